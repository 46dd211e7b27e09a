<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
<context>
    <name>HomePage</name>
    <message>
        <source>The four-color card game of southern Vietnam</source>
        <translation>Bài bốn màu của miền Nam Việt Nam</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Chơi ngay</translation>
    </message>
    <message>
        <source>A match against three computer players</source>
        <translation>Một trận với ba người chơi máy</translation>
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
        <source>All</source>
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
        <source>Cards</source>
        <translation>Quân bài</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Máy chơi</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Nhịp độ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>Continue: {match}</source>
        <translation>Chơi tiếp: {match}</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <translation>Nhật ký</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>No match can begin</source>
        <translation>Không bắt đầu được trận nào</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Giới thiệu</translation>
    </message>
    <message>
        <source>round {number} of {rounds}, you {tally}</source>
        <translation>ván {number}/{rounds}, bạn {tally}</translation>
    </message>
    <message>
        <source>round {number}, you {tally}</source>
        <translation>ván {number}, bạn {tally}</translation>
    </message>
    <message>
        <source>● Your turn – Tứ Sắc</source>
        <translation>● Đến lượt bạn – Tứ Sắc</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Cài đặt</translation>
    </message>
    <message>
        <source>Keys (F1)</source>
        <translation>Phím (F1)</translation>
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
        <source>Leave the table; the match is kept</source>
        <translation>Rời bàn; trận đấu được giữ lại</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Phím</translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>Bàn chơi bằng lời</translation>
    </message>
    <message>
        <source>This match is not saved: {problem}</source>
        <translation>Trận này không lưu được: {problem}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Custom</source>
        <translation>Tùy chọn</translation>
    </message>
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
        <source>Cards</source>
        <translation>Quân bài</translation>
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
        <source>Flying cards</source>
        <translation>Quân bài bay</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Người chơi máy</translation>
    </message>
    <message>
        <source>Rounds of a match</source>
        <translation>Số ván của một trận</translation>
    </message>
    <message>
        <source>Letters A B C X Y Z and E S W N</source>
        <translation>Chữ cái A B C X Y Z và E S W N</translation>
    </message>
    <message>
        <source>The name of the piece</source>
        <translation>Tên của quân</translation>
    </message>
    <message>
        <source>Characters from a font of this system:</source>
        <translation>Chữ Hán theo phông của máy này:</translation>
    </message>
    <message>
        <source>Tell junk, waits and what a button would do; tips for beginners</source>
        <translation>Cho biết rác, quân chờ và tác dụng của nút; lời mách cho người mới</translation>
    </message>
    <message>
        <source>Show the tips again</source>
        <translation>Mách lại từ đầu</translation>
    </message>
    <message>
        <source>seconds+bank, such as 8+30</source>
        <translation>giây+quỹ giờ, ví dụ 8+30</translation>
    </message>
    <message>
        <source>without end</source>
        <translation>không giới hạn</translation>
    </message>
    <message>
        <source>Custom pace</source>
        <translation>Nhịp độ riêng</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Phông chữ</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Card table</source>
        <translation>Bàn bài</translation>
    </message>
    <message>
        <source>Your turn: choose a card to discard.</source>
        <translation>Đến lượt bạn: chọn một quân để đánh.</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>Tứ Sắc {version}, the four-color card game of southern Vietnam.</source>
        <translation>Tứ Sắc {version}, bài bốn màu của miền Nam Việt Nam.</translation>
    </message>
    <message>
        <source>Rules after the program 4sac. Free software under the MIT license.</source>
        <translation>Luật theo chương trình 4sac. Phần mềm tự do theo giấy phép MIT.</translation>
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
        <source>Log of crashes: {path}</source>
        <translation>Nhật ký sự cố: {path}</translation>
    </message>
    <message>
        <source>This match is not saved: {problem}</source>
        <translation>Trận này không lưu được: {problem}</translation>
    </message>
