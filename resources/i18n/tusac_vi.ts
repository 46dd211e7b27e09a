<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
<context>
    <name>Archive</name>
    <message>
        <source>This file can’t be opened</source>
        <translation>Không mở được tập tin này</translation>
    </message>
    <message>
        <source>Opening and checking “{name}”…</source>
        <translation>Đang đọc và kiểm tra “{name}”…</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Xin chờ một chút</translation>
    </message>
</context>
<context>
    <name>Attention</name>
    <message>
        <source>● Your turn – Tứ Sắc</source>
        <translation>● Đến lượt bạn – Tứ Sắc</translation>
    </message>
    <message>
        <source>● Do you want this card? – Tứ Sắc</source>
        <translation>● Bạn có ăn lá này không? – Tứ Sắc</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>Tới lượt bạn rồi.</translation>
    </message>
    <message>
        <source>You can claim a card.</source>
        <translation>Bạn có thể ăn lá bài này.</translation>
    </message>
</context>
<context>
    <name>BackupRoom</name>
    <message>
        <source>Restore</source>
        <translation>Khôi phục</translation>
    </message>
    <message>
        <source>Couldn’t back up</source>
        <translation>Không sao lưu được</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>Đang khôi phục…</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>Đang kiểm tra bản sao lưu…</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>Đang sao lưu…</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>Khôi phục bản sao lưu này?</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Bản sao lưu</translation>
    </message>
    <message>
        <source>The game closes afterwards.</source>
        <translation>Sau đó trò chơi sẽ đóng.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Khôi phục bản sao lưu</translation>
    </message>
    <message>
        <source>Close the game</source>
        <translation>Đóng trò chơi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Đã khôi phục</translation>
    </message>
    <message>
        <source>Backed up</source>
        <translation>Đã sao lưu</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sao lưu</translation>
    </message>
    <message>
        <source>Couldn’t restore the backup</source>
        <translation>Không khôi phục được</translation>
    </message>
</context>
<context>
    <name>BigLobby</name>
    <message>
        <source>Close the big screen (Esc)</source>
        <translation>Đóng màn hình lớn (Esc)</translation>
    </message>
    <message>
        <source>Sit down with your phones</source>
        <translation>Mời cả nhà ngồi vào bằng điện thoại</translation>
    </message>
    <message>
        <source>Scan the QR code.</source>
        <translation>Quét mã QR.</translation>
    </message>
    <message>
        <source>Tap “I’m ready” on your phone.</source>
        <translation>Chạm “Tôi sẵn sàng” trên điện thoại.</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>Bắt đầu ngay</translation>
    </message>
    <message>
        <source>Free {name}’s seat</source>
        <translation>Giải phóng ghế của {name}</translation>
    </message>
    <message>
        <source>Start with computer players</source>
        <translation>Bắt đầu với máy</translation>
    </message>
</context>
<context>
    <name>ChatBar</name>
    <message>
        <source>Say ▾</source>
        <extracomment>a button that opens a list of phrases such as &quot;Good luck!&quot;</extracomment>
        <translation>Nói ▾</translation>
    </message>
    <message>
        <source>Write to everyone – Enter sends</source>
        <translation>Nói với cả bàn, Enter để gửi</translation>
    </message>
    <message>
        <source>Write to everyone</source>
        <translation>Nói với cả bàn</translation>
    </message>
    <message>
        <source>Show a face</source>
        <extracomment>opens six little faces, of which one is shown at one&apos;s own place</extracomment>
        <translation>Tỏ nét mặt</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>{n} points</source>
        <translation>
            <numerusform>{n} lệnh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hu</source>
        <translation>
            <numerusform>{n} hồ</numerusform>
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
            <numerusform>{n} lá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds</source>
        <translation>
            <numerusform>{n} ván</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more draws</source>
        <translation>
            <numerusform>còn bốc {n} lá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more draws, then nobody wins</source>
        <translation>
            <numerusform>còn bốc {n} lá, rồi không ai tới</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds cancelled when {name} left</source>
        <translation>
            <numerusform>{n} ván không tính vì {name} rời bàn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then {n} unseen cards would complete your hand.</source>
        <translation>
            <numerusform>Sau đó còn {n} lá chưa lộ giúp bạn tới.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps {cards}: {n} unseen cards would complete that; {thrown}</source>
        <translation>
            <numerusform>Giữ được {cards}: còn {n} lá chưa lộ giúp thành bộ; {thrown}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} junk cards</source>
        <translation>
            <numerusform>{n} rác</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves {n} junk cards</source>
        <translation>
            <numerusform>còn {n} rác</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} winning cards</source>
        <translation>
            <numerusform>chờ {n} lá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rules differ</source>
        <translation>
            <numerusform>{n} luật khác</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verified by {n} computers ✓</source>
        <translation>
            <numerusform>{n} máy đã kiểm ✓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verifying: {done} of {n} computers</source>
        <translation>
            <numerusform>Đang kiểm: {done}/{n} máy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuffled and proven by {n} computers ✓</source>
        <translation>
            <numerusform>{n} máy đã xào và chứng minh ✓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {n} rounds</source>
        <translation>
            <numerusform>{done}/{n} ván</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} deals</source>
        <translation>
            <numerusform>{n} lần chia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} orders</source>
        <translation>
            <numerusform>{n} cách ngồi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <translation>
            <numerusform>{n} người</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {n} computer players</source>
        <translation>
            <numerusform>với {n} người chơi máy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--at: the record has {n} actions</source>
        <translation>
            <numerusform>--at: biên bản có {n} nước đi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves {n} junk</source>
        <translation>
            <numerusform>còn {n} rác</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{good} of {n} answers were the best possible.</source>
        <translation>
            <numerusform>{good}/{n} câu trả lời là hay nhất.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: {n} days</source>
        <translation>
            <numerusform>dài nhất: {n} ngày</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new ↓</source>
        <translation>
            <numerusform>{n} dòng mới ↓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} days in a row</source>
        <translation>
            <numerusform>{n} ngày liên tiếp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lit} of {n} stars</source>
        <translation>
            <numerusform>{lit}/{n} sao</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Your points, round by round</source>
        <translation>Điểm của bạn qua các ván</translation>
    </message>
    <message>
        <source>lowest, highest, now: {ends}</source>
        <translation>thấp nhất, cao nhất và hiện giờ: {ends}</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Today’s deal</source>
        <translation>Ván trong ngày</translation>
    </message>
    <message>
        <source>An earlier daily deal</source>
        <translation>Ván của ngày trước</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Trở lại (Esc)</translation>
    </message>
    <message>
        <source>One round a day against computers of neighbor level. With the same rules, everyone gets the same cards.</source>
        <translation>Mỗi ngày một ván với máy hàng xóm. Ai chơi cùng luật cũng được chia đúng những lá này.</translation>
    </message>
    <message>
        <source>Play it again for practice</source>
        <translation>Chơi lại để tập</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Chơi ván hôm nay</translation>
    </message>
    <message>
        <source>Picture (no cards shown)</source>
        <translation>Tạo ảnh (không lộ bài)</translation>
    </message>
    <message>
        <source>What would you discard?</source>
        <translation>Bạn đánh lá nào?</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>round {number} of {rounds} · your score: {tally}</source>
        <translation>ván {number}/{rounds} · bạn đang {tally} điểm</translation>
    </message>
    <message>
        <source>round {number} · your score: {tally}</source>
        <translation>ván {number} · bạn đang {tally} điểm</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Các trận của tôi</translation>
    </message>
    <message>
        <source>No games yet. Games you finish or leave midway will be listed here.</source>
        <translation>Chưa có ván nào. Ván bạn chơi xong hay bỏ dở sẽ nằm ở đây.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Còn chơi dở</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Trở lại (Esc)</translation>
    </message>
    <message>
        <source>{deal} · your score: {tally}</source>
        <translation>{deal} · bạn đang {tally} điểm</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Sổ điểm</translation>
    </message>
    <message>
        <source>Your points and best hands</source>
        <translation>Điểm và những tay bài đẹp nhất</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Đã chơi xong</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Xem lại</translation>
    </message>
    <message>
        <source>All finished games, or a file…</source>
        <translation>Tất cả ván đã chơi xong, hoặc một tệp…</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Change these rules…</source>
        <translation>Sửa luật này…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Trở lại (Esc)</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Từ ngữ khi chơi</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Phím tắt</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Vietnam’s four-color card game</source>
        <translation>Bài bốn màu Việt Nam</translation>
    </message>
    <message>
        <source>With the family</source>
        <translation>Chơi với gia đình</translation>
    </message>
    <message>
        <source>Open a table on this Wi-Fi (H)</source>
        <translation>Mở bàn trên Wi-Fi này (H)</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Thiết lập…</translation>
    </message>
    <message>
        <source>Choose the table’s name, rules, code and clock first</source>
        <translation>Chọn trước tên bàn, luật, mã và đồng hồ</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Học chơi</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Các trận của tôi</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>Ván trong ngày</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Cài đặt</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Giới thiệu</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Thoát</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Chơi</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>First time? Learn it in five minutes</source>
        <translation>Lần đầu chơi? Học trong năm phút</translation>
    </message>
    <message>
        <source>A round with a teacher at your side</source>
        <translation>Một ván có thầy ngồi bên</translation>
    </message>
    <message>
        <source>What’s different with these rules</source>
        <translation>Luật này khác ở chỗ nào</translation>
    </message>
    <message>
        <source>Go on with step {number}</source>
        <translation>Học tiếp từ bước {number}</translation>
    </message>
    <message>
        <source>Ten puzzles</source>
        <translation>Mười câu đố</translation>
    </message>
</context>
<context>
    <name>HostForm</name>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Số ván</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Nhịp độ</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Máy chơi</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>không hạn</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Mở bàn</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Trở lại</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Mở bàn</translation>
    </message>
    <message>
        <source>Ask for a code, so that only friends can join</source>
        <translation>Hỏi mã, để chỉ bạn bè vào được</translation>
    </message>
    <message>
        <source>Same time for every answer, so a pause gives nothing away</source>
        <translation>Câu trả lời nào cũng cùng thời gian, để ngập ngừng không lộ gì</translation>
    </message>
    <message>
        <source>Everyone always gets the same time to answer, used or not.</source>
        <translation>Ai cũng luôn có cùng một thời gian trả lời, dùng hết hay không.</translation>
    </message>
</context>
<context>
    <name>JoinBox</name>
    <message>
        <source>Code: {code}</source>
        <translation>Mã: {code}</translation>
    </message>
    <message>
        <source>The others can pick this table from their list, or type:</source>
        <translation>Mọi người thấy bàn này trong danh sách, hoặc gõ:</translation>
    </message>
    <message>
        <source>Friends joining later can type:</source>
        <translation>Ai đến sau thì gõ:</translation>
    </message>
    <message>
        <source>{number}, or {address}</source>
        <translation>{number}, hoặc {address}</translation>
    </message>
    <message>
        <source>The host’s screen shows the address.</source>
        <translation>Địa chỉ hiện trên màn hình của chủ bàn.</translation>
    </message>
    <message>
        <source>There’s no network here: nobody else can join.</source>
        <translation>Ở đây không có mạng: không ai khác vào được.</translation>
    </message>
    <message>
        <source>It doesn’t show in lists: tell the others the number.</source>
        <translation>Không ai thấy trong danh sách: hãy báo số bàn cho mọi người.</translation>
    </message>
    <message>
        <source>Others can come in ✓</source>
        <translation>Người khác vào được ✓</translation>
    </message>
    <message>
        <source>Announced on this Wi-Fi; no other computer has come in yet.</source>
        <translation>Đã báo trên Wi-Fi này; chưa có máy tính nào khác vào.</translation>
    </message>
</context>
<context>
    <name>JoinFlow</name>
    <message>
        <source>Couldn’t open a table</source>
        <translation>Không mở được bàn</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Trang đầu</translation>
    </message>
    <message>
        <source>You’ll find the number in big print on the host’s screen. An address looks like 192.168.1.37.</source>
        <translation>Số bàn hiện to trên màn hình chủ bàn. Địa chỉ có dạng 192.168.1.37.</translation>
    </message>
    <message>
        <source>Join by number or address</source>
        <translation>Vào bằng số hoặc địa chỉ</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Vào bàn</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>37, or 192.168.1.37</source>
        <translation>37, hoặc 192.168.1.37</translation>
    </message>
    <message>
        <source>Couldn’t join</source>
        <translation>Không vào được bàn</translation>
    </message>
    <message>
        <source>What’s your name?</source>
        <translation>Bạn tên gì?</translation>
    </message>
    <message>
        <source>The others at the table will see it. You can change it in the settings.</source>
        <translation>Những người cùng bàn sẽ thấy tên này. Bạn có thể đổi trong phần cài đặt.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tên của bạn</translation>
    </message>
    <message>
        <source>Your system will ask you</source>
        <translation>Hệ thống sẽ hỏi bạn</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tiếp tục</translation>
    </message>
    <message>
        <source>Table code</source>
        <translation>Mã của bàn</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Mã</translation>
    </message>
    <message>
        <source>Opening the table…</source>
        <translation>Đang mở bàn…</translation>
    </message>
    <message>
        <source>Joining the table…</source>
        <translation>Đang vào bàn…</translation>
    </message>
    <message>
        <source>Checking this computer’s network…</source>
        <translation>Đang xem mạng của máy này…</translation>
    </message>
    <message>
        <source>Why can’t I see a table?</source>
        <translation>Tại sao tôi không thấy bàn nào?</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>step {number} of {count}</source>
        <translation>bước {number} / {count}</translation>
    </message>
    <message>
        <source>Play a round</source>
        <translation>Chơi thử một ván</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tiếp</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Trang đầu</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Leave (Esc)</source>
        <translation>Rời bàn (Esc)</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>Bắt đầu ngay</translation>
    </message>
    <message>
        <source>Just watch</source>
        <translation>Chỉ xem</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Ngồi vào</translation>
    </message>
    <message>
        <source>Joining…</source>
        <translation>Đang vào bàn…</translation>
    </message>
    <message>
        <source>We’re in the same room</source>
        <translation>Chúng tôi ngồi chung phòng</translation>
    </message>
    <message>
        <source>Then only the host’s computer plays the sounds of the others’ cards.</source>
        <translation>Khi đó chỉ máy của chủ bàn phát tiếng bài của người khác.</translation>
    </message>
    <message>
        <source>Friends who come later can take over a seat between rounds.</source>
        <translation>Bạn bè đến sau có thể vào thay giữa hai ván.</translation>
    </message>
    <message>
        <source>Rules: {rules} (F1)</source>
        <translation>Luật: {rules} (F1)</translation>
    </message>
    <message>
        <source>I need a moment (Space)</source>
        <translation>Chờ tôi một chút (phím cách)</translation>
    </message>
    <message>
        <source>I’m ready (Space)</source>
        <translation>Tôi sẵn sàng (phím cách)</translation>
    </message>
    <message>
        <source>computers take the empty seats</source>
        <translation>máy ngồi vào các ghế trống</translation>
    </message>
</context>
<context>
    <name>LobbySide</name>
    <message>
        <source>Chat</source>
        <translation>Trò chuyện</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <translation>Nhật ký</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Đóng nhật ký</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Đóng (Esc)</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Trò chuyện</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Hô</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>which lines of the log are seen: all, what players have called, or what they have said</extracomment>
        <translation>Tất cả</translation>
    </message>
</context>
<context>
    <name>LongWait</name>
    <message>
        <source>Open a new table</source>
        <translation>Mở bàn mới</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Chờ tiếp</translation>
    </message>
</context>
<context>
    <name>MatchChips</name>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Explain these rules (F1)</source>
        <translation>Giải thích luật này (F1)</translation>
    </message>
    <message>
        <source>Change these rules…</source>
        <translation>Sửa luật này…</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Người chơi máy</translation>
    </message>
    <message>
        <source>{n} players</source>
        <translation>{n} người</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Số người</translation>
    </message>
    <message>
        <source>{pace}, with a clock</source>
        <translation>{pace}, có đồng hồ</translation>
    </message>
    <message>
        <source>{pace}, no clock</source>
        <translation>{pace}, không đồng hồ</translation>
    </message>
    <message>
        <source>Beginners</source>
        <extracomment>the computer players that one plays against, by how strong they are</extracomment>
        <translation>Máy mới tập</translation>
    </message>
    <message>
        <source>Neighbors</source>
        <translation>Máy hàng xóm</translation>
    </message>
    <message>
        <source>Masters</source>
        <translation>Máy cao thủ</translation>
    </message>
    <message>
        <source>Champions</source>
        <translation>Máy vô địch</translation>
    </message>
    <message>
        <source>{pace}, no clock against computers</source>
        <translation>{pace}, đấu với máy thì không đồng hồ</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Nhịp độ</translation>
    </message>
    <message>
        <source>No clock against computers</source>
        <translation>Đấu với máy thì không có đồng hồ</translation>
    </message>
    <message>
        <source>A clock against computers too</source>
        <translation>Đấu với máy cũng có đồng hồ</translation>
    </message>
</context>
<context>
    <name>Month</name>
    <message>
        <source>not played</source>
        <translation>chưa chơi</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Lịch</translation>
    </message>
</context>
<context>
    <name>NearbyPanel</name>
    <message>
        <source>Tables nearby</source>
        <translation>Các bàn gần đây</translation>
    </message>
    <message>
        <source>Look for tables</source>
        <translation>Tìm bàn</translation>
    </message>
    <message>
        <source>Type the table number (J)</source>
        <translation>Gõ số bàn (J)</translation>
    </message>
    <message>
        <source>Can’t see your table?</source>
        <translation>Không thấy bàn?</translation>
    </message>
    <message>
        <source>Why a table might not show up here</source>
        <translation>Vì sao có thể không thấy bàn ở đây</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Thôi tìm</translation>
    </message>
    <message>
        <source>Search harder</source>
        <translation>Tìm kỹ hơn</translation>
    </message>
    <message>
        <source>Asking every computer nearby: {tried} of {total}</source>
        <translation>Đang hỏi từng máy gần đây: {tried}/{total}</translation>
    </message>
    <message>
        <source>Nobody has opened a table here yet.</source>
        <translation>Chưa ai mở bàn ở đây.</translation>
    </message>
    <message>
        <source>Looking for tables on this Wi-Fi…</source>
        <translation>Đang tìm bàn trên Wi-Fi này…</translation>
    </message>
</context>
<context>
    <name>OnlineTables</name>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Rời bàn?</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Đóng bàn?</translation>
    </message>
    <message>
        <source>It’s your table: everyone at it will be sent home.</source>
        <translation>Bàn này của bạn: đóng bàn thì mọi người đang ngồi đều phải về.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Rời bàn</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Ở lại</translation>
    </message>
    <message>
        <source>Send {name} away?</source>
        <translation>Mời {name} ra khỏi bàn?</translation>
    </message>
    <message>
        <source>{name} finishes this round, then leaves and can’t come back to this table.</source>
        <translation>{name} chơi hết ván này rồi mới đi, và không vào lại bàn này được nữa.</translation>
    </message>
    <message>
        <source>That computer can’t come back to this table.</source>
        <translation>Máy ấy sẽ không quay lại bàn này được.</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Mời ra</translation>
    </message>
    <message>
        <source>You’re no longer at the table</source>
        <translation>Bạn không còn ở bàn nữa</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>A new phone says it’s {name}. Is that right?</source>
        <translation>Một điện thoại mới nói là của {name}. Có đúng không?</translation>
    </message>
    <message>
        <source>Say yes only if you see {name} here: that phone will show {name}’s cards.</source>
        <translation>Chỉ đồng ý khi bạn thấy {name} ở đây: điện thoại đó sẽ thấy bài của {name}.</translation>
    </message>
    <message>
        <source>Yes, let them sit down</source>
        <translation>Đúng, cho ngồi vào</translation>
    </message>
</context>
<context>
    <name>OnlookerPanel</name>
    <message>
        <source>You’re watching</source>
        <translation>Bạn đang xem</translation>
    </message>
    <message>
        <source>You see the table from {name}’s seat; everyone’s hand stays hidden.</source>
        <translation>Bạn nhìn bàn từ chỗ của {name}; không thấy bài trên tay của ai.</translation>
    </message>
    <message>
        <source>You’ll sit down next round.</source>
        <translation>Bạn sẽ ngồi vào từ ván sau.</translation>
    </message>
    <message>
        <source>Take a seat next round</source>
        <translation>Ngồi vào từ ván sau</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Chép</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Couldn’t start a match</source>
        <translation>Không bắt đầu được trận</translation>
    </message>
    <message>
        <source>Leave the lesson?</source>
        <translation>Rời bài học?</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Rời</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Ở lại</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Giới thiệu</translation>
    </message>
    <message>
        <source>This match isn’t being saved: {problem}</source>
        <translation>Trận này không lưu được: {problem}</translation>
    </message>
    <message>
        <source>Next time it continues from this step.</source>
        <translation>Lần sau sẽ học tiếp từ bước này.</translation>
    </message>
    <message>
        <source>Leave the table first; a match you play alone can be continued later.</source>
        <translation>Hãy rời bàn trước; trận chơi một mình có thể chơi tiếp sau.</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Khôi phục bản sao lưu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
</context>
<context>
    <name>PhoneBox</name>
    <message>
        <source>Show the table on this whole screen, for everyone to see. No hands are shown.</source>
        <translation>Cho bàn chơi hiện kín màn hình này để cả nhà cùng xem, không hiện bài trên tay của ai.</translation>
    </message>
    <message>
        <source>Others have joined already; the big screen can be chosen only before that.</source>
        <translation>Đã có người vào bàn; màn hình lớn chỉ chọn được trước khi họ vào.</translation>
    </message>
    <message>
        <source>Play by phone too</source>
        <translation>Cho chơi bằng điện thoại</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>Màn hình lớn</translation>
    </message>
</context>
<context>
    <name>ProofPanel</name>
    <message>
        <source>Take turns reading these words aloud: {words}. If every screen shows the same ones, nobody is listening in.</source>
        <translation>Lần lượt đọc to mấy từ này: {words}. Màn hình nào cũng hiện như nhau thì không có ai nghe lén ở giữa.</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Lưu biên bản…</translation>
    </message>
    <message>
        <source>Open the records folder</source>
        <translation>Mở thư mục biên bản</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>You can save the record after the round.</source>
        <translation>Hết ván thì lưu được biên bản.</translation>
    </message>
    <message>
        <source>One computer runs every player here, so it shuffles alone and can see all the cards. With another person’s computer at the table, both shuffle and each proves that it doesn’t cheat.</source>
        <translation>Một máy chạy mọi người chơi ở đây, nên nó xào bài một mình và nhìn được hết các lá. Có máy của người khác cùng bàn thì cả hai cùng xào, và mỗi máy chứng minh là mình không gian lận.</translation>
    </message>
    <message>
        <source>Every computer shuffled the encrypted deck and proved that it changed no card. No single computer, not even the host’s, could see another person’s hand or stack the deck. After the round, every computer reveals its keys, and all the others check every card and move again.</source>
        <translation>Máy nào cũng đã xào bộ bài được mã hóa và chứng minh rằng không đổi lá nào. Không máy nào một mình, kể cả máy chủ bàn, nhìn được bài người khác hay xếp sẵn bài. Hết ván, mỗi máy mở khóa của mình, và các máy khác kiểm lại từng lá, từng nước.</translation>
    </message>
    <message>
        <source>Couldn’t save the record: {problem}</source>
        <translation>Không lưu được biên bản: {problem}</translation>
    </message>
    <message>
        <source>shuffle proven ✓</source>
        <translation>đã chứng minh lần xào ✓</translation>
    </message>
    <message>
        <source>hasn’t shuffled yet</source>
        <translation>chưa xào</translation>
    </message>
    <message>
        <source>round checked ✓</source>
        <translation>đã kiểm ván ✓</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>chưa kiểm</translation>
    </message>
    <message>
        <source>With two computers, neither can read a card in the wall or in the other’s hand before its time.</source>
        <translation>Trong hai máy, không máy nào đọc được trước một lá của nọc hay của bài người kia.</translation>
    </message>
    <message>
        <source>With {machines} computers at the table, {league} of them working together can read the wall before it’s drawn, and so work out what the other one holds. Fewer can’t.</source>
        <translation>Ở bàn {machines} máy, {league} máy thông đồng đọc được nọc trước khi bốc, từ đó suy ra bài của máy còn lại; ít hơn thì không đọc được gì.</translation>
    </message>
    <message>
        <source>With {machines} computers at the table, {league} of them working together can read the wall before it’s drawn, and so work out which cards the others hold between them, but not who holds which. Fewer can’t.</source>
        <translation>Ở bàn {machines} máy, {league} máy thông đồng đọc được nọc trước khi bốc, từ đó suy ra những máy kia cùng giữ các lá nào, nhưng không biết ai giữ lá nào; ít hơn thì không đọc được gì.</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Cards you may discard</source>
        <translation>Những lá bạn đánh được</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>A costly discard from your own game. {when}</source>
        <translation>Một lá đánh mất điểm trong ván của chính bạn. {when}</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Câu tiếp theo</translation>
    </message>
    <message>
        <source>Looking for positions…</source>
        <translation>Đang tìm thế bài…</translation>
    </message>
    <message>
        <source>From a game of masters</source>
        <translation>Từ ván của các cao thủ</translation>
    </message>
    <message>
        <source>That’s all for today.</source>
        <translation>Hôm nay hết câu hỏi rồi.</translation>
    </message>
    <message>
        <source>What would you discard?</source>
        <translation>Bạn đánh lá nào?</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Trở lại (Esc)</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Làm lại</translation>
    </message>
    <message>
        <source>Question {number} of {all}</source>
        <translation>Câu {number}/{all}</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Replay a game</source>
        <translation>Xem lại ván cũ</translation>
    </message>
    <message>
        <source>No finished games yet. Once you’ve played one, you can step through it here.</source>
        <translation>Chưa có ván nào chơi xong. Chơi xong một ván là xem lại được từng bước ở đây.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Xem ván này</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Tập tin khác…</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Trở lại (Esc)</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>To the start (Home)</source>
        <translation>Về đầu ván (Home)</translation>
    </message>
    <message>
        <source>Back one turn (Page Up)</source>
        <translation>Lùi một lượt (Page Up)</translation>
    </message>
    <message>
        <source>Back one step (←)</source>
        <translation>Lùi một bước (←)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Dừng (phím cách)</translation>
    </message>
    <message>
        <source>Play slowly (Space)</source>
        <translation>Tự chạy chậm (phím cách)</translation>
    </message>
    <message>
        <source>Forward one step (→)</source>
        <translation>Tới một bước (→)</translation>
    </message>
    <message>
        <source>Forward one turn (Page Down)</source>
        <translation>Tới một lượt (Page Down)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Tới cuối ván (End)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Đóng (Esc)</translation>
    </message>
    <message>
        <source>Place in the round</source>
        <translation>Đang ở đâu trong ván</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Nhìn từ ghế</translation>
    </message>
    <message>
        <source>Choose whose seat you see the table from</source>
        <translation>Bạn nhìn bàn từ ghế của ai</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Chỗ sai kế</translation>
    </message>
    <message>
        <source>To your next costly mistake (N)</source>
        <translation>Tới chỗ chọn thiệt nhất kế tiếp của bạn (N)</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>What was checked</source>
        <translation>Đã kiểm tra những gì</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Diễn biến</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Đang kiểm tra…</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ván {number}</translation>
    </message>
    <message>
        <source>There’s no costly mistake in this round.</source>
        <translation>Ván này không có nước nào sai đáng kể.</translation>
    </message>
    <message>
        <source>Round {number}, step {at} of {steps}</source>
        <translation>Ván {number}, bước {at}/{steps}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Chi tiết</translation>
    </message>
    <message>
        <source>Looking at your moves: {n} of {all}…</source>
        <translation>Đang xem các nước của bạn: {n}/{all}…</translation>
    </message>
    <message>
        <source>Moves were taken back in this round.</source>
        <translation>Trong ván này có đi lại.</translation>
    </message>
</context>
<context>
    <name>ResultsStore</name>
    <message>
        <source>Score book</source>
        <translation>Sổ điểm</translation>
    </message>
    <message>
        <source>Replay a game</source>
        <translation>Xem lại ván cũ</translation>
    </message>
    <message>
        <source>Couldn’t start a match</source>
        <translation>Không bắt đầu được trận</translation>
    </message>
    <message>
        <source>Tứ Sắc games</source>
        <translation>Ván Tứ Sắc</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Xuất ra tập tin</translation>
    </message>
    <message>
        <source>Couldn’t export: {problem}</source>
        <translation>Không ghi được: {problem}</translation>
    </message>
    <message>
        <source>Exported: {name}</source>
        <translation>Đã ghi: {name}</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Số người</translation>
    </message>
    <message>
        <source>Explain (F1)</source>
        <translation>Giải thích (F1)</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Sửa…</translation>
    </message>
    <message>
        <source>{n} players</source>
        <translation>{n} người chơi</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Exported to {path}</source>
        <translation>Đã xuất ra {path}</translation>
    </message>
    <message>
        <source>Imported {path}</source>
        <translation>Đã nhập {path}</translation>
    </message>
    <message>
        <source>Imported {path}, except what can’t be used here: {rules}</source>
        <translation>Đã nhập {path}, trừ những gì không dùng được: {rules}</translation>
    </message>
    <message>
        <source>Not saved yet. Your changes stay until you save or undo.</source>
        <translation>Chưa lưu. Thay đổi vẫn còn đây cho đến khi bạn lưu hoặc hoàn tác.</translation>
    </message>
    <message>
        <source>My {ruleset}</source>
        <translation>{ruleset} nhà tôi</translation>
    </message>
    <message>
        <source>Give these rules a name of their own, then save.</source>
        <translation>Hãy đặt tên riêng cho bộ luật này rồi lưu.</translation>
    </message>
    <message>
        <source>The rules marked ⚠ don’t go together: change them, then save.</source>
        <translation>Các luật có dấu ⚠ không hợp nhau; hãy sửa rồi lưu.</translation>
    </message>
    <message>
        <source>Saved. New matches use these rules.</source>
        <translation>Đã lưu; trận mới sẽ chơi theo luật này.</translation>
    </message>
    <message>
        <source>“{name}” is deleted. To get it back, save it.</source>
        <translation>Đã xóa “{name}”; muốn lấy lại thì bấm Lưu.</translation>
    </message>
    <message>
        <source>Your changes from last time are here.</source>
        <translation>Những thay đổi lần trước vẫn còn đây.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Nhập luật</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Xuất luật</translation>
    </message>
</context>
<context>
    <name>RulesEditorHead</name>
    <message>
        <source>no difference</source>
        <translation>không khác gì</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Luật nhà</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Làm lại</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Nhập…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Xuất…</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Giải thích</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Xong</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Trả lại hết</translation>
    </message>
    <message>
        <source>only these</source>
        <translation>chỉ những luật này</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>So với</translation>
    </message>
    <message>
        <source>new rules</source>
        <translation>luật mới</translation>
    </message>
    <message>
        <source>name of your rules</source>
        <translation>tên bộ luật của bạn</translation>
    </message>
    <message>
        <source>what’s special about them</source>
        <translation>bộ luật này có gì đặc biệt</translation>
    </message>
</context>
<context>
    <name>RulesRoom</name>
    <message>
        <source>Couldn’t show the rules</source>
        <translation>Không hiện được luật chơi</translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message>
        <source>Score book</source>
        <translation>Sổ điểm</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Trở lại (Esc)</translation>
    </message>
    <message>
        <source>Export as a spreadsheet…</source>
        <translation>Xuất cho bảng tính…</translation>
    </message>
    <message>
        <source>Keep my scores (only on this computer)</source>
        <translation>Ghi lại các ván của tôi, chỉ trên máy tính này</translation>
    </message>
    <message>
        <source>Nothing here yet. Every round you finish is noted here, and nowhere else; practice, and rounds in which you took a move back, don’t count.</source>
        <translation>Chưa có gì. Mỗi ván bạn chơi xong được ghi ở đây và không ở đâu khác; ván tập và ván bạn đã đi lại thì không tính.</translation>
    </message>
    <message>
        <source>Who you’ve played</source>
        <translation>Bạn đã chơi với ai</translation>
    </message>
    <message>
        <source>Yes, delete everything</source>
        <translation>Đồng ý, xóa hết</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>Không, giữ lại</translation>
    </message>
    <message>
        <source>Delete everything…</source>
        <translation>Xóa hết…</translation>
    </message>
    <message>
        <source>Your best hand</source>
        <translation>Bài đẹp nhất của bạn</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Cột mốc</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Cài đặt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Xong</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tên bạn</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>Chữ Hán</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Màu sắc</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Nhịp độ</translation>
    </message>
    <message>
        <source>Card animation</source>
        <translation>Lá bài bay</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Người chơi máy</translation>
    </message>
    <message>
        <source>Rounds per match</source>
        <translation>Số ván của một trận</translation>
    </message>
    <message>
        <source>Letters A B C X Y Z and E S W N</source>
        <translation>Chữ cái A B C X Y Z và E S W N</translation>
    </message>
    <message>
        <source>Name of the piece</source>
        <translation>Tên của quân</translation>
    </message>
    <message>
        <source>Show the tips again</source>
        <translation>Mách lại từ đầu</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>không giới hạn</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Phông chữ</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Âm thanh</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>Hình của bạn</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Mặt bàn</translation>
    </message>
    <message>
        <source>On the cards</source>
        <translation>Trên lá bài</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Tự chọn</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Bạn</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Chất liệu</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Lá bài</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Cách chơi</translation>
    </message>
    <message>
        <source>Easier to see</source>
        <translation>Cho dễ nhìn</translation>
    </message>
    <message>
        <source>Size of text and cards</source>
        <translation>Cỡ chữ và bài</translation>
    </message>
    <message>
        <source>Choose what is printed on cards</source>
        <translation>Chọn những gì in trên lá bài</translation>
    </message>
    <message>
        <source>From another font:</source>
        <translation>Lấy từ phông khác:</translation>
    </message>
    <message>
        <source>A clock against computers too</source>
        <translation>Đấu với máy cũng có đồng hồ</translation>
    </message>
    <message>
        <source>High contrast (plain table, strong colors)</source>
        <translation>Tương phản cao (bàn trơn, màu rõ)</translation>
    </message>
    <message>
        <source>such as 8+30</source>
        <translation>như 8+30</translation>
    </message>
    <message>
        <source>Seconds per answer, and in reserve</source>
        <translation>Số giây để trả lời, và giây dự trữ</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Âm lượng</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Khôi phục bản sao lưu…</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Sao lưu…</translation>
    </message>
    <message>
        <source>One file with your settings, rules, score book, games, and the keys others know you by.</source>
        <translation>Một tập tin gồm cài đặt, luật, sổ điểm, các ván bài của bạn và khóa mà nhờ đó người khác nhận ra bạn.</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sao lưu</translation>
    </message>
    <message>
        <source>Suggest moves</source>
        <translation>Gợi ý nước đi</translation>
    </message>
    <message>
        <source>Tips, and how many junk cards I hold</source>
        <translation>Mách nước, và số lá rác của tôi</translation>
    </message>
    <message>
        <source>Speed of the computers</source>
        <translation>Tốc độ của máy</translation>
    </message>
    <message>
        <source>More card backs and tables can be won: the score book tells how.</source>
        <translation>Còn lưng bài và mặt bàn có thể giành được: sổ điểm cho biết cách.</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Lưng bài</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>With people’s names</source>
        <translation>Kèm tên người chơi</translation>
    </message>
    <message>
        <source>Copy (Ctrl+Shift+C)</source>
        <translation>Chép (Ctrl+Shift+C)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Ảnh kết quả</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Lưu…</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Trở lại (Esc)</translation>
    </message>
    <message>
        <source>Paste it into a message. Nothing is sent from here, and the file holds only what you see.</source>
        <translation>Hãy dán vào tin nhắn. Máy không tự gửi gì đi, và trong tập tin chỉ có những gì bạn thấy.</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Save the picture</source>
        <translation>Lưu ảnh</translation>
    </message>
    <message>
        <source>There’s no result here to make a picture of.</source>
        <translation>Ở đây chưa có kết quả nào để tạo ảnh.</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>Đã chép. Hãy dán vào tin nhắn.</translation>
    </message>
    <message>
        <source>Couldn’t save the picture: {problem}</source>
        <translation>Không lưu được ảnh: {problem}</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Đã lưu: {name}</translation>
    </message>
</context>
<context>
    <name>SlowWait</name>
    <message>
        <source>Stop waiting for {name}</source>
        <translation>Không đợi {name} nữa</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Volume</source>
        <translation>Âm lượng</translation>
    </message>
    <message>
        <source>No sound (M on every page)</source>
        <translation>Tắt âm thanh (phím M ở mọi trang)</translation>
    </message>
    <message>
        <source>Same room: only the host’s computer plays the others’ sounds</source>
        <translation>Ngồi chung phòng: chỉ máy chủ bàn phát tiếng của người khác</translation>
    </message>
    <message>
        <source>Notify me when it’s my turn and I’m in another window</source>
        <translation>Báo cho tôi khi tới lượt mà tôi đang ở cửa sổ khác</translation>
    </message>
    <message>
        <source>This desktop doesn’t show notifications.</source>
        <translation>Màn hình này không hiện thông báo của chương trình.</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Sound is off (M)</source>
        <translation>Đã tắt âm thanh (M)</translation>
    </message>
    <message>
        <source>Sound is on (M)</source>
        <translation>Đã bật âm thanh (M)</translation>
    </message>
    <message>
        <source>At a table that others can join, no move can be taken back.</source>
        <translation>Ở bàn người khác vào được thì không rút lại nước đi.</translation>
    </message>
    <message>
        <source>There’s no move in this round to take back.</source>
        <translation>Ván này chưa có nước nào để rút lại.</translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>Bàn chơi bằng lời</translation>
    </message>
    <message>
        <source>Speed of the computers</source>
        <translation>Tốc độ của máy</translation>
    </message>
    <message>
        <source>There’s no move to make again.</source>
        <translation>Không có nước nào để đi lại.</translation>
    </message>
