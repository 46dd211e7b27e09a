<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
<context>
    <name>Archive</name>
    <message>
        <source>This file can’t be opened</source>
        <translation>這個檔案打不開</translation>
    </message>
    <message>
        <source>Opening and checking “{name}”…</source>
        <translation>正在讀取並檢查「{name}」…</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>請稍候</translation>
    </message>
</context>
<context>
    <name>Attention</name>
    <message>
        <source>● Your turn – Tứ Sắc</source>
        <translation>● 輪到你了 – 四色牌</translation>
    </message>
    <message>
        <source>● Do you want this card? – Tứ Sắc</source>
        <translation>● 這張牌要不要？– 四色牌</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>輪到你了。</translation>
    </message>
    <message>
        <source>You can claim a card.</source>
        <translation>你可以要這張牌。</translation>
    </message>
</context>
<context>
    <name>BackupRoom</name>
    <message>
        <source>The game closes afterwards.</source>
        <translation>之後遊戲會關閉。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>還原</translation>
    </message>
    <message>
        <source>Backed up</source>
        <translation>已備份</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>備份</translation>
    </message>
    <message>
        <source>Couldn’t back up</source>
        <translation>無法備份</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>正在檢查備份…</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>正在備份…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>正在還原…</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>備份</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>還原備份</translation>
    </message>
    <message>
        <source>Close the game</source>
        <translation>關閉遊戲</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>要還原這份備份嗎？</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>已還原</translation>
    </message>
    <message>
        <source>Couldn’t restore the backup</source>
        <translation>無法還原備份</translation>
    </message>
</context>
<context>
    <name>BigLobby</name>
    <message>
        <source>Close the big screen (Esc)</source>
        <translation>關閉大螢幕（Esc）</translation>
    </message>
    <message>
        <source>Sit down with your phones</source>
        <translation>用手機入座</translation>
    </message>
    <message>
        <source>Scan the QR code.</source>
        <translation>掃描 QR 碼。</translation>
    </message>
    <message>
        <source>Tap “I’m ready” on your phone.</source>
        <translation>在手機上點「我好了」。</translation>
    </message>
    <message>
        <source>Free {name}’s seat</source>
        <translation>空出{name}的座位</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>現在開始</translation>
    </message>
    <message>
        <source>Start with computer players</source>
        <translation>與電腦開始</translation>
    </message>
</context>
<context>
    <name>ChatBar</name>
    <message>
        <source>Say ▾</source>
        <extracomment>a button that opens a list of phrases such as &quot;Good luck!&quot;</extracomment>
        <translation>說話 ▾</translation>
    </message>
    <message>
        <source>Write to everyone – Enter sends</source>
        <translation>對大家說句話，按 Enter 送出</translation>
    </message>
    <message>
        <source>Write to everyone</source>
        <translation>對大家說句話</translation>
    </message>
    <message>
        <source>Show a face</source>
        <extracomment>opens six little faces, of which one is shown at one&apos;s own place</extracomment>
        <translation>做個表情</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>{n} points</source>
        <translation>
            <numerusform>{n} 點</numerusform>
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
            <numerusform>{n} 張</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds</source>
        <translation>
            <numerusform>{n} 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more draws</source>
        <translation>
            <numerusform>還能摸 {n} 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more draws, then nobody wins</source>
        <translation>
            <numerusform>再摸 {n} 張就流局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds cancelled when {name} left</source>
        <translation>
            <numerusform>{name} 離開時有 {n} 局作廢</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then {n} unseen cards would complete your hand.</source>
        <translation>
            <numerusform>之後有 {n} 張你還沒看過的牌能讓你胡。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps {cards}: {n} unseen cards would complete that; {thrown}</source>
        <translation>
            <numerusform>這樣留住{cards}：有 {n} 張你還沒看過的牌能湊成牌組；{thrown}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} junk cards</source>
        <translation>
            <numerusform>{n} 張雜牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves {n} junk cards</source>
        <translation>
            <numerusform>剩 {n} 張雜牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} winning cards</source>
        <translation>
            <numerusform>聽 {n} 種</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rules differ</source>
        <translation>
            <numerusform>有 {n} 條規則不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verified by {n} computers ✓</source>
        <translation>
            <numerusform>{n} 台電腦已驗證 ✓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verifying: {done} of {n} computers</source>
        <translation>
            <numerusform>驗證中：{done}/{n} 台電腦</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuffled and proven by {n} computers ✓</source>
        <translation>
            <numerusform>{n} 台電腦洗牌並證明 ✓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {n} rounds</source>
        <translation>
            <numerusform>{done}/{n} 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} deals</source>
        <translation>
            <numerusform>{n} 副牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} orders</source>
        <translation>
            <numerusform>{n} 種座次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <translation>
            <numerusform>{n} 個玩家</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {n} computer players</source>
        <translation>
            <numerusform>和 {n} 個電腦玩家</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--at: the record has {n} actions</source>
        <translation>
            <numerusform>--at：這份紀錄只有 {n} 個動作</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves {n} junk</source>
        <translation>
            <numerusform>剩 {n} 張雜牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lit} of {n} stars</source>
        <translation>
            <numerusform>{n} 顆星中得 {lit} 顆</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} days in a row</source>
        <translation>
            <numerusform>連續 {n} 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: {n} days</source>
        <translation>
            <numerusform>最長 {n} 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{good} of {n} answers were the best possible.</source>
        <translation>
            <numerusform>{n} 題裡有 {good} 題答得最好。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new ↓</source>
        <translation>
            <numerusform>{n} 則新訊息 ↓</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Your points, round by round</source>
        <translation>你每一局的點數</translation>
    </message>
    <message>
        <source>lowest, highest, now: {ends}</source>
        <translation>最低、最高和現在：{ends}</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Today’s deal</source>
        <translation>今日一局</translation>
    </message>
    <message>
        <source>An earlier daily deal</source>
        <translation>先前的一局</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>返回（Esc）</translation>
    </message>
    <message>
        <source>One round a day against computers of neighbor level. With the same rules, everyone gets the same cards.</source>
        <translation>一天一局，對手是牌友級的電腦。規則相同的人，牌也相同。</translation>
    </message>
    <message>
        <source>Play it again for practice</source>
        <translation>再打一次，當作練習</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>打今日一局</translation>
    </message>
    <message>
        <source>What would you discard?</source>
        <translation>你會打哪張？</translation>
    </message>
    <message>
        <source>Picture (no cards shown)</source>
        <translation>做成圖片（不露牌）</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>round {number} of {rounds} · your score: {tally}</source>
        <translation>第 {number} 局，共 {rounds} 局 · 你目前 {tally}</translation>
    </message>
    <message>
        <source>round {number} · your score: {tally}</source>
        <translation>第 {number} 局 · 你目前 {tally}</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>我的牌局</translation>
    </message>
    <message>
        <source>No games yet. Games you finish or leave midway will be listed here.</source>
        <translation>還沒有牌局。打完的和中途離開的都會列在這裡。</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>還沒打完的</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>返回（Esc）</translation>
    </message>
    <message>
        <source>{deal} · your score: {tally}</source>
        <translation>{deal} · 你目前 {tally}</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>計分簿</translation>
    </message>
    <message>
        <source>Your points and best hands</source>
        <translation>你的得分和最好的牌</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>打完的</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回顧</translation>
    </message>
    <message>
        <source>All finished games, or a file…</source>
        <translation>所有打完的牌局，或開啟檔案…</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Change these rules…</source>
        <translation>修改這套規則…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>返回（Esc）</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>牌桌用語</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Vietnam’s four-color card game</source>
        <translation>越南的四色牌</translation>
    </message>
    <message>
        <source>With the family</source>
        <translation>和家人一起玩</translation>
    </message>
    <message>
        <source>Open a table on this Wi-Fi (H)</source>
        <translation>在這個 Wi-Fi 上開桌（H）</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Choose the table’s name, rules, code and clock first</source>
        <translation>先選好牌桌的名稱、規則、密碼和計時</translation>
    </message>
    <message>
        <source>A round with a teacher at your side</source>
        <translation>打一局，有老師在旁邊教</translation>
    </message>
    <message>
        <source>What’s different with these rules</source>
        <translation>這套規則有哪裡不同</translation>
    </message>
    <message>
        <source>First time? Learn it in five minutes</source>
        <translation>第一次玩？五分鐘學會</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>新手教學</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>我的牌局</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>今日一局</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>About</source>
        <translation>關於</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>開始玩</translation>
    </message>
    <message>
        <source>Go on with step {number}</source>
        <translation>從第 {number} 步繼續</translation>
    </message>
    <message>
        <source>Ten puzzles</source>
        <translation>今日十題</translation>
    </message>
</context>
<context>
    <name>HostForm</name>
    <message>
        <source>Open a table</source>
        <translation>開桌</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>節奏</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>電腦</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Ask for a code, so that only friends can join</source>
        <translation>要輸入密碼，只讓親友進來</translation>
    </message>
    <message>
        <source>Same time for every answer, so a pause gives nothing away</source>
        <translation>每次作答時間都一樣，停頓不會洩漏什麼</translation>
    </message>
    <message>
        <source>Everyone always gets the same time to answer, used or not.</source>
        <translation>不管用不用得完，每個人作答的時間都一樣長。</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>開桌</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>JoinBox</name>
    <message>
        <source>The others can pick this table from their list, or type:</source>
        <translation>別人的清單上會出現這張牌桌，也可以輸入：</translation>
    </message>
    <message>
        <source>Friends joining later can type:</source>
        <translation>晚到的朋友請輸入：</translation>
    </message>
    <message>
        <source>Code: {code}</source>
        <translation>密碼：{code}</translation>
    </message>
    <message>
        <source>{number}, or {address}</source>
        <translation>{number}，或 {address}</translation>
    </message>
    <message>
        <source>The host’s screen shows the address.</source>
        <translation>位址顯示在桌主的螢幕上。</translation>
    </message>
    <message>
        <source>There’s no network here: nobody else can join.</source>
        <translation>這裡沒有網路，別人進不來。</translation>
    </message>
    <message>
        <source>It doesn’t show in lists: tell the others the number.</source>
        <translation>清單上看不到這張桌，請把桌號告訴大家。</translation>
    </message>
    <message>
        <source>Others can come in ✓</source>
        <translation>其他人可以加入 ✓</translation>
    </message>
    <message>
        <source>Announced on this Wi-Fi; no other computer has come in yet.</source>
        <translation>已在此 Wi-Fi 上公布，還沒有其他電腦加入。</translation>
    </message>
</context>
<context>
    <name>JoinFlow</name>
    <message>
        <source>Couldn’t open a table</source>
        <translation>無法開桌</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首頁</translation>
    </message>
    <message>
        <source>You’ll find the number in big print on the host’s screen. An address looks like 192.168.1.37.</source>
        <translation>號碼用大字顯示在桌主的螢幕上。位址的樣子像 192.168.1.37。</translation>
    </message>
    <message>
        <source>Join by number or address</source>
        <translation>用桌號或位址加入</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>37, or 192.168.1.37</source>
        <translation>37，或 192.168.1.37</translation>
    </message>
    <message>
        <source>Couldn’t join</source>
        <translation>沒能加入</translation>
    </message>
    <message>
        <source>What’s your name?</source>
        <translation>你叫什麼名字？</translation>
    </message>
    <message>
        <source>The others at the table will see it. You can change it in the settings.</source>
        <translation>同桌的人會看到。之後可以在設定裡更改。</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Your system will ask you</source>
        <translation>系統會問你一次</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Table code</source>
        <translation>牌桌的密碼</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>密碼</translation>
    </message>
    <message>
        <source>Opening the table…</source>
        <translation>正在開桌…</translation>
    </message>
    <message>
        <source>Joining the table…</source>
        <translation>正在加入牌桌…</translation>
    </message>
    <message>
        <source>Checking this computer’s network…</source>
        <translation>正在檢查這台電腦的網路…</translation>
    </message>
    <message>
        <source>Why can’t I see a table?</source>
        <translation>為什麼我看不到牌桌？</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>step {number} of {count}</source>
        <translation>第 {number} 步，共 {count} 步</translation>
    </message>
    <message>
        <source>Play a round</source>
        <translation>打一局</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首頁</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Leave (Esc)</source>
        <translation>離開（Esc）</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>現在開始</translation>
    </message>
    <message>
        <source>computers take the empty seats</source>
        <translation>空位由電腦補上</translation>
    </message>
    <message>
        <source>We’re in the same room</source>
        <translation>我們坐在同一個房間</translation>
    </message>
    <message>
        <source>Then only the host’s computer plays the sounds of the others’ cards.</source>
        <translation>這樣就只有桌主的電腦會發出別人出牌的聲音。</translation>
    </message>
    <message>
        <source>Friends who come later can take over a seat between rounds.</source>
        <translation>晚到的朋友可以在兩局之間接手。</translation>
    </message>
    <message>
        <source>Rules: {rules} (F1)</source>
        <translation>規則：{rules}（F1）</translation>
    </message>
    <message>
        <source>I need a moment (Space)</source>
        <translation>再等我一下（空白鍵）</translation>
    </message>
    <message>
        <source>I’m ready (Space)</source>
        <translation>我好了（空白鍵）</translation>
    </message>
    <message>
        <source>Just watch</source>
        <translation>只在旁邊看</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>坐下</translation>
    </message>
    <message>
        <source>Joining…</source>
        <translation>正在加入…</translation>
    </message>
</context>
<context>
    <name>LobbySide</name>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <translation>過程</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>關閉過程</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>關閉（Esc）</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>which lines of the log are seen: all, what players have called, or what they have said</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>喊牌</translation>
    </message>
</context>
<context>
    <name>LongWait</name>
    <message>
        <source>Open a new table</source>
        <translation>另開一桌</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>再等等</translation>
    </message>
</context>
<context>
    <name>MatchChips</name>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Explain these rules (F1)</source>
        <translation>說明這套規則（F1）</translation>
    </message>
    <message>
        <source>Change these rules…</source>
        <translation>修改這套規則…</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>電腦玩家</translation>
    </message>
    <message>
        <source>{n} players</source>
        <translation>{n} 人</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>人數</translation>
    </message>
    <message>
        <source>{pace}, with a clock</source>
        <translation>{pace}，計時</translation>
    </message>
    <message>
        <source>{pace}, no clock</source>
        <translation>{pace}，不計時</translation>
    </message>
    <message>
        <source>Beginners</source>
        <extracomment>the computer players that one plays against, by how strong they are</extracomment>
        <translation>電腦：新手</translation>
    </message>
    <message>
        <source>Neighbors</source>
        <translation>電腦：牌友</translation>
    </message>
    <message>
        <source>Masters</source>
        <translation>電腦：高手</translation>
    </message>
    <message>
        <source>Champions</source>
        <translation>電腦：冠軍</translation>
    </message>
    <message>
        <source>{pace}, no clock against computers</source>
        <translation>{pace}，和電腦打不計時</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>節奏</translation>
    </message>
    <message>
        <source>No clock against computers</source>
        <translation>和電腦打不計時</translation>
    </message>
    <message>
        <source>A clock against computers too</source>
        <translation>和電腦打也計時</translation>
    </message>
</context>
<context>
    <name>Month</name>
    <message>
        <source>not played</source>
        <translation>沒打</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>日曆</translation>
    </message>
</context>
<context>
    <name>NearbyPanel</name>
    <message>
        <source>Tables nearby</source>
        <translation>附近的牌桌</translation>
    </message>
    <message>
        <source>Look for tables</source>
        <translation>尋找牌桌</translation>
    </message>
    <message>
        <source>Type the table number (J)</source>
        <translation>輸入桌號（J）</translation>
    </message>
    <message>
        <source>Can’t see your table?</source>
        <translation>看不到牌桌？</translation>
    </message>
    <message>
        <source>Why a table might not show up here</source>
        <translation>為什麼這裡可能看不到牌桌</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>停止尋找</translation>
    </message>
    <message>
        <source>Search harder</source>
        <translation>仔細找</translation>
    </message>
    <message>
        <source>Asking every computer nearby: {tried} of {total}</source>
        <translation>逐一詢問附近的電腦：{tried}/{total}</translation>
    </message>
    <message>
        <source>Nobody has opened a table here yet.</source>
        <translation>這裡還沒有人開桌。</translation>
    </message>
    <message>
        <source>Looking for tables on this Wi-Fi…</source>
        <translation>正在這個 Wi-Fi 上尋找牌桌…</translation>
    </message>
</context>
<context>
    <name>OnlineTables</name>
    <message>
        <source>Leave the table?</source>
        <translation>要離開牌桌嗎？</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>要收桌嗎？</translation>
    </message>
    <message>
        <source>It’s your table: everyone at it will be sent home.</source>
        <translation>這是你開的桌，收了桌大家就得散。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Send {name} away?</source>
        <translation>要請 {name} 離開嗎？</translation>
    </message>
    <message>
        <source>{name} finishes this round, then leaves and can’t come back to this table.</source>
        <translation>{name} 會打完這一局再離開，之後不能再回到這張桌。</translation>
    </message>
    <message>
        <source>That computer can’t come back to this table.</source>
        <translation>那台電腦不能再回到這張桌。</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>請離開</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>You’re no longer at the table</source>
        <translation>你已經不在牌桌上</translation>
    </message>
    <message>
        <source>No</source>
        <translation>不是</translation>
    </message>
    <message>
        <source>Say yes only if you see {name} here: that phone will show {name}’s cards.</source>
        <translation>只有親眼看到{name}在這裡才答應：那支手機會看到{name}的牌。</translation>
    </message>
    <message>
        <source>A new phone says it’s {name}. Is that right?</source>
        <translation>一支新手機說自己是{name}。對嗎？</translation>
    </message>
    <message>
        <source>Yes, let them sit down</source>
        <translation>是，讓其入座</translation>
    </message>
</context>
<context>
    <name>OnlookerPanel</name>
    <message>
        <source>You’re watching</source>
        <translation>你在旁觀</translation>
    </message>
    <message>
        <source>You see the table from {name}’s seat; everyone’s hand stays hidden.</source>
        <translation>你從 {name} 的位子看這張桌；看不到任何人的手牌。</translation>
    </message>
    <message>
        <source>Take a seat next round</source>
        <translation>下一局起坐下來玩</translation>
    </message>
    <message>
        <source>You’ll sit down next round.</source>
        <translation>下一局你就坐下來玩。</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Couldn’t start a match</source>
        <translation>無法開始</translation>
    </message>
    <message>
        <source>Leave the lesson?</source>
        <translation>要離開教學嗎？</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>About</source>
        <translation>關於</translation>
    </message>
    <message>
        <source>This match isn’t being saved: {problem}</source>
        <translation>這一場沒有存下來：{problem}</translation>
    </message>
    <message>
        <source>Next time it continues from this step.</source>
        <translation>下次從這一步繼續。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>還原備份</translation>
    </message>
    <message>
        <source>Leave the table first; a match you play alone can be continued later.</source>
        <translation>請先離開牌桌；一個人玩的牌局之後可以繼續。</translation>
    </message>
</context>
<context>
    <name>PhoneBox</name>
    <message>
        <source>Show the table on this whole screen, for everyone to see. No hands are shown.</source>
        <translation>讓牌桌佔滿這個螢幕，給大家一起看：上面不顯示任何人的手牌。</translation>
    </message>
    <message>
        <source>Others have joined already; the big screen can be chosen only before that.</source>
        <translation>已經有人來了；大螢幕要在別人來之前選擇。</translation>
    </message>
    <message>
        <source>Play by phone too</source>
        <translation>也用手機玩</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>大螢幕</translation>
    </message>
</context>
<context>
    <name>ProofPanel</name>
    <message>
        <source>Take turns reading these words aloud: {words}. If every screen shows the same ones, nobody is listening in.</source>
        <translation>請大家輪流唸出這幾個詞：{words}。每個螢幕上都一樣，就沒有人在中間偷聽。</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>儲存紀錄…</translation>
    </message>
    <message>
        <source>Open the records folder</source>
        <translation>打開紀錄資料夾</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>You can save the record after the round.</source>
        <translation>紀錄會在這一局結束後寫好。</translation>
    </message>
    <message>
        <source>One computer runs every player here, so it shuffles alone and can see all the cards. With another person’s computer at the table, both shuffle and each proves that it doesn’t cheat.</source>
        <translation>這裡的玩家全在一台電腦上，所以它獨自洗牌，也看得到所有的牌。有別人的電腦同桌時，兩台都洗牌，並各自證明沒有作弊。</translation>
    </message>
    <message>
        <source>Every computer shuffled the encrypted deck and proved that it changed no card. No single computer, not even the host’s, could see another person’s hand or stack the deck. After the round, every computer reveals its keys, and all the others check every card and move again.</source>
        <translation>每台電腦都把牌洗過、加密，並證明沒有換掉任何一張。沒有哪一台電腦能獨自偷看別人的手牌或做牌，桌主的電腦也不行。一局結束後，每台電腦都公開自己的金鑰，其他電腦再把每張牌、每一手重新核對一遍。</translation>
    </message>
    <message>
        <source>With two computers, neither can read a card in the wall or in the other’s hand before its time.</source>
        <translation>兩台電腦都不能提前看到牌堆裡的牌，也看不到對方的手牌。</translation>
    </message>
    <message>
        <source>With {machines} computers at the table, {league} of them working together can read the wall before it’s drawn, and so work out what the other one holds. Fewer can’t.</source>
        <translation>這張桌有 {machines} 台電腦，要有 {league} 台串通，才能提前看到牌堆，進而推算出另一家的手牌；少於這個數就什麼都看不到。</translation>
    </message>
    <message>
        <source>With {machines} computers at the table, {league} of them working together can read the wall before it’s drawn, and so work out which cards the others hold between them, but not who holds which. Fewer can’t.</source>
        <translation>這張桌有 {machines} 台電腦，要有 {league} 台串通，才能提前看到牌堆，進而推算出其他人手上總共有哪些牌，但不知道誰拿哪張；少於這個數就什麼都看不到。</translation>
    </message>
    <message>
        <source>Couldn’t save the record: {problem}</source>
        <translation>紀錄無法儲存：{problem}</translation>
    </message>
    <message>
        <source>shuffle proven ✓</source>
        <translation>洗牌已證明 ✓</translation>
    </message>
    <message>
        <source>hasn’t shuffled yet</source>
        <translation>還沒洗牌</translation>
    </message>
    <message>
        <source>round checked ✓</source>
        <translation>這一局已核對 ✓</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>還沒核對</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>That’s all for today.</source>
        <translation>今天的題就到這裡。</translation>
    </message>
    <message>
        <source>What would you discard?</source>
        <translation>你會打哪張？</translation>
    </message>
    <message>
        <source>From a game of masters</source>
        <translation>出自高手的牌局</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>看結果</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再來一遍</translation>
    </message>
    <message>
        <source>Cards you may discard</source>
        <translation>可以打的牌</translation>
    </message>
    <message>
        <source>Looking for positions…</source>
        <translation>正在找牌局……</translation>
    </message>
    <message>
        <source>Question {number} of {all}</source>
        <translation>第 {number} 題，共 {all} 題</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>返回（Esc）</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>下一題</translation>
    </message>
    <message>
        <source>A costly discard from your own game. {when}</source>
        <translation>你自己牌局裡打虧的一張。{when}</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Replay a game</source>
        <translation>回顧牌局</translation>
    </message>
    <message>
        <source>No finished games yet. Once you’ve played one, you can step through it here.</source>
        <translation>還沒有打完的牌局。打完一局，就能在這裡一步步回顧。</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>看這一場</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>其他檔案…</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>返回（Esc）</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>To the start (Home)</source>
        <translation>到開頭（Home）</translation>
    </message>
    <message>
        <source>Back one turn (Page Up)</source>
        <translation>往回一輪（Page Up）</translation>
    </message>
    <message>
        <source>Back one step (←)</source>
        <translation>往回一步（←）</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>停止（空白鍵）</translation>
    </message>
    <message>
        <source>Play slowly (Space)</source>
        <translation>慢慢播放（空白鍵）</translation>
    </message>
    <message>
        <source>Forward one step (→)</source>
        <translation>往前一步（→）</translation>
    </message>
    <message>
        <source>Forward one turn (Page Down)</source>
        <translation>往前一輪（Page Down）</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>到結尾（End）</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>下一個失誤</translation>
    </message>
    <message>
        <source>To your next costly mistake (N)</source>
        <translation>到下一個損失最大的決定（N）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>關閉（Esc）</translation>
    </message>
    <message>
        <source>Place in the round</source>
        <translation>看到這一局的哪裡</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>視角</translation>
    </message>
    <message>
        <source>Choose whose seat you see the table from</source>
        <translation>從哪一家的位子看這張桌</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Details</source>
        <translation>細節</translation>
    </message>
    <message>
        <source>What was checked</source>
        <translation>核對了什麼</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>發生了什麼</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在核對…</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第 {number} 局</translation>
    </message>
    <message>
        <source>Moves were taken back in this round.</source>
        <translation>這一局有人悔過牌。</translation>
    </message>
    <message>
        <source>There’s no costly mistake in this round.</source>
        <translation>這一局沒有損失大的失誤。</translation>
    </message>
    <message>
        <source>Looking at your moves: {n} of {all}…</source>
        <translation>正在看你打過的牌：{n}/{all}…</translation>
    </message>
    <message>
        <source>Round {number}, step {at} of {steps}</source>
        <translation>第 {number} 局，第 {at} 步，共 {steps} 步</translation>
    </message>
</context>
<context>
    <name>ResultsStore</name>
    <message>
        <source>Couldn’t start a match</source>
        <translation>無法開始</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>計分簿</translation>
    </message>
    <message>
        <source>Tứ Sắc games</source>
        <translation>四色牌牌局</translation>
    </message>
    <message>
        <source>Replay a game</source>
        <translation>回顧牌局</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>Couldn’t export: {problem}</source>
        <translation>無法寫入：{problem}</translation>
    </message>
    <message>
        <source>Exported: {name}</source>
        <translation>已寫入：{name}</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>人數</translation>
    </message>
    <message>
        <source>Explain (F1)</source>
        <translation>說明（F1）</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>修改…</translation>
    </message>
    <message>
        <source>{n} players</source>
        <translation>{n} 人</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Exported to {path}</source>
        <translation>已匯出到 {path}</translation>
    </message>
    <message>
        <source>Imported {path}</source>
        <translation>已匯入 {path}</translation>
    </message>
    <message>
        <source>Imported {path}, except what can’t be used here: {rules}</source>
        <translation>已匯入 {path}，但其中這幾條不能用：{rules}</translation>
    </message>
    <message>
        <source>Not saved yet. Your changes stay until you save or undo.</source>
        <translation>還沒儲存；先替你留著，等你儲存或復原。</translation>
    </message>
    <message>
        <source>My {ruleset}</source>
        <translation>我的{ruleset}</translation>
    </message>
    <message>
        <source>Give these rules a name of their own, then save.</source>
        <translation>請給這套規則取個自己的名稱，再儲存。</translation>
    </message>
    <message>
        <source>The rules marked ⚠ don’t go together: change them, then save.</source>
        <translation>標著 ⚠ 的規則互相衝突，請改好再儲存。</translation>
    </message>
    <message>
        <source>Saved. New matches use these rules.</source>
        <translation>已儲存；以後新開的牌局都照這套規則打。</translation>
    </message>
    <message>
        <source>“{name}” is deleted. To get it back, save it.</source>
        <translation>「{name}」已刪除；想救回來，按「儲存」就好。</translation>
    </message>
    <message>
        <source>Your changes from last time are here.</source>
        <translation>上次改的都還在這裡。</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>匯入規則</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>匯出規則</translation>
    </message>
</context>
<context>
    <name>RulesEditorHead</name>
    <message>
        <source>no difference</source>
        <translation>沒有不同</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自家規則</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>匯入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>說明</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部還原</translation>
    </message>
    <message>
        <source>only these</source>
        <translation>只看這些</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較對象</translation>
    </message>
    <message>
        <source>new rules</source>
        <translation>新規則</translation>
    </message>
    <message>
        <source>name of your rules</source>
        <translation>這套規則的名稱</translation>
    </message>
    <message>
        <source>what’s special about them</source>
        <translation>這套規則有什麼特別</translation>
    </message>
</context>
<context>
    <name>RulesRoom</name>
    <message>
        <source>Couldn’t show the rules</source>
        <translation>無法顯示規則</translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message>
        <source>Score book</source>
        <translation>計分簿</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>返回（Esc）</translation>
    </message>
    <message>
        <source>Export as a spreadsheet…</source>
        <translation>匯出成試算表…</translation>
    </message>
    <message>
        <source>Keep my scores (only on this computer)</source>
        <translation>記下我打的每一局；只存在這台電腦</translation>
    </message>
    <message>
        <source>Nothing here yet. Every round you finish is noted here, and nowhere else; practice, and rounds in which you took a move back, don’t count.</source>
        <translation>還沒有紀錄。你打完的每一局都只記在這裡；練習局和悔過牌的局不算。</translation>
    </message>
    <message>
        <source>Who you’ve played</source>
        <translation>和誰打過</translation>
    </message>
    <message>
        <source>Your best hand</source>
        <translation>你最大的一手牌</translation>
    </message>
    <message>
        <source>Yes, delete everything</source>
        <translation>好，全部刪除</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>不，留著</translation>
    </message>
    <message>
        <source>Delete everything…</source>
        <translation>全部刪除…</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>里程碑</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Your face</source>
        <translation>你的頭像</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>On the cards</source>
        <translation>牌面</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自訂</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>You</source>
        <translation>關於你</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>桌面質料</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>漢字</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>聲音</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>節奏</translation>
    </message>
    <message>
        <source>Rounds per match</source>
        <translation>一場幾局</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>電腦玩家</translation>
    </message>
    <message>
        <source>Easier to see</source>
        <translation>看得更清楚</translation>
    </message>
    <message>
        <source>Size of text and cards</source>
        <translation>字和牌的大小</translation>
    </message>
    <message>
        <source>Card animation</source>
        <translation>牌飛動的速度</translation>
    </message>
    <message>
        <source>Choose what is printed on cards</source>
        <translation>選擇牌面上印什麼</translation>
    </message>
    <message>
        <source>Letters A B C X Y Z and E S W N</source>
        <translation>字母 A B C X Y Z 和 E S W N</translation>
    </message>
    <message>
        <source>Name of the piece</source>
        <translation>棋子名稱</translation>
    </message>
    <message>
        <source>From another font:</source>
        <translation>用別的字型：</translation>
    </message>
    <message>
        <source>A clock against computers too</source>
        <translation>和電腦打也計時</translation>
    </message>
    <message>
        <source>Show the tips again</source>
        <translation>再看一次提示</translation>
    </message>
    <message>
        <source>High contrast (plain table, strong colors)</source>
        <translation>高對比（素色桌面，顏色分明）</translation>
    </message>
    <message>
        <source>such as 8+30</source>
        <translation>例如 8+30</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Seconds per answer, and in reserve</source>
        <translation>每次作答秒數，加備用秒數</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字型</translation>
    </message>
    <message>
        <source>One file with your settings, rules, score book, games, and the keys others know you by.</source>
        <translation>一個檔案，裡面有你的設定、規則、計分簿、牌局，以及別人認得你的金鑰。</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>備份…</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>備份</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>還原備份…</translation>
    </message>
    <message>
        <source>Suggest moves</source>
        <translation>提示打法</translation>
    </message>
    <message>
        <source>Tips, and how many junk cards I hold</source>
        <translation>顯示提示，以及我的雜牌數</translation>
    </message>
    <message>
        <source>Speed of the computers</source>
        <translation>電腦的速度</translation>
    </message>
    <message>
        <source>More card backs and tables can be won: the score book tells how.</source>
        <translation>還有牌背和桌面可以贏得：計分簿裡寫著怎麼做。</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>牌背</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>Save…</source>
        <translation>儲存…</translation>
    </message>
    <message>
        <source>Paste it into a message. Nothing is sent from here, and the file holds only what you see.</source>
        <translation>貼到訊息裡就行。這裡不會傳送任何東西，檔案裡也只有你看到的內容。</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>返回（Esc）</translation>
    </message>
    <message>
        <source>With people’s names</source>
        <translation>顯示真人玩家的名字</translation>
    </message>
    <message>
        <source>Copy (Ctrl+Shift+C)</source>
        <translation>複製（Ctrl+Shift+C）</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>圖片</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>已複製，貼到訊息裡就行。</translation>
    </message>
    <message>
        <source>There’s no result here to make a picture of.</source>
        <translation>這裡還沒有可以做成圖片的結果。</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>儲存圖片</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>已儲存：{name}</translation>
    </message>
    <message>
        <source>Couldn’t save the picture: {problem}</source>
        <translation>圖片存不了：{problem}</translation>
    </message>
</context>
<context>
    <name>SlowWait</name>
    <message>
        <source>Stop waiting for {name}</source>
        <translation>不再等 {name}</translation>
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
        <translation>靜音（每一頁都可按 M）</translation>
    </message>
    <message>
        <source>Same room: only the host’s computer plays the others’ sounds</source>
        <translation>同一個房間：只有桌主的電腦發出別人的聲音</translation>
    </message>
    <message>
        <source>Notify me when it’s my turn and I’m in another window</source>
        <translation>我在別的視窗時，輪到我就通知我</translation>
    </message>
    <message>
        <source>This desktop doesn’t show notifications.</source>
        <translation>這個桌面環境不顯示程式的通知。</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Sound is off (M)</source>
        <translation>聲音已關（M）</translation>
    </message>
    <message>
        <source>Sound is on (M)</source>
        <translation>聲音已開（M）</translation>
    </message>
    <message>
        <source>At a table that others can join, no move can be taken back.</source>
        <translation>別人可以加入的牌桌不能悔牌。</translation>
    </message>
    <message>
        <source>There’s no move in this round to take back.</source>
        <translation>這一局沒有可以悔的牌。</translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>用文字看牌桌</translation>
    </message>
    <message>
        <source>There’s no move to make again.</source>
        <translation>沒有可以重打的一步。</translation>
    </message>
    <message>
        <source>Speed of the computers</source>
        <translation>電腦的速度</translation>
    </message>
</context>
<context>
    <name>TableInput</name>
    <message>
        <source>Too late: time’s up.</source>
        <translation>太晚了，時間已經到了。</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>請選擇</translation>
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
        <translation>開聲音（M）</translation>
    </message>
    <message>
        <source>Sound off (M)</source>
        <translation>關聲音（M）</translation>
    </message>
    <message>
        <source>Rules and words (F1)</source>
        <translation>規則與用語（F1）</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>The table in words (F6)</source>
        <translation>用文字看牌桌（F6）</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>全螢幕（F11）</translation>
    </message>
    <message>
        <source>Larger (Ctrl +)</source>
        <translation>放大（Ctrl +）</translation>
    </message>
    <message>
        <source>Smaller (Ctrl -)</source>
        <translation>縮小（Ctrl -）</translation>
    </message>
    <message>
        <source>Take my move back (Ctrl+Z)</source>
        <translation>悔一手（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Leave the table; the match is saved</source>
        <translation>離開牌桌，這一場會留著</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>離開牌桌</translation>
    </message>
    <message>
        <source>Take a seat next round</source>
        <translation>下一局起坐下來玩</translation>
    </message>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>重打這一步（Ctrl+Y）</translation>
    </message>
    <message>
        <source>Speed of the computers</source>
        <translation>電腦的速度</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Card table</source>
        <translation>牌桌</translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>Show my hand (B)</source>
        <translation>亮出我的手牌（B）</translation>
    </message>
    <message>
        <source>Hide my hand (B)</source>
        <translation>遮住我的手牌（B）</translation>
    </message>
    <message>
        <source>Automatic answers… (A)</source>
        <translation>自動回答…（A）</translation>
    </message>
    <message>
        <source>Sort the hand another way (S)</source>
        <translation>換個方式理牌（S）</translation>
    </message>
    <message>
        <source>Log and chat (L)</source>
        <translation>過程與聊天（L）</translation>
    </message>
    <message>
        <source>Log (L)</source>
        <translation>過程（L）</translation>
    </message>
    <message>
        <source>Close the big screen</source>
        <translation>關閉大螢幕</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>大螢幕</translation>
    </message>
    <message>
        <source>Only those who play can restart the clocks.</source>
        <translation>只有正在打牌的玩家才能讓計時繼續。</translation>
    </message>
