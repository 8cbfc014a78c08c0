# 键盘快捷键及其作用；表在src/shell/keys。

key-tab = 在棋盘、托盘和按钮之间移动
key-walk = 棋盘上：逐格移动
key-touch = 棋盘上：拿起或放下棋子
key-landings = 棋盘上：列出能落到此格的子
key-back = 退回一步；教练提问时：继续走
key-flip = 翻转棋盘
key-sound = 声音开关
key-type = 棋盘外：输入着法
key-help = 显示此列表
key-hint = 获得提示，每按一次更明确
key-undo = 棋盘外：后退、前进
key-move-now = 棋盘外：立即走棋；教练提问时：继续走
key-say-last = 读出上一步；也可输入“上一步”
key-say-clocks = 读出棋钟；也可输入“棋钟”
key-say-trays = 读出监狱里和机场上的子；也可输入“监狱”
key-say-turn = 读出轮到谁走、要注意什么；也可输入“谁走”
key-tell-last = 读出上一步
key-tell-clocks = 读出棋钟
key-tell-trays = 读出监狱里和机场上的子
key-tell-turn = 读出轮到谁走、要注意什么
key-step = 棋盘外：后退、前进
key-sibling = 棋盘外：切换此处走过的着法
key-ends = 到变着的开头或末尾
key-follow = 棋盘外：走引擎的最佳着法
key-engine = 引擎开关
key-move = 这一步：注释、符号、提升、删除
key-clear-shapes = 清除箭头和圆圈
key-threats = 棋盘外：显示打入、吃子或赎金带来的威胁
key-own = 显示走棋方可用的打入
key-setup-tab = 在棋盘、棋盒、托盘和输入框之间移动
key-setup-piece = 按字母拿起白子（小写为黑子）；再按放回
key-setup-touch = 棋盘上：放下或拿起棋子
key-setup-remove = 棋盘上：移除棋子
key-setup-erase = 拿起橡皮
key-setup-back = 放回手中的东西
key-setup-undo = 棋盘外：撤销、重做
key-setup-control = 撤销、重做

# 按键上的名称。
keyname-space = 空格键
keyname-enter = Enter
keyname-escape = Esc
keyname-delete = Delete
keyname-backspace = 退格键
keyname-home = Home
keyname-end = End
