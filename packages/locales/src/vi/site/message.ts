/** Announcements and the inbox. */
export const message = {
  title: 'Thông báo',
  none: 'Hiện không có thông báo',
  all: 'Tất cả',
  unread: '{count} thư chưa đọc',
  empty: 'Hộp thư trống',
} as const;