</context>
<context>
    <name>TableVoice</name>
    <message>
        <source>{n} seconds left.</source>
        <translation>剩 {n} 秒。</translation>
    </message>
    <message>
        <source>Left and Right go along your cards, Tab to the other parts of the table. Shift and an arrow: every answer, and why some aren’t possible. F6: the table in words. F1: all keys.</source>
        <translation>左右鍵在手牌間移動，Tab 到牌桌的其他部分。Shift 加方向鍵：所有回答，以及為什麼有的不行。F6：用文字看牌桌。F1：全部按鍵。</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>Tứ Sắc {version}, the four-color card game of southern Vietnam.</source>
        <translation>四色牌 {version}，越南南部的四色牌遊戲。</translation>
    </message>
    <message>
        <source>Free software under the MIT license.</source>
        <translation>以 MIT 授權釋出的自由軟體。</translation>
    </message>
    <message>
        <source>Settings: {path}</source>
        <translation>設定：{path}</translation>
    </message>
    <message>
        <source>Records of matches: {path}</source>
        <translation>牌局紀錄：{path}</translation>
    </message>
    <message>
        <source>Crash log: {path}</source>
        <translation>當機記錄：{path}</translation>
    </message>
    <message>
        <source>This match isn’t being saved: {problem}</source>
        <translation>這一場沒有存下來：{problem}</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>顯示程式的版本後結束</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>用法： </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>位置引數</translation>
    </message>
    <message>
        <source>options</source>
        <translation>選項</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>顯示這份說明後結束</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>引數 %(argument_name)s：%(message)s</translation>
    </message>
    <message>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <translation>沒有 %(parser_name)r 這個指令（可用：%(choices)s）</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>不認識的引數：%s</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>不能和引數 %s 一起用</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>多餘的引數值 %r</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>缺少必要的引數：%s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>引數 %s 必須給其中一個</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>這裡要有一個引數</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>這裡最多一個引數</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>這裡至少要有一個引數</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>無效的值：%(value)r（可用：%(choices)s）</translation>
    </message>
</context>
<context>
    <name>auto</name>
    <message>
        <source>Automatic answers</source>
        <translation>自動回答</translation>
    </message>
    <message>
        <source>Pass when I can’t do anything</source>
        <translation>不能要就自動過</translation>
    </message>
    <message>
        <source>Pass on everything this round (but ask about a win)</source>
        <translation>這一局全部都過（能胡時還是會問）</translation>
    </message>
    <message>
        <source>No Chow, Quad or Pair</source>
        <translation>不吃、不要四色和對子</translation>
    </message>
    <message>
        <source>Win automatically</source>
        <translation>自動胡牌</translation>
    </message>
    <message>
        <source>Let the computer answer until I’m back</source>
        <translation>回來之前由電腦代打</translation>
    </message>
    <message>
        <source>Pass until a certain card is shown</source>
        <translation>一直過，直到出現某張牌</translation>
    </message>
    <message>
        <source>Clear all (A)</source>
        <translation>全部清除（A）</translation>
    </message>
</context>
<context>
    <name>backs</name>
    <message>
        <source>Waves</source>
        <translation>水波</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>花瓣</translation>
    </message>
    <message>
        <source>Bamboo</source>
        <translation>竹節</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>銅錢</translation>
    </message>
    <message>
        <source>Mat</source>
        <translation>草蓆</translation>
    </message>
</context>
<context>
    <name>backup</name>
    <message>
        <source>Left out: {file}, because not every system can have that name.</source>
        <translation>未放入：{file}，因為不是每個系統都能用這個名稱。</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>打過的牌局</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Backup from {date}, made by version {version}.</source>
        <translation>{date} 的備份，由版本 {version} 製作。</translation>
    </message>
    <message>
        <source>{where} can’t be read ({why}), so there’s no backup. Try again in a moment.</source>
        <translation>{where} 讀不了（{why}），所以沒有備份。請稍後再試。</translation>
    </message>
    <message>
        <source>Everything in it is here already.</source>
        <translation>裡面的東西這裡都已經有了。</translation>
    </message>
    <message>
        <source>There are too many games for one backup. Move some old ones out of the game’s folder first.</source>
        <translation>牌局太多，一份備份裝不下。請先把一些舊的移出遊戲的資料夾。</translation>
    </message>
    <message>
        <source>rules not saved yet</source>
        <translation>還沒儲存的規則</translation>
    </message>
    <message>
        <source>{where} can’t be written ({why}), so only part of the backup was restored. Once that’s mended, restore it again; it does the rest.</source>
        <translation>{where} 寫不進去（{why}），所以只還原了一部分。解決之後再還原一次，就會補完其餘部分。</translation>
    </message>
    <message>
        <source>tables you’ve been at</source>
        <translation>去過的牌桌</translation>
    </message>
    <message>
        <source>Backed up to {file}</source>
        <translation>已備份到 {file}</translation>
    </message>
    <message>
        <source>your own rules</source>
        <translation>自訂規則</translation>
    </message>
    <message>
        <source>The backup is restored.</source>
        <translation>備份已還原。</translation>
    </message>
    <message>
        <source>{file} isn’t a backup of this game. Nothing was changed.</source>
        <translation>{file} 不是這個遊戲的備份。什麼都沒有改變。</translation>
    </message>
    <message>
        <source>{where} can’t be read ({why}). Nothing was changed.</source>
        <translation>{where} 讀不了（{why}）。什麼都沒有改變。</translation>
    </message>
    <message>
        <source>the keys of this computer</source>
        <translation>這台電腦的金鑰</translation>
    </message>
    <message>
        <source>score book</source>
        <translation>計分簿</translation>
    </message>
    <message>
        <source>unfinished matches</source>
        <translation>未完的牌局</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing was changed; try another backup.</source>
        <translation>{file} 已損壞。什麼都沒有改變；請試另一份備份。</translation>
    </message>
    <message>
        <source>Replaces what you have now</source>
        <translation>取代現有的</translation>
    </message>
    <message>
        <source>{where} can’t be written ({why}). Nothing was changed.</source>
        <translation>{where} 寫不進去（{why}）。什麼都沒有改變。</translation>
    </message>
    <message>
        <source>{file} is larger than any backup of this game. Nothing was changed.</source>
        <translation>{file} 比這個遊戲的任何備份都大。什麼都沒有改變。</translation>
    </message>
    <message>
        <source>phones that have joined</source>
        <translation>加入過的手機</translation>
    </message>
    <message>
        <source>{where} is in the way: it isn’t a file. Move it away, then restore the backup.</source>
        <translation>{where} 擋住了：它不是檔案。請把它移走，再還原備份。</translation>
    </message>
    <message>
        <source>The game is open somewhere on this computer. Close it everywhere, then restore the backup.</source>
        <translation>遊戲還在這台電腦上開著。請全部關閉，再還原備份。</translation>
    </message>
    <message>
        <source>{where} can’t be written ({why}), so there’s no backup. Choose another place.</source>
        <translation>{where} 寫不進去（{why}），所以沒有備份。請另選位置。</translation>
    </message>
    <message>
        <source>people you’ve played with</source>
        <translation>一起玩過的人</translation>
    </message>
    <message>
        <source>There’s nothing to back up yet: {file} holds no files.</source>
        <translation>還沒有可備份的內容：{file} 裡沒有檔案。</translation>
    </message>
    <message>
        <source>Left out: {file}, because it is from a newer version of the game.</source>
        <translation>未放入：{file}，因為它來自較新版本的遊戲。</translation>
    </message>
    <message>
        <source>Use its keys on one computer only: two computers with the same keys throw each other off the table.</source>
        <translation>其中的金鑰只在一台電腦上使用：兩台用同樣的金鑰，會互相把對方擠下牌桌。</translation>
    </message>
    <message>
        <source>Restore it? Type yes:</source>
        <translation>要還原嗎？請輸入「是」：</translation>
    </message>
    <message>
        <source>A backup holds the keys by which others know you: whoever has it can play as you. Keep it where only you can read it.</source>
        <translation>備份裡有別人認得你的金鑰：誰拿到它，就能用你的身分打牌。請放在只有你能讀取的地方。</translation>
    </message>
    <message>
        <source>What it replaced is in {file}, which can be restored in the same way.</source>
        <translation>被取代的內容在 {file} 裡，可以用同樣的方法還原。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>什麼都沒有改變。</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>{file} is from a newer version of the game. Update the game, then restore it.</source>
        <translation>{file} 來自較新版本的遊戲。請先更新遊戲，再還原。</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Left out: {file}, because it is damaged.</source>
        <translation>未放入：{file}，因為它已損壞。</translation>
    </message>
</context>
<context>
    <name>bot</name>
    <message>
        <source>no table with a free seat was found nearby; type the number on the host’s screen: tusac bot 37</source>
        <translation>附近沒有找到有空位的牌桌；請打出桌主螢幕上的桌號：tusac bot 37</translation>
    </message>
    <message>
        <source>Looking for tables nearby.</source>
        <translation>正在尋找附近的牌桌。</translation>
    </message>
    <message>
        <source>At the table “{name}”.</source>
        <translation>已坐上「{name}」這張桌。</translation>
    </message>
</context>
<context>
    <name>browser</name>
    <message>
        <source>All that was in the file is here now.</source>
        <translation>檔案裡的內容現在都在這裡了。</translation>
    </message>
    <message>
        <source>The game could not be started, or has stopped. Your matches are kept: load the page again.</source>
        <translation>遊戲無法啟動，或者已經停止。你的牌局都還在：請重新載入頁面。</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>The game runs in the browser itself, and this one lacks what that needs (WebAssembly). A Firefox, Chrome, Edge or Safari of today has it.</source>
        <translation>遊戲在瀏覽器裡執行，而這個瀏覽器缺少所需的 WebAssembly。新版的 Firefox、Chrome、Edge 或 Safari 都有。</translation>
    </message>
    <message>
        <source>Getting the game ready… {percent} %</source>
        <translation>正在準備遊戲…… {percent} %</translation>
    </message>
    <message>
        <source>The game is open in another tab or window.</source>
        <translation>遊戲已在另一個分頁或視窗中開啟。</translation>
    </message>
    <message>
        <source>Take my move back</source>
        <translation>悔一手</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>計時</translation>
    </message>
    <message>
        <source>This file can’t be read. Backups and records of matches can.</source>
        <translation>無法讀取這個檔案。能讀取的是備份和牌局紀錄。</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>開啟檔案</translation>
    </message>
    <message>
        <source>The file takes your matches, score book and settings to another browser, or to the game on a computer, whose settings can restore it as a backup.</source>
        <translation>這個檔案能把你的牌局、計分簿和設定帶到另一個瀏覽器，或帶到電腦上的遊戲：在那裡的設定中可以當作備份還原。</translation>
    </message>
    <message>
        <source>Name and face</source>
        <translation>名字和頭像</translation>
    </message>
    <message>
        <source>Save all to a file</source>
        <translation>全部存成檔案</translation>
    </message>
    <message>
        <source>A computer nearby hands out this page while its table is open, so it can’t be installed on your device. Matches stay in this browser; “My games” saves them to a file.</source>
        <translation>這個頁面由附近的電腦在開桌期間提供，不能安裝到你的裝置上。牌局留在這個瀏覽器裡，可在「我的牌局」裡存成檔案。</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>下一輪</translation>
    </message>
    <message>
        <source>The record of this game can’t be read.</source>
        <translation>無法讀取這場牌局的記錄。</translation>
    </message>
    <message>
        <source>This match isn’t being saved: it is gone when you close the page.</source>
        <translation>這場牌局沒有儲存：關閉頁面就沒有了。</translation>
    </message>
    <message>
        <source>This browser isn’t saving your matches: it refuses, or has no room left. Before you close the page, save all to a file in “My games”.</source>
        <translation>這個瀏覽器沒有儲存你的牌局：它拒絕儲存，或者沒有空間了。關閉頁面之前，請在「我的牌局」裡全部存成檔案。</translation>
    </message>
    <message>
        <source>Step {at} of {steps}</source>
        <translation>第 {at} 步，共 {steps} 步</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前進</translation>
    </message>
</context>
<context>
    <name>buttons</name>
    <message>
        <source>Win</source>
        <translation>胡</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>槓</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>Quad</source>
        <translation>四色</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>對子</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>過</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>重發</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>棄牌</translation>
    </message>
    <message>
        <source>You can’t keep this card, so your hand is dead: you pay everyone and sit out.</source>
        <translation>你留不住這張牌，成了相公：要賠每一家，這局不再玩。</translation>
    </message>
    <message>
        <source>You give this hand up, lose your ante if someone wins, and sit out.</source>
        <translation>你放棄這手牌；有人胡就輸掉底，這局不再玩。</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>照打</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>take the General that was drawn and lay it open</extracomment>
        <translation>留下</translation>
    </message>
    <message>
        <source>Auto</source>
        <extracomment>opens a menu of answers that are given without asking</extracomment>
        <translation>自動</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>打牌</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>green</source>
        <translation>綠</translation>
    </message>
    <message>
        <source>red</source>
        <translation>紅</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黃</translation>
    </message>
    <message>
        <source>General</source>
        <translation>將</translation>
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
        <translation>{color}{piece}</translation>
    </message>
</context>
<context>
    <name>command line</name>
    <message>
        <source>{name} is neither a ruleset ({names}) nor a file</source>
        <translation>{name} 不是規則（{names}），也不是檔案</translation>
    </message>
    <message>
        <source>these rules are for {allowed} players, not {seats}</source>
        <translation>這套規則是給 {allowed} 個人玩的，不是 {seats} 個</translation>
    </message>
    <message>
        <source>{problem} Try {command}</source>
        <translation>{problem}用 {command} 可以知道更多</translation>
    </message>
    <message>
        <source>{problem}; try {command}</source>
        <translation>{problem}；用 {command} 可以知道更多</translation>
    </message>
    <message>
        <source>command</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>there is no {what} {value}; did you mean {nearest}?</source>
        <translation>沒有叫 {value} 的{what}；是不是要打 {nearest}？</translation>
    </message>
    <message>
        <source>there is no {what} {value}; there are: {names}</source>
        <translation>沒有叫 {value} 的{what}；可以用的有：{names}</translation>
    </message>
    <message>
        <source>cannot write the output: {problem}</source>
        <translation>無法寫出輸出：{problem}</translation>
    </message>
    <message>
        <source>cannot write the log to {path}: {problem}</source>
        <translation>{path}：記錄檔無法寫在那裡：{problem}</translation>
    </message>
    <message>
        <source>tusac [OPTION ...] [COMMAND ...]</source>
        <translation>tusac [選項 ...] [指令 ...]</translation>
    </message>
    <message>
        <source>put the game into the menu of your desktop (Linux)</source>
        <translation>把遊戲加進桌面的選單（Linux）</translation>
    </message>
    <message>
        <source>take it out of the menu again</source>
        <translation>把遊戲從選單移除</translation>
    </message>
    <message>
        <source>{command} is part of the laboratory, which comes with the source of tusac only</source>
        <translation>{command} 屬於實驗室，只有 tusac 的原始碼裡才有</translation>
    </message>
    <message>
        <source>options for every command</source>
        <translation>每個指令都能用</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>代碼</translation>
    </message>
    <message>
        <source>the language, such as en or vi</source>
        <translation>語言，例如 en 或 vi</translation>
    </message>
    <message>
        <source>print the log, with details</source>
        <translation>顯示詳細的記錄</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>write the log into this file; tusac doctor names the usual one</source>
        <translation>把記錄寫進這個檔案；平常的檔案在哪裡，tusac doctor 會說</translation>
    </message>
    <message>
        <source>print without colors</source>
        <translation>輸出不加顏色</translation>
    </message>
    <message>
        <source>questions and answers are JSON lines; this is always on</source>
        <translation>問題和答案都是一行一個 JSON，只有這種格式</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>程度</translation>
    </message>
    <message>
        <source>how well it plays: {levels} (default: {usual})</source>
        <translation>打得多好：{levels}（預設：{usual}）</translation>
    </message>
    <message>
        <source>this is not a record, or the start of the file is damaged</source>
        <translation>這不是紀錄，不然就是檔案開頭壞了</translation>
    </message>
    <message>
        <source>computer players: {levels}</source>
        <translation>電腦玩家：{levels}</translation>
    </message>
    <message>
        <source>deal from this number; the same number deals the same cards</source>
        <translation>用這個數字發牌，同樣的牌可以再打一次</translation>
    </message>
    <message>
        <source>NAME|FILE</source>
        <translation>名稱|檔案</translation>
    </message>
    <message>
        <source>a ruleset that comes with the game, one of yours, or a file</source>
        <translation>遊戲附的規則、你自己的規則，或檔案</translation>
    </message>
    <message>
        <source>number of players, 2 to 6 as the rules allow</source>
        <translation>幾個人玩，2 到 6 人，看規則允許多少</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>{paces}, or your own such as 8+30</source>
        <translation>{paces}，或像 8+30 這樣</translation>
    </message>
    <message>
        <source>rounds in the match; 0 for no limit</source>
        <translation>一場打幾局；0 表示不限</translation>
    </message>
    <message>
        <source>{text} is not a whole number from 0 to 2^256 - 1</source>
        <translation>{text} 不是 0 到 2^256 - 1 的整數</translation>
    </message>
    <message>
        <source>{text} is not a pace: write {names}, or seconds per move and in reserve such as 8+30</source>
        <translation>{text} 不是節奏：請打 {names}，或每次的秒數加備用秒數，例如 8+30</translation>
    </message>
    <message>
        <source>{text} is not a number of players from 2 to 6</source>
        <translation>{text} 不是 2 到 6 的人數</translation>
    </message>
    <message>
        <source>{text} is not a number of rounds from 0 to 1000</source>
        <translation>{text} 不是 0 到 1000 的局數</translation>
    </message>
    <message>
        <source>{text} is not a whole number, 0 or more</source>
        <translation>{text} 不是 0 以上的整數</translation>
    </message>
    <message>
        <source>{text} is not a whole number, 1 or more</source>
        <translation>{text} 不是 1 以上的整數</translation>
    </message>
    <message>
        <source>there is no language {text}; there are: {names}</source>
        <translation>沒有 {text} 這個語言；可以用的有：{names}</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>印出一個 JSON 物件</translation>
    </message>
    <message>
        <source>host and play line by line in this terminal</source>
        <translation>在這個終端機開桌，一行一行地打</translation>
    </message>
    <message>
        <source>the table’s name in lists</source>
        <translation>牌桌在清單上的名稱</translation>
    </message>
    <message>
        <source>computer players at free seats: {levels}</source>
        <translation>空位上的電腦玩家：{levels}</translation>
    </message>
    <message>
        <source>let in only people who know this code; without CODE one is made up</source>
        <translation>知道密碼的人才能進來；不給代碼就自動編一個</translation>
    </message>
    <message>
        <source>give every answer the same time, used or not</source>
        <translation>每次作答的時間都一樣長</translation>
    </message>
    <message>
        <source>show the table on this whole screen, with no hands; everyone plays by phone</source>
        <translation>在整個螢幕上只顯示牌桌，不顯示手牌；大家都用手機玩</translation>
    </message>
    <message>
        <source>listen on this port; 0 for any free one</source>
        <translation>在這個連接埠等人；0 表示任何空著的</translation>
    </message>
    <message>
        <source>give up the table you are still at, and your cards there</source>
        <translation>放棄程式還沒離開的那張桌，和那裡的牌</translation>
    </message>
    <message>
        <source>keep the table out of lists</source>
        <translation>不要出現在清單上</translation>
    </message>
    <message>
        <source>--tv needs the window, so it can’t go with --text</source>
        <translation>--tv 需要視窗，不能和 --text 一起用</translation>
    </message>
    <message>
        <source>a code has {least} to {most} letters or digits</source>
        <translation>密碼要有 {least} 到 {most} 個字母或數字</translation>
    </message>
    <message>
        <source>{text} is not a port from 0 to {most}</source>
        <translation>{text} 不是 0 到 {most} 的連接埠</translation>
    </message>
    <message>
        <source>join and play line by line in this terminal</source>
        <translation>在這個終端機加入，一行一行地打</translation>
    </message>
    <message>
        <source>watch instead of playing</source>
        <translation>只旁觀，不打</translation>
    </message>
    <message>
        <source>how long to look (default: {n} s)</source>
        <translation>找多久（預設：{n} 秒）</translation>
    </message>
    <message>
        <source>{text} is not a number of seconds from 1 to {most}</source>
        <translation>{text} 不是 1 到 {most} 的秒數</translation>
    </message>
    <message>
        <source>--tv needs a display, and there is none here</source>
        <translation>--tv 需要螢幕，而這裡沒有</translation>
    </message>
    <message>
        <source>let phones play through this computer: they scan a QR code</source>
        <translation>讓手機透過這台電腦打牌：手機掃描 QR 碼</translation>
    </message>
    <message>
        <source>your name at the table</source>
        <translation>你在牌桌上的名字</translation>
    </message>
    <message>
        <source>{text} is not a name</source>
        <translation>{text} 不能當名字</translation>
    </message>
    <message>
        <source>NUMBER|ADDRESS[:PORT]</source>
        <translation>桌號|位址[:連接埠]</translation>
    </message>
    <message>
        <source>the table number or address on the host’s screen; without it, a table found nearby</source>
        <translation>桌主螢幕上的桌號或位址；不給就找附近的牌桌</translation>
    </message>
    <message>
        <source>the table’s code, if it has one</source>
        <translation>牌桌的密碼，如果有的話</translation>
    </message>
    <message>
        <source>the record of a match, or of a round dealt between machines</source>
        <translation>一場牌局的紀錄，或多台機器一起發的一局紀錄</translation>
    </message>
    <message>
        <source>there is no display here; {command} prints it</source>
        <translation>這裡沒有圖形畫面；用 {command} 可以印出來</translation>
    </message>
    <message>
        <source>no window can open here; {command} prints it</source>
        <translation>這裡打不開視窗；用 {command} 可以印出來</translation>
    </message>
    <message>
        <source>play line by line in this terminal</source>
        <translation>在這個終端機一行一行地打</translation>
    </message>
    <message>
        <source>today’s deal: the same cards for everyone with the same rules</source>
        <translation>今日一局：大家規則相同、牌也相同</translation>
    </message>
    <message>
        <source>the first lesson, or the one for --rules; then a round on your own</source>
        <translation>第一課，或 --rules 那套規則的課；之後再自己打一局</translation>
    </message>
    <message>
        <source>show the table, all hands open, after N actions</source>
        <translation>打完 N 個動作後的牌桌，每家的手牌都攤開</translation>
    </message>
    <message>
        <source>there is no round in the record</source>
        <translation>這份紀錄裡一局也沒有</translation>
    </message>
    <message>
        <source>{text} is not a whole number</source>
        <translation>{text} 不是整數</translation>
    </message>
    <message>
        <source>TASK</source>
        <translation>工作</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>工作</translation>
    </message>
    <message>
        <source>list the rulesets</source>
        <translation>列出有哪些規則</translation>
    </message>
    <message>
        <source>explain every rule of one</source>
        <translation>逐條說明一套規則</translation>
    </message>
    <message>
        <source>show where two differ; status 1 if they do</source>
        <translation>說出兩套規則有哪裡不同；有不同時結束狀態為 1</translation>
    </message>
    <message>
        <source>check a file for mistakes; status 1 if there are any</source>
        <translation>檢查檔案有沒有錯；有錯時結束狀態為 1</translation>
    </message>
    <message>
        <source>print JSON</source>
        <translation>印出 JSON</translation>
    </message>
    <message>
        <source>a ruleset by its name, or a file with one</source>
        <translation>規則的名稱，或規則檔案</translation>
    </message>
    <message>
        <source>another</source>
        <translation>另一套</translation>
    </message>
    <message>
        <source>a file with a ruleset</source>
        <translation>規則檔案</translation>
    </message>
    <message>
        <source>print one JSON object for each round</source>
        <translation>每一局印出一個 JSON 物件</translation>
    </message>
    <message>
        <source>print a table for spreadsheets</source>
        <translation>印出試算表用的表格</translation>
    </message>
    <message>
        <source>let every level play the same cards, and print how far apart they are</source>
        <translation>讓每個級別打同樣的牌，並顯示它們相差多少</translation>
    </message>
    <message>
        <source>number of rounds, rounded up to whole deals (default: 1000)</source>
        <translation>打幾局，會補成完整的輪數（預設：1000）</translation>
    </message>
    <message>
        <source>a ruleset that comes with the game, or a file</source>
        <translation>遊戲附的規則，或檔案</translation>
    </message>
    <message>
        <source>number of players with --ladder (default: 4, if the rules are for four)</source>
        <translation>使用 --ladder 時的人數（預設：規則適合四人時為 4）</translation>
    </message>
    <message>
        <source>deal from this number (default: 0)</source>
        <translation>從這個數字開始發牌（預設：0）</translation>
    </message>
    <message>
        <source>print one JSON object instead of a table</source>
        <translation>印出一個 JSON 物件，不印表格</translation>
    </message>
    <message>
        <source>play by the rules engine, look at every state, and compare with the fast kernel</source>
        <translation>用規則引擎來打，檢查每個狀態，並和快速核心比對</translation>
    </message>
    <message>
        <source>number of processes; the result is the same for any number</source>
        <translation>用幾個處理程序；不管幾個結果都一樣</translation>
    </message>
    <message>
        <source>--seats goes with --ladder; otherwise --ai names every seat</source>
        <translation>--seats 要與 --ladder 一起用；否則由 --ai 寫出每個座位</translation>
    </message>
    <message>
        <source>--check goes with --ai, not with --ladder</source>
        <translation>--check 要與 --ai 一起用，不能與 --ladder 一起用</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}。</translation>
    </message>
    <message>
        <source>play</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>play a match against computer players</source>
        <translation>和電腦玩家打一場</translation>
    </message>
    <message>
        <source>show one round between computer players</source>
        <translation>看電腦玩家打一局</translation>
    </message>
    <message>
        <source>network</source>
        <translation>網路</translation>
    </message>
    <message>
        <source>open a table on the network</source>
        <translation>在網路上開桌</translation>
    </message>
    <message>
        <source>join a table on the network</source>
        <translation>加入網路上的牌桌</translation>
    </message>
    <message>
        <source>list the tables nearby</source>
        <translation>列出附近的牌桌</translation>
    </message>
    <message>
        <source>let a computer player join a table as a machine of its own</source>
        <translation>讓一個電腦玩家自成一台機器，加入牌桌</translation>
    </message>
    <message>
        <source>files</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>step through a recorded match or round in the window</source>
        <translation>在視窗裡一步一步看一場或一局的紀錄</translation>
    </message>
    <message>
        <source>print a recorded match, or a round that was dealt between machines</source>
        <translation>印出一場的紀錄，或多台機器一起發的一局</translation>
    </message>
    <message>
        <source>check a recorded match, or a round that was dealt between machines</source>
        <translation>核對一場的紀錄，或多台機器一起發的一局</translation>
    </message>
    <message>
        <source>print the score book of this computer</source>
        <translation>印出這台電腦的計分簿</translation>
    </message>
    <message>
        <source>rules and hands</source>
        <translation>規則與手牌</translation>
    </message>
    <message>
        <source>show, compare and check rulesets</source>
        <translation>說明、比較、檢查規則</translation>
    </message>
    <message>
        <source>answer questions about hands, one JSON line each</source>
        <translation>回答手牌的問題，一行一個 JSON</translation>
    </message>
    <message>
        <source>let computer players play each other and print their strength</source>
        <translation>讓電腦玩家互打，印出各自的實力</translation>
    </message>
    <message>
        <source>troubleshooting</source>
        <translation>診斷</translation>
    </message>
    <message>
        <source>find out why tables do not show up, and what to do about it</source>
        <translation>查出為什麼看不到牌桌，以及該怎麼辦</translation>
    </message>
    <message>
        <source>let machines deal and play a round that nobody can stack or lie about</source>
        <translation>讓幾台機器發牌並打一局，誰也不能做牌或說謊</translation>
    </message>
    <message>
        <source>let machines on this computer find each other, play a match and prove it fair</source>
        <translation>讓這台電腦上的幾台機器找到彼此、打一場，並提出證明</translation>
    </message>
    <message>
        <source>let simulated machines play on a bad network and check what must hold</source>
        <translation>讓模擬的機器在很差的網路上打牌，檢查必須成立的事</translation>
    </message>
    <message>
        <source>a match, line by line in this terminal</source>
        <translation>在這個終端機一行一行打一場</translation>
    </message>
    <message>
        <source>open a table for the family</source>
        <translation>替家人開桌</translation>
    </message>
    <message>
        <source>join the table with the number 37</source>
        <translation>加入顯示 37 號的牌桌</translation>
    </message>
    <message>
        <source>is this record true?</source>
        <translation>這份紀錄是真的嗎？</translation>
    </message>
    <message>
        <source>nobody can see my table</source>
        <translation>沒有人看得到我的牌桌</translation>
    </message>
    <message>
        <source>all went well</source>
        <translation>一切順利</translation>
    </message>
    <message>
        <source>the answer is no: a record is false, no table was found, a check failed</source>
        <translation>答案為「否」：紀錄不實、找不到牌桌、檢查沒過</translation>
    </message>
    <message>
        <source>the command is wrong, or a file cannot be read</source>
        <translation>這一行指令無法執行，或檔案無法讀取</translation>
    </message>
    <message>
        <source>signal N ended it, such as 130 after Ctrl-C</source>
        <translation>被訊號 N 結束，例如按 Ctrl-C 後是 130</translation>
    </message>
    <message>
        <source>Tứ Sắc, the four-color card game. Without a command, its window opens. tusac COMMAND --help explains one.</source>
        <translation>四色牌遊戲。不加指令就會開啟視窗。想進一步了解某個指令，請打 tusac 指令 --help。</translation>
    </message>
    <message>
        <source>laboratory</source>
        <translation>實驗室</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>範例</translation>
    </message>
    <message>
        <source>exit status</source>
        <translation>結束狀態</translation>
    </message>
    <message>
        <source>2 to 6 machines (default: 4)</source>
        <translation>2 到 6 台機器（預設：4）</translation>
    </message>
    <message>
        <source>let one of them cheat: {names}</source>
        <translation>讓其中一台作弊：{names}</translation>
    </message>
    <message>
        <source>write the record of the round, for `tusac verify`</source>
        <translation>寫下這一局的紀錄，給 `tusac verify` 用</translation>
    </message>
    <message>
        <source>print one JSON object with all figures</source>
        <translation>印出一個含所有數據的 JSON 物件</translation>
    </message>
    <message>
        <source>{name} takes {least} to {most} machines, not {machines}</source>
        <translation>{name} 需要 {least} 到 {most} 台機器，不是 {machines} 台</translation>
    </message>
    <message>
        <source>2 to 6 (default: 4)</source>
        <translation>2 到 6（預設：4）</translation>
    </message>
    <message>
        <source>1 to {most} (default: 3)</source>
        <translation>1 到 {most}（預設：3）</translation>
    </message>
    <message>
        <source>seats at the table (default: one per machine)</source>
        <translation>牌桌的座位數（預設：一台機器一個）</translation>
    </message>
    <message>
        <source>the rules (default: pvt, for any number)</source>
        <translation>規則（預設：pvt，幾個人都可以）</translation>
    </message>
    <message>
        <source>let the last machine be the program with its window, unseen</source>
        <translation>讓最後一台跑有視窗的程式，但不顯示</translation>
    </message>
    <message>
        <source>how many tables to simulate (default: 100)</source>
        <translation>要模擬幾張牌桌（預設：100）</translation>
    </message>
    <message>
        <source>the first seed (default: 0)</source>
        <translation>第一個種子（預設：0）</translation>
    </message>
    <message>
        <source>players at each, 2 to 6 (default: random)</source>
        <translation>每桌幾個人，2 到 6（預設：隨機）</translation>
    </message>
    <message>
        <source>exactly these, from {names} (default: a few at random)</source>
        <translation>就用這幾種故障，不用別的；可用：{names}（預設：隨機幾種）</translation>
    </message>
    <message>
        <source>whether a machine cheats at each table (default: sometimes, at random)</source>
        <translation>每張牌桌是不是有一台機器作弊（預設：隨機幾桌）</translation>
    </message>
    <message>
        <source>print one JSON object instead of lines</source>
        <translation>印出一個 JSON 物件，不逐行印出</translation>
    </message>
    <message>
        <source>there is no fault {text}; there are: {names}</source>
        <translation>沒有 {text} 這種故障；可以用的有：{names}</translation>
    </message>
    <message>
        <source>{text} is not a number of machines from 2 to {most}</source>
        <translation>{text} 不是 2 到 {most} 的機器台數</translation>
    </message>
    <message>
        <source>there is no player {text}; there are: {names}, and your own as FILE.py:CLASS</source>
        <translation>沒有 {text} 這種玩家；可以用的有：{names}，以及以 FILE.py:CLASS 指定的自寫玩家</translation>
    </message>
    <message>
        <source>the players, one for each seat, of {levels}, or FILE.py:CLASS for one of your own (default: {usual})</source>
        <translation>各個座位的玩家，可用：{levels}，或以 FILE.py:CLASS 指定自己寫的（預設：{usual}）</translation>
    </message>
    <message>
        <source>add what the records of your matches have and the book lacks</source>
        <translation>把對局記錄中有而計分簿中缺少的補上</translation>
    </message>
    <message>
        <source>Rounds dealt between machines to be checked: {n}</source>
        <translation>要檢查的局（多台機器一起發的）：{n}</translation>
    </message>
    <message>
        <source>{file} is there already; name another file</source>
        <translation>{file} 已經存在；請換一個檔名</translation>
    </message>
    <message>
        <source>Added from records: {rounds}</source>
        <translation>已從紀錄加入：{rounds}</translation>
    </message>
    <message>
        <source>put back what is in such a file</source>
        <translation>把這種檔案裡的內容還原</translation>
    </message>
    <message>
        <source>a backup made by tusac backup</source>
        <translation>用 tusac backup 製作的備份</translation>
    </message>
    <message>
        <source>restore it without asking</source>
        <translation>不詢問就還原</translation>
    </message>
    <message>
        <source>write keys, settings, rules, score book and games of this computer into one file</source>
        <translation>把這台電腦的金鑰、設定、規則、計分簿和牌局寫進一個檔案</translation>
    </message>
    <message>
        <source>where the backup is to be written; there must be no such file yet</source>
        <translation>備份要寫到哪裡；該檔案不能已經存在</translation>
    </message>
    <message>
        <source>print one JSON object, and without --yes change nothing</source>
        <translation>印出一個 JSON 物件；沒有 --yes 就什麼都不改</translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Computer ({level})</source>
        <translation>電腦（{level}）</translation>
    </message>
    <message>
        <source>Not played yet. Only your first try counts.</source>
        <translation>還沒打。只有第一次算數。</translation>
    </message>
    <message>
        <source>The computers are playing your cards…</source>
        <translation>電腦正在打你這一手牌…</translation>
    </message>
    <message>
        <source>You did better with these cards than any computer!</source>
        <translation>同樣的牌，你打得比每一個電腦都好！</translation>
    </message>
    <message>
        <source>You did better with these cards than the {level}.</source>
        <translation>同樣的牌，你打得比電腦（{level}）好。</translation>
    </message>
    <message>
        <source>You did as well with these cards as a computer.</source>
        <translation>同樣的牌，你打得和電腦一樣好。</translation>
    </message>
    <message>
        <source>This time the computers did better with your cards.</source>
        <translation>這次同樣的牌，電腦打得比較好。</translation>
    </message>
