<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Archive</name>
    <message>
        <source>This file can’t be opened</source>
        <translation>这个文件打不开</translation>
    </message>
    <message>
        <source>Opening and checking “{name}”…</source>
        <translation>正在读取并核对“{name}”…</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>请稍候</translation>
    </message>
</context>
<context>
    <name>Attention</name>
    <message>
        <source>● Your turn – Tứ Sắc</source>
        <translation>● 轮到你了 – 四色牌</translation>
    </message>
    <message>
        <source>● Do you want this card? – Tứ Sắc</source>
        <translation>● 这张牌要吗？ – 四色牌</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>轮到你了。</translation>
    </message>
    <message>
        <source>You can claim a card.</source>
        <translation>有一张牌你可以要。</translation>
    </message>
</context>
<context>
    <name>BackupRoom</name>
    <message>
        <source>Back up</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>还原备份</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>正在还原…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>要还原这份备份吗？</translation>
    </message>
    <message>
        <source>The game closes afterwards.</source>
        <translation>之后游戏会关闭。</translation>
    </message>
    <message>
        <source>Backed up</source>
        <translation>已备份</translation>
    </message>
    <message>
        <source>Couldn’t restore the backup</source>
        <translation>无法还原备份</translation>
    </message>
    <message>
        <source>Couldn’t back up</source>
        <translation>无法备份</translation>
    </message>
    <message>
        <source>Close the game</source>
        <translation>关闭游戏</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>正在检查备份…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>正在备份…</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>已还原</translation>
    </message>
</context>
<context>
    <name>BigLobby</name>
    <message>
        <source>Close the big screen (Esc)</source>
        <translation>关闭大屏幕（Esc）</translation>
    </message>
    <message>
        <source>Sit down with your phones</source>
        <translation>用手机入座</translation>
    </message>
    <message>
        <source>Scan the QR code.</source>
        <translation>扫描二维码。</translation>
    </message>
    <message>
        <source>Tap “I’m ready” on your phone.</source>
        <translation>在手机上点“我准备好了”。</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>现在开始</translation>
    </message>
    <message>
        <source>Start with computer players</source>
        <translation>与电脑开始</translation>
    </message>
    <message>
        <source>Free {name}’s seat</source>
        <translation>腾出{name}的座位</translation>
    </message>
</context>
<context>
    <name>ChatBar</name>
    <message>
        <source>Say ▾</source>
        <extracomment>a button that opens a list of phrases such as &quot;Good luck!&quot;</extracomment>
        <translation>说话 ▾</translation>
    </message>
    <message>
        <source>Write to everyone – Enter sends</source>
        <translation>跟大家说句话，按 Enter 发送</translation>
    </message>
    <message>
        <source>Write to everyone</source>
        <translation>跟大家说句话</translation>
    </message>
    <message>
        <source>Show a face</source>
        <extracomment>opens six little faces, of which one is shown at one&apos;s own place</extracomment>
        <translation>做个表情</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>{n} points</source>
        <translation>
            <numerusform>{n} 分</numerusform>
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
            <numerusform>{n} 张</numerusform>
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
            <numerusform>还能摸 {n} 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more draws, then nobody wins</source>
        <translation>
            <numerusform>再摸 {n} 张就流局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds cancelled when {name} left</source>
        <translation>
            <numerusform>{name} 离开，{n} 局作废</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then {n} unseen cards would complete your hand.</source>
        <translation>
            <numerusform>之后，你没见过的牌里有 {n} 张能让你胡。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps {cards}: {n} unseen cards would complete that; {thrown}</source>
        <translation>
            <numerusform>留下{cards}：没见过的牌里有 {n} 张能凑成；{thrown}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} junk cards</source>
        <translation>
            <numerusform>{n} 张散牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves {n} junk cards</source>
        <translation>
            <numerusform>剩 {n} 张散牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} winning cards</source>
        <translation>
            <numerusform>听 {n} 种</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rules differ</source>
        <translation>
            <numerusform>{n} 条规则不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verified by {n} computers ✓</source>
        <translation>
            <numerusform>{n} 台电脑已核对 ✓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verifying: {done} of {n} computers</source>
        <translation>
            <numerusform>正在核对：{done}/{n} 台电脑</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuffled and proven by {n} computers ✓</source>
        <translation>
            <numerusform>{n} 台电脑已洗牌并证明 ✓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {n} rounds</source>
        <translation>
            <numerusform>{n} 局中已打 {done} 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} deals</source>
        <translation>
            <numerusform>{n} 副发牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} orders</source>
        <translation>
            <numerusform>{n} 种座次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <translation>
            <numerusform>{n} 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {n} computer players</source>
        <translation>
            <numerusform>和 {n} 个电脑玩家打</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--at: the record has {n} actions</source>
        <translation>
            <numerusform>--at：记录里一共 {n} 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves {n} junk</source>
        <translation>
            <numerusform>剩 {n} 张散牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: {n} days</source>
        <translation>
            <numerusform>最长 {n} 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lit} of {n} stars</source>
        <translation>
            <numerusform>{n} 颗星中得 {lit} 颗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} days in a row</source>
        <translation>
            <numerusform>连续 {n} 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{good} of {n} answers were the best possible.</source>
        <translation>
            <numerusform>{n} 题里有 {good} 题答得最好。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new ↓</source>
        <translation>
            <numerusform>{n} 条新消息 ↓</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Your points, round by round</source>
        <translation>你各局的积分走势</translation>
    </message>
    <message>
        <source>lowest, highest, now: {ends}</source>
        <translation>最低、最高和现在：{ends}</translation>
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
        <translation>往日的一局</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>返回（Esc）</translation>
    </message>
    <message>
        <source>One round a day against computers of neighbor level. With the same rules, everyone gets the same cards.</source>
        <translation>每天一局，对手是牌友水平的电脑。规则相同的人拿到的牌都一样。</translation>
    </message>
    <message>
        <source>Play it again for practice</source>
        <translation>再打一遍练练手</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>开打今日一局</translation>
    </message>
    <message>
        <source>What would you discard?</source>
        <translation>你会打哪张？</translation>
    </message>
    <message>
        <source>Picture (no cards shown)</source>
        <translation>生成图片（不露牌）</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>round {number} of {rounds} · your score: {tally}</source>
        <translation>第 {number} 局，共 {rounds} 局 · 你的积分 {tally}</translation>
    </message>
    <message>
        <source>round {number} · your score: {tally}</source>
        <translation>第 {number} 局 · 你的积分 {tally}</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>我的牌局</translation>
    </message>
    <message>
        <source>No games yet. Games you finish or leave midway will be listed here.</source>
        <translation>还没有牌局。打完的和中途离开的都会列在这里。</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>还没打完</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>返回（Esc）</translation>
    </message>
    <message>
        <source>{deal} · your score: {tally}</source>
        <translation>{deal} · 你的积分 {tally}</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>记分簿</translation>
    </message>
    <message>
        <source>Your points and best hands</source>
        <translation>你的得分和最好的牌</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>接着打</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>打完的</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>All finished games, or a file…</source>
        <translation>所有打完的牌局，或打开文件…</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Change these rules…</source>
        <translation>修改这套规则…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>返回（Esc）</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>牌桌用语</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
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
        <translation>和家人一起打</translation>
    </message>
    <message>
        <source>Open a table on this Wi-Fi (H)</source>
        <translation>在这个 Wi-Fi 上开桌（H）</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Choose the table’s name, rules, code and clock first</source>
        <translation>先选好桌名、规则、口令和计时</translation>
    </message>
    <message>
        <source>A round with a teacher at your side</source>
        <translation>老师在旁边，陪你打一局</translation>
    </message>
    <message>
        <source>What’s different with these rules</source>
        <translation>这套规则有什么不同</translation>
    </message>
    <message>
        <source>First time? Learn it in five minutes</source>
        <translation>第一次玩？五分钟学会</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学打牌</translation>
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
        <translation>规则</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>接着打</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始打牌</translation>
    </message>
    <message>
        <source>Go on with step {number}</source>
        <translation>从第 {number} 步继续</translation>
    </message>
    <message>
        <source>Ten puzzles</source>
        <translation>今日十题</translation>
    </message>
</context>
<context>
    <name>HostForm</name>
    <message>
        <source>Open a table</source>
        <translation>开桌</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>桌名</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>节奏</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>电脑玩家</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Ask for a code, so that only friends can join</source>
        <translation>设口令，只让朋友进来</translation>
    </message>
    <message>
        <source>Same time for every answer, so a pause gives nothing away</source>
        <translation>每次作答时间都一样，停顿不会泄露什么</translation>
    </message>
    <message>
        <source>Everyone always gets the same time to answer, used or not.</source>
        <translation>每次作答，每个人的时间都一样长，用不完也一样。</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>开桌</translation>
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
        <translation>别人在列表里就能看到这桌，也可以输入：</translation>
    </message>
    <message>
        <source>Friends joining later can type:</source>
        <translation>晚来的朋友输入：</translation>
    </message>
    <message>
        <source>Code: {code}</source>
        <translation>口令：{code}</translation>
    </message>
    <message>
        <source>{number}, or {address}</source>
        <translation>{number}，或 {address}</translation>
    </message>
    <message>
        <source>The host’s screen shows the address.</source>
        <translation>地址显示在桌主的屏幕上。</translation>
    </message>
    <message>
        <source>There’s no network here: nobody else can join.</source>
        <translation>这里没有网络，别人进不来。</translation>
    </message>
    <message>
        <source>It doesn’t show in lists: tell the others the number.</source>
        <translation>别人的列表里看不到：把号码告诉他们。</translation>
    </message>
    <message>
        <source>Others can come in ✓</source>
        <translation>其他人可以加入 ✓</translation>
    </message>
    <message>
        <source>Announced on this Wi-Fi; no other computer has come in yet.</source>
        <translation>已在此 Wi-Fi 上公布，还没有其他电脑加入。</translation>
    </message>
</context>
<context>
    <name>JoinFlow</name>
    <message>
        <source>Couldn’t open a table</source>
        <translation>开不了桌</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>You’ll find the number in big print on the host’s screen. An address looks like 192.168.1.37.</source>
        <translation>号码以大字显示在桌主的屏幕上。地址的样子像 192.168.1.37。</translation>
    </message>
    <message>
        <source>Join by number or address</source>
        <translation>输入号码或地址加入</translation>
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
        <translation>没能加入</translation>
    </message>
    <message>
        <source>What’s your name?</source>
        <translation>你叫什么名字？</translation>
    </message>
    <message>
        <source>The others at the table will see it. You can change it in the settings.</source>
        <translation>同桌的人会看到它。以后可以在设置里改。</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Your system will ask you</source>
        <translation>系统马上会询问</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Table code</source>
        <translation>牌桌的口令</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>口令</translation>
    </message>
    <message>
        <source>Opening the table…</source>
        <translation>正在开桌…</translation>
    </message>
    <message>
        <source>Joining the table…</source>
        <translation>正在加入牌桌…</translation>
    </message>
    <message>
        <source>Checking this computer’s network…</source>
        <translation>正在检查这台电脑的网络…</translation>
    </message>
    <message>
        <source>Why can’t I see a table?</source>
        <translation>为什么看不到牌桌？</translation>
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
        <translation>首页</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Leave (Esc)</source>
        <translation>离开（Esc）</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>现在开局</translation>
    </message>
    <message>
        <source>computers take the empty seats</source>
        <translation>空位由电脑补上</translation>
    </message>
    <message>
        <source>We’re in the same room</source>
        <translation>我们坐在同一间屋里</translation>
    </message>
    <message>
        <source>Then only the host’s computer plays the sounds of the others’ cards.</source>
        <translation>这样，别人的牌声只由桌主的电脑播放。</translation>
    </message>
    <message>
        <source>Friends who come later can take over a seat between rounds.</source>
        <translation>晚来的朋友可以在两局之间接手。</translation>
    </message>
    <message>
        <source>Rules: {rules} (F1)</source>
        <translation>规则：{rules}（F1）</translation>
    </message>
    <message>
        <source>I need a moment (Space)</source>
        <translation>稍等一下（空格）</translation>
    </message>
    <message>
        <source>I’m ready (Space)</source>
        <translation>我准备好了（空格）</translation>
    </message>
    <message>
        <source>Just watch</source>
        <translation>只旁观</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>入座</translation>
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
        <translation>牌局经过</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>关闭牌局经过</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
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
        <translation>开新桌</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>等一等</translation>
    </message>
</context>
<context>
    <name>MatchChips</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Explain these rules (F1)</source>
        <translation>讲解这套规则（F1）</translation>
    </message>
    <message>
        <source>Change these rules…</source>
        <translation>修改这套规则…</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>电脑玩家</translation>
    </message>
    <message>
        <source>{n} players</source>
        <translation>{n} 人</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>{pace}, with a clock</source>
        <translation>{pace}，计时</translation>
    </message>
    <message>
        <source>{pace}, no clock</source>
        <translation>{pace}，不计时</translation>
    </message>
    <message>
        <source>Beginners</source>
        <extracomment>the computer players that one plays against, by how strong they are</extracomment>
        <translation>电脑：新手</translation>
    </message>
    <message>
        <source>Neighbors</source>
        <translation>电脑：牌友</translation>
    </message>
    <message>
        <source>Masters</source>
        <translation>电脑：高手</translation>
    </message>
    <message>
        <source>Champions</source>
        <translation>电脑：冠军</translation>
    </message>
    <message>
        <source>{pace}, no clock against computers</source>
        <translation>{pace}，和电脑打不计时</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>节奏</translation>
    </message>
    <message>
        <source>No clock against computers</source>
        <translation>和电脑打不计时</translation>
    </message>
    <message>
        <source>A clock against computers too</source>
        <translation>和电脑打也计时</translation>
    </message>
</context>
<context>
    <name>Month</name>
    <message>
        <source>Calendar</source>
        <translation>日历</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>没打</translation>
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
        <translation>找牌桌</translation>
    </message>
    <message>
        <source>Type the table number (J)</source>
        <translation>输入桌号（J）</translation>
    </message>
    <message>
        <source>Can’t see your table?</source>
        <translation>看不到牌桌？</translation>
    </message>
    <message>
        <source>Why a table might not show up here</source>
        <translation>为什么这里可能看不到牌桌</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>停止查找</translation>
    </message>
    <message>
        <source>Search harder</source>
        <translation>仔细找找</translation>
    </message>
    <message>
        <source>Asking every computer nearby: {tried} of {total}</source>
        <translation>正在逐台询问附近的电脑：第 {tried} 台，共 {total} 台</translation>
    </message>
    <message>
        <source>Nobody has opened a table here yet.</source>
        <translation>这里还没有人开桌。</translation>
    </message>
    <message>
        <source>Looking for tables on this Wi-Fi…</source>
        <translation>正在这个 Wi-Fi 上找牌桌…</translation>
    </message>
</context>
<context>
    <name>OnlineTables</name>
    <message>
        <source>Leave the table?</source>
        <translation>要离开牌桌吗？</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>要关掉牌桌吗？</translation>
    </message>
    <message>
        <source>It’s your table: everyone at it will be sent home.</source>
        <translation>这是你开的桌，一关，在座的人就都得散了。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Send {name} away?</source>
        <translation>请 {name} 离开？</translation>
    </message>
    <message>
        <source>{name} finishes this round, then leaves and can’t come back to this table.</source>
        <translation>{name} 打完这一局就离开，之后不能再回到这桌。</translation>
    </message>
    <message>
        <source>That computer can’t come back to this table.</source>
        <translation>那台电脑不能再回到这桌。</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>请出</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>You’re no longer at the table</source>
        <translation>你已经不在牌桌上</translation>
    </message>
    <message>
        <source>Yes, let them sit down</source>
        <translation>是，让其入座</translation>
    </message>
    <message>
        <source>No</source>
        <translation>不是</translation>
    </message>
    <message>
        <source>A new phone says it’s {name}. Is that right?</source>
        <translation>一部新手机说自己是{name}。对吗？</translation>
    </message>
    <message>
        <source>Say yes only if you see {name} here: that phone will show {name}’s cards.</source>
        <translation>只有亲眼看到{name}在这里才答应：那部手机会看到{name}的牌。</translation>
    </message>
</context>
<context>
    <name>OnlookerPanel</name>
    <message>
        <source>You’re watching</source>
        <translation>你在旁观</translation>
    </message>
    <message>
        <source>You see the table from {name}’s seat; everyone’s hand stays hidden.</source>
        <translation>你从 {name} 的位置看牌桌；看不到任何人的手牌。</translation>
    </message>
    <message>
        <source>Take a seat next round</source>
        <translation>下一局入座</translation>
    </message>
    <message>
        <source>You’ll sit down next round.</source>
        <translation>下一局开始时你就入座。</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Couldn’t start a match</source>
        <translation>开不了局</translation>
    </message>
    <message>
        <source>Leave the lesson?</source>
        <translation>要离开教学吗？</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>This match isn’t being saved: {problem}</source>
        <translation>这场牌没有存上：{problem}</translation>
    </message>
    <message>
        <source>Next time it continues from this step.</source>
        <translation>下次从这一步继续。</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>还原备份</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Leave the table first; a match you play alone can be continued later.</source>
        <translation>请先离开牌桌；一个人玩的牌局以后可以接着打。</translation>
    </message>
</context>
<context>
    <name>PhoneBox</name>
    <message>
        <source>Show the table on this whole screen, for everyone to see. No hands are shown.</source>
        <translation>让牌桌铺满这个屏幕，供大家一起看：上面不显示任何人的手牌。</translation>
    </message>
    <message>
        <source>Others have joined already; the big screen can be chosen only before that.</source>
        <translation>已经有人来了；大屏幕要在别人来之前选择。</translation>
    </message>
    <message>
        <source>Play by phone too</source>
        <translation>也用手机玩</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>大屏幕</translation>
    </message>
</context>
<context>
    <name>ProofPanel</name>
    <message>
        <source>Take turns reading these words aloud: {words}. If every screen shows the same ones, nobody is listening in.</source>
        <translation>请大家轮流念出这几个词：{words}。如果每个屏幕上都一样，就没有人在中间偷听。</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>保存记录…</translation>
    </message>
    <message>
        <source>Open the records folder</source>
        <translation>打开记录文件夹</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>You can save the record after the round.</source>
        <translation>打完这一局才会写记录。</translation>
    </message>
    <message>
        <source>One computer runs every player here, so it shuffles alone and can see all the cards. With another person’s computer at the table, both shuffle and each proves that it doesn’t cheat.</source>
        <translation>这里的玩家全在一台电脑上，所以它独自洗牌，也看得到所有的牌。有别人的电脑同桌时，两台都洗牌，并各自证明没有作弊。</translation>
    </message>
    <message>
        <source>Every computer shuffled the encrypted deck and proved that it changed no card. No single computer, not even the host’s, could see another person’s hand or stack the deck. After the round, every computer reveals its keys, and all the others check every card and move again.</source>
        <translation>每台电脑都加密洗了一遍牌，并证明自己没有改动任何一张。任何一台电脑单凭自己，包括桌主的，都看不到别人的手牌，也没法在牌上做手脚。一局打完，每台电脑公开自己的密钥，其他电脑再把每张牌、每一步核对一遍。</translation>
    </message>
    <message>
        <source>With two computers, neither can read a card in the wall or in the other’s hand before its time.</source>
        <translation>两台电脑之间，谁也不能提前看到牌堆里的牌或对方的手牌。</translation>
    </message>
    <message>
        <source>With {machines} computers at the table, {league} of them working together can read the wall before it’s drawn, and so work out what the other one holds. Fewer can’t.</source>
        <translation>一桌有 {machines} 台电脑时，要有 {league} 台串通，才能提前看到牌堆，从而推出剩下那一家的手牌；少于这个数，什么也看不到。</translation>
    </message>
    <message>
        <source>With {machines} computers at the table, {league} of them working together can read the wall before it’s drawn, and so work out which cards the others hold between them, but not who holds which. Fewer can’t.</source>
        <translation>一桌有 {machines} 台电脑时，要有 {league} 台串通，才能提前看到牌堆，从而推出其余各家合起来有哪些牌，但分不清谁拿哪张；少于这个数，什么也看不到。</translation>
    </message>
    <message>
        <source>Couldn’t save the record: {problem}</source>
        <translation>记录没能保存：{problem}</translation>
    </message>
    <message>
        <source>shuffle proven ✓</source>
        <translation>洗牌已证明 ✓</translation>
    </message>
    <message>
        <source>hasn’t shuffled yet</source>
        <translation>还没洗牌</translation>
    </message>
    <message>
        <source>round checked ✓</source>
        <translation>本局已核对 ✓</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>还没核对</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>How it went</source>
        <translation>看结果</translation>
    </message>
    <message>
        <source>From a game of masters</source>
        <translation>出自高手的牌局</translation>
    </message>
    <message>
        <source>That’s all for today.</source>
        <translation>今天的题就到这里。</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>返回（Esc）</translation>
    </message>
    <message>
        <source>Looking for positions…</source>
        <translation>正在找牌局……</translation>
    </message>
    <message>
        <source>Cards you may discard</source>
        <translation>可以打的牌</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再来一遍</translation>
    </message>
    <message>
        <source>What would you discard?</source>
        <translation>你会打哪张？</translation>
    </message>
    <message>
        <source>Question {number} of {all}</source>
        <translation>第 {number} 题，共 {all} 题</translation>
    </message>
    <message>
        <source>A costly discard from your own game. {when}</source>
        <translation>你自己牌局里打亏的一张。{when}</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Replay a game</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>No finished games yet. Once you’ve played one, you can step through it here.</source>
        <translation>还没有打完的牌局。打完一局，就能在这里一步步复盘。</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>其他文件…</translation>
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
        <translation>回到开头（Home）</translation>
    </message>
    <message>
        <source>Back one turn (Page Up)</source>
        <translation>退一轮（Page Up）</translation>
    </message>
    <message>
        <source>Back one step (←)</source>
        <translation>退一步（←）</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>停止（空格）</translation>
    </message>
    <message>
        <source>Play slowly (Space)</source>
        <translation>慢慢播放（空格）</translation>
    </message>
    <message>
        <source>Forward one step (→)</source>
        <translation>进一步（→）</translation>
    </message>
    <message>
        <source>Forward one turn (Page Down)</source>
        <translation>进一轮（Page Down）</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>跳到结尾（End）</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>下一处失误</translation>
    </message>
    <message>
        <source>To your next costly mistake (N)</source>
        <translation>跳到下一处失分最多的选择（N）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
    </message>
    <message>
        <source>Place in the round</source>
        <translation>局中位置</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>Choose whose seat you see the table from</source>
        <translation>从哪一家看牌桌</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>What was checked</source>
        <translation>核对了什么</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在核对…</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第 {number} 局</translation>
    </message>
    <message>
        <source>Moves were taken back in this round.</source>
        <translation>这一局里悔过牌。</translation>
    </message>
    <message>
        <source>There’s no costly mistake in this round.</source>
        <translation>这一局没有失分多的错。</translation>
    </message>
    <message>
        <source>Looking at your moves: {n} of {all}…</source>
        <translation>正在分析你的每一步：{n}/{all}…</translation>
    </message>
    <message>
        <source>Round {number}, step {at} of {steps}</source>
        <translation>第 {number} 局，第 {at}/{steps} 步</translation>
    </message>
</context>
<context>
    <name>ResultsStore</name>
    <message>
        <source>Couldn’t start a match</source>
        <translation>开不了局</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>记分簿</translation>
    </message>
    <message>
        <source>Tứ Sắc games</source>
        <translation>四色牌的牌局</translation>
    </message>
    <message>
        <source>Replay a game</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Couldn’t export: {problem}</source>
        <translation>写不进去：{problem}</translation>
    </message>
    <message>
        <source>Exported: {name}</source>
        <translation>已写入：{name}</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Explain (F1)</source>
        <translation>讲解（F1）</translation>
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
        <translation>已导出到 {path}</translation>
    </message>
    <message>
        <source>Imported {path}</source>
        <translation>已导入 {path}</translation>
    </message>
    <message>
        <source>Imported {path}, except what can’t be used here: {rules}</source>
        <translation>已导入 {path}，其中用不上的除外：{rules}</translation>
    </message>
    <message>
        <source>Not saved yet. Your changes stay until you save or undo.</source>
        <translation>还没保存；在你保存或撤销之前，会一直留着。</translation>
    </message>
    <message>
        <source>My {ruleset}</source>
        <translation>我的{ruleset}</translation>
    </message>
    <message>
        <source>Give these rules a name of their own, then save.</source>
        <translation>先给规则起个自己的名字，再保存。</translation>
    </message>
    <message>
        <source>The rules marked ⚠ don’t go together: change them, then save.</source>
        <translation>标有 ⚠ 的规则互相冲突，改好再保存。</translation>
    </message>
    <message>
        <source>Saved. New matches use these rules.</source>
        <translation>已保存；新开的牌局就用这套规则。</translation>
    </message>
    <message>
        <source>“{name}” is deleted. To get it back, save it.</source>
        <translation>“{name}”已删除；想要回来，就再保存一次。</translation>
    </message>
    <message>
        <source>Your changes from last time are here.</source>
        <translation>上次的改动还在这里。</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>导入规则</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>导出规则</translation>
    </message>
</context>
<context>
    <name>RulesEditorHead</name>
    <message>
        <source>no difference</source>
        <translation>没有不同</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自家规则</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>讲解</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部还原</translation>
    </message>
    <message>
        <source>only these</source>
        <translation>只看这些</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>new rules</source>
        <translation>新规则</translation>
    </message>
    <message>
        <source>name of your rules</source>
        <translation>规则名称</translation>
    </message>
    <message>
        <source>what’s special about them</source>
        <translation>有什么特别之处</translation>
    </message>
</context>
<context>
    <name>RulesRoom</name>
    <message>
        <source>Couldn’t show the rules</source>
        <translation>无法显示规则</translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message>
        <source>Score book</source>
        <translation>记分簿</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>返回（Esc）</translation>
    </message>
    <message>
        <source>Export as a spreadsheet…</source>
        <translation>导出为表格…</translation>
    </message>
    <message>
        <source>Keep my scores (only on this computer)</source>
        <translation>记下我打的每一局，只存在这台电脑上</translation>
    </message>
    <message>
        <source>Nothing here yet. Every round you finish is noted here, and nowhere else; practice, and rounds in which you took a move back, don’t count.</source>
        <translation>还没有记录。你打完的每一局都只记在这里；练习局和悔过牌的局不算。</translation>
    </message>
    <message>
        <source>Who you’ve played</source>
        <translation>遇到过的对手</translation>
    </message>
    <message>
        <source>Your best hand</source>
        <translation>最好的一手牌</translation>
    </message>
    <message>
        <source>Yes, delete everything</source>
        <translation>是，全部删除</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>不，留着</translation>
    </message>
    <message>
        <source>Delete everything…</source>
        <translation>全部删除…</translation>
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
        <translation>你的头像</translation>
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
        <translation>自选</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>汉字</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
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
        <translation>节奏</translation>
    </message>
    <message>
        <source>Rounds per match</source>
        <translation>每场局数</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>电脑玩家</translation>
    </message>
    <message>
        <source>Easier to see</source>
        <translation>看得更清楚</translation>
    </message>
    <message>
        <source>Size of text and cards</source>
        <translation>文字与牌的大小</translation>
    </message>
    <message>
        <source>Card animation</source>
        <translation>牌的动画</translation>
    </message>
    <message>
        <source>Choose what is printed on cards</source>
        <translation>选择牌面上印什么</translation>
    </message>
    <message>
        <source>Letters A B C X Y Z and E S W N</source>
        <translation>字母 A B C X Y Z 和 E S W N</translation>
    </message>
    <message>
        <source>Name of the piece</source>
        <translation>棋子名称</translation>
    </message>
    <message>
        <source>From another font:</source>
        <translation>换用别的字体：</translation>
    </message>
    <message>
        <source>A clock against computers too</source>
        <translation>和电脑打也计时</translation>
    </message>
    <message>
        <source>Show the tips again</source>
        <translation>重新显示小窍门</translation>
    </message>
    <message>
        <source>High contrast (plain table, strong colors)</source>
        <translation>高对比度（素色桌面，颜色分明）</translation>
    </message>
    <message>
        <source>such as 8+30</source>
        <translation>如 8+30</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Seconds per answer, and in reserve</source>
        <translation>每次作答秒数和备用秒数</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>备份…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>还原备份…</translation>
    </message>
    <message>
        <source>One file with your settings, rules, score book, games, and the keys others know you by.</source>
        <translation>一个文件，里面有你的设置、规则、记分簿、牌局，以及别人认出你的密钥。</translation>
    </message>
    <message>
        <source>Suggest moves</source>
        <translation>提示打法</translation>
    </message>
    <message>
        <source>Tips, and how many junk cards I hold</source>
        <translation>显示小窍门和我的散牌数</translation>
    </message>
    <message>
        <source>Speed of the computers</source>
        <translation>电脑的速度</translation>
    </message>
    <message>
        <source>More card backs and tables can be won: the score book tells how.</source>
        <translation>还有牌背和桌面可以赢得：记分簿里写着怎么做。</translation>
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
        <translation>保存…</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>With people’s names</source>
        <translation>显示真人玩家的名字</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>返回（Esc）</translation>
    </message>
    <message>
        <source>Copy (Ctrl+Shift+C)</source>
        <translation>复制（Ctrl+Shift+C）</translation>
    </message>
    <message>
        <source>Paste it into a message. Nothing is sent from here, and the file holds only what you see.</source>
        <translation>粘贴到消息里即可。这里不会发送任何东西，文件里也只有你看到的内容。</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>There’s no result here to make a picture of.</source>
        <translation>这里还没有可以做成图片的结果。</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>已保存：{name}</translation>
    </message>
    <message>
        <source>Couldn’t save the picture: {problem}</source>
        <translation>图片保存不了：{problem}</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>已复制，粘贴到消息里即可。</translation>
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
        <translation>静音（每一页都可按 M）</translation>
    </message>
    <message>
        <source>Same room: only the host’s computer plays the others’ sounds</source>
        <translation>同一间屋：别人的声音只由桌主的电脑播放</translation>
    </message>
    <message>
        <source>Notify me when it’s my turn and I’m in another window</source>
        <translation>轮到我而我在别的窗口时，发通知提醒我</translation>
    </message>
    <message>
        <source>This desktop doesn’t show notifications.</source>
        <translation>这个桌面环境不显示程序通知。</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Sound is off (M)</source>
        <translation>声音已关（M）</translation>
    </message>
    <message>
        <source>Sound is on (M)</source>
        <translation>声音已开（M）</translation>
    </message>
    <message>
        <source>At a table that others can join, no move can be taken back.</source>
        <translation>别人可以加入的牌桌不能悔牌。</translation>
    </message>
    <message>
        <source>There’s no move in this round to take back.</source>
        <translation>这一局里没有可以悔的牌。</translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>文字牌桌</translation>
    </message>
    <message>
        <source>There’s no move to make again.</source>
        <translation>没有可以重打的一步。</translation>
    </message>
    <message>
        <source>Speed of the computers</source>
        <translation>电脑的速度</translation>
    </message>
</context>
<context>
    <name>TableInput</name>
    <message>
        <source>Too late: time’s up.</source>
        <translation>晚了一步，时间已到。</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>请选择</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Sound on (M)</source>
        <translation>打开声音（M）</translation>
    </message>
    <message>
        <source>Sound off (M)</source>
        <translation>关闭声音（M）</translation>
    </message>
    <message>
        <source>Rules and words (F1)</source>
        <translation>规则和用语（F1）</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>The table in words (F6)</source>
        <translation>用文字看牌桌（F6）</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>全屏（F11）</translation>
    </message>
    <message>
        <source>Larger (Ctrl +)</source>
        <translation>放大（Ctrl +）</translation>
    </message>
    <message>
        <source>Smaller (Ctrl -)</source>
        <translation>缩小（Ctrl -）</translation>
    </message>
    <message>
        <source>Take my move back (Ctrl+Z)</source>
        <translation>悔牌（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Leave the table; the match is saved</source>
        <translation>离开牌桌，牌局会保留</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>Take a seat next round</source>
        <translation>下一局入座</translation>
    </message>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>重打这一步（Ctrl+Y）</translation>
    </message>
    <message>
        <source>Speed of the computers</source>
        <translation>电脑的速度</translation>
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
        <translation>亮出手牌（B）</translation>
    </message>
    <message>
        <source>Hide my hand (B)</source>
        <translation>遮住手牌（B）</translation>
    </message>
    <message>
        <source>Automatic answers… (A)</source>
        <translation>自动回答…（A）</translation>
    </message>
    <message>
        <source>Sort the hand another way (S)</source>
        <translation>换个方式理牌（S）</translation>
    </message>
    <message>
        <source>Log and chat (L)</source>
        <translation>经过和聊天（L）</translation>
    </message>
    <message>
        <source>Log (L)</source>
        <translation>牌局经过（L）</translation>
    </message>
    <message>
        <source>Close the big screen</source>
        <translation>关闭大屏幕</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>大屏幕</translation>
    </message>
    <message>
        <source>Only those who play can restart the clocks.</source>
        <translation>只有正在打牌的玩家才能让计时继续。</translation>
    </message>
