/** Banners and help. */
export const content = {
  banners: 'Nổi bật',
  goTo: 'Xem banner {index} trên {total}',
  helpItems: 'Các mục trợ giúp',
  helpNone: 'Chưa có mục trợ giúp nào',
  helpMissing: 'Không có mục trợ giúp này. Có thể mục đã được đổi hoặc gỡ bỏ.',
  outside: 'Hỗ trợ bên ngoài',
  outsideText: 'Các tổ chức này độc lập với trang. Họ lắng nghe và không phán xét.',
  outsideOthers: 'Ở các nước khác',
} as const;
