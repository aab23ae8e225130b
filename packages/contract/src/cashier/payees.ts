import { endpoint, output, text } from '../endpoint';

/** A bank as the form offers it; its account numbers have so many digits. */
export type PayeeBank = { code: string; name: string; minDigits: number; maxDigits: number };

/** An account of the player's own, to which a withdrawal is paid. */
export type Payee = {
  id: string;
  bank: { code: string; name: string };
  /** The last four digits of its number; the whole number is never sent. */
  last4: string;
  /** The name of its owner, as banks write it. */
  holder: string;
  addedAt: string;
  /** Until then nothing is paid to it. */
  restsUntil?: string;
};

export type OwnPayees = {
  list: Payee[];
  banks: PayeeBank[];
  /** The player's own name, when it is known: every account must be in this name. */
  holder?: string;
  /** How long a new account rests. */
  restHours: number;
};

export const payeeCalls = {
  listPayees: endpoint({
    method: 'GET',
    path: '/api/cashier/payees',
    caller: 'player',
    whileLooking: true,
    centre: 'member',
    noStore: true,
    input: {},
    output: output<OwnPayees>(),
    refusals: [],
  }),
  /** The name is asked for once; later accounts must be in the same name. */
  addPayee: endpoint({
    method: 'POST',
    path: '/api/cashier/payees',
    caller: 'player',
    centre: 'member',
    sealed: true,
    stepUp: true,
    noStore: true,
    limit: { by: 'player', count: 20, seconds: 3600, exact: true },
    input: {
      bank: text({ max: 16 }),
      number: text({ max: 32 }),
      holder: text({ optional: true, max: 120 }),
    },
    output: output<Payee>(),
    refusals: ['cashier.payee_mismatch', 'cashier.payee_taken', 'cashier.payees_full'],
  }),
  removePayee: endpoint({
    method: 'DELETE',
    path: '/api/cashier/payees/{id}',
    caller: 'player',
    centre: 'member',
    stepUp: true,
    input: { id: text({ max: 64 }) },
    output: output<Record<string, never>>(),
    refusals: ['request.unknown'],
  }),
} as const;