</context>
<context>
    <name>TableVoice</name>
    <message>
        <source>{n} seconds left.</source>
        <translation>还剩 {n} 秒。</translation>
    </message>
    <message>
        <source>Left and Right go along your cards, Tab to the other parts of the table. Shift and an arrow: every answer, and why some aren’t possible. F6: the table in words. F1: all keys.</source>
        <translation>左右键在手牌间移动，Tab 到牌桌的其他部分。Shift 加方向键：所有回答，以及为什么有的不行。F6：用文字看牌桌。F1：全部按键。</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>Tứ Sắc {version}, the four-color card game of southern Vietnam.</source>
        <translation>Tứ Sắc {version}，越南南部的四色牌。</translation>
    </message>
    <message>
        <source>Free software under the MIT license.</source>
        <translation>自由软件，采用 MIT 许可证。</translation>
    </message>
    <message>
        <source>Settings: {path}</source>
        <translation>设置：{path}</translation>
    </message>
    <message>
        <source>Records of matches: {path}</source>
        <translation>牌局记录：{path}</translation>
    </message>
    <message>
        <source>Crash log: {path}</source>
        <translation>崩溃日志：{path}</translation>
    </message>
    <message>
        <source>This match isn’t being saved: {problem}</source>
        <translation>这场牌没有存上：{problem}</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>显示版本号并退出</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>用法： </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>位置参数</translation>
    </message>
    <message>
        <source>options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>显示这份帮助并退出</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>参数 %(argument_name)s：%(message)s</translation>
    </message>
    <message>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <translation>没有 %(parser_name)r（可选：%(choices)s）</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>无法识别的参数：%s</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>不能与参数 %s 同时使用</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>不接受给出的参数 %r</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>缺少这些参数：%s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>参数 %s 中必须给出一个</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>需要一个参数</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>最多只能有一个参数</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>至少需要一个参数</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>不能用 %(value)r（可选：%(choices)s）</translation>
    </message>
</context>
<context>
    <name>auto</name>
    <message>
        <source>Automatic answers</source>
        <translation>自动回答</translation>
    </message>
    <message>
        <source>Pass when I can’t do anything</source>
        <translation>没得选就自动过</translation>
    </message>
    <message>
        <source>Pass on everything this round (but ask about a win)</source>
        <translation>这一局全都过（能胡时照样问）</translation>
    </message>
    <message>
        <source>No Chow, Quad or Pair</source>
        <translation>不要吃、四色和对子</translation>
    </message>
    <message>
        <source>Win automatically</source>
        <translation>能胡就自动胡</translation>
    </message>
    <message>
        <source>Let the computer answer until I’m back</source>
        <translation>我回来之前由电脑代打</translation>
    </message>
    <message>
        <source>Pass until a certain card is shown</source>
        <translation>一直过，到有牌亮出为止</translation>
    </message>
    <message>
        <source>Clear all (A)</source>
        <translation>全部取消（A）</translation>
    </message>
</context>
<context>
    <name>backs</name>
    <message>
        <source>Bamboo</source>
        <translation>竹节</translation>
    </message>
    <message>
        <source>Mat</source>
        <translation>草席</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>铜钱</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>花瓣</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>水波</translation>
    </message>
</context>
<context>
    <name>backup</name>
    <message>
        <source>score book</source>
        <translation>记分簿</translation>
    </message>
    <message>
        <source>the keys of this computer</source>
        <translation>这台电脑的密钥</translation>
    </message>
    <message>
        <source>unfinished matches</source>
        <translation>没打完的牌局</translation>
    </message>
    <message>
        <source>Left out: {file}, because it is damaged.</source>
        <translation>未放入：{file}，因为它已损坏。</translation>
    </message>
    <message>
        <source>Left out: {file}, because not every system can have that name.</source>
        <translation>未放入：{file}，因为不是每个系统都能用这个名称。</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Replaces what you have now</source>
        <translation>替换现有的</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing was changed; try another backup.</source>
        <translation>{file} 已损坏。什么都没有改变；请试另一份备份。</translation>
    </message>
    <message>
        <source>your own rules</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>rules not saved yet</source>
        <translation>还没保存的规则</translation>
    </message>
    <message>
        <source>Backup from {date}, made by version {version}.</source>
        <translation>{date} 的备份，由版本 {version} 制作。</translation>
    </message>
    <message>
        <source>{file} is larger than any backup of this game. Nothing was changed.</source>
        <translation>{file} 比这个游戏的任何备份都大。什么都没有改变。</translation>
    </message>
    <message>
        <source>What it replaced is in {file}, which can be restored in the same way.</source>
        <translation>被替换的内容在 {file} 里，可以用同样的方法还原。</translation>
    </message>
    <message>
        <source>There’s nothing to back up yet: {file} holds no files.</source>
        <translation>还没有可备份的内容：{file} 里没有文件。</translation>
    </message>
    <message>
        <source>The backup is restored.</source>
        <translation>备份已还原。</translation>
    </message>
    <message>
        <source>There are too many games for one backup. Move some old ones out of the game’s folder first.</source>
        <translation>牌局太多，一份备份装不下。请先把一些旧的移出游戏的文件夹。</translation>
    </message>
    <message>
        <source>{file} is from a newer version of the game. Update the game, then restore it.</source>
        <translation>{file} 来自较新版本的游戏。请先更新游戏，再还原。</translation>
    </message>
    <message>
        <source>people you’ve played with</source>
        <translation>一起玩过的人</translation>
    </message>
    <message>
        <source>{where} can’t be read ({why}). Nothing was changed.</source>
        <translation>{where} 读不了（{why}）。什么都没有改变。</translation>
    </message>
    <message>
        <source>Everything in it is here already.</source>
        <translation>里面的东西这里都已经有了。</translation>
    </message>
    <message>
        <source>Left out: {file}, because it is from a newer version of the game.</source>
        <translation>未放入：{file}，因为它来自较新版本的游戏。</translation>
    </message>
    <message>
        <source>{where} can’t be read ({why}), so there’s no backup. Try again in a moment.</source>
        <translation>{where} 读不了（{why}），所以没有备份。请稍后再试。</translation>
    </message>
    <message>
        <source>A backup holds the keys by which others know you: whoever has it can play as you. Keep it where only you can read it.</source>
        <translation>备份里有别人认出你的密钥：谁拿到它，就能以你的身份打牌。请放在只有你能读取的地方。</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>{where} is in the way: it isn’t a file. Move it away, then restore the backup.</source>
        <translation>{where} 挡住了：它不是文件。请把它移走，再还原备份。</translation>
    </message>
    <message>
        <source>{where} can’t be written ({why}), so there’s no backup. Choose another place.</source>
        <translation>{where} 写不进去（{why}），所以没有备份。请另选位置。</translation>
    </message>
    <message>
        <source>{file} isn’t a backup of this game. Nothing was changed.</source>
        <translation>{file} 不是这个游戏的备份。什么都没有改变。</translation>
    </message>
    <message>
        <source>{where} can’t be written ({why}), so only part of the backup was restored. Once that’s mended, restore it again; it does the rest.</source>
        <translation>{where} 写不进去（{why}），所以只还原了一部分。解决之后再还原一次，就会补完其余部分。</translation>
    </message>
    <message>
        <source>The game is open somewhere on this computer. Close it everywhere, then restore the backup.</source>
        <translation>游戏还在这台电脑上开着。请全部关闭，再还原备份。</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>打过的牌局</translation>
    </message>
    <message>
        <source>Backed up to {file}</source>
        <translation>已备份到 {file}</translation>
    </message>
    <message>
        <source>{where} can’t be written ({why}). Nothing was changed.</source>
        <translation>{where} 写不进去（{why}）。什么都没有改变。</translation>
    </message>
    <message>
        <source>Restore it? Type yes:</source>
        <translation>要还原吗？请输入“是”：</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>什么都没有改变。</translation>
    </message>
    <message>
        <source>Use its keys on one computer only: two computers with the same keys throw each other off the table.</source>
        <translation>其中的密钥只在一台电脑上使用：两台用同样的密钥，会互相把对方挤下牌桌。</translation>
    </message>
    <message>
        <source>tables you’ve been at</source>
        <translation>去过的牌桌</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>phones that have joined</source>
        <translation>加入过的手机</translation>
    </message>
</context>
<context>
    <name>bot</name>
    <message>
        <source>no table with a free seat was found nearby; type the number on the host’s screen: tusac bot 37</source>
        <translation>附近没有找到有空位的牌桌；请写上桌主屏幕上的号码：tusac bot 37</translation>
    </message>
    <message>
        <source>Looking for tables nearby.</source>
        <translation>正在找附近的牌桌。</translation>
    </message>
    <message>
        <source>At the table “{name}”.</source>
        <translation>已坐到牌桌“{name}”。</translation>
    </message>
</context>
<context>
    <name>browser</name>
    <message>
        <source>This file can’t be read. Backups and records of matches can.</source>
        <translation>无法读取这个文件。能读取的是备份和牌局记录。</translation>
    </message>
    <message>
        <source>The game could not be started, or has stopped. Your matches are kept: load the page again.</source>
        <translation>游戏无法启动，或者已经停止。你的牌局都还在：请重新载入页面。</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Save all to a file</source>
        <translation>全部存为文件</translation>
    </message>
    <message>
        <source>The game is open in another tab or window.</source>
        <translation>游戏已在另一个标签页或窗口中打开。</translation>
    </message>
    <message>
        <source>Getting the game ready… {percent} %</source>
        <translation>正在准备游戏…… {percent} %</translation>
    </message>
    <message>
        <source>The game runs in the browser itself, and this one lacks what that needs (WebAssembly). A Firefox, Chrome, Edge or Safari of today has it.</source>
        <translation>游戏在浏览器里运行，而这个浏览器缺少所需的 WebAssembly。新版的 Firefox、Chrome、Edge 或 Safari 都有。</translation>
    </message>
    <message>
        <source>All that was in the file is here now.</source>
        <translation>文件里的内容现在都在这里了。</translation>
    </message>
    <message>
        <source>The file takes your matches, score book and settings to another browser, or to the game on a computer, whose settings can restore it as a backup.</source>
        <translation>这个文件能把你的牌局、记分簿和设置带到另一个浏览器，或带到电脑上的游戏：在那里的设置中可以当作备份恢复。</translation>
    </message>
    <message>
        <source>Name and face</source>
        <translation>名字和头像</translation>
    </message>
    <message>
        <source>Take my move back</source>
        <translation>悔牌</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>下一轮</translation>
    </message>
    <message>
        <source>This match isn’t being saved: it is gone when you close the page.</source>
        <translation>这场牌局没有保存：关闭页面就没有了。</translation>
    </message>
    <message>
        <source>This browser isn’t saving your matches: it refuses, or has no room left. Before you close the page, save all to a file in “My games”.</source>
        <translation>这个浏览器没有保存你的牌局：它拒绝保存，或者没有空间了。关闭页面之前，请在“我的牌局”里全部存为文件。</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>The record of this game can’t be read.</source>
        <translation>无法读取这场牌局的记录。</translation>
    </message>
    <message>
        <source>Step {at} of {steps}</source>
        <translation>第 {at} 步，共 {steps} 步</translation>
    </message>
    <message>
        <source>A computer nearby hands out this page while its table is open, so it can’t be installed on your device. Matches stay in this browser; “My games” saves them to a file.</source>
        <translation>这个页面由附近的电脑在开桌期间提供，不能安装到你的设备上。牌局留在这个浏览器里，可在“我的牌局”里存为文件。</translation>
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
        <translation>杠</translation>
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
        <translation>对子</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>过</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>重发</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>You can’t keep this card, so your hand is dead: you pay everyone and sit out.</source>
        <translation>你留不住这张牌，成了相公：要赔每一家，这局不再玩。</translation>
    </message>
    <message>
        <source>You give this hand up, lose your ante if someone wins, and sit out.</source>
        <translation>你放弃这手牌；有人胡就输掉底，这局不再玩。</translation>
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
        <translation>自动</translation>
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
        <translation>绿</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红</translation>
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
        <translation>车</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>炮</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>马</translation>
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
        <translation>{name} 既不是规则集（{names}），也不是文件</translation>
    </message>
    <message>
        <source>these rules are for {allowed} players, not {seats}</source>
        <translation>这套规则供 {allowed} 人玩，不能 {seats} 人玩</translation>
    </message>
    <message>
        <source>{problem} Try {command}</source>
        <translation>{problem}详情见 {command}</translation>
    </message>
    <message>
        <source>{problem}; try {command}</source>
        <translation>{problem}；详情见 {command}</translation>
    </message>
    <message>
        <source>command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>there is no {what} {value}; did you mean {nearest}?</source>
        <translation>{what}：没有 {value}；是不是想写 {nearest}？</translation>
    </message>
    <message>
        <source>there is no {what} {value}; there are: {names}</source>
        <translation>{what}：没有 {value}；可用的有：{names}</translation>
    </message>
    <message>
        <source>cannot write the output: {problem}</source>
        <translation>输出写不出去：{problem}</translation>
    </message>
    <message>
        <source>cannot write the log to {path}: {problem}</source>
        <translation>{path}：日志写不进去：{problem}</translation>
    </message>
    <message>
        <source>tusac [OPTION ...] [COMMAND ...]</source>
        <translation>tusac [选项 ...] [命令 ...]</translation>
    </message>
    <message>
        <source>put the game into the menu of your desktop (Linux)</source>
        <translation>把游戏放进桌面菜单（Linux）</translation>
    </message>
    <message>
        <source>take it out of the menu again</source>
        <translation>把它从菜单里拿掉</translation>
    </message>
    <message>
        <source>{command} is part of the laboratory, which comes with the source of tusac only</source>
        <translation>{command} 属于实验室，只随 tusac 的源代码提供</translation>
    </message>
    <message>
        <source>options for every command</source>
        <translation>各命令通用</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>the language, such as en or vi</source>
        <translation>界面语言，如 en 或 vi</translation>
    </message>
    <message>
        <source>print the log, with details</source>
        <translation>打印详细日志</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>write the log into this file; tusac doctor names the usual one</source>
        <translation>把日志写进这个文件；平时写在哪里，见 tusac doctor</translation>
    </message>
    <message>
        <source>print without colors</source>
        <translation>输出不带颜色</translation>
    </message>
    <message>
        <source>questions and answers are JSON lines; this is always on</source>
        <translation>问答都是 JSON 行，没有别的格式</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>水平</translation>
    </message>
    <message>
        <source>how well it plays: {levels} (default: {usual})</source>
        <translation>打牌水平：{levels}（默认：{usual}）</translation>
    </message>
    <message>
        <source>this is not a record, or the start of the file is damaged</source>
        <translation>这不是记录，或者文件开头已损坏</translation>
    </message>
    <message>
        <source>computer players: {levels}</source>
        <translation>电脑玩家：{levels}</translation>
    </message>
    <message>
        <source>deal from this number; the same number deals the same cards</source>
        <translation>用这个数发牌，好再打一遍同样的牌</translation>
    </message>
    <message>
        <source>NAME|FILE</source>
        <translation>名称|文件</translation>
    </message>
    <message>
        <source>a ruleset that comes with the game, one of yours, or a file</source>
        <translation>自带的规则集、你自己的规则集，或一个文件</translation>
    </message>
    <message>
        <source>number of players, 2 to 6 as the rules allow</source>
        <translation>几个人玩，2 到 6，看规则允许</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>{paces}, or your own such as 8+30</source>
        <translation>{paces}，或如 8+30</translation>
    </message>
    <message>
        <source>rounds in the match; 0 for no limit</source>
        <translation>一场打几局；0 表示不限</translation>
    </message>
    <message>
        <source>{text} is not a whole number from 0 to 2^256 - 1</source>
        <translation>{text} 不是 0 到 2^256 - 1 的整数</translation>
    </message>
    <message>
        <source>{text} is not a pace: write {names}, or seconds per move and in reserve such as 8+30</source>
        <translation>{text} 不是节奏：请写 {names}，或写每步秒数加备用秒数，如 8+30</translation>
    </message>
    <message>
        <source>{text} is not a number of players from 2 to 6</source>
        <translation>{text} 不是 2 到 6 的人数</translation>
    </message>
    <message>
        <source>{text} is not a number of rounds from 0 to 1000</source>
        <translation>{text} 不是 0 到 1000 的局数</translation>
    </message>
    <message>
        <source>{text} is not a whole number, 0 or more</source>
        <translation>{text} 不是 0 以上的整数</translation>
    </message>
    <message>
        <source>{text} is not a whole number, 1 or more</source>
        <translation>{text} 不是 1 以上的整数</translation>
    </message>
    <message>
        <source>there is no language {text}; there are: {names}</source>
        <translation>没有语言 {text}；可用的有：{names}</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>打印一个 JSON 对象</translation>
    </message>
    <message>
        <source>host and play line by line in this terminal</source>
        <translation>在这个终端里逐行开桌打牌</translation>
    </message>
    <message>
        <source>the table’s name in lists</source>
        <translation>列表里显示的桌名</translation>
    </message>
    <message>
        <source>computer players at free seats: {levels}</source>
        <translation>空位上的电脑玩家：{levels}</translation>
    </message>
    <message>
        <source>let in only people who know this code; without CODE one is made up</source>
        <translation>只放知道这个口令的人进来；不写就自动编一个</translation>
    </message>
    <message>
        <source>give every answer the same time, used or not</source>
        <translation>每次作答的时间都一样长</translation>
    </message>
    <message>
        <source>show the table on this whole screen, with no hands; everyone plays by phone</source>
        <translation>在整个屏幕上只显示牌桌，不显示手牌；大家都用手机玩</translation>
    </message>
    <message>
        <source>listen on this port; 0 for any free one</source>
        <translation>监听这个端口；0 表示任选一个空闲端口</translation>
    </message>
    <message>
        <source>give up the table you are still at, and your cards there</source>
        <translation>放弃程序还没离开的牌桌和桌上的牌</translation>
    </message>
    <message>
        <source>keep the table out of lists</source>
        <translation>不在列表里显示</translation>
    </message>
    <message>
        <source>--tv needs the window, so it can’t go with --text</source>
        <translation>--tv 需要窗口，不能和 --text 一起用</translation>
    </message>
    <message>
        <source>a code has {least} to {most} letters or digits</source>
        <translation>口令要有 {least} 到 {most} 个字母或数字</translation>
    </message>
    <message>
        <source>{text} is not a port from 0 to {most}</source>
        <translation>{text} 不是 0 到 {most} 的端口</translation>
    </message>
    <message>
        <source>join and play line by line in this terminal</source>
        <translation>在这个终端里逐行加入打牌</translation>
    </message>
    <message>
        <source>watch instead of playing</source>
        <translation>只旁观，不打牌</translation>
    </message>
    <message>
        <source>how long to look (default: {n} s)</source>
        <translation>找多久（默认：{n} 秒）</translation>
    </message>
    <message>
        <source>{text} is not a number of seconds from 1 to {most}</source>
        <translation>{text} 不是 1 到 {most} 的秒数</translation>
    </message>
    <message>
        <source>--tv needs a display, and there is none here</source>
        <translation>--tv 需要显示屏，而这里没有</translation>
    </message>
    <message>
        <source>let phones play through this computer: they scan a QR code</source>
        <translation>让手机通过这台电脑打牌：手机扫描二维码</translation>
    </message>
    <message>
        <source>your name at the table</source>
        <translation>你在牌桌上的名字</translation>
    </message>
    <message>
        <source>{text} is not a name</source>
        <translation>{text} 不能当名字</translation>
    </message>
    <message>
        <source>NUMBER|ADDRESS[:PORT]</source>
        <translation>桌号|地址[:端口]</translation>
    </message>
    <message>
        <source>the table number or address on the host’s screen; without it, a table found nearby</source>
        <translation>桌主屏幕上的桌号或地址；不写就从附近找一桌</translation>
    </message>
    <message>
        <source>the table’s code, if it has one</source>
        <translation>牌桌的口令（如果有）</translation>
    </message>
    <message>
        <source>the record of a match, or of a round dealt between machines</source>
        <translation>一场牌的记录，或机器之间发的一局的记录</translation>
    </message>
    <message>
        <source>there is no display here; {command} prints it</source>
        <translation>这里没有图形界面；可用 {command} 打印</translation>
    </message>
    <message>
        <source>no window can open here; {command} prints it</source>
        <translation>这里打不开窗口；用 {command} 可以打印出来</translation>
    </message>
    <message>
        <source>play line by line in this terminal</source>
        <translation>在这个终端里逐行打牌</translation>
    </message>
    <message>
        <source>today’s deal: the same cards for everyone with the same rules</source>
        <translation>今日一局：规则相同的人拿到的牌都一样</translation>
    </message>
    <message>
        <source>the first lesson, or the one for --rules; then a round on your own</source>
        <translation>第一课，或 --rules 那套规则的课；之后自己打一局</translation>
    </message>
    <message>
        <source>show the table, all hands open, after N actions</source>
        <translation>显示 N 步之后的牌桌，各家手牌全亮</translation>
    </message>
    <message>
        <source>there is no round in the record</source>
        <translation>记录里没有任何一局</translation>
    </message>
    <message>
        <source>{text} is not a whole number</source>
        <translation>{text} 不是整数</translation>
    </message>
    <message>
        <source>TASK</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>list the rulesets</source>
        <translation>列出现有的规则集</translation>
    </message>
    <message>
        <source>explain every rule of one</source>
        <translation>逐条列出一套规则并附说明</translation>
    </message>
    <message>
        <source>show where two differ; status 1 if they do</source>
        <translation>列出两套规则的不同之处；有不同则退出码为 1</translation>
    </message>
    <message>
        <source>check a file for mistakes; status 1 if there are any</source>
        <translation>检查文件里的错误；有错则退出码为 1</translation>
    </message>
    <message>
        <source>print JSON</source>
        <translation>打印 JSON</translation>
    </message>
    <message>
        <source>a ruleset by its name, or a file with one</source>
        <translation>规则集的名称，或存有规则集的文件</translation>
    </message>
    <message>
        <source>another</source>
        <translation>另一套</translation>
    </message>
    <message>
        <source>a file with a ruleset</source>
        <translation>存有规则集的文件</translation>
    </message>
    <message>
        <source>print one JSON object for each round</source>
        <translation>每局打印一个 JSON 对象</translation>
    </message>
    <message>
        <source>print a table for spreadsheets</source>
        <translation>打印供电子表格用的表</translation>
    </message>
    <message>
        <source>let every level play the same cards, and print how far apart they are</source>
        <translation>让每个级别打同样的牌，并显示它们相差多少</translation>
    </message>
    <message>
        <source>number of rounds, rounded up to whole deals (default: 1000)</source>
        <translation>打几局，凑足整轮发牌（默认：1000）</translation>
    </message>
    <message>
        <source>a ruleset that comes with the game, or a file</source>
        <translation>自带的规则集，或一个文件</translation>
    </message>
    <message>
        <source>number of players with --ladder (default: 4, if the rules are for four)</source>
        <translation>使用 --ladder 时的人数（默认：规则适合四人时为 4）</translation>
    </message>
    <message>
        <source>deal from this number (default: 0)</source>
        <translation>从这个数开始发牌（默认：0）</translation>
    </message>
    <message>
        <source>print one JSON object instead of a table</source>
        <translation>打印一个 JSON 对象，不打印表格</translation>
    </message>
    <message>
        <source>play by the rules engine, look at every state, and compare with the fast kernel</source>
        <translation>用规则引擎来打，查看每个状态，并与快速内核比较</translation>
    </message>
    <message>
        <source>number of processes; the result is the same for any number</source>
        <translation>用几个进程；多少个结果都一样</translation>
    </message>
    <message>
        <source>--seats goes with --ladder; otherwise --ai names every seat</source>
        <translation>--seats 要与 --ladder 一起用；否则由 --ai 写出每个座位</translation>
    </message>
    <message>
        <source>--check goes with --ai, not with --ladder</source>
        <translation>--check 要与 --ai 一起用，不能与 --ladder 一起用</translation>
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
        <translation>和电脑打一场</translation>
    </message>
    <message>
        <source>show one round between computer players</source>
        <translation>看电脑之间打一局</translation>
    </message>
    <message>
        <source>network</source>
        <translation>联网</translation>
    </message>
    <message>
        <source>open a table on the network</source>
        <translation>在网络上开桌</translation>
    </message>
    <message>
        <source>join a table on the network</source>
        <translation>加入网络上的牌桌</translation>
    </message>
    <message>
        <source>list the tables nearby</source>
        <translation>列出附近的牌桌</translation>
    </message>
    <message>
        <source>let a computer player join a table as a machine of its own</source>
        <translation>让一个电脑玩家自成一台机器加入牌桌</translation>
    </message>
    <message>
        <source>files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>step through a recorded match or round in the window</source>
        <translation>在窗口里一步步看记下的一场或一局</translation>
    </message>
    <message>
        <source>print a recorded match, or a round that was dealt between machines</source>
        <translation>打印记下的一场，或机器之间发的一局</translation>
    </message>
    <message>
        <source>check a recorded match, or a round that was dealt between machines</source>
        <translation>核对记下的一场，或机器之间发的一局</translation>
    </message>
    <message>
        <source>print the score book of this computer</source>
        <translation>打印这台电脑的记分簿</translation>
    </message>
    <message>
        <source>rules and hands</source>
        <translation>规则和手牌</translation>
    </message>
    <message>
        <source>show, compare and check rulesets</source>
        <translation>讲解、对比、检查规则集</translation>
    </message>
    <message>
        <source>answer questions about hands, one JSON line each</source>
        <translation>回答手牌问题，每个一行 JSON</translation>
    </message>
    <message>
        <source>let computer players play each other and print their strength</source>
        <translation>让电脑互相打牌，打印各自的强弱</translation>
    </message>
    <message>
        <source>troubleshooting</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>find out why tables do not show up, and what to do about it</source>
        <translation>查明为什么看不到牌桌，以及怎么办</translation>
    </message>
    <message>
        <source>let machines deal and play a round that nobody can stack or lie about</source>
        <translation>让机器发牌打一局，谁也做不了手脚、撒不了谎</translation>
    </message>
    <message>
        <source>let machines on this computer find each other, play a match and prove it fair</source>
        <translation>让这台电脑上的几个程序找到彼此，打一场并证明</translation>
    </message>
    <message>
        <source>let simulated machines play on a bad network and check what must hold</source>
        <translation>让模拟的机器在糟糕的网络上打牌，检查该成立的是否成立</translation>
    </message>
    <message>
        <source>a match, line by line in this terminal</source>
        <translation>在这个终端里逐行打一场</translation>
    </message>
    <message>
        <source>open a table for the family</source>
        <translation>给家人开一桌</translation>
    </message>
    <message>
        <source>join the table with the number 37</source>
        <translation>加入显示号码 37 的牌桌</translation>
    </message>
    <message>
        <source>is this record true?</source>
        <translation>这份记录是真的吗？</translation>
    </message>
    <message>
        <source>nobody can see my table</source>
        <translation>没人看得到我的牌桌</translation>
    </message>
    <message>
        <source>all went well</source>
        <translation>一切正常</translation>
    </message>
    <message>
        <source>the answer is no: a record is false, no table was found, a check failed</source>
        <translation>结果为否：记录有假、没找到牌桌，或检查没通过</translation>
    </message>
    <message>
        <source>the command is wrong, or a file cannot be read</source>
        <translation>命令行有误，或文件读不了</translation>
    </message>
    <message>
        <source>signal N ended it, such as 130 after Ctrl-C</source>
        <translation>被信号 N 终止，如按 Ctrl-C 后为 130</translation>
    </message>
    <message>
        <source>Tứ Sắc, the four-color card game. Without a command, its window opens. tusac COMMAND --help explains one.</source>
        <translation>Tứ Sắc，四色牌。不带命令就打开窗口。某个命令的详情见 tusac 命令 --help。</translation>
    </message>
    <message>
        <source>laboratory</source>
        <translation>实验室</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>exit status</source>
        <translation>退出码</translation>
    </message>
    <message>
        <source>2 to 6 machines (default: 4)</source>
        <translation>2 到 6 台机器（默认：4）</translation>
    </message>
    <message>
        <source>let one of them cheat: {names}</source>
        <translation>让其中一台作弊：{names}</translation>
    </message>
    <message>
        <source>write the record of the round, for `tusac verify`</source>
        <translation>写下这一局的记录，供 `tusac verify` 核对</translation>
    </message>
    <message>
        <source>print one JSON object with all figures</source>
        <translation>打印一个含全部数据的 JSON 对象</translation>
    </message>
    <message>
        <source>{name} takes {least} to {most} machines, not {machines}</source>
        <translation>{name} 需要 {least} 到 {most} 台机器，不能是 {machines} 台</translation>
    </message>
    <message>
        <source>2 to 6 (default: 4)</source>
        <translation>2 到 6（默认：4）</translation>
    </message>
    <message>
        <source>1 to {most} (default: 3)</source>
        <translation>1 到 {most}（默认：3）</translation>
    </message>
    <message>
        <source>seats at the table (default: one per machine)</source>
        <translation>牌桌的座位数（默认：每台机器一个）</translation>
    </message>
    <message>
        <source>the rules (default: pvt, for any number)</source>
        <translation>规则（默认：pvt，人数不限）</translation>
    </message>
    <message>
        <source>let the last machine be the program with its window, unseen</source>
        <translation>让最后一台机器运行带窗口的程序，但不显示</translation>
    </message>
    <message>
        <source>how many tables to simulate (default: 100)</source>
        <translation>模拟多少桌（默认：100）</translation>
    </message>
    <message>
        <source>the first seed (default: 0)</source>
        <translation>第一个种子（默认：0）</translation>
    </message>
    <message>
        <source>players at each, 2 to 6 (default: random)</source>
        <translation>每桌几人，2 到 6（默认：随机）</translation>
    </message>
    <message>
        <source>exactly these, from {names} (default: a few at random)</source>
        <translation>只用这些故障，取自 {names}（默认：随机几种）</translation>
    </message>
    <message>
        <source>whether a machine cheats at each table (default: sometimes, at random)</source>
        <translation>是否每桌都有机器作弊（默认：随机，有的桌有）</translation>
    </message>
    <message>
        <source>print one JSON object instead of lines</source>
        <translation>打印一个 JSON 对象，不逐行打印</translation>
    </message>
    <message>
        <source>there is no fault {text}; there are: {names}</source>
        <translation>没有故障 {text}；可用的有：{names}</translation>
    </message>
    <message>
        <source>{text} is not a number of machines from 2 to {most}</source>
        <translation>{text} 不是 2 到 {most} 的机器数</translation>
    </message>
    <message>
        <source>the players, one for each seat, of {levels}, or FILE.py:CLASS for one of your own (default: {usual})</source>
        <translation>各座位的玩家，取自 {levels}，也可用 FILE.py:CLASS 指定自己写的（默认：{usual}）</translation>
    </message>
    <message>
        <source>there is no player {text}; there are: {names}, and your own as FILE.py:CLASS</source>
        <translation>没有玩家 {text}；可用的有：{names}，以及以 FILE.py:CLASS 指定的自写玩家</translation>
    </message>
    <message>
        <source>add what the records of your matches have and the book lacks</source>
        <translation>把对局记录中有而记分簿中缺少的补上</translation>
    </message>
    <message>
        <source>Rounds dealt between machines to be checked: {n}</source>
        <translation>要检查的局（机器之间发的）：{n}</translation>
    </message>
    <message>
        <source>print one JSON object, and without --yes change nothing</source>
        <translation>打印一个 JSON 对象；没有 --yes 就什么都不改</translation>
    </message>
    <message>
        <source>Added from records: {rounds}</source>
        <translation>已从记录加入：{rounds}</translation>
    </message>
    <message>
        <source>restore it without asking</source>
        <translation>不询问就还原</translation>
    </message>
    <message>
        <source>a backup made by tusac backup</source>
        <translation>用 tusac backup 制作的备份</translation>
    </message>
    <message>
        <source>write keys, settings, rules, score book and games of this computer into one file</source>
        <translation>把这台电脑的密钥、设置、规则、记分簿和牌局写进一个文件</translation>
    </message>
    <message>
        <source>{file} is there already; name another file</source>
        <translation>{file} 已经存在；请换一个文件名</translation>
    </message>
    <message>
        <source>where the backup is to be written; there must be no such file yet</source>
        <translation>备份要写到哪里；该文件不能已经存在</translation>
    </message>
    <message>
        <source>put back what is in such a file</source>
        <translation>把这种文件里的内容还原</translation>
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
        <translation>电脑（{level}）</translation>
    </message>
    <message>
        <source>Not played yet. Only your first try counts.</source>
        <translation>还没打。只有第一次算成绩。</translation>
    </message>
    <message>
        <source>The computers are playing your cards…</source>
        <translation>电脑正在打你的这手牌…</translation>
    </message>
    <message>
        <source>You did better with these cards than any computer!</source>
        <translation>这手牌，你比所有电脑打得都好！</translation>
    </message>
    <message>
        <source>You did better with these cards than the {level}.</source>
        <translation>这手牌，你比电脑（{level}）打得好。</translation>
    </message>
    <message>
        <source>You did as well with these cards as a computer.</source>
        <translation>这手牌，你和电脑打得一样好。</translation>
    </message>
    <message>
        <source>This time the computers did better with your cards.</source>
        <translation>这一次，电脑用你的牌打得更好。</translation>
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
        <translation>各方对密钥和种子作出承诺</translation>
    </message>
    <message>
        <source>keys and seeds are opened</source>
        <translation>公开密钥和种子</translation>
    </message>
    <message>
        <source>one after another shuffles and proves it</source>
        <translation>依次洗牌，并证明洗得正确</translation>
    </message>
    <message>
        <source>all shuffles are verified, all name one deck</source>
        <translation>所有洗牌都已验证，各方认定同一副牌</translation>
    </message>
    <message>
        <source>each commits to what it will owe, masked and proven</source>
        <translation>各方应付的份额已交存，加了掩码并已证明</translation>
    </message>
    <message>
        <source>all have their parts of the masks</source>
        <translation>各方都拿到了自己那份掩码</translation>
    </message>
    <message>
        <source>the masks over dealt cards are opened</source>
        <translation>揭开已发的牌上的掩码</translation>
    </message>
    <message>
        <source>each reads its own hand</source>
        <translation>各方读出自己的手牌</translation>
    </message>
    <message>
        <source>all name one result</source>
        <translation>各方认定同一个结果</translation>
    </message>
    <message>
        <source>all keys are shown, everything is checked again</source>
        <translation>公开所有密钥，全部重新核对</translation>
    </message>
    <message>
        <source>all sign what the audit came to</source>
        <translation>各方在审核结论上签名</translation>
    </message>
    <message>
        <source>these bytes are not a message</source>
        <translation>这些字节不是消息</translation>
    </message>
    <message>
        <source>it is from another version</source>
        <translation>是别的版本</translation>
    </message>
    <message>
        <source>it belongs to another table</source>
        <translation>属于另一桌</translation>
    </message>
    <message>
        <source>it belongs to another round</source>
        <translation>属于另一局</translation>
    </message>
    <message>
        <source>no such machine is at the table</source>
        <translation>牌桌上没有这台机器</translation>
    </message>
    <message>
        <source>its signature is false</source>
        <translation>签名是假的</translation>
    </message>
    <message>
        <source>the others went on without its author</source>
        <translation>其他机器已排除发送者，继续打了</translation>
    </message>
    <message>
        <source>too many messages from its author are already waiting</source>
        <translation>这个发送者的消息已积压太多</translation>
    </message>
    <message>
        <source>its author saw something different from the others</source>
        <translation>发送者看到的和其他机器不一样</translation>
    </message>
    <message>
        <source>it does not say that its author agrees to the table</source>
        <translation>这不是发送者认可牌桌的话</translation>
    </message>
    <message>
        <source>it comes after the end</source>
        <translation>来得太晚，已经结束了</translation>
    </message>
    <message>
        <source>it does not follow from what comes before it</source>
        <translation>与前面的内容接不上</translation>
    </message>
    <message>
        <source>it sent different machines conflicting messages</source>
        <translation>它给不同的机器发了互相矛盾的消息</translation>
    </message>
    <message>
        <source>it denies its previous message</source>
        <translation>它否认自己上一条消息</translation>
    </message>
    <message>
        <source>it sent a message that was not asked for</source>
        <translation>它发了没人要求的消息</translation>
    </message>
    <message>
        <source>it did not send what it was asked for</source>
        <translation>它答非所问</translation>
    </message>
    <message>
        <source>it signed a message that cannot be read</source>
        <translation>它签了一条读不出来的消息</translation>
    </message>
    <message>
        <source>it contradicted itself about whom to go on without</source>
        <translation>该排除谁再继续，它自相矛盾</translation>
    </message>
    <message>
        <source>it is about a step that is already closed</source>
        <translation>说的是已经结束的一步</translation>
    </message>
    <message>
        <source>it opened something other than what it had committed to</source>
        <translation>它公开的和承诺的不一致</translation>
    </message>
    <message>
        <source>its keys are not its own, or not keys at all</source>
        <translation>它的密钥不是自己的，或根本不是密钥</translation>
    </message>
    <message>
        <source>it used a key a second time</source>
        <translation>它重复使用了同一把密钥</translation>
    </message>
    <message>
        <source>its deck or proof cannot be read</source>
        <translation>它的牌或证明读不出来</translation>
    </message>
    <message>
        <source>its deck is not a shuffle of the one before</source>
        <translation>它的牌不是由上一副牌洗出来的</translation>
    </message>
    <message>
        <source>it named a different deck</source>
        <translation>它认定的是另一副牌</translation>
    </message>
    <message>
        <source>its commitment is not what it owes</source>
        <translation>它交存的不是它应付的</translation>
    </message>
    <message>
        <source>it complained about something that was right</source>
        <translation>它对没错的东西提出了异议</translation>
    </message>
    <message>
        <source>it opened a different mask than it had committed to</source>
        <translation>它揭开的掩码和交存的不一致</translation>
    </message>
    <message>
        <source>its parts of an absent machine’s masks are false</source>
        <translation>它给出的缺席机器的掩码份额是假的</translation>
    </message>
    <message>
        <source>it asked for a different card of the wall</source>
        <translation>它要的是牌堆里另一张牌</translation>
    </message>
    <message>
        <source>it let back a machine that may not return</source>
        <translation>它让不该回来的机器回来了</translation>
    </message>
    <message>
        <source>its share of a card is false</source>
        <translation>它给出的牌的份额是假的</translation>
    </message>
    <message>
        <source>it acted for another seat</source>
        <translation>它替别的座位行动</translation>
    </message>
    <message>
        <source>it showed different cards than it had to</source>
        <translation>它亮出的不是该亮的牌</translation>
    </message>
    <message>
        <source>it did not answer for each of its seats</source>
        <translation>它没有替自己的每个座位作答</translation>
    </message>
    <message>
        <source>it opened a different answer than it had sealed</source>
        <translation>它公开的答复和封存的不一致</translation>
    </message>
    <message>
        <source>that move is not possible there</source>
        <translation>那时候不能这么做</translation>
    </message>
    <message>
        <source>it named a different result</source>
        <translation>它认定的结果不同</translation>
    </message>
    <message>
        <source>it named a different outcome of the audit</source>
        <translation>它认定的审核结论不同</translation>
    </message>
    <message>
        <source>it showed different secrets than it had committed to</source>
        <translation>它公开的秘密和承诺的不一致</translation>
    </message>
    <message>
        <source>its shuffle does not follow from its seed</source>
        <translation>它的洗牌和种子对不上</translation>
    </message>
    <message>
        <source>its computer player would have moved differently</source>
        <translation>它的电脑玩家本该另有打法</translation>
    </message>
    <message>
        <source>too few players are left</source>
        <translation>剩下的人太少</translation>
    </message>
    <message>
        <source>a machine was proven to have cheated</source>
        <translation>有一台机器被证明作弊</translation>
    </message>
    <message>
        <source>they left before the deal was safe</source>
        <translation>它们在发牌稳妥之前就离开了</translation>
    </message>
    <message>
        <source>The round was dealt and played fairly, to its end.</source>
        <translation>这一局公平发牌、公平打完。</translation>
    </message>
    <message>
        <source>The round was dealt fairly and played to its end; the hidden moves of {machines} could not be checked, because their keys were not shown.</source>
        <translation>这一局公平发牌并打完；{machines} 的暗中操作未经审核，因为没有公开密钥。</translation>
    </message>
    <message>
        <source>The round does not count, because machines left it.</source>
        <translation>这一局作废，因为有机器离开。</translation>
    </message>
    <message>
        <source>The record proves that {machines} cheated.</source>
        <translation>记录证明 {machines} 作弊。</translation>
    </message>
    <message>
        <source>The record is false: no machine can have sent this.</source>
        <translation>记录是假的：没有机器可能这样发送过。</translation>
    </message>
    <message>
        <source>The record stops before the end of the round.</source>
        <translation>记录在这一局打完之前就断了。</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>machine {n}</source>
        <translation>机器 {n}</translation>
    </message>
    <message>
        <source>Deal {n} at table {table}: {machines} machines, {seats} seats, {cards} cards.</source>
        <translation>牌桌 {table} 第 {n} 局：{machines} 台机器，{seats} 个座位，{cards} 张牌。</translation>
    </message>
    <message>
        <source>Messages: {n}, each signed and in its place.</source>
        <translation>消息：{n} 条，条条有签名，次序无误。</translation>
    </message>
    <message>
        <source>Shuffles: {n}, each proven to change no card.</source>
        <translation>洗牌：{n} 次，次次已证明没有改动任何一张。</translation>
    </message>
    <message>
        <source>Shares of cards: {n}, each proven.</source>
        <translation>牌的份额：{n} 份，份份已证明。</translation>
    </message>
    <message>
        <source>Cards shown: {n}, each one its seat was dealt.</source>
        <translation>亮出的牌：{n} 张，都确是发给那个座位的。</translation>
    </message>
    <message>
        <source>Answers: {n}, each as it was sealed.</source>
        <translation>作答：{n} 次，都与封存时一致。</translation>
    </message>
    <message>
        <source>Choices of computer players: {n}, each the same when repeated.</source>
        <translation>电脑玩家的选择：{n} 次，重算结果都一样。</translation>
    </message>
    <message>
        <source>Shuffles repeated from their seeds: {n}.</source>
        <translation>按种子重做的洗牌：{n} 次。</translation>
    </message>
    <message>
        <source>Left the round: {machines}.</source>
        <translation>中途离开：{machines}。</translation>
    </message>
    <message>
        <source>Winner: {name}.</source>
        <translation>胡家：{name}。</translation>
    </message>
    <message>
        <source>Machine {n} has the key {words} and plays for: {names}. {known}</source>
        <translation>机器 {n} 的密钥是 {words}，代表：{names}。{known}</translation>
    </message>
    <message>
        <source>The key belongs to this installation.</source>
        <translation>密钥就是本机的。</translation>
    </message>
    <message>
        <source>You have met this key before, as {name}.</source>
        <translation>这把密钥在这里见过，当时叫 {name}。</translation>
    </message>
    <message>
        <source>This key is new here.</source>
        <translation>这里不认识这把密钥。</translation>
    </message>
    <message>
        <source>The record does not say who agreed to the table.</source>
        <translation>记录里没有谁认可过这桌的内容。</translation>
    </message>
    <message>
        <source>The record does not show that these agreed to the table: {machines}.</source>
        <translation>记录没有显示下列机器认可过这桌：{machines}。</translation>
    </message>
    <message>
        <source>All of them have signed the table: rules {rules}; from round {n} on; points before it: {points}.</source>
        <translation>全体都签认了这桌：规则 {rules}；从第 {n} 局起；之前的积分：{points}。</translation>
    </message>
    <message>
        <source>Names prove nothing. With keys that are new here ({machines}), anyone can make such a record alone: it is evidence only if these words belong to the players’ keys.</source>
        <translation>名字证明不了什么；凭这里不认识的密钥（{machines}），谁都能独自造出这样一份记录：只有这些词确是各玩家密钥的词，它才算证据。</translation>
    </message>
    <message>
        <source>The winner’s keys are among them: the win counts only once they are shown.</source>
        <translation>其中有胡家的密钥：公开之后这次胡才算数。</translation>
    </message>
    <message>
        <source>The others finished the round.</source>
        <translation>其他机器把这一局打完了。</translation>
    </message>
    <message>
        <source>Message {n} ({kind}) in the name of {machine} is false: {what} ({rule}).</source>
        <translation>以 {machine} 的名义发出的第 {n} 条消息（{kind}）是假的：{what}（{rule}）。</translation>
    </message>
    <message>
        <source>{machines} machines, each its own process, deal {seats} hands ({backend}).</source>
        <translation>{machines} 台机器各为一个进程，发 {seats} 家的牌（{backend}）。</translation>
    </message>
    <message>
        <source>{machine} cheats: {name}. Try {n}.</source>
        <translation>{machine} 作弊：{name}。第 {n} 次尝试。</translation>
    </message>
    <message>
        <source>{who} accuses {whom}: {what} ({rule}).</source>
        <translation>{who} 指控 {whom}：{what}（{rule}）。</translation>
    </message>
    <message>
        <source>{who} goes on without {whom}.</source>
        <translation>{who} 排除 {whom}，继续打。</translation>
    </message>
    <message>
        <source>{who} gives up the round, because of {whom}.</source>
        <translation>{who} 因 {whom} 放弃这一局。</translation>
    </message>
    <message>
        <source>all hands are open to their owners; play begins</source>
        <translation>各家都看到了自己的手牌，开始打牌</translation>
    </message>
    <message>
        <source>the audit found nothing wrong</source>
        <translation>审核没有发现问题</translation>
    </message>
    <message>
        <source>Each machine sent at most {kb} KB.</source>
        <translation>一台机器最多发送了 {kb} KB。</translation>
    </message>
    <message>
        <source>The record is in {file}.</source>
        <translation>记录在 {file}。</translation>
    </message>
    <message>
        <source>Everything ended as it should.</source>
        <translation>各台机器的结局都如预期。</translation>
    </message>
    <message>
        <source>This should have ended differently.</source>
        <translation>结局本不该是这样。</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>This is for Linux desktops; here an installer does it.</source>
        <translation>这是给 Linux 桌面用的；在这里由安装程序来做。</translation>
    </message>
    <message>
        <source>Tứ Sắc is in your menu now, and a double-click opens records.</source>
        <translation>Tứ Sắc 已放进菜单，记录文件双击就能打开。</translation>
    </message>
    <message>
        <source>Tứ Sắc is gone from your menu.</source>
        <translation>Tứ Sắc 已从菜单里拿掉。</translation>
    </message>
    <message>
        <source>Tứ Sắc was not in your menu.</source>
        <translation>Tứ Sắc 本来就不在菜单里。</translation>
    </message>
