import type { Sql } from '@parlour/node-kit/database/database';
import type { Round } from '../queries/rounds';
import { seedsOf } from '../queries/seats';
import { keepOutcome } from '../queries/steps';
import type { GameDeps } from './rounds';

export type Accepted = { status: 'open' | 'settling'; payout: bigint };

/**
 * The stake is paid: only now the round is drawn, from the pair and the nonce that the press used.
 * The caller holds the round's row, found as `betting`.
 */
export const acceptBet = async (
  sql: Sql,
  { draw, games, seal, patience }: GameDeps,
  round: Pick<Round, 'id' | 'game' | 'bet' | 'seedsId' | 'nonce' | 'unitPrice'>,
  balanceBefore: bigint | null,
): Promise<Accepted> => {
  const game = games.get(round.game);
  if (!game) throw new RangeError(`there is no game ${round.game}`);
  const sealed = await seedsOf(sql, round.seedsId);
  const seeds = { serverSeed: seal.open(sealed), clientSeed: sealed.clientSeed };
  const drawn = draw(game, { ...seeds, nonce: Number(round.nonce) }, round.bet);
  const accepted: Accepted = {
    status: drawn.outcome.awaits ? 'open' : 'settling',
    payout: BigInt(drawn.outcome.units) * round.unitPrice,
  };
  const { leaseMs } = patience;
  await keepOutcome(sql, round.id, { ...drawn, ...accepted, balanceBefore, leaseMs });
  return accepted;
};