</context>
<context>
    <name>TableInput</name>
    <message>
        <source>Too late: time’s up.</source>
        <translation>Trễ rồi: hết giờ.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Hãy chọn</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Settings</source>
        <translation>Cài đặt</translation>
    </message>
    <message>
        <source>Sound on (M)</source>
        <translation>Bật âm thanh (M)</translation>
    </message>
    <message>
        <source>Sound off (M)</source>
        <translation>Tắt âm thanh (M)</translation>
    </message>
    <message>
        <source>Rules and words (F1)</source>
        <translation>Luật và từ (F1)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Phím tắt</translation>
    </message>
    <message>
        <source>The table in words (F6)</source>
        <translation>Bàn chơi bằng lời (F6)</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Toàn màn hình (F11)</translation>
    </message>
    <message>
        <source>Larger (Ctrl +)</source>
        <translation>Lớn hơn (Ctrl +)</translation>
    </message>
    <message>
        <source>Smaller (Ctrl -)</source>
        <translation>Nhỏ hơn (Ctrl -)</translation>
    </message>
    <message>
        <source>Take my move back (Ctrl+Z)</source>
        <translation>Rút lại nước đi (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Leave the table; the match is saved</source>
        <translation>Rời bàn; trận đấu được giữ lại</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Rời bàn</translation>
    </message>
    <message>
        <source>Take a seat next round</source>
        <translation>Ngồi vào từ ván sau</translation>
    </message>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Đi lại nước vừa rút (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Speed of the computers</source>
        <translation>Tốc độ của máy</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Card table</source>
        <translation>Bàn chơi bài</translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>Show my hand (B)</source>
        <translation>Hiện bài của tôi (B)</translation>
    </message>
    <message>
        <source>Hide my hand (B)</source>
        <translation>Che bài của tôi (B)</translation>
    </message>
    <message>
        <source>Automatic answers… (A)</source>
        <translation>Trả lời tự động… (A)</translation>
    </message>
    <message>
        <source>Sort the hand another way (S)</source>
        <translation>Xếp bài kiểu khác (S)</translation>
    </message>
    <message>
        <source>Log and chat (L)</source>
        <translation>Nhật ký và trò chuyện (L)</translation>
    </message>
    <message>
        <source>Log (L)</source>
        <translation>Nhật ký (L)</translation>
    </message>
    <message>
        <source>Close the big screen</source>
        <translation>Đóng màn hình lớn</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>Màn hình lớn</translation>
    </message>
    <message>
        <source>Only those who play can restart the clocks.</source>
        <translation>Chỉ người chơi mới cho đồng hồ chạy tiếp được.</translation>
    </message>
</context>
<context>
    <name>TableVoice</name>
    <message>
        <source>{n} seconds left.</source>
        <translation>Còn {n} giây.</translation>
    </message>
    <message>
        <source>Left and Right go along your cards, Tab to the other parts of the table. Shift and an arrow: every answer, and why some aren’t possible. F6: the table in words. F1: all keys.</source>
        <translation>Phím trái, phải đi dọc các lá bài của bạn, Tab sang phần khác của bàn. Shift và phím mũi tên: mọi câu trả lời, và vì sao có cái không được. F6: bàn chơi bằng lời. F1: mọi phím.</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>Tứ Sắc {version}, the four-color card game of southern Vietnam.</source>
        <translation>Tứ Sắc {version}, bài bốn màu của miền Nam Việt Nam.</translation>
    </message>
    <message>
        <source>Free software under the MIT license.</source>
        <translation>Phần mềm tự do theo giấy phép MIT.</translation>
    </message>
    <message>
        <source>Settings: {path}</source>
        <translation>Cài đặt: {path}</translation>
    </message>
    <message>
        <source>Records of matches: {path}</source>
        <translation>Biên bản các trận: {path}</translation>
    </message>
    <message>
        <source>Crash log: {path}</source>
        <translation>Nhật ký sự cố: {path}</translation>
    </message>
    <message>
        <source>This match isn’t being saved: {problem}</source>
        <translation>Trận này không lưu được: {problem}</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>in số phiên bản rồi thoát</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>cách dùng: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>tham số</translation>
    </message>
    <message>
        <source>options</source>
        <translation>tùy chọn</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>in trợ giúp này rồi thoát</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>tham số %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <translation>không có %(parser_name)r (chọn một trong: %(choices)s)</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>không hiểu tham số: %s</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>không dùng được cùng với %s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>ở đây không cần giá trị %r</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>còn thiếu tham số: %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>cần một trong các tham số %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>cần một giá trị</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>chỉ nhận một giá trị</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>cần ít nhất một giá trị</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r không hợp lệ (chọn một trong: %(choices)s)</translation>
    </message>
</context>
<context>
    <name>auto</name>
    <message>
        <source>Automatic answers</source>
        <translation>Trả lời tự động</translation>
    </message>
    <message>
        <source>Pass when I can’t do anything</source>
        <translation>Bỏ khi không ăn được gì</translation>
    </message>
    <message>
        <source>Pass on everything this round (but ask about a win)</source>
        <translation>Bỏ tất cả trong ván này (vẫn hỏi khi tới được)</translation>
    </message>
    <message>
        <source>No Chow, Quad or Pair</source>
        <translation>Không ăn bộ ba, bốn màu, đôi</translation>
    </message>
    <message>
        <source>Win automatically</source>
        <translation>Tự động tới</translation>
    </message>
    <message>
        <source>Let the computer answer until I’m back</source>
        <translation>Để máy trả lời cho đến khi tôi trở lại</translation>
    </message>
    <message>
        <source>Pass until a certain card is shown</source>
        <translation>Bỏ cho đến khi ra lá muốn chờ</translation>
    </message>
    <message>
        <source>Clear all (A)</source>
        <translation>Xóa hết (A)</translation>
    </message>
</context>
<context>
    <name>backs</name>
    <message>
        <source>Waves</source>
        <translation>Sóng nước</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>Cánh hoa</translation>
    </message>
    <message>
        <source>Mat</source>
        <translation>Chiếu cói</translation>
    </message>
    <message>
        <source>Bamboo</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Đồng tiền</translation>
    </message>
</context>
<context>
    <name>backup</name>
    <message>
        <source>The game is open somewhere on this computer. Close it everywhere, then restore the backup.</source>
        <translation>Trò chơi đang mở trên máy này. Hãy đóng hết rồi khôi phục bản sao lưu.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>có</translation>
    </message>
    <message>
        <source>{where} can’t be read ({why}), so there’s no backup. Try again in a moment.</source>
        <translation>Không đọc được {where} ({why}), nên chưa có bản sao lưu. Hãy thử lại sau giây lát.</translation>
    </message>
    <message>
        <source>{file} isn’t a backup of this game. Nothing was changed.</source>
        <translation>{file} không phải bản sao lưu của trò chơi này. Không có gì thay đổi.</translation>
    </message>
    <message>
        <source>Left out: {file}, because it is damaged.</source>
        <translation>Bỏ lại: {file}, vì nó bị hỏng.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Không có gì thay đổi.</translation>
    </message>
    <message>
        <source>What it replaced is in {file}, which can be restored in the same way.</source>
        <translation>Những gì bị thay thế nằm trong {file}, cũng khôi phục được theo cách này.</translation>
    </message>
    <message>
        <source>{file} is larger than any backup of this game. Nothing was changed.</source>
        <translation>{file} lớn hơn mọi bản sao lưu của trò chơi này. Không có gì thay đổi.</translation>
    </message>
    <message>
        <source>Backed up to {file}</source>
        <translation>Đã sao lưu vào {file}</translation>
    </message>
    <message>
        <source>A backup holds the keys by which others know you: whoever has it can play as you. Keep it where only you can read it.</source>
        <translation>Bản sao lưu chứa khóa mà nhờ đó người khác nhận ra bạn: ai có nó đều có thể chơi với tên bạn. Hãy cất ở nơi chỉ mình bạn đọc được.</translation>
    </message>
    <message>
        <source>score book</source>
        <translation>sổ điểm</translation>
    </message>
    <message>
        <source>tables you’ve been at</source>
        <translation>các bàn từng vào</translation>
    </message>
    <message>
        <source>Everything in it is here already.</source>
        <translation>Mọi thứ trong đó đã có sẵn ở đây.</translation>
    </message>
    <message>
        <source>your own rules</source>
        <translation>luật riêng</translation>
    </message>
    <message>
        <source>unfinished matches</source>
        <translation>trận chưa xong</translation>
    </message>
    <message>
        <source>Use its keys on one computer only: two computers with the same keys throw each other off the table.</source>
        <translation>Chỉ dùng khóa trong đó trên một máy: hai máy cùng một khóa sẽ đẩy nhau khỏi bàn.</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Thêm vào</translation>
    </message>
    <message>
        <source>Replaces what you have now</source>
        <translation>Thay thế thứ đang có</translation>
    </message>
    <message>
        <source>{where} can’t be written ({why}). Nothing was changed.</source>
        <translation>Không ghi được {where} ({why}). Không có gì thay đổi.</translation>
    </message>
    <message>
        <source>There are too many games for one backup. Move some old ones out of the game’s folder first.</source>
        <translation>Có quá nhiều ván cho một bản sao lưu. Trước hết hãy dời bớt các ván cũ ra khỏi thư mục của trò chơi.</translation>
    </message>
    <message>
        <source>{where} can’t be written ({why}), so there’s no backup. Choose another place.</source>
        <translation>Không ghi được {where} ({why}), nên chưa có bản sao lưu. Hãy chọn chỗ khác.</translation>
    </message>
    <message>
        <source>{where} is in the way: it isn’t a file. Move it away, then restore the backup.</source>
        <translation>{where} đang vướng: đó không phải tập tin. Hãy dời nó đi rồi khôi phục bản sao lưu.</translation>
    </message>
    <message>
        <source>{file} is from a newer version of the game. Update the game, then restore it.</source>
        <translation>{file} là của phiên bản mới hơn. Hãy cập nhật trò chơi rồi khôi phục.</translation>
    </message>
    <message>
        <source>rules not saved yet</source>
        <translation>luật chưa lưu</translation>
    </message>
    <message>
        <source>Left out: {file}, because it is from a newer version of the game.</source>
        <translation>Bỏ lại: {file}, vì nó là của phiên bản mới hơn.</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>các ván đã chơi</translation>
    </message>
    <message>
        <source>the keys of this computer</source>
        <translation>khóa của máy này</translation>
    </message>
    <message>
        <source>people you’ve played with</source>
        <translation>những người từng chơi cùng</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing was changed; try another backup.</source>
        <translation>{file} bị hỏng. Không có gì thay đổi; hãy thử bản sao lưu khác.</translation>
    </message>
    <message>
        <source>phones that have joined</source>
        <translation>các điện thoại đã vào</translation>
    </message>
    <message>
        <source>{where} can’t be written ({why}), so only part of the backup was restored. Once that’s mended, restore it again; it does the rest.</source>
        <translation>Không ghi được {where} ({why}), nên chỉ khôi phục được một phần. Khi sửa xong, hãy khôi phục lần nữa để làm nốt phần còn lại.</translation>
    </message>
    <message>
        <source>{where} can’t be read ({why}). Nothing was changed.</source>
        <translation>Không đọc được {where} ({why}). Không có gì thay đổi.</translation>
    </message>
    <message>
        <source>Left out: {file}, because not every system can have that name.</source>
        <translation>Bỏ lại: {file}, vì không phải hệ thống nào cũng dùng được tên đó.</translation>
    </message>
    <message>
        <source>There’s nothing to back up yet: {file} holds no files.</source>
        <translation>Chưa có gì để sao lưu: {file} không chứa tập tin nào.</translation>
    </message>
    <message>
        <source>The backup is restored.</source>
        <translation>Đã khôi phục bản sao lưu.</translation>
    </message>
    <message>
        <source>Restore it? Type yes:</source>
        <translation>Khôi phục? Gõ có:</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>cài đặt</translation>
    </message>
    <message>
        <source>Backup from {date}, made by version {version}.</source>
        <translation>Bản sao lưu ngày {date}, do phiên bản {version} tạo.</translation>
    </message>
</context>
<context>
    <name>bot</name>
    <message>
        <source>no table with a free seat was found nearby; type the number on the host’s screen: tusac bot 37</source>
        <translation>không thấy bàn nào gần đây còn ghế; hãy nêu số trên màn hình chủ bàn: tusac bot 37</translation>
    </message>
    <message>
        <source>Looking for tables nearby.</source>
        <translation>Đang tìm bàn gần đây.</translation>
    </message>
    <message>
        <source>At the table “{name}”.</source>
        <translation>Đang ở bàn “{name}”.</translation>
    </message>
</context>
<context>
    <name>browser</name>
    <message>
        <source>Save all to a file</source>
        <translation>Lưu tất cả vào tập tin</translation>
    </message>
    <message>
        <source>The game is open in another tab or window.</source>
        <translation>Trò chơi đang mở ở thẻ hay cửa sổ khác.</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>không giới hạn</translation>
    </message>
    <message>
        <source>The game runs in the browser itself, and this one lacks what that needs (WebAssembly). A Firefox, Chrome, Edge or Safari of today has it.</source>
        <translation>Trò chơi chạy ngay trong trình duyệt, mà trình duyệt này thiếu thứ cần có (WebAssembly). Firefox, Chrome, Edge hay Safari bản mới đều có.</translation>
    </message>
    <message>
        <source>Getting the game ready… {percent} %</source>
        <translation>Đang chuẩn bị trò chơi… {percent} %</translation>
    </message>
    <message>
        <source>Name and face</source>
        <translation>Tên và hình</translation>
    </message>
    <message>
        <source>Take my move back</source>
        <translation>Rút lại nước đi</translation>
    </message>
    <message>
        <source>The game could not be started, or has stopped. Your matches are kept: load the page again.</source>
        <translation>Không mở được trò chơi, hoặc nó đã dừng. Các trận của bạn vẫn còn: hãy tải lại trang.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Đồng hồ</translation>
    </message>
    <message>
        <source>All that was in the file is here now.</source>
        <translation>Mọi thứ trong tập tin nay đã ở đây.</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Mở tập tin</translation>
    </message>
    <message>
        <source>The file takes your matches, score book and settings to another browser, or to the game on a computer, whose settings can restore it as a backup.</source>
        <translation>Tập tin này mang các trận, sổ điểm và cài đặt của bạn sang trình duyệt khác, hay sang trò chơi trên máy tính, nơi phần cài đặt khôi phục được nó như một bản sao lưu.</translation>
    </message>
    <message>
        <source>This file can’t be read. Backups and records of matches can.</source>
        <translation>Không đọc được tập tin này. Chỉ đọc được bản sao lưu và biên bản của trận.</translation>
    </message>
    <message>
        <source>This match isn’t being saved: it is gone when you close the page.</source>
        <translation>Trận này không được lưu: đóng trang là mất.</translation>
    </message>
    <message>
        <source>The record of this game can’t be read.</source>
        <translation>Không đọc được biên bản của trận này.</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Tới</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Lượt kế</translation>
    </message>
    <message>
        <source>This browser isn’t saving your matches: it refuses, or has no room left. Before you close the page, save all to a file in “My games”.</source>
        <translation>Trình duyệt này không lưu các trận của bạn: nó từ chối, hoặc hết chỗ. Trước khi đóng trang, hãy vào “Các trận của tôi” và lưu tất cả vào tập tin.</translation>
    </message>
    <message>
        <source>A computer nearby hands out this page while its table is open, so it can’t be installed on your device. Matches stay in this browser; “My games” saves them to a file.</source>
        <translation>Một máy tính gần đây phát trang này khi bàn của nó còn mở, nên không cài vào thiết bị được. Các trận nằm trong trình duyệt này; “Các trận của tôi” lưu chúng vào tập tin.</translation>
    </message>
    <message>
        <source>Step {at} of {steps}</source>
        <translation>Bước {at} / {steps}</translation>
    </message>
</context>
<context>
    <name>buttons</name>
    <message>
        <source>Win</source>
        <translation>Tới</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Khui</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>Khạp</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>Ăn</translation>
    </message>
    <message>
        <source>Quad</source>
        <translation>Bốn màu</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Đôi</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Bỏ</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Chia lại</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Bỏ ván</translation>
    </message>
    <message>
        <source>You can’t keep this card, so your hand is dead: you pay everyone and sit out.</source>
        <translation>Bạn không giữ được lá này nên bài chết: bạn chung cho mọi người và nghỉ ván này.</translation>
    </message>
    <message>
        <source>You give this hand up, lose your ante if someone wins, and sit out.</source>
        <translation>Bạn bỏ ván này: ai tới thì bạn mất tiền góp, và bạn nghỉ đến hết ván.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>take the General that was drawn and lay it open</extracomment>
        <translation>Giữ</translation>
    </message>
    <message>
        <source>Auto</source>
        <extracomment>opens a menu of answers that are given without asking</extracomment>
        <translation>Tự động</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Đánh</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>green</source>
        <translation>xanh</translation>
    </message>
    <message>
        <source>red</source>
        <translation>đỏ</translation>
    </message>
    <message>
        <source>white</source>
        <translation>trắng</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>vàng</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Tướng</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>Sĩ</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Tượng</translation>
    </message>
    <message>
        <source>Chariot</source>
        <translation>Xe</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>Pháo</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Mã</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Chốt</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Công</translation>
    </message>
    <message>
        <source>Marquis</source>
        <translation>Hầu</translation>
    </message>
    <message>
        <source>Earl</source>
        <translation>Bá</translation>
    </message>
    <message>
        <source>Viscount</source>
        <translation>Tử</translation>
    </message>
    <message>
        <source>Baron</source>
        <translation>Nam</translation>
    </message>
    <message>
        <source>{color} {piece}</source>
        <translation>{piece} {color}</translation>
    </message>
</context>
<context>
    <name>command line</name>
    <message>
        <source>{name} is neither a ruleset ({names}) nor a file</source>
        <translation>{name} không phải tên luật ({names}), cũng không phải tập tin</translation>
    </message>
    <message>
        <source>these rules are for {allowed} players, not {seats}</source>
        <translation>luật này dành cho {allowed} người, không phải {seats}</translation>
    </message>
    <message>
        <source>{problem}; try {command}</source>
        <translation>{problem}; gõ {command} để biết thêm</translation>
    </message>
    <message>
        <source>cannot write the output: {problem}</source>
        <translation>không ghi được kết quả ra: {problem}</translation>
    </message>
    <message>
        <source>put the game into the menu of your desktop (Linux)</source>
        <translation>đưa trò chơi vào trình đơn của máy bạn (Linux)</translation>
    </message>
    <message>
        <source>take it out of the menu again</source>
        <translation>bỏ nó ra khỏi trình đơn</translation>
    </message>
    <message>
        <source>{problem} Try {command}</source>
        <translation>{problem} Gõ {command} để biết thêm</translation>
    </message>
    <message>
        <source>command</source>
        <translation>lệnh</translation>
    </message>
    <message>
        <source>there is no {what} {value}; did you mean {nearest}?</source>
        <translation>không có {what} {value}; có phải ý bạn là {nearest}?</translation>
    </message>
    <message>
        <source>there is no {what} {value}; there are: {names}</source>
        <translation>không có {what} {value}; có: {names}</translation>
    </message>
    <message>
        <source>cannot write the log to {path}: {problem}</source>
        <translation>{path}: không ghi nhật ký vào đó được: {problem}</translation>
    </message>
    <message>
        <source>tusac [OPTION ...] [COMMAND ...]</source>
        <translation>tusac [TÙY_CHỌN ...] [LỆNH ...]</translation>
    </message>
    <message>
        <source>{command} is part of the laboratory, which comes with the source of tusac only</source>
        <translation>{command} thuộc phòng thí nghiệm, chỉ có trong mã nguồn của tusac</translation>
    </message>
    <message>
        <source>options for every command</source>
        <translation>đi cùng mọi lệnh</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>MÃ</translation>
    </message>
    <message>
        <source>the language, such as en or vi</source>
        <translation>ngôn ngữ, chẳng hạn en hay vi</translation>
    </message>
    <message>
        <source>print the log, with details</source>
        <translation>in nhật ký, kèm chi tiết</translation>
    </message>
    <message>
        <source>write the log into this file; tusac doctor names the usual one</source>
        <translation>ghi nhật ký vào tập tin này; tusac doctor cho biết tập tin thường dùng</translation>
    </message>
    <message>
        <source>print without colors</source>
        <translation>in không màu</translation>
    </message>
    <message>
        <source>questions and answers are JSON lines; this is always on</source>
        <translation>hỏi và đáp là các dòng JSON; chỉ có dạng này</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>HẠNG</translation>
    </message>
    <message>
        <source>how well it plays: {levels} (default: {usual})</source>
        <translation>chơi giỏi cỡ nào: {levels} (mặc định: {usual})</translation>
    </message>
    <message>
        <source>this is not a record, or the start of the file is damaged</source>
        <translation>đây không phải biên bản, hoặc phần đầu tập tin đã hỏng</translation>
    </message>
    <message>
        <source>computer players: {levels}</source>
        <translation>người chơi máy: {levels}</translation>
    </message>
    <message>
        <source>deal from this number; the same number deals the same cards</source>
        <translation>chia bài từ số này, để chơi lại đúng những lá ấy</translation>
    </message>
    <message>
        <source>NAME|FILE</source>
        <translation>TÊN|TẬP_TIN</translation>
    </message>
    <message>
        <source>a ruleset that comes with the game, one of yours, or a file</source>
        <translation>một luật có sẵn trong trò chơi, luật của bạn, hoặc một tập tin</translation>
    </message>
    <message>
        <source>number of players, 2 to 6 as the rules allow</source>
        <translation>số người chơi, từ 2 đến 6 nếu luật cho phép</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>TÊN</translation>
    </message>
    <message>
        <source>{paces}, or your own such as 8+30</source>
        <translation>{paces}, hoặc dạng như 8+30</translation>
    </message>
    <message>
        <source>rounds in the match; 0 for no limit</source>
        <translation>số ván của trận; 0 là không hạn</translation>
    </message>
    <message>
        <source>{text} is not a whole number from 0 to 2^256 - 1</source>
        <translation>{text} không phải số nguyên từ 0 đến 2^256 - 1</translation>
    </message>
    <message>
        <source>{text} is not a pace: write {names}, or seconds per move and in reserve such as 8+30</source>
        <translation>{text} không phải nhịp độ: hãy ghi {names}, hoặc số giây mỗi nước và quỹ giây như 8+30</translation>
    </message>
    <message>
        <source>{text} is not a number of players from 2 to 6</source>
        <translation>{text} không phải số người chơi từ 2 đến 6</translation>
    </message>
    <message>
        <source>{text} is not a number of rounds from 0 to 1000</source>
        <translation>{text} không phải số ván từ 0 đến 1000</translation>
    </message>
    <message>
        <source>{text} is not a whole number, 0 or more</source>
        <translation>{text} không phải số nguyên từ 0 trở lên</translation>
    </message>
    <message>
        <source>{text} is not a whole number, 1 or more</source>
        <translation>{text} không phải số nguyên từ 1 trở lên</translation>
    </message>
    <message>
        <source>there is no language {text}; there are: {names}</source>
        <translation>không có ngôn ngữ {text}; có: {names}</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>in một đối tượng JSON</translation>
    </message>
    <message>
        <source>host and play line by line in this terminal</source>
        <translation>mở bàn và chơi từng dòng ngay trong cửa sổ dòng lệnh này</translation>
    </message>
    <message>
        <source>the table’s name in lists</source>
        <translation>tên bàn hiện trong danh sách</translation>
    </message>
    <message>
        <source>computer players at free seats: {levels}</source>
        <translation>máy ngồi vào ghế trống: {levels}</translation>
    </message>
    <message>
        <source>let in only people who know this code; without CODE one is made up</source>
        <translation>chỉ cho ai biết mã này vào; không ghi MÃ thì máy tự đặt</translation>
    </message>
    <message>
        <source>give every answer the same time, used or not</source>
        <translation>lượt trả lời nào cũng dài bằng nhau</translation>
    </message>
    <message>
        <source>show the table on this whole screen, with no hands; everyone plays by phone</source>
        <translation>hiện bàn chơi kín màn hình này, không có bài trên tay; ai cũng chơi bằng điện thoại</translation>
    </message>
    <message>
        <source>listen on this port; 0 for any free one</source>
        <translation>nghe ở cổng này; 0 là cổng trống nào cũng được</translation>
    </message>
    <message>
        <source>give up the table you are still at, and your cards there</source>
        <translation>bỏ bàn mà chương trình chưa rời, cùng bài ở bàn ấy</translation>
    </message>
    <message>
        <source>keep the table out of lists</source>
        <translation>không hiện trong danh sách</translation>
    </message>
    <message>
        <source>--tv needs the window, so it can’t go with --text</source>
        <translation>--tv cần có cửa sổ, nên không đi cùng --text được</translation>
    </message>
    <message>
        <source>a code has {least} to {most} letters or digits</source>
        <translation>mã có từ {least} đến {most} chữ cái hoặc chữ số</translation>
    </message>
    <message>
        <source>{text} is not a port from 0 to {most}</source>
        <translation>{text} không phải cổng từ 0 đến {most}</translation>
    </message>
    <message>
        <source>join and play line by line in this terminal</source>
        <translation>vào bàn và chơi từng dòng ngay trong cửa sổ dòng lệnh này</translation>
    </message>
    <message>
        <source>watch instead of playing</source>
        <translation>chỉ xem, không chơi</translation>
    </message>
    <message>
        <source>how long to look (default: {n} s)</source>
        <translation>tìm bao lâu (mặc định: {n} giây)</translation>
    </message>
    <message>
        <source>{text} is not a number of seconds from 1 to {most}</source>
        <translation>{text} không phải số giây từ 1 đến {most}</translation>
    </message>
    <message>
        <source>--tv needs a display, and there is none here</source>
        <translation>--tv cần có màn hình, mà ở đây không có</translation>
    </message>
    <message>
        <source>let phones play through this computer: they scan a QR code</source>
        <translation>cho điện thoại chơi qua máy này: quét mã QR</translation>
    </message>
    <message>
        <source>your name at the table</source>
        <translation>tên của bạn ở bàn</translation>
    </message>
    <message>
        <source>{text} is not a name</source>
        <translation>{text} không phải tên</translation>
    </message>
    <message>
        <source>NUMBER|ADDRESS[:PORT]</source>
        <translation>SỐ|ĐỊA_CHỈ[:CỔNG]</translation>
    </message>
    <message>
        <source>the table number or address on the host’s screen; without it, a table found nearby</source>
        <translation>số bàn hoặc địa chỉ hiện trên màn hình chủ bàn; không ghi thì vào một bàn tìm thấy ở gần</translation>
    </message>
    <message>
        <source>the table’s code, if it has one</source>
        <translation>mã của bàn, nếu bàn có mã</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>TẬP_TIN</translation>
    </message>
    <message>
        <source>the record of a match, or of a round dealt between machines</source>
        <translation>biên bản của một trận, hoặc của một ván do các máy cùng chia</translation>
    </message>
    <message>
        <source>there is no display here; {command} prints it</source>
        <translation>ở đây không có màn hình; {command} in nó ra</translation>
    </message>
    <message>
        <source>no window can open here; {command} prints it</source>
        <translation>ở đây không mở được cửa sổ; {command} in nó ra</translation>
    </message>
    <message>
        <source>play line by line in this terminal</source>
        <translation>chơi từng dòng ngay trong cửa sổ dòng lệnh này</translation>
    </message>
    <message>
        <source>today’s deal: the same cards for everyone with the same rules</source>
        <translation>ván trong ngày: ai chơi cùng luật cũng được chia đúng những lá này</translation>
    </message>
    <message>
        <source>the first lesson, or the one for --rules; then a round on your own</source>
        <translation>bài học đầu tiên, hoặc bài của luật theo --rules; rồi một ván không có thầy</translation>
    </message>
    <message>
        <source>show the table, all hands open, after N actions</source>
        <translation>cho xem bàn, mọi bài ngửa, sau N nước đi</translation>
    </message>
    <message>
        <source>there is no round in the record</source>
        <translation>biên bản không có ván nào</translation>
    </message>
    <message>
        <source>{text} is not a whole number</source>
        <translation>{text} không phải số nguyên</translation>
    </message>
    <message>
        <source>TASK</source>
        <translation>VIỆC</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>các việc</translation>
    </message>
    <message>
        <source>list the rulesets</source>
        <translation>kể tên các luật có sẵn</translation>
    </message>
    <message>
        <source>explain every rule of one</source>
        <translation>kể và giải thích từng luật của một bộ luật</translation>
    </message>
    <message>
        <source>show where two differ; status 1 if they do</source>
        <translation>kể những luật mà hai bộ khác nhau; kết thúc bằng 1 nếu có</translation>
    </message>
    <message>
        <source>check a file for mistakes; status 1 if there are any</source>
        <translation>tìm lỗi trong một tập tin; kết thúc bằng 1 nếu có</translation>
    </message>
    <message>
        <source>print JSON</source>
        <translation>in JSON</translation>
    </message>
    <message>
        <source>a ruleset by its name, or a file with one</source>
        <translation>một bộ luật theo tên, hoặc tập tin chứa nó</translation>
    </message>
    <message>
        <source>another</source>
        <translation>bộ luật kia</translation>
    </message>
    <message>
        <source>a file with a ruleset</source>
        <translation>tập tin chứa một bộ luật</translation>
    </message>
    <message>
        <source>print one JSON object for each round</source>
        <translation>in mỗi ván một đối tượng JSON</translation>
    </message>
    <message>
        <source>print a table for spreadsheets</source>
        <translation>in bảng cho chương trình bảng tính</translation>
    </message>
    <message>
        <source>let every level play the same cards, and print how far apart they are</source>
        <translation>cho mọi cấp máy chơi cùng bài rồi in ra các cấp cách nhau bao nhiêu</translation>
    </message>
    <message>
        <source>number of rounds, rounded up to whole deals (default: 1000)</source>
        <translation>bao nhiêu ván, làm tròn lên cho đủ lần chia (mặc định: 1000)</translation>
    </message>
    <message>
        <source>a ruleset that comes with the game, or a file</source>
        <translation>một luật có sẵn trong trò chơi, hoặc một tập tin</translation>
    </message>
    <message>
        <source>number of players with --ladder (default: 4, if the rules are for four)</source>
        <translation>số người chơi khi dùng --ladder (mặc định: 4, nếu luật cho bốn người)</translation>
    </message>
    <message>
        <source>deal from this number (default: 0)</source>
        <translation>chia bài từ số này (mặc định: 0)</translation>
    </message>
    <message>
        <source>print one JSON object instead of a table</source>
        <translation>in một đối tượng JSON thay cho bảng</translation>
    </message>
    <message>
        <source>play by the rules engine, look at every state, and compare with the fast kernel</source>
        <translation>chơi bằng bộ luật đầy đủ, xét từng thế bài, và so với phần tính nhanh</translation>
    </message>
    <message>
        <source>number of processes; the result is the same for any number</source>
        <translation>số tiến trình dùng; bao nhiêu thì kết quả cũng vậy</translation>
    </message>
    <message>
        <source>--seats goes with --ladder; otherwise --ai names every seat</source>
        <translation>--seats chỉ dùng với --ladder; nếu không, --ai ghi rõ từng ghế</translation>
    </message>
    <message>
        <source>--check goes with --ai, not with --ladder</source>
        <translation>--check dùng với --ai, không dùng với --ladder</translation>
    </message>
    <message>
        <source>play a match against computer players</source>
        <translation>chơi một trận với máy</translation>
    </message>
    <message>
        <source>show one round between computer players</source>
        <translation>cho xem một ván giữa các máy</translation>
    </message>
    <message>
        <source>let computer players play each other and print their strength</source>
        <translation>cho các máy đấu với nhau rồi in ra sức chơi</translation>
    </message>
    <message>
        <source>step through a recorded match or round in the window</source>
        <translation>xem từng bước một trận hay một ván đã ghi trong cửa sổ</translation>
    </message>
    <message>
        <source>print the score book of this computer</source>
        <translation>in sổ điểm của máy này</translation>
    </message>
    <message>
        <source>print a recorded match, or a round that was dealt between machines</source>
        <translation>in một trận đã ghi, hoặc một ván do các máy cùng chia</translation>
    </message>
    <message>
        <source>check a recorded match, or a round that was dealt between machines</source>
        <translation>kiểm tra một trận đã ghi, hoặc một ván do các máy cùng chia</translation>
    </message>
    <message>
        <source>let machines deal and play a round that nobody can stack or lie about</source>
        <translation>để các máy chia và chơi một ván mà không ai xếp bài hay nói dối được</translation>
    </message>
    <message>
        <source>open a table on the network</source>
        <translation>mở một bàn trên mạng</translation>
    </message>
    <message>
        <source>play</source>
        <translation>chơi</translation>
    </message>
    <message>
        <source>network</source>
        <translation>mạng</translation>
    </message>
    <message>
        <source>join a table on the network</source>
        <translation>vào một bàn trên mạng</translation>
    </message>
    <message>
        <source>list the tables nearby</source>
        <translation>kể các bàn gần đây</translation>
    </message>
    <message>
        <source>files</source>
        <translation>tập tin</translation>
    </message>
    <message>
        <source>rules and hands</source>
        <translation>luật và bài trên tay</translation>
    </message>
    <message>
        <source>troubleshooting</source>
        <translation>chẩn đoán</translation>
    </message>
    <message>
        <source>find out why tables do not show up, and what to do about it</source>
        <translation>tìm xem vì sao có thể không thấy bàn, và cách khắc phục</translation>
    </message>
    <message>
        <source>a match, line by line in this terminal</source>
        <translation>một trận, từng dòng ngay trong cửa sổ dòng lệnh này</translation>
    </message>
    <message>
        <source>open a table for the family</source>
        <translation>mở bàn cho gia đình</translation>
    </message>
    <message>
        <source>join the table with the number 37</source>
        <translation>vào bàn hiện số 37</translation>
    </message>
    <message>
        <source>is this record true?</source>
        <translation>biên bản này có đúng không?</translation>
    </message>
    <message>
        <source>nobody can see my table</source>
        <translation>không ai thấy bàn của tôi</translation>
    </message>
    <message>
        <source>all went well</source>
        <translation>mọi việc ổn</translation>
    </message>
    <message>
        <source>the answer is no: a record is false, no table was found, a check failed</source>
        <translation>câu trả lời là không: biên bản sai, không tìm thấy bàn, kiểm tra không đạt</translation>
    </message>
    <message>
        <source>the command is wrong, or a file cannot be read</source>
        <translation>dòng lệnh không làm theo được, hoặc không đọc được tập tin</translation>
    </message>
    <message>
        <source>signal N ended it, such as 130 after Ctrl-C</source>
        <translation>bị tín hiệu N kết thúc, chẳng hạn 130 sau Ctrl-C</translation>
    </message>
    <message>
        <source>Tứ Sắc, the four-color card game. Without a command, its window opens. tusac COMMAND --help explains one.</source>
        <translation>Tứ Sắc, trò bài bốn màu. Không có lệnh thì cửa sổ mở ra. tusac LỆNH --help nói thêm về một lệnh.</translation>
    </message>
    <message>
        <source>laboratory</source>
        <translation>phòng thí nghiệm</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>ví dụ</translation>
    </message>
    <message>
        <source>exit status</source>
        <translation>trạng thái kết thúc</translation>
    </message>
    <message>
        <source>let a computer player join a table as a machine of its own</source>
        <translation>cho một người chơi máy vào bàn như một máy riêng</translation>
    </message>
    <message>
        <source>let machines on this computer find each other, play a match and prove it fair</source>
        <translation>để các máy giả trên máy này tìm thấy nhau, chơi một trận và chứng minh</translation>
    </message>
    <message>
        <source>let simulated machines play on a bad network and check what must hold</source>
        <translation>để các máy mô phỏng chơi trên mạng xấu và kiểm tra điều gì phải luôn đúng</translation>
    </message>
    <message>
        <source>show, compare and check rulesets</source>
        <translation>kể, so sánh và kiểm tra luật</translation>
    </message>
    <message>
        <source>answer questions about hands, one JSON line each</source>
        <translation>trả lời câu hỏi về bài trên tay, mỗi câu một dòng JSON</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>2 to 6 machines (default: 4)</source>
        <translation>2 đến 6 máy (mặc định: 4)</translation>
    </message>
    <message>
        <source>let one of them cheat: {names}</source>
        <translation>cho một máy gian lận: {names}</translation>
    </message>
    <message>
        <source>write the record of the round, for `tusac verify`</source>
        <translation>ghi biên bản của ván, cho `tusac verify`</translation>
    </message>
    <message>
        <source>print one JSON object with all figures</source>
        <translation>in một đối tượng JSON với mọi con số</translation>
    </message>
    <message>
        <source>{name} takes {least} to {most} machines, not {machines}</source>
        <translation>{name} cần từ {least} đến {most} máy, không phải {machines}</translation>
    </message>
    <message>
        <source>2 to 6 (default: 4)</source>
        <translation>2 đến 6 (mặc định: 4)</translation>
    </message>
    <message>
        <source>1 to {most} (default: 3)</source>
        <translation>1 đến {most} (mặc định: 3)</translation>
    </message>
    <message>
        <source>seats at the table (default: one per machine)</source>
        <translation>số ghế của bàn (mặc định: mỗi máy một ghế)</translation>
    </message>
    <message>
        <source>the rules (default: pvt, for any number)</source>
        <translation>bộ luật (mặc định: pvt, cho bao nhiêu người cũng được)</translation>
    </message>
    <message>
        <source>let the last machine be the program with its window, unseen</source>
        <translation>cho máy cuối là chương trình có cửa sổ, nhưng không hiện ra</translation>
    </message>
    <message>
        <source>how many tables to simulate (default: 100)</source>
        <translation>mô phỏng bao nhiêu bàn (mặc định: 100)</translation>
    </message>
    <message>
        <source>the first seed (default: 0)</source>
        <translation>số hạt giống đầu tiên (mặc định: 0)</translation>
    </message>
    <message>
        <source>players at each, 2 to 6 (default: random)</source>
        <translation>mỗi bàn bao nhiêu người, 2 đến 6 (mặc định: ngẫu nhiên)</translation>
    </message>
    <message>
        <source>exactly these, from {names} (default: a few at random)</source>
        <translation>tất cả những lỗi này và không lỗi nào khác, trong: {names} (mặc định: vài lỗi ngẫu nhiên)</translation>
    </message>
    <message>
        <source>whether a machine cheats at each table (default: sometimes, at random)</source>
        <translation>mỗi bàn có một máy gian lận hay không (mặc định: đôi khi, ngẫu nhiên)</translation>
    </message>
    <message>
        <source>print one JSON object instead of lines</source>
        <translation>in một đối tượng JSON thay cho các dòng chữ</translation>
    </message>
    <message>
        <source>there is no fault {text}; there are: {names}</source>
        <translation>không có lỗi {text}; có: {names}</translation>
    </message>
    <message>
        <source>{text} is not a number of machines from 2 to {most}</source>
        <translation>{text} không phải số máy từ 2 đến {most}</translation>
    </message>
    <message>
        <source>there is no player {text}; there are: {names}, and your own as FILE.py:CLASS</source>
        <translation>không có người chơi {text}; có: {names}, và máy do bạn viết, ghi là FILE.py:CLASS</translation>
    </message>
    <message>
        <source>the players, one for each seat, of {levels}, or FILE.py:CLASS for one of your own (default: {usual})</source>
        <translation>người chơi cho từng ghế, lấy trong {levels}, hoặc FILE.py:CLASS nếu là máy do bạn viết (mặc định: {usual})</translation>
    </message>
    <message>
        <source>add what the records of your matches have and the book lacks</source>
        <translation>thêm những gì biên bản các trận của bạn có mà sổ điểm còn thiếu</translation>
    </message>
    <message>
        <source>print one JSON object, and without --yes change nothing</source>
        <translation>in một đối tượng JSON, không có --yes thì không thay đổi gì</translation>
    </message>
    <message>
        <source>where the backup is to be written; there must be no such file yet</source>
        <translation>nơi ghi bản sao lưu; chưa được có tập tin đó</translation>
    </message>
    <message>
        <source>a backup made by tusac backup</source>
        <translation>bản sao lưu do tusac backup tạo</translation>
    </message>
    <message>
        <source>write keys, settings, rules, score book and games of this computer into one file</source>
        <translation>ghi khóa, cài đặt, luật, sổ điểm và các ván của máy này vào một tập tin</translation>
    </message>
    <message>
        <source>Rounds dealt between machines to be checked: {n}</source>
        <translation>Số ván do các máy cùng chia phải kiểm tra: {n}</translation>
    </message>
    <message>
        <source>{file} is there already; name another file</source>
        <translation>đã có {file}; hãy chọn tên khác</translation>
    </message>
    <message>
        <source>restore it without asking</source>
        <translation>khôi phục mà không hỏi</translation>
    </message>
    <message>
        <source>put back what is in such a file</source>
        <translation>đưa nội dung của tập tin đó trở lại</translation>
    </message>
    <message>
        <source>Added from records: {rounds}</source>
        <translation>Đã thêm từ biên bản: {rounds}</translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message>
        <source>You</source>
        <translation>Bạn</translation>
    </message>
    <message>
        <source>Computer ({level})</source>
        <translation>Máy {level}</translation>
    </message>
    <message>
        <source>Not played yet. Only your first try counts.</source>
        <translation>Chưa chơi. Chỉ lần đầu được tính.</translation>
    </message>
    <message>
        <source>The computers are playing your cards…</source>
        <translation>Các máy đang chơi bài của bạn…</translation>
    </message>
    <message>
        <source>You did better with these cards than any computer!</source>
        <translation>Với những lá này bạn chơi hay hơn mọi máy!</translation>
    </message>
    <message>
        <source>You did better with these cards than the {level}.</source>
        <translation>Với những lá này bạn chơi hay hơn máy {level}.</translation>
    </message>
    <message>
        <source>You did as well with these cards as a computer.</source>
        <translation>Với những lá này bạn chơi ngang máy.</translation>
    </message>
    <message>
        <source>This time the computers did better with your cards.</source>
        <translation>Lần này các máy chơi bài của bạn hay hơn.</translation>
    </message>
</context>
<context>
    <name>dates</name>
    <message>
        <source>Today, {time}</source>
        <translation>Hôm nay, {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Hôm qua, {time}</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>Today’s deal, {day}</source>
        <translation>Ván trong ngày, {day}</translation>
    </message>
    <message>
        <source>Daily deal, {day}</source>
        <translation>Ván của ngày {day}</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <translation>MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>dealing</name>
    <message>
        <source>{machines} machines, each its own process, deal {seats} hands ({backend}).</source>
        <translation>{machines} máy, mỗi máy một tiến trình riêng, chia {seats} phần bài ({backend}).</translation>
    </message>
    <message>
        <source>{machine} cheats: {name}. Try {n}.</source>
        <translation>{machine} gian lận: {name}. Lần thử {n}.</translation>
    </message>
    <message>
        <source>{who} accuses {whom}: {what} ({rule}).</source>
        <translation>{who} tố cáo {whom}: {what} ({rule}).</translation>
    </message>
    <message>
        <source>{who} goes on without {whom}.</source>
        <translation>{who} chơi tiếp, không có {whom}.</translation>
    </message>
    <message>
        <source>{who} gives up the round, because of {whom}.</source>
        <translation>{who} bỏ ván này, vì {whom}.</translation>
    </message>
    <message>
        <source>all hands are open to their owners; play begins</source>
        <translation>ai cũng xem được bài của mình; bắt đầu chơi</translation>
    </message>
    <message>
        <source>the audit found nothing wrong</source>
        <translation>kiểm lại không thấy gì sai</translation>
    </message>
    <message>
        <source>Each machine sent at most {kb} KB.</source>
        <translation>Mỗi máy gửi nhiều nhất {kb} KB.</translation>
    </message>
    <message>
        <source>The record is in {file}.</source>
        <translation>Biên bản nằm ở {file}.</translation>
    </message>
    <message>
        <source>Everything ended as it should.</source>
        <translation>Tất cả đều đi đến kết cục phải có.</translation>
    </message>
    <message>
        <source>This should have ended differently.</source>
        <translation>Lẽ ra phải kết thúc khác.</translation>
    </message>
    <message>
        <source>all commit to keys and seeds</source>
        <translation>mọi máy cam kết khóa và hạt giống</translation>
    </message>
    <message>
        <source>keys and seeds are opened</source>
        <translation>khóa và hạt giống được mở ra</translation>
    </message>
    <message>
        <source>one after another shuffles and proves it</source>
        <translation>lần lượt từng máy xào bài và chứng minh</translation>
    </message>
    <message>
        <source>all shuffles are verified, all name one deck</source>
        <translation>mọi lần xào đã kiểm, mọi máy nêu cùng một bộ bài</translation>
    </message>
    <message>
        <source>each commits to what it will owe, masked and proven</source>
        <translation>phần mỗi máy sẽ nợ được đặt ra, che kín và chứng minh</translation>
    </message>
    <message>
        <source>all have their parts of the masks</source>
        <translation>ai cũng có phần của mình trong các lớp che</translation>
    </message>
    <message>
        <source>the masks over dealt cards are opened</source>
        <translation>lớp che trên bài đã chia được mở</translation>
    </message>
    <message>
        <source>each reads its own hand</source>
        <translation>ai đọc bài người nấy</translation>
    </message>
    <message>
        <source>all name one result</source>
        <translation>mọi máy nêu cùng một kết quả</translation>
    </message>
    <message>
        <source>all keys are shown, everything is checked again</source>
        <translation>mọi khóa được đưa ra, tất cả được kiểm lại</translation>
    </message>
    <message>
        <source>all sign what the audit came to</source>
        <translation>mọi máy ký kết quả kiểm tra</translation>
    </message>
    <message>
        <source>these bytes are not a message</source>
        <translation>những byte này không phải là tin</translation>
    </message>
    <message>
        <source>it is from another version</source>
        <translation>nó thuộc phiên bản khác</translation>
    </message>
    <message>
        <source>it belongs to another table</source>
        <translation>nó thuộc bàn khác</translation>
    </message>
    <message>
        <source>it belongs to another round</source>
        <translation>nó thuộc ván khác</translation>
    </message>
    <message>
        <source>no such machine is at the table</source>
        <translation>ở bàn không có máy như vậy</translation>
    </message>
    <message>
        <source>its signature is false</source>
        <translation>chữ ký của nó sai</translation>
    </message>
    <message>
        <source>the others went on without its author</source>
        <translation>các máy khác đã chơi tiếp không có người gửi nó</translation>
    </message>
    <message>
        <source>too many messages from its author are already waiting</source>
        <translation>của người gửi nó đã có quá nhiều tin đang chờ</translation>
    </message>
    <message>
        <source>its author saw something different from the others</source>
        <translation>người gửi nó đã thấy khác với các máy kia</translation>
    </message>
    <message>
        <source>it does not say that its author agrees to the table</source>
        <translation>đó không phải lời đồng ý với bàn của máy gửi</translation>
    </message>
    <message>
        <source>it comes after the end</source>
        <translation>nó đến sau khi đã hết</translation>
    </message>
    <message>
        <source>it does not follow from what comes before it</source>
        <translation>nó không khớp với phần đi trước</translation>
    </message>
    <message>
        <source>it sent different machines conflicting messages</source>
        <translation>nó gửi cho các máy những điều trái nhau</translation>
    </message>
    <message>
        <source>it denies its previous message</source>
        <translation>nó chối tin trước của chính nó</translation>
    </message>
    <message>
        <source>it sent a message that was not asked for</source>
        <translation>nó gửi một tin không ai hỏi</translation>
    </message>
    <message>
        <source>it did not send what it was asked for</source>
        <translation>nó nói khác điều được hỏi</translation>
    </message>
    <message>
        <source>it signed a message that cannot be read</source>
        <translation>nó ký một tin không đọc được</translation>
    </message>
    <message>
        <source>it contradicted itself about whom to go on without</source>
        <translation>nó tự mâu thuẫn về việc chơi tiếp mà không có ai</translation>
    </message>
    <message>
        <source>it is about a step that is already closed</source>
        <translation>nó nói về một bước đã khép lại</translation>
    </message>
    <message>
        <source>it opened something other than what it had committed to</source>
        <translation>nó mở ra khác điều đã cam kết</translation>
    </message>
    <message>
        <source>its keys are not its own, or not keys at all</source>
        <translation>khóa của nó không phải của nó, hoặc không phải khóa</translation>
    </message>
    <message>
        <source>it used a key a second time</source>
        <translation>nó dùng một khóa hai lần</translation>
    </message>
    <message>
        <source>its deck or proof cannot be read</source>
        <translation>bộ bài hoặc chứng minh của nó không đọc được</translation>
    </message>
    <message>
        <source>its deck is not a shuffle of the one before</source>
        <translation>bộ bài của nó không phải bộ trước được xào</translation>
    </message>
    <message>
        <source>it named a different deck</source>
        <translation>nó nêu bộ bài khác</translation>
    </message>
    <message>
        <source>its commitment is not what it owes</source>
        <translation>thứ nó đặt ra không phải thứ nó nợ</translation>
    </message>
    <message>
        <source>it complained about something that was right</source>
        <translation>nó khiếu nại điều vốn đúng</translation>
    </message>
    <message>
        <source>it opened a different mask than it had committed to</source>
        <translation>nó mở lớp che khác với lớp đã đặt</translation>
    </message>
    <message>
        <source>its parts of an absent machine’s masks are false</source>
        <translation>phần lớp che nó giữ cho máy vắng là sai</translation>
    </message>
    <message>
        <source>it asked for a different card of the wall</source>
        <translation>nó đòi lá khác của nọc</translation>
    </message>
    <message>
        <source>it let back a machine that may not return</source>
        <translation>nó cho một máy không được phép quay lại ván</translation>
    </message>
    <message>
        <source>its share of a card is false</source>
        <translation>phần mở lá bài của nó sai</translation>
    </message>
    <message>
        <source>it acted for another seat</source>
        <translation>nó làm thay ghế khác</translation>
    </message>
    <message>
        <source>it showed different cards than it had to</source>
        <translation>nó đưa ra lá khác với lá phải đưa</translation>
    </message>
    <message>
        <source>it did not answer for each of its seats</source>
        <translation>nó không trả lời cho đủ các ghế của nó</translation>
    </message>
    <message>
        <source>it opened a different answer than it had sealed</source>
        <translation>nó mở câu trả lời khác với câu đã niêm</translation>
    </message>
    <message>
        <source>that move is not possible there</source>
        <translation>ở đó không thể làm như vậy</translation>
    </message>
    <message>
        <source>it named a different result</source>
        <translation>nó nêu kết quả khác</translation>
    </message>
    <message>
        <source>it named a different outcome of the audit</source>
        <translation>nó nêu kết luận kiểm tra khác</translation>
    </message>
    <message>
        <source>it showed different secrets than it had committed to</source>
        <translation>nó đưa ra bí mật khác với điều đã cam kết</translation>
    </message>
    <message>
        <source>its shuffle does not follow from its seed</source>
        <translation>lần xào của nó không theo hạt giống của nó</translation>
    </message>
    <message>
        <source>its computer player would have moved differently</source>
        <translation>người chơi máy của nó lẽ ra đi khác</translation>
    </message>
    <message>
        <source>too few players are left</source>
        <translation>còn lại quá ít người</translation>
    </message>
    <message>
        <source>a machine was proven to have cheated</source>
        <translation>có máy đã bị chứng minh là gian lận</translation>
    </message>
    <message>
        <source>they left before the deal was safe</source>
        <translation>họ rời đi trước khi việc chia bài được bảo đảm</translation>
    </message>
    <message>
        <source>The round was dealt and played fairly, to its end.</source>
        <translation>Ván được chia và chơi ngay thẳng, đến hết.</translation>
    </message>
    <message>
        <source>The round was dealt fairly and played to its end; the hidden moves of {machines} could not be checked, because their keys were not shown.</source>
        <translation>Ván được chia ngay thẳng và chơi đến hết; các nước kín của {machines} chưa được kiểm, vì khóa của họ không được trình ra.</translation>
    </message>
    <message>
        <source>The round does not count, because machines left it.</source>
        <translation>Ván này không tính, vì có máy rời đi.</translation>
    </message>
    <message>
        <source>The record proves that {machines} cheated.</source>
        <translation>Biên bản chứng minh {machines} đã gian lận.</translation>
    </message>
    <message>
        <source>The record is false: no machine can have sent this.</source>
        <translation>Biên bản giả: không máy nào có thể đã gửi như vậy.</translation>
    </message>
    <message>
        <source>The record stops before the end of the round.</source>
        <translation>Biên bản dừng trước khi hết ván.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>không ai</translation>
    </message>
    <message>
        <source>machine {n}</source>
        <translation>máy {n}</translation>
    </message>
    <message>
        <source>Deal {n} at table {table}: {machines} machines, {seats} seats, {cards} cards.</source>
        <translation>Ván {n} của bàn {table}: {machines} máy, {seats} ghế, {cards} lá.</translation>
    </message>
    <message>
        <source>Messages: {n}, each signed and in its place.</source>
        <translation>Tin: {n}, đều có chữ ký và đúng chỗ.</translation>
    </message>
    <message>
        <source>Shuffles: {n}, each proven to change no card.</source>
        <translation>Lần xào: {n}, đều chứng minh là không đổi lá nào.</translation>
    </message>
    <message>
        <source>Shares of cards: {n}, each proven.</source>
        <translation>Phần mở bài: {n}, đều được chứng minh.</translation>
    </message>
    <message>
        <source>Cards shown: {n}, each one its seat was dealt.</source>
        <translation>Lá đưa ra: {n}, đều là lá ghế ấy được chia.</translation>
    </message>
    <message>
        <source>Answers: {n}, each as it was sealed.</source>
        <translation>Câu trả lời: {n}, đều đúng như lúc niêm.</translation>
    </message>
    <message>
        <source>Choices of computer players: {n}, each the same when repeated.</source>
        <translation>Nước của máy: {n}, tính lại đều như cũ.</translation>
    </message>
    <message>
        <source>Shuffles repeated from their seeds: {n}.</source>
        <translation>Lần xào lặp lại từ hạt giống: {n}.</translation>
    </message>
    <message>
        <source>Left the round: {machines}.</source>
        <translation>Rời ván: {machines}.</translation>
    </message>
    <message>
        <source>Winner: {name}.</source>
        <translation>Người tới: {name}.</translation>
    </message>
    <message>
        <source>Machine {n} has the key {words} and plays for: {names}. {known}</source>
        <translation>Máy {n} có khóa {words} và chơi cho: {names}. {known}</translation>
    </message>
    <message>
        <source>The key belongs to this installation.</source>
        <translation>Khóa này là của chính máy đây.</translation>
    </message>
    <message>
        <source>You have met this key before, as {name}.</source>
        <translation>Đã gặp khóa này ở đây, với tên {name}.</translation>
    </message>
    <message>
        <source>This key is new here.</source>
        <translation>Ở đây không biết khóa này.</translation>
    </message>
    <message>
        <source>The record does not say who agreed to the table.</source>
        <translation>Biên bản không chứa việc ai đã đồng ý với bàn.</translation>
    </message>
    <message>
        <source>The record does not show that these agreed to the table: {machines}.</source>
        <translation>Biên bản không cho thấy những máy này đã đồng ý với bàn: {machines}.</translation>
    </message>
    <message>
        <source>All of them have signed the table: rules {rules}; from round {n} on; points before it: {points}.</source>
        <translation>Tất cả đã ký vào bàn: luật {rules}; từ ván {n}; điểm trước đó: {points}.</translation>
    </message>
    <message>
        <source>Names prove nothing. With keys that are new here ({machines}), anyone can make such a record alone: it is evidence only if these words belong to the players’ keys.</source>
        <translation>Tên không chứng minh gì, và với những khóa không quen ở đây ({machines}) ai cũng có thể một mình làm ra biên bản như thế: nó chỉ là bằng chứng nếu các từ này đúng là của khóa người chơi.</translation>
    </message>
    <message>
        <source>The winner’s keys are among them: the win counts only once they are shown.</source>
        <translation>Trong đó có khóa của người tới: ván thắng chỉ tính khi khóa được trình ra.</translation>
    </message>
    <message>
        <source>The others finished the round.</source>
        <translation>Những người còn lại đã chơi ván đến hết.</translation>
    </message>
    <message>
        <source>Message {n} ({kind}) in the name of {machine} is false: {what} ({rule}).</source>
        <translation>Tin {n} ({kind}) mang tên {machine} là sai: {what} ({rule}).</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>This is for Linux desktops; here an installer does it.</source>
        <translation>Lệnh này dành cho Linux; ở đây bộ cài đặt làm việc đó.</translation>
    </message>
    <message>
        <source>Tứ Sắc is in your menu now, and a double-click opens records.</source>
        <translation>Tứ Sắc đã có trong trình đơn của bạn, và biên bản mở được bằng nhấp đúp.</translation>
    </message>
    <message>
        <source>Tứ Sắc is gone from your menu.</source>
        <translation>Tứ Sắc đã được bỏ khỏi trình đơn của bạn.</translation>
    </message>
    <message>
        <source>Tứ Sắc was not in your menu.</source>
        <translation>Tứ Sắc vốn không có trong trình đơn của bạn.</translation>
    </message>
</context>
<context>
    <name>doctor</name>
    <message>
        <source>checking this computer ...</source>
        <translation>đang xem máy này ...</translation>
    </message>
    <message>
        <source>listening to the network, 4 s ...</source>
        <translation>đang nghe mạng, 4 giây ...</translation>
    </message>
    <message>
        <source>calling other computers ...</source>
        <translation>đang gọi các máy khác ...</translation>
    </message>
    <message>
        <source>The firewall ufw is on; it may keep others from joining tables here.</source>
        <translation>Tường lửa ufw đang bật; người khác có thể không vào được bàn mở ở máy này.</translation>
    </message>
    <message>
        <source>To host: sudo ufw allow {ports}/tcp; sudo ufw allow 5353/udp</source>
        <translation>Để mở bàn: sudo ufw allow {ports}/tcp; sudo ufw allow 5353/udp</translation>
    </message>
    <message>
        <source>The firewall firewalld is on; it may keep others from joining tables here.</source>
        <translation>Tường lửa firewalld đang bật; người khác có thể không vào được bàn mở ở máy này.</translation>
    </message>
    <message>
        <source>To host: sudo firewall-cmd --permanent --add-service=mdns --add-port={dashed}/tcp; sudo firewall-cmd --reload</source>
        <translation>Để mở bàn: sudo firewall-cmd --permanent --add-service=mdns --add-port={dashed}/tcp; sudo firewall-cmd --reload</translation>
    </message>
    <message>
        <source>This system’s firewall blocks incoming connections.</source>
        <translation>Tường lửa của máy này chặn kết nối từ ngoài vào.</translation>
    </message>
    <message>
        <source>To host: allow TCP ports {dashed} and UDP port 5353 in.</source>
        <translation>Để mở bàn: cho các cổng TCP {dashed} và cổng UDP 5353 vào.</translation>
    </message>
    <message>
        <source>Windows thinks this network is public and keeps others out.</source>
        <translation>Windows coi mạng này là mạng công cộng và chặn người khác.</translation>
    </message>
    <message>
        <source>Settings &gt; Network &gt; network properties: choose Private if this is your home network.</source>
        <translation>Cài đặt &gt; Mạng &gt; thuộc tính của mạng: chọn Riêng tư (Private), nếu là mạng nhà bạn.</translation>
    </message>
    <message>
        <source>The firewall of macOS is on; it may keep others from joining tables here.</source>
        <translation>Tường lửa của macOS đang bật; người khác có thể không vào được bàn mở ở máy này.</translation>
    </message>
    <message>
        <source>System Settings &gt; Network &gt; Firewall &gt; Options: allow incoming connections for the game.</source>
        <translation>Cài đặt hệ thống &gt; Mạng &gt; Tường lửa &gt; Tùy chọn: cho phép kết nối đến trò chơi.</translation>
    </message>
    <message>
        <source>This computer is fine. Is a table open, and on the same Wi-Fi?</source>
        <translation>Máy này không có gì trục trặc. Bàn đã mở chưa, và có chung một Wi-Fi không?</translation>
    </message>
    <message>
        <source>tusac {program}, protocol {protocol}; {parts}; deals by {back_end}</source>
        <translation>tusac {program}, giao thức {protocol}; {parts}; chia bài bằng {back_end}</translation>
    </message>
    <message>
        <source>{name} is not installed.</source>
        <translation>Chưa cài {name}.</translation>
    </message>
    <message>
        <source>Without it there is no window; you can still play in the terminal.</source>
        <translation>Không có nó thì không có cửa sổ; vẫn chơi được trong cửa sổ dòng lệnh.</translation>
    </message>
    <message>
        <source>A fast library for fair deals is missing, so each round takes seconds to deal.</source>
        <translation>Thiếu thư viện tính nhanh để chia bài công bằng, nên mỗi ván chia mất nhiều giây.</translation>
    </message>
    <message>
        <source>Install btclib_libsecp256k1 or gmpy2.</source>
        <translation>Hãy cài btclib_libsecp256k1 hoặc gmpy2.</translation>
    </message>
    <message>
        <source>{path} can’t be written ({error}), so nothing is saved there.</source>
        <translation>Không ghi được vào {path} ({error}): không lưu được gì ở đó.</translation>
    </message>
    <message>
        <source>Make the folder yours, or free up some space.</source>
        <translation>Hãy lấy quyền ghi thư mục này, hoặc dọn bớt ổ đĩa.</translation>
    </message>
    <message>
        <source>Settings and records can be saved: {paths}</source>
        <translation>Ghi được cài đặt và biên bản: {paths}</translation>
    </message>
    <message>
        <source>Networks in use: {networks}</source>
        <translation>Mạng đang dùng: {networks}</translation>
    </message>
    <message>
        <source>This computer isn’t on a home network, so it can’t meet other computers.</source>
        <translation>Máy này không ở trong mạng nhà nào, nên không gặp được máy khác.</translation>
    </message>
    <message>
        <source>Join the Wi-Fi of the others, or plug in a cable.</source>
        <translation>Hãy vào Wi-Fi của mọi người, hoặc cắm dây mạng.</translation>
    </message>
    <message>
        <source>A VPN is on ({network}); it can hide the home network from the game.</source>
        <translation>VPN đang bật ({network}); nó có thể che mạng nhà khỏi trò chơi.</translation>
    </message>
    <message>
        <source>If tables don’t show up: let the VPN allow local networks, or turn it off.</source>
        <translation>Nếu vẫn không thấy bàn: cho VPN dùng mạng nội bộ, hoặc tắt VPN.</translation>
    </message>
    <message>
        <source>Networks of virtual machines and containers are ignored: {names}</source>
        <translation>Không dùng mạng của máy ảo và container: {names}</translation>
    </message>
    <message>
        <source>What this computer announces on {name} can be heard.</source>
        <translation>Máy này báo tin trên {name}: nghe được.</translation>
    </message>
    <message>
        <source>What this computer announces on {name} can’t even be heard here.</source>
        <translation>Máy này báo tin trên {name}: chính nó cũng không nghe được.</translation>
    </message>
    <message>
        <source>Let UDP port 5353 (mDNS) through the firewall; until then, join by number or address.</source>
        <translation>Hãy cho cổng UDP 5353 (mDNS) qua tường lửa; trong lúc đó hãy vào bàn bằng số hoặc địa chỉ.</translation>
    </message>
    <message>
        <source>Other programs use all the ports {dashed}, so you can’t open a table.</source>
        <translation>Các cổng {dashed} đều bị chương trình khác dùng; không mở bàn được.</translation>
    </message>
    <message>
        <source>A table here couldn’t be reached at {hosts}, not even from this computer.</source>
        <translation>Bàn ở máy này không vào được qua {hosts}, kể cả từ chính máy này.</translation>
    </message>
    <message>
        <source>Let TCP ports {dashed} through the firewall.</source>
        <translation>Hãy cho các cổng TCP {dashed} qua tường lửa.</translation>
    </message>
    <message>
        <source>Port {default} is in use, perhaps by one of your tables; the next would use {port}.</source>
        <translation>Cổng {default} đang được dùng, có lẽ bởi một bàn của bạn; bàn kế sẽ dùng cổng {port}.</translation>
    </message>
    <message>
        <source>A table here would use port {port}, and can be reached from this computer.</source>
        <translation>Bàn mở ở đây sẽ ở cổng {port}, và vào được từ máy này.</translation>
    </message>
    <message>
        <source>No sign of a firewall that keeps others out.</source>
        <translation>Không thấy dấu hiệu tường lửa chặn người khác.</translation>
    </message>
    <message>
        <source>No other device was heard. There may be none, or the Wi-Fi keeps devices apart, as guest networks do, or blocks multicast.</source>
        <translation>Không nghe thấy thiết bị nào khác. Có lẽ không có thiết bị nào; hoặc Wi-Fi cách ly các thiết bị như mạng khách, hoặc chặn multicast.</translation>
    </message>
    <message>
        <source>Use the main Wi-Fi, not the guest one; or join by number or address.</source>
        <translation>Hãy dùng Wi-Fi chính, đừng dùng Wi-Fi khách; hoặc vào bàn bằng số hay địa chỉ.</translation>
    </message>
    <message>
        <source>Other devices heard: {n}</source>
        <translation>Số thiết bị khác nghe được: {n}</translation>
    </message>
    <message>
        <source>They can be reached from here.</source>
        <translation>Từ đây gọi được chúng.</translation>
    </message>
    <message>
        <source>macOS won’t let the game reach devices on this network.</source>
        <translation>macOS không cho trò chơi gọi thiết bị trong mạng này.</translation>
    </message>
    <message>
        <source>System Settings &gt; Privacy &amp; Security &gt; Local Network: allow it for the game.</source>
        <translation>Cài đặt hệ thống &gt; Quyền riêng tư &amp; Bảo mật &gt; Mạng nội bộ: cho phép trò chơi.</translation>
    </message>
    <message>
        <source>None of them can be reached from here: the Wi-Fi keeps devices apart, or a VPN takes all traffic.</source>
        <translation>Từ đây không gọi được thiết bị nào: Wi-Fi cách ly các thiết bị, hoặc VPN giữ hết đường truyền.</translation>
    </message>
    <message>
        <source>Turn off client isolation in the router, use the main Wi-Fi, or turn off the VPN.</source>
        <translation>Hãy tắt cách ly thiết bị (client isolation) trong bộ định tuyến, dùng Wi-Fi chính, hoặc tắt VPN.</translation>
    </message>
    <message>
        <source>No table is announced nearby right now.</source>
        <translation>Hiện không có bàn nào báo tin gần đây.</translation>
    </message>
    <message>
        <source>Tables nearby: {n}</source>
        <translation>Số bàn gần đây: {n}</translation>
    </message>
    <message>
        <source>{name} has version {theirs} of the game, which yours doesn’t understand.</source>
        <translation>{name} chơi phiên bản {theirs}, phiên bản này không hiểu được.</translation>
    </message>
    <message>
        <source>Update both to the newer version.</source>
        <translation>Hãy đưa cả hai máy lên phiên bản mới hơn.</translation>
    </message>
    <message>
        <source>{name} is visible, but its computer doesn’t answer.</source>
        <translation>Thấy {name}, nhưng máy của bàn đó không trả lời.</translation>
    </message>
    <message>
        <source>{program} keeps UDP port 5353 (mDNS) for itself, so tables don’t show up here.</source>
        <translation>{program} giữ riêng cổng UDP 5353 (mDNS): ở đây không thấy được bàn nào.</translation>
    </message>
    <message>
        <source>Another program keeps UDP port 5353 (mDNS) for itself, so tables don’t show up here.</source>
        <translation>Một chương trình khác giữ riêng cổng UDP 5353 (mDNS): ở đây không thấy được bàn nào.</translation>
    </message>
    <message>
        <source>Close that program, or let it share the port; until then, join by number.</source>
        <translation>Hãy đóng chương trình đó, hoặc cho nó dùng chung cổng; trong lúc chờ, hãy vào bàn bằng số.</translation>
    </message>
    <message>
        <source>Others answer, but block calls to a table: that’s their firewall, not the Wi-Fi.</source>
        <translation>Các máy khác có trả lời qua mạng nhưng bỏ các cuộc gọi đến bàn: tường lửa của họ làm vậy, không phải Wi-Fi.</translation>
    </message>
    <message>
        <source>To join a table there, that computer has to allow TCP ports {dashed} in.</source>
        <translation>Để vào bàn ở đó, máy ấy phải cho các cổng TCP {dashed} vào.</translation>
    </message>
    <message>
        <source>{name}, a table on this computer, doesn’t answer.</source>
        <translation>{name}, một bàn của máy này, không trả lời.</translation>
    </message>
    <message>
        <source>Ask its host to let the game through the firewall, and to press “Can’t see your table?” there.</source>
        <translation>Nhờ chủ bàn cho trò chơi đi qua tường lửa, rồi bấm “Không thấy bàn?” bên ấy.</translation>
    </message>
    <message>
        <source>Close the other tables on this computer.</source>
        <translation>Hãy đóng các bàn khác trên máy này.</translation>
    </message>
    <message>
        <source>Let the game through the firewall here, or open that table again.</source>
        <translation>Hãy cho trò chơi qua tường lửa ở máy này, hoặc mở lại bàn đó.</translation>
    </message>
    <message>
        <source>It should have come with this package: reinstall the game.</source>
        <translation>Lẽ ra gói này đã có sẵn thư viện đó: hãy cài lại trò chơi.</translation>
    </message>
    <message>
        <source>What the program does is logged in {path}.</source>
        <translation>Nhật ký hoạt động của chương trình: {path}</translation>
    </message>
</context>
<context>
    <name>drawer</name>
    <message>
        <source>nobody wanted it</source>
        <translation>không ai ăn</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>đánh</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>bốc</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>&quot;You draw&quot;, &quot;You discard&quot;, &quot;Lan draws&quot;, &quot;Lan discards&quot;: the name stands before it, the card below</extracomment>
        <translation>bốc</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>đánh</translation>
    </message>
    <message>
        <source>These cards aren’t on the table any more.</source>
        <translation>Những lá này không còn trên bàn nữa.</translation>
    </message>
</context>
<context>
    <name>face</name>
    <message>
        <source>Lotus</source>
        <translation>Hoa sen</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>Đèn lồng</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>Ấm trà</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Cá</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>Trống</translation>
    </message>
    <message>
        <source>Kite</source>
        <translation>Diều</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Trăng</translation>
    </message>
    <message>
        <source>Buffalo</source>
        <translation>Trâu</translation>
    </message>
    <message>
        <source>Conical hat</source>
        <translation>Nón lá</translation>
    </message>
    <message>
        <source>Swallow</source>
        <translation>Chim én</translation>
    </message>
    <message>
        <source>Persimmon</source>
        <translation>Hồng</translation>
    </message>
    <message>
        <source>Oil lamp</source>
        <translation>Đèn dầu</translation>
    </message>
    <message>
        <source>Dragonfly</source>
        <translation>Chuồn chuồn</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Thuyền</translation>
    </message>
    <message>
        <source>Bamboo</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Moon cake</source>
        <translation>Bánh trung thu</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>Bướm</translation>
    </message>
    <message>
        <source>Rice bowl</source>
        <translation>Chén cơm</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>Rùa</translation>
    </message>
    <message>
        <source>Star fruit</source>
        <translation>Khế</translation>
    </message>
    <message>
        <source>Palm</source>
        <translation>Cây dừa</translation>
    </message>
    <message>
        <source>Watermelon</source>
        <translation>Dưa hấu</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Quạt</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Chuông</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>not an ordinary file</source>
        <translation>không phải tập tin thường</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>quá lớn</translation>
    </message>
    <message>
        <source>not UTF-8 text</source>
        <translation>không phải văn bản UTF-8</translation>
    </message>
    <message>
        <source>{file} cannot be used ({why}); the game goes on without it.</source>
        <translation>Không dùng được {file} ({why}); không có tập tin này trò chơi vẫn chạy.</translation>
    </message>
    <message>
        <source>{file} cannot be used ({why}); it was renamed to {aside}, and the game goes on without it.</source>
        <translation>Không dùng được {file} ({why}); tập tin đã được đổi tên thành {aside}, không có nó trò chơi vẫn chạy.</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>một thư mục</translation>
    </message>
    <message>
        <source>{path}: not valid TOML: {problem}</source>
        <translation>{path}: không phải văn bản TOML: {problem}</translation>
    </message>
    <message>
        <source>{path}: cannot be read: {problem}</source>
        <translation>{path}: không đọc được: {problem}</translation>
    </message>
    <message>
        <source>{key}: no such setting</source>
        <translation>{key}: không có mục cài đặt này</translation>
    </message>
    <message>
        <source>{key}: {value} cannot be used ({why}); the default is used</source>
        <translation>{key}: không dùng được {value} ({why}); lấy giá trị mặc định</translation>
    </message>
    <message>
        <source>user_papers, user_inks: one needs the other; neither is used</source>
        <translation>user_papers, user_inks: phải có cả hai; nên không dùng mục nào</translation>
    </message>
    <message>
        <source>palette: there is no user palette; the default is used</source>
        <translation>palette: không có bảng màu riêng; lấy bảng mặc định</translation>
    </message>
    <message>
        <source>han, latin, words: a card needs one of them; words are used</source>
        <translation>han, latin, words: lá bài cần ít nhất một trong ba; nên ghi tên quân</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>và còn nữa</translation>
    </message>
    <message>
        <source>it must be text</source>
        <translation>ở đây cần một đoạn chữ</translation>
    </message>
    <message>
        <source>it must be true or false</source>
        <translation>ở đây cần true hoặc false</translation>
    </message>
    <message>
        <source>it must be a whole number from {low} to {high}</source>
        <translation>ở đây cần một số nguyên từ {low} đến {high}</translation>
    </message>
    <message>
        <source>it must be one of {choices}</source>
        <translation>ở đây cần một trong: {choices}</translation>
    </message>
    <message>
        <source>it must be a list</source>
        <translation>ở đây cần một danh sách</translation>
    </message>
    <message>
        <source>Your settings can’t be saved ({why}). They last until you close the game.</source>
        <translation>Không lưu được cài đặt của bạn ({why}). Chúng chỉ có hiệu lực đến khi bạn đóng trò chơi.</translation>
    </message>
    <message>
        <source>Your score book can’t be updated right now ({why}). The game goes on, but the book may be missing rounds.</source>
        <translation>Hiện không cập nhật được sổ điểm của bạn ({why}). Ván chơi vẫn tiếp tục, nhưng sổ có thể thiếu vài ván.</translation>
    </message>
    <message>
        <source>a newer version of the game has written it</source>
        <translation>tệp do một phiên bản mới hơn của trò chơi ghi</translation>
    </message>
    <message>
        <source>{file} can’t be read right now ({why}). The game goes on without it and leaves it as it is; close other programs that use it, and start the game again.</source>
        <translation>Hiện không đọc được {file} ({why}). Trò chơi tiếp tục mà không dùng tệp này và để nguyên nó; hãy đóng các chương trình khác đang dùng tệp rồi mở lại trò chơi.</translation>
    </message>
    <message>
        <source>{file} is from a newer version of the game. This one goes on without it and leaves it as it is; update the game to use it.</source>
        <translation>{file} là của một phiên bản mới hơn. Phiên bản này tiếp tục mà không dùng tệp đó và để nguyên nó; hãy cập nhật trò chơi để dùng.</translation>
    </message>
    <message>
        <source>it must be four colors such as F2C14E</source>
        <translation>ở đây cần bốn màu, chẳng hạn F2C14E</translation>
    </message>
</context>
<context>
    <name>glossary</name>
    <message>
        <source>card</source>
        <translation>lá</translation>
    </message>
    <message>
        <source>One of seven pieces, in one of four colors.</source>
        <translation>Một trong bảy loại quân, in trên giấy của một trong bốn màu.</translation>
    </message>
    <message>
        <source>color</source>
        <translation>màu</translation>
    </message>
    <message>
        <source>The color of a card’s paper: green ●, red ▲, white ○ or yellow ■.</source>
        <translation>Màu giấy của lá: xanh ●, đỏ ▲, trắng ○ hoặc vàng ■.</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>quân phụ</translation>
    </message>
    <message>
        <source>One of five cards without a color. Each is a set by itself.</source>
        <translation>Một trong năm lá không màu, mỗi lá tự thành bộ.</translation>
    </message>
    <message>
        <source>set</source>
        <translation>bộ</translation>
    </message>
    <message>
        <source>Cards that belong together. When all your cards are in sets, you win.</source>
        <translation>Những lá đi với nhau. Mọi lá trên tay đều vào bộ thì tới.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Đôi</translation>
    </message>
    <message>
        <source>Two identical cards.</source>
        <translation>Hai lá giống nhau.</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>Khạp</translation>
    </message>
    <message>
        <source>Three identical cards. Strictly, a khạp is three dealt to your hand, waiting for the fourth.</source>
        <translation>Ba lá giống nhau. Đúng ra, khạp là ba lá có sẵn trên tay, chờ lá thứ tư.</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Quằn</translation>
    </message>
    <message>
        <source>Four identical cards, the most valuable set.</source>
        <translation>Bốn lá giống nhau, bộ quý nhất.</translation>
    </message>
    <message>
        <source>opening a khạp</source>
        <translation>khui khạp</translation>
    </message>
    <message>
        <source>Laying down three identical cards with the fourth, as a Kong.</source>
        <translation>Hạ ba lá giống nhau cùng lá thứ tư thành quằn.</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>Bộ ba</translation>
    </message>
    <message>
        <source>Three different cards: General, Advisor, Elephant of one color; Chariot, Cannon, Horse of one color; or one piece in three colors, by most rules only the Soldier.</source>
        <translation>Ba lá khác nhau: Tướng, Sĩ, Tượng cùng màu; Xe, Pháo, Mã cùng màu; hoặc một loại quân ba màu, phần nhiều luật chỉ nhận Chốt.</translation>
    </message>
    <message>
        <source>Quad</source>
        <translation>Bốn màu</translation>
    </message>
    <message>
        <source>One piece in all four colors, by most rules only the Soldier.</source>
        <translation>Một loại quân đủ bốn màu, phần nhiều luật chỉ nhận Chốt.</translation>
    </message>
    <message>
        <source>even sets</source>
        <translation>bộ chẵn</translation>
    </message>
    <message>
        <source>Identical cards, one piece in different colors, and Generals.</source>
        <translation>Các lá giống nhau, một loại quân khác màu, và Tướng.</translation>
    </message>
    <message>
        <source>odd sets</source>
        <translation>bộ lẻ</translation>
    </message>
    <message>
        <source>General, Advisor, Elephant, or Chariot, Cannon, Horse, of one color.</source>
        <translation>Tướng, Sĩ, Tượng, hoặc Xe, Pháo, Mã, cùng một màu.</translation>
    </message>
    <message>
        <source>junk</source>
        <translation>rác</translation>
    </message>
    <message>
        <source>Cards in your hand that fit no set, however you arrange them.</source>
        <translation>Những lá trên tay không thuộc bộ nào, xếp kiểu gì cũng vậy.</translation>
    </message>
    <message>
        <source>pair on a Chow</source>
        <translation>bài bụng</translation>
    </message>
    <message>
        <source>A pair that shares a card with a Chow in your hand. Its Pong would leave junk.</source>
        <translation>Đôi mà lá của nó cũng nằm trong một bộ ba trên tay. Ăn thành khạp thì sinh rác.</translation>
    </message>
    <message>
        <source>headless Chow</source>
        <translation>bộ đứt đầu</translation>
    </message>
    <message>
        <source>Advisor and Elephant without their General, or getting that General after all.</source>
        <translation>Có Sĩ và Tượng mà thiếu Tướng; rồi bắt được Tướng ấy.</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>nọc</translation>
    </message>
    <message>
        <source>The cards nobody has drawn yet.</source>
        <translation>Những lá chưa bốc.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>bốc</translation>
    </message>
    <message>
        <source>To turn over the next card of the wall. It never goes into anyone’s hand.</source>
        <translation>Lật lá kế tiếp của nọc. Lá này không bao giờ vào tay.</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>đánh</translation>
    </message>
    <message>
        <source>To put a card from your hand on the table, where others can take it.</source>
        <translation>Bỏ một lá trên tay xuống bàn, ai ăn được thì ăn.</translation>
    </message>
    <message>
        <source>card on offer</source>
        <translation>lá đang hỏi</translation>
    </message>
    <message>
        <source>The card just drawn or discarded, which can be claimed now.</source>
        <translation>Lá vừa bốc hoặc vừa đánh, lúc này ăn được.</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>ăn</translation>
    </message>
    <message>
        <source>To take the card on offer and lay it down in a set with cards from your hand.</source>
        <translation>Lấy lá đang hỏi và hạ xuống thành bộ với lá trên tay.</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>ở cửa</translation>
    </message>
    <message>
        <source>You drew the card, or sit next after the player who discarded it. You may make any set with it.</source>
        <translation>Người bốc lá đó, hoặc ngồi sau người đánh, được ăn thành bất cứ bộ nào.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>cái</translation>
    </message>
    <message>
        <source>The player who gets one extra card and starts with a discard.</source>
        <translation>Người được thêm một lá và đánh trước.</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>chờ tới</translation>
    </message>
    <message>
        <source>You need just one more card to win.</source>
        <translation>Chỉ thiếu một lá là tới.</translation>
    </message>
    <message>
        <source>passing up a Pong</source>
        <translation>bỏ đôi</translation>
    </message>
    <message>
        <source>Not taking a Pong while waiting. At many tables you have to say so.</source>
        <translation>Đang chờ tới mà không ăn khạp. Nhiều nơi bắt phải hô lên.</translation>
    </message>
    <message>
        <source>win</source>
        <translation>tới</translation>
    </message>
    <message>
        <source>All your cards are in sets, and the round ends.</source>
        <translation>Mọi lá đều thành bộ; hết ván.</translation>
    </message>
    <message>
        <source>win with a Kong</source>
        <translation>tới quan</translation>
    </message>
    <message>
        <source>A win by a player who has a Kong. In many families it pays double.</source>
        <translation>Tới khi có quằn; nhiều nhà tính gấp đôi.</translation>
    </message>
    <message>
        <source>dealt win</source>
        <translation>thiên tới</translation>
    </message>
    <message>
        <source>Your dealt cards are complete before any claim.</source>
        <translation>Bài vừa chia đã tròn, không cần ăn lá nào.</translation>
    </message>
    <message>
        <source>point</source>
        <translation>lệnh</translation>
    </message>
    <message>
        <source>What sets are worth. Payments are counted in points too.</source>
        <translation>Đơn vị tính các bộ, và trả theo đó.</translation>
    </message>
    <message>
        <source>match score</source>
        <translation>điểm cả trận</translation>
    </message>
    <message>
        <source>The points a player has won and lost in this match so far.</source>
        <translation>Số điểm một người đã được và mất trong trận này cho tới giờ.</translation>
    </message>
    <message>
        <source>letters on the cards</source>
        <translation>chữ cái trên lá bài</translation>
    </message>
    <message>
        <source>A General, B Advisor, C Elephant; X Chariot, Y Cannon, Z Horse: A B C or X Y Z of one color make a Chow. On Soldiers E, S, W, N stand for green, red, white, yellow. The settings can switch the letters off.</source>
        <translation>A Tướng, B Sĩ, C Tượng; X Xe, Y Pháo, Z Mã: A B C hay X Y Z cùng màu là một bộ ba. Trên Chốt, E, S, W, N là xanh, đỏ, trắng, vàng. Có thể tắt chữ cái trong phần cài đặt.</translation>
    </message>
    <message>
        <source>paying for all</source>
        <translation>đền</translation>
    </message>
    <message>
        <source>Paying for all the losers after a mistake. In this game you can’t make one.</source>
        <translation>Trả thay cho những người khác vì đi sai. Chương trình không cho đi sai.</translation>
    </message>
    <message>
        <source>mulligan</source>
        <translation>chia lại</translation>
    </message>
    <message>
        <source>Throwing in a hopeless hand: everyone gets new cards.</source>
        <translation>Bài không có gì thì xin chia lại, mọi người đều chia lại.</translation>
    </message>
    <message>
        <source>An older computer game of Tứ Sắc, from France. The classic rules here are those it plays by.</source>
        <translation>Một trò chơi Tứ Sắc trên máy tính đã có từ lâu, của Pháp. Luật cổ điển ở đây theo trò chơi ấy.</translation>
    </message>
    <message>
        <source>stealing</source>
        <translation>ăn chặn</translation>
    </message>
    <message>
        <source>Claiming a card out of turn. Players who are skipped lose their turn.</source>
        <translation>Ăn khi chưa đến lượt. Ai bị ăn chặn thì mất lượt.</translation>
    </message>
    <message>
        <source>Three different cards: General, Advisor, Elephant of one color; Chariot, Cannon, Horse of one color; or one piece in three colors: {pieces}.</source>
        <translation>Ba lá khác nhau: Tướng, Sĩ, Tượng cùng màu; Xe, Pháo, Mã cùng màu; hoặc một loại quân ba màu: {pieces}.</translation>
    </message>
    <message>
        <source>Three different cards of one color: General, Advisor, Elephant, or Chariot, Cannon, Horse.</source>
        <translation>Ba lá khác nhau cùng màu: Tướng, Sĩ, Tượng, hoặc Xe, Pháo, Mã.</translation>
    </message>
    <message>
        <source>One piece in all four colors; by these rules that’s no set.</source>
        <translation>Một loại quân đủ bốn màu; theo luật này thì không thành bộ.</translation>
    </message>
</context>
<context>
    <name>guide</name>
    <message>
        <source>The cards</source>
        <translation>Các lá bài</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Mục đích</translation>
    </message>
    <message>
        <source>Sets and their points</source>
        <translation>Các bộ và lệnh</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Một lượt</translation>
    </message>
    <message>
        <source>Who gets the card</source>
        <translation>Ai được ăn</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Tướng</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Quân phụ</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Hết ván</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Tính tiền</translation>
    </message>
    <message>
        <source>Further rules</source>
        <translation>Luật khác</translation>
    </message>
    <message>
        <source>Three identical Generals.</source>
        <translation>Ba Tướng giống nhau.</translation>
    </message>
    <message>
        <source>Four identical Generals.</source>
        <translation>Bốn Tướng giống nhau.</translation>
    </message>
    <message>
        <source>A single joker.</source>
        <translation>Một quân phụ lẻ.</translation>
    </message>
    <message>
        <source>Any four jokers.</source>
        <translation>Bốn quân phụ bất kỳ.</translation>
    </message>
    <message>
        <source>Four identical cards.</source>
        <translation>Bốn lá giống nhau.</translation>
    </message>
    <message>
        <source>Three identical cards.</source>
        <translation>Ba lá giống nhau.</translation>
    </message>
    <message>
        <source>Two identical cards.</source>
        <translation>Hai lá giống nhau.</translation>
    </message>
    <message>
        <source>General, Advisor, Elephant of one color.</source>
        <translation>Tướng, Sĩ, Tượng cùng màu.</translation>
    </message>
    <message>
        <source>Chariot, Cannon, Horse of one color.</source>
        <translation>Xe, Pháo, Mã cùng màu.</translation>
    </message>
    <message>
        <source>One piece in three colors: {pieces}.</source>
        <translation>Một loại quân ba màu: {pieces}.</translation>
    </message>
    <message>
        <source>One piece in all four colors: {pieces}.</source>
        <translation>Một loại quân đủ bốn màu: {pieces}.</translation>
    </message>
    <message>
        <source>A single General, or a joker.</source>
        <translation>Một mình Tướng, hoặc một quân phụ.</translation>
    </message>
    <message>
        <source>A single General.</source>
        <translation>Một mình Tướng.</translation>
    </message>
    <message>
        <source>any piece</source>
        <translation>quân nào cũng được</translation>
    </message>
    <message>
        <source>Four identical cards, but no Soldiers.</source>
        <translation>Bốn lá giống nhau, trừ Chốt.</translation>
    </message>
    <message>
        <source>Three identical cards, but no Soldiers.</source>
        <translation>Ba lá giống nhau, trừ Chốt.</translation>
    </message>
    <message>
        <source>Two identical cards, but no Soldiers.</source>
        <translation>Hai lá giống nhau, trừ Chốt.</translation>
    </message>
    <message>
        <source>For {players} players.</source>
        <translation>Cho {players} người chơi.</translation>
    </message>
    <message>
        <source>Seven pieces: {pieces}.</source>
        <translation>Bảy loại quân: {pieces}.</translation>
    </message>
    <message>
        <source>Four colors, with {copies} copies of each card for up to four players.</source>
        <translation>Có bốn sắc giấy, mỗi quân {copies} lá khi không quá bốn người.</translation>
    </message>
    <message>
        <source>Five jokers, without a color.</source>
        <translation>Năm quân phụ, không màu.</translation>
    </message>
    <message>
        <source>You win when all {n} cards are in sets. Cards that fit no set are junk.</source>
        <translation>Tới khi cả {n} lá đều thành bộ. Lá không vào bộ nào là rác.</translation>
    </message>
    <message>
        <source>With six players, that’s {n} cards.</source>
        <translation>Sáu người chơi thì là {n} lá.</translation>
    </message>
    <message>
        <source>Each Kong that you’ve drawn a card for makes it one card more.</source>
        <translation>Mỗi quằn mà bạn đã bốc bù một lá thì thêm một lá nữa.</translation>
    </message>
    <message>
        <source>A hand worth less than {points} can’t win.</source>
        <translation>Bài dưới {points} thì không được tới.</translation>
    </message>
    <message>
        <source>With five or six players, {points} are enough.</source>
        <translation>Năm hay sáu người chơi thì {points} là đủ.</translation>
    </message>
    <message>
        <source>With five or six players, it has to be worth {points}.</source>
        <translation>Năm hay sáu người chơi thì phải được {points}.</translation>
    </message>
    <message>
        <source>Dice decide who deals first.</source>
        <translation>Gieo xúc xắc chọn cái đầu tiên.</translation>
    </message>
    <message>
        <source>Everyone draws a card; the highest deals first.</source>
        <translation>Mỗi người bốc một lá; ai lớn nhất làm cái đầu tiên.</translation>
    </message>
    <message>
        <source>The first dealer is chosen at random.</source>
        <translation>Cái đầu tiên được chọn ngẫu nhiên.</translation>
    </message>
    <message>
        <source>Everyone gets {n} cards, the dealer one more.</source>
        <translation>Mỗi người {n} lá, cái thêm một lá.</translation>
    </message>
    <message>
        <source>With six players, it’s {n} cards, and the dealer gets one more.</source>
        <translation>Sáu người chơi thì mỗi người {n} lá, nhà cái thêm một lá.</translation>
    </message>
    <message>
        <source>They’re dealt in packets: six to the dealer, then five to each player, round and round.</source>
        <translation>Chia từng tụ: cái sáu lá trước, rồi mỗi người năm lá, hết vòng này đến vòng khác.</translation>
    </message>
    <message>
        <source>A dealt Kong is laid open at once, without a replacement card, and is worth {points}.</source>
        <translation>Quằn có sẵn phải hạ ngay, không bốc bù, tính {points}.</translation>
    </message>
    <message>
        <source>A dealt Kong of Generals is worth {points}.</source>
        <translation>Quằn Tướng có sẵn tính {points}.</translation>
    </message>
    <message>
        <source>A dealt Kong of jokers is worth {points}.</source>
        <translation>Quằn quân phụ có sẵn tính {points}.</translation>
    </message>
    <message>
        <source>A dealt Pong is marked with a coin: everyone knows you have one, but not which.</source>
        <translation>Khạp có sẵn được đánh dấu: ai cũng biết là có, nhưng không biết quân gì.</translation>
    </message>
    <message>
        <source>If you’re dealt no General, no joker, no three or four identical cards and no Soldiers in all four colors, you may call a mulligan: the same dealer deals again.</source>
        <translation>Ai không có Tướng, không có quân phụ, không có ba hay bốn lá giống nhau và không đủ bốn Chốt bốn màu thì được xin chia lại: cái cũ chia lại.</translation>
    </message>
    <message>
        <source>If you’re dealt no General, no three or four identical cards and no Soldiers in all four colors, you may call a mulligan: the same dealer deals again.</source>
        <translation>Ai không có Tướng, không có ba hay bốn lá giống nhau và không đủ bốn Chốt bốn màu thì được xin chia lại: cái cũ chia lại.</translation>
    </message>
    <message>
        <source>Before the first discard you may fold: you sit out the round, and if someone wins you pay only the ante.</source>
        <translation>Trước lá đánh đầu tiên bạn được bỏ ván: bạn nghỉ ván này, và nếu có người tới thì chỉ mất tiền góp.</translation>
    </message>
    <message>
        <source>Before the first discard you may fold: you sit out the round and pay nothing.</source>
        <translation>Trước lá đánh đầu tiên bạn được bỏ ván: bạn nghỉ ván này và không mất gì.</translation>
    </message>
    <message>
        <source>A dealer whose dealt cards are all in sets may win at once.</source>
        <translation>Cái được chia bài tròn sẵn thì được tới ngay.</translation>
    </message>
    <message>
        <source>After claiming a Kong you don’t discard: you draw the next card of the wall, as long as one may be drawn.</source>
        <translation>Ăn quằn xong bạn không đánh mà bốc lá kế tiếp trong nọc, miễn là còn được bốc.</translation>
    </message>
    <message>
        <source>With five or six players, the wall is drawn to its end.</source>
        <translation>Năm hay sáu người chơi thì bốc đến hết nọc.</translation>
    </message>
    <message>
        <source>After a win worth {points} or more, the player opposite deals instead.</source>
        <translation>Tới từ {points} trở lên thì người ngồi đối diện làm cái thay.</translation>
    </message>
    <message>
        <source>For a Kong of jokers, that’s {n}.</source>
        <translation>Với quằn quân phụ thì là {n}.</translation>
    </message>
    <message>
        <source>For a dealt Kong of jokers, that’s {n}.</source>
        <translation>Với quằn quân phụ có sẵn thì là {n}.</translation>
    </message>
    <message>
        <source>twice</source>
        <extracomment>how often points or a stake count: &quot;gets twice the points&quot;, &quot;everything counts twice&quot;</extracomment>
        <translation>gấp đôi</translation>
    </message>
    <message>
        <source>{n} times</source>
        <extracomment>how often points or a stake count: &quot;gets 3 times the points&quot;, &quot;everything counts 3 times&quot;</extracomment>
        <translation>gấp {n}</translation>
    </message>
    <message>
        <source>If another player discarded or drew the winning card, they pay this for all losers.</source>
        <translation>Nếu người khác đánh hay lật ra lá tới thì người đó đền phần này cho cả làng.</translation>
    </message>
    <message>
        <source>The dealer starts with a discard. Play goes counterclockwise.</source>
        <translation>Cái đánh trước. Vòng chơi ngược chiều kim đồng hồ.</translation>
    </message>
    <message>
        <source>Any card that’s discarded or turned up from the wall may be claimed: you lay it open in a set with cards from your hand, then you discard.</source>
        <translation>Lá vừa đánh, hoặc lật từ nọc, có thể được ăn: hạ xuống thành bộ với lá trên tay. Ai ăn thì đánh tiếp.</translation>
    </message>
    <message>
        <source>If nobody claims it, it stays there and the next player draws. A drawn card never goes into a hand.</source>
        <translation>Không ai ăn thì lá nằm lại đó và người kế tiếp bốc. Lá bốc không bao giờ vào tay.</translation>
    </message>
    <message>
        <source>Three or four identical cards in your hand stay together: none may join another set.</source>
        <translation>Khạp và quằn trên tay phải giữ nguyên: không tách cho bộ khác.</translation>
    </message>
    <message>
        <source>This doesn’t apply to Soldiers.</source>
        <translation>Chốt thì không theo luật này.</translation>
    </message>
    <message>
        <source>Of Soldiers, only four stay together.</source>
        <translation>Với Chốt thì chỉ bốn lá mới phải giữ nguyên.</translation>
    </message>
    <message>
        <source>You may break up sets in your hand for better ones.</source>
        <translation>Các bộ trên tay được tách ra để xếp bộ tốt hơn.</translation>
    </message>
    <message>
        <source>A Pong on the table takes its fourth card if you draw it and win with it.</source>
        <translation>Khạp đã hạ được thêm lá thứ tư nếu chính bạn bốc và nhờ đó tới.</translation>
    </message>
    <message>
        <source>A Pong on the table takes its fourth card whenever you draw it.</source>
        <translation>Khạp đã hạ được thêm lá thứ tư mỗi khi chính bạn bốc.</translation>
    </message>
    <message>
        <source>If you pass on a card you drew, the next player may claim it, unless it’s a General or a joker.</source>
        <translation>Lá bốc mà người bốc bỏ thì người kế tiếp được ăn, trừ Tướng và quân phụ.</translation>
    </message>
    <message>
        <source>If you pass on a card you drew, the next player may claim it, unless it’s a General.</source>
        <translation>Lá bốc mà người bốc bỏ thì người kế tiếp được ăn, trừ Tướng.</translation>
    </message>
    <message>
        <source>The one exception: you were dealt nothing else.</source>
        <translation>Chỉ khi được chia toàn Tướng thì mới được đánh.</translation>
    </message>
    <message>
        <source>If you draw a General, others may claim it only for: {claims}.</source>
        <translation>Tướng bạn bốc thì người khác chỉ được ăn để: {claims}.</translation>
    </message>
    <message>
        <source>If you draw a General, nobody else may claim it.</source>
        <translation>Tướng bạn bốc thì không ai khác được ăn.</translation>
    </message>
    <message>
        <source>If a General is discarded, the next player may take it, by itself or in a set; others may claim it only for: {claims}.</source>
        <translation>Tướng bị đánh ra thì người kế tiếp được ăn, để riêng hay vào bộ; người khác chỉ được ăn để: {claims}.</translation>
    </message>
    <message>
        <source>If a General is discarded, only the next player may take it, by itself or in a set.</source>
        <translation>Tướng bị đánh ra thì chỉ người kế tiếp được ăn, để riêng hay vào bộ.</translation>
    </message>
    <message>
        <source>A joker is a set by itself, and any four jokers are a Kong.</source>
        <translation>Một quân phụ tự nó là một bộ, bốn quân phụ bất kỳ là một quằn.</translation>
    </message>
    <message>
        <source>A joker is a set by itself; it never joins another card.</source>
        <translation>Một quân phụ tự nó là một bộ, không ghép với lá nào khác.</translation>
    </message>
    <message>
        <source>Otherwise, a joker is treated like a General.</source>
        <translation>Còn lại, quân phụ theo luật như Tướng.</translation>
    </message>
    <message>
        <source>You may discard a joker, and leave one that you draw.</source>
        <translation>Bạn được đánh quân phụ, và được bỏ quân phụ bốc lên.</translation>
    </message>
    <message>
        <source>Out of turn, a joker may be claimed only for: {claims}.</source>
        <translation>Không phải cửa thì chỉ được ăn quân phụ để: {claims}.</translation>
    </message>
    <message>
        <source>Out of turn, a joker may be claimed only for a win.</source>
        <translation>Không phải cửa thì chỉ được ăn quân phụ để tới.</translation>
    </message>
    <message>
        <source>Out of turn, nobody may claim a joker.</source>
        <translation>Không phải cửa thì không ai được ăn quân phụ.</translation>
    </message>
    <message>
        <source>Other sets, and the win, are only for the player whose turn it is: the one who drew the card, or the next one after a discard.</source>
        <translation>Các bộ khác, và tới, chỉ dành cho người ở cửa: người bốc, hoặc người kế tiếp sau lá đánh.</translation>
    </message>
    <message>
        <source>Every set, and the win, is only for the player whose turn it is: the one who drew the card, or the next one after a discard.</source>
        <translation>Mọi bộ, kể cả tới, chỉ dành cho người ở cửa: người bốc, hoặc người kế tiếp sau lá đánh.</translation>
    </message>
    <message>
        <source>No claim may leave you more junk than before.</source>
        <translation>Ăn kiểu nào cũng không được thêm rác.</translation>
    </message>
    <message>
        <source>No claim but a Pong may leave you more junk than before.</source>
        <translation>Trừ ăn khạp, ăn kiểu nào cũng không được thêm rác.</translation>
    </message>
    <message>
        <source>Of several claims, only those that leave the least junk are allowed.</source>
        <translation>Có nhiều cách ăn thì chỉ được ăn cách để lại ít rác nhất.</translation>
    </message>
    <message>
        <source>While you wait for a win, you may pass up a Pong (bỏ đôi). At many tables you have to say so; here you don’t.</source>
        <translation>Đang chờ tới thì được bỏ đôi, không ăn khạp; nhiều nơi bắt phải hô lên, ở đây thì không.</translation>
    </message>
    <message>
        <source>If you can win on a card that’s shown, you must.</source>
        <translation>Lá lật ra hay đánh ra mà tới được thì phải tới.</translation>
    </message>
    <message>
        <source>{claim} or {other}</source>
        <translation>{claim} hoặc {other}</translation>
    </message>
    <message>
        <source>If you draw a General, you keep it: {ways}.</source>
        <translation>Ai bốc được Tướng thì giữ: {ways}.</translation>
    </message>
    <message>
        <source>Three Generals of different colors are worth {together} in one set, but {apart} apart.</source>
        <translation>Ba Tướng khác màu chung một bộ tính {together}, để riêng thì được {apart}.</translation>
    </message>
    <message>
        <source>With a dead hand you pay each of the others {n} and sit out the round, unless someone else claims that General.</source>
        <translation>Bài chết thì bạn chung cho mỗi người kia {n} và nghỉ ván này, trừ khi có người khác ăn lá Tướng đó.</translation>
    </message>
    <message>
        <source>If you’d have no card left to discard and can’t win, you leave the General you drew.</source>
        <translation>Nếu không còn lá nào để đánh và cũng không tới được thì bạn bỏ lá Tướng vừa bốc.</translation>
    </message>
    <message>
        <source>If you draw a General, can’t win with it and hold no more than one other card, your hand is dead.</source>
        <translation>Nếu bạn bốc Tướng, không tới được mà trên tay chỉ còn nhiều nhất một lá khác thì bài chết.</translation>
    </message>
    <message>
        <source>If you draw a General, can’t win with it and hold no more than one other card, or only Generals and jokers, your hand is dead.</source>
        <translation>Nếu bạn bốc Tướng, không tới được mà trên tay chỉ còn nhiều nhất một lá khác, hay toàn Tướng và quân phụ, thì bài chết.</translation>
    </message>
    <message>
        <source>If you draw a General, can’t win with it and hold no more than one other card, or only Generals, your hand is dead.</source>
        <translation>Nếu bạn bốc Tướng, không tới được mà trên tay chỉ còn nhiều nhất một lá khác, hay toàn Tướng, thì bài chết.</translation>
    </message>
    <message>
        <source>Anyone may claim, in this order: {claims}. If several claim the same, the one who comes next gets it.</source>
        <translation>Ai cũng được ăn, theo thứ tự: {claims}. Nhiều người thì ai gần lượt nhất.</translation>
    </message>
    <message>
        <source>Players draw and discard in turn, and may take a card that another has drawn or discarded. Whoever first has every card in a set wins.</source>
        <translation>Người chơi lần lượt bốc và đánh, có thể ăn lá người khác bốc hay đánh ra. Ai xếp được mọi lá vào bộ trước thì tới.</translation>
    </message>
    <message>
        <source>The deck has {cards}.</source>
        <translation>Bộ bài có {cards}.</translation>
    </message>
    <message>
        <source>{cards} for {players} players</source>
        <translation>{cards} cho {players} người</translation>
    </message>
    <message>
        <source>Playing with real cards? The points of a winning hand always come to an odd number: if you count an even one, count again.</source>
        <translation>Chơi bài thật? Số lệnh của bài tới luôn lẻ: đếm ra số chẵn thì đếm lại.</translation>
    </message>
    <message>
        <source>Other sets are only for the player whose turn it is: the one who drew the card, or the next one after a discard.</source>
        <translation>Các bộ khác chỉ dành cho người ở cửa: người bốc, hoặc người kế tiếp sau lá đánh.</translation>
    </message>
    <message>
        <source>A Pong may not leave you more junk than before.</source>
        <translation>Ăn khạp không được thêm rác.</translation>
    </message>
    <message>
        <source>{claim}: if you can, you must claim it, unless you win.</source>
        <translation>{claim}: có thì phải ăn, trừ khi tới.</translation>
    </message>
    <message>
        <source>{claim}: if you can, you must claim it, unless you’re waiting for a win.</source>
        <translation>{claim}: có thì phải ăn, trừ khi đang chờ tới.</translation>
    </message>
    <message>
        <source>While you wait for a win, you may pass up a Pong (bỏ đôi), and everyone is told.</source>
        <translation>Đang chờ tới thì được bỏ đôi, không ăn khạp, và cả bàn được biết.</translation>
    </message>
    <message>
        <source>You can never discard a General.</source>
        <translation>Không bao giờ đánh Tướng.</translation>
    </message>
    <message>
        <source>A Pair may be claimed only with a card you draw yourself, or to win.</source>
        <translation>Chỉ được chui đôi bằng lá bạn tự bốc, trừ khi để tới.</translation>
    </message>
    <message>
        <source>If you draw a General, you may keep it or leave it.</source>
        <translation>Ai bốc được Tướng thì giữ hay bỏ tùy ý.</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>một mình</translation>
    </message>
    <message>
        <source>with its Advisor and Elephant</source>
        <translation>cùng Sĩ và Tượng của nó</translation>
    </message>
    <message>
        <source>with Generals of two or three other colors</source>
        <translation>cùng Tướng của hai hay ba màu khác</translation>
    </message>
    <message>
        <source>or as a Kong with three of the same</source>
        <translation>hoặc thành quằn với ba lá giống nó</translation>
    </message>
    <message>
        <source>Once {cards} are left in the wall, nobody draws any more and nobody wins.</source>
        <translation>Nọc còn {cards} thì không bốc nữa, ván hòa.</translation>
    </message>
    <message>
        <source>When the wall runs out, nobody wins.</source>
        <translation>Hết nọc thì ván hòa.</translation>
    </message>
    <message>
        <source>With five or six players, that’s at {cards}.</source>
        <translation>Năm hay sáu người chơi thì chừa lại {cards}.</translation>
    </message>
    <message>
        <source>The winner deals the next round.</source>
        <translation>Người tới làm cái ván sau.</translation>
    </message>
    <message>
        <source>If nobody wins, the same dealer deals again.</source>
        <translation>Ván hòa thì cái cũ chia lại.</translation>
    </message>
    <message>
        <source>If nobody wins, the player to the dealer’s right deals next.</source>
        <translation>Ván hòa thì người bên phải cái làm cái.</translation>
    </message>
    <message>
        <source>For each of their own Kongs on the table, a loser pays for {points} less.</source>
        <translation>Người thua có quằn đã hạ thì mỗi quằn được trả bớt {points}.</translation>
    </message>
    <message>
        <source>For each of their own Kongs on the table, a loser pays {n} less.</source>
        <translation>Người thua có quằn đã hạ thì mỗi quằn được bớt {n} vào tiền trả.</translation>
    </message>
    <message>
        <source>For a dealt Kong, that’s {n}.</source>
        <translation>Với quằn có sẵn thì là {n}.</translation>
    </message>
    <message>
        <source>For a Kong of Generals, that’s {n}.</source>
        <translation>Với quằn Tướng thì là {n}.</translation>
    </message>
    <message>
        <source>For a dealt Kong of Generals, that’s {n}.</source>
        <translation>Với quằn Tướng có sẵn thì là {n}.</translation>
    </message>
    <message>
        <source>If the winner drew the winning card, each loser pays for {points} more.</source>
        <translation>Người tới tự bốc lá tới thì mỗi người thua chung thêm {points}.</translation>
    </message>
    <message>
        <source>Each loser pays {n} more for every yellow General of the winner (tướng vàng).</source>
        <translation>Mỗi người thua trả thêm {n} cho mỗi Tướng vàng của người tới.</translation>
    </message>
    <message>
        <source>Every other player also pays the winner an ante of {n}.</source>
        <translation>Những người khác còn chung cho người tới tiền góp {n}.</translation>
    </message>
    <message>
        <source>If all but one fold, that player gets their antes. If nobody wins, no ante is paid.</source>
        <translation>Nếu mọi người bỏ ván chỉ còn một người thì người đó lấy tiền góp. Không ai tới thì không ai mất tiền góp.</translation>
    </message>
    <message>
        <source>With five or six players, everything counts {times}.</source>
        <translation>Năm hay sáu người chơi thì mọi thứ tính {times}.</translation>
    </message>
    <message>
        <source>With five or six players, everything but what Kongs take off counts {times}.</source>
        <translation>Năm hay sáu người chơi thì mọi thứ tính {times}, trừ phần quằn được bớt.</translation>
    </message>
    <message>
        <source>If the winner drew the winning card, {points} more count.</source>
        <translation>Người tới tự bốc lá tới thì được tính thêm {points}.</translation>
    </message>
    <message>
        <source>Each yellow General of the winner (tướng vàng) brings {n} more.</source>
        <translation>Mỗi Tướng vàng của người tới được cộng thêm {n}.</translation>
    </message>
    <message>
        <source>Each loser pays the winner {n}.</source>
        <translation>Mỗi người thua trả người tới {n}.</translation>
    </message>
    <message>
        <source>A winner with a Kong gets {times} the stake.</source>
        <translation>Người tới có quằn thì tiền cược tính {times}.</translation>
    </message>
    <message>
        <source>Each loser pays the winner’s points.</source>
        <translation>Mỗi người thua trả bằng số lệnh của người tới.</translation>
    </message>
    <message>
        <source>Each loser pays the winner’s points, at {n} each.</source>
        <translation>Mỗi người thua trả theo lệnh của người tới, mỗi lệnh {n}.</translation>
    </message>
    <message>
        <source>Nobody pays for a win. The winner alone scores {n}.</source>
        <translation>Có người tới thì không ai phải trả. Chỉ người tới được cộng {n}.</translation>
    </message>
    <message>
        <source>Nobody pays for a win. The winner alone scores the points of the hand.</source>
        <translation>Có người tới thì không ai phải trả. Chỉ người tới được cộng số lệnh của bài mình.</translation>
    </message>
    <message>
        <source>Nobody pays for a win. The winner alone scores the points, at {n} each.</source>
        <translation>Có người tới thì không ai phải trả. Chỉ người tới được cộng, mỗi lệnh {n}.</translation>
    </message>
    <message>
        <source>Only the points above the minimum count for that.</source>
        <translation>Chỉ tính số lệnh vượt mức tối thiểu.</translation>
    </message>
    <message>
        <source>A win is worth {points} more.</source>
        <translation>Tới được thêm {points}.</translation>
    </message>
    <message>
        <source>A winner with a Kong gets {times} the points.</source>
        <translation>Người tới có quằn thì lệnh tính {times}.</translation>
    </message>
    <message>
        <source>Nobody is paid for losing.</source>
        <translation>Không ai thua mà được tiền.</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Word</source>
        <translation>Từ</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Tiếng Việt</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Nghĩa</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Bộ</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>trên tay</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>đã hạ</translation>
    </message>
    <message>
        <source>Every rule</source>
        <translation>Từng luật một</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Từ ngữ khi chơi</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Phím tắt</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>This card wins: all your cards are in sets.</source>
        <translation>Lá này là tới: bài bạn đã vào bộ hết.</translation>
    </message>
    <message>
        <source>It fits no set, and nothing you keep goes with it.</source>
        <translation>Nó không vào bộ nào, mà bài còn lại cũng không giúp được nó.</translation>
    </message>
    <message>
        <source>All your cards are in sets; giving up this one costs you least.</source>
        <translation>Lá nào cũng đã vào bộ; bỏ lá này là thiệt ít nhất.</translation>
    </message>
    <message>
        <source>After your discard, your junk goes from {before} to {after}.</source>
        <translation>Đánh xong, rác từ {before} thành {after}.</translation>
    </message>
    <message>
        <source>It adds no junk, and the set is worth points: {after}.</source>
        <translation>Không thêm rác, mà bộ này có lệnh: {after}.</translation>
    </message>
    <message>
        <source>It makes a set and adds no junk.</source>
        <translation>Được một bộ mà không thêm rác.</translation>
    </message>
    <message>
        <source>Any claim would leave you {junk}, not {before}.</source>
        <translation>Ăn kiểu nào cũng còn {junk} thay vì {before}.</translation>
    </message>
    <message>
        <source>Now {before} unseen cards would complete your hand; if you take this, only {after}.</source>
        <translation>Bây giờ có {before} lá bạn chưa thấy giúp bạn tới; ăn lá này thì chỉ còn {after}.</translation>
    </message>
    <message>
        <source>You have to take it, and this way costs you least.</source>
        <translation>Bạn phải ăn, và ăn như vậy là thiệt ít nhất.</translation>
    </message>
    <message>
        <source>Worth it on average, though your junk doesn’t change.</source>
        <translation>Rác không đổi, nhưng tính trung bình thì có lợi.</translation>
    </message>
    <message>
        <source>This card can’t make your hand any better.</source>
        <translation>Ăn lá này bài bạn cũng không tốt hơn.</translation>
    </message>
    <message>
        <source>discarded so far: {n}.</source>
        <translation>đã bị đánh bỏ: {n}.</translation>
    </message>
    <message>
        <source>nobody has discarded one yet.</source>
        <translation>chưa ai đánh lá nào như vậy.</translation>
    </message>
    <message>
        <source>{cards} and {last}</source>
        <translation>{cards} và {last}</translation>
    </message>
    <message>
        <source>You can’t use this card.</source>
        <translation>Bạn không dùng được lá này.</translation>
    </message>
    <message>
        <source>There’s nothing else you could do.</source>
        <translation>Không còn cách nào khác.</translation>
    </message>
    <message>
        <source>A master’s choice: {choice}. About as good: {other}.</source>
        <translation>Cao thủ sẽ: {choice}. Cũng gần tốt bằng: {other}.</translation>
    </message>
    <message>
        <source>A master’s choice: {choice}. {other}: about {points} points worse on average.</source>
        <translation>Cao thủ sẽ: {choice}. {other}: trung bình thiệt chừng {points} điểm.</translation>
    </message>
    <message>
        <source>Suggestions are now off. H shows one, Settings turns them on.</source>
        <translation>Từ giờ không còn gợi ý nữa. H cho xem một gợi ý, trong Cài đặt có thể bật lại.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Win, Kong, Pong, Chow, Quad, Pair</source>
        <translation>tới, khui, khạp, bộ ba, bốn màu, đôi</translation>
    </message>
    <message>
        <source>the same buttons by position, or one of the ways shown</source>
        <translation>các nút ấy theo vị trí; hoặc một trong các cách đang hiện</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>bỏ</translation>
    </message>
    <message>
        <source>move along the hand, or the buttons</source>
        <translation>đi dọc theo bài trên tay hoặc các nút</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>gợi ý</translation>
    </message>
    <message>
        <source>automatic answers; again: clear them</source>
        <translation>trả lời tự động; lần nữa: xóa</translation>
    </message>
    <message>
        <source>hide your hand from people behind you</source>
        <translation>che bài khỏi người đứng sau</translation>
    </message>
    <message>
        <source>enlarge the card under the pointer or cursor</source>
        <translation>phóng to lá dưới con chuột hoặc con trỏ</translation>
    </message>
    <message>
        <source>log; at a network table also chat</source>
        <translation>nhật ký; ở bàn trong mạng cũng để nói chuyện</translation>
    </message>
    <message>
        <source>pause, or resume</source>
        <translation>tạm dừng hoặc chơi tiếp</translation>
    </message>
    <message>
        <source>unpick the card; then open the menu</source>
        <translation>thôi chọn; bấm nữa: mở trình đơn</translation>
    </message>
    <message>
        <source>scroll a page that is higher than the window</source>
        <translation>cuộn trang cao hơn cửa sổ</translation>
    </message>
    <message>
        <source>leave a page, or close what lies over it</source>
        <translation>rời trang, hoặc đóng bảng đang che</translation>
    </message>
    <message>
        <source>one step back or forward</source>
        <translation>lùi hoặc tới một bước</translation>
    </message>
    <message>
        <source>one turn back or forward</source>
        <translation>lùi hoặc tới một lượt</translation>
    </message>
    <message>
        <source>to the start or the end of the round</source>
        <translation>về đầu hoặc tới cuối ván</translation>
    </message>
    <message>
        <source>play slowly, or pause</source>
        <translation>chạy chậm, hoặc tạm dừng</translation>
    </message>
    <message>
        <source>to your next costly mistake</source>
        <translation>tới lỗi đáng kể kế tiếp của bạn</translation>
    </message>
    <message>
        <source>close</source>
        <translation>đóng</translation>
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
        <translation>trình đơn</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Ở bàn chơi</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ở mọi trang</translation>
    </message>
    <message>
        <source>Replay and look back</source>
        <translation>Xem lại ván và nước đi</translation>
    </message>
    <message>
        <source>On the home screen</source>
        <translation>Ở trang đầu</translation>
    </message>
    <message>
        <source>open a table, join by number or address, look again</source>
        <translation>mở bàn, vào bằng số hoặc địa chỉ, tìm lại</translation>
    </message>
    <message>
        <source>In the lobby</source>
        <translation>Ở phòng chờ</translation>
    </message>
    <message>
        <source>ready, or not yet</source>
        <translation>sẵn sàng, hoặc chưa</translation>
    </message>
    <message>
        <source>the rules of this table</source>
        <translation>luật của bàn này</translation>
    </message>
    <message>
        <source>In the rules editor</source>
        <translation>Ở trang sửa luật</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>hoàn tác</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>làm lại</translation>
    </message>
    <message>
        <source>save</source>
        <translation>lưu</translation>
    </message>
    <message>
        <source>take your last move back, when you play alone</source>
        <translation>đi lại nước vừa rồi, khi chơi một mình</translation>
    </message>
    <message>
        <source>to the first or the last of them</source>
        <translation>tới cái đầu hoặc cái cuối</translation>
    </message>
    <message>
        <source>help: rules, words, keys</source>
        <translation>trợ giúp: luật, từ ngữ, phím</translation>
    </message>
    <message>
        <source>the table in words</source>
        <translation>bàn chơi bằng lời</translation>
    </message>
    <message>
        <source>how the deal is proven fair, at a network table</source>
        <translation>những gì đã chứng minh về việc chia bài, ở bàn trong mạng</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>toàn màn hình</translation>
    </message>
    <message>
        <source>larger, smaller, normal size</source>
        <translation>lớn hơn, nhỏ hơn, cỡ thường</translation>
    </message>
    <message>
        <source>Mouse: click a card and press Discard, or drag it up out of your hand. Press a dimmed button to see why it’s dimmed.</source>
        <translation>Chuột: bấm vào một lá rồi bấm Đánh, hoặc kéo lá lên khỏi tay. Bấm nút mờ để biết vì sao nút mờ.</translation>
    </message>
    <message>
        <source>sound on or off</source>
        <translation>tắt âm thanh, hoặc bật lại</translation>
    </message>
    <message>
        <source>hand, buttons, players, top strip</source>
        <translation>bài trên tay, các nút, người chơi, thanh trên cùng</translation>
    </message>
    <message>
        <source>fold, where the rules let you: press it twice</source>
        <translation>bỏ ván, nếu luật cho phép: bấm hai lần</translation>
    </message>
    <message>
        <source>sort: by sets, by color, by piece; give up an order of your own</source>
        <translation>xếp bài: theo bộ, theo màu, theo quân; bỏ cách tự xếp</translation>
    </message>
    <message>
        <source>over all eight answers, also those that aren’t possible</source>
        <translation>qua cả tám câu trả lời, kể cả cái không được</translation>
    </message>
    <message>
        <source>explain what the pointer or ring is on, and why an answer isn’t possible</source>
        <translation>giải thích chỗ con trỏ hay vòng đang ở, và vì sao không trả lời vậy được</translation>
    </message>
    <message>
        <source>give the answer under the ring; pick a card, again: discard it</source>
        <translation>chọn câu trả lời đang có vòng; chọn lá bài, nhấn lần nữa: đánh</translation>
    </message>
    <message>
        <source>make it again</source>
        <translation>đi lại nước vừa rút</translation>
    </message>
    <message>
        <source>copy a picture of the result, to paste it elsewhere</source>
        <translation>chép ảnh kết quả để dán sang chỗ khác</translation>
    </message>
</context>
<context>
    <name>lan</name>
    <message>
        <source>machine {n} hosts a table at {detail}</source>
        <translation>máy {n} mở bàn ở {detail}</translation>
    </message>
    <message>
        <source>machine {n} sees it in its list, at {detail}</source>
        <translation>máy {n} thấy bàn trong danh sách, ở {detail}</translation>
    </message>
    <message>
        <source>machine {n} has a seat</source>
        <translation>máy {n} đã có ghế</translation>
    </message>
    <message>
        <source>all are there: the match begins</source>
        <translation>đã đông đủ: trận đấu bắt đầu</translation>
    </message>
    <message>
        <source>round {number} is shuffled by all and dealt</source>
        <translation>ván {number} đã được mọi máy xào và chia xong</translation>
    </message>
    <message>
        <source>round {number}: {detail} wins</source>
        <translation>ván {number}: {detail} tới</translation>
    </message>
    <message>
        <source>A machine is missing the record of a round.</source>
        <translation>Một máy thiếu biên bản của một ván.</translation>
    </message>
    <message>
        <source>The machines have different records of a round.</source>
        <translation>Các máy có biên bản khác nhau của cùng một ván.</translation>
    </message>
    <message>
        <source>A record does not prove a fair round.</source>
        <translation>Có biên bản không phải của một ván ngay thẳng.</translation>
    </message>
    <message>
        <source>The machines count different points.</source>
        <translation>Các máy tính điểm khác nhau.</translation>
    </message>
    <message>
        <source>The points do not add up to zero.</source>
        <translation>Tổng điểm không bằng không.</translation>
    </message>
    <message>
        <source>{machines} machines, each its own process, meet on this computer only.</source>
        <translation>{machines} máy, mỗi máy một tiến trình riêng, chỉ gặp nhau trên máy tính này.</translation>
    </message>
    <message>
        <source>round {number}: nobody wins</source>
        <translation>ván {number}: không ai tới</translation>
    </message>
    <message>
        <source>Round {number}: the records of all machines are alike, {kb} KB each, and fair.</source>
        <translation>Ván {number}: biên bản của mọi máy giống nhau, mỗi bản {kb} KB, và ngay thẳng.</translation>
    </message>
    <message>
        <source>Points, alike on every machine: {tally}.</source>
        <translation>Điểm, máy nào cũng như nhau: {tally}.</translation>
    </message>
    <message>
        <source>Everything is as it should be.</source>
        <translation>Mọi thứ đều đúng.</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <translation>vi</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>Not just now, but nothing’s lost. Follow the light.</source>
        <translation>Lúc này chưa phải nước đó, nhưng không sao. Bạn làm theo chỗ đang sáng nhé.</translation>
    </message>
</context>
<context>
    <name>letters</name>
    <message>
        <source>a joker is a set by itself.</source>
        <translation>tự nó là một bộ.</translation>
    </message>
    <message>
        <source>the letter stands for the color: E green, S red, W white, N yellow. Collect different ones.</source>
        <translation>chữ cái chỉ màu: E xanh, S đỏ, W trắng, N vàng. Gom các màu khác nhau.</translation>
    </message>
    <message>
        <source>A, B and C of one color (General, Advisor, Elephant) make a Chow.</source>
        <translation>A, B, C cùng màu (Tướng, Sĩ, Tượng) là một bộ ba.</translation>
    </message>
    <message>
        <source>X, Y and Z of one color (Chariot, Cannon, Horse) make a Chow.</source>
        <translation>X, Y, Z cùng màu (Xe, Pháo, Mã) là một bộ ba.</translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>looking for tables, {n} s ...</source>
        <translation>đang tìm bàn, {n} giây ...</translation>
    </message>
    <message>
        <source>To join one: tusac join {table}</source>
        <translation>Vào một bàn: tusac join {table}</translation>
    </message>
    <message>
        <source>no table was found nearby. Open one here: tusac host. Or type the number or address on the host’s screen: tusac join 37. If tables do not show up: tusac doctor</source>
        <translation>không thấy bàn nào gần đây. Mở bàn ở đây: tusac host. Hoặc gõ số hay địa chỉ trên màn hình chủ bàn: tusac join 37. Vì sao có thể không thấy bàn: tusac doctor</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>không trả lời</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>đang chơi</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>of a table: no seat is free</extracomment>
        <translation>đủ người</translation>
    </message>
    <message>
        <source>code needed</source>
        <translation>cần mã</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>of a table: anybody may sit down</extracomment>
        <translation>còn chỗ</translation>
    </message>
    <message>
        <source>{n} of {seats} seats free</source>
        <translation>còn {n}/{seats} ghế trống</translation>
    </message>
</context>
<context>
    <name>lobby</name>
    <message>
        <source>no limit</source>
        <translation>không hạn</translation>
    </message>
    <message>
        <source>strict clock</source>
        <translation>giờ nghiêm</translation>
    </message>
    <message>
        <source>code needed</source>
        <translation>cần mã</translation>
    </message>
    <message>
        <source>Free seat</source>
        <extracomment>nobody sits here yet</extracomment>
        <translation>Ghế trống</translation>
    </message>
    <message>
        <source>Everyone is shuffling</source>
        <translation>Mọi người cùng xào bài</translation>
    </message>
    <message>
        <source>{done} of {all} shuffles proven</source>
        <translation>{done}/{all} lần xào đã chứng minh</translation>
    </message>
    <message>
        <source>Waiting for friends</source>
        <translation>Đang chờ bạn bè</translation>
    </message>
    <message>
        <source>You can start now, with computer players.</source>
        <translation>Bạn có thể bắt đầu ngay với người chơi máy.</translation>
    </message>
    <message>
        <source>The host can start now, with computer players.</source>
        <translation>Chủ bàn có thể bắt đầu ngay với người chơi máy.</translation>
    </message>
    <message>
        <source>The match is starting…</source>
        <translation>Trận đấu bắt đầu…</translation>
    </message>
    <message>
        <source>You’re watching: all seats are taken.</source>
        <translation>Bạn đang xem: ghế nào cũng có người.</translation>
    </message>
    <message>
        <source>You’re watching. Click a free seat to play.</source>
        <translation>Bạn đang xem. Bấm vào ghế trống để chơi.</translation>
    </message>
    <message>
        <source>Next comes round {n}</source>
        <translation>Sắp tới ván {n}</translation>
    </message>
    <message>
        <source>computer players: {level}</source>
        <translation>máy chơi: {level}</translation>
    </message>
    <message>
        <source>Press Space when you’re ready.</source>
        <translation>Bấm phím cách khi bạn sẵn sàng.</translation>
    </message>
    <message>
        <source>You sit between {one} and {other} now.</source>
        <translation>Giờ bạn ngồi giữa {one} và {other}.</translation>
    </message>
    <message>
        <source>You sit beside {name} now.</source>
        <translation>Giờ bạn ngồi cạnh {name}.</translation>
    </message>
    <message>
        <source>You’ve changed seats: the seats beside you are free.</source>
        <translation>Bạn đã đổi ghế: hai ghế bên cạnh còn trống.</translation>
    </message>
    <message>
        <source>Starting in {n}</source>
        <translation>Bắt đầu sau {n}</translation>
    </message>
    <message>
        <source>Everyone is ready.</source>
        <translation>Mọi người đã sẵn sàng.</translation>
    </message>
    <message>
        <source>is shuffling…</source>
        <translation>đang xào bài…</translation>
    </message>
    <message>
        <source>shuffle proven</source>
        <translation>đã xào đúng</translation>
    </message>
    <message>
        <source>on {name}’s computer</source>
        <translation>trên máy của {name}</translation>
    </message>
    <message>
        <source>computer player, {level}</source>
        <translation>máy chơi, {level}</translation>
    </message>
    <message>
        <source>friend or computer</source>
        <translation>bạn bè hoặc máy</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>chơi bằng điện thoại</translation>
    </message>
    <message>
        <source>host</source>
        <translation>chủ bàn</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>sẵn sàng</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>chưa sẵn sàng</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation>Mời {name} ra</translation>
    </message>
    <message>
        <source>you</source>
        <translation>bạn</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>đang xem</translation>
    </message>
    <message>
        <source>{pace} pace</source>
        <translation>nhịp {pace}</translation>
    </message>
    <message>
        <source>The computers are making sure they agree on the table.</source>
        <translation>Các máy đang kiểm xem có cùng một bàn không.</translation>
    </message>
    <message>
        <source>{ready} of {people} are ready</source>
        <translation>{ready}/{people} người sẵn sàng</translation>
    </message>
    <message>
        <source>This computer’s words, to compare aloud: {words}</source>
        <translation>Mấy từ của máy này, để đọc to so với nhau: {words}</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Ngồi đây</translation>
    </message>
    <message>
        <source>phone away</source>
        <translation>điện thoại vắng mặt</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{name} answers: {action}.</source>
        <translation>{name} trả lời: {action}.</translation>
    </message>
    <message>
        <source>You discard {card}.</source>
        <translation>Bạn đánh {card}.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} đánh {card}.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Bạn bốc {card}.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} bốc {card}.</translation>
    </message>
    <message>
        <source>Nobody wants it.</source>
        <translation>Không ai ăn.</translation>
    </message>
    <message>
        <source>Time’s up: {action}.</source>
        <translation>Hết giờ: {action}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Trận đấu kết thúc.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>bạn</translation>
    </message>
    <message>
        <source>Your card is the highest: you deal first.</source>
        <translation>Lá của bạn lớn nhất: bạn làm cái đầu tiên.</translation>
    </message>
    <message>
        <source>{name} has the highest card and deals first.</source>
        <translation>{name} có lá lớn nhất và làm cái đầu tiên.</translation>
    </message>
    <message>
        <source>You took your last move back.</source>
        <translation>Bạn đã rút lại nước vừa đi.</translation>
    </message>
    <message>
        <source>Time’s up again: {action}. Press A to let the computer answer until you’re back.</source>
        <translation>Lại hết giờ: {action}. Bấm A để máy trả lời thay cho đến khi bạn trở lại.</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>đánh {card}</translation>
    </message>
    <message>
        <source>{claim} with {cards}</source>
        <translation>{claim} với {cards}</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>bốc</translation>
    </message>
    <message>
        <source>return</source>
        <translation>trở lại bàn</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>rời bàn</translation>
    </message>
    <message>
        <source>You throw in your hand: everyone gets new cards.</source>
        <translation>Bạn xin chia lại: chia lại hết.</translation>
    </message>
    <message>
        <source>{name} throws in a hopeless hand: everyone gets new cards.</source>
        <translation>Bài {name} không có gì, xin chia lại: chia lại hết.</translation>
    </message>
    <message>
        <source>Everyone else has given up, so the round is over.</source>
        <translation>Những người khác đã bỏ ván nên ván này kết thúc.</translation>
    </message>
    <message>
        <source>No draws are left, so nobody wins.</source>
        <translation>Không còn lá để bốc, không ai tới.</translation>
    </message>
    <message>
        <source>You win with {points}!</source>
        <translation>Bạn tới, {points}!</translation>
    </message>
    <message>
        <source>{name} wins with {points}.</source>
        <translation>{name} tới, {points}.</translation>
    </message>
    <message>
        <source>You pass up a Pong (bỏ đôi): you’re waiting for a win.</source>
        <translation>Bạn bỏ đôi: bạn đang chờ tới.</translation>
    </message>
    <message>
        <source>{name} passes up a Pong (bỏ đôi) and is waiting for a win.</source>
        <translation>{name} bỏ đôi, đang chờ tới.</translation>
    </message>
    <message>
        <source>Your hand is dead: you can’t keep the General. You pay everyone and sit out.</source>
        <translation>Bài bạn chết: bạn không giữ được Tướng. Bạn chung cho mọi người và nghỉ ván này.</translation>
    </message>
    <message>
        <source>{name}’s hand is dead: the General can’t be kept. {name} pays and sits out.</source>
        <translation>Bài của {name} chết: không giữ được Tướng. {name} chung tiền và nghỉ ván này.</translation>
    </message>
    <message>
        <source>You fold and sit out.</source>
        <translation>Bạn bỏ ván và nghỉ.</translation>
    </message>
    <message>
        <source>{name} folds and sits out.</source>
        <translation>{name} bỏ ván và nghỉ.</translation>
    </message>
    <message>
        <source>Dice for the first deal: {one} and {two}, counted from {start}: you deal.</source>
        <translation>Gieo xúc xắc chọn cái: {one} và {two}, đếm từ {start}: bạn làm cái.</translation>
    </message>
    <message>
        <source>Dice for the first deal: {one} and {two}, counted from {start}: {name} deals.</source>
        <translation>Gieo xúc xắc chọn cái: {one} và {two}, đếm từ {start}: {name} làm cái.</translation>
    </message>
    <message>
        <source>For the first deal, everyone draws a card: {cards}. Yours is the highest.</source>
        <translation>Để chọn cái, mỗi người bốc một lá: {cards}. Lá của bạn lớn nhất.</translation>
    </message>
    <message>
        <source>For the first deal, everyone draws a card: {cards}. {name} has the highest.</source>
        <translation>Để chọn cái, mỗi người bốc một lá: {cards}. {name} có lá lớn nhất.</translation>
    </message>
    <message>
        <source>You mark a dealt Pong (×{n}).</source>
        <translation>Bạn đánh dấu khạp có sẵn (×{n}).</translation>
    </message>
    <message>
        <source>{name} marks a dealt Pong (×{n}).</source>
        <translation>{name} đánh dấu khạp có sẵn (×{n}).</translation>
    </message>
    <message>
        <source>You lay a dealt Kong open: {card}.</source>
        <translation>Bạn hạ quằn có sẵn: {card}.</translation>
    </message>
    <message>
        <source>{name} lays a dealt Kong open: {card}.</source>
        <translation>{name} hạ quằn có sẵn: {card}.</translation>
    </message>
    <message>
        <source>You sit opposite the last winner and shuffle.</source>
        <translation>Bạn ngồi đối diện người tới ván trước nên xào bài.</translation>
    </message>
    <message>
        <source>{name} sits opposite the last winner and shuffles.</source>
        <translation>{name} ngồi đối diện người tới ván trước nên xào bài.</translation>
    </message>
    <message>
        <source>Round {number}. You deal, and discard first.</source>
        <translation>Ván {number}. Bạn làm cái và đánh trước.</translation>
    </message>
    <message>
        <source>Round {number}. {name} deals, and discards first.</source>
        <translation>Ván {number}. {name} làm cái và đánh trước.</translation>
    </message>
    <message>
        <source>You keep it.</source>
        <translation>Bạn giữ lá đó.</translation>
    </message>
    <message>
        <source>{name} keeps it.</source>
        <translation>{name} giữ lá đó.</translation>
    </message>
    <message>
        <source>You take it for a {meld}: {cards}.</source>
        <translation>Bạn ăn {meld}: {cards}.</translation>
    </message>
    <message>
        <source>{name} takes it for a {meld}: {cards}.</source>
        <translation>{name} ăn {meld}: {cards}.</translation>
    </message>
    <message>
        <source>{name}’s {claim} goes before your {own}.</source>
        <translation>{claim} của {name} được ăn trước {own} của bạn.</translation>
    </message>
    <message>
        <source>{meld}: {cards}; with the winning card; {points}</source>
        <translation>{meld}: {cards}; với lá tới; {points}</translation>
    </message>
    <message>
        <source>{meld}: {cards}; on the table; {points}</source>
        <translation>{meld}: {cards}; đã hạ; {points}</translation>
    </message>
    <message>
        <source>{meld}: {cards}; in hand; {points}</source>
        <translation>{meld}: {cards}; trên tay; {points}</translation>
    </message>
    <message>
        <source>The dice pick you: you deal first.</source>
        <translation>Xúc xắc trúng bạn: bạn làm cái đầu tiên.</translation>
    </message>
    <message>
        <source>The dice pick {name}, who deals first.</source>
        <translation>Xúc xắc trúng {name}: {name} làm cái đầu tiên.</translation>
    </message>
    <message>
        <source>You made that move again.</source>
        <translation>Bạn đã đi lại nước đó.</translation>
    </message>
</context>
<context>
    <name>melds</name>
    <message>
        <source>Kong</source>
        <translation>Quằn</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>Khạp</translation>
    </message>
    <message>
        <source>Chow (General, Advisor, Elephant)</source>
        <translation>Tướng Sĩ Tượng</translation>
    </message>
    <message>
        <source>Chow (Chariot, Cannon, Horse)</source>
        <translation>Xe Pháo Mã</translation>
    </message>
    <message>
        <source>Chow (three colors)</source>
        <translation>Ba màu</translation>
    </message>
    <message>
        <source>Quad (four colors)</source>
        <translation>Bốn màu</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Đôi</translation>
    </message>
    <message>
        <source>Single</source>
        <extracomment>a set of one card, a General</extracomment>
        <translation>Một lá</translation>
    </message>
</context>
<context>
    <name>milestones</name>
    <message>
        <source>A win with five Generals</source>
        <translation>Tới với năm Tướng</translation>
    </message>
    <message>
        <source>The daily deal on {n} days in a row</source>
        <translation>Ván trong ngày {n} ngày liên tiếp</translation>
    </message>
    <message>
        <source>A win straight from the deal</source>
        <translation>Tới ngay khi chia bài</translation>
    </message>
    <message>
        <source>table “{name}”</source>
        <translation>mặt bàn “{name}”</translation>
    </message>
    <message>
        <source>{milestone}: {reward} is now yours, in the settings.</source>
        <translation>{milestone}: bạn đã có {reward}, chọn trong cài đặt.</translation>
    </message>
    <message>
        <source>A daily deal better than every computer’s</source>
        <translation>Ván trong ngày hơn mọi máy</translation>
    </message>
    <message>
        <source>A Kong</source>
        <translation>Một quằn</translation>
    </message>
    <message>
        <source>card back “{name}”</source>
        <translation>lưng bài “{name}”</translation>
    </message>
</context>
<context>
    <name>moods</name>
    <message>
        <source>sigh</source>
        <translation>thở dài</translation>
    </message>
    <message>
        <source>wink</source>
        <translation>nháy mắt</translation>
    </message>
    <message>
        <source>laugh</source>
        <translation>cười to</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>suy nghĩ</translation>
    </message>
    <message>
        <source>surprise</source>
        <translation>ngạc nhiên</translation>
    </message>
    <message>
        <source>smile</source>
        <translation>mỉm cười</translation>
    </message>
</context>
<context>
    <name>nearby</name>
    <message>
        <source>{host}’s table</source>
        <translation>Bàn của {host}</translation>
    </message>
    <message>
        <source>Continue: {table}</source>
        <translation>Chơi tiếp: {table}</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>không trả lời</translation>
    </message>
    <message>
        <source>{free} of {seats} seats free</source>
        <translation>còn {free}/{seats} ghế trống</translation>
    </message>
    <message>
        <source>full: {people} of {seats}</source>
        <translation>đủ người: {people}/{seats}</translation>
    </message>
    <message>
        <source>playing, a seat is free</source>
        <translation>đang chơi, còn ghế</translation>
    </message>
    <message>
        <source>playing, you were here</source>
        <translation>đang chơi, bạn đã ngồi ở đây</translation>
    </message>
    <message>
        <source>playing, you can watch</source>
        <translation>đang chơi, vào xem được</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>Số {number}</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Vào bàn</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Vào xem</translation>
    </message>
    <message>
        <source>Rejoin</source>
        <translation>Trở lại</translation>
    </message>
</context>
<context>
    <name>network</name>
    <message>
        <source>Try again</source>
        <translation>Thử lại</translation>
    </message>
    <message>
        <source>Type the code</source>
        <translation>Gõ mã</translation>
    </message>
    <message>
        <source>Type another address</source>
        <translation>Gõ địa chỉ khác</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Tại sao?</translation>
    </message>
    <message>
        <source>Open a table here</source>
        <translation>Mở bàn ở đây</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Trang đầu</translation>
    </message>
    <message>
        <source>No table answers there: it has closed, or the address is wrong.</source>
        <translation>Không có bàn nào trả lời ở đó: bàn đã đóng, hoặc địa chỉ khác.</translation>
    </message>
    <message>
        <source>That computer can’t be reached. Are you both on the same network? A VPN may be in the way.</source>
        <translation>Không có đường tới máy ấy. Hai máy có cùng mạng không? Có thể có VPN ở giữa.</translation>
    </message>
    <message>
        <source>That computer doesn’t answer. Ask the host to allow the game in the firewall (Windows: Private networks). Or the Wi-Fi keeps devices apart, as guest networks do.</source>
        <translation>Máy ấy không trả lời. Hãy nhờ chủ bàn cho phép trò chơi qua tường lửa (Windows: Private networks). Hoặc Wi-Fi không cho các máy thấy nhau, như mạng dành cho khách.</translation>
    </message>
    <message>
        <source>There’s no such address. It should look like 192.168.1.37.</source>
        <translation>Không có địa chỉ như vậy. Địa chỉ có dạng 192.168.1.37.</translation>
    </message>
    <message>
        <source>Another program answers there, not this game.</source>
        <translation>Ở đó là chương trình khác, không phải trò chơi này.</translation>
    </message>
    <message>
        <source>The host has another version of the game. Update both to the newer one.</source>
        <translation>Chủ bàn chơi phiên bản khác. Hãy đưa cả hai máy lên bản mới hơn.</translation>
    </message>
    <message>
        <source>That table isn’t there any more.</source>
        <translation>Bàn ấy không còn nữa.</translation>
    </message>
    <message>
        <source>That computer has too many connections right now.</source>
        <translation>Máy ấy đang có quá nhiều kết nối.</translation>
    </message>
    <message>
        <source>This table needs a code. The host can see it.</source>
        <translation>Bàn này có mã. Chủ bàn nhìn thấy mã.</translation>
    </message>
    <message>
        <source>Wrong code. If you’re sure it’s right, someone may be interfering: ask the host to read the code out again.</source>
        <translation>Sai mã. Nếu chắc là đúng thì có thể có kẻ chen vào: hãy nhờ chủ bàn đọc lại mã.</translation>
    </message>
    <message>
        <source>That table asks for no code. Either it no longer has one, or someone is in between: ask the host.</source>
        <translation>Bàn ấy không hỏi mã. Hoặc bàn không còn mã, hoặc có kẻ chen giữa: hãy hỏi chủ bàn.</translation>
    </message>
    <message>
        <source>That’s this computer itself, or one with a copy of its key.</source>
        <translation>Đó chính là máy này, hoặc một máy có bản sao khóa của nó.</translation>
    </message>
    <message>
        <source>Too many wrong codes. The table may have a new one: ask the host, and wait a minute.</source>
        <translation>Sai mã quá nhiều lần. Bàn có thể đã đổi mã: hãy hỏi chủ bàn và chờ một phút.</translation>
    </message>
    <message>
        <source>That’s not the computer you met before: its key is different. Ask the host before you join.</source>
        <translation>Đó không phải máy bạn đã gặp: khóa của nó khác. Hãy hỏi chủ bàn trước khi vào.</translation>
    </message>
    <message>
        <source>Someone is in between you and that computer. The connection was refused to protect you.</source>
        <translation>Có kẻ chen giữa bạn và máy ấy. Kết nối đã bị từ chối để bảo vệ bạn.</translation>
    </message>
    <message>
        <source>The host has sent you away from this table.</source>
        <translation>Chủ bàn đã mời bạn ra khỏi bàn này.</translation>
    </message>
    <message>
        <source>That computer says things no table should say. Is its game damaged?</source>
        <translation>Máy ấy gửi những gì không bàn nào được gửi. Trò chơi ở đó có bị hỏng không?</translation>
    </message>
    <message>
        <source>This computer sent the table too much at once, so it hung up. Wait half a minute.</source>
        <translation>Máy này gửi quá nhiều một lúc nên bàn đã ngắt. Hãy chờ nửa phút.</translation>
    </message>
    <message>
        <source>The connection is too slow to keep up with the table.</source>
        <translation>Kết nối quá chậm, không theo kịp bàn.</translation>
    </message>
    <message>
        <source>That computer was silent for too long.</source>
        <translation>Lâu quá không nghe thấy máy ấy.</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>Kết nối bị đứt.</translation>
    </message>
    <message>
        <source>You’re already at this table, in another window.</source>
        <translation>Bạn đã ở bàn này, trong một cửa sổ khác.</translation>
    </message>
    <message>
        <source>The table was closed.</source>
        <translation>Bàn đã đóng.</translation>
    </message>
    <message>
        <source>Another program uses the game’s ports, so no table can be opened. Close it, or restart.</source>
        <translation>Chương trình khác đang dùng các cổng của trò chơi nên không mở bàn được. Hãy tắt nó, hoặc khởi động lại.</translation>
    </message>
    <message>
        <source>The system won’t let the game accept connections. Allow it in the firewall, then try again.</source>
        <translation>Hệ thống không cho trò chơi nhận kết nối. Hãy cho phép trong tường lửa rồi thử lại.</translation>
    </message>
    <message>
        <source>This code is too short or too long.</source>
        <translation>Mã này quá ngắn hoặc quá dài.</translation>
    </message>
    <message>
        <source>Nobody can play at a table like that.</source>
        <translation>Không ai chơi được ở bàn như vậy.</translation>
    </message>
    <message>
        <source>Your name has no visible letters. Choose another one in the settings.</source>
        <translation>Tên của bạn không hiện ra chữ nào. Hãy chọn tên khác trong phần cài đặt.</translation>
    </message>
    <message>
        <source>You’re already at this table: in another window, or on a computer with a copy of this one’s files.</source>
        <translation>Bạn đã ngồi ở bàn này rồi: trong một cửa sổ khác, hoặc trên máy có bản sao dữ liệu của máy này.</translation>
    </message>
    <message>
        <source>That computer describes a table that can’t be played or shown. Is its game damaged?</source>
        <translation>Máy ấy nói về bàn của nó những điều không chơi được hoặc không hiện ra được. Trò chơi trên máy ấy có bị hỏng không?</translation>
    </message>
    <message>
        <source>Open a new table</source>
        <translation>Mở bàn mới</translation>
    </message>
    <message>
        <source>There’s no table number {number} here: check the host’s screen again. If it’s right, that computer’s firewall keeps the game out, or it’s on another network.</source>
        <translation>Ở đây không ai có số {number}: hãy xem lại số trên màn hình của chủ bàn. Nếu số đúng thì tường lửa của máy ấy chặn trò chơi, hoặc máy ấy đang ở mạng khác.</translation>
    </message>
    <message>
        <source>Someone tried a wrong code at your table.</source>
        <translation>Có người đã thử một mã sai ở bàn của bạn.</translation>
    </message>
    <message>
        <source>Someone keeps trying codes at your table, so it has a new one.</source>
        <translation>Có người dò mã ở bàn của bạn, nên bàn đã đổi mã.</translation>
    </message>
    <message>
        <source>The disk can’t save files: there will be no records, and if the game is stopped you can’t play on.</source>
        <translation>Đĩa không ghi được: biên bản không được giữ, và chương trình bị tắt ngang sẽ không chơi tiếp được.</translation>
    </message>
    <message>
        <source>The game made a mistake at this table; please report it.</source>
        <translation>Trò chơi đã mắc lỗi ở bàn này; xin hãy báo lại.</translation>
    </message>
    <message>
        <source>This computer isn’t on a network. Join the others’ Wi-Fi first.</source>
        <translation>Máy này không ở trong mạng nào. Trước hết hãy vào Wi-Fi của những người khác.</translation>
    </message>
    <message>
        <source>This network doesn’t show tables. Join by number or address.</source>
        <translation>Mạng này không báo có bàn nào. Hãy vào bằng số hoặc địa chỉ.</translation>
    </message>
    <message>
        <source>The table can’t appear in lists. Others can join by its number or address.</source>
        <translation>Bàn không hiện được trong danh sách. Người khác có thể vào bằng số hoặc địa chỉ.</translation>
    </message>
    <message>
        <source>You’ve left the table.</source>
        <translation>Bạn đã rời bàn.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Trận đấu kết thúc.</translation>
    </message>
    <message>
        <source>The host closed the table.</source>
        <translation>Chủ bàn đã đóng bàn.</translation>
    </message>
    <message>
        <source>This program was proven to break the rules of fair dealing here, and won’t be let in again.</source>
        <translation>Chương trình này đã bị chứng minh là phạm luật chia bài công bằng ở bàn này, nên không được vào lại.</translation>
    </message>
    <message>
        <source>The table is full: every seat is taken, and there’s no room to watch.</source>
        <translation>Bàn đã đủ: ghế nào cũng có người, và không thêm người xem được nữa.</translation>
    </message>
    <message>
        <source>The connection to the table was lost and didn’t come back.</source>
        <translation>Mất kết nối với bàn và không nối lại được.</translation>
    </message>
    <message>
        <source>via others</source>
        <translation>qua máy khác</translation>
    </message>
    <message>
        <source>shaky</source>
        <extracomment>of a player whose connection comes and goes</extracomment>
        <translation>chập chờn</translation>
    </message>
    <message>
        <source>away</source>
        <translation>vắng</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>đã rời</translation>
    </message>
    <message>
        <source>sent away</source>
        <translation>bị mời ra</translation>
    </message>
    <message>
        <source>Windows will ask once if the game may use the network. Tick Private networks and allow it, or the computers at home can’t find each other.</source>
        <translation>Windows sẽ hỏi một lần xem trò chơi có được dùng mạng không. Hãy chọn Mạng riêng (Private networks) và cho phép: nếu không, các máy trong nhà không tìm thấy nhau.</translation>
    </message>
    <message>
        <source>macOS will ask once for access to the Local Network. Allow it, or the computers at home can’t find each other.</source>
        <translation>macOS sẽ hỏi một lần về quyền dùng mạng nội bộ (Local Network). Hãy cho phép: nếu không, các máy trong nhà không tìm thấy nhau.</translation>
    </message>
    <message>
        <source>With only two of you, a round that one leaves can’t be finished, and doesn’t count.</source>
        <translation>Chỉ có hai người thì ván nào có người rời giữa chừng sẽ không chơi hết được, và không được tính.</translation>
    </message>
    <message>
        <source>These run on {name}’s computer, which can see their cards: {seats}.</source>
        <translation>Chạy trên máy của {name}, máy ấy nhìn được bài của họ: {seats}.</translation>
    </message>
    <message>
        <source>{seat} runs on {name}’s computer, which can see its cards.</source>
        <translation>{seat} chạy trên máy của {name}: máy ấy nhìn được bài của ghế này.</translation>
    </message>
    <message>
        <source>{seat} is a computer player on {name}’s computer, which can see this seat’s cards. It can’t change them, and all computers recheck every move after the round.</source>
        <translation>{seat} là máy, chạy trên máy của {name}: máy ấy nhìn được bài của ghế này, nhưng không đổi được bài; hết ván mọi máy đều kiểm lại từng nước đi.</translation>
    </message>
    <message>
        <source>The host’s game is version {theirs} (protocol {number}), yours is {ours} (protocol {own}): update yours.</source>
        <translation>Chương trình của chủ bàn là phiên bản {theirs} (giao thức {number}), của bạn là {ours} (giao thức {own}): hãy cập nhật máy bạn.</translation>
    </message>
    <message>
        <source>The host’s game is version {theirs} (protocol {number}), yours is {ours} (protocol {own}): the host must update.</source>
        <translation>Chương trình của chủ bàn là phiên bản {theirs} (giao thức {number}), của bạn là {ours} (giao thức {own}): chủ bàn phải cập nhật.</translation>
    </message>
    <message>
        <source>Someone at {address} couldn’t join with version {theirs} (protocol {number}), yours is {ours} (protocol {own}): update yours.</source>
        <translation>Có người ở {address} không vào được bàn vì dùng phiên bản {theirs} (giao thức {number}), của bạn là {ours} (giao thức {own}): hãy cập nhật máy bạn.</translation>
    </message>
    <message>
        <source>Someone at {address} couldn’t join with version {theirs} (protocol {number}), yours is {ours} (protocol {own}): they must update.</source>
        <translation>Có người ở {address} không vào được bàn vì dùng phiên bản {theirs} (giao thức {number}), của bạn là {ours} (giao thức {own}): người ấy phải cập nhật.</translation>
    </message>
    <message>
        <source>Someone with another version of the game couldn’t join.</source>
        <translation>Có người dùng phiên bản khác của trò chơi nên không vào được bàn.</translation>
    </message>
    <message>
        <source>version {version}, not yours: update your game</source>
        <translation>phiên bản {version}, khác của bạn: hãy cập nhật máy bạn</translation>
    </message>
    <message>
        <source>version {version}, not yours: the host must update</source>
        <translation>phiên bản {version}, khác của bạn: chủ bàn phải cập nhật</translation>
    </message>
    <message>
        <source>What was saved of the round you were playing is damaged and was thrown away.</source>
        <translation>Dữ liệu lưu của ván bạn đang chơi đã bị hỏng và đã bị bỏ.</translation>
    </message>
    <message>
        <source>Others on this computer could read your keys; from now on only you can.</source>
        <translation>Người khác trên máy này đọc được khóa của bạn; từ nay chỉ mình bạn đọc được.</translation>
    </message>
    <message>
        <source>This computer has run out of memory or open files. Close other programs first.</source>
        <translation>Máy này hết bộ nhớ hoặc mở quá nhiều tập tin. Hãy đóng bớt chương trình khác.</translation>
    </message>
    <message>
        <source>You’re still at another table, and your cards are waiting there. If you open a new table, you give them up.</source>
        <translation>Bạn vẫn còn ngồi ở một bàn khác, bài của bạn đang chờ ở đó. Mở bàn mới là bỏ những lá bài ấy.</translation>
    </message>
    <message>
        <source>A file was damaged, so the game started a new one and kept the old.</source>
        <translation>Một tập tin bị hỏng và đã được tạo lại; bản cũ vẫn được giữ.</translation>
    </message>
    <message>
        <source>When the match starts, the computer players are shared out among the computers at the table. The computer that runs one can see its cards, but can’t change them, and all computers recheck every move after the round.</source>
        <translation>Khi trận bắt đầu, người chơi máy được chia cho các máy ở bàn. Máy nào chạy thì nhìn được bài của ghế ấy, nhưng không đổi được bài; hết ván mọi máy đều kiểm lại từng nước đi.</translation>
    </message>
    <message>
        <source>No computer can change these cards, and all computers recheck every move after the round.</source>
        <translation>Không máy nào đổi được các lá ấy; hết ván mọi máy đều kiểm lại từng nước đi.</translation>
    </message>
    <message>
        <source>A file can’t be read right now, so the game goes on without it and leaves it as it is. Close other programs that use it, and start the game again.</source>
        <translation>Hiện không đọc được một tệp, nên trò chơi tiếp tục mà không dùng tệp đó và để nguyên nó. Hãy đóng các chương trình khác đang dùng tệp rồi mở lại trò chơi.</translation>
    </message>
    <message>
        <source>No table number {number} answers. This computer uses a VPN, which can hide the home network: let it allow local networks, or turn it off. If that doesn’t help, check the host’s screen again.</source>
        <translation>Không bàn số {number} nào trả lời. Máy này đang dùng VPN, có thể che mất mạng trong nhà: hãy cho VPN dùng mạng nội bộ, hoặc tắt nó đi. Nếu vẫn không được, xem lại số trên màn hình chủ bàn.</translation>
    </message>
    <message>
        <source>The disk neither saves this table nor lets it be deleted, so your computer waits, and the others go on without it. See whether the disk is read-only or broken.</source>
        <translation>Đĩa không lưu được bàn này mà cũng không xóa được, nên máy của bạn phải chờ và mọi người chơi tiếp không có bạn. Hãy xem đĩa có bị đặt chỉ đọc hay bị hỏng không.</translation>
    </message>
</context>
<context>
    <name>news</name>
    <message>
        <source>{name} has joined the table.</source>
        <translation>{name} đã vào bàn.</translation>
    </message>
    <message>
        <source>{detail} is now called {name}.</source>
        <translation>{detail} bây giờ tên là {name}.</translation>
    </message>
    <message>
        <source>{name} has left the table.</source>
        <translation>{name} đã rời bàn.</translation>
    </message>
    <message>
        <source>{name} lost the connection. The clocks are waiting.</source>
        <translation>Mất kết nối với {name}. Đồng hồ dừng chờ.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} đã trở lại.</translation>
    </message>
    <message>
        <source>The host sent {name} away.</source>
        <translation>{name} đã bị chủ bàn mời ra.</translation>
    </message>
    <message>
        <source>The host will send {name} away after this round.</source>
        <translation>Hết ván này, chủ bàn mời {name} ra.</translation>
    </message>
    <message>
        <source>The round goes on without {name}: that seat just passes, and its hand stays sealed.</source>
        <translation>Ván vẫn tiếp tục, không có {name}: ghế ấy chỉ bỏ, bài vẫn úp kín.</translation>
    </message>
    <message>
        <source>{name} plays on in this round.</source>
        <translation>{name} lại chơi tiếp ván này.</translation>
    </message>
    <message>
        <source>{name} restarted the clocks.</source>
        <translation>{name} cho đồng hồ chạy tiếp.</translation>
    </message>
    <message>
        <source>{name}’s program broke the rules of fair dealing: {rule}. The round goes on without it.</source>
        <translation>Chương trình của {name} đã phạm luật chia bài công bằng: {rule}. Ván vẫn tiếp tục không có nó.</translation>
    </message>
    <message>
        <source>{name}’s computer hasn’t shown its keys. The win in round {detail} counts once it does.</source>
        <translation>Máy của {name} chưa đưa khóa ra. Khi nào đưa ra thì lần tới ở ván {detail} mới tính.</translation>
    </message>
    <message>
        <source>{name}’s computer has shown its keys. The win in round {detail} counts.</source>
        <translation>Máy của {name} đã đưa khóa ra. Lần tới ở ván {detail} được tính.</translation>
    </message>
    <message>
        <source>{name}’s win in round {detail} was false and doesn’t count.</source>
        <translation>Lần tới của {name} ở ván {detail} là gian và không tính.</translation>
    </message>
    <message>
        <source>{name} runs the table now. Rules and seats stay the same.</source>
        <translation>Bây giờ {name} giữ bàn. Luật và chỗ ngồi vẫn như cũ.</translation>
    </message>
    <message>
        <source>A computer player takes {name}’s seat.</source>
        <translation>Máy ngồi vào ghế của {name}.</translation>
    </message>
    <message>
        <source>{name} takes over a computer player’s seat.</source>
        <translation>{name} ngồi thay một người chơi máy.</translation>
    </message>
    <message>
        <source>This isn’t the {name} you met before: the key is different. Ask before you play.</source>
        <translation>Đây không phải {name} bạn đã gặp: khóa khác rồi. Hãy hỏi trước khi chơi.</translation>
    </message>
    <message>
        <source>That was too much at once and wasn’t sent. Wait a moment.</source>
        <translation>Gửi nhiều quá một lúc nên không gửi được. Hãy chờ một chút.</translation>
    </message>
    <message>
        <source>You’re now called {name}.</source>
        <translation>Bây giờ bạn tên là {name}.</translation>
    </message>
    <message>
        <source>{name}’s computer lost what it had saved before the game was restarted. Nobody cheated. This round goes on without it.</source>
        <translation>Máy của {name} mất dữ liệu đã lưu trước khi mở lại trò chơi. Không ai gian lận. Ván này tiếp tục không có máy đó.</translation>
    </message>
    <message>
        <source>{name}’s computer lost what it had saved once more. Nobody cheated. {name} sits out until the disk works, and may then sit down again.</source>
        <translation>Máy của {name} lại mất dữ liệu đã lưu. Không ai gian lận. {name} ngồi ngoài cho đến khi ổ đĩa ổn, rồi có thể ngồi vào lại.</translation>
    </message>
    <message>
        <source>Your computer lost what it had saved before the game was restarted. Nobody cheated. This round goes on without you.</source>
        <translation>Máy của bạn mất dữ liệu đã lưu trước khi mở lại trò chơi. Không ai gian lận. Ván này tiếp tục không có bạn.</translation>
    </message>
    <message>
        <source>Your computer lost what it had saved once more. Nobody cheated. You sit out: have the disk checked, then sit down again.</source>
        <translation>Máy của bạn lại mất dữ liệu đã lưu. Không ai gian lận. Bạn ngồi ngoài: hãy kiểm tra ổ đĩa rồi ngồi vào lại.</translation>
    </message>
    <message>
        <source>The host will send you away after this round.</source>
        <translation>Hết ván này, chủ bàn mời bạn ra.</translation>
    </message>
    <message>
        <source>This round doesn’t count.</source>
        <translation>Ván này không tính.</translation>
    </message>
    <message>
        <source>The round goes on without you: your seat just passes.</source>
        <translation>Ván vẫn tiếp tục không có bạn: ghế của bạn chỉ bỏ.</translation>
    </message>
    <message>
        <source>You play on in this round.</source>
        <translation>Bạn lại chơi tiếp ván này.</translation>
    </message>
    <message>
        <source>You restarted the clocks.</source>
        <translation>Bạn cho đồng hồ chạy tiếp.</translation>
    </message>
    <message>
        <source>Your program broke the rules of fair dealing: {rule}. The round goes on without it.</source>
        <translation>Chương trình của bạn đã phạm luật chia bài công bằng: {rule}. Ván vẫn tiếp tục không có nó.</translation>
    </message>
    <message>
        <source>You run the table now. Rules and seats stay the same.</source>
        <translation>Bây giờ bạn giữ bàn. Luật và chỗ ngồi vẫn như cũ.</translation>
    </message>
    <message>
        <source>A computer player takes your seat.</source>
        <translation>Máy ngồi vào ghế của bạn.</translation>
    </message>
    <message>
        <source>You take over a computer player’s seat.</source>
        <translation>Bạn ngồi thay một người chơi máy.</translation>
    </message>
    <message>
        <source>The round goes on without {name}: that seat just passes until the next round.</source>
        <translation>Ván vẫn tiếp tục không có {name}: ghế ấy chỉ bỏ cho đến ván sau.</translation>
    </message>
    <message>
        <source>The round goes on without you: your seat just passes until the next round.</source>
        <translation>Ván vẫn tiếp tục không có bạn: ghế của bạn chỉ bỏ cho đến ván sau.</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>{name} didn’t answer in time.</source>
        <translation>{name} không trả lời kịp.</translation>
    </message>
    <message>
        <source>Nobody wins or loses points</source>
        <translation>Không ai được hay mất điểm</translation>
    </message>
    <message>
        <source>{name}’s computer didn’t agree to the table in time, so the match started without it.</source>
        <translation>Máy của {name} không kịp đồng ý về bàn chơi, nên trận đã bắt đầu mà không có máy ấy.</translation>
    </message>
    <message>
        <source>{name} wants to play on. The clocks run again once most players do.</source>
        <translation>{name} muốn chơi tiếp. Khi đa số người chơi cũng muốn, đồng hồ lại chạy.</translation>
    </message>
    <message>
        <source>You have no pause left in this round.</source>
        <translation>Bạn không còn lượt tạm dừng nào trong ván này.</translation>
    </message>
    <message>
        <source>{name}’s pause is over. The clocks run again.</source>
        <translation>Giờ nghỉ của {name} đã hết. Đồng hồ lại chạy.</translation>
    </message>
    <message>
        <source>{name} stopped the clocks: time for tea. They run again after {time} at the latest.</source>
        <translation>{name} đã dừng đồng hồ: giờ uống trà. Chậm nhất sau {time} đồng hồ lại chạy.</translation>
    </message>
    <message>
        <source>You want to play on. The clocks run again once most players do.</source>
        <translation>Bạn muốn chơi tiếp. Khi đa số người chơi cũng muốn, đồng hồ lại chạy.</translation>
    </message>
    <message>
        <source>Your pause is over. The clocks run again.</source>
        <translation>Giờ nghỉ của bạn đã hết. Đồng hồ lại chạy.</translation>
    </message>
    <message>
        <source>{name} has no pause left in this round.</source>
        <translation>{name} không còn lượt tạm dừng nào trong ván này.</translation>
    </message>
    <message>
        <source>You stopped the clocks: time for tea. They run again after {time} at the latest.</source>
        <translation>Bạn đã dừng đồng hồ: giờ uống trà. Chậm nhất sau {time} đồng hồ lại chạy.</translation>
    </message>
    <message>
        <source>{name} lost the connection.</source>
        <translation>Mất kết nối với {name}.</translation>
    </message>
