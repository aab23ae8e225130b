import type { Translated } from '../shape';
import type { message as vi } from '../vi/message';

export const message = {
  title: 'Announcements',
  none: 'There are no announcements right now',
  read: 'Read announcement',
  dontShow: 'Don’t show again today',
  all: 'All',
  inbox: 'Inbox',
  unread: '{count} unread messages',
  empty: 'Your inbox is empty',
} as const satisfies Translated<typeof vi>;
