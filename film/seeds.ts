import { roundOf } from '../packages/games/src/fair/node-hmac';
import type { Outcome } from '../packages/games/src/rounds/round';
import type { Rules } from '../packages/games/src/slots/rules/slot';

type Wish = (outcome: Outcome) => boolean;

/** What a game has to show, beside rounds that pay and rounds that do not. */
const wishesOf = (rules: Rules): Wish[] => {
  const wishes: Wish[] = [({ units }) => units === 0, ({ units }) => units > rules.units];
  if (rules.kind === 'anywhere') return [...wishes, ({ phases }) => phases.length >= 4];
  if (rules.pick) wishes.push(({ awaits }) => awaits === 'pick');
  if (rules.scatter) wishes.push(({ phases }) => phases.some(isRetrigger));
  return wishes;
};

const isRetrigger = (phase: Outcome['phases'][number]): boolean =>
  phase.type === 'spin' && phase.free !== undefined && phase.awards !== undefined;

/** Free spins last four seconds each: a film of one round with all forty would show no more. */
const mostPhases = 60;

/** A client seed with which the next rounds of a server seed show all that the game has. */
export const clientSeedFor = (rules: Rules, serverSeed: string, rounds: number): string => {
  const wishes = wishesOf(rules);
  for (let attempt = 1; attempt < 200_000; attempt += 1) {
    const clientSeed = `film-${attempt}`;
    const outcomes = Array.from(
      { length: rounds },
      (_each, index) => roundOf(rules, { serverSeed, clientSeed, nonce: index + 1 }).outcome,
    );
    const phases = outcomes.reduce((sum, outcome) => sum + outcome.phases.length, 0);
    const isLong = rules.kind !== 'anywhere' && phases > rounds + mostPhases;
    if (!isLong && wishes.every((wish) => outcomes.some(wish))) return clientSeed;
  }
  throw new Error(`no client seed shows all of ${rules.code} in ${rounds} rounds`);
};