</context>
<context>
    <name>palette</name>
    <message>
        <source>paper</source>
        <translation>nền</translation>
    </message>
    <message>
        <source>ink</source>
        <translation>mực</translation>
    </message>
    <message>
        <source>Choose a color</source>
        <translation>Chọn màu</translation>
    </message>
    <message>
        <source>✓ Everyone can tell these four colors apart.</source>
        <translation>✓ Ai cũng phân biệt được bốn màu này.</translation>
    </message>
    <message>
        <source>{colors}: the ink is hard to read</source>
        <translation>{colors}: mực khó đọc</translation>
    </message>
    <message>
        <source>{colors}: hard to tell apart for {people}</source>
        <translation>{colors}: dễ bị {people} nhầm là một</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>mọi người</translation>
    </message>
    <message>
        <source>people who are red-blind</source>
        <translation>người mù màu đỏ</translation>
    </message>
    <message>
        <source>people who are green-blind</source>
        <translation>người mù màu lục</translation>
    </message>
    <message>
        <source>people who are blue-blind</source>
        <translation>người mù màu lam</translation>
    </message>
    <message>
        <source>people who see no colors</source>
        <translation>người không thấy màu</translation>
    </message>
</context>
<context>
    <name>past games</name>
    <message>
        <source>your points: {points}</source>
        <translation>điểm của bạn: {points}</translation>
    </message>
    <message>
        <source>This file can’t be read</source>
        <translation>Không đọc được tập tin này</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>với {names}</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>tập</translation>
    </message>
    <message>
        <source>Not in the score book: rounds in which you took a move back, and deals played again, are practice.</source>
        <translation>Không ghi vào sổ điểm: ván bạn đã rút lại nước, và bài chơi lại, chỉ là tập.</translation>
    </message>
    <message>
        <source>Left unfinished</source>
        <translation>Bỏ dở</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Bạn thắng</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>{names} thắng</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Không ai thắng</translation>
    </message>
    <message>
        <source>Played to the end</source>
        <translation>Đã chơi xong</translation>
    </message>
    <message>
        <source>{table}, round {number}</source>
        <translation>{table}, ván {number}</translation>
    </message>
