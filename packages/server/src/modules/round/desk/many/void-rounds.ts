import { moneyText } from '@parlour/contract/money';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../../lib/context';
import { writeAudit } from '../../../audit';
import { lockPlayer } from '../../../ledger';
import { readVoidable, reverseRound, type VoidableRound } from '../void-queries';
import { writeVoid } from '../write-void';
import {
  endVoidings,
  hasLaterBet,
  lockNextRound,
  markLeft,
  markVoided,
  type NextRound,
  noteFailure,
} from './voiding-queries';

type Deps = Pick<Platform, 'database' | 'live' | 'log'>;

/** The other periodic jobs of the process wait for so long. */
const turnMs = 1000;

/**
 * Voids the rounds that wait, each in a transaction of its own: who dies in the middle leaves a
 * round that waits, and what was done is marked by the same commit. What a turn does not reach is
 * of the next.
 */
export const voidRounds = async (platform: Deps): Promise<void> => {
  const until = performance.now() + turnMs;
  while ((await voidNext(platform)) && performance.now() < until) continue;
  await endThose(platform);
};

/** False when none waits that another process has not. */
const voidNext = async ({ database, live, log }: Deps): Promise<boolean> => {
  let next: NextRound | undefined;
  try {
    await database.transaction(async (sql) => {
      next = await lockNextRound(sql);
      if (next) await voidOne(sql, live, next);
    });
  } catch (error) {
    if (!next) throw error;
    log.warn('round.not_voided', { error, roundId: next.roundId, changeId: next.changeId });
    await noteFailure(database.sql, next);
  }
  return next !== undefined;
};

const voidOne = async (
  sql: Transaction,
  live: Platform['live'],
  next: NextRound,
): Promise<void> => {
  const { roundId, playerId } = next;
  // First, so that a bet or a payout that began before it is read below.
  await lockPlayer(sql, playerId);
  const round = (await readVoidable(sql, roundId))!;
  if (round.reason === null && (await hasLaterBet(sql, next))) {
    await markLeft(sql, next, { why: 'played_on' });
    return;
  }
  await sql`savepoint round`;
  const missing = await reverseRound(sql, roundId);
  if (missing === null) {
    await markLeft(sql, next, { why: 'nothing_stands' });
    return;
  }
  if (missing > 0n) {
    await sql`rollback to savepoint round`;
    await markLeft(sql, next, { why: 'not_covered', missing });
    return;
  }
  await writeVoid(sql, round, { ...next, live });
  await markVoided(sql, next);
  await writeLine(sql, next, round);
};

/** The persons' lines are those of the change; this one says what it did to the round. */
const writeLine = (
  sql: Transaction,
  { roundId, changeId, reason }: NextRound,
  { brand, playerId, status, stake, payout, currency }: VoidableRound,
) =>
  writeAudit(sql, {
    actor: { system: true },
    brand,
    act: 'void.apply',
    objectKind: 'void',
    objectId: roundId,
    playerId,
    before: { status, stake: moneyText(stake), payout: moneyText(payout), currency },
    after: { status: 'refunded', reason, change: changeId },
  });

const endThose = ({ database }: Deps): Promise<void> =>
  database.transaction(async (sql) => {
    for (const { id, brand, voided, left } of await endVoidings(sql)) {
      await writeAudit(sql, {
        actor: { system: true },
        brand,
        act: 'voids.end',
        objectKind: 'voids',
        objectId: id,
        after: { voided, left },
      });
    }
  });
