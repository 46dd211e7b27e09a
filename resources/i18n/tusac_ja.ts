<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>Archive</name>
    <message>
        <source>This file can’t be opened</source>
        <translation>このファイルは開けません</translation>
    </message>
    <message>
        <source>Opening and checking “{name}”…</source>
        <translation>「{name}」を読み込んで確認しています…</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>少々お待ちください</translation>
    </message>
</context>
<context>
    <name>Attention</name>
    <message>
        <source>● Your turn – Tứ Sắc</source>
        <translation>● あなたの番です – Tứ Sắc</translation>
    </message>
    <message>
        <source>● Do you want this card? – Tứ Sắc</source>
        <translation>● この札を取りますか – Tứ Sắc</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>あなたの番です。</translation>
    </message>
    <message>
        <source>You can claim a card.</source>
        <translation>この札を取れます。</translation>
    </message>
</context>
<context>
    <name>BackupRoom</name>
    <message>
        <source>Restore</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>バックアップを調べています…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>The game closes afterwards.</source>
        <translation>そのあとゲームを閉じます。</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>このバックアップを元に戻しますか？</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>元に戻しています…</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>バックアップする</translation>
    </message>
    <message>
        <source>Close the game</source>
        <translation>ゲームを閉じる</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>元に戻しました</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>バックアップを元に戻す</translation>
    </message>
    <message>
        <source>Couldn’t back up</source>
        <translation>バックアップできませんでした</translation>
    </message>
    <message>
        <source>Couldn’t restore the backup</source>
        <translation>元に戻せませんでした</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Backed up</source>
        <translation>バックアップしました</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>バックアップしています…</translation>
    </message>
</context>
<context>
    <name>BigLobby</name>
    <message>
        <source>Close the big screen (Esc)</source>
        <translation>大画面を閉じる（Esc）</translation>
    </message>
    <message>
        <source>Sit down with your phones</source>
        <translation>スマホで席に着いてください</translation>
    </message>
    <message>
        <source>Scan the QR code.</source>
        <translation>QRコードを読み取ってください。</translation>
    </message>
    <message>
        <source>Tap “I’m ready” on your phone.</source>
        <translation>スマホで「準備できました」をタップしてください。</translation>
    </message>
    <message>
        <source>Start with computer players</source>
        <translation>コンピュータと始める</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>今すぐ始める</translation>
    </message>
    <message>
        <source>Free {name}’s seat</source>
        <translation>{name}の席を空ける</translation>
    </message>
</context>
<context>
    <name>ChatBar</name>
    <message>
        <source>Say ▾</source>
        <extracomment>a button that opens a list of phrases such as &quot;Good luck!&quot;</extracomment>
        <translation>話す ▾</translation>
    </message>
    <message>
        <source>Write to everyone – Enter sends</source>
        <translation>みんなにひとこと（Enterで送信）</translation>
    </message>
    <message>
        <source>Write to everyone</source>
        <translation>みんなにひとこと</translation>
    </message>
    <message>
        <source>Show a face</source>
        <extracomment>opens six little faces, of which one is shown at one&apos;s own place</extracomment>
        <translation>表情を見せる</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>{n} points</source>
        <translation>
            <numerusform>{n}点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hu</source>
        <translation>
            <numerusform>{n} 胡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lệnh</source>
        <translation>
            <numerusform>{n} lệnh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <translation>
            <numerusform>{n}枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds</source>
        <translation>
            <numerusform>{n}局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more draws</source>
        <translation>
            <numerusform>あと{n}枚引けます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more draws, then nobody wins</source>
        <translation>
            <numerusform>あと{n}枚で流局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds cancelled when {name} left</source>
        <translation>
            <numerusform>{name}の退席で無効になった局：{n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then {n} unseen cards would complete your hand.</source>
        <translation>
            <numerusform>これで、まだ見えていない札のうち{n}枚であがれます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps {cards}: {n} unseen cards would complete that; {thrown}</source>
        <translation>
            <numerusform>{cards}を残せます。それを組にできる見えていない札は{n}枚。{thrown}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} junk cards</source>
        <translation>
            <numerusform>浮き札{n}枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves {n} junk cards</source>
        <translation>
            <numerusform>浮き札{n}枚に</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} winning cards</source>
        <translation>
            <numerusform>待ち{n}種</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rules differ</source>
        <translation>
            <numerusform>ルールの違いは{n}か所</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verified by {n} computers ✓</source>
        <translation>
            <numerusform>パソコン{n}台で検証済み ✓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verifying: {done} of {n} computers</source>
        <translation>
            <numerusform>検証中：パソコン {done}/{n}台</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuffled and proven by {n} computers ✓</source>
        <translation>
            <numerusform>パソコン{n}台でシャッフル・証明済み ✓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {n} rounds</source>
        <translation>
            <numerusform>{done}/{n}局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} deals</source>
        <translation>
            <numerusform>配り{n}通り</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} orders</source>
        <translation>
            <numerusform>席順{n}通り</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <translation>
            <numerusform>プレイヤー{n}人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {n} computer players</source>
        <translation>
            <numerusform>コンピュータ{n}人と</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--at: the record has {n} actions</source>
        <translation>
            <numerusform>--at：この記録の手数は{n}です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves {n} junk</source>
        <translation>
            <numerusform>浮き札{n}枚に</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lit} of {n} stars</source>
        <translation>
            <numerusform>{n}つ星のうち{lit}つ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{good} of {n} answers were the best possible.</source>
        <translation>
            <numerusform>{n}問のうち{good}問が最善の答えでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new ↓</source>
        <translation>
            <numerusform>新着{n}件 ↓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} days in a row</source>
        <translation>
            <numerusform>{n}日連続</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: {n} days</source>
        <translation>
            <numerusform>最長{n}日</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Your points, round by round</source>
        <translation>局ごとの持ち点の動き</translation>
    </message>
    <message>
        <source>lowest, highest, now: {ends}</source>
        <translation>最低・最高・現在：{ends}</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Today’s deal</source>
        <translation>今日の一局</translation>
    </message>
    <message>
        <source>An earlier daily deal</source>
        <translation>以前の一局</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>戻る（Esc）</translation>
    </message>
    <message>
        <source>One round a day against computers of neighbor level. With the same rules, everyone gets the same cards.</source>
        <translation>一日一局。相手はご近所さん並みのコンピュータ。ルールが同じなら、札もみな同じです。</translation>
    </message>
    <message>
        <source>Play it again for practice</source>
        <translation>練習としてもう一度打つ</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>今日の一局を打つ</translation>
    </message>
    <message>
        <source>Picture (no cards shown)</source>
        <translation>画像にする（札は見せません）</translation>
    </message>
    <message>
        <source>What would you discard?</source>
        <translation>何を捨てますか？</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>round {number} of {rounds} · your score: {tally}</source>
        <translation>第{number}局（全{rounds}局）· 持ち点 {tally}</translation>
    </message>
    <message>
        <source>round {number} · your score: {tally}</source>
        <translation>第{number}局 · 持ち点 {tally}</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>わたしの対局</translation>
    </message>
    <message>
        <source>No games yet. Games you finish or leave midway will be listed here.</source>
        <translation>対局はまだありません。終えた対局も途中の対局も、ここに並びます。</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>途中の対局</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>戻る（Esc）</translation>
    </message>
    <message>
        <source>{deal} · your score: {tally}</source>
        <translation>{deal} · 持ち点 {tally}</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>成績帳</translation>
    </message>
    <message>
        <source>Your points and best hands</source>
        <translation>あなたの点数と最高の手</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終わった対局</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>All finished games, or a file…</source>
        <translation>終わった対局をすべて見る、ファイルを開く…</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Change these rules…</source>
        <translation>このルールを変える…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>戻る（Esc）</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>卓の言葉</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Vietnam’s four-color card game</source>
        <translation>ベトナムの四色の札遊び</translation>
    </message>
    <message>
        <source>With the family</source>
        <translation>家族と</translation>
    </message>
    <message>
        <source>Open a table on this Wi-Fi (H)</source>
        <translation>このWi-Fiに卓を立てる（H）</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Choose the table’s name, rules, code and clock first</source>
        <translation>卓の名前・ルール・コード・持ち時間を決めてから立てる</translation>
    </message>
    <message>
        <source>A round with a teacher at your side</source>
        <translation>先生がそばについて一局</translation>
    </message>
    <message>
        <source>What’s different with these rules</source>
        <translation>このルールで変わるところ</translation>
    </message>
    <message>
        <source>First time? Learn it in five minutes</source>
        <translation>はじめての方は、5分で覚えられます</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>わたしの対局</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>今日の一局</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>About</source>
        <translation>このゲームについて</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Go on with step {number}</source>
        <translation>ステップ{number}から続ける</translation>
    </message>
    <message>
        <source>Ten puzzles</source>
        <translation>今日の十問</translation>
    </message>
</context>
<context>
    <name>HostForm</name>
    <message>
        <source>Open a table</source>
        <translation>卓を立てる</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>ペース</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>コンピュータ</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>Ask for a code, so that only friends can join</source>
        <translation>コードを決めて、知り合いだけを入れる</translation>
    </message>
    <message>
        <source>Same time for every answer, so a pause gives nothing away</source>
        <translation>答える時間をいつも同じに：間から何も読まれません</translation>
    </message>
    <message>
        <source>Everyone always gets the same time to answer, used or not.</source>
        <translation>答える時間は、使っても使わなくてもいつも全員同じです。</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>卓を立てる</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>JoinBox</name>
    <message>
        <source>The others can pick this table from their list, or type:</source>
        <translation>ほかの人の一覧にこの卓が出ます。出ないときの入力：</translation>
    </message>
    <message>
        <source>Friends joining later can type:</source>
        <translation>あとから来る人は、こう入力します：</translation>
    </message>
    <message>
        <source>Code: {code}</source>
        <translation>コード：{code}</translation>
    </message>
    <message>
        <source>{number}, or {address}</source>
        <translation>{number}、または {address}</translation>
    </message>
    <message>
        <source>The host’s screen shows the address.</source>
        <translation>アドレスはホストの画面に出ています。</translation>
    </message>
    <message>
        <source>There’s no network here: nobody else can join.</source>
        <translation>ネットワークにつながっていないため、ほかの人は入れません。</translation>
    </message>
    <message>
        <source>It doesn’t show in lists: tell the others the number.</source>
        <translation>だれの一覧にも出ません。番号を伝えてください。</translation>
    </message>
    <message>
        <source>Others can come in ✓</source>
        <translation>ほかの人が入れます ✓</translation>
    </message>
    <message>
        <source>Announced on this Wi-Fi; no other computer has come in yet.</source>
        <translation>このWi-Fiに告知中。ほかのパソコンはまだ入っていません。</translation>
    </message>
</context>
<context>
    <name>JoinFlow</name>
    <message>
        <source>Couldn’t open a table</source>
        <translation>卓を立てられません</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>You’ll find the number in big print on the host’s screen. An address looks like 192.168.1.37.</source>
        <translation>番号はホストの画面に大きく出ています。アドレスは192.168.1.37のような形です。</translation>
    </message>
    <message>
        <source>Join by number or address</source>
        <translation>番号かアドレスで参加</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>参加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>37, or 192.168.1.37</source>
        <translation>37 または 192.168.1.37</translation>
    </message>
    <message>
        <source>Couldn’t join</source>
        <translation>参加できませんでした</translation>
    </message>
    <message>
        <source>What’s your name?</source>
        <translation>お名前は？</translation>
    </message>
    <message>
        <source>The others at the table will see it. You can change it in the settings.</source>
        <translation>卓のみんなに表示されます。設定で変えられます。</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>Your system will ask you</source>
        <translation>システムの確認が出る前に</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Table code</source>
        <translation>卓のコード</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>Opening the table…</source>
        <translation>卓を立てています…</translation>
    </message>
    <message>
        <source>Joining the table…</source>
        <translation>卓に入っています…</translation>
    </message>
    <message>
        <source>Checking this computer’s network…</source>
        <translation>このパソコンのネットワークを調べています…</translation>
    </message>
    <message>
        <source>Why can’t I see a table?</source>
        <translation>卓が見つからないのはなぜ？</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>step {number} of {count}</source>
        <translation>ステップ {number}/{count}</translation>
    </message>
    <message>
        <source>Play a round</source>
        <translation>このまま一局</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Leave (Esc)</source>
        <translation>退席（Esc）</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>すぐ始める</translation>
    </message>
    <message>
        <source>computers take the empty seats</source>
        <translation>空席にはコンピュータが入ります</translation>
    </message>
    <message>
        <source>We’re in the same room</source>
        <translation>みんな同じ部屋にいる</translation>
    </message>
    <message>
        <source>Then only the host’s computer plays the sounds of the others’ cards.</source>
        <translation>ほかの人の札の音は、ホストのパソコンだけが鳴らすようになります。</translation>
    </message>
    <message>
        <source>Friends who come later can take over a seat between rounds.</source>
        <translation>あとから来た人は、局の合間に交代して入れます。</translation>
    </message>
    <message>
        <source>Rules: {rules} (F1)</source>
        <translation>ルール：{rules}（F1）</translation>
    </message>
    <message>
        <source>I need a moment (Space)</source>
        <translation>少し待って（スペース）</translation>
    </message>
    <message>
        <source>I’m ready (Space)</source>
        <translation>準備できました（スペース）</translation>
    </message>
    <message>
        <source>Just watch</source>
        <translation>観戦だけする</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>席につく</translation>
    </message>
    <message>
        <source>Joining…</source>
        <translation>卓に入っています…</translation>
    </message>
</context>
<context>
    <name>LobbySide</name>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>ログを閉じる</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる（Esc）</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>which lines of the log are seen: all, what players have called, or what they have said</extracomment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>宣言</translation>
    </message>
</context>
<context>
    <name>LongWait</name>
    <message>
        <source>Open a new table</source>
        <translation>新しい卓を立てる</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>待つ</translation>
    </message>
</context>
<context>
    <name>MatchChips</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Explain these rules (F1)</source>
        <translation>このルールの説明（F1）</translation>
    </message>
    <message>
        <source>Change these rules…</source>
        <translation>このルールを変える…</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>コンピュータ</translation>
    </message>
    <message>
        <source>{n} players</source>
        <translation>{n}人</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>{pace}, with a clock</source>
        <translation>{pace}・持ち時間あり</translation>
    </message>
    <message>
        <source>{pace}, no clock</source>
        <translation>{pace}・持ち時間なし</translation>
    </message>
    <message>
        <source>Beginners</source>
        <extracomment>the computer players that one plays against, by how strong they are</extracomment>
        <translation>相手は初心者</translation>
    </message>
    <message>
        <source>Neighbors</source>
        <translation>相手はご近所さん</translation>
    </message>
    <message>
        <source>Masters</source>
        <translation>相手は名人</translation>
    </message>
    <message>
        <source>Champions</source>
        <translation>相手は王者</translation>
    </message>
    <message>
        <source>{pace}, no clock against computers</source>
        <translation>{pace}・コンピュータ相手は持ち時間なし</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>ペース</translation>
    </message>
    <message>
        <source>No clock against computers</source>
        <translation>コンピュータ相手は持ち時間なし</translation>
    </message>
    <message>
        <source>A clock against computers too</source>
        <translation>コンピュータ相手でも持ち時間あり</translation>
    </message>
</context>
<context>
    <name>Month</name>
    <message>
        <source>not played</source>
        <translation>まだ打っていません</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>カレンダー</translation>
    </message>
</context>
<context>
    <name>NearbyPanel</name>
    <message>
        <source>Tables nearby</source>
        <translation>近くの卓</translation>
    </message>
    <message>
        <source>Look for tables</source>
        <translation>卓を探す</translation>
    </message>
    <message>
        <source>Type the table number (J)</source>
        <translation>卓の番号を入力（J）</translation>
    </message>
    <message>
        <source>Can’t see your table?</source>
        <translation>見つからない？</translation>
    </message>
    <message>
        <source>Why a table might not show up here</source>
        <translation>ここで卓が見えないことがある理由</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>探すのをやめる</translation>
    </message>
    <message>
        <source>Search harder</source>
        <translation>もっと探す</translation>
    </message>
    <message>
        <source>Asking every computer nearby: {tried} of {total}</source>
        <translation>近くのパソコンに順にたずねています：{tried}/{total}</translation>
    </message>
    <message>
        <source>Nobody has opened a table here yet.</source>
        <translation>まだだれも卓を立てていません。</translation>
    </message>
    <message>
        <source>Looking for tables on this Wi-Fi…</source>
        <translation>このWi-Fiの卓を探しています…</translation>
    </message>
</context>
<context>
    <name>OnlineTables</name>
    <message>
        <source>Leave the table?</source>
        <translation>卓を離れますか？</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>卓を閉じますか？</translation>
    </message>
    <message>
        <source>It’s your table: everyone at it will be sent home.</source>
        <translation>あなたの卓です。席についている人も、みなホーム画面に戻ります。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>退席</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>残る</translation>
    </message>
    <message>
        <source>Send {name} away?</source>
        <translation>{name}に退席してもらいますか？</translation>
    </message>
    <message>
        <source>{name} finishes this round, then leaves and can’t come back to this table.</source>
        <translation>{name}は、この局が終わると卓を離れ、もうこの卓には戻れません。</translation>
    </message>
    <message>
        <source>That computer can’t come back to this table.</source>
        <translation>そのパソコンは、もうこの卓には戻れません。</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>退席してもらう</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>You’re no longer at the table</source>
        <translation>卓を離れました</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>A new phone says it’s {name}. Is that right?</source>
        <translation>新しいスマホが「{name}です」と言っています。本当ですか？</translation>
    </message>
    <message>
        <source>Say yes only if you see {name} here: that phone will show {name}’s cards.</source>
        <translation>{name}がここにいるときだけ「はい」にしてください。そのスマホに{name}の札が表示されます。</translation>
    </message>
    <message>
        <source>Yes, let them sit down</source>
        <translation>はい、座ってもらう</translation>
    </message>
</context>
<context>
    <name>OnlookerPanel</name>
    <message>
        <source>You’re watching</source>
        <translation>観戦中です</translation>
    </message>
    <message>
        <source>You see the table from {name}’s seat; everyone’s hand stays hidden.</source>
        <translation>{name}の席から卓を見ています。手札は見えません。</translation>
    </message>
    <message>
        <source>Take a seat next round</source>
        <translation>次の局から席につく</translation>
    </message>
    <message>
        <source>You’ll sit down next round.</source>
        <translation>次の局から席につきます。</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Couldn’t start a match</source>
        <translation>対局を始められません</translation>
    </message>
    <message>
        <source>Leave the lesson?</source>
        <translation>レッスンをやめますか？</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>About</source>
        <translation>このゲームについて</translation>
    </message>
    <message>
        <source>This match isn’t being saved: {problem}</source>
        <translation>この対局は保存されません：{problem}</translation>
    </message>
    <message>
        <source>Next time it continues from this step.</source>
        <translation>次回はこのステップから続きます。</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>バックアップを元に戻す</translation>
    </message>
    <message>
        <source>Leave the table first; a match you play alone can be continued later.</source>
        <translation>先に席を立ってください。一人の対局はあとで続けられます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>PhoneBox</name>
    <message>
        <source>Show the table on this whole screen, for everyone to see. No hands are shown.</source>
        <translation>この画面いっぱいにテーブルを映し、みんなで見られるようにします。手札は映りません。</translation>
    </message>
    <message>
        <source>Others have joined already; the big screen can be chosen only before that.</source>
        <translation>もうほかの人が来ています。大画面は、人が来る前にしか選べません。</translation>
    </message>
    <message>
        <source>Play by phone too</source>
        <translation>スマホでも打てるようにする</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>大画面</translation>
    </message>
</context>
<context>
    <name>ProofPanel</name>
    <message>
        <source>Take turns reading these words aloud: {words}. If every screen shows the same ones, nobody is listening in.</source>
        <translation>次の言葉を順番に読み上げてください：{words}。どの画面でも同じなら、途中で盗み聞きしている人はいません。</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>記録を保存…</translation>
    </message>
    <message>
        <source>Open the records folder</source>
        <translation>記録のフォルダーを開く</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>You can save the record after the round.</source>
        <translation>記録は局のあとに書き込まれます。</translation>
    </message>
    <message>
        <source>One computer runs every player here, so it shuffles alone and can see all the cards. With another person’s computer at the table, both shuffle and each proves that it doesn’t cheat.</source>
        <translation>ここでは一台のパソコンが全員を動かしているので、一台だけでシャッフルし、すべての札が見えます。ほかの人のパソコンが卓に加われば、両方がシャッフルし、不正のないことをそれぞれ証明します。</translation>
    </message>
    <message>
        <source>Every computer shuffled the encrypted deck and proved that it changed no card. No single computer, not even the host’s, could see another person’s hand or stack the deck. After the round, every computer reveals its keys, and all the others check every card and move again.</source>
        <translation>すべてのパソコンが順に、暗号をかけたまま札をシャッフルし、一枚も変えていないことを証明しました。ホストも含めて、どのパソコンも単独では、ほかの人の手札を見ることも札を仕込むこともできません。局が終わると各パソコンが鍵を公開し、ほかの全員がすべての札と手をもう一度確かめます。</translation>
    </message>
    <message>
        <source>With two computers, neither can read a card in the wall or in the other’s hand before its time.</source>
        <translation>2台のときは、どちらのパソコンも、山の札や相手の手札を前もって読むことはできません。</translation>
    </message>
    <message>
        <source>With {machines} computers at the table, {league} of them working together can read the wall before it’s drawn, and so work out what the other one holds. Fewer can’t.</source>
        <translation>{machines}台のパソコンの卓では、{league}台が手を組むと、山を引く前に読み、残る1台の手札を割り出せます。それより少なければ、どちらも読めません。</translation>
    </message>
    <message>
        <source>With {machines} computers at the table, {league} of them working together can read the wall before it’s drawn, and so work out which cards the others hold between them, but not who holds which. Fewer can’t.</source>
        <translation>{machines}台のパソコンの卓では、{league}台が手を組むと、山を引く前に読み、残りのパソコンが合わせて持つ札を割り出せます。ただし、だれがどれを持つかはわかりません。それより少なければ、どちらも読めません。</translation>
    </message>
    <message>
        <source>Couldn’t save the record: {problem}</source>
        <translation>記録を保存できません：{problem}</translation>
    </message>
    <message>
        <source>shuffle proven ✓</source>
        <translation>シャッフル証明済み ✓</translation>
    </message>
    <message>
        <source>hasn’t shuffled yet</source>
        <translation>まだシャッフルしていません</translation>
    </message>
    <message>
        <source>round checked ✓</source>
        <translation>局の確認済み ✓</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>まだ確認していません</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>How it went</source>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>What would you discard?</source>
        <translation>何を捨てますか？</translation>
    </message>
    <message>
        <source>A costly discard from your own game. {when}</source>
        <translation>自分の対局の、高くついた一打です。{when}</translation>
    </message>
    <message>
        <source>Question {number} of {all}</source>
        <translation>第{number}問（全{all}問）</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>From a game of masters</source>
        <translation>名人どうしの対局から</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Looking for positions…</source>
        <translation>問題を探しています…</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>戻る（Esc）</translation>
    </message>
    <message>
        <source>Cards you may discard</source>
        <translation>捨てられる札</translation>
    </message>
    <message>
        <source>That’s all for today.</source>
        <translation>今日の問題はこれで全部です。</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Replay a game</source>
        <translation>対局を振り返る</translation>
    </message>
    <message>
        <source>No finished games yet. Once you’ve played one, you can step through it here.</source>
        <translation>終わった対局はまだありません。対局を終えると、ここで一手ずつ振り返れます。</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>ほかのファイル…</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>戻る（Esc）</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>To the start (Home)</source>
        <translation>最初へ（Home）</translation>
    </message>
    <message>
        <source>Back one turn (Page Up)</source>
        <translation>一巡戻る（Page Up）</translation>
    </message>
    <message>
        <source>Back one step (←)</source>
        <translation>一手戻る（←）</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>止める（スペース）</translation>
    </message>
    <message>
        <source>Play slowly (Space)</source>
        <translation>ゆっくり再生（スペース）</translation>
    </message>
    <message>
        <source>Forward one step (→)</source>
        <translation>一手進む（→）</translation>
    </message>
    <message>
        <source>Forward one turn (Page Down)</source>
        <translation>一巡進む（Page Down）</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>最後へ（End）</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>次の悪手へ</translation>
    </message>
    <message>
        <source>To your next costly mistake (N)</source>
        <translation>次に損の大きかった判断へ（N）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる（Esc）</translation>
    </message>
    <message>
        <source>Place in the round</source>
        <translation>局の進みぐあい</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>視点</translation>
    </message>
    <message>
        <source>Choose whose seat you see the table from</source>
        <translation>だれの側から卓を見るか</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Details</source>
        <translation>詳しく</translation>
    </message>
    <message>
        <source>What was checked</source>
        <translation>確かめたこと</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>確認しています…</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>Moves were taken back in this round.</source>
        <translation>この局では「待った」がありました。</translation>
    </message>
    <message>
        <source>There’s no costly mistake in this round.</source>
        <translation>この局に大きなミスはありません。</translation>
    </message>
    <message>
        <source>Looking at your moves: {n} of {all}…</source>
        <translation>あなたの手を調べています：{n}/{all}…</translation>
    </message>
    <message>
        <source>Round {number}, step {at} of {steps}</source>
        <translation>第{number}局 {at}/{steps}手</translation>
    </message>
</context>
<context>
    <name>ResultsStore</name>
    <message>
        <source>Couldn’t start a match</source>
        <translation>対局を始められません</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>成績帳</translation>
    </message>
    <message>
        <source>Tứ Sắc games</source>
        <translation>四色牌の対局</translation>
    </message>
    <message>
        <source>Replay a game</source>
        <translation>対局を振り返る</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Couldn’t export: {problem}</source>
        <translation>書き込めませんでした：{problem}</translation>
    </message>
    <message>
        <source>Exported: {name}</source>
        <translation>書き込みました：{name}</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Explain (F1)</source>
        <translation>説明（F1）</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>{n} players</source>
        <translation>{n}人</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Exported to {path}</source>
        <translation>{path}に書き出しました</translation>
    </message>
    <message>
        <source>Imported {path}</source>
        <translation>{path}を読み込みました</translation>
    </message>
    <message>
        <source>Imported {path}, except what can’t be used here: {rules}</source>
        <translation>{path}を読み込みました。ただし、使えないものは除きました：{rules}</translation>
    </message>
    <message>
        <source>Not saved yet. Your changes stay until you save or undo.</source>
        <translation>まだ保存していません。保存するか元に戻すまで、ここに残ります。</translation>
    </message>
    <message>
        <source>My {ruleset}</source>
        <translation>わが家の{ruleset}</translation>
    </message>
    <message>
        <source>Give these rules a name of their own, then save.</source>
        <translation>ルールに名前をつけてから保存してください。</translation>
    </message>
    <message>
        <source>The rules marked ⚠ don’t go together: change them, then save.</source>
        <translation>⚠のついたルールは両立しません。直してから保存してください。</translation>
    </message>
    <message>
        <source>Saved. New matches use these rules.</source>
        <translation>保存しました。新しい対局からこのルールになります。</translation>
    </message>
    <message>
        <source>“{name}” is deleted. To get it back, save it.</source>
        <translation>「{name}」を削除しました。元に戻すには保存してください。</translation>
    </message>
    <message>
        <source>Your changes from last time are here.</source>
        <translation>前回の変更が残っています。</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>ルールの読み込み</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>ルールの書き出し</translation>
    </message>
</context>
<context>
    <name>RulesEditorHead</name>
    <message>
        <source>no difference</source>
        <translation>違いなし</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>わが家のルール</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>読み込み…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出し…</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>すべて戻す</translation>
    </message>
    <message>
        <source>only these</source>
        <translation>違いだけ</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>new rules</source>
        <translation>新しいルール</translation>
    </message>
    <message>
        <source>name of your rules</source>
        <translation>ルールの名前</translation>
    </message>
    <message>
        <source>what’s special about them</source>
        <translation>どんなところが特別か</translation>
    </message>
</context>
<context>
    <name>RulesRoom</name>
    <message>
        <source>Couldn’t show the rules</source>
        <translation>ルールを表示できません</translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message>
        <source>Score book</source>
        <translation>成績帳</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>戻る（Esc）</translation>
    </message>
    <message>
        <source>Export as a spreadsheet…</source>
        <translation>表計算用に書き出す…</translation>
    </message>
    <message>
        <source>Keep my scores (only on this computer)</source>
        <translation>自分の局を書きとめる（このパソコンだけ）</translation>
    </message>
    <message>
        <source>Nothing here yet. Every round you finish is noted here, and nowhere else; practice, and rounds in which you took a move back, don’t count.</source>
        <translation>まだ何もありません。終えた局はすべてここだけに記録されます。練習と、待ったをした局は数えません。</translation>
    </message>
    <message>
        <source>Who you’ve played</source>
        <translation>対戦した相手</translation>
    </message>
    <message>
        <source>Your best hand</source>
        <translation>最高の手</translation>
    </message>
    <message>
        <source>Yes, delete everything</source>
        <translation>はい、すべて削除します</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>いいえ、残します</translation>
    </message>
    <message>
        <source>Delete everything…</source>
        <translation>すべて削除…</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>節目</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Your face</source>
        <translation>アイコン</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>On the cards</source>
        <translation>札の表示</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自分で決める</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>卓の素材</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>札</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>漢字</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>ペース</translation>
    </message>
    <message>
        <source>Rounds per match</source>
        <translation>1対局の局数</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>コンピュータ</translation>
    </message>
    <message>
        <source>Easier to see</source>
        <translation>見やすさ</translation>
    </message>
    <message>
        <source>Size of text and cards</source>
        <translation>文字と札の大きさ</translation>
    </message>
    <message>
        <source>Card animation</source>
        <translation>札の動き</translation>
    </message>
    <message>
        <source>Choose what is printed on cards</source>
        <translation>札に印刷するものを選ぶ</translation>
    </message>
    <message>
        <source>Letters A B C X Y Z and E S W N</source>
        <translation>英字 A B C X Y Z と E S W N</translation>
    </message>
    <message>
        <source>Name of the piece</source>
        <translation>駒の名前</translation>
    </message>
    <message>
        <source>From another font:</source>
        <translation>ほかのフォントで：</translation>
    </message>
    <message>
        <source>A clock against computers too</source>
        <translation>コンピュータ相手でも持ち時間あり</translation>
    </message>
    <message>
        <source>Show the tips again</source>
        <translation>ワンポイントをもう一度出す</translation>
    </message>
    <message>
        <source>High contrast (plain table, strong colors)</source>
        <translation>高コントラスト（無地の卓、はっきりした色）</translation>
    </message>
    <message>
        <source>such as 8+30</source>
        <translation>例：8+30</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>Seconds per answer, and in reserve</source>
        <translation>1回の秒数と、予備の秒数</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>フォント</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>バックアップする…</translation>
    </message>
    <message>
        <source>One file with your settings, rules, score book, games, and the keys others know you by.</source>
        <translation>設定・ルール・成績帳・対局と、ほかの人があなたを見分ける鍵を、一つのファイルにまとめます。</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>バックアップを元に戻す…</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Suggest moves</source>
        <translation>おすすめを示す</translation>
    </message>
    <message>
        <source>Tips, and how many junk cards I hold</source>
        <translation>ワンポイントと、自分の浮き札の数を出す</translation>
    </message>
    <message>
        <source>Speed of the computers</source>
        <translation>コンピュータの速さ</translation>
    </message>
    <message>
        <source>More card backs and tables can be won: the score book tells how.</source>
        <translation>札の裏や卓はほかにも手に入ります。成績帳をご覧ください。</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>裏の模様</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>Paste it into a message. Nothing is sent from here, and the file holds only what you see.</source>
        <translation>メッセージに貼り付けてください。ここからは何も送信されず、ファイルには見えているものしか入りません。</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>戻る（Esc）</translation>
    </message>
    <message>
        <source>Copy (Ctrl+Shift+C)</source>
        <translation>コピー（Ctrl+Shift+C）</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>With people’s names</source>
        <translation>人の名前を入れる</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Save the picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>コピーしました。メッセージに貼り付けてください。</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>保存しました：{name}</translation>
    </message>
    <message>
        <source>There’s no result here to make a picture of.</source>
        <translation>ここには画像にする結果がありません。</translation>
    </message>
    <message>
        <source>Couldn’t save the picture: {problem}</source>
        <translation>画像を保存できませんでした：{problem}</translation>
    </message>
</context>
<context>
    <name>SlowWait</name>
    <message>
        <source>Stop waiting for {name}</source>
        <translation>もう{name}を待たない</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>No sound (M on every page)</source>
        <translation>音なし（どの画面でもM）</translation>
    </message>
    <message>
        <source>Same room: only the host’s computer plays the others’ sounds</source>
        <translation>同じ部屋：ほかの人の音はホストのパソコンだけが鳴らす</translation>
    </message>
    <message>
        <source>Notify me when it’s my turn and I’m in another window</source>
        <translation>ほかのウィンドウを見ていても、自分の番になったら知らせる</translation>
    </message>
    <message>
        <source>This desktop doesn’t show notifications.</source>
        <translation>このデスクトップはプログラムの通知を表示しません。</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Sound is off (M)</source>
        <translation>音を消しました（M）</translation>
    </message>
    <message>
        <source>Sound is on (M)</source>
        <translation>音を出します（M）</translation>
    </message>
    <message>
        <source>At a table that others can join, no move can be taken back.</source>
        <translation>ほかの人も入れる卓では、手を戻せません。</translation>
    </message>
    <message>
        <source>There’s no move in this round to take back.</source>
        <translation>この局で戻せる手はありません。</translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>卓のようす</translation>
    </message>
    <message>
        <source>Speed of the computers</source>
        <translation>コンピュータの速さ</translation>
    </message>
    <message>
        <source>There’s no move to make again.</source>
        <translation>やり直す手はありません。</translation>
    </message>
</context>
<context>
    <name>TableInput</name>
    <message>
        <source>Too late: time’s up.</source>
        <translation>間に合いませんでした。時間切れです。</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選んでください</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Sound on (M)</source>
        <translation>音を出す（M）</translation>
    </message>
    <message>
        <source>Sound off (M)</source>
        <translation>音を消す（M）</translation>
    </message>
    <message>
        <source>Rules and words (F1)</source>
        <translation>ルールと言葉（F1）</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>The table in words (F6)</source>
        <translation>卓のようすを言葉で（F6）</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>全画面（F11）</translation>
    </message>
    <message>
        <source>Larger (Ctrl +)</source>
        <translation>大きく（Ctrl +）</translation>
    </message>
    <message>
        <source>Smaller (Ctrl -)</source>
        <translation>小さく（Ctrl -）</translation>
    </message>
    <message>
        <source>Take my move back (Ctrl+Z)</source>
        <translation>待った：自分の一手を戻す（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Leave the table; the match is saved</source>
        <translation>卓を離れる（対局は残ります）</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>卓を離れる</translation>
    </message>
    <message>
        <source>Take a seat next round</source>
        <translation>次の局から席につく</translation>
    </message>
    <message>
        <source>Speed of the computers</source>
        <translation>コンピュータの速さ</translation>
    </message>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>待ったを取り消す（Ctrl+Y）</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Card table</source>
        <translation>卓</translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>Show my hand (B)</source>
        <translation>手札を見せる（B）</translation>
    </message>
    <message>
        <source>Hide my hand (B)</source>
        <translation>手札を隠す（B）</translation>
    </message>
    <message>
        <source>Automatic answers… (A)</source>
        <translation>自動応答…（A）</translation>
    </message>
    <message>
        <source>Sort the hand another way (S)</source>
        <translation>手札の並べ方を変える（S）</translation>
    </message>
    <message>
        <source>Log and chat (L)</source>
        <translation>ログとチャット（L）</translation>
    </message>
    <message>
        <source>Log (L)</source>
        <translation>ログ（L）</translation>
    </message>
    <message>
        <source>Close the big screen</source>
        <translation>大画面を閉じる</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>大画面</translation>
    </message>
    <message>
        <source>Only those who play can restart the clocks.</source>
        <translation>時計を動かせるのは、プレイ中の人だけです。</translation>
    </message>
