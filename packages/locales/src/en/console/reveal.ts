import type { Translated } from '../../phrases';
import type { reveal as vi } from '../../vi/console/reveal';

export const reveal = {
  title: 'Personal values',
  aside: 'each one needs a reason and leaves a line in the audit',
  fields: {
    payeeName: 'Name',
    mobile: 'Mobile',
    email: 'E-mail',
    idNumber: 'ID number',
    address: 'Address',
  },
  show: 'Show {name}',
  hide: 'Mask {name}',
  act: 'Show for 30 seconds',
  what: 'The value is shown for 30 seconds. The audit keeps the reason and which it was, not the value.',
  forAWhile: 'shown for 30 seconds',
  none: 'not given',
} as const satisfies Translated<typeof vi>;
