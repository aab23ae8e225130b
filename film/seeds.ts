import { slotRoundOf } from '../packages/games/src/slots/rules/slot-round';
import type { SlotOutcome } from '../packages/games/src/slots/rules/round';
import type { Rules } from '../packages/games/src/slots/rules/slot';

type Wish = (outcome: SlotOutcome) => boolean;

/** The features that a game must show, beside winning and losing rounds. */
const wishesOf = (rules: Rules): Wish[] => {
  const wishes: Wish[] = [({ units }) => units === 0, ({ units }) => units > rules.units];
  if (rules.kind === 'anywhere') return [...wishes, ({ phases }) => phases.length >= 4];
  if (rules.pick) wishes.push(({ awaits }) => awaits === 'pick');
  if (rules.scatter) wishes.push(({ phases }) => phases.some(isRetrigger));
  return wishes;
};

const isRetrigger = (phase: SlotOutcome['phases'][number]): boolean =>
  phase.type === 'spin' && phase.free !== undefined && phase.awards !== undefined;

/** A free spin lasts four seconds: forty in one round would show nothing more. */
const mostPhases = 60;

/** A client seed with which the next rounds of a server seed show all the features. */
export const clientSeedFor = (rules: Rules, serverSeed: string, rounds: number): string => {
  const wishes = wishesOf(rules);
  for (let attempt = 1; attempt < 200_000; attempt += 1) {
    const clientSeed = `film-${attempt}`;
    const outcomes = Array.from(
      { length: rounds },
      (_each, index) => slotRoundOf(rules, { serverSeed, clientSeed, nonce: index + 1 }).outcome,
    );
    const phases = outcomes.reduce((sum, outcome) => sum + outcome.phases.length, 0);
    const isLong = rules.kind !== 'anywhere' && phases > rounds + mostPhases;
    if (!isLong && wishes.every((wish) => outcomes.some(wish))) return clientSeed;
  }
  throw new Error(`no client seed shows all of ${rules.code} in ${rounds} rounds`);
};
