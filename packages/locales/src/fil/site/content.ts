import { content as en } from '../../en/site/content';
import type { Translated } from '../../phrases';
import type { content as vi } from '../../vi/site/content';

export const content = {
  ...en,
  banners: 'Mga tampok',
  goTo: 'Ipakita ang banner {index} ng {total}',
  helpItems: 'Mga paksa ng tulong',
  helpNone: 'Wala pang paksa ng tulong',
  helpMissing: 'Walang ganitong paksa ng tulong. Baka binago o inalis na ito.',
  outside: 'Tulong sa labas ng site na ito',
  outsideText:
    'Hiwalay sa site na ito ang mga organisasyong ito. Nakikinig sila at hindi humuhusga.',
  outsideOthers: 'Sa ibang bansa',
} as const satisfies Translated<typeof vi>;
