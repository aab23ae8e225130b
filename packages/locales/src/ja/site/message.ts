import { message as en } from '../../en/site/message';
import type { Translated } from '../../phrases';
import type { message as vi } from '../../vi/site/message';

/** The player's inbox. */
export const message = {
  ...en,
  unread: '未読メッセージ {count} 件',
  allRead: 'すべて読みました',
  markAll: 'すべて既読にする',
  list: 'メッセージ（新しい順）',
  unreadMark: '未読',
  empty: '受信箱は空です。お金、書類、安全に関するお知らせがここに届きます。',
  open: '{page}を開く',
  openTicket: 'リクエストを開く',
  remove: 'メッセージを削除',
  removeAsk: 'このメッセージを削除しますか。元には戻せません。',
  removeYes: '削除',
  keep: '残す',
  removed: 'メッセージを削除しました',
  more: '前のメッセージを表示',
} as const satisfies Translated<typeof vi>;