</context>
<context>
    <name>doctor</name>
    <message>
        <source>checking this computer ...</source>
        <translation>正在检查这台电脑…</translation>
    </message>
    <message>
        <source>listening to the network, 4 s ...</source>
        <translation>正在监听网络，4 秒…</translation>
    </message>
    <message>
        <source>calling other computers ...</source>
        <translation>正在连接其他电脑…</translation>
    </message>
    <message>
        <source>The firewall ufw is on; it may keep others from joining tables here.</source>
        <translation>防火墙 ufw 开着，可能会把别人挡在这里开的牌桌外面。</translation>
    </message>
    <message>
        <source>To host: sudo ufw allow {ports}/tcp; sudo ufw allow 5353/udp</source>
        <translation>要开桌：sudo ufw allow {ports}/tcp; sudo ufw allow 5353/udp</translation>
    </message>
    <message>
        <source>The firewall firewalld is on; it may keep others from joining tables here.</source>
        <translation>防火墙 firewalld 开着，可能会把别人挡在这里开的牌桌外面。</translation>
    </message>
    <message>
        <source>To host: sudo firewall-cmd --permanent --add-service=mdns --add-port={dashed}/tcp; sudo firewall-cmd --reload</source>
        <translation>要开桌：sudo firewall-cmd --permanent --add-service=mdns --add-port={dashed}/tcp; sudo firewall-cmd --reload</translation>
    </message>
    <message>
        <source>This system’s firewall blocks incoming connections.</source>
        <translation>这个系统的防火墙会丢弃外来的连接。</translation>
    </message>
    <message>
        <source>To host: allow TCP ports {dashed} and UDP port 5353 in.</source>
        <translation>要开桌：放行 TCP 端口 {dashed} 和 UDP 端口 5353。</translation>
    </message>
    <message>
        <source>Windows thinks this network is public and keeps others out.</source>
        <translation>Windows 把这个网络当成公用网络，别人进不来。</translation>
    </message>
    <message>
        <source>Settings &gt; Network &gt; network properties: choose Private if this is your home network.</source>
        <translation>设置 &gt; 网络 &gt; 网络属性：如果这是你家的网络，选“专用”。</translation>
    </message>
    <message>
        <source>The firewall of macOS is on; it may keep others from joining tables here.</source>
        <translation>macOS 的防火墙开着，可能会把别人挡在这里开的牌桌外面。</translation>
    </message>
    <message>
        <source>System Settings &gt; Network &gt; Firewall &gt; Options: allow incoming connections for the game.</source>
        <translation>系统设置 &gt; 网络 &gt; 防火墙 &gt; 选项：允许这个游戏接受传入连接。</translation>
    </message>
    <message>
        <source>What the program does is logged in {path}.</source>
        <translation>程序做了什么，都记在日志 {path} 里。</translation>
    </message>
    <message>
        <source>This computer is fine. Is a table open, and on the same Wi-Fi?</source>
        <translation>这台电脑一切正常。有人开桌了吗？是同一个 Wi-Fi 吗？</translation>
    </message>
    <message>
        <source>tusac {program}, protocol {protocol}; {parts}; deals by {back_end}</source>
        <translation>tusac {program}，协议 {protocol}；{parts}；发牌用 {back_end}</translation>
    </message>
    <message>
        <source>{name} is not installed.</source>
        <translation>没有安装 {name}。</translation>
    </message>
    <message>
        <source>Without it there is no window; you can still play in the terminal.</source>
        <translation>没有它就没有窗口，只能在终端里玩。</translation>
    </message>
    <message>
        <source>A fast library for fair deals is missing, so each round takes seconds to deal.</source>
        <translation>没有快速运算库，公平发牌每局要多等几秒。</translation>
    </message>
    <message>
        <source>It should have come with this package: reinstall the game.</source>
        <translation>安装包里本该带有它：请重新安装游戏。</translation>
    </message>
    <message>
        <source>Install btclib_libsecp256k1 or gmpy2.</source>
        <translation>请安装 btclib_libsecp256k1 或 gmpy2。</translation>
    </message>
    <message>
        <source>{path} can’t be written ({error}), so nothing is saved there.</source>
        <translation>{path} 写不进去（{error}），那里什么也存不下。</translation>
    </message>
    <message>
        <source>Make the folder yours, or free up some space.</source>
        <translation>把文件夹的所有者改成你自己，或腾出些空间。</translation>
    </message>
    <message>
        <source>Settings and records can be saved: {paths}</source>
        <translation>设置和记录可以写入：{paths}</translation>
    </message>
    <message>
        <source>Networks in use: {networks}</source>
        <translation>正在使用的网络：{networks}</translation>
    </message>
    <message>
        <source>This computer isn’t on a home network, so it can’t meet other computers.</source>
        <translation>这台电脑没有连上家庭网络，只有它自己的程序能碰面。</translation>
    </message>
    <message>
        <source>Join the Wi-Fi of the others, or plug in a cable.</source>
        <translation>连上大家用的 Wi-Fi，或插上网线。</translation>
    </message>
    <message>
        <source>A VPN is on ({network}); it can hide the home network from the game.</source>
        <translation>VPN 开着（{network}），游戏可能看不到家庭网络。</translation>
    </message>
    <message>
        <source>If tables don’t show up: let the VPN allow local networks, or turn it off.</source>
        <translation>如果还是看不到牌桌：让 VPN 允许访问本地网络，或关掉它。</translation>
    </message>
    <message>
        <source>Networks of virtual machines and containers are ignored: {names}</source>
        <translation>虚拟机和容器的网络不使用：{names}</translation>
    </message>
    <message>
        <source>{program} keeps UDP port 5353 (mDNS) for itself, so tables don’t show up here.</source>
        <translation>{program} 独占了 UDP 端口 5353（mDNS），这里看不到牌桌。</translation>
    </message>
    <message>
        <source>Another program keeps UDP port 5353 (mDNS) for itself, so tables don’t show up here.</source>
        <translation>另一个程序独占了 UDP 端口 5353（mDNS），这里看不到牌桌。</translation>
    </message>
    <message>
        <source>Close that program, or let it share the port; until then, join by number.</source>
        <translation>关掉那个程序，或让它共用端口；在此之前，请用号码加入。</translation>
    </message>
    <message>
        <source>What this computer announces on {name} can be heard.</source>
        <translation>这台电脑在 {name} 上的广播，那里听得到。</translation>
    </message>
    <message>
        <source>What this computer announces on {name} can’t even be heard here.</source>
        <translation>这台电脑在 {name} 上的广播，连自己都听不到。</translation>
    </message>
    <message>
        <source>Let UDP port 5353 (mDNS) through the firewall; until then, join by number or address.</source>
        <translation>在防火墙里放行 UDP 端口 5353（mDNS）；在此之前，请用号码或地址加入。</translation>
    </message>
    <message>
        <source>Other programs use all the ports {dashed}, so you can’t open a table.</source>
        <translation>端口 {dashed} 全被其他程序占用，没法开桌。</translation>
    </message>
    <message>
        <source>Close the other tables on this computer.</source>
        <translation>关掉这台电脑上的其他牌桌。</translation>
    </message>
    <message>
        <source>A table here couldn’t be reached at {hosts}, not even from this computer.</source>
        <translation>这里的牌桌在 {hosts} 连不上，连这台电脑自己也不行。</translation>
    </message>
    <message>
        <source>Let TCP ports {dashed} through the firewall.</source>
        <translation>在防火墙里放行 TCP 端口 {dashed}。</translation>
    </message>
    <message>
        <source>Port {default} is in use, perhaps by one of your tables; the next would use {port}.</source>
        <translation>端口 {default} 已被占用，也许是你的另一桌；再开就用 {port}。</translation>
    </message>
    <message>
        <source>A table here would use port {port}, and can be reached from this computer.</source>
        <translation>在这里开桌会用端口 {port}，这台电脑连得上。</translation>
    </message>
    <message>
        <source>No sign of a firewall that keeps others out.</source>
        <translation>没有发现防火墙在拦人。</translation>
    </message>
    <message>
        <source>No other device was heard. There may be none, or the Wi-Fi keeps devices apart, as guest networks do, or blocks multicast.</source>
        <translation>没有听到任何其他设备。也许本来就没有；也许 Wi-Fi 把设备互相隔开了（访客网络就这样），或者拦下了多播。</translation>
    </message>
    <message>
        <source>Use the main Wi-Fi, not the guest one; or join by number or address.</source>
        <translation>用主 Wi-Fi，别用访客网络；或者用号码或地址加入。</translation>
    </message>
    <message>
        <source>Other devices heard: {n}</source>
        <translation>听到的其他设备：{n}</translation>
    </message>
    <message>
        <source>They can be reached from here.</source>
        <translation>从这里连得上它们。</translation>
    </message>
    <message>
        <source>Others answer, but block calls to a table: that’s their firewall, not the Wi-Fi.</source>
        <translation>其他设备在网络上有回应，但不接牌桌的连接：是它们的防火墙拦的，不是 Wi-Fi。</translation>
    </message>
    <message>
        <source>To join a table there, that computer has to allow TCP ports {dashed} in.</source>
        <translation>要加入那边的牌桌，那台电脑得放行 TCP 端口 {dashed}。</translation>
    </message>
    <message>
        <source>macOS won’t let the game reach devices on this network.</source>
        <translation>macOS 不让游戏连接这个网络上的设备。</translation>
    </message>
    <message>
        <source>System Settings &gt; Privacy &amp; Security &gt; Local Network: allow it for the game.</source>
        <translation>系统设置 &gt; 隐私与安全性 &gt; 本地网络：允许这个游戏。</translation>
    </message>
    <message>
        <source>None of them can be reached from here: the Wi-Fi keeps devices apart, or a VPN takes all traffic.</source>
        <translation>从这里一台也连不上：不是 Wi-Fi 把设备互相隔开，就是 VPN 截走了所有数据包。</translation>
    </message>
    <message>
        <source>Turn off client isolation in the router, use the main Wi-Fi, or turn off the VPN.</source>
        <translation>在路由器里关掉客户端隔离，改用主 Wi-Fi，或关掉 VPN。</translation>
    </message>
    <message>
        <source>No table is announced nearby right now.</source>
        <translation>附近眼下没有开着的牌桌。</translation>
    </message>
    <message>
        <source>Tables nearby: {n}</source>
        <translation>附近的牌桌：{n}</translation>
    </message>
    <message>
        <source>{name} has version {theirs} of the game, which yours doesn’t understand.</source>
        <translation>{name} 用的是游戏版本 {theirs}，与这里的版本不兼容。</translation>
    </message>
    <message>
        <source>Update both to the newer version.</source>
        <translation>两边都更新到较新的版本。</translation>
    </message>
    <message>
        <source>{name}, a table on this computer, doesn’t answer.</source>
        <translation>这台电脑上的牌桌 {name} 没有回应。</translation>
    </message>
    <message>
        <source>Let the game through the firewall here, or open that table again.</source>
        <translation>在这里的防火墙里放行游戏，或重开那一桌。</translation>
    </message>
    <message>
        <source>{name} is visible, but its computer doesn’t answer.</source>
        <translation>看得到 {name}，但那台电脑没有回应。</translation>
    </message>
    <message>
        <source>Ask its host to let the game through the firewall, and to press “Can’t see your table?” there.</source>
        <translation>请桌主让游戏通过防火墙，并在那边按“看不到牌桌？”。</translation>
    </message>
</context>
<context>
    <name>drawer</name>
    <message>
        <source>draw</source>
        <extracomment>&quot;You draw&quot;, &quot;You discard&quot;, &quot;Lan draws&quot;, &quot;Lan discards&quot;: the name stands before it, the card below</extracomment>
        <translation>摸牌</translation>
    </message>
    <message>
        <source>These cards aren’t on the table any more.</source>
        <translation>这些牌已经不在桌上了。</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>nobody wanted it</source>
        <translation>没人要</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>摸牌</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>打牌</translation>
    </message>
