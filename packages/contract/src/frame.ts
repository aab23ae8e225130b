/**
 * What the page and the game in its frame say to each other by `postMessage`; origins are checked
 * exactly.
 */
export type FromGame =
  | { parlour: 1; type: 'ready' }
  | { parlour: 1; type: 'input' }
  | { parlour: 1; type: 'round-started' }
  | { parlour: 1; type: 'round-ended' }
  | { parlour: 1; type: 'deposit' }
  | { parlour: 1; type: 'leave' }
  | { parlour: 1; type: 'failed'; code: string };

export type ToGame =
  | { parlour: 1; type: 'sound'; on: boolean }
  | { parlour: 1; type: 'pause'; paused: boolean }
  | { parlour: 1; type: 'theme'; theme: 'dark' | 'light' }
  | { parlour: 1; type: 'balance-changed' }
  | { parlour: 1; type: 'funds'; by: FundsBy };

/** What 'deposit' leads to: a deposit, or a transfer into the wallet that the game spends. */
export type FundsBy = 'deposit' | 'transfer';

const isMessage = (value: unknown): value is { parlour: 1; type: string } =>
  typeof value === 'object' &&
  value !== null &&
  (value as { parlour?: unknown }).parlour === 1 &&
  typeof (value as { type?: unknown }).type === 'string';

const fromGameTypes = [
  'ready',
  'input',
  'round-started',
  'round-ended',
  'deposit',
  'leave',
  'failed',
];
const toGameTypes = ['sound', 'pause', 'theme', 'balance-changed', 'funds'];

export const isFromGame = (value: unknown): value is FromGame =>
  isMessage(value) && fromGameTypes.includes(value.type);

export const isToGame = (value: unknown): value is ToGame =>
  isMessage(value) && toGameTypes.includes(value.type);
