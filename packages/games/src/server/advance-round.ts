import { countRound } from './queries/seats';
import { roundById, type Round } from './queries/rounds';
import {
  acceptBet,
  beginCancel,
  endCancel,
  noteBetTry,
  refuseBet,
  settle,
  tryLater,
} from './queries/steps';
import type { House } from './rounds';

/**
 * Takes a round as far as it will go now: bet, then win, or back. Each step is in the database
 * before the wallet hears of it, every call repeats the same transaction, so that a process may
 * die anywhere and any other goes on. `mayBet` is false for a round that was found: its bet is
 * taken back, never made again.
 */
export const advanceRound = async (
  house: House,
  id: string,
  { mayBet }: { mayBet: boolean },
): Promise<Round> => {
  for (let last = ''; ;) {
    const round = await roundById(house.database.sql, id);
    if (!round) throw new RangeError(`there is no round ${id}`);
    if (round.status === last) return round;
    last = round.status;
    if (round.status === 'betting') await (mayBet ? bet(house, round) : cancel(house, round, null));
    else if (round.status === 'cancelling') await takeBack(house, round);
    else if (round.status === 'settling') await payOut(house, round);
    else return round;
  }
};

const bet = async (house: House, round: Round): Promise<void> => {
  const { database, wallet, log, patience } = house;
  for (const pauseMs of [0, ...patience.betPausesMs]) {
    if (pauseMs) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const isFirst = pauseMs === 0;
    if (!isFirst && !(await noteBetTry(database.sql, round.id, patience.leaseMs))) return;
    const result = await wallet.bet(round);
    if (result.kind === 'done') return accept(house, round, result.balance);
    if (result.kind === 'refused') {
      // An earlier try may still be on its way: only after taking it back is the refusal certain.
      if (isFirst) await refuseBet(database.sql, round.id, result.status);
      else await cancel(house, round, result.status);
      return undefined;
    }
    log.warn('wallet.bet_unknown', { round: round.id, reason: result.reason });
  }
  return cancel(house, round, null);
};

const accept = async (house: House, round: Round, balance: bigint | null): Promise<void> => {
  const waits = round.outcome.awaits === 'pick';
  await house.database.transaction(async (sql) => {
    const isTaken = await acceptBet(sql, round.id, {
      status: waits ? 'open' : 'settling',
      payout: BigInt(round.outcome.units) * round.unitPrice,
      balanceBefore: balance === null ? null : balance + round.stake,
      leaseMs: house.patience.leaseMs,
    });
    if (isTaken) await countRound(sql, round);
  });
};

/** From here on the bet can only be taken back; its number and nonce are used. */
const cancel = (house: House, round: Round, refusal: string | null): Promise<void> =>
  house.database.transaction(async (sql) => {
    if (await beginCancel(sql, round.id, refusal)) await countRound(sql, round);
  });

const takeBack = async ({ database, wallet, log }: House, round: Round): Promise<void> => {
  const result = await wallet.rollback(round);
  const isBack =
    result.kind === 'done' ||
    (result.kind === 'refused' && result.status === 'RS_ERROR_TRANSACTION_ROLLED_BACK');
  if (isBack) {
    const balanceAfter = result.kind === 'done' ? result.balance : null;
    await endCancel(database.sql, round.id, balanceAfter);
    log.info('round.refunded', { round: round.id });
    return;
  }
  log.error('wallet.rollback_unknown', { round: round.id, reason: reasonIn(result) });
  await tryLater(database.sql, round.id);
};

const payOut = async ({ database, wallet, log }: House, round: Round): Promise<void> => {
  const result = await wallet.win(round);
  if (result.kind === 'done') {
    await settle(database.sql, round.id, result.balance);
    return;
  }
  if (result.kind === 'refused' && result.status === 'RS_ERROR_TRANSACTION_ROLLED_BACK') {
    // The platform voided the bet: the stake is back, so there is nothing to pay.
    await endCancel(database.sql, round.id, null);
    log.error('round.voided_by_platform', { round: round.id });
    return;
  }
  log.error('wallet.win_unknown', { round: round.id, reason: reasonIn(result) });
  await tryLater(database.sql, round.id);
};

const reasonIn = (result: { reason?: string; status?: string }): string =>
  result.reason ?? result.status ?? '';
