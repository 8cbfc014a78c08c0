# 再次来访时的首页。

nav-home = 首页
home-welcome = 欢迎回来
home-your-move = 轮到你走
home-their-move = 轮到对手走
home-paused = 已暂停
home-game = 你与{ $opponent }
home-computer = 你与电脑
home-friend = 你与朋友
home-same-screen = 双人同屏
home-engines = 电脑对电脑
home-about =
    { $drops ->
        [0] 第{ $number }回合
       *[other] 第{ $number }回合 · { $drops }个子可打入
    }
home-continue = 继续
home-play = 下棋
home-next-game = 下一局
home-puzzle-done = 已解开。明天有新题。
home-rung = 下一个对手
home-rung-how =
    { $beaten ->
        [0] 击败你的第一个对手
       *[other] 已击败{ $beaten }/{ $all }个对手
    }
home-lesson = 下一课
home-live-open = 你发出的邀请
home-live-waits = 还没有人加入
home-live-asked = 正在等待对方页面的答复
home-live-confirming = 对方的设备还没有确认结果
home-live-unsent = 还没发出。打开对局即可发送
home-live-over = 对局已结束，请看结果
home-live-claim = 对方已超时，你可以宣布获胜
home-live-unknown = 打开即可查看进展
home-live-more = 更多实时对局
home-lobby = 大厅
home-lobby-how = 现在就找人下棋
home-won = 上一局你赢了
home-lost = 上一局你输了
home-drawn = 上一局是和棋
home-ended = 上一局已结束
home-review-how = 看看胜负关键
home-own = 你的对局中有{ $due }个局面
home-own-how = 找出你当时漏掉的着法
home-rating = 你：等级分{ $rating }
