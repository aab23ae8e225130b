import type { HelpRules } from '../help';

export const rulesInVietnamese: HelpRules = {
  security: {
    title: 'Bảo mật tài khoản',
    html: `
<h3>Trang làm gì</h3>
<ul>
<li>Mật khẩu được mã hóa trong trình duyệt trước khi gửi; máy chủ chỉ giữ dạng băm argon2id.</li>
<li>Mật khẩu quá phổ biến bị từ chối khi đăng ký và khi đổi.</li>
<li>Nhập sai nhiều lần thì tài khoản bị khóa một lúc.</li>
<li>Tài khoản chỉ đăng nhập ở một nơi mỗi lúc.</li>
<li>Đăng nhập ở trình duyệt lạ có thể cần thêm một bước.</li>
<li>Khi đổi thông tin tài khoản hay thêm tài khoản nhận tiền, bạn xác nhận lại mình là ai.</li>
<li>Nếu bạn đã cho địa chỉ email, bạn nhận thư khi có đăng nhập ở trình duyệt mới, khi đổi mật khẩu
và khi đổi các cách xác minh.</li>
</ul>
<h3>Bạn làm gì</h3>
<p>Tất cả nằm trong <a href="/?mc=securityCenter">Trung tâm bảo mật</a>:</p>
<ul>
<li>Dùng một mật khẩu dài, không dùng lại ở trang khác.</li>
<li>Bật <strong>xác minh hai bước</strong> bằng ứng dụng xác thực, và cất giữ các mã khôi
phục.</li>
<li>Thêm <strong>khóa truy cập</strong>: đăng nhập bằng vân tay, khuôn mặt hoặc khóa màn hình, và
trang giả không lấy được khóa.</li>
<li>Đặt mật khẩu giao dịch. Rút tiền cần đến mật khẩu này.</li>
<li>Xem các phiên đang mở, trình duyệt đã biết và lịch sử đăng nhập, và kết thúc những gì không
phải của bạn.</li>
<li>Đừng đưa mật khẩu hay mã xác nhận cho bất kỳ ai. Hỗ trợ không bao giờ hỏi đến.</li>
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
<h3>Bạn đặt được gì</h3>
<p>Mở <a href="/?mc=responsible">Chơi có trách nhiệm</a> trong trung tâm thành viên. Mỗi điều sau
có hiệu lực ngay khi bạn đặt:</p>
<ul>
<li><strong>Giới hạn</strong> tiền nạp, tiền thua và tiền cược mỗi ngày, tuần hoặc tháng, và thời
gian một phiên. Phần vượt giới hạn bị từ chối. Giảm giới hạn có hiệu lực ngay; tăng hoặc bỏ giới
hạn phải chờ 24 giờ rồi cần bạn đồng ý lần nữa.</li>
<li><strong>Nhắc thời gian chơi</strong>: cứ sau khoảng bạn chọn, trò chơi tạm dừng và cho biết bạn
đã chơi bao lâu, thắng hay thua bao nhiêu.</li>
<li><strong>Tạm nghỉ</strong> 1, 7 hoặc 30 ngày.</li>
<li><strong>Tự loại trừ</strong> 6 tháng, 1 năm, 5 năm hoặc vĩnh viễn, ở đây hoặc ở mọi thương hiệu
của trang.</li>
</ul>
<h3>Trong thời gian nghỉ hoặc tự loại trừ</h3>
<ul>
<li>Bạn không cược, không mở game, không nạp tiền và không chuyển tiền cho người khác được. Bạn có
thể kéo dài thêm; bạn và hỗ trợ đều không kết thúc sớm được.</li>
<li><strong>Cược còn mở</strong> lúc đó được chơi xong và trả thưởng như thường. Nếu một vòng chờ
bạn chọn mà bạn không chọn trong một ngày, trang chọn thay và trả phần thắng.</li>
<li>Khoản nạp đến sau lúc đó không được cộng mà được trả về nơi đã gửi.</li>
<li>Bạn vẫn đăng nhập, <a href="/?mc=withdraw">rút tiền</a> và viết cho
<a href="/help?item=contact">hỗ trợ</a> được. Khi đã tự loại trừ, không cần cược gì trước khi
rút.</li>
</ul>
<h3>Xem lại</h3>
<p>Mọi vòng nằm trong <a href="/?mc=personalHistoryCopy">lịch sử cược</a>, và mục
<a href="/?mc=personalProfit">Lãi lỗ</a> cộng tiền cược, tiền thắng và tiền thua theo từng kỳ.</p>
<h3>Hỗ trợ bên ngoài</h3>
<p>Nếu việc chơi không còn vui, hãy dừng và nói với một người bạn tin cậy, một chuyên gia y tế,
hoặc một tổ chức độc lập với trang này, như <a href="https://www.gamblingtherapy.org/">Gambling
Therapy</a>.</p>`,
  },
  terms: {
    title: 'Điều khoản sử dụng',
    html: `
<p>Phiên bản <strong>2026-12</strong>. Khi đăng ký, bạn đồng ý với phiên bản này; trang ghi lại
phiên bản và thời điểm bạn đồng ý.</p>
<h3>1. Bản dùng thử</h3>
<p>Đây là bản dùng thử. Tiền trong tài khoản là tiền thử: không có giá trị và không đổi được ra
tiền thật. Dữ liệu có thể bị xóa khi bản dùng thử được tải lại.</p>
<h3>2. Ai được dùng</h3>
<p>Bạn phải đủ 18 tuổi. Hãy giữ kín mật khẩu; tài khoản chỉ đăng nhập ở một nơi mỗi lúc.</p>
<h3>3. Vòng cược</h3>
<p>Kết quả do máy chủ định và lưu trước khi hiện lên màn hình. Cược đã đặt vẫn có hiệu lực khi bạn
rời game hoặc mất mạng. Kết quả có giá trị là kết quả đã lưu, và bạn
<a href="/help?item=verify">kiểm chứng được</a>.</p>
<h3>4. Nạp và rút tiền</h3>
<p>Không lần nạp hay rút nào chuyển tiền thật. Lệnh nạp không thanh toán kịp sẽ hết hạn và ví không
thay đổi. Tiền đã nạp phải được cược một lần rồi mới rút được, và chỉ rút về tài khoản đứng tên
bạn. <a href="/help?item=deposit">Xem thêm</a>.</p>
<h3>5. Giới hạn, tạm nghỉ và tự loại trừ</h3>
<p>Bạn có thể giới hạn việc chơi, tạm nghỉ hoặc tự loại trừ bất cứ lúc nào. Cược còn mở lúc đó được
chơi xong và trả thưởng như thường. <a href="/help?item=responsible">Xem thêm</a>.</p>
<h3>6. Khóa tài khoản</h3>
<p>Tài khoản bị khóa không chơi và không nạp tiền được.</p>
<h3>7. Khiếu nại</h3>
<p>Hãy viết cho chúng tôi ở mục <a href="/help?item=contact">Góp ý và khiếu nại</a>. Mỗi khiếu nại
có số và thời hạn trả lời.</p>
<h3>8. Dữ liệu của bạn</h3>
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
<tr><td>Ứng dụng xác thực, khóa truy cập và trình duyệt đã biết</td><td>Đăng nhập, bảo vệ tài
khoản</td></tr>
<tr><td>Địa chỉ mạng và thời điểm đăng ký, đăng nhập; tên trình duyệt</td><td>Bảo vệ tài
khoản</td></tr>
<tr><td>Quốc gia của địa chỉ mạng khi bạn chơi, nạp và rút tiền</td><td>Biết trang được phép phục
vụ bạn ở đó</td></tr>
<tr><td>Điều khoản và tuổi mà bạn đã xác nhận</td><td>Chứng minh sự đồng ý</td></tr>
<tr><td>Họ tên, điện thoại, email và những chi tiết khác bạn cho biết; được mã hóa</td><td>Liên hệ
với bạn, khôi phục tài khoản</td></tr>
<tr><td>Tài khoản nhận tiền rút; số tài khoản được mã hóa</td><td>Trả tiền rút</td></tr>
<tr><td>Ảnh giấy tờ; được mã hóa</td><td>Biết bạn là ai, khi một lệnh rút cần đến</td></tr>
<tr><td>Nạp, rút và chuyển tiền, vòng cược và mọi lần số dư thay đổi</td><td>Sổ sách, lịch sử của
bạn</td></tr>
<tr><td>Giới hạn, lần nghỉ, tự loại trừ và những lần thay đổi</td><td>Thực hiện đúng các điều
đó</td></tr>
<tr><td>Cuộc trò chuyện và yêu cầu cùng ảnh kèm theo, và hộp thư</td><td>Trả lời bạn</td></tr>
<tr><td>Tên hiển thị, ảnh đại diện, ngôn ngữ và game yêu thích</td><td>Hiện trang theo ý
bạn</td></tr>
</tbody>
</table>
<h3>Giữ bao lâu</h3>
<p>Thông tin cá nhân, tài khoản nhận tiền, giấy tờ, cuộc trò chuyện và yêu cầu được giữ đến khi
đóng tài khoản, rồi bị hủy. Sổ về tiền, cược, giới hạn, lần đăng nhập và điều bạn đã đồng ý còn lại
mà không có tên bạn. Với người đã tự loại trừ, dạng băm có khóa của các liên hệ được giữ đến khi
hết thời gian loại trừ. Cuộc trò chuyện của khách bị xóa 31 ngày sau tin nhắn cuối, yêu cầu của
khách 180 ngày sau khi đóng.</p>
<h3>Lựa chọn của bạn</h3>
<p>Ở mục “Dữ liệu của bạn” trong <a href="/?mc=securityCenter">trung tâm thành viên</a>, bạn tải
bản sao những gì trang lưu về bạn, và xin đóng tài khoản.</p>
<h3>Trong trình duyệt của bạn</h3>
<p>Cookie giữ phiên đăng nhập, thiết bị quen, cuộc trò chuyện của khách, trang của một game, ngôn
ngữ và, nếu bạn muốn, tên người đăng nhập. Bộ nhớ trình duyệt giữ giao diện, ngôn ngữ, những lần
tìm gần đây, xổ số đã đánh dấu, việc ẩn số dư, những gì bạn đã đọc và đã xác nhận, và liên kết đã
đưa bạn đến. Phần riêng của phiên đăng nhập được xóa khi bạn đăng xuất.</p>
<h3>Không có gì</h3>
<p>Không có quảng cáo, không có công cụ theo dõi. Trang không tải gì từ bên ngoài.</p>
<p>Mật khẩu được mã hóa ngay trong trình duyệt trước khi gửi đi.</p>`,
  },
};
