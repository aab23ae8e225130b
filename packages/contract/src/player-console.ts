import type { AccountType } from './account-type';
import { mostRank } from './avatars';
import { choice, endpoint, endpoints, output, text, whole } from './endpoint';

/** A player in a list of the console. */
export type PlayerLine = {
  id: string;
  brand: string;
  username: string;
  type: AccountType;
  state: string;
  rankLabel: string;
  currency: string;
  registeredAt: string;
};

/** An entry of the ledger on one of a player's wallets, with the balance after it. */
export type PlayerEntry = {
  at: string;
  wallet: string;
  reason: string;
  reference: string;
  amount: string;
  balance: string;
};

export type PlayerSession = {
  id: string;
  createdAt: string;
  activeAt: string;
  endedAt?: string;
  reason?: string;
  address: string;
};

/** What a brand calls a player: a label, and the rank in its club. */
export type PlayerLabels = { memberLabel: string; rankLevel: number; rankLabel: string };

/** All that the console shows of a player without a reveal; amounts of the player's currency. */
export type PlayerView = PlayerLine & {
  nickname: string;
  /** The address of the drawing that the player chose. */
  avatar?: string;
  memberLabel: string;
  rankLevel: number;
  stateUntil?: string;
  money: { total: string; cash: string; bonus: string; held: string; debt: string };
  entries: PlayerEntry[];
  sessions: PlayerSession[];
};

/** The personal values that one call opens one of. */
export const revealedFields = ['payeeName', 'mobile', 'email', 'idNumber', 'address'] as const;

/** What operators ask about players. */
export const playerConsole = endpoints('player', {
  /** By the start of an account, or by a whole id; an account of digits only by all of it. */
  findPlayers: endpoint({
    method: 'GET',
    path: '/console/players',
    caller: 'operator',
    right: 'player.r',
    noStore: true,
    limit: { by: 'player', count: 60, seconds: 60 },
    input: {
      query: text({ min: 1, max: 64, pattern: '\\S' }),
      brand: text({ optional: true, max: 32 }),
    },
    output: output<{ list: PlayerLine[] }>(),
    refusals: [],
  }),
  readPlayer: endpoint({
    method: 'GET',
    path: '/console/players/{playerId}',
    caller: 'operator',
    right: 'player.r',
    noStore: true,
    input: { playerId: text({ pattern: '^[1-9][0-9]{0,17}$' }) },
    output: output<PlayerView>(),
    refusals: ['request.unknown'],
  }),
  /** One personal value, for half a minute on the page; it leaves a line, which has no value. */
  revealField: endpoint({
    method: 'POST',
    path: '/console/players/{playerId}/reveal',
    caller: 'operator',
    right: 'player.v',
    stepUp: true,
    noStore: true,
    limit: { by: 'player', count: 60, seconds: 3600, exact: true },
    input: {
      playerId: text({ pattern: '^[1-9][0-9]{0,17}$' }),
      field: choice(revealedFields),
      reason: text({ min: 3, max: 500 }),
    },
    output: output<{ value?: string; until: string }>(),
    refusals: ['desk.conflict', 'request.unknown'],
  }),
  /**
   * By a whole contact, or by the last four digits of an account to which withdrawals are paid,
   * twenty at most. Each who is found has a line, which never has what was asked.
   */
  findByContact: endpoint({
    method: 'POST',
    path: '/console/players/by-contact',
    caller: 'operator',
    right: 'player.v',
    noStore: true,
    limit: { by: 'player', count: 30, seconds: 3600, exact: true },
    input: {
      brand: text({ max: 32 }),
      kind: choice(['mobile', 'email', 'idNumber', 'last4']),
      value: text({ min: 3, max: 255 }),
    },
    output: output<{ list: PlayerLine[] }>(),
    refusals: [],
  }),
  /** Both labels at once, with a line of what they were and are. */
  setLabels: endpoint({
    method: 'PUT',
    path: '/console/players/{playerId}/labels',
    caller: 'operator',
    right: 'player.w',
    noStore: true,
    input: {
      playerId: text({ pattern: '^[1-9][0-9]{0,17}$' }),
      memberLabel: text({ optional: true, max: 40, pattern: '^[^\\p{C}]*$' }),
      rankLevel: whole({ min: 0, max: mostRank }),
      rankLabel: text({ optional: true, max: 40, pattern: '^[^\\p{C}]*$' }),
      reason: text({ min: 3, max: 500 }),
    },
    output: output<PlayerLabels>(),
    refusals: ['request.unknown'],
  }),
});
