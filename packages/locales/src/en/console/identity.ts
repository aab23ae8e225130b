import type { Translated } from '../../phrases';
import type { identity as vi } from '../../vi/console/identity';

export const identity = {
  documents: 'Documents',
  eachSeen: 'each look leaves a line in the audit',
  none: 'There is no picture yet.',
  documentOf: '{side}, try {round}',
  sides: { front: 'Front', back: 'Back', face: 'Portrait' },
  show: 'Show',
} as const satisfies Translated<typeof vi>;
