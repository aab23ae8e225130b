/**
 * The messages between the page and the game in its frame by `postMessage`; origins are checked
 * exactly, and so is the shape of each message.
 */
export type FromGame =
  | { parlour: 1; type: 'ready' }
  | { parlour: 1; type: 'input' }
  /**
   * Before the bet is sent, and before the first balance of a round that is resumed. From here on
   * the page shows the balance less the stake (a decimal) and nothing newer of this wallet. A
   * resumed round has paid its stake already, so it is `0`; `since` is when it was opened (ISO
   * 8601).
   */
  | { parlour: 1; type: 'round-started'; key: string; stake: string; since?: string }
  /** Every 20 s while a round is held, also while a card waits for the player. */
  | { parlour: 1; type: 'round-alive' }
  /** The stage has shown the amount, or the round never took place (`played: false`). */
  | { parlour: 1; type: 'round-ended'; played: boolean }
  /** A limit, a reality check or a pause refused the bet: the page asks how they stand now. */
  | { parlour: 1; type: 'limited' }
  | { parlour: 1; type: 'deposit' }
  | { parlour: 1; type: 'leave' }
  | { parlour: 1; type: 'failed'; code: string };

export type ToGame =
  | { parlour: 1; type: 'sound'; on: boolean }
  | { parlour: 1; type: 'pause'; paused: boolean }
  | { parlour: 1; type: 'theme'; theme: 'dark' | 'light' }
  | { parlour: 1; type: 'balance-changed' }
  | { parlour: 1; type: 'funds'; by: FundsBy }
  /** The answer of `GET /api/session/played`: at ready and after each round, never during one. */
  | { parlour: 1; type: 'played'; startedAt: string; net: string; asOf: string };

/** Where 'deposit' leads: a deposit, or a transfer into the wallet that the game spends. */
export type FundsBy = 'deposit' | 'transfer';

type Fields = Record<string, 'string' | 'boolean' | 'string or nothing'>;

const fromGame: Record<FromGame['type'], Fields> = {
  ready: {},
  input: {},
  'round-started': { key: 'string', stake: 'string', since: 'string or nothing' },
  'round-alive': {},
  'round-ended': { played: 'boolean' },
  limited: {},
  deposit: {},
  leave: {},
  failed: { code: 'string' },
};

const toGame: Record<ToGame['type'], Fields> = {
  sound: { on: 'boolean' },
  pause: { paused: 'boolean' },
  theme: { theme: 'string' },
  'balance-changed': {},
  funds: { by: 'string' },
  played: { startedAt: 'string', net: 'string', asOf: 'string' },
};

const isOneOf = (messages: Record<string, Fields>, value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const message = value as Record<string, unknown>;
  if (message.parlour !== 1 || typeof message.type !== 'string') return false;
  const fields = Object.hasOwn(messages, message.type) ? messages[message.type] : undefined;
  if (!fields) return false;
  return Object.entries(fields).every(([name, type]) =>
    type === 'string or nothing'
      ? ['string', 'undefined'].includes(typeof message[name])
      : typeof message[name] === type,
  );
};

export const isFromGame = (value: unknown): value is FromGame => isOneOf(fromGame, value);

export const isToGame = (value: unknown): value is ToGame => isOneOf(toGame, value);