</context>
<context>
    <name>TableVoice</name>
    <message>
        <source>{n} seconds left.</source>
        <translation>あと{n}秒です。</translation>
    </message>
    <message>
        <source>Left and Right go along your cards, Tab to the other parts of the table. Shift and an arrow: every answer, and why some aren’t possible. F6: the table in words. F1: all keys.</source>
        <translation>左右キーで手札を移動、Tabで卓のほかの場所へ。Shiftと矢印ですべての答えと、できない理由。F6で卓の様子を言葉で。F1でキーの一覧。</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>Tứ Sắc {version}, the four-color card game of southern Vietnam.</source>
        <translation>Tứ Sắc {version}：ベトナム南部の四色牌（スーサーパイ）のゲームです。</translation>
    </message>
    <message>
        <source>Free software under the MIT license.</source>
        <translation>MITライセンスのフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>Settings: {path}</source>
        <translation>設定：{path}</translation>
    </message>
    <message>
        <source>Records of matches: {path}</source>
        <translation>対局の記録：{path}</translation>
    </message>
    <message>
        <source>Crash log: {path}</source>
        <translation>異常終了のログ：{path}</translation>
    </message>
    <message>
        <source>This match isn’t being saved: {problem}</source>
        <translation>この対局は保存されません：{problem}</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>バージョンを表示して終了します</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>使い方： </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>位置引数</translation>
    </message>
    <message>
        <source>options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>このヘルプを表示して終了します</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>引数 %(argument_name)s：%(message)s</translation>
    </message>
    <message>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <translation>%(parser_name)r というコマンドはありません（使えるもの：%(choices)s）</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>わからない引数です：%s</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>引数 %s とは一緒に使えません</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>余分な値 %r がついています</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>次の引数が必要です：%s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>引数 %s のどれか一つが必要です</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>値が一つ必要です</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>値は一つまでです</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>値が一つ以上必要です</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r は使えません（使えるもの：%(choices)s）</translation>
    </message>
</context>
<context>
    <name>auto</name>
    <message>
        <source>Automatic answers</source>
        <translation>自動応答</translation>
    </message>
    <message>
        <source>Pass when I can’t do anything</source>
        <translation>何もできないときはパス</translation>
    </message>
    <message>
        <source>Pass on everything this round (but ask about a win)</source>
        <translation>この局はすべてパス（あがりだけはたずねる）</translation>
    </message>
    <message>
        <source>No Chow, Quad or Pair</source>
        <translation>チー・四色・対子は取らない</translation>
    </message>
    <message>
        <source>Win automatically</source>
        <translation>あがれるときは自動であがる</translation>
    </message>
    <message>
        <source>Let the computer answer until I’m back</source>
        <translation>戻るまでコンピュータに任せる</translation>
    </message>
    <message>
        <source>Pass until a certain card is shown</source>
        <translation>この札が出るまでパス</translation>
    </message>
    <message>
        <source>Clear all (A)</source>
        <translation>すべて解除（A）</translation>
    </message>
</context>
<context>
    <name>backs</name>
    <message>
        <source>Mat</source>
        <translation>むしろ</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>古銭</translation>
    </message>
    <message>
        <source>Bamboo</source>
        <translation>竹</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>波</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>花びら</translation>
    </message>
</context>
<context>
    <name>backup</name>
    <message>
        <source>{where} can’t be read ({why}). Nothing was changed.</source>
        <translation>{where} を読めません（{why}）。何も変えていません。</translation>
    </message>
    <message>
        <source>{where} is in the way: it isn’t a file. Move it away, then restore the backup.</source>
        <translation>{where} が邪魔をしています。ファイルではありません。移してから元に戻してください。</translation>
    </message>
    <message>
        <source>{where} can’t be written ({why}). Nothing was changed.</source>
        <translation>{where} に書き込めません（{why}）。何も変えていません。</translation>
    </message>
    <message>
        <source>Use its keys on one computer only: two computers with the same keys throw each other off the table.</source>
        <translation>鍵は一台のパソコンだけで使ってください。同じ鍵の二台は、互いに卓から追い出してしまいます。</translation>
    </message>
    <message>
        <source>{where} can’t be read ({why}), so there’s no backup. Try again in a moment.</source>
        <translation>{where} を読めないため（{why}）、バックアップはできていません。少ししてからもう一度どうぞ。</translation>
    </message>
    <message>
        <source>{where} can’t be written ({why}), so there’s no backup. Choose another place.</source>
        <translation>{where} に書き込めないため（{why}）、バックアップはできていません。別の場所を選んでください。</translation>
    </message>
    <message>
        <source>Everything in it is here already.</source>
        <translation>中身はすべてもうここにあります。</translation>
    </message>
    <message>
        <source>unfinished matches</source>
        <translation>途中の対局</translation>
    </message>
    <message>
        <source>Replaces what you have now</source>
        <translation>いまあるものと入れ替えます</translation>
    </message>
    <message>
        <source>The game is open somewhere on this computer. Close it everywhere, then restore the backup.</source>
        <translation>このパソコンでゲームが開いています。すべて閉じてから元に戻してください。</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing was changed; try another backup.</source>
        <translation>{file} は壊れています。何も変えていません。別のバックアップを試してください。</translation>
    </message>
    <message>
        <source>A backup holds the keys by which others know you: whoever has it can play as you. Keep it where only you can read it.</source>
        <translation>バックアップには、ほかの人があなたを見分ける鍵が入っています。持っている人はあなたとして遊べます。自分だけが読める場所に置いてください。</translation>
    </message>
    <message>
        <source>What it replaced is in {file}, which can be restored in the same way.</source>
        <translation>入れ替わったものは {file} にあり、同じように元に戻せます。</translation>
    </message>
    <message>
        <source>Left out: {file}, because it is from a newer version of the game.</source>
        <translation>{file} は入れていません。新しい版のゲームのものです。</translation>
    </message>
    <message>
        <source>Backed up to {file}</source>
        <translation>{file} にバックアップしました</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>There’s nothing to back up yet: {file} holds no files.</source>
        <translation>まだバックアップするものがありません。{file} は空です。</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>終わった対局</translation>
    </message>
    <message>
        <source>people you’ve played with</source>
        <translation>いっしょに遊んだ人</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>加えます</translation>
    </message>
    <message>
        <source>Left out: {file}, because it is damaged.</source>
        <translation>{file} は入れていません。壊れています。</translation>
    </message>
    <message>
        <source>phones that have joined</source>
        <translation>参加したスマートフォン</translation>
    </message>
    <message>
        <source>{file} isn’t a backup of this game. Nothing was changed.</source>
        <translation>{file} はこのゲームのバックアップではありません。何も変えていません。</translation>
    </message>
    <message>
        <source>the keys of this computer</source>
        <translation>このパソコンの鍵</translation>
    </message>
    <message>
        <source>{file} is larger than any backup of this game. Nothing was changed.</source>
        <translation>{file} はこのゲームのどのバックアップよりも大きいです。何も変えていません。</translation>
    </message>
    <message>
        <source>There are too many games for one backup. Move some old ones out of the game’s folder first.</source>
        <translation>一つのバックアップには対局が多すぎます。先に古いものをゲームのフォルダーから移してください。</translation>
    </message>
    <message>
        <source>Left out: {file}, because not every system can have that name.</source>
        <translation>{file} は入れていません。この名前が使えないシステムがあります。</translation>
    </message>
    <message>
        <source>score book</source>
        <translation>成績帳</translation>
    </message>
    <message>
        <source>tables you’ve been at</source>
        <translation>行ったことのある卓</translation>
    </message>
    <message>
        <source>your own rules</source>
        <translation>自分のルール</translation>
    </message>
    <message>
        <source>The backup is restored.</source>
        <translation>バックアップを元に戻しました。</translation>
    </message>
    <message>
        <source>rules not saved yet</source>
        <translation>保存前のルール</translation>
    </message>
    <message>
        <source>{file} is from a newer version of the game. Update the game, then restore it.</source>
        <translation>{file} は新しい版のゲームのものです。ゲームを更新してから元に戻してください。</translation>
    </message>
    <message>
        <source>Restore it? Type yes:</source>
        <translation>元に戻しますか？「はい」と入力してください：</translation>
    </message>
    <message>
        <source>{where} can’t be written ({why}), so only part of the backup was restored. Once that’s mended, restore it again; it does the rest.</source>
        <translation>{where} に書き込めないため（{why}）、一部しか元に戻せませんでした。直したらもう一度元に戻してください。残りが済みます。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>何も変えていません。</translation>
    </message>
    <message>
        <source>Backup from {date}, made by version {version}.</source>
        <translation>{date} のバックアップ（バージョン {version}）。</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>bot</name>
    <message>
        <source>no table with a free seat was found nearby; type the number on the host’s screen: tusac bot 37</source>
        <translation>空席のある卓が近くに見つかりません。ホストの画面の番号を指定してください：tusac bot 37</translation>
    </message>
    <message>
        <source>Looking for tables nearby.</source>
        <translation>近くの卓を探しています。</translation>
    </message>
    <message>
        <source>At the table “{name}”.</source>
        <translation>卓「{name}」につきました。</translation>
    </message>
</context>
<context>
    <name>browser</name>
    <message>
        <source>This file can’t be read. Backups and records of matches can.</source>
        <translation>このファイルは読めません。読めるのはバックアップと対局の記録です。</translation>
    </message>
    <message>
        <source>All that was in the file is here now.</source>
        <translation>ファイルの中身はすべてここに入りました。</translation>
    </message>
    <message>
        <source>The game is open in another tab or window.</source>
        <translation>ゲームは別のタブかウィンドウで開いています。</translation>
    </message>
    <message>
        <source>Take my move back</source>
        <translation>待った：一手戻す</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>終わりなし</translation>
    </message>
    <message>
        <source>Save all to a file</source>
        <translation>すべてをファイルに保存</translation>
    </message>
    <message>
        <source>Name and face</source>
        <translation>名前と顔</translation>
    </message>
    <message>
        <source>The file takes your matches, score book and settings to another browser, or to the game on a computer, whose settings can restore it as a backup.</source>
        <translation>このファイルで、対局・成績帳・設定を別のブラウザーやパソコンのゲームへ移せます。パソコンでは設定からバックアップとして復元できます。</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Getting the game ready… {percent} %</source>
        <translation>ゲームを準備しています… {percent} %</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>ファイルを開く</translation>
    </message>
    <message>
        <source>The game runs in the browser itself, and this one lacks what that needs (WebAssembly). A Firefox, Chrome, Edge or Safari of today has it.</source>
        <translation>ゲームはブラウザーの中で動きますが、このブラウザーには必要なもの（WebAssembly）がありません。今の Firefox、Chrome、Edge、Safari にはあります。</translation>
    </message>
    <message>
        <source>The game could not be started, or has stopped. Your matches are kept: load the page again.</source>
        <translation>ゲームを始められなかったか、止まりました。対局は残っています。ページを読み込み直してください。</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>次の番</translation>
    </message>
    <message>
        <source>A computer nearby hands out this page while its table is open, so it can’t be installed on your device. Matches stay in this browser; “My games” saves them to a file.</source>
        <translation>このページは、近くのコンピュータが卓を開いている間だけ配るもので、端末にインストールはできません。対局はこのブラウザーに残り、「わたしの対局」でファイルに保存できます。</translation>
    </message>
    <message>
        <source>The record of this game can’t be read.</source>
        <translation>この対局の記録は読めません。</translation>
    </message>
    <message>
        <source>This match isn’t being saved: it is gone when you close the page.</source>
        <translation>この対局は保存されていません。ページを閉じると消えます。</translation>
    </message>
    <message>
        <source>Step {at} of {steps}</source>
        <translation>{steps}手中の{at}手目</translation>
    </message>
    <message>
        <source>This browser isn’t saving your matches: it refuses, or has no room left. Before you close the page, save all to a file in “My games”.</source>
        <translation>このブラウザーは対局を保存していません。保存が拒否されたか、空き容量がありません。ページを閉じる前に、「わたしの対局」ですべてをファイルに保存してください。</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
</context>
<context>
    <name>buttons</name>
    <message>
        <source>Win</source>
        <translation>あがり</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>ポン</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>チー</translation>
    </message>
    <message>
        <source>Quad</source>
        <translation>四色</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>対子</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>配り直し</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>降りる</translation>
    </message>
    <message>
        <source>You can’t keep this card, so your hand is dead: you pay everyone and sit out.</source>
        <translation>この札を残せないので死に手です。全員に払い、この局は休みます。</translation>
    </message>
    <message>
        <source>You give this hand up, lose your ante if someone wins, and sit out.</source>
        <translation>この手を捨てます。誰かがあがればアンティを失い、この局は休みます。</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>このまま</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>take the General that was drawn and lay it open</extracomment>
        <translation>残す</translation>
    </message>
    <message>
        <source>Auto</source>
        <extracomment>opens a menu of answers that are given without asking</extracomment>
        <translation>自動</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨てる</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>General</source>
        <translation>将</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>士</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>象</translation>
    </message>
    <message>
        <source>Chariot</source>
        <translation>車</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>包</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>馬</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>卒</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>公</translation>
    </message>
    <message>
        <source>Marquis</source>
        <translation>侯</translation>
    </message>
    <message>
        <source>Earl</source>
        <translation>伯</translation>
    </message>
    <message>
        <source>Viscount</source>
        <translation>子</translation>
    </message>
    <message>
        <source>Baron</source>
        <translation>男</translation>
    </message>
    <message>
        <source>{color} {piece}</source>
        <translation>{color}の{piece}</translation>
    </message>
</context>
<context>
    <name>command line</name>
    <message>
        <source>{name} is neither a ruleset ({names}) nor a file</source>
        <translation>{name} は、ルール（{names}）でもファイルでもありません</translation>
    </message>
    <message>
        <source>these rules are for {allowed} players, not {seats}</source>
        <translation>このルールは{allowed}人用です。{seats}人では遊べません</translation>
    </message>
    <message>
        <source>{problem} Try {command}</source>
        <translation>{problem} 詳しくは：{command}</translation>
    </message>
    <message>
        <source>{problem}; try {command}</source>
        <translation>{problem}。詳しくは：{command}</translation>
    </message>
    <message>
        <source>command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>there is no {what} {value}; did you mean {nearest}?</source>
        <translation>{value} という{what}はありません。{nearest} のことですか？</translation>
    </message>
    <message>
        <source>there is no {what} {value}; there are: {names}</source>
        <translation>{value} という{what}はありません。あるもの：{names}</translation>
    </message>
    <message>
        <source>cannot write the output: {problem}</source>
        <translation>出力を書き込めません：{problem}</translation>
    </message>
    <message>
        <source>cannot write the log to {path}: {problem}</source>
        <translation>{path}：ログを書き込めません：{problem}</translation>
    </message>
    <message>
        <source>tusac [OPTION ...] [COMMAND ...]</source>
        <translation>tusac [オプション ...] [コマンド ...]</translation>
    </message>
    <message>
        <source>put the game into the menu of your desktop (Linux)</source>
        <translation>ゲームをデスクトップのメニューに入れます（Linux）</translation>
    </message>
    <message>
        <source>take it out of the menu again</source>
        <translation>メニューから外します</translation>
    </message>
    <message>
        <source>{command} is part of the laboratory, which comes with the source of tusac only</source>
        <translation>{command} は実験室の一部で、tusacのソースにしか入っていません</translation>
    </message>
    <message>
        <source>options for every command</source>
        <translation>どのコマンドでも使えるもの</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>the language, such as en or vi</source>
        <translation>言語（en、vi、jaなど）</translation>
    </message>
    <message>
        <source>print the log, with details</source>
        <translation>ログを詳しく表示します</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>write the log into this file; tusac doctor names the usual one</source>
        <translation>ログをこのファイルに書きます。ふだんのファイルは tusac doctor でわかります</translation>
    </message>
    <message>
        <source>print without colors</source>
        <translation>色をつけずに表示します</translation>
    </message>
    <message>
        <source>questions and answers are JSON lines; this is always on</source>
        <translation>質問も答えもJSONの行です（ほかの形式はありません）</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>how well it plays: {levels} (default: {usual})</source>
        <translation>強さ：{levels}（既定：{usual}）</translation>
    </message>
    <message>
        <source>this is not a record, or the start of the file is damaged</source>
        <translation>これは記録ではないか、ファイルの先頭が壊れています</translation>
    </message>
    <message>
        <source>computer players: {levels}</source>
        <translation>コンピュータの強さ：{levels}</translation>
    </message>
    <message>
        <source>deal from this number; the same number deals the same cards</source>
        <translation>この数から配ります。同じ札でもう一度打てます</translation>
    </message>
    <message>
        <source>NAME|FILE</source>
        <translation>名前|ファイル</translation>
    </message>
    <message>
        <source>a ruleset that comes with the game, one of yours, or a file</source>
        <translation>ゲームに付属のルール、自分のルール、またはファイル</translation>
    </message>
    <message>
        <source>number of players, 2 to 6 as the rules allow</source>
        <translation>人数（2〜6。ルールの許す範囲）</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>{paces}, or your own such as 8+30</source>
        <translation>{paces}、または 8+30 のような形</translation>
    </message>
    <message>
        <source>rounds in the match; 0 for no limit</source>
        <translation>1対局の局数。0なら無制限</translation>
    </message>
    <message>
        <source>{text} is not a whole number from 0 to 2^256 - 1</source>
        <translation>{text} は0から2^256 - 1までの整数ではありません</translation>
    </message>
    <message>
        <source>{text} is not a pace: write {names}, or seconds per move and in reserve such as 8+30</source>
        <translation>{text} というペースはありません。{names}、または 8+30 のように1手の秒数と予備の秒数を書いてください</translation>
    </message>
    <message>
        <source>{text} is not a number of players from 2 to 6</source>
        <translation>{text} は2〜6の人数ではありません</translation>
    </message>
    <message>
        <source>{text} is not a number of rounds from 0 to 1000</source>
        <translation>{text} は0〜1000の局数ではありません</translation>
    </message>
    <message>
        <source>{text} is not a whole number, 0 or more</source>
        <translation>{text} は0以上の整数ではありません</translation>
    </message>
    <message>
        <source>{text} is not a whole number, 1 or more</source>
        <translation>{text} は1以上の整数ではありません</translation>
    </message>
    <message>
        <source>there is no language {text}; there are: {names}</source>
        <translation>{text} という言語はありません。あるもの：{names}</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>JSONオブジェクトを一つ表示します</translation>
    </message>
    <message>
        <source>host and play line by line in this terminal</source>
        <translation>卓を立て、この端末で一行ずつ打ちます</translation>
    </message>
    <message>
        <source>the table’s name in lists</source>
        <translation>一覧に出す卓の名前</translation>
    </message>
    <message>
        <source>computer players at free seats: {levels}</source>
        <translation>空席に入るコンピュータの強さ：{levels}</translation>
    </message>
    <message>
        <source>let in only people who know this code; without CODE one is made up</source>
        <translation>このコードを知る人だけを入れます。コードを省くと自動で作ります</translation>
    </message>
    <message>
        <source>give every answer the same time, used or not</source>
        <translation>答える時間をいつも同じ長さにします</translation>
    </message>
    <message>
        <source>show the table on this whole screen, with no hands; everyone plays by phone</source>
        <translation>この画面全体にテーブルだけを映す（手札なし）。全員がスマホで遊ぶ</translation>
    </message>
    <message>
        <source>listen on this port; 0 for any free one</source>
        <translation>待ち受けるポート。0なら空いているもの</translation>
    </message>
    <message>
        <source>give up the table you are still at, and your cards there</source>
        <translation>まだ離れていない卓と、そこの札をあきらめます</translation>
    </message>
    <message>
        <source>keep the table out of lists</source>
        <translation>一覧に出しません</translation>
    </message>
    <message>
        <source>--tv needs the window, so it can’t go with --text</source>
        <translation>--tv にはウィンドウが必要なので、--text と一緒には使えません</translation>
    </message>
    <message>
        <source>a code has {least} to {most} letters or digits</source>
        <translation>コードは{least}〜{most}文字の英数字です</translation>
    </message>
    <message>
        <source>{text} is not a port from 0 to {most}</source>
        <translation>{text} は0〜{most}のポートではありません</translation>
    </message>
    <message>
        <source>join and play line by line in this terminal</source>
        <translation>参加し、この端末で一行ずつ打ちます</translation>
    </message>
    <message>
        <source>watch instead of playing</source>
        <translation>打たずに観戦します</translation>
    </message>
    <message>
        <source>how long to look (default: {n} s)</source>
        <translation>探す時間（既定：{n}秒）</translation>
    </message>
    <message>
        <source>{text} is not a number of seconds from 1 to {most}</source>
        <translation>{text} は1〜{most}の秒数ではありません</translation>
    </message>
    <message>
        <source>--tv needs a display, and there is none here</source>
        <translation>--tv には画面が必要ですが、ここにはありません</translation>
    </message>
    <message>
        <source>let phones play through this computer: they scan a QR code</source>
        <translation>このコンピュータを通してスマホで打てるようにする（QRコードを読み取る）</translation>
    </message>
    <message>
        <source>your name at the table</source>
        <translation>卓での呼び名</translation>
    </message>
    <message>
        <source>{text} is not a name</source>
        <translation>{text} は名前として使えません</translation>
    </message>
    <message>
        <source>NUMBER|ADDRESS[:PORT]</source>
        <translation>番号|アドレス[:ポート]</translation>
    </message>
    <message>
        <source>the table number or address on the host’s screen; without it, a table found nearby</source>
        <translation>ホストの画面に出ている卓の番号かアドレス。省くと近くで見つかった卓</translation>
    </message>
    <message>
        <source>the table’s code, if it has one</source>
        <translation>卓にコードがあれば、そのコード</translation>
    </message>
    <message>
        <source>the record of a match, or of a round dealt between machines</source>
        <translation>対局の記録、またはマシンどうしで配った局の記録</translation>
    </message>
    <message>
        <source>there is no display here; {command} prints it</source>
        <translation>ここには画面がありません。{command} なら文字で表示できます</translation>
    </message>
    <message>
        <source>no window can open here; {command} prints it</source>
        <translation>ここではウィンドウを開けません。{command}なら文字で出せます</translation>
    </message>
    <message>
        <source>play line by line in this terminal</source>
        <translation>この端末で一行ずつ打ちます</translation>
    </message>
    <message>
        <source>today’s deal: the same cards for everyone with the same rules</source>
        <translation>今日の一局。同じルールなら、だれにも同じ札です</translation>
    </message>
    <message>
        <source>the first lesson, or the one for --rules; then a round on your own</source>
        <translation>はじめての一局、または --rules のルールの一局。そのあと先生なしで一局</translation>
    </message>
    <message>
        <source>show the table, all hands open, after N actions</source>
        <translation>N手のあとの卓を、全員の手札を開いて表示します</translation>
    </message>
    <message>
        <source>there is no round in the record</source>
        <translation>この記録には局が入っていません</translation>
    </message>
    <message>
        <source>{text} is not a whole number</source>
        <translation>{text} は整数ではありません</translation>
    </message>
    <message>
        <source>TASK</source>
        <translation>作業</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>作業</translation>
    </message>
    <message>
        <source>list the rulesets</source>
        <translation>ルールの名前を並べます</translation>
    </message>
    <message>
        <source>explain every rule of one</source>
        <translation>一つのルールを、説明つきですべて表示します</translation>
    </message>
    <message>
        <source>show where two differ; status 1 if they do</source>
        <translation>二つのルールの違いを表示します。違いがあれば終了コード1</translation>
    </message>
    <message>
        <source>check a file for mistakes; status 1 if there are any</source>
        <translation>ファイルの間違いを探します。あれば終了コード1</translation>
    </message>
    <message>
        <source>print JSON</source>
        <translation>JSONで表示します</translation>
    </message>
    <message>
        <source>a ruleset by its name, or a file with one</source>
        <translation>ルールの名前、またはルールの入ったファイル</translation>
    </message>
    <message>
        <source>another</source>
        <translation>もう一つ</translation>
    </message>
    <message>
        <source>a file with a ruleset</source>
        <translation>ルールの入ったファイル</translation>
    </message>
    <message>
        <source>print one JSON object for each round</source>
        <translation>1局ごとにJSONオブジェクトを一つ表示します</translation>
    </message>
    <message>
        <source>print a table for spreadsheets</source>
        <translation>表計算用の表を表示します</translation>
    </message>
    <message>
        <source>let every level play the same cards, and print how far apart they are</source>
        <translation>すべての強さに同じ札で打たせ、差がどれだけあるかを表示する</translation>
    </message>
    <message>
        <source>number of rounds, rounded up to whole deals (default: 1000)</source>
        <translation>局数。配りがそろうように切り上げます（既定：1000）</translation>
    </message>
    <message>
        <source>a ruleset that comes with the game, or a file</source>
        <translation>ゲームに付属のルール、またはファイル</translation>
    </message>
    <message>
        <source>number of players with --ladder (default: 4, if the rules are for four)</source>
        <translation>--ladder のときの人数（既定：四人用のルールなら 4）</translation>
    </message>
    <message>
        <source>deal from this number (default: 0)</source>
        <translation>この数から配ります（既定：0）</translation>
    </message>
    <message>
        <source>print one JSON object instead of a table</source>
        <translation>表のかわりにJSONオブジェクトを一つ表示します</translation>
    </message>
    <message>
        <source>play by the rules engine, look at every state, and compare with the fast kernel</source>
        <translation>ルールのエンジンで打ち、すべての状態を調べて、高速な計算と比べます</translation>
    </message>
    <message>
        <source>number of processes; the result is the same for any number</source>
        <translation>使うプロセスの数。いくつでも結果は同じです</translation>
    </message>
    <message>
        <source>--seats goes with --ladder; otherwise --ai names every seat</source>
        <translation>--seats は --ladder と一緒に使います。それ以外は --ai で各席を指定します</translation>
    </message>
    <message>
        <source>--check goes with --ai, not with --ladder</source>
        <translation>--check は --ai と一緒に使います。--ladder とは使えません</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}。</translation>
    </message>
    <message>
        <source>play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>play a match against computer players</source>
        <translation>コンピュータと対局します</translation>
    </message>
    <message>
        <source>show one round between computer players</source>
        <translation>コンピュータどうしの一局を見せます</translation>
    </message>
    <message>
        <source>network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>open a table on the network</source>
        <translation>ネットワークに卓を立てます</translation>
    </message>
    <message>
        <source>join a table on the network</source>
        <translation>ネットワークの卓に参加します</translation>
    </message>
    <message>
        <source>list the tables nearby</source>
        <translation>近くの卓を一覧にします</translation>
    </message>
    <message>
        <source>let a computer player join a table as a machine of its own</source>
        <translation>コンピュータを独立したマシンとして卓に参加させます</translation>
    </message>
    <message>
        <source>files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>step through a recorded match or round in the window</source>
        <translation>記録した対局や局を、ウィンドウで一手ずつたどります</translation>
    </message>
    <message>
        <source>print a recorded match, or a round that was dealt between machines</source>
        <translation>記録した対局、またはマシンどうしで配った局を表示します</translation>
    </message>
    <message>
        <source>check a recorded match, or a round that was dealt between machines</source>
        <translation>記録した対局、またはマシンどうしで配った局を検証します</translation>
    </message>
    <message>
        <source>print the score book of this computer</source>
        <translation>このパソコンの成績帳を表示します</translation>
    </message>
    <message>
        <source>rules and hands</source>
        <translation>ルールと手札</translation>
    </message>
    <message>
        <source>show, compare and check rulesets</source>
        <translation>ルールを表示し、比べ、検査します</translation>
    </message>
    <message>
        <source>answer questions about hands, one JSON line each</source>
        <translation>手札についての質問に、1行ずつJSONで答えます</translation>
    </message>
    <message>
        <source>let computer players play each other and print their strength</source>
        <translation>コンピュータどうしを対戦させ、強さを表示します</translation>
    </message>
    <message>
        <source>troubleshooting</source>
        <translation>診断</translation>
    </message>
    <message>
        <source>find out why tables do not show up, and what to do about it</source>
        <translation>卓が見えない原因と、その直し方を調べます</translation>
    </message>
    <message>
        <source>let machines deal and play a round that nobody can stack or lie about</source>
        <translation>だれも仕込めず、だれも嘘をつけない一局を、マシンどうしで配って打ちます</translation>
    </message>
    <message>
        <source>let machines on this computer find each other, play a match and prove it fair</source>
        <translation>このパソコンの中のマシンどうしが見つけ合い、対局し、公正さを証明します</translation>
    </message>
    <message>
        <source>let simulated machines play on a bad network and check what must hold</source>
        <translation>模擬のマシンに悪いネットワークで打たせ、守られるべきことを確かめます</translation>
    </message>
    <message>
        <source>a match, line by line in this terminal</source>
        <translation>この端末で一行ずつ対局</translation>
    </message>
    <message>
        <source>open a table for the family</source>
        <translation>家族と遊ぶ卓を立てる</translation>
    </message>
    <message>
        <source>join the table with the number 37</source>
        <translation>37番の卓に参加</translation>
    </message>
    <message>
        <source>is this record true?</source>
        <translation>この記録は本物か</translation>
    </message>
    <message>
        <source>nobody can see my table</source>
        <translation>自分の卓がだれにも見えない</translation>
    </message>
    <message>
        <source>all went well</source>
        <translation>すべて正常</translation>
    </message>
    <message>
        <source>the answer is no: a record is false, no table was found, a check failed</source>
        <translation>答えが「いいえ」：記録が偽物、卓が見つからない、検査に落ちたなど</translation>
    </message>
    <message>
        <source>the command is wrong, or a file cannot be read</source>
        <translation>コマンドが正しくないか、ファイルが読めない</translation>
    </message>
    <message>
        <source>signal N ended it, such as 130 after Ctrl-C</source>
        <translation>シグナルNで終了（例：Ctrl-Cのあとの130）</translation>
    </message>
    <message>
        <source>Tứ Sắc, the four-color card game. Without a command, its window opens. tusac COMMAND --help explains one.</source>
        <translation>Tứ Sắc。四色牌（スーサーパイ）のゲームです。コマンドがなければウィンドウが開きます。各コマンドの説明は tusac コマンド --help で見られます。</translation>
    </message>
    <message>
        <source>laboratory</source>
        <translation>実験室</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>例</translation>
    </message>
    <message>
        <source>exit status</source>
        <translation>終了コード</translation>
    </message>
    <message>
        <source>2 to 6 machines (default: 4)</source>
        <translation>マシン2〜6台（既定：4）</translation>
    </message>
    <message>
        <source>let one of them cheat: {names}</source>
        <translation>1台にいかさまをさせます：{names}</translation>
    </message>
    <message>
        <source>write the record of the round, for `tusac verify`</source>
        <translation>局の記録を書き込みます（`tusac verify` 用）</translation>
    </message>
    <message>
        <source>print one JSON object with all figures</source>
        <translation>すべての数値を入れたJSONオブジェクトを一つ表示します</translation>
    </message>
    <message>
        <source>{name} takes {least} to {most} machines, not {machines}</source>
        <translation>{name} に必要なマシンは{least}〜{most}台です。{machines}台ではできません</translation>
    </message>
    <message>
        <source>2 to 6 (default: 4)</source>
        <translation>2〜6（既定：4）</translation>
    </message>
    <message>
        <source>1 to {most} (default: 3)</source>
        <translation>1〜{most}（既定：3）</translation>
    </message>
    <message>
        <source>seats at the table (default: one per machine)</source>
        <translation>卓の席数（既定：マシン1台に一つ）</translation>
    </message>
    <message>
        <source>the rules (default: pvt, for any number)</source>
        <translation>ルール（既定：pvt、人数は自由）</translation>
    </message>
    <message>
        <source>let the last machine be the program with its window, unseen</source>
        <translation>最後のマシンを、画面に出さないウィンドウ版のプログラムにします</translation>
    </message>
    <message>
        <source>how many tables to simulate (default: 100)</source>
        <translation>模擬する卓の数（既定：100）</translation>
    </message>
    <message>
        <source>the first seed (default: 0)</source>
        <translation>シードの最初の値（既定：0）</translation>
    </message>
    <message>
        <source>players at each, 2 to 6 (default: random)</source>
        <translation>卓ごとの人数、2〜6（既定：そのつど偶然）</translation>
    </message>
    <message>
        <source>exactly these, from {names} (default: a few at random)</source>
        <translation>{names} のうち、挙げたものだけをすべて（既定：偶然にいくつか）</translation>
    </message>
    <message>
        <source>whether a machine cheats at each table (default: sometimes, at random)</source>
        <translation>各卓でマシンがいかさまをするか（既定：偶然にときどき）</translation>
    </message>
    <message>
        <source>print one JSON object instead of lines</source>
        <translation>行のかわりにJSONオブジェクトを一つ表示します</translation>
    </message>
    <message>
        <source>there is no fault {text}; there are: {names}</source>
        <translation>{text} という障害はありません。あるもの：{names}</translation>
    </message>
    <message>
        <source>{text} is not a number of machines from 2 to {most}</source>
        <translation>{text} は2〜{most}のマシン数ではありません</translation>
    </message>
    <message>
        <source>the players, one for each seat, of {levels}, or FILE.py:CLASS for one of your own (default: {usual})</source>
        <translation>各席のプレイヤー。{levels} から選ぶか、自作のものを FILE.py:CLASS で指定（既定：{usual}）</translation>
    </message>
    <message>
        <source>there is no player {text}; there are: {names}, and your own as FILE.py:CLASS</source>
        <translation>{text} というプレイヤーはありません。使えるのは {names} と、FILE.py:CLASS の形で指定する自作のものです</translation>
    </message>
    <message>
        <source>add what the records of your matches have and the book lacks</source>
        <translation>対局の記録にあって成績帳にないものを加える</translation>
    </message>
    <message>
        <source>write keys, settings, rules, score book and games of this computer into one file</source>
        <translation>このパソコンの鍵・設定・ルール・成績帳・対局を一つのファイルに書き込みます</translation>
    </message>
    <message>
        <source>put back what is in such a file</source>
        <translation>そのファイルの中身を元に戻します</translation>
    </message>
    <message>
        <source>restore it without asking</source>
        <translation>尋ねずに元に戻します</translation>
    </message>
    <message>
        <source>Rounds dealt between machines to be checked: {n}</source>
        <translation>調べる局（マシンどうしで配ったもの）：{n}</translation>
    </message>
    <message>
        <source>{file} is there already; name another file</source>
        <translation>{file} はもうあります。別のファイル名にしてください</translation>
    </message>
    <message>
        <source>Added from records: {rounds}</source>
        <translation>記録から加えました：{rounds}</translation>
    </message>
    <message>
        <source>where the backup is to be written; there must be no such file yet</source>
        <translation>バックアップを書き込む場所。まだないファイルにします</translation>
    </message>
    <message>
        <source>print one JSON object, and without --yes change nothing</source>
        <translation>JSONオブジェクトを一つ表示し、--yes がなければ何も変えません</translation>
    </message>
    <message>
        <source>a backup made by tusac backup</source>
        <translation>tusac backup で作ったバックアップ</translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Computer ({level})</source>
        <translation>コンピュータ（{level}）</translation>
    </message>
    <message>
        <source>Not played yet. Only your first try counts.</source>
        <translation>まだ打っていません。結果になるのは最初の一回だけです。</translation>
    </message>
    <message>
        <source>The computers are playing your cards…</source>
        <translation>コンピュータがあなたの札で打っています…</translation>
    </message>
    <message>
        <source>You did better with these cards than any computer!</source>
        <translation>この札で、どのコンピュータよりも点を取りました！</translation>
    </message>
    <message>
        <source>You did better with these cards than the {level}.</source>
        <translation>この札で、コンピュータ（{level}）より点を取りました。</translation>
    </message>
    <message>
        <source>You did as well with these cards as a computer.</source>
        <translation>この札で、コンピュータと同じだけ点を取りました。</translation>
    </message>
    <message>
        <source>This time the computers did better with your cards.</source>
        <translation>今回は、コンピュータのほうが同じ札で点を取りました。</translation>
    </message>
