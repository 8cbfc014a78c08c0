# 摆局页面。

nav-setup = 摆局
erase = 擦除
clear = 清空
start-position = 初始
play-from-here = 从此处下起
analyse-this = 分析
copy-link = 复制链接
set-up-from-here = 从此处摆局
setup-copied = 已复制此局面的链接。
setup-not-copied = 浏览器不允许本页复制。请选中FEN，自行复制。
fen = FEN
whose-turn = 走棋方
castling = 易位
en-passant = 吃过路兵
no-en-passant = 无
jail-rest = 其余入狱
census = 棋子
setup-hint = 从棋盒拖出棋子，或先点棋子再点格子。拖出棋盘即移除。
not-playable = 还不能下：

right-kingside = { $side }O-O
right-queenside = { $side }O-O-O
right-unmoved = { $side }王未动
census-of = { $side }{ $found }/{ $full }
playable = 就绪。{ $state }
playable-over = { $state }对局已结束。
fits = 此局面适用于{ $game }：切换
setup-piece = { $piece }：{ $count }
setup-piece-missing = { $piece }：缺{ $count }
setup-piece-complete = { $piece }：不缺

place-square = { $square }
    .at = { $square }
    .from = { $square }
    .to = { $square }
    .holds = { $square }
setup-eraser = 已选橡皮：每点一下移除一个子。
setup-in-hand = 已选{ $piece }：点格放下。
setup-taken-up = 拿起{ $piece }：请选一格。
setup-nothing-in-hand = 没有选中棋子。
setup-came = { $piece }放到{ FORM($place, "at") }。
setup-came-instead = { $piece }放到{ FORM($place, "at") }，换下{ $before }。
setup-left = 已移除{ FORM($place, "at") }的{ $piece }。
setup-went = { $piece }从{ FORM($from, "from") }移到{ FORM($to, "to") }。
setup-went-instead = { $piece }从{ FORM($from, "from") }移到{ FORM($to, "to") }，换下{ $before }。
setup-wrong-side = { FORM($place, "holds") }只能放{ $side }的子。
setup-wrong-kind = { $kind }不能放在那里。
setup-right = { $right }：{ $held ->
        [yes] 有
       *[no] 无
    }。
setup-en-passant = 有个兵刚走两格，越过{ $square }。
setup-no-en-passant = 没有兵刚走两格。
setup-rules-kept = { $game }：棋子不变。
setup-rules-start = { $game }：初始局面。
setup-jailed = { $pieces }个子入狱。
setup-cleared = 已移除所有棋子。
setup-start = 初始局面。
setup-read = 局面已载入。
setup-faulty = 局面已载入，但有错误。
setup-unreadable = 这不是局面；棋盘保持原样。
setup-undone = 已撤销。
setup-redone = 已重做。
setup-mended = 现在可以下了。
