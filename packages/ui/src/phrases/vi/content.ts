/** Banners and help. */
export const content = {
  banners: 'Nổi bật',
  slide: 'Mục {index} trên {total}',
  next: 'Banner sau',
  goTo: 'Xem banner {index} trên {total}',
} as const;
