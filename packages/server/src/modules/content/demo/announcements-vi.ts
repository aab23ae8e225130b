import type { AnnouncementTexts } from './announcements';

export const vietnamese: AnnouncementTexts = {
  demo: {
    title: 'Đây là bản dùng thử: mọi khoản tiền đều là tiền thử',
    html: `
<p>Số dư, tiền cược và tiền thắng trên trang này là <strong>tiền thử</strong>. Tiền thử không có
giá trị và không đổi được ra tiền thật.</p>
<p>Dữ liệu có thể bị xóa khi bản dùng thử được cài đặt lại. Xem thêm tại
<a href="/help?item=about">Giới thiệu</a>.</p>`,
  },
  verify: {
    title: 'Cách tự kiểm chứng một vòng',
    html: `
<p>Trước vòng đầu tiên, mã băm của server seed đã được công bố. Khi bạn đổi seed, server seed cũ
được công bố và máy của bạn tính lại được mọi vòng của seed đó.</p>
<ol>
<li>Trong game, mở <strong>Kiểm chứng</strong>.</li>
<li>Chọn <strong>Đổi seed mới</strong>.</li>
<li>Mở seed đã công bố và chọn một vòng.</li>
</ol>
<p>Giải thích đầy đủ nằm ở <a href="/help?item=verify">Trung tâm trợ giúp</a>.</p>`,
  },
  open: {
    title: 'Trên trang hiện có gì, chưa có gì',
    html: `
<table>
<thead><tr><th>Mục</th><th>Hiện nay</th></tr></thead>
<tbody>
<tr><td><a href="/rng">Nổ hũ</a></td><td>Tám game, chơi bằng số dư hoặc điểm thử</td></tr>
<tr><td>Nạp tiền</td><td>Thanh toán thử; chuyển khoản ngân hàng thử</td></tr>
<tr><td>Rút tiền</td><td>Thanh toán thử; chuyển khoản ngân hàng thử</td></tr>
<tr><td><a href="/promotions">Khuyến mãi</a></td><td>Chưa mở</td></tr>
<tr><td>Xổ số, thể thao, casino trực tuyến</td><td>Chưa mở</td></tr>
</tbody>
</table>`,
  },
  games: {
    title: 'Tỷ lệ hoàn trả của tám game được tính chính xác',
    html: `
<p>RTP ghi ở mỗi game nổ hũ là con số tính trên <strong>mọi kết quả có thể</strong>, không phải
ước lượng từ các vòng đã chơi. Luật và bảng trả thưởng nằm ngay trong game.</p>
<p>RTP dưới 100%: chơi càng lâu, trung bình càng mất. Xem <a href="/help?item=responsible">Chơi có
trách nhiệm</a>.</p>`,
  },
  deposit: {
    title: 'Nạp tiền thử: không có tiền thật nào được chuyển',
    html: `
<p>Biểu mẫu nạp tiền cho thấy những cách đang mở. Với <strong>Thanh toán thử</strong>, một trang đóng
vai cổng thanh toán: bạn chọn thanh toán hoặc từ chối. Với <strong>Chuyển khoản ngân hàng</strong>,
lệnh nạp có số tài khoản và nội dung của một ngân hàng không có thật; tiền vào ví khi người vận hành
nhập sao kê của ngân hàng ấy.</p>
<p>Không ai hỏi số thẻ hay ví của bạn. Từng bước:
<a href="/help?item=deposit">Hướng dẫn nạp tiền</a>.</p>`,
  },
  practice: {
    title: 'Chưa đăng ký vẫn chơi thử được',
    html: `
<p>Cả tám game nổ hũ đều chơi được bằng điểm thử của game, không cần tài khoản. Vào
<a href="/rng">sảnh nổ hũ</a>, chọn một game rồi chọn <strong>Chơi thử</strong>.</p>`,
  },
  support: {
    title: 'Hỗ trợ chỉ có ngay trên trang này',
    html: `
<p>Ai gọi hay nhắn cho bạn và tự xưng là hỗ trợ của trang đều là giả. <strong>Đừng đưa mật khẩu cho bất kỳ
ai.</strong></p>
<p>Khi có lỗi, hãy chép lại mã tham chiếu trong thông báo lỗi. Xem
<a href="/help?item=contact">Liên hệ</a>.</p>`,
  },
  record: {
    title: 'Mỗi vòng có một dòng trong lịch sử cược',
    html: `
<p><a href="/?mc=personalHistoryCopy">Lịch sử cược</a> ghi tiền cược, tiền thắng và số dư trước,
sau của từng vòng, cùng tổng thắng thua theo kỳ bạn chọn.</p>`,
  },
  session: {
    title: 'Phiên đăng nhập tự kết thúc sau 15 phút không hoạt động',
    html: `
<p>Tài khoản chỉ đăng nhập ở một nơi mỗi lúc: đăng nhập ở thiết bị khác sẽ kết thúc phiên này. Vòng
đang chơi không mất; mở lại game là bạn thấy vòng đó kết thúc ra sao.</p>`,
  },
  languages: {
    title: 'Trang có bảy ngôn ngữ',
    html: `
<p>Đổi ngôn ngữ ở đầu trang hoặc trong danh mục. Trang ghi nhớ lựa chọn trên thiết bị này; giao
diện tối hay sáng cũng vậy.</p>`,
  },
  age: {
    title: 'Chỉ dành cho người từ 18 tuổi',
    html: `
<p>Khi đăng ký, bạn xác nhận mình đủ 18 tuổi. Tiền ở đây là tiền thử, nhưng thói quen chơi thì
thật: xem <a href="/help?item=responsible">Chơi có trách nhiệm</a>.</p>`,
  },
  licences: {
    title: 'Các dấu giấy phép ở chân trang là bản dùng thử',
    html: `
<p>Trang này <strong>không có giấy phép nào</strong>. Các dấu ở chân trang cho thấy chỗ của giấy
phép và được ghi rõ là bản dùng thử. Xem <a href="/help?item=licences">Giấy phép</a>.</p>`,
  },
};
