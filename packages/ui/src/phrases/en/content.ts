import type { Translated } from '../shape';
import type { content as vi } from '../vi/content';

export const content = {
  banners: 'Highlights',
  slide: 'Item {index} of {total}',
  next: 'Next banner',
  goTo: 'Show banner {index} of {total}',
} as const satisfies Translated<typeof vi>;