</context>
<context>
    <name>dates</name>
    <message>
        <source>Today, {time}</source>
        <translation>今日 {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>昨日 {time}</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>Today’s deal, {day}</source>
        <translation>今日の一局（{day}）</translation>
    </message>
    <message>
        <source>Daily deal, {day}</source>
        <translation>{day}の一局</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
</context>
<context>
    <name>dealing</name>
    <message>
        <source>all commit to keys and seeds</source>
        <translation>全員が鍵とシードを約束する</translation>
    </message>
    <message>
        <source>keys and seeds are opened</source>
        <translation>鍵とシードを開く</translation>
    </message>
    <message>
        <source>one after another shuffles and proves it</source>
        <translation>順番にシャッフルし、証明する</translation>
    </message>
    <message>
        <source>all shuffles are verified, all name one deck</source>
        <translation>すべてのシャッフルを検証し、全員が同じ札の束を挙げる</translation>
    </message>
    <message>
        <source>each commits to what it will owe, masked and proven</source>
        <translation>それぞれが果たす役目を、覆いをかけて証明つきで預ける</translation>
    </message>
    <message>
        <source>all have their parts of the masks</source>
        <translation>全員が覆いの分け前を受け取る</translation>
    </message>
    <message>
        <source>the masks over dealt cards are opened</source>
        <translation>配られた札の覆いを開く</translation>
    </message>
    <message>
        <source>each reads its own hand</source>
        <translation>それぞれが自分の手札を読む</translation>
    </message>
    <message>
        <source>all name one result</source>
        <translation>全員が同じ結果を挙げる</translation>
    </message>
    <message>
        <source>all keys are shown, everything is checked again</source>
        <translation>すべての鍵を見せ、すべてをもう一度確かめる</translation>
    </message>
    <message>
        <source>all sign what the audit came to</source>
        <translation>全員が検証の結果に署名する</translation>
    </message>
    <message>
        <source>these bytes are not a message</source>
        <translation>このバイト列はメッセージではありません</translation>
    </message>
    <message>
        <source>it is from another version</source>
        <translation>別のバージョンのものです</translation>
    </message>
    <message>
        <source>it belongs to another table</source>
        <translation>別の卓のものです</translation>
    </message>
    <message>
        <source>it belongs to another round</source>
        <translation>別の局のものです</translation>
    </message>
    <message>
        <source>no such machine is at the table</source>
        <translation>卓にそのようなマシンはいません</translation>
    </message>
    <message>
        <source>its signature is false</source>
        <translation>署名が偽物です</translation>
    </message>
    <message>
        <source>the others went on without its author</source>
        <translation>ほかのマシンは、送り主抜きで先に進んでいます</translation>
    </message>
    <message>
        <source>too many messages from its author are already waiting</source>
        <translation>送り主のメッセージが、すでにたまりすぎています</translation>
    </message>
    <message>
        <source>its author saw something different from the others</source>
        <translation>送り主が見たものは、ほかのマシンと違っています</translation>
    </message>
    <message>
        <source>it does not say that its author agrees to the table</source>
        <translation>送り主が卓に同意する言葉ではありません</translation>
    </message>
    <message>
        <source>it comes after the end</source>
        <translation>終わったあとに届いています</translation>
    </message>
    <message>
        <source>it does not follow from what comes before it</source>
        <translation>それまでの流れとつながりません</translation>
    </message>
    <message>
        <source>it sent different machines conflicting messages</source>
        <translation>マシンごとに食い違う内容を送りました</translation>
    </message>
    <message>
        <source>it denies its previous message</source>
        <translation>前のメッセージを否定しました</translation>
    </message>
    <message>
        <source>it sent a message that was not asked for</source>
        <translation>求められていないメッセージを送りました</translation>
    </message>
    <message>
        <source>it did not send what it was asked for</source>
        <translation>聞かれたこととは別のことを言いました</translation>
    </message>
    <message>
        <source>it signed a message that cannot be read</source>
        <translation>読めないメッセージに署名しました</translation>
    </message>
    <message>
        <source>it contradicted itself about whom to go on without</source>
        <translation>だれ抜きで進むかについて、言うことが食い違いました</translation>
    </message>
    <message>
        <source>it is about a step that is already closed</source>
        <translation>もう終わった段階のものです</translation>
    </message>
    <message>
        <source>it opened something other than what it had committed to</source>
        <translation>約束したものとは別のものを開きました</translation>
    </message>
    <message>
        <source>its keys are not its own, or not keys at all</source>
        <translation>鍵が自分のものではないか、鍵ではありません</translation>
    </message>
    <message>
        <source>it used a key a second time</source>
        <translation>鍵を二度使いました</translation>
    </message>
    <message>
        <source>its deck or proof cannot be read</source>
        <translation>札の束か証明が読めません</translation>
    </message>
    <message>
        <source>its deck is not a shuffle of the one before</source>
        <translation>札の束が、前の束をシャッフルしたものではありません</translation>
    </message>
    <message>
        <source>it named a different deck</source>
        <translation>別の札の束を挙げました</translation>
    </message>
    <message>
        <source>its commitment is not what it owes</source>
        <translation>預けたものが、果たすべきものと違います</translation>
    </message>
    <message>
        <source>it complained about something that was right</source>
        <translation>正しいものに文句をつけました</translation>
    </message>
    <message>
        <source>it opened a different mask than it had committed to</source>
        <translation>預けたのとは別の覆いを開きました</translation>
    </message>
    <message>
        <source>its parts of an absent machine’s masks are false</source>
        <translation>いないマシンの覆いについての分け前が偽物です</translation>
    </message>
    <message>
        <source>it asked for a different card of the wall</source>
        <translation>山の別の札を求めました</translation>
    </message>
    <message>
        <source>it let back a machine that may not return</source>
        <translation>戻れないはずのマシンを戻しました</translation>
    </message>
    <message>
        <source>its share of a card is false</source>
        <translation>札の分け前が偽物です</translation>
    </message>
    <message>
        <source>it acted for another seat</source>
        <translation>ほかの席のかわりに行動しました</translation>
    </message>
    <message>
        <source>it showed different cards than it had to</source>
        <translation>見せるべき札とは別の札を見せました</translation>
    </message>
    <message>
        <source>it did not answer for each of its seats</source>
        <translation>自分の席のすべてについて答えませんでした</translation>
    </message>
    <message>
        <source>it opened a different answer than it had sealed</source>
        <translation>封をした答えとは別の答えを開きました</translation>
    </message>
    <message>
        <source>that move is not possible there</source>
        <translation>そこではできないことです</translation>
    </message>
    <message>
        <source>it named a different result</source>
        <translation>別の結果を挙げました</translation>
    </message>
    <message>
        <source>it named a different outcome of the audit</source>
        <translation>別の検証結果を挙げました</translation>
    </message>
    <message>
        <source>it showed different secrets than it had committed to</source>
        <translation>約束したものとは別の秘密を見せました</translation>
    </message>
    <message>
        <source>its shuffle does not follow from its seed</source>
        <translation>シャッフルがシードと合いません</translation>
    </message>
    <message>
        <source>its computer player would have moved differently</source>
        <translation>そのコンピュータなら、別の手を選んだはずです</translation>
    </message>
    <message>
        <source>too few players are left</source>
        <translation>残った人が少なすぎます</translation>
    </message>
    <message>
        <source>a machine was proven to have cheated</source>
        <translation>マシンのいかさまが証明されました</translation>
    </message>
    <message>
        <source>they left before the deal was safe</source>
        <translation>配りが安全になる前に離れました</translation>
    </message>
    <message>
        <source>The round was dealt and played fairly, to its end.</source>
        <translation>この局は公正に配られ、最後まで公正に打たれました。</translation>
    </message>
    <message>
        <source>The round was dealt fairly and played to its end; the hidden moves of {machines} could not be checked, because their keys were not shown.</source>
        <translation>この局は公正に配られ、最後まで打たれました。ただし{machines}の隠れた手は、鍵が示されていないため検証できていません。</translation>
    </message>
    <message>
        <source>The round does not count, because machines left it.</source>
        <translation>マシンが途中で離れたため、この局は数えません。</translation>
    </message>
    <message>
        <source>The record proves that {machines} cheated.</source>
        <translation>この記録は、{machines}のいかさまを証明しています。</translation>
    </message>
    <message>
        <source>The record is false: no machine can have sent this.</source>
        <translation>この記録は偽物です。どのマシンもこの形では送れません。</translation>
    </message>
    <message>
        <source>The record stops before the end of the round.</source>
        <translation>この記録は、局の終わりまで続いていません。</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>machine {n}</source>
        <translation>マシン{n}</translation>
    </message>
    <message>
        <source>Deal {n} at table {table}: {machines} machines, {seats} seats, {cards} cards.</source>
        <translation>卓 {table} の第{n}局：マシン{machines}台、席{seats}、札{cards}枚。</translation>
    </message>
    <message>
        <source>Messages: {n}, each signed and in its place.</source>
        <translation>メッセージ：{n}件。どれも署名つきで、正しい位置にあります。</translation>
    </message>
    <message>
        <source>Shuffles: {n}, each proven to change no card.</source>
        <translation>シャッフル：{n}回。どれも札を変えていないことが証明されています。</translation>
    </message>
    <message>
        <source>Shares of cards: {n}, each proven.</source>
        <translation>札の分け前：{n}件。どれも証明つきです。</translation>
    </message>
    <message>
        <source>Cards shown: {n}, each one its seat was dealt.</source>
        <translation>見せた札：{n}枚。どれもその席に配られたものです。</translation>
    </message>
    <message>
        <source>Answers: {n}, each as it was sealed.</source>
        <translation>答え：{n}件。どれも封をしたときのままです。</translation>
    </message>
    <message>
        <source>Choices of computer players: {n}, each the same when repeated.</source>
        <translation>コンピュータの選択：{n}件。どれもやり直して同じ結果です。</translation>
    </message>
    <message>
        <source>Shuffles repeated from their seeds: {n}.</source>
        <translation>シードからやり直したシャッフル：{n}回。</translation>
    </message>
    <message>
        <source>Left the round: {machines}.</source>
        <translation>局を離れたもの：{machines}。</translation>
    </message>
    <message>
        <source>Winner: {name}.</source>
        <translation>勝者：{name}。</translation>
    </message>
    <message>
        <source>Machine {n} has the key {words} and plays for: {names}. {known}</source>
        <translation>マシン{n}の鍵は {words}、受け持ちは {names}。{known}</translation>
    </message>
    <message>
        <source>The key belongs to this installation.</source>
        <translation>この鍵は、このパソコンに入れたゲーム自身のものです。</translation>
    </message>
    <message>
        <source>You have met this key before, as {name}.</source>
        <translation>この鍵には、ここで {name} として会ったことがあります。</translation>
    </message>
    <message>
        <source>This key is new here.</source>
        <translation>この鍵は、ここでは知られていません。</translation>
    </message>
    <message>
        <source>The record does not say who agreed to the table.</source>
        <translation>だれが卓に同意したかは、記録に入っていません。</translation>
    </message>
    <message>
        <source>The record does not show that these agreed to the table: {machines}.</source>
        <translation>次のものが卓に同意したことは、記録からはわかりません：{machines}。</translation>
    </message>
    <message>
        <source>All of them have signed the table: rules {rules}; from round {n} on; points before it: {points}.</source>
        <translation>全員がこの卓に署名しています：ルール {rules}、第{n}局から、それまでの持ち点 {points}。</translation>
    </message>
    <message>
        <source>Names prove nothing. With keys that are new here ({machines}), anyone can make such a record alone: it is evidence only if these words belong to the players’ keys.</source>
        <translation>名前は何の証明にもなりません。また、ここで知られていない鍵（{machines}）については、だれでも一人でこのような記録を作れます。上の言葉がプレイヤーの鍵のものであるときだけ、証拠になります。</translation>
    </message>
    <message>
        <source>The winner’s keys are among them: the win counts only once they are shown.</source>
        <translation>その中に勝者の鍵があります。あがりは、鍵が示されてはじめて数えられます。</translation>
    </message>
    <message>
        <source>The others finished the round.</source>
        <translation>ほかのマシンは、この局を最後まで打ちました。</translation>
    </message>
    <message>
        <source>Message {n} ({kind}) in the name of {machine} is false: {what} ({rule}).</source>
        <translation>{machine}の名によるメッセージ{n}（{kind}）は偽物です：{what}（{rule}）。</translation>
    </message>
    <message>
        <source>{machines} machines, each its own process, deal {seats} hands ({backend}).</source>
        <translation>独立したプロセスのマシン{machines}台が、{seats}人分の手札を配ります（{backend}）。</translation>
    </message>
    <message>
        <source>{machine} cheats: {name}. Try {n}.</source>
        <translation>{machine}がいかさまをします：{name}。{n}回目。</translation>
    </message>
    <message>
        <source>{who} accuses {whom}: {what} ({rule}).</source>
        <translation>{who}が{whom}を告発しました：{what}（{rule}）。</translation>
    </message>
    <message>
        <source>{who} goes on without {whom}.</source>
        <translation>{who}は、{whom}抜きで進みます。</translation>
    </message>
    <message>
        <source>{who} gives up the round, because of {whom}.</source>
        <translation>{who}は、{whom}のためにこの局をあきらめます。</translation>
    </message>
    <message>
        <source>all hands are open to their owners; play begins</source>
        <translation>全員の手札が持ち主にだけ開かれ、対局が始まります</translation>
    </message>
    <message>
        <source>the audit found nothing wrong</source>
        <translation>検証で問題は見つかりませんでした</translation>
    </message>
    <message>
        <source>Each machine sent at most {kb} KB.</source>
        <translation>1台のマシンの送信量は最大{kb} KBでした。</translation>
    </message>
    <message>
        <source>The record is in {file}.</source>
        <translation>記録は {file} にあります。</translation>
    </message>
    <message>
        <source>Everything ended as it should.</source>
        <translation>すべて、なるべき結果になりました。</translation>
    </message>
    <message>
        <source>This should have ended differently.</source>
        <translation>これは別の終わり方になるはずでした。</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>This is for Linux desktops; here an installer does it.</source>
        <translation>これはLinuxのデスクトップ用です。ここではインストーラーが行います。</translation>
    </message>
    <message>
        <source>Tứ Sắc is in your menu now, and a double-click opens records.</source>
        <translation>Tứ Sắcをメニューに入れました。記録はダブルクリックで開けます。</translation>
    </message>
    <message>
        <source>Tứ Sắc is gone from your menu.</source>
        <translation>Tứ Sắcをメニューから外しました。</translation>
    </message>
    <message>
        <source>Tứ Sắc was not in your menu.</source>
        <translation>Tứ Sắcはメニューに入っていませんでした。</translation>
    </message>
</context>
<context>
    <name>doctor</name>
    <message>
        <source>checking this computer ...</source>
        <translation>このパソコンを調べています…</translation>
    </message>
    <message>
        <source>listening to the network, 4 s ...</source>
        <translation>ネットワークの応答を待っています（4秒）…</translation>
    </message>
    <message>
        <source>calling other computers ...</source>
        <translation>ほかのパソコンに呼びかけています…</translation>
    </message>
    <message>
        <source>The firewall ufw is on; it may keep others from joining tables here.</source>
        <translation>ファイアウォールufwが有効です。ここで立てた卓に、ほかの人が入れないことがあります。</translation>
    </message>
    <message>
        <source>To host: sudo ufw allow {ports}/tcp; sudo ufw allow 5353/udp</source>
        <translation>卓を立てるには：sudo ufw allow {ports}/tcp; sudo ufw allow 5353/udp</translation>
    </message>
    <message>
        <source>The firewall firewalld is on; it may keep others from joining tables here.</source>
        <translation>ファイアウォールfirewalldが有効です。ここで立てた卓に、ほかの人が入れないことがあります。</translation>
    </message>
    <message>
        <source>To host: sudo firewall-cmd --permanent --add-service=mdns --add-port={dashed}/tcp; sudo firewall-cmd --reload</source>
        <translation>卓を立てるには：sudo firewall-cmd --permanent --add-service=mdns --add-port={dashed}/tcp; sudo firewall-cmd --reload</translation>
    </message>
    <message>
        <source>This system’s firewall blocks incoming connections.</source>
        <translation>このシステムのファイアウォールは、外から来る通信を捨てています。</translation>
    </message>
    <message>
        <source>To host: allow TCP ports {dashed} and UDP port 5353 in.</source>
        <translation>卓を立てるには：TCPポート {dashed} とUDPポート 5353 を通してください。</translation>
    </message>
    <message>
        <source>Windows thinks this network is public and keeps others out.</source>
        <translation>Windowsがこのネットワークをパブリックとみなし、ほかの人を入れません。</translation>
    </message>
    <message>
        <source>Settings &gt; Network &gt; network properties: choose Private if this is your home network.</source>
        <translation>設定 &gt; ネットワーク &gt; このネットワークのプロパティ：家のネットワークなら「プライベート」を選んでください。</translation>
    </message>
    <message>
        <source>The firewall of macOS is on; it may keep others from joining tables here.</source>
        <translation>macOSのファイアウォールが有効です。ここで立てた卓に、ほかの人が入れないことがあります。</translation>
    </message>
    <message>
        <source>System Settings &gt; Network &gt; Firewall &gt; Options: allow incoming connections for the game.</source>
        <translation>システム設定 &gt; ネットワーク &gt; ファイアウォール &gt; オプション：このゲームへの外部からの接続を許可してください。</translation>
    </message>
    <message>
        <source>What the program does is logged in {path}.</source>
        <translation>プログラムの動きは {path} に書かれています。</translation>
    </message>
    <message>
        <source>This computer is fine. Is a table open, and on the same Wi-Fi?</source>
        <translation>このパソコンに問題はありません。卓は立っていますか？&#x3000;同じWi-Fiですか？</translation>
    </message>
    <message>
        <source>tusac {program}, protocol {protocol}; {parts}; deals by {back_end}</source>
        <translation>tusac {program}、プロトコル {protocol}。{parts}。配り：{back_end}</translation>
    </message>
    <message>
        <source>{name} is not installed.</source>
        <translation>{name} が入っていません。</translation>
    </message>
    <message>
        <source>Without it there is no window; you can still play in the terminal.</source>
        <translation>それがないとウィンドウは開きません。端末でなら遊べます。</translation>
    </message>
    <message>
        <source>A fast library for fair deals is missing, so each round takes seconds to deal.</source>
        <translation>公正な配りを高速なライブラリなしで計算するため、1局ごとに数秒かかります。</translation>
    </message>
    <message>
        <source>It should have come with this package: reinstall the game.</source>
        <translation>このパッケージに入っているはずのものです。ゲームを入れ直してください。</translation>
    </message>
    <message>
        <source>Install btclib_libsecp256k1 or gmpy2.</source>
        <translation>btclib_libsecp256k1 か gmpy2 を入れてください。</translation>
    </message>
    <message>
        <source>{path} can’t be written ({error}), so nothing is saved there.</source>
        <translation>{path} に書き込めません（{error}）。ここには何も保存されません。</translation>
    </message>
    <message>
        <source>Make the folder yours, or free up some space.</source>
        <translation>フォルダーを自分のものにするか、空きを作ってください。</translation>
    </message>
    <message>
        <source>Settings and records can be saved: {paths}</source>
        <translation>設定と記録を書き込めます：{paths}</translation>
    </message>
    <message>
        <source>Networks in use: {networks}</source>
        <translation>使用中のネットワーク：{networks}</translation>
    </message>
    <message>
        <source>This computer isn’t on a home network, so it can’t meet other computers.</source>
        <translation>このパソコンは家のネットワークにつながっていません。同じパソコンの中でしか会えません。</translation>
    </message>
    <message>
        <source>Join the Wi-Fi of the others, or plug in a cable.</source>
        <translation>みんなと同じWi-Fiにつなぐか、ケーブルを挿してください。</translation>
    </message>
    <message>
        <source>A VPN is on ({network}); it can hide the home network from the game.</source>
        <translation>VPNが有効です（{network}）。家のネットワークがゲームから見えないことがあります。</translation>
    </message>
    <message>
        <source>If tables don’t show up: let the VPN allow local networks, or turn it off.</source>
        <translation>卓が見えないままなら、VPNでローカルネットワークを許可するか、VPNを切ってください。</translation>
    </message>
    <message>
        <source>Networks of virtual machines and containers are ignored: {names}</source>
        <translation>仮想マシンとコンテナのネットワークは使いません：{names}</translation>
    </message>
    <message>
        <source>{program} keeps UDP port 5353 (mDNS) for itself, so tables don’t show up here.</source>
        <translation>{program} がUDPポート 5353（mDNS）を独占しているため、ここでは卓が見えません。</translation>
    </message>
    <message>
        <source>Another program keeps UDP port 5353 (mDNS) for itself, so tables don’t show up here.</source>
        <translation>ほかのプログラムがUDPポート 5353（mDNS）を独占しているため、ここでは卓が見えません。</translation>
    </message>
    <message>
        <source>Close that program, or let it share the port; until then, join by number.</source>
        <translation>そのプログラムを閉じるか、ポートを共有させてください。それまでは番号で参加できます。</translation>
    </message>
    <message>
        <source>What this computer announces on {name} can be heard.</source>
        <translation>このパソコンが{name}に出した知らせは、そこに届いています。</translation>
    </message>
    <message>
        <source>What this computer announces on {name} can’t even be heard here.</source>
        <translation>このパソコンが{name}に出した知らせは、自分にさえ届いていません。</translation>
    </message>
    <message>
        <source>Let UDP port 5353 (mDNS) through the firewall; until then, join by number or address.</source>
        <translation>ファイアウォールでUDPポート 5353（mDNS）を通してください。それまでは番号かアドレスで参加できます。</translation>
    </message>
    <message>
        <source>Other programs use all the ports {dashed}, so you can’t open a table.</source>
        <translation>ポート {dashed} はすべてほかのプログラムが使っているため、卓を立てられません。</translation>
    </message>
    <message>
        <source>Close the other tables on this computer.</source>
        <translation>このパソコンのほかの卓を閉じてください。</translation>
    </message>
    <message>
        <source>A table here couldn’t be reached at {hosts}, not even from this computer.</source>
        <translation>ここの卓には {hosts} でつながりません。このパソコンからもだめでした。</translation>
    </message>
    <message>
        <source>Let TCP ports {dashed} through the firewall.</source>
        <translation>ファイアウォールでTCPポート {dashed} を通してください。</translation>
    </message>
    <message>
        <source>Port {default} is in use, perhaps by one of your tables; the next would use {port}.</source>
        <translation>ポート {default} は使用中です。あなたの卓かもしれません。次の卓は {port} になります。</translation>
    </message>
    <message>
        <source>A table here would use port {port}, and can be reached from this computer.</source>
        <translation>ここの卓はポート {port} になり、このパソコンからはつながります。</translation>
    </message>
    <message>
        <source>No sign of a firewall that keeps others out.</source>
        <translation>外をさえぎるファイアウォールは見当たりません。</translation>
    </message>
    <message>
        <source>No other device was heard. There may be none, or the Wi-Fi keeps devices apart, as guest networks do, or blocks multicast.</source>
        <translation>ほかの機器からの応答がありません。機器がないか、Wi-Fiが（来客用のように）機器どうしを切り離しているか、マルチキャストを通していません。</translation>
    </message>
    <message>
        <source>Use the main Wi-Fi, not the guest one; or join by number or address.</source>
        <translation>来客用でなく、ふだんのWi-Fiを使ってください。または番号かアドレスで参加してください。</translation>
    </message>
    <message>
        <source>Other devices heard: {n}</source>
        <translation>見つかったほかの機器：{n}</translation>
    </message>
    <message>
        <source>They can be reached from here.</source>
        <translation>ここからつながります。</translation>
    </message>
    <message>
        <source>Others answer, but block calls to a table: that’s their firewall, not the Wi-Fi.</source>
        <translation>ほかの機器は応答しますが、卓への呼びかけは捨てられます。Wi-Fiでなく、相手のファイアウォールのためです。</translation>
    </message>
    <message>
        <source>To join a table there, that computer has to allow TCP ports {dashed} in.</source>
        <translation>そちらの卓に参加するには、相手のパソコンでTCPポート {dashed} を通す必要があります。</translation>
    </message>
    <message>
        <source>macOS won’t let the game reach devices on this network.</source>
        <translation>macOSが、このネットワークの機器への接続をゲームに許していません。</translation>
    </message>
    <message>
        <source>System Settings &gt; Privacy &amp; Security &gt; Local Network: allow it for the game.</source>
        <translation>システム設定 &gt; プライバシーとセキュリティ &gt; ローカルネットワーク：このゲームを許可してください。</translation>
    </message>
    <message>
        <source>None of them can be reached from here: the Wi-Fi keeps devices apart, or a VPN takes all traffic.</source>
        <translation>どの機器にもここからつながりません。Wi-Fiが機器どうしを切り離しているか、VPNが通信をすべて引き受けています。</translation>
    </message>
    <message>
        <source>Turn off client isolation in the router, use the main Wi-Fi, or turn off the VPN.</source>
        <translation>ルーターの端末間の分離（プライバシーセパレーター）を切るか、ふだんのWi-Fiを使うか、VPNを切ってください。</translation>
    </message>
    <message>
        <source>No table is announced nearby right now.</source>
        <translation>いま、近くに卓の知らせはありません。</translation>
    </message>
    <message>
        <source>Tables nearby: {n}</source>
        <translation>近くの卓：{n}</translation>
    </message>
    <message>
        <source>{name} has version {theirs} of the game, which yours doesn’t understand.</source>
        <translation>{name}のゲームはバージョン {theirs} で、こちらでは読めません。</translation>
    </message>
    <message>
        <source>Update both to the newer version.</source>
        <translation>両方を新しいほうのバージョンにそろえてください。</translation>
    </message>
    <message>
        <source>{name}, a table on this computer, doesn’t answer.</source>
        <translation>このパソコンの卓「{name}」が応答しません。</translation>
    </message>
    <message>
        <source>Let the game through the firewall here, or open that table again.</source>
        <translation>ここのファイアウォールでゲームを通すか、卓を立て直してください。</translation>
    </message>
    <message>
        <source>{name} is visible, but its computer doesn’t answer.</source>
        <translation>「{name}」は見えますが、そのパソコンが応答しません。</translation>
    </message>
    <message>
        <source>Ask its host to let the game through the firewall, and to press “Can’t see your table?” there.</source>
        <translation>ホストに、ファイアウォールでゲームを許可し、そのパソコンで「見つからない？」を押すよう頼んでください。</translation>
    </message>
</context>
<context>
    <name>drawer</name>
    <message>
        <source>draw</source>
        <extracomment>&quot;You draw&quot;, &quot;You discard&quot;, &quot;Lan draws&quot;, &quot;Lan discards&quot;: the name stands before it, the card below</extracomment>
        <translation>引いた札</translation>
    </message>
    <message>
        <source>nobody wanted it</source>
        <translation>だれも取らず</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>捨てた札</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>捨てた札</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>引いた札</translation>
    </message>
    <message>
        <source>These cards aren’t on the table any more.</source>
        <translation>これらの札はもう場にありません。</translation>
    </message>
</context>
<context>
    <name>face</name>
    <message>
        <source>Lotus</source>
        <translation>蓮</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>ちょうちん</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>急須</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>魚</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>太鼓</translation>
    </message>
    <message>
        <source>Kite</source>
        <translation>凧</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Buffalo</source>
        <translation>水牛</translation>
    </message>
    <message>
        <source>Conical hat</source>
        <translation>菅笠</translation>
    </message>
    <message>
        <source>Swallow</source>
        <translation>つばめ</translation>
    </message>
    <message>
        <source>Persimmon</source>
        <translation>柿</translation>
    </message>
    <message>
        <source>Oil lamp</source>
        <translation>ランプ</translation>
    </message>
    <message>
        <source>Dragonfly</source>
        <translation>とんぼ</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>小舟</translation>
    </message>
    <message>
        <source>Bamboo</source>
        <translation>竹</translation>
    </message>
    <message>
        <source>Moon cake</source>
        <translation>月餅</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>蝶</translation>
    </message>
    <message>
        <source>Rice bowl</source>
        <translation>お茶碗</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>亀</translation>
    </message>
    <message>
        <source>Star fruit</source>
        <translation>スターフルーツ</translation>
    </message>
    <message>
        <source>Palm</source>
        <translation>やし</translation>
    </message>
    <message>
        <source>Watermelon</source>
        <translation>すいか</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>扇</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>鐘</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>{path}: not valid TOML: {problem}</source>
        <translation>{path}：TOMLの形式になっていません：{problem}</translation>
    </message>
    <message>
        <source>{path}: cannot be read: {problem}</source>
        <translation>{path}：読めません：{problem}</translation>
    </message>
    <message>
        <source>{key}: no such setting</source>
        <translation>{key}：そのような設定はありません</translation>
    </message>
    <message>
        <source>{key}: {value} cannot be used ({why}); the default is used</source>
        <translation>{key}：{value} は使えません（{why}）。既定の値を使います</translation>
    </message>
    <message>
        <source>user_papers, user_inks: one needs the other; neither is used</source>
        <translation>user_papers、user_inks：両方そろわないと使えません。どちらも使いません</translation>
    </message>
    <message>
        <source>palette: there is no user palette; the default is used</source>
        <translation>palette：自分の配色がありません。既定のものを使います</translation>
    </message>
    <message>
        <source>han, latin, words: a card needs one of them; words are used</source>
        <translation>han、latin、words：札にはどれか一つが必要です。words を使います</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>など</translation>
    </message>
    <message>
        <source>it must be text</source>
        <translation>文字列が必要です</translation>
    </message>
    <message>
        <source>it must be true or false</source>
        <translation>true か false が必要です</translation>
    </message>
    <message>
        <source>it must be a whole number from {low} to {high}</source>
        <translation>{low}〜{high}の整数が必要です</translation>
    </message>
    <message>
        <source>it must be one of {choices}</source>
        <translation>{choices} のどれかが必要です</translation>
    </message>
    <message>
        <source>it must be a list</source>
        <translation>リストが必要です</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>not an ordinary file</source>
        <translation>普通のファイルではありません</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>大きすぎます</translation>
    </message>
    <message>
        <source>not UTF-8 text</source>
        <translation>UTF-8の文字ではありません</translation>
    </message>
    <message>
        <source>{file} cannot be used ({why}); the game goes on without it.</source>
        <translation>{file} を使えません（{why}）。なしで続けます。</translation>
    </message>
    <message>
        <source>{file} cannot be used ({why}); it was renamed to {aside}, and the game goes on without it.</source>
        <translation>{file} を使えません（{why}）。{aside} という名前に変えて残し、なしで続けます。</translation>
    </message>
    <message>
        <source>{file} is from a newer version of the game. This one goes on without it and leaves it as it is; update the game to use it.</source>
        <translation>{file} は新しいバージョンのゲームのものです。このバージョンはそれを使わずに続け、そのまま残します。使うにはゲームを更新してください。</translation>
    </message>
    <message>
        <source>{file} can’t be read right now ({why}). The game goes on without it and leaves it as it is; close other programs that use it, and start the game again.</source>
        <translation>{file} はいま読めません（{why}）。ゲームはそれを使わずに続け、そのまま残します。使っているほかのプログラムを閉じて、ゲームを起動し直してください。</translation>
    </message>
    <message>
        <source>a newer version of the game has written it</source>
        <translation>新しいバージョンのゲームが書いたもの</translation>
    </message>
    <message>
        <source>Your settings can’t be saved ({why}). They last until you close the game.</source>
        <translation>設定を保存できません（{why}）。ゲームを閉じるまでは有効です。</translation>
    </message>
    <message>
        <source>Your score book can’t be updated right now ({why}). The game goes on, but the book may be missing rounds.</source>
        <translation>いまは成績帳を更新できません（{why}）。ゲームは続きますが、成績帳に記録されない局があるかもしれません。</translation>
    </message>
    <message>
        <source>it must be four colors such as F2C14E</source>
        <translation>F2C14E のような色が四つ必要です</translation>
    </message>
</context>
<context>
    <name>glossary</name>
    <message>
        <source>card</source>
        <translation>札</translation>
    </message>
    <message>
        <source>One of seven pieces, in one of four colors.</source>
        <translation>四つの色のどれかの紙に、七つの駒のどれか。</translation>
    </message>
    <message>
        <source>color</source>
        <translation>色</translation>
    </message>
    <message>
        <source>The color of a card’s paper: green ●, red ▲, white ○ or yellow ■.</source>
        <translation>札の紙の色。緑 ●、赤 ▲、白 ○、黄 ■。</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>ジョーカー</translation>
    </message>
    <message>
        <source>One of five cards without a color. Each is a set by itself.</source>
        <translation>色のない五枚の札。一枚でひとつの組になります。</translation>
    </message>
    <message>
        <source>set</source>
        <translation>組</translation>
    </message>
    <message>
        <source>Cards that belong together. When all your cards are in sets, you win.</source>
        <translation>まとまりになる札。手札がすべて組になった人のあがりです。</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>対子</translation>
    </message>
    <message>
        <source>Two identical cards.</source>
        <translation>同じ札二枚。</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>ポン</translation>
    </message>
    <message>
        <source>Three identical cards. Strictly, a khạp is three dealt to your hand, waiting for the fourth.</source>
        <translation>同じ札三枚。厳密には、最初に手に配られて四枚目を待つ三枚をkhạpと呼びます。</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>Four identical cards, the most valuable set.</source>
        <translation>同じ札四枚。いちばん高い組です。</translation>
    </message>
    <message>
        <source>opening a khạp</source>
        <translation>khạpを開ける</translation>
    </message>
    <message>
        <source>Laying down three identical cards with the fourth, as a Kong.</source>
        <translation>同じ札三枚を、四枚目と合わせてカンとして場に出すこと。</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>チー</translation>
    </message>
    <message>
        <source>Three different cards: General, Advisor, Elephant of one color; Chariot, Cannon, Horse of one color; or one piece in three colors, by most rules only the Soldier.</source>
        <translation>違う札三枚。同じ色の将・士・象、同じ色の車・包・馬、または同じ駒の三色（多くのルールでは卒だけ）。</translation>
    </message>
    <message>
        <source>Quad</source>
        <translation>四色</translation>
    </message>
    <message>
        <source>One piece in all four colors, by most rules only the Soldier.</source>
        <translation>同じ駒が四色そろった四枚（多くのルールでは卒だけ）。卒なら四色卒。</translation>
    </message>
    <message>
        <source>even sets</source>
        <translation>偶数の組</translation>
    </message>
    <message>
        <source>Identical cards, one piece in different colors, and Generals.</source>
        <translation>同じ札、色違いの同じ駒、将。</translation>
    </message>
    <message>
        <source>odd sets</source>
        <translation>奇数の組</translation>
    </message>
    <message>
        <source>General, Advisor, Elephant, or Chariot, Cannon, Horse, of one color.</source>
        <translation>同じ色の将・士・象、または車・包・馬。</translation>
    </message>
    <message>
        <source>junk</source>
        <translation>浮き札</translation>
    </message>
    <message>
        <source>Cards in your hand that fit no set, however you arrange them.</source>
        <translation>どう並べても、どの組にも入らない手札。</translation>
    </message>
    <message>
        <source>pair on a Chow</source>
        <translation>チーにかかる対子</translation>
    </message>
    <message>
        <source>A pair that shares a card with a Chow in your hand. Its Pong would leave junk.</source>
        <translation>手札のチーにも使われている対子。ポンにすると浮き札が出ます。</translation>
    </message>
    <message>
        <source>headless Chow</source>
        <translation>頭のないチー</translation>
    </message>
    <message>
        <source>Advisor and Elephant without their General, or getting that General after all.</source>
        <translation>将のない士・象と、あとから将が来てそろうこと。</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>山</translation>
    </message>
    <message>
        <source>The cards nobody has drawn yet.</source>
        <translation>まだ引かれていない札。</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>引く</translation>
    </message>
    <message>
        <source>To turn over the next card of the wall. It never goes into anyone’s hand.</source>
        <translation>山の次の札をめくること。引いた札が手札に入ることはありません。</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>To put a card from your hand on the table, where others can take it.</source>
        <translation>手札を一枚、場に出すこと。ほかの人が取れます。</translation>
    </message>
    <message>
        <source>card on offer</source>
        <translation>場札</translation>
    </message>
    <message>
        <source>The card just drawn or discarded, which can be claimed now.</source>
        <translation>いま引かれた、または捨てられた札。いま取ることができます。</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>取る</translation>
    </message>
    <message>
        <source>To take the card on offer and lay it down in a set with cards from your hand.</source>
        <translation>場札を、手札と組にして場にさらすこと。</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>You drew the card, or sit next after the player who discarded it. You may make any set with it.</source>
        <translation>その札を引いた人、または捨てた人の次の席。どの組にも使えます。</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>The player who gets one extra card and starts with a discard.</source>
        <translation>ほかの人より一枚多く配られ、最初に捨てる人。</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>テンパイ</translation>
    </message>
    <message>
        <source>You need just one more card to win.</source>
        <translation>あと一枚であがれる状態。</translation>
    </message>
    <message>
        <source>passing up a Pong</source>
        <translation>ポンの見送り</translation>
    </message>
    <message>
        <source>Not taking a Pong while waiting. At many tables you have to say so.</source>
        <translation>テンパイ中にポンを見送ること。声に出す決まりの卓も多くあります。</translation>
    </message>
    <message>
        <source>win</source>
        <translation>あがり</translation>
    </message>
    <message>
        <source>All your cards are in sets, and the round ends.</source>
        <translation>すべての札が組になること。局はそこで終わります。胡（フー）とも言います。</translation>
    </message>
    <message>
        <source>win with a Kong</source>
        <translation>カンのあがり</translation>
    </message>
    <message>
        <source>A win by a player who has a Kong. In many families it pays double.</source>
        <translation>カンを持つ人のあがり。点が倍になる家も多くあります。</translation>
    </message>
    <message>
        <source>dealt win</source>
        <translation>配られてすぐのあがり</translation>
    </message>
    <message>
        <source>Your dealt cards are complete before any claim.</source>
        <translation>何も取らなくても、配られた札がすべて組になっていること。</translation>
    </message>
    <message>
        <source>point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>What sets are worth. Payments are counted in points too.</source>
        <translation>組の値打ち。支払いもこれで決まります。</translation>
    </message>
    <message>
        <source>match score</source>
        <translation>対局の得点</translation>
    </message>
    <message>
        <source>The points a player has won and lost in this match so far.</source>
        <translation>この対局で、そのプレイヤーがこれまでに得た点と失った点の合計です。</translation>
    </message>
    <message>
        <source>letters on the cards</source>
        <translation>札の英字</translation>
    </message>
    <message>
        <source>A General, B Advisor, C Elephant; X Chariot, Y Cannon, Z Horse: A B C or X Y Z of one color make a Chow. On Soldiers E, S, W, N stand for green, red, white, yellow. The settings can switch the letters off.</source>
        <translation>Aは将、Bは士、Cは象、Xは車、Yは包、Zは馬です。同じ色のA B CかX Y Zでチーになります。卒のE、S、W、Nは緑、赤、白、黄を表します。英字は設定で消せます。</translation>
    </message>
    <message>
        <source>paying for all</source>
        <translation>全員分を払う</translation>
    </message>
    <message>
        <source>Paying for all the losers after a mistake. In this game you can’t make one.</source>
        <translation>間違えた人が、ほかの人の分まで払うこと。このゲームでは間違いはできません。</translation>
    </message>
    <message>
        <source>mulligan</source>
        <translation>配り直し</translation>
    </message>
    <message>
        <source>Throwing in a hopeless hand: everyone gets new cards.</source>
        <translation>見込みのない手を、全員の分とまとめて配り直してもらうこと。</translation>
    </message>
    <message>
        <source>An older computer game of Tứ Sắc, from France. The classic rules here are those it plays by.</source>
        <translation>以前からあるフランス製の四色牌のコンピュータゲーム。ここでの標準ルールはそれに従います。</translation>
    </message>
    <message>
        <source>stealing</source>
        <translation>横取り</translation>
    </message>
    <message>
        <source>Claiming a card out of turn. Players who are skipped lose their turn.</source>
        <translation>手番でないのに札を取ること。飛ばされた人は番を失います。</translation>
    </message>
    <message>
        <source>Three different cards: General, Advisor, Elephant of one color; Chariot, Cannon, Horse of one color; or one piece in three colors: {pieces}.</source>
        <translation>違う札三枚。同じ色の将・士・象、同じ色の車・包・馬、または同じ駒の三色：{pieces}。</translation>
    </message>
    <message>
        <source>Three different cards of one color: General, Advisor, Elephant, or Chariot, Cannon, Horse.</source>
        <translation>同じ色の違う札三枚。将・士・象、または車・包・馬。</translation>
    </message>
    <message>
        <source>One piece in all four colors; by these rules that’s no set.</source>
        <translation>同じ駒が四色そろった四枚。このルールでは組になりません。</translation>
    </message>
</context>
<context>
    <name>guide</name>
    <message>
        <source>The cards</source>
        <translation>札</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>Sets and their points</source>
        <translation>組と点</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>配り方</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>番の進み方</translation>
    </message>
    <message>
        <source>Who gets the card</source>
        <translation>札を取る順番</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>将</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>ジョーカー</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>局の終わり</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>Further rules</source>
        <translation>そのほかのルール</translation>
    </message>
    <message>
        <source>Three identical Generals.</source>
        <translation>同じ将三枚。</translation>
    </message>
    <message>
        <source>Four identical Generals.</source>
        <translation>同じ将が四枚。</translation>
    </message>
    <message>
        <source>Four identical cards.</source>
        <translation>同じ札四枚。</translation>
    </message>
    <message>
        <source>Three identical cards.</source>
        <translation>同じ札三枚。</translation>
    </message>
    <message>
        <source>Two identical cards.</source>
        <translation>同じ札二枚。</translation>
    </message>
    <message>
        <source>General, Advisor, Elephant of one color.</source>
        <translation>同じ色の将・士・象。</translation>
    </message>
    <message>
        <source>Chariot, Cannon, Horse of one color.</source>
        <translation>同じ色の車・包・馬。</translation>
    </message>
    <message>
        <source>One piece in three colors: {pieces}.</source>
        <translation>同じ駒の三色：{pieces}。</translation>
    </message>
    <message>
        <source>Before the first discard you may fold: you sit out the round and pay nothing.</source>
        <translation>最初の捨て札の前なら降りられます。この局は休み、何も払いません。</translation>
    </message>
    <message>
        <source>A dealer whose dealt cards are all in sets may win at once.</source>
        <translation>親は、配られた札がすべて組になっていれば、その場であがれます。</translation>
    </message>
    <message>
        <source>With five or six players, the wall is drawn to its end.</source>
        <translation>五人か六人のときは、山を最後まで引きます。</translation>
    </message>
    <message>
        <source>For a Kong of jokers, that’s {n}.</source>
        <translation>ジョーカーのカンなら{n}です。</translation>
    </message>
    <message>
        <source>For a dealt Kong of jokers, that’s {n}.</source>
        <translation>配られたジョーカーのカンなら{n}です。</translation>
    </message>
    <message>
        <source>twice</source>
        <extracomment>how often points or a stake count: &quot;gets twice the points&quot;, &quot;everything counts twice&quot;</extracomment>
        <translation>2倍</translation>
    </message>
    <message>
        <source>{n} times</source>
        <extracomment>how often points or a stake count: &quot;gets 3 times the points&quot;, &quot;everything counts 3 times&quot;</extracomment>
        <translation>{n}倍</translation>
    </message>
    <message>
        <source>If another player discarded or drew the winning card, they pay this for all losers.</source>
        <translation>あがり札を捨てた人、または引いた人がほかにいれば、その人が負けた全員の分を払います。</translation>
    </message>
    <message>
        <source>One piece in all four colors: {pieces}.</source>
        <translation>同じ駒の四色すべて：{pieces}。</translation>
    </message>
    <message>
        <source>A single General, or a joker.</source>
        <translation>将一枚、またはジョーカー一枚。</translation>
    </message>
    <message>
        <source>A single General.</source>
        <translation>将一枚。</translation>
    </message>
    <message>
        <source>any piece</source>
        <translation>どの駒でも</translation>
    </message>
    <message>
        <source>Four identical cards, but no Soldiers.</source>
        <translation>同じ札が四枚。ただし卒は除く。</translation>
    </message>
    <message>
        <source>Three identical cards, but no Soldiers.</source>
        <translation>同じ札が三枚。ただし卒は除く。</translation>
    </message>
    <message>
        <source>Two identical cards, but no Soldiers.</source>
        <translation>同じ札が二枚。ただし卒は除く。</translation>
    </message>
    <message>
        <source>For {players} players.</source>
        <translation>{players}人で遊びます。</translation>
    </message>
    <message>
        <source>Seven pieces: {pieces}.</source>
        <translation>七つの駒：{pieces}。</translation>
    </message>
    <message>
        <source>Four colors, with {copies} copies of each card for up to four players.</source>
        <translation>四つの色。四人までの卓では、各札が{copies}枚ずつ。</translation>
    </message>
    <message>
        <source>Five jokers, without a color.</source>
        <translation>色のないジョーカー五枚。</translation>
    </message>
    <message>
        <source>The deck has {cards}.</source>
        <translation>札は全部で{cards}。</translation>
    </message>
    <message>
        <source>{cards} for {players} players</source>
        <translation>{players}人なら{cards}</translation>
    </message>
    <message>
        <source>You win when all {n} cards are in sets. Cards that fit no set are junk.</source>
        <translation>{n}枚の札がすべて組になればあがりです。組に入らない札は浮き札です。</translation>
    </message>
    <message>
        <source>With six players, that’s {n} cards.</source>
        <translation>六人なら{n}枚です。</translation>
    </message>
    <message>
        <source>A hand worth less than {points} can’t win.</source>
        <translation>{points}に満たない手ではあがれません。</translation>
    </message>
    <message>
        <source>With five or six players, {points} are enough.</source>
        <translation>五人か六人なら{points}で足ります。</translation>
    </message>
    <message>
        <source>With five or six players, it has to be worth {points}.</source>
        <translation>五人か六人なら{points}が必要です。</translation>
    </message>
    <message>
        <source>Players draw and discard in turn, and may take a card that another has drawn or discarded. Whoever first has every card in a set wins.</source>
        <translation>順に札を引いては捨て、ほかの人が引いた札や捨てた札も取れます。最初にすべての札を組にした人のあがりです。</translation>
    </message>
    <message>
        <source>A single joker.</source>
        <translation>ジョーカー一枚。</translation>
    </message>
    <message>
        <source>Any four jokers.</source>
        <translation>ジョーカーどれでも四枚。</translation>
    </message>
    <message>
        <source>Each Kong that you’ve drawn a card for makes it one card more.</source>
        <translation>補充の札を引いたカン一つにつき、一枚増えます。</translation>
    </message>
    <message>
        <source>Playing with real cards? The points of a winning hand always come to an odd number: if you count an even one, count again.</source>
        <translation>本物の札で遊ぶときは：あがりの点はいつも奇数です。偶数になったら数え直してください。</translation>
    </message>
    <message>
        <source>Dice decide who deals first.</source>
        <translation>最初の親はさいころで決めます。</translation>
    </message>
    <message>
        <source>Everyone draws a card; the highest deals first.</source>
        <translation>全員が一枚ずつ引き、いちばん強い札の人が最初の親です。</translation>
    </message>
    <message>
        <source>The first dealer is chosen at random.</source>
        <translation>最初の親は偶然に決まります。</translation>
    </message>
    <message>
        <source>Everyone gets {n} cards, the dealer one more.</source>
        <translation>全員に{n}枚ずつ、親には一枚多く配ります。</translation>
    </message>
    <message>
        <source>With six players, it’s {n} cards, and the dealer gets one more.</source>
        <translation>六人なら{n}枚ずつ、親は一枚多くなります。</translation>
    </message>
    <message>
        <source>They’re dealt in packets: six to the dealer, then five to each player, round and round.</source>
        <translation>まとめて配ります。親に六枚、あとは五枚ずつ、順に回します。</translation>
    </message>
    <message>
        <source>A dealt Kong is laid open at once, without a replacement card, and is worth {points}.</source>
        <translation>配られたカンはすぐ場に開きます。補充はなく、{points}になります。</translation>
    </message>
    <message>
        <source>A dealt Kong of Generals is worth {points}.</source>
        <translation>配られた将のカンは{points}になります。</translation>
    </message>
    <message>
        <source>A dealt Kong of jokers is worth {points}.</source>
        <translation>配られたジョーカーのカンは{points}になります。</translation>
    </message>
    <message>
        <source>A dealt Pong is marked with a coin: everyone knows you have one, but not which.</source>
        <translation>配られたポンには硬貨で印をつけます。あることは全員にわかりますが、どの札かはわかりません。</translation>
    </message>
    <message>
        <source>If you’re dealt no General, no joker, no three or four identical cards and no Soldiers in all four colors, you may call a mulligan: the same dealer deals again.</source>
        <translation>将もジョーカーもなく、同じ札三枚も四枚も、四色の卒もない手を配られた人は、配り直しを頼めます。同じ親がもう一度配ります。</translation>
    </message>
    <message>
        <source>If you’re dealt no General, no three or four identical cards and no Soldiers in all four colors, you may call a mulligan: the same dealer deals again.</source>
        <translation>将がなく、同じ札三枚も四枚も、四色の卒もない手を配られた人は、配り直しを頼めます。同じ親がもう一度配ります。</translation>
    </message>
    <message>
        <source>Before the first discard you may fold: you sit out the round, and if someone wins you pay only the ante.</source>
        <translation>最初の捨て札の前なら降りられます。この局は休み、誰かがあがってもアンティだけを払います。</translation>
    </message>
    <message>
        <source>The dealer starts with a discard. Play goes counterclockwise.</source>
        <translation>親が一枚捨てて始めます。順番は反時計回りです。</translation>
    </message>
    <message>
        <source>Any card that’s discarded or turned up from the wall may be claimed: you lay it open in a set with cards from your hand, then you discard.</source>
        <translation>捨てられた札や、山からめくられた札は取ることができます。手札と組にして場にさらします。取った人が次に捨てます。</translation>
    </message>
    <message>
        <source>If nobody claims it, it stays there and the next player draws. A drawn card never goes into a hand.</source>
        <translation>だれも取らなければ、札はその場に残り、次の人が引きます。引いた札が手札に入ることはありません。</translation>
    </message>
    <message>
        <source>After claiming a Kong you don’t discard: you draw the next card of the wall, as long as one may be drawn.</source>
        <translation>カンをしたあとは捨てずに、引ける札があるかぎり、山の次の札をめくります。</translation>
    </message>
    <message>
        <source>Three or four identical cards in your hand stay together: none may join another set.</source>
        <translation>手札の同じ三枚・四枚は離れません。ほかの組に札を貸しません。</translation>
    </message>
    <message>
        <source>This doesn’t apply to Soldiers.</source>
        <translation>卒は別です。</translation>
    </message>
    <message>
        <source>Of Soldiers, only four stay together.</source>
        <translation>卒は、四枚のときだけ離れません。</translation>
    </message>
    <message>
        <source>You may break up sets in your hand for better ones.</source>
        <translation>手札の組は、よりよい組のために崩してもかまいません。</translation>
    </message>
    <message>
        <source>A Pong on the table takes its fourth card if you draw it and win with it.</source>
        <translation>場のポンには、自分で引いてあがるときだけ、四枚目を加えられます。</translation>
    </message>
    <message>
        <source>A Pong on the table takes its fourth card whenever you draw it.</source>
        <translation>場のポンには、自分で四枚目を引いたとき、いつでも加えられます。</translation>
    </message>
    <message>
        <source>Anyone may claim, in this order: {claims}. If several claim the same, the one who comes next gets it.</source>
        <translation>だれでも、この順で取れます：{claims}。同じなら、番の近い人が先です。</translation>
    </message>
    <message>
        <source>Other sets are only for the player whose turn it is: the one who drew the card, or the next one after a discard.</source>
        <translation>ほかの組は手番の人だけです。札を引いた人、または捨てた人の次の人です。</translation>
    </message>
    <message>
        <source>A Pong may not leave you more junk than before.</source>
        <translation>ポンで浮き札が前より増えてはいけません。</translation>
    </message>
    <message>
        <source>{claim}: if you can, you must claim it, unless you win.</source>
        <translation>{claim}：できるときは必ずします。あがるときだけは別です。</translation>
    </message>
    <message>
        <source>{claim}: if you can, you must claim it, unless you’re waiting for a win.</source>
        <translation>{claim}：できるときは必ずします。テンパイ中だけは別です。</translation>
    </message>
    <message>
        <source>While you wait for a win, you may pass up a Pong (bỏ đôi), and everyone is told.</source>
        <translation>テンパイ中の人はポンを見送れます（bỏ đôi）。それは全員に知らされます。</translation>
    </message>
    <message>
        <source>While you wait for a win, you may pass up a Pong (bỏ đôi). At many tables you have to say so; here you don’t.</source>
        <translation>テンパイ中の人はポンを見送れます（bỏ đôi）。声に出す決まりの卓も多いのですが、ここでは要りません。</translation>
    </message>
    <message>
        <source>{claim} or {other}</source>
        <translation>{claim}または{other}</translation>
    </message>
    <message>
        <source>You can never discard a General.</source>
        <translation>将は決して捨てません。</translation>
    </message>
    <message>
        <source>A Pair may be claimed only with a card you draw yourself, or to win.</source>
        <translation>対子にできるのは、自分で引いた札か、あがるときの札だけです。</translation>
    </message>
    <message>
        <source>If you pass on a card you drew, the next player may claim it, unless it’s a General or a joker.</source>
        <translation>引いた人が取らない札は、次の人に回り、その人が取れます。ただし将とジョーカーは別です。</translation>
    </message>
    <message>
        <source>If you pass on a card you drew, the next player may claim it, unless it’s a General.</source>
        <translation>引いた人が取らない札は、次の人に回り、その人が取れます。ただし将は別です。</translation>
    </message>
    <message>
        <source>The one exception: you were dealt nothing else.</source>
        <translation>ほかの札を配られなかったときだけ、捨てられます。</translation>
    </message>
    <message>
        <source>If you draw a General, others may claim it only for: {claims}.</source>
        <translation>あなたが引いた将をほかの人が取れるのは、次のときだけです：{claims}。</translation>
    </message>
    <message>
        <source>If you draw a General, nobody else may claim it.</source>
        <translation>あなたが引いた将は、ほかの人は取れません。</translation>
    </message>
    <message>
        <source>If a General is discarded, the next player may take it, by itself or in a set; others may claim it only for: {claims}.</source>
        <translation>捨てられた将は、次の人が一枚だけでも組にしても取れます。ほかの人が取れるのは、次のときだけです：{claims}。</translation>
    </message>
    <message>
        <source>If a General is discarded, only the next player may take it, by itself or in a set.</source>
        <translation>捨てられた将は、次の人だけが、一枚だけでも組にしても取れます。</translation>
    </message>
    <message>
        <source>A joker is a set by itself, and any four jokers are a Kong.</source>
        <translation>ジョーカーは一枚で組になり、どれでも四枚でカンになります。</translation>
    </message>
    <message>
        <source>A joker is a set by itself; it never joins another card.</source>
        <translation>ジョーカーは一枚で組になり、ほかの札とは組みません。</translation>
    </message>
    <message>
        <source>Otherwise, a joker is treated like a General.</source>
        <translation>そのほかは、ジョーカーも将と同じ扱いです。</translation>
    </message>
    <message>
        <source>You may discard a joker, and leave one that you draw.</source>
        <translation>ジョーカーは捨てられますし、引いても取らなくてかまいません。</translation>
    </message>
    <message>
        <source>Out of turn, a joker may be claimed only for: {claims}.</source>
        <translation>手番でない人がジョーカーを取れるのは、次のときだけです：{claims}。</translation>
    </message>
    <message>
        <source>Out of turn, a joker may be claimed only for a win.</source>
        <translation>手番でない人は、あがるときだけジョーカーを取れます。</translation>
    </message>
    <message>
        <source>Out of turn, nobody may claim a joker.</source>
        <translation>手番でない人は、ジョーカーを取れません。</translation>
    </message>
    <message>
        <source>Other sets, and the win, are only for the player whose turn it is: the one who drew the card, or the next one after a discard.</source>
        <translation>ほかの組と、あがりは、手番の人だけです。札を引いた人、または捨てた人の次の人です。</translation>
    </message>
    <message>
        <source>Every set, and the win, is only for the player whose turn it is: the one who drew the card, or the next one after a discard.</source>
        <translation>どの組も、あがりも、手番の人だけです。札を引いた人、または捨てた人の次の人です。</translation>
    </message>
    <message>
        <source>No claim may leave you more junk than before.</source>
        <translation>どの取り方でも、浮き札が前より増えてはいけません。</translation>
    </message>
    <message>
        <source>No claim but a Pong may leave you more junk than before.</source>
        <translation>ポンのほかは、どの取り方でも、浮き札が前より増えてはいけません。</translation>
    </message>
    <message>
        <source>Of several claims, only those that leave the least junk are allowed.</source>
        <translation>取り方がいくつもあるときは、浮き札がいちばん少なくなるものしかできません。</translation>
    </message>
    <message>
        <source>If you can win on a card that’s shown, you must.</source>
        <translation>出た札であがれるときは、必ずあがります。</translation>
    </message>
    <message>
        <source>If you draw a General, you keep it: {ways}.</source>
        <translation>将を引いた人は、それを残します：{ways}。</translation>
    </message>
    <message>
        <source>Three Generals of different colors are worth {together} in one set, but {apart} apart.</source>
        <translation>色違いの将三枚は、一つの組にすると{together}、ばらばらなら{apart}です。</translation>
    </message>
    <message>
        <source>With a dead hand you pay each of the others {n} and sit out the round, unless someone else claims that General.</source>
        <translation>死に手になったら、ほかの全員に{n}ずつ払い、この局は休みます。ただし、ほかの人がその将を取れば別です。</translation>
    </message>
    <message>
        <source>If you’d have no card left to discard and can’t win, you leave the General you drew.</source>
        <translation>捨てる札がなくなり、あがれもしないときは、引いた将を取りません。</translation>
    </message>
    <message>
        <source>If you draw a General, can’t win with it and hold no more than one other card, your hand is dead.</source>
        <translation>将を引いてもあがれず、ほかの手札が一枚以下なら、死に手です。</translation>
    </message>
    <message>
        <source>If you draw a General, can’t win with it and hold no more than one other card, or only Generals and jokers, your hand is dead.</source>
        <translation>将を引いてもあがれず、ほかの手札が一枚以下か、将とジョーカーだけなら、死に手です。</translation>
    </message>
    <message>
        <source>If you draw a General, can’t win with it and hold no more than one other card, or only Generals, your hand is dead.</source>
        <translation>将を引いてもあがれず、ほかの手札が一枚以下か、将だけなら、死に手です。</translation>
    </message>
    <message>
        <source>If you draw a General, you may keep it or leave it.</source>
        <translation>将を引いた人は、残しても見送ってもかまいません。</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>一枚で</translation>
    </message>
    <message>
        <source>with its Advisor and Elephant</source>
        <translation>同じ色の士・象と</translation>
    </message>
    <message>
        <source>with Generals of two or three other colors</source>
        <translation>ほかの二色か三色の将と</translation>
    </message>
    <message>
        <source>or as a Kong with three of the same</source>
        <translation>または同じ将三枚とのカンで</translation>
    </message>
    <message>
        <source>Once {cards} are left in the wall, nobody draws any more and nobody wins.</source>
        <translation>山が残り{cards}になると、だれも引かず、流局です。</translation>
    </message>
    <message>
        <source>When the wall runs out, nobody wins.</source>
        <translation>山がなくなると流局です。</translation>
    </message>
    <message>
        <source>With five or six players, that’s at {cards}.</source>
        <translation>五人か六人なら、残り{cards}のときです。</translation>
    </message>
    <message>
        <source>The winner deals the next round.</source>
        <translation>あがった人が次の親です。</translation>
    </message>
    <message>
        <source>After a win worth {points} or more, the player opposite deals instead.</source>
        <translation>{points}以上のあがりのあとは、向かいの人が代わりに親です。</translation>
    </message>
    <message>
        <source>If nobody wins, the same dealer deals again.</source>
        <translation>流局のあとは、同じ親がもう一度配ります。</translation>
    </message>
    <message>
        <source>If nobody wins, the player to the dealer’s right deals next.</source>
        <translation>流局のあとは、親の右隣が次の親です。</translation>
    </message>
    <message>
        <source>For each of their own Kongs on the table, a loser pays for {points} less.</source>
        <translation>負けた人は、自分の場のカン一つにつき{points}少なく払います。</translation>
    </message>
    <message>
        <source>For each of their own Kongs on the table, a loser pays {n} less.</source>
        <translation>負けた人の支払いから、自分の場のカン一つにつき{n}を引きます。</translation>
    </message>
    <message>
        <source>For a dealt Kong, that’s {n}.</source>
        <translation>配られたカンなら{n}です。</translation>
    </message>
    <message>
        <source>For a Kong of Generals, that’s {n}.</source>
        <translation>将のカンなら{n}です。</translation>
    </message>
    <message>
        <source>For a dealt Kong of Generals, that’s {n}.</source>
        <translation>配られた将のカンなら{n}です。</translation>
    </message>
    <message>
        <source>If the winner drew the winning card, each loser pays for {points} more.</source>
        <translation>あがり札を自分で引いたときは、負けた人はそれぞれ{points}多く払います。</translation>
    </message>
    <message>
        <source>Each loser pays {n} more for every yellow General of the winner (tướng vàng).</source>
        <translation>あがった人の黄の将1枚につき、負けた人はそれぞれ{n}多く払います（tướng vàng）。</translation>
    </message>
    <message>
        <source>Every other player also pays the winner an ante of {n}.</source>
        <translation>ほかの全員は、あがった人にアンティ{n}も払います。</translation>
    </message>
    <message>
        <source>If all but one fold, that player gets their antes. If nobody wins, no ante is paid.</source>
        <translation>一人を残して全員が降りたら、残った人がアンティをもらいます。誰もあがらなければアンティは払いません。</translation>
    </message>
    <message>
        <source>With five or six players, everything counts {times}.</source>
        <translation>五人か六人なら、すべて{times}になります。</translation>
    </message>
    <message>
        <source>With five or six players, everything but what Kongs take off counts {times}.</source>
        <translation>五人か六人なら、カンで引かれる分のほかは、すべて{times}になります。</translation>
    </message>
    <message>
        <source>If the winner drew the winning card, {points} more count.</source>
        <translation>あがり札を自分で引いたときは、{points}加わります。</translation>
    </message>
    <message>
        <source>Each yellow General of the winner (tướng vàng) brings {n} more.</source>
        <translation>あがった人の黄の将（tướng vàng）1枚につき、{n}加わります。</translation>
    </message>
    <message>
        <source>Each loser pays the winner {n}.</source>
        <translation>負けた人はそれぞれ、あがった人に{n}を払います。</translation>
    </message>
    <message>
        <source>A winner with a Kong gets {times} the stake.</source>
        <translation>カンを持ってあがった人は、定額が{times}になります。</translation>
    </message>
    <message>
        <source>Each loser pays the winner’s points.</source>
        <translation>負けた人はそれぞれ、あがった人の点を払います。</translation>
    </message>
    <message>
        <source>Each loser pays the winner’s points, at {n} each.</source>
        <translation>負けた人はそれぞれ、あがった人の点を、1点につき{n}で払います。</translation>
    </message>
    <message>
        <source>Nobody pays for a win. The winner alone scores {n}.</source>
        <translation>だれかがあがっても、ほかの人は払いません。あがった人だけに{n}が入ります。</translation>
    </message>
    <message>
        <source>Nobody pays for a win. The winner alone scores the points of the hand.</source>
        <translation>だれかがあがっても、ほかの人は払いません。あがった人だけに手札の点が入ります。</translation>
    </message>
    <message>
        <source>Nobody pays for a win. The winner alone scores the points, at {n} each.</source>
        <translation>だれかがあがっても、ほかの人は払いません。あがった人だけに点が、1点につき{n}で入ります。</translation>
    </message>
    <message>
        <source>Only the points above the minimum count for that.</source>
        <translation>数えるのは、必要な点を超えた分だけです。</translation>
    </message>
    <message>
        <source>A win is worth {points} more.</source>
        <translation>あがりには{points}が加わります。</translation>
    </message>
    <message>
        <source>A winner with a Kong gets {times} the points.</source>
        <translation>カンを持ってあがった人は、点が{times}になります。</translation>
    </message>
    <message>
        <source>Nobody is paid for losing.</source>
        <translation>負けた人がもらう側になることはありません。</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Every rule</source>
        <translation>すべてのルール</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>言葉</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>ベトナム語</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>卓の言葉</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>組</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>場</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>This card wins: all your cards are in sets.</source>
        <translation>この札であがりです。手札がすべて組になります。</translation>
    </message>
    <message>
        <source>It fits no set, and nothing you keep goes with it.</source>
        <translation>どの組にも入らず、残しても役に立つ札がありません。</translation>
    </message>
    <message>
        <source>All your cards are in sets; giving up this one costs you least.</source>
        <translation>すべて組になっています。これを捨てるのがいちばん損をしません。</translation>
    </message>
    <message>
        <source>After your discard, your junk goes from {before} to {after}.</source>
        <translation>捨てた後、浮き札は{before}枚から{after}枚になります。</translation>
    </message>
    <message>
        <source>It adds no junk, and the set is worth points: {after}.</source>
        <translation>浮き札は増えず、{after}点の組になります。</translation>
    </message>
    <message>
        <source>It makes a set and adds no junk.</source>
        <translation>組になり、浮き札も増えません。</translation>
    </message>
    <message>
        <source>Any claim would leave you {junk}, not {before}.</source>
        <translation>どう取っても、{before}枚から{junk}になります。</translation>
    </message>
    <message>
        <source>Now {before} unseen cards would complete your hand; if you take this, only {after}.</source>
        <translation>いまは見えていない札のうち{before}枚であがれますが、取ると{after}枚に減ります。</translation>
    </message>
    <message>
        <source>You have to take it, and this way costs you least.</source>
        <translation>必ず取る場面です。これがいちばん損をしません。</translation>
    </message>
    <message>
        <source>Worth it on average, though your junk doesn’t change.</source>
        <translation>浮き札の数は変わりませんが、平均すると得です。</translation>
    </message>
    <message>
        <source>You can’t use this card.</source>
        <translation>この札は使えません。</translation>
    </message>
    <message>
        <source>This card can’t make your hand any better.</source>
        <translation>この札をどう使っても、手はよくなりません。</translation>
    </message>
    <message>
        <source>discarded so far: {n}.</source>
        <translation>これまでに{n}枚捨てられています。</translation>
    </message>
    <message>
        <source>nobody has discarded one yet.</source>
        <translation>まだだれも捨てていません。</translation>
    </message>
    <message>
        <source>{cards} and {last}</source>
        <translation>{cards}と{last}</translation>
    </message>
    <message>
        <source>There’s nothing else you could do.</source>
        <translation>ほかにできることはありません。</translation>
    </message>
    <message>
        <source>A master’s choice: {choice}. About as good: {other}.</source>
        <translation>名人なら：{choice}。{other}：ほとんど同じくらい良い手です。</translation>
    </message>
    <message>
        <source>A master’s choice: {choice}. {other}: about {points} points worse on average.</source>
        <translation>名人なら：{choice}。{other}：平均しておよそ{points}点の損です。</translation>
    </message>
    <message>
        <source>Suggestions are now off. H shows one, Settings turns them on.</source>
        <translation>おすすめの表示はここまでです。Hで一つ見られ、設定でまた出せます。</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Win, Kong, Pong, Chow, Quad, Pair</source>
        <translation>あがり、カン、ポン、チー、四色、対子</translation>
    </message>
    <message>
        <source>the same buttons by position, or one of the ways shown</source>
        <translation>同じボタンを位置で選ぶ。または出ている取り方の一つを選ぶ</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>move along the hand, or the buttons</source>
        <translation>手札やボタンの間を移る</translation>
    </message>
    <message>
        <source>hand, buttons, players, top strip</source>
        <translation>手札・ボタン・プレイヤー・上の帯を移る</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>automatic answers; again: clear them</source>
        <translation>自動応答。もう一度で解除</translation>
    </message>
    <message>
        <source>hide your hand from people behind you</source>
        <translation>後ろの人から手札を隠す</translation>
    </message>
    <message>
        <source>enlarge the card under the pointer or cursor</source>
        <translation>ポインターかカーソルの下の札を大きく見る</translation>
    </message>
    <message>
        <source>log; at a network table also chat</source>
        <translation>ログ。ネットワークの卓では会話も</translation>
    </message>
    <message>
        <source>pause, or resume</source>
        <translation>一時停止、再開</translation>
    </message>
    <message>
        <source>unpick the card; then open the menu</source>
        <translation>選ぶのをやめる。もう一度でメニュー</translation>
    </message>
    <message>
        <source>scroll a page that is higher than the window</source>
        <translation>窓より長いページを送る</translation>
    </message>
    <message>
        <source>leave a page, or close what lies over it</source>
        <translation>ページを離れる。上に開いたものを閉じる</translation>
    </message>
    <message>
        <source>one step back or forward</source>
        <translation>一手戻る、進む</translation>
    </message>
    <message>
        <source>one turn back or forward</source>
        <translation>一巡戻る、進む</translation>
    </message>
    <message>
        <source>to the start or the end of the round</source>
        <translation>局の初めへ、終わりへ</translation>
    </message>
    <message>
        <source>play slowly, or pause</source>
        <translation>ゆっくり再生、一時停止</translation>
    </message>
    <message>
        <source>to your next costly mistake</source>
        <translation>次の大きなミスへ</translation>
    </message>
    <message>
        <source>close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Shift+Tab</source>
        <translation>Shift+Tab</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>卓で</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>どのページでも</translation>
    </message>
    <message>
        <source>Replay and look back</source>
        <translation>再生と振り返り</translation>
    </message>
    <message>
        <source>On the home screen</source>
        <translation>ホーム画面で</translation>
    </message>
    <message>
        <source>open a table, join by number or address, look again</source>
        <translation>卓を立てる、番号かアドレスで参加、もう一度探す</translation>
    </message>
    <message>
        <source>In the lobby</source>
        <translation>ロビーで</translation>
    </message>
    <message>
        <source>ready, or not yet</source>
        <translation>準備完了、または取り消し</translation>
    </message>
    <message>
        <source>the rules of this table</source>
        <translation>この卓のルール</translation>
    </message>
    <message>
        <source>In the rules editor</source>
        <translation>ルールの編集で</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>take your last move back, when you play alone</source>
        <translation>直前の手を取り消す（一人で遊ぶとき）</translation>
    </message>
    <message>
        <source>to the first or the last of them</source>
        <translation>その最初へ、最後へ</translation>
    </message>
    <message>
        <source>help: rules, words, keys</source>
        <translation>ヘルプ：ルール、言葉、キー</translation>
    </message>
    <message>
        <source>sound on or off</source>
        <translation>音を消す、また出す</translation>
    </message>
    <message>
        <source>the table in words</source>
        <translation>卓のようすを言葉で</translation>
    </message>
    <message>
        <source>how the deal is proven fair, at a network table</source>
        <translation>配りの証明（ネットワークの卓で）</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>larger, smaller, normal size</source>
        <translation>大きく、小さく、元の大きさ</translation>
    </message>
    <message>
        <source>Mouse: click a card and press Discard, or drag it up out of your hand. Press a dimmed button to see why it’s dimmed.</source>
        <translation>マウス：札をクリックして「捨てる」を押すか、札を手札の上へ引き出します。薄いボタンを押すと、押せない理由がわかります。</translation>
    </message>
    <message>
        <source>sort: by sets, by color, by piece; give up an order of your own</source>
        <translation>並べ方：組ごと、色ごと、駒ごと。自分で並べた順は元に戻す</translation>
    </message>
    <message>
        <source>fold, where the rules let you: press it twice</source>
        <translation>降りる（ルールで可能な場合）：2回押す</translation>
    </message>
    <message>
        <source>explain what the pointer or ring is on, and why an answer isn’t possible</source>
        <translation>ポインタや枠の下の説明と、その答えができない理由</translation>
    </message>
    <message>
        <source>over all eight answers, also those that aren’t possible</source>
        <translation>できないものも含め、八つの答えを順に</translation>
    </message>
    <message>
        <source>give the answer under the ring; pick a card, again: discard it</source>
        <translation>枠のある答えを選ぶ。札を選び、もう一度で捨てる</translation>
    </message>
    <message>
        <source>make it again</source>
        <translation>待ったを取り消す</translation>
    </message>
    <message>
        <source>copy a picture of the result, to paste it elsewhere</source>
        <translation>結果の画像をコピーする（ほかに貼り付けるため）</translation>
    </message>
</context>
<context>
    <name>lan</name>
    <message>
        <source>machine {n} hosts a table at {detail}</source>
        <translation>マシン{n}が {detail} に卓を立てました</translation>
    </message>
    <message>
        <source>machine {n} sees it in its list, at {detail}</source>
        <translation>マシン{n}の一覧に、{detail} の卓が出ました</translation>
    </message>
    <message>
        <source>machine {n} has a seat</source>
        <translation>マシン{n}が席につきました</translation>
    </message>
    <message>
        <source>all are there: the match begins</source>
        <translation>全員そろいました。対局を始めます</translation>
    </message>
    <message>
        <source>round {number} is shuffled by all and dealt</source>
        <translation>第{number}局を全員でシャッフルし、配りました</translation>
    </message>
    <message>
        <source>round {number}: {detail} wins</source>
        <translation>第{number}局：{detail}のあがり</translation>
    </message>
    <message>
        <source>A machine is missing the record of a round.</source>
        <translation>ある局の記録が、あるマシンにありません。</translation>
    </message>
    <message>
        <source>The machines have different records of a round.</source>
        <translation>ある局の記録が、マシンによって違います。</translation>
    </message>
    <message>
        <source>A record does not prove a fair round.</source>
        <translation>ある記録は、公正な局のものではありません。</translation>
    </message>
    <message>
        <source>The machines count different points.</source>
        <translation>点の計算が、マシンによって違います。</translation>
    </message>
    <message>
        <source>The points do not add up to zero.</source>
        <translation>点の合計がゼロになりません。</translation>
    </message>
    <message>
        <source>{machines} machines, each its own process, meet on this computer only.</source>
        <translation>独立したプロセスのマシン{machines}台が、このパソコンの中だけで会います。</translation>
    </message>
    <message>
        <source>round {number}: nobody wins</source>
        <translation>第{number}局：流局</translation>
    </message>
    <message>
        <source>Round {number}: the records of all machines are alike, {kb} KB each, and fair.</source>
        <translation>第{number}局：全マシンの記録が一致し（各{kb} KB）、公正です。</translation>
    </message>
    <message>
        <source>Points, alike on every machine: {tally}.</source>
        <translation>持ち点（全マシンで一致）：{tally}。</translation>
    </message>
    <message>
        <source>Everything is as it should be.</source>
        <translation>すべて正常です。</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>Not just now, but nothing’s lost. Follow the light.</source>
        <translation>いまはそれではありません。でも大丈夫、何も失っていません。光っているところを選んでください。</translation>
    </message>
</context>
<context>
    <name>letters</name>
    <message>
        <source>a joker is a set by itself.</source>
        <translation>一枚で組になります。</translation>
    </message>
    <message>
        <source>the letter stands for the color: E green, S red, W white, N yellow. Collect different ones.</source>
        <translation>英字は色を表します。Eは緑、Sは赤、Wは白、Nは黄です。違う色を集めます。</translation>
    </message>
    <message>
        <source>A, B and C of one color (General, Advisor, Elephant) make a Chow.</source>
        <translation>同じ色のA、B、C（将・士・象）でチーになります。</translation>
    </message>
    <message>
        <source>X, Y and Z of one color (Chariot, Cannon, Horse) make a Chow.</source>
        <translation>同じ色のX、Y、Z（車・包・馬）でチーになります。</translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>looking for tables, {n} s ...</source>
        <translation>卓を探しています（{n}秒）…</translation>
    </message>
    <message>
        <source>To join one: tusac join {table}</source>
        <translation>席につくには：tusac join {table}</translation>
    </message>
    <message>
        <source>no table was found nearby. Open one here: tusac host. Or type the number or address on the host’s screen: tusac join 37. If tables do not show up: tusac doctor</source>
        <translation>近くに卓が見つかりませんでした。ここに立てるには：tusac host。ホストの画面の番号かアドレスで参加するには：tusac join 37。卓が見えない理由を調べるには：tusac doctor</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>対局中</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>of a table: no seat is free</extracomment>
        <translation>満席</translation>
    </message>
    <message>
        <source>code needed</source>
        <translation>要コード</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>of a table: anybody may sit down</extracomment>
        <translation>空席あり</translation>
    </message>
    <message>
        <source>{n} of {seats} seats free</source>
        <translation>空席 {n}/{seats}</translation>
    </message>
</context>
<context>
    <name>lobby</name>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>{pace} pace</source>
        <translation>ペース：{pace}</translation>
    </message>
    <message>
        <source>computer players: {level}</source>
        <translation>コンピュータ：{level}</translation>
    </message>
    <message>
        <source>strict clock</source>
        <translation>厳密な持ち時間</translation>
    </message>
    <message>
        <source>code needed</source>
        <translation>要コード</translation>
    </message>
    <message>
        <source>Free seat</source>
        <extracomment>nobody sits here yet</extracomment>
        <translation>空席</translation>
    </message>
    <message>
        <source>Everyone is shuffling</source>
        <translation>みんなでシャッフル</translation>
    </message>
    <message>
        <source>{done} of {all} shuffles proven</source>
        <translation>シャッフル証明済み {done}/{all}</translation>
    </message>
    <message>
        <source>Next comes round {n}</source>
        <translation>次は第{n}局です</translation>
    </message>
    <message>
        <source>Press Space when you’re ready.</source>
        <translation>準備ができたらスペースを。</translation>
    </message>
    <message>
        <source>Waiting for friends</source>
        <translation>みんなを待っています</translation>
    </message>
    <message>
        <source>You can start now, with computer players.</source>
        <translation>コンピュータを入れて、すぐに始められます。</translation>
    </message>
    <message>
        <source>The host can start now, with computer players.</source>
        <translation>ホストはコンピュータを入れて、すぐに始められます。</translation>
    </message>
    <message>
        <source>The match is starting…</source>
        <translation>対局が始まります…</translation>
    </message>
    <message>
        <source>The computers are making sure they agree on the table.</source>
        <translation>全員のパソコンが、同じ卓かどうかを確かめています。</translation>
    </message>
    <message>
        <source>{ready} of {people} are ready</source>
        <translation>準備完了 {ready}/{people}</translation>
    </message>
    <message>
        <source>You’re watching: all seats are taken.</source>
        <translation>観戦中です。席はすべて埋まっています。</translation>
    </message>
    <message>
        <source>You’re watching. Click a free seat to play.</source>
        <translation>観戦中です。空席をクリックすると打てます。</translation>
    </message>
    <message>
        <source>You sit between {one} and {other} now.</source>
        <translation>{one}と{other}の間に移りました。</translation>
    </message>
    <message>
        <source>You sit beside {name} now.</source>
        <translation>{name}のとなりに移りました。</translation>
    </message>
    <message>
        <source>You’ve changed seats: the seats beside you are free.</source>
        <translation>席を移りました。両どなりは空いています。</translation>
    </message>
    <message>
        <source>Starting in {n}</source>
        <translation>あと{n}秒で開始</translation>
    </message>
    <message>
        <source>Everyone is ready.</source>
        <translation>全員の準備ができました。</translation>
    </message>
    <message>
        <source>is shuffling…</source>
        <translation>シャッフル中…</translation>
    </message>
    <message>
        <source>shuffle proven</source>
        <translation>シャッフル証明済み</translation>
    </message>
    <message>
        <source>on {name}’s computer</source>
        <translation>{name}のパソコン</translation>
    </message>
    <message>
        <source>computer player, {level}</source>
        <translation>コンピュータ（{level}）</translation>
    </message>
    <message>
        <source>friend or computer</source>
        <translation>友だちかコンピュータ</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>スマホ</translation>
    </message>
    <message>
        <source>host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>準備中</translation>
    </message>
    <message>
        <source>This computer’s words, to compare aloud: {words}</source>
        <translation>このパソコンのしるし（声に出して照合）：{words}</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation>{name}に退席してもらう</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>観戦中</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>ここに座る</translation>
    </message>
    <message>
        <source>phone away</source>
        <translation>スマホが離席中</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{name} answers: {action}.</source>
        <translation>{name}の答え：{action}。</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>The dice pick you: you deal first.</source>
        <translation>さいころの目で、あなたが最初の親に決まりました。</translation>
    </message>
    <message>
        <source>The dice pick {name}, who deals first.</source>
        <translation>さいころの目で、{name}が最初の親に決まりました。</translation>
    </message>
    <message>
        <source>Your card is the highest: you deal first.</source>
        <translation>あなたの札がいちばん強いので、最初の親はあなたです。</translation>
    </message>
    <message>
        <source>{name} has the highest card and deals first.</source>
        <translation>{name}の札がいちばん強いので、最初の親になります。</translation>
    </message>
    <message>
        <source>You discard {card}.</source>
        <translation>あなたが{card}を捨てました。</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name}が{card}を捨てました。</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>あなたが{card}を引きました。</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name}が{card}を引きました。</translation>
    </message>
    <message>
        <source>Nobody wants it.</source>
        <translation>だれも取りません。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>対局が終わりました。</translation>
    </message>
    <message>
        <source>Time’s up: {action}.</source>
        <translation>時間切れです：{action}。</translation>
    </message>
    <message>
        <source>Time’s up again: {action}. Press A to let the computer answer until you’re back.</source>
        <translation>また時間切れです：{action}。Aを押すと、戻るまでコンピュータに任せられます。</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>{card}を捨てる</translation>
    </message>
    <message>
        <source>{claim} with {cards}</source>
        <translation>{claim}（{cards}で）</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>引く</translation>
    </message>
    <message>
        <source>return</source>
        <translation>復帰</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>退席</translation>
    </message>
    <message>
        <source>You throw in your hand: everyone gets new cards.</source>
        <translation>あなたが手を流しました。全員に配り直します。</translation>
    </message>
    <message>
        <source>{name} throws in a hopeless hand: everyone gets new cards.</source>
        <translation>{name}が、よい札のない手を流しました。全員に配り直します。</translation>
    </message>
    <message>
        <source>Everyone else has given up, so the round is over.</source>
        <translation>ほかの全員が降りたので、この局は終わりです。</translation>
    </message>
    <message>
        <source>You took your last move back.</source>
        <translation>あなたが最後の手を戻しました。</translation>
    </message>
    <message>
        <source>No draws are left, so nobody wins.</source>
        <translation>引く札がなくなりました。流局です。</translation>
    </message>
    <message>
        <source>You win with {points}!</source>
        <translation>{points}であなたのあがりです！</translation>
    </message>
    <message>
        <source>{name} wins with {points}.</source>
        <translation>{points}で{name}のあがりです。</translation>
    </message>
    <message>
        <source>You pass up a Pong (bỏ đôi): you’re waiting for a win.</source>
        <translation>あなたはポンを見送ります（bỏ đôi）。テンパイです。</translation>
    </message>
    <message>
        <source>{name} passes up a Pong (bỏ đôi) and is waiting for a win.</source>
        <translation>{name}はポンを見送ります（bỏ đôi）。テンパイです。</translation>
    </message>
    <message>
        <source>Your hand is dead: you can’t keep the General. You pay everyone and sit out.</source>
        <translation>死に手です。将を残せません。全員に払い、この局は休みます。</translation>
    </message>
    <message>
        <source>{name}’s hand is dead: the General can’t be kept. {name} pays and sits out.</source>
        <translation>{name}は死に手です。将を残せません。{name}は払って休みます。</translation>
    </message>
    <message>
        <source>You fold and sit out.</source>
        <translation>あなたは降りて休みます。</translation>
    </message>
    <message>
        <source>{name} folds and sits out.</source>
        <translation>{name}は降りて休みます。</translation>
    </message>
    <message>
        <source>Dice for the first deal: {one} and {two}, counted from {start}: you deal.</source>
        <translation>最初の親決め：さいころは{one}と{two}、{start}から数えて、あなたが親です。</translation>
    </message>
    <message>
        <source>Dice for the first deal: {one} and {two}, counted from {start}: {name} deals.</source>
        <translation>最初の親決め：さいころは{one}と{two}、{start}から数えて、{name}が親です。</translation>
    </message>
    <message>
        <source>For the first deal, everyone draws a card: {cards}. Yours is the highest.</source>
        <translation>最初の親決めに、全員が一枚ずつ引きます：{cards}。あなたの札がいちばん強い札です。</translation>
    </message>
    <message>
        <source>For the first deal, everyone draws a card: {cards}. {name} has the highest.</source>
        <translation>最初の親決めに、全員が一枚ずつ引きます：{cards}。{name}の札がいちばん強い札です。</translation>
    </message>
    <message>
        <source>You mark a dealt Pong (×{n}).</source>
        <translation>あなたが、配られたポンに印をつけました（×{n}）。</translation>
    </message>
    <message>
        <source>{name} marks a dealt Pong (×{n}).</source>
        <translation>{name}が、配られたポンに印をつけました（×{n}）。</translation>
    </message>
    <message>
        <source>You lay a dealt Kong open: {card}.</source>
        <translation>あなたが、配られたカンを開きました：{card}。</translation>
    </message>
    <message>
        <source>{name} lays a dealt Kong open: {card}.</source>
        <translation>{name}が、配られたカンを開きました：{card}。</translation>
    </message>
    <message>
        <source>You sit opposite the last winner and shuffle.</source>
        <translation>前のあがりの向かいにいるあなたが、札をシャッフルします。</translation>
    </message>
    <message>
        <source>{name} sits opposite the last winner and shuffles.</source>
        <translation>前のあがりの向かいにいる{name}が、札をシャッフルします。</translation>
    </message>
    <message>
        <source>Round {number}. You deal, and discard first.</source>
        <translation>第{number}局。親のあなたから捨てます。</translation>
    </message>
    <message>
        <source>Round {number}. {name} deals, and discards first.</source>
        <translation>第{number}局。親の{name}から捨てます。</translation>
    </message>
    <message>
        <source>You keep it.</source>
        <translation>その札は手元に残ります。</translation>
    </message>
    <message>
        <source>{name} keeps it.</source>
        <translation>その札は{name}のものになります。</translation>
    </message>
    <message>
        <source>You take it for a {meld}: {cards}.</source>
        <translation>あなたが{meld}で取りました：{cards}。</translation>
    </message>
    <message>
        <source>{name} takes it for a {meld}: {cards}.</source>
        <translation>{name}が{meld}で取りました：{cards}。</translation>
    </message>
    <message>
        <source>{name}’s {claim} goes before your {own}.</source>
        <translation>あなたの{own}より、{name}の{claim}が先です。</translation>
    </message>
    <message>
        <source>{meld}: {cards}; with the winning card; {points}</source>
        <translation>{meld}：{cards}（あがり札）{points}</translation>
    </message>
    <message>
        <source>{meld}: {cards}; on the table; {points}</source>
        <translation>{meld}：{cards}（場）{points}</translation>
    </message>
    <message>
        <source>{meld}: {cards}; in hand; {points}</source>
        <translation>{meld}：{cards}（手札）{points}</translation>
    </message>
    <message>
        <source>You made that move again.</source>
        <translation>待ったを取り消し、同じ手を打ちました。</translation>
    </message>
