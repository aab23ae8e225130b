import { acceptBet } from '../rounds/accept-bet';
import type { Sql } from '@parlour/node-kit/database/database';
import type { NewRound, Round } from '../queries/rounds';
import { demoBalance, setDemoBalance } from '../queries/seats';
import { settle } from '../queries/steps';
import { Refusal } from '../refusal';
import type { GameDeps } from '../rounds/rounds';

/** The play money of a new visitor, and of one who cannot afford the lowest stake. */
export const demoMoney = 5_000_000_000_000n;

/**
 * Play money moves in the same transaction as the round, since there is no wallet to call. The
 * stake is taken first, and only then the round is drawn.
 */
export const betDemo = async (
  sql: Sql,
  deps: GameDeps,
  round: NewRound & Pick<Round, 'playerId' | 'game'>,
): Promise<void> => {
  const balance = await demoFunds(sql, round);
  await setDemoBalance(sql, round.playerId, balance - round.stake);
  const { status, payout } = await acceptBet(sql, deps, round, balance);
  if (status === 'settling') await payDemo(sql, { ...round, payout });
};

/** The play money of a visitor, locked; refused before a press becomes a row when it is short. */
export const demoFunds = async (
  sql: Sql,
  { playerId, stake }: { playerId: bigint; stake: bigint },
): Promise<bigint> => {
  const balance = (await demoBalance(sql, playerId)) ?? 0n;
  if (balance < stake) throw new Refusal('wallet.insufficient_funds');
  return balance;
};

export const payDemo = async (
  sql: Sql,
  { id, playerId, payout }: Pick<Round, 'id' | 'playerId' | 'payout'>,
): Promise<void> => {
  const balance = ((await demoBalance(sql, playerId)) ?? 0n) + payout;
  await setDemoBalance(sql, playerId, balance);
  await settle(sql, id, balance);
};
