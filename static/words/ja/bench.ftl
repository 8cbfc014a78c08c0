# ベンチマーク。

bench-title = ベンチマーク
bench-intro = エンジンが決まった局面を決まった深さまで探索します。同じバージョンなら、どの端末・ブラウザでも探索ノード数は同じです。1秒あたりのノード数が、ここでの速さを示します。
bench-depth = 深さ
bench-run = 実行
bench-progress = 局面{ $done }/{ $of }…
