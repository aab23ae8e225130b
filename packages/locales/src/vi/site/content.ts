/** Banners and help. */
export const content = {
  banners: 'Nổi bật',
  goTo: 'Xem banner {index} trên {total}',
  helpItems: 'Các mục trợ giúp',
  helpNone: 'Chưa có mục trợ giúp nào',
  helpMissing: 'Không có mục trợ giúp này. Có thể mục đã được đổi hoặc gỡ bỏ.',
} as const;