</context>
<context>
    <name>dates</name>
    <message>
        <source>Today, {time}</source>
        <translation>今天 {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>昨天 {time}</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>Today’s deal, {day}</source>
        <translation>今日一局，{day}</translation>
    </message>
    <message>
        <source>Daily deal, {day}</source>
        <translation>{day}的一局</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <translation>yyyy年M月</translation>
    </message>
</context>
<context>
    <name>dealing</name>
    <message>
        <source>all commit to keys and seeds</source>
        <translation>大家承諾各自的金鑰和種子</translation>
    </message>
    <message>
        <source>keys and seeds are opened</source>
        <translation>公開金鑰和種子</translation>
    </message>
    <message>
        <source>one after another shuffles and proves it</source>
        <translation>輪流洗牌並證明</translation>
    </message>
    <message>
        <source>all shuffles are verified, all name one deck</source>
        <translation>所有洗牌都已驗證，大家認定同一副牌</translation>
    </message>
    <message>
        <source>each commits to what it will owe, masked and proven</source>
        <translation>各自該交出的東西都已備妥、遮蔽並證明</translation>
    </message>
    <message>
        <source>all have their parts of the masks</source>
        <translation>大家都拿到了自己那部分遮罩</translation>
    </message>
    <message>
        <source>the masks over dealt cards are opened</source>
        <translation>打開已發出的牌上的遮罩</translation>
    </message>
    <message>
        <source>each reads its own hand</source>
        <translation>各自讀出自己的手牌</translation>
    </message>
    <message>
        <source>all name one result</source>
        <translation>大家認定同一個結果</translation>
    </message>
    <message>
        <source>all keys are shown, everything is checked again</source>
        <translation>亮出所有金鑰，全部重新核對</translation>
    </message>
    <message>
        <source>all sign what the audit came to</source>
        <translation>大家為複查的結果簽章</translation>
    </message>
    <message>
        <source>these bytes are not a message</source>
        <translation>這些位元組不是訊息</translation>
    </message>
    <message>
        <source>it is from another version</source>
        <translation>它是別的版本</translation>
    </message>
    <message>
        <source>it belongs to another table</source>
        <translation>它屬於別的牌桌</translation>
    </message>
    <message>
        <source>it belongs to another round</source>
        <translation>它屬於別的一局</translation>
    </message>
    <message>
        <source>no such machine is at the table</source>
        <translation>牌桌上沒有這台機器</translation>
    </message>
    <message>
        <source>its signature is false</source>
        <translation>它的簽章是假的</translation>
    </message>
    <message>
        <source>the others went on without its author</source>
        <translation>其他機器已經不等送出者，繼續打下去了</translation>
    </message>
    <message>
        <source>too many messages from its author are already waiting</source>
        <translation>送出者還有太多訊息沒處理</translation>
    </message>
    <message>
        <source>its author saw something different from the others</source>
        <translation>送出者看到的和其他機器不同</translation>
    </message>
    <message>
        <source>it does not say that its author agrees to the table</source>
        <translation>這不是送出者同意這張牌桌的話</translation>
    </message>
    <message>
        <source>it comes after the end</source>
        <translation>它在結束之後才到</translation>
    </message>
    <message>
        <source>it does not follow from what comes before it</source>
        <translation>它和前面的訊息接不起來</translation>
    </message>
    <message>
        <source>it sent different machines conflicting messages</source>
        <translation>它給不同的機器送出互相矛盾的訊息</translation>
    </message>
    <message>
        <source>it denies its previous message</source>
        <translation>它否認自己前一則訊息</translation>
    </message>
    <message>
        <source>it sent a message that was not asked for</source>
        <translation>它送出沒有人要求的訊息</translation>
    </message>
    <message>
        <source>it did not send what it was asked for</source>
        <translation>它答非所問</translation>
    </message>
    <message>
        <source>it signed a message that cannot be read</source>
        <translation>它簽了一則讀不懂的訊息</translation>
    </message>
    <message>
        <source>it contradicted itself about whom to go on without</source>
        <translation>它對於不等誰繼續打，前後說法矛盾</translation>
    </message>
    <message>
        <source>it is about a step that is already closed</source>
        <translation>它說的是已經結束的步驟</translation>
    </message>
    <message>
        <source>it opened something other than what it had committed to</source>
        <translation>它公開的和當初承諾的不同</translation>
    </message>
    <message>
        <source>its keys are not its own, or not keys at all</source>
        <translation>它的金鑰不是自己的，或根本不是金鑰</translation>
    </message>
    <message>
        <source>it used a key a second time</source>
        <translation>它把同一把金鑰用了第二次</translation>
    </message>
    <message>
        <source>its deck or proof cannot be read</source>
        <translation>它的牌或證明讀不出來</translation>
    </message>
    <message>
        <source>its deck is not a shuffle of the one before</source>
        <translation>它的牌不是由前一副洗出來的</translation>
    </message>
    <message>
        <source>it named a different deck</source>
        <translation>它認定的是另一副牌</translation>
    </message>
    <message>
        <source>its commitment is not what it owes</source>
        <translation>它備妥的和該交出的不同</translation>
    </message>
    <message>
        <source>it complained about something that was right</source>
        <translation>它對沒有錯的事提出異議</translation>
    </message>
    <message>
        <source>it opened a different mask than it had committed to</source>
        <translation>它打開的遮罩和當初備妥的不同</translation>
    </message>
    <message>
        <source>its parts of an absent machine’s masks are false</source>
        <translation>它交出的缺席機器遮罩是假的</translation>
    </message>
    <message>
        <source>it asked for a different card of the wall</source>
        <translation>它索取了牌堆裡的另一張牌</translation>
    </message>
    <message>
        <source>it let back a machine that may not return</source>
        <translation>它讓不該回來的機器回來</translation>
    </message>
    <message>
        <source>its share of a card is false</source>
        <translation>它那一份解牌的金鑰是假的</translation>
    </message>
    <message>
        <source>it acted for another seat</source>
        <translation>它替別的座位動作</translation>
    </message>
    <message>
        <source>it showed different cards than it had to</source>
        <translation>它亮出的牌和該亮的不同</translation>
    </message>
    <message>
        <source>it did not answer for each of its seats</source>
        <translation>它沒有替自己的每個座位作答</translation>
    </message>
    <message>
        <source>it opened a different answer than it had sealed</source>
        <translation>它公開的答案和當初封存的不同</translation>
    </message>
    <message>
        <source>that move is not possible there</source>
        <translation>在那裡不能這樣做</translation>
    </message>
    <message>
        <source>it named a different result</source>
        <translation>它認定的是另一個結果</translation>
    </message>
    <message>
        <source>it named a different outcome of the audit</source>
        <translation>它認定的複查結果不同</translation>
    </message>
    <message>
        <source>it showed different secrets than it had committed to</source>
        <translation>它亮出的秘密和當初承諾的不同</translation>
    </message>
    <message>
        <source>its shuffle does not follow from its seed</source>
        <translation>它的洗牌和它的種子對不上</translation>
    </message>
    <message>
        <source>its computer player would have moved differently</source>
        <translation>它的電腦玩家本來不會這樣打</translation>
    </message>
    <message>
        <source>too few players are left</source>
        <translation>剩下的人太少</translation>
    </message>
    <message>
        <source>a machine was proven to have cheated</source>
        <translation>已證明有一台機器作弊</translation>
    </message>
    <message>
        <source>they left before the deal was safe</source>
        <translation>它們在發牌還沒穩當前就離開了</translation>
    </message>
    <message>
        <source>The round was dealt and played fairly, to its end.</source>
        <translation>這一局公平地發牌、打牌，直到結束。</translation>
    </message>
    <message>
        <source>The round was dealt fairly and played to its end; the hidden moves of {machines} could not be checked, because their keys were not shown.</source>
        <translation>這一局發牌公平，也打到結束；但 {machines} 沒有亮出金鑰，它們暗中的動作沒有複查到。</translation>
    </message>
    <message>
        <source>The round does not count, because machines left it.</source>
        <translation>這一局不算，因為有機器離開了。</translation>
    </message>
    <message>
        <source>The record proves that {machines} cheated.</source>
        <translation>這份紀錄證明 {machines} 作弊。</translation>
    </message>
    <message>
        <source>The record is false: no machine can have sent this.</source>
        <translation>這份紀錄是假的：沒有機器會送出這樣的訊息。</translation>
    </message>
    <message>
        <source>The record stops before the end of the round.</source>
        <translation>這份紀錄在一局結束前就斷了。</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>沒有人</translation>
    </message>
    <message>
        <source>machine {n}</source>
        <translation>機器 {n}</translation>
    </message>
    <message>
        <source>Deal {n} at table {table}: {machines} machines, {seats} seats, {cards} cards.</source>
        <translation>牌桌 {table} 的第 {n} 局：{machines} 台機器、{seats} 個座位、{cards} 張牌。</translation>
    </message>
    <message>
        <source>Messages: {n}, each signed and in its place.</source>
        <translation>訊息：{n} 則，每則都有簽章，順序也對。</translation>
    </message>
    <message>
        <source>Shuffles: {n}, each proven to change no card.</source>
        <translation>洗牌：{n} 次，每次都證明沒有換牌。</translation>
    </message>
    <message>
        <source>Shares of cards: {n}, each proven.</source>
        <translation>解牌的份額：{n} 份，每份都已證明。</translation>
    </message>
    <message>
        <source>Cards shown: {n}, each one its seat was dealt.</source>
        <translation>亮出的牌：{n} 張，每張都是那個座位拿到的。</translation>
    </message>
    <message>
        <source>Answers: {n}, each as it was sealed.</source>
        <translation>作答：{n} 次，每次都和封存的一樣。</translation>
    </message>
    <message>
        <source>Choices of computer players: {n}, each the same when repeated.</source>
        <translation>電腦玩家的選擇：{n} 次，重算的結果都相同。</translation>
    </message>
    <message>
        <source>Shuffles repeated from their seeds: {n}.</source>
        <translation>用種子重做的洗牌：{n} 次。</translation>
    </message>
    <message>
        <source>Left the round: {machines}.</source>
        <translation>離開了這一局：{machines}。</translation>
    </message>
    <message>
        <source>Winner: {name}.</source>
        <translation>胡牌：{name}。</translation>
    </message>
    <message>
        <source>Machine {n} has the key {words} and plays for: {names}. {known}</source>
        <translation>機器 {n} 的金鑰是 {words}，代表：{names}。{known}</translation>
    </message>
    <message>
        <source>The key belongs to this installation.</source>
        <translation>這是這個安裝自己的金鑰。</translation>
    </message>
    <message>
        <source>You have met this key before, as {name}.</source>
        <translation>這把金鑰在這裡見過，當時叫 {name}。</translation>
    </message>
    <message>
        <source>This key is new here.</source>
        <translation>這裡不認識這把金鑰。</translation>
    </message>
    <message>
        <source>The record does not say who agreed to the table.</source>
        <translation>紀錄裡沒有誰同意過這張牌桌。</translation>
    </message>
    <message>
        <source>The record does not show that these agreed to the table: {machines}.</source>
        <translation>紀錄看不出這些機器同意過這張牌桌：{machines}。</translation>
    </message>
    <message>
        <source>All of them have signed the table: rules {rules}; from round {n} on; points before it: {points}.</source>
        <translation>它們全都為這張牌桌簽了章：規則 {rules}；從第 {n} 局起；之前的點數：{points}。</translation>
    </message>
    <message>
        <source>Names prove nothing. With keys that are new here ({machines}), anyone can make such a record alone: it is evidence only if these words belong to the players’ keys.</source>
        <translation>名字證明不了什麼；這裡不認識的金鑰（{machines}），任何人都能獨自造出這樣的紀錄：只有當這些詞確實屬於玩家的金鑰，它才算證據。</translation>
    </message>
    <message>
        <source>The winner’s keys are among them: the win counts only once they are shown.</source>
        <translation>其中有胡牌者的金鑰：亮出來之後這一胡才算數。</translation>
    </message>
    <message>
        <source>The others finished the round.</source>
        <translation>其他人把這一局打完了。</translation>
    </message>
    <message>
        <source>Message {n} ({kind}) in the name of {machine} is false: {what} ({rule}).</source>
        <translation>以 {machine} 名義送出的第 {n} 則訊息（{kind}）是假的：{what}（{rule}）。</translation>
    </message>
    <message>
        <source>{machines} machines, each its own process, deal {seats} hands ({backend}).</source>
        <translation>{machines} 台機器，各是獨立的處理程序，發 {seats} 手牌（{backend}）。</translation>
    </message>
    <message>
        <source>{machine} cheats: {name}. Try {n}.</source>
        <translation>{machine} 作弊：{name}。第 {n} 次嘗試。</translation>
    </message>
    <message>
        <source>{who} accuses {whom}: {what} ({rule}).</source>
        <translation>{who} 指控 {whom}：{what}（{rule}）。</translation>
    </message>
    <message>
        <source>{who} goes on without {whom}.</source>
        <translation>{who} 不等 {whom}，繼續打。</translation>
    </message>
    <message>
        <source>{who} gives up the round, because of {whom}.</source>
        <translation>{who} 因為 {whom} 而放棄這一局。</translation>
    </message>
    <message>
        <source>all hands are open to their owners; play begins</source>
        <translation>各家的手牌都只對自己打開了，開始打牌</translation>
    </message>
    <message>
        <source>the audit found nothing wrong</source>
        <translation>複查沒有發現問題</translation>
    </message>
    <message>
        <source>Each machine sent at most {kb} KB.</source>
        <translation>每台機器最多送出 {kb} KB。</translation>
    </message>
    <message>
        <source>The record is in {file}.</source>
        <translation>紀錄在 {file}。</translation>
    </message>
    <message>
        <source>Everything ended as it should.</source>
        <translation>該有的結果都出現了。</translation>
    </message>
    <message>
        <source>This should have ended differently.</source>
        <translation>結果不該是這樣。</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>This is for Linux desktops; here an installer does it.</source>
        <translation>這是給 Linux 桌面用的；在這裡由安裝程式處理。</translation>
    </message>
    <message>
        <source>Tứ Sắc is in your menu now, and a double-click opens records.</source>
        <translation>四色牌已經在你的選單裡，紀錄按兩下就能打開。</translation>
    </message>
    <message>
        <source>Tứ Sắc is gone from your menu.</source>
        <translation>四色牌已從選單移除。</translation>
    </message>
    <message>
        <source>Tứ Sắc was not in your menu.</source>
        <translation>選單裡本來就沒有四色牌。</translation>
    </message>
</context>
<context>
    <name>doctor</name>
    <message>
        <source>checking this computer ...</source>
        <translation>正在檢查這台電腦…</translation>
    </message>
    <message>
        <source>listening to the network, 4 s ...</source>
        <translation>正在聽網路上的動靜，4 秒…</translation>
    </message>
    <message>
        <source>calling other computers ...</source>
        <translation>正在連線其他電腦…</translation>
    </message>
    <message>
        <source>The firewall ufw is on; it may keep others from joining tables here.</source>
        <translation>防火牆 ufw 開著，別人可能進不了這裡開的桌。</translation>
    </message>
    <message>
        <source>To host: sudo ufw allow {ports}/tcp; sudo ufw allow 5353/udp</source>
        <translation>要開桌：sudo ufw allow {ports}/tcp; sudo ufw allow 5353/udp</translation>
    </message>
    <message>
        <source>The firewall firewalld is on; it may keep others from joining tables here.</source>
        <translation>防火牆 firewalld 開著，別人可能進不了這裡開的桌。</translation>
    </message>
    <message>
        <source>To host: sudo firewall-cmd --permanent --add-service=mdns --add-port={dashed}/tcp; sudo firewall-cmd --reload</source>
        <translation>要開桌：sudo firewall-cmd --permanent --add-service=mdns --add-port={dashed}/tcp; sudo firewall-cmd --reload</translation>
    </message>
    <message>
        <source>This system’s firewall blocks incoming connections.</source>
        <translation>系統的防火牆會擋掉不請自來的連線。</translation>
    </message>
    <message>
        <source>To host: allow TCP ports {dashed} and UDP port 5353 in.</source>
        <translation>要開桌：請讓 TCP 連接埠 {dashed} 和 UDP 連接埠 5353 進來。</translation>
    </message>
    <message>
        <source>Windows thinks this network is public and keeps others out.</source>
        <translation>Windows 把這個網路當成公用網路，不讓別人進來。</translation>
    </message>
    <message>
        <source>Settings &gt; Network &gt; network properties: choose Private if this is your home network.</source>
        <translation>設定 &gt; 網路 &gt; 這個網路的內容：如果是家裡的網路，請選「私人」。</translation>
    </message>
    <message>
        <source>The firewall of macOS is on; it may keep others from joining tables here.</source>
        <translation>macOS 的防火牆開著，別人可能進不了這裡開的桌。</translation>
    </message>
    <message>
        <source>System Settings &gt; Network &gt; Firewall &gt; Options: allow incoming connections for the game.</source>
        <translation>系統設定 &gt; 網路 &gt; 防火牆 &gt; 選項：允許遊戲的傳入連線。</translation>
    </message>
    <message>
        <source>What the program does is logged in {path}.</source>
        <translation>程式做了什麼都記在 {path}。</translation>
    </message>
    <message>
        <source>This computer is fine. Is a table open, and on the same Wi-Fi?</source>
        <translation>這台電腦一切正常。牌桌開了嗎？是不是同一個 Wi-Fi？</translation>
    </message>
    <message>
        <source>tusac {program}, protocol {protocol}; {parts}; deals by {back_end}</source>
        <translation>tusac {program}，協定 {protocol}；{parts}；發牌用 {back_end}</translation>
    </message>
    <message>
        <source>{name} is not installed.</source>
        <translation>沒有安裝 {name}。</translation>
    </message>
    <message>
        <source>Without it there is no window; you can still play in the terminal.</source>
        <translation>少了它就沒有視窗，但在終端機還是可以玩。</translation>
    </message>
    <message>
        <source>A fast library for fair deals is missing, so each round takes seconds to deal.</source>
        <translation>公平發牌沒有用快速的函式庫計算，每局要多花好幾秒。</translation>
    </message>
    <message>
        <source>It should have come with this package: reinstall the game.</source>
        <translation>這個套件本來應該附上它：請重新安裝遊戲。</translation>
    </message>
    <message>
        <source>Install btclib_libsecp256k1 or gmpy2.</source>
        <translation>請安裝 btclib_libsecp256k1 或 gmpy2。</translation>
    </message>
    <message>
        <source>{path} can’t be written ({error}), so nothing is saved there.</source>
        <translation>{path} 無法寫入（{error}）：那裡什麼都存不下來。</translation>
    </message>
    <message>
        <source>Make the folder yours, or free up some space.</source>
        <translation>請把資料夾的擁有者改成自己，或騰出一些空間。</translation>
    </message>
    <message>
        <source>Settings and records can be saved: {paths}</source>
        <translation>設定和紀錄都可以寫入：{paths}</translation>
    </message>
    <message>
        <source>Networks in use: {networks}</source>
        <translation>使用中的網路：{networks}</translation>
    </message>
    <message>
        <source>This computer isn’t on a home network, so it can’t meet other computers.</source>
        <translation>這台電腦沒有連上家裡的網路，只有它自己的程式能互相看見。</translation>
    </message>
    <message>
        <source>Join the Wi-Fi of the others, or plug in a cable.</source>
        <translation>請連上大家用的 Wi-Fi，或插上網路線。</translation>
    </message>
    <message>
        <source>A VPN is on ({network}); it can hide the home network from the game.</source>
        <translation>VPN 開著（{network}），遊戲可能因此看不到家裡的網路。</translation>
    </message>
    <message>
        <source>If tables don’t show up: let the VPN allow local networks, or turn it off.</source>
        <translation>如果一直看不到牌桌：請讓 VPN 允許區域網路，或把它關掉。</translation>
    </message>
    <message>
        <source>Networks of virtual machines and containers are ignored: {names}</source>
        <translation>虛擬機器和容器的網路不使用：{names}</translation>
    </message>
    <message>
        <source>{program} keeps UDP port 5353 (mDNS) for itself, so tables don’t show up here.</source>
        <translation>{program} 獨占 UDP 連接埠 5353（mDNS）：這裡看不到牌桌。</translation>
    </message>
    <message>
        <source>Another program keeps UDP port 5353 (mDNS) for itself, so tables don’t show up here.</source>
        <translation>別的程式獨占 UDP 連接埠 5353（mDNS）：這裡看不到牌桌。</translation>
    </message>
    <message>
        <source>Close that program, or let it share the port; until then, join by number.</source>
        <translation>請關掉那個程式，或讓它共用這個連接埠；在那之前請用桌號加入。</translation>
    </message>
    <message>
        <source>What this computer announces on {name} can be heard.</source>
        <translation>這台電腦在 {name} 上的廣播，在那裡聽得到。</translation>
    </message>
    <message>
        <source>What this computer announces on {name} can’t even be heard here.</source>
        <translation>這台電腦在 {name} 上的廣播，連自己都聽不到。</translation>
    </message>
    <message>
        <source>Let UDP port 5353 (mDNS) through the firewall; until then, join by number or address.</source>
        <translation>請讓 UDP 連接埠 5353（mDNS）通過防火牆；在那之前請用桌號或位址加入。</translation>
    </message>
    <message>
        <source>Other programs use all the ports {dashed}, so you can’t open a table.</source>
        <translation>連接埠 {dashed} 全被別的程式占用，無法開桌。</translation>
    </message>
    <message>
        <source>Close the other tables on this computer.</source>
        <translation>請關掉這台電腦上的其他牌桌。</translation>
    </message>
    <message>
        <source>A table here couldn’t be reached at {hosts}, not even from this computer.</source>
        <translation>這裡的牌桌在 {hosts} 連不上，連這台電腦自己也不行。</translation>
    </message>
    <message>
        <source>Let TCP ports {dashed} through the firewall.</source>
        <translation>請讓 TCP 連接埠 {dashed} 通過防火牆。</translation>
    </message>
    <message>
        <source>Port {default} is in use, perhaps by one of your tables; the next would use {port}.</source>
        <translation>連接埠 {default} 使用中，也許是你的另一張桌；下一張會用 {port}。</translation>
    </message>
    <message>
        <source>A table here would use port {port}, and can be reached from this computer.</source>
        <translation>這裡的牌桌會用連接埠 {port}，從這台電腦連得上。</translation>
    </message>
    <message>
        <source>No sign of a firewall that keeps others out.</source>
        <translation>看起來沒有防火牆擋住別人。</translation>
    </message>
    <message>
        <source>No other device was heard. There may be none, or the Wi-Fi keeps devices apart, as guest networks do, or blocks multicast.</source>
        <translation>聽不到其他裝置。也許真的沒有；也可能是 Wi-Fi 把裝置互相隔開（訪客網路就會這樣），或丟掉了多點傳送。</translation>
    </message>
    <message>
        <source>Use the main Wi-Fi, not the guest one; or join by number or address.</source>
        <translation>請用主要的 Wi-Fi，不要用訪客網路；或用桌號、位址加入。</translation>
    </message>
    <message>
        <source>Other devices heard: {n}</source>
        <translation>聽到的其他裝置：{n}</translation>
    </message>
    <message>
        <source>They can be reached from here.</source>
        <translation>從這裡連得上它們。</translation>
    </message>
    <message>
        <source>Others answer, but block calls to a table: that’s their firewall, not the Wi-Fi.</source>
        <translation>其他電腦在網路上有回應，卻擋掉牌桌的連線：是它們的防火牆，不是 Wi-Fi。</translation>
    </message>
    <message>
        <source>To join a table there, that computer has to allow TCP ports {dashed} in.</source>
        <translation>要加入那邊的牌桌，那台電腦要讓 TCP 連接埠 {dashed} 進來。</translation>
    </message>
    <message>
        <source>macOS won’t let the game reach devices on this network.</source>
        <translation>macOS 不讓遊戲連到這個網路上的裝置。</translation>
    </message>
    <message>
        <source>System Settings &gt; Privacy &amp; Security &gt; Local Network: allow it for the game.</source>
        <translation>系統設定 &gt; 隱私權與安全性 &gt; 區域網路：允許這個遊戲。</translation>
    </message>
    <message>
        <source>None of them can be reached from here: the Wi-Fi keeps devices apart, or a VPN takes all traffic.</source>
        <translation>從這裡一個都連不上：不是 Wi-Fi 把裝置互相隔開，就是 VPN 攔走了所有封包。</translation>
    </message>
    <message>
        <source>Turn off client isolation in the router, use the main Wi-Fi, or turn off the VPN.</source>
        <translation>請關閉路由器的用戶端隔離、改用主要的 Wi-Fi，或關掉 VPN。</translation>
    </message>
    <message>
        <source>No table is announced nearby right now.</source>
        <translation>目前附近沒有開著的牌桌。</translation>
    </message>
    <message>
        <source>Tables nearby: {n}</source>
        <translation>附近的牌桌：{n}</translation>
    </message>
    <message>
        <source>{name} has version {theirs} of the game, which yours doesn’t understand.</source>
        <translation>{name} 的遊戲是版本 {theirs}，這裡的版本看不懂。</translation>
    </message>
    <message>
        <source>Update both to the newer version.</source>
        <translation>請兩邊都更新到較新的版本。</translation>
    </message>
    <message>
        <source>{name}, a table on this computer, doesn’t answer.</source>
        <translation>這台電腦的牌桌 {name} 沒有回應。</translation>
    </message>
    <message>
        <source>Let the game through the firewall here, or open that table again.</source>
        <translation>請讓遊戲通過這裡的防火牆，或重新開那張桌。</translation>
    </message>
    <message>
        <source>{name} is visible, but its computer doesn’t answer.</source>
        <translation>看得到 {name}，但它的電腦沒有回應。</translation>
    </message>
    <message>
        <source>Ask its host to let the game through the firewall, and to press “Can’t see your table?” there.</source>
        <translation>請桌主讓遊戲通過防火牆，並在那邊按「看不到牌桌？」。</translation>
    </message>
</context>
<context>
    <name>drawer</name>
    <message>
        <source>nobody wanted it</source>
        <translation>沒有人要</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>These cards aren’t on the table any more.</source>
        <translation>這些牌已經不在桌上了。</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>摸牌</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>&quot;You draw&quot;, &quot;You discard&quot;, &quot;Lan draws&quot;, &quot;Lan discards&quot;: the name stands before it, the card below</extracomment>
        <translation>摸牌</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>打牌</translation>
    </message>
</context>
<context>
    <name>face</name>
    <message>
        <source>Lotus</source>
        <translation>蓮花</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>燈籠</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>茶壺</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>魚</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>鼓</translation>
    </message>
    <message>
        <source>Kite</source>
        <translation>風箏</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>月亮</translation>
    </message>
    <message>
        <source>Buffalo</source>
        <translation>水牛</translation>
    </message>
    <message>
        <source>Conical hat</source>
        <translation>斗笠</translation>
    </message>
    <message>
        <source>Swallow</source>
        <translation>燕子</translation>
    </message>
    <message>
        <source>Persimmon</source>
        <translation>柿子</translation>
    </message>
    <message>
        <source>Oil lamp</source>
        <translation>油燈</translation>
    </message>
    <message>
        <source>Dragonfly</source>
        <translation>蜻蜓</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>小船</translation>
    </message>
    <message>
        <source>Bamboo</source>
        <translation>竹子</translation>
    </message>
    <message>
        <source>Moon cake</source>
        <translation>月餅</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>蝴蝶</translation>
    </message>
    <message>
        <source>Rice bowl</source>
        <translation>飯碗</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>烏龜</translation>
    </message>
    <message>
        <source>Star fruit</source>
        <translation>楊桃</translation>
    </message>
    <message>
        <source>Palm</source>
        <translation>椰子樹</translation>
    </message>
    <message>
        <source>Watermelon</source>
        <translation>西瓜</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>扇子</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>鈴鐺</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>{path}: not valid TOML: {problem}</source>
        <translation>{path}：不是 TOML 文字：{problem}</translation>
    </message>
    <message>
        <source>{path}: cannot be read: {problem}</source>
        <translation>{path}：無法讀取：{problem}</translation>
    </message>
    <message>
        <source>{key}: no such setting</source>
        <translation>{key}：沒有這個設定</translation>
    </message>
    <message>
        <source>{key}: {value} cannot be used ({why}); the default is used</source>
        <translation>{key}：{value} 不能用（{why}），改用預設值</translation>
    </message>
    <message>
        <source>user_papers, user_inks: one needs the other; neither is used</source>
        <translation>user_papers、user_inks：兩個要一起設，現在都不使用</translation>
    </message>
    <message>
        <source>palette: there is no user palette; the default is used</source>
        <translation>palette：沒有自訂的配色，改用預設值</translation>
    </message>
    <message>
        <source>han, latin, words: a card needs one of them; words are used</source>
        <translation>han、latin、words：牌上至少要有一種；改用 words</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>還有其他</translation>
    </message>
    <message>
        <source>it must be text</source>
        <translation>這裡要填文字</translation>
    </message>
    <message>
        <source>it must be true or false</source>
        <translation>這裡要填 true 或 false</translation>
    </message>
    <message>
        <source>it must be a whole number from {low} to {high}</source>
        <translation>這裡要填 {low} 到 {high} 的整數</translation>
    </message>
    <message>
        <source>it must be one of {choices}</source>
        <translation>這裡要填 {choices} 其中之一</translation>
    </message>
    <message>
        <source>it must be a list</source>
        <translation>這裡要填清單</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>這是資料夾</translation>
    </message>
    <message>
        <source>not an ordinary file</source>
        <translation>不是一般檔案</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>not UTF-8 text</source>
        <translation>不是 UTF-8 文字</translation>
    </message>
    <message>
        <source>{file} cannot be used ({why}); the game goes on without it.</source>
        <translation>{file} 不能用（{why}）；遊戲不靠它也能繼續。</translation>
    </message>
    <message>
        <source>{file} cannot be used ({why}); it was renamed to {aside}, and the game goes on without it.</source>
        <translation>{file} 不能用（{why}）；已改名為 {aside}，遊戲不靠它也能繼續。</translation>
    </message>
    <message>
        <source>{file} is from a newer version of the game. This one goes on without it and leaves it as it is; update the game to use it.</source>
        <translation>{file} 來自較新版本的遊戲。本版本先不用它繼續進行，檔案保持原樣；要使用它，請更新遊戲。</translation>
    </message>
    <message>
        <source>Your settings can’t be saved ({why}). They last until you close the game.</source>
        <translation>你的設定無法儲存（{why}），只在關閉遊戲之前有效。</translation>
    </message>
    <message>
        <source>Your score book can’t be updated right now ({why}). The game goes on, but the book may be missing rounds.</source>
        <translation>現在無法更新你的計分簿（{why}）。遊戲照常進行，但計分簿裡可能會缺少幾局。</translation>
    </message>
    <message>
        <source>a newer version of the game has written it</source>
        <translation>由較新版本的遊戲寫成</translation>
    </message>
    <message>
        <source>{file} can’t be read right now ({why}). The game goes on without it and leaves it as it is; close other programs that use it, and start the game again.</source>
        <translation>{file} 現在讀不了（{why}）。遊戲先不用它繼續進行，檔案保持原樣；請關閉正在使用它的其他程式，再重新開啟遊戲。</translation>
    </message>
    <message>
        <source>it must be four colors such as F2C14E</source>
        <translation>這裡要填四種顏色，例如 F2C14E</translation>
    </message>
</context>
<context>
    <name>glossary</name>
    <message>
        <source>card</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>One of seven pieces, in one of four colors.</source>
        <translation>七種棋子之一，印在四種顏色之一的紙上。</translation>
    </message>
    <message>
        <source>color</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>The color of a card’s paper: green ●, red ▲, white ○ or yellow ■.</source>
        <translation>牌紙的顏色：綠 ●、紅 ▲、白 ○ 或黃 ■。</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>鬼牌</translation>
    </message>
    <message>
        <source>One of five cards without a color. Each is a set by itself.</source>
        <translation>五張沒有顏色的牌之一，每張自成一組。</translation>
    </message>
    <message>
        <source>set</source>
        <translation>牌組</translation>
    </message>
    <message>
        <source>Cards that belong together. When all your cards are in sets, you win.</source>
        <translation>湊在一起的牌。手上只有牌組、沒有雜牌的人就胡。</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>對子</translation>
    </message>
    <message>
        <source>Two identical cards.</source>
        <translation>兩張相同的牌。</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Three identical cards. Strictly, a khạp is three dealt to your hand, waiting for the fourth.</source>
        <translation>三張相同的牌。越南話的 khạp 專指發牌時就在手上的三張（暗碰），等著第四張。</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>槓</translation>
    </message>
    <message>
        <source>Four identical cards, the most valuable set.</source>
        <translation>四張相同的牌，最值錢的牌組。</translation>
    </message>
    <message>
        <source>opening a khạp</source>
        <translation>開暗碰</translation>
    </message>
    <message>
        <source>Laying down three identical cards with the fourth, as a Kong.</source>
        <translation>用第四張把手上三張相同的牌一起攤成槓。</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>Three different cards: General, Advisor, Elephant of one color; Chariot, Cannon, Horse of one color; or one piece in three colors, by most rules only the Soldier.</source>
        <translation>三張不同的牌：同色的將、士、象；同色的車、馬、包；或同一種棋子的三種顏色，多數規則只限卒。</translation>
    </message>
    <message>
        <source>Quad</source>
        <translation>四色</translation>
    </message>
    <message>
        <source>One piece in all four colors, by most rules only the Soldier.</source>
        <translation>同一種棋子，四種顏色都有，多數規則只限卒。</translation>
    </message>
    <message>
        <source>even sets</source>
        <translation>雙數組</translation>
    </message>
    <message>
        <source>Identical cards, one piece in different colors, and Generals.</source>
        <translation>相同的牌、不同顏色的同一種棋子，以及將。</translation>
    </message>
    <message>
        <source>odd sets</source>
        <translation>單數組</translation>
    </message>
    <message>
        <source>General, Advisor, Elephant, or Chariot, Cannon, Horse, of one color.</source>
        <translation>同色的將士象，或同色的車馬包。</translation>
    </message>
    <message>
        <source>junk</source>
        <translation>雜牌</translation>
    </message>
    <message>
        <source>Cards in your hand that fit no set, however you arrange them.</source>
        <translation>不管怎麼排，都湊不進任何牌組的手牌。</translation>
    </message>
    <message>
        <source>pair on a Chow</source>
        <translation>吃上帶對</translation>
    </message>
    <message>
        <source>A pair that shares a card with a Chow in your hand. Its Pong would leave junk.</source>
        <translation>手上有對子，其中一張又能和別的牌湊成吃。拿對子去碰，就會多出雜牌。</translation>
    </message>
    <message>
        <source>headless Chow</source>
        <translation>缺將的吃</translation>
    </message>
    <message>
        <source>Advisor and Elephant without their General, or getting that General after all.</source>
        <translation>有士和象，就缺同色的將；後來終於等到。</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>牌堆</translation>
    </message>
    <message>
        <source>The cards nobody has drawn yet.</source>
        <translation>還沒摸的牌。</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>摸牌</translation>
    </message>
    <message>
        <source>To turn over the next card of the wall. It never goes into anyone’s hand.</source>
        <translation>翻開牌堆的下一張。摸到的牌不會進手牌。</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>To put a card from your hand on the table, where others can take it.</source>
        <translation>把一張手牌放到桌上，別人可以要。</translation>
    </message>
    <message>
        <source>card on offer</source>
        <translation>場上的牌</translation>
    </message>
    <message>
        <source>The card just drawn or discarded, which can be claimed now.</source>
        <translation>剛摸到或剛打出、現在大家可以要的那張牌。</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>To take the card on offer and lay it down in a set with cards from your hand.</source>
        <translation>拿下場上的牌，和手牌湊成一組攤在桌上。</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>輪到的人</translation>
    </message>
    <message>
        <source>You drew the card, or sit next after the player who discarded it. You may make any set with it.</source>
        <translation>摸到這張牌的人，或打牌者的下家；可以用它湊任何牌組。</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>莊家</translation>
    </message>
    <message>
        <source>The player who gets one extra card and starts with a discard.</source>
        <translation>比別人多拿一張，並先打牌的人。</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>聽牌</translation>
    </message>
    <message>
        <source>You need just one more card to win.</source>
        <translation>只差一張就胡。</translation>
    </message>
    <message>
        <source>passing up a Pong</source>
        <translation>放過碰</translation>
    </message>
    <message>
        <source>Not taking a Pong while waiting. At many tables you have to say so.</source>
        <translation>聽牌時不碰。不少牌桌要求說出來。</translation>
    </message>
    <message>
        <source>win</source>
        <translation>胡</translation>
    </message>
    <message>
        <source>All your cards are in sets, and the round ends.</source>
        <translation>所有的牌都在牌組裡；這一局結束。</translation>
    </message>
    <message>
        <source>win with a Kong</source>
        <translation>帶槓胡</translation>
    </message>
    <message>
        <source>A win by a player who has a Kong. In many families it pays double.</source>
        <translation>有槓的人胡牌；不少人家打雙倍。</translation>
    </message>
    <message>
        <source>dealt win</source>
        <translation>天胡</translation>
    </message>
    <message>
        <source>Your dealt cards are complete before any claim.</source>
        <translation>發下來的牌不必要牌就已經完整。</translation>
    </message>
    <message>
        <source>point</source>
        <translation>點</translation>
    </message>
    <message>
        <source>What sets are worth. Payments are counted in points too.</source>
        <translation>牌組的計算單位，付錢也照它算。四色牌的老玩家說「胡」。</translation>
    </message>
    <message>
        <source>match score</source>
        <translation>整場得分</translation>
    </message>
    <message>
        <source>The points a player has won and lost in this match so far.</source>
        <translation>這位玩家在這一場裡到現在為止輸贏的點數。</translation>
    </message>
    <message>
        <source>letters on the cards</source>
        <translation>牌上的字母</translation>
    </message>
    <message>
        <source>A General, B Advisor, C Elephant; X Chariot, Y Cannon, Z Horse: A B C or X Y Z of one color make a Chow. On Soldiers E, S, W, N stand for green, red, white, yellow. The settings can switch the letters off.</source>
        <translation>A 將、B 士、C 象；X 車、Y 包、Z 馬：同色的 A B C 或 X Y Z 可以吃成一組。卒上的 E、S、W、N 表示綠、紅、白、黃。可以在設定裡關掉字母。</translation>
    </message>
    <message>
        <source>paying for all</source>
        <translation>包賠</translation>
    </message>
    <message>
        <source>Paying for all the losers after a mistake. In this game you can’t make one.</source>
        <translation>出了錯，要替其他輸家付。程式不會讓人出錯。</translation>
    </message>
    <message>
        <source>mulligan</source>
        <translation>重發</translation>
    </message>
    <message>
        <source>Throwing in a hopeless hand: everyone gets new cards.</source>
        <translation>手牌太差沒指望，大家的牌全部重發。</translation>
    </message>
    <message>
        <source>An older computer game of Tứ Sắc, from France. The classic rules here are those it plays by.</source>
        <translation>一款較早的法國四色牌電腦遊戲。這裡的經典打法就是照它的。</translation>
    </message>
    <message>
        <source>stealing</source>
        <translation>搶牌</translation>
    </message>
    <message>
        <source>Claiming a card out of turn. Players who are skipped lose their turn.</source>
        <translation>沒輪到卻先要走牌；被跳過的人少一輪。</translation>
    </message>
    <message>
        <source>Three different cards: General, Advisor, Elephant of one color; Chariot, Cannon, Horse of one color; or one piece in three colors: {pieces}.</source>
        <translation>三張不同的牌：同色的將、士、象；同色的車、馬、包；或同一種棋子的三種顏色：{pieces}。</translation>
    </message>
    <message>
        <source>Three different cards of one color: General, Advisor, Elephant, or Chariot, Cannon, Horse.</source>
        <translation>三張同色而不同的牌：將、士、象，或車、馬、包。</translation>
    </message>
    <message>
        <source>One piece in all four colors; by these rules that’s no set.</source>
        <translation>同一種棋子的四種顏色；照這套規則不成組。</translation>
    </message>
</context>
<context>
    <name>guide</name>
    <message>
        <source>The cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Sets and their points</source>
        <translation>牌組和點數</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>發牌</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>一輪怎麼打</translation>
    </message>
    <message>
        <source>Who gets the card</source>
        <translation>牌歸誰</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>將</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>鬼牌</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>算帳</translation>
    </message>
    <message>
        <source>Further rules</source>
        <translation>其他規則</translation>
    </message>
    <message>
        <source>Three identical Generals.</source>
        <translation>三張相同的將。</translation>
    </message>
    <message>
        <source>Four identical Generals.</source>
        <translation>四張一樣的將。</translation>
    </message>
    <message>
        <source>Four identical cards.</source>
        <translation>四張相同。</translation>
    </message>
    <message>
        <source>Three identical cards.</source>
        <translation>三張相同。</translation>
    </message>
    <message>
        <source>Two identical cards.</source>
        <translation>兩張相同。</translation>
    </message>
    <message>
        <source>General, Advisor, Elephant of one color.</source>
        <translation>同色的將、士、象。</translation>
    </message>
    <message>
        <source>Chariot, Cannon, Horse of one color.</source>
        <translation>同色的車、馬、包。</translation>
    </message>
    <message>
        <source>One piece in three colors: {pieces}.</source>
        <translation>同一種棋子的三種顏色：{pieces}。</translation>
    </message>
    <message>
        <source>Before the first discard you may fold: you sit out the round and pay nothing.</source>
        <translation>莊家打第一張牌之前可以棄牌：這局不再玩，什麼也不用輸。</translation>
    </message>
    <message>
        <source>A dealer whose dealt cards are all in sets may win at once.</source>
        <translation>莊家發到的牌全部成組，可以馬上胡。</translation>
    </message>
    <message>
        <source>With five or six players, the wall is drawn to its end.</source>
        <translation>五人或六人時，牌堆一直摸到完。</translation>
    </message>
    <message>
        <source>For a Kong of jokers, that’s {n}.</source>
        <translation>鬼牌槓算 {n}。</translation>
    </message>
    <message>
        <source>For a dealt Kong of jokers, that’s {n}.</source>
        <translation>發到手就有的鬼牌槓算 {n}。</translation>
    </message>
    <message>
        <source>twice</source>
        <extracomment>how often points or a stake count: &quot;gets twice the points&quot;, &quot;everything counts twice&quot;</extracomment>
        <translation>兩倍</translation>
    </message>
    <message>
        <source>{n} times</source>
        <extracomment>how often points or a stake count: &quot;gets 3 times the points&quot;, &quot;everything counts 3 times&quot;</extracomment>
        <translation>{n} 倍</translation>
    </message>
    <message>
        <source>If another player discarded or drew the winning card, they pay this for all losers.</source>
        <translation>胡的那張若是別人打出或翻出的（放槍），就由他替所有輸家付這些。</translation>
    </message>
    <message>
        <source>One piece in all four colors: {pieces}.</source>
        <translation>同一種棋子四色齊全：{pieces}。</translation>
    </message>
    <message>
        <source>A single General, or a joker.</source>
        <translation>單獨一張將，或一張鬼牌。</translation>
    </message>
    <message>
        <source>A single General.</source>
        <translation>單獨一張將。</translation>
    </message>
    <message>
        <source>any piece</source>
        <translation>任何棋子</translation>
    </message>
    <message>
        <source>Four identical cards, but no Soldiers.</source>
        <translation>四張一樣的牌，卒除外。</translation>
    </message>
    <message>
        <source>Three identical cards, but no Soldiers.</source>
        <translation>三張一樣的牌，卒除外。</translation>
    </message>
    <message>
        <source>Two identical cards, but no Soldiers.</source>
        <translation>兩張一樣的牌，卒除外。</translation>
    </message>
    <message>
        <source>For {players} players.</source>
        <translation>{players} 人玩。</translation>
    </message>
    <message>
        <source>Seven pieces: {pieces}.</source>
        <translation>七種棋子：{pieces}。</translation>
    </message>
    <message>
        <source>Four colors, with {copies} copies of each card for up to four players.</source>
        <translation>四種顏色；四人以下每張牌各有 {copies} 張。</translation>
    </message>
    <message>
        <source>Five jokers, without a color.</source>
        <translation>五張鬼牌，沒有顏色。</translation>
    </message>
    <message>
        <source>The deck has {cards}.</source>
        <translation>整副牌有 {cards}。</translation>
    </message>
    <message>
        <source>{cards} for {players} players</source>
        <translation>{players} 人玩時 {cards}</translation>
    </message>
    <message>
        <source>You win when all {n} cards are in sets. Cards that fit no set are junk.</source>
        <translation>{n} 張牌全部湊成牌組就胡。湊不進牌組的是雜牌。</translation>
    </message>
    <message>
        <source>With six players, that’s {n} cards.</source>
        <translation>六人時是 {n} 張。</translation>
    </message>
    <message>
        <source>A hand worth less than {points} can’t win.</source>
        <translation>不到 {points} 的牌不能胡。</translation>
    </message>
    <message>
        <source>With five or six players, {points} are enough.</source>
        <translation>五人或六人時，{points}就夠。</translation>
    </message>
    <message>
        <source>With five or six players, it has to be worth {points}.</source>
        <translation>五人或六人時，要有{points}。</translation>
    </message>
    <message>
        <source>Players draw and discard in turn, and may take a card that another has drawn or discarded. Whoever first has every card in a set wins.</source>
        <translation>大家輪流摸牌、打牌，別人摸到或打出的牌也可以要。誰先把所有的牌湊成牌組，誰就胡。</translation>
    </message>
    <message>
        <source>A single joker.</source>
        <translation>單張鬼牌。</translation>
    </message>
    <message>
        <source>Any four jokers.</source>
        <translation>任四張鬼牌。</translation>
    </message>
    <message>
        <source>Each Kong that you’ve drawn a card for makes it one card more.</source>
        <translation>每開一個補過牌的槓，就多一張。</translation>
    </message>
    <message>
        <source>Playing with real cards? The points of a winning hand always come to an odd number: if you count an even one, count again.</source>
        <translation>用真牌打的時候：胡牌的點數一定是單數，數出雙數就再數一次。</translation>
    </message>
    <message>
        <source>Dice decide who deals first.</source>
        <translation>第一局的莊家用骰子決定。</translation>
    </message>
    <message>
        <source>Everyone draws a card; the highest deals first.</source>
        <translation>每人抽一張牌，最大的人先做莊。</translation>
    </message>
    <message>
        <source>The first dealer is chosen at random.</source>
        <translation>第一局的莊家隨機決定。</translation>
    </message>
    <message>
        <source>Everyone gets {n} cards, the dealer one more.</source>
        <translation>每人發 {n} 張，莊家多一張。</translation>
    </message>
    <message>
        <source>With six players, it’s {n} cards, and the dealer gets one more.</source>
        <translation>六人時每人{n}張，莊家多一張。</translation>
    </message>
    <message>
        <source>They’re dealt in packets: six to the dealer, then five to each player, round and round.</source>
        <translation>分批發牌：莊家先拿六張，其他人每次五張，一輪一輪發完。</translation>
    </message>
    <message>
        <source>A dealt Kong is laid open at once, without a replacement card, and is worth {points}.</source>
        <translation>發到手就有的槓要馬上攤開，不補牌，算 {points}。</translation>
    </message>
    <message>
        <source>A dealt Kong of Generals is worth {points}.</source>
        <translation>發到手就有的將槓算 {points}。</translation>
    </message>
    <message>
        <source>A dealt Kong of jokers is worth {points}.</source>
        <translation>發到手就有的鬼牌槓算 {points}。</translation>
    </message>
    <message>
        <source>A dealt Pong is marked with a coin: everyone knows you have one, but not which.</source>
        <translation>發到手就有的暗碰要放一枚錢幣：大家知道有，但不知道是哪張。</translation>
    </message>
    <message>
        <source>If you’re dealt no General, no joker, no three or four identical cards and no Soldiers in all four colors, you may call a mulligan: the same dealer deals again.</source>
        <translation>發到的牌沒有將、沒有鬼牌、沒有三張或四張相同、也沒有四色卒，可以要求重發：由同一個莊家再發一次。</translation>
    </message>
    <message>
        <source>If you’re dealt no General, no three or four identical cards and no Soldiers in all four colors, you may call a mulligan: the same dealer deals again.</source>
        <translation>發到的牌沒有將、沒有三張或四張相同、也沒有四色卒，可以要求重發：由同一個莊家再發一次。</translation>
    </message>
    <message>
        <source>Before the first discard you may fold: you sit out the round, and if someone wins you pay only the ante.</source>
        <translation>莊家打第一張牌之前可以棄牌：這局不再玩，有人胡時只輸底。</translation>
    </message>
    <message>
        <source>The dealer starts with a discard. Play goes counterclockwise.</source>
        <translation>莊家先打一張。打牌的順序是逆時針。</translation>
    </message>
    <message>
        <source>Any card that’s discarded or turned up from the wall may be claimed: you lay it open in a set with cards from your hand, then you discard.</source>
        <translation>打出來的牌，或從牌堆翻開的牌，都可以要：和手牌湊成一組攤在桌上。要了牌的人接著打一張。</translation>
    </message>
    <message>
        <source>If nobody claims it, it stays there and the next player draws. A drawn card never goes into a hand.</source>
        <translation>沒有人要，牌就留在原地，換下家摸牌。摸到的牌不會進手牌。</translation>
    </message>
    <message>
        <source>After claiming a Kong you don’t discard: you draw the next card of the wall, as long as one may be drawn.</source>
        <translation>開槓之後不打牌，而是翻牌堆的下一張，只要還有牌可摸。</translation>
    </message>
    <message>
        <source>Three or four identical cards in your hand stay together: none may join another set.</source>
        <translation>手上三張或四張相同的牌不拆開，不能借給別的牌組。</translation>
    </message>
    <message>
        <source>This doesn’t apply to Soldiers.</source>
        <translation>卒不在此限。</translation>
    </message>
    <message>
        <source>Of Soldiers, only four stay together.</source>
        <translation>卒只有四張時才不能拆。</translation>
    </message>
    <message>
        <source>You may break up sets in your hand for better ones.</source>
        <translation>手上的牌組可以拆開，改湊更好的。</translation>
    </message>
    <message>
        <source>A Pong on the table takes its fourth card if you draw it and win with it.</source>
        <translation>桌上的碰，自己摸到第四張而且能胡，才可以加成槓。</translation>
    </message>
    <message>
        <source>A Pong on the table takes its fourth card whenever you draw it.</source>
        <translation>桌上的碰，自己摸到第四張就可以加成槓。</translation>
    </message>
    <message>
        <source>Anyone may claim, in this order: {claims}. If several claim the same, the one who comes next gets it.</source>
        <translation>誰都可以要，順序是：{claims}。有好幾家要，就給最近的一家。</translation>
    </message>
    <message>
        <source>Other sets are only for the player whose turn it is: the one who drew the card, or the next one after a discard.</source>
        <translation>其他牌組只有輪到的人能湊：摸到牌的人，或打牌者的下家。</translation>
    </message>
    <message>
        <source>A Pong may not leave you more junk than before.</source>
        <translation>碰了以後，雜牌不能比原來多。</translation>
    </message>
    <message>
        <source>{claim}: if you can, you must claim it, unless you win.</source>
        <translation>{claim}：能要就一定要，除非你胡。</translation>
    </message>
    <message>
        <source>{claim}: if you can, you must claim it, unless you’re waiting for a win.</source>
        <translation>{claim}：能要就一定要，除非你正在聽牌。</translation>
    </message>
    <message>
        <source>While you wait for a win, you may pass up a Pong (bỏ đôi), and everyone is told.</source>
        <translation>聽牌的人可以放過碰（bỏ đôi），大家都會知道。</translation>
    </message>
    <message>
        <source>While you wait for a win, you may pass up a Pong (bỏ đôi). At many tables you have to say so; here you don’t.</source>
        <translation>聽牌的人可以放過碰（bỏ đôi）；不少牌桌要求說出來，這裡不用。</translation>
    </message>
    <message>
        <source>{claim} or {other}</source>
        <translation>{claim}或{other}</translation>
    </message>
    <message>
        <source>You can never discard a General.</source>
        <translation>將不能打出去。</translation>
    </message>
    <message>
        <source>A Pair may be claimed only with a card you draw yourself, or to win.</source>
        <translation>只有自己摸到的牌才能湊對子，胡牌時除外。</translation>
    </message>
    <message>
        <source>If you pass on a card you drew, the next player may claim it, unless it’s a General or a joker.</source>
        <translation>摸牌的人不要，下家還可以要；將和鬼牌除外。</translation>
    </message>
    <message>
        <source>If you pass on a card you drew, the next player may claim it, unless it’s a General.</source>
        <translation>摸牌的人不要，下家還可以要；將除外。</translation>
    </message>
    <message>
        <source>The one exception: you were dealt nothing else.</source>
        <translation>除非發到手的沒有別的牌。</translation>
    </message>
    <message>
        <source>If you draw a General, others may claim it only for: {claims}.</source>
        <translation>你摸到的將，別人只能用這幾種方式要它：{claims}。</translation>
    </message>
    <message>
        <source>If you draw a General, nobody else may claim it.</source>
        <translation>你摸到的將，別人都不能要。</translation>
    </message>
    <message>
        <source>If a General is discarded, the next player may take it, by itself or in a set; others may claim it only for: {claims}.</source>
        <translation>打出來的將，下家可以單獨或湊成牌組要走；別人只能用這幾種方式要它：{claims}。</translation>
    </message>
    <message>
        <source>If a General is discarded, only the next player may take it, by itself or in a set.</source>
        <translation>打出來的將，只有下家能要，可以單獨或湊成牌組。</translation>
    </message>
    <message>
        <source>A joker is a set by itself, and any four jokers are a Kong.</source>
        <translation>鬼牌一張就是一組，任四張鬼牌是槓。</translation>
    </message>
    <message>
        <source>A joker is a set by itself; it never joins another card.</source>
        <translation>鬼牌一張就是一組，不和別的牌湊。</translation>
    </message>
    <message>
        <source>Otherwise, a joker is treated like a General.</source>
        <translation>其餘的，鬼牌和將一樣處理。</translation>
    </message>
    <message>
        <source>You may discard a joker, and leave one that you draw.</source>
        <translation>鬼牌可以打出去，摸到了也可以不要。</translation>
    </message>
    <message>
        <source>Out of turn, a joker may be claimed only for: {claims}.</source>
        <translation>沒輪到的人，只能用這幾種方式要鬼牌：{claims}。</translation>
    </message>
    <message>
        <source>Out of turn, a joker may be claimed only for a win.</source>
        <translation>沒輪到的人，只有胡牌才能要鬼牌。</translation>
    </message>
    <message>
        <source>Out of turn, nobody may claim a joker.</source>
        <translation>沒輪到的人不能要鬼牌。</translation>
    </message>
    <message>
        <source>Other sets, and the win, are only for the player whose turn it is: the one who drew the card, or the next one after a discard.</source>
        <translation>其他牌組，還有胡，只有輪到的人可以：摸到牌的人，或打牌者的下家。</translation>
    </message>
    <message>
        <source>Every set, and the win, is only for the player whose turn it is: the one who drew the card, or the next one after a discard.</source>
        <translation>所有牌組，連胡在內，只有輪到的人可以：摸到牌的人，或打牌者的下家。</translation>
    </message>
    <message>
        <source>No claim may leave you more junk than before.</source>
        <translation>不管怎麼要牌，雜牌都不能比原來多。</translation>
    </message>
    <message>
        <source>No claim but a Pong may leave you more junk than before.</source>
        <translation>除了碰，不管怎麼要牌，雜牌都不能比原來多。</translation>
    </message>
    <message>
        <source>Of several claims, only those that leave the least junk are allowed.</source>
        <translation>有好幾種要法時，只能用雜牌剩得最少的。</translation>
    </message>
    <message>
        <source>If you can win on a card that’s shown, you must.</source>
        <translation>翻出或打出的牌能胡就一定要胡。</translation>
    </message>
    <message>
        <source>If you draw a General, you keep it: {ways}.</source>
        <translation>摸到將的人要留下它：{ways}。</translation>
    </message>
    <message>
        <source>Three Generals of different colors are worth {together} in one set, but {apart} apart.</source>
        <translation>不同顏色的三張將，湊成一組算 {together}，分開算 {apart}。</translation>
    </message>
    <message>
        <source>With a dead hand you pay each of the others {n} and sit out the round, unless someone else claims that General.</source>
        <translation>成了相公，要輸每一家 {n}，這局不再玩，除非別人要走那張將。</translation>
    </message>
    <message>
        <source>If you’d have no card left to discard and can’t win, you leave the General you drew.</source>
        <translation>要是沒有牌可打，又不能胡，摸到的將就不要。</translation>
    </message>
    <message>
        <source>If you draw a General, can’t win with it and hold no more than one other card, your hand is dead.</source>
        <translation>摸到將不能胡，手上別的牌又不超過一張，就是相公。</translation>
    </message>
    <message>
        <source>If you draw a General, can’t win with it and hold no more than one other card, or only Generals and jokers, your hand is dead.</source>
        <translation>摸到將不能胡，手上別的牌又不超過一張，或者全是將和鬼牌，就是相公。</translation>
    </message>
    <message>
        <source>If you draw a General, can’t win with it and hold no more than one other card, or only Generals, your hand is dead.</source>
        <translation>摸到將不能胡，手上別的牌又不超過一張，或者全是將，就是相公。</translation>
    </message>
    <message>
        <source>If you draw a General, you may keep it or leave it.</source>
        <translation>摸到將的人可以留下，也可以不要。</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>單獨放</translation>
    </message>
    <message>
        <source>with its Advisor and Elephant</source>
        <translation>和同色的士、象一起</translation>
    </message>
    <message>
        <source>with Generals of two or three other colors</source>
        <translation>和另外兩三種顏色的將一起</translation>
    </message>
    <message>
        <source>or as a Kong with three of the same</source>
        <translation>或和三張相同的湊成槓</translation>
    </message>
    <message>
        <source>Once {cards} are left in the wall, nobody draws any more and nobody wins.</source>
        <translation>牌堆剩 {cards}就不再摸牌，這一局流局。</translation>
    </message>
    <message>
        <source>When the wall runs out, nobody wins.</source>
        <translation>牌堆摸完就流局。</translation>
    </message>
    <message>
        <source>With five or six players, that’s at {cards}.</source>
        <translation>五人或六人時，是剩{cards}時。</translation>
    </message>
    <message>
        <source>The winner deals the next round.</source>
        <translation>下一局由胡牌的人做莊。</translation>
    </message>
    <message>
        <source>After a win worth {points} or more, the player opposite deals instead.</source>
        <translation>胡滿{points}，就改由對家做莊。</translation>
    </message>
    <message>
        <source>If nobody wins, the same dealer deals again.</source>
        <translation>流局後由原來的莊家連莊。</translation>
    </message>
    <message>
        <source>If nobody wins, the player to the dealer’s right deals next.</source>
        <translation>流局後由莊家的下家做莊。</translation>
    </message>
    <message>
        <source>For each of their own Kongs on the table, a loser pays for {points} less.</source>
        <translation>輸家桌上每有一個槓，就少付 {points}。</translation>
    </message>
    <message>
        <source>For each of their own Kongs on the table, a loser pays {n} less.</source>
        <translation>輸家桌上每有一個槓，付的錢就減 {n}。</translation>
    </message>
    <message>
        <source>For a dealt Kong, that’s {n}.</source>
        <translation>暗槓算 {n}。</translation>
    </message>
    <message>
        <source>For a Kong of Generals, that’s {n}.</source>
        <translation>將槓算 {n}。</translation>
    </message>
    <message>
        <source>For a dealt Kong of Generals, that’s {n}.</source>
        <translation>將的暗槓算 {n}。</translation>
    </message>
    <message>
        <source>If the winner drew the winning card, each loser pays for {points} more.</source>
        <translation>胡家自摸時，每個輸家多付{points}。</translation>
    </message>
    <message>
        <source>Each loser pays {n} more for every yellow General of the winner (tướng vàng).</source>
        <translation>胡牌的人每有一張黃將（tướng vàng），每個輸家多付 {n}。</translation>
    </message>
    <message>
        <source>Every other player also pays the winner an ante of {n}.</source>
        <translation>其他每家另付胡家底 {n}。</translation>
    </message>
    <message>
        <source>If all but one fold, that player gets their antes. If nobody wins, no ante is paid.</source>
        <translation>如果只剩一家沒有棄牌，底歸那一家。流局時不付底。</translation>
    </message>
    <message>
        <source>With five or six players, everything counts {times}.</source>
        <translation>五人或六人時，一切算{times}。</translation>
    </message>
    <message>
        <source>With five or six players, everything but what Kongs take off counts {times}.</source>
        <translation>五人或六人時，除了槓減掉的，一切算{times}。</translation>
    </message>
    <message>
        <source>If the winner drew the winning card, {points} more count.</source>
        <translation>胡家自摸時，多算{points}。</translation>
    </message>
    <message>
        <source>Each yellow General of the winner (tướng vàng) brings {n} more.</source>
        <translation>胡牌的人每有一張黃將（tướng vàng），多得 {n}。</translation>
    </message>
    <message>
        <source>Each loser pays the winner {n}.</source>
        <translation>每個輸家付給胡牌的人 {n}。</translation>
    </message>
    <message>
        <source>A winner with a Kong gets {times} the stake.</source>
        <translation>有槓的人胡牌，底注算{times}。</translation>
    </message>
    <message>
        <source>Each loser pays the winner’s points.</source>
        <translation>每個輸家照胡牌者的點數付。</translation>
    </message>
    <message>
        <source>Each loser pays the winner’s points, at {n} each.</source>
        <translation>每個輸家照胡牌者的點數付，每點 {n}。</translation>
    </message>
    <message>
        <source>Nobody pays for a win. The winner alone scores {n}.</source>
        <translation>有人胡牌，誰都不用付。只有胡牌的人得 {n}。</translation>
    </message>
    <message>
        <source>Nobody pays for a win. The winner alone scores the points of the hand.</source>
        <translation>有人胡牌，誰都不用付。只有胡牌的人得到這手牌的點數。</translation>
    </message>
    <message>
        <source>Nobody pays for a win. The winner alone scores the points, at {n} each.</source>
        <translation>有人胡牌，誰都不用付。只有胡牌的人得分，每點 {n}。</translation>
    </message>
    <message>
        <source>Only the points above the minimum count for that.</source>
        <translation>只算超出最低點數的部分。</translation>
    </message>
    <message>
        <source>A win is worth {points} more.</source>
        <translation>胡牌再加 {points}。</translation>
    </message>
    <message>
        <source>A winner with a Kong gets {times} the points.</source>
        <translation>有槓的人胡牌，點數算{times}。</translation>
    </message>
    <message>
        <source>Nobody is paid for losing.</source>
        <translation>輸家付的錢最少是零，不會倒賺。</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Every rule</source>
        <translation>所有規則</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>用語</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>越南話</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>意思</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>牌桌用語</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>牌組</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>手中</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>桌上</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>This card wins: all your cards are in sets.</source>
        <translation>有了這張就胡了：你的牌全都成組。</translation>
    </message>
    <message>
        <source>It fits no set, and nothing you keep goes with it.</source>
        <translation>它不屬於任何牌組，你留下的牌也用不上它。</translation>
    </message>
    <message>
        <source>All your cards are in sets; giving up this one costs you least.</source>
        <translation>你的牌全都成組，少了這張損失最小。</translation>
    </message>
    <message>
        <source>After your discard, your junk goes from {before} to {after}.</source>
        <translation>打完牌後，雜牌從 {before} 張變成 {after} 張。</translation>
    </message>
    <message>
        <source>It adds no junk, and the set is worth points: {after}.</source>
        <translation>雜牌沒有變多，這組牌值得點數：{after}。</translation>
    </message>
    <message>
        <source>It makes a set and adds no junk.</source>
        <translation>湊成一組，雜牌也沒有變多。</translation>
    </message>
    <message>
        <source>Any claim would leave you {junk}, not {before}.</source>
        <translation>不管怎麼要，都會變成{junk}，而不是 {before} 張。</translation>
    </message>
    <message>
        <source>Now {before} unseen cards would complete your hand; if you take this, only {after}.</source>
        <translation>現在有 {before} 張沒看過的牌能讓你胡；要了這張，就只剩 {after} 張。</translation>
    </message>
    <message>
        <source>You have to take it, and this way costs you least.</source>
        <translation>這張非要不可，這樣損失最小。</translation>
    </message>
    <message>
        <source>Worth it on average, though your junk doesn’t change.</source>
        <translation>雜牌數不變，但平均下來比較划算。</translation>
    </message>
    <message>
        <source>You can’t use this card.</source>
        <translation>這張牌你用不上。</translation>
    </message>
    <message>
        <source>This card can’t make your hand any better.</source>
        <translation>這張牌怎麼用，都不會讓你的手牌變好。</translation>
    </message>
    <message>
        <source>discarded so far: {n}.</source>
        <translation>目前打出過 {n} 張。</translation>
    </message>
    <message>
        <source>nobody has discarded one yet.</source>
        <translation>還沒有人打過。</translation>
    </message>
    <message>
        <source>{cards} and {last}</source>
        <translation>{cards}和{last}</translation>
    </message>
    <message>
        <source>There’s nothing else you could do.</source>
        <translation>沒有別的可做了。</translation>
    </message>
    <message>
        <source>A master’s choice: {choice}. About as good: {other}.</source>
        <translation>高手會：{choice}。差不多一樣好：{other}。</translation>
    </message>
    <message>
        <source>A master’s choice: {choice}. {other}: about {points} points worse on average.</source>
        <translation>高手會：{choice}。{other}：平均大約少 {points} 點。</translation>
    </message>
    <message>
        <source>Suggestions are now off. H shows one, Settings turns them on.</source>
        <translation>建議打法到此為止。按 H 看一次，在設定裡可以再打開。</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Win, Kong, Pong, Chow, Quad, Pair</source>
        <translation>胡、槓、碰、吃、四色、對子</translation>
    </message>
    <message>
        <source>the same buttons by position, or one of the ways shown</source>
        <translation>按位置選同樣的按鈕，或選顯示的其中一種湊法</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>過</translation>
    </message>
    <message>
        <source>move along the hand, or the buttons</source>
        <translation>在手牌或按鈕之間移動</translation>
    </message>
    <message>
        <source>hand, buttons, players, top strip</source>
        <translation>手牌、按鈕、玩家、上方工具列</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>automatic answers; again: clear them</source>
        <translation>自動回答；再按一次取消</translation>
    </message>
    <message>
        <source>hide your hand from people behind you</source>
        <translation>遮住手牌，不讓背後的人看見</translation>
    </message>
    <message>
        <source>enlarge the card under the pointer or cursor</source>
        <translation>放大指標或游標所在的牌</translation>
    </message>
    <message>
        <source>log; at a network table also chat</source>
        <translation>過程；在網路牌桌上也可以說話</translation>
    </message>
    <message>
        <source>pause, or resume</source>
        <translation>暫停，或繼續</translation>
    </message>
    <message>
        <source>unpick the card; then open the menu</source>
        <translation>取消選牌；再按一次開選單</translation>
    </message>
    <message>
        <source>scroll a page that is higher than the window</source>
        <translation>捲動比視窗高的頁面</translation>
    </message>
    <message>
        <source>leave a page, or close what lies over it</source>
        <translation>離開頁面，或關閉蓋在上面的東西</translation>
    </message>
    <message>
        <source>one step back or forward</source>
        <translation>退一步，或進一步</translation>
    </message>
    <message>
        <source>one turn back or forward</source>
        <translation>退一輪，或進一輪</translation>
    </message>
    <message>
        <source>to the start or the end of the round</source>
        <translation>到這一局的開頭或結尾</translation>
    </message>
    <message>
        <source>play slowly, or pause</source>
        <translation>慢速播放，或暫停</translation>
    </message>
    <message>
        <source>to your next costly mistake</source>
        <translation>到你下一個代價大的失誤</translation>
    </message>
    <message>
        <source>close</source>
        <translation>關閉</translation>
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
        <translation>選單</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>在牌桌上</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>任何頁面</translation>
    </message>
    <message>
        <source>Replay and look back</source>
        <translation>重播和回顧</translation>
    </message>
    <message>
        <source>On the home screen</source>
        <translation>在首頁</translation>
    </message>
    <message>
        <source>open a table, join by number or address, look again</source>
        <translation>開桌、用桌號或位址加入、重新尋找</translation>
    </message>
    <message>
        <source>In the lobby</source>
        <translation>在等候室</translation>
    </message>
    <message>
        <source>ready, or not yet</source>
        <translation>準備好，或還沒好</translation>
    </message>
    <message>
        <source>the rules of this table</source>
        <translation>這一桌的規則</translation>
    </message>
    <message>
        <source>In the rules editor</source>
        <translation>編輯規則時</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>take your last move back, when you play alone</source>
        <translation>一個人玩時：收回上一步</translation>
    </message>
    <message>
        <source>to the first or the last of them</source>
        <translation>到第一個或最後一個</translation>
    </message>
    <message>
        <source>help: rules, words, keys</source>
        <translation>說明：規則、用語、按鍵</translation>
    </message>
    <message>
        <source>sound on or off</source>
        <translation>關掉聲音，或再打開</translation>
    </message>
    <message>
        <source>the table in words</source>
        <translation>用文字看牌桌</translation>
    </message>
    <message>
        <source>how the deal is proven fair, at a network table</source>
        <translation>網路牌桌上，發牌證明了什麼</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全螢幕</translation>
    </message>
    <message>
        <source>larger, smaller, normal size</source>
        <translation>放大、縮小、原來的大小</translation>
    </message>
    <message>
        <source>Mouse: click a card and press Discard, or drag it up out of your hand. Press a dimmed button to see why it’s dimmed.</source>
        <translation>滑鼠：點一張牌再按「打出」，或把牌往上拖出手牌。按一下變暗的按鈕，就會說明為什麼不能用。</translation>
    </message>
    <message>
        <source>fold, where the rules let you: press it twice</source>
        <translation>棄牌（規則允許時）：按兩次</translation>
    </message>
    <message>
        <source>sort: by sets, by color, by piece; give up an order of your own</source>
        <translation>理牌：按牌組、顏色、棋子；自己排的順序則還原</translation>
    </message>
    <message>
        <source>explain what the pointer or ring is on, and why an answer isn’t possible</source>
        <translation>說明指標或環所在之處，以及為什麼不能這樣回答</translation>
    </message>
    <message>
        <source>over all eight answers, also those that aren’t possible</source>
        <translation>走遍八個回答，包括現在不行的</translation>
    </message>
    <message>
        <source>give the answer under the ring; pick a card, again: discard it</source>
        <translation>選環裡的回答；選牌，再按一次打出</translation>
    </message>
    <message>
        <source>copy a picture of the result, to paste it elsewhere</source>
        <translation>複製結果的圖片，好貼到別處</translation>
    </message>
    <message>
        <source>make it again</source>
        <translation>重打悔掉的一步</translation>
    </message>
</context>
<context>
    <name>lan</name>
    <message>
        <source>machine {n} hosts a table at {detail}</source>
        <translation>機器 {n} 在 {detail} 開桌</translation>
    </message>
    <message>
        <source>machine {n} sees it in its list, at {detail}</source>
        <translation>機器 {n} 在清單上看到它，位置是 {detail}</translation>
    </message>
    <message>
        <source>machine {n} has a seat</source>
        <translation>機器 {n} 有座位了</translation>
    </message>
    <message>
        <source>all are there: the match begins</source>
        <translation>全員到齊：開始打牌</translation>
    </message>
    <message>
        <source>round {number} is shuffled by all and dealt</source>
        <translation>第 {number} 局由大家洗牌，發好了</translation>
    </message>
    <message>
        <source>round {number}: {detail} wins</source>
        <translation>第 {number} 局：{detail} 胡</translation>
    </message>
    <message>
        <source>A machine is missing the record of a round.</source>
        <translation>有一台機器少了某一局的紀錄。</translation>
    </message>
    <message>
        <source>The machines have different records of a round.</source>
        <translation>各台機器對同一局的紀錄不一樣。</translation>
    </message>
    <message>
        <source>A record does not prove a fair round.</source>
        <translation>有一份紀錄不是公平的一局。</translation>
    </message>
    <message>
        <source>The machines count different points.</source>
        <translation>各台機器算出的點數不同。</translation>
    </message>
    <message>
        <source>The points do not add up to zero.</source>
        <translation>點數加起來不是零。</translation>
    </message>
    <message>
        <source>{machines} machines, each its own process, meet on this computer only.</source>
        <translation>{machines} 台機器，各是獨立的處理程序，只在這台電腦上會合。</translation>
    </message>
    <message>
        <source>round {number}: nobody wins</source>
        <translation>第 {number} 局：流局</translation>
    </message>
    <message>
        <source>Round {number}: the records of all machines are alike, {kb} KB each, and fair.</source>
        <translation>第 {number} 局：所有機器的紀錄都相同，各 {kb} KB，而且公平。</translation>
    </message>
    <message>
        <source>Points, alike on every machine: {tally}.</source>
        <translation>點數，每台機器都一樣：{tally}。</translation>
    </message>
    <message>
        <source>Everything is as it should be.</source>
        <translation>一切正常。</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <translation>zh_TW</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>Not just now, but nothing’s lost. Follow the light.</source>
        <translation>現在不是打這張，不過沒關係。照亮著的地方做就好。</translation>
    </message>
</context>
<context>
    <name>letters</name>
    <message>
        <source>a joker is a set by itself.</source>
        <translation>單獨一張就是一組。</translation>
    </message>
    <message>
        <source>the letter stands for the color: E green, S red, W white, N yellow. Collect different ones.</source>
        <translation>字母表示顏色：E 綠、S 紅、W 白、N 黃。要湊不同的顏色。</translation>
    </message>
    <message>
        <source>A, B and C of one color (General, Advisor, Elephant) make a Chow.</source>
        <translation>同色的 A、B、C（將、士、象）可以吃成一組。</translation>
    </message>
    <message>
        <source>X, Y and Z of one color (Chariot, Cannon, Horse) make a Chow.</source>
        <translation>同色的 X、Y、Z（車、包、馬）可以吃成一組。</translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>looking for tables, {n} s ...</source>
        <translation>正在尋找牌桌，{n} 秒…</translation>
    </message>
    <message>
        <source>To join one: tusac join {table}</source>
        <translation>坐上其中一桌：tusac join {table}</translation>
    </message>
    <message>
        <source>no table was found nearby. Open one here: tusac host. Or type the number or address on the host’s screen: tusac join 37. If tables do not show up: tusac doctor</source>
        <translation>附近沒有找到牌桌。在這裡開一桌：tusac host。或輸入桌主螢幕上的桌號、位址：tusac join 37。為什麼可能看不到牌桌：tusac doctor</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>沒有回應</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>of a table: no seat is free</extracomment>
        <translation>客滿</translation>
    </message>
    <message>
        <source>code needed</source>
        <translation>要密碼</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>of a table: anybody may sit down</extracomment>
        <translation>開放</translation>
    </message>
    <message>
        <source>{n} of {seats} seats free</source>
        <translation>{seats} 個座位，{n} 個空著</translation>
    </message>
</context>
<context>
    <name>lobby</name>
    <message>
        <source>no limit</source>
        <translation>不限局數</translation>
    </message>
    <message>
        <source>{pace} pace</source>
        <translation>{pace}節奏</translation>
    </message>
    <message>
        <source>computer players: {level}</source>
        <translation>電腦玩家：{level}</translation>
    </message>
    <message>
        <source>strict clock</source>
        <translation>嚴格計時</translation>
    </message>
    <message>
        <source>code needed</source>
        <translation>要密碼</translation>
    </message>
    <message>
        <source>Free seat</source>
        <extracomment>nobody sits here yet</extracomment>
        <translation>空位</translation>
    </message>
    <message>
        <source>Everyone is shuffling</source>
        <translation>大家一起洗牌</translation>
    </message>
    <message>
        <source>{done} of {all} shuffles proven</source>
        <translation>已證明 {done}/{all} 次洗牌</translation>
    </message>
    <message>
        <source>Next comes round {n}</source>
        <translation>接下來是第 {n} 局</translation>
    </message>
    <message>
        <source>Press Space when you’re ready.</source>
        <translation>準備好就按空白鍵。</translation>
    </message>
    <message>
        <source>Waiting for friends</source>
        <translation>等朋友來</translation>
    </message>
    <message>
        <source>You can start now, with computer players.</source>
        <translation>你現在就可以開始，由電腦玩家補位。</translation>
    </message>
    <message>
        <source>The host can start now, with computer players.</source>
        <translation>桌主現在就可以開始，由電腦玩家補位。</translation>
    </message>
    <message>
        <source>The match is starting…</source>
        <translation>開始打牌…</translation>
    </message>
    <message>
        <source>The computers are making sure they agree on the table.</source>
        <translation>所有電腦正在確認說的是同一張牌桌。</translation>
    </message>
    <message>
        <source>{ready} of {people} are ready</source>
        <translation>{people} 人中 {ready} 人好了</translation>
    </message>
    <message>
        <source>You’re watching: all seats are taken.</source>
        <translation>你在旁觀：座位都滿了。</translation>
    </message>
    <message>
        <source>You’re watching. Click a free seat to play.</source>
        <translation>你在旁觀。點一下空位就能玩。</translation>
    </message>
    <message>
        <source>You sit between {one} and {other} now.</source>
        <translation>你現在坐在 {one} 和 {other} 中間。</translation>
    </message>
    <message>
        <source>You sit beside {name} now.</source>
        <translation>你現在坐在 {name} 旁邊。</translation>
    </message>
    <message>
        <source>You’ve changed seats: the seats beside you are free.</source>
        <translation>你換了座位：兩邊的座位都空著。</translation>
    </message>
    <message>
        <source>Starting in {n}</source>
        <translation>{n} 後開始</translation>
    </message>
    <message>
        <source>Everyone is ready.</source>
        <translation>大家都好了。</translation>
    </message>
    <message>
        <source>is shuffling…</source>
        <translation>正在洗牌…</translation>
    </message>
    <message>
        <source>shuffle proven</source>
        <translation>洗牌已證明</translation>
    </message>
    <message>
        <source>on {name}’s computer</source>
        <translation>在 {name} 的電腦上</translation>
    </message>
    <message>
        <source>computer player, {level}</source>
        <translation>電腦玩家，{level}</translation>
    </message>
    <message>
        <source>friend or computer</source>
        <translation>朋友或電腦</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>用手機</translation>
    </message>
    <message>
        <source>host</source>
        <translation>桌主</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>好了</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>還沒好</translation>
    </message>
    <message>
        <source>This computer’s words, to compare aloud: {words}</source>
        <translation>這台電腦的暗號，可以唸出來比對：{words}</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation>請 {name} 離開</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>旁觀</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>坐這裡</translation>
    </message>
    <message>
        <source>phone away</source>
        <translation>手機不在</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{name} answers: {action}.</source>
        <translation>{name} 回答：{action}。</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>The dice pick you: you deal first.</source>
        <translation>骰子數到你：你先做莊。</translation>
    </message>
    <message>
        <source>The dice pick {name}, who deals first.</source>
        <translation>骰子數到 {name}，第一個做莊。</translation>
    </message>
    <message>
        <source>Your card is the highest: you deal first.</source>
        <translation>你的牌最大：你先做莊。</translation>
    </message>
    <message>
        <source>{name} has the highest card and deals first.</source>
        <translation>{name} 的牌最大，先做莊。</translation>
    </message>
    <message>
        <source>You discard {card}.</source>
        <translation>你打出{card}。</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} 打出{card}。</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>你摸到{card}。</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} 摸到{card}。</translation>
    </message>
    <message>
        <source>Nobody wants it.</source>
        <translation>沒有人要。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>這一場結束了。</translation>
    </message>
    <message>
        <source>Time’s up: {action}.</source>
        <translation>時間到：{action}。</translation>
    </message>
    <message>
        <source>Time’s up again: {action}. Press A to let the computer answer until you’re back.</source>
        <translation>時間又到了：{action}。按 A 可以讓電腦代打到你回來。</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>打出{card}</translation>
    </message>
    <message>
        <source>{claim} with {cards}</source>
        <translation>{claim}，用{cards}</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>摸牌</translation>
    </message>
    <message>
        <source>return</source>
        <translation>回來</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>You throw in your hand: everyone gets new cards.</source>
        <translation>你要求重發：所有的牌重新發過。</translation>
    </message>
    <message>
        <source>{name} throws in a hopeless hand: everyone gets new cards.</source>
        <translation>{name} 一手牌沒有一張好的，要求重發：所有的牌重新發過。</translation>
    </message>
    <message>
        <source>Everyone else has given up, so the round is over.</source>
        <translation>其他人都放棄了，這局結束。</translation>
    </message>
    <message>
        <source>You took your last move back.</source>
        <translation>你悔了一手。</translation>
    </message>
    <message>
        <source>No draws are left, so nobody wins.</source>
        <translation>沒有牌可摸了，流局。</translation>
    </message>
    <message>
        <source>You win with {points}!</source>
        <translation>你胡了，{points}！</translation>
    </message>
    <message>
        <source>{name} wins with {points}.</source>
        <translation>{name} 胡了，{points}。</translation>
    </message>
    <message>
        <source>You pass up a Pong (bỏ đôi): you’re waiting for a win.</source>
        <translation>你放過碰（bỏ đôi）：你在聽牌。</translation>
    </message>
    <message>
        <source>{name} passes up a Pong (bỏ đôi) and is waiting for a win.</source>
        <translation>{name}放過碰（bỏ đôi），在聽牌。</translation>
    </message>
    <message>
        <source>Your hand is dead: you can’t keep the General. You pay everyone and sit out.</source>
        <translation>你成了相公：留不住將。你賠每一家，這局不再玩。</translation>
    </message>
    <message>
        <source>{name}’s hand is dead: the General can’t be kept. {name} pays and sits out.</source>
        <translation>{name}成了相公：留不住將。{name}賠每一家，這局不再玩。</translation>
    </message>
    <message>
        <source>You fold and sit out.</source>
        <translation>你棄牌，這局不再玩。</translation>
    </message>
    <message>
        <source>{name} folds and sits out.</source>
        <translation>{name}棄牌，這局不再玩。</translation>
    </message>
    <message>
        <source>Dice for the first deal: {one} and {two}, counted from {start}: you deal.</source>
        <translation>骰子決定莊家：{one} 和 {two}，從 {start} 數起：你做莊。</translation>
    </message>
    <message>
        <source>Dice for the first deal: {one} and {two}, counted from {start}: {name} deals.</source>
        <translation>骰子決定莊家：{one} 和 {two}，從 {start} 數起：{name} 做莊。</translation>
    </message>
    <message>
        <source>For the first deal, everyone draws a card: {cards}. Yours is the highest.</source>
        <translation>抽牌決定莊家：{cards}。你的最大。</translation>
    </message>
    <message>
        <source>For the first deal, everyone draws a card: {cards}. {name} has the highest.</source>
        <translation>抽牌決定莊家：{cards}。{name} 的最大。</translation>
    </message>
    <message>
        <source>You mark a dealt Pong (×{n}).</source>
        <translation>你亮明有暗碰（×{n}）。</translation>
    </message>
    <message>
        <source>{name} marks a dealt Pong (×{n}).</source>
        <translation>{name} 亮明有暗碰（×{n}）。</translation>
    </message>
    <message>
        <source>You lay a dealt Kong open: {card}.</source>
        <translation>你攤開暗槓：{card}。</translation>
    </message>
    <message>
        <source>{name} lays a dealt Kong open: {card}.</source>
        <translation>{name} 攤開暗槓：{card}。</translation>
    </message>
    <message>
        <source>You sit opposite the last winner and shuffle.</source>
        <translation>你坐在上一局胡牌者的對面，由你洗牌。</translation>
    </message>
    <message>
        <source>{name} sits opposite the last winner and shuffles.</source>
        <translation>{name} 坐在上一局胡牌者的對面，負責洗牌。</translation>
    </message>
    <message>
        <source>Round {number}. You deal, and discard first.</source>
        <translation>第 {number} 局。你做莊，先打牌。</translation>
    </message>
    <message>
        <source>Round {number}. {name} deals, and discards first.</source>
        <translation>第 {number} 局。{name} 做莊，先打牌。</translation>
    </message>
    <message>
        <source>You keep it.</source>
        <translation>這張歸你。</translation>
    </message>
    <message>
        <source>{name} keeps it.</source>
        <translation>這張歸 {name}。</translation>
    </message>
    <message>
        <source>You take it for a {meld}: {cards}.</source>
        <translation>你要了，湊成{meld}：{cards}。</translation>
    </message>
    <message>
        <source>{name} takes it for a {meld}: {cards}.</source>
        <translation>{name} 要了，湊成{meld}：{cards}。</translation>
    </message>
    <message>
        <source>{name}’s {claim} goes before your {own}.</source>
        <translation>{name} 的{claim}比你的{own}優先。</translation>
    </message>
    <message>
        <source>{meld}: {cards}; with the winning card; {points}</source>
        <translation>{meld}：{cards}；用胡的那張；{points}</translation>
    </message>
    <message>
        <source>{meld}: {cards}; on the table; {points}</source>
        <translation>{meld}：{cards}；桌上；{points}</translation>
    </message>
    <message>
        <source>{meld}: {cards}; in hand; {points}</source>
        <translation>{meld}：{cards}；手中；{points}</translation>
    </message>
    <message>
        <source>You made that move again.</source>
        <translation>你照原樣重打了那一步。</translation>
    </message>
