/** Banners and help. */
export const content = {
  banners: 'Nổi bật',
  slide: 'Mục {index} trên {total}',
  next: 'Banner sau',
  goTo: 'Xem banner {index} trên {total}',
  helpItems: 'Các mục trợ giúp',
  helpNone: 'Chưa có mục trợ giúp nào',
  helpMissing: 'Không có mục trợ giúp này. Có thể mục đã được đổi hoặc gỡ bỏ.',
} as const;
