/** The messages of the inbox, by their template: a line, and the text below it. */
export const inbox = {
  withdrawal_paid: {
    title: 'Tiền rút {number} đã được chuyển',
    text: 'Ngân hàng đã nhận lệnh chuyển {amount} cho lần rút {number}. Khi tiền về, bạn xác nhận ở trang Rút tiền.',
  },
  withdrawal_refused: {
    title: 'Lệnh rút {number} bị từ chối',
    text: 'Lần rút {number} bị từ chối và {amount} đã trở lại ví của bạn. Lý do có ở trang Rút tiền.',
  },
  withdrawal_failed: {
    title: 'Tiền rút {number} chưa chuyển được',
    text: 'Ngân hàng không chuyển được lần rút {number}. {amount} đã trở lại ví của bạn.',
  },
  deposit_credited: {
    title: 'Tiền nạp {number} đã vào ví',
    text: '{amount} của lần nạp {number} đã vào ví sau khi được kiểm tra.',
  },
  deposit_other_amount: {
    title: 'Tiền nạp {number} khác số đã đặt',
    text: 'Lần nạp {number} đặt {asked}, số tiền đến là {amount}. {amount} đã vào ví.',
  },
  documents_passed: {
    title: 'Giấy tờ của bạn được chấp nhận',
    text: 'Giấy tờ đã được kiểm tra và chấp nhận. Bạn không cần gửi lại.',
  },
  documents_refused: {
    title: 'Giấy tờ của bạn không được chấp nhận',
    text: 'Giấy tờ đã được kiểm tra và không được chấp nhận. Xem chi tiết ở trang Tài khoản của tôi.',
  },
  documents_asked: {
    title: 'Cần gửi lại giấy tờ',
    text: 'Ảnh giấy tờ chưa dùng được. Lý do và chỗ gửi lại có ở trang Tài khoản của tôi.',
  },
  transfer_received: {
    title: 'Bạn nhận được {amount}',
    text: '{sender} vừa chuyển cho bạn {amount}.',
  },
  limits_changed: {
    title: 'Giới hạn chơi của bạn đã thay đổi',
    text: 'Giới hạn hoặc thời gian nghỉ của bạn thay đổi lúc {at}. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ hỗ trợ ngay.',
  },
  password_changed: {
    title: 'Mật khẩu của bạn đã thay đổi',
    text: 'Mật khẩu được đổi lúc {at}. Nếu không phải bạn, hãy liên hệ hỗ trợ ngay.',
  },
  contact_changed: {
    title: 'Thông tin liên hệ của bạn đã thay đổi',
    text: 'Email hoặc số điện thoại được đổi lúc {at}. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ hỗ trợ ngay.',
  },
  account_held: {
    title: 'Tài khoản của bạn đã bị khóa',
    text: 'Hỗ trợ đã khóa tài khoản lúc {at} vì có thể người khác đã dùng nó. Mọi phiên đã kết thúc và phải đổi mật khẩu.',
  },
  security_changed: {
    title: 'Cách xác minh của bạn đã thay đổi',
    text: 'Cách xác minh khi đăng nhập được đổi lúc {at}. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ hỗ trợ ngay.',
  },
  case_late: {
    title: 'Yêu cầu {number} cần thêm thời gian',
    text: 'Chúng tôi chưa trả lời yêu cầu {number} đúng giờ đã hẹn. Yêu cầu vẫn đang được xử lý và tiền của bạn vẫn an toàn.',
  },
  case_asked: {
    title: 'Yêu cầu {number} cần bạn trả lời',
    text: '{message}',
  },
  case_parked: {
    title: 'Yêu cầu {number} đang chờ',
    text: '{message} Chúng tôi xem lại yêu cầu {number} trước {until}.',
  },
  receipt_due: {
    title: 'Tiền rút {number} đã về chưa?',
    text: 'Ngân hàng đã chuyển lần rút {number}. Hãy xác nhận ở trang Rút tiền. Nếu bạn không trả lời trước {until}, hệ thống coi như bạn đã nhận đủ. Sau đó bạn vẫn khiếu nại được.',
  },
  ticket_answered: {
    title: 'Yêu cầu {number} có câu trả lời',
    text: 'Chúng tôi đã trả lời yêu cầu {number}. Nếu còn gì chưa ổn, bạn mở lại yêu cầu trong 30 ngày.',
  },
  ticket_asked: {
    title: 'Yêu cầu {number} cần bạn trả lời',
    text: 'Chúng tôi cần bạn cho biết thêm về yêu cầu {number}. Hãy đọc và trả lời trong yêu cầu.',
  },
  ticket_closed: {
    title: 'Yêu cầu {number} đã đóng',
    text: 'Chúng tôi đã đóng yêu cầu {number}. Nếu vẫn cần, bạn mở lại yêu cầu trong 30 ngày.',
  },
  room_silenced: {
    title: 'Bạn bị tạm cấm viết trong phòng trò chuyện',
    text: 'Nhân viên đã tạm cấm bạn viết trong phòng trò chuyện đến {until}. Bạn vẫn đọc được.',
  },
  room_silenced_ever: {
    title: 'Bạn bị cấm viết trong phòng trò chuyện',
    text: 'Nhân viên đã cấm bạn viết trong phòng trò chuyện. Bạn vẫn đọc được. Nếu thấy không đúng, hãy liên hệ hỗ trợ.',
  },
  room_lifted: {
    title: 'Bạn lại được viết trong phòng trò chuyện',
    text: 'Nhân viên đã cho bạn viết lại trong phòng trò chuyện.',
  },
  round_voided: {
    title: 'Vòng {number} đã bị hủy',
    text: 'Vòng {number} bị hủy theo quy định về sự cố: tiền cược {amount} đã trở lại ví của bạn, và tiền vòng này đã trả thưởng được thu hồi. Lý do có trong lịch sử cược.',
  },
  exclusion_lifted: {
    title: 'Giới hạn loại trừ của bạn đã được gỡ',
    text: 'Tài khoản của bạn bị loại trừ do nhầm với thông tin của người khác. Hai nhân viên đã kiểm tra và gỡ vào {at}. Giới hạn do chính bạn đặt vẫn giữ nguyên.',
  },
  deletion_refused: {
    title: 'Yêu cầu xóa tài khoản bị từ chối',
    text: 'Tài khoản của bạn vẫn hoạt động. Yêu cầu {number} xóa tài khoản bị từ chối. {reason}',
  },
  /** In place of a template that this version of the site does not have. */
  other: {
    title: 'Bạn có thư mới',
    text: 'Tải lại trang để đọc thư này.',
  },
} as const;
