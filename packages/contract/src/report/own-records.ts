import { output, type TextFile } from '../endpoint';

/** What players read of their own in the member centre. */
export const ownReading = {
  method: 'GET',
  caller: 'player',
  whileLooking: true,
  centre: 'member',
  noStore: true,
} as const;

/** A list of it, a page at a time. */
export const ownList = {
  ...ownReading,
  limit: { by: 'player', count: 120, seconds: 60 },
} as const;

/** All of such a list, as a file. */
export const ownFile = {
  ...ownReading,
  file: 'csv',
  limit: { by: 'player', count: 20, seconds: 600 },
  output: output<TextFile>(),
  refusals: [],
} as const;
