import { articles as en } from '../../en/site/articles';
import type { Translated } from '../../phrases';
import type { articles as vi } from '../../vi/site/articles';

export const articles = {
  ...en,
  list: 'Listahan ng mga artikulo',
  none: 'Wala pang artikulo. Dito lalabas ang mga bago.',
  missing: 'Walang ganitong artikulo. Maaaring natapos na ito o inalis.',
  share: 'Ibahagi ang artikulong ito',
  linkCopied: 'Nakopya ang link',
  demo: 'Demo',
} as const satisfies Translated<typeof vi>;