</context>
<context>
    <name>phone</name>
    <message>
        <source>I’m ready</source>
        <translation>Tôi sẵn sàng</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Chờ tôi một chút</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Rời bàn</translation>
    </message>
    <message>
        <source>Just watch</source>
        <translation>Chỉ xem</translation>
    </message>
    <message>
        <source>Sit down again</source>
        <translation>Ngồi lại</translation>
    </message>
    <message>
        <source>Tap “I’m ready” when you are.</source>
        <translation>Khi xong thì chạm “Tôi sẵn sàng”.</translation>
    </message>
    <message>
        <source>You’re watching. Tap a free seat to play.</source>
        <translation>Bạn đang xem. Chạm vào ghế trống để chơi.</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Ngồi đây</translation>
    </message>
    <message>
        <source>What should the others call you?</source>
        <translation>Mọi người gọi bạn là gì?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tên bạn</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Ngồi vào</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>Hình của bạn</translation>
    </message>
    <message>
        <source>Choose one for me</source>
        <translation>Chọn giúp tôi</translation>
    </message>
    <message>
        <source>Type the key that the computer shows after the address.</source>
        <translation>Gõ khóa mà máy tính hiện sau địa chỉ.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Khóa</translation>
    </message>
    <message>
        <source>This isn’t the key on the computer’s screen. Look again and type it.</source>
        <translation>Khóa này không giống khóa trên màn hình máy tính. Hãy xem lại rồi gõ lần nữa.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tiếp tục</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Đang kết nối…</translation>
    </message>
    <message>
        <source>Connection lost. Reconnecting…</source>
        <translation>Mất kết nối. Đang nối lại…</translation>
    </message>
    <message>
        <source>The computer can’t be reached. Is this phone on the same Wi-Fi?</source>
        <translation>Không liên lạc được với máy tính. Điện thoại có cùng Wi-Fi không?</translation>
    </message>
    <message>
        <source>Your seat is open in another tab or window.</source>
        <translation>Ghế của bạn đang mở ở một thẻ hay cửa sổ khác.</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>Tiếp tục ở đây</translation>
    </message>
    <message>
        <source>This table isn’t there any more. Scan the QR code on the computer again.</source>
        <translation>Bàn này không còn nữa. Hãy quét lại mã QR trên máy tính.</translation>
    </message>
    <message>
        <source>This page is out of date. Reload it.</source>
        <translation>Trang này đã cũ. Hãy tải lại trang.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Tải lại</translation>
    </message>
    <message>
        <source>This browser is too old to play here.</source>
        <translation>Trình duyệt này cũ quá, không chơi ở đây được.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Cài đặt</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Mặt bàn</translation>
    </message>
    <message>
        <source>Lacquer</source>
        <translation>Sơn mài</translation>
    </message>
    <message>
        <source>Reed mat</source>
        <translation>Chiếu cói</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Đêm</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Cỡ chữ</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Bình thường</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Lớn</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Rất lớn</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Âm thanh</translation>
    </message>
    <message>
        <source>Vibration</source>
        <translation>Rung</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Chuyển động</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Gợi ý</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Bật</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Tắt</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Bài trên tay</translation>
    </message>
    <message>
        <source>Hide your hand</source>
        <translation>Che bài</translation>
    </message>
    <message>
        <source>Show your hand</source>
        <translation>Mở bài ra xem</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Xếp bài</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Cách xếp</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bàn</translation>
    </message>
    <message>
        <source>On offer</source>
        <translation>Lá đang chờ</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Nọc</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Bài đã hạ</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Bài đã đánh</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Câu trả lời</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>Ăn cách nào?</translation>
    </message>
    <message>
        <source>Automatic answers</source>
        <translation>Trả lời tự động</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Diễn biến</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Nói gì đó</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Trình đơn</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Trở lại</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Có</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>đã chọn</translation>
    </message>
    <message>
        <source>junk</source>
        <translation>rác</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>gợi ý</translation>
    </message>
    <message>
        <source>winning card</source>
        <translation>lá tới</translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>lá úp</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Dời sang trái</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Dời sang phải</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} giây</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>dự trữ</translation>
    </message>
    <message>
        <source>you</source>
        <translation>bạn</translation>
    </message>
    <message>
        <source>This computer has left the table; phones can’t play through it.</source>
        <translation>Máy tính này đã rời bàn nên điện thoại không chơi qua nó được nữa.</translation>
    </message>
    <message>
        <source>Plays through {name}’s computer, which could see these cards.</source>
        <translation>Chơi qua máy của {name}, máy đó có thể thấy bài này.</translation>
    </message>
    <message>
        <source>This computer can’t take another phone.</source>
        <translation>Máy tính này không nhận thêm điện thoại được nữa.</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Hãy gõ tên trước.</translation>
    </message>
    <message>
        <source>You’ve left the table.</source>
        <translation>Bạn đã rời bàn.</translation>
    </message>
    <message>
        <source>The computer isn’t at a table now.</source>
        <translation>Máy tính hiện không ở bàn nào.</translation>
    </message>
    <message>
        <source>Sitting down…</source>
        <translation>Đang ngồi vào…</translation>
    </message>
    <message>
        <source>Too late: time’s up.</source>
        <translation>Trễ rồi: hết giờ.</translation>
    </message>
    <message>
        <source>The computer answers for you.</source>
        <translation>Máy trả lời thay bạn.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Thôi chờ</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Ván tiếp theo</translation>
    </message>
    <message>
        <source>First phone</source>
        <translation>Điện thoại đầu tiên</translation>
    </message>
    <message>
        <source>Are you back, with a new phone?</source>
        <translation>Bạn trở lại bằng điện thoại mới?</translation>
    </message>
    <message>
        <source>A new phone says it’s {name}. Is that right?</source>
        <translation>Một điện thoại mới nói là của {name}. Có đúng không?</translation>
    </message>
    <message>
        <source>Nobody confirmed that you’re {name}. Ask again.</source>
        <translation>Chưa ai xác nhận bạn là {name}. Hãy hỏi lại.</translation>
    </message>
    <message>
        <source>There’s no such table here. Scan the QR code on the computer again, or type the address beside it.</source>
        <translation>Ở đây không có bàn này. Hãy quét lại mã QR trên máy tính, hoặc gõ địa chỉ ghi bên cạnh.</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>Bắt đầu ngay</translation>
    </message>
    <message>
        <source>Nobody here can confirm that it’s you.</source>
        <translation>Không có ai ở đây xác nhận được đó là bạn.</translation>
    </message>
    <message>
        <source>{name}’s phone is back.</source>
        <translation>Điện thoại của {name} đã trở lại.</translation>
    </message>
    <message>
        <source>Yes, let them sit down</source>
        <translation>Đúng, cho ngồi vào</translation>
    </message>
    <message>
        <source>Asking the others whether you’re {name}…</source>
        <translation>Đang hỏi những người khác xem bạn có phải {name} không…</translation>
    </message>
    <message>
        <source>The others say that you’re not {name}.</source>
        <translation>Những người khác nói bạn không phải {name}.</translation>
    </message>
    <message>
        <source>Start without waiting for {names}?</source>
        <translation>Bắt đầu mà không chờ {names}?</translation>
    </message>
    <message>
        <source>That’s me</source>
        <translation>Đó là tôi</translation>
    </message>
    <message>
        <source>Start with computer players</source>
        <translation>Bắt đầu với máy</translation>
    </message>
    <message>
        <source>Type the address in numbers, as the computer shows it. A name won’t work.</source>
        <translation>Hãy gõ địa chỉ bằng số như máy tính hiện. Gõ tên thì không được.</translation>
    </message>
    <message>
        <source>Free this seat</source>
        <translation>Giải phóng ghế này</translation>
    </message>
    <message>
        <source>Too soon: tap once more.</source>
        <translation>Sớm quá: chạm lần nữa.</translation>
    </message>
    <message>
        <source>Free {name}’s seat? That phone is away.</source>
        <translation>Giải phóng ghế của {name}? Điện thoại đó đang vắng mặt.</translation>
    </message>
    <message>
        <source>Too many wrong addresses. Scan the QR code on the computer: that works at once. Typed addresses work again in {minutes} min.</source>
        <translation>Quá nhiều địa chỉ sai. Hãy quét mã QR trên máy tính: vào được ngay. Địa chỉ gõ tay dùng lại được sau {minutes} phút.</translation>
    </message>
    <message>
        <source>That phone is back.</source>
        <translation>Điện thoại đó đã trở lại.</translation>
    </message>
    <message>
        <source>All places for phones at this computer are taken. Try again once somebody has left the table.</source>
        <translation>Máy tính này đã hết chỗ cho điện thoại. Hãy thử lại khi có người rời bàn.</translation>
    </message>
    <message>
        <source>This phone has sent too much at once. Trying again in half a minute.</source>
        <translation>Điện thoại này gửi quá nhiều cùng lúc. Nửa phút nữa sẽ thử lại.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Thử lại</translation>
    </message>
    <message>
        <source>This page can’t keep the screen on. Change that in the phone’s settings.</source>
        <translation>Trang này không giữ cho màn hình luôn sáng được. Hãy chỉnh trong cài đặt của điện thoại.</translation>
    </message>
    <message>
        <source>Not now: wait a moment, then try again.</source>
        <translation>Chưa được: chờ một chút rồi thử lại.</translation>
    </message>
    <message>
        <source>Suggestions are now off. “Hint” shows one, and the settings turn them on again.</source>
        <translation>Từ giờ không còn gợi ý nước đi nữa. Chạm “Gợi ý” để xem một lần, hoặc bật lại trong Cài đặt.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Không bao giờ</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Luôn luôn</translation>
    </message>
    <message>
        <source>Suggest moves</source>
        <translation>Gợi ý nước đi</translation>
    </message>
    <message>
        <source>First three rounds</source>
        <translation>Ba ván đầu</translation>
    </message>
    <message>
        <source>Tap a card to pick it, then “Discard”. Swipe across the hand to sort it.</source>
        <translation>Chạm một lá để chọn, rồi chạm “Đánh”. Vuốt ngang bài trên tay để xếp.</translation>
    </message>
    <message>
        <source>Wait a minute before you sit down again.</source>
        <translation>Chờ một phút rồi hãy ngồi lại.</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Chơi một mình</translation>
    </message>
    <message>
        <source>Against computer players, in this browser</source>
        <translation>Với máy, ngay trong trình duyệt này</translation>
    </message>
