import { acceptBet } from './accept-bet';
import { countRefusal } from '../queries/seats';
import { lockRound, roundById, type Round } from '../queries/rounds';
import { endSession } from '../queries/sessions';
import { beginCancel, endCancel, noteBetTry, refuseBet, settle, tryLater } from '../queries/steps';
import { refusalOf, type GameDeps } from './rounds';

/**
 * Advances a round as far as possible now: bet, then win, or rollback. Each step is in the database
 * before it is sent to the wallet, and every call repeats the same transaction, so that a process
 * may die anywhere and any other continues. `mayBet` is false for a round that was found: its bet
 * is rolled back, never sent again.
 */
export const advanceRound = async (
  deps: GameDeps,
  id: string,
  { mayBet }: { mayBet: boolean },
): Promise<Round> => {
  for (let last = ''; ;) {
    const round = await roundById(deps.database.sql, id);
    if (!round) throw new RangeError(`there is no round ${id}`);
    if (round.status === last) return round;
    last = round.status;
    if (round.status === 'betting') await (mayBet ? bet(deps, round) : cancel(deps, round, null));
    else if (round.status === 'cancelling') await rollBack(deps, round);
    else if (round.status === 'settling') await payOut(deps, round);
    else return round;
  }
};

const bet = async (deps: GameDeps, round: Round): Promise<void> => {
  const { database, wallet, log, patience } = deps;
  for (const pauseMs of [0, ...patience.betPausesMs]) {
    if (pauseMs) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const isFirst = pauseMs === 0;
    if (!isFirst && !(await noteBetTry(database.sql, round.id, patience.leaseMs))) return;
    const result = await wallet.bet(round);
    if (result.kind === 'done') return accept(deps, round, result.balance);
    if (result.kind === 'refused') {
      // An earlier try may still be on its way: only after taking it back is the refusal certain.
      if (isFirst) await refuse(deps, round, result.status);
      else await cancel(deps, round, result.status);
      return undefined;
    }
    log.warn('wallet.bet_unknown', { round: round.id, reason: result.reason });
  }
  return cancel(deps, round, null);
};

/** Another process may have begun to take the bet back: then nothing is drawn. */
const accept = async (deps: GameDeps, { id }: Round, balance: bigint | null): Promise<void> =>
  deps.database.transaction(async (sql) => {
    const round = await lockRound(sql, id);
    if (round?.status !== 'betting') return;
    await acceptBet(sql, deps, round, balance === null ? null : balance + round.stake);
  });

/** So many refused presses of a seat within an hour raise an alarm, and each time as many more. */
const alarmEvery = 20;

const refuse = async ({ database, log }: GameDeps, round: Round, status: string): Promise<void> => {
  await refuseBet(database.sql, round.id, status);
  if (refusalOf(status) === 'session.expired') await endSession(database.sql, round.sessionId);
  const withinHour = await countRefusal(database.sql, round.seatId);
  const facts = { brand: round.brand, player: round.userRef, game: round.game, withinHour };
  log.info('round.refused', { round: round.id, status, ...facts });
  if (withinHour % alarmEvery === 0) log.error('round.refused_often', facts);
};

/** From here on the bet can only be taken back. */
const cancel = async (
  { database }: GameDeps,
  { id }: Round,
  refusal: string | null,
): Promise<void> => {
  await beginCancel(database.sql, id, refusal);
};

const rollBack = async ({ database, wallet, log }: GameDeps, round: Round): Promise<void> => {
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

const payOut = async ({ database, wallet, log }: GameDeps, round: Round): Promise<void> => {
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
