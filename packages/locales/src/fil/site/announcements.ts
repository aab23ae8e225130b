import { announcements as en } from '../../en/site/announcements';
import type { Translated } from '../../phrases';
import type { announcements as vi } from '../../vi/site/announcements';

export const announcements = {
  ...en,
  list: 'Listahan ng mga anunsyo',
  none: 'Wala pang anunsyo ngayon. Dito lalabas ang mga bago.',
  missing: 'Walang ganitong anunsyo. Baka tapos na ito o inalis na.',
  unread: 'Hindi pa nababasa',
  newer: 'Mas bago',
  older: 'Mas luma',
  share: 'I-share ang anunsyong ito',
  linkCopied: 'Nakopya ang link',
  demo: 'Demo',
  notToday: 'Huwag nang ipakita ngayong araw',
} as const satisfies Translated<typeof vi>;
