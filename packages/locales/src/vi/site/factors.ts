/** How a player shows who they are: confirmation, second factors, devices. */
export const factors = {
  stepUpTitle: 'Xác nhận đó là bạn',
  stepUpWhy:
    'Nhập mật khẩu để tiếp tục. Việc này bảo vệ tài khoản nếu có người khác dùng máy của bạn.',
  wrongPassword: 'Mật khẩu không đúng',
  confirm: 'Xác nhận',
} as const;