</context>
<context>
    <name>melds</name>
    <message>
        <source>Kong</source>
        <translation>槓</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Chow (General, Advisor, Elephant)</source>
        <translation>吃（將士象）</translation>
    </message>
    <message>
        <source>Chow (Chariot, Cannon, Horse)</source>
        <translation>吃（車馬包）</translation>
    </message>
    <message>
        <source>Chow (three colors)</source>
        <translation>吃（三色）</translation>
    </message>
    <message>
        <source>Quad (four colors)</source>
        <translation>四色</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>對子</translation>
    </message>
    <message>
        <source>Single</source>
        <extracomment>a set of one card, a General</extracomment>
        <translation>單張</translation>
    </message>
</context>
<context>
    <name>milestones</name>
    <message>
        <source>A win with five Generals</source>
        <translation>有五張將的胡牌</translation>
    </message>
    <message>
        <source>{milestone}: {reward} is now yours, in the settings.</source>
        <translation>{milestone}：{reward}可以在設定裡選用了。</translation>
    </message>
    <message>
        <source>card back “{name}”</source>
        <translation>牌背「{name}」</translation>
    </message>
    <message>
        <source>A daily deal better than every computer’s</source>
        <translation>今日一局打得比所有電腦都好</translation>
    </message>
    <message>
        <source>A Kong</source>
        <translation>一次槓</translation>
    </message>
    <message>
        <source>table “{name}”</source>
        <translation>桌面「{name}」</translation>
    </message>
    <message>
        <source>A win straight from the deal</source>
        <translation>天胡</translation>
    </message>
    <message>
        <source>The daily deal on {n} days in a row</source>
        <translation>連續 {n} 天打今日一局</translation>
    </message>
