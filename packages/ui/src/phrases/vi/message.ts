/** Announcements and the inbox. */
export const message = {
  title: 'Thông báo',
  none: 'Hiện không có thông báo',
  read: 'Đọc thông báo',
  dontShow: 'Hôm nay không hiện lại',
  all: 'Tất cả',
  inbox: 'Hộp thư',
  unread: '{count} thư chưa đọc',
  empty: 'Hộp thư trống',
} as const;
