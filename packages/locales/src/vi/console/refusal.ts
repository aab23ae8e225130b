import type { ConsoleCode } from '@parlour/contract/errors';

/** What every refusal of an operator's call means, by its code. */
export const refusal = {
  'operator.session_required': 'Hãy đăng nhập.',
  'operator.locked': 'Trang đang khóa. Hãy mở bằng mã xác thực.',
  'operator.right_missing': 'Bạn không có quyền này. Quản trị viên là người cấp quyền.',
  'operator.step_up_required': 'Hãy xác thực lại để tiếp tục.',
  'operator.wrong_credentials': 'Tên, mật khẩu hoặc mã không đúng.',
  'operator.account_locked': 'Sai quá nhiều lần. Tài khoản khóa 30 phút.',
  'operator.code_used': 'Mã này đã được dùng. Hãy đợi mã kế tiếp.',
  'operator.invitation_over': 'Lời mời đã hết hạn hoặc đã được dùng. Hãy xin lời mời mới.',
  'operator.password_weak': 'Mật khẩu quá dễ đoán. Hãy chọn mật khẩu khác.',
  'operator.name_taken': 'Tên này đã có người dùng.',
  'operator.role_conflict': 'Một người không được giữ hai quyền này cùng lúc.',
  'operator.self': 'Không ai tự đổi quyền của chính mình.',
  'operator.last_of_kind': 'Đây là người cuối cùng giữ vai trò này.',
  'operator.lookup_limit': 'Đã tìm quá nhiều lần trong một giờ.',
  'operator.reveal_limit': 'Đã mở quá nhiều thông tin cá nhân trong một giờ.',
  'change.stale': 'Dữ liệu đã thay đổi từ khi bạn mở. Hãy xem lại trước khi lưu.',
  'change.open': 'Đang có một đề xuất khác cho mục này.',
  'change.needs_second': 'Thay đổi này cần người thứ hai duyệt.',
  'change.same_person': 'Người duyệt phải là người khác.',
  'change.reason_missing': 'Hãy ghi lý do.',
  'change.not_undoable': 'Thay đổi này không thể hoàn tác.',
  'change.decided': 'Đề xuất này đã được quyết định.',
  'change.real_brand': 'Thương hiệu này dùng tiền thật: chỉ đổi được trong bảng điều hành.',
  'brand.not_ready': 'Thương hiệu chưa đủ điều kiện dùng tiền thật.',
} as const satisfies Record<ConsoleCode, string>;