</context>
<context>
    <name>phone box</name>
    <message>
        <source>Scan this with a phone, or type the address in its browser, and then the key.</source>
        <translation>Dùng điện thoại quét hình này, hoặc gõ địa chỉ vào trình duyệt rồi gõ khóa.</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Khóa: {key}</translation>
    </message>
    <message>
        <source>Phones can’t be served here: {why}.</source>
        <translation>Ở đây không chơi bằng điện thoại được: {why}.</translation>
    </message>
    <message>
        <source>A QR code for phones to scan</source>
        <translation>Mã QR để điện thoại quét</translation>
    </message>
    <message>
        <source>Phones play through this computer, which could see their cards.</source>
        <translation>Điện thoại chơi qua máy này, và máy này có thể thấy bài của họ.</translation>
    </message>
</context>
<context>
    <name>phrases</name>
    <message>
        <source>Hello everyone!</source>
        <translation>Chào cả nhà!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Chúc may mắn!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Hay quá!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Cảm ơn!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Chờ một chút nhé.</translation>
    </message>
    <message>
        <source>Time for tea!</source>
        <translation>Giờ uống trà!</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>Tới lượt bạn kìa.</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>Ối trời!</translation>
    </message>
    <message>
        <source>I was so close!</source>
        <translation>Suýt nữa thì tới!</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <translation>Tạm biệt!</translation>
    </message>
    <message>
        <source>The computer answers for me until I’m back.</source>
        <translation>Máy trả lời thay tôi cho đến khi tôi trở lại.</translation>
    </message>
    <message>
        <source>I’m back.</source>
        <translation>Tôi trở lại rồi.</translation>
    </message>
