# 棋手之间的链接，以及输入的着法。

reply-link = 回复链接
reply = 回复
send-link = 发送链接
reply-note = 供两人对弈，一步一个链接。它显示上一步，朋友打开就能应着。
line-only = 链接只包含这条变着的着法。下面的PGN还包含其他变着、注释、符号和箭头。
embed-link = 嵌入你的网站
embed-fields = 显示选项
embed-event = 赛事
embed-start = 起始局面（半回合）
embed-side = 视角
embed-as-is = 与此处相同
embed-bad = 已忽略“{ $name }={ $value }”：{ $name ->
        [side] side必须是white或black。
        [start] start必须是半回合数，从0到全局长度。
        [theme] theme必须是light、dark或contrast。
       *[names] names必须是1（显示）或0（隐藏）。
    }
picture = 局面图片
picture-game = 对局动画（GIF）
picture-coming = 正在绘制…
picture-saved = 图片已保存。
picture-failed = 没能生成图片。
picture-ended = 已取消绘制。
picture-long = 动画最多{ $most }回合，这盘棋有{ $moves }回合。请选其中一段，或保存局面图片。
picture-from = 起始回合
picture-to = 结束回合
reply-copied = 已复制回复链接：发给对手吧。
embed-copied = 已复制嵌入代码：粘贴到你的网页。
show-code = 二维码
code = 二维码
no-code = 链接太长，做不成二维码。请改为复制。
send = 发送…
not-sent = 设备没能分享链接。请改为复制。
open-full = 打开完整棋盘
first = 开头
backward = 后退
last = 末尾
walk = 逐步看棋
type-move = 输入着法
type-hint = 输入着法：Nf3、g1f3…
type-list = 匹配的着法

seat-turn = 朋友执{ FORM($friend, "short") }。轮到你走：你执{ FORM($side, "short") }。
seat-wait = 你执{ FORM($side, "short") }。轮到朋友走：请等回复链接。
seat-over = 朋友执{ FORM($friend, "short") }，你执{ FORM($side, "short") }。
send-turn = 发送你的着法
send-result = 发送结果
send-invitation = 发送邀请
link-copied = 已复制：发给朋友吧
move-copied = 已复制：发给朋友吧。回复也是一个链接：在这里打开。

link-screen = 没有叫“{ $text }”的页面。
link-too-long = 链接长{ $bytes }字节，没有这么长的对局。
link-encoding = 链接的一部分已损坏：“{ $text }”。请对方再发一次。
link-game = 没有叫“{ $text }”的棋种。
link-player = 棋手必须是“human”或“engine”，不能是“{ $text }”。
link-seconds = 每步秒数必须是1到3600的数，不能是“{ $text }”。
link-level = 级别必须是0到{ $highest }的数，不能是“{ $text }”。
link-version = 此版本读不了“{ $text }”类的对局：请重新加载页面，获取新版本。
link-damaged = 链接在传送中有缺失或被改动。请对方再发一次。
link-case = 链接的大小写在传送中弄乱了。请对方再发一次。
link-taken = 链接里写的是“{ $name }”，已按“{ $meant }”读取。
link-unknown = 链接里写的是“{ $name }”，在这里没有意义。是指“{ $meant }”吗？
link-cut = 链接以省略号结尾：末尾可能缺了着法。

arrival-same = 接着下你保存的对局。
arrival-newer = 这个链接给你保存的对局加了{ $moves }步。
arrival-older = 你保存的对局比这个链接多{ $moves }步：按“前进”可以到那里。
arrival-forks = 你保存的对局在{ $parting }之后走法不同；它作为变着保留。

code-label = 二维码：{ $link }
begin-so = { $moves ->
        [0] 没有这样开头的着法。按Enter看原因。
        [1] 1个匹配的着法。按Enter走出。
       *[other] { $moves }个匹配的着法。
    }
begin-so-many = { $moves }个匹配的着法；这里是前{ $shown }个。
notation-leslie = Leslie (B)N*c7
notation-pierce = Pierce (B-N)N@c7