</context>
<context>
    <name>melds</name>
    <message>
        <source>Kong</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>ポン</translation>
    </message>
    <message>
        <source>Chow (General, Advisor, Elephant)</source>
        <translation>チー（将・士・象）</translation>
    </message>
    <message>
        <source>Chow (Chariot, Cannon, Horse)</source>
        <translation>チー（車・包・馬）</translation>
    </message>
    <message>
        <source>Chow (three colors)</source>
        <translation>チー（三色）</translation>
    </message>
    <message>
        <source>Quad (four colors)</source>
        <translation>四色</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>対子</translation>
    </message>
    <message>
        <source>Single</source>
        <extracomment>a set of one card, a General</extracomment>
        <translation>一枚組</translation>
    </message>
</context>
<context>
    <name>milestones</name>
    <message>
        <source>A win straight from the deal</source>
        <translation>配られた札であがる</translation>
    </message>
    <message>
        <source>card back “{name}”</source>
        <translation>札の裏「{name}」</translation>
    </message>
    <message>
        <source>{milestone}: {reward} is now yours, in the settings.</source>
        <translation>{milestone}：{reward}が設定で選べるようになりました。</translation>
    </message>
    <message>
        <source>A win with five Generals</source>
        <translation>将が五枚であがる</translation>
    </message>
    <message>
        <source>The daily deal on {n} days in a row</source>
        <translation>今日の一局を{n}日連続</translation>
    </message>
    <message>
        <source>table “{name}”</source>
        <translation>卓「{name}」</translation>
    </message>
    <message>
        <source>A Kong</source>
        <translation>カンを一つ</translation>
    </message>
    <message>
        <source>A daily deal better than every computer’s</source>
        <translation>今日の一局で、どのコンピュータよりも点を取る</translation>
    </message>
