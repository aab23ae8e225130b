import { announcements as en } from '../../en/site/announcements';
import type { Translated } from '../../phrases';
import type { announcements as vi } from '../../vi/site/announcements';

export const announcements = {
  ...en,
  list: 'お知らせ一覧',
  none: '現在お知らせはありません。新しいお知らせはここに表示されます。',
  missing: 'このお知らせは見つかりません。終了または削除された可能性があります。',
  unread: '未読',
  newer: '新しいお知らせ',
  older: '以前のお知らせ',
  share: 'このお知らせを共有',
  linkCopied: 'リンクをコピーしました',
  demo: 'デモ',
  notToday: '今日は表示しない',
} as const satisfies Translated<typeof vi>;