</context>
<context>
    <name>proof</name>
    <message>
        <source>Only this computer shuffled</source>
        <translation>Chỉ máy này xào bài</translation>
    </message>
    <message>
        <source>{name}’s program broke the rules of fair dealing: {rule}.</source>
        <translation>Chương trình của {name} đã phạm luật chia bài công bằng: {rule}.</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>Right: nothing is better.</source>
        <translation>Đúng: không lá nào hơn.</translation>
    </message>
    <message>
        <source>Together your answers cost {points} points.</source>
        <translation>Tổng cộng các câu trả lời mất {points} lệnh.</translation>
    </message>
    <message>
        <source>In the game you discarded {card}: {points} points.</source>
        <translation>Trong ván bạn đã đánh {card}: {points} lệnh.</translation>
    </message>
    <message>
        <source>{card} costs about {points} points. Best: {best}.</source>
        <translation>{card} mất khoảng {points} lệnh. Hay nhất: {best}.</translation>
    </message>
</context>
<context>
    <name>reader</name>
    <message>
        <source>What you can do</source>
        <translation>Bạn làm được gì</translation>
    </message>
    <message>
        <source>Ways to take it</source>
        <translation>Các cách ăn</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Table buttons</source>
        <translation>Các nút của bàn</translation>
    </message>
    <message>
        <source>Wall: {cards}, {draws} to draw</source>
        <translation>Nọc: {cards}, còn được bốc {draws}</translation>
    </message>
    <message>
        <source>Your turn: choose a card to discard.</source>
        <translation>Đến lượt bạn: chọn một lá để đánh.</translation>
    </message>
    <message>
        <source>{action}, {key}</source>
        <translation>{action}, {key}</translation>
    </message>
    <message>
        <source>You can fold or play: {answers}.</source>
        <translation>Bạn có thể bỏ ván hay chơi: {answers}.</translation>
    </message>
    <message>
        <source>You can have all cards dealt again: {answers}.</source>
        <translation>Có thể chia lại tất cả: {answers}.</translation>
    </message>
    <message>
        <source>You can take this card: {answers}.</source>
        <translation>Bạn ăn được lá này: {answers}.</translation>
    </message>
    <message>
        <source>Your hand is hidden, {cards}</source>
        <translation>Bài trên tay đang được che, {cards}</translation>
    </message>
    <message>
        <source>Your hand, {cards}</source>
        <translation>Bài trên tay, {cards}</translation>
    </message>
    <message>
        <source>junk</source>
        <translation>rác</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} trên {count}</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Câu trả lời</translation>
    </message>
    <message>
        <source>Suggested: {action}.</source>
        <translation>Gợi ý: {action}.</translation>
    </message>
    <message>
        <source>not possible: {reason}</source>
        <translation>không được: {reason}</translation>
    </message>
    <message>
        <source>Help and automatic answers</source>
        <translation>Gợi ý và trả lời tự động</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>được</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>Not now.</source>
        <translation>Chưa phải lúc.</translation>
    </message>
    <message>
        <source>It’s not your turn.</source>
        <translation>Chưa đến lượt bạn.</translation>
    </message>
    <message>
        <source>You’ve already answered.</source>
        <translation>Bạn đã trả lời rồi.</translation>
    </message>
    <message>
        <source>You don’t hold these cards.</source>
        <translation>Bạn không có những lá này.</translation>
    </message>
    <message>
        <source>Another copy of the same card is used for this.</source>
        <translation>Đã có một lá giống hệt dùng thay lá này.</translation>
    </message>
    <message>
        <source>These cards don’t make a set.</source>
        <translation>Những lá này không thành bộ.</translation>
    </message>
    <message>
        <source>You don’t have the cards for it.</source>
        <translation>Bạn thiếu lá để ăn.</translation>
    </message>
    <message>
        <source>Three or four identical cards in your hand stay together.</source>
        <translation>Khạp và quằn trên tay phải giữ nguyên, không tách ra được.</translation>
    </message>
    <message>
        <source>You discarded this card yourself.</source>
        <translation>Lá này do chính bạn đánh.</translation>
    </message>
    <message>
        <source>You can’t do this out of turn.</source>
        <translation>Chỉ người ở cửa mới được ăn như vậy.</translation>
    </message>
    <message>
        <source>You can’t Pong a General.</source>
        <translation>Tướng không được ăn thành khạp.</translation>
    </message>
    <message>
        <source>A General stays with the player who drew it.</source>
        <translation>Tướng thuộc về người bốc được.</translation>
    </message>
    <message>
        <source>You have to keep a General you draw.</source>
        <translation>Bốc được Tướng thì phải giữ.</translation>
    </message>
    <message>
        <source>You can’t discard a General.</source>
        <translation>Không được đánh Tướng.</translation>
    </message>
    <message>
        <source>A joker stays with the player who drew it.</source>
        <translation>Quân phụ thuộc về người bốc được.</translation>
    </message>
    <message>
        <source>You have to keep a joker you draw.</source>
        <translation>Bốc được quân phụ thì phải giữ.</translation>
    </message>
    <message>
        <source>You can’t discard a joker.</source>
        <translation>Không được đánh quân phụ.</translation>
    </message>
    <message>
        <source>It would leave you more junk than before.</source>
        <translation>Ăn vào sẽ thêm rác.</translation>
    </message>
    <message>
        <source>Another claim leaves less junk.</source>
        <translation>Có cách ăn khác ít rác hơn.</translation>
    </message>
    <message>
        <source>Your hand wouldn’t be complete.</source>
        <translation>Bài bạn chưa tròn.</translation>
    </message>
    <message>
        <source>Your hand has too few points to win.</source>
        <translation>Bài bạn chưa đủ lệnh để tới.</translation>
    </message>
    <message>
        <source>This card wins: take the win.</source>
        <translation>Lá này tới được: hãy tới.</translation>
    </message>
    <message>
        <source>You can make a Kong, so with these rules you must. Only a win comes first.</source>
        <translation>Bạn khui được thì luật này buộc phải khui, chỉ tới mới được đi trước.</translation>
    </message>
    <message>
        <source>You can make a Pong, so with these rules you must. Only a win comes first.</source>
        <translation>Bạn ăn khạp được thì luật này buộc phải ăn, chỉ tới mới được đi trước.</translation>
    </message>
    <message>
        <source>You can make a Kong, so with these rules you must, unless you’re waiting for a win.</source>
        <translation>Bạn khui được thì luật này buộc phải khui, khi nào còn chưa chờ tới.</translation>
    </message>
    <message>
        <source>You can make a Pong, so with these rules you must, unless you’re waiting for a win.</source>
        <translation>Bạn ăn khạp được thì luật này buộc phải ăn, khi nào còn chưa chờ tới.</translation>
    </message>
    <message>
        <source>This player has left the round.</source>
        <translation>Người này đã rời ván này.</translation>
    </message>
    <message>
        <source>This player hasn’t left, or still owes a discard.</source>
        <translation>Người này chưa rời ván, hoặc còn thiếu một lá phải đánh.</translation>
    </message>
    <message>
        <source>You’d have no card left to discard.</source>
        <translation>Ăn vậy thì bạn không còn lá để đánh.</translation>
    </message>
    <message>
        <source>With these rules this card never makes that set.</source>
        <translation>Theo luật này, lá này không bao giờ ăn được như vậy.</translation>
    </message>
    <message>
        <source>Your Pong on the table can’t take a fourth card.</source>
        <translation>Khạp đã hạ của bạn không nhận thêm lá thứ tư.</translation>
    </message>
    <message>
        <source>Your Pong on the table takes its fourth card only if you draw it yourself.</source>
        <translation>Khạp đã hạ của bạn chỉ nhận lá thứ tư do chính bạn bốc.</translation>
    </message>
    <message>
        <source>Your Pong on the table takes its fourth card only if you draw it yourself and win with it.</source>
        <translation>Khạp đã hạ của bạn chỉ nhận lá thứ tư do chính bạn bốc và nhờ đó tới.</translation>
    </message>
    <message>
        <source>You can claim a Pair only with a card you draw yourself, or to win.</source>
        <translation>Bạn chỉ được chui đôi bằng lá tự bốc, trừ khi để tới.</translation>
    </message>
    <message>
        <source>These aren’t the Kongs and Pongs that were dealt.</source>
        <translation>Đây không phải những quằn và khạp đã được chia.</translation>
    </message>
    <message>
        <source>You can only redeal a hand without Generals or jokers, without three identical cards and without Soldiers in all four colors.</source>
        <translation>Chỉ tay bài không có Tướng hay quân phụ, không có ba lá giống nhau và không đủ Chốt bốn màu mới được chia lại.</translation>
    </message>
    <message>
        <source>You can’t keep this card, so your hand is dead: you have to fold.</source>
        <translation>Bạn không giữ được lá này nên bài chết: bạn phải bỏ ván.</translation>
    </message>
    <message>
        <source>Only a dead hand may fold now.</source>
        <translation>Lúc này chỉ bài chết mới được bỏ ván.</translation>
    </message>
    <message>
        <source>You’re out of this round.</source>
        <translation>Bạn đã nghỉ ván này.</translation>
    </message>
    <message>
        <source>Passing up a Pong has to be said, and nothing else may be.</source>
        <translation>Bỏ đôi thì phải hô, còn không thì không được hô.</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Wall: {cards}.</source>
        <translation>Nọc: {cards}.</translation>
    </message>
    <message>
        <source>On offer: {card}, shown by {name}.</source>
        <translation>Lá đang hỏi: {card}, của {name}.</translation>
    </message>
    <message>
        <source>never shown: {cards}</source>
        <translation>chưa ai thấy: {cards}</translation>
    </message>
    <message>
        <source>  on the table, {meld}: {cards}</source>
        <translation>  đã hạ, {meld}: {cards}</translation>
    </message>
    <message>
        <source>Nothing to tell.</source>
        <translation>Không có gì đáng kể.</translation>
    </message>
    <message>
        <source>You would have taken it: {action}.</source>
        <translation>Bạn cũng muốn ăn: {action}.</translation>
    </message>
    <message>
        <source>{name} would have taken it: {action}.</source>
        <translation>{name} cũng muốn ăn: {action}.</translation>
    </message>
    <message>
        <source>{name} leaves the round.</source>
        <translation>{name} rời ván.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} đã trở lại.</translation>
    </message>
    <message>
        <source>The other hands</source>
        <translation>Bài của những người khác</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Xem lại</translation>
    </message>
    <message>
        <source>“{name}” can’t be read.</source>
        <translation>Không đọc được “{name}”.</translation>
    </message>
    <message>
        <source>“{name}” isn’t a saved Tứ Sắc game.</source>
        <translation>“{name}” không phải là ván Tứ Sắc đã lưu.</translation>
    </message>
    <message>
        <source>“{name}” was saved by another version of this game.</source>
        <translation>“{name}” do một phiên bản khác của trò chơi này lưu.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: there’s nothing to show.</source>
        <translation>“{name}” đã hỏng: không xem được gì trong đó.</translation>
    </message>
    <message>
        <source>No card has been dealt yet in “{name}”.</source>
        <translation>Trong “{name}” chưa chia lá nào.</translation>
    </message>
</context>
<context>
    <name>result</name>
    <message>
        <source>Next round</source>
        <translation>Ván tiếp theo</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Chia lại</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Trang đầu</translation>
    </message>
    <message>
        <source>This round doesn’t count</source>
        <translation>Ván này không tính</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Kiểm bài</translation>
    </message>
    <message>
        <source>Ready ✓</source>
        <translation>Sẵn sàng ✓</translation>
    </message>
    <message>
        <source>Ready for the next round</source>
        <translation>Sẵn sàng chơi ván sau</translation>
    </message>
    <message>
        <source>Total: {points}</source>
        <translation>Tổng cộng {points}</translation>
    </message>
    <message>
        <source>{name}’s win in round {n} isn’t counted yet: the keys haven’t arrived.</source>
        <translation>Ván {n} {name} thắng chưa được tính: khóa chưa tới.</translation>
    </message>
    <message>
        <source>{name}’s hidden moves couldn’t be checked.</source>
        <translation>Không kiểm tra được các nước kín của {name}.</translation>
    </message>
    <message>
        <source>The next round is being dealt.</source>
        <translation>Đang chia bài ván sau.</translation>
    </message>
    <message>
        <source>The next round starts in {n} s.</source>
        <translation>Ván sau bắt đầu sau {n} giây.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Đang chờ {names}.</translation>
    </message>
    <message>
        <source>Final result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Xem lại</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Chơi nữa</translation>
    </message>
    <message>
        <source>discarded the winning card</source>
        <translation>đánh ra lá tới</translation>
    </message>
    <message>
        <source>After round {number} of {rounds}: {tallies}</source>
        <translation>Sau ván {number}/{rounds}: {tallies}</translation>
    </message>
    <message>
        <source>After round {number}: {tallies}</source>
        <translation>Sau ván {number}: {tallies}</translation>
    </message>
    <message>
        <source>left in hand: {cards}</source>
        <translation>còn trên tay: {cards}</translation>
    </message>
    <message>
        <source>Total: {points}, {bonus} of them for winning</source>
        <translation>Tổng cộng {points}, trong đó thưởng tới {bonus}</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Chia lại ván này</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Không ai tới</translation>
    </message>
    <message>
        <source>You win! (Tới!)</source>
        <translation>Tới! Bạn thắng</translation>
    </message>
    <message>
        <source>{name} wins! (Tới!)</source>
        <translation>Tới! {name} thắng</translation>
    </message>
    <message>
        <source>Everyone else has given up, so the round is over.</source>
        <translation>Những người khác đã bỏ ván nên ván này kết thúc.</translation>
    </message>
    <message>
        <source>No draws are left, so nobody wins.</source>
        <translation>Không còn lá để bốc, không ai tới.</translation>
    </message>
    <message>
        <source>No draws are left, so nobody pays.</source>
        <translation>Không còn lá để bốc nên không ai phải trả.</translation>
    </message>
    <message>
        <source>You win with {points}, straight from the deal</source>
        <translation>Bạn tới ngay bài chia, được {points}</translation>
    </message>
    <message>
        <source>{name} wins with {points}, straight from the deal</source>
        <translation>{name} tới ngay bài chia, được {points}</translation>
    </message>
    <message>
        <source>You win with {points}, on the {card} {feeder} discarded</source>
        <translation>Bạn tới được {points}, nhờ {card} của {feeder} đánh</translation>
    </message>
    <message>
        <source>{name} wins with {points}, on the {card} {feeder} discarded</source>
        <translation>{name} tới được {points}, nhờ {card} của {feeder} đánh</translation>
    </message>
    <message>
        <source>You win with {points}, on the {card} you drew</source>
        <translation>Bạn tự bốc {card} mà tới, được {points}</translation>
    </message>
    <message>
        <source>{name} wins with {points}, on the {card} from the wall</source>
        <translation>{name} tự bốc {card} mà tới, được {points}</translation>
    </message>
    <message>
        <source>You win with {points}, on the {card} {feeder} drew</source>
        <translation>Bạn tới được {points}, nhờ {card} của {feeder} bốc</translation>
    </message>
    <message>
        <source>{name} wins with {points}, on the {card} {feeder} drew</source>
        <translation>{name} tới được {points}, nhờ {card} của {feeder} bốc</translation>
    </message>
    <message>
        <source>{n} more for yellow Generals</source>
        <translation>thêm {n} vì Tướng vàng</translation>
    </message>
    <message>
        <source>the stake, {n}</source>
        <translation>tiền cược, {n}</translation>
    </message>
    <message>
        <source>{points}, less the minimum of {least}: {n}</source>
        <translation>{points}, trừ mức tối thiểu {least}: {n}</translation>
    </message>
    <message>
        <source>{points} at {unit} each, {n}</source>
        <translation>{points}, nhân {unit} thành {n}</translation>
    </message>
    <message>
        <source>{n} more for the Kong that won</source>
        <translation>thêm {n} vì tới quan</translation>
    </message>
    <message>
        <source>less {n} for the {cards} Kong on the table</source>
        <translation>bớt {n} nhờ quằn {cards} đã hạ</translation>
    </message>
    <message>
        <source>less {n} for the {cards} Kongs on the table</source>
        <translation>bớt {n} nhờ các quằn {cards} đã hạ</translation>
    </message>
    <message>
        <source>and the {n} left over are lost</source>
        <translation>còn dư {n} thì bỏ</translation>
    </message>
    <message>
        <source>{n} more because the winner drew the card</source>
        <translation>thêm {n} vì người tới tự bốc</translation>
    </message>
    <message>
        <source>{n} more for all the others</source>
        <translation>đền thêm {n} thay những người kia</translation>
    </message>
    <message>
        <source>paid by the player who showed the card</source>
        <translation>người đưa lá ra đền</translation>
    </message>
    <message>
        <source>the ante, {n}</source>
        <translation>tiền góp {n}</translation>
    </message>
    <message>
        <source>the antes, {n}</source>
        <translation>các tiền góp {n}</translation>
    </message>
    <message>
        <source>{n} for a dead hand</source>
        <translation>{n} vì bài chết</translation>
    </message>
    <message>
        <source>{n} received for a dead hand</source>
        <translation>nhận {n} từ bài chết</translation>
    </message>
    <message>
        <source>{names} tie for first place: {tally}</source>
        <translation>{names} đồng hạng nhất: {tally}</translation>
    </message>
    <message>
        <source>You win the match: {tally}</source>
        <translation>Bạn thắng cả trận: {tally}</translation>
    </message>
    <message>
        <source>{names} wins the match: {tally}</source>
        <translation>{names} thắng cả trận: {tally}</translation>
    </message>
    <message>
        <source>The curves and the best hand start at round {n}, when the players at the table changed.</source>
        <translation>Biểu đồ và tay bài hay nhất chỉ tính từ ván {n}, khi bàn đổi người.</translation>
    </message>
    <message>
        <source>Best hand: {name} in round {number}, {points}</source>
        <translation>Tay bài hay nhất: {name}, ván {number}, {points}</translation>
    </message>
    <message>
        <source>Compare with the computers</source>
        <translation>So điểm với máy</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Tạo ảnh</translation>
    </message>
    <message>
        <source>on {card}, which {feeder} discarded</source>
        <translation>nhờ {card}, {feeder} đánh</translation>
    </message>
    <message>
        <source>on {card}, which you drew</source>
        <translation>nhờ {card}, bạn bốc</translation>
    </message>
    <message>
        <source>on {card}, which you discarded</source>
        <translation>nhờ {card}, bạn đánh</translation>
    </message>
    <message>
        <source>Tới!</source>
        <extracomment>what a winner calls out, painted large; the Vietnamese word where letters are Latin</extracomment>
        <translation>Tới!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} tới!</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Bạn tới!</translation>
    </message>
    <message>
        <source>straight from the deal</source>
        <translation>ngay từ bài chia</translation>
    </message>
    <message>
        <source>on {card}, which {feeder} drew</source>
        <translation>nhờ {card}, {feeder} bốc</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Your move: {done}. A master would do the same.</source>
        <translation>Nước này: {done}. Cao thủ cũng vậy.</translation>
    </message>
    <message>
        <source>Your move: {done}. A master’s: {better}, worth about {points} points more.</source>
        <translation>Nước này: {done}. Cao thủ: {better}, hơn chừng {points} điểm.</translation>
    </message>
    <message>
        <source>There was nothing to decide in this round.</source>
        <translation>Ván này không có gì phải chọn.</translation>
    </message>
    <message>
        <source>No real mistakes. A dot (·) marks a move that could have been better.</source>
        <translation>Không có nước sai. Dấu chấm (·) là nước có thể hay hơn.</translation>
    </message>
    <message>
        <source>{name} chose as well as a master every time.</source>
        <translation>Cả ván {name} chọn không thua gì máy cao thủ.</translation>
    </message>
    <message>
        <source>You chose as well as a master every time.</source>
        <translation>Cả ván bạn chọn không thua gì máy cao thủ.</translation>
    </message>
    <message>
        <source>The costliest mistakes in this round are marked ✗.</source>
        <translation>Những lần chọn thiệt nhất trong ván được đánh dấu ✗.</translation>
    </message>
    <message>
        <source>Your costliest choice: {done}. A master’s: {better}, worth {points} points more on average.</source>
        <translation>Nước thiệt nhất của bạn: {done}. Cao thủ: {better}, trung bình hơn {points} điểm.</translation>
    </message>
