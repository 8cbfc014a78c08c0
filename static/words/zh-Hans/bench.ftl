# 基准测试。

bench-title = 基准测试
bench-intro = 引擎把固定的局面搜索到固定的深度。同一版本的引擎在任何机器、任何浏览器上搜索的节点数都相同。每秒节点数说明它在这里跑得多快。
bench-depth = 深度
bench-run = 运行
bench-progress = 局面{ $done }/{ $of }…
