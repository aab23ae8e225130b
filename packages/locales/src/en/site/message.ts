import type { Translated } from '../../phrases';
import type { message as vi } from '../../vi/site/message';

export const message = {
  title: 'Announcements',
  none: 'There are no announcements right now',
  all: 'All',
} as const satisfies Translated<typeof vi>;
