# 开局浏览器。

explorer = 开局
explorer-how = 引擎自我对弈中在此走过的着法
explorer-coming = 正在加载开局…
explorer-lost = 开局没能加载。是不是断网了？
explorer-none = 没有出现过此局面的对局。
explorer-move = 着法
explorer-games = 对局
explorer-results = 白胜/黑胜
explorer-worth = 评估
explorer-row = { $move }：{ $games }盘，白胜{ $white }%，和{ $draws }%，黑胜{ $black }%；评估{ $score }
explorer-unplayed = { $move }：没有对局；评估{ $score }

opening-e4 = 王前兵
opening-d4 = 后前兵
opening-nf3 = 王翼马
opening-nc3 = 后翼马
opening-e3 = 王前兵进一格
opening-d3 = 后前兵进一格
opening-a3 = 后翼车前兵
opening-h3 = 王翼车前兵
opening-h4 = 王翼车前兵进两格
opening-nh3 = 马到边线
opening-e4-e5 = 双王前兵
opening-e4-nc6 = 王前兵对后翼马
opening-e4-d5 = 王前兵对后前兵
opening-d4-d5 = 双后前兵
opening-d4-nf6 = 后前兵对王翼马
opening-nf3-nf6 = 双王翼马
opening-nf3-d5 = 王翼马对后前兵
opening-nc3-d5 = 后翼马对后前兵
opening-knights = 双王前兵双马
