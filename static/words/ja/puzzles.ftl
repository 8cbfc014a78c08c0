# パズル。

puzzles-title = パズル
puzzles-loading = パズルを読み込み中…
puzzles-lost = パズルを読み込めませんでした。オフラインではありませんか？解いた記録は残っています。
puzzles-damaged = このパズルのファイルは読めません（{ $fault }）。ページのバージョンが違うのかもしれません。再読み込みしてください。
puzzle-unknown = パズル「{ $name }」はありません。代わりに別の1問です。
puzzle-day-unknown = その日のパズルはありません。代わりに今日のパズルです。
puzzle-withdrawn = パズル「{ $name }」は再検証で問題が見つかったため取り下げました。代わりに別の1問です。
puzzle-again = 再挑戦
puzzle-name = パズル{ $number }
puzzle-mate = { $moves ->
    [1] 一手で勝ちましょう。
   *[other] 相手がどう応じても、自分の{ $moves }手で勝ちましょう。
}
puzzle-advantage = ただ1つの勝ちの手を見つけましょう。
puzzle-defence = 負けを防ぐただ1つの手を見つけましょう。
puzzle-right = 正解。続けましょう。
puzzle-solved = 正解！
puzzle-solved-late = それが正解です。
puzzle-shown = これが正解です。
puzzle-returns = このパズルはまた出ます。
puzzle-judging = 不正解です。とがめる手を探しています…
puzzle-refuted = 不正解です。{ $side }に{ $answer }と応じられます。別の手を指しましょう。
puzzle-refuted-mate = 不正解です。{ $side }に{ $answer }と応じられ、{ $moves ->
    [1] 次の手で
   *[other] あと{ $moves }手で
}負けます。別の手を指しましょう。
puzzle-wrong = 不正解です。別の手を指しましょう。
puzzle-show = 答えを見る
puzzle-try-again = もう一度
puzzle-next = 次のパズル
puzzle-analyse = 解析する
puzzle-link = リンク
puzzle-rating = あなたのレーティング：{ $guess ->
    [yes] 約{ $rating }
   *[no] { $rating }
}
puzzle-grade = パズルのレーティング：{ $rating }
puzzle-streak = 連続記録：{ $days }日
puzzle-count = { $tried }問中{ $solved }問を一発正解
puzzle-due = 復習するパズル{ $count }問
puzzle-game = ゲーム
puzzle-daily = 今日のパズル
theme-advantage = 勝ちの手
theme-defence = しのぎの手
theme-mate-drop = 打ち込みメイト
theme-mate-exchange = 交換メイト
theme-mate-promotion = 昇格メイト
theme-pseudo-check = 疑似チェック
theme-freeze = ポーンの凍結
theme-thaw = ポーンの解凍
theme-denial = 兵糧攻め
theme-block = 空からの合駒
theme-fork = 両取り
theme-quiet = 静かな手
theme-purchase = 身代金の捨駒
theme-win-in = { $moves }手で勝ち
puzzle-about = テーマ
puzzle-topic = { $theme }（{ $count }）
theme-any = すべて

storm = 3分ストーム
storm-how = やさしい問題から順に、次々と解きます。時計は最初の手から動き、間違えると10秒減ります。
storm-score = { $solved }問正解
storm-combo = { $moves }連続
storm-wrong = 不正解：{ $seconds }秒減
storm-bonus = { $seconds }秒追加！
storm-left = 残り{ $seconds }秒。
storm-best = 自己ベスト：{ $best }。
storm-new-best = 自己ベスト更新！
storm-missed = 間違えた問題を見直す
storm-again = もう一度
storm-end = やめる

puzzle-own = 自分の失敗
puzzle-better = ここであなたは{ $move }と指しました。もっとよい手を見つけましょう。
puzzle-own-none = 今日復習する自分の失敗はありません。代わりに別の1問です。
puzzles-aside = 解いた記録を読めなかったため、別に保管しました。最初からの記録になります。
solve-mistakes = 自分の失敗を解く（{ $count }）
puzzles-waiting = 読み込んだパズルの記録が、ブラウザの容量に収まりません。ライブラリか設定で何か削除すると、空いたときに取り込みます。

# ヒントと、答えの手順。

