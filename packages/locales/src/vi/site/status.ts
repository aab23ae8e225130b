/** Pages that stand instead of the site: not found, closed, refused. */
export const status = {
  notFoundTitle: 'Không tìm thấy trang',
  notFoundInfo: 'Trang này đã đổi chỗ hoặc không tồn tại.',
  goHome: 'Về trang chủ',
  notOpenTitle: 'Mục này chưa mở',
  notOpenInfo: 'Trang này chưa mở mục này. Khi mở, nội dung sẽ xuất hiện tại đây.',
  maintenanceTitle: 'Hệ thống đang nâng cấp',
  maintenanceInfo: 'Trang sẽ sớm mở lại. Nếu cần hỗ trợ gấp, hãy liên hệ chăm sóc khách hàng.',
  maintenanceUntil: 'Dự kiến xong lúc {time}',
  maintenanceReload: 'Tải lại',
  regionTitle: 'Không thể truy cập từ mạng của bạn',
  regionInfo:
    'Dịch vụ không áp dụng tại khu vực này. Nếu cho rằng có nhầm lẫn, hãy liên hệ chăm sóc khách hàng.',
  yourIp: 'Địa chỉ IP của bạn: {ip}',
  failedTitle: 'Hệ thống gặp lỗi',
  failedInfo: 'Chúng tôi đã ghi nhận lỗi. Hãy thử lại sau ít phút.',
  timeout: 'Trang tải quá lâu. Hãy kiểm tra mạng rồi tải lại.',
} as const;
