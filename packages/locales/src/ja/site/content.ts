import { content as en } from '../../en/site/content';
import type { Translated } from '../../phrases';
import type { content as vi } from '../../vi/site/content';

export const content = {
  ...en,
  banners: '注目',
  goTo: 'バナー {index}/{total} を表示',
  helpItems: 'ヘルプ項目',
  helpNone: 'ヘルプ項目はまだありません',
  helpMissing: 'このヘルプ項目は見つかりません。変更または削除された可能性があります。',
  outside: 'サイト外の相談先',
  outsideText: '当サイトから独立した団体です。責めることなく話を聞いてくれます。',
  outsideOthers: 'ほかの国',
} as const satisfies Translated<typeof vi>;
