import { micros, moneyPattern } from '@parlour/contract/money';
import type { Game } from '../../rounds/game';
import type { PlayedRound } from '../../rounds/wire';
import { advanceRound } from './advance-round';
import type { Sql } from '@parlour/node-kit/database/database';
import { betDemo, demoFunds } from '../sessions/demo';
import { reasonOf } from '@parlour/node-kit/log';
import {
  hasUnfinishedRound,
  insertRound,
  pressByKey,
  roundById,
  type NewRound,
  type Press,
  type Round,
} from '../queries/rounds';
import { lockSeat, noteRepeat, seedsInUse, claimTurn, type Seat } from '../queries/seats';
import type { Session } from '../queries/sessions';
import { Refusal } from '../refusal';
import { playedRound, refusalOf, type GameDeps } from './rounds';

/**
 * One press of the button. A press that becomes a row uses up its number and its nonce, whatever
 * comes of it; the outcome is drawn when the bet has been accepted and not before. The seat's lock
 * lets one round at a time through, and the key gives a repeat the same round.
 */
export const startRound = async (
  deps: GameDeps,
  session: Session,
  { stake, bet, key }: { stake: string; bet: string | null; key: string },
): Promise<PlayedRound> => {
  const game = deps.games.get(session.game);
  if (!game || session.recall) throw new Refusal('game.unavailable');
  if (!isBetOf(game, bet)) throw new Refusal('stake.invalid');
  const order = { game, stake: stakeOf(game, session.currency, stake), bet, key };
  const press = await deps.database.transaction((sql) => handlePress(sql, deps, session, order));
  if (press.refused) throw press.refused;
  const round = press.isNew
    ? await advanceRound(deps, press.id, { mayBet: true })
    : await atRest(deps, press.id);
  return toldStart(deps, round);
};

/** What a start is answered with: a round, or why there is none. */
const toldStart = ({ patience }: GameDeps, round: Round): PlayedRound => {
  if (round.status === 'refused') throw new Refusal(refusalOf(round.refusal));
  // The outcome of an uncertain bet is not revealed: the bet may yet be rolled back.
  if (round.status === 'betting' || round.status === 'cancelling') {
    throw new Refusal('wallet.unreachable', 2000);
  }
  return playedRound(round, patience.paceMs);
};

/** A game without words for a bet takes none. */
const isBetOf = ({ isBet }: Game, bet: string | null): boolean =>
  isBet ? bet !== null && isBet(bet) : bet === null;

const stakeOf = (game: Game, currency: string, stake: string): bigint => {
  const ladder = (game.limits as Record<string, { steps: string[] } | undefined>)[currency];
  if (!ladder || !moneyPattern.test(stake)) throw new Refusal('stake.invalid');
  const amount = micros(stake);
  if (!ladder.steps.some((step) => micros(step) === amount)) throw new Refusal('stake.invalid');
  return amount;
};

type Wanted = { game: Game; stake: bigint; bet: string | null; key: string };
type Handled = { id: string; isNew: boolean; refused?: Refusal };

const handlePress = async (
  sql: Sql,
  deps: GameDeps,
  session: Session,
  order: Wanted,
): Promise<Handled> => {
  const seat = await lockSeat(sql, session.playerId, session.game);
  const repeated = await pressByKey(sql, seat.id, order.key);
  if (repeated) return repeat(sql, deps, { press: repeated, seat, order });
  if (await hasUnfinishedRound(sql, seat.id)) throw new Refusal('round.open');
  holdPace(seat, deps.patience.paceMs);
  const { playerId, isDemo } = session;
  if (isDemo) await demoFunds(sql, { playerId, stake: order.stake });
  const round = await newRound(sql, deps, session, { ...order, seat });
  await insertRound(sql, round, deps.patience.leaseMs);
  if (isDemo) await betDemo(sql, deps, { ...round, playerId, game: session.game });
  return { id: round.id, isNew: true };
};

/**
 * A known key. A repeat of a refused press is answered from its status alone, and rarely: its
 * answer, its time and its size contain nothing that could be compared.
 */
const repeat = async (
  sql: Sql,
  { patience }: GameDeps,
  { press, seat, order }: { press: Press; seat: Seat; order: Wanted },
): Promise<Handled> => {
  const isSame = press.stake === order.stake && press.bet === order.bet;
  if (!isSame) throw new Refusal('request.repeat_conflict');
  const taken = { id: press.id, isNew: false };
  if (press.status !== 'refused') return taken;
  const waitMs = await noteRepeat(sql, seat.id, patience.repeatMs);
  const refused = waitMs
    ? new Refusal('round.too_soon', waitMs)
    : new Refusal(refusalOf(press.refusal));
  // Returned, not thrown: the record of the repeat must be committed.
  return { ...taken, refused };
};

/** Refuses a start that comes too soon after the last, by the database's clock. */
export const holdPace = ({ sinceStartMs }: Pick<Seat, 'sinceStartMs'>, paceMs: number): void => {
  if (sinceStartMs !== null && sinceStartMs < paceMs) {
    throw new Refusal('round.too_soon', Math.ceil(paceMs - sinceStartMs));
  }
};

const newRound = async (
  sql: Sql,
  deps: GameDeps,
  session: Session,
  { game, stake, bet, key, seat }: Wanted & { seat: Seat },
): Promise<NewRound> => {
  const ids = identities(deps);
  const seeds = await seedsInUse(sql, seat.id);
  return {
    ...ids,
    ...(await claimTurn(sql, { seatId: seat.id, seedsId: seeds.id, stake })),
    seatId: seat.id,
    sessionId: session.id,
    seedsId: seeds.id,
    key,
    version: game.version,
    clientSeed: seeds.clientSeed,
    stake,
    bet,
    unitPrice: stake / BigInt(game.units),
  };
};

/** Without chance there is no game: nothing takes the generator's place. */
const identities = ({ source, log }: GameDeps) => {
  try {
    const [id, betId, winId, rollbackId] = [0, 1, 2, 3].map(() => source.uuid()) as Four;
    return { id, betId, winId, rollbackId };
  } catch (failure) {
    log.error('rng.failed', { reason: reasonOf(failure) });
    throw new Refusal('game.unavailable');
  }
};

type Four = [string, string, string, string];

/** A repeat waits a little for what the first press is still doing. */
const atRest = async (deps: GameDeps, id: string): Promise<Round> => {
  for (let waitedMs = 0; ; waitedMs += 100) {
    const round = (await roundById(deps.database.sql, id))!;
    const isMoving = ['betting', 'cancelling', 'settling'].includes(round.status);
    if (!isMoving || waitedMs >= deps.patience.waitMs) return round;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
