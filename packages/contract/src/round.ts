import { endpoint, endpoints, output, text } from './endpoint';

export type RoundStatus = 'open' | 'closed' | 'refunded';

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
};

export type OpenRound = {
  roundId: string;
  game: { gameCode: string; vassalage: string; name: string };
  stake: string;
  openedAt: string;
};

export const round = endpoints('round', {
  readRound: endpoint({
    method: 'GET',
    path: '/api/round/rounds/{id}',
    caller: 'player',
    noStore: true,
    input: { id: text({ max: 64 }) },
    output: output<RoundDetail>(),
    refusals: ['request.unknown'],
  }),
  listOpenRounds: endpoint({
    method: 'GET',
    path: '/api/round/open',
    caller: 'player',
    noStore: true,
    input: {},
    output: output<{ list: OpenRound[]; staked: string }>(),
    refusals: [],
  }),
});