</context>
<context>
    <name>moods</name>
    <message>
        <source>thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>surprise</source>
        <translation>驚訝</translation>
    </message>
    <message>
        <source>wink</source>
        <translation>眨眼</translation>
    </message>
    <message>
        <source>sigh</source>
        <translation>嘆氣</translation>
    </message>
    <message>
        <source>laugh</source>
        <translation>大笑</translation>
    </message>
    <message>
        <source>smile</source>
        <translation>微笑</translation>
    </message>
</context>
<context>
    <name>nearby</name>
    <message>
        <source>{host}’s table</source>
        <translation>{host} 的牌桌</translation>
    </message>
    <message>
        <source>Continue: {table}</source>
        <translation>繼續：{table}</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>沒有回應</translation>
    </message>
    <message>
        <source>playing, a seat is free</source>
        <translation>進行中，有空位</translation>
    </message>
    <message>
        <source>playing, you were here</source>
        <translation>進行中，你剛才坐的桌</translation>
    </message>
    <message>
        <source>playing, you can watch</source>
        <translation>進行中，可以旁觀</translation>
    </message>
    <message>
        <source>{free} of {seats} seats free</source>
        <translation>{seats} 個座位，{free} 個空著</translation>
    </message>
    <message>
        <source>full: {people} of {seats}</source>
        <translation>客滿：{people}/{seats}</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>{number} 號</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>旁觀</translation>
    </message>
    <message>
        <source>Rejoin</source>
        <translation>回去</translation>
    </message>
</context>
<context>
    <name>network</name>
    <message>
        <source>via others</source>
        <translation>經別人轉接</translation>
    </message>
    <message>
        <source>shaky</source>
        <extracomment>of a player whose connection comes and goes</extracomment>
        <translation>不穩</translation>
    </message>
    <message>
        <source>away</source>
        <translation>不在</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>已離開</translation>
    </message>
    <message>
        <source>sent away</source>
        <translation>已請離</translation>
    </message>
    <message>
        <source>Windows will ask once if the game may use the network. Tick Private networks and allow it, or the computers at home can’t find each other.</source>
        <translation>Windows 會問一次，遊戲能不能使用網路。請勾選「私人網路」並允許，不然家裡的電腦找不到彼此。</translation>
    </message>
    <message>
        <source>macOS will ask once for access to the Local Network. Allow it, or the computers at home can’t find each other.</source>
        <translation>macOS 會問一次，能不能使用區域網路。請按允許，不然家裡的電腦找不到彼此。</translation>
    </message>
    <message>
        <source>With only two of you, a round that one leaves can’t be finished, and doesn’t count.</source>
        <translation>只有你們兩個人時，一個人中途離開，那一局就打不完，不算數。</translation>
    </message>
    <message>
        <source>When the match starts, the computer players are shared out among the computers at the table. The computer that runs one can see its cards, but can’t change them, and all computers recheck every move after the round.</source>
        <translation>開始打牌時，電腦玩家會分給牌桌上的各台電腦。跑電腦玩家的那台看得到它的牌，但不能換牌，而且每一手在局後都由所有電腦重新核對。</translation>
    </message>
    <message>
        <source>No computer can change these cards, and all computers recheck every move after the round.</source>
        <translation>沒有哪台電腦能換掉這些牌，而且每一手在局後都由所有電腦重新核對。</translation>
    </message>
    <message>
        <source>These run on {name}’s computer, which can see their cards: {seats}.</source>
        <translation>跑在 {name} 的電腦上，那台看得到它們的牌：{seats}。</translation>
    </message>
    <message>
        <source>{seat} runs on {name}’s computer, which can see its cards.</source>
        <translation>{seat} 跑在 {name} 的電腦上，那台看得到它的牌。</translation>
    </message>
    <message>
        <source>{seat} is a computer player on {name}’s computer, which can see this seat’s cards. It can’t change them, and all computers recheck every move after the round.</source>
        <translation>{seat} 是跑在 {name} 電腦上的電腦玩家。那台電腦看得到這個座位的牌，但不能換牌，而且每一手在局後都由所有電腦重新核對。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Type the code</source>
        <translation>輸入密碼</translation>
    </message>
    <message>
        <source>Type another address</source>
        <translation>輸入別的位址</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>為什麼？</translation>
    </message>
    <message>
        <source>Open a table here</source>
        <translation>在這裡開桌</translation>
    </message>
    <message>
        <source>Open a new table</source>
        <translation>另開一桌</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首頁</translation>
    </message>
    <message>
        <source>No table answers there: it has closed, or the address is wrong.</source>
        <translation>那裡沒有牌桌回應：可能收桌了，或位址不同。</translation>
    </message>
    <message>
        <source>That computer can’t be reached. Are you both on the same network? A VPN may be in the way.</source>
        <translation>連不到那台電腦。兩邊在同一個網路上嗎？中間可能有 VPN。</translation>
    </message>
    <message>
        <source>That computer doesn’t answer. Ask the host to allow the game in the firewall (Windows: Private networks). Or the Wi-Fi keeps devices apart, as guest networks do.</source>
        <translation>那台電腦沒有回應。請桌主在防火牆裡允許遊戲（Windows：私人網路）。也可能是 Wi-Fi 把裝置互相隔開，訪客網路就會這樣。</translation>
    </message>
    <message>
        <source>There’s no such address. It should look like 192.168.1.37.</source>
        <translation>沒有這個位址。位址的樣子像 192.168.1.37。</translation>
    </message>
    <message>
        <source>Another program answers there, not this game.</source>
        <translation>那裡回應的是別的程式，不是這個遊戲。</translation>
    </message>
    <message>
        <source>The host has another version of the game. Update both to the newer one.</source>
        <translation>桌主的遊戲版本不同。請兩邊都更新到較新的版本。</translation>
    </message>
    <message>
        <source>That table isn’t there any more.</source>
        <translation>那張牌桌已經不在了。</translation>
    </message>
    <message>
        <source>That computer has too many connections right now.</source>
        <translation>那台電腦現在連線太多。</translation>
    </message>
    <message>
        <source>This table needs a code. The host can see it.</source>
        <translation>這張牌桌有密碼，桌主看得到。</translation>
    </message>
    <message>
        <source>Wrong code. If you’re sure it’s right, someone may be interfering: ask the host to read the code out again.</source>
        <translation>密碼不對。如果你確定沒錯，可能有人在搗亂：請桌主再唸一次密碼。</translation>
    </message>
    <message>
        <source>That table asks for no code. Either it no longer has one, or someone is in between: ask the host.</source>
        <translation>那張牌桌沒有要密碼。不是它已經不用密碼，就是有人夾在中間：請問問桌主。</translation>
    </message>
    <message>
        <source>That’s this computer itself, or one with a copy of its key.</source>
        <translation>那就是這台電腦自己，或是複製了它金鑰的電腦。</translation>
    </message>
    <message>
        <source>Too many wrong codes. The table may have a new one: ask the host, and wait a minute.</source>
        <translation>密碼錯太多次。牌桌可能換了密碼：請問桌主，等一分鐘再試。</translation>
    </message>
    <message>
        <source>That’s not the computer you met before: its key is different. Ask the host before you join.</source>
        <translation>那不是你以前遇過的電腦：金鑰不同。加入前請先問問桌主。</translation>
    </message>
    <message>
        <source>Someone is in between you and that computer. The connection was refused to protect you.</source>
        <translation>有人夾在你和那台電腦中間。為了保護你，已拒絕連線。</translation>
    </message>
    <message>
        <source>The host has sent you away from this table.</source>
        <translation>桌主請你離開了這張牌桌。</translation>
    </message>
    <message>
        <source>That computer says things no table should say. Is its game damaged?</source>
        <translation>那台電腦說了牌桌不該說的話。它的遊戲是不是壞了？</translation>
    </message>
    <message>
        <source>This computer sent the table too much at once, so it hung up. Wait half a minute.</source>
        <translation>這台電腦一次送得太多，牌桌切斷了連線。請等半分鐘。</translation>
    </message>
    <message>
        <source>The connection is too slow to keep up with the table.</source>
        <translation>連線太慢，跟不上牌桌。</translation>
    </message>
    <message>
        <source>That computer was silent for too long.</source>
        <translation>太久沒有那台電腦的消息。</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>連線斷了。</translation>
    </message>
    <message>
        <source>You’re already at this table, in another window.</source>
        <translation>你已經在這張牌桌上了，在另一個視窗裡。</translation>
    </message>
    <message>
        <source>The table was closed.</source>
        <translation>桌主已經收桌。</translation>
    </message>
    <message>
        <source>Another program uses the game’s ports, so no table can be opened. Close it, or restart.</source>
        <translation>別的程式占用了遊戲的連接埠，無法開桌。請把它關掉，或重新開機。</translation>
    </message>
    <message>
        <source>The system won’t let the game accept connections. Allow it in the firewall, then try again.</source>
        <translation>系統不讓遊戲接受連線。請在防火牆裡允許，再試一次。</translation>
    </message>
    <message>
        <source>This code is too short or too long.</source>
        <translation>這個密碼太短或太長。</translation>
    </message>
    <message>
        <source>Nobody can play at a table like that.</source>
        <translation>這樣的牌桌沒有人能玩。</translation>
    </message>
    <message>
        <source>You’re still at another table, and your cards are waiting there. If you open a new table, you give them up.</source>
        <translation>你在另一張桌還有座位，牌也在那裡等你。另開一桌就等於放棄。</translation>
    </message>
    <message>
        <source>There’s no table number {number} here: check the host’s screen again. If it’s right, that computer’s firewall keeps the game out, or it’s on another network.</source>
        <translation>這裡沒有 {number} 號：請再看一次桌主的螢幕。如果沒錯，不是那台電腦的防火牆擋住遊戲，就是它在別的網路上。</translation>
    </message>
    <message>
        <source>Someone tried a wrong code at your table.</source>
        <translation>有人在你的牌桌試了錯的密碼。</translation>
    </message>
    <message>
        <source>Someone keeps trying codes at your table, so it has a new one.</source>
        <translation>有人在你的牌桌猜密碼，所以已經換成新的。</translation>
    </message>
    <message>
        <source>A file was damaged, so the game started a new one and kept the old.</source>
        <translation>有個檔案壞了，已重新建立；舊的留著。</translation>
    </message>
    <message>
        <source>What was saved of the round you were playing is damaged and was thrown away.</source>
        <translation>你正在打的那一局，存下來的資料壞了，已經丟棄。</translation>
    </message>
    <message>
        <source>Others on this computer could read your keys; from now on only you can.</source>
        <translation>這台電腦上的其他人本來讀得到你的金鑰；從現在起只有你能讀。</translation>
    </message>
    <message>
        <source>The disk can’t save files: there will be no records, and if the game is stopped you can’t play on.</source>
        <translation>磁碟寫不進檔案：紀錄不會保留，程式要是中斷就接不回來。</translation>
    </message>
    <message>
        <source>Someone with another version of the game couldn’t join.</source>
        <translation>有人的遊戲版本不同，進不來。</translation>
    </message>
    <message>
        <source>This computer has run out of memory or open files. Close other programs first.</source>
        <translation>這台電腦沒有記憶體或可開的檔案給遊戲了。請先關掉別的程式。</translation>
    </message>
    <message>
        <source>The game made a mistake at this table; please report it.</source>
        <translation>遊戲在這張牌桌出了錯，請回報。</translation>
    </message>
    <message>
        <source>This computer isn’t on a network. Join the others’ Wi-Fi first.</source>
        <translation>這台電腦沒有連上網路。請先連上大家用的 Wi-Fi。</translation>
    </message>
    <message>
        <source>This network doesn’t show tables. Join by number or address.</source>
        <translation>這個網路不會通報牌桌。請用桌號或位址加入。</translation>
    </message>
    <message>
        <source>The table can’t appear in lists. Others can join by its number or address.</source>
        <translation>這張牌桌無法出現在清單上。別人可以用桌號或位址加入。</translation>
    </message>
    <message>
        <source>You’ve left the table.</source>
        <translation>你離開了牌桌。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>這一場結束了。</translation>
    </message>
    <message>
        <source>The host closed the table.</source>
        <translation>桌主收桌了。</translation>
    </message>
    <message>
        <source>This program was proven to break the rules of fair dealing here, and won’t be let in again.</source>
        <translation>這個程式在這裡已證明違反公平發牌的規則，不能再進來。</translation>
    </message>
    <message>
        <source>The table is full: every seat is taken, and there’s no room to watch.</source>
        <translation>牌桌客滿：座位都有人，旁觀的也不能再多了。</translation>
    </message>
    <message>
        <source>Your name has no visible letters. Choose another one in the settings.</source>
        <translation>你的名字什麼都看不到。請在設定裡換一個。</translation>
    </message>
    <message>
        <source>You’re already at this table: in another window, or on a computer with a copy of this one’s files.</source>
        <translation>你已經在這張牌桌上了：在另一個視窗，或在複製了這台檔案的電腦上。</translation>
    </message>
    <message>
        <source>That computer describes a table that can’t be played or shown. Is its game damaged?</source>
        <translation>那台電腦送來的牌桌不能打也不能顯示。它的遊戲是不是壞了？</translation>
    </message>
    <message>
        <source>The connection to the table was lost and didn’t come back.</source>
        <translation>和牌桌的連線斷了，沒有恢復。</translation>
    </message>
    <message>
        <source>version {version}, not yours: update your game</source>
        <translation>版本 {version}，和我們不同：請更新你的</translation>
    </message>
    <message>
        <source>version {version}, not yours: the host must update</source>
        <translation>版本 {version}，和我們不同：桌主要更新</translation>
    </message>
    <message>
        <source>The host’s game is version {theirs} (protocol {number}), yours is {ours} (protocol {own}): update yours.</source>
        <translation>桌主的程式是版本 {theirs}（協定 {number}），你的是 {ours}（協定 {own}）：請更新你的。</translation>
    </message>
    <message>
        <source>The host’s game is version {theirs} (protocol {number}), yours is {ours} (protocol {own}): the host must update.</source>
        <translation>桌主的程式是版本 {theirs}（協定 {number}），你的是 {ours}（協定 {own}）：桌主要更新。</translation>
    </message>
    <message>
        <source>Someone at {address} couldn’t join with version {theirs} (protocol {number}), yours is {ours} (protocol {own}): update yours.</source>
        <translation>{address} 有人用版本 {theirs}（協定 {number}）進不來，你的是 {ours}（協定 {own}）：請更新你的。</translation>
    </message>
    <message>
        <source>Someone at {address} couldn’t join with version {theirs} (protocol {number}), yours is {ours} (protocol {own}): they must update.</source>
        <translation>{address} 有人用版本 {theirs}（協定 {number}）進不來，你的是 {ours}（協定 {own}）：對方要更新。</translation>
    </message>
    <message>
        <source>A file can’t be read right now, so the game goes on without it and leaves it as it is. Close other programs that use it, and start the game again.</source>
        <translation>有一個檔案現在讀不了，遊戲先不用它繼續進行，檔案保持原樣。請關閉正在使用它的其他程式，再重新開啟遊戲。</translation>
    </message>
    <message>
        <source>No table number {number} answers. This computer uses a VPN, which can hide the home network: let it allow local networks, or turn it off. If that doesn’t help, check the host’s screen again.</source>
        <translation>沒有編號為 {number} 的牌桌回應。這台電腦開著 VPN，可能擋住家裡的網路：請讓它允許本地網路，或把它關掉。如果還是不行，請再看看主持人的螢幕。</translation>
    </message>
    <message>
        <source>The disk neither saves this table nor lets it be deleted, so your computer waits, and the others go on without it. See whether the disk is read-only or broken.</source>
        <translation>磁碟既存不下這一桌，又刪不掉舊的內容，所以你的電腦只能等著，其他人會先打下去。請看看磁碟是不是唯讀，或者壞了。</translation>
    </message>
