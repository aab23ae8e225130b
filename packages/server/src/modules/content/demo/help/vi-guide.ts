import type { HelpGuide } from '../help';

export const guideInVietnamese: HelpGuide = {
  about: {
    title: 'Giới thiệu',
    html: `
<p>Đây là <strong>bản dùng thử</strong> của một trang game và cá cược. Mọi thứ chạy như thật, trừ
tiền: số dư, tiền cược và tiền thắng đều là tiền thử, không đổi được ra tiền thật.</p>
<h3>Hiện có gì</h3>
<ul>
<li>Tám game nổ hũ độc quyền của trang, chơi bằng số dư hoặc <a href="/rng">chơi thử không cần tài
khoản</a>.</li>
<li>Ví, lịch sử cược và lịch sử giao dịch, cùng công cụ để bạn <a href="/help?item=verify">tự kiểm
chứng từng vòng</a>.</li>
<li><a href="/help?item=deposit">Nạp và rút tiền</a> mà không có tiền thật nào được chuyển, và
chuyển tiền thử cho nhau.</li>
<li><a href="/help?item=security">Bảo vệ tài khoản</a> bằng xác minh hai bước và khóa truy cập, và
giấy tờ tùy thân khi một lệnh rút cần đến.</li>
<li><a href="/help?item=responsible">Giới hạn chơi, tạm nghỉ và tự loại trừ</a>.</li>
<li><a href="/help?item=contact">Trò chuyện hỗ trợ</a>, yêu cầu, khiếu nại và hộp thư.</li>
</ul>
<h3>Chưa có gì</h3>
<p>Chưa có khuyến mãi, xổ số, thể thao, casino trực tuyến và cấp bậc. Các dấu giấy phép ở chân
trang được ghi rõ là bản dùng thử: trang này không có giấy phép nào.</p>`,
  },
  news: {
    title: 'Tin tức',
    html: `
<p>Tin của trang là các <a href="/noticePage">thông báo</a>: mỗi tin có ngày và địa chỉ riêng. Tin
mới tự hiện trong trang đang mở.</p>
<p>Trang không viết tin về giải thưởng hay số người chơi: trên bản dùng thử, những con số đó không
có thật. Danh sách thắng mới nhất ở trang chủ chỉ có những vòng đã kết toán.</p>`,
  },
  beginner: {
    title: 'Hướng dẫn cho người mới',
    html: `
<ol>
<li><strong>Chơi thử trước.</strong> Vào <a href="/rng">sảnh nổ hũ</a>, chọn một game rồi chọn chơi
thử. Game chạy bằng điểm thử, không cần tài khoản.</li>
<li><strong>Tạo tài khoản.</strong> Chỉ cần tên đăng nhập và mật khẩu. Bạn phải đủ 18 tuổi và đồng
ý với <a href="/help?item=terms">điều khoản</a>.</li>
<li><strong>Nạp tiền thử.</strong> Làm theo <a href="/help?item=deposit">hướng dẫn nạp tiền</a>.
Dưới lần nạp đầu tiên, bạn có thể đặt <a href="/help?item=responsible">một giới hạn</a>.</li>
<li><strong>Đặt cược.</strong> Trong game, chọn mức cược rồi bấm quay. Luật và bảng trả thưởng nằm
ngay trong game.</li>
<li><strong>Xem lại.</strong> Mỗi vòng có một dòng trong <a href="/?mc=personalHistoryCopy">lịch sử
cược</a>, kèm số dư trước và sau.</li>
</ol>
<h3>Khi mất mạng giữa vòng</h3>
<p>Kết quả đã được định và lưu ở máy chủ. Mở lại game là bạn thấy vòng đó kết thúc ra sao.</p>
<h3>Khi trò chơi gặp sự cố</h3>
<p>Khi trò chơi hoặc trang gặp sự cố, hoặc kết quả sai, vòng cược có thể bị hủy. Hai người của chúng
tôi cùng quyết định. Mọi tiền cược của vòng trở lại ví đã trả, tiền vòng đã trả thưởng bị thu hồi,
một lần duy nhất. Nếu ví của bạn không còn đủ số tiền thưởng đó thì vòng không bị hủy, nên số dư
không bao giờ âm vì việc này. Bạn nhận được tin nhắn, và <a href="/?mc=personalHistoryCopy">lịch
sử cược</a> ghi vòng đã hủy cùng lý do. Nếu thấy chưa đúng, hãy viết cho chúng tôi ở mục <a
href="/help?item=contact">Góp ý và khiếu nại</a>.</p>
<h3>Khi bị đăng xuất</h3>
<p>Phiên đăng nhập tự kết thúc sau 15 phút không hoạt động, hoặc khi tài khoản đăng nhập ở thiết bị
khác.</p>`,
  },
  deposit: {
    title: 'Hướng dẫn nạp tiền',
    html: `
<p>Biểu mẫu cho thấy những cách nạp đang mở, mỗi cách có mức thấp nhất, cao nhất và phí. Với cách
nào thì tiền cũng là tiền thử.</p>
<ul>
<li><strong>Thanh toán thử</strong>: một trang đóng vai công ty thanh toán. Ở đó bạn chọn thanh
toán hoặc từ chối, và không ai hỏi số thẻ, ngân hàng hay ví của bạn.</li>
<li><strong>Chuyển khoản ngân hàng</strong>, cho tài khoản bằng đồng: lệnh nạp có số tài khoản, nội
dung và mã QR. Ngân hàng và tài khoản này không có thật: <strong>đừng chuyển gì vào đó</strong>.
Lệnh nạp như vậy được cộng tiền khi người vận hành bản dùng thử nhập sao kê của ngân hàng ấy.</li>
</ul>
<h3>Từng bước</h3>
<ol>
<li>Đăng nhập, mở <a href="/?mc=depositv2">Nạp tiền</a> trong trung tâm thành viên.</li>
<li>Chọn cách nạp, rồi nhập số tiền hoặc chọn một mức gợi ý.</li>
<li>Kiểm tra lệnh nạp. Với thanh toán thử, sang trang thanh toán.</li>
<li>Quay lại trang nạp tiền. Khi khoản tiền đến, số dư tự cập nhật.</li>
</ol>
<table>
<thead><tr><th>Lệnh nạp</th><th>Ví của bạn</th></tr></thead>
<tbody>
<tr><td>Đang chờ</td><td>Chưa thay đổi</td></tr>
<tr><td>Đang kiểm tra</td><td>Chưa thay đổi; có người xem khoản tiền đã đến</td></tr>
<tr><td>Thành công</td><td>Tăng đúng số tiền thực nhận ghi trên lệnh nạp</td></tr>
<tr><td>Không thành công</td><td>Không thay đổi</td></tr>
<tr><td>Hết hạn</td><td>Không thay đổi; tiền đến muộn được cộng hoặc có người xem</td></tr>
</tbody>
</table>
<h3>Rút tiền</h3>
<p><a href="/?mc=withdraw">Rút tiền</a> trong trung tâm thành viên cần mật khẩu giao dịch và một
tài khoản nhận đứng tên bạn, dùng được sau khi thêm 24 giờ. Tiền đã nạp phải được cược một lần rồi
mới rút được. Có người xem từng yêu cầu, và trang cho thấy yêu cầu đang ở bước nào. <strong>Không
có tiền thật nào được gửi.</strong></p>`,
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
<li>Khi bạn đổi seed mới, server seed cũ được công bố. Mọi vòng của seed đó kiểm chứng được.</li>
</ol>
<h3>Làm thế nào</h3>
<ol>
<li>Trong game, mở <strong>Kiểm chứng</strong>.</li>
<li>Chọn <strong>Đổi seed mới</strong>. Không đổi được khi vòng chưa xong.</li>
<li>Mở seed đã công bố và chọn một vòng. Máy của bạn tính lại bảng biểu tượng và tiền thắng, rồi so
với vòng đã lưu.</li>
</ol>
<p>Bạn cũng có thể tự tính bằng dòng lệnh, với một tệp chạy không cần mạng.</p>`,
  },
  licences: {
    title: 'Giấy phép',
    html: `
<p>Trang này <strong>không có giấy phép nào</strong>: đây là bản dùng thử, chạy bằng tiền thử.</p>
<p>Các dấu ở chân trang cho thấy chỗ của giấy phép và được ghi rõ là bản dùng thử. Hình dấu do
chúng tôi tự vẽ, không phải con dấu của cơ quan nào.</p>
<p>Một trang có giấy phép thật sẽ ghi số giấy phép, kèm liên kết đến sổ đăng ký của cơ quan
cấp.</p>`,
  },
  contact: {
    title: 'Liên hệ',
    html: `
<p>Hãy viết cho hỗ trợ <strong>ngay trên trang này</strong>, có tài khoản hay không:</p>
<ul>
<li>ở khung <strong>trò chuyện hỗ trợ</strong>. Khung cho biết có người trực hay không; tin nhắn
chờ ở đó đến khi được trả lời.</li>
<li>bằng một yêu cầu ở mục <strong>Góp ý và khiếu nại</strong>. Yêu cầu có số và thời hạn trả lời.
Người chơi đọc câu trả lời trong <a href="/?mc=messageV2">hộp thư</a>; khách nhận câu trả lời qua
email ghi trong yêu cầu.</li>
</ul>
<p>Hỗ trợ không có số điện thoại, không gọi cho ai và không hỏi ai mật khẩu hay mã xác nhận; ai làm
vậy đều là giả.</p>
<h3>Khi có lỗi</h3>
<p>Mỗi thông báo lỗi có một <strong>mã tham chiếu</strong>. Người vận hành trang tìm được đúng lỗi
đó trong nhật ký theo mã này, nên hãy chép lại mã trước khi báo.</p>
<h3>Không bao giờ gửi mật khẩu</h3>
<p>Không ai cần mật khẩu của bạn để tìm một lỗi.</p>`,
  },
};
