import type { GameType } from './catalogue';
import { choice, endpoint, endpoints, output, text } from './endpoint';

export type RoundStatus = 'open' | 'closed' | 'refunded';

/** Why operators void a round, as its player reads it. */
export const voidReasons = ['malfunction', 'vendor_request', 'wrong_result', 'duplicate'] as const;
export type VoidReason = (typeof voidReasons)[number];

/** One bet, win or rollback of a round, as the vendor sent it. */
export type Movement = {
  kind: 'bet' | 'win' | 'rollback';
  reference: string;
  amount: string;
  balanceAfter: string | null;
  at: string;
};

export type RoundDetail = {
  roundId: string;
  externalId: string;
  game: { gameCode: string; vassalage: string; name: string; version: string };
  currency: string;
  status: RoundStatus;
  stake: string;
  payout: string;
  net: string;
  openedAt: string;
  closedAt: string | null;
  balanceBefore: string | null;
  balanceAfter: string | null;
  movements: Movement[];
  /** Two operators voided it: what stood of it was reversed. */
  voided?: { at: string; reason: VoidReason };
};

export type OpenRound = {
  roundId: string;
  game: { gameCode: string; vassalage: string; name: string };
  stake: string;
  openedAt: string;
};

export const winnerBoards = ['latest', 'biggest', 'ranking'] as const;
export type WinnerBoard = (typeof winnerBoards)[number];

export const winnerPeriods = ['day', 'week', 'month'] as const;
export type WinnerPeriod = (typeof winnerPeriods)[number];

/** The lines of a board that home shows. */
export const shownWinners = 8;

/** A line of a board of winners. A round that paid more than was staked is a win. */
export type Winner = {
  /** Masked: `ng***23`. */
  account: string;
  /** Absent in the ranking, which adds a player's rounds up. */
  game?: { gameCode: string; vassalage: string; gameType: GameType; name: string };
  /** What the round paid; in the ranking what the player won more than was staked. */
  amount: string;
  currency: string;
  at: string;
};

export const round = endpoints('round', {
  readRound: endpoint({
    method: 'GET',
    path: '/api/round/rounds/{id}',
    caller: 'player',
    whileLooking: true,
    noStore: true,
    input: { id: text({ max: 64 }) },
    output: output<RoundDetail>(),
    refusals: ['request.unknown'],
  }),
  listOpenRounds: endpoint({
    method: 'GET',
    path: '/api/round/open',
    caller: 'player',
    whileLooking: true,
    noStore: true,
    input: {},
    output: output<{ list: OpenRound[]; staked: string }>(),
    refusals: [],
  }),
  /** Settled rounds for real money only: the list is empty where there is none. */
  listWinners: endpoint({
    method: 'GET',
    path: '/wps/relay/ODSFE2_getWinnerBoard',
    caller: 'anyone',
    background: true,
    input: {
      board: choice(winnerBoards),
      // Of the latest winners it has no meaning.
      period: choice(winnerPeriods, { optional: true }),
    },
    output: output<{ list: Winner[] }>(),
    refusals: [],
  }),
});
