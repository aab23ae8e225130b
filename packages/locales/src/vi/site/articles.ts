/** The news and the blog: the list with its reader. */
export const articles = {
  list: 'Danh sách bài',
  none: 'Chưa có bài nào. Bài mới sẽ hiện ở đây.',
  missing: 'Không có bài này. Có thể bài đã hết hạn hoặc được gỡ bỏ.',
  share: 'Chia sẻ bài này',
  linkCopied: 'Đã sao chép liên kết',
  demo: 'Bản dùng thử',
} as const;
