# また来た人のホーム画面。

nav-home = ホーム
home-welcome = おかえりなさい
home-your-move = あなたの番です
home-their-move = 相手の番です
home-paused = 停止中
home-game = あなたと{ $opponent }
home-computer = あなたとコンピュータ
home-friend = あなたと友だち
home-same-screen = この画面で2人対局
home-engines = コンピュータ同士
home-about =
    { $drops ->
        [0] { $number }手目
       *[other] { $number }手目 · 打てる駒{ $drops }枚
    }
home-continue = 続ける
home-play = 対局
home-next-game = 次の対局
home-puzzle-done = 正解済み。次は明日です。
home-rung = 次の相手
home-rung-how =
    { $beaten ->
        [0] まず最初の相手に勝つ
       *[other] { $all }人中{ $beaten }人に勝利
    }
home-lesson = 次のレッスン
home-live-open = 募集中の招待
home-live-waits = まだ誰も来ていません
home-live-asked = 相手のページの返事を待っています
home-live-confirming = 相手の端末はまだ結果を確認していません
home-live-unsent = まだ送られていません。対局を開くと送られます
home-live-over = 対局は終わりました。結果を見てください
home-live-claim = 相手の時間切れです。勝ちを申し立てることができます
home-live-unknown = 開くと今の状況がわかります
home-live-more = ほかのライブ対局
home-lobby = ロビー
home-lobby-how = いま指せる相手を探す
home-won = 前の対局は勝ちでした
home-lost = 前の対局は負けでした
home-drawn = 前の対局は引き分けでした
home-ended = 前の対局は終わりました
home-review-how = 勝敗を分けた手を見る
home-own = 自分の対局から{ $due }局面
home-own-how = 逃した手を見つける
home-rating = レーティング{ $rating }
