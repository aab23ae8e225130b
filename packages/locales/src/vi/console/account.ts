export const account = {
  title: 'Tài khoản của bạn',
  devices: 'Trình duyệt đã biết',
  devicesWhat:
    'Ở các trình duyệt này, đăng nhập không cần mã gửi qua thư. Hãy quên trình duyệt mà bạn không còn dùng.',
  device: 'Trình duyệt',
  country: 'Quốc gia',
  since: 'Biết từ',
  seen: 'Dùng lần cuối',
  acts: 'Thao tác',
  unnamed: 'Trình duyệt không rõ tên',
  isOwn: 'Trình duyệt này',
  forget: 'Quên',
  forgetOf: 'Quên {name}',
  forgotten: 'Đã quên. Lần đăng nhập sau ở đó cần mã gửi qua thư.',
  none: 'Chưa có trình duyệt nào được biết.',
  recoveryWhat:
    'Dùng khi bạn mất ứng dụng xác thực. Mã mới thay tất cả mã trước, kể cả mã bạn chưa kịp thấy.',
  recoveryLeft: 'Mã còn lại: {left}',
  renewRecovery: 'Tạo mã mới',
} as const;
