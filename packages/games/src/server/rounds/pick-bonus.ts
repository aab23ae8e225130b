import { gameByCode } from '../../games';
import { liftPlate, plateNumbersLeft } from '../../slots/rules/play';
import type { Outcome } from '../../rounds/round';
import type { PlayedRound } from '../../rounds/wire';
import { advanceRound } from './advance-round';
import type { Sql } from '@parlour/node-kit/database/database';
import { payDemo } from '../sessions/demo';
import { drawnOutcome, lockRound, roundById, type Round } from '../queries/rounds';
import type { Session } from '../queries/sessions';
import { liftedPlate } from '../queries/steps';
import { Refusal } from '../refusal';
import { playedRound, type GameDeps } from './rounds';

/**
 * The player lifts a plate. Lifting one that lies open already tells the round again: an answer
 * was lost.
 */
export const choosePlate = async (
  deps: GameDeps,
  session: Session,
  { id, plate }: { id: string; plate: number },
): Promise<PlayedRound> => {
  await deps.database.transaction(async (sql) => {
    const round = await lockRound(sql, id);
    if (!round || round.playerId !== session.playerId || round.game !== session.game) {
      throw new Refusal('round.unknown');
    }
    if (!isLifted(round, plate)) await lift(sql, deps, round, plate);
  });
  const round = await advanceRound(deps, id, { mayBet: false });
  return playedRound(round, deps.patience.paceMs);
};

/** A pick left alone for a day: the lowest numbers are lifted, as the rules say. */
export const liftLowest = async (deps: GameDeps, id: string): Promise<void> => {
  await deps.database.transaction(async (sql) => {
    for (;;) {
      const round = await lockRound(sql, id);
      const rules = round && gameByCode.get(round.game)?.rules;
      if (!round || !rules || round.status !== 'open') return;
      const [lowest] = plateNumbersLeft(rules, drawnOutcome(round));
      if (lowest === undefined) return;
      await lift(sql, deps, round, lowest);
    }
  });
  await advanceRound(deps, id, { mayBet: false });
};

const lift = async (sql: Sql, deps: GameDeps, round: Round, plate: number): Promise<void> => {
  const outcome = outcomeAfter(round, plate);
  const payout = BigInt(outcome.units) * round.unitPrice;
  const isOver = !outcome.awaits;
  await liftedPlate(sql, round.id, {
    outcome,
    status: isOver ? 'settling' : 'open',
    payout,
    leaseMs: deps.patience.leaseMs,
  });
  if (isOver && round.isDemo) await payDemo(sql, { ...round, payout });
};

const outcomeAfter = (round: Round, plate: number): Outcome => {
  const rules = gameByCode.get(round.game)?.rules;
  if (!rules || round.status !== 'open') throw new Refusal('round.choice_invalid');
  try {
    return liftPlate(rules, drawnOutcome(round), round.plates ?? [], plate);
  } catch (failure) {
    if (failure instanceof RangeError) throw new Refusal('round.choice_invalid');
    throw failure;
  }
};

const isLifted = ({ outcome }: Round, plate: number): boolean =>
  (outcome?.phases ?? []).some(
    (phase) => phase.type === 'pick' && phase.lifted.some((lifted) => lifted.plate === plate),
  );

/** Told to the page that asks again. */
export const readRound = async (
  { database, patience }: GameDeps,
  session: Session,
  id: string,
): Promise<PlayedRound> => {
  const round = await roundById(database.sql, id);
  const isOwn = round?.playerId === session.playerId && round.game === session.game;
  const isMeant = session.recall === null || session.recall === id;
  if (!round || !isOwn || !isMeant || round.status === 'refused') {
    throw new Refusal('round.unknown');
  }
  return playedRound(round, patience.paceMs);
};
