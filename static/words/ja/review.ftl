# 対局の振り返り。

review = 振り返り
review-go-on = 続ける
review-start = 対局を振り返る
review-offer = エンジンが対局をたどり、流れが変わった所、悪い手とその理由、もっとよい手を示します。
review-pause = 停止
review-close = 振り返りを閉じる
chances = 勝率
accuracy = 正確さ{ $percent }
better = よりよい手：
better-line = もっとよい手順
# 対局の物語：勝負どころ。
story-own = { $number ->
        [1] あなたの対局の勝負どころ
       *[other] あなたの対局、{ $number }つの勝負どころ
    }
story-any = { $number ->
        [1] この対局の勝負どころ
       *[other] この対局、{ $number }つの勝負どころ
    }
story-none = 話題にするほど悪い手はありませんでした。お見事です！
story-begins = 対局をたどっています…
story-you = あなた
story-move = { $move }手目
story-good = 最高の一手
story-find = もっとよい手を探す
story-show = 見る
story-moments = 勝負どころに戻る
story-board = 盤を見る
story-again = もう一局
story-all = 全{ $number }手
story-clean = 悪い手なし
after-review = 振り返りのあと
retry = 失敗に再挑戦
retry-next = 次へ
retry-skip = スキップ
retry-solve = 手を見る
retry-back = 局面に戻る
retry-end = 終える
review-progress = 振り返った局面
retry-looking = 手を確認中…
retry-good = よい手です。さっきの手よりよくなりました。
retry-wrong = よくなっていません。別の手を指しましょう。
retry-solved = こう指すほうがよい手でした。
retry-over = 失敗はこれで全部です。お疲れさまでした！

review-progress-of = { $done }/{ $of }
verdict-inaccuracy = 疑問手
verdict-mistake = 悪手
verdict-blunder = 大悪手
verdicts-inaccuracy = 疑問手{ $number }
verdicts-mistake = 悪手{ $number }
verdicts-blunder = 大悪手{ $number }
graph-place = { LIST($parts, "comma") }
graph-chances = { $side } { $percent }%
retry-ask-one = { $side }の{ $move }よりよい手を見つけましょう。
retry-ask = { $index }/{ $of }：{ $side }の{ $move }よりよい手を見つけましょう。

# 手が悪かった理由。それを示す手順がつくこともある。
review-reason = { $reason }。
review-reason-line = { $reason }：{ $line }。
end-mate = { $moves }手メイト
end-king = { $moves }手でのキング取り
end-win = { $moves }手での勝ち
bought-back = { $force ->
        [mate-now] 取った{ $kind }が救出されるとメイト
        [mate] 取った{ $kind }が救出されると{ $moves }手メイト
        [check] 取った{ $kind }がチェックで救出される
        [wins] 取った{ $kind }が救出され、{ $lost }を失う
       *[plain] 取った{ $kind }が救出される
    }
dropped-at-once = { $force ->
        [mate-now] 払った{ $kind }をすぐ打たれるとメイト
        [mate] 払った{ $kind }をすぐ打たれると{ $moves }手メイト
        [check] 払った{ $kind }をすぐチェックで打たれる
        [wins] 払った{ $kind }をすぐ打たれ、{ $lost }を失う
       *[plain] 払った{ $kind }をすぐ打たれる
    }
overpaid = { $enough }で足りるのに{ $paid }を払った
dear = { $rescued }のために{ $paid }を払った
let-thaw = { $at }のポーンの解凍を許した
not-frozen = { $at }のポーンを凍結する機会を逃した
not-frozen-check = { $at }のポーンを凍結してチェックを防ぐ機会を逃した
put-to-be-lost = { $at }に置いた{ $kind }が{ $loss ->
        [taken] 取られる
        [taken-over] 乗っ取られる
       *[pulled] 穴に引き込まれる
    }{ $pays ->
        [yes] （身代金にも使われる）
       *[no] {""}
    }
left-to-be-lost = { $at }に残した{ $kind }が{ $loss ->
        [taken] 取られる
        [taken-over] 乗っ取られる
       *[pulled] 穴に引き込まれる
    }{ $pays ->
        [yes] （身代金にも使われる）
       *[no] {""}
    }
allowed-end = { $manner ->
        [drop] 打ち込みからの{ $end }を許した
        [exchange] 人質交換からの{ $end }を許した
        [promotion] 昇格からの{ $end }を許した
       *[plain] { $end }を許した
    }
missed-end = { $manner ->
        [drop] 打ち込みからの{ $end }を逃した
        [exchange] 人質交換からの{ $end }を逃した
        [promotion] 昇格からの{ $end }を逃した
       *[plain] { $end }を逃した
    }
gave-draw = 引き分けになった（{ $ending }）
not-taken = { $at }の{ $kind }を{ $loss ->
        [taken] 取る
        [taken-over] 乗っ取る
       *[pulled] 穴に引き込む
    }手があった
# 手の種類。次の2つの一部になる。
manner = { $manner ->
        [drop] 打ち込み
        [exchange] 人質交換
        [promotion] 昇格
       *[plain] よい手
    }
not-seen = { $check ->
        [yes] チェックになる{ manner }を逃した
       *[no] { manner }を逃した
    }
allowed-move = { $check ->
        [yes] チェックになる{ manner }を許した
       *[no] 相手の{ manner }を許した
    }
chances-fell = 勝率が{ $was }%から{ $is }%に下がった