</context>
<context>
    <name>face</name>
    <message>
        <source>Lotus</source>
        <translation>莲花</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>灯笼</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>茶壶</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>鱼</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>鼓</translation>
    </message>
    <message>
        <source>Kite</source>
        <translation>风筝</translation>
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
        <translation>油灯</translation>
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
        <translation>月饼</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>蝴蝶</translation>
    </message>
    <message>
        <source>Rice bowl</source>
        <translation>饭碗</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>乌龟</translation>
    </message>
    <message>
        <source>Star fruit</source>
        <translation>杨桃</translation>
    </message>
    <message>
        <source>Palm</source>
        <translation>棕榈</translation>
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
        <translation>铃铛</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>{path}: not valid TOML: {problem}</source>
        <translation>{path}：不是 TOML 文本：{problem}</translation>
    </message>
    <message>
        <source>{path}: cannot be read: {problem}</source>
        <translation>{path}：读不了：{problem}</translation>
    </message>
    <message>
        <source>{key}: no such setting</source>
        <translation>{key}：没有这项设置</translation>
    </message>
    <message>
        <source>{key}: {value} cannot be used ({why}); the default is used</source>
        <translation>{key}：不能用 {value}（{why}），改用默认值</translation>
    </message>
    <message>
        <source>user_papers, user_inks: one needs the other; neither is used</source>
        <translation>user_papers、user_inks：两项缺一不可，都不采用</translation>
    </message>
    <message>
        <source>palette: there is no user palette; the default is used</source>
        <translation>palette：没有自选配色，改用默认配色</translation>
    </message>
    <message>
        <source>han, latin, words: a card needs one of them; words are used</source>
        <translation>han、latin、words：牌面至少要有其中一项，改用 words</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>等等</translation>
    </message>
    <message>
        <source>it must be text</source>
        <translation>应为文字</translation>
    </message>
    <message>
        <source>it must be true or false</source>
        <translation>应为 true 或 false</translation>
    </message>
    <message>
        <source>it must be a whole number from {low} to {high}</source>
        <translation>应为 {low} 到 {high} 的整数</translation>
    </message>
    <message>
        <source>it must be one of {choices}</source>
        <translation>应为 {choices} 之一</translation>
    </message>
    <message>
        <source>it must be a list</source>
        <translation>应为列表</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>是文件夹</translation>
    </message>
    <message>
        <source>not an ordinary file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>not UTF-8 text</source>
        <translation>不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>{file} cannot be used ({why}); the game goes on without it.</source>
        <translation>{file} 不能用（{why}），游戏不用它也照常运行。</translation>
    </message>
    <message>
        <source>{file} cannot be used ({why}); it was renamed to {aside}, and the game goes on without it.</source>
        <translation>{file} 不能用（{why}），已改名为 {aside}，游戏不用它也照常运行。</translation>
    </message>
    <message>
        <source>{file} is from a newer version of the game. This one goes on without it and leaves it as it is; update the game to use it.</source>
        <translation>{file} 来自更新版本的游戏。本版本先不用它继续进行，文件保持原样；要使用它，请更新游戏。</translation>
    </message>
    <message>
        <source>{file} can’t be read right now ({why}). The game goes on without it and leaves it as it is; close other programs that use it, and start the game again.</source>
        <translation>{file} 现在读不了（{why}）。游戏先不用它继续进行，文件保持原样；请关闭正在使用它的其他程序，再重新打开游戏。</translation>
    </message>
    <message>
        <source>Your settings can’t be saved ({why}). They last until you close the game.</source>
        <translation>你的设置无法保存（{why}），只在关闭游戏之前有效。</translation>
    </message>
    <message>
        <source>Your score book can’t be updated right now ({why}). The game goes on, but the book may be missing rounds.</source>
        <translation>现在无法更新你的记分簿（{why}）。游戏照常进行，但记分簿里可能会缺少几局。</translation>
    </message>
    <message>
        <source>a newer version of the game has written it</source>
        <translation>由更新版本的游戏写成</translation>
    </message>
    <message>
        <source>it must be four colors such as F2C14E</source>
        <translation>应为四种颜色，例如 F2C14E</translation>
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
        <translation>七种棋子之一，印在四种颜色之一的纸上。</translation>
    </message>
    <message>
        <source>color</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>The color of a card’s paper: green ●, red ▲, white ○ or yellow ■.</source>
        <translation>牌的纸色：绿 ●、红 ▲、白 ○、黄 ■。</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>花牌</translation>
    </message>
    <message>
        <source>One of five cards without a color. Each is a set by itself.</source>
        <translation>五张没有颜色的牌之一，单独一张就成一副。</translation>
    </message>
    <message>
        <source>set</source>
        <translation>牌组</translation>
    </message>
    <message>
        <source>Cards that belong together. When all your cards are in sets, you win.</source>
        <translation>凑在一起的几张牌。手里全是牌组就胡了。</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>Two identical cards.</source>
        <translation>两张一样的牌。</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Three identical cards. Strictly, a khạp is three dealt to your hand, waiting for the fourth.</source>
        <translation>三张一样的牌。严格说来，khạp 是发到手里、等着第四张的三张。</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>杠</translation>
    </message>
    <message>
        <source>Four identical cards, the most valuable set.</source>
        <translation>四张一样的牌，分数最高。</translation>
    </message>
    <message>
        <source>opening a khạp</source>
        <translation>开杠</translation>
    </message>
    <message>
        <source>Laying down three identical cards with the fourth, as a Kong.</source>
        <translation>手里三张一样的，加上第四张，亮出来成杠。</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>Three different cards: General, Advisor, Elephant of one color; Chariot, Cannon, Horse of one color; or one piece in three colors, by most rules only the Soldier.</source>
        <translation>三张不同的牌：同色的将、士、象；同色的车、炮、马；或三种颜色的同一种棋子，多数规则只限卒。</translation>
    </message>
    <message>
        <source>Quad</source>
        <translation>四色</translation>
    </message>
    <message>
        <source>One piece in all four colors, by most rules only the Soldier.</source>
        <translation>同一种棋子，四种颜色凑齐，多数规则只限卒。</translation>
    </message>
    <message>
        <source>even sets</source>
        <translation>双组</translation>
    </message>
    <message>
        <source>Identical cards, one piece in different colors, and Generals.</source>
        <translation>一样的牌、不同颜色的同一种棋子，还有将。</translation>
    </message>
    <message>
        <source>odd sets</source>
        <translation>单组</translation>
    </message>
    <message>
        <source>General, Advisor, Elephant, or Chariot, Cannon, Horse, of one color.</source>
        <translation>同色的将、士、象，或同色的车、炮、马。</translation>
    </message>
    <message>
        <source>junk</source>
        <translation>散牌</translation>
    </message>
    <message>
        <source>Cards in your hand that fit no set, however you arrange them.</source>
        <translation>手牌里怎么摆也凑不成牌组的牌。</translation>
    </message>
    <message>
        <source>pair on a Chow</source>
        <translation>吃上带对</translation>
    </message>
    <message>
        <source>A pair that shares a card with a Chow in your hand. Its Pong would leave junk.</source>
        <translation>一个对子，其中一张又是手里一副吃的牌。拿它去碰就会多出散牌。</translation>
    </message>
    <message>
        <source>headless Chow</source>
        <translation>缺将</translation>
    </message>
    <message>
        <source>Advisor and Elephant without their General, or getting that General after all.</source>
        <translation>有士、象而没有将；以及后来补到了将。</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>牌堆</translation>
    </message>
    <message>
        <source>The cards nobody has drawn yet.</source>
        <translation>还没有摸的牌。</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>摸牌</translation>
    </message>
    <message>
        <source>To turn over the next card of the wall. It never goes into anyone’s hand.</source>
        <translation>翻开牌堆的下一张。这张牌不进手牌。</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>To put a card from your hand on the table, where others can take it.</source>
        <translation>把一张手牌放到桌上，别人可以要。</translation>
    </message>
    <message>
        <source>card on offer</source>
        <translation>台面牌</translation>
    </message>
    <message>
        <source>The card just drawn or discarded, which can be claimed now.</source>
        <translation>刚摸出或打出、现在可以要的那张牌。</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>To take the card on offer and lay it down in a set with cards from your hand.</source>
        <translation>拿走台面牌，和手牌一起亮成牌组。</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>轮到的一家</translation>
    </message>
    <message>
        <source>You drew the card, or sit next after the player who discarded it. You may make any set with it.</source>
        <translation>摸这张牌的人，或打这张牌的人的下家，可以用它凑任何牌组。</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>The player who gets one extra card and starts with a discard.</source>
        <translation>比别人多拿一张、先打一张的人。</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>听牌</translation>
    </message>
    <message>
        <source>You need just one more card to win.</source>
        <translation>再来一张就能胡。</translation>
    </message>
    <message>
        <source>passing up a Pong</source>
        <translation>放弃碰</translation>
    </message>
    <message>
        <source>Not taking a Pong while waiting. At many tables you have to say so.</source>
        <translation>听牌时不碰。许多牌桌要求说出来。</translation>
    </message>
    <message>
        <source>win</source>
        <translation>胡</translation>
    </message>
    <message>
        <source>All your cards are in sets, and the round ends.</source>
        <translation>所有牌都成了牌组，这一局结束。</translation>
    </message>
    <message>
        <source>win with a Kong</source>
        <translation>带杠胡</translation>
    </message>
    <message>
        <source>A win by a player who has a Kong. In many families it pays double.</source>
        <translation>胡的人有杠。许多人家算双倍。</translation>
    </message>
    <message>
        <source>dealt win</source>
        <translation>天胡</translation>
    </message>
    <message>
        <source>Your dealt cards are complete before any claim.</source>
        <translation>发下来的牌一张不要就已经成了。</translation>
    </message>
    <message>
        <source>point</source>
        <translation>分</translation>
    </message>
    <message>
        <source>What sets are worth. Payments are counted in points too.</source>
        <translation>牌组的分值，输赢按它计算。</translation>
    </message>
    <message>
        <source>match score</source>
        <translation>全场得分</translation>
    </message>
    <message>
        <source>The points a player has won and lost in this match so far.</source>
        <translation>这位玩家在这一场里到现在为止赢输的分数。</translation>
    </message>
    <message>
        <source>letters on the cards</source>
        <translation>牌上的字母</translation>
    </message>
    <message>
        <source>A General, B Advisor, C Elephant; X Chariot, Y Cannon, Z Horse: A B C or X Y Z of one color make a Chow. On Soldiers E, S, W, N stand for green, red, white, yellow. The settings can switch the letters off.</source>
        <translation>A 将、B 士、C 象；X 车、Y 炮、Z 马：同色的 A B C 或 X Y Z 可以吃成一组。卒上的 E、S、W、N 表示绿、红、白、黄。可以在设置里关掉字母。</translation>
    </message>
    <message>
        <source>paying for all</source>
        <translation>包赔</translation>
    </message>
    <message>
        <source>Paying for all the losers after a mistake. In this game you can’t make one.</source>
        <translation>出了错，替其他人赔。这个程序不会让人出错。</translation>
    </message>
    <message>
        <source>mulligan</source>
        <translation>重发</translation>
    </message>
    <message>
        <source>Throwing in a hopeless hand: everyone gets new cards.</source>
        <translation>手牌太差，要求大家的牌全部重新发。</translation>
    </message>
    <message>
        <source>An older computer game of Tứ Sắc, from France. The classic rules here are those it plays by.</source>
        <translation>一款较早的法国四色牌电脑游戏。这里的经典打法就是按它来的。</translation>
    </message>
    <message>
        <source>stealing</source>
        <translation>截牌</translation>
    </message>
    <message>
        <source>Claiming a card out of turn. Players who are skipped lose their turn.</source>
        <translation>没轮到就要走牌；被跳过的人少了一轮。</translation>
    </message>
    <message>
        <source>Three different cards: General, Advisor, Elephant of one color; Chariot, Cannon, Horse of one color; or one piece in three colors: {pieces}.</source>
        <translation>三张不同的牌：同色的将、士、象；同色的车、炮、马；或三种颜色的同一种棋子：{pieces}。</translation>
    </message>
    <message>
        <source>Three different cards of one color: General, Advisor, Elephant, or Chariot, Cannon, Horse.</source>
        <translation>三张同色而不同的牌：将、士、象，或车、炮、马。</translation>
    </message>
    <message>
        <source>One piece in all four colors; by these rules that’s no set.</source>
        <translation>同一种棋子的四种颜色；按这套规则不成牌组。</translation>
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
        <translation>目标</translation>
    </message>
    <message>
        <source>Sets and their points</source>
        <translation>牌组和分数</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>轮流打牌</translation>
    </message>
    <message>
        <source>Who gets the card</source>
        <translation>牌归谁</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>将</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>花牌</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>输赢</translation>
    </message>
    <message>
        <source>Further rules</source>
        <translation>其他规则</translation>
    </message>
    <message>
        <source>Three identical Generals.</source>
        <translation>三张一样的将。</translation>
    </message>
    <message>
        <source>Four identical Generals.</source>
        <translation>四张一样的将。</translation>
    </message>
    <message>
        <source>Four identical cards.</source>
        <translation>四张一样的。</translation>
    </message>
    <message>
        <source>Three identical cards.</source>
        <translation>三张一样的。</translation>
    </message>
    <message>
        <source>Two identical cards.</source>
        <translation>两张一样的。</translation>
    </message>
    <message>
        <source>General, Advisor, Elephant of one color.</source>
        <translation>同色的将、士、象。</translation>
    </message>
    <message>
        <source>Chariot, Cannon, Horse of one color.</source>
        <translation>同色的车、炮、马。</translation>
    </message>
    <message>
        <source>One piece in three colors: {pieces}.</source>
        <translation>同一种棋子的三种颜色：{pieces}。</translation>
    </message>
    <message>
        <source>Before the first discard you may fold: you sit out the round and pay nothing.</source>
        <translation>庄家打第一张牌之前可以弃牌：这局不再玩，什么也不用输。</translation>
    </message>
    <message>
        <source>A dealer whose dealt cards are all in sets may win at once.</source>
        <translation>庄家发下来的牌全成牌组，可以马上胡。</translation>
    </message>
    <message>
        <source>With five or six players, the wall is drawn to its end.</source>
        <translation>五人或六人时，牌堆一直摸到完。</translation>
    </message>
    <message>
        <source>For a Kong of jokers, that’s {n}.</source>
        <translation>花牌杠减 {n}。</translation>
    </message>
    <message>
        <source>For a dealt Kong of jokers, that’s {n}.</source>
        <translation>发到手的花牌杠减 {n}。</translation>
    </message>
    <message>
        <source>twice</source>
        <extracomment>how often points or a stake count: &quot;gets twice the points&quot;, &quot;everything counts twice&quot;</extracomment>
        <translation>两倍</translation>
    </message>
    <message>
        <source>{n} times</source>
        <extracomment>how often points or a stake count: &quot;gets 3 times the points&quot;, &quot;everything counts 3 times&quot;</extracomment>
        <translation>{n} 倍</translation>
    </message>
    <message>
        <source>If another player discarded or drew the winning card, they pay this for all losers.</source>
        <translation>胡的那张若是别人打出或翻出的（点炮），就由他替所有输家付这些。</translation>
    </message>
    <message>
        <source>One piece in all four colors: {pieces}.</source>
        <translation>同一种棋子的四种颜色：{pieces}。</translation>
    </message>
    <message>
        <source>A single General, or a joker.</source>
        <translation>单张的将，或一张花牌。</translation>
    </message>
    <message>
        <source>A single General.</source>
        <translation>单张的将。</translation>
    </message>
    <message>
        <source>any piece</source>
        <translation>任何棋子</translation>
    </message>
    <message>
        <source>Four identical cards, but no Soldiers.</source>
        <translation>四张一样的牌，卒除外。</translation>
    </message>
    <message>
        <source>Three identical cards, but no Soldiers.</source>
        <translation>三张一样的牌，卒除外。</translation>
    </message>
    <message>
        <source>Two identical cards, but no Soldiers.</source>
        <translation>两张一样的牌，卒除外。</translation>
    </message>
    <message>
        <source>For {players} players.</source>
        <translation>{players} 人玩。</translation>
    </message>
    <message>
        <source>Seven pieces: {pieces}.</source>
        <translation>七种棋子：{pieces}。</translation>
    </message>
    <message>
        <source>Four colors, with {copies} copies of each card for up to four players.</source>
        <translation>四种颜色；四人以内，每种牌 {copies} 张。</translation>
    </message>
    <message>
        <source>Five jokers, without a color.</source>
        <translation>五张花牌，没有颜色。</translation>
    </message>
    <message>
        <source>The deck has {cards}.</source>
        <translation>一副牌有 {cards}。</translation>
    </message>
    <message>
        <source>{cards} for {players} players</source>
        <translation>{players} 人玩时 {cards}</translation>
    </message>
    <message>
        <source>You win when all {n} cards are in sets. Cards that fit no set are junk.</source>
        <translation>凑足 {n} 张、张张都在牌组里就胡。凑不进牌组的是散牌。</translation>
    </message>
    <message>
        <source>With six players, that’s {n} cards.</source>
        <translation>六人时是 {n} 张。</translation>
    </message>
    <message>
        <source>A hand worth less than {points} can’t win.</source>
        <translation>不到 {points}不能胡。</translation>
    </message>
    <message>
        <source>With five or six players, {points} are enough.</source>
        <translation>五人或六人时，{points}就够。</translation>
    </message>
    <message>
        <source>With five or six players, it has to be worth {points}.</source>
        <translation>五人或六人时，要有{points}。</translation>
    </message>
    <message>
        <source>Players draw and discard in turn, and may take a card that another has drawn or discarded. Whoever first has every card in a set wins.</source>
        <translation>大家轮流摸牌、打牌，别人摸到或打出的牌也可以要。谁先把所有的牌凑成牌组，谁就胡。</translation>
    </message>
    <message>
        <source>A single joker.</source>
        <translation>单张花牌。</translation>
    </message>
    <message>
        <source>Any four jokers.</source>
        <translation>任意四张花牌。</translation>
    </message>
    <message>
        <source>Each Kong that you’ve drawn a card for makes it one card more.</source>
        <translation>每开一个补过牌的杠，就要多一张。</translation>
    </message>
    <message>
        <source>Playing with real cards? The points of a winning hand always come to an odd number: if you count an even one, count again.</source>
        <translation>用真牌打的时候：能胡的牌分数总是单数，数出双数就再数一遍。</translation>
    </message>
    <message>
        <source>Dice decide who deals first.</source>
        <translation>掷骰子定第一局的庄家。</translation>
    </message>
    <message>
        <source>Everyone draws a card; the highest deals first.</source>
        <translation>每人摸一张牌，牌最大的先坐庄。</translation>
    </message>
    <message>
        <source>The first dealer is chosen at random.</source>
        <translation>随机定第一局的庄家。</translation>
    </message>
    <message>
        <source>Everyone gets {n} cards, the dealer one more.</source>
        <translation>每人发 {n} 张，庄家多一张。</translation>
    </message>
    <message>
        <source>With six players, it’s {n} cards, and the dealer gets one more.</source>
        <translation>六人时每人{n}张，庄家多一张。</translation>
    </message>
    <message>
        <source>They’re dealt in packets: six to the dealer, then five to each player, round and round.</source>
        <translation>成叠地发：先给庄家六张，然后每人五张，一圈一圈地发。</translation>
    </message>
    <message>
        <source>A dealt Kong is laid open at once, without a replacement card, and is worth {points}.</source>
        <translation>发到手的杠要马上亮出来，不补牌，算 {points}。</translation>
    </message>
    <message>
        <source>A dealt Kong of Generals is worth {points}.</source>
        <translation>发到手的将杠算 {points}。</translation>
    </message>
    <message>
        <source>A dealt Kong of jokers is worth {points}.</source>
        <translation>发到手的花牌杠算 {points}。</translation>
    </message>
    <message>
        <source>A dealt Pong is marked with a coin: everyone knows you have one, but not which.</source>
        <translation>发到手的三张一样的，用铜钱做记号：大家知道有，不知道是哪种牌。</translation>
    </message>
    <message>
        <source>If you’re dealt no General, no joker, no three or four identical cards and no Soldiers in all four colors, you may call a mulligan: the same dealer deals again.</source>
        <translation>手里没有将、没有花牌、没有三张或四张一样的、也没有四色的卒，可以要求重发：还是同一个庄家。</translation>
    </message>
    <message>
        <source>If you’re dealt no General, no three or four identical cards and no Soldiers in all four colors, you may call a mulligan: the same dealer deals again.</source>
        <translation>手里没有将、没有三张或四张一样的、也没有四色的卒，可以要求重发：还是同一个庄家。</translation>
    </message>
    <message>
        <source>Before the first discard you may fold: you sit out the round, and if someone wins you pay only the ante.</source>
        <translation>庄家打第一张牌之前可以弃牌：这局不再玩，有人胡时只输底。</translation>
    </message>
    <message>
        <source>The dealer starts with a discard. Play goes counterclockwise.</source>
        <translation>庄家先打一张。按逆时针方向轮流。</translation>
    </message>
    <message>
        <source>Any card that’s discarded or turned up from the wall may be claimed: you lay it open in a set with cards from your hand, then you discard.</source>
        <translation>打出的牌，或从牌堆翻出的牌，可以要：和手牌凑成牌组亮出来。要了牌的人再打一张。</translation>
    </message>
    <message>
        <source>If nobody claims it, it stays there and the next player draws. A drawn card never goes into a hand.</source>
        <translation>没人要，牌就留在原处，由下家摸牌。摸到的牌不进手牌。</translation>
    </message>
    <message>
        <source>After claiming a Kong you don’t discard: you draw the next card of the wall, as long as one may be drawn.</source>
        <translation>开杠之后不打牌，而是翻牌堆的下一张，只要还有牌可摸。</translation>
    </message>
    <message>
        <source>Three or four identical cards in your hand stay together: none may join another set.</source>
        <translation>手里三张或四张一样的不能拆，不能借给别的牌组。</translation>
    </message>
    <message>
        <source>This doesn’t apply to Soldiers.</source>
        <translation>卒不在此例。</translation>
    </message>
    <message>
        <source>Of Soldiers, only four stay together.</source>
        <translation>卒只有四张时才不能拆。</translation>
    </message>
    <message>
        <source>You may break up sets in your hand for better ones.</source>
        <translation>手里的牌组可以拆开，另凑更好的。</translation>
    </message>
    <message>
        <source>A Pong on the table takes its fourth card if you draw it and win with it.</source>
        <translation>桌上的碰，自己摸到第四张且因此胡牌时，可以加上。</translation>
    </message>
    <message>
        <source>A Pong on the table takes its fourth card whenever you draw it.</source>
        <translation>桌上的碰，自己摸到第四张就可以加上。</translation>
    </message>
    <message>
        <source>Anyone may claim, in this order: {claims}. If several claim the same, the one who comes next gets it.</source>
        <translation>谁都可以要，先后是：{claims}。几家同样，按轮次近的优先。</translation>
    </message>
    <message>
        <source>Other sets are only for the player whose turn it is: the one who drew the card, or the next one after a discard.</source>
        <translation>其他牌组只有轮到的一家才能要：摸这张牌的人，或打这张牌的人的下家。</translation>
    </message>
    <message>
        <source>A Pong may not leave you more junk than before.</source>
        <translation>碰了之后，散牌不能比原来多。</translation>
    </message>
    <message>
        <source>{claim}: if you can, you must claim it, unless you win.</source>
        <translation>{claim}：能要就必须要，除非胡。</translation>
    </message>
    <message>
        <source>{claim}: if you can, you must claim it, unless you’re waiting for a win.</source>
        <translation>{claim}：能要就必须要，除非在听牌。</translation>
    </message>
    <message>
        <source>While you wait for a win, you may pass up a Pong (bỏ đôi), and everyone is told.</source>
        <translation>听牌的人可以放弃碰（bỏ đôi），大家都会知道。</translation>
    </message>
    <message>
        <source>While you wait for a win, you may pass up a Pong (bỏ đôi). At many tables you have to say so; here you don’t.</source>
        <translation>听牌的人可以放弃碰（bỏ đôi）；许多牌桌要求说出来，这里不用。</translation>
    </message>
    <message>
        <source>{claim} or {other}</source>
        <translation>{claim}或{other}</translation>
    </message>
    <message>
        <source>You can never discard a General.</source>
        <translation>将不能打出。</translation>
    </message>
    <message>
        <source>A Pair may be claimed only with a card you draw yourself, or to win.</source>
        <translation>只有自己摸到的牌才能凑对子，胡牌时除外。</translation>
    </message>
    <message>
        <source>If you pass on a card you drew, the next player may claim it, unless it’s a General or a joker.</source>
        <translation>摸牌的人不要，牌就给下家，下家可以要；将和花牌除外。</translation>
    </message>
    <message>
        <source>If you pass on a card you drew, the next player may claim it, unless it’s a General.</source>
        <translation>摸牌的人不要，牌就给下家，下家可以要；将除外。</translation>
    </message>
    <message>
        <source>The one exception: you were dealt nothing else.</source>
        <translation>除非发到手的没有别的牌。</translation>
    </message>
    <message>
        <source>If you draw a General, others may claim it only for: {claims}.</source>
        <translation>你摸到的将，别人只有在这些时候能要：{claims}。</translation>
    </message>
    <message>
        <source>If you draw a General, nobody else may claim it.</source>
        <translation>你摸到的将，别人都不能要。</translation>
    </message>
    <message>
        <source>If a General is discarded, the next player may take it, by itself or in a set; others may claim it only for: {claims}.</source>
        <translation>打出来的将，下家可以单独或组成牌组要走；别人只有在这些时候能要：{claims}。</translation>
    </message>
    <message>
        <source>If a General is discarded, only the next player may take it, by itself or in a set.</source>
        <translation>打出来的将，只有下家能要，可以单独或组成牌组。</translation>
    </message>
    <message>
        <source>A joker is a set by itself, and any four jokers are a Kong.</source>
        <translation>花牌一张就是一组，任意四张花牌是杠。</translation>
    </message>
    <message>
        <source>A joker is a set by itself; it never joins another card.</source>
        <translation>花牌一张就是一组，不和别的牌组合。</translation>
    </message>
    <message>
        <source>Otherwise, a joker is treated like a General.</source>
        <translation>其余的，花牌和将一样处理。</translation>
    </message>
    <message>
        <source>You may discard a joker, and leave one that you draw.</source>
        <translation>花牌可以打出，摸到了也可以不要。</translation>
    </message>
    <message>
        <source>Out of turn, a joker may be claimed only for: {claims}.</source>
        <translation>没轮到的人，只有在这些时候能要花牌：{claims}。</translation>
    </message>
    <message>
        <source>Out of turn, a joker may be claimed only for a win.</source>
        <translation>没轮到的人，只有胡牌才能要花牌。</translation>
    </message>
    <message>
        <source>Out of turn, nobody may claim a joker.</source>
        <translation>没轮到的人不能要花牌。</translation>
    </message>
    <message>
        <source>Other sets, and the win, are only for the player whose turn it is: the one who drew the card, or the next one after a discard.</source>
        <translation>其他牌组，还有胡，只有轮到的一家才能要：摸这张牌的人，或打这张牌的人的下家。</translation>
    </message>
    <message>
        <source>Every set, and the win, is only for the player whose turn it is: the one who drew the card, or the next one after a discard.</source>
        <translation>所有牌组，连胡在内，只有轮到的一家才能要：摸这张牌的人，或打这张牌的人的下家。</translation>
    </message>
    <message>
        <source>No claim may leave you more junk than before.</source>
        <translation>不管怎么要牌，散牌都不能比原来多。</translation>
    </message>
    <message>
        <source>No claim but a Pong may leave you more junk than before.</source>
        <translation>除了碰，不管怎么要牌，散牌都不能比原来多。</translation>
    </message>
    <message>
        <source>Of several claims, only those that leave the least junk are allowed.</source>
        <translation>有几种要法时，只能选散牌最少的。</translation>
    </message>
    <message>
        <source>If you can win on a card that’s shown, you must.</source>
        <translation>亮出来的牌能胡就必须胡。</translation>
    </message>
    <message>
        <source>If you draw a General, you keep it: {ways}.</source>
        <translation>谁摸到将，谁就留下：{ways}。</translation>
    </message>
    <message>
        <source>Three Generals of different colors are worth {together} in one set, but {apart} apart.</source>
        <translation>三张不同色的将，凑成一副算 {together}，分开算 {apart}。</translation>
    </message>
    <message>
        <source>With a dead hand you pay each of the others {n} and sit out the round, unless someone else claims that General.</source>
        <translation>成了相公，要输每一家 {n}，这局不再玩，除非别人要走那张将。</translation>
    </message>
    <message>
        <source>If you’d have no card left to discard and can’t win, you leave the General you drew.</source>
        <translation>要是没有牌可打，又不能胡，摸到的将就不要。</translation>
    </message>
    <message>
        <source>If you draw a General, can’t win with it and hold no more than one other card, your hand is dead.</source>
        <translation>摸到将不能胡，手里别的牌又不超过一张，就是相公。</translation>
    </message>
    <message>
        <source>If you draw a General, can’t win with it and hold no more than one other card, or only Generals and jokers, your hand is dead.</source>
        <translation>摸到将不能胡，手里别的牌又不超过一张，或者全是将和花牌，就是相公。</translation>
    </message>
    <message>
        <source>If you draw a General, can’t win with it and hold no more than one other card, or only Generals, your hand is dead.</source>
        <translation>摸到将不能胡，手里别的牌又不超过一张，或者全是将，就是相公。</translation>
    </message>
    <message>
        <source>If you draw a General, you may keep it or leave it.</source>
        <translation>摸到将，可以留，也可以不留。</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>单独一张</translation>
    </message>
    <message>
        <source>with its Advisor and Elephant</source>
        <translation>和同色的士象一起</translation>
    </message>
    <message>
        <source>with Generals of two or three other colors</source>
        <translation>和两三种别色的将一起</translation>
    </message>
    <message>
        <source>or as a Kong with three of the same</source>
        <translation>或和三张一样的将成杠</translation>
    </message>
    <message>
        <source>Once {cards} are left in the wall, nobody draws any more and nobody wins.</source>
        <translation>牌堆剩下 {cards}时不再摸牌，算流局。</translation>
    </message>
    <message>
        <source>When the wall runs out, nobody wins.</source>
        <translation>牌堆摸完，算流局。</translation>
    </message>
    <message>
        <source>With five or six players, that’s at {cards}.</source>
        <translation>五人或六人时，是剩{cards}时。</translation>
    </message>
    <message>
        <source>The winner deals the next round.</source>
        <translation>谁胡，下一局谁坐庄。</translation>
    </message>
    <message>
        <source>After a win worth {points} or more, the player opposite deals instead.</source>
        <translation>胡满{points}，就改由对家坐庄。</translation>
    </message>
    <message>
        <source>If nobody wins, the same dealer deals again.</source>
        <translation>流局后，庄家连庄。</translation>
    </message>
    <message>
        <source>If nobody wins, the player to the dealer’s right deals next.</source>
        <translation>流局后，庄家的下家坐庄。</translation>
    </message>
    <message>
        <source>For each of their own Kongs on the table, a loser pays for {points} less.</source>
        <translation>输家桌上每有一个杠，少付 {points}。</translation>
    </message>
    <message>
        <source>For each of their own Kongs on the table, a loser pays {n} less.</source>
        <translation>输家桌上每有一个杠，从应付的里面减 {n}。</translation>
    </message>
    <message>
        <source>For a dealt Kong, that’s {n}.</source>
        <translation>发到手的杠减 {n}。</translation>
    </message>
    <message>
        <source>For a Kong of Generals, that’s {n}.</source>
        <translation>将杠减 {n}。</translation>
    </message>
    <message>
        <source>For a dealt Kong of Generals, that’s {n}.</source>
        <translation>发到手的将杠减 {n}。</translation>
    </message>
    <message>
        <source>If the winner drew the winning card, each loser pays for {points} more.</source>
        <translation>胡家自摸时，每个输家多付{points}。</translation>
    </message>
    <message>
        <source>Each loser pays {n} more for every yellow General of the winner (tướng vàng).</source>
        <translation>胡家每有一张黄将（tướng vàng），每个输家多付 {n}。</translation>
    </message>
    <message>
        <source>Every other player also pays the winner an ante of {n}.</source>
        <translation>其他每家另付胡家底 {n}。</translation>
    </message>
    <message>
        <source>If all but one fold, that player gets their antes. If nobody wins, no ante is paid.</source>
        <translation>如果只剩一家没有弃牌，底归那一家。流局时不付底。</translation>
    </message>
    <message>
        <source>With five or six players, everything counts {times}.</source>
        <translation>五人或六人时，一切算{times}。</translation>
    </message>
    <message>
        <source>With five or six players, everything but what Kongs take off counts {times}.</source>
        <translation>五人或六人时，除了杠减掉的，一切算{times}。</translation>
    </message>
    <message>
        <source>If the winner drew the winning card, {points} more count.</source>
        <translation>胡家自摸时，多算{points}。</translation>
    </message>
    <message>
        <source>Each yellow General of the winner (tướng vàng) brings {n} more.</source>
        <translation>胡家每有一张黄将（tướng vàng），多得 {n}。</translation>
    </message>
    <message>
        <source>Each loser pays the winner {n}.</source>
        <translation>每个输家付给胡家 {n}。</translation>
    </message>
    <message>
        <source>A winner with a Kong gets {times} the stake.</source>
        <translation>胡家有杠，底注算{times}。</translation>
    </message>
    <message>
        <source>Each loser pays the winner’s points.</source>
        <translation>每个输家按胡家的分数付。</translation>
    </message>
    <message>
        <source>Each loser pays the winner’s points, at {n} each.</source>
        <translation>每个输家按胡家的分数付，每分 {n}。</translation>
    </message>
    <message>
        <source>Nobody pays for a win. The winner alone scores {n}.</source>
        <translation>有人胡牌，谁都不用付。只有胡家得 {n}。</translation>
    </message>
    <message>
        <source>Nobody pays for a win. The winner alone scores the points of the hand.</source>
        <translation>有人胡牌，谁都不用付。只有胡家得到这手牌的分数。</translation>
    </message>
    <message>
        <source>Nobody pays for a win. The winner alone scores the points, at {n} each.</source>
        <translation>有人胡牌，谁都不用付。只有胡家得分，每分 {n}。</translation>
    </message>
    <message>
        <source>Only the points above the minimum count for that.</source>
        <translation>只算超出最低分的部分。</translation>
    </message>
    <message>
        <source>A win is worth {points} more.</source>
        <translation>胡牌另加 {points}。</translation>
    </message>
    <message>
        <source>A winner with a Kong gets {times} the points.</source>
        <translation>胡家有杠，分数算{times}。</translation>
    </message>
    <message>
        <source>Nobody is paid for losing.</source>
        <translation>杠再多，输家也不会反过来进分。</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Every rule</source>
        <translation>全部规则</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>越南语</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>意思</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>牌桌用语</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>牌组</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>手里</translation>
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
        <translation>有了这张就胡了：你的牌全都成了牌组。</translation>
    </message>
    <message>
        <source>It fits no set, and nothing you keep goes with it.</source>
        <translation>它凑不进牌组，留下的牌也都帮不上它。</translation>
    </message>
    <message>
        <source>All your cards are in sets; giving up this one costs you least.</source>
        <translation>每张牌都在牌组里，打这张损失最小。</translation>
    </message>
    <message>
        <source>After your discard, your junk goes from {before} to {after}.</source>
        <translation>打完牌后，散牌从 {before} 张变成 {after} 张。</translation>
    </message>
    <message>
        <source>It adds no junk, and the set is worth points: {after}.</source>
        <translation>散牌不会变多，而这副牌组有分：{after}。</translation>
    </message>
    <message>
        <source>It makes a set and adds no junk.</source>
        <translation>能成一副牌组，散牌也不会变多。</translation>
    </message>
    <message>
        <source>Any claim would leave you {junk}, not {before}.</source>
        <translation>不管怎么要，都会变成{junk}，而不是 {before} 张。</translation>
    </message>
    <message>
        <source>Now {before} unseen cards would complete your hand; if you take this, only {after}.</source>
        <translation>没见过的牌里，现在有 {before} 张能让你胡；要了之后只剩 {after} 张。</translation>
    </message>
    <message>
        <source>You have to take it, and this way costs you least.</source>
        <translation>这张非要不可，这样损失最小。</translation>
    </message>
    <message>
        <source>Worth it on average, though your junk doesn’t change.</source>
        <translation>散牌数不变，但平均下来更划算。</translation>
    </message>
    <message>
        <source>You can’t use this card.</source>
        <translation>这张牌你用不上。</translation>
    </message>
    <message>
        <source>This card can’t make your hand any better.</source>
        <translation>这张牌怎么用都不会让你的牌更好。</translation>
    </message>
    <message>
        <source>discarded so far: {n}.</source>
        <translation>至今打出过 {n} 张。</translation>
    </message>
    <message>
        <source>nobody has discarded one yet.</source>
        <translation>还没人打出过。</translation>
    </message>
    <message>
        <source>{cards} and {last}</source>
        <translation>{cards}和{last}</translation>
    </message>
    <message>
        <source>There’s nothing else you could do.</source>
        <translation>没有别的可做了。</translation>
    </message>
    <message>
        <source>A master’s choice: {choice}. About as good: {other}.</source>
        <translation>高手会：{choice}。差不多一样好：{other}。</translation>
    </message>
    <message>
        <source>A master’s choice: {choice}. {other}: about {points} points worse on average.</source>
        <translation>高手会：{choice}。{other}：平均大约少得 {points} 分。</translation>
    </message>
    <message>
        <source>Suggestions are now off. H shows one, Settings turns them on.</source>
        <translation>推荐打法到此为止。按 H 看一次，在设置里可以再打开。</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Win, Kong, Pong, Chow, Quad, Pair</source>
        <translation>胡、杠、碰、吃、四色、对子</translation>
    </message>
    <message>
        <source>the same buttons by position, or one of the ways shown</source>
        <translation>按位置对应同一排按钮；或选几种凑法之一</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>过</translation>
    </message>
    <message>
        <source>move along the hand, or the buttons</source>
        <translation>在手牌或按钮间移动</translation>
    </message>
    <message>
        <source>hand, buttons, players, top strip</source>
        <translation>手牌、按钮、玩家、顶栏</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>automatic answers; again: clear them</source>
        <translation>自动回答；再按一次取消</translation>
    </message>
    <message>
        <source>hide your hand from people behind you</source>
        <translation>遮住手牌，不让身后的人看见</translation>
    </message>
    <message>
        <source>enlarge the card under the pointer or cursor</source>
        <translation>把鼠标或光标下的牌放大看</translation>
    </message>
    <message>
        <source>log; at a network table also chat</source>
        <translation>牌局经过；联网时也用来聊天</translation>
    </message>
    <message>
        <source>pause, or resume</source>
        <translation>暂停，或继续</translation>
    </message>
    <message>
        <source>unpick the card; then open the menu</source>
        <translation>什么都不选；再按打开菜单</translation>
    </message>
    <message>
        <source>scroll a page that is higher than the window</source>
        <translation>滚动比窗口高的页面</translation>
    </message>
    <message>
        <source>leave a page, or close what lies over it</source>
        <translation>离开页面，或关闭盖在上面的东西</translation>
    </message>
    <message>
        <source>one step back or forward</source>
        <translation>退一步，或进一步</translation>
    </message>
    <message>
        <source>one turn back or forward</source>
        <translation>退一轮，或进一轮</translation>
    </message>
    <message>
        <source>to the start or the end of the round</source>
        <translation>到这一局的开头或结尾</translation>
    </message>
    <message>
        <source>play slowly, or pause</source>
        <translation>慢速播放，或暂停</translation>
    </message>
    <message>
        <source>to your next costly mistake</source>
        <translation>到你下一个代价大的失误</translation>
    </message>
    <message>
        <source>close</source>
        <translation>关闭</translation>
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
        <translation>菜单</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>在牌桌上</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>任何页面</translation>
    </message>
    <message>
        <source>Replay and look back</source>
        <translation>回放和回顾</translation>
    </message>
    <message>
        <source>On the home screen</source>
        <translation>在首页</translation>
    </message>
    <message>
        <source>open a table, join by number or address, look again</source>
        <translation>开桌、按号码或地址加入、再找一遍</translation>
    </message>
    <message>
        <source>In the lobby</source>
        <translation>在等候室</translation>
    </message>
    <message>
        <source>ready, or not yet</source>
        <translation>准备好，或还没好</translation>
    </message>
    <message>
        <source>the rules of this table</source>
        <translation>这一桌的规则</translation>
    </message>
    <message>
        <source>In the rules editor</source>
        <translation>编辑规则时</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>take your last move back, when you play alone</source>
        <translation>一个人玩时：收回上一步</translation>
    </message>
    <message>
        <source>to the first or the last of them</source>
        <translation>到第一个或最后一个</translation>
    </message>
    <message>
        <source>help: rules, words, keys</source>
        <translation>帮助：规则、用语、按键</translation>
    </message>
    <message>
        <source>sound on or off</source>
        <translation>关闭或打开声音</translation>
    </message>
    <message>
        <source>the table in words</source>
        <translation>用文字看牌桌</translation>
    </message>
    <message>
        <source>how the deal is proven fair, at a network table</source>
        <translation>联网时：发牌有哪些证明</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>larger, smaller, normal size</source>
        <translation>放大、缩小、原来大小</translation>
    </message>
    <message>
        <source>Mouse: click a card and press Discard, or drag it up out of your hand. Press a dimmed button to see why it’s dimmed.</source>
        <translation>鼠标：点一张牌再按“打出”，或把牌往上拖出手牌。按暗下去的按钮，会告诉你为什么用不了。</translation>
    </message>
    <message>
        <source>fold, where the rules let you: press it twice</source>
        <translation>弃牌（规则允许时）：按两次</translation>
    </message>
    <message>
        <source>sort: by sets, by color, by piece; give up an order of your own</source>
        <translation>理牌：按牌组、按颜色、按棋子；自己摆的顺序则还原</translation>
    </message>
    <message>
        <source>over all eight answers, also those that aren’t possible</source>
        <translation>走遍八个回答，包括现在不行的</translation>
    </message>
    <message>
        <source>give the answer under the ring; pick a card, again: discard it</source>
        <translation>选环里的回答；选牌，再按一次打出</translation>
    </message>
    <message>
        <source>explain what the pointer or ring is on, and why an answer isn’t possible</source>
        <translation>说明指针或环所在之处，以及为什么不能这样回答</translation>
    </message>
    <message>
        <source>copy a picture of the result, to paste it elsewhere</source>
        <translation>复制结果的图片，好粘贴到别处</translation>
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
        <translation>机器 {n} 在 {detail} 开桌</translation>
    </message>
    <message>
        <source>machine {n} sees it in its list, at {detail}</source>
        <translation>机器 {n} 在列表里看到了它，地址 {detail}</translation>
    </message>
    <message>
        <source>machine {n} has a seat</source>
        <translation>机器 {n} 已入座</translation>
    </message>
    <message>
        <source>all are there: the match begins</source>
        <translation>人齐了，开始打牌</translation>
    </message>
    <message>
        <source>round {number} is shuffled by all and dealt</source>
        <translation>第 {number} 局由大家洗牌、发牌</translation>
    </message>
    <message>
        <source>round {number}: {detail} wins</source>
        <translation>第 {number} 局：{detail} 胡</translation>
    </message>
    <message>
        <source>A machine is missing the record of a round.</source>
        <translation>有机器缺少一局的记录。</translation>
    </message>
    <message>
        <source>The machines have different records of a round.</source>
        <translation>各机器的一局记录不一致。</translation>
    </message>
    <message>
        <source>A record does not prove a fair round.</source>
        <translation>有一份记录不是公平的一局。</translation>
    </message>
    <message>
        <source>The machines count different points.</source>
        <translation>各机器算出的积分不一样。</translation>
    </message>
    <message>
        <source>The points do not add up to zero.</source>
        <translation>积分相加不为零。</translation>
    </message>
    <message>
        <source>{machines} machines, each its own process, meet on this computer only.</source>
        <translation>{machines} 台机器各为一个进程，只在这台电脑上碰面。</translation>
    </message>
    <message>
        <source>round {number}: nobody wins</source>
        <translation>第 {number} 局：流局</translation>
    </message>
    <message>
        <source>Round {number}: the records of all machines are alike, {kb} KB each, and fair.</source>
        <translation>第 {number} 局：各机器的记录一致，每份 {kb} KB，公平无误。</translation>
    </message>
    <message>
        <source>Points, alike on every machine: {tally}.</source>
        <translation>积分，各机器一致：{tally}。</translation>
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
        <translation>zh_CN</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>Not just now, but nothing’s lost. Follow the light.</source>
        <translation>现在先不这样做，没关系。按亮着的地方做就行。</translation>
    </message>
