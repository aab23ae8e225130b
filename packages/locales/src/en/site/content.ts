import type { Translated } from '../../phrases';
import type { content as vi } from '../../vi/site/content';

export const content = {
  banners: 'Highlights',
  goTo: 'Show banner {index} of {total}',
  helpItems: 'Help items',
  helpNone: 'There are no help items yet',
  helpMissing: 'There is no such help item. It may have been changed or removed.',
  outside: 'Help outside this site',
  outsideText: 'These organisations are independent of this site. They listen and don’t judge.',
  outsideOthers: 'In other countries',
} as const satisfies Translated<typeof vi>;
