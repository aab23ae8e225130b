import { articles as en } from '../../en/site/articles';
import type { Translated } from '../../phrases';
import type { articles as vi } from '../../vi/site/articles';

export const articles = {
  ...en,
  list: '記事一覧',
  none: '記事はまだありません。新しい記事はここに表示されます。',
  missing: 'この記事は見つかりません。終了または削除された可能性があります。',
  share: 'この記事を共有',
  linkCopied: 'リンクをコピーしました',
  demo: 'デモ',
} as const satisfies Translated<typeof vi>;