</context>
<context>
    <name>auto</name>
    <message>
        <source>Answer beforehand</source>
        <translation>Trả lời trước</translation>
    </message>
    <message>
        <source>Pass when nothing is possible</source>
        <translation>Bỏ khi không ăn được gì</translation>
    </message>
    <message>
        <source>Pass on everything this round (a win still asks)</source>
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
        <source>Pass until a card is shown</source>
        <translation>Bỏ cho đến khi một quân ra</translation>
    </message>
    <message>
        <source>Clear all (A)</source>
        <translation>Xóa hết (A)</translation>
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
        <translation>Bộ ba</translation>
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
        <source>Keep</source>
        <translation>Giữ</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Tự động</translation>
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
        <translation>Tốt</translation>
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
    <name>keys</name>
    <message>
        <source>Win, Kong, Pong, Chow, Quad, Pair</source>
        <translation>tới, khui, khạp, bộ ba, bốn màu, đôi</translation>
    </message>
    <message>
        <source>the same buttons by their place; or one of several ways shown</source>
        <translation>các nút ấy theo vị trí; hoặc một trong các cách đang hiện</translation>
    </message>
    <message>
        <source>Space, Esc</source>
        <translation>Dấu cách, Esc</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>bỏ</translation>
    </message>
    <message>
        <source>do what is proposed; discard the card picked</source>
        <translation>làm theo gợi ý; đánh quân đã chọn</translation>
    </message>
    <message>
        <source>go along the hand, or the buttons</source>
        <translation>đi dọc theo bài trên tay hoặc các nút</translation>
    </message>
    <message>
        <source>hand, buttons, side panel, players, top strip</source>
        <translation>bài trên tay, các nút, ô bên, người chơi, thanh trên</translation>
    </message>
    <message>
        <source>say what the cursor is on, and why a button is dimmed</source>
        <translation>cho biết con trỏ đang ở đâu và vì sao nút bị mờ</translation>
    </message>
    <message>
        <source>sort: by melds, by color, by piece, by hand (drag the cards)</source>
        <translation>xếp bài: theo bộ, theo màu, theo quân, tự xếp (kéo quân bài)</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>gợi ý</translation>
    </message>
    <message>
        <source>answer beforehand; again: clear it</source>
        <translation>trả lời trước; lần nữa: xóa</translation>
    </message>
    <message>
        <source>hide the hand from people behind you</source>
        <translation>che bài khỏi người đứng sau</translation>
    </message>
    <message>
        <source>show the card under the pointer or the cursor large</source>
        <translation>phóng to quân dưới con chuột hoặc con trỏ</translation>
    </message>
    <message>
        <source>log</source>
        <translation>nhật ký</translation>
    </message>
    <message>
        <source>pause, or go on</source>
        <translation>tạm dừng hoặc chơi tiếp</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>trình đơn</translation>
    </message>
    <message>
        <source>the table in words</source>
        <translation>bàn chơi bằng lời</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>toàn màn hình</translation>
    </message>
    <message>
        <source>larger, smaller, usual size</source>
        <translation>lớn hơn, nhỏ hơn, cỡ thường</translation>
    </message>
    <message>
        <source>Mouse: click a card and press Discard, or drag it up out of the hand. Press a dimmed button to learn why it is dimmed.</source>
        <translation>Chuột: bấm vào một quân rồi bấm Đánh, hoặc kéo quân lên khỏi tay. Bấm nút mờ để biết vì sao nút mờ.</translation>
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
        <source>Nobody takes it.</source>
        <translation>Không ai ăn.</translation>
    </message>
    <message>
        <source>Time is up: {action}.</source>
        <translation>Hết giờ: {action}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Trận đấu kết thúc.</translation>
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
        <source>leave</source>
        <translation>rời bàn</translation>
    </message>
    <message>
        <source>The wall is used up and nobody wins.</source>
        <translation>Hết nọc, không ai tới.</translation>
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
        <source>Round {number}. You deal, and discard first.</source>
        <translation>Ván {number}. Bạn làm cái và đánh trước.</translation>
    </message>
    <message>
        <source>Round {number}. {name} deals, and discards first.</source>
        <translation>Ván {number}. {name} làm cái và đánh trước.</translation>
    </message>
    <message>
        <source>You take it: {meld}, {cards}.</source>
        <translation>Bạn ăn: {meld}, {cards}.</translation>
    </message>
    <message>
        <source>{name} takes it: {meld}, {cards}.</source>
        <translation>{name} ăn: {meld}, {cards}.</translation>
    </message>
    <message>
        <source>{claim} by {name} beats your {own}.</source>
        <translation>{claim} của {name} hơn {own} của bạn.</translation>
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
        <translation>Một quân</translation>
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
        <source>Difference of the two papers most alike (20 is comfortable, below 10 confusable): {figures}</source>
        <translation>Độ khác nhau của hai nền giống nhau nhất (20 là dễ phân biệt, dưới 10 là dễ lẫn): {figures}</translation>
    </message>
    <message>
        <source>✓ All four colors are told apart by everybody.</source>
        <translation>✓ Ai cũng phân biệt được cả bốn màu.</translation>
    </message>
    <message>
        <source>{colors}: the ink is hard to read (contrast {figure})</source>
        <translation>{colors}: mực khó đọc (tương phản {figure})</translation>
    </message>
    <message>
        <source>{colors}: taken for each other, {vision} ({figure})</source>
        <translation>{colors}: lẫn với nhau, {vision} ({figure})</translation>
    </message>
    <message>
        <source>{colors}: close to each other, {vision} ({figure})</source>
        <translation>{colors}: gần giống nhau, {vision} ({figure})</translation>
    </message>
    <message>
        <source>usual eyes</source>
        <translation>mắt thường</translation>
    </message>
    <message>
        <source>red-blind</source>
        <translation>mù màu đỏ</translation>
    </message>
    <message>
        <source>green-blind</source>
        <translation>mù màu lục</translation>
    </message>
    <message>
        <source>blue-blind</source>
        <translation>mù màu lam</translation>
    </message>
    <message>
        <source>without color</source>
        <translation>không thấy màu</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>Not now.</source>
        <translation>Chưa phải lúc.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Chưa đến lượt bạn.</translation>
    </message>
    <message>
        <source>You have answered already.</source>
        <translation>Bạn đã trả lời rồi.</translation>
    </message>
    <message>
        <source>You do not hold these cards.</source>
        <translation>Bạn không có những quân này.</translation>
    </message>
    <message>
        <source>Another copy of the same card stands for it.</source>
        <translation>Một quân giống hệt đã thay cho quân này.</translation>
    </message>
    <message>
        <source>These cards make no meld.</source>
        <translation>Những quân này không thành bộ.</translation>
    </message>
    <message>
        <source>You lack the cards for it.</source>
        <translation>Bạn thiếu quân để ăn.</translation>
    </message>
    <message>
        <source>Three or four equal cards in your hand stay together and lend none.</source>
        <translation>Khạp và quằn trên tay phải giữ nguyên, không tách ra được.</translation>
    </message>
    <message>
        <source>You discarded this card yourself.</source>
        <translation>Quân này do chính bạn đánh.</translation>
    </message>
    <message>
        <source>Only the players in turn may do this with this card.</source>
        <translation>Chỉ người ở cửa mới được ăn như vậy.</translation>
    </message>
    <message>
        <source>Generals cannot be Ponged.</source>
        <translation>Tướng không được ăn thành khạp.</translation>
    </message>
    <message>
        <source>A General stays with the player who drew it.</source>
        <translation>Tướng thuộc về người bốc được.</translation>
    </message>
    <message>
        <source>You must keep a General that you draw.</source>
        <translation>Bốc được Tướng thì phải giữ.</translation>
    </message>
    <message>
        <source>A General cannot be discarded.</source>
        <translation>Không được đánh Tướng.</translation>
    </message>
    <message>
        <source>It would leave you more junk cards than before.</source>
        <translation>Ăn vào sẽ thêm rác.</translation>
    </message>
    <message>
        <source>Another claim leaves fewer junk cards.</source>
        <translation>Có cách ăn khác ít rác hơn.</translation>
    </message>
    <message>
        <source>Your hand would not be complete.</source>
        <translation>Bài bạn chưa tròn.</translation>
    </message>
    <message>
        <source>Your hand has too few points to win.</source>
        <translation>Bài bạn chưa đủ lệnh để tới.</translation>
    </message>
    <message>
        <source>This card wins: declare the win.</source>
        <translation>Quân này làm bạn tới: hãy báo tới.</translation>
    </message>
    <message>
        <source>The rules demand another claim here.</source>
        <translation>Luật buộc phải ăn cách khác.</translation>
    </message>
    <message>
        <source>This player has left the round.</source>
        <translation>Người này đã rời ván này.</translation>
    </message>
    <message>
        <source>Only a General makes a meld alone.</source>
        <translation>Chỉ Tướng mới thành bộ một mình.</translation>
    </message>
    <message>
        <source>These are not the Kongs and triples that were dealt.</source>
        <translation>Đây không phải những quằn và khạp đã được chia.</translation>
    </message>
    <message>
        <source>Only a hand without Generals, three alike and the Soldiers of all colors is dealt again.</source>
        <translation>Chỉ tay bài không có Tướng, không có ba lá giống nhau và không đủ Tốt bốn màu mới được chia lại.</translation>
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
        <translation>Quân đang hỏi: {card}, của {name}.</translation>
    </message>
    <message>
        <source>  on the table, {meld}: {cards}</source>
        <translation>  đã hạ, {meld}: {cards}</translation>
    </message>
