# ルールについての文：局面の誤り、反則の理由、指し手の内容、終局。

## 局面の誤り

fault-unknown-variant = 「{ $name }」というゲームはありません。
fault-too-long = このテキストは{ $bytes }バイトあり、局面としては長すぎます。短いものを貼り付けてください。
fault-empty = 局面がありません。テキストが空です。
fault-character = 局面に「{ $letter }」という文字は使えません。
fault-ranks = 盤の段数が{ $found }です。正しくは{ $expected }です。
fault-rank-length = { $rank }段目のマス数が{ $found }です。正しくは{ $expected }です。
fault-shape = { $rank }段目が盤の形に合いません。空の段は{ $shape }と書きます（*はマスがないことを表します）。
fault-no-piece-on-board = 盤上の「{ $letter }」は、駒でも空きマスの数でもありません。
fault-no-piece-in-pocket = 飛行場と牢屋にある「{ $letter }」は駒ではありません。
fault-bracket = 飛行場と牢屋の括弧が、手番の前で閉じられていません。
fault-not-in-pocket = { $piece }は牢屋にも飛行場にも入りません。
fault-turn = 手番はwかbで書きます。「{ $text }」ではありません。
fault-castling = キャスリング権は-か、{ $letters }の文字（各1回まで）で書きます。「{ $text }」ではありません。
fault-castling-unmoved = 「{ $text }」のEやeは不要です。キャスリング権があれば、キングは動いていません。
fault-no-castling = このゲームにキャスリングはありません。「{ $text }」ではなく-と書きます。
fault-castling-king = キャスリング権{ $letter }には、{ $side }のキングが元の位置にいる必要があります。
fault-castling-rook = キャスリング権{ $letter }には、{ $side }のキングとルークが元の位置にいる必要があります。
fault-en-passant = 「{ $text }」を越えて2マス進んだばかりのポーンはありません。
fault-counter = 「{ $text }」は手数ではありません。
fault-trailing = 「{ $text }」は余分です。局面はその前で終わっています。
fault-no-king = { $side }のキングがありません。
fault-kings = { $side }のキングが{ $found }枚あります。
fault-too-many = { $side }の{ $kind }が{ $found }枚あります。1組は{ $most }枚です。
fault-pawn-on-edge = { $square }にポーンは置けません。
fault-king-en-prise = { $mover }の手番で、{ $side }のキングが取れてしまいます。
fault-takeover-nothing-to-place = このルールに自由配置はないので、括弧の中に駒は書けません。
fault-takeover-uneven = 駒は交互に配置します。{ $second }の残りが{ $black }枚のとき、{ $first }の残りが{ $white }枚にはなりません。
fault-takeover-out-of-own-ranks = 配置中なのに、{ $square }の駒が自陣の外にあります。
fault-messenger-open-bracket = 伝令の括弧が、手番の前で閉じられていません。
fault-messenger-not-a-courier = 括弧の中に書けるのはCとcだけです。「{ $letter }」は書けません。
fault-messenger-beside = いまこれらの伝令を盤の横に置くことはできません。
fault-messenger-no-pawn = { $side }には伝令にできるポーンがありません。

## 反則の理由

illegal-game-over = 対局は終わっています。
illegal-not-your-turn = { $side }の手番です。
illegal-nobody-there = このマスに駒はありません。
illegal-not-your-piece = この{ $piece }はあなたの駒ではありません。
illegal-not-how-it-moves = { $kind }はそのようには動けません。
illegal-blocked = { $at }の{ $by }が{ $kind }の行く手をふさいでいます。
illegal-own-piece-there = そのマスには自分の駒がいます。
illegal-nothing-to-capture = ポーンが斜めに動けるのは取るときだけで、そこには取る駒がありません。
illegal-cannot-move = この{ $kind }は動けません。
illegal-pinned = この{ $kind }は{ $at }の{ $by }にピンされていて、動くとキングが取られます。
illegal-still-in-check = { $at }の{ $by }によるチェックが続いています。
illegal-into-check = { $at }の{ $by }からキングにチェックがかかってしまいます。
illegal-thawing-capture = この{ $victim }を取ると自分の牢屋に入ります。すると{ $pawn }の{ $owner }ポーンが解凍され、あなたのキングにチェックがかかります。
illegal-unreadable = 「{ $text }」は指し手として読めません。
illegal-ambiguous = 「{ $text }」では{ LIST($meanings, "or") }か決まりません。
illegal-no-such-move = 「{ $text }」を指せる駒がありません。
illegal-not-a-move = そのように始まる手はありません。
illegal-frozen-pawn = このポーンは凍結しています。相手の牢屋に、入れ替われる駒がありません。
illegal-nobody-to-become = このポーンは昇格できません。相手の牢屋に、入れ替われる駒がありません。
illegal-never-becomes = ポーンは{ $kind }にはなれません。
illegal-cannot-become = 相手の牢屋に、ポーンと入れ替われる自分の{ $kind }がありません。
illegal-promotion-not-chosen = ポーンと入れ替わる駒を選んでください。
illegal-no-promotion-here = ポーンが入れ替わるのは、最終段に着いたときだけです。
illegal-prisoner-stays = この{ $kind }はあなたの人質です。身代金として払えますが、打つことはできません。
illegal-nobody-goes-there = そこに駒は置けません。自分の駒をマスに打つか、人質を相手の飛行場へ動かしてください。
illegal-nobody-lands = いまこのマスに降ろせる自分の駒はありません。
illegal-cannot-afford = { $kind }に見合う人質が自分の牢屋にありません。
illegal-too-cheap = { $paid }では{ $rescued }の身代金に足りません。
illegal-not-jailed = 相手の牢屋に自分の{ $kind }はありません。
illegal-no-prisoner = 自分の牢屋に{ $kind }はありません。
illegal-not-on-airfield = 自分の飛行場に{ $kind }はありません。
illegal-buys-nobody = { $kind }で救出できる自分の駒はありません。
illegal-occupied = 駒を降ろせるのは空いたマスだけです。ここには{ $piece }がいます。
illegal-pawn-on-edge = ポーンは両端の段には打てません。

