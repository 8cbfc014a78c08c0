# 棋谱库页面。

nav-library = 棋谱库
keep = 存入棋谱库
kept = 已存入棋谱库。
search = 搜索
search-hint = 名称、棋手、棋种、结果、着法
sort = 排序
library-list = 对局与局面
select-all = 全选
select-none = 取消选择
import-file = 导入文件
paste = 粘贴
paste-title = 粘贴对局或局面
paste-hint = 任意多盘对局（PGN），两种记法均可；或FEN，每行一个。
import = 导入
pasted = 粘贴的文本
dropped = 拖入的文本
drop-here = 把文件拖到这里，导入其中的对局
one-file = 同时拖入的多个文件
export-notation = 导出记法
export = 导出
export-all = 全部导出
play-on = 对弈
rename = 重命名
delete = 删除
new-name = 新名称
exporting = 正在写入文件…
library-empty = 这里还没有内容。下完的对局，或走了几步后离开的对局，都会自动保存。你也可以导入文件、粘贴对局，或按棋盘旁的“存入棋谱库”。
library-deleted-by-browser = 一周不访问，Safari就会删除网站的数据。想保留，请把本页添加到主屏幕（分享，添加到主屏幕），或导出你的对局。
nothing-found = 棋谱库中没有符合的内容。
filters = 筛选
filter-result = 你的结果
filter-any-result = 不限
filter-won = 你赢
filter-lost = 你输
filter-drawn = 和棋
filter-others = 他人对局
filter-opponent = 对手
filter-anybody = 不限
more-names = 另有{ $number }人：请用搜索
filter-game = 棋种
filter-any-game = 所有棋种
filter-clear = 显示全部
entry-menu = “{ $title }”的操作
library-famous = 或打开最早发表的对局之一：
famous-1 = 1999：用后赎回的后落到e1将军，白方第24回合认输
famous-2 = 1999：三次空降都带将军，白方第16回合认输
famous-3 = 兵的静着将杀b4的王，第26回合
famous-4 = 赎回的马落到f6将杀，第23回合

sort-date = 日期，最新在前
sort-name = 名称
sort-length = 长度，最长在前
sort-result = 结果
library-opening = 正在打开棋谱库…
entries = { $number }项
entries-shown = 显示{ $shown }/{ entries }
select = 选择{ $title }
selected = 已选{ $number }项
selected-hidden = 已选{ $number }项，其中{ $hidden }项未显示
trouble-forbidden = 这个浏览器不允许本页保存棋谱库。无痕窗口中常会这样。请导出或复制你想保留的内容。
trouble-framed = 本页显示在另一个网站中，因此这里不会保存任何内容。
own-window = 在单独的窗口中打开
trouble-full = 棋谱库已满：浏览器没有剩余空间了。请导出并删除一些内容，再重试。
trouble-blocked = 另一个标签页正以旧版本使用棋谱库。请关闭它，再重试。
trouble-silent = 浏览器没有响应对棋谱库的请求。数据没有丢失：请重新加载页面，或重启浏览器。
trouble-other = 棋谱库无法读取或保存。请重新加载页面，再重试。{ $text }
entry-position = 局面，{ $game }
entry-unread = 此项的详情已无法读取，但仍可打开或导出
entry-length = { $moves ->
        [0] 局面
       *[other] { $moves }回合
    }
day = { $year }年{ month }{ $day }日
month-of = { $year }年{ month }
month = { $month ->
        [1] 1月
        [2] 2月
        [3] 3月
        [4] 4月
        [5] 5月
        [6] 6月
        [7] 7月
        [8] 8月
        [9] 9月
        [10] 10月
        [11] 11月
       *[12] 12月
    }
importing = 正在读取{ $name }：{ $tally }
tally = { LIST($parts, "comma") }。
tally-new = 新增{ $number }项
tally-part = 部分读取{ $number }项
tally-orthodox = 普通国际象棋{ $number }项
tally-again = 已有{ $number }项
tally-bad = 无法读取{ $number }项
bad-heading = { $number }盘对局没能读到底
notes-heading = 略去了{ $number }个标签；着法已保留
bad-kept = { $why }之前的{ $kept }步已保留。
bad-orthodox = 这是普通国际象棋的对局：被吃的子不再回来，兵可以升变为任何子。{ $kept ->
        [0] 其中没有一个局面适用于Hostage Chess。要从类似的局面下起，请自行摆局。
        [1] 第一步在Hostage Chess里也合法，已保留：可以分析，或接着下。之后：{ $why }
       *[other] 前{ $kept }步在Hostage Chess里也合法，已保留：可以分析，或接着下。之后：{ $why }
    }
bad-record = 第{ $line }行：{ $why }
bad-record-titled = 第{ $line }行（{ $title }）：{ $why }
toast-undo = 撤销
toast-deleted = 已删除{ entries }。
toast-restored = 已恢复{ entries }。
toast-no-record = 没有找到对局或局面。
toast-imported = 已导入：{ $tally }
toast-cancelled = 已取消：{ $tally }
toast-saved = 已导出{ entries }。
toast-copied = 已复制{ entries }。
toast-not-copied = 浏览器不允许本页复制。请改为导出文件。
toast-unreadable = 无法读取{ $name }。
toast-busy = 无法读取{ $name }：另一项导入正在进行。请等它完成后再试。
toast-exporting = 另一项导出正在进行。请等它完成后再试。
toast-too-large = { $name }有{ $size } MB，一次最多能读取{ $most } MB。请拆分文件。
record-you = 你
record-engine-level = { $name }，{ $level }级
record-engine = 电脑，{ $pace }

# 导入备份文件。
import-title = 从{ $name }导入
import-what = 此文件不只含有对局。请选择要导入的内容。“撤销”可以全部还原。
import-to-library = 加入棋谱库。
import-games = { $number }盘对局或局面
import-boards = { $number }个打开的对局、分析或局面
import-settings-changes = 会更改你的设置：{ $list }。
import-settings-same = 与你的设置相同。
import-lessons = { $number }颗星
import-lessons-note = 与你的合并：每课以最好成绩为准。
import-puzzles = { $number }道已解谜题
import-career = 与电脑对局的{ $number }盘成绩
import-career-joined = 与你的合并；每盘只计一次。
import-career-foreign = 这些对局都不是在这里下的，会改变你的等级分。
import-people = 与人对局的{ $number }盘成绩
import-people-foreign = 这些对局都不是在这里下的，会改变你的成绩。
import-puzzles-rating = 等级分{ $rating }。
import-puzzles-same = 与你的合并。你的等级分仍为{ $here }。
import-puzzles-other = 与你的合并。你的等级分由{ $here }变为{ $rating }。
import-unread = 此文件中有{ $number }项无法读取，已跳过。
import-lacks = 此文件没有棋谱库的对局：生成文件时棋谱库无法读取。
tally-settings = 设置
tally-lessons = 课程星数
tally-puzzles = 谜题
tally-career = 与电脑对局的成绩
tally-people = 与人对局的成绩
tally-refused = { $number }项已略去：太多、太长或无法识别
tally-passed = 跳过{ $number }行设置或进度
toast-taken-back = 已撤销导入：{ $number ->
        [0] 设置和进度恢复如前。
       *[other] 删除了{ $number }项；设置和进度恢复如前。
    }
toast-taken-back-in-part = 已撤销导入：{ $number ->
        [0] 没有删除任何内容
       *[other] 删除了{ $number }项
    }。有一部分保留：导入之后有过改动，或未能移除。
toast-no-room = 什么都没有导入：浏览器没有剩余空间了。请删除一些内容，再导入。
