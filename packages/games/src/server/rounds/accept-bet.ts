import { gameByCode } from '../../games';
import type { Sql } from '@parlour/node-kit/database/database';
import type { Round } from '../queries/rounds';
import { seedsOf } from '../queries/seats';
import { keepOutcome } from '../queries/steps';
import type { GameDeps } from './rounds';

export type Accepted = { status: 'open' | 'settling'; payout: bigint };

/**
 * The stake is paid: only now the round is drawn, from the pair and the nonce that the press used.
 * Whoever calls this holds the round's row, found as `betting`.
 */
export const acceptBet = async (
  sql: Sql,
  { draw, seal, patience }: GameDeps,
  round: Pick<Round, 'id' | 'game' | 'seedsId' | 'nonce' | 'unitPrice'>,
  balanceBefore: bigint | null,
): Promise<Accepted> => {
  const game = gameByCode.get(round.game);
  if (!game) throw new RangeError(`there is no game ${round.game}`);
  const kept = await seedsOf(sql, round.seedsId);
  const seeds = { serverSeed: seal.open(kept), clientSeed: kept.clientSeed };
  const drawn = draw(game.rules, { ...seeds, nonce: Number(round.nonce) });
  const accepted: Accepted = {
    status: drawn.outcome.awaits === 'pick' ? 'open' : 'settling',
    payout: BigInt(drawn.outcome.units) * round.unitPrice,
  };
  const { leaseMs } = patience;
  await keepOutcome(sql, round.id, { ...drawn, ...accepted, balanceBefore, leaseMs });
  return accepted;
};
