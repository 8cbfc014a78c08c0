# 対局者の間のリンクと、手の入力。

reply-link = 返信リンク
reply = 返信
send-link = リンクを送る
reply-note = 一手ごとにリンクを送り合います。友だちは直前の手を見て、次の手を返せます。
line-only = このリンクに入るのは、この手順の手だけです。変化、コメント、記号、矢印は、下のPGNに入っています。
embed-link = サイトに埋め込む
embed-fields = 表示の設定
embed-event = 大会名
embed-start = 最初の局面（通算手数）
embed-side = 視点
embed-as-is = ここと同じ
embed-bad = 「{ $name }={ $value }」は無視されます：{ $name ->
        [side] sideはwhiteかblackです。
        [start] startは0から対局の長さまでの通算手数です。
        [theme] themeはlight、dark、contrastのどれかです。
       *[names] namesは1（表示）か0（非表示）です。
    }
picture = 局面の画像
picture-game = 対局の動画（GIF）
picture-coming = 描画中…
picture-saved = 画像を保存しました。
picture-failed = 画像を作れませんでした。
picture-ended = 画像の作成を中止しました。
picture-long = 動画にできるのは{ $most }手までですが、この対局は{ $moves }手あります。一部を選ぶか、局面の画像を保存してください。
picture-from = この手から
picture-to = この手まで
reply-copied = 返信リンクをコピーしました。相手に送ってください。
embed-copied = 埋め込みコードをコピーしました。自分のページに貼り付けてください。
show-code = QRコード
code = QR
no-code = このリンクは長すぎてQRコードにできません。リンクをコピーしてください。
send = 送る…
not-sent = 端末の機能で共有できませんでした。リンクをコピーしてください。
open-full = 大きな盤で開く
first = 最初
backward = 戻る
last = 最後
walk = 対局をたどる
type-move = 手を入力
type-hint = 手を入力：Nf3、g1f3、…
type-list = 一致する手

seat-turn = 友だちは{ $friend }です。あなたの番です（{ $side }）。
seat-wait = あなたは{ $side }です。友だちの番なので、返信リンクを待ってください。
seat-over = 友だちは{ $friend }、あなたは{ $side }でした。
send-turn = 手を送る
send-result = 結果を送る
send-invitation = 招待を送る
link-copied = コピー済み：友だちに送りましょう
move-copied = コピーしました。友だちに送ってください。返事のリンクが届いたら、ここで開きます。

link-screen = 「{ $text }」という画面はありません。
link-too-long = リンクが{ $bytes }バイトあります。対局のリンクとしては長すぎます。
link-encoding = リンクの一部が壊れています：「{ $text }」。もう一度送ってもらってください。
link-game = 「{ $text }」というゲームはありません。
link-player = 対局者は「human」か「engine」です。「{ $text }」は使えません。
link-seconds = 1手の秒数は1から3600までの数です。「{ $text }」は使えません。
link-level = レベルは0から{ $highest }までの数です。「{ $text }」は使えません。
link-version = このバージョンでは「{ $text }」の対局を読めません。再読み込みして新しいバージョンにしてください。
link-damaged = リンクの一部が、途中で欠けたか変わっています。もう一度送ってもらってください。
link-case = リンクの大文字と小文字が、途中で入れ替わっています。もう一度送ってもらってください。
link-taken = リンクの「{ $name }」を「{ $meant }」として読みました。
link-unknown = リンクの「{ $name }」は、ここでは意味がありません。「{ $meant }」のことですか？
link-cut = リンクの末尾が点で終わっています。最後の手が欠けているかもしれません。

arrival-same = 保存した対局の続きです。
arrival-newer = このリンクで、保存した対局が{ $moves }手進みます。
arrival-older = 保存した対局は、このリンクより{ $moves }手進んでいます。「進む」でそこへ移れます。
arrival-forks = 保存した対局は、{ $parting }のあと別の手順でした。変化として残してあります。

code-label = QRコード：{ $link }
begin-so = { $moves ->
        [0] そのように始まる手はありません。Enterで理由がわかります。
        [1] 一致する手が1つあります。Enterで指します。
       *[other] 一致する手が{ $moves }通りあります。
    }
begin-so-many = 一致する手は{ $moves }通りあります。最初の{ $shown }通りを示します。
notation-leslie = Leslie (B)N*c7
notation-pierce = Pierce (B-N)N@c7
