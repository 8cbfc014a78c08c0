# コーチ：相手の狙いと、もっとよい手。

coach = コーチ
coach-says = 大悪手を指すと教えてくれます。
set-coach = コーチ（やさしい相手のとき）
coach-on = オン
coach-off = オフ
coach-play-on = 続行
no-coach = コーチなし
coach-asks = { $reason }。待ったをしますか？
coach-asks-line = { $reason }：{ $line }。待ったをしますか？
coach-asks-reply = { $reason }。{ $side }の最善手：{ $line }。待ったをしますか？
# 続く結果。次の2つの一部になる。
coach-with = { $force ->
        [mate-now] メイトになる形で
        [mate] { $moves }手メイトになる形で
        [check] チェックで
       *[plain] {""}
    }
coach-then = { $force ->
        [wins] 、次に{ $lost }を取れます
       *[plain] ます
    }
coach-bought-back = { $side }は{ $kind }を{ coach-with }救出でき{ coach-then }
coach-dropped = { $side }は、払われた{ $kind }を{ coach-with }打て{ coach-then }
coach-lost = { $side }は{ $at }の{ $kind }を{ $loss ->
        [taken] 取れます
        [taken-over] 乗っ取れます
       *[pulled] 穴に引き込めます
    }{ $pays ->
        [yes] （身代金にも使えます）
       *[no] {""}
    }
# 必勝手順の初手。次の2つの一部になる。
coach-by = { $manner ->
        [drop] 打ち込みからの
        [exchange] 人質交換からの
        [promotion] 昇格からの
       *[plain] {""}
    }
coach-end = { $side }に{ coach-by }{ $end }があります
coach-missed = { coach-by }{ $end }がありました
coach-answered = { $side }には{ $check ->
        [yes] チェックになる
       *[no] {""}
    }{ manner }があります
coach-not-seen = { $check ->
        [yes] チェックになる
       *[no] {""}
    }{ manner }がありました
coach-overpaid = { $enough }で足りるのに{ $paid }を払いました
coach-dear = { $rescued }のために{ $paid }を払いました
coach-thaws = { $at }のポーンが解凍されます
coach-not-frozen = { $at }のポーンを凍結{ $check ->
        [yes] して、チェックを防げます
       *[no] できます
    }
coach-not-taken = 代わりに{ $at }の{ $kind }を{ $loss ->
        [taken] 取れます
        [taken-over] 乗っ取れます
       *[pulled] 穴に引き込めます
    }
coach-fell = あなたの勝率が{ $was }%から{ $is }%に下がります

# 対局のあと：見どころを3つまで。
moments = 勝負どころ
moment-well = { $side }のミスを見逃さず、とがめました。お見事です。
# 勝ちを決めた、打ち込みまたは救出。
moment-parachute = { $kind }が{ $at }に降り立ち、{ $ends ->
        [yes] 勝負が決まりました
       *[no] もう誰にも止められませんでした
    }。お見事です。
moment-title-parachute = 勝利のパラシュート
moment-title-well = チャンスをつかんだ
moment-title-bought = { $kind }が帰ってきた
moment-title-dropped = 払った駒に逆襲された
moment-title-dear = 身代金が高すぎた
moment-title-thawed = ポーンが解凍された
moment-title-not-frozen = ポーンを凍結する手があった
moment-title-lost = { $kind }をタダで渡した
moment-title-allowed = { $end }を許した
moment-title-missed = { $end }があった
moment-title-drew = 引き分けを許した
moment-title-free = { $kind }をタダで取る手があった
moment-title-not-seen = { $manner ->
        [drop] 打ち込みのほうがよかった
        [exchange] 人質交換のほうがよかった
       *[plain] もっとよい手があった
    }
moment-title-answered = { $manner ->
        [drop] 打ち込みを見落とした
        [exchange] 人質交換を見落とした
       *[plain] 応手を見落とした
    }
moment-title-fell = ここで流れが変わった
moment-board = { $move }の前の局面
moment-analyse = 解析する
moment-puzzle = 似たパズル
