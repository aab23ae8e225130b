import type { Translated } from '../../phrases';
import type { consent as vi } from '../../vi/site/consent';

export const consent = {
  title: 'Measuring visits',
  info: 'This site would like to use Google Analytics to count visits and find slow pages. It runs only if you agree, and you can change your mind at any time at the foot of the page.',
  accept: 'Agree',
  refuse: 'Refuse',
  open: 'Cookie choices',
  isOn: 'You allow measuring.',
  isOff: 'You have refused measuring.',
} as const satisfies Translated<typeof vi>;