</context>
<context>
    <name>rule choices</name>
    <message>
        <source>the whole hand at once</source>
        <translation>cả tay một lần</translation>
    </message>
    <message>
        <source>six to the dealer, then five each</source>
        <translation>cái sáu lá, rồi mỗi người năm lá</translation>
    </message>
    <message>
        <source>cards in a stack</source>
        <translation>lá xếp chồng</translation>
    </message>
    <message>
        <source>tiles in walls</source>
        <translation>quân gỗ xếp tường</translation>
    </message>
    <message>
        <source>by dice</source>
        <translation>gieo xúc xắc</translation>
    </message>
    <message>
        <source>the highest card drawn</source>
        <translation>ai bốc lá lớn nhất</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>ngẫu nhiên</translation>
    </message>
    <message>
        <source>the winner</source>
        <translation>người tới</translation>
    </message>
    <message>
        <source>the dealer’s neighbor</source>
        <translation>người ngồi cạnh cái</translation>
    </message>
    <message>
        <source>the same dealer</source>
        <translation>cái cũ</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>there is no dead hand</extracomment>
        <translation>không có</translation>
    </message>
    <message>
        <source>player’s choice</source>
        <translation>tùy người chơi</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>of Soldiers alike: no number of them makes a set</extracomment>
        <translation>không bao giờ</translation>
    </message>
    <message>
        <source>if you draw it and win</source>
        <translation>nếu nhờ đó tới, khi tự bốc</translation>
    </message>
    <message>
        <source>whenever you draw it</source>
        <translation>mỗi khi tự bốc</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>of a Pong: it may be called whatever becomes of the junk</extracomment>
        <translation>tự do</translation>
    </message>
    <message>
        <source>no more junk</source>
        <translation>không thêm rác</translation>
    </message>
    <message>
        <source>the least junk possible</source>
        <translation>ít rác nhất</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>cấm</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>được phép</translation>
    </message>
    <message>
        <source>must be kept</source>
        <translation>phải giữ</translation>
    </message>
    <message>
        <source>may be kept</source>
        <translation>được giữ</translation>
    </message>
    <message>
        <source>win</source>
        <translation>tới</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>khui</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>khạp</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>đôi</translation>
    </message>
    <message>
        <source>required</source>
        <translation>bắt buộc</translation>
    </message>
    <message>
        <source>required unless waiting to win</source>
        <translation>bắt buộc trừ khi chờ tới</translation>
    </message>
    <message>
        <source>the points</source>
        <translation>số lệnh</translation>
    </message>
    <message>
        <source>a stake</source>
        <extracomment>what losers pay: one stake, not the points of the hand</extracomment>
        <translation>tiền cược</translation>
    </message>
    <message>
        <source>the points above the minimum</source>
        <translation>số lệnh vượt mức tối thiểu</translation>
    </message>
    <message>
        <source>take nothing off</source>
        <translation>không trừ gì</translation>
    </message>
    <message>
        <source>off the points</source>
        <translation>trừ vào lệnh</translation>
    </message>
    <message>
        <source>off the amount</source>
        <translation>trừ vào tiền</translation>
    </message>
    <message>
        <source>points</source>
        <translation>điểm</translation>
    </message>
    <message>
        <source>hu (胡)</source>
        <translation>hồ (胡)</translation>
    </message>
    <message>
        <source>lệnh</source>
        <translation>lệnh (miền Nam)</translation>
    </message>
    <message>
        <source>the first in turn</source>
        <translation>ai gần lượt nhất</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>of the number of cards for six players: it is that for fewer</extracomment>
        <translation>như nhau</translation>
    </message>
    <message>
        <source>{meld} {concealed} in hand, {exposed} on the table</source>
        <translation>{meld} {concealed} trên tay, {exposed} đã hạ</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>có</translation>
    </message>
    <message>
        <source>no</source>
        <translation>không</translation>
    </message>
    <message>
        <source>{concealed} in hand, {exposed} on the table</source>
        <translation>{concealed} trên tay, {exposed} đã hạ</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>không gì cả</translation>
    </message>
    <message>
        <source>all pieces</source>
        <translation>mọi loại quân</translation>
    </message>
</context>
<context>
    <name>rule groups</name>
    <message>
        <source>Players and deck</source>
        <translation>Người chơi và bộ bài</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Các bộ</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ăn bài</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Tướng</translation>
    </message>
    <message>
        <source>End and next deal</source>
        <translation>Hết ván và ván sau</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Lệnh</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Tính tiền</translation>
    </message>
</context>
<context>
    <name>rule problems</name>
    <message>
        <source>{value} is not a table of rules</source>
        <translation>{value} không phải một bảng luật</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>thiếu</translation>
    </message>
    <message>
        <source>there is no such rule</source>
        <translation>không có luật này</translation>
    </message>
    <message>
        <source>there is no such rule; did you mean {nearest}?</source>
        <translation>không có luật này; có phải là {nearest} không?</translation>
    </message>
    <message>
        <source>is there twice, once by its old name {old}; keep one of them</source>
        <translation>có hai lần, một lần với tên cũ {old}; hãy giữ một</translation>
    </message>
    <message>
        <source>the file has version {version}, and this program reads up to {newest}; update tusac to read it</source>
        <translation>tập tin thuộc phiên bản {version} mà chương trình này chỉ đọc đến {newest}; hãy cập nhật tusac</translation>
    </message>
    <message>
        <source>{value} is not a version: 1, 2 and so on</source>
        <translation>{value} không phải phiên bản: 1, 2, v.v.</translation>
    </message>
    <message>
        <source>the ruleset {ruleset}, which these rules are based on, cannot be read</source>
        <translation>bộ luật {ruleset}, nền của bộ luật này, không đọc được</translation>
    </message>
    <message>
        <source>rulesets are based on each other in a circle: {rulesets}</source>
        <translation>các bộ luật dựa vòng vào nhau: {rulesets}</translation>
    </message>
    <message>
        <source>{value} is not true or false</source>
        <translation>{value} không phải true hay false</translation>
    </message>
    <message>
        <source>{value} is not a whole number</source>
        <translation>{value} không phải số nguyên</translation>
    </message>
    <message>
        <source>{value} is not text</source>
        <translation>{value} không phải chữ</translation>
    </message>
    <message>
        <source>{value} is not a list of whole numbers</source>
        <translation>{value} không phải danh sách số nguyên</translation>
    </message>
    <message>
        <source>{value} is not a list of the letters A B C X Y Z S, or &quot;all&quot;</source>
        <translation>{value} không phải danh sách các chữ A B C X Y Z S, hay &quot;all&quot;</translation>
    </message>
    <message>
        <source>{value} is not two numbers of points: in the hand, on the table</source>
        <translation>{value} không phải hai số điểm: trên tay, trên bàn</translation>
    </message>
    <message>
        <source>{value} is not a table with two numbers of points for each of {kinds}</source>
        <translation>{value} không phải bảng có hai số điểm cho mỗi loại {kinds}</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}</source>
        <translation>{value} không nằm trong {choices}</translation>
    </message>
    <message>
        <source>{value} is not a list of some of {choices}</source>
        <translation>{value} không phải danh sách lấy từ {choices}</translation>
    </message>
    <message>
        <source>{value} is not between {low} and {high}</source>
        <translation>{value} không nằm từ {low} đến {high}</translation>
    </message>
    <message>
        <source>{value} are not both between {low} and {high}</source>
        <translation>{value} không cùng nằm từ {low} đến {high}</translation>
    </message>
    <message>
        <source>{kind}: {value} are not both between {low} and {high}</source>
        <translation>{kind}: {value} không cùng nằm từ {low} đến {high}</translation>
    </message>
    <message>
        <source>{value} is neither {one} nor {other}</source>
        <translation>{value} không phải {one} cũng không phải {other}</translation>
    </message>
    <message>
        <source>must be 1, not {value}: the dealer starts with a discard</source>
        <translation>{value} không phải 1, mà cái phải đánh trước</translation>
    </message>
    <message>
        <source>give one or more numbers from {low} to {high}</source>
        <translation>chọn một hay nhiều số từ {low} đến {high}</translation>
    </message>
    <message>
        <source>Generals are never paired</source>
        <translation>Tướng không bao giờ thành đôi</translation>
    </message>
    <message>
        <source>a dealer with {cards} cards plus one might have to lay all of them open</source>
        <translation>cái có {cards} lá và một lá nữa có thể phải hạ hết bài</translation>
    </message>
    <message>
        <source>{players} players and the dead wall need {needed} cards of {deck}</source>
        <translation>{players} người và nọc chết cần {needed} lá mà chỉ có {deck}</translation>
    </message>
    <message>
        <source>with {players} players no hand is worth more than {most}: nobody can win with {least}</source>
        <translation>{players} người chơi thì không bài nào quá {most}: đòi {least} thì không ai tới được</translation>
    </message>
    <message>
        <source>with {players} players the wall has {wall} cards, all of them dead: nobody ever draws</source>
        <translation>{players} người chơi thì nọc có {wall} lá, lá nào cũng bỏ: không ai được bốc</translation>
    </message>
    <message>
        <source>Soldiers fit into no set: as long as you hold one, you can’t win</source>
        <translation>Chốt không vào bộ nào: còn giữ Chốt thì không tới được</translation>
    </message>
    <message>
        <source>without an ante, folding costs nothing</source>
        <translation>không góp tiền thì bỏ ván không mất gì</translation>
    </message>
    <message>
        <source>a Pong of Generals can never be claimed</source>
        <translation>không bao giờ ăn khạp Tướng được</translation>
    </message>
    <message>
        <source>changes nothing, as “{rule}” is set now</source>
        <translation>không đổi gì, vì “{rule}” đang đặt như vậy</translation>
    </message>
    <message>
        <source>give the rules a name</source>
        <translation>hãy đặt tên cho bộ luật</translation>
    </message>
    <message>
        <source>at most {most} letters, without line breaks</source>
        <translation>nhiều nhất {most} chữ, không xuống dòng</translation>
    </message>
    <message>
        <source>{old} as {new}</source>
        <translation>{old} là {new}</translation>
    </message>
    <message>
        <source>old names are read as the new ones: {names}</source>
        <translation>tên cũ được đọc thành tên mới: {names}</translation>
    </message>
    <message>
        <source>another of your rulesets has this name</source>
        <translation>một bộ luật khác của bạn đã có tên này</translation>
    </message>
    <message>
        <source>there is no ruleset called {ruleset}; tusac rules list tells which there are</source>
        <translation>không có bộ luật nào tên {ruleset}; tusac rules list cho biết có những bộ nào</translation>
    </message>
    <message>
        <source>a ruleset that comes with the game has this name</source>
        <translation>tên của bộ luật có sẵn</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Players</source>
        <translation>Số người chơi</translation>
    </message>
    <message>
        <source>How many can play. A fifth and a sixth player each add 28 cards.</source>
        <translation>Bao nhiêu người được chơi. Người thứ năm và thứ sáu mỗi người thêm 28 lá.</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Số lá một tay</translation>
    </message>
    <message>
        <source>Cards dealt to everyone. The game is made for 20.</source>
        <translation>Số lá chia cho mỗi người. Trò này vốn chơi 20 lá.</translation>
    </message>
    <message>
        <source>Cards in a hand, six players</source>
        <translation>Số lá trên tay, sáu người</translation>
    </message>
    <message>
        <source>The same for six players. With 0, it’s the same number for all.</source>
        <translation>Như trên khi sáu người chơi. Nếu là 0 thì ai cũng như nhau.</translation>
    </message>
    <message>
        <source>Extra cards for the dealer</source>
        <translation>Lá thêm của cái</translation>
    </message>
    <message>
        <source>The dealer gets one extra card and starts with a discard.</source>
        <translation>Cái được thêm một lá và đánh trước.</translation>
    </message>
    <message>
        <source>Copies of each card</source>
        <translation>Số lá mỗi quân</translation>
    </message>
    <message>
        <source>How many of each card the deck has for up to four players.</source>
        <translation>Mỗi quân có mấy lá trong bộ bài cho tới bốn người.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Quân phụ</translation>
    </message>
    <message>
        <source>None or five: Duke, Marquis, Earl, Viscount, Baron. Each is a set by itself.</source>
        <translation>Không có hoặc năm lá: Công, Hầu, Bá, Tử, Nam. Mỗi lá tự thành bộ.</translation>
    </message>
    <message>
        <source>Cards or tiles</source>
        <translation>Bài giấy hay quân gỗ</translation>
    </message>
    <message>
        <source>How the wall looks: a stack of cards, or walls of tiles two high. Nothing else changes.</source>
        <translation>Nọc trông ra sao: chồng bài, hoặc tường quân gỗ hai tầng. Ngoài ra không đổi gì.</translation>
    </message>
    <message>
        <source>How cards are dealt</source>
        <translation>Cách chia</translation>
    </message>
    <message>
        <source>Whether hands are dealt at once or in packets. The odds are the same.</source>
        <translation>Chia thành từng tụ thế nào. Xác suất như nhau.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Cái đầu tiên</translation>
    </message>
    <message>
        <source>How the first round’s dealer is chosen.</source>
        <translation>Chọn cái ván đầu bằng cách nào.</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>Chia lại bài tệ</translation>
    </message>
    <message>
        <source>Dealt Kongs are laid open</source>
        <translation>Hạ quằn có sẵn</translation>
    </message>
    <message>
        <source>Four identical cards in a dealt hand lie on the table from the start.</source>
        <translation>Bốn lá giống nhau vừa chia phải hạ xuống bàn ngay.</translation>
    </message>
    <message>
        <source>Dealt Pongs are marked</source>
        <translation>Đánh dấu khạp có sẵn</translation>
    </message>
    <message>
        <source>Everyone sees how often someone was dealt three identical cards, but not which.</source>
        <translation>Ai cũng thấy người kia có mấy khạp, nhưng không biết quân gì.</translation>
    </message>
    <message>
        <source>Sets of several colors</source>
        <translation>Bộ nhiều màu</translation>
    </message>
    <message>
        <source>Which pieces make a set in three or four different colors.</source>
        <translation>Loại quân nào ba hay bốn màu khác nhau thì thành bộ.</translation>
    </message>
    <message>
        <source>Identical cards stay together</source>
        <translation>Khạp giữ nguyên</translation>
    </message>
    <message>
        <source>Of three or four identical cards in a hand, none may join another set (the locked khạp).</source>
        <translation>Ba hay bốn lá giống nhau trên tay không tách cho bộ khác.</translation>
    </message>
    <message>
        <source>An open Pong may grow</source>
        <translation>Khạp đã hạ thêm lá</translation>
    </message>
    <message>
        <source>When a Pong on the table takes its fourth card.</source>
        <translation>Khi nào khạp trên bàn được thêm lá thứ tư.</translation>
    </message>
    <message>
        <source>Identical Soldiers</source>
        <translation>Chốt giống nhau</translation>
    </message>
    <message>
        <source>How many identical Soldiers make a set: 2 or more, as with other cards, or 5 for never.</source>
        <translation>Bao nhiêu Chốt giống nhau thì thành bộ: từ 2 như các lá khác, hay 5 là không bao giờ.</translation>
    </message>
    <message>
        <source>Claims out of turn</source>
        <translation>Ăn chặn</translation>
    </message>
    <message>
        <source>What anyone may claim on any card, even out of turn. It comes before the sets of players whose turn it is.</source>
        <translation>Những gì ai cũng được ăn, dù đến lượt ai. Được ăn trước người ở cửa.</translation>
    </message>
    <message>
        <source>A Pair only from your own draw (chui đôi)</source>
        <translation>Chui đôi chỉ bằng lá tự bốc</translation>
    </message>
    <message>
        <source>Whether a Pair may be claimed only with a card you draw yourself. It never stops you from winning.</source>
        <translation>Có phải chỉ lá tự bốc mới được chui đôi hay không. Luật này không cản việc tới.</translation>
    </message>
    <message>
        <source>A Kong draws a card</source>
        <translation>Quằn được bốc bù</translation>
    </message>
    <message>
        <source>Whether you draw after claiming a Kong, instead of discarding: your whole hand has a card more.</source>
        <translation>Ăn quằn xong có được bốc thay vì đánh hay không: khi đó cả bài nhiều hơn một lá.</translation>
    </message>
    <message>
        <source>A Kong goes before a Pong</source>
        <translation>Khui trước khạp</translation>
    </message>
    <message>
        <source>Whether a Kong beats a Pong of a player who comes sooner. It only matters where the deck has six of each card.</source>
        <translation>Khui có được ăn trước khạp của người gần lượt hơn không. Chỉ gặp khi mỗi quân có sáu lá trong bộ bài.</translation>
    </message>
    <message>
        <source>Passed draws go to the next player</source>
        <translation>Lá bốc bị bỏ thì tới người kế</translation>
    </message>
    <message>
        <source>If you pass on a card you drew, the next player may take it.</source>
        <translation>Lá bốc mà người bốc bỏ thì người kế tiếp được ăn.</translation>
    </message>
    <message>
        <source>Pong and junk</source>
        <translation>Ăn khạp và rác</translation>
    </message>
    <message>
        <source>Whether a Pong may leave more junk in your hand than before.</source>
        <translation>Ăn khạp có được để thêm rác trên tay không.</translation>
    </message>
    <message>
        <source>Other claims and junk</source>
        <translation>Ăn kiểu khác và rác</translation>
    </message>
    <message>
        <source>Whether any other claim may leave more junk than before.</source>
        <translation>Ăn kiểu khác có được để thêm rác không.</translation>
    </message>
    <message>
        <source>Claiming a Kong (khui)</source>
        <translation>Khui</translation>
    </message>
    <message>
        <source>Whether you must make a Kong when you can. A win comes first.</source>
        <translation>Khui được thì có bắt buộc khui không. Tới thì được ưu tiên.</translation>
    </message>
    <message>
        <source>Claiming a Pong</source>
        <translation>Ăn khạp</translation>
    </message>
    <message>
        <source>Whether you must make a Pong when you can. A win comes first.</source>
        <translation>Ăn khạp được thì có bắt buộc ăn không. Tới thì được ưu tiên.</translation>
    </message>
    <message>
        <source>Announcing a passed-up Pong (bỏ đôi)</source>
        <translation>Hô bỏ đôi</translation>
    </message>
    <message>
        <source>Whether everyone is told when a player passes up a Pong because they’re waiting for a win. It only matters where a Pong is required otherwise.</source>
        <translation>Ai đang chờ tới mà bỏ đôi thì cả bàn có được biết không. Chỉ có nghĩa khi luật buộc ăn khạp.</translation>
    </message>
    <message>
        <source>Declaring a win</source>
        <translation>Báo tới</translation>
    </message>
    <message>
        <source>Whether you must declare a win when you can.</source>
        <translation>Tới được thì có bắt buộc tới không.</translation>
    </message>
    <message>
        <source>Discarding a General</source>
        <translation>Đánh Tướng</translation>
    </message>
    <message>
        <source>Whether a General may be discarded.</source>
        <translation>Có được đánh Tướng không.</translation>
    </message>
    <message>
        <source>A drawn General</source>
        <translation>Bốc được Tướng</translation>
    </message>
    <message>
        <source>Whether you have to keep a General you draw.</source>
        <translation>Ai bốc được Tướng có phải giữ không.</translation>
    </message>
    <message>
        <source>Claims on others’ Generals</source>
        <translation>Ăn Tướng của người khác</translation>
    </message>
    <message>
        <source>What the other players may claim on a General that someone draws.</source>
        <translation>Người khác được ăn gì khi có người bốc được Tướng.</translation>
    </message>
    <message>
        <source>Dead hand (相公)</source>
        <translation>Bài chết (相公)</translation>
    </message>
    <message>
        <source>What a player who can’t keep a General they draw pays each of the others, before sitting out the round. With 0, such a General is left.</source>
        <translation>Người bốc Tướng mà không giữ được chung cho mỗi người kia bao nhiêu rồi nghỉ ván. Nếu là 0 thì bỏ lá Tướng ấy.</translation>
    </message>
    <message>
        <source>Dealt win (thiên tới)</source>
        <translation>Thiên tới</translation>
    </message>
    <message>
        <source>Whether a dealt hand without a General or joker, without three or four identical cards and without Soldiers in all four colors may be thrown in. Then everyone gets new cards.</source>
        <translation>Bài không có Tướng hay quân phụ, không ba hay bốn lá giống nhau, không đủ bốn Chốt bốn màu có được bỏ để chia lại hết không.</translation>
    </message>
    <message>
        <source>Jokers follow the rules for Generals</source>
        <translation>Quân phụ theo luật Tướng</translation>
    </message>
    <message>
        <source>Whether jokers are discarded, kept and claimed by the rules for Generals. If not, a joker may be discarded and passed on like any other card.</source>
        <translation>Quân phụ có theo luật đánh, giữ và ăn của Tướng không. Nếu không thì được đánh và bỏ như lá thường.</translation>
    </message>
    <message>
        <source>A dealer whose dealt cards are complete may win at once.</source>
        <translation>Cái có bài tròn sẵn thì được tới ngay.</translation>
    </message>
    <message>
        <source>Several winners</source>
        <translation>Nhiều người cùng tới</translation>
    </message>
    <message>
        <source>Who wins if several players declare a win on the same card.</source>
        <translation>Nhiều người tới cùng một lá thì ai được.</translation>
    </message>
    <message>
        <source>Cards nobody draws</source>
        <translation>Nọc chết</translation>
    </message>
    <message>
        <source>With this many cards left in the wall, the round ends and nobody wins.</source>
        <translation>Nọc còn chừng này lá thì hết ván, không ai tới.</translation>
    </message>
    <message>
        <source>Cards nobody draws, five or six players</source>
        <translation>Số lá không bốc, năm hay sáu người</translation>
    </message>
    <message>
        <source>The same for five or six players. With -1, it’s the same number for all.</source>
        <translation>Như trên khi năm hay sáu người chơi. Nếu là -1 thì ai cũng như nhau.</translation>
    </message>
    <message>
        <source>Dealer after a win</source>
        <translation>Cái sau khi có người tới</translation>
    </message>
    <message>
        <source>Who deals the next round after somebody has won.</source>
        <translation>Có người tới rồi thì ván sau ai làm cái.</translation>
    </message>
    <message>
        <source>After a great win the player opposite deals (大胡)</source>
        <translation>Tới lớn thì người đối diện làm cái (大胡)</translation>
    </message>
    <message>
        <source>How many points make a win great: then the player opposite the winner deals the next round. Of two players opposite, it’s the one who comes first after the winner. With 0, that never happens.</source>
        <translation>Tới bao nhiêu lệnh trở lên là lớn: khi đó người ngồi đối diện người tới làm cái ván sau. Nếu có hai người đối diện thì là người đến lượt trước sau người tới. Nếu là 0 thì không bao giờ.</translation>
    </message>
    <message>
        <source>Dealer after a round nobody won</source>
        <translation>Cái sau ván hòa</translation>
    </message>
    <message>
        <source>Who deals the next round after the wall has run out.</source>
        <translation>Hết nọc rồi thì ván sau ai làm cái.</translation>
    </message>
    <message>
        <source>Points of the sets</source>
        <translation>Lệnh của các bộ</translation>
    </message>
    <message>
        <source>What each set is worth: in hand since the deal, and made with a claimed card.</source>
        <translation>Mỗi bộ mấy lệnh: có sẵn trên tay, và ăn mà thành.</translation>
    </message>
    <message>
        <source>Points of three identical Generals</source>
        <translation>Lệnh của ba Tướng giống nhau</translation>
    </message>
    <message>
        <source>The same for three identical Generals.</source>
        <translation>Như trên, cho ba Tướng giống hệt nhau.</translation>
    </message>
    <message>
        <source>Extra points of four identical Generals</source>
        <translation>Điểm thêm cho bốn Tướng giống nhau</translation>
    </message>
    <message>
        <source>How much more, or less, a Kong of Generals is worth than any other Kong.</source>
        <translation>Quằn Tướng được hơn hay kém quằn khác bao nhiêu.</translation>
    </message>
    <message>
        <source>Points of a dealt Kong laid open</source>
        <translation>Lệnh của quằn có sẵn đã hạ</translation>
    </message>
    <message>
        <source>What four identical cards are worth when laid open from the deal.</source>
        <translation>Bốn lá giống nhau hạ ngay khi chia được mấy lệnh.</translation>
    </message>
    <message>
        <source>Points of four jokers</source>
        <translation>Lệnh của bốn quân phụ</translation>
    </message>
    <message>
        <source>What a Kong of any four jokers is worth. With 0 and 0 jokers never join each other.</source>
        <translation>Quằn gồm bốn quân phụ bất kỳ tính bao nhiêu lệnh. Là 0 và 0 thì quân phụ không bao giờ ghép với nhau.</translation>
    </message>
    <message>
        <source>Extra points of a joker</source>
        <translation>Lệnh thêm của quân phụ</translation>
    </message>
    <message>
        <source>How much more a joker is worth than a single General.</source>
        <translation>Một quân phụ hơn một Tướng lẻ bao nhiêu lệnh.</translation>
    </message>
    <message>
        <source>Bonus for a win</source>
        <translation>Thưởng khi tới</translation>
    </message>
    <message>
        <source>Points added to every win. An odd bonus makes the total even.</source>
        <translation>Lệnh cộng thêm mỗi khi tới. Thưởng lẻ làm tổng lệnh thành chẵn.</translation>
    </message>
    <message>
        <source>Minimum points to win</source>
        <translation>Số lệnh tối thiểu để tới</translation>
    </message>
    <message>
        <source>A hand worth less can’t win.</source>
        <translation>Bài ít lệnh hơn thì không được tới.</translation>
    </message>
    <message>
        <source>Minimum points, five or six players</source>
        <translation>Điểm ít nhất, năm hay sáu người</translation>
    </message>
    <message>
        <source>The same for five or six players. With 0, it’s the same number for all.</source>
        <translation>Như trên khi năm hay sáu người chơi. Nếu là 0 thì ai cũng như nhau.</translation>
    </message>
    <message>
        <source>What points are called</source>
        <translation>Gọi điểm là gì</translation>
    </message>
    <message>
        <source>Only a word; nothing else changes.</source>
        <translation>Chỉ là tên gọi, không đổi gì khác.</translation>
    </message>
    <message>
        <source>What losers pay</source>
        <translation>Người thua trả gì</translation>
    </message>
    <message>
        <source>The winner’s points, all or those above the minimum, or always the same stake.</source>
        <translation>Số lệnh của người tới, tính hết hay chỉ phần vượt mức tối thiểu, hay luôn một tiền cược.</translation>
    </message>
    <message>
        <source>Value of a point</source>
        <translation>Giá một lệnh</translation>
    </message>
    <message>
        <source>What one point, or the stake, adds to the score.</source>
        <translation>Một lệnh, hay tiền cược, được tính bao nhiêu điểm.</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Tiền góp</translation>
    </message>
    <message>
        <source>What every other player pays the winner on top, whatever the win is worth.</source>
        <translation>Mỗi người khác chung thêm cho người tới bao nhiêu, dù tới bao nhiêu điểm.</translation>
    </message>
    <message>
        <source>Folding</source>
        <translation>Bỏ ván</translation>
    </message>
    <message>
        <source>Whether you may give up a dealt hand before the first discard and pay only the ante.</source>
        <translation>Có được bỏ bài trước lá đánh đầu tiên và chỉ mất tiền góp hay không.</translation>
    </message>
    <message>
        <source>Bonus for drawing the winning card</source>
        <translation>Thưởng tự bốc lá tới</translation>
    </message>
    <message>
        <source>Points each loser pays more if the winner drew the card. A stake stays the same.</source>
        <translation>Người tới tự bốc thì mỗi người thua chung thêm bao nhiêu điểm. Tiền cược cố định thì không đổi.</translation>
    </message>
    <message>
        <source>Losers pay</source>
        <translation>Người thua phải trả</translation>
    </message>
    <message>
        <source>If not, nobody pays for a win: it’s added to the winner’s score, and the others keep theirs.</source>
        <translation>Nếu không, có người tới cũng không ai phải trả: chỉ cộng vào điểm của người tới, người khác giữ nguyên.</translation>
    </message>
    <message>
        <source>Showing the winning card pays for all</source>
        <translation>Ai đưa lá tới ra thì đền</translation>
    </message>
    <message>
        <source>Whether the one who discarded or drew the winning card pays what all losers owe.</source>
        <translation>Người đánh hay lật ra lá tới có phải đền cho cả làng hay không.</translation>
    </message>
    <message>
        <source>Multiplier for five or six players</source>
        <translation>Hệ số khi năm hay sáu người</translation>
    </message>
    <message>
        <source>How many times everything counts that is paid when five or six play.</source>
        <translation>Năm hay sáu người chơi thì mọi khoản chung tính gấp mấy lần.</translation>
    </message>
    <message>
        <source>Multiplier for a Kong (tới quan)</source>
        <translation>Tới quan được nhân mấy</translation>
    </message>
    <message>
        <source>How many times the points, or the stake, count for a winner who has a Kong.</source>
        <translation>Người tới có quằn thì lệnh, hay tiền cược, nhân với số này.</translation>
    </message>
    <message>
        <source>Yellow Generals (tướng vàng)</source>
        <translation>Tướng vàng</translation>
    </message>
    <message>
        <source>How much more each loser pays for every yellow General of the winner, with or without a Kong.</source>
        <translation>Mỗi người thua trả thêm bao nhiêu cho mỗi Tướng vàng của người tới, tới quan hay không cũng vậy.</translation>
    </message>
    <message>
        <source>A loser’s Kongs</source>
        <translation>Quằn của người thua</translation>
    </message>
    <message>
        <source>How much a loser’s own Kongs on the table take off the payment. A stake stays the same.</source>
        <translation>Quằn đã hạ của người thua được trừ bao nhiêu vào tiền trả; tiền cược thì không trừ.</translation>
    </message>
    <message>
        <source>Nobody is paid for losing</source>
        <translation>Thua không được tiền</translation>
    </message>
    <message>
        <source>A payment never goes below zero, however many Kongs a loser has.</source>
        <translation>Tiền trả không bao giờ xuống dưới không, dù người thua có mấy quằn.</translation>
    </message>
    <message>
        <source>{rules} isn’t for {n} players.</source>
        <translation>{rules} không dành cho {n} người.</translation>
    </message>
</context>
<context>
    <name>rules command</name>
    <message>
        <source>your own</source>
        <translation>của bạn</translation>
    </message>
    <message>
        <source>{name}  {players} players  {title}</source>
        <translation>{name}  {players} người  {title}</translation>
    </message>
    <message>
        <source>Both are the same game.</source>
        <translation>Hai bộ là cùng một luật.</translation>
    </message>
    <message>
        <source>{file}: note on {rule}: {text}</source>
        <translation>{file}: lưu ý về {rule}: {text}</translation>
    </message>
    <message>
        <source>{file}: no mistakes; “{name}”</source>
        <translation>{file}: hợp lệ; “{name}”</translation>
    </message>
</context>
<context>
    <name>rules editor</name>
    <message>
        <source>in hand</source>
        <translation>trên tay</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>đã hạ</translation>
    </message>
    <message>
        <source>{ruleset}: {value}</source>
        <translation>{ruleset}: {value}</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Trả lại</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Lưu ý: {text}</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message>
        <source>Kongs</source>
        <translation>lần khui</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>head of the column that names the others at the table</extracomment>
        <translation>Chơi với</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Số ván</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>Bài hay nhất</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Điểm mỗi ván</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Bạn thắng</translation>
    </message>
    <message>
        <source>They won</source>
        <translation>Họ thắng</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Điểm của bạn</translation>
    </message>
    <message>
        <source>Per round</source>
        <translation>Mỗi ván</translation>
    </message>
    <message>
        <source>Computers ({level})</source>
        <translation>Máy {level}</translation>
    </message>
    <message>
        <source>{level} {share} ± {reach}</source>
        <translation>{level} {share} ± {reach}</translation>
    </message>
    <message>
        <source>The computers have played the same cards as you ({rounds}). How often you do better: {levels}. {half} is even; ± is how far luck could shift it.</source>
        <translation>Các máy đã chơi đúng những lá của bạn ({rounds}). Bạn chơi hay hơn: {levels}. {half} là ngang sức; ± là phần có thể do may rủi.</translation>
    </message>
    <message>
        <source>{level} {difference} ± {reach}</source>
        <translation>{level} {difference} ± {reach}</translation>
    </message>
    <message>
        <source>Elo: {levels}. 400 means ten wins to one loss.</source>
        <translation>Elo: {levels}. 400 nghĩa là mười thắng một thua.</translation>
    </message>
    <message>
        <source>No finished rounds yet.</source>
        <translation>Chưa có ván nào được ghi lại.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Standard: two sets</source>
        <translation>Thường dùng: hai bộ</translation>
    </message>
    <message>
        <source>Standard, stone cannon</source>
        <translation>Thường dùng, pháo bộ thạch</translation>
    </message>
    <message>
        <source>Simple: one set</source>
        <translation>Đơn giản: một bộ</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Không có</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Của tôi</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Tắt</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Nhanh</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Bình thường</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Chậm</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Rất chậm</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Chữ Hán</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Chữ cái</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Tên quân</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Theo hệ thống</translation>
    </message>
    <message>
        <source>No font on this computer can show {language}. Install one (on Debian and Ubuntu: sudo apt-get install {package}), then start tusac again.</source>
        <translation>Máy này không có phông chữ nào viết được {language}. Hãy cài một phông (trên Debian và Ubuntu: sudo apt-get install {package}), rồi mở lại tusac.</translation>
    </message>
    <message>
        <source>In the first three rounds</source>
        <extracomment>when moves are suggested</extracomment>
        <translation>Trong ba ván đầu</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Luôn luôn</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Không bao giờ</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Rất nhanh</translation>
    </message>
</context>
<context>
    <name>share</name>
    <message>
        <source>More points than any computer, with the same cards!</source>
        <translation>Cùng bộ bài, được nhiều điểm hơn mọi máy!</translation>
    </message>
    <message>
        <source>The computers did better with the same cards.</source>
        <translation>Cùng bộ bài, lần này các máy được nhiều điểm hơn.</translation>
    </message>
    <message>
        <source>As many points as the {level} computer, with the same cards.</source>
        <translation>Cùng bộ bài, được số điểm bằng máy {level}.</translation>
    </message>
    <message>
        <source>{won} of {rounds} rounds won</source>
        <translation>thắng {won}/{rounds} ván</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Tôi</translation>
    </message>
    <message>
        <source>More points than the {level} computer, with the same cards.</source>
        <translation>Cùng bộ bài, được nhiều điểm hơn máy {level}.</translation>
    </message>
    <message>
        <source>Vietnam’s four-color card game</source>
        <translation>Bài bốn màu Việt Nam</translation>
    </message>
    <message>
        <source>{names} tie for first place</source>
        <translation>{names} đồng hạng nhất</translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <translation>{names} thắng cả trận</translation>
    </message>
    <message>
        <source>round {number} of {rounds}</source>
        <translation>ván {number}/{rounds}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Người chơi {number}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Luật nhà</translation>
    </message>
</context>
<context>
    <name>sim</name>
    <message>
        <source>{rules}, seed {seed}: {deals}, each played by every level at the same seat of {seats}, the others {level}</source>
        <translation>{rules}, số chia {seed}: {deals}, lần nào mọi cấp cũng ngồi cùng một ghế trong {seats} ghế, các ghế khác là máy {level}</translation>
    </message>
    <message>
        <source>player</source>
        <translation>người chơi</translation>
    </message>
    <message>
        <source>points per round</source>
        <translation>điểm mỗi ván</translation>
    </message>
    <message>
        <source>Elo beside {level}</source>
        <translation>Elo so với {level}</translation>
    </message>
    <message>
        <source>Elo over the one above</source>
        <translation>Elo hơn cấp ở trên</translation>
    </message>
    <message>
        <source>{rules}, seed {seed}: {deals} in {orders}, {rounds}</source>
        <translation>{rules}, hạt giống {seed}: {deals}, {orders}, {rounds}</translation>
    </message>
    <message>
        <source>wins %</source>
        <translation>% tới</translation>
    </message>
    <message>
        <source>won by nobody</source>
        <translation>không ai tới</translation>
    </message>
    <message>
        <source>won by the dealer</source>
        <translation>nhà cái tới</translation>
    </message>
    <message>
        <source>points of a win</source>
        <translation>điểm một lần tới</translation>
    </message>
    <message>
        <source>every state kept all invariants, and the kernel played the same rounds</source>
        <translation>thế bài nào cũng giữ đúng điều phải luôn đúng, và phần tính nhanh chơi y như vậy</translation>
    </message>
    <message>
        <source>every state kept all invariants</source>
        <translation>mọi trạng thái đều giữ đúng những gì luôn phải đúng</translation>
    </message>
    <message>
        <source>{file} has no class {name}; it has: {detail}</source>
        <translation>{file} không có lớp {name}; có: {detail}</translation>
    </message>
    <message>
        <source>{player} chose {detail}, which is not one of the legal actions it was given</source>
        <translation>{player} đã chọn {detail}, không nằm trong các nước hợp lệ được đưa ra</translation>
    </message>
    <message>
        <source>{player} has ended its process instead of choosing</source>
        <translation>{player} đã tự kết thúc tiến trình thay vì chọn nước đi</translation>
    </message>
    <message>
        <source>{player} has not answered within {seconds} s</source>
        <translation>{player} không trả lời trong vòng {seconds} giây</translation>
    </message>
    <message>
        <source>{player} cannot play: the class has no method choose(view, legal, seed)</source>
        <translation>{player} không chơi được: lớp này không có phương thức choose(view, legal, seed)</translation>
    </message>
    <message>
        <source>{player} failed: {detail}</source>
        <translation>{player} gặp lỗi: {detail}</translation>
    </message>
    <message>
        <source>{file} has no class {name}, nor any other</source>
        <translation>{file} không có lớp {name}, cũng không có lớp nào khác</translation>
    </message>
    <message>
        <source>{player} cannot be loaded: {detail}</source>
        <translation>không nạp được {player}: {detail}</translation>
    </message>