</context>
<context>
    <name>moods</name>
    <message>
        <source>thinking</source>
        <translation>考え中</translation>
    </message>
    <message>
        <source>sigh</source>
        <translation>ため息</translation>
    </message>
    <message>
        <source>wink</source>
        <translation>ウインク</translation>
    </message>
    <message>
        <source>laugh</source>
        <translation>大笑い</translation>
    </message>
    <message>
        <source>surprise</source>
        <translation>びっくり</translation>
    </message>
    <message>
        <source>smile</source>
        <translation>にっこり</translation>
    </message>
</context>
<context>
    <name>nearby</name>
    <message>
        <source>{host}’s table</source>
        <translation>{host}の卓</translation>
    </message>
    <message>
        <source>Continue: {table}</source>
        <translation>続きから：{table}</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>playing, a seat is free</source>
        <translation>対局中、空席あり</translation>
    </message>
    <message>
        <source>playing, you were here</source>
        <translation>対局中、さっきまでいた卓</translation>
    </message>
    <message>
        <source>playing, you can watch</source>
        <translation>対局中、観戦できます</translation>
    </message>
    <message>
        <source>{free} of {seats} seats free</source>
        <translation>空席 {free}/{seats}</translation>
    </message>
    <message>
        <source>full: {people} of {seats}</source>
        <translation>満席 {people}/{seats}</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>{number}番</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>参加</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>Rejoin</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>network</name>
    <message>
        <source>via others</source>
        <translation>中継</translation>
    </message>
    <message>
        <source>shaky</source>
        <extracomment>of a player whose connection comes and goes</extracomment>
        <translation>不安定</translation>
    </message>
    <message>
        <source>away</source>
        <translation>離席中</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>退席済み</translation>
    </message>
    <message>
        <source>sent away</source>
        <translation>ホストにより退席</translation>
    </message>
    <message>
        <source>Windows will ask once if the game may use the network. Tick Private networks and allow it, or the computers at home can’t find each other.</source>
        <translation>このあとWindowsが一度だけ、このゲームにネットワークを使わせるかどうかたずねます。「プライベートネットワーク」に印をつけて許可してください。そうしないと、家のパソコンどうしがつながりません。</translation>
    </message>
    <message>
        <source>macOS will ask once for access to the Local Network. Allow it, or the computers at home can’t find each other.</source>
        <translation>このあとmacOSが一度だけ、ローカルネットワークを使わせるかどうかたずねます。許可してください。そうしないと、家のパソコンどうしがつながりません。</translation>
    </message>
    <message>
        <source>With only two of you, a round that one leaves can’t be finished, and doesn’t count.</source>
        <translation>ふたりだけのときは、ひとりが離れると局を終えられず、その局は数えません。</translation>
    </message>
    <message>
        <source>When the match starts, the computer players are shared out among the computers at the table. The computer that runs one can see its cards, but can’t change them, and all computers recheck every move after the round.</source>
        <translation>コンピュータのプレイヤーは、対局が始まるときに卓のパソコンへ振り分けられます。受け持ったパソコンからは、その札が見えます。札を変えることはできず、局のあとに全員のパソコンがすべての手を確かめます。</translation>
    </message>
    <message>
        <source>No computer can change these cards, and all computers recheck every move after the round.</source>
        <translation>どのパソコンもこの札を変えることはできず、局のあとに全員のパソコンがすべての手を確かめます。</translation>
    </message>
    <message>
        <source>These run on {name}’s computer, which can see their cards: {seats}.</source>
        <translation>{name}のパソコンで動いていて、そこから札が見えます：{seats}。</translation>
    </message>
    <message>
        <source>{seat} runs on {name}’s computer, which can see its cards.</source>
        <translation>{seat}は{name}のパソコンで動いていて、そこからは札が見えます。</translation>
    </message>
    <message>
        <source>{seat} is a computer player on {name}’s computer, which can see this seat’s cards. It can’t change them, and all computers recheck every move after the round.</source>
        <translation>{seat}はコンピュータで、{name}のパソコンで動いています。そこからは、この席の札が見えます。札を変えることはできず、局のあとに全員のパソコンがすべての手を確かめます。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Type the code</source>
        <translation>コードを入力</translation>
    </message>
    <message>
        <source>Type another address</source>
        <translation>別のアドレスを入力</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>なぜ？</translation>
    </message>
    <message>
        <source>Open a table here</source>
        <translation>ここに卓を立てる</translation>
    </message>
    <message>
        <source>Open a new table</source>
        <translation>新しい卓を立てる</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>No table answers there: it has closed, or the address is wrong.</source>
        <translation>そこには応答する卓がありません。閉じたか、アドレスが違います。</translation>
    </message>
    <message>
        <source>That computer can’t be reached. Are you both on the same network? A VPN may be in the way.</source>
        <translation>そのパソコンにつながりません。同じネットワークですか？&#x3000;VPNにさえぎられているかもしれません。</translation>
    </message>
    <message>
        <source>That computer doesn’t answer. Ask the host to allow the game in the firewall (Windows: Private networks). Or the Wi-Fi keeps devices apart, as guest networks do.</source>
        <translation>そのパソコンが応答しません。ホストに、ファイアウォールでこのゲームを許可してもらってください（Windowsでは「プライベートネットワーク」）。来客用のWi-Fiのように、機器どうしが切り離されているのかもしれません。</translation>
    </message>
    <message>
        <source>There’s no such address. It should look like 192.168.1.37.</source>
        <translation>そのようなアドレスはありません。192.168.1.37のような形です。</translation>
    </message>
    <message>
        <source>Another program answers there, not this game.</source>
        <translation>そこで応答しているのは、このゲームではなく別のプログラムです。</translation>
    </message>
    <message>
        <source>The host has another version of the game. Update both to the newer one.</source>
        <translation>ホストのゲームとバージョンが違います。両方を新しいほうにそろえてください。</translation>
    </message>
    <message>
        <source>That table isn’t there any more.</source>
        <translation>その卓はもうありません。</translation>
    </message>
    <message>
        <source>That computer has too many connections right now.</source>
        <translation>いま、そのパソコンには接続が集まりすぎています。</translation>
    </message>
    <message>
        <source>This table needs a code. The host can see it.</source>
        <translation>この卓にはコードが必要です。ホストの画面で見られます。</translation>
    </message>
    <message>
        <source>Wrong code. If you’re sure it’s right, someone may be interfering: ask the host to read the code out again.</source>
        <translation>コードが違います。正しいはずなら、だれかが邪魔をしているかもしれません。ホストにもう一度読み上げてもらってください。</translation>
    </message>
    <message>
        <source>That table asks for no code. Either it no longer has one, or someone is in between: ask the host.</source>
        <translation>その卓はコードをたずねてきません。コードがなくなったか、間にだれかが入り込んでいます。ホストに確かめてください。</translation>
    </message>
    <message>
        <source>That’s this computer itself, or one with a copy of its key.</source>
        <translation>それはこのパソコン自身か、その鍵の写しを持つパソコンです。</translation>
    </message>
    <message>
        <source>Too many wrong codes. The table may have a new one: ask the host, and wait a minute.</source>
        <translation>コードの間違いが多すぎます。新しいコードに変わったかもしれません。ホストに確かめ、1分ほど待ってください。</translation>
    </message>
    <message>
        <source>That’s not the computer you met before: its key is different. Ask the host before you join.</source>
        <translation>前に会ったパソコンではありません。鍵が違います。参加する前にホストに確かめてください。</translation>
    </message>
    <message>
        <source>Someone is in between you and that computer. The connection was refused to protect you.</source>
        <translation>そのパソコンとの間に、だれかが入り込んでいます。あなたを守るため、接続を断りました。</translation>
    </message>
    <message>
        <source>The host has sent you away from this table.</source>
        <translation>ホストの判断で、この卓から退席になりました。</translation>
    </message>
    <message>
        <source>That computer says things no table should say. Is its game damaged?</source>
        <translation>そのパソコンは、卓ならば言わないことを言っています。ゲームが壊れているのかもしれません。</translation>
    </message>
    <message>
        <source>This computer sent the table too much at once, so it hung up. Wait half a minute.</source>
        <translation>このパソコンが一度に送りすぎたため、卓に接続を切られました。30秒ほど待ってください。</translation>
    </message>
    <message>
        <source>The connection is too slow to keep up with the table.</source>
        <translation>接続が遅すぎて、卓についていけません。</translation>
    </message>
    <message>
        <source>That computer was silent for too long.</source>
        <translation>そのパソコンから、長い間たよりがありません。</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>接続が切れました。</translation>
    </message>
    <message>
        <source>You’re already at this table, in another window.</source>
        <translation>別のウィンドウで、もうこの卓についています。</translation>
    </message>
    <message>
        <source>The table was closed.</source>
        <translation>卓は閉じられました。</translation>
    </message>
    <message>
        <source>Another program uses the game’s ports, so no table can be opened. Close it, or restart.</source>
        <translation>ほかのプログラムがゲームのポートを使っているため、卓を立てられません。それを閉じるか、再起動してください。</translation>
    </message>
    <message>
        <source>The system won’t let the game accept connections. Allow it in the firewall, then try again.</source>
        <translation>システムが、ゲームの待ち受けを許していません。ファイアウォールで許可して、もう一度試してください。</translation>
    </message>
    <message>
        <source>This code is too short or too long.</source>
        <translation>このコードは短すぎるか、長すぎます。</translation>
    </message>
    <message>
        <source>Nobody can play at a table like that.</source>
        <translation>そのような卓では、だれも遊べません。</translation>
    </message>
    <message>
        <source>You’re still at another table, and your cards are waiting there. If you open a new table, you give them up.</source>
        <translation>まだ別の卓に席があり、あなたの札が待っています。新しい卓を立てると、その札をあきらめることになります。</translation>
    </message>
    <message>
        <source>There’s no table number {number} here: check the host’s screen again. If it’s right, that computer’s firewall keeps the game out, or it’s on another network.</source>
        <translation>{number}番の卓はここにありません。ホストの画面をもう一度見てください。正しければ、相手のファイアウォールがゲームをさえぎっているか、別のネットワークにいます。</translation>
    </message>
    <message>
        <source>Someone tried a wrong code at your table.</source>
        <translation>だれかが、あなたの卓で間違ったコードを試しました。</translation>
    </message>
    <message>
        <source>Someone keeps trying codes at your table, so it has a new one.</source>
        <translation>だれかがあなたの卓でコードを試しているため、新しいコードに変えました。</translation>
    </message>
    <message>
        <source>A file was damaged, so the game started a new one and kept the old.</source>
        <translation>壊れたファイルがあり、新しく作り直しました。古いものは残してあります。</translation>
    </message>
    <message>
        <source>What was saved of the round you were playing is damaged and was thrown away.</source>
        <translation>打ちかけの局の控えが壊れていたため、捨てました。</translation>
    </message>
    <message>
        <source>Others on this computer could read your keys; from now on only you can.</source>
        <translation>このパソコンを使うほかの人が、あなたの鍵を読める状態でした。これからは、あなただけが読めます。</translation>
    </message>
    <message>
        <source>The disk can’t save files: there will be no records, and if the game is stopped you can’t play on.</source>
        <translation>ディスクに書き込めません。記録は残らず、プログラムが止まると続きから打てません。</translation>
    </message>
    <message>
        <source>Someone with another version of the game couldn’t join.</source>
        <translation>別のバージョンのゲームの人が、参加できませんでした。</translation>
    </message>
    <message>
        <source>This computer has run out of memory or open files. Close other programs first.</source>
        <translation>このパソコンには、ゲームに使えるメモリか、開けるファイルが残っていません。ほかのプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>The game made a mistake at this table; please report it.</source>
        <translation>この卓で、ゲームに不具合が起きました。お知らせいただけると助かります。</translation>
    </message>
    <message>
        <source>This computer isn’t on a network. Join the others’ Wi-Fi first.</source>
        <translation>このパソコンはネットワークにつながっていません。まず、みんなと同じWi-Fiにつないでください。</translation>
    </message>
    <message>
        <source>This network doesn’t show tables. Join by number or address.</source>
        <translation>このネットワークでは卓の知らせが届きません。番号かアドレスで参加してください。</translation>
    </message>
    <message>
        <source>The table can’t appear in lists. Others can join by its number or address.</source>
        <translation>この卓は一覧に出せません。ほかの人は番号かアドレスで参加できます。</translation>
    </message>
    <message>
        <source>You’ve left the table.</source>
        <translation>卓を離れました。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>対局が終わりました。</translation>
    </message>
    <message>
        <source>The host closed the table.</source>
        <translation>ホストが卓を閉じました。</translation>
    </message>
    <message>
        <source>This program was proven to break the rules of fair dealing here, and won’t be let in again.</source>
        <translation>このプログラムは、ここで公正な配りの決まりを破ったことが証明されたため、もう入れません。</translation>
    </message>
    <message>
        <source>The table is full: every seat is taken, and there’s no room to watch.</source>
        <translation>満席です。席はすべて埋まり、観戦もこれ以上できません。</translation>
    </message>
    <message>
        <source>Your name has no visible letters. Choose another one in the settings.</source>
        <translation>あなたの名前には、見える文字がありません。設定で別の名前にしてください。</translation>
    </message>
    <message>
        <source>You’re already at this table: in another window, or on a computer with a copy of this one’s files.</source>
        <translation>もうこの卓についています。別のウィンドウか、このパソコンのファイルの写しを持つパソコンからです。</translation>
    </message>
    <message>
        <source>That computer describes a table that can’t be played or shown. Is its game damaged?</source>
        <translation>そのパソコンの卓の知らせは、打つことも表示することもできない内容です。ゲームが壊れているのかもしれません。</translation>
    </message>
    <message>
        <source>The connection to the table was lost and didn’t come back.</source>
        <translation>卓との接続が切れ、戻りませんでした。</translation>
    </message>
    <message>
        <source>version {version}, not yours: update your game</source>
        <translation>バージョン{version}：こちらの更新が必要</translation>
    </message>
    <message>
        <source>version {version}, not yours: the host must update</source>
        <translation>バージョン{version}：ホストの更新が必要</translation>
    </message>
    <message>
        <source>The host’s game is version {theirs} (protocol {number}), yours is {ours} (protocol {own}): update yours.</source>
        <translation>ホストのバージョンは{theirs}（プロトコル{number}）、こちらは{ours}（プロトコル{own}）です。こちらを更新してください。</translation>
    </message>
    <message>
        <source>The host’s game is version {theirs} (protocol {number}), yours is {ours} (protocol {own}): the host must update.</source>
        <translation>ホストのバージョンは{theirs}（プロトコル{number}）、こちらは{ours}（プロトコル{own}）です。ホストに更新してもらってください。</translation>
    </message>
    <message>
        <source>Someone at {address} couldn’t join with version {theirs} (protocol {number}), yours is {ours} (protocol {own}): update yours.</source>
        <translation>{address} の人が、バージョン{theirs}（プロトコル{number}）のため参加できませんでした。こちらは{ours}（プロトコル{own}）です。こちらを更新してください。</translation>
    </message>
    <message>
        <source>Someone at {address} couldn’t join with version {theirs} (protocol {number}), yours is {ours} (protocol {own}): they must update.</source>
        <translation>{address} の人が、バージョン{theirs}（プロトコル{number}）のため参加できませんでした。こちらは{ours}（プロトコル{own}）です。その人に更新してもらってください。</translation>
    </message>
    <message>
        <source>A file can’t be read right now, so the game goes on without it and leaves it as it is. Close other programs that use it, and start the game again.</source>
        <translation>いま読めないファイルがあります。ゲームはそれを使わずに続け、ファイルはそのまま残します。使っているほかのプログラムを閉じて、ゲームを起動し直してください。</translation>
    </message>
    <message>
        <source>No table number {number} answers. This computer uses a VPN, which can hide the home network: let it allow local networks, or turn it off. If that doesn’t help, check the host’s screen again.</source>
        <translation>テーブル番号{number}から応答がありません。このコンピューターはVPNを使っていて、家のネットワークが隠れることがあります。VPNでローカルネットワークを許可するか、VPNを切ってください。それでもだめなら、主催者の画面をもう一度確かめてください。</translation>
    </message>
    <message>
        <source>The disk neither saves this table nor lets it be deleted, so your computer waits, and the others go on without it. See whether the disk is read-only or broken.</source>
        <translation>ディスクはこの卓を保存することも消すこともできません。このパソコンは待機し、ほかの人はそのまま先へ進みます。ディスクが読み取り専用になっていないか、壊れていないか確かめてください。</translation>
    </message>