</context>
<context>
    <name>result</name>
    <message>
        <source>New match</source>
        <translation>Trận mới</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Ván tiếp theo</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Trang đầu</translation>
    </message>
    <message>
        <source>Together {points}</source>
        <translation>Tổng cộng {points}</translation>
    </message>
    <message>
        <source>With a bonus of {bonus} together {points}</source>
        <translation>Thêm thưởng {bonus}, tổng cộng {points}</translation>
    </message>
    <message>
        <source>The match is over: {name} wins it with {tally}.</source>
        <translation>Trận đấu kết thúc: {name} thắng với {tally}.</translation>
    </message>
    <message>
        <source>The match is over: {name} share it with {tally}.</source>
        <translation>Trận đấu kết thúc: {name} đồng hạng với {tally}.</translation>
    </message>
    <message>
        <source>with the winning card</source>
        <translation>với lá tới</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>đã hạ</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>trên tay</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Ván này</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Trận</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>regional: two lists</source>
        <translation>theo miền: hai bộ chữ</translation>
    </message>
    <message>
        <source>regional, stone cannon</source>
        <translation>theo miền, pháo bộ thạch</translation>
    </message>
    <message>
        <source>common: one list</source>
        <translation>chung: một bộ chữ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không có</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>rõ</translation>
    </message>
    <message>
        <source>traditional</source>
        <translation>truyền thống</translation>
    </message>
    <message>
        <source>my own</source>
        <translation>của tôi</translation>
    </message>
    <message>
        <source>do not fly</source>
        <translation>không bay</translation>
    </message>
    <message>
        <source>{n} % of the pace&apos;s time</source>
        <translation>{n} % thời gian của nhịp độ</translation>
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
        <source>Normal</source>
        <translation>Vừa</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Nhanh</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>dễ</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>vừa</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>khó</translation>
    </message>
    <message>
        <source>4sac classic</source>
        <translation>4sac cổ điển</translation>
    </message>
    <message>
        <source>by melds</source>
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
        <source>Seat {number}</source>
        <translation>Ghế {number}</translation>
    </message>
    <message>
        <source>{n} point</source>
        <translation>{n} lệnh</translation>
    </message>
    <message>
        <source>{n} points</source>
        <translation>{n} lệnh</translation>
    </message>
    <message>
        <source>{n} card</source>
        <translation>{n} lá</translation>
    </message>
    <message>
        <source>{n} cards</source>
        <translation>{n} lá</translation>
    </message>
    <message>
        <source>junk {n}</source>
        <translation>rác {n}</translation>
    </message>
    <message>
        <source>junk {before} → {after}</source>
        <translation>rác {before} → {after}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>không gì cả</translation>
    </message>
    <message>
        <source>waits for {cards}</source>
        <translation>chờ {cards}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Người chơi</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>There is neither a display nor a terminal here: a round between computer players.</source>
        <translation>Ở đây không có màn hình cũng không có cửa sổ dòng lệnh: xem một ván do máy chơi.</translation>
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
        <source>Good-bye. The match could not be saved.</source>
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
        <source>Good-bye. A match you have begun is kept: the next start offers it.</source>
        <translation>Tạm biệt. Trận đấu dang dở được giữ lại cho lần sau.</translation>
    </message>
    <message>
        <source>Wall: {cards}, of which {draws} may be drawn.</source>
        <translation>Nọc: {cards}, còn được bốc {draws}.</translation>
    </message>
    <message>
        <source>On offer: {card}, drawn by {name}.</source>
        <translation>Quân đang hỏi: {card}, {name} bốc.</translation>
    </message>
    <message>
        <source>On offer: {card}, discarded by {name}.</source>
        <translation>Quân đang hỏi: {card}, {name} đánh.</translation>
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
        <source>You wait for {cards}.</source>
        <translation>Bạn chờ {cards}.</translation>
    </message>
    <message>
        <source>{name}: {change}, in all {tally}</source>
        <translation>{name}: {change}, tổng {tally}</translation>
    </message>
    <message>
        <source>You may: {options}.</source>
        <translation>Bạn có thể: {options}.</translation>
    </message>
    <message>
        <source>pass when nothing is possible</source>
        <translation>bỏ khi không ăn được gì</translation>
    </message>
    <message>
        <source>pass on everything this round; a win still asks</source>
        <translation>bỏ tất cả trong ván này; vẫn hỏi khi tới được</translation>
    </message>
    <message>
        <source>no chow, quad or pair</source>
        <translation>không ăn bộ ba, bốn màu, đôi</translation>
    </message>
    <message>
        <source>win without asking</source>
        <translation>tới mà không hỏi</translation>
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
        <translation>một quân như rX: bỏ cho đến khi quân đó ra: {until}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}.</source>
        <translation>Ván {number}/{rounds}.</translation>
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
        <source>Which one (Enter: 1, 0: back) &gt;</source>
        <translation>Cách nào (Enter: 1, 0: trở lại) &gt;</translation>
    </message>
    <message>
        <source>Discard which card (Enter: {proposed}, ?: help) &gt;</source>
        <translation>Đánh quân nào (Enter: {proposed}, ?: trợ giúp) &gt;</translation>
    </message>
    <message>
        <source>Your answer (Enter: {proposed}, ?: help) &gt;</source>
        <translation>Bạn trả lời (Enter: {proposed}, ?: trợ giúp) &gt;</translation>
    </message>
    <message>
        <source>Your cards have the numbers 1 to {n}.</source>
        <translation>Bài bạn đánh số từ 1 đến {n}.</translation>
    </message>
    <message>
        <source>You answer: {action}.</source>
        <translation>Bạn trả lời: {action}.</translation>
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
        <source>Proposed: {action}; {effect}.</source>
        <translation>Gợi ý: {action}; {effect}.</translation>
    </message>
    <message>
        <source>It may be discarded.</source>
        <translation>Quân này đánh được.</translation>
    </message>
    <message>
        <source>“{text}” means nothing here; ? helps.</source>
        <translation>“{text}” không có nghĩa ở đây; gõ ? để xem trợ giúp.</translation>
    </message>
    <message>
        <source>Keys: W win, K Kong, P Pong, C Chow, Q Quad, D pair; 1 to 8: the places of the buttons.</source>
        <translation>Phím: W tới, K khui, P khạp, C bộ ba, Q bốn màu, D đôi; 1 đến 8: vị trí các nút.</translation>
    </message>
    <message>
        <source>8 or the word: pass. Enter alone: what is proposed. A number: that card of your hand.</source>
        <translation>8 hoặc gõ chữ: bỏ. Chỉ Enter: theo gợi ý. Một số: quân đó trên tay bạn.</translation>
    </message>
    <message>
        <source>S sort, H hint, L the table and the log, A answers beforehand, T pause, X leave.</source>
        <translation>S xếp bài, H gợi ý, L bàn và nhật ký, A trả lời trước, T tạm dừng, X rời bàn.</translation>
    </message>
    <message>
        <source>? and a key or a card such as rX: why not.</source>
        <translation>? cùng một phím hay một quân như rX: vì sao không được.</translation>
    </message>