castling-king-moved = キャスリングできません。キングがすでに動いています。
castling-no-rook = キャスリングできません。その隅に、まだ動いていないルークがありません。
castling-king-or-rook-moved = キャスリングできません。キングかそのルークがすでに動いています。
castling-path = キャスリングできません。{ $at }が空いていません。
castling-in-check = キャスリングできません。{ $at }からチェックされています。
castling-through-check = キャスリングできません。キングの通るマスに{ $at }からの利きがあります。

hole-over-hole = { $kind }は{ $hole }の穴を越えられません。
hole-pawn-before-hole = このポーンは{ $hole }の穴の前にいます。できるのは斜めに取ることだけです。
hole-neither = 手は、移動、引き込み、またはその両方です。
hole-does-not-pull = { $kind }は引き込みができない駒です。
hole-nobody-to-pull = このマスに引き込める駒はありません。
hole-pulls-own = 自分の駒は穴に引き込めません。
hole-not-in-line = { $kind }は、この線に沿った引き込みができません。
hole-no-hole = 間に引き込む穴がありません。
hole-two-holes = 間に穴が2つあります。引き込めるのは、ちょうど1つのときだけです。
hole-between = 間に{ $at }の{ $by }がいます。
hole-king-taken = キングを取った時点で対局は終わります。
hole-promotion-ends-turn = ポーンが昇格した手では、続けて引き込みはできません。
hole-promotion-not-chosen = ポーンの昇格先を、クイーン、ルーク、ビショップから選んでください。
hole-no-promotion-here = 昇格するのは、相手側の3段目に着いたポーンだけです。
hole-cannot-become = ポーンの昇格先はクイーン、ルーク、ビショップです。{ $kind }にはなれません。

takeover-no-square = この盤にそのマスはありません。
takeover-first-step = この{ $kind }は、最初の1歩が盤の外に出てしまいます。
takeover-nobody-to-jump = そこには{ $kind }が飛び越える駒がありません。
takeover-no-room = ジャンプの着地点は空いたマスです。{ $at }には{ $piece }がいます。
takeover-second-jump = ジャンプで越えられるのは1枚だけです。{ $at }にも{ $piece }がいます。
takeover-not-next-to = このルールでは、{ $at }を越えるジャンプは次のマスで止まります。
takeover-defended = { $at }の{ $victim }は乗っ取れません。{ $from }の{ $by }が守っています。
takeover-no-castling = このルールにキャスリングはありません。
takeover-promotion-not-chosen = ポーンの昇格先を選んでください。
takeover-no-promotion-here = 昇格するのは、最終段に着いたポーンだけです。
takeover-set-up-first = 先にすべての駒を配置します。盤の横から駒を取ってください。
takeover-not-to-place = 配置する{ $kind }はもうありません。
takeover-not-own-ranks = 駒は自陣の{ $depth }段に配置してください。
takeover-pawn-on-back-rank = いちばん手前の段にポーンは配置できません。
takeover-no-completion = この配置では、残りの駒をどう置いてもキングが取れてしまいます。
takeover-king-exposed = このままでは配置を終えられません。{ $side }のキングが{ $at }の{ $by }に取られます。

messenger-place-first = 先に、伝令にするポーンを選んでください。
messenger-not-a-pawn = 伝令にできるのはポーンだけです。
messenger-already-placed = 伝令はもう選んであります。
messenger-courier-first = 先に伝令を1歩進めてください。
messenger-not-a-courier = 先に動けるのは伝令だけで、{ $kind }は動けません。
messenger-one-step = 伝令が動くのは、通常の手の前の1歩だけです。
messenger-no-capture = 伝令は駒を取れません。
messenger-immune = { $kind }を取ることはできません。
messenger-adds-attacker = その1歩で、{ $at }の{ $by }がキングを攻撃できるようになります。
messenger-must-break = 伝令の1歩で、{ $at }の{ $by }からのチェックを防がなければなりません。
messenger-no-answer = その1歩のあとでは、{ $at }の{ $by }からのチェックを防ぐ手がありません。
messenger-not-at-edge = 伝令が盤の外へ出られるのは、最終段からだけです。
messenger-exit-exposes = 伝令は出られません。{ $at }の{ $by }がキングを攻撃できるようになります。
messenger-exit-barred = 伝令が{ $at }の{ $by }からのチェックを防げる間は、盤の外へ出られません。
messenger-frozen = { $at }の{ $by }にメイトされています。動けるのは伝令だけです。
messenger-move-too = 伝令の1歩のあと、通常の手を指してください。
messenger-no-pass = パスはできません。指せる手があります。
messenger-promotion-not-chosen = ポーンの昇格先を選んでください。
messenger-no-promotion-here = 昇格するのは、最終段に着いたポーンだけです。