</context>
<context>
    <name>news</name>
    <message>
        <source>{name} has joined the table.</source>
        <translation>{name}が卓に来ました。</translation>
    </message>
    <message>
        <source>{detail} is now called {name}.</source>
        <translation>{detail}の名前が{name}に変わりました。</translation>
    </message>
    <message>
        <source>{name} has left the table.</source>
        <translation>{name}が卓を離れました。</translation>
    </message>
    <message>
        <source>{name} lost the connection. The clocks are waiting.</source>
        <translation>{name}との接続が切れました。時計は止まっています。</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name}が戻りました。</translation>
    </message>
    <message>
        <source>The host sent {name} away.</source>
        <translation>ホストの判断で、{name}が退席しました。</translation>
    </message>
    <message>
        <source>The host will send {name} away after this round.</source>
        <translation>この局が終わると、ホストの判断で{name}が退席します。</translation>
    </message>
    <message>
        <source>The round goes on without {name}: that seat just passes, and its hand stays sealed.</source>
        <translation>{name}抜きで局を続けます。その席はパスだけをし、手札は封をしたままです。</translation>
    </message>
    <message>
        <source>{name} plays on in this round.</source>
        <translation>{name}がこの局を続けます。</translation>
    </message>
    <message>
        <source>{name} restarted the clocks.</source>
        <translation>{name}が時計を動かしました。</translation>
    </message>
    <message>
        <source>{name}’s program broke the rules of fair dealing: {rule}. The round goes on without it.</source>
        <translation>{name}のプログラムが、公正な配りの決まりを破りました：{rule}。そのパソコン抜きで局を続けます。</translation>
    </message>
    <message>
        <source>{name}’s computer lost what it had saved before the game was restarted. Nobody cheated. This round goes on without it.</source>
        <translation>{name}のパソコンで、ゲームを起動し直す前に保存した内容が失われました。だれもいかさまはしていません。この局は、そのパソコン抜きで続けます。</translation>
    </message>
    <message>
        <source>{name}’s computer lost what it had saved once more. Nobody cheated. {name} sits out until the disk works, and may then sit down again.</source>
        <translation>{name}のパソコンで、保存した内容がまた失われました。だれもいかさまはしていません。{name}はディスクが直るまで休み、そのあとまた席につけます。</translation>
    </message>
    <message>
        <source>This round doesn’t count.</source>
        <translation>この局は数えません。</translation>
    </message>
    <message>
        <source>{name}’s computer hasn’t shown its keys. The win in round {detail} counts once it does.</source>
        <translation>{name}のパソコンが、まだ鍵を見せていません。第{detail}局のあがりは、鍵が示されてから数えます。</translation>
    </message>
    <message>
        <source>{name}’s computer has shown its keys. The win in round {detail} counts.</source>
        <translation>{name}のパソコンが鍵を見せました。第{detail}局のあがりを数えます。</translation>
    </message>
    <message>
        <source>{name}’s win in round {detail} was false and doesn’t count.</source>
        <translation>第{detail}局の{name}のあがりは偽りで、数えません。</translation>
    </message>
    <message>
        <source>{name} runs the table now. Rules and seats stay the same.</source>
        <translation>これからは{name}が卓のホストです。ルールと席はそのままです。</translation>
    </message>
    <message>
        <source>A computer player takes {name}’s seat.</source>
        <translation>{name}の席にコンピュータが入ります。</translation>
    </message>
    <message>
        <source>{name} takes over a computer player’s seat.</source>
        <translation>{name}がコンピュータと交代して席につきます。</translation>
    </message>
    <message>
        <source>This isn’t the {name} you met before: the key is different. Ask before you play.</source>
        <translation>前に会った{name}ではありません。鍵が違います。打つ前に確かめてください。</translation>
    </message>
    <message>
        <source>{name}’s computer didn’t agree to the table in time, so the match started without it.</source>
        <translation>{name}のパソコンの同意が間に合わなかったため、そのパソコン抜きで対局を始めました。</translation>
    </message>
    <message>
        <source>That was too much at once and wasn’t sent. Wait a moment.</source>
        <translation>一度に多すぎたため、送りませんでした。少し待ってください。</translation>
    </message>
    <message>
        <source>You’re now called {name}.</source>
        <translation>あなたの名前は{name}になりました。</translation>
    </message>
    <message>
        <source>The host will send you away after this round.</source>
        <translation>この局が終わると、ホストの判断であなたは退席になります。</translation>
    </message>
    <message>
        <source>The round goes on without you: your seat just passes.</source>
        <translation>あなた抜きで局を続けます。あなたの席はパスだけをします。</translation>
    </message>
    <message>
        <source>You play on in this round.</source>
        <translation>この局の続きを打てます。</translation>
    </message>
    <message>
        <source>You restarted the clocks.</source>
        <translation>時計を動かしました。</translation>
    </message>
    <message>
        <source>Your program broke the rules of fair dealing: {rule}. The round goes on without it.</source>
        <translation>あなたのプログラムが、公正な配りの決まりを破りました：{rule}。あなた抜きで局を続けます。</translation>
    </message>
    <message>
        <source>Your computer lost what it had saved before the game was restarted. Nobody cheated. This round goes on without you.</source>
        <translation>あなたのパソコンで、ゲームを起動し直す前に保存した内容が失われました。だれもいかさまはしていません。この局はあなた抜きで続けます。</translation>
    </message>
    <message>
        <source>Your computer lost what it had saved once more. Nobody cheated. You sit out: have the disk checked, then sit down again.</source>
        <translation>あなたのパソコンで、保存した内容がまた失われました。だれもいかさまはしていません。しばらくお休みです。ディスクを調べてもらい、直ったらまた席についてください。</translation>
    </message>
    <message>
        <source>You run the table now. Rules and seats stay the same.</source>
        <translation>これからはあなたが卓のホストです。ルールと席はそのままです。</translation>
    </message>
    <message>
        <source>A computer player takes your seat.</source>
        <translation>あなたの席にコンピュータが入ります。</translation>
    </message>
    <message>
        <source>You take over a computer player’s seat.</source>
        <translation>コンピュータと交代して席につきます。</translation>
    </message>
    <message>
        <source>The round goes on without {name}: that seat just passes until the next round.</source>
        <translation>{name}抜きで局を続けます。その席は次の局までパスだけをします。</translation>
    </message>
    <message>
        <source>The round goes on without you: your seat just passes until the next round.</source>
        <translation>あなた抜きで局を続けます。あなたの席は次の局までパスだけをします。</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}：{text}</translation>
    </message>
    <message>
        <source>{name} didn’t answer in time.</source>
        <translation>{name}の答えは間に合いませんでした。</translation>
    </message>
    <message>
        <source>Nobody wins or loses points</source>
        <translation>だれの持ち点も動きません</translation>
    </message>
    <message>
        <source>{name} wants to play on. The clocks run again once most players do.</source>
        <translation>{name}は再開を希望しています。過半数のプレイヤーが希望すると、時計がまた動きます。</translation>
    </message>
    <message>
        <source>You want to play on. The clocks run again once most players do.</source>
        <translation>再開を希望しました。過半数のプレイヤーが希望すると、時計がまた動きます。</translation>
    </message>
    <message>
        <source>Your pause is over. The clocks run again.</source>
        <translation>あなたの一時停止は終わりました。時計がまた動きます。</translation>
    </message>
    <message>
        <source>{name} has no pause left in this round.</source>
        <translation>{name}はこの局ではもう一時停止できません。</translation>
    </message>
    <message>
        <source>You stopped the clocks: time for tea. They run again after {time} at the latest.</source>
        <translation>時計を止めました。お茶の時間です。遅くとも{time}後にまた動きます。</translation>
    </message>
    <message>
        <source>{name} stopped the clocks: time for tea. They run again after {time} at the latest.</source>
        <translation>{name}が時計を止めました。お茶の時間です。遅くとも{time}後にまた動きます。</translation>
    </message>
    <message>
        <source>{name}’s pause is over. The clocks run again.</source>
        <translation>{name}の一時停止は終わりました。時計がまた動きます。</translation>
    </message>
    <message>
        <source>You have no pause left in this round.</source>
        <translation>この局ではもう一時停止できません。</translation>
    </message>
    <message>
        <source>{name} lost the connection.</source>
        <translation>{name}との接続が切れました。</translation>
    </message>
</context>
<context>
    <name>palette</name>
    <message>
        <source>paper</source>
        <translation>紙</translation>
    </message>
    <message>
        <source>ink</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Choose a color</source>
        <translation>色を選ぶ</translation>
    </message>
    <message>
        <source>✓ Everyone can tell these four colors apart.</source>
        <translation>✓ この四色は、だれでも見分けられます。</translation>
    </message>
    <message>
        <source>{colors}: the ink is hard to read</source>
        <translation>{colors}：文字が読みにくいです</translation>
    </message>
    <message>
        <source>{colors}: hard to tell apart for {people}</source>
        <translation>{colors}：{people}には見分けにくいです</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>people who are red-blind</source>
        <translation>赤が見えにくい人</translation>
    </message>
    <message>
        <source>people who are green-blind</source>
        <translation>緑が見えにくい人</translation>
    </message>
    <message>
        <source>people who are blue-blind</source>
        <translation>青が見えにくい人</translation>
    </message>
    <message>
        <source>people who see no colors</source>
        <translation>色が見えない人</translation>
    </message>
</context>
<context>
    <name>past games</name>
    <message>
        <source>your points: {points}</source>
        <translation>あなたの点：{points}</translation>
    </message>
    <message>
        <source>This file can’t be read</source>
        <translation>このファイルは読めません</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>相手：{names}</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Not in the score book: rounds in which you took a move back, and deals played again, are practice.</source>
        <translation>成績帳には入りません。待ったをした局と、もう一度遊んだ配りは練習です。</translation>
    </message>
    <message>
        <source>Left unfinished</source>
        <translation>途中で終了</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>{names}の勝ち</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>勝者なし</translation>
    </message>
    <message>
        <source>Played to the end</source>
        <translation>最後まで対局</translation>
    </message>
    <message>
        <source>{table}, round {number}</source>
        <translation>{table}、第{number}局</translation>
    </message>
</context>
<context>
    <name>phone</name>
    <message>
        <source>I’m ready</source>
        <translation>準備できました</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>少し待って</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>卓を離れる</translation>
    </message>
    <message>
        <source>Just watch</source>
        <translation>観戦だけする</translation>
    </message>
    <message>
        <source>Sit down again</source>
        <translation>もう一度席につく</translation>
    </message>
    <message>
        <source>Tap “I’m ready” when you are.</source>
        <translation>準備ができたら「準備できました」をタップしてください。</translation>
    </message>
    <message>
        <source>You’re watching. Tap a free seat to play.</source>
        <translation>観戦中です。空席をタップすると打てます。</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>ここに座る</translation>
    </message>
    <message>
        <source>What should the others call you?</source>
        <translation>みんなに何と呼ばれたいですか。</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>席につく</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>アイコン</translation>
    </message>
    <message>
        <source>Choose one for me</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>Type the key that the computer shows after the address.</source>
        <translation>コンピュータの画面で、アドレスのあとに出ている鍵を入力してください。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>鍵</translation>
    </message>
    <message>
        <source>This isn’t the key on the computer’s screen. Look again and type it.</source>
        <translation>この鍵はコンピュータの画面の鍵と違います。画面を見て、もう一度入力してください。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>接続中…</translation>
    </message>
    <message>
        <source>Connection lost. Reconnecting…</source>
        <translation>接続が切れました。つなぎ直しています…</translation>
    </message>
    <message>
        <source>The computer can’t be reached. Is this phone on the same Wi-Fi?</source>
        <translation>コンピュータにつながりません。このスマホは同じWi-Fiにつながっていますか。</translation>
    </message>
    <message>
        <source>Your seat is open in another tab or window.</source>
        <translation>あなたの席は別のタブかウィンドウで開いています。</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>ここで続ける</translation>
    </message>
    <message>
        <source>This table isn’t there any more. Scan the QR code on the computer again.</source>
        <translation>この卓はもうありません。コンピュータのQRコードをもう一度読み取ってください。</translation>
    </message>
    <message>
        <source>This page is out of date. Reload it.</source>
        <translation>このページは古くなっています。読み込み直してください。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>読み込み直す</translation>
    </message>
    <message>
        <source>This browser is too old to play here.</source>
        <translation>このブラウザは古すぎて打てません。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>卓の表面</translation>
    </message>
    <message>
        <source>Lacquer</source>
        <translation>漆</translation>
    </message>
    <message>
        <source>Reed mat</source>
        <translation>ござ</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>夜</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大きい</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>とても大きい</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Vibration</source>
        <translation>振動</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>Hide your hand</source>
        <translation>手札を隠す</translation>
    </message>
    <message>
        <source>Show your hand</source>
        <translation>手札を見せる</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>On offer</source>
        <translation>場に出た札</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>山</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>さらした組</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>どの取り方にしますか。</translation>
    </message>
    <message>
        <source>Automatic answers</source>
        <translation>自動応答</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>これまでの経過</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>ひとこと言う</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>junk</source>
        <translation>浮き札</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>おすすめ</translation>
    </message>
    <message>
        <source>winning card</source>
        <translation>あがり札</translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>伏せた札</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>左へ</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>右へ</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}秒</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>予備</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>This computer has left the table; phones can’t play through it.</source>
        <translation>このコンピュータは卓を離れたので、スマホでは打てません。</translation>
    </message>
    <message>
        <source>Plays through {name}’s computer, which could see these cards.</source>
        <translation>{name}のコンピュータを通して打ちます。そのコンピュータには、この札が見えるおそれがあります。</translation>
    </message>
    <message>
        <source>This computer can’t take another phone.</source>
        <translation>このコンピュータには、これ以上スマホをつなげません。</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>先に名前を入力してください。</translation>
    </message>
    <message>
        <source>You’ve left the table.</source>
        <translation>卓を離れました。</translation>
    </message>
    <message>
        <source>The computer isn’t at a table now.</source>
        <translation>コンピュータは今どの卓にもいません。</translation>
    </message>
    <message>
        <source>Sitting down…</source>
        <translation>席についています…</translation>
    </message>
    <message>
        <source>Too late: time’s up.</source>
        <translation>間に合いませんでした。時間切れです。</translation>
    </message>
    <message>
        <source>The computer answers for you.</source>
        <translation>コンピュータにお任せ中です。</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>待つのをやめる</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>次の局</translation>
    </message>
    <message>
        <source>First phone</source>
        <translation>最初のスマホ</translation>
    </message>
    <message>
        <source>That phone is back.</source>
        <translation>そのスマホは戻ってきました。</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>今すぐ始める</translation>
    </message>
    <message>
        <source>That’s me</source>
        <translation>これは私です</translation>
    </message>
    <message>
        <source>Are you back, with a new phone?</source>
        <translation>新しいスマホで戻ってきましたか？</translation>
    </message>
    <message>
        <source>Start without waiting for {names}?</source>
        <translation>{names}を待たずに始めますか？</translation>
    </message>
    <message>
        <source>Nobody confirmed that you’re {name}. Ask again.</source>
        <translation>{name}だと確認してくれる人がいませんでした。もう一度聞いてください。</translation>
    </message>
    <message>
        <source>Type the address in numbers, as the computer shows it. A name won’t work.</source>
        <translation>コンピュータに表示されている数字のアドレスを入力してください。名前では開きません。</translation>
    </message>
    <message>
        <source>Free {name}’s seat? That phone is away.</source>
        <translation>{name}の席を空けますか？そのスマホは離席中です。</translation>
    </message>
    <message>
        <source>The others say that you’re not {name}.</source>
        <translation>ほかの人は、あなたは{name}ではないと言っています。</translation>
    </message>
    <message>
        <source>Free this seat</source>
        <translation>この席を空ける</translation>
    </message>
    <message>
        <source>Nobody here can confirm that it’s you.</source>
        <translation>あなただと確認できる人がここにいません。</translation>
    </message>
    <message>
        <source>This phone has sent too much at once. Trying again in half a minute.</source>
        <translation>このスマホから一度に送られた量が多すぎます。30秒後にもう一度試します。</translation>
    </message>
    <message>
        <source>Yes, let them sit down</source>
        <translation>はい、座ってもらう</translation>
    </message>
    <message>
        <source>All places for phones at this computer are taken. Try again once somebody has left the table.</source>
        <translation>このコンピュータのスマホ用の席はすべて埋まっています。誰かが抜けたら、もう一度試してください。</translation>
    </message>
    <message>
        <source>{name}’s phone is back.</source>
        <translation>{name}のスマホは戻ってきました。</translation>
    </message>
    <message>
        <source>A new phone says it’s {name}. Is that right?</source>
        <translation>新しいスマホが「{name}です」と言っています。本当ですか？</translation>
    </message>
    <message>
        <source>Asking the others whether you’re {name}…</source>
        <translation>あなたが{name}かどうか、ほかの人に聞いています…</translation>
    </message>
    <message>
        <source>Too soon: tap once more.</source>
        <translation>早すぎます。もう一度タップしてください。</translation>
    </message>
    <message>
        <source>There’s no such table here. Scan the QR code on the computer again, or type the address beside it.</source>
        <translation>ここにその卓はありません。コンピュータのQRコードをもう一度読み取るか、その横のアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Too many wrong addresses. Scan the QR code on the computer: that works at once. Typed addresses work again in {minutes} min.</source>
        <translation>間違ったアドレスが多すぎます。コンピュータのQRコードを読み取れば、すぐに入れます。アドレスの入力は{minutes}分後にまたできます。</translation>
    </message>
    <message>
        <source>Not now: wait a moment, then try again.</source>
        <translation>今はできません。少し待ってからもう一度試してください。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>This page can’t keep the screen on. Change that in the phone’s settings.</source>
        <translation>このページでは画面をつけたままにできません。スマホの設定で変えてください。</translation>
    </message>
    <message>
        <source>Start with computer players</source>
        <translation>コンピュータと始める</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>示さない</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>いつも</translation>
    </message>
    <message>
        <source>Suggest moves</source>
        <translation>おすすめを示す</translation>
    </message>
    <message>
        <source>First three rounds</source>
        <translation>最初の3局</translation>
    </message>
    <message>
        <source>Suggestions are now off. “Hint” shows one, and the settings turn them on again.</source>
        <translation>おすすめの表示はここまでです。「ヒント」で一回見られ、設定でまたオンにできます。</translation>
    </message>
    <message>
        <source>Tap a card to pick it, then “Discard”. Swipe across the hand to sort it.</source>
        <translation>札をタップして選び、「捨てる」をタップします。手札を横にスワイプすると並べ替えます。</translation>
    </message>
    <message>
        <source>Wait a minute before you sit down again.</source>
        <translation>1分ほど待ってから、もう一度席に着いてください。</translation>
    </message>
    <message>
        <source>Against computer players, in this browser</source>
        <translation>このブラウザーで、コンピュータを相手に</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>ひとりで遊ぶ</translation>
    </message>
</context>
<context>
    <name>phone box</name>
    <message>
        <source>Scan this with a phone, or type the address in its browser, and then the key.</source>
        <translation>スマホでこれを読み取るか、ブラウザにアドレスを入力し、続けて鍵を入力してください。</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>鍵：{key}</translation>
    </message>
    <message>
        <source>Phones can’t be served here: {why}.</source>
        <translation>ここではスマホをつなげません：{why}。</translation>
    </message>
    <message>
        <source>A QR code for phones to scan</source>
        <translation>スマホで読み取るQRコード</translation>
    </message>
    <message>
        <source>Phones play through this computer, which could see their cards.</source>
        <translation>スマホはこのコンピュータを通して打つので、このコンピュータには札が見えるおそれがあります。</translation>
    </message>
</context>
<context>
    <name>phrases</name>
    <message>
        <source>Hello everyone!</source>
        <translation>みなさん、こんにちは！</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>よろしくお願いします！</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>お見事！</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>ありがとう！</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>少し待ってください。</translation>
    </message>
    <message>
        <source>Time for tea!</source>
        <translation>お茶にしましょう！</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>あなたの番ですよ。</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>あらら！</translation>
    </message>
    <message>
        <source>I was so close!</source>
        <translation>あと少しだったのに！</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <translation>さようなら！</translation>
    </message>
    <message>
        <source>The computer answers for me until I’m back.</source>
        <translation>戻るまでコンピュータに任せます。</translation>
    </message>
    <message>
        <source>I’m back.</source>
        <translation>戻りました。</translation>
    </message>
</context>
<context>
    <name>proof</name>
    <message>
        <source>Only this computer shuffled</source>
        <translation>シャッフルしたのはこのパソコンだけ</translation>
    </message>
    <message>
        <source>{name}’s program broke the rules of fair dealing: {rule}.</source>
        <translation>{name}のプログラムが、公正な配りの決まりを破りました：{rule}。</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>Together your answers cost {points} points.</source>
        <translation>答えの損は合わせて{points}点です。</translation>
    </message>
    <message>
        <source>{card} costs about {points} points. Best: {best}.</source>
        <translation>{card}は約{points}点の損です。最善：{best}。</translation>
    </message>
    <message>
        <source>Right: nothing is better.</source>
        <translation>正解です。これより良い札はありません。</translation>
    </message>
    <message>
        <source>In the game you discarded {card}: {points} points.</source>
        <translation>対局では{card}を捨てました：{points}点。</translation>
    </message>
</context>
<context>
    <name>reader</name>
    <message>
        <source>What you can do</source>
        <translation>できること</translation>
    </message>
    <message>
        <source>Ways to take it</source>
        <translation>取り方</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Table buttons</source>
        <translation>卓のボタン</translation>
    </message>
    <message>
        <source>Wall: {cards}, {draws} to draw</source>
        <translation>山：{cards}、引けるのは{draws}枚</translation>
    </message>
    <message>
        <source>Your turn: choose a card to discard.</source>
        <translation>あなたの番です。捨てる札を選んでください。</translation>
    </message>
    <message>
        <source>{action}, {key}</source>
        <translation>{action}、{key}</translation>
    </message>
    <message>
        <source>You can fold or play: {answers}.</source>
        <translation>降りるか続けるかを選べます：{answers}。</translation>
    </message>
    <message>
        <source>You can have all cards dealt again: {answers}.</source>
        <translation>全員に配り直せます：{answers}。</translation>
    </message>
    <message>
        <source>You can take this card: {answers}.</source>
        <translation>この札を取れます：{answers}。</translation>
    </message>
    <message>
        <source>Your hand is hidden, {cards}</source>
        <translation>手札は隠しています、{cards}</translation>
    </message>
    <message>
        <source>Your hand, {cards}</source>
        <translation>あなたの手札、{cards}</translation>
    </message>
    <message>
        <source>junk</source>
        <translation>浮き札</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{count}のうち{number}</translation>
    </message>
    <message>
        <source>not possible: {reason}</source>
        <translation>できません：{reason}</translation>
    </message>
    <message>
        <source>Help and automatic answers</source>
        <translation>ヒントと自動応答</translation>
    </message>
    <message>
        <source>Suggested: {action}.</source>
        <translation>おすすめ：{action}。</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>できます</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>Not now.</source>
        <translation>いまはできません。</translation>
    </message>
    <message>
        <source>It’s not your turn.</source>
        <translation>あなたの番ではありません。</translation>
    </message>
    <message>
        <source>You’ve already answered.</source>
        <translation>もう答えています。</translation>
    </message>
    <message>
        <source>You don’t hold these cards.</source>
        <translation>その札は手札にありません。</translation>
    </message>
    <message>
        <source>Another copy of the same card is used for this.</source>
        <translation>同じ札の別の一枚が代わりになります。</translation>
    </message>
    <message>
        <source>These cards don’t make a set.</source>
        <translation>その札では組になりません。</translation>
    </message>
    <message>
        <source>You don’t have the cards for it.</source>
        <translation>必要な札が足りません。</translation>
    </message>
    <message>
        <source>Three or four identical cards in your hand stay together.</source>
        <translation>手札の同じ三枚・四枚は離れず、ほかに貸せません。</translation>
    </message>
    <message>
        <source>You discarded this card yourself.</source>
        <translation>自分で捨てた札です。</translation>
    </message>
    <message>
        <source>You can’t do this out of turn.</source>
        <translation>この札でそれができるのは、手番の人だけです。</translation>
    </message>
    <message>
        <source>You can’t Pong a General.</source>
        <translation>将はポンできません。</translation>
    </message>
    <message>
        <source>A General stays with the player who drew it.</source>
        <translation>将は、引いた人のものです。</translation>
    </message>
    <message>
        <source>You have to keep a General you draw.</source>
        <translation>引いた将は、必ず残します。</translation>
    </message>
    <message>
        <source>You can’t discard a General.</source>
        <translation>将は捨てられません。</translation>
    </message>
    <message>
        <source>A joker stays with the player who drew it.</source>
        <translation>ジョーカーは、引いた人のものです。</translation>
    </message>
    <message>
        <source>You have to keep a joker you draw.</source>
        <translation>引いたジョーカーは、必ず残します。</translation>
    </message>
    <message>
        <source>You can’t discard a joker.</source>
        <translation>ジョーカーは捨てられません。</translation>
    </message>
    <message>
        <source>It would leave you more junk than before.</source>
        <translation>浮き札が前より増えてしまいます。</translation>
    </message>
    <message>
        <source>Another claim leaves less junk.</source>
        <translation>浮き札がもっと少なくなる取り方があります。</translation>
    </message>
    <message>
        <source>Your hand wouldn’t be complete.</source>
        <translation>手がそろいません。</translation>
    </message>
    <message>
        <source>Your hand has too few points to win.</source>
        <translation>あがるには点が足りません。</translation>
    </message>
    <message>
        <source>This card wins: take the win.</source>
        <translation>この札であがりです。あがりを宣言してください。</translation>
    </message>
    <message>
        <source>You can make a Kong, so with these rules you must. Only a win comes first.</source>
        <translation>カンができます。このルールでは必ずします。先になるのはあがりだけです。</translation>
    </message>
    <message>
        <source>You can make a Pong, so with these rules you must. Only a win comes first.</source>
        <translation>ポンができます。このルールでは必ずします。先になるのはあがりだけです。</translation>
    </message>
    <message>
        <source>You can make a Kong, so with these rules you must, unless you’re waiting for a win.</source>
        <translation>カンができます。このルールでは、テンパイでないかぎり必ずします。</translation>
    </message>
    <message>
        <source>You can make a Pong, so with these rules you must, unless you’re waiting for a win.</source>
        <translation>ポンができます。このルールでは、テンパイでないかぎり必ずします。</translation>
    </message>
    <message>
        <source>This player has left the round.</source>
        <translation>このプレイヤーは局を離れています。</translation>
    </message>
    <message>
        <source>This player hasn’t left, or still owes a discard.</source>
        <translation>このプレイヤーは離れていないか、まだ札を捨てていません。</translation>
    </message>
    <message>
        <source>You’d have no card left to discard.</source>
        <translation>捨てる札がなくなってしまいます。</translation>
    </message>
    <message>
        <source>With these rules this card never makes that set.</source>
        <translation>このルールでは、この札でその組は作れません。</translation>
    </message>
    <message>
        <source>Your Pong on the table can’t take a fourth card.</source>
        <translation>場のポンに四枚目は加えられません。</translation>
    </message>
    <message>
        <source>Your Pong on the table takes its fourth card only if you draw it yourself.</source>
        <translation>場のポンに四枚目を加えられるのは、自分で引いたときだけです。</translation>
    </message>
    <message>
        <source>Your Pong on the table takes its fourth card only if you draw it yourself and win with it.</source>
        <translation>場のポンに四枚目を加えられるのは、自分で引いてあがるときだけです。</translation>
    </message>
    <message>
        <source>You can claim a Pair only with a card you draw yourself, or to win.</source>
        <translation>対子にできるのは、自分で引いた札か、あがるときの札だけです。</translation>
    </message>
    <message>
        <source>These aren’t the Kongs and Pongs that were dealt.</source>
        <translation>配られたカンやポンと違います。</translation>
    </message>
    <message>
        <source>You can only redeal a hand without Generals or jokers, without three identical cards and without Soldiers in all four colors.</source>
        <translation>配り直せるのは、将もジョーカーも、同じ札三枚も、四色の卒もない手だけです。</translation>
    </message>
    <message>
        <source>You can’t keep this card, so your hand is dead: you have to fold.</source>
        <translation>この札を残せないので死に手です。降りるしかありません。</translation>
    </message>
    <message>
        <source>Only a dead hand may fold now.</source>
        <translation>今降りられるのは死に手だけです。</translation>
    </message>
    <message>
        <source>You’re out of this round.</source>
        <translation>この局はもう休んでいます。</translation>
    </message>
    <message>
        <source>Passing up a Pong has to be said, and nothing else may be.</source>
        <translation>ポンの見送りは告げなければならず、ほかのときは告げられません。</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Wall: {cards}.</source>
        <translation>山：{cards}。</translation>
    </message>
    <message>
        <source>On offer: {card}, shown by {name}.</source>
        <translation>場札：{card}（{name}が出した札）。</translation>
    </message>
    <message>
        <source>never shown: {cards}</source>
        <translation>最後まで見えなかった札：{cards}</translation>
    </message>
    <message>
        <source>  on the table, {meld}: {cards}</source>
        <translation>  場、{meld}：{cards}</translation>
    </message>
    <message>
        <source>Nothing to tell.</source>
        <translation>特に何もありません。</translation>
    </message>
    <message>
        <source>You would have taken it: {action}.</source>
        <translation>あなたも取るつもりでした：{action}。</translation>
    </message>
    <message>
        <source>{name} would have taken it: {action}.</source>
        <translation>{name}も取るつもりでした：{action}。</translation>
    </message>
    <message>
        <source>{name} leaves the round.</source>
        <translation>{name}が局を離れました。</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name}が戻りました。</translation>
    </message>
    <message>
        <source>The other hands</source>
        <translation>ほかの人の手札</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>“{name}” can’t be read.</source>
        <translation>「{name}」を読めません。</translation>
    </message>
    <message>
        <source>“{name}” isn’t a saved Tứ Sắc game.</source>
        <translation>「{name}」は、保存されたTứ Sắcの対局ではありません。</translation>
    </message>
    <message>
        <source>“{name}” was saved by another version of this game.</source>
        <translation>「{name}」は、このゲームの別のバージョンで保存されました。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: there’s nothing to show.</source>
        <translation>「{name}」は壊れていて、何も表示できません。</translation>
    </message>
    <message>
        <source>No card has been dealt yet in “{name}”.</source>
        <translation>「{name}」では、まだ札が配られていません。</translation>
    </message>
</context>
<context>
    <name>result</name>
    <message>
        <source>{names} tie for first place: {tally}</source>
        <translation>{names}が同点で優勝です：{tally}</translation>
    </message>
    <message>
        <source>You win the match: {tally}</source>
        <translation>あなたの優勝です：{tally}</translation>
    </message>
    <message>
        <source>{names} wins the match: {tally}</source>
        <translation>{names}の優勝です：{tally}</translation>
    </message>
    <message>
        <source>The curves and the best hand start at round {n}, when the players at the table changed.</source>
        <translation>グラフと最高の手は、顔ぶれが変わった第{n}局からのものです。</translation>
    </message>
    <message>
        <source>Best hand: {name} in round {number}, {points}</source>
        <translation>最高の手：第{number}局の{name}、{points}</translation>
    </message>
    <message>
        <source>discarded the winning card</source>
        <translation>振り込み</translation>
    </message>
    <message>
        <source>After round {number} of {rounds}: {tallies}</source>
        <translation>第{number}局（全{rounds}局）まで：{tallies}</translation>
    </message>
    <message>
        <source>After round {number}: {tallies}</source>
        <translation>第{number}局まで：{tallies}</translation>
    </message>
    <message>
        <source>left in hand: {cards}</source>
        <translation>手に残った札：{cards}</translation>
    </message>
    <message>
        <source>This round doesn’t count</source>
        <translation>この局は数えません</translation>
    </message>
    <message>
        <source>{name}’s win in round {n} isn’t counted yet: the keys haven’t arrived.</source>
        <translation>第{n}局の{name}のあがりは、まだ数えていません。鍵が届いていません。</translation>
    </message>
    <message>
        <source>{name}’s hidden moves couldn’t be checked.</source>
        <translation>{name}の隠れた手は、確かめられませんでした。</translation>
    </message>
    <message>
        <source>The next round is being dealt.</source>
        <translation>次の局を配っています。</translation>
    </message>
    <message>
        <source>The next round starts in {n} s.</source>
        <translation>次の局まで、あと{n}秒。</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>{names}を待っています。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Compare with the computers</source>
        <translation>コンピュータとくらべる</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度対局</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>次の局</translation>
    </message>
    <message>
        <source>Final result</source>
        <translation>最終結果</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>配り直す</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>証明</translation>
    </message>
    <message>
        <source>Ready ✓</source>
        <translation>準備完了 ✓</translation>
    </message>
    <message>
        <source>Ready for the next round</source>
        <translation>次の局へ</translation>
    </message>
    <message>
        <source>Total: {points}, {bonus} of them for winning</source>
        <translation>合計 {points}（うち、あがりの加点 {bonus}）</translation>
    </message>
    <message>
        <source>Total: {points}</source>
        <translation>合計 {points}</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>はじめから配り直し</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>You win! (Tới!)</source>
        <translation>あがり！あなたの勝ちです</translation>
    </message>
    <message>
        <source>{name} wins! (Tới!)</source>
        <translation>あがり！{name}の勝ちです</translation>
    </message>
    <message>
        <source>Everyone else has given up, so the round is over.</source>
        <translation>ほかの全員が降りたので、この局は終わりです。</translation>
    </message>
    <message>
        <source>No draws are left, so nobody wins.</source>
        <translation>引く札がなくなりました。流局です。</translation>
    </message>
    <message>
        <source>No draws are left, so nobody pays.</source>
        <translation>引く札がなくなりました。だれも払いません。</translation>
    </message>
    <message>
        <source>You win with {points}, straight from the deal</source>
        <translation>配られた札のまま、{points}のあがりです</translation>
    </message>
    <message>
        <source>{name} wins with {points}, straight from the deal</source>
        <translation>{name}が配られた札のままあがり、{points}です</translation>
    </message>
    <message>
        <source>You win with {points}, on the {card} {feeder} discarded</source>
        <translation>{feeder}が捨てた{card}で、{points}のあがりです</translation>
    </message>
    <message>
        <source>{name} wins with {points}, on the {card} {feeder} discarded</source>
        <translation>{name}が{feeder}の捨てた{card}であがり、{points}です</translation>
    </message>
    <message>
        <source>You win with {points}, on the {card} you drew</source>
        <translation>自分で引いた{card}で、{points}のあがりです</translation>
    </message>
    <message>
        <source>{name} wins with {points}, on the {card} from the wall</source>
        <translation>{name}が自分で引いた{card}であがり、{points}です</translation>
    </message>
    <message>
        <source>You win with {points}, on the {card} {feeder} drew</source>
        <translation>{feeder}が引いた{card}で、{points}のあがりです</translation>
    </message>
    <message>
        <source>{name} wins with {points}, on the {card} {feeder} drew</source>
        <translation>{name}が{feeder}の引いた{card}であがり、{points}です</translation>
    </message>
    <message>
        <source>{n} more for yellow Generals</source>
        <translation>黄の将で{n}増し</translation>
    </message>
    <message>
        <source>the stake, {n}</source>
        <translation>定額 {n}</translation>
    </message>
    <message>
        <source>{points}, less the minimum of {least}: {n}</source>
        <translation>{points}から必要な{least}を引いて {n}</translation>
    </message>
    <message>
        <source>{points} at {unit} each, {n}</source>
        <translation>{points}×{unit}で{n}</translation>
    </message>
    <message>
        <source>{n} more for the Kong that won</source>
        <translation>あがりのカンで{n}増し</translation>
    </message>
    <message>
        <source>less {n} for the {cards} Kong on the table</source>
        <translation>場のカン（{cards}）で{n}引き</translation>
    </message>
    <message>
        <source>less {n} for the {cards} Kongs on the table</source>
        <translation>場のカン（{cards}）で{n}引き</translation>
    </message>
    <message>
        <source>and the {n} left over are lost</source>
        <translation>引ききれない{n}は切り捨て</translation>
    </message>
    <message>
        <source>{n} more because the winner drew the card</source>
        <translation>自分で引いたあがりで {n} 追加</translation>
    </message>
    <message>
        <source>{n} more for all the others</source>
        <translation>ほかの人の分 {n} 追加</translation>
    </message>
    <message>
        <source>paid by the player who showed the card</source>
        <translation>札を出した人が払う</translation>
    </message>
    <message>
        <source>the ante, {n}</source>
        <translation>アンティ {n}</translation>
    </message>
    <message>
        <source>the antes, {n}</source>
        <translation>アンティ計 {n}</translation>
    </message>
    <message>
        <source>{n} for a dead hand</source>
        <translation>死に手で {n}</translation>
    </message>
    <message>
        <source>{n} received for a dead hand</source>
        <translation>死に手から {n} 受け取り</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Tới!</source>
        <extracomment>what a winner calls out, painted large; the Vietnamese word where letters are Latin</extracomment>
        <translation>あがり！</translation>
    </message>
    <message>
        <source>on {card}, which {feeder} discarded</source>
        <translation>{card}（{feeder}が捨てた札）で</translation>
    </message>
    <message>
        <source>on {card}, which you drew</source>
        <translation>{card}（あなたが引いた札）で</translation>
    </message>
    <message>
        <source>on {card}, which you discarded</source>
        <translation>{card}（あなたが捨てた札）で</translation>
    </message>
    <message>
        <source>on {card}, which {feeder} drew</source>
        <translation>{card}（{feeder}が引いた札）で</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name}のあがり！</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>あなたのあがり！</translation>
    </message>
    <message>
        <source>straight from the deal</source>
        <translation>配られた手札でのあがり</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Your move: {done}. A master would do the same.</source>
        <translation>打った手：{done}。名人も同じです。</translation>
    </message>
    <message>
        <source>Your move: {done}. A master’s: {better}, worth about {points} points more.</source>
        <translation>打った手：{done}。名人なら：{better}（およそ{points}点の得）。</translation>
    </message>
    <message>
        <source>There was nothing to decide in this round.</source>
        <translation>この局には、判断の分かれ目がありませんでした。</translation>
    </message>
    <message>
        <source>No real mistakes. A dot (·) marks a move that could have been better.</source>
        <translation>大きなミスはありません。より良い手があったところには点（·）がついています。</translation>
    </message>
    <message>
        <source>{name} chose as well as a master every time.</source>
        <translation>{name}は終始、名人と同じように判断しました。</translation>
    </message>
    <message>
        <source>You chose as well as a master every time.</source>
        <translation>終始、名人に負けない判断でした。</translation>
    </message>
    <message>
        <source>The costliest mistakes in this round are marked ✗.</source>
        <translation>この局でいちばん損をした判断に ✗ がついています。</translation>
    </message>
    <message>
        <source>Your costliest choice: {done}. A master’s: {better}, worth {points} points more on average.</source>
        <translation>いちばん高くついた手：{done}。名人なら：{better}（平均{points}点の得）。</translation>
    </message>