</context>
<context>
    <name>tips</name>
    <message>
        <source>Choose a card you do not need and discard it. Enter takes the proposed one.</source>
        <translation>Chọn một quân rác rồi đánh. Enter đánh quân được gợi ý.</translation>
    </message>
    <message>
        <source>You can use this card: the lit buttons say how. To pass is always allowed here.</source>
        <translation>Bạn ăn được quân này: các nút sáng cho biết cách ăn. Ở đây lúc nào cũng được bỏ.</translation>
    </message>
    <message>
        <source>A General that you draw is yours: lay it down alone or with its Advisor and Elephant.</source>
        <translation>Tướng bạn bốc được là của bạn: hạ một mình hoặc cùng Sĩ và Tượng cùng màu.</translation>
    </message>
    <message>
        <source>One card wins now, whoever shows it. Think twice before you claim another.</source>
        <translation>Bài đang chờ tới, ai ra quân đó cũng được. Cân nhắc trước khi ăn quân khác.</translation>
    </message>
    <message>
        <source>The winner&apos;s melds are counted, and every other player pays that many points.</source>
        <translation>Tính lệnh các bộ của người tới, mỗi người kia trả chừng ấy lệnh.</translation>
    </message>
</context>
<context>
    <name>verify</name>
    <message>
        <source>Line {line} is wrong: {text} ({message}). What comes before it is true.</source>
        <translation>Dòng {line} sai: {text} ({message}). Phần trước đó đúng.</translation>
    </message>
    <message>
        <source>Setup: {players} players, {rounds} rounds, rules: {rules}.</source>
        <translation>Thiết lập: {players} người, {rounds} ván, luật: {rules}.</translation>
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
        <source>Choices of computer players: {n}, each comes out the same again.</source>
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
</context>
<context>
    <name>window</name>
    <message>
        <source>{n} s left</source>
        <translation>còn {n} giây</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Xếp</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Gợi ý</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Đánh</translation>
    </message>
    <message>
        <source>Auto: answer beforehand until the round ends. A clears it.</source>
        <translation>Tự động: trả lời trước cho đến hết ván. A xóa.</translation>
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
        <source>You drew</source>
        <translation>Bạn bốc</translation>
    </message>
    <message>
        <source>{name} drew</source>
        <translation>{name} bốc</translation>
    </message>
    <message>
        <source>You discarded</source>
        <translation>Bạn đánh</translation>
    </message>
    <message>
        <source>{name} discarded</source>
        <translation>{name} đánh</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Đến lượt bạn</translation>
    </message>
    <message>
        <source>{name} is in turn</source>
        <translation>Đến lượt {name}</translation>
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
        <source>Solo</source>
        <translation>Chơi một mình</translation>
    </message>
    <message>
        <source>Paused – press T to go on</source>
        <translation>Tạm dừng – bấm T để chơi tiếp</translation>
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
        <source>Keys</source>
        <translation>Phím</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>Chọn một quân để đánh.</translation>
    </message>
    <message>
        <source>{claims}: all</source>
        <translation>{claims}: mọi người</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, rồi </translation>
    </message>
    <message>
        <source>Waits:</source>
        <translation>Chờ:</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Dấu cách</translation>
    </message>
    <message>
        <source>waits {before} → {after}</source>
        <translation>chờ {before} → {after}</translation>
    </message>
    <message>
        <source>passing</source>
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
        <source>asks always</source>
        <translation>luôn hỏi</translation>
    </message>
    <message>
        <source>{n} left – no more draws</source>
        <translation>còn {n} – hết bốc</translation>
    </message>
    <message>
        <source>1 more draw</source>
        <translation>còn bốc 1 lá</translation>
    </message>
    <message>
        <source>{n} more draws</source>
        <translation>còn bốc {n} lá</translation>
    </message>
