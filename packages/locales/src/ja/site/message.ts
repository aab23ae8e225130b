import { message as en } from '../../en/site/message';
import type { Translated } from '../../phrases';
import type { message as vi } from '../../vi/site/message';

export const message = {
  ...en,
  title: 'お知らせ',
  none: '現在お知らせはありません',
  all: 'すべて',
} as const satisfies Translated<typeof vi>;
