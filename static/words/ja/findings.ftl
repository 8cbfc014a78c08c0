# エンジンの対局からわかること (#/findings)。

findings-title = 対局からわかること
findings-decimal = {"."}
findings-games = { $games }局
findings-source = 数字はすべて、エンジン同士の{ $games }によるものです。1手につき約1,500局面を読んでいます。わかるのはエンジンの指し方で、人の指し方ではありません。よく勝つ手が勝ちの原因とは限りません。
findings-error = ±のあとの数は誤差の幅です。
findings-white = 白は100点中{ $points }点を取る
findings-white-won = 白勝ち{ $share }
findings-drawn = 引き分け{ $share }
findings-black-won = 黒勝ち{ $share }
findings-length = 対局の半数は{ $move }手目より前に終わる
findings-lengths = 10局に1局は{ $early }手目より前に、10局に9局は{ $late }手目より前に終わります。平均は{ $mean }手です。
findings-mate = メイトの{ $share }は人質交換による
findings-by-walk = 盤上の手{ $share }
findings-by-drop = 打ち込み{ $share }
findings-by-exchange = 人質交換{ $share }
findings-stopped = メイトは{ $mates }回。対局の{ $share }は最後まで指され、残りは一方が大差をつけた時点で打ち切られました。
findings-frozen = 対局の{ $share }でポーンが凍結する
findings-pawns = 100局で{ $pawns }枚のポーンが凍結します。
findings-alike = 人質交換の{ $share }は同じ種類の駒で払う
findings-cells = 行は救出した駒、列は支払った駒です。大きい数字は100局あたりの回数、小さい数字は払った側の期待得点の変化（100点満点）です。青は5点以上の損です。
findings-rescued = 救出
findings-paid = 支払い
findings-worst = クイーンでポーンを救出した側は100点中わずか{ $points }点
findings-scores = その手を指した側の得点です。線は50点です。苦しい側は払いすぎるしかないので、その手が原因とは限りません。
findings-first = 白の初手は{ $move }が最高で、100点中{ $points }点
findings-lines = 初手を選ぶと、そのあと最も多く指された手順をたどれます。より新しいエンジンの{ $games }によるものです。
