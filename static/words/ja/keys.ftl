# キー操作とその働き。表は src/shell/keys にある。

key-tab = 盤、トレイ、ボタンの間を移動
key-walk = 盤上：マスからマスへ移動
key-touch = 盤上：駒を持つ、置く
key-landings = 盤上：このマスに降ろせる駒の一覧
key-back = 1つ前に戻る。コーチに聞かれたとき：続行
key-flip = 盤を反転
key-sound = 音のオン・オフ
key-type = 盤の外：手を入力
key-help = この一覧を表示
key-hint = ヒント。押すたびに詳しくなる
key-undo = 盤の外：戻る、進む
key-move-now = 盤の外：コンピュータにすぐ指させる。コーチに聞かれたとき：続行
key-say-last = 直前の手を読み上げる（「直前」と入力しても可）
key-say-clocks = 時計を読み上げる（「時計」と入力しても可）
key-say-trays = 牢屋と飛行場の駒を読み上げる（「牢屋」と入力しても可）
key-say-turn = 手番と注意点を読み上げる（「手番」と入力しても可）
key-tell-last = 直前の手を読み上げる
key-tell-clocks = 時計を読み上げる
key-tell-trays = 牢屋と飛行場の駒を読み上げる
key-tell-turn = 手番と注意点を読み上げる
key-step = 盤の外：戻る、進む
key-sibling = 盤の外：ここで指された手を切り替える
key-ends = 手順の最初・最後へ
key-follow = 盤の外：エンジンの最善手を指す
key-engine = エンジンのオン・オフ
key-move = この手：コメント、記号、優先、削除
key-clear-shapes = 矢印と丸を消す
key-threats = 盤の外：打ち込み、取る手、支払いの狙いを表示
key-own = 手番側の打ち込みを表示
key-setup-tab = 盤、駒箱、トレイ、入力欄の間を移動
key-setup-piece = その文字の白の駒を持つ（小文字は黒）。もう一度で戻す
key-setup-touch = 盤上：駒を置く、持つ
key-setup-remove = 盤上：駒を取り除く
key-setup-erase = 消しゴムを持つ
key-setup-back = 持っているものを戻す
key-setup-undo = 盤の外：元に戻す、やり直す
key-setup-control = 元に戻す、やり直す

# キーに書かれた名前。
keyname-space = スペース
keyname-enter = Enter
keyname-escape = Esc
keyname-delete = Delete
keyname-backspace = Backspace
keyname-home = Home
keyname-end = End
