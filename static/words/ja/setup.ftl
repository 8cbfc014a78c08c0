# 局面編集の画面。

nav-setup = 局面編集
erase = 消す
clear = 全消去
start-position = 初期配置
play-from-here = ここから対局
analyse-this = 解析する
copy-link = リンクをコピー
set-up-from-here = ここから局面編集
setup-copied = この局面へのリンクをコピーしました。
setup-not-copied = このブラウザではコピーできません。FENを選択して、手動でコピーしてください。
fen = FEN
whose-turn = 手番
castling = キャスリング
en-passant = アンパッサン
no-en-passant = なし
jail-rest = 残りを牢屋へ
census = 駒数
setup-hint = 駒箱の駒をドラッグするか、駒を選んでからマスをタップします。消すときは、盤の外へドラッグします。
not-playable = まだ対局できません：

right-kingside = { $side } O-O
right-queenside = { $side } O-O-O
right-unmoved = { $side }のキングは未移動
census-of = { $side } { $found }/{ $full }
playable = 準備完了。{ $state }
playable-over = { $state }対局は終わっています。
fits = { $game }の局面です：切り替える
setup-piece = { $piece }：{ $count }
setup-piece-missing = { $piece }：{ $count }枚不足
setup-piece-complete = { $piece }：不足なし

place-square = { $square }
    .at = { $square }に
    .from = { $square }から
    .to = { $square }へ
    .holds = { $square }
setup-eraser = 消しゴムを選択中：タップした駒が消えます。
setup-in-hand = { $piece }を選択中：マスをタップすると置きます。
setup-taken-up = { $piece }を持ちました：マスを選んでください。
setup-nothing-in-hand = 何も選択していません。
setup-came = { FORM($place, "at") }{ $piece }。
setup-came-instead = { FORM($place, "at") }{ $piece }、{ $before }と入れ替え。
setup-left = { FORM($place, "from") }{ $piece }を取り除きました。
setup-went = { $piece }、{ FORM($from, "from") }{ FORM($to, "to") }。
setup-went-instead = { $piece }、{ FORM($from, "from") }{ FORM($to, "to") }、{ $before }と入れ替え。
setup-wrong-side = { FORM($place, "holds") }に入るのは{ $side }の駒だけです。
setup-wrong-kind = { $kind }はそこに置けません。
setup-right = { $right }：{ $held ->
        [yes] あり
       *[no] なし
    }。
setup-en-passant = ポーンが{ $square }を越えて2マス進んだところです。
setup-no-en-passant = 2マス進んだばかりのポーンはありません。
setup-rules-kept = { $game }：駒はそのままです。
setup-rules-start = { $game }：初期配置です。
setup-jailed = { $pieces }枚を牢屋に入れました。
setup-cleared = すべての駒を取り除きました。
setup-start = 初期配置です。
setup-read = 局面を読み込みました。
setup-faulty = 局面を読み込みましたが、誤りがあります。
setup-unreadable = 局面として読めません。盤はそのままです。
setup-undone = 元に戻しました。
setup-redone = やり直しました。
setup-mended = 対局できる局面になりました。
