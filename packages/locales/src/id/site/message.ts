import { message as en } from '../../en/site/message';
import type { Translated } from '../../phrases';
import type { message as vi } from '../../vi/site/message';

export const message = {
  ...en,
  title: 'Pengumuman',
  none: 'Saat ini tidak ada pengumuman',
  all: 'Semua',
} as const satisfies Translated<typeof vi>;
