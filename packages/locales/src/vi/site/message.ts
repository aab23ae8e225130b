/** Announcements and the inbox. */
export const message = {
  title: 'Thông báo',
  none: 'Hiện không có thông báo',
  all: 'Tất cả',
} as const;