</context>
<context>
    <name>split</name>
    <message>
        <source>Nobody else is playing: if you leave, this round doesn’t count.</source>
        <translation>Không còn ai khác chơi: bạn rời bàn thì ván này không được tính.</translation>
    </message>
    <message>
        <source>Nobody can play in your place: if you leave, this round doesn’t count.</source>
        <translation>Không ai thay bạn được: bạn bỏ ván này, và ván không được tính.</translation>
    </message>
    <message>
        <source>Without you there are too few people to go on: this round won’t count.</source>
        <translation>Không có bạn thì còn quá ít người để chơi tiếp: ván này sẽ không được tính.</translation>
    </message>
    <message>
        <source>The others play on: your seat just passes until the round ends, then a computer player takes it.</source>
        <translation>Những người khác chơi tiếp: ghế của bạn chỉ bỏ cho đến hết ván, rồi máy chơi thay.</translation>
    </message>
    <message>
        <source>The match goes on without you: a computer player takes your seat. The rounds you’ve played are kept.</source>
        <translation>Trận tiếp tục không có bạn: máy chơi thay ghế bạn. Các ván đã chơi vẫn được giữ.</translation>
    </message>
    <message>
        <source>The match ends here. The rounds you’ve played are kept.</source>
        <translation>Trận kết thúc ở đây. Các ván đã chơi vẫn được giữ.</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>Đang chờ {name}</translation>
    </message>
    <message>
        <source>Waiting: {heard} of {all} computers are here, {needed} needed</source>
        <translation>Đang chờ: nghe được {heard}/{all} máy, cần {needed}</translation>
    </message>
    <message>
        <source>The two of you can only go on together. You can wait, or open a new table with the same settings: computer players take the empty seats, points start from zero, and {name} can join either.</source>
        <translation>Chỉ có hai người thì phải đủ cả hai mới chơi tiếp được. Bạn có thể chờ, hoặc mở bàn mới như bàn này: máy ngồi vào ghế trống, điểm tính lại từ đầu, {name} trở lại thì vào bàn nào cũng được.</translation>
    </message>
    <message>
        <source>Only the larger group of computers can go on with this table. You can wait, or open a new table with the same settings: computer players take the empty seats, points start from zero, and anyone who comes back can join either.</source>
        <translation>Chỉ khi quá nửa số máy còn nghe thấy nhau thì bàn này mới chơi tiếp. Bạn có thể chờ, hoặc mở bàn mới như bàn này: máy ngồi vào ghế trống, điểm tính lại từ đầu, ai trở lại thì vào bàn nào cũng được.</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <source>there is no such file or folder</source>
        <translation>không có tập tin hay thư mục này</translation>
    </message>
    <message>
        <source>you don’t have permission</source>
        <translation>bạn không được phép</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>không ghi được vào đó</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>đĩa đã đầy</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>tập tin sẽ quá lớn</translation>
    </message>
    <message>
        <source>that is a folder</source>
        <translation>đó là một thư mục</translation>
    </message>
    <message>
        <source>part of the path is not a folder</source>
        <translation>có phần của đường dẫn không phải thư mục</translation>
    </message>
    <message>
        <source>it already exists</source>
        <translation>cái đó đã có rồi</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>tên quá dài</translation>
    </message>
    <message>
        <source>the path goes in a circle</source>
        <translation>đường dẫn đi vòng tròn</translation>
    </message>
    <message>
        <source>the system doesn’t accept that name</source>
        <translation>hệ thống không nhận tên như vậy</translation>
    </message>
    <message>
        <source>something else is using it</source>
        <translation>chương trình khác đang dùng</translation>
    </message>
    <message>
        <source>the disk can’t read or write it</source>
        <translation>đĩa không đọc hay ghi được</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>đang mở quá nhiều tập tin</translation>
    </message>
    <message>
        <source>there is no memory left</source>
        <translation>hết bộ nhớ</translation>
    </message>
    <message>
        <source>nobody is reading it any more</source>
        <translation>không còn ai đọc nữa</translation>
    </message>
    <message>
        <source>it’s a link, and the file it leads to isn’t there now</source>
        <translation>đây là liên kết, và tệp mà nó dẫn đến hiện không có</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Learning</source>
        <translation>Tập chơi</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Gia đình</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Chuẩn</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Nhanh</translation>
    </message>
    <message>
        <source>champion</source>
        <translation>vô địch</translation>
    </message>
    <message>
        <source>by sets</source>
        <translation>theo bộ</translation>
    </message>
    <message>
        <source>by color</source>
        <translation>theo màu</translation>
    </message>
    <message>
        <source>by piece</source>
        <translation>theo quân</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>tự xếp</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Nam</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Đông</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Bắc</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Tây</translation>
    </message>
    <message>
        <source>{card} ({n} left, if you draw it)</source>
        <translation>{card} (còn {n}, nếu tự bốc)</translation>
    </message>
    <message>
        <source>{card} ({n} left)</source>
        <translation>{card} (còn {n})</translation>
    </message>
    <message>
        <source>{card} (if you draw it)</source>
        <extracomment>of a card that one waits for: it wins only on one&apos;s own draw</extracomment>
        <translation>{card} (nếu bạn bốc)</translation>
    </message>
    <message>
        <source>marked Pong ×{n}</source>
        <translation>khạp dấu ×{n}</translation>
    </message>
    <message>
        <source>Pong ×{n}</source>
        <translation>khạp ×{n}</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Đồng hồ</translation>
    </message>
    <message>
        <source>no junk</source>
        <translation>không còn rác</translation>
    </message>
    <message>
        <source>no longer waiting</source>
        <translation>không còn chờ</translation>
    </message>
    <message>
        <source>no clock: take all the time you want</source>
        <translation>không đồng hồ: cứ thong thả</translation>
    </message>
    <message>
        <source>beginner</source>
        <extracomment>how strong a computer player is, as in &quot;computer player, beginner&quot;</extracomment>
        <translation>mới tập</translation>
    </message>
    <message>
        <source>neighbor</source>
        <translation>hàng xóm</translation>
    </message>
    <message>
        <source>master</source>
        <translation>cao thủ</translation>
    </message>
    <message>
        <source>{claim} s to answer, {discard} s to discard, {bank} s in reserve each round</source>
        <translation>{claim} giây để trả lời, {discard} giây để đánh bài, mỗi ván dự trữ {bank} giây</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Ghế {number}</translation>
    </message>
    <message>
        <source>waiting for {cards}</source>
        <translation>chờ {cards}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>{name}’s table</source>
        <translation>Bàn của {name}</translation>
    </message>
    <message>
        <source>leaves no junk</source>
        <translation>hết rác</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>No window can open here, so you play in this terminal.</source>
        <translation>Ở đây không mở được cửa sổ nên bạn chơi trong cửa sổ dòng lệnh này.</translation>
    </message>
    <message>
        <source>No window can open and there is no terminal here, so computer players play a round.</source>
        <translation>Ở đây không mở được cửa sổ cũng không có cửa sổ dòng lệnh: xem một ván do máy chơi.</translation>
    </message>
    <message>
        <source>There is no display and no terminal here, so computer players play a round.</source>
        <translation>Ở đây không có màn hình cũng không có cửa sổ dòng lệnh: xem một ván do máy chơi.</translation>
    </message>
    <message>
        <source>cannot open a window: this system lacks {library}. Get it with: {command}</source>
        <translation>không mở được cửa sổ nào: hệ thống này thiếu {library}. Cài bằng lệnh: {command}</translation>
    </message>
    <message>
        <source>cannot open a window: this system lacks {library}. Get it with your system’s package manager.</source>
        <translation>không mở được cửa sổ nào: hệ thống này thiếu {library}. Hãy cài nó bằng trình quản lý gói của hệ thống.</translation>
    </message>
    <message>
        <source>There is no display here, so you play in this terminal.</source>
        <translation>Ở đây không có màn hình nên bạn chơi trong cửa sổ dòng lệnh này.</translation>
    </message>
    <message>
        <source>Round {number}.</source>
        <translation>Ván {number}.</translation>
    </message>
    <message>
        <source>junk: {cards}</source>
        <translation>rác: {cards}</translation>
    </message>
    <message>
        <source>  unclaimed: {cards}</source>
        <translation>  không ai ăn: {cards}</translation>
    </message>
    <message>
        <source>The input has ended.</source>
        <translation>Không còn dòng nhập nào nữa.</translation>
    </message>
    <message>
        <source>The record is {path}</source>
        <translation>Biên bản ở {path}</translation>
    </message>
    <message>
        <source>Goodbye. The match could not be saved.</source>
        <translation>Tạm biệt. Trận đấu không lưu được.</translation>
    </message>
    <message>
        <source>There is an unfinished match: round {number}, you have {tally}.</source>
        <translation>Có một trận đấu chưa xong: ván {number}, bạn được {tally}.</translation>
    </message>
    <message>
        <source>The end of its record cannot be read and will be played again.</source>
        <translation>Đoạn cuối biên bản không đọc được và sẽ chơi lại.</translation>
    </message>
    <message>
        <source>Continue it (Enter: yes, n: new match) &gt;</source>
        <translation>Chơi tiếp không (Enter: có, n: trận mới) &gt;</translation>
    </message>
    <message>
        <source>no</source>
        <translation>không</translation>
    </message>
    <message>
        <source>The match cannot be saved and goes on in memory: {problem}</source>
        <translation>Không lưu được trận đấu, vẫn chơi tiếp trong bộ nhớ: {problem}</translation>
    </message>
    <message>
        <source>Goodbye. Your match is saved: you can continue it next time.</source>
        <translation>Tạm biệt. Trận đấu dang dở được giữ lại cho lần sau.</translation>
    </message>
    <message>
        <source>Wall: {cards}, {draws} left to draw.</source>
        <translation>Nọc: {cards}, còn được bốc {draws}.</translation>
    </message>
    <message>
        <source>On offer: {card}, drawn by {name}.</source>
        <translation>Lá đang hỏi: {card}, {name} bốc.</translation>
    </message>
    <message>
        <source>On offer: {card}, discarded by {name}.</source>
        <translation>Lá đang hỏi: {card}, {name} đánh.</translation>
    </message>
    <message>
        <source>Your hand, {cards}, {order}:</source>
        <translation>Bài bạn, {cards}, {order}:</translation>
    </message>
    <message>
        <source>Your hand, {cards}, {junk}, {order}:</source>
        <translation>Bài bạn, {cards}, {junk}, {order}:</translation>
    </message>
    <message>
        <source>You’re waiting for {cards}.</source>
        <translation>Bạn chờ {cards}.</translation>
    </message>
    <message>
        <source>You may: {options}.</source>
        <translation>Bạn có thể: {options}.</translation>
    </message>
    <message>
        <source>You must: {options}.</source>
        <translation>Bạn phải: {options}.</translation>
    </message>
    <message>
        <source>pass when I can’t do anything</source>
        <translation>bỏ khi không ăn được gì</translation>
    </message>
    <message>
        <source>pass on everything this round, but ask about a win</source>
        <translation>bỏ tất cả trong ván này; vẫn hỏi khi tới được</translation>
    </message>
    <message>
        <source>no Chow, Quad or Pair</source>
        <translation>không ăn bộ ba, bốn màu, đôi</translation>
    </message>
    <message>
        <source>win without asking</source>
        <translation>tới mà không hỏi</translation>
    </message>
    <message>
        <source>let the computer answer until I’m back</source>
        <translation>để máy trả lời cho đến khi tôi trở lại</translation>
    </message>
    <message>
        <source>on</source>
        <translation>bật</translation>
    </message>
    <message>
        <source>off</source>
        <translation>tắt</translation>
    </message>
    <message>
        <source>a card such as rX: pass until it is shown: {until}</source>
        <translation>một lá như rX: bỏ cho đến khi lá đó ra: {until}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}.</source>
        <translation>Ván {number}/{rounds}.</translation>
    </message>
    <message>
        <source>out of the round</source>
        <translation>đã nghỉ ván này</translation>
    </message>
    <message>
        <source>{tally} in all</source>
        <translation>tổng {tally}</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>máy, {level}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>cái</translation>
    </message>
    <message>
        <source>has the move</source>
        <translation>đang đi</translation>
    </message>
    <message>
        <source>  on the table: {melds} ({points})</source>
        <translation>  đã hạ: {melds} ({points})</translation>
    </message>
    <message>
        <source>{letter} or {digit}</source>
        <translation>{letter} hay {digit}</translation>
    </message>
    <message>
        <source>, {n} ways</source>
        <translation>, {n} cách</translation>
    </message>
    <message>
        <source>Tip: {tip}</source>
        <translation>Mách: {tip}</translation>
    </message>
    <message>
        <source>Paused (Enter: go on) &gt;</source>
        <translation>Tạm dừng (Enter: chơi tiếp) &gt;</translation>
    </message>
    <message>
        <source>Auto (a number switches, Enter: back) &gt;</source>
        <translation>Tự động (số: bật tắt, Enter: trở lại) &gt;</translation>
    </message>
    <message>
        <source>Enter: leave &gt;</source>
        <translation>Enter: kết thúc &gt;</translation>
    </message>
    <message>
        <source>Next round (Enter) &gt;</source>
        <translation>Ván tiếp theo (Enter) &gt;</translation>
    </message>
    <message>
        <source>You’re watching: hands stay hidden.</source>
        <translation>Bạn đang xem: không có bài trên tay.</translation>
    </message>
    <message>
        <source>Discard which card (Enter: {proposed}, ?: help) &gt;</source>
        <translation>Đánh lá nào (Enter: {proposed}, ?: trợ giúp) &gt;</translation>
    </message>
    <message>
        <source>Your answer (Enter: {proposed}, ?: help) &gt;</source>
        <translation>Bạn trả lời (Enter: {proposed}, ?: trợ giúp) &gt;</translation>
    </message>
    <message>
        <source>Your cards are numbered 1 to {n}.</source>
        <translation>Bài bạn đánh số từ 1 đến {n}.</translation>
    </message>
    <message>
        <source>You answer: {action}.</source>
        <translation>Bạn trả lời: {action}.</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Bước {number}/{count}</translation>
    </message>
    <message>
        <source>Play a round now (Enter: yes, n: leave) &gt;</source>
        <translation>Giờ chơi một ván (Enter: chơi, n: thôi) &gt;</translation>
    </message>
    <message>
        <source>Next (Enter) &gt;</source>
        <translation>Tiếp (Enter) &gt;</translation>
    </message>
    <message>
        <source>Too late.</source>
        <translation>Trễ rồi.</translation>
    </message>
    <message>
        <source>{auto}: cleared.</source>
        <translation>{auto}: đã xóa.</translation>
    </message>
    <message>
        <source>Suggested: {action}; {effect}.</source>
        <translation>Gợi ý: {action}; {effect}.</translation>
    </message>
    <message>
        <source>You may discard it.</source>
        <translation>Lá này đánh được.</translation>
    </message>
    <message>
        <source>“{text}” means nothing here; type ? for help.</source>
        <translation>“{text}” không có nghĩa ở đây; gõ ? để xem trợ giúp.</translation>
    </message>
    <message>
        <source>Keys: W win, K Kong, P Pong, C Chow, Q Quad, D pair; 1 to 8: the buttons by position.</source>
        <translation>Phím: W tới, K khui, P khạp, C ăn, Q bốn màu, D đôi; 1 đến 8: vị trí các nút.</translation>
    </message>
    <message>
        <source>S sort, H hint, L the table and the log, A automatic answers, T pause, X leave.</source>
        <translation>S xếp bài, H gợi ý, L bàn và nhật ký, A trả lời tự động, T tạm dừng, X rời bàn.</translation>
    </message>
    <message>
        <source>? and a key or a card such as rX: why not.</source>
        <translation>? cùng một phím hay một lá như rX: vì sao không được.</translation>
    </message>
    <message>
        <source>Looking for tables nearby.</source>
        <translation>Đang tìm bàn gần đây.</translation>
    </message>
    <message>
        <source>No tables yet.</source>
        <translation>Chưa thấy bàn nào.</translation>
    </message>
    <message>
        <source>Asking every address nearby.</source>
        <translation>Đang hỏi mọi địa chỉ ở gần.</translation>
    </message>
    <message>
        <source>Table code &gt;</source>
        <translation>Mã của bàn &gt;</translation>
    </message>
    <message>
        <source>The proof of round {number} is in {path}</source>
        <translation>Bằng chứng của ván {number} nằm ở {path}</translation>
    </message>
    <message>
        <source>The words of this round, the same on every screen: {words}.</source>
        <translation>Mấy từ của ván này, màn hình nào cũng giống nhau: {words}.</translation>
    </message>
    <message>
        <source>{cost} Type x again to leave.</source>
        <translation>{cost} Gõ x lần nữa để rời bàn.</translation>
    </message>
    <message>
        <source>You leave the table.</source>
        <translation>Bạn rời bàn.</translation>
    </message>
    <message>
        <source>The number or address on the host’s screen (h: search harder, x: leave) &gt;</source>
        <translation>Số hoặc địa chỉ trên màn hình chủ bàn (h: tìm kỹ hơn, x: rời) &gt;</translation>
    </message>
    <message>
        <source>Continue: {table}</source>
        <translation>Chơi tiếp: {table}</translation>
    </message>
    <message>
        <source>Join which table (Enter: {number}, h: search harder, x: leave) &gt;</source>
        <translation>Vào bàn nào (Enter: {number}, h: tìm kỹ hơn, x: rời) &gt;</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>đang chơi</translation>
    </message>
    <message>
        <source>code</source>
        <translation>có mã</translation>
    </message>
    <message>
        <source>You’re watching (a number: take that seat, ?: help, x: leave) &gt;</source>
        <translation>Bạn đang xem (một số: ngồi ghế đó, ?: trợ giúp, x: rời) &gt;</translation>
    </message>
    <message>
        <source>Lobby (s: start, Enter: ready, ?: help, x: leave) &gt;</source>
        <translation>Phòng chờ (s: bắt đầu, Enter: sẵn sàng, ?: trợ giúp, x: rời) &gt;</translation>
    </message>
    <message>
        <source>Lobby (Enter: ready, ?: help, x: leave) &gt;</source>
        <translation>Phòng chờ (Enter: sẵn sàng, ?: trợ giúp, x: rời) &gt;</translation>
    </message>
    <message>
        <source>The table hasn’t let you in yet.</source>
        <translation>Bàn chưa cho bạn vào.</translation>
    </message>
    <message>
        <source>{table}: {rules}, pace {pace}, rounds: {rounds}.</source>
        <translation>{table}: {rules}, nhịp {pace}, số ván: {rounds}.</translation>
    </message>
    <message>
        <source>Watching: {names}.</source>
        <translation>Đang xem: {names}.</translation>
    </message>
    <message>
        <source>Next comes round {n}: {tally}.</source>
        <translation>Sắp tới ván {n}: {tally}.</translation>
    </message>
    <message>
        <source>All are ready: the match is starting.</source>
        <translation>Mọi người đã sẵn sàng: trận đấu bắt đầu.</translation>
    </message>
    <message>
        <source>You’re watching. Type the number of a free seat to play.</source>
        <translation>Bạn đang xem. Gõ số của ghế trống để chơi.</translation>
    </message>
    <message>
        <source>All seats are taken, so you’re watching. If one becomes free, type its number.</source>
        <translation>Ghế nào cũng có người: bạn đang xem. Khi có ghế trống, hãy gõ số ghế đó.</translation>
    </message>
    <message>
        <source>The table’s address isn’t known here: it’s on the host’s screen.</source>
        <translation>Ở đây không biết địa chỉ của bàn: xem trên màn hình của chủ bàn.</translation>
    </message>
    <message>
        <source>Table number {number}, address {address}.</source>
        <translation>Bàn số {number}, địa chỉ {address}.</translation>
    </message>
    <message>
        <source>Address {address}.</source>
        <translation>Địa chỉ {address}.</translation>
    </message>
    <message>
        <source>No network here: only programs on this computer can join.</source>
        <translation>Ở đây không có mạng: chỉ chương trình trên máy này vào được.</translation>
    </message>
    <message>
        <source>The table’s code: {code}</source>
        <translation>Mã của bàn: {code}</translation>
    </message>
    <message>
        <source>{seat}: computer player, {level}</source>
        <translation>{seat}: máy chơi, {level}</translation>
    </message>
    <message>
        <source>{seat}: free</source>
        <translation>{seat}: còn trống</translation>
    </message>
    <message>
        <source>you</source>
        <translation>bạn</translation>
    </message>
    <message>
        <source>host</source>
        <translation>chủ bàn</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>sẵn sàng</translation>
    </message>
    <message>
        <source>not ready</source>
        <translation>chưa sẵn sàng</translation>
    </message>
    <message>
        <source>Enter: ready or not; a number: sit there; w: watch; n NAME: change your name</source>
        <translation>Enter: sẵn sàng hay chưa; một số: ngồi ghế đó; w: chỉ xem; n TÊN: đổi tên</translation>
    </message>
    <message>
        <source>/WORDS: say something; l: the lobby again; x: leave; the host starts with s</source>
        <translation>/LỜI: nói với mọi người; l: xem lại phòng chờ; x: rời; chủ bàn bấm s để bắt đầu</translation>
    </message>
    <message>
        <source>Type {word} to open it, x to leave; or wait.</source>
        <translation>Gõ {word} để mở bàn mới, x để rời bàn; hoặc chờ tiếp.</translation>
    </message>
    <message>
        <source>The number or address on the host’s screen (x: leave) &gt;</source>
        <translation>Số hoặc địa chỉ trên màn hình của chủ bàn (x: rời) &gt;</translation>
    </message>
    <message>
        <source>Type {word} to stop waiting.</source>
        <translation>Gõ {word} để không đợi nữa.</translation>
    </message>
    <message>
        <source>Join it again, or open the new one with --anew.</source>
        <translation>Hãy vào lại bàn ấy, hoặc mở bàn mới bằng --anew.</translation>
    </message>
    <message>
        <source>cannot open a window: {problem}</source>
        <translation>không mở được cửa sổ nào: {problem}</translation>
    </message>
    <message>
        <source>Phones can’t be served here: {why}.</source>
        <translation>Ở đây không chơi bằng điện thoại được: {why}.</translation>
    </message>
    <message>
        <source>Or type in its browser: {address} and then the key {key}</source>
        <translation>Hoặc gõ vào trình duyệt: {address} rồi gõ khóa {key}</translation>
    </message>
    <message>
        <source>With a phone: scan this.</source>
        <translation>Bằng điện thoại: quét hình này.</translation>
    </message>
    <message>
        <source>Phones play through this computer, which could see their cards.</source>
        <translation>Điện thoại chơi qua máy này, và máy này có thể thấy bài của họ.</translation>
    </message>
    <message>
        <source>Type it again to fold.</source>
        <translation>Gõ lần nữa để bỏ ván.</translation>
    </message>
    <message>
        <source>The record can’t be saved in full: {problem}</source>
        <translation>Không lưu trọn được biên bản: {problem}</translation>
    </message>
    <message>
        <source>You didn’t join a table.</source>
        <translation>Bạn chưa vào bàn nào.</translation>
    </message>
    <message>
        <source>{free} of {seats} seats free</source>
        <translation>còn {free}/{seats} ghế trống</translation>
    </message>
    <message>
        <source>Type {yes} to give them that seat and its hand, or {no}.</source>
        <translation>Gõ {yes} để cho người ấy lấy lại ghế và bài trên tay, hoặc {no}.</translation>
    </message>
    <message>
        <source>A new phone says it’s {name}. Is that right?</source>
        <translation>Một điện thoại mới nói là của {name}. Có đúng không?</translation>
    </message>
    <message>
        <source>8 or the word: pass. Enter alone: what’s suggested. A number: that card in your hand.</source>
        <translation>8 hoặc gõ chữ: bỏ. Chỉ Enter: theo gợi ý. Một số: lá đó trên tay bạn.</translation>
    </message>
    <message>
        <source>Which one (a number; 0: back) &gt;</source>
        <translation>Cách nào (một số; 0: trở lại) &gt;</translation>
    </message>
    <message>
        <source>Type it again to pass.</source>
        <translation>Gõ lần nữa để bỏ.</translation>
    </message>
    <message>
        <source>Discard which card (?: help) &gt;</source>
        <translation>Đánh lá nào (?: giúp) &gt;</translation>
    </message>
    <message>
        <source>You’re watching; you play from the next round on.</source>
        <translation>Bạn đang xem; từ ván sau bạn được chơi.</translation>
    </message>
    <message>
        <source>Your answer (?: help) &gt;</source>
        <translation>Bạn trả lời (?: giúp) &gt;</translation>
    </message>
</context>
<context>
    <name>tips</name>
    <message>
        <source>You can use this card: the lit buttons say how. You can always pass.</source>
        <translation>Bạn ăn được lá này: các nút sáng cho biết cách ăn. Không ăn thì bỏ, lúc nào cũng được.</translation>
    </message>
    <message>
        <source>With these rules you have to use this card: the lit buttons say how.</source>
        <translation>Luật này buộc bạn phải ăn lá này: các nút sáng cho biết cách ăn.</translation>
    </message>
    <message>
        <source>A General you draw is yours: lay it down alone or with its Advisor and Elephant.</source>
        <translation>Tướng bạn bốc được là của bạn: hạ một mình hoặc cùng Sĩ và Tượng cùng màu.</translation>
    </message>
    <message>
        <source>You need just one card to win now, whoever shows it. Think twice before you claim another.</source>
        <translation>Bài đang chờ tới, ai ra lá đó cũng được. Cân nhắc trước khi ăn lá khác.</translation>
    </message>
    <message>
        <source>The winner’s sets are counted, and every other player pays that many points.</source>
        <translation>Tính lệnh các bộ của người tới, mỗi người kia trả chừng ấy lệnh.</translation>
    </message>
    <message>
        <source>Choose a card you don’t need: click it, then press Discard, or drag it to the middle.</source>
        <translation>Chọn một lá rác: bấm vào nó rồi bấm Đánh, hoặc kéo ra giữa bàn.</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message>
        <source>Go on alone</source>
        <translation>Xem một mình</translation>
    </message>
    <message>
        <source>{names} is reviewing the round.</source>
        <translation>{names} đang xem lại ván bài.</translation>
    </message>
    <message>
        <source>{names} are reviewing the round.</source>
        <translation>{names} đang xem lại ván bài.</translation>
    </message>
    <message>
        <source>Join in</source>
        <translation>Xem cùng</translation>
    </message>
    <message>
        <source>Review together</source>
        <translation>Xem lại cùng nhau</translation>
    </message>
    <message>
        <source>The others can see that you’re reviewing, and can join in.</source>
        <translation>Mọi người thấy bạn đang xem lại và có thể vào xem cùng.</translation>
    </message>
    <message>
        <source>With {names}. When anyone steps, everyone follows.</source>
        <translation>Cùng xem với {names}. Ai chuyển bước thì mọi người cùng chuyển theo.</translation>
    </message>
    <message>
        <source>{name} brought you here.</source>
        <translation>{name} vừa chuyển tới đây.</translation>
    </message>
    <message>
        <source>{names} and {n} others</source>
        <translation>{names} và {n} người nữa</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} và {last}</translation>
    </message>
</context>
<context>
    <name>tray</name>
    <message>
        <source>given</source>
        <extracomment>under an answer that has been given and waits for the others</extracomment>
        <translation>đã chọn</translation>
    </message>
    <message>
        <source>suggested</source>
        <extracomment>on the answer that the computer would give</extracomment>
        <translation>gợi ý</translation>
    </message>
    <message>
        <source>Pass?</source>
        <extracomment>on the button that passes, once it has been pressed although a win is possible: it asks back</extracomment>
        <translation>Bỏ thật?</translation>
    </message>
    <message>
        <source>You could win. Press it again to pass.</source>
        <translation>Bạn tới được đấy. Nhấn lần nữa để bỏ.</translation>
    </message>
    <message>
        <source>Pick a card first.</source>
        <translation>Hãy chọn một lá trước.</translation>
    </message>
    <message>
        <source>You could win.</source>
        <translation>Bạn tới được đấy.</translation>
    </message>
    <message>
        <source>in advance</source>
        <extracomment>under an answer that is given by itself as soon as it is possible</extracomment>
        <translation>chọn trước</translation>
    </message>
    <message>
        <source>Given automatically as soon as it’s possible. Press it to cancel.</source>
        <translation>Sẽ tự trả lời ngay khi được. Nhấn để thôi.</translation>
    </message>
    <message>
        <source>{answers} or {last}</source>
        <extracomment>several answers to choose from: &quot;Chow, Pair or Pass&quot;</extracomment>
        <translation>{answers} hoặc {last}</translation>
    </message>
    <message>
        <source>For a {claim} you need {cards} in your hand; you have {count}.</source>
        <translation>Muốn {claim} phải có {cards} trên tay; bạn có {count}.</translation>
    </message>
</context>
<context>
    <name>verify</name>
    <message>
        <source>Line {line} is wrong: {text} ({message}). Everything before it is true.</source>
        <translation>Dòng {line} sai: {text} ({message}). Phần trước đó đúng.</translation>
    </message>
    <message>
        <source>Record checked: everything follows the rules.</source>
        <translation>Đã kiểm tra biên bản: mọi thứ đều đúng luật.</translation>
    </message>
    <message>
        <source>Record checked: all true so far; the match isn’t finished.</source>
        <translation>Đã kiểm biên bản: đến lúc này đều đúng; trận chưa chơi xong.</translation>
    </message>
    <message>
        <source>Setup: {players}, {rounds}, rules: {rules}.</source>
        <translation>Thiết lập: {players}, {rounds}, luật: {rules}.</translation>
    </message>
    <message>
        <source>Deals: {n}, each follows from the seed of the match.</source>
        <translation>Chia bài: {n} lần, đều đúng theo hạt giống của trận đấu.</translation>
    </message>
    <message>
        <source>Actions: {n}, each allowed by the rules; payments follow from them.</source>
        <translation>Nước đi: {n}, đều hợp luật; điểm trả tính theo đó.</translation>
    </message>
    <message>
        <source>Choices of computer players: {n}, each the same when repeated.</source>
        <translation>Nước của máy: {n}, tính lại đều như cũ.</translation>
    </message>
    <message>
        <source>The record is true and complete.</source>
        <translation>Biên bản đúng và đầy đủ.</translation>
    </message>
    <message>
        <source>The record is true; the match is not finished.</source>
        <translation>Biên bản đúng; trận đấu chưa xong.</translation>
    </message>
    <message>
        <source>{name}, changed</source>
        <translation>{name}, có sửa</translation>
    </message>
    <message>
        <source>Something in this file was changed or damaged; everything before that is true.</source>
        <translation>Có chỗ trong tập tin này đã bị sửa hoặc hỏng; phần trước chỗ đó là thật.</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>{n} s left</source>
        <translation>còn {n} giây</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Gợi ý</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Kiểm bài</translation>
    </message>
    <message>
        <source>Auto: automatic answers until the round ends. A clears them.</source>
        <translation>Tự động: trả lời tự động cho đến hết ván. A xóa.</translation>
    </message>
    <message>
        <source>{points}: what the sets on the table are worth.</source>
        <translation>{points}: giá trị các bộ đã hạ.</translation>
    </message>
    <message>
        <source>Cards left: {count}. Draws left: {draws}. After them the round ends and nobody wins; the last {rest} cards are never drawn.</source>
        <translation>Còn {count} lá, bốc được {draws} lá nữa. Hết thì ván hòa; {rest} lá cuối không bao giờ bốc.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>cái</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>không gì cả</translation>
    </message>
    <message>
        <source>on the table: {cards}</source>
        <translation>đã hạ: {cards}</translation>
    </message>
    <message>
        <source>discards: {cards}</source>
        <translation>đã đánh: {cards}</translation>
    </message>
    <message>
        <source>Three identical cards stay together, here {card}: none may join another set in your hand.</source>
        <translation>Ba lá giống nhau phải đi cùng nhau, ở đây là {card}: không lá nào được ghép vào bộ khác trên tay.</translation>
    </message>
    <message>
        <source>You draw</source>
        <translation>Bạn bốc</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} bốc</translation>
    </message>
    <message>
        <source>You discard</source>
        <translation>Bạn đánh</translation>
    </message>
    <message>
        <source>{name} discards</source>
        <translation>{name} đánh</translation>
    </message>
    <message>
        <source>A hopeless hand</source>
        <translation>Bài không có gì</translation>
    </message>
    <message>
        <source>Everyone looks at their cards</source>
        <translation>Mọi người xem bài vừa chia</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Đến lượt bạn</translation>
    </message>
    <message>
        <source>round {number} of {rounds}</source>
        <translation>ván {number}/{rounds}</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>ván {number}</translation>
    </message>
    <message>
        <source>Your cards in this round are lost: you play from the next one</source>
        <translation>Bài ván này của bạn đã mất: bạn chơi lại từ ván sau</translation>
    </message>
    <message>
        <source>Your seat just passes until the next round</source>
        <translation>Ghế của bạn chỉ bỏ cho đến ván sau</translation>
    </message>
    <message>
        <source>You’re passing automatically</source>
        <translation>Bạn đang tự động bỏ</translation>
    </message>
    <message>
        <source>The computer answers – A: I’m back</source>
        <translation>Máy trả lời thay – A: tôi trở lại</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>máy</translation>
    </message>
    <message>
        <source>just passes</source>
        <translation>chỉ bỏ</translation>
    </message>
    <message>
        <source>Paused – press T or click to go on</source>
        <translation>Tạm dừng – bấm T hoặc nhấp chuột để chơi tiếp</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>chậm</translation>
    </message>
    <message>
        <source>The connection is lost – reconnecting…</source>
        <translation>Mất kết nối – đang nối lại…</translation>
    </message>
    <message>
        <source>{name} has left – the round goes on in a moment</source>
        <translation>{name} đã rời bàn – ván tiếp tục ngay</translation>
    </message>
    <message>
        <source>{name} lost the connection – wait, or leave (Menu)</source>
        <translation>{name} mất kết nối – hãy chờ, hoặc rời bàn (Trình đơn)</translation>
    </message>
    <message>
        <source>{name} lost the connection – the clocks run again</source>
        <translation>{name} mất kết nối – đồng hồ chạy lại</translation>
    </message>
    <message>
        <source>{name} lost the connection – waiting {time}</source>
        <translation>{name} mất kết nối – chờ {time}</translation>
    </message>
    <message>
        <source>You paused: time for tea – press T or click to go on</source>
        <translation>Bạn tạm dừng: giờ uống trà – bấm T hoặc nhấp chuột để chơi tiếp</translation>
    </message>
    <message>
        <source>{name} paused: time for tea</source>
        <translation>{name} tạm dừng: giờ uống trà</translation>
    </message>
    <message>
        <source>Everyone is shuffling the next round…</source>
        <translation>Mọi người đang xào bài cho ván sau…</translation>
    </message>
    <message>
        <source>The round is being verified…</source>
        <translation>Đang kiểm ván…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Tạm dừng</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Trình đơn</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Nhật ký</translation>
    </message>
    <message>
        <source>No General, no three alike, no four Soldiers: you may have all cards dealt again.</source>
        <translation>Không Tướng, không khạp, không đủ bốn Chốt: bạn được xin chia lại.</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>Chọn một lá để đánh.</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>Đến lượt {name}</translation>
    </message>
    <message>
        <source>Play or fold?</source>
        <translation>Chơi hay bỏ ván?</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>không tính giờ</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>of a player that has folded, or whose hand is dead</extracomment>
        <translation>đã nghỉ</translation>
    </message>
    <message>
        <source>score {points}</source>
        <translation>điểm {points}</translation>
    </message>
    <message>
        <source>Folding costs your ante and nothing more.</source>
        <translation>Bỏ ván thì chỉ mất tiền góp, không hơn.</translation>
    </message>
    <message>
        <source>Just before: {what}</source>
        <translation>Trước đó: {what}</translation>
    </message>
    <message>
        <source>{claims}: anyone</source>
        <translation>{claims}: ai cũng được</translation>
    </message>
    <message>
        <source>{claims}: only {first}</source>
        <translation>{claims}: chỉ {first}</translation>
    </message>
    <message>
        <source>{claims}: {first}, then {second}</source>
        <translation>{claims}: {first}, rồi {second}</translation>
    </message>
    <message>
        <source>Which one? Click it or press its number; Esc goes back.</source>
        <translation>Chọn bộ nào? Bấm vào, hoặc gõ số; Esc để quay lại.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Phím cách</translation>
    </message>
    <message>
        <source>passing</source>
        <extracomment>of oneself: every card is passed for the rest of the round</extracomment>
        <translation>bỏ hết</translation>
    </message>
    <message>
        <source>until {card}</source>
        <translation>đến {card}</translation>
    </message>
    <message>
        <source>no Chow or Pair</source>
        <translation>không bộ ba, đôi</translation>
    </message>
    <message>
        <source>auto-win</source>
        <translation>tự tới</translation>
    </message>
    <message>
        <source>always asks</source>
        <translation>luôn hỏi</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>thêm {count} loại</translation>
    </message>
    <message>
        <source>{n} left – no more draws</source>
        <translation>còn {n} – hết bốc</translation>
    </message>
    <message>
        <source>in the wall</source>
        <translation>trong nọc</translation>
    </message>
    <message>
        <source>The table is waiting for {name}, with no clock</source>
        <translation>Bàn đang đợi {name}, không có đồng hồ</translation>
    </message>
    <message>
        <source>Others are still waiting for {name}; you’re not</source>
        <translation>Người khác còn đợi {name}; bạn không đợi nữa</translation>
    </message>
    <message>
        <source>The round goes on without {name} once nobody else is waiting.</source>
        <translation>Ván tiếp tục không có {name} khi không còn ai đợi nữa.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật</translation>
    </message>
    <message>
        <source>Hint (H): what the computer would do, and why.</source>
        <translation>Gợi ý (H): máy sẽ làm gì, và vì sao.</translation>
    </message>
    <message>
        <source>Waiting for {cards}</source>
        <translation>Chờ {cards}</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>{note} ({time} of {limit} left)</source>
        <translation>{note} (còn {time} trong {limit})</translation>
    </message>
    <message>
        <source>your order</source>
        <translation>bài bạn tự xếp</translation>
    </message>
    <message>
        <source>Really fold?</source>
        <extracomment>on the button that gives the hand up, once it has been pressed: it asks back</extracomment>
        <translation>Bỏ ván thật à?</translation>
    </message>
    <message>
        <source>X folds, pressed twice.</source>
        <translation>Bấm X hai lần để bỏ ván.</translation>
    </message>
    <message>
        <source>S sorts again</source>
        <translation>S để xếp lại</translation>
    </message>
    <message>
        <source>Press it again to fold.</source>
        <translation>Bấm lần nữa để bỏ ván.</translation>
    </message>
    <message>
        <source>Automatic answers</source>
        <translation>Trả lời tự động</translation>
    </message>
    <message>
        <source>Choose a card to discard: press it, or drag it here.</source>
        <translation>Chọn một lá để đánh: bấm vào nó, hoặc kéo ra đây.</translation>
    </message>
</context>
</TS>
