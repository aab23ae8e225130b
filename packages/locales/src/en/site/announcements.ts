import type { Phrases } from '../../nouns';

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
} as const satisfies Record<keyof Phrases['announcements'], string>;
