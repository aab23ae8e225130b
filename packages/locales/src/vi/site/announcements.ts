/** Announcements: the list with its reader, and popups. */
export const announcements = {
  list: 'Danh sách thông báo',
  none: 'Hiện không có thông báo. Thông báo mới sẽ hiện ở đây.',
  missing: 'Không có thông báo này. Có thể thông báo đã hết hạn hoặc được gỡ bỏ.',
  unread: 'Chưa đọc',
  newer: 'Mới hơn',
  older: 'Cũ hơn',
  share: 'Chia sẻ thông báo',
  linkCopied: 'Đã sao chép liên kết',
  demo: 'Bản dùng thử',
  notToday: 'Hôm nay không hiện lại',
} as const;
