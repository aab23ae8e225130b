/** E-mails and SMS, by their template; `text` of a mail stands above its code or link. */
export const messages = {
  sign_in_code: {
    subject: 'Mã đăng nhập {brand}',
    text: 'Đây là mã để bạn đăng nhập. Mã có hiệu lực trong {minutes} phút và chỉ dùng được một lần.',
    sms: '{brand}: {code} là mã đăng nhập, có hiệu lực {minutes} phút. Đừng đưa mã cho bất kỳ ai.',
  },
  registration_code: {
    subject: 'Mã đăng ký {brand}',
    text: 'Đây là mã để bạn tạo tài khoản. Mã có hiệu lực trong {minutes} phút và chỉ dùng được một lần.',
    sms: '{brand}: {code} là mã đăng ký, có hiệu lực {minutes} phút. Đừng đưa mã cho bất kỳ ai.',
  },
  number_has_account: {
    subject: 'Bạn đã có tài khoản {brand}',
    text: 'Có người vừa xin mã đăng ký cho số của bạn, nhưng số này đã có tài khoản. Nếu là bạn, hãy đăng nhập.',
    sms: '{brand}: số này đã có tài khoản. Hãy đăng nhập, hoặc bỏ qua tin này nếu không phải bạn.',
  },
  mobile_has_no_account: {
    subject: 'Chưa có tài khoản {brand}',
    text: 'Có người vừa xin mã đăng nhập cho số của bạn, nhưng số này chưa có tài khoản.',
    sms: '{brand}: số này chưa có tài khoản. Hãy đăng ký, hoặc bỏ qua tin này nếu không phải bạn.',
  },
  password_reset_code: {
    subject: 'Mã đặt lại mật khẩu {brand}',
    text: 'Đây là mã để đặt lại mật khẩu. Mã có hiệu lực trong {minutes} phút và chỉ dùng được một lần.',
    sms: '{brand}: {code} là mã đặt lại mật khẩu, có hiệu lực {minutes} phút. Đừng đưa mã cho bất kỳ ai.',
  },
  password_reset_link: {
    subject: 'Đặt lại mật khẩu {brand}',
    text: 'Mở liên kết này để đặt lại mật khẩu. Liên kết có hiệu lực trong {minutes} phút và chỉ dùng được một lần.',
    sms: '{brand}: đặt lại mật khẩu trong {minutes} phút tại {link}',
  },
  unlock_link: {
    subject: 'Mở khóa tài khoản {brand}',
    text: 'Tài khoản bị khóa sau nhiều lần nhập sai mật khẩu. Mở liên kết này để mở khóa ngay. Liên kết có hiệu lực trong {minutes} phút và chỉ dùng được một lần.',
    sms: '{brand}: mở khóa tài khoản trong {minutes} phút tại {link}',
  },
  contact_code: {
    subject: 'Mã xác nhận {brand}',
    text: 'Đây là mã để xác nhận địa chỉ liên hệ của bạn. Mã có hiệu lực trong {minutes} phút và chỉ dùng được một lần.',
    sms: '{brand}: {code} là mã xác nhận số điện thoại, có hiệu lực {minutes} phút. Đừng đưa mã cho bất kỳ ai.',
  },
  contact_changed: {
    subject: 'Thông tin liên hệ {brand} đã thay đổi',
    text: 'Email hoặc số điện thoại của tài khoản đã được thay đổi.',
    sms: '{brand}: email hoặc số điện thoại của tài khoản đã đổi lúc {at}. Không phải bạn? Liên hệ hỗ trợ ngay.',
  },
  password_changed: {
    subject: 'Mật khẩu {brand} đã thay đổi',
    text: 'Mật khẩu của tài khoản đã được thay đổi. Các phiên đăng nhập khác đã kết thúc.',
    sms: '{brand}: mật khẩu đã đổi lúc {at}. Không phải bạn? Liên hệ hỗ trợ ngay.',
  },
  new_device: {
    subject: 'Đăng nhập {brand} từ thiết bị mới',
    text: 'Tài khoản vừa được đăng nhập từ một thiết bị mới.',
    sms: '{brand}: đăng nhập từ thiết bị mới lúc {at}. Không phải bạn? Đổi mật khẩu ngay.',
  },
  factor_changed: {
    subject: 'Bảo mật {brand} đã thay đổi',
    text: 'Cách xác minh thêm khi đăng nhập của tài khoản đã được thay đổi.',
    sms: '{brand}: cách xác minh khi đăng nhập đã đổi lúc {at}. Không phải bạn? Liên hệ hỗ trợ ngay.',
  },
  account_held: {
    subject: 'Tài khoản {brand} của bạn đã bị khóa',
    text: 'Bộ phận hỗ trợ đã khóa tài khoản vì có thể người khác đã dùng nó. Mọi phiên đã kết thúc. Hãy đăng nhập, mở khóa bằng mã hoặc qua email rồi đặt mật khẩu mới.',
    sms: '{brand}: hỗ trợ đã khóa tài khoản của bạn lúc {at} vì có thể người khác đã dùng. Đăng nhập để mở khóa và đổi mật khẩu.',
  },
  account_closed: {
    subject: 'Tài khoản {brand} của bạn đã được xóa',
    text: 'Như bạn yêu cầu, tài khoản của bạn đã được xóa cùng với thông tin cá nhân và địa chỉ e-mail này. Hồ sơ về tiền và cược được lưu không kèm tên theo quy định của pháp luật. Cảm ơn bạn và tạm biệt.',
    sms: '{brand}: tài khoản của bạn đã được xóa lúc {at} như bạn yêu cầu. Tạm biệt.',
  },
  case_late: {
    subject: 'Yêu cầu của bạn cần thêm thời gian',
    text: 'Chúng tôi chưa kịp trả lời yêu cầu của bạn đúng giờ đã hẹn. Yêu cầu vẫn đang được xử lý và tiền của bạn vẫn an toàn.',
    sms: '{brand}: yêu cầu của bạn cần thêm thời gian, vẫn đang được xử lý. Tiền của bạn vẫn an toàn.',
  },
  case_asked: {
    subject: '{brand} cần bạn trả lời',
    text: '{message}',
    sms: '{brand}: {message}',
  },
  case_parked: {
    subject: 'Yêu cầu của bạn đang chờ',
    text: 'Yêu cầu của bạn đang chờ: {message} Chúng tôi xem lại trước {until}.',
    sms: '{brand}: yêu cầu của bạn đang chờ: {message} Xem lại trước {until}.',
  },
  ticket_answered: {
    subject: 'Trả lời yêu cầu {number}',
    text: '{message}',
    sms: '{brand}: {message}',
  },
  ticket_asked: {
    subject: 'Yêu cầu {number} cần bạn trả lời',
    text: '{message}',
    sms: '{brand}: {message}',
  },
  receipt_due: {
    subject: 'Tiền rút {number} đã về chưa?',
    text: 'Ngân hàng đã chuyển lần rút {number}. Nếu bạn không trả lời trước {until}, hệ thống coi như bạn đã nhận đủ. Sau đó bạn vẫn khiếu nại được.',
    sms: '{brand}: tiền rút {number} đã về chưa? Không trả lời trước {until} thì tính là đã nhận.',
  },
  operator_invited: {
    subject: 'Lời mời vào trang quản trị của {brand}',
    text: 'Bạn được mời vào trang quản trị của {brand}. Mở liên kết này để đặt mật khẩu và cách xác minh. Liên kết dùng một lần, đến {until}.',
    sms: '{brand}: lời mời vào trang quản trị, dùng một lần đến {until}: {link}',
  },
  operator_device: {
    subject: 'Mã vào trang quản trị của {brand}',
    text: 'Bạn đang vào trang quản trị từ một trình duyệt mới. Mã này dùng một lần, trong {minutes} phút.',
    sms: '{brand}: {code} là mã vào trang quản trị, dùng trong {minutes} phút. Đừng đưa cho ai.',
  },
  operator_recovery: {
    subject: 'Mã khôi phục mới cho trang quản trị của {brand}',
    text: 'Tài khoản quản trị của bạn có mã khôi phục mới; các mã trước không còn dùng được. Nếu không phải bạn, hãy báo ngay cho quản trị viên.',
    sms: '{brand}: tài khoản quản trị có mã khôi phục mới. Không phải bạn? Báo ngay quản trị viên.',
  },
  operator_reset: {
    subject: 'Quyền vào trang quản trị của {brand} được đặt lại',
    text: 'Mật khẩu, cách xác minh và các phiên của bạn ở trang quản trị không còn dùng được. Mở liên kết này để đặt lại. Liên kết dùng một lần, đến {until}. Nếu bạn không yêu cầu, hãy báo ngay cho quản trị viên.',
    sms: '{brand}: quyền quản trị của bạn được đặt lại. Liên kết dùng một lần đến {until}: {link}',
  },
  at: 'Thời gian: {at}',
  place: 'Địa điểm: {place}',
  device: 'Thiết bị: {device}',
  openLink: 'Mở liên kết',
  neverShare: 'Đừng đưa mã hay liên kết này cho bất kỳ ai. Nhân viên {brand} không bao giờ hỏi.',
  ignore: 'Nếu không phải bạn yêu cầu, hãy bỏ qua email này.',
  notYou: 'Nếu không phải bạn, hãy đổi mật khẩu và liên hệ hỗ trợ ngay.',
} as const;
