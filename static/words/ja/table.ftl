# 新しい対局のダイアログ、対局中の操作、結果。

computer = コンピュータ
recruit = 新兵
recruit-character = チェスは初めて。ほとんど見落とす。
cadet = 候補生
cadet-character = まだ勉強中。チェックせずにはいられない。
smuggler = 運び屋
smuggler-character = 敵陣の裏に降りるのが大好き。
envoy = 交渉人
envoy-character = 身代金をきっちり計算。取引は公正。
warden = 看守長
warden-character = 牢屋を満杯にし、なかなか払わない。
jumpmaster = 降下隊長
jumpmaster-character = キングのそばに降下。ミスは見逃さない。

# 相手の名前の横に出る一言。
recruit-thinks = この駒、何だっけ？
recruit-moved = これ、いいんですか？
recruit-took = わっ、取れた！
cadet-thinks = ええと…
cadet-moved = 合ってるといいけど。
cadet-took = 人質、確保です！
smuggler-thinks = 抜け道はどこだ…
smuggler-moved = うまくすり抜けたぜ。
smuggler-took = 積み荷がまた1つ。
envoy-thinks = 条件を検討中です…
envoy-moved = これが当方の提案です。
envoy-took = よい交渉材料です。
warden-thinks = 独房を数えておる…
warden-moved = 急ぐことはない。
warden-took = 収監する。
jumpmaster-thinks = 降下地点を確認中…
jumpmaster-moved = 降下用意。
jumpmaster-took = 人質を確保。

choose-opponent = 相手を選ぶ
finer = 詳細：14段階のレベル、1手の秒数
across-computer = コンピュータ
same-screen = 同じ画面
across-friend = リンク
across-nobody = 観戦
friend-how = この画面で交互に指します。
links-how = それぞれ自分の側から盤を見ます。一手ごとにリンクを送ります。
nobody-how = コンピュータが両方を指します。好きなペースで見られます。
you-play = あなたの色
either = ランダム
untimed = 時間無制限
untimed-chip = 無制限
own-clock = カスタム
set-it = 自由に設定
no-hurry = のんびり
bullet = ブレット
blitz = ブリッツ
rapid = ラピッド
begin = 対局開始
# 文中と文頭の相手。1手の秒数で指すコンピュータには名前がない。
opponent = { $name }
opponent-first = { $name }
agreed = あなたは{ $side }、相手は{ opponent }、{ $clock }。
agreed-either = 相手は{ opponent }、{ $clock }。先後はランダム。
agreed-friend = 2人対局、{ $clock }。
agreed-links = あなたは{ $side }。一手ごとに友だちへリンクを送ります。
agreed-links-either = 先後はランダム。一手ごとに友だちへリンクを送ります。
agreed-nobody = { opponent-first }同士の対局、{ $clock }。
game-stays = いまの対局は消えません。「前の対局」で戻れます。

take-back = 待った
flip-board = 盤を反転
step = 一手進める
type-a-move = 手を入力
headline-you = 勝ちました
headline-mated = チェックメイトで負け
headline-resigned = 投了しました
headline-out-of-time = 時間切れ負け
headline-lost = 負けました
headline-computer = { opponent-first }の勝ち
headline-side = { $side }の勝ち
headline-draw = 引き分け
ended-by-parachute = { $number }手目、パラシュートでメイト。
cause-resigned = { opponent-first }が投了しました。
cause-out-of-time = { opponent-first }が時間切れになりました。
cause-won = { opponent-first }が勝ちました。
cause-by = 決まり手：{ $ending }。
your-friend = 友だち
ended = { $how }{ $number }手目で終局。
rematch-as = { $side }で再戦
next-level = 次：{ $name }、レベル{ $number }
named-level = { $number ->
        [0] { $name }
       *[other] { $name }、レベル{ $number }
    }
ladder = { $name }に勝ちました。次は{ $next }です。
ladder-top = 最強の{ $name }に勝ちました。
ladder-helped = 助けを借りて勝ちました。先へ進むには、ヒントと待ったなしで{ $number ->
        [0] { $name }
       *[other] { $name }（レベル{ $number }）
    }に勝ちましょう。
beaten = 勝利
beaten-with-help = 助けあり
