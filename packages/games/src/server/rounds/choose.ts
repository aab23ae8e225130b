import type { Game } from '../../rounds/game';
import type { Outcome } from '../../rounds/round';
import type { PlayedRound } from '../../rounds/wire';
import { advanceRound } from './advance-round';
import type { Sql } from '@parlour/node-kit/database/database';
import { payDemo } from '../sessions/demo';
import { drawnOutcome, lockRound, roundById, type Round } from '../queries/rounds';
import type { Session } from '../queries/sessions';
import { keepChoice } from '../queries/steps';
import { Refusal } from '../refusal';
import { playedRound, type GameDeps } from './rounds';

/**
 * The player makes a choice in an open round. A choice that was made already reads the round
 * again: its answer was lost.
 */
export const choose = async (
  deps: GameDeps,
  session: Session,
  { id, choice }: { id: string; choice: number },
): Promise<PlayedRound> => {
  await deps.database.transaction(async (sql) => {
    const round = await lockRound(sql, id);
    if (!round || round.playerId !== session.playerId || round.game !== session.game) {
      throw new Refusal('round.unknown');
    }
    if (!isMade(deps, round, choice)) await take(sql, deps, round, choice);
  });
  const round = await advanceRound(deps, id, { mayBet: false });
  return playedRound(round, deps.patience.paceMs);
};

/** A round left alone for a day: its choices are made as the rules say. */
export const chooseForAbsent = async (deps: GameDeps, id: string): Promise<void> => {
  await deps.database.transaction(async (sql) => {
    for (;;) {
      const round = await lockRound(sql, id);
      const choices = round && choicesOf(deps, round);
      if (!round || !choices || round.status !== 'open') return;
      const [first] = choices.left(drawnOutcome(round));
      if (first === undefined) return;
      await take(sql, deps, round, first);
    }
  });
  await advanceRound(deps, id, { mayBet: false });
};

const choicesOf = ({ games }: GameDeps, round: Round): Game['choices'] =>
  games.get(round.game)?.choices;

const take = async (sql: Sql, deps: GameDeps, round: Round, choice: number): Promise<void> => {
  const outcome = outcomeAfter(deps, round, choice);
  const payout = BigInt(outcome.units) * round.unitPrice;
  const isOver = !outcome.awaits;
  await keepChoice(sql, round.id, {
    outcome,
    status: isOver ? 'settling' : 'open',
    payout,
    leaseMs: deps.patience.leaseMs,
  });
  if (isOver && round.isDemo) await payDemo(sql, { ...round, payout });
};

const outcomeAfter = (deps: GameDeps, round: Round, choice: number): Outcome => {
  const choices = choicesOf(deps, round);
  if (!choices || round.status !== 'open') throw new Refusal('round.choice_invalid');
  try {
    return choices.take({ outcome: drawnOutcome(round), hidden: round.hidden }, choice);
  } catch (failure) {
    if (failure instanceof RangeError) throw new Refusal('round.choice_invalid');
    throw failure;
  }
};

const isMade = (deps: GameDeps, round: Round, choice: number): boolean =>
  round.outcome !== null && !!choicesOf(deps, round)?.made(round.outcome).includes(choice);

/** The round as it stands, for a page that asks again. */
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
