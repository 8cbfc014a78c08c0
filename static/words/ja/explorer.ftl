# 序盤データ。

explorer = 序盤
explorer-how = エンジンの自己対局で、ここから指された手
explorer-coming = 序盤データを読み込み中…
explorer-lost = 序盤データを読み込めませんでした。オフラインではありませんか？
explorer-none = この局面からの対局はありません。
explorer-move = 手
explorer-games = 対局数
explorer-results = 白勝ち / 黒勝ち
explorer-worth = 評価
explorer-row = { $move }：{ $games }局、白勝ち{ $white }%、引き分け{ $draws }%、黒勝ち{ $black }%、評価{ $score }
explorer-unplayed = { $move }：対局なし、評価{ $score }

opening-e4 = キングポーン
opening-d4 = クイーンポーン
opening-nf3 = キング側ナイト
opening-nc3 = クイーン側ナイト
opening-e3 = キングポーン1マス
opening-d3 = クイーンポーン1マス
opening-a3 = クイーン側の端ポーン
opening-h3 = キング側の端ポーン
opening-h4 = キング側の端ポーン2マス
opening-nh3 = ナイトを端へ
opening-e4-e5 = 両者キングポーン
opening-e4-nc6 = キングポーン対クイーン側ナイト
opening-e4-d5 = キングポーン対クイーンポーン
opening-d4-d5 = 両者クイーンポーン
opening-d4-nf6 = クイーンポーン対キング側ナイト
opening-nf3-nf6 = 両者キング側ナイト
opening-nf3-d5 = キング側ナイト対クイーンポーン
opening-nc3-d5 = クイーン側ナイト対クイーンポーン
opening-knights = 両者キングポーンとナイト2枚
