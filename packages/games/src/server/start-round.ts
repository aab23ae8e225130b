import { micros, moneyPattern } from '@parlour/contract/money';
import { gameByCode } from '../games';
import type { Game } from '../lib/game';
import { roundOf } from '../lib/node-hmac';
import type { PlayedRound } from '../lib/wire';
import { advanceRound } from './advance-round';
import type { Sql } from './database';
import { betDemo } from './demo';
import { reasonOf } from './log';
import {
  insertRound,
  roundById,
  roundByKey,
  unfinishedRound,
  type NewRound,
  type Round,
} from './queries/rounds';
import { lockSeat, noteStart, seedsInUse, type Seat } from './queries/seats';
import type { Session } from './queries/sessions';
import { Refusal } from './refusal';
import { playedRound, refusalOf, type House } from './rounds';

/**
 * One press of the button. The outcome is drawn and kept, together with the bet's own id, before
 * the wallet hears of it; the seat's lock lets one round at a time through, and the key gives a
 * repeat the same round.
 */
export const startRound = async (
  house: House,
  session: Session,
  { stake, key }: { stake: string; key: string },
): Promise<PlayedRound> => {
  const game = gameByCode.get(session.game);
  if (!game || session.recall) throw new Refusal('game.unavailable');
  const stakeMicros = stakeOf(game, session.currency, stake);
  const { id, isNew } = await house.database.transaction((sql) =>
    drawInto(sql, house, session, { game, stake: stakeMicros, key }),
  );
  const round = isNew
    ? await advanceRound(house, id, { mayBet: true })
    : await atRest(house, id, stakeMicros);
  return toldStart(house, round);
};

/** What a start is answered with: a round, or why there is none. */
const toldStart = ({ patience }: House, round: Round): PlayedRound => {
  if (round.status === 'refused') throw new Refusal(refusalOf(round.refusal));
  // The outcome of an uncertain bet is not told: it may yet be taken back.
  if (round.status === 'betting' || round.status === 'cancelling') {
    throw new Refusal('wallet.unreachable', 2000);
  }
  return playedRound(round, patience.paceMs);
};

const stakeOf = (game: Game, currency: string, stake: string): bigint => {
  const ladder = (game.limits as Record<string, { steps: string[] } | undefined>)[currency];
  if (!ladder || !moneyPattern.test(stake)) throw new Refusal('stake.invalid');
  const wanted = micros(stake);
  if (!ladder.steps.some((step) => micros(step) === wanted)) throw new Refusal('stake.invalid');
  return wanted;
};

const drawInto = async (
  sql: Sql,
  house: House,
  session: Session,
  { game, stake, key }: { game: Game; stake: bigint; key: string },
): Promise<{ id: string; isNew: boolean }> => {
  const seat = await lockSeat(sql, session.playerId, session.game);
  const repeated = await roundByKey(sql, seat.id, key);
  if (repeated) return { id: repeated.id, isNew: false };
  if (await unfinishedRound(sql, seat.id)) throw new Refusal('round.open');
  holdPace(seat, house.patience.paceMs);
  const round = await draw(sql, house, session, { game, stake, key, seat });
  await insertRound(sql, round, house.patience.leaseMs);
  if (session.isDemo) await betDemo(sql, round, session.playerId);
  return { id: round.id, isNew: true };
};

/** Refuses a start that comes too soon after the last, by the database's clock. */
export const holdPace = ({ sinceStartMs }: Pick<Seat, 'sinceStartMs'>, paceMs: number): void => {
  if (sinceStartMs !== null && sinceStartMs < paceMs) {
    throw new Refusal('round.too_soon', Math.ceil(paceMs - sinceStartMs));
  }
};

const draw = async (
  sql: Sql,
  house: House,
  session: Session,
  { game, stake, key, seat }: { game: Game; stake: bigint; key: string; seat: Seat },
): Promise<NewRound> => {
  const seeds = await seedsInUse(sql, seat.id);
  const nonce = seeds.rounds + 1n;
  const { serverSeed, clientSeed } = seeds;
  const { outcome, plates } = roundOf(game.rules, { serverSeed, clientSeed, nonce: Number(nonce) });
  return {
    ...identities(house),
    seatId: seat.id,
    sessionId: session.id,
    seedsId: seeds.id,
    number: seat.rounds + 1n,
    key,
    version: game.version,
    clientSeed,
    nonce,
    stake,
    unitPrice: stake / BigInt(game.units),
    outcome,
    plates,
    startedAt: await noteStart(sql, seat.id, stake),
  };
};

/** Without chance there is no game: nothing takes the generator's place. */
const identities = ({ source, log }: House) => {
  try {
    const [id, betId, winId, rollbackId] = [0, 1, 2, 3].map(() => source.uuid()) as Four;
    return { id, betId, winId, rollbackId };
  } catch (failure) {
    log.error('chance.failed', { reason: reasonOf(failure) });
    throw new Refusal('game.unavailable');
  }
};

type Four = [string, string, string, string];

/** A repeat waits a little for what the first press is still doing. */
const atRest = async (house: House, id: string, stake: bigint): Promise<Round> => {
  for (let waitedMs = 0; ; waitedMs += 100) {
    const round = (await roundById(house.database.sql, id))!;
    if (round.stake !== stake) throw new Refusal('request.repeat_conflict');
    const isMoving = ['betting', 'cancelling', 'settling'].includes(round.status);
    if (!isMoving || waitedMs >= house.patience.waitMs) return round;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
