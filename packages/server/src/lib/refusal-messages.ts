import type { ErrorCode } from '@parlour/contract/errors';
import type { Language } from '@parlour/contract/languages';

/** `message` of a refusal in our own words, for callers without phrases: Vietnamese, English. */
const messages: Record<ErrorCode, readonly [vietnamese: string, english: string]> = {
  'request.invalid': ['Dữ liệu gửi lên chưa đúng.', 'Some of what was sent is not right.'],
  'request.sealed_required': ['Yêu cầu này phải được mã hoá.', 'This call must be sent sealed.'],
  'request.stale': [
    'Yêu cầu đã quá hạn hoặc đã được dùng.',
    'The call is too old or was sent before.',
  ],
  'request.repeat_conflict': [
    'Yêu cầu này đã được gửi với nội dung khác.',
    'This call was already sent with other content.',
  ],
  'request.too_large': ['Dữ liệu gửi lên quá lớn.', 'What was sent is too large.'],
  'request.too_many': [
    'Quá nhiều yêu cầu. Hãy thử lại sau.',
    'Too many requests. Try again later.',
  ],
  'request.unknown': ['Không tìm thấy.', 'Not found.'],
  'system.failed': ['Đã có lỗi xảy ra.', 'Something went wrong.'],
  'system.busy': [
    'Hệ thống đang bận và chưa thực hiện gì. Hãy thử lại.',
    'The system is busy and did nothing. Try again.',
  ],
  'system.timeout': ['Quá thời gian chờ. Hãy thử lại.', 'It took too long. Try again.'],
  'brand.maintenance': ['Trang đang được bảo trì.', 'The site is under maintenance.'],
  'brand.region_blocked': [
    'Dịch vụ không có ở khu vực của bạn.',
    'The service is not available in your region.',
  ],
  'brand.address_blocked': [
    'Địa chỉ mạng này không được phục vụ.',
    'This network address is not served.',
  ],
  'brand.unknown_host': ['Địa chỉ trang không hợp lệ.', 'There is no site at this address.'],
  'brand.not_enabled': ['Tính năng này chưa được mở.', 'This is not enabled here.'],
  'session.required': ['Hãy đăng nhập.', 'Log in first.'],
  'session.expired': ['Phiên đăng nhập đã kết thúc.', 'The session has ended.'],
  'session.elsewhere': [
    'Tài khoản vừa đăng nhập ở nơi khác.',
    'The account was used to log in elsewhere.',
  ],
  'session.idle': [
    'Phiên đã kết thúc vì không có hoạt động.',
    'The session ended because nothing was done in it.',
  ],
  'session.trial_account': ['Cần tài khoản thật.', 'A real account is needed.'],
  'session.wrong_credentials': [
    'Tên đăng nhập hoặc mật khẩu không đúng.',
    'The username or the password is wrong.',
  ],
  'session.captcha_required': ['Hãy nhập mã hình.', 'Enter the code of the picture.'],
  'session.captcha_wrong': ['Mã hình không đúng.', 'The code of the picture is wrong.'],
  'session.verification_required': ['Hãy xác minh trước.', 'Verify first.'],
  'session.verification_failed': ['Xác minh không thành công.', 'The verification failed.'],
  'session.locked': [
    'Đăng nhập sai quá nhiều lần. Hãy thử lại sau.',
    'Too many wrong tries. Try again later.',
  ],
  'session.step_required': ['Cần thêm một bước xác minh.', 'One more step is needed.'],
  'session.step_up_required': ['Hãy xác nhận lại mật khẩu.', 'Confirm the password again.'],
  'session.not_agent': ['Đây không phải tài khoản đại lý.', 'This is not an agent account.'],
  'session.not_member': ['Đây không phải tài khoản hội viên.', 'This is not a member account.'],
  'session.username_taken': ['Tên đăng nhập đã có người dùng.', 'The username is taken.'],
  'session.password_weak': ['Mật khẩu này quá dễ đoán.', 'This password is too easy to guess.'],
  'agent.code_invalid': ['Mã giới thiệu không đúng.', 'The invitation code is wrong.'],
  'wallet.insufficient_funds': ['Số dư không đủ.', 'The balance is not enough.'],
  'wallet.single': ['Chỉ có một ví.', 'There is only one wallet.'],
  'wallet.currency_mismatch': ['Sai đơn vị tiền tệ.', 'The currency is another one.'],
  'wallet.same_wallet': ['Hai ví phải khác nhau.', 'The two wallets must differ.'],
  'wallet.vendor_unknown': ['Không có ví này.', 'There is no such wallet.'],
  'wallet.vendor_maintenance': ['Nhà cung cấp đang bảo trì.', 'The provider is under maintenance.'],
  'compliance.excluded': ['Tài khoản không được chơi lúc này.', 'The account may not play now.'],
  'compliance.cooling_off': ['Tài khoản đang tạm nghỉ.', 'The account is taking a break.'],
  'compliance.limit_reached': ['Đã đến giới hạn bạn đặt.', 'The limit that you set is reached.'],
  'compliance.under_age': ['Bạn chưa đủ tuổi.', 'You must be of age.'],
  'cashier.method_closed': ['Phương thức này đang đóng.', 'This method is closed.'],
  'cashier.too_many_waiting': [
    'Bạn có 3 lệnh nạp đang chờ thanh toán.',
    'Three deposits are waiting for payment.',
  ],
  'cashier.amount_below': ['Số tiền dưới mức tối thiểu.', 'The amount is below the minimum.'],
  'cashier.amount_above': ['Số tiền trên mức tối đa.', 'The amount is above the maximum.'],
  'launch.game_unavailable': ['Trò chơi chưa sẵn sàng.', 'The game is not available.'],
  'launch.vendor_maintenance': ['Nhà cung cấp đang bảo trì.', 'The vendor is under maintenance.'],
  'launch.vendor_failed': ['Nhà cung cấp không trả lời.', 'The vendor does not answer.'],
};

export const messageOf = (code: ErrorCode, language: Language): string => {
  const [vietnamese, english] = messages[code];
  return language === 'VI' ? vietnamese : english;
};
