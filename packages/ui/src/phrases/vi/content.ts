/** Banners and help. */
export const content = {
  banners: 'Nổi bật',
  slide: 'Mục {index} trên {total}',
  previous: 'Banner trước',
  next: 'Banner sau',
  goTo: 'Xem banner {index} trên {total}',
  helpTitle: 'Trung tâm trợ giúp',
} as const;
