import { message as en } from '../../en/site/message';
import type { Translated } from '../../phrases';
import type { message as vi } from '../../vi/site/message';

export const message = {
  ...en,
  title: 'Mga anunsyo',
  none: 'Walang anunsyo ngayon',
  all: 'Lahat',
} as const satisfies Translated<typeof vi>;