</context>
<context>
    <name>news</name>
    <message>
        <source>{name} has joined the table.</source>
        <translation>{name} 來了。</translation>
    </message>
    <message>
        <source>{detail} is now called {name}.</source>
        <translation>{detail} 改名叫 {name}。</translation>
    </message>
    <message>
        <source>{name} has left the table.</source>
        <translation>{name} 離開了牌桌。</translation>
    </message>
    <message>
        <source>{name} lost the connection. The clocks are waiting.</source>
        <translation>和 {name} 的連線斷了，計時先停。</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} 回來了。</translation>
    </message>
    <message>
        <source>The host sent {name} away.</source>
        <translation>桌主請 {name} 離開了。</translation>
    </message>
    <message>
        <source>The host will send {name} away after this round.</source>
        <translation>這一局結束後，桌主會請 {name} 離開。</translation>
    </message>
    <message>
        <source>The round goes on without {name}: that seat just passes, and its hand stays sealed.</source>
        <translation>不等 {name}，這一局繼續：那個座位只會過，手牌一直蓋著。</translation>
    </message>
    <message>
        <source>{name} plays on in this round.</source>
        <translation>{name} 繼續打這一局。</translation>
    </message>
    <message>
        <source>{name} restarted the clocks.</source>
        <translation>{name} 讓計時繼續。</translation>
    </message>
    <message>
        <source>{name}’s program broke the rules of fair dealing: {rule}. The round goes on without it.</source>
        <translation>{name} 的程式違反公平發牌的規則：{rule}。這一局不等它，繼續打。</translation>
    </message>
    <message>
        <source>{name}’s computer lost what it had saved before the game was restarted. Nobody cheated. This round goes on without it.</source>
        <translation>{name} 的電腦弄丟了遊戲重開前存下的資料。沒有人作弊。這一局不等它，繼續打。</translation>
    </message>
    <message>
        <source>{name}’s computer lost what it had saved once more. Nobody cheated. {name} sits out until the disk works, and may then sit down again.</source>
        <translation>{name} 的電腦又弄丟了存下的資料。沒有人作弊。磁碟修好前 {name} 先休息，之後可以再坐下。</translation>
    </message>
    <message>
        <source>This round doesn’t count.</source>
        <translation>這一局不算。</translation>
    </message>
    <message>
        <source>{name}’s computer hasn’t shown its keys. The win in round {detail} counts once it does.</source>
        <translation>{name} 的電腦還沒亮出金鑰。亮出後第 {detail} 局的胡才算數。</translation>
    </message>
    <message>
        <source>{name}’s computer has shown its keys. The win in round {detail} counts.</source>
        <translation>{name} 的電腦亮出金鑰了。第 {detail} 局的胡算數。</translation>
    </message>
    <message>
        <source>{name}’s win in round {detail} was false and doesn’t count.</source>
        <translation>{name} 在第 {detail} 局的胡是假的，不算。</translation>
    </message>
    <message>
        <source>{name} runs the table now. Rules and seats stay the same.</source>
        <translation>現在由 {name} 當桌主。規則和座位不變。</translation>
    </message>
    <message>
        <source>A computer player takes {name}’s seat.</source>
        <translation>電腦玩家接替 {name} 的座位。</translation>
    </message>
    <message>
        <source>{name} takes over a computer player’s seat.</source>
        <translation>{name} 接手電腦玩家的座位。</translation>
    </message>
    <message>
        <source>This isn’t the {name} you met before: the key is different. Ask before you play.</source>
        <translation>這不是你以前遇過的 {name}：金鑰不同。打牌前先問一聲。</translation>
    </message>
    <message>
        <source>{name}’s computer didn’t agree to the table in time, so the match started without it.</source>
        <translation>{name} 的電腦沒有及時同意這張牌桌，所以開打時沒有它。</translation>
    </message>
    <message>
        <source>That was too much at once and wasn’t sent. Wait a moment.</source>
        <translation>一次送太多了，沒有送出。請稍等一下。</translation>
    </message>
    <message>
        <source>You’re now called {name}.</source>
        <translation>你現在叫 {name}。</translation>
    </message>
    <message>
        <source>The host will send you away after this round.</source>
        <translation>這一局結束後，桌主會請你離開。</translation>
    </message>
    <message>
        <source>The round goes on without you: your seat just passes.</source>
        <translation>不等你，這一局繼續：你的座位只會過。</translation>
    </message>
    <message>
        <source>You play on in this round.</source>
        <translation>你繼續打這一局。</translation>
    </message>
    <message>
        <source>You restarted the clocks.</source>
        <translation>你讓計時繼續。</translation>
    </message>
    <message>
        <source>Your program broke the rules of fair dealing: {rule}. The round goes on without it.</source>
        <translation>你的程式違反公平發牌的規則：{rule}。這一局不等它，繼續打。</translation>
    </message>
    <message>
        <source>Your computer lost what it had saved before the game was restarted. Nobody cheated. This round goes on without you.</source>
        <translation>你的電腦弄丟了遊戲重開前存下的資料。沒有人作弊。這一局不等你，繼續打。</translation>
    </message>
    <message>
        <source>Your computer lost what it had saved once more. Nobody cheated. You sit out: have the disk checked, then sit down again.</source>
        <translation>你的電腦又弄丟了存下的資料。沒有人作弊。你先休息：請檢查磁碟，好了再坐下。</translation>
    </message>
    <message>
        <source>You run the table now. Rules and seats stay the same.</source>
        <translation>現在由你當桌主。規則和座位不變。</translation>
    </message>
    <message>
        <source>A computer player takes your seat.</source>
        <translation>電腦玩家接替你的座位。</translation>
    </message>
    <message>
        <source>You take over a computer player’s seat.</source>
        <translation>你接手電腦玩家的座位。</translation>
    </message>
    <message>
        <source>The round goes on without {name}: that seat just passes until the next round.</source>
        <translation>不等 {name}，這一局繼續：到下一局前，那個座位只會過。</translation>
    </message>
    <message>
        <source>The round goes on without you: your seat just passes until the next round.</source>
        <translation>不等你，這一局繼續：到下一局前，你的座位只會過。</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}：{text}</translation>
    </message>
    <message>
        <source>{name} didn’t answer in time.</source>
        <translation>{name} 沒有及時回答。</translation>
    </message>
    <message>
        <source>Nobody wins or loses points</source>
        <translation>沒有人贏點或輸點</translation>
    </message>
    <message>
        <source>You have no pause left in this round.</source>
        <translation>你在這一局不能再暫停了。</translation>
    </message>
    <message>
        <source>{name} wants to play on. The clocks run again once most players do.</source>
        <translation>{name} 想繼續打。多數玩家都想繼續時，計時就會恢復。</translation>
    </message>
    <message>
        <source>You stopped the clocks: time for tea. They run again after {time} at the latest.</source>
        <translation>你停了計時：喝茶休息。最遲 {time} 後恢復計時。</translation>
    </message>
    <message>
        <source>{name} has no pause left in this round.</source>
        <translation>{name} 在這一局不能再暫停了。</translation>
    </message>
    <message>
        <source>You want to play on. The clocks run again once most players do.</source>
        <translation>你想繼續打。多數玩家都想繼續時，計時就會恢復。</translation>
    </message>
    <message>
        <source>{name} stopped the clocks: time for tea. They run again after {time} at the latest.</source>
        <translation>{name} 停了計時：喝茶休息。最遲 {time} 後恢復計時。</translation>
    </message>
    <message>
        <source>{name}’s pause is over. The clocks run again.</source>
        <translation>{name} 的暫停結束了。計時恢復。</translation>
    </message>
    <message>
        <source>Your pause is over. The clocks run again.</source>
        <translation>你的暫停結束了。計時恢復。</translation>
    </message>
    <message>
        <source>{name} lost the connection.</source>
        <translation>和 {name} 的連線斷了。</translation>
    </message>
</context>
<context>
    <name>palette</name>
    <message>
        <source>paper</source>
        <translation>底色</translation>
    </message>
    <message>
        <source>ink</source>
        <translation>字色</translation>
    </message>
    <message>
        <source>Choose a color</source>
        <translation>選擇顏色</translation>
    </message>
    <message>
        <source>✓ Everyone can tell these four colors apart.</source>
        <translation>✓ 這四種顏色人人都分得出來。</translation>
    </message>
    <message>
        <source>{colors}: the ink is hard to read</source>
        <translation>{colors}：字看不清楚</translation>
    </message>
    <message>
        <source>{colors}: hard to tell apart for {people}</source>
        <translation>{colors}：{people}分不出來</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>每個人</translation>
    </message>
    <message>
        <source>people who are red-blind</source>
        <translation>紅色盲的人</translation>
    </message>
    <message>
        <source>people who are green-blind</source>
        <translation>綠色盲的人</translation>
    </message>
    <message>
        <source>people who are blue-blind</source>
        <translation>藍色盲的人</translation>
    </message>
    <message>
        <source>people who see no colors</source>
        <translation>全色盲的人</translation>
    </message>
</context>
<context>
    <name>past games</name>
    <message>
        <source>your points: {points}</source>
        <translation>你的分數：{points}</translation>
    </message>
    <message>
        <source>This file can’t be read</source>
        <translation>這個檔案讀不了</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>同桌：{names}</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Not in the score book: rounds in which you took a move back, and deals played again, are practice.</source>
        <translation>不記入計分簿：悔過牌的局和重打的牌都算練習。</translation>
    </message>
    <message>
        <source>Left unfinished</source>
        <translation>沒有打完</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>你贏了</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>{names}贏了</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>沒有人贏</translation>
    </message>
    <message>
        <source>Played to the end</source>
        <translation>打完了</translation>
    </message>
    <message>
        <source>{table}, round {number}</source>
        <translation>{table}，第 {number} 局</translation>
    </message>
</context>
<context>
    <name>phone</name>
    <message>
        <source>I’m ready</source>
        <translation>我好了</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>再等我一下</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>離開牌桌</translation>
    </message>
    <message>
        <source>Just watch</source>
        <translation>只在旁邊看</translation>
    </message>
    <message>
        <source>Sit down again</source>
        <translation>重新坐下</translation>
    </message>
    <message>
        <source>Tap “I’m ready” when you are.</source>
        <translation>準備好了就點「我好了」。</translation>
    </message>
    <message>
        <source>You’re watching. Tap a free seat to play.</source>
        <translation>你在旁觀。點一下空位就能玩。</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>坐這裡</translation>
    </message>
    <message>
        <source>What should the others call you?</source>
        <translation>大家怎麼稱呼你？</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>坐下</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>你的頭像</translation>
    </message>
    <message>
        <source>Choose one for me</source>
        <translation>幫我選一個</translation>
    </message>
    <message>
        <source>Type the key that the computer shows after the address.</source>
        <translation>輸入電腦上網址後面顯示的金鑰。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>金鑰</translation>
    </message>
    <message>
        <source>This isn’t the key on the computer’s screen. Look again and type it.</source>
        <translation>這不是電腦畫面上的金鑰。看一下畫面，再輸入一次。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>連線中…</translation>
    </message>
    <message>
        <source>Connection lost. Reconnecting…</source>
        <translation>連線斷了，正在重新連線…</translation>
    </message>
    <message>
        <source>The computer can’t be reached. Is this phone on the same Wi-Fi?</source>
        <translation>連不到電腦。手機連的是同一個 Wi-Fi 嗎？</translation>
    </message>
    <message>
        <source>Your seat is open in another tab or window.</source>
        <translation>你的座位正在另一個分頁或視窗開啟。</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>在這裡繼續</translation>
    </message>
    <message>
        <source>This table isn’t there any more. Scan the QR code on the computer again.</source>
        <translation>這張牌桌已經不在了。請重新掃描電腦上的 QR 碼。</translation>
    </message>
    <message>
        <source>This page is out of date. Reload it.</source>
        <translation>這個網頁已經過時，請重新載入。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新載入</translation>
    </message>
    <message>
        <source>This browser is too old to play here.</source>
        <translation>這個瀏覽器太舊，不能在這裡玩。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>Lacquer</source>
        <translation>漆器</translation>
    </message>
    <message>
        <source>Reed mat</source>
        <translation>草蓆</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>夜色</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>特大</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>聲音</translation>
    </message>
    <message>
        <source>Vibration</source>
        <translation>震動</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動畫</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>On</source>
        <translation>開</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>你的手牌</translation>
    </message>
    <message>
        <source>Hide your hand</source>
        <translation>遮住手牌</translation>
    </message>
    <message>
        <source>Show your hand</source>
        <translation>顯示手牌</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>理牌</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>On offer</source>
        <translation>等人要的牌</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>牌堆</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>已亮出的牌組</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>棄牌</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>選項</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>用哪種湊法？</translation>
    </message>
    <message>
        <source>Automatic answers</source>
        <translation>自動回答</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>過程</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>說句話</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>選單</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>已選</translation>
    </message>
    <message>
        <source>junk</source>
        <translation>雜牌</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>建議</translation>
    </message>
    <message>
        <source>winning card</source>
        <translation>胡的牌</translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>看不見的牌</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>左移</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>右移</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>備用時間</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>This computer has left the table; phones can’t play through it.</source>
        <translation>這台電腦已離開牌桌，手機不能再透過它打牌。</translation>
    </message>
    <message>
        <source>Plays through {name}’s computer, which could see these cards.</source>
        <translation>透過{name}的電腦打牌，那台電腦有可能看到這些牌。</translation>
    </message>
    <message>
        <source>This computer can’t take another phone.</source>
        <translation>這台電腦不能再接手機了。</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>請先輸入名字。</translation>
    </message>
    <message>
        <source>You’ve left the table.</source>
        <translation>你已離開牌桌。</translation>
    </message>
    <message>
        <source>The computer isn’t at a table now.</source>
        <translation>電腦現在不在任何牌桌上。</translation>
    </message>
    <message>
        <source>Sitting down…</source>
        <translation>正在坐下…</translation>
    </message>
    <message>
        <source>Too late: time’s up.</source>
        <translation>太晚了，時間已經到了。</translation>
    </message>
    <message>
        <source>The computer answers for you.</source>
        <translation>電腦正在代打。</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>不等了</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>First phone</source>
        <translation>第一支手機</translation>
    </message>
    <message>
        <source>Free this seat</source>
        <translation>空出這個座位</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Type the address in numbers, as the computer shows it. A name won’t work.</source>
        <translation>請照電腦顯示的數字位址輸入。用名稱打不開。</translation>
    </message>
    <message>
        <source>Not now: wait a moment, then try again.</source>
        <translation>現在不行：請稍等再試。</translation>
    </message>
    <message>
        <source>Nobody here can confirm that it’s you.</source>
        <translation>這裡沒有人能確認是你。</translation>
    </message>
    <message>
        <source>There’s no such table here. Scan the QR code on the computer again, or type the address beside it.</source>
        <translation>這裡沒有這張牌桌。請重新掃描電腦上的 QR 碼，或輸入旁邊的位址。</translation>
    </message>
    <message>
        <source>This phone has sent too much at once. Trying again in half a minute.</source>
        <translation>這支手機一次傳送太多。半分鐘後重試。</translation>
    </message>
    <message>
        <source>All places for phones at this computer are taken. Try again once somebody has left the table.</source>
        <translation>這台電腦的手機位都滿了。有人離開牌桌後再試。</translation>
    </message>
    <message>
        <source>This page can’t keep the screen on. Change that in the phone’s settings.</source>
        <translation>本頁不能讓螢幕保持常亮。請在手機設定裡調整。</translation>
    </message>
    <message>
        <source>{name}’s phone is back.</source>
        <translation>{name}的手機回來了。</translation>
    </message>
    <message>
        <source>The others say that you’re not {name}.</source>
        <translation>其他人說你不是{name}。</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>現在開始</translation>
    </message>
    <message>
        <source>Asking the others whether you’re {name}…</source>
        <translation>正在問其他人你是不是{name}…</translation>
    </message>
    <message>
        <source>Start with computer players</source>
        <translation>與電腦開始</translation>
    </message>
    <message>
        <source>Nobody confirmed that you’re {name}. Ask again.</source>
        <translation>沒有人確認你是{name}。請再問一次。</translation>
    </message>
    <message>
        <source>A new phone says it’s {name}. Is that right?</source>
        <translation>一支新手機說自己是{name}。對嗎？</translation>
    </message>
    <message>
        <source>That’s me</source>
        <translation>這是我</translation>
    </message>
    <message>
        <source>That phone is back.</source>
        <translation>那支手機回來了。</translation>
    </message>
    <message>
        <source>Too soon: tap once more.</source>
        <translation>太快了：請再點一次。</translation>
    </message>
    <message>
        <source>Too many wrong addresses. Scan the QR code on the computer: that works at once. Typed addresses work again in {minutes} min.</source>
        <translation>輸錯的位址太多。掃描電腦上的 QR 碼，馬上就能進。{minutes} 分鐘後可以再輸入位址。</translation>
    </message>
    <message>
        <source>Free {name}’s seat? That phone is away.</source>
        <translation>空出{name}的座位嗎？那支手機不在。</translation>
    </message>
    <message>
        <source>Are you back, with a new phone?</source>
        <translation>你換了手機回來嗎？</translation>
    </message>
    <message>
        <source>Yes, let them sit down</source>
        <translation>是，讓其入座</translation>
    </message>
    <message>
        <source>Start without waiting for {names}?</source>
        <translation>不等{names}就開始嗎？</translation>
    </message>
    <message>
        <source>Suggest moves</source>
        <translation>提示打法</translation>
    </message>
    <message>
        <source>First three rounds</source>
        <translation>前三局</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>從不</translation>
    </message>
    <message>
        <source>Suggestions are now off. “Hint” shows one, and the settings turn them on again.</source>
        <translation>不再提示打法。點「提示」可看一次，也可在設定裡重新打開。</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>總是</translation>
    </message>
    <message>
        <source>Tap a card to pick it, then “Discard”. Swipe across the hand to sort it.</source>
        <translation>點一張牌選取，再點「打牌」。在手牌上橫向滑動可以理牌。</translation>
    </message>
    <message>
        <source>Wait a minute before you sit down again.</source>
        <translation>請等一分鐘再入座。</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>單人玩</translation>
    </message>
    <message>
        <source>Against computer players, in this browser</source>
        <translation>在這個瀏覽器裡，和電腦玩家對戰</translation>
    </message>
</context>
<context>
    <name>phone box</name>
    <message>
        <source>Scan this with a phone, or type the address in its browser, and then the key.</source>
        <translation>用手機掃描，或在手機瀏覽器輸入位址，再輸入金鑰。</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>金鑰：{key}</translation>
    </message>
    <message>
        <source>Phones can’t be served here: {why}.</source>
        <translation>這裡不能接手機：{why}。</translation>
    </message>
    <message>
        <source>A QR code for phones to scan</source>
        <translation>給手機掃描的 QR 碼</translation>
    </message>
    <message>
        <source>Phones play through this computer, which could see their cards.</source>
        <translation>手機透過這台電腦打牌，這台電腦有可能看到它們的牌。</translation>
    </message>
</context>
<context>
    <name>phrases</name>
    <message>
        <source>Hello everyone!</source>
        <translation>大家好！</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>祝大家好手氣！</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>打得漂亮！</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>謝謝！</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>請等我一下。</translation>
    </message>
    <message>
        <source>Time for tea!</source>
        <translation>喝茶囉！</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>輪到你了。</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>哎呀！</translation>
    </message>
    <message>
        <source>I was so close!</source>
        <translation>就差一張！</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <translation>再見！</translation>
    </message>
    <message>
        <source>The computer answers for me until I’m back.</source>
        <translation>我離開一下，電腦先代打。</translation>
    </message>
    <message>
        <source>I’m back.</source>
        <translation>我回來了。</translation>
    </message>
</context>
<context>
    <name>proof</name>
    <message>
        <source>Only this computer shuffled</source>
        <translation>只由這台電腦洗牌</translation>
    </message>
    <message>
        <source>{name}’s program broke the rules of fair dealing: {rule}.</source>
        <translation>{name} 的程式違反公平發牌的規則：{rule}。</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>In the game you discarded {card}: {points} points.</source>
        <translation>牌局裡你打的是{card}：{points} 點。</translation>
    </message>
    <message>
        <source>Together your answers cost {points} points.</source>
        <translation>所有答案一共虧 {points} 點。</translation>
    </message>
    <message>
        <source>{card} costs about {points} points. Best: {best}.</source>
        <translation>{card}約虧 {points} 點。最好的是：{best}。</translation>
    </message>
    <message>
        <source>Right: nothing is better.</source>
        <translation>對，沒有更好的了。</translation>
    </message>
</context>
<context>
    <name>reader</name>
    <message>
        <source>What you can do</source>
        <translation>你可以做的事</translation>
    </message>
    <message>
        <source>Ways to take it</source>
        <translation>要牌的湊法</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Table buttons</source>
        <translation>牌桌的按鈕</translation>
    </message>
    <message>
        <source>Wall: {cards}, {draws} to draw</source>
        <translation>牌堆：{cards}，還能摸 {draws} 張</translation>
    </message>
    <message>
        <source>Your turn: choose a card to discard.</source>
        <translation>輪到你：選一張牌打出。</translation>
    </message>
    <message>
        <source>{action}, {key}</source>
        <translation>{action}，{key}</translation>
    </message>
    <message>
        <source>You can fold or play: {answers}.</source>
        <translation>你可以棄牌或繼續玩：{answers}。</translation>
    </message>
    <message>
        <source>You can have all cards dealt again: {answers}.</source>
        <translation>可以全部重發：{answers}。</translation>
    </message>
    <message>
        <source>You can take this card: {answers}.</source>
        <translation>這張牌你可以要：{answers}。</translation>
    </message>
    <message>
        <source>Your hand is hidden, {cards}</source>
        <translation>你的手牌遮住了，{cards}</translation>
    </message>
    <message>
        <source>Your hand, {cards}</source>
        <translation>你的手牌，{cards}</translation>
    </message>
    <message>
        <source>junk</source>
        <translation>雜牌</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>第 {number} 項，共 {count} 項</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>可以</translation>
    </message>
    <message>
        <source>not possible: {reason}</source>
        <translation>不行：{reason}</translation>
    </message>
    <message>
        <source>Help and automatic answers</source>
        <translation>提示與自動回答</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Suggested: {action}.</source>
        <translation>建議：{action}。</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>Not now.</source>
        <translation>現在不行。</translation>
    </message>
    <message>
        <source>It’s not your turn.</source>
        <translation>還沒輪到你。</translation>
    </message>
    <message>
        <source>You’ve already answered.</source>
        <translation>你已經回答了。</translation>
    </message>
    <message>
        <source>You don’t hold these cards.</source>
        <translation>你手上沒有這些牌。</translation>
    </message>
    <message>
        <source>Another copy of the same card is used for this.</source>
        <translation>已由另一張相同的牌代表。</translation>
    </message>
    <message>
        <source>These cards don’t make a set.</source>
        <translation>這些牌湊不成牌組。</translation>
    </message>
    <message>
        <source>You don’t have the cards for it.</source>
        <translation>你手上的牌湊不起來。</translation>
    </message>
    <message>
        <source>Three or four identical cards in your hand stay together.</source>
        <translation>手上三張或四張相同的牌不拆開，不能借出。</translation>
    </message>
    <message>
        <source>You discarded this card yourself.</source>
        <translation>這張牌是你自己打的。</translation>
    </message>
    <message>
        <source>You can’t do this out of turn.</source>
        <translation>這張牌只有輪到的玩家能這樣要。</translation>
    </message>
    <message>
        <source>You can’t Pong a General.</source>
        <translation>將不能碰。</translation>
    </message>
    <message>
        <source>A General stays with the player who drew it.</source>
        <translation>將歸摸到它的人。</translation>
    </message>
    <message>
        <source>You have to keep a General you draw.</source>
        <translation>摸到將一定要留下。</translation>
    </message>
    <message>
        <source>You can’t discard a General.</source>
        <translation>將不能打出去。</translation>
    </message>
    <message>
        <source>A joker stays with the player who drew it.</source>
        <translation>鬼牌歸摸到它的人。</translation>
    </message>
    <message>
        <source>You have to keep a joker you draw.</source>
        <translation>摸到鬼牌一定要留下。</translation>
    </message>
    <message>
        <source>You can’t discard a joker.</source>
        <translation>鬼牌不能打出去。</translation>
    </message>
    <message>
        <source>It would leave you more junk than before.</source>
        <translation>這樣雜牌會比原來多。</translation>
    </message>
    <message>
        <source>Another claim leaves less junk.</source>
        <translation>換個要法，雜牌可以更少。</translation>
    </message>
    <message>
        <source>Your hand wouldn’t be complete.</source>
        <translation>你的手牌還沒完整。</translation>
    </message>
    <message>
        <source>Your hand has too few points to win.</source>
        <translation>你的點數太少，還不能胡。</translation>
    </message>
    <message>
        <source>This card wins: take the win.</source>
        <translation>這張能胡：請喊胡。</translation>
    </message>
    <message>
        <source>You can make a Kong, so with these rules you must. Only a win comes first.</source>
        <translation>你能槓，照這套規則就一定要槓；只有胡比它優先。</translation>
    </message>
    <message>
        <source>You can make a Pong, so with these rules you must. Only a win comes first.</source>
        <translation>你能碰，照這套規則就一定要碰；只有胡比它優先。</translation>
    </message>
    <message>
        <source>You can make a Kong, so with these rules you must, unless you’re waiting for a win.</source>
        <translation>你能槓，照這套規則只要沒聽牌就一定要槓。</translation>
    </message>
    <message>
        <source>You can make a Pong, so with these rules you must, unless you’re waiting for a win.</source>
        <translation>你能碰，照這套規則只要沒聽牌就一定要碰。</translation>
    </message>
    <message>
        <source>This player has left the round.</source>
        <translation>這位玩家已離開這一局。</translation>
    </message>
    <message>
        <source>This player hasn’t left, or still owes a discard.</source>
        <translation>這位玩家沒有離開，或還欠打一張牌。</translation>
    </message>
    <message>
        <source>You’d have no card left to discard.</source>
        <translation>這樣你就沒有牌可以打了。</translation>
    </message>
    <message>
        <source>With these rules this card never makes that set.</source>
        <translation>照這套規則，這張牌不能湊這種牌組。</translation>
    </message>
    <message>
        <source>Your Pong on the table can’t take a fourth card.</source>
        <translation>桌上的碰不能加第四張。</translation>
    </message>
    <message>
        <source>Your Pong on the table takes its fourth card only if you draw it yourself.</source>
        <translation>桌上的碰，要自己摸到第四張才能加槓。</translation>
    </message>
    <message>
        <source>Your Pong on the table takes its fourth card only if you draw it yourself and win with it.</source>
        <translation>桌上的碰，要自己摸到第四張而且能胡，才能加槓。</translation>
    </message>
    <message>
        <source>You can claim a Pair only with a card you draw yourself, or to win.</source>
        <translation>只有你自己摸到的牌才能湊對子，胡牌時除外。</translation>
    </message>
    <message>
        <source>These aren’t the Kongs and Pongs that were dealt.</source>
        <translation>這些不是發牌時就有的槓和碰。</translation>
    </message>
    <message>
        <source>You can only redeal a hand without Generals or jokers, without three identical cards and without Soldiers in all four colors.</source>
        <translation>沒有將和鬼牌、沒有三張相同、也沒有四色卒的手牌才能重發。</translation>
    </message>
    <message>
        <source>You can’t keep this card, so your hand is dead: you have to fold.</source>
        <translation>你留不住這張牌，成了相公：只能棄牌。</translation>
    </message>
    <message>
        <source>Only a dead hand may fold now.</source>
        <translation>現在只有相公才能棄牌。</translation>
    </message>
    <message>
        <source>You’re out of this round.</source>
        <translation>這局你已經退出。</translation>
    </message>
    <message>
        <source>Passing up a Pong has to be said, and nothing else may be.</source>
        <translation>放過碰一定要說出來，其他時候不能說。</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Wall: {cards}.</source>
        <translation>牌堆：{cards}。</translation>
    </message>
    <message>
        <source>On offer: {card}, shown by {name}.</source>
        <translation>場上：{card}，來自 {name}。</translation>
    </message>
    <message>
        <source>never shown: {cards}</source>
        <translation>始終沒出現：{cards}</translation>
    </message>
    <message>
        <source>  on the table, {meld}: {cards}</source>
        <translation>  桌上，{meld}：{cards}</translation>
    </message>
    <message>
        <source>Nothing to tell.</source>
        <translation>沒什麼要說的。</translation>
    </message>
    <message>
        <source>You would have taken it: {action}.</source>
        <translation>你本來會要：{action}。</translation>
    </message>
    <message>
        <source>{name} would have taken it: {action}.</source>
        <translation>{name} 本來會要：{action}。</translation>
    </message>
    <message>
        <source>{name} leaves the round.</source>
        <translation>{name} 離開這一局。</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} 回來了。</translation>
    </message>
    <message>
        <source>The other hands</source>
        <translation>別家的手牌</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回顧</translation>
    </message>
    <message>
        <source>“{name}” can’t be read.</source>
        <translation>「{name}」無法讀取。</translation>
    </message>
    <message>
        <source>“{name}” isn’t a saved Tứ Sắc game.</source>
        <translation>「{name}」不是存下來的四色牌牌局。</translation>
    </message>
    <message>
        <source>“{name}” was saved by another version of this game.</source>
        <translation>「{name}」是別的版本存的。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: there’s nothing to show.</source>
        <translation>「{name}」壞了：裡面什麼都顯示不出來。</translation>
    </message>
    <message>
        <source>No card has been dealt yet in “{name}”.</source>
        <translation>「{name}」裡還沒發過牌。</translation>
    </message>
</context>
<context>
    <name>result</name>
    <message>
        <source>{names} tie for first place: {tally}</source>
        <translation>{names} 並列第一：{tally}</translation>
    </message>
    <message>
        <source>You win the match: {tally}</source>
        <translation>這一場你贏了：{tally}</translation>
    </message>
    <message>
        <source>{names} wins the match: {tally}</source>
        <translation>{names} 贏了這一場：{tally}</translation>
    </message>
    <message>
        <source>The curves and the best hand start at round {n}, when the players at the table changed.</source>
        <translation>曲線和最大一手從第 {n} 局算起，那時同桌的人換了。</translation>
    </message>
    <message>
        <source>Best hand: {name} in round {number}, {points}</source>
        <translation>最大一手：{name}，第 {number} 局，{points}</translation>
    </message>
    <message>
        <source>discarded the winning card</source>
        <translation>放槍</translation>
    </message>
    <message>
        <source>After round {number} of {rounds}: {tallies}</source>
        <translation>第 {number} 局後，共 {rounds} 局：{tallies}</translation>
    </message>
    <message>
        <source>After round {number}: {tallies}</source>
        <translation>第 {number} 局後：{tallies}</translation>
    </message>
    <message>
        <source>left in hand: {cards}</source>
        <translation>手裡剩下：{cards}</translation>
    </message>
    <message>
        <source>This round doesn’t count</source>
        <translation>這一局不算</translation>
    </message>
    <message>
        <source>{name}’s win in round {n} isn’t counted yet: the keys haven’t arrived.</source>
        <translation>{name} 在第 {n} 局的胡還不算：金鑰還沒到。</translation>
    </message>
    <message>
        <source>{name}’s hidden moves couldn’t be checked.</source>
        <translation>{name} 暗中的動作無法核對。</translation>
    </message>
    <message>
        <source>The next round is being dealt.</source>
        <translation>正在發下一局的牌。</translation>
    </message>
    <message>
        <source>The next round starts in {n} s.</source>
        <translation>下一局 {n} 秒後開始。</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>等 {names}。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>回顧</translation>
    </message>
    <message>
        <source>Compare with the computers</source>
        <translation>和電腦比一比</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再打一場</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首頁</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Final result</source>
        <translation>最後結果</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>重新發牌</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>證明</translation>
    </message>
    <message>
        <source>Ready ✓</source>
        <translation>好了 ✓</translation>
    </message>
    <message>
        <source>Ready for the next round</source>
        <translation>可以打下一局了</translation>
    </message>
    <message>
        <source>Total: {points}, {bonus} of them for winning</source>
        <translation>合計 {points}，其中 {bonus}是胡牌加的</translation>
    </message>
    <message>
        <source>Total: {points}</source>
        <translation>合計 {points}</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>全部重來</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>You win! (Tới!)</source>
        <translation>胡了！你贏了</translation>
    </message>
    <message>
        <source>{name} wins! (Tới!)</source>
        <translation>胡了！{name} 贏了</translation>
    </message>
    <message>
        <source>Everyone else has given up, so the round is over.</source>
        <translation>其他人都放棄了，這局結束。</translation>
    </message>
    <message>
        <source>No draws are left, so nobody wins.</source>
        <translation>沒有牌可摸了，流局。</translation>
    </message>
    <message>
        <source>No draws are left, so nobody pays.</source>
        <translation>沒有牌可摸了，誰都不用付。</translation>
    </message>
    <message>
        <source>You win with {points}, straight from the deal</source>
        <translation>你天胡，{points}</translation>
    </message>
    <message>
        <source>{name} wins with {points}, straight from the deal</source>
        <translation>{name} 天胡，{points}</translation>
    </message>
    <message>
        <source>You win with {points}, on the {card} {feeder} discarded</source>
        <translation>你胡 {feeder} 打的{card}，{points}</translation>
    </message>
    <message>
        <source>{name} wins with {points}, on the {card} {feeder} discarded</source>
        <translation>{name} 胡 {feeder} 打的{card}，{points}</translation>
    </message>
    <message>
        <source>You win with {points}, on the {card} you drew</source>
        <translation>你自摸{card}，{points}</translation>
    </message>
    <message>
        <source>{name} wins with {points}, on the {card} from the wall</source>
        <translation>{name} 自摸{card}，{points}</translation>
    </message>
    <message>
        <source>You win with {points}, on the {card} {feeder} drew</source>
        <translation>你胡 {feeder} 摸到的{card}，{points}</translation>
    </message>
    <message>
        <source>{name} wins with {points}, on the {card} {feeder} drew</source>
        <translation>{name} 胡 {feeder} 摸到的{card}，{points}</translation>
    </message>
    <message>
        <source>{n} more for yellow Generals</source>
        <translation>黃將多付 {n}</translation>
    </message>
    <message>
        <source>the stake, {n}</source>
        <translation>底注 {n}</translation>
    </message>
    <message>
        <source>{points}, less the minimum of {least}: {n}</source>
        <translation>{points}減去最低 {least}，付 {n}</translation>
    </message>
    <message>
        <source>{points} at {unit} each, {n}</source>
        <translation>{points}，每點 {unit}，共 {n}</translation>
    </message>
    <message>
        <source>{n} more for the Kong that won</source>
        <translation>胡牌的人有槓，多付 {n}</translation>
    </message>
    <message>
        <source>less {n} for the {cards} Kong on the table</source>
        <translation>桌上的槓 {cards}，少付 {n}</translation>
    </message>
    <message>
        <source>less {n} for the {cards} Kongs on the table</source>
        <translation>桌上的幾個槓 {cards}，少付 {n}</translation>
    </message>
    <message>
        <source>and the {n} left over are lost</source>
        <translation>多出來的 {n} 不算</translation>
    </message>
    <message>
        <source>{n} more because the winner drew the card</source>
        <translation>自摸多付 {n}</translation>
    </message>
    <message>
        <source>{n} more for all the others</source>
        <translation>替其他家多付 {n}</translation>
    </message>
    <message>
        <source>paid by the player who showed the card</source>
        <translation>由放槍的人付</translation>
    </message>
    <message>
        <source>the ante, {n}</source>
        <translation>底 {n}</translation>
    </message>
    <message>
        <source>the antes, {n}</source>
        <translation>收底 {n}</translation>
    </message>
    <message>
        <source>{n} for a dead hand</source>
        <translation>相公賠 {n}</translation>
    </message>
    <message>
        <source>{n} received for a dead hand</source>
        <translation>收相公 {n}</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>圖片</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} 胡了！</translation>
    </message>
    <message>
        <source>on {card}, which {feeder} drew</source>
        <translation>胡{card}，{feeder} 摸的</translation>
    </message>
    <message>
        <source>on {card}, which you drew</source>
        <translation>胡{card}，你摸的</translation>
    </message>
    <message>
        <source>on {card}, which you discarded</source>
        <translation>胡{card}，你打的</translation>
    </message>
    <message>
        <source>Tới!</source>
        <extracomment>what a winner calls out, painted large; the Vietnamese word where letters are Latin</extracomment>
        <translation>胡！</translation>
    </message>
    <message>
        <source>straight from the deal</source>
        <translation>天胡</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>你胡了！</translation>
    </message>
    <message>
        <source>on {card}, which {feeder} discarded</source>
        <translation>胡{card}，{feeder} 打的</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Your move: {done}. A master would do the same.</source>
        <translation>這一步：{done}。高手也會這樣。</translation>
    </message>
    <message>
        <source>Your move: {done}. A master’s: {better}, worth about {points} points more.</source>
        <translation>這一步：{done}。高手會：{better}，大約多 {points} 點。</translation>
    </message>
    <message>
        <source>There was nothing to decide in this round.</source>
        <translation>這一局沒有什麼要決定的。</translation>
    </message>
    <message>
        <source>No real mistakes. A dot (·) marks a move that could have been better.</source>
        <translation>沒有失誤。圓點（·）標出還可以打得更好的地方。</translation>
    </message>
    <message>
        <source>{name} chose as well as a master every time.</source>
        <translation>{name} 從頭到尾都打得和高手一樣好。</translation>
    </message>
    <message>
        <source>You chose as well as a master every time.</source>
        <translation>你從頭到尾都打得和高手一樣好。</translation>
    </message>
    <message>
        <source>The costliest mistakes in this round are marked ✗.</source>
        <translation>這一局損失最大的決定標著 ✗。</translation>
    </message>
    <message>
        <source>Your costliest choice: {done}. A master’s: {better}, worth {points} points more on average.</source>
        <translation>代價最大的一步：{done}。高手會：{better}，平均多 {points} 點。</translation>
    </message>
