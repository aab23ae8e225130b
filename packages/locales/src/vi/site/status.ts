/** Pages that stand instead of the site: not found, closed, refused. */
export const status = {
  notFoundTitle: 'Không tìm thấy trang',
  notFoundInfo: 'Trang này đã đổi chỗ hoặc không tồn tại.',
  goHome: 'Về trang chủ',
  notOpenTitle: 'Mục này chưa mở',
  notOpenInfo: 'Trang này chưa mở mục này. Khi mở, nội dung sẽ xuất hiện tại đây.',
  failedTitle: 'Hệ thống gặp lỗi',
  failedInfo: 'Chúng tôi đã ghi nhận lỗi. Hãy thử lại sau ít phút.',
  timeout: 'Trang tải quá lâu. Hãy kiểm tra mạng rồi tải lại.',
} as const;
