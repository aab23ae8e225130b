import { content as en } from '../../en/site/content';
import type { Translated } from '../../phrases';
import type { content as vi } from '../../vi/site/content';

export const content = {
  ...en,
  banners: 'Sorotan',
  goTo: 'Tampilkan banner {index} dari {total}',
  helpItems: 'Topik bantuan',
  helpNone: 'Belum ada topik bantuan',
  helpMissing: 'Topik bantuan ini tidak ada. Mungkin sudah diubah atau dihapus.',
} as const satisfies Translated<typeof vi>;
