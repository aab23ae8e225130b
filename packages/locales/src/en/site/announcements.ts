import type { Translated } from '../../phrases';
import type { announcements as vi } from '../../vi/site/announcements';

export const announcements = {
  list: 'List of announcements',
  none: 'There are no announcements right now. New ones will be here.',
  missing: 'There is no such announcement. It may be over or have been removed.',
  unread: 'Unread',
  newer: 'Newer',
  older: 'Older',
  share: 'Share this announcement',
  linkCopied: 'Link copied',
  demo: 'Demo',
  notToday: 'Don’t show again today',
} as const satisfies Translated<typeof vi>;
