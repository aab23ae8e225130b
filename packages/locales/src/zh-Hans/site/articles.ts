import { articles as en } from '../../en/site/articles';
import type { Translated } from '../../phrases';
import type { articles as vi } from '../../vi/site/articles';

export const articles = {
  ...en,
  list: '文章列表',
  none: '暂无文章，新文章会显示在这里。',
  missing: '没有这篇文章，可能已过期或被移除。',
  share: '分享这篇文章',
  linkCopied: '链接已复制',
  demo: '演示',
} as const satisfies Translated<typeof vi>;
