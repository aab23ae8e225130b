import type { Sql } from './database';
import type { NewRound, Round } from './queries/rounds';
import { countRound, demoBalance, setDemoBalance } from './queries/seats';
import { acceptBet, settle } from './queries/steps';
import { Refusal } from './refusal';

/**
 * What a visitor's play money starts with, and comes back to when he cannot afford the lowest
 * stake.
 */
export const demoMoney = 5_000_000_000_000n;

/** Play money moves in the same transaction as the round: there is nobody to ask. */
export const betDemo = async (sql: Sql, round: NewRound, playerId: bigint): Promise<void> => {
  const balance = (await demoBalance(sql, playerId)) ?? 0n;
  if (balance < round.stake) throw new Refusal('wallet.insufficient_funds');
  await setDemoBalance(sql, playerId, balance - round.stake);
  const payout = BigInt(round.outcome.units) * round.unitPrice;
  const isOpen = round.outcome.awaits === 'pick';
  await acceptBet(sql, round.id, {
    status: isOpen ? 'open' : 'settling',
    payout,
    balanceBefore: balance,
    leaseMs: 0,
  });
  await countRound(sql, round);
  if (!isOpen) await payDemo(sql, { ...round, playerId, payout });
};

export const payDemo = async (
  sql: Sql,
  { id, playerId, payout }: Pick<Round, 'id' | 'playerId' | 'payout'>,
): Promise<void> => {
  const balance = ((await demoBalance(sql, playerId)) ?? 0n) + payout;
  await setDemoBalance(sql, playerId, balance);
  await settle(sql, id, balance);
};
