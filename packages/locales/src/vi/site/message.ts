/** The player's inbox. */
export const message = {
  unread: '{count} thư chưa đọc',
  allRead: 'Bạn đã đọc hết thư',
  markAll: 'Đánh dấu tất cả đã đọc',
  list: 'Các thư, mới nhất ở trên',
  unreadMark: 'chưa đọc',
  empty: 'Hộp thư trống. Tin về tiền, giấy tờ và bảo mật của bạn sẽ đến đây.',
  open: 'Mở trang {page}',
  openTicket: 'Mở yêu cầu',
  remove: 'Xóa thư',
  removeAsk: 'Xóa thư này? Thư đã xóa không lấy lại được.',
  removeYes: 'Xóa',
  keep: 'Giữ lại',
  removed: 'Đã xóa thư',
  more: 'Xem thư cũ hơn',
} as const;