</context>
<context>
    <name>letters</name>
    <message>
        <source>a joker is a set by itself.</source>
        <translation>单独一张就是一组。</translation>
    </message>
    <message>
        <source>the letter stands for the color: E green, S red, W white, N yellow. Collect different ones.</source>
        <translation>字母表示颜色：E 绿、S 红、W 白、N 黄。要凑不同的颜色。</translation>
    </message>
    <message>
        <source>A, B and C of one color (General, Advisor, Elephant) make a Chow.</source>
        <translation>同色的 A、B、C（将、士、象）可以吃成一组。</translation>
    </message>
    <message>
        <source>X, Y and Z of one color (Chariot, Cannon, Horse) make a Chow.</source>
        <translation>同色的 X、Y、Z（车、炮、马）可以吃成一组。</translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>looking for tables, {n} s ...</source>
        <translation>正在找牌桌，{n} 秒…</translation>
    </message>
    <message>
        <source>To join one: tusac join {table}</source>
        <translation>去坐一桌：tusac join {table}</translation>
    </message>
    <message>
        <source>no table was found nearby. Open one here: tusac host. Or type the number or address on the host’s screen: tusac join 37. If tables do not show up: tusac doctor</source>
        <translation>附近没有找到牌桌。在这里开桌：tusac host。或输入桌主屏幕上的号码或地址：tusac join 37。为什么可能看不到牌桌：tusac doctor</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>没有回应</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>正在打</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>of a table: no seat is free</extracomment>
        <translation>已满</translation>
    </message>
    <message>
        <source>code needed</source>
        <translation>需要口令</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>of a table: anybody may sit down</extracomment>
        <translation>可加入</translation>
    </message>
    <message>
        <source>{n} of {seats} seats free</source>
        <translation>{seats} 个座位，空 {n} 个</translation>
    </message>
</context>
<context>
    <name>lobby</name>
    <message>
        <source>no limit</source>
        <translation>不限局数</translation>
    </message>
    <message>
        <source>{pace} pace</source>
        <translation>{pace}节奏</translation>
    </message>
    <message>
        <source>computer players: {level}</source>
        <translation>电脑玩家：{level}</translation>
    </message>
    <message>
        <source>strict clock</source>
        <translation>严格计时</translation>
    </message>
    <message>
        <source>code needed</source>
        <translation>需要口令</translation>
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
        <translation>洗牌已证明 {done}/{all}</translation>
    </message>
    <message>
        <source>Next comes round {n}</source>
        <translation>接下来是第 {n} 局</translation>
    </message>
    <message>
        <source>Press Space when you’re ready.</source>
        <translation>准备好了就按空格。</translation>
    </message>
    <message>
        <source>Waiting for friends</source>
        <translation>正在等朋友</translation>
    </message>
    <message>
        <source>You can start now, with computer players.</source>
        <translation>你可以现在开局，空位由电脑补上。</translation>
    </message>
    <message>
        <source>The host can start now, with computer players.</source>
        <translation>桌主可以现在开局，空位由电脑补上。</translation>
    </message>
    <message>
        <source>The match is starting…</source>
        <translation>开始打牌…</translation>
    </message>
    <message>
        <source>The computers are making sure they agree on the table.</source>
        <translation>各台电脑正在核对是不是同一桌。</translation>
    </message>
    <message>
        <source>{ready} of {people} are ready</source>
        <translation>已准备 {ready}/{people}</translation>
    </message>
    <message>
        <source>You’re watching: all seats are taken.</source>
        <translation>你在旁观：座位都坐满了。</translation>
    </message>
    <message>
        <source>You’re watching. Click a free seat to play.</source>
        <translation>你在旁观。想打牌就点一个空位。</translation>
    </message>
    <message>
        <source>You sit between {one} and {other} now.</source>
        <translation>你现在坐在 {one} 和 {other} 中间。</translation>
    </message>
    <message>
        <source>You sit beside {name} now.</source>
        <translation>你现在坐在 {name} 旁边。</translation>
    </message>
    <message>
        <source>You’ve changed seats: the seats beside you are free.</source>
        <translation>你换了座位：两边的座位都空着。</translation>
    </message>
    <message>
        <source>Starting in {n}</source>
        <translation>{n} 秒后开始</translation>
    </message>
    <message>
        <source>Everyone is ready.</source>
        <translation>大家都准备好了。</translation>
    </message>
    <message>
        <source>is shuffling…</source>
        <translation>正在洗牌…</translation>
    </message>
    <message>
        <source>shuffle proven</source>
        <translation>洗牌已证明</translation>
    </message>
    <message>
        <source>on {name}’s computer</source>
        <translation>在 {name} 的电脑上</translation>
    </message>
    <message>
        <source>computer player, {level}</source>
        <translation>电脑玩家，{level}</translation>
    </message>
    <message>
        <source>friend or computer</source>
        <translation>朋友或电脑</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>用手机</translation>
    </message>
    <message>
        <source>host</source>
        <translation>桌主</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>已准备</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>未准备</translation>
    </message>
    <message>
        <source>This computer’s words, to compare aloud: {words}</source>
        <translation>这台电脑的暗号，念出来核对：{words}</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation>请 {name} 离开</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>旁观</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>坐这里</translation>
    </message>
    <message>
        <source>phone away</source>
        <translation>手机不在</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{name} answers: {action}.</source>
        <translation>{name} 答：{action}。</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>The dice pick you: you deal first.</source>
        <translation>骰子点到你：第一局你坐庄。</translation>
    </message>
    <message>
        <source>The dice pick {name}, who deals first.</source>
        <translation>骰子点到 {name}，第一局坐庄。</translation>
    </message>
    <message>
        <source>Your card is the highest: you deal first.</source>
        <translation>你的牌最大：第一局你坐庄。</translation>
    </message>
    <message>
        <source>{name} has the highest card and deals first.</source>
        <translation>{name} 的牌最大，第一局坐庄。</translation>
    </message>
    <message>
        <source>You discard {card}.</source>
        <translation>你打{card}。</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} 打{card}。</translation>
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
        <translation>没人要。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>这场打完了。</translation>
    </message>
    <message>
        <source>Time’s up: {action}.</source>
        <translation>时间到：{action}。</translation>
    </message>
    <message>
        <source>Time’s up again: {action}. Press A to let the computer answer until you’re back.</source>
        <translation>时间又到了：{action}。按 A 可以让电脑代打，直到你回来。</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>打{card}</translation>
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
        <translation>回来</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>You throw in your hand: everyone gets new cards.</source>
        <translation>你要求重发：所有牌重新发。</translation>
    </message>
    <message>
        <source>{name} throws in a hopeless hand: everyone gets new cards.</source>
        <translation>{name} 没有一张好牌，要求重发：所有牌重新发。</translation>
    </message>
    <message>
        <source>Everyone else has given up, so the round is over.</source>
        <translation>其他人都放弃了，这局结束。</translation>
    </message>
    <message>
        <source>You took your last move back.</source>
        <translation>你收回了上一步。</translation>
    </message>
    <message>
        <source>No draws are left, so nobody wins.</source>
        <translation>没有牌可摸了，流局。</translation>
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
        <translation>你放弃碰（bỏ đôi）：你在听牌。</translation>
    </message>
    <message>
        <source>{name} passes up a Pong (bỏ đôi) and is waiting for a win.</source>
        <translation>{name}放弃碰（bỏ đôi），在听牌。</translation>
    </message>
    <message>
        <source>Your hand is dead: you can’t keep the General. You pay everyone and sit out.</source>
        <translation>你成了相公：留不住将。你赔每一家，这局不再玩。</translation>
    </message>
    <message>
        <source>{name}’s hand is dead: the General can’t be kept. {name} pays and sits out.</source>
        <translation>{name}成了相公：留不住将。{name}赔每一家，这局不再玩。</translation>
    </message>
    <message>
        <source>You fold and sit out.</source>
        <translation>你弃牌，这局不再玩。</translation>
    </message>
    <message>
        <source>{name} folds and sits out.</source>
        <translation>{name}弃牌，这局不再玩。</translation>
    </message>
    <message>
        <source>Dice for the first deal: {one} and {two}, counted from {start}: you deal.</source>
        <translation>掷骰定庄：{one} 和 {two}，从 {start} 数起：你坐庄。</translation>
    </message>
    <message>
        <source>Dice for the first deal: {one} and {two}, counted from {start}: {name} deals.</source>
        <translation>掷骰定庄：{one} 和 {two}，从 {start} 数起：{name} 坐庄。</translation>
    </message>
    <message>
        <source>For the first deal, everyone draws a card: {cards}. Yours is the highest.</source>
        <translation>摸牌定庄，每人一张：{cards}。你的最大。</translation>
    </message>
    <message>
        <source>For the first deal, everyone draws a card: {cards}. {name} has the highest.</source>
        <translation>摸牌定庄，每人一张：{cards}。{name} 的最大。</translation>
    </message>
    <message>
        <source>You mark a dealt Pong (×{n}).</source>
        <translation>你给发到手的三张一样的做了记号（×{n}）。</translation>
    </message>
    <message>
        <source>{name} marks a dealt Pong (×{n}).</source>
        <translation>{name} 给发到手的三张一样的做了记号（×{n}）。</translation>
    </message>
    <message>
        <source>You lay a dealt Kong open: {card}.</source>
        <translation>你亮出发到手的杠：{card}。</translation>
    </message>
    <message>
        <source>{name} lays a dealt Kong open: {card}.</source>
        <translation>{name} 亮出发到手的杠：{card}。</translation>
    </message>
    <message>
        <source>You sit opposite the last winner and shuffle.</source>
        <translation>你坐在上一局胡家的对面，由你洗牌。</translation>
    </message>
    <message>
        <source>{name} sits opposite the last winner and shuffles.</source>
        <translation>{name} 坐在上一局胡家的对面，由其洗牌。</translation>
    </message>
    <message>
        <source>Round {number}. You deal, and discard first.</source>
        <translation>第 {number} 局。你坐庄，先打一张。</translation>
    </message>
    <message>
        <source>Round {number}. {name} deals, and discards first.</source>
        <translation>第 {number} 局。{name} 坐庄，先打一张。</translation>
    </message>
    <message>
        <source>You keep it.</source>
        <translation>这张归你。</translation>
    </message>
    <message>
        <source>{name} keeps it.</source>
        <translation>这张归 {name}。</translation>
    </message>
    <message>
        <source>You take it for a {meld}: {cards}.</source>
        <translation>你要牌凑成{meld}：{cards}。</translation>
    </message>
    <message>
        <source>{name} takes it for a {meld}: {cards}.</source>
        <translation>{name} 要牌凑成{meld}：{cards}。</translation>
    </message>
    <message>
        <source>{name}’s {claim} goes before your {own}.</source>
        <translation>{name} 的{claim}比你的{own}优先。</translation>
    </message>
    <message>
        <source>{meld}: {cards}; with the winning card; {points}</source>
        <translation>{meld}：{cards}；含胡的那张；{points}</translation>
    </message>
    <message>
        <source>{meld}: {cards}; on the table; {points}</source>
        <translation>{meld}：{cards}；桌上；{points}</translation>
    </message>
    <message>
        <source>{meld}: {cards}; in hand; {points}</source>
        <translation>{meld}：{cards}；手里；{points}</translation>
    </message>
    <message>
        <source>You made that move again.</source>
        <translation>你照原样重打了那一步。</translation>
    </message>
</context>
<context>
    <name>melds</name>
    <message>
        <source>Kong</source>
        <translation>杠</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Chow (General, Advisor, Elephant)</source>
        <translation>吃（将士象）</translation>
    </message>
    <message>
        <source>Chow (Chariot, Cannon, Horse)</source>
        <translation>吃（车炮马）</translation>
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
        <translation>对子</translation>
    </message>
    <message>
        <source>Single</source>
        <extracomment>a set of one card, a General</extracomment>
        <translation>单张</translation>
    </message>
</context>
<context>
    <name>milestones</name>
    <message>
        <source>table “{name}”</source>
        <translation>桌面“{name}”</translation>
    </message>
    <message>
        <source>A daily deal better than every computer’s</source>
        <translation>今日一局打得比所有电脑都好</translation>
    </message>
    <message>
        <source>A win straight from the deal</source>
        <translation>天胡</translation>
    </message>
    <message>
        <source>A win with five Generals</source>
        <translation>有五张将的胡牌</translation>
    </message>
    <message>
        <source>A Kong</source>
        <translation>一次杠</translation>
    </message>
    <message>
        <source>The daily deal on {n} days in a row</source>
        <translation>连续 {n} 天打今日一局</translation>
    </message>
    <message>
        <source>{milestone}: {reward} is now yours, in the settings.</source>
        <translation>{milestone}：{reward}可以在设置里选用了。</translation>
    </message>
    <message>
        <source>card back “{name}”</source>
        <translation>牌背“{name}”</translation>
    </message>
</context>
<context>
    <name>moods</name>
    <message>
        <source>sigh</source>
        <translation>叹气</translation>
    </message>
    <message>
        <source>smile</source>
        <translation>微笑</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>wink</source>
        <translation>眨眼</translation>
    </message>
    <message>
        <source>laugh</source>
        <translation>大笑</translation>
    </message>
    <message>
        <source>surprise</source>
        <translation>惊讶</translation>
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
        <translation>接着打：{table}</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>没有回应</translation>
    </message>
    <message>
        <source>playing, a seat is free</source>
        <translation>正在打，有空位</translation>
    </message>
    <message>
        <source>playing, you were here</source>
        <translation>进行中，你打过的桌</translation>
    </message>
    <message>
        <source>playing, you can watch</source>
        <translation>正在打，可以旁观</translation>
    </message>
    <message>
        <source>{free} of {seats} seats free</source>
        <translation>{seats} 个座位，空 {free} 个</translation>
    </message>
    <message>
        <source>full: {people} of {seats}</source>
        <translation>已满：{people}/{seats}</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>{number} 号</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>旁观</translation>
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
        <translation>经他人转接</translation>
    </message>
    <message>
        <source>shaky</source>
        <extracomment>of a player whose connection comes and goes</extracomment>
        <translation>不稳定</translation>
    </message>
    <message>
        <source>away</source>
        <translation>暂离</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>已离开</translation>
    </message>
    <message>
        <source>sent away</source>
        <translation>已请出</translation>
    </message>
    <message>
        <source>Windows will ask once if the game may use the network. Tick Private networks and allow it, or the computers at home can’t find each other.</source>
        <translation>Windows 会问一次是否允许这个游戏使用网络。请勾选“专用网络”并允许访问，否则家里的电脑互相找不到。</translation>
    </message>
    <message>
        <source>macOS will ask once for access to the Local Network. Allow it, or the computers at home can’t find each other.</source>
        <translation>macOS 会问一次是否允许访问“本地网络”。请允许，否则家里的电脑互相找不到。</translation>
    </message>
    <message>
        <source>With only two of you, a round that one leaves can’t be finished, and doesn’t count.</source>
        <translation>只有你们两个人，有一个离开，这一局就打不完，不算数。</translation>
    </message>
    <message>
        <source>When the match starts, the computer players are shared out among the computers at the table. The computer that runs one can see its cards, but can’t change them, and all computers recheck every move after the round.</source>
        <translation>开局时，电脑玩家分给桌上的各台电脑来运行。运行它的那台电脑看得到它的牌，但改不了；打完这一局，所有电脑会把每一步再核对一遍。</translation>
    </message>
    <message>
        <source>No computer can change these cards, and all computers recheck every move after the round.</source>
        <translation>哪台电脑也改不了这些牌；打完这一局，所有电脑会把每一步再核对一遍。</translation>
    </message>
    <message>
        <source>These run on {name}’s computer, which can see their cards: {seats}.</source>
        <translation>在 {name} 的电脑上运行，那台电脑看得到它们的牌：{seats}。</translation>
    </message>
    <message>
        <source>{seat} runs on {name}’s computer, which can see its cards.</source>
        <translation>{seat} 在 {name} 的电脑上运行，那台电脑看得到它的牌。</translation>
    </message>
    <message>
        <source>{seat} is a computer player on {name}’s computer, which can see this seat’s cards. It can’t change them, and all computers recheck every move after the round.</source>
        <translation>{seat} 是电脑玩家，在 {name} 的电脑上运行。那台电脑看得到这个座位的牌，但改不了；打完这一局，所有电脑会把每一步再核对一遍。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Type the code</source>
        <translation>输入口令</translation>
    </message>
    <message>
        <source>Type another address</source>
        <translation>换个地址</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Open a table here</source>
        <translation>在这里开桌</translation>
    </message>
    <message>
        <source>Open a new table</source>
        <translation>开新桌</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>No table answers there: it has closed, or the address is wrong.</source>
        <translation>那里没有牌桌回应：可能已经关了，也可能换了地址。</translation>
    </message>
    <message>
        <source>That computer can’t be reached. Are you both on the same network? A VPN may be in the way.</source>
        <translation>连不到那台电脑。两台在同一个网络上吗？也可能中间隔着 VPN。</translation>
    </message>
    <message>
        <source>That computer doesn’t answer. Ask the host to allow the game in the firewall (Windows: Private networks). Or the Wi-Fi keeps devices apart, as guest networks do.</source>
        <translation>那台电脑没有回应。请桌主在防火墙里允许这个游戏（Windows：专用网络）。也可能是 Wi-Fi 把设备互相隔开了，访客网络就这样。</translation>
    </message>
    <message>
        <source>There’s no such address. It should look like 192.168.1.37.</source>
        <translation>没有这个地址。地址的样子像 192.168.1.37。</translation>
    </message>
    <message>
        <source>Another program answers there, not this game.</source>
        <translation>那里回应的是别的程序，不是这个游戏。</translation>
    </message>
    <message>
        <source>The host has another version of the game. Update both to the newer one.</source>
        <translation>桌主的游戏版本不同。两边都更新到较新的版本。</translation>
    </message>
    <message>
        <source>That table isn’t there any more.</source>
        <translation>那一桌已经不在了。</translation>
    </message>
    <message>
        <source>That computer has too many connections right now.</source>
        <translation>那台电脑眼下连接太多。</translation>
    </message>
    <message>
        <source>This table needs a code. The host can see it.</source>
        <translation>这桌有口令，桌主看得到。</translation>
    </message>
    <message>
        <source>Wrong code. If you’re sure it’s right, someone may be interfering: ask the host to read the code out again.</source>
        <translation>口令不对。如果你确定没错，可能有人在中间捣鬼：请桌主再念一遍口令。</translation>
    </message>
    <message>
        <source>That table asks for no code. Either it no longer has one, or someone is in between: ask the host.</source>
        <translation>那一桌不问口令。要么口令取消了，要么有人夹在中间：问问桌主。</translation>
    </message>
    <message>
        <source>That’s this computer itself, or one with a copy of its key.</source>
        <translation>那就是这台电脑自己，或者有它密钥副本的另一台。</translation>
    </message>
    <message>
        <source>Too many wrong codes. The table may have a new one: ask the host, and wait a minute.</source>
        <translation>口令错得太多次。也许换了新口令：问问桌主，再等一分钟。</translation>
    </message>
    <message>
        <source>That’s not the computer you met before: its key is different. Ask the host before you join.</source>
        <translation>这不是你以前遇到的那台电脑，密钥不一样。加入之前先问问桌主。</translation>
    </message>
    <message>
        <source>Someone is in between you and that computer. The connection was refused to protect you.</source>
        <translation>你和那台电脑之间夹着别人。为了保护你，已拒绝连接。</translation>
    </message>
    <message>
        <source>The host has sent you away from this table.</source>
        <translation>桌主请你离开了这桌。</translation>
    </message>
    <message>
        <source>That computer says things no table should say. Is its game damaged?</source>
        <translation>那台电脑说了牌桌不该说的话。它的游戏是不是坏了？</translation>
    </message>
    <message>
        <source>This computer sent the table too much at once, so it hung up. Wait half a minute.</source>
        <translation>这台电脑一下子发得太多，牌桌断开了连接。请等半分钟。</translation>
    </message>
    <message>
        <source>The connection is too slow to keep up with the table.</source>
        <translation>连接太慢，跟不上牌桌。</translation>
    </message>
    <message>
        <source>That computer was silent for too long.</source>
        <translation>那台电脑太久没有消息。</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>连接断了。</translation>
    </message>
    <message>
        <source>You’re already at this table, in another window.</source>
        <translation>你已经在这一桌了，在另一个窗口里。</translation>
    </message>
    <message>
        <source>The table was closed.</source>
        <translation>牌桌已经关了。</translation>
    </message>
    <message>
        <source>Another program uses the game’s ports, so no table can be opened. Close it, or restart.</source>
        <translation>另一个程序占用了游戏的端口，开不了桌。请关掉它，或重启电脑。</translation>
    </message>
    <message>
        <source>The system won’t let the game accept connections. Allow it in the firewall, then try again.</source>
        <translation>系统不让游戏监听网络。请在防火墙里允许，再试一次。</translation>
    </message>
    <message>
        <source>This code is too short or too long.</source>
        <translation>口令太短或太长。</translation>
    </message>
    <message>
        <source>Nobody can play at a table like that.</source>
        <translation>这样的牌桌没人能玩。</translation>
    </message>
    <message>
        <source>You’re still at another table, and your cards are waiting there. If you open a new table, you give them up.</source>
        <translation>你还坐在另一桌，牌在那儿等着你。开新桌就等于放弃那些牌。</translation>
    </message>
    <message>
        <source>There’s no table number {number} here: check the host’s screen again. If it’s right, that computer’s firewall keeps the game out, or it’s on another network.</source>
        <translation>这里没有 {number} 号：再看看桌主的屏幕。号码没错的话，不是那台电脑的防火墙拦住了游戏，就是它在另一个网络上。</translation>
    </message>
    <message>
        <source>Someone tried a wrong code at your table.</source>
        <translation>有人在你的牌桌输错了口令。</translation>
    </message>
    <message>
        <source>Someone keeps trying codes at your table, so it has a new one.</source>
        <translation>有人在试你牌桌的口令，所以换了新口令。</translation>
    </message>
    <message>
        <source>A file was damaged, so the game started a new one and kept the old.</source>
        <translation>有个文件坏了，已重新建立；旧文件还留着。</translation>
    </message>
    <message>
        <source>What was saved of the round you were playing is damaged and was thrown away.</source>
        <translation>你那一局存下的内容坏了，已经丢弃。</translation>
    </message>
    <message>
        <source>Others on this computer could read your keys; from now on only you can.</source>
        <translation>这台电脑上的其他人原本能读到你的密钥；从现在起只有你能读。</translation>
    </message>
    <message>
        <source>The disk can’t save files: there will be no records, and if the game is stopped you can’t play on.</source>
        <translation>磁盘写不进文件：记录存不下，程序中断后也没法接着打。</translation>
    </message>
    <message>
        <source>Someone with another version of the game couldn’t join.</source>
        <translation>有人用别的版本的游戏，没能加入。</translation>
    </message>
    <message>
        <source>This computer has run out of memory or open files. Close other programs first.</source>
        <translation>这台电脑的内存或可打开的文件数不够游戏用了。请先关掉其他程序。</translation>
    </message>
    <message>
        <source>The game made a mistake at this table; please report it.</source>
        <translation>游戏在这一桌出了错，请反馈给我们。</translation>
    </message>
    <message>
        <source>This computer isn’t on a network. Join the others’ Wi-Fi first.</source>
        <translation>这台电脑没有连上网络。先连上大家用的 Wi-Fi。</translation>
    </message>
    <message>
        <source>This network doesn’t show tables. Join by number or address.</source>
        <translation>在这个网络上看不到有哪些牌桌。请用号码或地址加入。</translation>
    </message>
    <message>
        <source>The table can’t appear in lists. Others can join by its number or address.</source>
        <translation>这一桌不能出现在列表里。别人可以用号码或地址加入。</translation>
    </message>
    <message>
        <source>You’ve left the table.</source>
        <translation>你已离开牌桌。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>这场打完了。</translation>
    </message>
    <message>
        <source>The host closed the table.</source>
        <translation>桌主关掉了牌桌。</translation>
    </message>
    <message>
        <source>This program was proven to break the rules of fair dealing here, and won’t be let in again.</source>
        <translation>已证明这个程序在这里违反了公平发牌的规则，不再放它进来。</translation>
    </message>
    <message>
        <source>The table is full: every seat is taken, and there’s no room to watch.</source>
        <translation>这桌满了：座位都坐满，旁观的也不能再多了。</translation>
    </message>
    <message>
        <source>Your name has no visible letters. Choose another one in the settings.</source>
        <translation>你的名字什么也显示不出来。请在设置里换一个。</translation>
    </message>
    <message>
        <source>You’re already at this table: in another window, or on a computer with a copy of this one’s files.</source>
        <translation>你已经在这一桌了：在另一个窗口，或一台有这台电脑文件副本的电脑上。</translation>
    </message>
    <message>
        <source>That computer describes a table that can’t be played or shown. Is its game damaged?</source>
        <translation>那台电脑说的牌桌，没法打也没法显示。它的游戏是不是坏了？</translation>
    </message>
    <message>
        <source>The connection to the table was lost and didn’t come back.</source>
        <translation>和牌桌的连接断了，没能恢复。</translation>
    </message>
    <message>
        <source>version {version}, not yours: update your game</source>
        <translation>版本 {version} 与这里不同：请更新你的</translation>
    </message>
    <message>
        <source>version {version}, not yours: the host must update</source>
        <translation>版本 {version} 与这里不同：桌主要更新</translation>
    </message>
    <message>
        <source>The host’s game is version {theirs} (protocol {number}), yours is {ours} (protocol {own}): update yours.</source>
        <translation>桌主的程序是版本 {theirs}（协议 {number}），你的是 {ours}（协议 {own}）：请更新你的。</translation>
    </message>
    <message>
        <source>The host’s game is version {theirs} (protocol {number}), yours is {ours} (protocol {own}): the host must update.</source>
        <translation>桌主的程序是版本 {theirs}（协议 {number}），你的是 {ours}（协议 {own}）：桌主要更新。</translation>
    </message>
    <message>
        <source>Someone at {address} couldn’t join with version {theirs} (protocol {number}), yours is {ours} (protocol {own}): update yours.</source>
        <translation>{address} 有人用版本 {theirs}（协议 {number}）没能加入，你的是 {ours}（协议 {own}）：请更新你的。</translation>
    </message>
    <message>
        <source>Someone at {address} couldn’t join with version {theirs} (protocol {number}), yours is {ours} (protocol {own}): they must update.</source>
        <translation>{address} 有人用版本 {theirs}（协议 {number}）没能加入，你的是 {ours}（协议 {own}）：对方要更新。</translation>
    </message>
    <message>
        <source>A file can’t be read right now, so the game goes on without it and leaves it as it is. Close other programs that use it, and start the game again.</source>
        <translation>有一个文件现在读不了，游戏先不用它继续进行，文件保持原样。请关闭正在使用它的其他程序，再重新打开游戏。</translation>
    </message>
    <message>
        <source>No table number {number} answers. This computer uses a VPN, which can hide the home network: let it allow local networks, or turn it off. If that doesn’t help, check the host’s screen again.</source>
        <translation>没有编号为 {number} 的牌桌回应。这台电脑开着 VPN，可能挡住家里的网络：请让它允许本地网络，或把它关掉。如果还是不行，请再看看主持人的屏幕。</translation>
    </message>
    <message>
        <source>The disk neither saves this table nor lets it be deleted, so your computer waits, and the others go on without it. See whether the disk is read-only or broken.</source>
        <translation>磁盘既存不下这一桌，又删不掉旧的内容，所以你的电脑只能等着，别人会先打下去。请看看磁盘是不是只读，或者坏了。</translation>
    </message>
