# 盤と、盤の横のトレイ：マス、駒、選択。

kind-capital = { $kind }
rank = { $digits }段目
cell = { $name }、{ LIST($parts, "comma") }
cell-piece = { $piece }
cell-empty = 空き
cell-in-check = チェックあり
cell-in-pseudo-check = 疑似チェックあり
cell-frozen = 凍結中
cell-picked-up = 選択中
picked-up = 選んだ駒：{ $from }、{ $piece }。行けるマス：{ $targets }。
cell-can-be-taken = 取れる
cell-can-go-here = 行ける
cell-planned = 先行入力
cell-unconfirmed = 確認待ちの手
cell-hinted = ヒント

# トレイの見出し。
tray-prison = 取った駒
tray-jailed = 取られた駒
tray-holder = { $who }の牢屋
tray-airfield = 飛行場
tray-reserve = これから置く駒
tray-box = 駒箱

place-prison = { $side }の牢屋
    .at = { $side }の牢屋に
    .from = { $side }の牢屋から
    .to = { $side }の牢屋へ
    .holds = { $side }の牢屋
place-airfield = { $side }の飛行場
    .at = { $side }の飛行場に
    .from = { $side }の飛行場から
    .to = { $side }の飛行場へ
    .holds = { $side }の飛行場
place-reserve = { $side }の控え
    .at = { $side }の控えに
    .from = { $side }の控えから
    .to = { $side }の控えへ
    .holds = { $side }の控え
place-box = { $side }の駒箱
    .at = { $side }の駒箱に
    .from = { $side }の駒箱から
    .to = { $side }の駒箱へ
    .holds = { $side }の駒箱

# 同じ種類の駒。下のメッセージの一部になる。
pieces = { $count ->
        [1] { $kind }
       *[other] { $kind }{ $count }枚
    }
tray-piece-no-payment = 捕まった駒：{ pieces }。払える人質なし
tray-piece-no-ransom = 捕まった駒：{ pieces }。今は救出不可
tray-piece-ransom = 救出：{ pieces }。支払い：{ LIST($payments, "either") }
tray-piece-pay = 人質：{ pieces }。これで払う
tray-piece-set-up = 配置：{ pieces }
tray-piece-drop = 打つ：{ pieces }
tray-piece = { $side }の{ pieces }
price-tag = 身代金：{ $kind }
price-tag-nobody = 払える人質なし

payment-title = { $kind }を{ $square }へ。支払う駒は…
promotion-title = ポーンを{ $square }へ。昇格先は…
promotion-title-prisons = ポーンを{ $square }へ。入れ替わる駒は…
landings-title = { $square }に降ろす
payment-note = { LIST($notes, "semicolon") }
payment-freezes = { $at }の{ $side }ポーンが凍結
payment-thaws = { $at }の{ $side }ポーンが解凍
payment-parachutes = あとで{ $side }が打てる
payment-dearer = 必要以上に高い
promotion-jails = ポーンが代わりに牢屋へ
notes = { LIST($notes, "comma") }
landing-drop = { $kind }を打つ
landing-set-up = { $kind }を配置
landing-rescue = { $paid }を払い、{ $kind }を救出
offer-done = 完了
offer-choose = 選ぶ
