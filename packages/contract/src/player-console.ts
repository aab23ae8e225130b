import type { AccountType } from './account-type';
import { endpoint, endpoints, output, text } from './endpoint';

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

/** All that the console shows of a player without a reveal; amounts of the player's currency. */
export type PlayerView = PlayerLine & {
  nickname: string;
  stateUntil?: string;
  money: { total: string; cash: string; bonus: string; held: string; debt: string };
  entries: PlayerEntry[];
  sessions: PlayerSession[];
};

/** What operators ask about players. */
export const playerConsole = endpoints('player', {
  /** By the start of an account, or by a whole id. */
  findPlayers: endpoint({
    method: 'GET',
    path: '/console/players',
    caller: 'operator',
    right: 'player.r',
    noStore: true,
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
});