</context>
<context>
    <name>news</name>
    <message>
        <source>{name} has joined the table.</source>
        <translation>{name} 来到了牌桌。</translation>
    </message>
    <message>
        <source>{detail} is now called {name}.</source>
        <translation>{detail} 改名为 {name}。</translation>
    </message>
    <message>
        <source>{name} has left the table.</source>
        <translation>{name} 离开了牌桌。</translation>
    </message>
    <message>
        <source>{name} lost the connection. The clocks are waiting.</source>
        <translation>{name} 掉线了。计时暂停等候。</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} 回来了。</translation>
    </message>
    <message>
        <source>The host sent {name} away.</source>
        <translation>桌主请 {name} 离开了。</translation>
    </message>
    <message>
        <source>The host will send {name} away after this round.</source>
        <translation>这一局打完，桌主就请 {name} 离开。</translation>
    </message>
    <message>
        <source>The round goes on without {name}: that seat just passes, and its hand stays sealed.</source>
        <translation>{name} 不在，这一局继续：那个座位只会过，手牌一直封着。</translation>
    </message>
    <message>
        <source>{name} plays on in this round.</source>
        <translation>{name} 接着打这一局。</translation>
    </message>
    <message>
        <source>{name} restarted the clocks.</source>
        <translation>{name} 让计时继续。</translation>
    </message>
    <message>
        <source>{name}’s program broke the rules of fair dealing: {rule}. The round goes on without it.</source>
        <translation>{name} 的程序违反了公平发牌的规则：{rule}。这一局把它排除，继续打。</translation>
    </message>
    <message>
        <source>{name}’s computer lost what it had saved before the game was restarted. Nobody cheated. This round goes on without it.</source>
        <translation>{name} 的电脑丢失了游戏重启前存下的内容。没有人作弊。这一局把它排除，继续打。</translation>
    </message>
    <message>
        <source>{name}’s computer lost what it had saved once more. Nobody cheated. {name} sits out until the disk works, and may then sit down again.</source>
        <translation>{name} 的电脑又丢失了存下的内容。没有人作弊。{name} 先歇着，等磁盘修好再入座。</translation>
    </message>
    <message>
        <source>This round doesn’t count.</source>
        <translation>这一局不算数。</translation>
    </message>
    <message>
        <source>{name}’s computer hasn’t shown its keys. The win in round {detail} counts once it does.</source>
        <translation>{name} 的电脑还没公开密钥。公开之后，第 {detail} 局的胡才算数。</translation>
    </message>
    <message>
        <source>{name}’s computer has shown its keys. The win in round {detail} counts.</source>
        <translation>{name} 的电脑公开了密钥。第 {detail} 局的胡算数。</translation>
    </message>
    <message>
        <source>{name}’s win in round {detail} was false and doesn’t count.</source>
        <translation>{name} 第 {detail} 局的胡是假的，不算数。</translation>
    </message>
    <message>
        <source>{name} runs the table now. Rules and seats stay the same.</source>
        <translation>现在由 {name} 当桌主，规则和座位照旧。</translation>
    </message>
    <message>
        <source>A computer player takes {name}’s seat.</source>
        <translation>电脑玩家接替 {name} 的座位。</translation>
    </message>
    <message>
        <source>{name} takes over a computer player’s seat.</source>
        <translation>{name} 从电脑玩家手里接过座位。</translation>
    </message>
    <message>
        <source>This isn’t the {name} you met before: the key is different. Ask before you play.</source>
        <translation>这不是你以前遇到的那个 {name}：密钥不一样。打牌之前先问清楚。</translation>
    </message>
    <message>
        <source>{name}’s computer didn’t agree to the table in time, so the match started without it.</source>
        <translation>{name} 的电脑没有及时认可牌桌，所以开局没有带上它。</translation>
    </message>
    <message>
        <source>That was too much at once and wasn’t sent. Wait a moment.</source>
        <translation>一下子说得太多，没发出去。请稍等。</translation>
    </message>
    <message>
        <source>You’re now called {name}.</source>
        <translation>你现在叫 {name}。</translation>
    </message>
    <message>
        <source>The host will send you away after this round.</source>
        <translation>这一局打完，桌主就请你离开。</translation>
    </message>
    <message>
        <source>The round goes on without you: your seat just passes.</source>
        <translation>你不在，这一局继续：你的座位只会过。</translation>
    </message>
    <message>
        <source>You play on in this round.</source>
        <translation>你接着打这一局。</translation>
    </message>
    <message>
        <source>You restarted the clocks.</source>
        <translation>你让计时继续。</translation>
    </message>
    <message>
        <source>Your program broke the rules of fair dealing: {rule}. The round goes on without it.</source>
        <translation>你的程序违反了公平发牌的规则：{rule}。这一局把它排除，继续打。</translation>
    </message>
    <message>
        <source>Your computer lost what it had saved before the game was restarted. Nobody cheated. This round goes on without you.</source>
        <translation>你的电脑丢失了游戏重启前存下的内容。没有人作弊。这一局把你排除，继续打。</translation>
    </message>
    <message>
        <source>Your computer lost what it had saved once more. Nobody cheated. You sit out: have the disk checked, then sit down again.</source>
        <translation>你的电脑又丢失了存下的内容。没有人作弊。你先歇着：检查一下磁盘，修好后再入座。</translation>
    </message>
    <message>
        <source>You run the table now. Rules and seats stay the same.</source>
        <translation>现在由你当桌主，规则和座位照旧。</translation>
    </message>
    <message>
        <source>A computer player takes your seat.</source>
        <translation>电脑玩家接替你的座位。</translation>
    </message>
    <message>
        <source>You take over a computer player’s seat.</source>
        <translation>你从电脑玩家手里接过座位。</translation>
    </message>
    <message>
        <source>The round goes on without {name}: that seat just passes until the next round.</source>
        <translation>{name} 不在，这一局继续：下一局之前那个座位只会过。</translation>
    </message>
    <message>
        <source>The round goes on without you: your seat just passes until the next round.</source>
        <translation>你不在，这一局继续：下一局之前你的座位只会过。</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}：{text}</translation>
    </message>
    <message>
        <source>{name} didn’t answer in time.</source>
        <translation>{name} 没有及时作答。</translation>
    </message>
    <message>
        <source>Nobody wins or loses points</source>
        <translation>谁也不输不赢</translation>
    </message>
    <message>
        <source>{name} has no pause left in this round.</source>
        <translation>{name} 在这一局不能再暂停了。</translation>
    </message>
    <message>
        <source>{name} stopped the clocks: time for tea. They run again after {time} at the latest.</source>
        <translation>{name} 暂停了计时：喝口茶。最迟 {time} 后恢复计时。</translation>
    </message>
    <message>
        <source>You stopped the clocks: time for tea. They run again after {time} at the latest.</source>
        <translation>你暂停了计时：喝口茶。最迟 {time} 后恢复计时。</translation>
    </message>
    <message>
        <source>{name}’s pause is over. The clocks run again.</source>
        <translation>{name} 的暂停结束了。计时恢复。</translation>
    </message>
    <message>
        <source>You want to play on. The clocks run again once most players do.</source>
        <translation>你想继续打。多数玩家都想继续时，计时就会恢复。</translation>
    </message>
    <message>
        <source>Your pause is over. The clocks run again.</source>
        <translation>你的暂停结束了。计时恢复。</translation>
    </message>
    <message>
        <source>You have no pause left in this round.</source>
        <translation>你在这一局不能再暂停了。</translation>
    </message>
    <message>
        <source>{name} wants to play on. The clocks run again once most players do.</source>
        <translation>{name} 想继续打。多数玩家都想继续时，计时就会恢复。</translation>
    </message>
    <message>
        <source>{name} lost the connection.</source>
        <translation>{name} 掉线了。</translation>
    </message>
</context>
<context>
    <name>palette</name>
    <message>
        <source>paper</source>
        <translation>纸色</translation>
    </message>
    <message>
        <source>ink</source>
        <translation>墨色</translation>
    </message>
    <message>
        <source>Choose a color</source>
        <translation>选颜色</translation>
    </message>
    <message>
        <source>✓ Everyone can tell these four colors apart.</source>
        <translation>✓ 这四种颜色谁都分得清。</translation>
    </message>
    <message>
        <source>{colors}: the ink is hard to read</source>
        <translation>{colors}：墨色看不清</translation>
    </message>
    <message>
        <source>{colors}: hard to tell apart for {people}</source>
        <translation>{colors}：{people}分不清</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>people who are red-blind</source>
        <translation>红色盲的人</translation>
    </message>
    <message>
        <source>people who are green-blind</source>
        <translation>绿色盲的人</translation>
    </message>
    <message>
        <source>people who are blue-blind</source>
        <translation>蓝色盲的人</translation>
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
        <translation>你的分数：{points}</translation>
    </message>
    <message>
        <source>This file can’t be read</source>
        <translation>这个文件读不了</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>同桌：{names}</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Not in the score book: rounds in which you took a move back, and deals played again, are practice.</source>
        <translation>不记入记分簿：悔过牌的局和重打的牌都算练习。</translation>
    </message>
    <message>
        <source>Left unfinished</source>
        <translation>没有打完</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>你赢了</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>{names}赢了</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>没有人赢</translation>
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
        <translation>我准备好了</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>稍等一下</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>Just watch</source>
        <translation>只旁观</translation>
    </message>
    <message>
        <source>Sit down again</source>
        <translation>重新入座</translation>
    </message>
    <message>
        <source>Tap “I’m ready” when you are.</source>
        <translation>准备好了就点“我准备好了”。</translation>
    </message>
    <message>
        <source>You’re watching. Tap a free seat to play.</source>
        <translation>你在旁观。想打牌就点一个空位。</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>坐这里</translation>
    </message>
    <message>
        <source>What should the others call you?</source>
        <translation>别人怎么称呼你？</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>入座</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>你的头像</translation>
    </message>
    <message>
        <source>Choose one for me</source>
        <translation>替我选一个</translation>
    </message>
    <message>
        <source>Type the key that the computer shows after the address.</source>
        <translation>输入电脑上地址后面显示的密钥。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>This isn’t the key on the computer’s screen. Look again and type it.</source>
        <translation>这不是电脑屏幕上的密钥。看一下屏幕，再输一次。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>Connection lost. Reconnecting…</source>
        <translation>连接断了，正在重连…</translation>
    </message>
    <message>
        <source>The computer can’t be reached. Is this phone on the same Wi-Fi?</source>
        <translation>连不上电脑。手机连的是同一个 Wi-Fi 吗？</translation>
    </message>
    <message>
        <source>Your seat is open in another tab or window.</source>
        <translation>你的座位正在另一个标签页或窗口里打开。</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>在这里继续</translation>
    </message>
    <message>
        <source>This table isn’t there any more. Scan the QR code on the computer again.</source>
        <translation>这张牌桌已经不在了。请重新扫描电脑上的二维码。</translation>
    </message>
    <message>
        <source>This page is out of date. Reload it.</source>
        <translation>这个网页已经过时，请重新加载。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>This browser is too old to play here.</source>
        <translation>这个浏览器太旧，不能在这里打牌。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>Lacquer</source>
        <translation>漆面</translation>
    </message>
    <message>
        <source>Reed mat</source>
        <translation>草席</translation>
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
        <translation>正常</translation>
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
        <translation>声音</translation>
    </message>
    <message>
        <source>Vibration</source>
        <translation>振动</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
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
        <translation>显示手牌</translation>
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
        <translation>已亮出的牌组</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>用哪种方式？</translation>
    </message>
    <message>
        <source>Automatic answers</source>
        <translation>自动回答</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>牌局经过</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>说句话</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
        <translation>已选</translation>
    </message>
    <message>
        <source>junk</source>
        <translation>散牌</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>winning card</source>
        <translation>胡的牌</translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>看不见的牌</translation>
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
        <translation>备用时间</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>This computer has left the table; phones can’t play through it.</source>
        <translation>这台电脑已离开牌桌，手机不能再通过它打牌。</translation>
    </message>
    <message>
        <source>Plays through {name}’s computer, which could see these cards.</source>
        <translation>通过{name}的电脑打牌，那台电脑有可能看到这些牌。</translation>
    </message>
    <message>
        <source>This computer can’t take another phone.</source>
        <translation>这台电脑不能再接手机了。</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>请先输入名字。</translation>
    </message>
    <message>
        <source>You’ve left the table.</source>
        <translation>你已离开牌桌。</translation>
    </message>
    <message>
        <source>The computer isn’t at a table now.</source>
        <translation>电脑现在不在任何牌桌上。</translation>
    </message>
    <message>
        <source>Sitting down…</source>
        <translation>正在入座…</translation>
    </message>
    <message>
        <source>Too late: time’s up.</source>
        <translation>晚了一步，时间已到。</translation>
    </message>
    <message>
        <source>The computer answers for you.</source>
        <translation>电脑正在代打。</translation>
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
        <translation>第一部手机</translation>
    </message>
    <message>
        <source>This phone has sent too much at once. Trying again in half a minute.</source>
        <translation>这部手机一次发送太多。半分钟后重试。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>All places for phones at this computer are taken. Try again once somebody has left the table.</source>
        <translation>这台电脑的手机位都满了。有人离开牌桌后再试。</translation>
    </message>
    <message>
        <source>Free this seat</source>
        <translation>腾出这个座位</translation>
    </message>
    <message>
        <source>{name}’s phone is back.</source>
        <translation>{name}的手机回来了。</translation>
    </message>
    <message>
        <source>Nobody confirmed that you’re {name}. Ask again.</source>
        <translation>没有人确认你是{name}。请再问一次。</translation>
    </message>
    <message>
        <source>That phone is back.</source>
        <translation>那部手机回来了。</translation>
    </message>
    <message>
        <source>Free {name}’s seat? That phone is away.</source>
        <translation>腾出{name}的座位吗？那部手机不在。</translation>
    </message>
    <message>
        <source>That’s me</source>
        <translation>这是我</translation>
    </message>
    <message>
        <source>The others say that you’re not {name}.</source>
        <translation>其他人说你不是{name}。</translation>
    </message>
    <message>
        <source>Not now: wait a moment, then try again.</source>
        <translation>现在不行：请稍等再试。</translation>
    </message>
    <message>
        <source>Type the address in numbers, as the computer shows it. A name won’t work.</source>
        <translation>请按电脑显示的数字地址输入。用名称打不开。</translation>
    </message>
    <message>
        <source>There’s no such table here. Scan the QR code on the computer again, or type the address beside it.</source>
        <translation>这里没有这张牌桌。请重新扫描电脑上的二维码，或输入旁边的地址。</translation>
    </message>
    <message>
        <source>Start without waiting for {names}?</source>
        <translation>不等{names}就开始吗？</translation>
    </message>
    <message>
        <source>Start with computer players</source>
        <translation>与电脑开始</translation>
    </message>
    <message>
        <source>Asking the others whether you’re {name}…</source>
        <translation>正在问其他人你是不是{name}…</translation>
    </message>
    <message>
        <source>A new phone says it’s {name}. Is that right?</source>
        <translation>一部新手机说自己是{name}。对吗？</translation>
    </message>
    <message>
        <source>This page can’t keep the screen on. Change that in the phone’s settings.</source>
        <translation>本页不能让屏幕保持常亮。请在手机设置里调整。</translation>
    </message>
    <message>
        <source>Nobody here can confirm that it’s you.</source>
        <translation>这里没有人能确认是你。</translation>
    </message>
    <message>
        <source>Too many wrong addresses. Scan the QR code on the computer: that works at once. Typed addresses work again in {minutes} min.</source>
        <translation>输错的地址太多。扫描电脑上的二维码，马上就能进。{minutes} 分钟后可以再输入地址。</translation>
    </message>
    <message>
        <source>Are you back, with a new phone?</source>
        <translation>你换了手机回来吗？</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>现在开始</translation>
    </message>
    <message>
        <source>Too soon: tap once more.</source>
        <translation>太快了：请再点一次。</translation>
    </message>
    <message>
        <source>Yes, let them sit down</source>
        <translation>是，让其入座</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>Suggestions are now off. “Hint” shows one, and the settings turn them on again.</source>
        <translation>不再提示打法。点“提示”可看一次，也可在设置里重新打开。</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>First three rounds</source>
        <translation>前三局</translation>
    </message>
    <message>
        <source>Tap a card to pick it, then “Discard”. Swipe across the hand to sort it.</source>
        <translation>点一张牌选中，再点“打牌”。在手牌上横向滑动可以理牌。</translation>
    </message>
    <message>
        <source>Suggest moves</source>
        <translation>提示打法</translation>
    </message>
    <message>
        <source>Wait a minute before you sit down again.</source>
        <translation>请等一分钟再入座。</translation>
    </message>
    <message>
        <source>Against computer players, in this browser</source>
        <translation>在这个浏览器里，和电脑玩家对战</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>单人玩</translation>
    </message>
</context>
<context>
    <name>phone box</name>
    <message>
        <source>Scan this with a phone, or type the address in its browser, and then the key.</source>
        <translation>用手机扫描，或在手机浏览器里输入地址，再输入密钥。</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>密钥：{key}</translation>
    </message>
    <message>
        <source>Phones can’t be served here: {why}.</source>
        <translation>这里不能接手机：{why}。</translation>
    </message>
    <message>
        <source>A QR code for phones to scan</source>
        <translation>供手机扫描的二维码</translation>
    </message>
    <message>
        <source>Phones play through this computer, which could see their cards.</source>
        <translation>手机通过这台电脑打牌，这台电脑有可能看到它们的牌。</translation>
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
        <translation>祝好运！</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>打得好！</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>谢谢！</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>请稍等。</translation>
    </message>
    <message>
        <source>Time for tea!</source>
        <translation>喝口茶！</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>轮到你了。</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>哎呀！</translation>
    </message>
    <message>
        <source>I was so close!</source>
        <translation>就差一点！</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <translation>再见！</translation>
    </message>
    <message>
        <source>The computer answers for me until I’m back.</source>
        <translation>我离开一会儿，电脑先替我打。</translation>
    </message>
    <message>
        <source>I’m back.</source>
        <translation>我回来了。</translation>
    </message>
</context>
<context>
    <name>proof</name>
    <message>
        <source>Only this computer shuffled</source>
        <translation>只由这台电脑洗牌</translation>
    </message>
    <message>
        <source>{name}’s program broke the rules of fair dealing: {rule}.</source>
        <translation>{name} 的程序违反了公平发牌的规则：{rule}。</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>Right: nothing is better.</source>
        <translation>对，没有更好的了。</translation>
    </message>
    <message>
        <source>Together your answers cost {points} points.</source>
        <translation>所有答案一共亏 {points} 分。</translation>
    </message>
    <message>
        <source>{card} costs about {points} points. Best: {best}.</source>
        <translation>{card}约亏 {points} 分。最好的是：{best}。</translation>
    </message>
    <message>
        <source>In the game you discarded {card}: {points} points.</source>
        <translation>牌局里你打的是{card}：{points} 分。</translation>
    </message>
</context>
<context>
    <name>reader</name>
    <message>
        <source>What you can do</source>
        <translation>你可以做的</translation>
    </message>
    <message>
        <source>Ways to take it</source>
        <translation>要牌的方式</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Table buttons</source>
        <translation>牌桌按钮</translation>
    </message>
    <message>
        <source>Wall: {cards}, {draws} to draw</source>
        <translation>牌堆：{cards}，还能摸 {draws} 张</translation>
    </message>
    <message>
        <source>Your turn: choose a card to discard.</source>
        <translation>轮到你：选一张牌打出。</translation>
    </message>
    <message>
        <source>{action}, {key}</source>
        <translation>{action}，{key}</translation>
    </message>
    <message>
        <source>You can fold or play: {answers}.</source>
        <translation>你可以弃牌或继续玩：{answers}。</translation>
    </message>
    <message>
        <source>You can have all cards dealt again: {answers}.</source>
        <translation>可以要求全部重发：{answers}。</translation>
    </message>
    <message>
        <source>You can take this card: {answers}.</source>
        <translation>这张牌你可以要：{answers}。</translation>
    </message>
    <message>
        <source>Your hand is hidden, {cards}</source>
        <translation>你的手牌已遮住，{cards}</translation>
    </message>
    <message>
        <source>Your hand, {cards}</source>
        <translation>你的手牌，{cards}</translation>
    </message>
    <message>
        <source>junk</source>
        <translation>散牌</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>第 {number} 项，共 {count} 项</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Suggested: {action}.</source>
        <translation>推荐：{action}。</translation>
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
        <translation>提示与自动回答</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>Not now.</source>
        <translation>现在不行。</translation>
    </message>
    <message>
        <source>It’s not your turn.</source>
        <translation>还没轮到你。</translation>
    </message>
    <message>
        <source>You’ve already answered.</source>
        <translation>你已经答过了。</translation>
    </message>
    <message>
        <source>You don’t hold these cards.</source>
        <translation>你手里没有这些牌。</translation>
    </message>
    <message>
        <source>Another copy of the same card is used for this.</source>
        <translation>已由另一张同样的牌代表。</translation>
    </message>
    <message>
        <source>These cards don’t make a set.</source>
        <translation>这几张凑不成牌组。</translation>
    </message>
    <message>
        <source>You don’t have the cards for it.</source>
        <translation>你缺凑成它的牌。</translation>
    </message>
    <message>
        <source>Three or four identical cards in your hand stay together.</source>
        <translation>手里三张或四张一样的不能拆开来用。</translation>
    </message>
    <message>
        <source>You discarded this card yourself.</source>
        <translation>这张是你自己打的。</translation>
    </message>
    <message>
        <source>You can’t do this out of turn.</source>
        <translation>这张牌只有轮到的玩家才能这样要。</translation>
    </message>
    <message>
        <source>You can’t Pong a General.</source>
        <translation>将不能碰。</translation>
    </message>
    <message>
        <source>A General stays with the player who drew it.</source>
        <translation>谁摸到将，将就归谁。</translation>
    </message>
    <message>
        <source>You have to keep a General you draw.</source>
        <translation>摸到将就必须留下。</translation>
    </message>
    <message>
        <source>You can’t discard a General.</source>
        <translation>将不能打出。</translation>
    </message>
    <message>
        <source>A joker stays with the player who drew it.</source>
        <translation>谁摸到花牌，花牌就归谁。</translation>
    </message>
    <message>
        <source>You have to keep a joker you draw.</source>
        <translation>摸到花牌就必须留下。</translation>
    </message>
    <message>
        <source>You can’t discard a joker.</source>
        <translation>花牌不能打出。</translation>
    </message>
    <message>
        <source>It would leave you more junk than before.</source>
        <translation>这样散牌会比原来多。</translation>
    </message>
    <message>
        <source>Another claim leaves less junk.</source>
        <translation>有别的要法，散牌更少。</translation>
    </message>
    <message>
        <source>Your hand wouldn’t be complete.</source>
        <translation>你的牌还没成。</translation>
    </message>
    <message>
        <source>Your hand has too few points to win.</source>
        <translation>你的分数不够，还不能胡。</translation>
    </message>
    <message>
        <source>This card wins: take the win.</source>
        <translation>这张能胡，必须胡。</translation>
    </message>
    <message>
        <source>You can make a Kong, so with these rules you must. Only a win comes first.</source>
        <translation>你能杠，按这套规则必须杠，除非胡。</translation>
    </message>
    <message>
        <source>You can make a Pong, so with these rules you must. Only a win comes first.</source>
        <translation>你能碰，按这套规则必须碰，除非胡。</translation>
    </message>
    <message>
        <source>You can make a Kong, so with these rules you must, unless you’re waiting for a win.</source>
        <translation>你能杠，按这套规则，没听牌就必须杠。</translation>
    </message>
    <message>
        <source>You can make a Pong, so with these rules you must, unless you’re waiting for a win.</source>
        <translation>你能碰，按这套规则，没听牌就必须碰。</translation>
    </message>
    <message>
        <source>This player has left the round.</source>
        <translation>这位玩家已离开这一局。</translation>
    </message>
    <message>
        <source>This player hasn’t left, or still owes a discard.</source>
        <translation>这位玩家没有离开，或者还欠一张该打的牌。</translation>
    </message>
    <message>
        <source>You’d have no card left to discard.</source>
        <translation>这样你就没有牌可打了。</translation>
    </message>
    <message>
        <source>With these rules this card never makes that set.</source>
        <translation>按这套规则，这张牌不能这样凑。</translation>
    </message>
    <message>
        <source>Your Pong on the table can’t take a fourth card.</source>
        <translation>你桌上的碰不能加第四张。</translation>
    </message>
    <message>
        <source>Your Pong on the table takes its fourth card only if you draw it yourself.</source>
        <translation>你桌上的碰，只有自己摸到第四张才能加上。</translation>
    </message>
    <message>
        <source>Your Pong on the table takes its fourth card only if you draw it yourself and win with it.</source>
        <translation>你桌上的碰，只有自己摸到第四张且因此胡牌才能加上。</translation>
    </message>
    <message>
        <source>You can claim a Pair only with a card you draw yourself, or to win.</source>
        <translation>只有你自己摸到的牌才能凑对子，胡牌时除外。</translation>
    </message>
    <message>
        <source>These aren’t the Kongs and Pongs that were dealt.</source>
        <translation>发到手的杠和三张一样的不是这些。</translation>
    </message>
    <message>
        <source>You can only redeal a hand without Generals or jokers, without three identical cards and without Soldiers in all four colors.</source>
        <translation>手里没有将和花牌、没有三张一样的、也没有四色的卒，才能重发。</translation>
    </message>
    <message>
        <source>You can’t keep this card, so your hand is dead: you have to fold.</source>
        <translation>你留不住这张牌，成了相公：只能弃牌。</translation>
    </message>
    <message>
        <source>Only a dead hand may fold now.</source>
        <translation>现在只有相公才能弃牌。</translation>
    </message>
    <message>
        <source>You’re out of this round.</source>
        <translation>这局你已经退出。</translation>
    </message>
    <message>
        <source>Passing up a Pong has to be said, and nothing else may be.</source>
        <translation>放弃碰必须说出来，别的时候不能说。</translation>
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
        <translation>台面牌：{card}，来自 {name}。</translation>
    </message>
    <message>
        <source>never shown: {cards}</source>
        <translation>从未亮过：{cards}</translation>
    </message>
    <message>
        <source>  on the table, {meld}: {cards}</source>
        <translation>  桌上，{meld}：{cards}</translation>
    </message>
    <message>
        <source>Nothing to tell.</source>
        <translation>没什么要说的。</translation>
    </message>
    <message>
        <source>You would have taken it: {action}.</source>
        <translation>你本来要了这张：{action}。</translation>
    </message>
    <message>
        <source>{name} would have taken it: {action}.</source>
        <translation>{name} 本来要了这张：{action}。</translation>
    </message>
    <message>
        <source>{name} leaves the round.</source>
        <translation>{name} 离开了这一局。</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} 回来了。</translation>
    </message>
    <message>
        <source>The other hands</source>
        <translation>其他各家的手牌</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>“{name}” can’t be read.</source>
        <translation>“{name}”读不了。</translation>
    </message>
    <message>
        <source>“{name}” isn’t a saved Tứ Sắc game.</source>
        <translation>“{name}”不是存下的四色牌的牌局。</translation>
    </message>
    <message>
        <source>“{name}” was saved by another version of this game.</source>
        <translation>“{name}”是用另一版本的游戏存的。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: there’s nothing to show.</source>
        <translation>“{name}”坏了，里面的内容都显示不了。</translation>
    </message>
    <message>
        <source>No card has been dealt yet in “{name}”.</source>
        <translation>“{name}”里还没有发过牌。</translation>
    </message>
</context>
<context>
    <name>result</name>
    <message>
        <source>{names} tie for first place: {tally}</source>
        <translation>{names} 并列第一：{tally}</translation>
    </message>
    <message>
        <source>You win the match: {tally}</source>
        <translation>这场你赢了：{tally}</translation>
    </message>
    <message>
        <source>{names} wins the match: {tally}</source>
        <translation>{names} 赢了这场：{tally}</translation>
    </message>
    <message>
        <source>The curves and the best hand start at round {n}, when the players at the table changed.</source>
        <translation>曲线和最好的一手从第 {n} 局算起，那时同桌的人换了。</translation>
    </message>
    <message>
        <source>Best hand: {name} in round {number}, {points}</source>
        <translation>最好的一手：{name}，第 {number} 局，{points}</translation>
    </message>
    <message>
        <source>discarded the winning card</source>
        <translation>点炮</translation>
    </message>
    <message>
        <source>After round {number} of {rounds}: {tallies}</source>
        <translation>第 {number} 局后，共 {rounds} 局：{tallies}</translation>
    </message>
    <message>
        <source>After round {number}: {tallies}</source>
        <translation>第 {number} 局后：{tallies}</translation>
    </message>
    <message>
        <source>left in hand: {cards}</source>
        <translation>手里剩下：{cards}</translation>
    </message>
    <message>
        <source>This round doesn’t count</source>
        <translation>这一局不算数</translation>
    </message>
    <message>
        <source>{name}’s win in round {n} isn’t counted yet: the keys haven’t arrived.</source>
        <translation>{name} 第 {n} 局的胡还没算数：密钥还没到。</translation>
    </message>
    <message>
        <source>{name}’s hidden moves couldn’t be checked.</source>
        <translation>{name} 的暗中操作没法核对。</translation>
    </message>
    <message>
        <source>The next round is being dealt.</source>
        <translation>正在发下一局的牌。</translation>
    </message>
    <message>
        <source>The next round starts in {n} s.</source>
        <translation>{n} 秒后开始下一局。</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>正在等 {names}。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Compare with the computers</source>
        <translation>和电脑比一比</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再打一场</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Final result</source>
        <translation>全场结果</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>重新发牌</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>证明</translation>
    </message>
    <message>
        <source>Ready ✓</source>
        <translation>已准备 ✓</translation>
    </message>
    <message>
        <source>Ready for the next round</source>
        <translation>准备好打下一局</translation>
    </message>
    <message>
        <source>Total: {points}, {bonus} of them for winning</source>
        <translation>共 {points}，其中胡牌加 {bonus} 分</translation>
    </message>
    <message>
        <source>Total: {points}</source>
        <translation>共 {points}</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>全部重来</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>You win! (Tới!)</source>
        <translation>胡了！你赢了</translation>
    </message>
    <message>
        <source>{name} wins! (Tới!)</source>
        <translation>胡了！{name} 赢了</translation>
    </message>
    <message>
        <source>Everyone else has given up, so the round is over.</source>
        <translation>其他人都放弃了，这局结束。</translation>
    </message>
    <message>
        <source>No draws are left, so nobody wins.</source>
        <translation>没有牌可摸了，流局。</translation>
    </message>
    <message>
        <source>No draws are left, so nobody pays.</source>
        <translation>没有牌可摸了，谁也不用付。</translation>
    </message>
    <message>
        <source>You win with {points}, straight from the deal</source>
        <translation>天胡！你胡了，{points}</translation>
    </message>
    <message>
        <source>{name} wins with {points}, straight from the deal</source>
        <translation>天胡！{name} 胡了，{points}</translation>
    </message>
    <message>
        <source>You win with {points}, on the {card} {feeder} discarded</source>
        <translation>你胡了，{points}，{feeder} 打出{card}</translation>
    </message>
    <message>
        <source>{name} wins with {points}, on the {card} {feeder} discarded</source>
        <translation>{name} 胡了，{points}，{feeder} 打出{card}</translation>
    </message>
    <message>
        <source>You win with {points}, on the {card} you drew</source>
        <translation>你自摸{card}胡了，{points}</translation>
    </message>
    <message>
        <source>{name} wins with {points}, on the {card} from the wall</source>
        <translation>{name} 自摸{card}胡了，{points}</translation>
    </message>
    <message>
        <source>You win with {points}, on the {card} {feeder} drew</source>
        <translation>你胡了，{points}，{feeder} 摸出{card}</translation>
    </message>
    <message>
        <source>{name} wins with {points}, on the {card} {feeder} drew</source>
        <translation>{name} 胡了，{points}，{feeder} 摸出{card}</translation>
    </message>
    <message>
        <source>{n} more for yellow Generals</source>
        <translation>黄将再加 {n}</translation>
    </message>
    <message>
        <source>the stake, {n}</source>
        <translation>底注 {n}</translation>
    </message>
    <message>
        <source>{points}, less the minimum of {least}: {n}</source>
        <translation>{points}减去最低 {least}，付 {n}</translation>
    </message>
    <message>
        <source>{points} at {unit} each, {n}</source>
        <translation>{points}，每分 {unit}，共 {n}</translation>
    </message>
    <message>
        <source>{n} more for the Kong that won</source>
        <translation>带杠胡再加 {n}</translation>
    </message>
    <message>
        <source>less {n} for the {cards} Kong on the table</source>
        <translation>桌上有杠 {cards}，减 {n}</translation>
    </message>
    <message>
        <source>less {n} for the {cards} Kongs on the table</source>
        <translation>桌上的几个杠 {cards}，减 {n}</translation>
    </message>
    <message>
        <source>and the {n} left over are lost</source>
        <translation>多出的 {n} 作废</translation>
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
        <translation>由点炮的人付</translation>
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
        <translation>相公赔 {n}</translation>
    </message>
    <message>
        <source>{n} received for a dead hand</source>
        <translation>收相公 {n}</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>on {card}, which {feeder} drew</source>
        <translation>胡{card}，{feeder} 摸的</translation>
    </message>
    <message>
        <source>Tới!</source>
        <extracomment>what a winner calls out, painted large; the Vietnamese word where letters are Latin</extracomment>
        <translation>胡！</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>你胡了！</translation>
    </message>
    <message>
        <source>on {card}, which {feeder} discarded</source>
        <translation>胡{card}，{feeder} 打的</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} 胡了！</translation>
    </message>
    <message>
        <source>straight from the deal</source>
        <translation>天胡</translation>
    </message>
    <message>
        <source>on {card}, which you drew</source>
        <translation>胡{card}，你摸的</translation>
    </message>
    <message>
        <source>on {card}, which you discarded</source>
        <translation>胡{card}，你打的</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Your move: {done}. A master would do the same.</source>
        <translation>这一步：{done}。高手也会这样。</translation>
    </message>
    <message>
        <source>Your move: {done}. A master’s: {better}, worth about {points} points more.</source>
        <translation>这一步：{done}。高手会：{better}，大约多得 {points} 分。</translation>
    </message>
    <message>
        <source>There was nothing to decide in this round.</source>
        <translation>这一局没什么要决定的。</translation>
    </message>
    <message>
        <source>No real mistakes. A dot (·) marks a move that could have been better.</source>
        <translation>没有失误。圆点（·）标出还可以打得更好的地方。</translation>
    </message>
    <message>
        <source>{name} chose as well as a master every time.</source>
        <translation>{name} 每一步都和高手一样好。</translation>
    </message>
    <message>
        <source>You chose as well as a master every time.</source>
        <translation>你每一步都和高手一样好。</translation>
    </message>
    <message>
        <source>The costliest mistakes in this round are marked ✗.</source>
        <translation>这一局失分最多的几步标了 ✗。</translation>
    </message>
    <message>
        <source>Your costliest choice: {done}. A master’s: {better}, worth {points} points more on average.</source>
        <translation>代价最大的一步：{done}。高手会：{better}，平均多得 {points} 分。</translation>
    </message>