</context>
<context>
    <name>rule choices</name>
    <message>
        <source>the whole hand at once</source>
        <translation>全部まとめて</translation>
    </message>
    <message>
        <source>six to the dealer, then five each</source>
        <translation>親に六枚、あとは五枚ずつ</translation>
    </message>
    <message>
        <source>cards in a stack</source>
        <translation>重ねた札</translation>
    </message>
    <message>
        <source>tiles in walls</source>
        <translation>並べた牌</translation>
    </message>
    <message>
        <source>by dice</source>
        <translation>さいころ</translation>
    </message>
    <message>
        <source>the highest card drawn</source>
        <translation>いちばん強い札を引いた人</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>偶然</translation>
    </message>
    <message>
        <source>the winner</source>
        <translation>あがった人</translation>
    </message>
    <message>
        <source>the dealer’s neighbor</source>
        <translation>親の隣</translation>
    </message>
    <message>
        <source>the same dealer</source>
        <translation>同じ親</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>there is no dead hand</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>player’s choice</source>
        <translation>本人しだい</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>of Soldiers alike: no number of them makes a set</extracomment>
        <translation>できない</translation>
    </message>
    <message>
        <source>if you draw it and win</source>
        <translation>自分で引いてあがるとき</translation>
    </message>
    <message>
        <source>whenever you draw it</source>
        <translation>自分で引いたらいつでも</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>of a Pong: it may be called whatever becomes of the junk</extracomment>
        <translation>自由</translation>
    </message>
    <message>
        <source>no more junk</source>
        <translation>浮き札を増やさない</translation>
    </message>
    <message>
        <source>the least junk possible</source>
        <translation>浮き札が最少になるものだけ</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>できない</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>できる</translation>
    </message>
    <message>
        <source>must be kept</source>
        <translation>必ず残す</translation>
    </message>
    <message>
        <source>may be kept</source>
        <translation>残してよい</translation>
    </message>
    <message>
        <source>win</source>
        <translation>あがり</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>ポン</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>対子</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必ずする</translation>
    </message>
    <message>
        <source>required unless waiting to win</source>
        <translation>必ずする（テンパイ中は別）</translation>
    </message>
    <message>
        <source>the points</source>
        <translation>あがった人の点</translation>
    </message>
    <message>
        <source>a stake</source>
        <extracomment>what losers pay: one stake, not the points of the hand</extracomment>
        <translation>定額</translation>
    </message>
    <message>
        <source>the points above the minimum</source>
        <translation>必要な点を超えた分</translation>
    </message>
    <message>
        <source>take nothing off</source>
        <translation>引かない</translation>
    </message>
    <message>
        <source>off the points</source>
        <translation>点から引く</translation>
    </message>
    <message>
        <source>off the amount</source>
        <translation>払う額から引く</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>hu (胡)</source>
        <translation>胡（フー）</translation>
    </message>
    <message>
        <source>lệnh</source>
        <translation>レン（lệnh）</translation>
    </message>
    <message>
        <source>the first in turn</source>
        <translation>番の近い人</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>of the number of cards for six players: it is that for fewer</extracomment>
        <translation>同じ</translation>
    </message>
    <message>
        <source>{meld} {concealed} in hand, {exposed} on the table</source>
        <translation>{meld}：手札{concealed}、場{exposed}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>{concealed} in hand, {exposed} on the table</source>
        <translation>手札{concealed}、場{exposed}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>all pieces</source>
        <translation>すべての駒</translation>
    </message>
</context>
<context>
    <name>rule groups</name>
    <message>
        <source>Players and deck</source>
        <translation>人数と札</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>配り方</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>組</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>札を取る</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>将</translation>
    </message>
    <message>
        <source>End and next deal</source>
        <translation>終わりと次の親</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>支払い</translation>
    </message>
</context>
<context>
    <name>rule problems</name>
    <message>
        <source>{value} is not a table of rules</source>
        <translation>{value} はルールの表ではありません</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>there is no such rule</source>
        <translation>そのようなルールはありません</translation>
    </message>
    <message>
        <source>there is no such rule; did you mean {nearest}?</source>
        <translation>そのようなルールはありません。{nearest} のことですか？</translation>
    </message>
    <message>
        <source>is there twice, once by its old name {old}; keep one of them</source>
        <translation>二度書かれています（一度は古い名前 {old}）。どちらか一つにしてください</translation>
    </message>
    <message>
        <source>the file has version {version}, and this program reads up to {newest}; update tusac to read it</source>
        <translation>ファイルはバージョン{version}ですが、このプログラムが読めるのは{newest}までです。新しいtusacなら読めます</translation>
    </message>
    <message>
        <source>{value} is not a version: 1, 2 and so on</source>
        <translation>{value} はバージョンではありません。1、2のように書きます</translation>
    </message>
    <message>
        <source>there is no ruleset called {ruleset}; tusac rules list tells which there are</source>
        <translation>{ruleset} というルールはありません。tusac rules list で一覧が見られます</translation>
    </message>
    <message>
        <source>the ruleset {ruleset}, which these rules are based on, cannot be read</source>
        <translation>もとにしているルール {ruleset} を読めません</translation>
    </message>
    <message>
        <source>rulesets are based on each other in a circle: {rulesets}</source>
        <translation>ルールが互いをもとにして、輪になっています：{rulesets}</translation>
    </message>
    <message>
        <source>{value} is not true or false</source>
        <translation>{value} は true でも false でもありません</translation>
    </message>
    <message>
        <source>{value} is not a whole number</source>
        <translation>{value} は整数ではありません</translation>
    </message>
    <message>
        <source>{value} is not text</source>
        <translation>{value} は文字列ではありません</translation>
    </message>
    <message>
        <source>{value} is not a list of whole numbers</source>
        <translation>{value} は整数のリストではありません</translation>
    </message>
    <message>
        <source>{value} is not a list of the letters A B C X Y Z S, or &quot;all&quot;</source>
        <translation>{value} は A B C X Y Z S の文字のリストでも &quot;all&quot; でもありません</translation>
    </message>
    <message>
        <source>{value} is not two numbers of points: in the hand, on the table</source>
        <translation>{value} は二つの点（手札、場）ではありません</translation>
    </message>
    <message>
        <source>{value} is not a table with two numbers of points for each of {kinds}</source>
        <translation>{value} は、{kinds} のそれぞれに二つの点を並べた表ではありません</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}</source>
        <translation>{value} は {choices} のどれでもありません</translation>
    </message>
    <message>
        <source>{value} is not a list of some of {choices}</source>
        <translation>{value} は {choices} から選んだリストではありません</translation>
    </message>
    <message>
        <source>{value} is not between {low} and {high}</source>
        <translation>{value} は{low}〜{high}に入っていません</translation>
    </message>
    <message>
        <source>{value} are not both between {low} and {high}</source>
        <translation>{value} は、両方とも{low}〜{high}に入っている必要があります</translation>
    </message>
    <message>
        <source>{kind}: {value} are not both between {low} and {high}</source>
        <translation>{kind}：{value} は、両方とも{low}〜{high}に入っている必要があります</translation>
    </message>
    <message>
        <source>{value} is neither {one} nor {other}</source>
        <translation>{value} は {one} でも {other} でもありません</translation>
    </message>
    <message>
        <source>must be 1, not {value}: the dealer starts with a discard</source>
        <translation>{value} は1ではありません。親は一枚捨てて始めます</translation>
    </message>
    <message>
        <source>give one or more numbers from {low} to {high}</source>
        <translation>{low}〜{high}の数を一つ以上挙げてください</translation>
    </message>
    <message>
        <source>Generals are never paired</source>
        <translation>将は対子にできません</translation>
    </message>
    <message>
        <source>a dealer with {cards} cards plus one might have to lay all of them open</source>
        <translation>親の手札が{cards}枚と一枚では、全部を場に開くことがありえます</translation>
    </message>
    <message>
        <source>{players} players and the dead wall need {needed} cards of {deck}</source>
        <translation>{players}人と引かない札で{needed}枚必要ですが、札は{deck}枚です</translation>
    </message>
    <message>
        <source>with {players} players no hand is worth more than {most}: nobody can win with {least}</source>
        <translation>{players}人では、どの手も{most}までです。{least}ではだれもあがれません</translation>
    </message>
    <message>
        <source>with {players} players the wall has {wall} cards, all of them dead: nobody ever draws</source>
        <translation>{players}人では山は{wall}枚で、すべて引けない札です。だれも引けません</translation>
    </message>
    <message>
        <source>Soldiers fit into no set: as long as you hold one, you can’t win</source>
        <translation>卒はどの組にも入りません。持っているかぎり、あがれません</translation>
    </message>
    <message>
        <source>without an ante, folding costs nothing</source>
        <translation>アンティがないので、降りても何も払いません</translation>
    </message>
    <message>
        <source>a Pong of Generals can never be claimed</source>
        <translation>将のポンはできません</translation>
    </message>
    <message>
        <source>changes nothing, as “{rule}” is set now</source>
        <translation>「{rule}」が今のままでは、何も変わりません</translation>
    </message>
    <message>
        <source>give the rules a name</source>
        <translation>ルールに名前をつけてください</translation>
    </message>
    <message>
        <source>at most {most} letters, without line breaks</source>
        <translation>改行なしで、{most}文字までです</translation>
    </message>
    <message>
        <source>another of your rulesets has this name</source>
        <translation>同じ名前の自分のルールがあります</translation>
    </message>
    <message>
        <source>a ruleset that comes with the game has this name</source>
        <translation>ゲームに付属のルールの名前です</translation>
    </message>
    <message>
        <source>{old} as {new}</source>
        <translation>{old} は {new}</translation>
    </message>
    <message>
        <source>old names are read as the new ones: {names}</source>
        <translation>古い名前は新しい名前として読みます：{names}</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>How many can play. A fifth and a sixth player each add 28 cards.</source>
        <translation>何人で遊べるか。五人目と六人目がいると、札が28枚ずつ増えます。</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>手札の枚数</translation>
    </message>
    <message>
        <source>Cards dealt to everyone. The game is made for 20.</source>
        <translation>全員に配る枚数。このゲームは20枚用です。</translation>
    </message>
    <message>
        <source>Cards in a hand, six players</source>
        <translation>手札の枚数（六人）</translation>
    </message>
    <message>
        <source>The same for six players. With 0, it’s the same number for all.</source>
        <translation>六人のときの数です。0なら人数によらず同じです。</translation>
    </message>
    <message>
        <source>Extra cards for the dealer</source>
        <translation>親の追加の札</translation>
    </message>
    <message>
        <source>The dealer gets one extra card and starts with a discard.</source>
        <translation>親は一枚多く配られ、捨てることから始めます。</translation>
    </message>
    <message>
        <source>Copies of each card</source>
        <translation>同じ札の枚数</translation>
    </message>
    <message>
        <source>How many of each card the deck has for up to four players.</source>
        <translation>四人までのとき、同じ札が何枚入っているか。</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>ジョーカー</translation>
    </message>
    <message>
        <source>None or five: Duke, Marquis, Earl, Viscount, Baron. Each is a set by itself.</source>
        <translation>なし、または五枚（公・侯・伯・子・男）。それぞれ一枚で組になります。</translation>
    </message>
    <message>
        <source>Cards or tiles</source>
        <translation>札か牌か</translation>
    </message>
    <message>
        <source>How the wall looks: a stack of cards, or walls of tiles two high. Nothing else changes.</source>
        <translation>山の見た目。重ねた札か、二段に並べた牌か。ほかは変わりません。</translation>
    </message>
    <message>
        <source>How cards are dealt</source>
        <translation>札の配り方</translation>
    </message>
    <message>
        <source>Whether hands are dealt at once or in packets. The odds are the same.</source>
        <translation>何枚ずつまとめて配るか。有利不利は変わりません。</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>最初の親</translation>
    </message>
    <message>
        <source>How the first round’s dealer is chosen.</source>
        <translation>第1局の親の決め方。</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>配り直し</translation>
    </message>
    <message>
        <source>Dealt Kongs are laid open</source>
        <translation>配られたカンを開く</translation>
    </message>
    <message>
        <source>Four identical cards in a dealt hand lie on the table from the start.</source>
        <translation>最初から手にある同じ札四枚を、はじめに場に開きます。</translation>
    </message>
    <message>
        <source>Dealt Pongs are marked</source>
        <translation>配られたポンに印</translation>
    </message>
    <message>
        <source>Everyone sees how often someone was dealt three identical cards, but not which.</source>
        <translation>同じ札三枚を配られた人に、それがいくつあるか全員にわかります。どの札かはわかりません。</translation>
    </message>
    <message>
        <source>Sets of several colors</source>
        <translation>色違いの組</translation>
    </message>
    <message>
        <source>Which pieces make a set in three or four different colors.</source>
        <translation>どの駒なら、三色や四色で組になるか。</translation>
    </message>
    <message>
        <source>Identical cards stay together</source>
        <translation>同じ三枚は離れない</translation>
    </message>
    <message>
        <source>Of three or four identical cards in a hand, none may join another set (the locked khạp).</source>
        <translation>手札の同じ三枚・四枚は、ほかの組に札を貸しません（固定されたkhạp）。</translation>
    </message>
    <message>
        <source>An open Pong may grow</source>
        <translation>場のポンへの追加</translation>
    </message>
    <message>
        <source>When a Pong on the table takes its fourth card.</source>
        <translation>場にある同じ札三枚に、四枚目を加えられるとき。</translation>
    </message>
    <message>
        <source>Identical Soldiers</source>
        <translation>同じ卒</translation>
    </message>
    <message>
        <source>How many identical Soldiers make a set: 2 or more, as with other cards, or 5 for never.</source>
        <translation>同じ卒が何枚で組になるか。2ならほかの札と同じ、5なら組になりません。</translation>
    </message>
    <message>
        <source>Claims out of turn</source>
        <translation>手番以外の取り方</translation>
    </message>
    <message>
        <source>What anyone may claim on any card, even out of turn. It comes before the sets of players whose turn it is.</source>
        <translation>だれの手番でも、どの札でも、だれにでも取れるもの。手番の人の組より先になります。</translation>
    </message>
    <message>
        <source>A Pair only from your own draw (chui đôi)</source>
        <translation>対子は自分で引いた札だけで（chui đôi）</translation>
    </message>
    <message>
        <source>Whether a Pair may be claimed only with a card you draw yourself. It never stops you from winning.</source>
        <translation>対子を作れるのは自分で引いた札だけかどうか。あがりは妨げません。</translation>
    </message>
    <message>
        <source>A Kong draws a card</source>
        <translation>カンで補充を引く</translation>
    </message>
    <message>
        <source>Whether you draw after claiming a Kong, instead of discarding: your whole hand has a card more.</source>
        <translation>カンをしたあと、捨てる代わりに一枚引くか。引くと手は全部で一枚多くなります。</translation>
    </message>
    <message>
        <source>A Kong goes before a Pong</source>
        <translation>カンがポンより先</translation>
    </message>
    <message>
        <source>Whether a Kong beats a Pong of a player who comes sooner. It only matters where the deck has six of each card.</source>
        <translation>カンが、番の近い人のポンより先に札を取れるか。同じ札が六枚あるときにだけ起こります。</translation>
    </message>
    <message>
        <source>Passed draws go to the next player</source>
        <translation>見送った札は次の人へ</translation>
    </message>
    <message>
        <source>If you pass on a card you drew, the next player may take it.</source>
        <translation>引いた人が取らない札を、次の人が取れます。</translation>
    </message>
    <message>
        <source>Pong and junk</source>
        <translation>ポンと浮き札</translation>
    </message>
    <message>
        <source>Whether a Pong may leave more junk in your hand than before.</source>
        <translation>ポンで、手札の浮き札が前より増えてもよいか。</translation>
    </message>
    <message>
        <source>Other claims and junk</source>
        <translation>ほかの取り方と浮き札</translation>
    </message>
    <message>
        <source>Whether any other claim may leave more junk than before.</source>
        <translation>ほかの取り方で、浮き札が前より増えてもよいか。</translation>
    </message>
    <message>
        <source>Claiming a Kong (khui)</source>
        <translation>カンをする（khui）</translation>
    </message>
    <message>
        <source>Whether you must make a Kong when you can. A win comes first.</source>
        <translation>できるカンを、必ずしなければならないか。あがりのほうが先です。</translation>
    </message>
    <message>
        <source>Claiming a Pong</source>
        <translation>ポンをする</translation>
    </message>
    <message>
        <source>Whether you must make a Pong when you can. A win comes first.</source>
        <translation>できるポンを、必ずしなければならないか。あがりのほうが先です。</translation>
    </message>
    <message>
        <source>Announcing a passed-up Pong (bỏ đôi)</source>
        <translation>ポンを見送ると告げる（bỏ đôi）</translation>
    </message>
    <message>
        <source>Whether everyone is told when a player passes up a Pong because they’re waiting for a win. It only matters where a Pong is required otherwise.</source>
        <translation>テンパイ中の人がポンを見送ったとき、全員に知らされるか。ポンが必須の規則でだけ意味があります。</translation>
    </message>
    <message>
        <source>Declaring a win</source>
        <translation>あがりの宣言</translation>
    </message>
    <message>
        <source>Whether you must declare a win when you can.</source>
        <translation>あがれるとき、必ずあがらなければならないか。</translation>
    </message>
    <message>
        <source>Discarding a General</source>
        <translation>将を捨てる</translation>
    </message>
    <message>
        <source>Whether a General may be discarded.</source>
        <translation>将を捨ててよいか。</translation>
    </message>
    <message>
        <source>A drawn General</source>
        <translation>引いた将</translation>
    </message>
    <message>
        <source>Whether you have to keep a General you draw.</source>
        <translation>将を引いた人が、必ず残すのか。</translation>
    </message>
    <message>
        <source>Claims on others’ Generals</source>
        <translation>ほかの人の将を取る</translation>
    </message>
    <message>
        <source>What the other players may claim on a General that someone draws.</source>
        <translation>だれかが引いた将を、ほかの人が何のために取れるか。</translation>
    </message>
    <message>
        <source>Dead hand (相公)</source>
        <translation>死に手（相公）</translation>
    </message>
    <message>
        <source>What a player who can’t keep a General they draw pays each of the others, before sitting out the round. With 0, such a General is left.</source>
        <translation>引いた将を残せない人が、ほかの全員にいくら払って休むか。0なら将をそのまま置きます。</translation>
    </message>
    <message>
        <source>Dealt win (thiên tới)</source>
        <translation>配られてすぐのあがり（thiên tới）</translation>
    </message>
    <message>
        <source>Whether a dealt hand without a General or joker, without three or four identical cards and without Soldiers in all four colors may be thrown in. Then everyone gets new cards.</source>
        <translation>将もジョーカーも、同じ札三枚・四枚も、四色の卒もない手を配られたとき、流せるかどうか。流すと全員に配り直します。</translation>
    </message>
    <message>
        <source>Jokers follow the rules for Generals</source>
        <translation>ジョーカーは将と同じ扱い</translation>
    </message>
    <message>
        <source>Whether jokers are discarded, kept and claimed by the rules for Generals. If not, a joker may be discarded and passed on like any other card.</source>
        <translation>ジョーカーの捨て方、残し方、取り方を将と同じにするかどうか。違えば、ほかの札と同じように捨てたり見送ったりできます。</translation>
    </message>
    <message>
        <source>A dealer whose dealt cards are complete may win at once.</source>
        <translation>親は、配られた札がすべて組なら、その場であがれます。</translation>
    </message>
    <message>
        <source>Several winners</source>
        <translation>あがりが重なったら</translation>
    </message>
    <message>
        <source>Who wins if several players declare a win on the same card.</source>
        <translation>同じ札で何人もあがれるとき、だれのあがりになるか。</translation>
    </message>
    <message>
        <source>Cards nobody draws</source>
        <translation>引かない札</translation>
    </message>
    <message>
        <source>With this many cards left in the wall, the round ends and nobody wins.</source>
        <translation>山がこの枚数になったら局は終わり、流局です。</translation>
    </message>
    <message>
        <source>Cards nobody draws, five or six players</source>
        <translation>引かない札（五人・六人）</translation>
    </message>
    <message>
        <source>The same for five or six players. With -1, it’s the same number for all.</source>
        <translation>五人か六人のときの数です。-1なら人数によらず同じです。</translation>
    </message>
    <message>
        <source>Dealer after a win</source>
        <translation>あがりのあとの親</translation>
    </message>
    <message>
        <source>Who deals the next round after somebody has won.</source>
        <translation>だれかがあがったあと、次の局はだれが親か。</translation>
    </message>
    <message>
        <source>After a great win the player opposite deals (大胡)</source>
        <translation>大きなあがりのあとは向かいが親（大胡）</translation>
    </message>
    <message>
        <source>How many points make a win great: then the player opposite the winner deals the next round. Of two players opposite, it’s the one who comes first after the winner. With 0, that never happens.</source>
        <translation>何点から大きなあがりとするか。そのときは、あがった人の向かいが次の親です。向かいが二人なら、あがった人から先に番が来るほうです。0ならありません。</translation>
    </message>
    <message>
        <source>Dealer after a round nobody won</source>
        <translation>流局のあとの親</translation>
    </message>
    <message>
        <source>Who deals the next round after the wall has run out.</source>
        <translation>山がなくなったあと、次の局はだれが親か。</translation>
    </message>
    <message>
        <source>Points of the sets</source>
        <translation>組の点</translation>
    </message>
    <message>
        <source>What each set is worth: in hand since the deal, and made with a claimed card.</source>
        <translation>組ごとの点。配られたときから手札にある場合と、取った札で作った場合。</translation>
    </message>
    <message>
        <source>Points of three identical Generals</source>
        <translation>同じ将三枚の点</translation>
    </message>
    <message>
        <source>The same for three identical Generals.</source>
        <translation>同じ将三枚についての、同じ二つの点。</translation>
    </message>
    <message>
        <source>Extra points of four identical Generals</source>
        <translation>同じ将四枚の追加点</translation>
    </message>
    <message>
        <source>How much more, or less, a Kong of Generals is worth than any other Kong.</source>
        <translation>将のカンがほかのカンより何点高いか、低いか。</translation>
    </message>
    <message>
        <source>Points of a dealt Kong laid open</source>
        <translation>開いた配り札のカンの点</translation>
    </message>
    <message>
        <source>What four identical cards are worth when laid open from the deal.</source>
        <translation>配られてすぐ開いた同じ札四枚の点。</translation>
    </message>
    <message>
        <source>Points of four jokers</source>
        <translation>ジョーカー四枚の点</translation>
    </message>
    <message>
        <source>What a Kong of any four jokers is worth. With 0 and 0 jokers never join each other.</source>
        <translation>ジョーカーどれでも四枚のカンが何点か。どちらも0なら、ジョーカー同士は組みません。</translation>
    </message>
    <message>
        <source>Extra points of a joker</source>
        <translation>ジョーカーの加点</translation>
    </message>
    <message>
        <source>How much more a joker is worth than a single General.</source>
        <translation>ジョーカーが将一枚より何点高いか。</translation>
    </message>
    <message>
        <source>Bonus for a win</source>
        <translation>あがりの加点</translation>
    </message>
    <message>
        <source>Points added to every win. An odd bonus makes the total even.</source>
        <translation>あがりのたびに加わる点。奇数にすると、点の合計が偶数になります。</translation>
    </message>
    <message>
        <source>Minimum points to win</source>
        <translation>あがりに必要な点</translation>
    </message>
    <message>
        <source>A hand worth less can’t win.</source>
        <translation>これに満たない手ではあがれません。</translation>
    </message>
    <message>
        <source>Minimum points, five or six players</source>
        <translation>あがりに必要な点（五人・六人）</translation>
    </message>
    <message>
        <source>The same for five or six players. With 0, it’s the same number for all.</source>
        <translation>五人か六人のときの数です。0なら人数によらず同じです。</translation>
    </message>
    <message>
        <source>What points are called</source>
        <translation>点の呼び方</translation>
    </message>
    <message>
        <source>Only a word; nothing else changes.</source>
        <translation>呼び名だけで、ほかは変わりません。</translation>
    </message>
    <message>
        <source>What losers pay</source>
        <translation>負けた人の支払い</translation>
    </message>
    <message>
        <source>The winner’s points, all or those above the minimum, or always the same stake.</source>
        <translation>あがった人の点（全部か、必要な点を超えた分だけ）か、いつも同じ定額か。</translation>
    </message>
    <message>
        <source>Value of a point</source>
        <translation>1点の値打ち</translation>
    </message>
    <message>
        <source>What one point, or the stake, adds to the score.</source>
        <translation>1点または定額が、持ち点でいくつになるか。</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>アンティ</translation>
    </message>
    <message>
        <source>What every other player pays the winner on top, whatever the win is worth.</source>
        <translation>あがりの点によらず、ほかの全員があがった人に追加で払う額。</translation>
    </message>
    <message>
        <source>Folding</source>
        <translation>降り</translation>
    </message>
    <message>
        <source>Whether you may give up a dealt hand before the first discard and pay only the ante.</source>
        <translation>最初の捨て札の前に手を捨てて、アンティだけで済ませられるか。</translation>
    </message>
    <message>
        <source>Bonus for drawing the winning card</source>
        <translation>自分で引いたあがりの追加点</translation>
    </message>
    <message>
        <source>Points each loser pays more if the winner drew the card. A stake stays the same.</source>
        <translation>あがった人が自分で引いたとき、負けた人が多く払う点。固定額なら変わりません。</translation>
    </message>
    <message>
        <source>Losers pay</source>
        <translation>負けた人が払う</translation>
    </message>
    <message>
        <source>If not, nobody pays for a win: it’s added to the winner’s score, and the others keep theirs.</source>
        <translation>しない場合、だれかがあがってもほかの人は払いません。あがった人の得点に加わるだけで、ほかの人の得点は変わりません。</translation>
    </message>
    <message>
        <source>Showing the winning card pays for all</source>
        <translation>あがり札を出した人が全部払う</translation>
    </message>
    <message>
        <source>Whether the one who discarded or drew the winning card pays what all losers owe.</source>
        <translation>あがり札を捨てた人や引いた人が、負けた全員の分を払うか。</translation>
    </message>
    <message>
        <source>Multiplier for five or six players</source>
        <translation>五人・六人の倍率</translation>
    </message>
    <message>
        <source>How many times everything counts that is paid when five or six play.</source>
        <translation>五人か六人のとき、支払いがすべて何倍になるか。</translation>
    </message>
    <message>
        <source>Multiplier for a Kong (tới quan)</source>
        <translation>カンの倍率（tới quan）</translation>
    </message>
    <message>
        <source>How many times the points, or the stake, count for a winner who has a Kong.</source>
        <translation>カンを持つ人のあがりは、点または定額が何倍になるか。</translation>
    </message>
    <message>
        <source>Yellow Generals (tướng vàng)</source>
        <translation>黄の将（tướng vàng）</translation>
    </message>
    <message>
        <source>How much more each loser pays for every yellow General of the winner, with or without a Kong.</source>
        <translation>あがった人の黄の将1枚につき、負けた人がそれぞれいくら多く払うか。カンがあってもなくても同じです。</translation>
    </message>
    <message>
        <source>A loser’s Kongs</source>
        <translation>負けた人のカン</translation>
    </message>
    <message>
        <source>How much a loser’s own Kongs on the table take off the payment. A stake stays the same.</source>
        <translation>負けた人は、自分の場のカンで支払いがどれだけ減るか。定額からは引きません。</translation>
    </message>
    <message>
        <source>Nobody is paid for losing</source>
        <translation>負けたらもらわない</translation>
    </message>
    <message>
        <source>A payment never goes below zero, however many Kongs a loser has.</source>
        <translation>負けた人にカンがいくつあっても、支払いがゼロより下がることはありません。</translation>
    </message>
    <message>
        <source>{rules} isn’t for {n} players.</source>
        <translation>{rules}は{n}人では遊べません。</translation>
    </message>
</context>
<context>
    <name>rules command</name>
    <message>
        <source>your own</source>
        <translation>自分のルール</translation>
    </message>
    <message>
        <source>{name}  {players} players  {title}</source>
        <translation>{name}  {players}人  {title}</translation>
    </message>
    <message>
        <source>Both are the same game.</source>
        <translation>二つは同じゲームです。</translation>
    </message>
    <message>
        <source>{file}: note on {rule}: {text}</source>
        <translation>{file}：{rule}について：{text}</translation>
    </message>
    <message>
        <source>{file}: no mistakes; “{name}”</source>
        <translation>{file}：問題ありません。「{name}」</translation>
    </message>
</context>
<context>
    <name>rules editor</name>
    <message>
        <source>in hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>場</translation>
    </message>
    <message>
        <source>{ruleset}: {value}</source>
        <translation>{ruleset}：{value}</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>注意：{text}</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message>
        <source>Kongs</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>head of the column that names the others at the table</extracomment>
        <translation>同席者</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>あがり</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>最高の手</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>持ち点</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>1局の平均</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>あがり</translation>
    </message>
    <message>
        <source>They won</source>
        <translation>相手のあがり</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>持ち点</translation>
    </message>
    <message>
        <source>Per round</source>
        <translation>1局平均</translation>
    </message>
    <message>
        <source>Computers ({level})</source>
        <translation>コンピュータ（{level}）</translation>
    </message>
    <message>
        <source>{level} {share} ± {reach}</source>
        <translation>{level} {share} ± {reach}</translation>
    </message>
    <message>
        <source>The computers have played the same cards as you ({rounds}). How often you do better: {levels}. {half} is even; ± is how far luck could shift it.</source>
        <translation>コンピュータもあなたと同じ札で打ちました（{rounds}）。あなたが上回る割合：{levels}。{half}で互角です。±は運による振れ幅です。</translation>
    </message>
    <message>
        <source>{level} {difference} ± {reach}</source>
        <translation>{level} {difference} ± {reach}</translation>
    </message>
    <message>
        <source>Elo: {levels}. 400 means ten wins to one loss.</source>
        <translation>Elo：{levels}。400の差は、十勝一敗にあたります。</translation>
    </message>
    <message>
        <source>No finished rounds yet.</source>
        <translation>打ち終えた局は、まだありません。</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>No font on this computer can show {language}. Install one (on Debian and Ubuntu: sudo apt-get install {package}), then start tusac again.</source>
        <translation>{language}を書けるフォントがこのパソコンにありません。入れてから（DebianやUbuntuでは sudo apt-get install {package}）、tusacをもう一度起動してください。</translation>
    </message>
    <message>
        <source>Standard: two sets</source>
        <translation>ふつう：二組の漢字</translation>
    </message>
    <message>
        <source>Standard, stone cannon</source>
        <translation>ふつう（包は砲）</translation>
    </message>
    <message>
        <source>Simple: one set</source>
        <translation>簡単：一組の漢字</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>自分の色</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>動かさない</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>とても遅い</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>漢字</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>英字</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>言葉</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>示さない</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>いつも</translation>
    </message>
    <message>
        <source>In the first three rounds</source>
        <extracomment>when moves are suggested</extracomment>
        <translation>最初の3局だけ</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>とても速い</translation>
    </message>
</context>
<context>
    <name>share</name>
    <message>
        <source>Vietnam’s four-color card game</source>
        <translation>ベトナムの四色札</translation>
    </message>
    <message>
        <source>More points than any computer, with the same cards!</source>
        <translation>同じ札で、どのコンピュータよりも点を取りました！</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>わが家のルール</translation>
    </message>
    <message>
        <source>round {number} of {rounds}</source>
        <translation>第{number}局（全{rounds}局）</translation>
    </message>
    <message>
        <source>More points than the {level} computer, with the same cards.</source>
        <translation>同じ札で、コンピュータ（{level}）より点を取りました。</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>The computers did better with the same cards.</source>
        <translation>同じ札で、コンピュータのほうが点を取りました。</translation>
    </message>
    <message>
        <source>As many points as the {level} computer, with the same cards.</source>
        <translation>同じ札で、コンピュータ（{level}）と同じだけ点を取りました。</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <source>{names} tie for first place</source>
        <translation>{names}が優勝を分け合いました</translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <translation>{names}の優勝です</translation>
    </message>
    <message>
        <source>{won} of {rounds} rounds won</source>
        <translation>{rounds}局のうち{won}局であがり</translation>
    </message>
</context>
<context>
    <name>sim</name>
    <message>
        <source>{rules}, seed {seed}: {deals}, each played by every level at the same seat of {seats}, the others {level}</source>
        <translation>{rules}、シード {seed}：{deals}。毎回すべての強さが {seats} 席のうち同じ席で打ち、ほかの席は{level}</translation>
    </message>
    <message>
        <source>player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>points per round</source>
        <translation>1局の点</translation>
    </message>
    <message>
        <source>Elo beside {level}</source>
        <translation>{level}とのElo差</translation>
    </message>
    <message>
        <source>Elo over the one above</source>
        <translation>上の行とのElo差</translation>
    </message>
    <message>
        <source>{rules}, seed {seed}: {deals} in {orders}, {rounds}</source>
        <translation>{rules}、シード {seed}：{deals}、{orders}、全{rounds}</translation>
    </message>
    <message>
        <source>wins %</source>
        <translation>勝率 %</translation>
    </message>
    <message>
        <source>won by nobody</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>won by the dealer</source>
        <translation>親のあがり</translation>
    </message>
    <message>
        <source>points of a win</source>
        <translation>あがりの点</translation>
    </message>
    <message>
        <source>every state kept all invariants, and the kernel played the same rounds</source>
        <translation>どの状態でも守られるべきことが守られ、高速な計算も同じ局を打ちました</translation>
    </message>
    <message>
        <source>{player} cannot be loaded: {detail}</source>
        <translation>{player} を読み込めません：{detail}</translation>
    </message>
    <message>
        <source>{player} cannot play: the class has no method choose(view, legal, seed)</source>
        <translation>{player} はプレイできません。クラスにメソッド choose(view, legal, seed) がありません</translation>
    </message>
    <message>
        <source>{player} has not answered within {seconds} s</source>
        <translation>{player} は {seconds} 秒以内に応答しませんでした</translation>
    </message>
    <message>
        <source>{file} has no class {name}; it has: {detail}</source>
        <translation>{file} にクラス {name} はありません。あるのは：{detail}</translation>
    </message>
    <message>
        <source>every state kept all invariants</source>
        <translation>どの状態でも、つねに成り立つべきことが成り立っていました</translation>
    </message>
    <message>
        <source>{player} failed: {detail}</source>
        <translation>{player} でエラーが起きました：{detail}</translation>
    </message>
    <message>
        <source>{player} chose {detail}, which is not one of the legal actions it was given</source>
        <translation>{player} が選んだ {detail} は、渡された合法な手のどれでもありません</translation>
    </message>
    <message>
        <source>{player} has ended its process instead of choosing</source>
        <translation>{player} は手を選ばずにプロセスを終了しました</translation>
    </message>
    <message>
        <source>{file} has no class {name}, nor any other</source>
        <translation>{file} にクラス {name} はなく、ほかのクラスもありません</translation>
    </message>
