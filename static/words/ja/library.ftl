# ライブラリ画面。

nav-library = ライブラリ
keep = ライブラリに保存
kept = ライブラリに保存しました。
search = 検索
search-hint = 名前、対局者、ゲーム、結果、指し手
sort = 並べ替え
library-list = 対局と局面
select-all = すべて選択
select-none = 選択を解除
import-file = ファイルを読み込む
paste = 貼り付け
paste-title = 対局や局面を貼り付け
paste-hint = 対局は何局でも（PGN、どちらの表記でも）。局面はFENを1行に1つ。
import = 読み込む
pasted = 貼り付けたテキスト
dropped = ドロップしたテキスト
drop-here = ここにファイルをドロップすると、対局を読み込みます
one-file = 一度に複数のファイル
export-notation = 書き出しの表記
export = 書き出す
export-all = すべて書き出す
play-on = 対局
rename = 名前を変更
delete = 削除
new-name = 新しい名前
exporting = ファイルに書き出し中…
library-empty = まだ何もありません。終わった対局や、数手指して離れた対局は自動で保存されます。ファイルの読み込み、対局の貼り付け、盤の横の「ライブラリに保存」でも追加できます。
library-deleted-by-browser = Safariは、1週間開かなかったサイトのデータを削除します。残すには、このページをホーム画面に追加する（共有→ホーム画面に追加）か、対局を書き出してください。
nothing-found = 一致するものがライブラリにありません。
filters = 絞り込み
filter-result = 自分の結果
filter-any-result = すべて
filter-won = 勝ち
filter-lost = 負け
filter-drawn = 引き分け
filter-others = ほかの人同士
filter-opponent = 相手
filter-anybody = 全員
more-names = ほか{ $number }人：検索してください
filter-game = ゲーム
filter-any-game = すべてのゲーム
filter-clear = すべて表示
entry-menu = { $title }の操作
library-famous = 初期に発表された対局を開くこともできます：
famous-1 = 1999年：クイーンを払って救出されたクイーンがe1に降下してチェック、24手目に白が投了
famous-2 = 1999年：3つのパラシュートがチェックで降下、16手目に白が投了
famous-3 = 26手目、静かなポーンの手でb4のキングをメイト
famous-4 = 23手目、救出されたナイトがf6に降下してメイト

sort-date = 日付（新しい順）
sort-name = 名前
sort-length = 手数（多い順）
sort-result = 結果
library-opening = ライブラリを開いています…
entries = { $number }件
entries-shown = { entries }中{ $shown }件
select = { $title }を選択
selected = { $number }件を選択中
selected-hidden = { $number }件を選択中（{ $hidden }件は非表示）
trouble-forbidden = このブラウザではライブラリを使えません（プライベートウィンドウではよくあることです）。残したいものは書き出すかコピーしてください。
trouble-framed = このページは別のサイトの中に表示されているため、ここでは何も保存されません。
own-window = 単独のウィンドウで開く
trouble-full = ライブラリがいっぱいで、ブラウザに空き容量がありません。項目を書き出してから削除し、もう一度試してください。
trouble-blocked = このページの古いバージョンを開いた別のタブが、ライブラリを使っています。そのタブを閉じて、もう一度試してください。
trouble-silent = ライブラリについて、ブラウザから応答がありません。データは失われていません。ページを再読み込みするか、ブラウザを再起動してください。
trouble-other = ライブラリを読み書きできませんでした。ページを再読み込みして、もう一度試してください。{ $text }
entry-position = 局面、{ $game }
entry-unread = この項目の詳細はもう読めません。開くことと書き出すことはできます
entry-length = { $moves ->
        [0] 局面
       *[other] { $moves }手
    }
