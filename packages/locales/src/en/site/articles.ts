import type { Translated } from '../../phrases';
import type { articles as vi } from '../../vi/site/articles';

export const articles = {
  list: 'List of articles',
  none: 'There are no articles yet. New ones will show here.',
  missing: 'There is no such article. It may have ended or been taken down.',
  share: 'Share this article',
  linkCopied: 'The link is copied',
  demo: 'Demo',
} as const satisfies Translated<typeof vi>;