</context>
<context>
    <name>rule choices</name>
    <message>
        <source>the whole hand at once</source>
        <translation>一次發完整手</translation>
    </message>
    <message>
        <source>six to the dealer, then five each</source>
        <translation>莊家先六張，之後每次五張</translation>
    </message>
    <message>
        <source>cards in a stack</source>
        <translation>一疊牌</translation>
    </message>
    <message>
        <source>tiles in walls</source>
        <translation>牌砌成牆</translation>
    </message>
    <message>
        <source>by dice</source>
        <translation>擲骰子</translation>
    </message>
    <message>
        <source>the highest card drawn</source>
        <translation>抽到最大的人</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>the winner</source>
        <translation>胡牌的人</translation>
    </message>
    <message>
        <source>the dealer’s neighbor</source>
        <translation>莊家的下家</translation>
    </message>
    <message>
        <source>the same dealer</source>
        <translation>原來的莊家</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>there is no dead hand</extracomment>
        <translation>沒有</translation>
    </message>
    <message>
        <source>player’s choice</source>
        <translation>由玩家決定</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>of Soldiers alike: no number of them makes a set</extracomment>
        <translation>永遠不行</translation>
    </message>
    <message>
        <source>if you draw it and win</source>
        <translation>自己摸到而且能胡</translation>
    </message>
    <message>
        <source>whenever you draw it</source>
        <translation>自己摸到就可以</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>of a Pong: it may be called whatever becomes of the junk</extracomment>
        <translation>不限</translation>
    </message>
    <message>
        <source>no more junk</source>
        <translation>雜牌不能變多</translation>
    </message>
    <message>
        <source>the least junk possible</source>
        <translation>雜牌要最少</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>不可以</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>可以</translation>
    </message>
    <message>
        <source>must be kept</source>
        <translation>一定要留</translation>
    </message>
    <message>
        <source>may be kept</source>
        <translation>可留可不留</translation>
    </message>
    <message>
        <source>win</source>
        <translation>胡</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>槓</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>對子</translation>
    </message>
    <message>
        <source>required</source>
        <translation>一定要</translation>
    </message>
    <message>
        <source>required unless waiting to win</source>
        <translation>一定要，除非聽牌</translation>
    </message>
    <message>
        <source>the points</source>
        <translation>點數</translation>
    </message>
    <message>
        <source>a stake</source>
        <extracomment>what losers pay: one stake, not the points of the hand</extracomment>
        <translation>底注</translation>
    </message>
    <message>
        <source>the points above the minimum</source>
        <translation>超出最低點數的部分</translation>
    </message>
    <message>
        <source>take nothing off</source>
        <translation>不扣</translation>
    </message>
    <message>
        <source>off the points</source>
        <translation>從點數扣</translation>
    </message>
    <message>
        <source>off the amount</source>
        <translation>從金額扣</translation>
    </message>
    <message>
        <source>points</source>
        <translation>點</translation>
    </message>
    <message>
        <source>hu (胡)</source>
        <translation>胡</translation>
    </message>
    <message>
        <source>lệnh</source>
        <translation>lệnh（越南的點）</translation>
    </message>
    <message>
        <source>the first in turn</source>
        <translation>輪次最近的人</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>of the number of cards for six players: it is that for fewer</extracomment>
        <translation>相同</translation>
    </message>
    <message>
        <source>{meld} {concealed} in hand, {exposed} on the table</source>
        <translation>{meld}：手中 {concealed}、桌上 {exposed}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>{concealed} in hand, {exposed} on the table</source>
        <translation>手中 {concealed}、桌上 {exposed}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>無</translation>
    </message>
    <message>
        <source>all pieces</source>
        <translation>所有棋子</translation>
    </message>
</context>
<context>
    <name>rule groups</name>
    <message>
        <source>Players and deck</source>
        <translation>玩家與牌</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>發牌</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>牌組</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>將</translation>
    </message>
    <message>
        <source>End and next deal</source>
        <translation>結束與下一局</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>點數</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>算帳</translation>
    </message>
</context>
<context>
    <name>rule problems</name>
    <message>
        <source>{value} is not a table of rules</source>
        <translation>{value} 不是規則的表格</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>there is no such rule</source>
        <translation>沒有這條規則</translation>
    </message>
    <message>
        <source>there is no such rule; did you mean {nearest}?</source>
        <translation>沒有這條規則；是不是要寫 {nearest}？</translation>
    </message>
    <message>
        <source>is there twice, once by its old name {old}; keep one of them</source>
        <translation>重複了，另一個用的是舊名 {old}；請留一個</translation>
    </message>
    <message>
        <source>the file has version {version}, and this program reads up to {newest}; update tusac to read it</source>
        <translation>檔案是版本 {version}，這個程式只讀得懂到 {newest}；較新的 tusac 才能讀</translation>
    </message>
    <message>
        <source>{value} is not a version: 1, 2 and so on</source>
        <translation>{value} 不是版本：應該是 1、2 等等</translation>
    </message>
    <message>
        <source>there is no ruleset called {ruleset}; tusac rules list tells which there are</source>
        <translation>沒有叫 {ruleset} 的規則；tusac rules list 會列出所有規則</translation>
    </message>
    <message>
        <source>the ruleset {ruleset}, which these rules are based on, cannot be read</source>
        <translation>這套規則以 {ruleset} 為底，但它讀不出來</translation>
    </message>
    <message>
        <source>rulesets are based on each other in a circle: {rulesets}</source>
        <translation>規則互相為底，繞成了一圈：{rulesets}</translation>
    </message>
    <message>
        <source>{value} is not true or false</source>
        <translation>{value} 不是 true 或 false</translation>
    </message>
    <message>
        <source>{value} is not a whole number</source>
        <translation>{value} 不是整數</translation>
    </message>
    <message>
        <source>{value} is not text</source>
        <translation>{value} 不是文字</translation>
    </message>
    <message>
        <source>{value} is not a list of whole numbers</source>
        <translation>{value} 不是整數清單</translation>
    </message>
    <message>
        <source>{value} is not a list of the letters A B C X Y Z S, or &quot;all&quot;</source>
        <translation>{value} 不是由字母 A B C X Y Z S 組成的清單，也不是 &quot;all&quot;</translation>
    </message>
    <message>
        <source>{value} is not two numbers of points: in the hand, on the table</source>
        <translation>{value} 不是兩個點數：手中、桌上</translation>
    </message>
    <message>
        <source>{value} is not a table with two numbers of points for each of {kinds}</source>
        <translation>{value} 不是替 {kinds} 各給兩個點數的表格</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}</source>
        <translation>{value} 不是 {choices} 其中之一</translation>
    </message>
    <message>
        <source>{value} is not a list of some of {choices}</source>
        <translation>{value} 不是由 {choices} 組成的清單</translation>
    </message>
    <message>
        <source>{value} is not between {low} and {high}</source>
        <translation>{value} 不在 {low} 到 {high} 之間</translation>
    </message>
    <message>
        <source>{value} are not both between {low} and {high}</source>
        <translation>{value} 不是都在 {low} 到 {high} 之間</translation>
    </message>
    <message>
        <source>{kind}: {value} are not both between {low} and {high}</source>
        <translation>{kind}：{value} 不是都在 {low} 到 {high} 之間</translation>
    </message>
    <message>
        <source>{value} is neither {one} nor {other}</source>
        <translation>{value} 不是 {one}，也不是 {other}</translation>
    </message>
    <message>
        <source>must be 1, not {value}: the dealer starts with a discard</source>
        <translation>{value} 不是 1，但莊家要先打一張</translation>
    </message>
    <message>
        <source>give one or more numbers from {low} to {high}</source>
        <translation>請給一個以上的數字，從 {low} 到 {high}</translation>
    </message>
    <message>
        <source>Generals are never paired</source>
        <translation>將不能湊成對子</translation>
    </message>
    <message>
        <source>a dealer with {cards} cards plus one might have to lay all of them open</source>
        <translation>莊家拿 {cards} 張再加一張，可能全部都得攤開</translation>
    </message>
    <message>
        <source>{players} players and the dead wall need {needed} cards of {deck}</source>
        <translation>{players} 個玩家加上不摸的牌要 {needed} 張，只有 {deck} 張</translation>
    </message>
    <message>
        <source>with {players} players no hand is worth more than {most}: nobody can win with {least}</source>
        <translation>{players} 人時沒有哪手牌超過 {most}：要 {least} 就誰也胡不了</translation>
    </message>
    <message>
        <source>with {players} players the wall has {wall} cards, all of them dead: nobody ever draws</source>
        <translation>{players} 人時牌堆有 {wall} 張，全是不摸的：誰也摸不到牌</translation>
    </message>
    <message>
        <source>Soldiers fit into no set: as long as you hold one, you can’t win</source>
        <translation>卒進不了任何牌組：手上有卒就胡不了</translation>
    </message>
    <message>
        <source>without an ante, folding costs nothing</source>
        <translation>沒有底，棄牌不用付出什麼</translation>
    </message>
    <message>
        <source>a Pong of Generals can never be claimed</source>
        <translation>將不能碰</translation>
    </message>
    <message>
        <source>changes nothing, as “{rule}” is set now</source>
        <translation>「{rule}」現在這樣設，這條不起作用</translation>
    </message>
    <message>
        <source>give the rules a name</source>
        <translation>請替規則取個名稱</translation>
    </message>
    <message>
        <source>at most {most} letters, without line breaks</source>
        <translation>最多 {most} 個字，不能換行</translation>
    </message>
    <message>
        <source>another of your rulesets has this name</source>
        <translation>你的另一套規則已經用了這個名稱</translation>
    </message>
    <message>
        <source>a ruleset that comes with the game has this name</source>
        <translation>這是遊戲內附規則的名稱</translation>
    </message>
    <message>
        <source>{old} as {new}</source>
        <translation>{old} 改為 {new}</translation>
    </message>
    <message>
        <source>old names are read as the new ones: {names}</source>
        <translation>舊名稱照新名稱讀：{names}</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>How many can play. A fifth and a sixth player each add 28 cards.</source>
        <translation>可以幾個人玩。第五、第六位玩家各加 28 張牌。</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>手牌張數</translation>
    </message>
    <message>
        <source>Cards dealt to everyone. The game is made for 20.</source>
        <translation>每個人發幾張。這個遊戲原本是 20 張。</translation>
    </message>
    <message>
        <source>Cards in a hand, six players</source>
        <translation>手牌張數（六人）</translation>
    </message>
    <message>
        <source>The same for six players. With 0, it’s the same number for all.</source>
        <translation>六人時的數目。0 表示與其他人數相同。</translation>
    </message>
    <message>
        <source>Extra cards for the dealer</source>
        <translation>莊家多拿的牌</translation>
    </message>
    <message>
        <source>The dealer gets one extra card and starts with a discard.</source>
        <translation>莊家多拿一張，並先打牌。</translation>
    </message>
    <message>
        <source>Copies of each card</source>
        <translation>每張牌的張數</translation>
    </message>
    <message>
        <source>How many of each card the deck has for up to four players.</source>
        <translation>四人以下時，每張牌在整副牌裡有幾張。</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>鬼牌</translation>
    </message>
    <message>
        <source>None or five: Duke, Marquis, Earl, Viscount, Baron. Each is a set by itself.</source>
        <translation>沒有，或五張：公、侯、伯、子、男，每張自成一組。</translation>
    </message>
    <message>
        <source>Cards or tiles</source>
        <translation>紙牌或牌磚</translation>
    </message>
    <message>
        <source>How the wall looks: a stack of cards, or walls of tiles two high. Nothing else changes.</source>
        <translation>牌堆的樣子：一疊紙牌，或兩層高的牌牆。其他都一樣。</translation>
    </message>
    <message>
        <source>How cards are dealt</source>
        <translation>怎麼發牌</translation>
    </message>
    <message>
        <source>Whether hands are dealt at once or in packets. The odds are the same.</source>
        <translation>手牌分幾批發。機會都一樣。</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>第一局莊家</translation>
    </message>
    <message>
        <source>How the first round’s dealer is chosen.</source>
        <translation>怎麼決定第一局的莊家。</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>重發</translation>
    </message>
    <message>
        <source>Dealt Kongs are laid open</source>
        <translation>暗槓要攤開</translation>
    </message>
    <message>
        <source>Four identical cards in a dealt hand lie on the table from the start.</source>
        <translation>發到四張相同的牌，一開始就攤在桌上。</translation>
    </message>
    <message>
        <source>Dealt Pongs are marked</source>
        <translation>暗碰要亮明</translation>
    </message>
    <message>
        <source>Everyone sees how often someone was dealt three identical cards, but not which.</source>
        <translation>大家都看得到誰發到幾組三張相同的牌，但不知道是哪張。</translation>
    </message>
    <message>
        <source>Sets of several colors</source>
        <translation>不同顏色的牌組</translation>
    </message>
    <message>
        <source>Which pieces make a set in three or four different colors.</source>
        <translation>哪些棋子三色或四色可以成組。</translation>
    </message>
    <message>
        <source>Identical cards stay together</source>
        <translation>三張相同不拆</translation>
    </message>
    <message>
        <source>Of three or four identical cards in a hand, none may join another set (the locked khạp).</source>
        <translation>手上三張或四張相同的牌，不能借給別的牌組（暗碰不拆）。</translation>
    </message>
    <message>
        <source>An open Pong may grow</source>
        <translation>桌上的碰能不能加槓</translation>
    </message>
    <message>
        <source>When a Pong on the table takes its fourth card.</source>
        <translation>桌上三張相同的牌，什麼時候能再加第四張。</translation>
    </message>
    <message>
        <source>Identical Soldiers</source>
        <translation>一樣的卒</translation>
    </message>
    <message>
        <source>How many identical Soldiers make a set: 2 or more, as with other cards, or 5 for never.</source>
        <translation>幾張一樣的卒才成牌組：2 張起和別的牌一樣，5 表示都不成。</translation>
    </message>
    <message>
        <source>Claims out of turn</source>
        <translation>沒輪到也能要</translation>
    </message>
    <message>
        <source>What anyone may claim on any card, even out of turn. It comes before the sets of players whose turn it is.</source>
        <translation>不管輪到誰、出的是哪張牌，任何人都可以這樣要。比輪到的人湊牌組優先。</translation>
    </message>
    <message>
        <source>A Pair only from your own draw (chui đôi)</source>
        <translation>對子只能自己摸（chui đôi）</translation>
    </message>
    <message>
        <source>Whether a Pair may be claimed only with a card you draw yourself. It never stops you from winning.</source>
        <translation>對子是不是只能用自己摸到的牌湊。不影響胡牌。</translation>
    </message>
    <message>
        <source>A Kong draws a card</source>
        <translation>開槓補牌</translation>
    </message>
    <message>
        <source>Whether you draw after claiming a Kong, instead of discarding: your whole hand has a card more.</source>
        <translation>開槓後是不是補一張而不打牌：整手牌會多一張。</translation>
    </message>
    <message>
        <source>A Kong goes before a Pong</source>
        <translation>槓先於碰</translation>
    </message>
    <message>
        <source>Whether a Kong beats a Pong of a player who comes sooner. It only matters where the deck has six of each card.</source>
        <translation>槓是不是比輪次更近的碰優先。只有每張牌有六張時才會遇到。</translation>
    </message>
    <message>
        <source>Passed draws go to the next player</source>
        <translation>摸牌不要，換下家</translation>
    </message>
    <message>
        <source>If you pass on a card you drew, the next player may take it.</source>
        <translation>摸牌的人不要的牌，下家可以要。</translation>
    </message>
    <message>
        <source>Pong and junk</source>
        <translation>碰和雜牌</translation>
    </message>
    <message>
        <source>Whether a Pong may leave more junk in your hand than before.</source>
        <translation>碰了以後，雜牌能不能比原來多。</translation>
    </message>
    <message>
        <source>Other claims and junk</source>
        <translation>其他要牌和雜牌</translation>
    </message>
    <message>
        <source>Whether any other claim may leave more junk than before.</source>
        <translation>用其他方式要牌，雜牌能不能比原來多。</translation>
    </message>
    <message>
        <source>Claiming a Kong (khui)</source>
        <translation>要槓（khui）</translation>
    </message>
    <message>
        <source>Whether you must make a Kong when you can. A win comes first.</source>
        <translation>能槓是不是一定要槓。胡比它優先。</translation>
    </message>
    <message>
        <source>Claiming a Pong</source>
        <translation>要碰</translation>
    </message>
    <message>
        <source>Whether you must make a Pong when you can. A win comes first.</source>
        <translation>能碰是不是一定要碰。胡比它優先。</translation>
    </message>
    <message>
        <source>Announcing a passed-up Pong (bỏ đôi)</source>
        <translation>放過碰要說出來（bỏ đôi）</translation>
    </message>
    <message>
        <source>Whether everyone is told when a player passes up a Pong because they’re waiting for a win. It only matters where a Pong is required otherwise.</source>
        <translation>聽牌的人放過碰時，是不是告訴大家。只在其他時候一定要碰的規則裡有用。</translation>
    </message>
    <message>
        <source>Declaring a win</source>
        <translation>喊胡</translation>
    </message>
    <message>
        <source>Whether you must declare a win when you can.</source>
        <translation>能胡是不是一定要胡。</translation>
    </message>
    <message>
        <source>Discarding a General</source>
        <translation>打出將</translation>
    </message>
    <message>
        <source>Whether a General may be discarded.</source>
        <translation>能不能把將打出去。</translation>
    </message>
    <message>
        <source>A drawn General</source>
        <translation>摸到將</translation>
    </message>
    <message>
        <source>Whether you have to keep a General you draw.</source>
        <translation>摸到將的人是不是一定要留下。</translation>
    </message>
    <message>
        <source>Claims on others’ Generals</source>
        <translation>要別人的將</translation>
    </message>
    <message>
        <source>What the other players may claim on a General that someone draws.</source>
        <translation>別人摸到將時，其他玩家可以怎樣要。</translation>
    </message>
    <message>
        <source>Dead hand (相公)</source>
        <translation>相公</translation>
    </message>
    <message>
        <source>What a player who can’t keep a General they draw pays each of the others, before sitting out the round. With 0, such a General is left.</source>
        <translation>摸到將卻留不住的人賠每一家多少，這局不再玩。0 表示那張將就放著。</translation>
    </message>
    <message>
        <source>Dealt win (thiên tới)</source>
        <translation>天胡（thiên tới）</translation>
    </message>
    <message>
        <source>Whether a dealt hand without a General or joker, without three or four identical cards and without Soldiers in all four colors may be thrown in. Then everyone gets new cards.</source>
        <translation>發到的牌沒有將和鬼牌、沒有三四張相同、也沒有四色卒時，能不能要求重發：大家的牌全部重新發過。</translation>
    </message>
    <message>
        <source>Jokers follow the rules for Generals</source>
        <translation>鬼牌比照將</translation>
    </message>
    <message>
        <source>Whether jokers are discarded, kept and claimed by the rules for Generals. If not, a joker may be discarded and passed on like any other card.</source>
        <translation>鬼牌能不能打、要不要留、誰能要，是否都比照將。不然，鬼牌和別的牌一樣可以打出、可以不要。</translation>
    </message>
    <message>
        <source>A dealer whose dealt cards are complete may win at once.</source>
        <translation>莊家發到的牌已經完整，可以馬上胡。</translation>
    </message>
    <message>
        <source>Several winners</source>
        <translation>好幾家胡</translation>
    </message>
    <message>
        <source>Who wins if several players declare a win on the same card.</source>
        <translation>好幾家喊胡同一張牌時，算誰的。</translation>
    </message>
    <message>
        <source>Cards nobody draws</source>
        <translation>不摸的牌</translation>
    </message>
    <message>
        <source>With this many cards left in the wall, the round ends and nobody wins.</source>
        <translation>牌堆剩下這麼多張就流局。</translation>
    </message>
    <message>
        <source>Cards nobody draws, five or six players</source>
        <translation>不摸的牌（五、六人）</translation>
    </message>
    <message>
        <source>The same for five or six players. With -1, it’s the same number for all.</source>
        <translation>五人或六人時的數目。-1 表示與其他人數相同。</translation>
    </message>
    <message>
        <source>Dealer after a win</source>
        <translation>胡牌後的莊家</translation>
    </message>
    <message>
        <source>Who deals the next round after somebody has won.</source>
        <translation>有人胡了以後，下一局由誰做莊。</translation>
    </message>
    <message>
        <source>After a great win the player opposite deals (大胡)</source>
        <translation>大胡後對家做莊</translation>
    </message>
    <message>
        <source>How many points make a win great: then the player opposite the winner deals the next round. Of two players opposite, it’s the one who comes first after the winner. With 0, that never happens.</source>
        <translation>胡到幾點算大胡：大胡以後，下一局由胡牌者的對家做莊。對面有兩人時，是胡牌者之後先輪到的那位。0 表示沒有大胡。</translation>
    </message>
    <message>
        <source>Dealer after a round nobody won</source>
        <translation>流局後的莊家</translation>
    </message>
    <message>
        <source>Who deals the next round after the wall has run out.</source>
        <translation>牌堆摸完以後，下一局由誰做莊。</translation>
    </message>
    <message>
        <source>Points of the sets</source>
        <translation>牌組的點數</translation>
    </message>
    <message>
        <source>What each set is worth: in hand since the deal, and made with a claimed card.</source>
        <translation>每種牌組算幾點：發牌後一直在手中的，和要牌湊成的。</translation>
    </message>
    <message>
        <source>Points of three identical Generals</source>
        <translation>三張相同的將</translation>
    </message>
    <message>
        <source>The same for three identical Generals.</source>
        <translation>三張相同的將各算幾點，同上。</translation>
    </message>
    <message>
        <source>Extra points of four identical Generals</source>
        <translation>四張一樣的將另加的點</translation>
    </message>
    <message>
        <source>How much more, or less, a Kong of Generals is worth than any other Kong.</source>
        <translation>將的槓比別的槓多（或少）幾點。</translation>
    </message>
    <message>
        <source>Points of a dealt Kong laid open</source>
        <translation>攤開的暗槓算幾點</translation>
    </message>
    <message>
        <source>What four identical cards are worth when laid open from the deal.</source>
        <translation>發牌時就攤開的四張相同，算幾點。</translation>
    </message>
    <message>
        <source>Points of four jokers</source>
        <translation>四張鬼牌的點數</translation>
    </message>
    <message>
        <source>What a Kong of any four jokers is worth. With 0 and 0 jokers never join each other.</source>
        <translation>任四張鬼牌的槓算幾點。兩個都是 0 時，鬼牌之間不湊。</translation>
    </message>
    <message>
        <source>Extra points of a joker</source>
        <translation>鬼牌加點</translation>
    </message>
    <message>
        <source>How much more a joker is worth than a single General.</source>
        <translation>一張鬼牌比單張將多幾點。</translation>
    </message>
    <message>
        <source>Bonus for a win</source>
        <translation>胡牌加點</translation>
    </message>
    <message>
        <source>Points added to every win. An odd bonus makes the total even.</source>
        <translation>每次胡牌再加的點數。加單數會讓總點數變成雙數。</translation>
    </message>
    <message>
        <source>Minimum points to win</source>
        <translation>胡牌最少點數</translation>
    </message>
    <message>
        <source>A hand worth less can’t win.</source>
        <translation>不到這個點數不能胡。</translation>
    </message>
    <message>
        <source>Minimum points, five or six players</source>
        <translation>最少點數（五、六人）</translation>
    </message>
    <message>
        <source>The same for five or six players. With 0, it’s the same number for all.</source>
        <translation>五人或六人時的數目。0 表示與其他人數相同。</translation>
    </message>
    <message>
        <source>What points are called</source>
        <translation>點數的叫法</translation>
    </message>
    <message>
        <source>Only a word; nothing else changes.</source>
        <translation>只是叫法，別的都不變。</translation>
    </message>
    <message>
        <source>What losers pay</source>
        <translation>輸家付什麼</translation>
    </message>
    <message>
        <source>The winner’s points, all or those above the minimum, or always the same stake.</source>
        <translation>照胡牌者的點數，全部或只算超出最低點數的部分，或一律付底注。</translation>
    </message>
    <message>
        <source>Value of a point</source>
        <translation>一點的價值</translation>
    </message>
    <message>
        <source>What one point, or the stake, adds to the score.</source>
        <translation>一點或底注，在累計裡算多少。</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>底</translation>
    </message>
    <message>
        <source>What every other player pays the winner on top, whatever the win is worth.</source>
        <translation>不論胡多少，其他每家另付胡家多少。</translation>
    </message>
    <message>
        <source>Folding</source>
        <translation>棄牌</translation>
    </message>
    <message>
        <source>Whether you may give up a dealt hand before the first discard and pay only the ante.</source>
        <translation>第一張牌打出之前能不能放棄手牌，只輸底。</translation>
    </message>
    <message>
        <source>Bonus for drawing the winning card</source>
        <translation>自摸加點</translation>
    </message>
    <message>
        <source>Points each loser pays more if the winner drew the card. A stake stays the same.</source>
        <translation>胡家自摸時每個輸家多付的點。固定賭注不變。</translation>
    </message>
    <message>
        <source>Losers pay</source>
        <translation>輸家要付</translation>
    </message>
    <message>
        <source>If not, nobody pays for a win: it’s added to the winner’s score, and the others keep theirs.</source>
        <translation>不付的話，有人胡牌時誰都不用付：只加到胡牌者的總分裡，別人的分數不變。</translation>
    </message>
    <message>
        <source>Showing the winning card pays for all</source>
        <translation>放槍的人全付</translation>
    </message>
    <message>
        <source>Whether the one who discarded or drew the winning card pays what all losers owe.</source>
        <translation>打出或翻出胡牌那張的人要不要替所有輸家付。</translation>
    </message>
    <message>
        <source>Multiplier for five or six players</source>
        <translation>五、六人的倍數</translation>
    </message>
    <message>
        <source>How many times everything counts that is paid when five or six play.</source>
        <translation>五人或六人時，所有付的都乘以幾倍。</translation>
    </message>
    <message>
        <source>Multiplier for a Kong (tới quan)</source>
        <translation>有槓的倍數（tới quan）</translation>
    </message>
    <message>
        <source>How many times the points, or the stake, count for a winner who has a Kong.</source>
        <translation>有槓的人胡牌，點數或底注乘幾倍。</translation>
    </message>
    <message>
        <source>Yellow Generals (tướng vàng)</source>
        <translation>黃將（tướng vàng）</translation>
    </message>
    <message>
        <source>How much more each loser pays for every yellow General of the winner, with or without a Kong.</source>
        <translation>胡牌的人每有一張黃將，每個輸家多付多少，有沒有槓都一樣。</translation>
    </message>
    <message>
        <source>A loser’s Kongs</source>
        <translation>輸家的槓</translation>
    </message>
    <message>
        <source>How much a loser’s own Kongs on the table take off the payment. A stake stays the same.</source>
        <translation>輸家自己桌上的槓，能少付多少；底注不能減。</translation>
    </message>
    <message>
        <source>Nobody is paid for losing</source>
        <translation>輸了不會倒賺</translation>
    </message>
    <message>
        <source>A payment never goes below zero, however many Kongs a loser has.</source>
        <translation>不管輸家有多少槓，最少就是付零。</translation>
    </message>
    <message>
        <source>{rules} isn’t for {n} players.</source>
        <translation>{rules}不能{n}個人打。</translation>
    </message>
</context>
<context>
    <name>rules command</name>
    <message>
        <source>your own</source>
        <translation>自己的</translation>
    </message>
    <message>
        <source>{name}  {players} players  {title}</source>
        <translation>{name}  {players} 人  {title}</translation>
    </message>
    <message>
        <source>Both are the same game.</source>
        <translation>兩套是同一個玩法。</translation>
    </message>
    <message>
        <source>{file}: note on {rule}: {text}</source>
        <translation>{file}：關於 {rule}：{text}</translation>
    </message>
    <message>
        <source>{file}: no mistakes; “{name}”</source>
        <translation>{file}：沒有問題；「{name}」</translation>
    </message>
</context>
<context>
    <name>rules editor</name>
    <message>
        <source>in hand</source>
        <translation>手中</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>桌上</translation>
    </message>
    <message>
        <source>{ruleset}: {value}</source>
        <translation>{ruleset}：{value}</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>還原</translation>
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
        <translation>槓</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>head of the column that names the others at the table</extracomment>
        <translation>對手</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胡牌</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>最大一手</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>點數</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>每局點數</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>你胡</translation>
    </message>
    <message>
        <source>They won</source>
        <translation>對手胡</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>你的點數</translation>
    </message>
    <message>
        <source>Per round</source>
        <translation>每局</translation>
    </message>
    <message>
        <source>Computers ({level})</source>
        <translation>電腦（{level}）</translation>
    </message>
    <message>
        <source>{level} {share} ± {reach}</source>
        <translation>{level} {share} ± {reach}</translation>
    </message>
    <message>
        <source>The computers have played the same cards as you ({rounds}). How often you do better: {levels}. {half} is even; ± is how far luck could shift it.</source>
        <translation>電腦打過和你一樣的牌（{rounds}）。你打得更好的比例：{levels}。{half} 就是勢均力敵；± 是運氣可能造成的偏差。</translation>
    </message>
    <message>
        <source>{level} {difference} ± {reach}</source>
        <translation>{level} {difference} ± {reach}</translation>
    </message>
    <message>
        <source>Elo: {levels}. 400 means ten wins to one loss.</source>
        <translation>Elo：{levels}。相差 400 表示十勝一敗。</translation>
    </message>
    <message>
        <source>No finished rounds yet.</source>
        <translation>還沒有記下任何打完的局。</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>No font on this computer can show {language}. Install one (on Debian and Ubuntu: sudo apt-get install {package}), then start tusac again.</source>
        <translation>這台電腦沒有字型能顯示 {language}。請安裝一個（Debian 和 Ubuntu：sudo apt-get install {package}），再重新啟動 tusac。</translation>
    </message>
    <message>
        <source>Standard: two sets</source>
        <translation>一般：兩套字</translation>
    </message>
    <message>
        <source>Standard, stone cannon</source>
        <translation>一般，石字旁的砲</translation>
    </message>
    <message>
        <source>Simple: one set</source>
        <translation>簡單：一套字</translation>
    </message>
    <message>
        <source>None</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>自己的</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>不飛動</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>很慢</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>跟系統一樣</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>漢字</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>總是</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>從不</translation>
    </message>
    <message>
        <source>In the first three rounds</source>
        <extracomment>when moves are suggested</extracomment>
        <translation>只在前三局</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>很快</translation>
    </message>
</context>
<context>
    <name>share</name>
    <message>
        <source>The computers did better with the same cards.</source>
        <translation>同樣的牌，這次電腦得分更高。</translation>
    </message>
    <message>
        <source>As many points as the {level} computer, with the same cards.</source>
        <translation>同樣的牌，得分和電腦（{level}）一樣高。</translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <translation>{names} 贏了這一場</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>我</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自家規則</translation>
    </message>
    <message>
        <source>More points than the {level} computer, with the same cards.</source>
        <translation>同樣的牌，得分比電腦（{level}）高。</translation>
    </message>
    <message>
        <source>More points than any computer, with the same cards!</source>
        <translation>同樣的牌，得分比所有電腦都高！</translation>
    </message>
    <message>
        <source>{names} tie for first place</source>
        <translation>{names} 並列第一</translation>
    </message>
    <message>
        <source>{won} of {rounds} rounds won</source>
        <translation>{rounds} 局中贏了 {won} 局</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>玩家{number}</translation>
    </message>
    <message>
        <source>Vietnam’s four-color card game</source>
        <translation>越南四色牌</translation>
    </message>
    <message>
        <source>round {number} of {rounds}</source>
        <translation>第 {number} 局，共 {rounds} 局</translation>
    </message>
</context>
<context>
    <name>sim</name>
    <message>
        <source>{rules}, seed {seed}: {deals}, each played by every level at the same seat of {seats}, the others {level}</source>
        <translation>{rules}，種子 {seed}：{deals}，每次所有級別都坐 {seats} 個座位中的同一個，其餘座位是{level}</translation>
    </message>
    <message>
        <source>player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>points per round</source>
        <translation>每局點數</translation>
    </message>
    <message>
        <source>Elo beside {level}</source>
        <translation>與{level}的Elo差</translation>
    </message>
    <message>
        <source>Elo over the one above</source>
        <translation>與上一列的Elo差</translation>
    </message>
    <message>
        <source>{rules}, seed {seed}: {deals} in {orders}, {rounds}</source>
        <translation>{rules}，種子 {seed}：{deals}，{orders}，{rounds}</translation>
    </message>
    <message>
        <source>wins %</source>
        <translation>胡牌 %</translation>
    </message>
    <message>
        <source>won by nobody</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>won by the dealer</source>
        <translation>莊家胡</translation>
    </message>
    <message>
        <source>points of a win</source>
        <translation>胡牌點數</translation>
    </message>
    <message>
        <source>every state kept all invariants, and the kernel played the same rounds</source>
        <translation>每個狀態都符合必須成立的事，快速核心也打出相同的牌局</translation>
    </message>
    <message>
        <source>{file} has no class {name}; it has: {detail}</source>
        <translation>{file} 中沒有類別 {name}；有：{detail}</translation>
    </message>
    <message>
        <source>{player} cannot be loaded: {detail}</source>
        <translation>無法載入 {player}：{detail}</translation>
    </message>
    <message>
        <source>{player} has ended its process instead of choosing</source>
        <translation>{player} 沒有作出選擇就結束了自己的行程</translation>
    </message>
    <message>
        <source>{player} cannot play: the class has no method choose(view, legal, seed)</source>
        <translation>{player} 無法參加：這個類別沒有方法 choose(view, legal, seed)</translation>
    </message>
    <message>
        <source>{player} has not answered within {seconds} s</source>
        <translation>{player} 在 {seconds} 秒內沒有回應</translation>
    </message>
    <message>
        <source>{player} failed: {detail}</source>
        <translation>{player} 發生錯誤：{detail}</translation>
    </message>
    <message>
        <source>every state kept all invariants</source>
        <translation>每個狀態都符合始終必須成立的條件</translation>
    </message>
    <message>
        <source>{player} chose {detail}, which is not one of the legal actions it was given</source>
        <translation>{player} 選擇了 {detail}，它不在所給的合法動作之中</translation>
    </message>
    <message>
        <source>{file} has no class {name}, nor any other</source>
        <translation>{file} 中沒有類別 {name}，也沒有其他類別</translation>
    </message>
