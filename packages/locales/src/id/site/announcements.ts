import { announcements as en } from '../../en/site/announcements';
import type { Translated } from '../../phrases';
import type { announcements as vi } from '../../vi/site/announcements';

export const announcements = {
  ...en,
  list: 'Daftar pengumuman',
  none: 'Belum ada pengumuman. Pengumuman baru akan muncul di sini.',
  missing: 'Pengumuman ini tidak ada. Mungkin sudah berakhir atau dihapus.',
  unread: 'Belum dibaca',
  newer: 'Lebih baru',
  older: 'Lebih lama',
  share: 'Bagikan pengumuman ini',
  linkCopied: 'Tautan disalin',
  demo: 'Versi demo',
  notToday: 'Jangan tampilkan lagi hari ini',
} as const satisfies Translated<typeof vi>;
