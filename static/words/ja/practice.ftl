# エンジンとの練習。

practice-heading = エンジンと練習
practice-intro = 勝ちの局面を勝ち切り、苦しい局面をしのぎましょう。エンジンは全力で指します。
practice-place = 練習{ $place }/{ $number }
practice-exercise = 練習{ $number }、{ $stars }
practice-mate = { $moves }手以内にメイト
practice-win = { $moves }手以内に勝つ
practice-hold = { $moves }手しのぐ
practice-left = { $moves ->
        [1] 最後の一手です。
       *[other] 残り{ $moves }手です。
    }
practice-hint = エンジンなら{ $move }です。
practice-slipped = 勝ちを逃しました。やり直すか、このまま続けましょう。
practice-losing = 負けの局面になりました。やり直すか、このまま続けましょう。
practice-judging = 手数を使い切りました。しのげたかどうか、エンジンが確認しています…
practice-won = できました。
practice-held = しのぎ切りました。
practice-late = 手数を使い切りましたが、メイトになっていません。もう一度どうぞ。
practice-lost = もう一度どうぞ。
practice-drawn = ここでは引き分けでは足りません。もう一度どうぞ。
practice-not-held = 手数を使い切りましたが、エンジンが勝勢です。もう一度どうぞ。
practice-silent = エンジンが応答しません。もう一度試してください。

practice-fed = 満員の飛行場でメイト
    .text = 飛行場の駒はみな降下を待つ攻め駒です。チェックで打ち続けて、キングの逃げ場をなくしましょう。
practice-thaw = 解凍したいポーン
    .text = 7段目のポーンは、相手の牢屋に自分のナイト、ビショップ、ルーク、クイーンがない間は凍結しています。次に1枚取られると解凍されます。都合のよいときに取らせましょう。
practice-last = 最後の支払い
    .text = 人質は1枚だけです。勝負を決めるところで払うか、もっと価値の高い駒を取りましょう。
practice-win-on = 勝ち切る
    .text = 大差の優勢ですが、すぐにはメイトできません。攻め続けながら、駒を取ると相手が何を救出できるかに気をつけましょう。
practice-hold-on = しのぐ
    .text = 持ちこたえる手はいま1つしかなく、この先もそういう場面があります。引き分けでも、しのいだことになります。
