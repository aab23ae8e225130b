import type { Translated } from '../../phrases';
import type { room as vi } from '../../vi/console/room';

export const room = {
  reported: 'Reported message',
  around: 'The lines around it',
  writer: 'Writer',
  gone: 'Someone who left',
  hiddenBefore: 'Messages hidden before',
  silenced: 'Silenced until',
  hidden: 'hidden',
  hides: 'Message {n} was hidden.',
  noText: 'The text is gone.',
  howLong: 'Silenced for',
  hour: '1 hour',
  day: '1 day',
  week: '7 days',
  month: '30 days',
  ever: 'For ever',
} as const satisfies Translated<typeof vi>;
