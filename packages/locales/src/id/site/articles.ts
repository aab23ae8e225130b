import { articles as en } from '../../en/site/articles';
import type { Translated } from '../../phrases';
import type { articles as vi } from '../../vi/site/articles';

export const articles = {
  ...en,
  list: 'Daftar artikel',
  none: 'Belum ada artikel. Artikel baru akan tampil di sini.',
  missing: 'Artikel ini tidak ada. Mungkin sudah berakhir atau dihapus.',
  share: 'Bagikan artikel ini',
  linkCopied: 'Tautan disalin',
  demo: 'Demo',
} as const satisfies Translated<typeof vi>;
