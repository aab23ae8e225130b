import type { Translated } from '../../phrases';
import type { identity as vi } from '../../vi/console/identity';

export const identity = {
  documents: 'Documents',
  eachSeen: 'each look leaves a line in the audit',
  none: 'There is no picture yet.',
  documentOf: '{side}, try {round}',
  sides: { front: 'Front', back: 'Back', face: 'Portrait' },
  show: 'Show',
  profile: 'What the player told',
  account: 'Account',
  since: 'Member since',
  checks: { name: 'Name', idNumber: 'ID number', age: 'Age' },
  results: { declared: 'given, to be compared with the documents', missing: 'not given' },
  ageDeclared: 'declared {years} years or more, {at}; compare the date of birth on the document',
  larger: 'Larger',
  smaller: 'Smaller',
  turn: 'Turn',
  viewer: '{name}: the keys + and − make it larger and smaller, 0 as it was, . turns it',
} as const satisfies Translated<typeof vi>;