</context>
<context>
    <name>rule choices</name>
    <message>
        <source>the whole hand at once</source>
        <translation>整手一次发完</translation>
    </message>
    <message>
        <source>six to the dealer, then five each</source>
        <translation>庄家先六张，之后每人五张</translation>
    </message>
    <message>
        <source>cards in a stack</source>
        <translation>叠成一摞的纸牌</translation>
    </message>
    <message>
        <source>tiles in walls</source>
        <translation>砌成牌墙的骨牌</translation>
    </message>
    <message>
        <source>by dice</source>
        <translation>掷骰子</translation>
    </message>
    <message>
        <source>the highest card drawn</source>
        <translation>谁摸的牌最大</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>the winner</source>
        <translation>胡家</translation>
    </message>
    <message>
        <source>the dealer’s neighbor</source>
        <translation>庄家的下家</translation>
    </message>
    <message>
        <source>the same dealer</source>
        <translation>原庄家</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>there is no dead hand</extracomment>
        <translation>没有</translation>
    </message>
    <message>
        <source>player’s choice</source>
        <translation>随玩家</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>of Soldiers alike: no number of them makes a set</extracomment>
        <translation>从不</translation>
    </message>
    <message>
        <source>if you draw it and win</source>
        <translation>自摸且因此胡牌时</translation>
    </message>
    <message>
        <source>whenever you draw it</source>
        <translation>每次自摸</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>of a Pong: it may be called whatever becomes of the junk</extracomment>
        <translation>随意</translation>
    </message>
    <message>
        <source>no more junk</source>
        <translation>散牌不能变多</translation>
    </message>
    <message>
        <source>the least junk possible</source>
        <translation>散牌必须最少</translation>
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
        <translation>必须留</translation>
    </message>
    <message>
        <source>may be kept</source>
        <translation>可以留</translation>
    </message>
    <message>
        <source>win</source>
        <translation>胡</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>杠</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必须</translation>
    </message>
    <message>
        <source>required unless waiting to win</source>
        <translation>必须，听牌时除外</translation>
    </message>
    <message>
        <source>the points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>a stake</source>
        <extracomment>what losers pay: one stake, not the points of the hand</extracomment>
        <translation>底注</translation>
    </message>
    <message>
        <source>the points above the minimum</source>
        <translation>超出最低分的部分</translation>
    </message>
    <message>
        <source>take nothing off</source>
        <translation>不减</translation>
    </message>
    <message>
        <source>off the points</source>
        <translation>减分数</translation>
    </message>
    <message>
        <source>off the amount</source>
        <translation>减应付数</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>hu (胡)</source>
        <translation>胡</translation>
    </message>
    <message>
        <source>lệnh</source>
        <translation>lệnh（越南的分）</translation>
    </message>
    <message>
        <source>the first in turn</source>
        <translation>轮次最近的一家</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>of the number of cards for six players: it is that for fewer</extracomment>
        <translation>相同</translation>
    </message>
    <message>
        <source>{meld} {concealed} in hand, {exposed} on the table</source>
        <translation>{meld}：手里 {concealed}，桌上 {exposed}</translation>
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
        <translation>手里 {concealed}，桌上 {exposed}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
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
        <translation>人数与用牌</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>牌组</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>将</translation>
    </message>
    <message>
        <source>End and next deal</source>
        <translation>结束和下一局</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>输赢</translation>
    </message>
</context>
<context>
    <name>rule problems</name>
    <message>
        <source>{value} is not a table of rules</source>
        <translation>{value} 不是规则表</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>there is no such rule</source>
        <translation>没有这条规则</translation>
    </message>
    <message>
        <source>there is no such rule; did you mean {nearest}?</source>
        <translation>没有这条规则；是不是想写 {nearest}？</translation>
    </message>
    <message>
        <source>is there twice, once by its old name {old}; keep one of them</source>
        <translation>出现了两次，一次用的是旧名 {old}；留一个</translation>
    </message>
    <message>
        <source>the file has version {version}, and this program reads up to {newest}; update tusac to read it</source>
        <translation>文件是版本 {version}，这个程序最高只能读 {newest}；较新的 tusac 能读</translation>
    </message>
    <message>
        <source>{value} is not a version: 1, 2 and so on</source>
        <translation>{value} 不是版本号：应为 1、2 等</translation>
    </message>
    <message>
        <source>there is no ruleset called {ruleset}; tusac rules list tells which there are</source>
        <translation>没有叫 {ruleset} 的规则集；tusac rules list 会列出所有规则集</translation>
    </message>
    <message>
        <source>the ruleset {ruleset}, which these rules are based on, cannot be read</source>
        <translation>这套规则所依据的规则集 {ruleset} 读不了</translation>
    </message>
    <message>
        <source>rulesets are based on each other in a circle: {rulesets}</source>
        <translation>规则集互相依据，绕成了圈：{rulesets}</translation>
    </message>
    <message>
        <source>{value} is not true or false</source>
        <translation>{value} 不是 true 或 false</translation>
    </message>
    <message>
        <source>{value} is not a whole number</source>
        <translation>{value} 不是整数</translation>
    </message>
    <message>
        <source>{value} is not text</source>
        <translation>{value} 不是文字</translation>
    </message>
    <message>
        <source>{value} is not a list of whole numbers</source>
        <translation>{value} 不是整数列表</translation>
    </message>
    <message>
        <source>{value} is not a list of the letters A B C X Y Z S, or &quot;all&quot;</source>
        <translation>{value} 不是字母 A B C X Y Z S 的列表，也不是 &quot;all&quot;</translation>
    </message>
    <message>
        <source>{value} is not two numbers of points: in the hand, on the table</source>
        <translation>{value} 不是两个分数：手里的、桌上的</translation>
    </message>
    <message>
        <source>{value} is not a table with two numbers of points for each of {kinds}</source>
        <translation>{value} 不是给 {kinds} 各写两个分数的表</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}</source>
        <translation>{value} 不在 {choices} 之中</translation>
    </message>
    <message>
        <source>{value} is not a list of some of {choices}</source>
        <translation>{value} 不是由 {choices} 中若干项组成的列表</translation>
    </message>
    <message>
        <source>{value} is not between {low} and {high}</source>
        <translation>{value} 不在 {low} 到 {high} 之间</translation>
    </message>
    <message>
        <source>{value} are not both between {low} and {high}</source>
        <translation>{value} 没有都在 {low} 到 {high} 之间</translation>
    </message>
    <message>
        <source>{kind}: {value} are not both between {low} and {high}</source>
        <translation>{kind}：{value} 没有都在 {low} 到 {high} 之间</translation>
    </message>
    <message>
        <source>{value} is neither {one} nor {other}</source>
        <translation>{value} 既不是 {one} 也不是 {other}</translation>
    </message>
    <message>
        <source>must be 1, not {value}: the dealer starts with a discard</source>
        <translation>{value} 不是 1，而庄家要先打一张</translation>
    </message>
    <message>
        <source>give one or more numbers from {low} to {high}</source>
        <translation>写一个或几个 {low} 到 {high} 的数</translation>
    </message>
    <message>
        <source>Generals are never paired</source>
        <translation>将从不成对</translation>
    </message>
    <message>
        <source>a dealer with {cards} cards plus one might have to lay all of them open</source>
        <translation>庄家有 {cards} 张再加一张，可能不得不把牌全亮出来</translation>
    </message>
    <message>
        <source>{players} players and the dead wall need {needed} cards of {deck}</source>
        <translation>{players} 个玩家加上不摸的牌要 {needed} 张，牌只有 {deck} 张</translation>
    </message>
    <message>
        <source>with {players} players no hand is worth more than {most}: nobody can win with {least}</source>
        <translation>{players} 人时没有哪手牌超过 {most}：要 {least} 就谁也胡不了</translation>
    </message>
    <message>
        <source>with {players} players the wall has {wall} cards, all of them dead: nobody ever draws</source>
        <translation>{players} 人时牌堆有 {wall} 张，全是不摸的：谁也摸不到牌</translation>
    </message>
    <message>
        <source>Soldiers fit into no set: as long as you hold one, you can’t win</source>
        <translation>卒进不了任何牌组：手里有卒就胡不了</translation>
    </message>
    <message>
        <source>without an ante, folding costs nothing</source>
        <translation>没有底，弃牌不用付出什么</translation>
    </message>
    <message>
        <source>a Pong of Generals can never be claimed</source>
        <translation>将不能碰</translation>
    </message>
    <message>
        <source>changes nothing, as “{rule}” is set now</source>
        <translation>“{rule}”现在这样设，这条不起作用</translation>
    </message>
    <message>
        <source>give the rules a name</source>
        <translation>给规则起个名字</translation>
    </message>
    <message>
        <source>at most {most} letters, without line breaks</source>
        <translation>最多 {most} 个字，不能换行</translation>
    </message>
    <message>
        <source>another of your rulesets has this name</source>
        <translation>你的另一套规则已用了这个名字</translation>
    </message>
    <message>
        <source>a ruleset that comes with the game has this name</source>
        <translation>这是自带规则集的名字</translation>
    </message>
    <message>
        <source>{old} as {new}</source>
        <translation>{old} 即 {new}</translation>
    </message>
    <message>
        <source>old names are read as the new ones: {names}</source>
        <translation>旧名按新名读取：{names}</translation>
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
        <translation>可以几个人玩。第五、第六个人各多带 28 张牌。</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>手牌张数</translation>
    </message>
    <message>
        <source>Cards dealt to everyone. The game is made for 20.</source>
        <translation>每人发几张。这个玩法本是 20 张。</translation>
    </message>
    <message>
        <source>Cards in a hand, six players</source>
        <translation>手牌张数（六人）</translation>
    </message>
    <message>
        <source>The same for six players. With 0, it’s the same number for all.</source>
        <translation>六人时的数目。0 表示与其他人数相同。</translation>
    </message>
    <message>
        <source>Extra cards for the dealer</source>
        <translation>庄家多拿</translation>
    </message>
    <message>
        <source>The dealer gets one extra card and starts with a discard.</source>
        <translation>庄家多拿一张，并先打一张。</translation>
    </message>
    <message>
        <source>Copies of each card</source>
        <translation>每种牌几张</translation>
    </message>
    <message>
        <source>How many of each card the deck has for up to four players.</source>
        <translation>四人以内时，一副牌里每种牌有几张。</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>花牌</translation>
    </message>
    <message>
        <source>None or five: Duke, Marquis, Earl, Viscount, Baron. Each is a set by itself.</source>
        <translation>没有，或五张：公、侯、伯、子、男。单独一张就成一副。</translation>
    </message>
    <message>
        <source>Cards or tiles</source>
        <translation>纸牌或骨牌</translation>
    </message>
    <message>
        <source>How the wall looks: a stack of cards, or walls of tiles two high. Nothing else changes.</source>
        <translation>牌堆的样子：一摞纸牌，或两层高的骨牌墙。别的都不变。</translation>
    </message>
    <message>
        <source>How cards are dealt</source>
        <translation>怎么发牌</translation>
    </message>
    <message>
        <source>Whether hands are dealt at once or in packets. The odds are the same.</source>
        <translation>手牌分几叠发。机会都一样。</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>第一局的庄家</translation>
    </message>
    <message>
        <source>How the first round’s dealer is chosen.</source>
        <translation>第一局的庄家怎么定。</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>重发</translation>
    </message>
    <message>
        <source>Dealt Kongs are laid open</source>
        <translation>发到手的杠要亮出</translation>
    </message>
    <message>
        <source>Four identical cards in a dealt hand lie on the table from the start.</source>
        <translation>发到手里的四张一样的，一开始就放在桌上。</translation>
    </message>
    <message>
        <source>Dealt Pongs are marked</source>
        <translation>发到手的三张做记号</translation>
    </message>
    <message>
        <source>Everyone sees how often someone was dealt three identical cards, but not which.</source>
        <translation>大家看得到谁手里有几副三张一样的，看不到是什么牌。</translation>
    </message>
    <message>
        <source>Sets of several colors</source>
        <translation>异色牌组</translation>
    </message>
    <message>
        <source>Which pieces make a set in three or four different colors.</source>
        <translation>哪些棋子可以用三种或四种颜色凑成一副。</translation>
    </message>
    <message>
        <source>Identical cards stay together</source>
        <translation>三张一样的不拆</translation>
    </message>
    <message>
        <source>Of three or four identical cards in a hand, none may join another set (the locked khạp).</source>
        <translation>手里三张或四张一样的，不能借给别的牌组（锁住的 khạp）。</translation>
    </message>
    <message>
        <source>An open Pong may grow</source>
        <translation>桌上的碰可以加牌</translation>
    </message>
    <message>
        <source>When a Pong on the table takes its fourth card.</source>
        <translation>桌上三张一样的，什么时候可以再加第四张。</translation>
    </message>
    <message>
        <source>Identical Soldiers</source>
        <translation>一样的卒</translation>
    </message>
    <message>
        <source>How many identical Soldiers make a set: 2 or more, as with other cards, or 5 for never.</source>
        <translation>几张一样的卒才成牌组：2 张起和别的牌一样，5 表示都不成。</translation>
    </message>
    <message>
        <source>Claims out of turn</source>
        <translation>没轮到也能要</translation>
    </message>
    <message>
        <source>What anyone may claim on any card, even out of turn. It comes before the sets of players whose turn it is.</source>
        <translation>不论轮到谁，任何玩家对任何牌都能这样要。优先于轮到的玩家凑的牌组。</translation>
    </message>
    <message>
        <source>A Pair only from your own draw (chui đôi)</source>
        <translation>对子只能自己摸（chui đôi）</translation>
    </message>
    <message>
        <source>Whether a Pair may be claimed only with a card you draw yourself. It never stops you from winning.</source>
        <translation>对子是不是只能用自己摸到的牌凑。不影响胡牌。</translation>
    </message>
    <message>
        <source>A Kong draws a card</source>
        <translation>开杠补牌</translation>
    </message>
    <message>
        <source>Whether you draw after claiming a Kong, instead of discarding: your whole hand has a card more.</source>
        <translation>开杠后是不是补一张而不打牌：整手牌会多一张。</translation>
    </message>
    <message>
        <source>A Kong goes before a Pong</source>
        <translation>杠优先于碰</translation>
    </message>
    <message>
        <source>Whether a Kong beats a Pong of a player who comes sooner. It only matters where the deck has six of each card.</source>
        <translation>杠是否比轮次更近的碰先拿到牌。一副牌里同样的牌有六张时才会碰上。</translation>
    </message>
    <message>
        <source>Passed draws go to the next player</source>
        <translation>不要的摸牌给下家</translation>
    </message>
    <message>
        <source>If you pass on a card you drew, the next player may take it.</source>
        <translation>摸牌的人不要的牌，下家可以要。</translation>
    </message>
    <message>
        <source>Pong and junk</source>
        <translation>碰与散牌</translation>
    </message>
    <message>
        <source>Whether a Pong may leave more junk in your hand than before.</source>
        <translation>碰了之后，散牌能不能比原来多。</translation>
    </message>
    <message>
        <source>Other claims and junk</source>
        <translation>其他要牌与散牌</translation>
    </message>
    <message>
        <source>Whether any other claim may leave more junk than before.</source>
        <translation>其他要牌之后，散牌能不能比原来多。</translation>
    </message>
    <message>
        <source>Claiming a Kong (khui)</source>
        <translation>杠（khui）</translation>
    </message>
    <message>
        <source>Whether you must make a Kong when you can. A win comes first.</source>
        <translation>能杠是不是必须杠。胡优先。</translation>
    </message>
    <message>
        <source>Claiming a Pong</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Whether you must make a Pong when you can. A win comes first.</source>
        <translation>能碰是不是必须碰。胡优先。</translation>
    </message>
    <message>
        <source>Announcing a passed-up Pong (bỏ đôi)</source>
        <translation>放弃碰要说出来（bỏ đôi）</translation>
    </message>
    <message>
        <source>Whether everyone is told when a player passes up a Pong because they’re waiting for a win. It only matters where a Pong is required otherwise.</source>
        <translation>听牌的人放弃碰时，是不是告诉大家。只在别的时候必须碰的规则里有用。</translation>
    </message>
    <message>
        <source>Declaring a win</source>
        <translation>胡</translation>
    </message>
    <message>
        <source>Whether you must declare a win when you can.</source>
        <translation>能胡是不是必须胡。</translation>
    </message>
    <message>
        <source>Discarding a General</source>
        <translation>打出将</translation>
    </message>
    <message>
        <source>Whether a General may be discarded.</source>
        <translation>将能不能打出。</translation>
    </message>
    <message>
        <source>A drawn General</source>
        <translation>摸到的将</translation>
    </message>
    <message>
        <source>Whether you have to keep a General you draw.</source>
        <translation>摸到将是不是必须留下。</translation>
    </message>
    <message>
        <source>Claims on others’ Generals</source>
        <translation>要别人的将</translation>
    </message>
    <message>
        <source>What the other players may claim on a General that someone draws.</source>
        <translation>别人摸到的将，其他玩家可以怎么要。</translation>
    </message>
    <message>
        <source>Dead hand (相公)</source>
        <translation>相公</translation>
    </message>
    <message>
        <source>What a player who can’t keep a General they draw pays each of the others, before sitting out the round. With 0, such a General is left.</source>
        <translation>摸到将却留不住的人赔每一家多少，这局不再玩。0 表示那张将就放着。</translation>
    </message>
    <message>
        <source>Dealt win (thiên tới)</source>
        <translation>天胡（thiên tới）</translation>
    </message>
    <message>
        <source>Whether a dealt hand without a General or joker, without three or four identical cards and without Soldiers in all four colors may be thrown in. Then everyone gets new cards.</source>
        <translation>手里没有将和花牌、没有三张或四张一样的、也没有四色的卒，能不能要求重发。</translation>
    </message>
    <message>
        <source>Jokers follow the rules for Generals</source>
        <translation>花牌按将算</translation>
    </message>
    <message>
        <source>Whether jokers are discarded, kept and claimed by the rules for Generals. If not, a joker may be discarded and passed on like any other card.</source>
        <translation>花牌能不能打、要不要留、谁能要，是不是和将一样。不然，花牌和别的牌一样可以打出、可以不要。</translation>
    </message>
    <message>
        <source>A dealer whose dealt cards are complete may win at once.</source>
        <translation>庄家发下来的牌已成，可以马上胡。</translation>
    </message>
    <message>
        <source>Several winners</source>
        <translation>几家同时胡</translation>
    </message>
    <message>
        <source>Who wins if several players declare a win on the same card.</source>
        <translation>几家同胡一张牌，算谁胡。</translation>
    </message>
    <message>
        <source>Cards nobody draws</source>
        <translation>不摸的牌</translation>
    </message>
    <message>
        <source>With this many cards left in the wall, the round ends and nobody wins.</source>
        <translation>牌堆只剩这么几张时，这一局结束，算流局。</translation>
    </message>
    <message>
        <source>Cards nobody draws, five or six players</source>
        <translation>不摸的牌（五、六人）</translation>
    </message>
    <message>
        <source>The same for five or six players. With -1, it’s the same number for all.</source>
        <translation>五人或六人时的数目。-1 表示与其他人数相同。</translation>
    </message>
    <message>
        <source>Dealer after a win</source>
        <translation>胡牌后的庄家</translation>
    </message>
    <message>
        <source>Who deals the next round after somebody has won.</source>
        <translation>有人胡了，下一局谁坐庄。</translation>
    </message>
    <message>
        <source>After a great win the player opposite deals (大胡)</source>
        <translation>大胡后对家坐庄</translation>
    </message>
    <message>
        <source>How many points make a win great: then the player opposite the winner deals the next round. Of two players opposite, it’s the one who comes first after the winner. With 0, that never happens.</source>
        <translation>胡到几分算大胡：大胡之后，下一局由胡家的对家坐庄。对面有两人时，是胡家之后先轮到的那位。0 表示没有大胡。</translation>
    </message>
    <message>
        <source>Dealer after a round nobody won</source>
        <translation>流局后的庄家</translation>
    </message>
    <message>
        <source>Who deals the next round after the wall has run out.</source>
        <translation>牌堆摸完流局，下一局谁坐庄。</translation>
    </message>
    <message>
        <source>Points of the sets</source>
        <translation>牌组的分数</translation>
    </message>
    <message>
        <source>What each set is worth: in hand since the deal, and made with a claimed card.</source>
        <translation>每种牌组算几分：发牌起就在手里的，和要牌凑成的。</translation>
    </message>
    <message>
        <source>Points of three identical Generals</source>
        <translation>三张将的分数</translation>
    </message>
    <message>
        <source>The same for three identical Generals.</source>
        <translation>三张一样的将算几分。</translation>
    </message>
    <message>
        <source>Extra points of four identical Generals</source>
        <translation>四张一样的将另加的分</translation>
    </message>
    <message>
        <source>How much more, or less, a Kong of Generals is worth than any other Kong.</source>
        <translation>将的杠比别的杠多（或少）几分。</translation>
    </message>
    <message>
        <source>Points of a dealt Kong laid open</source>
        <translation>亮出的杠的分数</translation>
    </message>
    <message>
        <source>What four identical cards are worth when laid open from the deal.</source>
        <translation>发到手就亮出的四张一样的算几分。</translation>
    </message>
    <message>
        <source>Points of four jokers</source>
        <translation>四张花牌的分数</translation>
    </message>
    <message>
        <source>What a Kong of any four jokers is worth. With 0 and 0 jokers never join each other.</source>
        <translation>任意四张花牌的杠算几分。两个都是 0 时，花牌之间不组合。</translation>
    </message>
    <message>
        <source>Extra points of a joker</source>
        <translation>花牌加分</translation>
    </message>
    <message>
        <source>How much more a joker is worth than a single General.</source>
        <translation>一张花牌比单张将多几分。</translation>
    </message>
    <message>
        <source>Bonus for a win</source>
        <translation>胡牌加分</translation>
    </message>
    <message>
        <source>Points added to every win. An odd bonus makes the total even.</source>
        <translation>每次胡另加的分数。加单数，总分就成双数。</translation>
    </message>
    <message>
        <source>Minimum points to win</source>
        <translation>最少几分能胡</translation>
    </message>
    <message>
        <source>A hand worth less can’t win.</source>
        <translation>分数不够的牌不能胡。</translation>
    </message>
    <message>
        <source>Minimum points, five or six players</source>
        <translation>最少分数（五、六人）</translation>
    </message>
    <message>
        <source>The same for five or six players. With 0, it’s the same number for all.</source>
        <translation>五人或六人时的数目。0 表示与其他人数相同。</translation>
    </message>
    <message>
        <source>What points are called</source>
        <translation>分数的叫法</translation>
    </message>
    <message>
        <source>Only a word; nothing else changes.</source>
        <translation>只是叫法，别的都不变。</translation>
    </message>
    <message>
        <source>What losers pay</source>
        <translation>输家付什么</translation>
    </message>
    <message>
        <source>The winner’s points, all or those above the minimum, or always the same stake.</source>
        <translation>付胡家的分数，全部或只付超出最低分的部分，或每次付同样的底注。</translation>
    </message>
    <message>
        <source>Value of a point</source>
        <translation>一分值多少</translation>
    </message>
    <message>
        <source>What one point, or the stake, adds to the score.</source>
        <translation>一分或一份底注，在积分里算多少。</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>底</translation>
    </message>
    <message>
        <source>What every other player pays the winner on top, whatever the win is worth.</source>
        <translation>不论胡多少，其他每家另付胡家多少。</translation>
    </message>
    <message>
        <source>Folding</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>Whether you may give up a dealt hand before the first discard and pay only the ante.</source>
        <translation>第一张牌打出之前能不能放弃手牌，只输底。</translation>
    </message>
    <message>
        <source>Bonus for drawing the winning card</source>
        <translation>自摸加分</translation>
    </message>
    <message>
        <source>Points each loser pays more if the winner drew the card. A stake stays the same.</source>
        <translation>胡家自摸时每个输家多付的分。固定赌注不变。</translation>
    </message>
    <message>
        <source>Losers pay</source>
        <translation>输家要付</translation>
    </message>
    <message>
        <source>If not, nobody pays for a win: it’s added to the winner’s score, and the others keep theirs.</source>
        <translation>不付的话，有人胡牌时谁都不用付：只加到胡家的总分里，别人的分数不变。</translation>
    </message>
    <message>
        <source>Showing the winning card pays for all</source>
        <translation>点炮的人全付</translation>
    </message>
    <message>
        <source>Whether the one who discarded or drew the winning card pays what all losers owe.</source>
        <translation>打出或翻出胡牌那张的人要不要替所有输家付。</translation>
    </message>
    <message>
        <source>Multiplier for five or six players</source>
        <translation>五、六人的倍数</translation>
    </message>
    <message>
        <source>How many times everything counts that is paid when five or six play.</source>
        <translation>五人或六人时，所有付的都乘以几倍。</translation>
    </message>
    <message>
        <source>Multiplier for a Kong (tới quan)</source>
        <translation>带杠胡倍数（tới quan）</translation>
    </message>
    <message>
        <source>How many times the points, or the stake, count for a winner who has a Kong.</source>
        <translation>胡家有杠，分数或底注乘几倍。</translation>
    </message>
    <message>
        <source>Yellow Generals (tướng vàng)</source>
        <translation>黄将（tướng vàng）</translation>
    </message>
    <message>
        <source>How much more each loser pays for every yellow General of the winner, with or without a Kong.</source>
        <translation>胡家每有一张黄将，每个输家多付多少，带不带杠都一样。</translation>
    </message>
    <message>
        <source>A loser’s Kongs</source>
        <translation>输家的杠</translation>
    </message>
    <message>
        <source>How much a loser’s own Kongs on the table take off the payment. A stake stays the same.</source>
        <translation>输家自己桌上的杠，让应付的减多少；底注不减。</translation>
    </message>
    <message>
        <source>Nobody is paid for losing</source>
        <translation>输家不会反过来进分</translation>
    </message>
    <message>
        <source>A payment never goes below zero, however many Kongs a loser has.</source>
        <translation>输家的杠再多，应付的也不会少于零。</translation>
    </message>
    <message>
        <source>{rules} isn’t for {n} players.</source>
        <translation>{rules}不能{n}个人打。</translation>
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
        <translation>两套规则完全一样。</translation>
    </message>
    <message>
        <source>{file}: note on {rule}: {text}</source>
        <translation>{file}：关于 {rule}：{text}</translation>
    </message>
    <message>
        <source>{file}: no mistakes; “{name}”</source>
        <translation>{file}：没有问题；“{name}”</translation>
    </message>
</context>
<context>
    <name>rules editor</name>
    <message>
        <source>in hand</source>
        <translation>手里</translation>
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
        <translation>还原</translation>
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
        <translation>杠</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>head of the column that names the others at the table</extracomment>
        <translation>同桌</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胡</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>最好的一手</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>每局得分</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>你胡</translation>
    </message>
    <message>
        <source>They won</source>
        <translation>对方胡</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>你的积分</translation>
    </message>
    <message>
        <source>Per round</source>
        <translation>每局</translation>
    </message>
    <message>
        <source>Computers ({level})</source>
        <translation>电脑（{level}）</translation>
    </message>
    <message>
        <source>{level} {share} ± {reach}</source>
        <translation>{level} {share} ± {reach}</translation>
    </message>
    <message>
        <source>The computers have played the same cards as you ({rounds}). How often you do better: {levels}. {half} is even; ± is how far luck could shift it.</source>
        <translation>电脑打过和你一样的牌（{rounds}）。你打得更好的比例：{levels}。{half} 就是势均力敌；± 是运气可能造成的偏差。</translation>
    </message>
    <message>
        <source>{level} {difference} ± {reach}</source>
        <translation>{level} {difference} ± {reach}</translation>
    </message>
    <message>
        <source>Elo: {levels}. 400 means ten wins to one loss.</source>
        <translation>Elo：{levels}。相差 400 表示十胜一负。</translation>
    </message>
    <message>
        <source>No finished rounds yet.</source>
        <translation>还没有记下打完的牌局。</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>No font on this computer can show {language}. Install one (on Debian and Ubuntu: sudo apt-get install {package}), then start tusac again.</source>
        <translation>这台电脑上没有能写{language}的字体。请安装一款（Debian 和 Ubuntu：sudo apt-get install {package}），再启动 tusac。</translation>
    </message>
    <message>
        <source>Standard: two sets</source>
        <translation>常用：两套字</translation>
    </message>
    <message>
        <source>Standard, stone cannon</source>
        <translation>常用：炮作砲</translation>
    </message>
    <message>
        <source>Simple: one set</source>
        <translation>简单：一套字</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不显示</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>自选</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>不要动画</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
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
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>汉字</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
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
        <source>Player {number}</source>
        <translation>玩家{number}</translation>
    </message>
    <message>
        <source>More points than the {level} computer, with the same cards.</source>
        <translation>同样的牌，得分比电脑（{level}）高。</translation>
    </message>
    <message>
        <source>More points than any computer, with the same cards!</source>
        <translation>同样的牌，得分比所有电脑都高！</translation>
    </message>
    <message>
        <source>The computers did better with the same cards.</source>
        <translation>同样的牌，这次电脑得分更高。</translation>
    </message>
    <message>
        <source>As many points as the {level} computer, with the same cards.</source>
        <translation>同样的牌，得分和电脑（{level}）一样高。</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自家规则</translation>
    </message>
    <message>
        <source>round {number} of {rounds}</source>
        <translation>第 {number} 局，共 {rounds} 局</translation>
    </message>
    <message>
        <source>{won} of {rounds} rounds won</source>
        <translation>{rounds} 局中赢了 {won} 局</translation>
    </message>
    <message>
        <source>Vietnam’s four-color card game</source>
        <translation>越南四色牌</translation>
    </message>
    <message>
        <source>{names} tie for first place</source>
        <translation>{names} 并列第一</translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <translation>{names} 赢了这场</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>我</translation>
    </message>
</context>
<context>
    <name>sim</name>
    <message>
        <source>{rules}, seed {seed}: {deals}, each played by every level at the same seat of {seats}, the others {level}</source>
        <translation>{rules}，种子 {seed}：{deals}，每次所有级别都坐 {seats} 个座位中的同一个，其余座位是{level}</translation>
    </message>
    <message>
        <source>player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>points per round</source>
        <translation>每局得分</translation>
    </message>
    <message>
        <source>Elo beside {level}</source>
        <translation>与{level}的Elo差</translation>
    </message>
    <message>
        <source>Elo over the one above</source>
        <translation>与上一行的Elo差</translation>
    </message>
    <message>
        <source>{rules}, seed {seed}: {deals} in {orders}, {rounds}</source>
        <translation>{rules}，种子 {seed}：{deals}，{orders}，{rounds}</translation>
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
        <translation>庄家胡</translation>
    </message>
    <message>
        <source>points of a win</source>
        <translation>胡牌分数</translation>
    </message>
    <message>
        <source>every state kept all invariants, and the kernel played the same rounds</source>
        <translation>每个状态都符合该成立的条件，内核打出的各局也一样</translation>
    </message>
    <message>
        <source>{player} cannot play: the class has no method choose(view, legal, seed)</source>
        <translation>{player} 不能参加：该类没有方法 choose(view, legal, seed)</translation>
    </message>
    <message>
        <source>{player} has not answered within {seconds} s</source>
        <translation>{player} 在 {seconds} 秒内没有回应</translation>
    </message>
    <message>
        <source>{player} chose {detail}, which is not one of the legal actions it was given</source>
        <translation>{player} 选择了 {detail}，它不在所给的合法动作之中</translation>
    </message>
    <message>
        <source>every state kept all invariants</source>
        <translation>每个状态都符合始终应当成立的条件</translation>
    </message>
    <message>
        <source>{player} has ended its process instead of choosing</source>
        <translation>{player} 没有作出选择就结束了自己的进程</translation>
    </message>
    <message>
        <source>{file} has no class {name}, nor any other</source>
        <translation>{file} 中没有类 {name}，也没有别的类</translation>
    </message>
    <message>
        <source>{file} has no class {name}; it has: {detail}</source>
        <translation>{file} 中没有类 {name}；有：{detail}</translation>
    </message>
    <message>
        <source>{player} cannot be loaded: {detail}</source>
        <translation>无法载入 {player}：{detail}</translation>
    </message>
    <message>
        <source>{player} failed: {detail}</source>
        <translation>{player} 出错：{detail}</translation>
    </message>
