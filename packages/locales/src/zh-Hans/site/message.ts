import { message as en } from '../../en/site/message';
import type { Translated } from '../../phrases';
import type { message as vi } from '../../vi/site/message';

/** The player's inbox. */
export const message = {
  ...en,
  unread: '{count} 条未读消息',
  allRead: '您已读完所有消息',
  markAll: '全部标为已读',
  list: '消息，最新在前',
  unreadMark: '未读',
  empty: '收件箱是空的。有关您的资金、证件和安全的消息会出现在这里。',
  open: '打开{page}',
  openTicket: '打开请求',
  remove: '删除消息',
  removeAsk: '删除这条消息？删除后无法恢复。',
  removeYes: '删除',
  keep: '保留',
  removed: '消息已删除',
  more: '查看更早的消息',
} as const satisfies Translated<typeof vi>;
