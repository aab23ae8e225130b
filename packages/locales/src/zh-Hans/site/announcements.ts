import { announcements as en } from '../../en/site/announcements';
import type { Translated } from '../../phrases';
import type { announcements as vi } from '../../vi/site/announcements';

export const announcements = {
  ...en,
  list: '公告列表',
  none: '目前没有公告，新公告会显示在这里。',
  missing: '没有这条公告，可能已过期或被移除。',
  unread: '未读',
  newer: '较新',
  older: '较早',
  share: '分享此公告',
  linkCopied: '链接已复制',
  demo: '演示',
  notToday: '今日不再显示',
} as const satisfies Translated<typeof vi>;