</context>
<context>
    <name>split</name>
    <message>
        <source>Nobody can play in your place: if you leave, this round doesn’t count.</source>
        <translation>没有人能替你：你放弃这一局，这一局就不算数。</translation>
    </message>
    <message>
        <source>Nobody else is playing: if you leave, this round doesn’t count.</source>
        <translation>没有别人在打：你离开的话，这一局就不算数。</translation>
    </message>
    <message>
        <source>Without you there are too few people to go on: this round won’t count.</source>
        <translation>剩下的人太少，没有你打不下去：这一局将不算数。</translation>
    </message>
    <message>
        <source>The others play on: your seat just passes until the round ends, then a computer player takes it.</source>
        <translation>别人接着打：这一局打完之前你的座位只会过，之后由电脑玩家接替。</translation>
    </message>
    <message>
        <source>The match goes on without you: a computer player takes your seat. The rounds you’ve played are kept.</source>
        <translation>没有你比赛也继续：电脑玩家接替你的座位。打过的局都保留。</translation>
    </message>
    <message>
        <source>The match ends here. The rounds you’ve played are kept.</source>
        <translation>比赛到此结束。打过的局都保留。</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>正在等 {name}</translation>
    </message>
    <message>
        <source>Waiting: {heard} of {all} computers are here, {needed} needed</source>
        <translation>等待中：{all} 台电脑里有 {heard} 台在线，要有 {needed} 台</translation>
    </message>
    <message>
        <source>The two of you can only go on together. You can wait, or open a new table with the same settings: computer players take the empty seats, points start from zero, and {name} can join either.</source>
        <translation>你们两人要都在才能接着打。你可以等，也可以用同样的设置开一张新桌：空位由电脑补上，积分从零算起，{name} 回来后哪一桌都能加入。</translation>
    </message>
    <message>
        <source>Only the larger group of computers can go on with this table. You can wait, or open a new table with the same settings: computer players take the empty seats, points start from zero, and anyone who comes back can join either.</source>
        <translation>只有多数电脑那一边才能接着打这一桌。你可以等，也可以用同样的设置开一张新桌：空位由电脑补上，积分从零算起，回来的人哪一桌都能加入。</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <source>there is no such file or folder</source>
        <translation>没有这个文件或文件夹</translation>
    </message>
    <message>
        <source>you don’t have permission</source>
        <translation>你没有权限</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>那里不能写入</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘满了</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>文件会太大</translation>
    </message>
    <message>
        <source>that is a folder</source>
        <translation>那是个文件夹</translation>
    </message>
    <message>
        <source>part of the path is not a folder</source>
        <translation>路径中有一段不是文件夹</translation>
    </message>
    <message>
        <source>it already exists</source>
        <translation>那里已经有了</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名字太长</translation>
    </message>
    <message>
        <source>the path goes in a circle</source>
        <translation>路径绕成了圈</translation>
    </message>
    <message>
        <source>the system doesn’t accept that name</source>
        <translation>系统不接受这样的名字</translation>
    </message>
    <message>
        <source>something else is using it</source>
        <translation>正被别的程序使用</translation>
    </message>
    <message>
        <source>the disk can’t read or write it</source>
        <translation>磁盘读写不了它</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>打开的文件太多</translation>
    </message>
    <message>
        <source>there is no memory left</source>
        <translation>内存用完了</translation>
    </message>
    <message>
        <source>nobody is reading it any more</source>
        <translation>已经没有程序在读了</translation>
    </message>
    <message>
        <source>it’s a link, and the file it leads to isn’t there now</source>
        <translation>这是一个链接，它指向的文件现在不在</translation>
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
        <translation>学习</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>家庭</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>champion</source>
        <translation>冠军</translation>
    </message>
    <message>
        <source>by sets</source>
        <translation>按牌组</translation>
    </message>
    <message>
        <source>by color</source>
        <translation>按颜色</translation>
    </message>
    <message>
        <source>by piece</source>
        <translation>按棋子</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>自己摆</translation>
    </message>
    <message>
        <source>South</source>
        <translation>南家</translation>
    </message>
    <message>
        <source>East</source>
        <translation>东家</translation>
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
        <translation>{card}（剩 {n} 张，要自摸）</translation>
    </message>
    <message>
        <source>{card} ({n} left)</source>
        <translation>{card}（剩 {n} 张）</translation>
    </message>
    <message>
        <source>{card} (if you draw it)</source>
        <extracomment>of a card that one waits for: it wins only on one&apos;s own draw</extracomment>
        <translation>{card}（自摸才算）</translation>
    </message>
    <message>
        <source>marked Pong ×{n}</source>
        <translation>三张记号 ×{n}</translation>
    </message>
    <message>
        <source>Pong ×{n}</source>
        <translation>三张 ×{n}</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>no junk</source>
        <translation>没有散牌</translation>
    </message>
    <message>
        <source>no longer waiting</source>
        <translation>不再听牌</translation>
    </message>
    <message>
        <source>no clock: take all the time you want</source>
        <translation>不计时，慢慢来</translation>
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
        <translation>应答 {claim} 秒，打牌 {discard} 秒，每局另有 {bank} 秒备用</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>{number} 号座</translation>
    </message>
    <message>
        <source>waiting for {cards}</source>
        <translation>听：{cards}</translation>
    </message>
    <message>
        <source>leaves no junk</source>
        <translation>不剩散牌</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>No window can open here, so you play in this terminal.</source>
        <translation>这里打不开窗口，就在这个终端里玩。</translation>
    </message>
    <message>
        <source>No window can open and there is no terminal here, so computer players play a round.</source>
        <translation>这里打不开窗口，也没有终端：由电脑之间打一局。</translation>
    </message>
    <message>
        <source>There is no display and no terminal here, so computer players play a round.</source>
        <translation>这里既没有图形界面也没有终端：由电脑之间打一局。</translation>
    </message>
    <message>
        <source>cannot open a window: this system lacks {library}. Get it with: {command}</source>
        <translation>窗口打不开：系统缺少 {library}。安装命令：{command}</translation>
    </message>
    <message>
        <source>cannot open a window: this system lacks {library}. Get it with your system’s package manager.</source>
        <translation>窗口打不开：系统缺少 {library}。请用系统的软件包管理器安装。</translation>
    </message>
    <message>
        <source>There is no display here, so you play in this terminal.</source>
        <translation>这里没有图形界面，就在这个终端里玩。</translation>
    </message>
    <message>
        <source>cannot open a window: {problem}</source>
        <translation>窗口打不开：{problem}</translation>
    </message>
    <message>
        <source>Round {number}.</source>
        <translation>第 {number} 局。</translation>
    </message>
    <message>
        <source>has the move</source>
        <translation>正轮到</translation>
    </message>
    <message>
        <source>junk: {cards}</source>
        <translation>散牌：{cards}</translation>
    </message>
    <message>
        <source>  unclaimed: {cards}</source>
        <translation>  没人要的：{cards}</translation>
    </message>
    <message>
        <source>Paused (Enter: go on) &gt;</source>
        <translation>已暂停（Enter：继续）&gt;</translation>
    </message>
    <message>
        <source>Next round (Enter) &gt;</source>
        <translation>下一局（Enter）&gt;</translation>
    </message>
    <message>
        <source>The proof of round {number} is in {path}</source>
        <translation>第 {number} 局的证明在 {path}</translation>
    </message>
    <message>
        <source>Join it again, or open the new one with --anew.</source>
        <translation>重新加入那一桌，或用 --anew 开新桌。</translation>
    </message>
    <message>
        <source>The words of this round, the same on every screen: {words}.</source>
        <translation>这一局的词，每个屏幕上都一样：{words}。</translation>
    </message>
    <message>
        <source>{cost} Type x again to leave.</source>
        <translation>{cost}再输入一次 x 就离开。</translation>
    </message>
    <message>
        <source>You leave the table.</source>
        <translation>你离开了牌桌。</translation>
    </message>
    <message>
        <source>Looking for tables nearby.</source>
        <translation>正在找附近的牌桌。</translation>
    </message>
    <message>
        <source>No tables yet.</source>
        <translation>还没看到牌桌。</translation>
    </message>
    <message>
        <source>Asking every address nearby.</source>
        <translation>正在询问附近的每个地址。</translation>
    </message>
    <message>
        <source>Table code &gt;</source>
        <translation>牌桌的口令 &gt;</translation>
    </message>
    <message>
        <source>The input has ended.</source>
        <translation>输入已结束。</translation>
    </message>
    <message>
        <source>The record is {path}</source>
        <translation>记录在 {path}</translation>
    </message>
    <message>
        <source>Goodbye. The match could not be saved.</source>
        <translation>再见。这场牌没能存上。</translation>
    </message>
    <message>
        <source>There is an unfinished match: round {number}, you have {tally}.</source>
        <translation>有一场没打完：第 {number} 局，你的积分 {tally}。</translation>
    </message>
    <message>
        <source>The end of its record cannot be read and will be played again.</source>
        <translation>它的记录末尾读不了，那一段要重打。</translation>
    </message>
    <message>
        <source>Continue it (Enter: yes, n: new match) &gt;</source>
        <translation>接着打吗（Enter：是，n：新开一场）&gt;</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>The match cannot be saved and goes on in memory: {problem}</source>
        <translation>这场牌存不上，只在内存里继续：{problem}</translation>
    </message>
    <message>
        <source>Goodbye. Your match is saved: you can continue it next time.</source>
        <translation>再见。没打完的会存着，下次启动可以接着打。</translation>
    </message>
    <message>
        <source>The number or address on the host’s screen (x: leave) &gt;</source>
        <translation>桌主屏幕上的号码或地址（x：离开）&gt;</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>第 {number} 步，共 {count} 步</translation>
    </message>
    <message>
        <source>Play a round now (Enter: yes, n: leave) &gt;</source>
        <translation>现在打一局（Enter：是，n：离开）&gt;</translation>
    </message>
    <message>
        <source>Next (Enter) &gt;</source>
        <translation>下一步（Enter）&gt;</translation>
    </message>
    <message>
        <source>Too late.</source>
        <translation>晚了。</translation>
    </message>
    <message>
        <source>Wall: {cards}, {draws} left to draw.</source>
        <translation>牌堆：{cards}，其中可摸 {draws} 张。</translation>
    </message>
    <message>
        <source>On offer: {card}, drawn by {name}.</source>
        <translation>台面牌：{card}，{name} 摸的。</translation>
    </message>
    <message>
        <source>On offer: {card}, discarded by {name}.</source>
        <translation>台面牌：{card}，{name} 打的。</translation>
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
        <translation>你听牌：{cards}。</translation>
    </message>
    <message>
        <source>{tally} in all</source>
        <translation>积分 {tally}</translation>
    </message>
    <message>
        <source>You may: {options}.</source>
        <translation>你可以：{options}。</translation>
    </message>
    <message>
        <source>You must: {options}.</source>
        <translation>你必须：{options}。</translation>
    </message>
    <message>
        <source>pass when I can’t do anything</source>
        <translation>没得选就自动过</translation>
    </message>
    <message>
        <source>pass on everything this round, but ask about a win</source>
        <translation>这一局全都过；能胡时照样问</translation>
    </message>
    <message>
        <source>no Chow, Quad or Pair</source>
        <translation>不要吃、四色和对子</translation>
    </message>
    <message>
        <source>win without asking</source>
        <translation>能胡就胡，不再问</translation>
    </message>
    <message>
        <source>let the computer answer until I’m back</source>
        <translation>我回来之前由电脑代打</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>a card such as rX: pass until it is shown: {until}</source>
        <translation>写一张牌，如 rX：一直过，到它亮出为止：{until}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}.</source>
        <translation>第 {number} 局，共 {rounds} 局。</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>电脑，{level}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>out of the round</source>
        <translation>这局已退出</translation>
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
        <translation>，{n} 种凑法</translation>
    </message>
    <message>
        <source>Continue: {table}</source>
        <translation>接着打：{table}</translation>
    </message>
    <message>
        <source>The number or address on the host’s screen (h: search harder, x: leave) &gt;</source>
        <translation>桌主屏幕上的号码或地址（h：仔细找找，x：离开）&gt;</translation>
    </message>
    <message>
        <source>Join which table (Enter: {number}, h: search harder, x: leave) &gt;</source>
        <translation>加入哪一桌（Enter：{number}，h：仔细找找，x：离开）&gt;</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>正在打</translation>
    </message>
    <message>
        <source>code</source>
        <translation>口令</translation>
    </message>
    <message>
        <source>You’re watching (a number: take that seat, ?: help, x: leave) &gt;</source>
        <translation>你在旁观（数字：坐那个座位，?：帮助，x：离开）&gt;</translation>
    </message>
    <message>
        <source>Lobby (s: start, Enter: ready, ?: help, x: leave) &gt;</source>
        <translation>等候室（s：开局，Enter：准备，?：帮助，x：离开）&gt;</translation>
    </message>
    <message>
        <source>Lobby (Enter: ready, ?: help, x: leave) &gt;</source>
        <translation>等候室（Enter：准备，?：帮助，x：离开）&gt;</translation>
    </message>
    <message>
        <source>The table hasn’t let you in yet.</source>
        <translation>牌桌还没放你进来。</translation>
    </message>
    <message>
        <source>{table}: {rules}, pace {pace}, rounds: {rounds}.</source>
        <translation>{table}：{rules}，节奏 {pace}，局数：{rounds}。</translation>
    </message>
    <message>
        <source>Watching: {names}.</source>
        <translation>旁观：{names}。</translation>
    </message>
    <message>
        <source>All are ready: the match is starting.</source>
        <translation>大家都准备好了，开始打牌。</translation>
    </message>
    <message>
        <source>You’re watching. Type the number of a free seat to play.</source>
        <translation>你在旁观。输入空位的号码就能打牌。</translation>
    </message>
    <message>
        <source>All seats are taken, so you’re watching. If one becomes free, type its number.</source>
        <translation>座位都坐满了，你先旁观。有空位时输入它的号码。</translation>
    </message>
    <message>
        <source>The table’s address isn’t known here: it’s on the host’s screen.</source>
        <translation>这里不知道牌桌的地址：看桌主的屏幕。</translation>
    </message>
    <message>
        <source>Table number {number}, address {address}.</source>
        <translation>桌号 {number}，地址 {address}。</translation>
    </message>
    <message>
        <source>Address {address}.</source>
        <translation>地址 {address}。</translation>
    </message>
    <message>
        <source>No network here: only programs on this computer can join.</source>
        <translation>这里没有网络：只有这台电脑上的程序能来。</translation>
    </message>
    <message>
        <source>The table’s code: {code}</source>
        <translation>牌桌的口令：{code}</translation>
    </message>
    <message>
        <source>{seat}: computer player, {level}</source>
        <translation>{seat}：电脑玩家，{level}</translation>
    </message>
    <message>
        <source>{seat}: free</source>
        <translation>{seat}：空</translation>
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
        <translation>已准备</translation>
    </message>
    <message>
        <source>not ready</source>
        <translation>未准备</translation>
    </message>
    <message>
        <source>Next comes round {n}: {tally}.</source>
        <translation>接下来是第 {n} 局：{tally}。</translation>
    </message>
    <message>
        <source>Enter: ready or not; a number: sit there; w: watch; n NAME: change your name</source>
        <translation>Enter：准备或取消；数字：坐到那里；w：旁观；n 名字：改名</translation>
    </message>
    <message>
        <source>/WORDS: say something; l: the lobby again; x: leave; the host starts with s</source>
        <translation>/话：跟大家说话；l：再看等候室；x：离开；桌主按 s 开局</translation>
    </message>
    <message>
        <source>Type {word} to stop waiting.</source>
        <translation>输入 {word} 就不再等。</translation>
    </message>
    <message>
        <source>Type {word} to open it, x to leave; or wait.</source>
        <translation>输入 {word} 开新桌，x 离开；或者等着。</translation>
    </message>
    <message>
        <source>You’re watching; you play from the next round on.</source>
        <translation>你在旁观；从下一局起你就能打。</translation>
    </message>
    <message>
        <source>You’re watching: hands stay hidden.</source>
        <translation>你在旁观，看不到手牌。</translation>
    </message>
    <message>
        <source>Tip: {tip}</source>
        <translation>小窍门：{tip}</translation>
    </message>
    <message>
        <source>Auto (a number switches, Enter: back) &gt;</source>
        <translation>自动（数字：开关，Enter：返回）&gt;</translation>
    </message>
    <message>
        <source>Enter: leave &gt;</source>
        <translation>Enter：离开 &gt;</translation>
    </message>
    <message>
        <source>Discard which card (Enter: {proposed}, ?: help) &gt;</source>
        <translation>打哪张（Enter：{proposed}，?：帮助）&gt;</translation>
    </message>
    <message>
        <source>Your answer (Enter: {proposed}, ?: help) &gt;</source>
        <translation>怎么答（Enter：{proposed}，?：帮助）&gt;</translation>
    </message>
    <message>
        <source>Your cards are numbered 1 to {n}.</source>
        <translation>你的牌编号是 1 到 {n}。</translation>
    </message>
    <message>
        <source>You answer: {action}.</source>
        <translation>你答：{action}。</translation>
    </message>
    <message>
        <source>{auto}: cleared.</source>
        <translation>{auto}：已取消。</translation>
    </message>
    <message>
        <source>Suggested: {action}; {effect}.</source>
        <translation>建议：{action}；{effect}。</translation>
    </message>
    <message>
        <source>You may discard it.</source>
        <translation>这张可以打。</translation>
    </message>
    <message>
        <source>“{text}” means nothing here; type ? for help.</source>
        <translation>“{text}”在这里没有意思；按 ? 看帮助。</translation>
    </message>
    <message>
        <source>Keys: W win, K Kong, P Pong, C Chow, Q Quad, D pair; 1 to 8: the buttons by position.</source>
        <translation>按键：W 胡，K 杠，P 碰，C 吃，Q 四色，D 对子；1 到 8：按钮的位置。</translation>
    </message>
    <message>
        <source>S sort, H hint, L the table and the log, A automatic answers, T pause, X leave.</source>
        <translation>S 理牌，H 提示，L 牌桌和经过，A 自动回答，T 暂停，X 离开。</translation>
    </message>
    <message>
        <source>? and a key or a card such as rX: why not.</source>
        <translation>? 加按键或一张牌（如 rX）：为什么不行。</translation>
    </message>
    <message>
        <source>Phones can’t be served here: {why}.</source>
        <translation>这里不能接手机：{why}。</translation>
    </message>
    <message>
        <source>Or type in its browser: {address} and then the key {key}</source>
        <translation>或在浏览器里输入：{address}，再输入密钥 {key}</translation>
    </message>
    <message>
        <source>With a phone: scan this.</source>
        <translation>用手机：扫描这个。</translation>
    </message>
    <message>
        <source>Phones play through this computer, which could see their cards.</source>
        <translation>手机通过这台电脑打牌，这台电脑有可能看到它们的牌。</translation>
    </message>
    <message>
        <source>Type it again to fold.</source>
        <translation>再输入一次就弃牌。</translation>
    </message>
    <message>
        <source>The record can’t be saved in full: {problem}</source>
        <translation>记录无法完整保存：{problem}</translation>
    </message>
    <message>
        <source>You didn’t join a table.</source>
        <translation>没有加入任何牌桌。</translation>
    </message>
    <message>
        <source>{free} of {seats} seats free</source>
        <translation>{seats} 个座位，空 {free} 个</translation>
    </message>
    <message>
        <source>A new phone says it’s {name}. Is that right?</source>
        <translation>一部新手机说自己是{name}。对吗？</translation>
    </message>
    <message>
        <source>Type {yes} to give them that seat and its hand, or {no}.</source>
        <translation>输入 {yes} 让对方取回座位和手牌，否则输入 {no}。</translation>
    </message>
    <message>
        <source>Type it again to pass.</source>
        <translation>再输入一次就过。</translation>
    </message>
    <message>
        <source>8 or the word: pass. Enter alone: what’s suggested. A number: that card in your hand.</source>
        <translation>8 或输入文字：过。只按 Enter：照推荐的做。数字：手里的那张牌。</translation>
    </message>
    <message>
        <source>Which one (a number; 0: back) &gt;</source>
        <translation>选哪种（数字；0：返回）&gt;</translation>
    </message>
    <message>
        <source>Discard which card (?: help) &gt;</source>
        <translation>打哪张牌（?：帮助）&gt;</translation>
    </message>
    <message>
        <source>Your answer (?: help) &gt;</source>
        <translation>你的回答（?：帮助）&gt;</translation>
    </message>
</context>
<context>
    <name>tips</name>
    <message>
        <source>You can use this card: the lit buttons say how. You can always pass.</source>
        <translation>这张牌你用得上：亮着的按钮告诉你怎么用。你随时可以过。</translation>
    </message>
    <message>
        <source>With these rules you have to use this card: the lit buttons say how.</source>
        <translation>按这套规则，这张牌你非用不可：亮着的按钮告诉你怎么用。</translation>
    </message>
    <message>
        <source>A General you draw is yours: lay it down alone or with its Advisor and Elephant.</source>
        <translation>摸到的将归你：单独亮出，或和同色的士、象一起亮出。</translation>
    </message>
    <message>
        <source>You need just one card to win now, whoever shows it. Think twice before you claim another.</source>
        <translation>再来一张就能胡，不管谁亮出来。要别的牌之前多想想。</translation>
    </message>
    <message>
        <source>The winner’s sets are counted, and every other player pays that many points.</source>
        <translation>按胡家的牌组算分，其他人每人付这么多分。</translation>
    </message>
    <message>
        <source>Choose a card you don’t need: click it, then press Discard, or drag it to the middle.</source>
        <translation>选一张用不上的牌：点它，再按“打牌”，或拖到中间。</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message>
        <source>Go on alone</source>
        <translation>自己接着看</translation>
    </message>
    <message>
        <source>{names} is reviewing the round.</source>
        <translation>{names} 正在复盘这一局。</translation>
    </message>
    <message>
        <source>{names} are reviewing the round.</source>
        <translation>{names} 正在复盘这一局。</translation>
    </message>
    <message>
        <source>Join in</source>
        <translation>一起看</translation>
    </message>
    <message>
        <source>Review together</source>
        <translation>一起复盘</translation>
    </message>
    <message>
        <source>The others can see that you’re reviewing, and can join in.</source>
        <translation>别人看得到你在复盘，可以一起看。</translation>
    </message>
    <message>
        <source>With {names}. When anyone steps, everyone follows.</source>
        <translation>和 {names} 一起。谁走一步，大家都跟着走。</translation>
    </message>
    <message>
        <source>{name} brought you here.</source>
        <translation>{name} 翻到了这里。</translation>
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
        <source>Pick a card first.</source>
        <translation>先选一张牌。</translation>
    </message>
    <message>
        <source>You could win. Press it again to pass.</source>
        <translation>你可以胡牌。再按一次就过。</translation>
    </message>
    <message>
        <source>suggested</source>
        <extracomment>on the answer that the computer would give</extracomment>
        <translation>推荐</translation>
    </message>
    <message>
        <source>given</source>
        <extracomment>under an answer that has been given and waits for the others</extracomment>
        <translation>已选</translation>
    </message>
    <message>
        <source>in advance</source>
        <extracomment>under an answer that is given by itself as soon as it is possible</extracomment>
        <translation>预先</translation>
    </message>
    <message>
        <source>Pass?</source>
        <extracomment>on the button that passes, once it has been pressed although a win is possible: it asks back</extracomment>
        <translation>过吗？</translation>
    </message>
    <message>
        <source>You could win.</source>
        <translation>你可以胡牌。</translation>
    </message>
    <message>
        <source>Given automatically as soon as it’s possible. Press it to cancel.</source>
        <translation>一有机会就自动执行。按一下可以取消。</translation>
    </message>
    <message>
        <source>For a {claim} you need {cards} in your hand; you have {count}.</source>
        <translation>要{claim}，手里得有 {cards}；你有 {count} 张。</translation>
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
        <translation>{name}，有改动</translation>
    </message>
    <message>
        <source>Line {line} is wrong: {text} ({message}). Everything before it is true.</source>
        <translation>第 {line} 行有错：{text}（{message}）。在它之前的都是真的。</translation>
    </message>
    <message>
        <source>Something in this file was changed or damaged; everything before that is true.</source>
        <translation>这个文件里有东西被改过或坏了；在那之前的都是真的。</translation>
    </message>
    <message>
        <source>Record checked: everything follows the rules.</source>
        <translation>记录已核对：一切合规则。</translation>
    </message>
    <message>
        <source>Record checked: all true so far; the match isn’t finished.</source>
        <translation>记录已核对：到目前为止都真实；这场还没打完。</translation>
    </message>
    <message>
        <source>Setup: {players}, {rounds}, rules: {rules}.</source>
        <translation>设置：{players}，{rounds}，规则：{rules}。</translation>
    </message>
    <message>
        <source>Deals: {n}, each follows from the seed of the match.</source>
        <translation>发牌：{n} 次，都由这场的种子得出。</translation>
    </message>
    <message>
        <source>Actions: {n}, each allowed by the rules; payments follow from them.</source>
        <translation>步数：{n}，每一步都合规则；输赢由此得出。</translation>
    </message>
    <message>
        <source>Choices of computer players: {n}, each the same when repeated.</source>
        <translation>电脑玩家的选择：{n} 次，重算结果都一样。</translation>
    </message>
    <message>
        <source>The record is true and complete.</source>
        <translation>记录真实、完整。</translation>
    </message>
    <message>
        <source>The record is true; the match is not finished.</source>
        <translation>记录真实；这场还没打完。</translation>
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
        <translation>菜单</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>证明</translation>
    </message>
    <message>
        <source>Auto: automatic answers until the round ends. A clears them.</source>
        <translation>自动：自动回答到这一局打完为止。按 A 取消。</translation>
    </message>
    <message>
        <source>Hint (H): what the computer would do, and why.</source>
        <translation>提示（H）：电脑会怎么打，为什么。</translation>
    </message>
    <message>
        <source>{points}: what the sets on the table are worth.</source>
        <translation>{points}：桌上各组牌的分数。</translation>
    </message>
    <message>
        <source>Cards left: {count}. Draws left: {draws}. After them the round ends and nobody wins; the last {rest} cards are never drawn.</source>
        <translation>还剩 {count} 张，还能摸 {draws} 张。摸完这一局就流局；最后 {rest} 张从不摸。</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>on the table: {cards}</source>
        <translation>桌上：{cards}</translation>
    </message>
    <message>
        <source>discards: {cards}</source>
        <translation>打过：{cards}</translation>
    </message>
    <message>
        <source>Three identical cards stay together, here {card}: none may join another set in your hand.</source>
        <translation>三张相同的牌（这里是{card}）不能拆开：哪一张都不能并入手里别的牌组。</translation>
    </message>
    <message>
        <source>{n} s left</source>
        <translation>还剩 {n} 秒</translation>
    </message>
    <message>
        <source>The table is waiting for {name}, with no clock</source>
        <translation>牌桌在等 {name}，不计时</translation>
    </message>
    <message>
        <source>Others are still waiting for {name}; you’re not</source>
        <translation>别人还在等 {name}，你不再等了</translation>
    </message>
    <message>
        <source>The round goes on without {name} once nobody else is waiting.</source>
        <translation>等别人也都不等了，这一局就排除 {name} 继续。</translation>
    </message>
    <message>
        <source>Your cards in this round are lost: you play from the next one</source>
        <translation>你这一局的牌丢了：从下一局接着打</translation>
    </message>
    <message>
        <source>Your seat just passes until the next round</source>
        <translation>下一局之前你的座位只会过</translation>
    </message>
    <message>
        <source>You’re passing automatically</source>
        <translation>你正在自动过牌</translation>
    </message>
    <message>
        <source>The computer answers – A: I’m back</source>
        <translation>电脑代打中 – 按 A 回来</translation>
    </message>
    <message>
        <source>Paused – press T or click to go on</source>
        <translation>已暂停 – 按 T 或点击继续</translation>
    </message>
    <message>
        <source>just passes</source>
        <translation>只会过</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>The connection is lost – reconnecting…</source>
        <translation>连接断了，正在重连…</translation>
    </message>
    <message>
        <source>{name} has left – the round goes on in a moment</source>
        <translation>{name} 已离开，这一局马上继续</translation>
    </message>
    <message>
        <source>{name} lost the connection – wait, or leave (Menu)</source>
        <translation>{name} 掉线了 – 等一等，或离开（菜单）</translation>
    </message>
    <message>
        <source>{name} lost the connection – the clocks run again</source>
        <translation>{name} 掉线了 – 计时已继续</translation>
    </message>
    <message>
        <source>{name} lost the connection – waiting {time}</source>
        <translation>{name} 掉线了 – 等待 {time}</translation>
    </message>
    <message>
        <source>You paused: time for tea – press T or click to go on</source>
        <translation>你暂停了：喝口茶 – 按 T 或点击继续</translation>
    </message>
    <message>
        <source>{name} paused: time for tea</source>
        <translation>{name} 暂停了：喝口茶</translation>
    </message>
    <message>
        <source>Everyone is shuffling the next round…</source>
        <translation>大家正在洗下一局的牌…</translation>
    </message>
    <message>
        <source>The round is being verified…</source>
        <translation>正在核对这一局…</translation>
    </message>
    <message>
        <source>You draw</source>
        <translation>你摸的</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} 摸的</translation>
    </message>
    <message>
        <source>You discard</source>
        <translation>你打的</translation>
    </message>
    <message>
        <source>{name} discards</source>
        <translation>{name} 打的</translation>
    </message>
    <message>
        <source>Play or fold?</source>
        <translation>要玩还是弃牌？</translation>
    </message>
    <message>
        <source>A hopeless hand</source>
        <translation>一手烂牌</translation>
    </message>
    <message>
        <source>Everyone looks at their cards</source>
        <translation>大家在看发下来的牌</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>轮到 {name}</translation>
    </message>
    <message>
        <source>round {number} of {rounds}</source>
        <translation>第 {number}/{rounds} 局</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>第 {number} 局</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>不计时</translation>
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
        <translation>弃牌只输底，不会再多。</translation>
    </message>
    <message>
        <source>No General, no three alike, no four Soldiers: you may have all cards dealt again.</source>
        <translation>没有将、没有三张一样的、没有四色的卒：可以要求全部重发。</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>选一张牌打出。</translation>
    </message>
    <message>
        <source>Just before: {what}</source>
        <translation>之前：{what}</translation>
    </message>
    <message>
        <source>{claims}: anyone</source>
        <translation>{claims}：谁都可以</translation>
    </message>
    <message>
        <source>{claims}: only {first}</source>
        <translation>{claims}：只有 {first}</translation>
    </message>
    <message>
        <source>{claims}: {first}, then {second}</source>
        <translation>{claims}：先 {first}，后 {second}</translation>
    </message>
    <message>
        <source>Waiting for {cards}</source>
        <translation>听：{cards}</translation>
    </message>
    <message>
        <source>Which one? Click it or press its number; Esc goes back.</source>
        <translation>要哪一种？点一下或按数字；Esc 返回。</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>passing</source>
        <extracomment>of oneself: every card is passed for the rest of the round</extracomment>
        <translation>一直过</translation>
    </message>
    <message>
        <source>until {card}</source>
        <translation>过到{card}</translation>
    </message>
    <message>
        <source>no Chow or Pair</source>
        <translation>不吃不凑对</translation>
    </message>
    <message>
        <source>auto-win</source>
        <translation>自动胡</translation>
    </message>
    <message>
        <source>always asks</source>
        <translation>每次都问</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>另{count}种</translation>
    </message>
    <message>
        <source>{n} left – no more draws</source>
        <translation>剩 {n} 张 – 不再摸牌</translation>
    </message>
    <message>
        <source>in the wall</source>
        <translation>张在牌堆</translation>
    </message>
    <message>
        <source>{note} ({time} of {limit} left)</source>
        <translation>{note}（还剩 {time}，共 {limit}）</translation>
    </message>
    <message>
        <source>Press it again to fold.</source>
        <translation>再按一次就弃牌。</translation>
    </message>
    <message>
        <source>your order</source>
        <translation>自己摆的顺序</translation>
    </message>
    <message>
        <source>S sorts again</source>
        <translation>按 S 重新理牌</translation>
    </message>
    <message>
        <source>Really fold?</source>
        <extracomment>on the button that gives the hand up, once it has been pressed: it asks back</extracomment>
        <translation>真的弃牌？</translation>
    </message>
    <message>
        <source>X folds, pressed twice.</source>
        <translation>按两次 X 弃牌。</translation>
    </message>
    <message>
        <source>Choose a card to discard: press it, or drag it here.</source>
        <translation>选一张牌打出：点它，或拖到这里。</translation>
    </message>
    <message>
        <source>Automatic answers</source>
        <translation>自动回答</translation>
    </message>
</context>
</TS>
