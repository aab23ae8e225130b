import type { HelpTexts } from './help';

export const vietnamese: HelpTexts = {
  about: {
    title: 'Giới thiệu',
    html: `
<p>Đây là <strong>bản dùng thử</strong> của một trang game và cá cược. Mọi thứ chạy như thật, trừ
tiền: số dư, tiền cược và tiền thắng đều là tiền thử, không đổi được ra tiền thật.</p>
<h3>Hiện có gì</h3>
<ul>
<li>Tám game nổ hũ độc quyền của trang, chơi bằng số dư hoặc <a href="/rng">chơi thử không cần tài
khoản</a>.</li>
<li>Đăng ký, đăng nhập, ví và lịch sử cược.</li>
<li>Nạp tiền qua <a href="/help?item=deposit">trang thanh toán thử</a>, và rút tiền mà không có
tiền thật nào được chuyển.</li>
<li>Công cụ để bạn <a href="/help?item=verify">tự kiểm chứng từng vòng</a>.</li>
</ul>
<h3>Chưa có gì</h3>
<p>Khuyến mãi, xổ số, thể thao và casino trực tuyến chưa mở. Các dấu giấy phép ở chân trang được
ghi rõ là bản dùng thử: trang này không có giấy phép nào.</p>`,
  },
  news: {
    title: 'Tin tức',
    html: `
<p>Tin của trang là các <a href="/noticePage">thông báo</a>: mỗi tin có ngày và địa chỉ riêng. Tin
mới tự hiện trong trang đang mở.</p>
<p>Trang không viết tin về người thắng, giải thưởng hay số người chơi: trên bản dùng thử, những con
số đó không có thật.</p>`,
  },
  beginner: {
    title: 'Hướng dẫn cho người mới',
    html: `
<ol>
<li><strong>Chơi thử trước.</strong> Vào <a href="/rng">sảnh nổ hũ</a>, chọn một game rồi chọn
chơi thử. Game chạy bằng điểm thử, không cần tài khoản.</li>
<li><strong>Tạo tài khoản.</strong> Chỉ cần tên đăng nhập và mật khẩu. Bạn phải đủ 18 tuổi và
đồng ý với <a href="/help?item=terms">điều khoản</a>.</li>
<li><strong>Nạp tiền thử.</strong> Làm theo <a href="/help?item=deposit">hướng dẫn nạp
tiền</a>.</li>
<li><strong>Đặt cược.</strong> Trong game, chọn mức cược rồi bấm quay. Luật và bảng trả thưởng
nằm ngay trong game.</li>
<li><strong>Xem lại.</strong> Mỗi vòng có một dòng trong <a href="/?mc=personalHistoryCopy">lịch
sử cược</a>, kèm số dư trước và sau.</li>
</ol>
<h3>Khi mất mạng giữa vòng</h3>
<p>Kết quả đã được định và lưu ở máy chủ. Mở lại game là bạn thấy vòng đó kết thúc ra sao.</p>
<h3>Khi bị đăng xuất</h3>
<p>Phiên đăng nhập tự kết thúc sau 15 phút không hoạt động, hoặc khi tài khoản đăng nhập ở thiết
bị khác.</p>`,
  },
  deposit: {
    title: 'Hướng dẫn nạp tiền',
    html: `
<p>Trang này chỉ có một cách nạp: <strong>Thanh toán thử</strong>. Không có tiền thật nào được
chuyển, và không ai hỏi số thẻ, ngân hàng hay ví của bạn.</p>
<ol>
<li>Đăng nhập, mở <a href="/?mc=depositv2">Nạp tiền</a> trong trung tâm thành viên.</li>
<li>Nhập số tiền hoặc chọn một mức gợi ý. Mức thấp nhất, cao nhất và phí ghi trong biểu mẫu.</li>
<li>Kiểm tra lệnh nạp rồi sang trang thanh toán.</li>
<li>Ở đó, chọn thanh toán hoặc từ chối.</li>
<li>Quay lại trang nạp tiền. Khi khoản tiền đến, số dư tự cập nhật.</li>
</ol>
<table>
<thead><tr><th>Lệnh nạp</th><th>Ví của bạn</th></tr></thead>
<tbody>
<tr><td>Đang chờ</td><td>Chưa thay đổi</td></tr>
<tr><td>Thành công</td><td>Tăng đúng số tiền thực nhận ghi trên lệnh nạp</td></tr>
<tr><td>Không thành công</td><td>Không thay đổi</td></tr>
<tr><td>Hết hạn</td><td>Không thay đổi</td></tr>
</tbody>
</table>`,
  },
  verify: {
    title: 'Cách kiểm chứng một vòng',
    html: `
<p>Kết quả mỗi vòng được tính từ ba thứ: <strong>server seed</strong>, <strong>seed của
bạn</strong> và <strong>số thứ tự của vòng</strong> (nonce), bằng HMAC-SHA256.</p>
<ol>
<li>Trước vòng đầu tiên, mã băm của server seed đã được công bố. Vì vậy seed không thể bị đổi về
sau mà không lộ ra.</li>
<li>Seed của bạn do bạn đặt, từ 1 đến 64 ký tự.</li>
<li>Khi bạn đổi seed mới, server seed cũ được công bố. Mọi vòng của seed đó kiểm chứng
được.</li>
</ol>
<h3>Làm thế nào</h3>
<ol>
<li>Trong game, mở <strong>Kiểm chứng</strong>.</li>
<li>Chọn <strong>Đổi seed mới</strong>. Không đổi được khi vòng chưa xong.</li>
<li>Mở seed đã công bố và chọn một vòng. Máy của bạn tính lại bảng biểu tượng và tiền thắng, rồi
so với vòng đã lưu.</li>
</ol>
<p>Bạn cũng có thể tự tính bằng dòng lệnh, với một tệp chạy không cần mạng.</p>`,
  },
  security: {
    title: 'Bảo mật tài khoản',
    html: `
<h3>Trang làm gì</h3>
<ul>
<li>Mật khẩu được mã hóa trong trình duyệt trước khi gửi; máy chủ chỉ giữ dạng băm argon2id.</li>
<li>Mật khẩu quá phổ biến bị từ chối khi đăng ký và khi đổi.</li>
<li>Nhập sai nhiều lần thì tài khoản bị khóa một lúc.</li>
<li>Tài khoản chỉ đăng nhập ở một nơi mỗi lúc.</li>
</ul>
<h3>Bạn làm gì</h3>
<ul>
<li>Dùng một mật khẩu dài, không dùng lại ở trang khác.</li>
<li>Đặt thêm mật khẩu giao dịch trong <a href="/?mc=securityCenter">Trung tâm bảo mật</a>.</li>
<li>Đừng đưa mật khẩu hay mã xác nhận cho bất kỳ ai. Trang này không có nhân viên hỗ trợ nào hỏi
đến.</li>
</ul>`,
  },
  responsible: {
    title: 'Chơi có trách nhiệm',
    html: `
<p>Trang này chỉ dành cho người từ <strong>18 tuổi</strong>. Tiền ở đây là tiền thử, nhưng thói
quen chơi thì thật.</p>
<h3>Nên biết</h3>
<ul>
<li>Mỗi vòng độc lập với vòng trước. Không có vòng nào “đến lượt thắng”.</li>
<li>Tỷ lệ hoàn trả (RTP) ghi ở mỗi game là con số tính trên mọi kết quả có thể. Tỷ lệ đó dưới 100%:
chơi càng lâu, trung bình càng mất.</li>
<li>Hãy định trước thời gian và số tiền, và dừng khi đến mức đó.</li>
</ul>
<h3>Trang này giúp được gì</h3>
<ul>
<li>Mọi vòng cược nằm trong <a href="/?mc=personalHistoryCopy">lịch sử cược</a>, với tổng tiền
cược, tiền thắng và thắng thua theo từng kỳ.</li>
<li>Bạn tự đặt giới hạn hay tự khóa tài khoản: <em>chưa có trên bản dùng thử này</em>.</li>
</ul>
<p>Nếu việc chơi không còn vui, hãy dừng và nói với một người bạn tin cậy hoặc một chuyên gia y
tế.</p>`,
  },
  licences: {
    title: 'Giấy phép',
    html: `
<p>Trang này <strong>không có giấy phép nào</strong>: đây là bản dùng thử, chạy bằng tiền thử.</p>
<p>Ba dấu ở chân trang (Malta, Quần đảo Virgin thuộc Anh, Philippines) cho thấy chỗ của giấy phép
và được ghi rõ là bản dùng thử. Hình dấu do chúng tôi tự vẽ, không phải con dấu của cơ quan nào.</p>
<p>Một trang có giấy phép thật sẽ ghi số giấy phép, kèm liên kết đến sổ đăng ký của cơ quan
cấp.</p>`,
  },
  terms: {
    title: 'Điều khoản sử dụng',
    html: `
<p>Phiên bản <strong>2026-11</strong>. Khi đăng ký, bạn đồng ý với phiên bản này; trang ghi lại
phiên bản và thời điểm bạn đồng ý.</p>
<h3>1. Bản dùng thử</h3>
<p>Đây là bản dùng thử. Tiền trong tài khoản là tiền thử: không có giá trị, không rút được,
không đổi được. Dữ liệu có thể bị xóa khi trang được cài đặt lại.</p>
<h3>2. Ai được dùng</h3>
<p>Bạn phải đủ 18 tuổi. Hãy giữ kín mật khẩu; tài khoản chỉ đăng nhập ở một nơi mỗi lúc.</p>
<h3>3. Vòng cược</h3>
<p>Kết quả do máy chủ định và lưu trước khi hiện lên màn hình. Cược đã đặt vẫn có hiệu lực khi
bạn rời game hoặc mất mạng. Kết quả có giá trị là kết quả đã lưu, và bạn
<a href="/help?item=verify">kiểm chứng được</a>.</p>
<h3>4. Nạp tiền</h3>
<p>Nạp tiền là thanh toán thử, không có tiền thật. Lệnh nạp không thanh toán kịp sẽ hết hạn và ví
không thay đổi.</p>
<h3>5. Khóa tài khoản</h3>
<p>Tài khoản bị khóa không chơi và không nạp tiền được.</p>
<h3>6. Dữ liệu của bạn</h3>
<p>Xem <a href="/help?item=privacy">Quyền riêng tư</a>.</p>`,
  },
  privacy: {
    title: 'Quyền riêng tư',
    html: `
<h3>Trang lưu gì</h3>
<table>
<thead><tr><th>Dữ liệu</th><th>Để làm gì</th></tr></thead>
<tbody>
<tr><td>Tên đăng nhập; mật khẩu chỉ ở dạng băm argon2id</td><td>Đăng nhập</td></tr>
<tr><td>Địa chỉ mạng và thời điểm đăng ký, đăng nhập; tên trình duyệt</td><td>Bảo vệ tài
khoản</td></tr>
<tr><td>Điều khoản và tuổi mà bạn đã xác nhận</td><td>Chứng minh sự đồng ý</td></tr>
<tr><td>Nạp tiền, vòng cược và mọi lần số dư thay đổi</td><td>Sổ sách, lịch sử cược</td></tr>
</tbody>
</table>
<h3>Trong trình duyệt của bạn</h3>
<p>Cookie giữ phiên đăng nhập, thiết bị quen và ngôn ngữ. Bộ nhớ trình duyệt giữ giao diện, ngôn
ngữ, những lần tìm gần đây và việc ẩn số dư. Phần riêng của phiên đăng nhập được xóa khi bạn đăng
xuất.</p>
<h3>Không có gì</h3>
<p>Không có quảng cáo, không có công cụ theo dõi. Trang không tải gì từ bên ngoài.</p>
<p>Mật khẩu được mã hóa ngay trong trình duyệt trước khi gửi đi.</p>`,
  },
  contact: {
    title: 'Liên hệ',
    html: `
<p>Chỉ liên hệ hỗ trợ <strong>ngay trên trang này</strong>: ở khung trò chuyện, hoặc gửi yêu cầu ở
mục Góp ý và khiếu nại. Trang không có số điện thoại và email; ai gọi hay nhắn cho bạn và tự xưng
là hỗ trợ của trang đều là giả.</p>
<h3>Khi có lỗi</h3>
<p>Mỗi thông báo lỗi có một <strong>mã tham chiếu</strong>. Người vận hành trang tìm được đúng
lỗi đó trong nhật ký theo mã này, nên hãy chép lại mã trước khi báo.</p>
<h3>Không bao giờ gửi mật khẩu</h3>
<p>Không ai cần mật khẩu của bạn để tìm một lỗi.</p>`,
  },
};
