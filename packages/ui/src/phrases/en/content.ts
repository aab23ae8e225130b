import type { Translated } from '../shape';
import type { content as vi } from '../vi/content';

export const content = {
  banners: 'Highlights',
  slide: 'Item {index} of {total}',
  previous: 'Previous banner',
  next: 'Next banner',
  goTo: 'Show banner {index} of {total}',
  helpTitle: 'Help center',
} as const satisfies Translated<typeof vi>;