## 指し手の内容

# 一手の中で起こることを順に並べる。
turn-done = { $side }：{ LIST($events, "comma") }。

event-walked = { $kind }を{ $from }から{ $to }へ
event-castled-kingside = キング側にキャスリング
event-castled-queenside = クイーン側にキャスリング
event-captured = { $kind }を取る
event-paid = { $kind }を払う
event-rescued = { $kind }を救出、{ $to }に降下
event-dropped = { $kind }を{ $to }に打つ
event-set-up = { $kind }を{ $to }に配置
event-promoted = { $kind }に昇格
event-taken-over = { $at }の{ $kind }を乗っ取る
event-pulled = { $at }の{ $kind }を穴に引き込む
event-placed = { $at }のポーンを伝令にする
event-left = 伝令が{ $at }から盤の外へ出る
event-passed = パス
event-thawed = { $at }の{ $side }ポーンが解凍
event-froze = { $at }の{ $side }ポーンが凍結
event-check = チェック
event-mate = メイト
event-pseudo-check = 疑似チェック

## 終局

ending-checkmate = チェックメイト
    .won = チェックメイトで{ $winner }の勝ち。
    .drawn = チェックメイトで引き分け。
ending-stalemate = ステイルメイト
    .won = ステイルメイトで{ $winner }の勝ち。
    .drawn = ステイルメイトで引き分け。
ending-repetition = 同一局面の反復
    .won = 同一局面の反復で{ $winner }の勝ち。
    .drawn = 同一局面の反復で引き分け。
ending-fifty-moves = 50手ルール
    .won = 50手ルールで{ $winner }の勝ち。
    .drawn = 50手ルールで引き分け。
ending-king-taken = キングの喪失
    .won = { $loser }がキングを失い、{ $winner }の勝ち。
    .drawn = キングの喪失で引き分け。
ending-no-move = 指す手なし
    .won = { $loser }に指す手がなく、{ $winner }の勝ち。
    .drawn = 指す手がなく引き分け。
ending-courier-through = 伝令の到達
    .won = 伝令が盤の外へ抜け、{ $winner }の勝ち。
    .drawn = 伝令の到達で引き分け。
ending-passes = 連続パス
    .won = 連続パスで{ $winner }の勝ち。
    .drawn = 連続パスで引き分け。
ending-resignation = 投了
    .won = { $loser }が投了し、{ $winner }の勝ち。
    .drawn = 投了で引き分け。
ending-agreement = 合意
    .won = 合意により{ $winner }の勝ち。
    .drawn = 合意により引き分け。
ending-time-forfeit = 時間切れ
    .won = { $loser }が時間切れ、{ $winner }の勝ち。
    .drawn = 時間切れで引き分け。
ending-adjudication = 裁定
    .won = 裁定により{ $winner }の勝ち。
    .drawn = 裁定により引き分け。

## 対局と棋譜

course-move = 通算{ $number }手目「{ $text }」：{ $why }

record-too-long = このテキストは{ $bytes }バイトあり、1局としては長すぎます。
record-start = 対局を始められません：{ LIST($faults, "space") }
record-move = { $place }：{ $why }
record-tag = 「{ $text }」（{ $line }行目）は[Name "value"]の形のタグではないため、除外しました。
record-tag-unused = タグ{ $text }（{ $line }行目）を除外しました：{ LIST($faults, "space") }
record-tag-denied = タグ{ $text }（{ $line }行目）は別のタグと矛盾するため、除外しました。
record-tag-again = タグ{ $text }（{ $line }行目）が違う値で2回あります。最初のものを使います。
record-no-result = { $text }（{ $line }行目）は結果（1-0、0-1、1/2-1/2、*）のどれでもありません。
record-other-result = { $text }（{ $line }行目）は指し手の結果{ $result }と矛盾します。指し手のほうを採用します。
record-unfollowed = { $place }：{ $why }タグ{ $tag }は使えませんでした：{ LIST($faults, "space") }
record-open-comment = { $place }：コメントが閉じられていません。
record-open-variation = { $place }：変化手順が閉じられていません。
record-stray-bracket = { $place }：この括弧に対応する開き括弧がありません。
record-surplus = { $place }：対局はもう終わっています。読み込むのは1局だけです。
record-place = { $number }{ $side ->
        [white] .
       *[black] ...
    }{ $text }（{ $line }行目）
