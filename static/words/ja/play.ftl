# 盤と対局。

title = ホステージチェス
nav-play = 対局
nav-rules = ルール
courier-stepped = 続けて通常の手を指してください。伝令の1歩を取り消すには、元のマスをタップします。
may-end = ここで終えるなら「完了」を押します。続けて指すこともできます。
choose-pull = 穴に引き込む駒を選ぶか、「完了」を押してください。
from-book = 定跡
nav = 画面
board = 盤、手前は{ $side }
record = 棋譜
no-moves = まだ指し手がありません。
other-line = ここで指された別の手順
taken-back = 待った：{ $move }
undo = 元に戻す
redo = やり直す
move-now = 指させる
flip = 反転
share = 共有
more = その他
close = 閉じる
cancel = キャンセル
copy = コピー
copied = コピー済み
reset = リセット
new-game = 新しい対局
previous-game = 前の対局
keys = キー操作
time = エンジンの強さ
seconds = 1手の秒数
other-time = その他の時間…
position-link = この局面へのリンク
game-link = 対局全体へのリンク
part-link = この手までの対局へのリンク
position-copied = 局面へのリンクをコピーしました。
game-copied = 対局全体へのリンクをコピーしました。
part-copied = この手までの対局へのリンクをコピーしました。
not-copied = このブラウザではコピーできません。リンクを選択して、手動でコピーしてください。
bad-link = このリンクは開けません
part-lost = ページの一部を読み込めませんでした。オフラインではありませんか？対局はこのまま続けられます。
try-again = もう一度
nothing-lost = あなたの対局はそのまま残っています。
go-on = 対局に戻る
not-stored = このブラウザでは保存できないものがあります：{ $what }。ページを閉じると、保存していないデータは失われます。
game = ゲーム
boards = 盤
switches = 追加ルール
hint = ヒント
pause = 一時停止
continue = 再開
rematch = 再戦
clock = 時計
minutes = 持ち時間（分）
increment = 1手ごとの加算（秒）
pace = 1手の最短時間
# The same below a narrow field, and its choices.
pace-short = 速さ
pace-of = { $seconds }秒
turning = 手番に合わせて盤を反転
turning-how = 端末を渡し合って指すとき
facing = 奥の駒を逆さに表示
facing-how = 向かい合って座るとき
planned = 先行入力しました。指せる状態なら自動で指されます。空きマスをタップすると取り消せます。
spoiled = 先行入力した手は指されませんでした。
hint-sought = ヒントを探しています…
chapters-label = ルールの選択

hint-move = ヒント：{ LIST($events, "comma") }。
confirm-move = { LIST($events, "comma") }。この手を指しますか？
confirm = 指す
call-off = やめる

# ゲームの名前。
game-hostage = ホステージチェス
game-takeover = テイクオーバーチェス
game-hole = ホールチェス
game-messenger = メッセンジャーチェス
switch-pierce = 7段目のポーンは昇格できなくてもチェックをかけられる
switch-41 = 41マス
switch-64 = 64マス
switch-adjacent = ジャンプは次のマスまで
switch-undefended = 守られた駒は乗っ取れない
switch-free = 自由配置
switch-couriers = 8枚のポーンすべてが伝令で、取られることもある
rule-64 = 64マス
rule-adjacent = 短いジャンプ
rule-undefended = 守られた駒は安全
rule-free = 自由配置
rule-pierce = ピアースのルール
rule-couriers = 伝令8枚

to-move = { $side }の手番です。
to-move-in-check = { $side }の手番です。チェックされています。
choose-courier-pawn = { $side }：伝令にするポーンを選んでください。
choose-set-up = { $side }：盤の横から駒を取って配置してください。
where-to-set-up = { $kind }を配置します。マスを選んでください。
choose-rescue = { $kind }で支払います。救出する駒を選んでください。
choose-payment = { $kind }を救出して{ $square }へ。支払う駒を選んでください。
choose-promotion = ポーンを{ $square }へ。昇格先を選んでください。
choose-promotion-prisons = ポーンを{ $square }へ。入れ替わる駒を選んでください。
where-to-land = { $kind }を救出します。空いたマスを選んでください。
where-to-drop = { $kind }を打ちます。空いたマスを選んでください。
paused = コンピュータ（{ $side }）の手番で停止中です。「指させる」で再開します。
paused-watching = { $side }の手番で停止中です。「再開」で続きます。
engine-failed = コンピュータが指せませんでした：{ $why }。「指させる」でもう一度試せます。
engine-failed-watching = コンピュータが指せませんでした：{ $why }。「再開」でもう一度試せます。
engine-not-fetched = エンジンをダウンロードできませんでした
engine-not-started = ブラウザがエンジンを起動できませんでした
engine-unreplayable = 対局を再生できませんでした
engine-silent = エンジンを再起動しましたが応答がありません。対局では「指させる」、解析ではエンジンの切り替えを試してください。それでも直らなければページを再読み込みしてください。
engine-outdated = エンジンとページのバージョンが違います。ページを再読み込みしてください。
engine-too-old = コンピュータ対局には新しいブラウザが必要です（Safari・iOS 16.4、Chrome 91、Firefox 89以降）。1つの画面やリンクでの友だちとの対局、レッスン、ライブラリ、エンジンなしの解析はこのまま使えます。

