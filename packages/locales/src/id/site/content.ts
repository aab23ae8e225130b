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
  outside: 'Bantuan di luar situs ini',
  outsideText:
    'Organisasi ini tidak terkait dengan situs ini. Mereka mendengarkan dan tidak menghakimi.',
  outsideOthers: 'Di negara lain',
} as const satisfies Translated<typeof vi>;