</context>
<context>
    <name>split</name>
    <message>
        <source>Nobody can play in your place: if you leave, this round doesn’t count.</source>
        <translation>だれもあなたの代わりをできません。この局をあきらめることになり、局は数えません。</translation>
    </message>
    <message>
        <source>Nobody else is playing: if you leave, this round doesn’t count.</source>
        <translation>ほかに遊んでいる人がいません。あなたが抜けると、この局は数えません。</translation>
    </message>
    <message>
        <source>Without you there are too few people to go on: this round won’t count.</source>
        <translation>あなたが抜けると、続けるための人数が足りません。この局は数えません。</translation>
    </message>
    <message>
        <source>The others play on: your seat just passes until the round ends, then a computer player takes it.</source>
        <translation>ほかの人は続けます。あなたの席は局の終わりまでパスだけをし、そのあとコンピュータが入ります。</translation>
    </message>
    <message>
        <source>The match goes on without you: a computer player takes your seat. The rounds you’ve played are kept.</source>
        <translation>あなた抜きで試合は続き、席にはコンピュータが入ります。遊んだ局は残ります。</translation>
    </message>
    <message>
        <source>The match ends here. The rounds you’ve played are kept.</source>
        <translation>試合はここで終わります。遊んだ局は残ります。</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>{name}を待っています</translation>
    </message>
    <message>
        <source>Waiting: {heard} of {all} computers are here, {needed} needed</source>
        <translation>待機中：応答したパソコン {heard}/{all}台（必要なのは{needed}台）</translation>
    </message>
    <message>
        <source>The two of you can only go on together. You can wait, or open a new table with the same settings: computer players take the empty seats, points start from zero, and {name} can join either.</source>
        <translation>ふたりがそろわないと続けられません。待つことも、同じ設定で新しい卓を立てることもできます。新しい卓では、空席にコンピュータが入り、持ち点はゼロからです。{name}はどちらにも参加できます。</translation>
    </message>
    <message>
        <source>Only the larger group of computers can go on with this table. You can wait, or open a new table with the same settings: computer players take the empty seats, points start from zero, and anyone who comes back can join either.</source>
        <translation>この卓を続けられるのは、パソコンの多いほうだけです。待つことも、同じ設定で新しい卓を立てることもできます。新しい卓では、空席にコンピュータが入り、持ち点はゼロからです。戻った人はどちらにも参加できます。</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <source>there is no such file or folder</source>
        <translation>そのファイルやフォルダーはありません</translation>
    </message>
    <message>
        <source>you don’t have permission</source>
        <translation>許可がありません</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>そこには書き込めません</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>ディスクがいっぱいです</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>ファイルが大きくなりすぎます</translation>
    </message>
    <message>
        <source>that is a folder</source>
        <translation>それはフォルダーです</translation>
    </message>
    <message>
        <source>part of the path is not a folder</source>
        <translation>途中がフォルダーではありません</translation>
    </message>
    <message>
        <source>it already exists</source>
        <translation>もうあります</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名前が長すぎます</translation>
    </message>
    <message>
        <source>the path goes in a circle</source>
        <translation>リンクが輪になっています</translation>
    </message>
    <message>
        <source>the system doesn’t accept that name</source>
        <translation>その名前はシステムで使えません</translation>
    </message>
    <message>
        <source>something else is using it</source>
        <translation>ほかで使用中です</translation>
    </message>
    <message>
        <source>the disk can’t read or write it</source>
        <translation>ディスクで読み書きできません</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>開いているファイルが多すぎます</translation>
    </message>
    <message>
        <source>there is no memory left</source>
        <translation>メモリがもうありません</translation>
    </message>
    <message>
        <source>nobody is reading it any more</source>
        <translation>もう読む相手がいません</translation>
    </message>
    <message>
        <source>it’s a link, and the file it leads to isn’t there now</source>
        <translation>リンクですが、その先のファイルがいまありません</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>{name}’s table</source>
        <translation>{name}の卓</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>家族向け</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>早打ち</translation>
    </message>
    <message>
        <source>champion</source>
        <translation>王者</translation>
    </message>
    <message>
        <source>by sets</source>
        <translation>組ごと</translation>
    </message>
    <message>
        <source>by color</source>
        <translation>色ごと</translation>
    </message>
    <message>
        <source>by piece</source>
        <translation>駒ごと</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>自分で</translation>
    </message>
    <message>
        <source>South</source>
        <translation>南</translation>
    </message>
    <message>
        <source>East</source>
        <translation>東</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>West</source>
        <translation>西</translation>
    </message>
    <message>
        <source>{card} ({n} left, if you draw it)</source>
        <translation>{card}（残り{n}枚、自分で引けば）</translation>
    </message>
    <message>
        <source>{card} ({n} left)</source>
        <translation>{card}（残り{n}枚）</translation>
    </message>
    <message>
        <source>{card} (if you draw it)</source>
        <extracomment>of a card that one waits for: it wins only on one&apos;s own draw</extracomment>
        <translation>{card}（自分で引けば）</translation>
    </message>
    <message>
        <source>marked Pong ×{n}</source>
        <translation>印のポン ×{n}</translation>
    </message>
    <message>
        <source>Pong ×{n}</source>
        <translation>ポン ×{n}</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>no junk</source>
        <translation>浮き札なし</translation>
    </message>
    <message>
        <source>no longer waiting</source>
        <translation>待ちなし</translation>
    </message>
    <message>
        <source>no clock: take all the time you want</source>
        <translation>なし（好きなだけ考えられます）</translation>
    </message>
    <message>
        <source>beginner</source>
        <extracomment>how strong a computer player is, as in &quot;computer player, beginner&quot;</extracomment>
        <translation>初心者</translation>
    </message>
    <message>
        <source>neighbor</source>
        <translation>ご近所さん</translation>
    </message>
    <message>
        <source>master</source>
        <translation>名人</translation>
    </message>
    <message>
        <source>{claim} s to answer, {discard} s to discard, {bank} s in reserve each round</source>
        <translation>応答{claim}秒、捨て札{discard}秒、予備は一局{bank}秒</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>席{number}</translation>
    </message>
    <message>
        <source>waiting for {cards}</source>
        <translation>待ち：{cards}</translation>
    </message>
    <message>
        <source>leaves no junk</source>
        <translation>浮き札なしに</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>No window can open here, so you play in this terminal.</source>
        <translation>ここではウィンドウを開けないので、この端末で打ちます。</translation>
    </message>
    <message>
        <source>No window can open and there is no terminal here, so computer players play a round.</source>
        <translation>ここではウィンドウを開けず、端末もありません。コンピュータどうしの一局をお見せします。</translation>
    </message>
    <message>
        <source>There is no display and no terminal here, so computer players play a round.</source>
        <translation>ここには画面も端末もありません。コンピュータどうしの一局をお見せします。</translation>
    </message>
    <message>
        <source>cannot open a window: this system lacks {library}. Get it with: {command}</source>
        <translation>ウィンドウを開けません：このシステムには{library}がありません。次で入ります：{command}</translation>
    </message>
    <message>
        <source>cannot open a window: this system lacks {library}. Get it with your system’s package manager.</source>
        <translation>ウィンドウを開けません：このシステムには{library}がありません。システムのパッケージ管理で入れてください。</translation>
    </message>
    <message>
        <source>There is no display here, so you play in this terminal.</source>
        <translation>ここには画面がないので、この端末で打ちます。</translation>
    </message>
    <message>
        <source>cannot open a window: {problem}</source>
        <translation>ウィンドウを開けません：{problem}</translation>
    </message>
    <message>
        <source>Round {number}.</source>
        <translation>第{number}局。</translation>
    </message>
    <message>
        <source>has the move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>junk: {cards}</source>
        <translation>浮き札：{cards}</translation>
    </message>
    <message>
        <source>  unclaimed: {cards}</source>
        <translation>  取られなかった札：{cards}</translation>
    </message>
    <message>
        <source>Paused (Enter: go on) &gt;</source>
        <translation>一時停止中（Enter：再開）&gt;</translation>
    </message>
    <message>
        <source>Next round (Enter) &gt;</source>
        <translation>次の局（Enter）&gt;</translation>
    </message>
    <message>
        <source>The proof of round {number} is in {path}</source>
        <translation>第{number}局の証明は {path} にあります</translation>
    </message>
    <message>
        <source>Join it again, or open the new one with --anew.</source>
        <translation>もう一度参加するか、--anew で新しい卓を立ててください。</translation>
    </message>
    <message>
        <source>The words of this round, the same on every screen: {words}.</source>
        <translation>この局の照合の言葉（どの画面でも同じ）：{words}。</translation>
    </message>
    <message>
        <source>{cost} Type x again to leave.</source>
        <translation>{cost}離れるには、もう一度 x を入力してください。</translation>
    </message>
    <message>
        <source>You leave the table.</source>
        <translation>卓を離れました。</translation>
    </message>
    <message>
        <source>Looking for tables nearby.</source>
        <translation>近くの卓を探しています。</translation>
    </message>
    <message>
        <source>No tables yet.</source>
        <translation>まだ卓が見つかりません。</translation>
    </message>
    <message>
        <source>Asking every address nearby.</source>
        <translation>近くのアドレスすべてにたずねています。</translation>
    </message>
    <message>
        <source>Table code &gt;</source>
        <translation>卓のコード &gt;</translation>
    </message>
    <message>
        <source>The input has ended.</source>
        <translation>入力が終わりました。</translation>
    </message>
    <message>
        <source>The record is {path}</source>
        <translation>記録は {path} です</translation>
    </message>
    <message>
        <source>Goodbye. The match could not be saved.</source>
        <translation>さようなら。対局を保存できませんでした。</translation>
    </message>
    <message>
        <source>There is an unfinished match: round {number}, you have {tally}.</source>
        <translation>途中の対局があります：第{number}局、持ち点 {tally}。</translation>
    </message>
    <message>
        <source>The end of its record cannot be read and will be played again.</source>
        <translation>記録の終わりが読めないため、そこは打ち直しになります。</translation>
    </message>
    <message>
        <source>Continue it (Enter: yes, n: new match) &gt;</source>
        <translation>続きから打ちますか（Enter：はい、n：新しい対局）&gt;</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>The match cannot be saved and goes on in memory: {problem}</source>
        <translation>対局を保存できないため、メモリの中で続けます：{problem}</translation>
    </message>
    <message>
        <source>Goodbye. Your match is saved: you can continue it next time.</source>
        <translation>さようなら。途中の対局は残してあり、次の起動で続けられます。</translation>
    </message>
    <message>
        <source>The number or address on the host’s screen (x: leave) &gt;</source>
        <translation>ホストの画面の番号かアドレス（x：やめる）&gt;</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>ステップ {number}/{count}</translation>
    </message>
    <message>
        <source>Play a round now (Enter: yes, n: leave) &gt;</source>
        <translation>このまま一局打ちますか（Enter：はい、n：やめる）&gt;</translation>
    </message>
    <message>
        <source>Next (Enter) &gt;</source>
        <translation>次へ（Enter）&gt;</translation>
    </message>
    <message>
        <source>Too late.</source>
        <translation>間に合いませんでした。</translation>
    </message>
    <message>
        <source>Wall: {cards}, {draws} left to draw.</source>
        <translation>山：{cards}（引けるのは{draws}枚）。</translation>
    </message>
    <message>
        <source>On offer: {card}, drawn by {name}.</source>
        <translation>場札：{card}（{name}が引いた札）。</translation>
    </message>
    <message>
        <source>On offer: {card}, discarded by {name}.</source>
        <translation>場札：{card}（{name}が捨てた札）。</translation>
    </message>
    <message>
        <source>Your hand, {cards}, {order}:</source>
        <translation>手札 {cards}、{order}：</translation>
    </message>
    <message>
        <source>Your hand, {cards}, {junk}, {order}:</source>
        <translation>手札 {cards}、{junk}、{order}：</translation>
    </message>
    <message>
        <source>You’re waiting for {cards}.</source>
        <translation>待ち：{cards}。</translation>
    </message>
    <message>
        <source>{tally} in all</source>
        <translation>持ち点 {tally}</translation>
    </message>
    <message>
        <source>You may: {options}.</source>
        <translation>できること：{options}。</translation>
    </message>
    <message>
        <source>You must: {options}.</source>
        <translation>必ずすること：{options}。</translation>
    </message>
    <message>
        <source>pass when I can’t do anything</source>
        <translation>何もできないときはパス</translation>
    </message>
    <message>
        <source>pass on everything this round, but ask about a win</source>
        <translation>この局はすべてパス（あがりだけはたずねる）</translation>
    </message>
    <message>
        <source>no Chow, Quad or Pair</source>
        <translation>チー・四色・対子は取らない</translation>
    </message>
    <message>
        <source>win without asking</source>
        <translation>たずねずにあがる</translation>
    </message>
    <message>
        <source>let the computer answer until I’m back</source>
        <translation>戻るまでコンピュータに任せる</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>a card such as rX: pass until it is shown: {until}</source>
        <translation>札（rXなど）：それが出るまでパス：{until}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}.</source>
        <translation>第{number}局（全{rounds}局）。</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>コンピュータ（{level}）</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>out of the round</source>
        <translation>この局は休み</translation>
    </message>
    <message>
        <source>  on the table: {melds} ({points})</source>
        <translation>  場：{melds}（{points}）</translation>
    </message>
    <message>
        <source>{letter} or {digit}</source>
        <translation>{letter} か {digit}</translation>
    </message>
    <message>
        <source>, {n} ways</source>
        <translation>、{n}通り</translation>
    </message>
    <message>
        <source>Continue: {table}</source>
        <translation>続きから：{table}</translation>
    </message>
    <message>
        <source>The number or address on the host’s screen (h: search harder, x: leave) &gt;</source>
        <translation>ホストの画面の番号かアドレス（h：もっと探す、x：やめる）&gt;</translation>
    </message>
    <message>
        <source>Join which table (Enter: {number}, h: search harder, x: leave) &gt;</source>
        <translation>どの卓に参加しますか（Enter：{number}、h：もっと探す、x：やめる）&gt;</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>対局中</translation>
    </message>
    <message>
        <source>code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>You’re watching (a number: take that seat, ?: help, x: leave) &gt;</source>
        <translation>観戦中（数字：その席につく、?：ヘルプ、x：離れる）&gt;</translation>
    </message>
    <message>
        <source>Lobby (s: start, Enter: ready, ?: help, x: leave) &gt;</source>
        <translation>待合室（s：開始、Enter：準備完了、?：ヘルプ、x：離れる）&gt;</translation>
    </message>
    <message>
        <source>Lobby (Enter: ready, ?: help, x: leave) &gt;</source>
        <translation>待合室（Enter：準備完了、?：ヘルプ、x：離れる）&gt;</translation>
    </message>
    <message>
        <source>The table hasn’t let you in yet.</source>
        <translation>まだ卓に入れてもらえていません。</translation>
    </message>
    <message>
        <source>{table}: {rules}, pace {pace}, rounds: {rounds}.</source>
        <translation>{table}：{rules}、ペース {pace}、局数 {rounds}。</translation>
    </message>
    <message>
        <source>Watching: {names}.</source>
        <translation>観戦：{names}。</translation>
    </message>
    <message>
        <source>All are ready: the match is starting.</source>
        <translation>全員の準備ができました。対局を始めます。</translation>
    </message>
    <message>
        <source>You’re watching. Type the number of a free seat to play.</source>
        <translation>観戦中です。空席の番号を入力すると打てます。</translation>
    </message>
    <message>
        <source>All seats are taken, so you’re watching. If one becomes free, type its number.</source>
        <translation>席がすべて埋まっているため、観戦中です。席が空いたら、その番号を入力してください。</translation>
    </message>
    <message>
        <source>The table’s address isn’t known here: it’s on the host’s screen.</source>
        <translation>卓のアドレスはここではわかりません。ホストの画面に出ています。</translation>
    </message>
    <message>
        <source>Table number {number}, address {address}.</source>
        <translation>卓の番号 {number}、アドレス {address}。</translation>
    </message>
    <message>
        <source>Address {address}.</source>
        <translation>アドレス {address}。</translation>
    </message>
    <message>
        <source>No network here: only programs on this computer can join.</source>
        <translation>ネットワークがないため、このパソコンのプログラムだけが参加できます。</translation>
    </message>
    <message>
        <source>The table’s code: {code}</source>
        <translation>卓のコード：{code}</translation>
    </message>
    <message>
        <source>{seat}: computer player, {level}</source>
        <translation>{seat}：コンピュータ（{level}）</translation>
    </message>
    <message>
        <source>{seat}: free</source>
        <translation>{seat}：空席</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>not ready</source>
        <translation>準備中</translation>
    </message>
    <message>
        <source>Next comes round {n}: {tally}.</source>
        <translation>次は第{n}局です：{tally}。</translation>
    </message>
    <message>
        <source>Enter: ready or not; a number: sit there; w: watch; n NAME: change your name</source>
        <translation>Enter：準備完了/取り消し、数字：その席につく、w：観戦、n 名前：呼び名を変える</translation>
    </message>
    <message>
        <source>/WORDS: say something; l: the lobby again; x: leave; the host starts with s</source>
        <translation>/言葉：話す、l：待合室をもう一度、x：離れる。ホストは s で開始</translation>
    </message>
    <message>
        <source>Type {word} to stop waiting.</source>
        <translation>もう待たないなら、{word} と入力してください。</translation>
    </message>
    <message>
        <source>Type {word} to open it, x to leave; or wait.</source>
        <translation>立てるなら {word}、離れるなら x と入力してください。待っていてもかまいません。</translation>
    </message>
    <message>
        <source>You’re watching; you play from the next round on.</source>
        <translation>観戦中です。次の局から打てます。</translation>
    </message>
    <message>
        <source>You’re watching: hands stay hidden.</source>
        <translation>観戦中のため、手札は出ません。</translation>
    </message>
    <message>
        <source>Tip: {tip}</source>
        <translation>ワンポイント：{tip}</translation>
    </message>
    <message>
        <source>Auto (a number switches, Enter: back) &gt;</source>
        <translation>自動応答（数字で切り替え、Enter：戻る）&gt;</translation>
    </message>
    <message>
        <source>Enter: leave &gt;</source>
        <translation>Enter：離れる &gt;</translation>
    </message>
    <message>
        <source>Discard which card (Enter: {proposed}, ?: help) &gt;</source>
        <translation>どの札を捨てますか（Enter：{proposed}、?：ヘルプ）&gt;</translation>
    </message>
    <message>
        <source>Your answer (Enter: {proposed}, ?: help) &gt;</source>
        <translation>どうしますか（Enter：{proposed}、?：ヘルプ）&gt;</translation>
    </message>
    <message>
        <source>Your cards are numbered 1 to {n}.</source>
        <translation>手札の番号は1〜{n}です。</translation>
    </message>
    <message>
        <source>You answer: {action}.</source>
        <translation>あなたの答え：{action}。</translation>
    </message>
    <message>
        <source>{auto}: cleared.</source>
        <translation>{auto}：解除しました。</translation>
    </message>
    <message>
        <source>Suggested: {action}; {effect}.</source>
        <translation>おすすめ：{action}、{effect}。</translation>
    </message>
    <message>
        <source>You may discard it.</source>
        <translation>捨てられます。</translation>
    </message>
    <message>
        <source>“{text}” means nothing here; type ? for help.</source>
        <translation>「{text}」はここでは使えません。? でヘルプが出ます。</translation>
    </message>
    <message>
        <source>Keys: W win, K Kong, P Pong, C Chow, Q Quad, D pair; 1 to 8: the buttons by position.</source>
        <translation>キー：W あがり、K カン、P ポン、C チー、Q 四色、D 対子。1〜8：ボタンの位置。</translation>
    </message>
    <message>
        <source>S sort, H hint, L the table and the log, A automatic answers, T pause, X leave.</source>
        <translation>S 並べ替え、H ヒント、L 卓とログ、A 自動応答、T 一時停止、X 離れる。</translation>
    </message>
    <message>
        <source>? and a key or a card such as rX: why not.</source>
        <translation>? に続けてキーか札（rXなど）：できない理由。</translation>
    </message>
    <message>
        <source>Phones can’t be served here: {why}.</source>
        <translation>ここではスマホをつなげません：{why}。</translation>
    </message>
    <message>
        <source>Or type in its browser: {address} and then the key {key}</source>
        <translation>またはブラウザに入力：{address}、続けて鍵{key}</translation>
    </message>
    <message>
        <source>With a phone: scan this.</source>
        <translation>スマホで：これを読み取ってください。</translation>
    </message>
    <message>
        <source>Phones play through this computer, which could see their cards.</source>
        <translation>スマホはこのコンピュータを通して打つので、このコンピュータには札が見えるおそれがあります。</translation>
    </message>
    <message>
        <source>Type it again to fold.</source>
        <translation>もう一度入力すると降ります。</translation>
    </message>
    <message>
        <source>The record can’t be saved in full: {problem}</source>
        <translation>記録を最後まで保存できません：{problem}</translation>
    </message>
    <message>
        <source>{free} of {seats} seats free</source>
        <translation>空席 {free}/{seats}</translation>
    </message>
    <message>
        <source>You didn’t join a table.</source>
        <translation>どの卓にも参加しませんでした。</translation>
    </message>
    <message>
        <source>Type {yes} to give them that seat and its hand, or {no}.</source>
        <translation>その席と手札を渡すなら {yes}、違うなら {no} と入力してください。</translation>
    </message>
    <message>
        <source>A new phone says it’s {name}. Is that right?</source>
        <translation>新しいスマホが「{name}です」と言っています。本当ですか？</translation>
    </message>
    <message>
        <source>Type it again to pass.</source>
        <translation>もう一度入力するとパスします。</translation>
    </message>
    <message>
        <source>8 or the word: pass. Enter alone: what’s suggested. A number: that card in your hand.</source>
        <translation>8またはその言葉：パス。Enterだけ：おすすめのもの。番号：手札のその札。</translation>
    </message>
    <message>
        <source>Which one (a number; 0: back) &gt;</source>
        <translation>どれにしますか（番号、0：戻る）&gt;</translation>
    </message>
    <message>
        <source>Discard which card (?: help) &gt;</source>
        <translation>どの札を捨てますか（?：ヘルプ）&gt;</translation>
    </message>
    <message>
        <source>Your answer (?: help) &gt;</source>
        <translation>答えは（?：ヘルプ）&gt;</translation>
    </message>
</context>
<context>
    <name>tips</name>
    <message>
        <source>You can use this card: the lit buttons say how. You can always pass.</source>
        <translation>この札を使えます。どう使うかは光っているボタンで。パスしてもかまいません。</translation>
    </message>
    <message>
        <source>With these rules you have to use this card: the lit buttons say how.</source>
        <translation>このルールでは、この札を必ず使います。どう使うかは光っているボタンで。</translation>
    </message>
    <message>
        <source>A General you draw is yours: lay it down alone or with its Advisor and Elephant.</source>
        <translation>引いた将はあなたのものです。一枚で、または同じ色の士・象と合わせて出してください。</translation>
    </message>
    <message>
        <source>You need just one card to win now, whoever shows it. Think twice before you claim another.</source>
        <translation>あと一枚、だれが出してもあがりです。ほかの札を取る前によく考えましょう。</translation>
    </message>
    <message>
        <source>The winner’s sets are counted, and every other player pays that many points.</source>
        <translation>あがった人の組の点を数え、ほかの人はそれぞれその点を払います。</translation>
    </message>
    <message>
        <source>Choose a card you don’t need: click it, then press Discard, or drag it to the middle.</source>
        <translation>いらない札をクリックして「捨てる」を押すか、卓の中央へ引いてください。</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message>
        <source>Go on alone</source>
        <translation>ひとりで続ける</translation>
    </message>
    <message>
        <source>{names} is reviewing the round.</source>
        <translation>{names}が局を振り返っています。</translation>
    </message>
    <message>
        <source>{names} are reviewing the round.</source>
        <translation>{names}が局を振り返っています。</translation>
    </message>
    <message>
        <source>Join in</source>
        <translation>加わる</translation>
    </message>
    <message>
        <source>Review together</source>
        <translation>みんなで振り返る</translation>
    </message>
    <message>
        <source>The others can see that you’re reviewing, and can join in.</source>
        <translation>振り返っていることがほかの人にも見え、だれでも加われます。</translation>
    </message>
    <message>
        <source>With {names}. When anyone steps, everyone follows.</source>
        <translation>{names}と一緒です。だれかが進めると、全員が進みます。</translation>
    </message>
    <message>
        <source>{name} brought you here.</source>
        <translation>{name}がここへ進めました。</translation>
    </message>
    <message>
        <source>{names} and {n} others</source>
        <translation>{names}とほか{n}人</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names}と{last}</translation>
    </message>
</context>
<context>
    <name>tray</name>
    <message>
        <source>Pass?</source>
        <extracomment>on the button that passes, once it has been pressed although a win is possible: it asks back</extracomment>
        <translation>パス？</translation>
    </message>
    <message>
        <source>given</source>
        <extracomment>under an answer that has been given and waits for the others</extracomment>
        <translation>決定</translation>
    </message>
    <message>
        <source>suggested</source>
        <extracomment>on the answer that the computer would give</extracomment>
        <translation>おすすめ</translation>
    </message>
    <message>
        <source>Pick a card first.</source>
        <translation>先に札を1枚選んでください。</translation>
    </message>
    <message>
        <source>Given automatically as soon as it’s possible. Press it to cancel.</source>
        <translation>できるようになったら自動で行います。押すと取り消せます。</translation>
    </message>
    <message>
        <source>in advance</source>
        <extracomment>under an answer that is given by itself as soon as it is possible</extracomment>
        <translation>予約</translation>
    </message>
    <message>
        <source>You could win.</source>
        <translation>あがれますよ。</translation>
    </message>
    <message>
        <source>You could win. Press it again to pass.</source>
        <translation>あがれます。もう一度押すとパスします。</translation>
    </message>
    <message>
        <source>For a {claim} you need {cards} in your hand; you have {count}.</source>
        <translation>{claim}には手札に{cards}が必要です。今は{count}枚です。</translation>
    </message>
    <message>
        <source>{answers} or {last}</source>
        <extracomment>several answers to choose from: &quot;Chow, Pair or Pass&quot;</extracomment>
        <translation>{answers}または{last}</translation>
    </message>
</context>
<context>
    <name>verify</name>
    <message>
        <source>{name}, changed</source>
        <translation>{name}（変更あり）</translation>
    </message>
    <message>
        <source>Line {line} is wrong: {text} ({message}). Everything before it is true.</source>
        <translation>{line}行目が間違っています：{text}（{message}）。それより前は本物です。</translation>
    </message>
    <message>
        <source>Something in this file was changed or damaged; everything before that is true.</source>
        <translation>このファイルは途中で書き換えられたか壊れています。それより前は本物です。</translation>
    </message>
    <message>
        <source>Record checked: everything follows the rules.</source>
        <translation>記録を確かめました。すべて決まりどおりです。</translation>
    </message>
    <message>
        <source>Record checked: all true so far; the match isn’t finished.</source>
        <translation>記録を確認しました。ここまで決まりどおりです。対局は途中です。</translation>
    </message>
    <message>
        <source>Setup: {players}, {rounds}, rules: {rules}.</source>
        <translation>設定：{players}、{rounds}、ルール：{rules}。</translation>
    </message>
    <message>
        <source>Deals: {n}, each follows from the seed of the match.</source>
        <translation>配り：{n}回。どれも対局のシードと合っています。</translation>
    </message>
    <message>
        <source>Actions: {n}, each allowed by the rules; payments follow from them.</source>
        <translation>手数：{n}。どの手もルールどおりで、支払いも合っています。</translation>
    </message>
    <message>
        <source>Choices of computer players: {n}, each the same when repeated.</source>
        <translation>コンピュータの選択：{n}。どれもやり直して同じ結果です。</translation>
    </message>
    <message>
        <source>The record is true and complete.</source>
        <translation>記録は本物で、最後まであります。</translation>
    </message>
    <message>
        <source>The record is true; the match is not finished.</source>
        <translation>記録は本物です。対局は途中です。</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>証明</translation>
    </message>
    <message>
        <source>Auto: automatic answers until the round ends. A clears them.</source>
        <translation>自動：局の終わりまで自動で答えます。Aで解除します。</translation>
    </message>
    <message>
        <source>Hint (H): what the computer would do, and why.</source>
        <translation>ヒント（H）：コンピュータならどうするか、それはなぜか。</translation>
    </message>
    <message>
        <source>{points}: what the sets on the table are worth.</source>
        <translation>{points}：場に出した組の点です。</translation>
    </message>
    <message>
        <source>Cards left: {count}. Draws left: {draws}. After them the round ends and nobody wins; the last {rest} cards are never drawn.</source>
        <translation>残り{count}枚、引けるのはあと{draws}枚です。引き終わると流局です。最後の{rest}枚は引きません。</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>on the table: {cards}</source>
        <translation>場：{cards}</translation>
    </message>
    <message>
        <source>discards: {cards}</source>
        <translation>捨て札：{cards}</translation>
    </message>
    <message>
        <source>Three identical cards stay together, here {card}: none may join another set in your hand.</source>
        <translation>同じ札3枚（ここでは{card}）は離せません。どれも手札のほかの組に入りません。</translation>
    </message>
    <message>
        <source>{n} s left</source>
        <translation>あと{n}秒</translation>
    </message>
    <message>
        <source>The table is waiting for {name}, with no clock</source>
        <translation>{name}を待っています（持ち時間なし）</translation>
    </message>
    <message>
        <source>Others are still waiting for {name}; you’re not</source>
        <translation>ほかの人は{name}をまだ待っています。あなたはもう待ちません</translation>
    </message>
    <message>
        <source>The round goes on without {name} once nobody else is waiting.</source>
        <translation>ほかの人も待つのをやめると、{name}抜きで局が続きます。</translation>
    </message>
    <message>
        <source>Your cards in this round are lost: you play from the next one</source>
        <translation>この局の手札はなくなりました。次の局から打てます</translation>
    </message>
    <message>
        <source>Your seat just passes until the next round</source>
        <translation>次の局まで、あなたの席はパスだけをします</translation>
    </message>
    <message>
        <source>You’re passing automatically</source>
        <translation>自動でパスしています</translation>
    </message>
    <message>
        <source>The computer answers – A: I’m back</source>
        <translation>コンピュータにお任せ中 – A：戻る</translation>
    </message>
    <message>
        <source>Paused – press T or click to go on</source>
        <translation>一時停止中 – Tまたはクリックで再開</translation>
    </message>
    <message>
        <source>just passes</source>
        <translation>パスのみ</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>応答待ち</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>お任せ中</translation>
    </message>
    <message>
        <source>The connection is lost – reconnecting…</source>
        <translation>接続が切れました – つなぎ直しています…</translation>
    </message>
    <message>
        <source>{name} has left – the round goes on in a moment</source>
        <translation>{name}が離れました – まもなく続きます</translation>
    </message>
    <message>
        <source>{name} lost the connection – wait, or leave (Menu)</source>
        <translation>{name}の接続が切れました – 待つか、離れるか（メニュー）</translation>
    </message>
    <message>
        <source>{name} lost the connection – the clocks run again</source>
        <translation>{name}の接続が切れました – 時計は動いています</translation>
    </message>
    <message>
        <source>{name} lost the connection – waiting {time}</source>
        <translation>{name}の接続が切れました – あと{time}待ちます</translation>
    </message>
    <message>
        <source>You paused: time for tea – press T or click to go on</source>
        <translation>一時停止中：お茶の時間です – Tまたはクリックで再開</translation>
    </message>
    <message>
        <source>{name} paused: time for tea</source>
        <translation>{name}が一時停止：お茶の時間です</translation>
    </message>
    <message>
        <source>Everyone is shuffling the next round…</source>
        <translation>次の局の札を全員でシャッフルしています…</translation>
    </message>
    <message>
        <source>The round is being verified…</source>
        <translation>局を検証しています…</translation>
    </message>
    <message>
        <source>You draw</source>
        <translation>あなたが引いた札</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name}が引いた札</translation>
    </message>
    <message>
        <source>You discard</source>
        <translation>あなたが捨てた札</translation>
    </message>
    <message>
        <source>{name} discards</source>
        <translation>{name}が捨てた札</translation>
    </message>
    <message>
        <source>Play or fold?</source>
        <translation>続けますか、降りますか？</translation>
    </message>
    <message>
        <source>A hopeless hand</source>
        <translation>見込みのない手</translation>
    </message>
    <message>
        <source>Everyone looks at their cards</source>
        <translation>全員が配られた札を見ています</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたの番</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name}の番</translation>
    </message>
    <message>
        <source>round {number} of {rounds}</source>
        <translation>第{number}局（全{rounds}局）</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>持ち時間なし</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>of a player that has folded, or whose hand is dead</extracomment>
        <translation>休み</translation>
    </message>
    <message>
        <source>score {points}</source>
        <translation>得点 {points}</translation>
    </message>
    <message>
        <source>Folding costs your ante and nothing more.</source>
        <translation>降りても失うのはアンティだけです。</translation>
    </message>
    <message>
        <source>No General, no three alike, no four Soldiers: you may have all cards dealt again.</source>
        <translation>将も、同じ三枚も、四色の卒もありません。全員に配り直してもらえます。</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>一枚捨ててください。</translation>
    </message>
    <message>
        <source>Just before: {what}</source>
        <translation>その前：{what}</translation>
    </message>
    <message>
        <source>{claims}: anyone</source>
        <translation>{claims}：だれでも</translation>
    </message>
    <message>
        <source>{claims}: only {first}</source>
        <translation>{claims}：{first}だけ</translation>
    </message>
    <message>
        <source>{claims}: {first}, then {second}</source>
        <translation>{claims}：{first}、次に{second}</translation>
    </message>
    <message>
        <source>Waiting for {cards}</source>
        <translation>待ち：{cards}</translation>
    </message>
    <message>
        <source>Which one? Click it or press its number; Esc goes back.</source>
        <translation>どれにしますか？クリックするか番号を押します。Escで戻ります。</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>passing</source>
        <extracomment>of oneself: every card is passed for the rest of the round</extracomment>
        <translation>すべてパス</translation>
    </message>
    <message>
        <source>until {card}</source>
        <translation>{card}まで</translation>
    </message>
    <message>
        <source>no Chow or Pair</source>
        <translation>チー・対子なし</translation>
    </message>
    <message>
        <source>auto-win</source>
        <translation>自動であがり</translation>
    </message>
    <message>
        <source>always asks</source>
        <translation>そのつど答える</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>ほか{count}種</translation>
    </message>
    <message>
        <source>{n} left – no more draws</source>
        <translation>あと{n}枚 – もう引けません</translation>
    </message>
    <message>
        <source>in the wall</source>
        <translation>山の残り</translation>
    </message>
    <message>
        <source>{note} ({time} of {limit} left)</source>
        <translation>{note}（残り{time}／{limit}）</translation>
    </message>
    <message>
        <source>Really fold?</source>
        <extracomment>on the button that gives the hand up, once it has been pressed: it asks back</extracomment>
        <translation>本当に降りますか？</translation>
    </message>
    <message>
        <source>your order</source>
        <translation>自分の並べ方</translation>
    </message>
    <message>
        <source>Press it again to fold.</source>
        <translation>もう一度押すと降ります。</translation>
    </message>
    <message>
        <source>X folds, pressed twice.</source>
        <translation>Xを2回押すと降ります。</translation>
    </message>
    <message>
        <source>S sorts again</source>
        <translation>Sで並べ直し</translation>
    </message>
    <message>
        <source>Automatic answers</source>
        <translation>自動応答</translation>
    </message>
    <message>
        <source>Choose a card to discard: press it, or drag it here.</source>
        <translation>捨てる札を選んでください。押すか、ここへ引きます。</translation>
    </message>
</context>
</TS>