day = { $year }年{ month }{ $day }日
month-of = { $year }年{ month }
month = { $month }月
importing = { $name }を読み込み中：{ $tally }
tally = { LIST($parts, "comma") }。
tally-new = 新規{ $number }件
tally-part = うち一部のみ{ $number }件
tally-orthodox = 普通のチェス{ $number }件
tally-again = 登録済み{ $number }件
tally-bad = 読み込み不可{ $number }件
bad-heading = { $number }局は最後まで読めませんでした
notes-heading = タグ{ $number }個を除外しました（指し手は残っています）
bad-kept = { $why }その前の{ $kept }手は残しました。
bad-orthodox = これは普通のチェスの対局です。取られた駒は消え、ポーンはどの駒にも昇格できます。{ $kept ->
        [0] ホステージチェスに合う局面がありません。似た局面から指すには、局面編集で作ってください。
       *[other] 最初の{ $kept }手はホステージチェスでも指せるので残しました。解析するか、そこから対局できます。そのあと：{ $why }
    }
bad-record = { $line }行目：{ $why }
bad-record-titled = { $line }行目（{ $title }）：{ $why }
toast-undo = 元に戻す
toast-deleted = { entries }を削除しました。
toast-restored = { entries }を元に戻しました。
toast-no-record = 対局も局面も見つかりませんでした。
toast-imported = 読み込み完了：{ $tally }
toast-cancelled = 中止：{ $tally }
toast-saved = { entries }を書き出しました。
toast-copied = { entries }をコピーしました。
toast-not-copied = このブラウザではコピーできません。代わりにファイルへ書き出してください。
toast-unreadable = { $name }は読み込めませんでした。
toast-busy = 別の読み込みが続いているため、{ $name }を読み込めませんでした。終わってからもう一度試してください。
toast-exporting = 別の書き出しが続いています。終わってからもう一度試してください。
toast-too-large = { $name }は{ $size } MBあります。一度に読み込めるのは{ $most } MBまでです。ファイルを分けてください。
record-you = あなた
record-engine-level = { $name }、レベル{ $level }
record-engine = コンピュータ、{ $pace }

# バックアップファイルの読み込み。
import-title = { $name }から読み込む
import-what = このファイルには対局以外のデータもあります。読み込むものを選んでください。「元に戻す」ですべて取り消せます。
import-to-library = ライブラリに追加します。
import-games = 対局・局面{ $number }件
import-boards = 開いている対局・解析・局面{ $number }件
import-settings-changes = 設定が変わります：{ $list }。
import-settings-same = いまの設定と同じです。
import-lessons = 星{ $number }個
import-lessons-note = いまの記録と合わせます。各レッスンのよいほうの成績が残ります。
import-puzzles = 解いたパズル{ $number }問
import-career = コンピュータとの成績{ $number }件
import-career-joined = いまの記録と合わせます。同じ対局は1回だけ数えます。
import-career-foreign = どれも、ここで指した対局ではありません。読み込むとレーティングが変わります。
import-people = 人との成績{ $number }件
import-people-foreign = どれも、ここで指した対局ではありません。読み込むと成績が変わります。
import-puzzles-rating = レーティング{ $rating }。
import-puzzles-same = いまの記録と合わせます。レーティングは{ $here }のままです。
import-puzzles-other = いまの記録と合わせます。レーティングは{ $here }から{ $rating }に変わります。
import-unread = このファイルの{ $number }項目は読めないため、飛ばします。
import-lacks = このファイルにライブラリの対局はありません。作成時にライブラリを読めませんでした。
tally-settings = 設定
tally-lessons = 星
tally-puzzles = パズル
tally-career = 成績
tally-people = 対人成績
tally-refused = { $number }項目を除外（多すぎる、長すぎる、または不明）
tally-passed = 設定・進み具合の{ $number }行を省略
toast-taken-back = 読み込みを取り消しました：{ $number ->
        [0] 設定と進み具合は元のままです。
       *[other] { $number }件を削除し、設定と進み具合を元に戻しました。
    }
toast-taken-back-in-part = 読み込みを取り消しました：{ $number }件を削除。読み込んだあとに変わったか、取り除けなかったため、一部は残ります。
toast-no-room = ブラウザに空き容量がなく、何も読み込めませんでした。何か削除してから、もう一度読み込んでください。