</context>
<context>
    <name>dealing</name>
    <message>
        <source>{machines} machines, each a process of its own, deal {seats} hands ({backend}).</source>
        <translation>{machines} máy, mỗi máy một tiến trình riêng, chia {seats} phần bài ({backend}).</translation>
    </message>
    <message>
        <source>{machine} cheats: {name}. Try {n}.</source>
        <translation>{machine} gian lận: {name}. Lần thử {n}.</translation>
    </message>
    <message>
        <source>{who} names {whom}: {what} ({rule}).</source>
        <translation>{who} chỉ ra {whom}: {what} ({rule}).</translation>
    </message>
    <message>
        <source>{who} goes on without {whom}.</source>
        <translation>{who} chơi tiếp, không có {whom}.</translation>
    </message>
    <message>
        <source>{who} gives the hand up, because of {whom}.</source>
        <translation>{who} bỏ ván này, vì {whom}.</translation>
    </message>
    <message>
        <source>all hands are open to their owners; play begins</source>
        <translation>ai cũng xem được bài của mình; bắt đầu chơi</translation>
    </message>
    <message>
        <source>the audit found nothing wrong</source>
        <translation>kiểm toán không thấy gì sai</translation>
    </message>
    <message>
        <source>A machine sent at most {kb} KB.</source>
        <translation>Mỗi máy gửi nhiều nhất {kb} KB.</translation>
    </message>
    <message>
        <source>The record is in {file}.</source>
        <translation>Biên bản nằm ở {file}.</translation>
    </message>
    <message>
        <source>All came to what they must come to.</source>
        <translation>Tất cả đều đi đến kết cục phải có.</translation>
    </message>
    <message>
        <source>This should have ended otherwise.</source>
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
        <source>what each will owe is laid down, masked and proven</source>
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
        <source>all sign that nothing was wrong</source>
        <translation>mọi máy ký rằng không có gì sai</translation>
    </message>
    <message>
        <source>these bytes are no message</source>
        <translation>những byte này không phải là tin</translation>
    </message>
    <message>
        <source>it is of another version</source>
        <translation>nó thuộc phiên bản khác</translation>
    </message>
    <message>
        <source>it belongs to another table</source>
        <translation>nó thuộc bàn khác</translation>
    </message>
    <message>
        <source>it belongs to another hand</source>
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
        <source>too much of its author waits already</source>
        <translation>của người gửi nó đã có quá nhiều tin đang chờ</translation>
    </message>
    <message>
        <source>its author has seen something else than the others</source>
        <translation>người gửi nó đã thấy khác với các máy kia</translation>
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
        <source>it told one machine this and another that</source>
        <translation>nó nói với máy này một đằng, máy kia một nẻo</translation>
    </message>
    <message>
        <source>it denies its previous message</source>
        <translation>nó chối tin trước của chính nó</translation>
    </message>
    <message>
        <source>it spoke where it was not asked</source>
        <translation>nó lên tiếng khi không được hỏi</translation>
    </message>
    <message>
        <source>it said something else than was asked</source>
        <translation>nó nói khác điều được hỏi</translation>
    </message>
    <message>
        <source>it signed what cannot be read</source>
        <translation>nó ký vào thứ không đọc được</translation>
    </message>
    <message>
        <source>it gave up machines that nobody can give up</source>
        <translation>nó bỏ những máy không thể bỏ</translation>
    </message>
    <message>
        <source>it opened something else than it had committed to</source>
        <translation>nó mở ra khác điều đã cam kết</translation>
    </message>
    <message>
        <source>its keys are not its own, or no keys</source>
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
        <source>its deck is no shuffle of the deck before</source>
        <translation>bộ bài của nó không phải bộ trước được xào</translation>
    </message>
    <message>
        <source>it named another deck</source>
        <translation>nó nêu bộ bài khác</translation>
    </message>
    <message>
        <source>what it laid down is not what it owes</source>
        <translation>thứ nó đặt ra không phải thứ nó nợ</translation>
    </message>
    <message>
        <source>it complained of what was right</source>
        <translation>nó khiếu nại điều vốn đúng</translation>
    </message>
    <message>
        <source>it opened another mask than it had laid down</source>
        <translation>nó mở lớp che khác với lớp đã đặt</translation>
    </message>
    <message>
        <source>its parts of an absent machine&apos;s masks are false</source>
        <translation>phần lớp che nó giữ cho máy vắng là sai</translation>
    </message>
    <message>
        <source>it asked for another card of the wall</source>
        <translation>nó đòi lá khác của nọc</translation>
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
        <source>it showed other cards than it had to</source>
        <translation>nó đưa ra lá khác với lá phải đưa</translation>
    </message>
    <message>
        <source>it did not answer for each of its seats</source>
        <translation>nó không trả lời cho đủ các ghế của nó</translation>
    </message>
    <message>
        <source>it opened another answer than it had sealed</source>
        <translation>nó mở câu trả lời khác với câu đã niêm</translation>
    </message>
    <message>
        <source>that is nothing one can do there</source>
        <translation>ở đó không thể làm như vậy</translation>
    </message>
    <message>
        <source>it named another result</source>
        <translation>nó nêu kết quả khác</translation>
    </message>
    <message>
        <source>it showed other secrets than it had committed to</source>
        <translation>nó đưa ra bí mật khác với điều đã cam kết</translation>
    </message>
    <message>
        <source>its shuffle does not follow from its seed</source>
        <translation>lần xào của nó không theo hạt giống của nó</translation>
    </message>
    <message>
        <source>its computer player would have done otherwise</source>
        <translation>người chơi máy của nó lẽ ra đi khác</translation>
    </message>
    <message>
        <source>too few machines are left</source>
        <translation>còn lại quá ít máy</translation>
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
        <source>The hand counts for nothing, because machines left it.</source>
        <translation>Ván này không tính, vì có máy rời đi.</translation>
    </message>
    <message>
        <source>Somebody cheated, and the record proves it.</source>
        <translation>Có kẻ gian lận, và biên bản chứng minh điều đó.</translation>
    </message>
    <message>
        <source>The record is false: no machine can have sent it so.</source>
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
        <source>Hand {n} of table {table}: {machines} machines, {seats} seats, {cards} cards.</source>
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
        <source>Choices of computer players: {n}, each comes out the same again.</source>
        <translation>Nước của máy: {n}, tính lại đều như cũ.</translation>
    </message>
    <message>
        <source>Shuffles repeated from their seeds: {n}.</source>
        <translation>Lần xào lặp lại từ hạt giống: {n}.</translation>
    </message>
    <message>
        <source>Left the hand: {machines}.</source>
        <translation>Rời ván: {machines}.</translation>
    </message>
    <message>
        <source>Winner: {name}.</source>
        <translation>Người tới: {name}.</translation>
    </message>
    <message>
        <source>Message {n} ({kind}) in the name of {machine} is false: {what} ({rule}).</source>
        <translation>Tin {n} ({kind}) mang tên {machine} là sai: {what} ({rule}).</translation>
    </message>
</context>
</TS>