</context>
<context>
    <name>split</name>
    <message>
        <source>Nobody can play in your place: if you leave, this round doesn’t count.</source>
        <translation>沒有人能接替你：你放棄這一局，它不算數。</translation>
    </message>
    <message>
        <source>Nobody else is playing: if you leave, this round doesn’t count.</source>
        <translation>沒有別人在打：你離開的話，這一局就不算數。</translation>
    </message>
    <message>
        <source>Without you there are too few people to go on: this round won’t count.</source>
        <translation>剩下的人太少，少了你打不下去：這一局不會算數。</translation>
    </message>
    <message>
        <source>The others play on: your seat just passes until the round ends, then a computer player takes it.</source>
        <translation>其他人繼續打：到這一局結束前，你的座位只會過，之後由電腦玩家接手。</translation>
    </message>
    <message>
        <source>The match goes on without you: a computer player takes your seat. The rounds you’ve played are kept.</source>
        <translation>少了你比賽照樣繼續：電腦玩家接手你的座位。打過的局都會保留。</translation>
    </message>
    <message>
        <source>The match ends here. The rounds you’ve played are kept.</source>
        <translation>比賽到此結束。打過的局都會保留。</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>等 {name}</translation>
    </message>
    <message>
        <source>Waiting: {heard} of {all} computers are here, {needed} needed</source>
        <translation>等待中：{all} 台電腦聽到 {heard} 台，需要 {needed} 台</translation>
    </message>
    <message>
        <source>The two of you can only go on together. You can wait, or open a new table with the same settings: computer players take the empty seats, points start from zero, and {name} can join either.</source>
        <translation>你們兩個人要一起才能繼續。你可以等，也可以用同樣的設定另開一桌：空位由電腦補上，點數從零算起，{name} 加入哪一桌都可以。</translation>
    </message>
    <message>
        <source>Only the larger group of computers can go on with this table. You can wait, or open a new table with the same settings: computer players take the empty seats, points start from zero, and anyone who comes back can join either.</source>
        <translation>要過半的電腦在一起，這張桌才能繼續。你可以等，也可以用同樣的設定另開一桌：空位由電腦補上，點數從零算起，回來的人加入哪一桌都可以。</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <source>there is no such file or folder</source>
        <translation>沒有這個檔案或資料夾</translation>
    </message>
    <message>
        <source>you don’t have permission</source>
        <translation>你沒有權限</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>那裡不能寫入</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁碟滿了</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>檔案會太大</translation>
    </message>
    <message>
        <source>that is a folder</source>
        <translation>那是資料夾</translation>
    </message>
    <message>
        <source>part of the path is not a folder</source>
        <translation>路徑中有一段不是資料夾</translation>
    </message>
    <message>
        <source>it already exists</source>
        <translation>那裡已經有了</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名稱太長</translation>
    </message>
    <message>
        <source>the path goes in a circle</source>
        <translation>路徑繞成了一圈</translation>
    </message>
    <message>
        <source>the system doesn’t accept that name</source>
        <translation>系統不接受這個名稱</translation>
    </message>
    <message>
        <source>something else is using it</source>
        <translation>正被別的東西使用</translation>
    </message>
    <message>
        <source>the disk can’t read or write it</source>
        <translation>磁碟讀寫失敗</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>開著的檔案太多</translation>
    </message>
    <message>
        <source>there is no memory left</source>
        <translation>沒有記憶體了</translation>
    </message>
    <message>
        <source>nobody is reading it any more</source>
        <translation>已經沒有人在讀</translation>
    </message>
    <message>
        <source>it’s a link, and the file it leads to isn’t there now</source>
        <translation>這是一個連結，它指向的檔案現在不在</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>{name}’s table</source>
        <translation>{name} 的牌桌</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>學習</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>家庭</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>champion</source>
        <translation>冠軍</translation>
    </message>
    <message>
        <source>by sets</source>
        <translation>按牌組</translation>
    </message>
    <message>
        <source>by color</source>
        <translation>按顏色</translation>
    </message>
    <message>
        <source>by piece</source>
        <translation>按棋子</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>自己排</translation>
    </message>
    <message>
        <source>South</source>
        <translation>南家</translation>
    </message>
    <message>
        <source>East</source>
        <translation>東家</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北家</translation>
    </message>
    <message>
        <source>West</source>
        <translation>西家</translation>
    </message>
    <message>
        <source>{card} ({n} left, if you draw it)</source>
        <translation>{card}（剩 {n} 張，要自摸）</translation>
    </message>
    <message>
        <source>{card} ({n} left)</source>
        <translation>{card}（剩 {n} 張）</translation>
    </message>
    <message>
        <source>{card} (if you draw it)</source>
        <extracomment>of a card that one waits for: it wins only on one&apos;s own draw</extracomment>
        <translation>{card}（自摸才算）</translation>
    </message>
    <message>
        <source>marked Pong ×{n}</source>
        <translation>暗碰 ×{n}</translation>
    </message>
    <message>
        <source>Pong ×{n}</source>
        <translation>暗碰 ×{n}</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>計時</translation>
    </message>
    <message>
        <source>no junk</source>
        <translation>沒有雜牌</translation>
    </message>
    <message>
        <source>no longer waiting</source>
        <translation>不再聽牌</translation>
    </message>
    <message>
        <source>no clock: take all the time you want</source>
        <translation>不計時，慢慢來</translation>
    </message>
    <message>
        <source>beginner</source>
        <extracomment>how strong a computer player is, as in &quot;computer player, beginner&quot;</extracomment>
        <translation>新手</translation>
    </message>
    <message>
        <source>neighbor</source>
        <translation>牌友</translation>
    </message>
    <message>
        <source>master</source>
        <translation>高手</translation>
    </message>
    <message>
        <source>{claim} s to answer, {discard} s to discard, {bank} s in reserve each round</source>
        <translation>回應 {claim} 秒，打牌 {discard} 秒，每局另有 {bank} 秒備用</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>座位 {number}</translation>
    </message>
    <message>
        <source>waiting for {cards}</source>
        <translation>聽：{cards}</translation>
    </message>
    <message>
        <source>leaves no junk</source>
        <translation>不剩雜牌</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>No window can open here, so you play in this terminal.</source>
        <translation>這裡打不開視窗，所以在這個終端機裡打。</translation>
    </message>
    <message>
        <source>No window can open and there is no terminal here, so computer players play a round.</source>
        <translation>這裡打不開視窗，也不是終端機：讓電腦玩家打一局。</translation>
    </message>
    <message>
        <source>There is no display and no terminal here, so computer players play a round.</source>
        <translation>這裡沒有圖形畫面，也不是終端機：讓電腦玩家打一局。</translation>
    </message>
    <message>
        <source>cannot open a window: this system lacks {library}. Get it with: {command}</source>
        <translation>無法開啟視窗：系統缺少 {library}。安裝指令：{command}</translation>
    </message>
    <message>
        <source>cannot open a window: this system lacks {library}. Get it with your system’s package manager.</source>
        <translation>無法開啟視窗：系統缺少 {library}。請用系統的套件管理程式安裝。</translation>
    </message>
    <message>
        <source>There is no display here, so you play in this terminal.</source>
        <translation>這裡沒有圖形畫面，所以在這個終端機裡打。</translation>
    </message>
    <message>
        <source>cannot open a window: {problem}</source>
        <translation>無法開啟視窗：{problem}</translation>
    </message>
    <message>
        <source>Round {number}.</source>
        <translation>第 {number} 局。</translation>
    </message>
    <message>
        <source>has the move</source>
        <translation>該打牌了</translation>
    </message>
    <message>
        <source>junk: {cards}</source>
        <translation>雜牌：{cards}</translation>
    </message>
    <message>
        <source>  unclaimed: {cards}</source>
        <translation>  沒人要的：{cards}</translation>
    </message>
    <message>
        <source>Paused (Enter: go on) &gt;</source>
        <translation>暫停中（Enter：繼續）&gt;</translation>
    </message>
    <message>
        <source>Next round (Enter) &gt;</source>
        <translation>下一局（Enter）&gt;</translation>
    </message>
    <message>
        <source>The proof of round {number} is in {path}</source>
        <translation>第 {number} 局的證明在 {path}</translation>
    </message>
    <message>
        <source>Join it again, or open the new one with --anew.</source>
        <translation>請再次加入，或用 --anew 另開一桌。</translation>
    </message>
    <message>
        <source>The words of this round, the same on every screen: {words}.</source>
        <translation>這一局的詞，每個螢幕都一樣：{words}。</translation>
    </message>
    <message>
        <source>{cost} Type x again to leave.</source>
        <translation>{cost}再打一次 x 就離開。</translation>
    </message>
    <message>
        <source>You leave the table.</source>
        <translation>你離開牌桌。</translation>
    </message>
    <message>
        <source>Looking for tables nearby.</source>
        <translation>正在尋找附近的牌桌。</translation>
    </message>
    <message>
        <source>No tables yet.</source>
        <translation>還沒看到牌桌。</translation>
    </message>
    <message>
        <source>Asking every address nearby.</source>
        <translation>正在詢問附近的每個位址。</translation>
    </message>
    <message>
        <source>Table code &gt;</source>
        <translation>牌桌的密碼 &gt;</translation>
    </message>
    <message>
        <source>The input has ended.</source>
        <translation>輸入結束了。</translation>
    </message>
    <message>
        <source>The record is {path}</source>
        <translation>紀錄在 {path}</translation>
    </message>
    <message>
        <source>Goodbye. The match could not be saved.</source>
        <translation>再見。這一場沒能存下來。</translation>
    </message>
    <message>
        <source>There is an unfinished match: round {number}, you have {tally}.</source>
        <translation>有一場還沒打完：第 {number} 局，你目前 {tally}。</translation>
    </message>
    <message>
        <source>The end of its record cannot be read and will be played again.</source>
        <translation>紀錄的結尾讀不出來，那一段會重打。</translation>
    </message>
    <message>
        <source>Continue it (Enter: yes, n: new match) &gt;</source>
        <translation>要接著打嗎（Enter：好，n：新的一場）&gt;</translation>
    </message>
    <message>
        <source>no</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>The match cannot be saved and goes on in memory: {problem}</source>
        <translation>這一場存不下來，只留在記憶體裡繼續：{problem}</translation>
    </message>
    <message>
        <source>Goodbye. Your match is saved: you can continue it next time.</source>
        <translation>再見。打到一半的牌局會留著，下次啟動再問你。</translation>
    </message>
    <message>
        <source>The number or address on the host’s screen (x: leave) &gt;</source>
        <translation>桌主螢幕上的桌號或位址（x：離開）&gt;</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>第 {number} 步，共 {count} 步</translation>
    </message>
    <message>
        <source>Play a round now (Enter: yes, n: leave) &gt;</source>
        <translation>現在打一局（Enter：好，n：離開）&gt;</translation>
    </message>
    <message>
        <source>Next (Enter) &gt;</source>
        <translation>下一步（Enter）&gt;</translation>
    </message>
    <message>
        <source>Too late.</source>
        <translation>太晚了。</translation>
    </message>
    <message>
        <source>Wall: {cards}, {draws} left to draw.</source>
        <translation>牌堆：{cards}，其中 {draws} 張可以摸。</translation>
    </message>
    <message>
        <source>On offer: {card}, drawn by {name}.</source>
        <translation>場上：{card}，{name} 摸到的。</translation>
    </message>
    <message>
        <source>On offer: {card}, discarded by {name}.</source>
        <translation>場上：{card}，{name} 打出的。</translation>
    </message>
    <message>
        <source>Your hand, {cards}, {order}:</source>
        <translation>你的手牌，{cards}，{order}：</translation>
    </message>
    <message>
        <source>Your hand, {cards}, {junk}, {order}:</source>
        <translation>你的手牌，{cards}，{junk}，{order}：</translation>
    </message>
    <message>
        <source>You’re waiting for {cards}.</source>
        <translation>你聽{cards}。</translation>
    </message>
    <message>
        <source>{tally} in all</source>
        <translation>累計 {tally}</translation>
    </message>
    <message>
        <source>You may: {options}.</source>
        <translation>你可以：{options}。</translation>
    </message>
    <message>
        <source>You must: {options}.</source>
        <translation>你一定要：{options}。</translation>
    </message>
    <message>
        <source>pass when I can’t do anything</source>
        <translation>不能要就自動過</translation>
    </message>
    <message>
        <source>pass on everything this round, but ask about a win</source>
        <translation>這一局全部都過；能胡時還是會問</translation>
    </message>
    <message>
        <source>no Chow, Quad or Pair</source>
        <translation>不吃、不要四色和對子</translation>
    </message>
    <message>
        <source>win without asking</source>
        <translation>不問就胡</translation>
    </message>
    <message>
        <source>let the computer answer until I’m back</source>
        <translation>回來之前由電腦代打</translation>
    </message>
    <message>
        <source>on</source>
        <translation>開</translation>
    </message>
    <message>
        <source>off</source>
        <translation>關</translation>
    </message>
    <message>
        <source>a card such as rX: pass until it is shown: {until}</source>
        <translation>一張牌，例如 rX：一直過到它出現：{until}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}.</source>
        <translation>第 {number} 局，共 {rounds} 局。</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>電腦，{level}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>莊家</translation>
    </message>
    <message>
        <source>out of the round</source>
        <translation>這局已退出</translation>
    </message>
    <message>
        <source>  on the table: {melds} ({points})</source>
        <translation>  桌上：{melds}（{points}）</translation>
    </message>
    <message>
        <source>{letter} or {digit}</source>
        <translation>{letter} 或 {digit}</translation>
    </message>
    <message>
        <source>, {n} ways</source>
        <translation>，{n} 種湊法</translation>
    </message>
    <message>
        <source>Continue: {table}</source>
        <translation>繼續：{table}</translation>
    </message>
    <message>
        <source>The number or address on the host’s screen (h: search harder, x: leave) &gt;</source>
        <translation>桌主螢幕上的桌號或位址（h：仔細找，x：離開）&gt;</translation>
    </message>
    <message>
        <source>Join which table (Enter: {number}, h: search harder, x: leave) &gt;</source>
        <translation>加入哪一桌（Enter：{number}，h：仔細找，x：離開）&gt;</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>code</source>
        <translation>密碼</translation>
    </message>
    <message>
        <source>You’re watching (a number: take that seat, ?: help, x: leave) &gt;</source>
        <translation>你在旁觀（數字：坐那個座位，?：說明，x：離開）&gt;</translation>
    </message>
    <message>
        <source>Lobby (s: start, Enter: ready, ?: help, x: leave) &gt;</source>
        <translation>等候室（s：開始，Enter：好了，?：說明，x：離開）&gt;</translation>
    </message>
    <message>
        <source>Lobby (Enter: ready, ?: help, x: leave) &gt;</source>
        <translation>等候室（Enter：好了，?：說明，x：離開）&gt;</translation>
    </message>
    <message>
        <source>The table hasn’t let you in yet.</source>
        <translation>牌桌還沒讓你進去。</translation>
    </message>
    <message>
        <source>{table}: {rules}, pace {pace}, rounds: {rounds}.</source>
        <translation>{table}：{rules}，節奏 {pace}，局數：{rounds}。</translation>
    </message>
    <message>
        <source>Watching: {names}.</source>
        <translation>旁觀：{names}。</translation>
    </message>
    <message>
        <source>All are ready: the match is starting.</source>
        <translation>大家都好了：開始打牌。</translation>
    </message>
    <message>
        <source>You’re watching. Type the number of a free seat to play.</source>
        <translation>你在旁觀。輸入空位的號碼就能玩。</translation>
    </message>
    <message>
        <source>All seats are taken, so you’re watching. If one becomes free, type its number.</source>
        <translation>座位都滿了：你在旁觀。有空位時，輸入它的號碼。</translation>
    </message>
    <message>
        <source>The table’s address isn’t known here: it’s on the host’s screen.</source>
        <translation>這裡不知道牌桌的位址：桌主的螢幕上有。</translation>
    </message>
    <message>
        <source>Table number {number}, address {address}.</source>
        <translation>桌號 {number}，位址 {address}。</translation>
    </message>
    <message>
        <source>Address {address}.</source>
        <translation>位址 {address}。</translation>
    </message>
    <message>
        <source>No network here: only programs on this computer can join.</source>
        <translation>這裡沒有網路：只有這台電腦上的程式能進來。</translation>
    </message>
    <message>
        <source>The table’s code: {code}</source>
        <translation>牌桌的密碼：{code}</translation>
    </message>
    <message>
        <source>{seat}: computer player, {level}</source>
        <translation>{seat}：電腦玩家，{level}</translation>
    </message>
    <message>
        <source>{seat}: free</source>
        <translation>{seat}：空位</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>host</source>
        <translation>桌主</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>好了</translation>
    </message>
    <message>
        <source>not ready</source>
        <translation>還沒好</translation>
    </message>
    <message>
        <source>Next comes round {n}: {tally}.</source>
        <translation>接下來是第 {n} 局：{tally}。</translation>
    </message>
    <message>
        <source>Enter: ready or not; a number: sit there; w: watch; n NAME: change your name</source>
        <translation>Enter：好了或還沒；數字：坐那裡；w：旁觀；n 名字：改名</translation>
    </message>
    <message>
        <source>/WORDS: say something; l: the lobby again; x: leave; the host starts with s</source>
        <translation>/話：對大家說話；l：再看等候室；x：離開；桌主按 s 開始</translation>
    </message>
    <message>
        <source>Type {word} to stop waiting.</source>
        <translation>打 {word} 就不再等。</translation>
    </message>
    <message>
        <source>Type {word} to open it, x to leave; or wait.</source>
        <translation>打 {word} 就打開，x 離開；也可以等。</translation>
    </message>
    <message>
        <source>You’re watching; you play from the next round on.</source>
        <translation>你在旁觀；下一局起你就能玩。</translation>
    </message>
    <message>
        <source>You’re watching: hands stay hidden.</source>
        <translation>你在旁觀：看不到任何手牌。</translation>
    </message>
    <message>
        <source>Tip: {tip}</source>
        <translation>提示：{tip}</translation>
    </message>
    <message>
        <source>Auto (a number switches, Enter: back) &gt;</source>
        <translation>自動（數字：切換，Enter：返回）&gt;</translation>
    </message>
    <message>
        <source>Enter: leave &gt;</source>
        <translation>Enter：離開 &gt;</translation>
    </message>
    <message>
        <source>Discard which card (Enter: {proposed}, ?: help) &gt;</source>
        <translation>打哪一張（Enter：{proposed}，?：說明）&gt;</translation>
    </message>
    <message>
        <source>Your answer (Enter: {proposed}, ?: help) &gt;</source>
        <translation>你的回答（Enter：{proposed}，?：說明）&gt;</translation>
    </message>
    <message>
        <source>Your cards are numbered 1 to {n}.</source>
        <translation>你的牌編號 1 到 {n}。</translation>
    </message>
    <message>
        <source>You answer: {action}.</source>
        <translation>你回答：{action}。</translation>
    </message>
    <message>
        <source>{auto}: cleared.</source>
        <translation>{auto}：已清除。</translation>
    </message>
    <message>
        <source>Suggested: {action}; {effect}.</source>
        <translation>建議：{action}；{effect}。</translation>
    </message>
    <message>
        <source>You may discard it.</source>
        <translation>這張可以打。</translation>
    </message>
    <message>
        <source>“{text}” means nothing here; type ? for help.</source>
        <translation>「{text}」在這裡沒有意思；按 ? 看說明。</translation>
    </message>
    <message>
        <source>Keys: W win, K Kong, P Pong, C Chow, Q Quad, D pair; 1 to 8: the buttons by position.</source>
        <translation>按鍵：W 胡、K 槓、P 碰、C 吃、Q 四色、D 對子；1 到 8：按鈕的位置。</translation>
    </message>
    <message>
        <source>S sort, H hint, L the table and the log, A automatic answers, T pause, X leave.</source>
        <translation>S 理牌、H 提示、L 牌桌和過程、A 自動回答、T 暫停、X 離開。</translation>
    </message>
    <message>
        <source>? and a key or a card such as rX: why not.</source>
        <translation>? 加一個按鍵，或一張牌如 rX：為什麼不行。</translation>
    </message>
    <message>
        <source>Phones can’t be served here: {why}.</source>
        <translation>這裡不能接手機：{why}。</translation>
    </message>
    <message>
        <source>Or type in its browser: {address} and then the key {key}</source>
        <translation>或在瀏覽器輸入：{address}，再輸入金鑰 {key}</translation>
    </message>
    <message>
        <source>With a phone: scan this.</source>
        <translation>用手機：掃描這個。</translation>
    </message>
    <message>
        <source>Phones play through this computer, which could see their cards.</source>
        <translation>手機透過這台電腦打牌，這台電腦有可能看到它們的牌。</translation>
    </message>
    <message>
        <source>Type it again to fold.</source>
        <translation>再輸入一次就棄牌。</translation>
    </message>
    <message>
        <source>The record can’t be saved in full: {problem}</source>
        <translation>紀錄無法完整儲存：{problem}</translation>
    </message>
    <message>
        <source>You didn’t join a table.</source>
        <translation>沒有加入任何牌桌。</translation>
    </message>
    <message>
        <source>{free} of {seats} seats free</source>
        <translation>{seats} 個座位，{free} 個空著</translation>
    </message>
    <message>
        <source>A new phone says it’s {name}. Is that right?</source>
        <translation>一支新手機說自己是{name}。對嗎？</translation>
    </message>
    <message>
        <source>Type {yes} to give them that seat and its hand, or {no}.</source>
        <translation>輸入 {yes} 讓對方取回座位和手牌，否則輸入 {no}。</translation>
    </message>
    <message>
        <source>Which one (a number; 0: back) &gt;</source>
        <translation>選哪一種（數字；0：返回）&gt;</translation>
    </message>
    <message>
        <source>Discard which card (?: help) &gt;</source>
        <translation>打哪張牌（?：說明）&gt;</translation>
    </message>
    <message>
        <source>Your answer (?: help) &gt;</source>
        <translation>你的回答（?：說明）&gt;</translation>
    </message>
    <message>
        <source>8 or the word: pass. Enter alone: what’s suggested. A number: that card in your hand.</source>
        <translation>8 或輸入文字：過。只按 Enter：照建議的做。數字：手裡的那張牌。</translation>
    </message>
    <message>
        <source>Type it again to pass.</source>
        <translation>再輸入一次就過。</translation>
    </message>
</context>
<context>
    <name>tips</name>
    <message>
        <source>You can use this card: the lit buttons say how. You can always pass.</source>
        <translation>這張牌你用得上：亮著的按鈕告訴你怎麼用。不要也可以過。</translation>
    </message>
    <message>
        <source>With these rules you have to use this card: the lit buttons say how.</source>
        <translation>照這套規則，這張牌你非用不可：亮著的按鈕告訴你怎麼用。</translation>
    </message>
    <message>
        <source>A General you draw is yours: lay it down alone or with its Advisor and Elephant.</source>
        <translation>摸到的將是你的：單獨放下，或和同色的士、象一起。</translation>
    </message>
    <message>
        <source>You need just one card to win now, whoever shows it. Think twice before you claim another.</source>
        <translation>現在不管誰出，只差一張就胡。要別的牌之前多想一下。</translation>
    </message>
    <message>
        <source>The winner’s sets are counted, and every other player pays that many points.</source>
        <translation>胡牌的人算出牌組的點數，其他人各付這麼多點。</translation>
    </message>
    <message>
        <source>Choose a card you don’t need: click it, then press Discard, or drag it to the middle.</source>
        <translation>選一張用不到的牌：點它，再按「打牌」，或拖到中間。</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message>
        <source>Go on alone</source>
        <translation>自己繼續看</translation>
    </message>
    <message>
        <source>{names} is reviewing the round.</source>
        <translation>{names} 正在回顧這一局。</translation>
    </message>
    <message>
        <source>{names} are reviewing the round.</source>
        <translation>{names} 正在回顧這一局。</translation>
    </message>
    <message>
        <source>Join in</source>
        <translation>一起看</translation>
    </message>
    <message>
        <source>Review together</source>
        <translation>一起回顧</translation>
    </message>
    <message>
        <source>The others can see that you’re reviewing, and can join in.</source>
        <translation>別人看得到你在回顧，也可以一起看。</translation>
    </message>
    <message>
        <source>With {names}. When anyone steps, everyone follows.</source>
        <translation>和 {names}。誰走一步，大家就跟著走。</translation>
    </message>
    <message>
        <source>{name} brought you here.</source>
        <translation>{name} 帶到這裡。</translation>
    </message>
    <message>
        <source>{names} and {n} others</source>
        <translation>{names} 和另外 {n} 人</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} 和 {last}</translation>
    </message>
</context>
<context>
    <name>tray</name>
    <message>
        <source>given</source>
        <extracomment>under an answer that has been given and waits for the others</extracomment>
        <translation>已選</translation>
    </message>
    <message>
        <source>Pass?</source>
        <extracomment>on the button that passes, once it has been pressed although a win is possible: it asks back</extracomment>
        <translation>過嗎？</translation>
    </message>
    <message>
        <source>suggested</source>
        <extracomment>on the answer that the computer would give</extracomment>
        <translation>建議</translation>
    </message>
    <message>
        <source>in advance</source>
        <extracomment>under an answer that is given by itself as soon as it is possible</extracomment>
        <translation>預先</translation>
    </message>
    <message>
        <source>You could win.</source>
        <translation>你可以胡牌。</translation>
    </message>
    <message>
        <source>Pick a card first.</source>
        <translation>先選一張牌。</translation>
    </message>
    <message>
        <source>You could win. Press it again to pass.</source>
        <translation>你可以胡牌。再按一次就過。</translation>
    </message>
    <message>
        <source>Given automatically as soon as it’s possible. Press it to cancel.</source>
        <translation>一有機會就自動執行。按一下可以取消。</translation>
    </message>
    <message>
        <source>For a {claim} you need {cards} in your hand; you have {count}.</source>
        <translation>要{claim}，手裡得有 {cards}；你有 {count} 張。</translation>
    </message>
    <message>
        <source>{answers} or {last}</source>
        <extracomment>several answers to choose from: &quot;Chow, Pair or Pass&quot;</extracomment>
        <translation>{answers}或{last}</translation>
    </message>
</context>
<context>
    <name>verify</name>
    <message>
        <source>{name}, changed</source>
        <translation>{name}，有改過</translation>
    </message>
    <message>
        <source>Line {line} is wrong: {text} ({message}). Everything before it is true.</source>
        <translation>第 {line} 行不對：{text}（{message}）。在它之前都是真的。</translation>
    </message>
    <message>
        <source>Something in this file was changed or damaged; everything before that is true.</source>
        <translation>這個檔案被改過或壞了；在那之前都是真的。</translation>
    </message>
    <message>
        <source>Record checked: everything follows the rules.</source>
        <translation>紀錄已核對：一切合規則。</translation>
    </message>
    <message>
        <source>Record checked: all true so far; the match isn’t finished.</source>
        <translation>紀錄已核對：到目前為止都正確；這一場還沒打完。</translation>
    </message>
    <message>
        <source>Setup: {players}, {rounds}, rules: {rules}.</source>
        <translation>開局：{players}，{rounds}，規則：{rules}。</translation>
    </message>
    <message>
        <source>Deals: {n}, each follows from the seed of the match.</source>
        <translation>發牌：{n} 次，每次都由這一場的種子算出。</translation>
    </message>
    <message>
        <source>Actions: {n}, each allowed by the rules; payments follow from them.</source>
        <translation>動作：{n} 個，每個都合規則；付的帳也對得上。</translation>
    </message>
    <message>
        <source>Choices of computer players: {n}, each the same when repeated.</source>
        <translation>電腦玩家的選擇：{n} 次，重算的結果都相同。</translation>
    </message>
    <message>
        <source>The record is true and complete.</source>
        <translation>紀錄真實而且完整。</translation>
    </message>
    <message>
        <source>The record is true; the match is not finished.</source>
        <translation>紀錄是真的；這一場還沒打完。</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>選單</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>過程</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>證明</translation>
    </message>
    <message>
        <source>Auto: automatic answers until the round ends. A clears them.</source>
        <translation>自動：自動回答到這一局結束。按 A 取消。</translation>
    </message>
    <message>
        <source>Hint (H): what the computer would do, and why.</source>
        <translation>提示（H）：電腦會怎麼打，以及為什麼。</translation>
    </message>
    <message>
        <source>{points}: what the sets on the table are worth.</source>
        <translation>{points}：桌上各組牌的點數。</translation>
    </message>
    <message>
        <source>Cards left: {count}. Draws left: {draws}. After them the round ends and nobody wins; the last {rest} cards are never drawn.</source>
        <translation>還剩 {count} 張，還能摸 {draws} 張。摸完這一局就流局；最後 {rest} 張不會摸。</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>莊家</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>無</translation>
    </message>
    <message>
        <source>on the table: {cards}</source>
        <translation>桌上：{cards}</translation>
    </message>
    <message>
        <source>discards: {cards}</source>
        <translation>打過的牌：{cards}</translation>
    </message>
    <message>
        <source>Three identical cards stay together, here {card}: none may join another set in your hand.</source>
        <translation>三張相同的牌（這裡是{card}）不能拆開：哪一張都不能併入手裡別的牌組。</translation>
    </message>
    <message>
        <source>{n} s left</source>
        <translation>剩 {n} 秒</translation>
    </message>
    <message>
        <source>The table is waiting for {name}, with no clock</source>
        <translation>牌桌在等 {name}，不計時</translation>
    </message>
    <message>
        <source>Others are still waiting for {name}; you’re not</source>
        <translation>別人還在等 {name}；你不等了</translation>
    </message>
    <message>
        <source>The round goes on without {name} once nobody else is waiting.</source>
        <translation>等到沒有人要等 {name}，這一局就繼續打下去。</translation>
    </message>
    <message>
        <source>Your cards in this round are lost: you play from the next one</source>
        <translation>你這一局的牌沒了：下一局再打</translation>
    </message>
    <message>
        <source>Your seat just passes until the next round</source>
        <translation>到下一局前，你的座位只會過</translation>
    </message>
    <message>
        <source>You’re passing automatically</source>
        <translation>你正在自動過牌</translation>
    </message>
    <message>
        <source>The computer answers – A: I’m back</source>
        <translation>電腦代打中 – 按 A 表示我回來了</translation>
    </message>
    <message>
        <source>Paused – press T or click to go on</source>
        <translation>暫停中 – 按 T 或點一下繼續</translation>
    </message>
    <message>
        <source>just passes</source>
        <translation>只會過</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>電腦</translation>
    </message>
    <message>
        <source>The connection is lost – reconnecting…</source>
        <translation>連線斷了 – 正在重新連線…</translation>
    </message>
    <message>
        <source>{name} has left – the round goes on in a moment</source>
        <translation>{name} 離開了 – 這一局馬上繼續</translation>
    </message>
    <message>
        <source>{name} lost the connection – wait, or leave (Menu)</source>
        <translation>{name} 斷線了 – 等，或離開（選單）</translation>
    </message>
    <message>
        <source>{name} lost the connection – the clocks run again</source>
        <translation>{name} 斷線了 – 計時又開始了</translation>
    </message>
    <message>
        <source>{name} lost the connection – waiting {time}</source>
        <translation>{name} 斷線了 – 再等 {time}</translation>
    </message>
    <message>
        <source>You paused: time for tea – press T or click to go on</source>
        <translation>你暫停了：喝茶休息 – 按 T 或點一下繼續</translation>
    </message>
    <message>
        <source>{name} paused: time for tea</source>
        <translation>{name} 暫停了：喝茶休息</translation>
    </message>
    <message>
        <source>Everyone is shuffling the next round…</source>
        <translation>大家正在洗下一局的牌…</translation>
    </message>
    <message>
        <source>The round is being verified…</source>
        <translation>正在驗證這一局…</translation>
    </message>
    <message>
        <source>You draw</source>
        <translation>你摸到</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} 摸到</translation>
    </message>
    <message>
        <source>You discard</source>
        <translation>你打出</translation>
    </message>
    <message>
        <source>{name} discards</source>
        <translation>{name} 打出</translation>
    </message>
    <message>
        <source>Play or fold?</source>
        <translation>要玩還是棄牌？</translation>
    </message>
    <message>
        <source>A hopeless hand</source>
        <translation>這手牌沒指望</translation>
    </message>
    <message>
        <source>Everyone looks at their cards</source>
        <translation>大家正在看發到的牌</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>輪到你了</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>輪到 {name}</translation>
    </message>
    <message>
        <source>round {number} of {rounds}</source>
        <translation>第 {number} 局，共 {rounds} 局</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>第 {number} 局</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>不計時</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>of a player that has folded, or whose hand is dead</extracomment>
        <translation>退出</translation>
    </message>
    <message>
        <source>score {points}</source>
        <translation>得分 {points}</translation>
    </message>
    <message>
        <source>Folding costs your ante and nothing more.</source>
        <translation>棄牌只輸底，不會再多。</translation>
    </message>
    <message>
        <source>No General, no three alike, no four Soldiers: you may have all cards dealt again.</source>
        <translation>沒有將、沒有三張相同、也沒有四色卒：你可以要求全部重發。</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>選一張牌打出。</translation>
    </message>
    <message>
        <source>Just before: {what}</source>
        <translation>之前：{what}</translation>
    </message>
    <message>
        <source>{claims}: anyone</source>
        <translation>{claims}：誰都可以</translation>
    </message>
    <message>
        <source>{claims}: only {first}</source>
        <translation>{claims}：只有 {first}</translation>
    </message>
    <message>
        <source>{claims}: {first}, then {second}</source>
        <translation>{claims}：先 {first}，再 {second}</translation>
    </message>
    <message>
        <source>Waiting for {cards}</source>
        <translation>聽：{cards}</translation>
    </message>
    <message>
        <source>Which one? Click it or press its number; Esc goes back.</source>
        <translation>要哪一種？點一下或按數字；Esc 返回。</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>passing</source>
        <extracomment>of oneself: every card is passed for the rest of the round</extracomment>
        <translation>全部過</translation>
    </message>
    <message>
        <source>until {card}</source>
        <translation>等到{card}</translation>
    </message>
    <message>
        <source>no Chow or Pair</source>
        <translation>不吃不湊對</translation>
    </message>
    <message>
        <source>auto-win</source>
        <translation>自動胡</translation>
    </message>
    <message>
        <source>always asks</source>
        <translation>每次都問</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>另{count}種</translation>
    </message>
    <message>
        <source>{n} left – no more draws</source>
        <translation>剩 {n} 張 – 不再摸牌</translation>
    </message>
    <message>
        <source>in the wall</source>
        <translation>張在牌堆</translation>
    </message>
    <message>
        <source>{note} ({time} of {limit} left)</source>
        <translation>{note}（還剩 {time}，共 {limit}）</translation>
    </message>
    <message>
        <source>Press it again to fold.</source>
        <translation>再按一次就棄牌。</translation>
    </message>
    <message>
        <source>S sorts again</source>
        <translation>按 S 重新理牌</translation>
    </message>
    <message>
        <source>Really fold?</source>
        <extracomment>on the button that gives the hand up, once it has been pressed: it asks back</extracomment>
        <translation>真的棄牌？</translation>
    </message>
    <message>
        <source>X folds, pressed twice.</source>
        <translation>按兩次 X 棄牌。</translation>
    </message>
    <message>
        <source>your order</source>
        <translation>自己排的順序</translation>
    </message>
    <message>
        <source>Automatic answers</source>
        <translation>自動回答</translation>
    </message>
    <message>
        <source>Choose a card to discard: press it, or drag it here.</source>
        <translation>選一張牌打出：點它，或拖到這裡。</translation>
    </message>
</context>
</TS>
