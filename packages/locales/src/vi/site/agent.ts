/** What agents are offered, and the way in by a code. */
export const agent = {
  about:
    'Đại lý giới thiệu người chơi đến {brand} bằng mã của mình. Người đăng ký bằng mã sẽ thuộc tuyến dưới của đại lý.',
  offered: 'Hiện có gì',
  code: 'Mã riêng',
  codeInfo: 'Mỗi mã là của một đại lý. Mã có thể mở tài khoản người chơi hoặc đại lý cấp dưới.',
  link: 'Liên kết đăng ký',
  linkInfo: 'Mã đi kèm liên kết: ai mở liên kết thì biểu mẫu đăng ký đã có sẵn mã.',
  downline: 'Tuyến dưới rõ ràng',
  downlineInfo:
    'Người đăng ký bằng mã nằm ngay dưới đại lý của mã, và không tự chuyển sang tuyến khác.',
  notYet: 'Chưa có gì',
  notYetInfo:
    'Hoa hồng, báo cáo tuyến dưới, trung tâm đại lý và đơn xin làm đại lý chưa mở. Trang không hứa tỷ lệ hay khoản thu nhập nào.',
  join: 'Đăng ký bằng mã',
  yourCode: 'Mã của đại lý',
  codeMissing: 'Hãy nhập mã của đại lý.',
  codeWrong: 'Mã này không có hoặc không còn dùng được.',
  codeUnchecked: 'Chưa kiểm tra được mã. Vui lòng thử lại.',
  go: 'Đến trang đăng ký',
} as const;