puzzle-skip = スキップ
puzzle-hint-note = ヒントを見ると正解に数えません。このパズルはまた出ます。
puzzle-hint-idea = 方針
puzzle-hint-idea-what = どんな手か
puzzle-hint-piece = 駒
puzzle-hint-piece-what = どの駒か
puzzle-hint-square = マス
puzzle-hint-square-what = どのマスか
puzzle-idea-ransom = 身代金を払いましょう。牢屋の自分の駒を盤に降ろせます。
puzzle-idea-drop = 飛行場の駒が打てます。
puzzle-idea-promote = ポーンが昇格できます。
puzzle-idea-capture-check = 取ってチェックをかける手を探しましょう。
puzzle-idea-capture = 取れる駒があります。
puzzle-idea-check = チェックを探しましょう。
puzzle-idea-quiet = 静かな手を探しましょう。取らず、チェックもかけない手です。
puzzle-which-walks = 動かすのは{ $at }の{ $kind }です。
puzzle-which-ransom = { $kind }を救出します。
puzzle-which-drop = 使うのは飛行場の{ $kind }です。
puzzle-which-king = 動かすのはキングです。
puzzle-which-look = 印のついた駒に注目しましょう。
puzzle-where-walks = 行き先は{ $to }です。
puzzle-where-lands = 降ろすのは{ $to }です。
puzzle-where-move = その手：{ LIST($events, "comma") }。
puzzle-step-start = パズルの最初の局面です。
puzzle-step-ransom = { $who ->
    [you] あなた
   *[they] 相手
}は{ $paid }を払い、{ $same ->
    [same] 自分の
   *[other] {""}
}{ $kind }を{ $to }に降ろします{ $end ->
    [over] 。これで勝ちです。
    [check] 。チェックです。
   *[none] 。
}
puzzle-step-move = { $who ->
    [you] あなたの手
   *[they] 相手の手
}：{ LIST($events, "comma") }。{ $end ->
    [over] これで勝ちです。
   *[none] {""}
}
puzzle-step-back = 一手戻る
puzzle-step-forward = 一手進む
puzzle-retry = もう一度解く
puzzle-try = { $move }は失敗です。{ $side }に{ $answer }と応じられます。

# パズルの最初のページ。

puzzle-front-mate = { $moves }手で勝つ
puzzle-front-advantage = 勝ちの手を見つける
puzzle-front-defence = 負けを防ぐ
puzzle-solve = 解く
puzzle-solve-again = もう一度見る
puzzle-easy = やさしい問題から
puzzle-fill = 今日解くと円が埋まります。ヒントを使っても連続記録は続きます。
puzzle-week = この7日間
puzzle-mark-open = 未解答
puzzle-mark-solved = 正解
puzzle-mark-hinted = ヒントあり
puzzle-mark-missed = 不正解
puzzle-weekdays = 月 火 水 木 金 土 日
puzzle-weekday-names = 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日
puzzle-months = 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月
puzzle-month-of-year = { $year }年{ $month }
puzzle-month-before = 前の月
puzzle-month-after = 次の月
puzzle-months-of = 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月
puzzle-date = { $month }{ $day }日
puzzle-of = { $day }のパズル
puzzle-at-level = あなたのレベルのパズル
puzzle-level = レーティング{ $guess ->
    [yes] 約{ $rating }
   *[no] { $rating }
}{ $way ->
    [up] {" "}· 今週+{ $change }
    [down] {" "}· 今週−{ $change }
   *[same] {""}
}
puzzle-level-new = 最初の数問でレーティングが決まります。
puzzle-curve = パズルのレーティングの推移（日ごと）
puzzle-solve-level = 自分のレベルで解く
storm-name = ストーム
storm-best-how = 3分間の自己ベスト
storm-none-how = 3分で何問？
puzzle-try-again-name = 再挑戦
puzzle-due-how = 今日の復習問題
puzzle-due-none = 今日の復習はありません
puzzle-by-theme = テーマ別
puzzle-number-of = { $count }問
puzzle-longest = 最長連続記録：{ $days }日
puzzles-back = すべてのパズル
storm-misses-how = 盤をタップすると、じっくり解けます。
storm-right = 正解
storm-wrong-count = 不正解
