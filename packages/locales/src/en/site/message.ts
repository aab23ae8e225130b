import type { Translated } from '../../phrases';
import type { message as vi } from '../../vi/site/message';

/** The player's inbox. */
export const message = {
  unread: 'Unread messages: {count}',
  allRead: 'You have read everything',
  markAll: 'Mark all as read',
  list: 'Messages, the newest first',
  unreadMark: 'unread',
  empty: 'Your inbox is empty. News about your money, documents and security comes here.',
  open: 'Open {page}',
  openTicket: 'Open the request',
  remove: 'Delete message',
  removeAsk: 'Delete this message? It cannot be brought back.',
  removeYes: 'Delete',
  keep: 'Keep',
  removed: 'Message deleted',
  more: 'Show older messages',
} as const satisfies Translated<typeof vi>;
