/** Pages that stand instead of the site: not found, closed, refused. */
export const status = {
  notFoundTitle: 'Không tìm thấy trang',
  notFoundInfo: 'Trang này đã đổi chỗ hoặc không tồn tại.',
  goHome: 'Về trang chủ',
  notOpenTitle: 'Mục này chưa mở',
  notOpenInfo: 'Trang này chưa mở mục này. Khi mở, nội dung sẽ xuất hiện tại đây.',
  maintenanceTitle: 'Hệ thống đang nâng cấp',
  maintenanceInfo:
    'Trang sẽ sớm mở lại. Lượt cược đang mở vẫn được xử lý và trả như thường. Nếu cần hỗ trợ gấp, hãy liên hệ chăm sóc khách hàng.',
  maintenanceUntil: 'Dự kiến xong lúc',
  maintenanceDay: 'ngày {date}, {gmt}',
  maintenanceStill: 'Hệ thống vẫn đang nâng cấp. Trang sẽ tự mở lại khi xong.',
  maintenanceReload: 'Tải lại',
  regionTitle: 'Không thể truy cập từ mạng của bạn',
  regionInfo:
    'Dịch vụ không áp dụng tại khu vực hoặc mạng này. Nếu cho rằng có nhầm lẫn, hoặc còn số dư cần rút, hãy liên hệ chăm sóc khách hàng.',
  yourIp: 'Địa chỉ IP của bạn',
  failedTitle: 'Hệ thống gặp lỗi',
  failedInfo: 'Chúng tôi đã ghi nhận lỗi. Hãy thử lại sau ít phút.',
  timeout: 'Trang tải quá lâu. Hãy kiểm tra mạng rồi tải lại.',
} as const;
