# 初めて訪れた人の画面。

welcome-captured = 取られた駒は、人質になる。
welcome-ransom = 身代金を払えば、空から帰ってくる。
welcome-how = 同等以上の価値の人質で払うと、自分の駒がすぐ空きマスに降下します。
door-computer = コンピュータと対局
door-computer-how = やさしい相手から。登録不要。
door-computer-against = 相手は{ $opponent }。登録不要。
door-learn = 5分で覚える
door-learn-how = 盤で学ぶ短いレッスン7つ
# チェスを指したことがない人へ。
door-learn-chess = まずチェスを覚える
door-learn-chess-how = 盤で学んで3分
door-friend = 友だちと対局
door-friend-how = リンクか同じ画面で
door-puzzle-how = 毎日新しい1問
skill = チェスの経験は？
skill-unasked = 未回答
skill-never = なし
skill-little = 少し
skill-club = クラブ
welcome-held = ナイトが人質に
welcome-paid = 身代金を払う
welcome-mate = 降下してメイト
welcome-picture = ホステージチェスの一局面。白のナイトが黒の牢屋にいます。白が自分の牢屋のビショップで身代金を払うと、ナイトがパラシュートでf7に降下。チェックメイトです。
welcome-pause = 動きを止める
other-games = ほかのゲーム
takeover-how = 飛び越えた相手の駒が味方に
hole-how = 盤の2つの穴に駒を引き込む
messenger-how = 伝令を先に向こう岸へ
friend-first = まず一手指して、それから送ります。
friend-begins = リンクを送りましょう。友だちが白で、先に指します。

# 空のトレイを押したときの説明。
purpose-prison = 自分の牢屋です。取った駒は人質としてここに入ります。身代金に使えば、自分の駒を救出できます。
purpose-jailed = 取られた自分の駒はここに入ります。同等以上の価値の人質で払えば、パラシュートで帰ってきます。
purpose-airfield = 自分の飛行場です。相手が支払いに使った自分の駒がここで待っています。空いたマスに打てます。
purpose-their-airfield = 相手の飛行場です。人質をここへ動かすと、自分の駒の身代金になります。