player-engine = { $name } · { $side }
player-you = あなた · { $side }
player-person = { $side }
player-friend = 友だち · { $side }
friend-turn = 友だちの番
play-both = ここで両方を指す
your-turn = あなたの番
turn-of = { $side }の番
engine-thinks = 考え中…
engine-thinks-found = 考え中… { $found }
engine-paused = 停止中
engine-last = 前回：{ $found }
engine-found = 深さ{ $depth }、{ $score }
level = { $number ->
        [0] レベル0（初めて）
        [1] レベル1（入門）
        [4] レベル4（中級）
        [7] レベル7（クラブ級）
        [10] レベル10（強豪）
       *[other] レベル{ $number }
    }
seconds-per-move = 1手{ $seconds }秒
minutes-per-move = 1手{ $minutes }分
score-mates = { $moves }手メイト
score-mated = { $moves }手でメイトされる
score-takes-king = { $moves }手でキングを取る
score-loses-king = { $moves }手でキングを取られる
score-wins = { $moves }手で勝ち
score-loses = { $moves }手で負け
open-part = { $moves ->
        [0] 開始局面を開く
       *[other] 通算{ $moves }手目の局面を開く
    }

control = { $minutes }分＋{ $seconds }秒
clock-label = { $side }の時計：{ $minutes ->
        [0] {""}
       *[other] { $minutes }分
    }{ $seconds }秒{ $low ->
        [yes] 、残りわずか
       *[no] {""}
    }

hint-piece = ヒント：{ $kind }の手を探しましょう。
hint-piece-jailed = ヒント：救出できる{ $kind }に注目。
hint-piece-airfield = ヒント：打てる{ $kind }に注目。
hint-from = ヒント：{ $square }の{ $kind }。
hint-to = ヒント：{ $kind }を{ $square }へ。
hint-to-jailed = ヒント：{ $kind }を救出して{ $square }へ。
hint-to-airfield = ヒント：{ $kind }を{ $square }に打つ。
no-hint = ヒントを出せません：{ $why }。
declined-too-early = コンピュータは引き分けを断りました。形勢を判断するにはまだ早いようです。
declined-ask-again = コンピュータは今は引き分けを断りました。数手後にもう一度申し込んでください。
declined-stands-better = コンピュータは引き分けを断りました。自分が優勢だと見ています。
draw-agreed = { $side }も同意？
draw-offer = 引き分け提案
resign = 投了
resign-really = 本当に投了？
resign-side = { $side }が投了
choose-courier = 伝令にする
leave-the-board = 盤の外へ出る

# プログラムが異常終了したときのパネル。
fault-title = 問題が発生しました。
fault-text = 対局は保存されています。
fault-reload = 再読み込み
fault-what = 詳細
update-text = 新しいバージョンがあります。都合のよいときに再読み込みしてください。
update-later = あとで

answer-unplayable = 返ってきた手{ $answer }はここでは指せません
answer-missing = 手が見つかりませんでした

# 盤を見ないで指す人への読み上げと、入力する言葉。
ask-last = 直前 最終手 last
ask-clocks = 時計 残り時間 時間 clock clocks time
ask-trays = 牢屋 飛行場 人質 prison prisons airfield airfields
ask-turn = 手番 who turn
answer-no-clock = この対局に時計はありません。
answer-no-trays = このゲームでは盤の横に何もありません。
answer-tray = { $place }：{ LIST($pieces, "comma") }。
answer-tray-empty = { $place }：なし。
answer-pseudo-check = 疑似チェックです。ポーンは凍結しています。
answer-frozen = 凍結中のポーン：{ LIST($squares, "comma") }。
answer-mated = { $side }はメイトされています。動けるのは伝令だけです。
answer-for-sale = { $side }が救出できる駒：{ LIST($kinds, "comma") }。
late = 読み込みに時間がかかっています。保存したものは無事です。盤が表示されない場合は、
load-again = ページを再読み込みしてください。
words-damaged = 日本語の文の一部が届かなかったため、英語で表示しています。
