import { message as en } from '../../en/site/message';
import type { Translated } from '../../phrases';
import type { message as vi } from '../../vi/site/message';

export const message = {
  ...en,
  title: 'ประกาศ',
  none: 'ตอนนี้ไม่มีประกาศ',
  all: 'ทั้งหมด',
} as const satisfies Translated<typeof vi>;
