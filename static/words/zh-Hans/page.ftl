# 页面自身脚本的文字，用于程序启动之前或崩溃之后。没有参数。

page-description = 人质国际象棋：被吃的子成为人质，可以用赎金赎回。
page-no-wasm = 棋盘需要WebAssembly，而这个浏览器没有或已关闭它。请开启它，或换用较新的浏览器。
page-not-started = 程序没能启动。已保存的对局都在。
fault-again = 本页启动时再次崩溃，原因可能是你保存的数据。你可以先存一份完整的副本，再不带这些数据启动：对局只是搁置，不会删除，棋谱库也会保留。
fault-again-library = 本页启动时再次崩溃，原因可能是棋谱库。请先存一份副本，然后不带棋谱库启动，再从副本导入其中的对局。
fault-copy = 存一份副本
fault-without = 不带数据启动
fault-saved = 已存到你的下载文件夹：hostage-chess-stored.pgn。
fault-saved-part = 已存到你的下载文件夹，但不含无法读取的棋谱库：hostage-chess-stored.pgn。
fault-unsaved = 副本没能保存。
fault-blocked = 另一个标签页打开着棋谱库。请关闭本站的其他标签页。
fault-kept = 棋谱库没能删除。
fault-lost = 本页没能保存的内容已丢失。
# 访问不存在的地址时显示的页面。
lost-title = 找不到页面
lost-what = 地址不完整，或页面已不存在。你保存的内容都还在。
lost-home = 回到首页
