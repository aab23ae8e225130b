import { slotRoundOf } from '../../../slots/rules/slot-round';
import type { SlotGame } from '../../rules/game';
import type { SlotOutcome, Phase } from '../../rules/round';
import { winTier } from '../../stage/timeline/motion';

/** What a picture may show of a game's round. */
export const states = [
  'spin',
  'wait',
  'returned',
  'line',
  'great',
  'grand',
  'feature',
  'retrigger',
] as const;

export type State = (typeof states)[number];

/** The seeds of all pictures: the rounds differ only by their nonce. */
export const picturedSeeds = { serverSeed: '5e'.repeat(32), clientSeed: 'pictures' };

/**
 * The nonce of a round of each kind, found by `findPictured`; a game that has no such round has no
 * nonce. The test says when the rules of a game have left one behind.
 */
export const picturedRounds: Record<string, Partial<Record<State, number>>> = {
  'five-fruits': { spin: 1, returned: 9, line: 66, great: 144, grand: 453 },
  'harvest-moon': { spin: 1, returned: 4, line: 18, great: 884, grand: 1014 },
  'floating-market': { spin: 5, returned: 2, line: 1, great: 749, grand: 11_744 },
  'bronze-drum': { spin: 1, returned: 4, line: 62, great: 3824, grand: 3913, feature: 6 },
  'gem-quarry': { spin: 1, returned: 3, line: 34, great: 76, feature: 9 },
  'red-seven': { spin: 1, line: 4, great: 41, grand: 1979 },
  'lotus-pond': {
    spin: 3,
    wait: 26,
    returned: 2,
    line: 54,
    great: 1421,
    grand: 11_434,
    feature: 1,
    retrigger: 382,
  },
  'engravers-shop': {
    spin: 5,
    wait: 18,
    returned: 1,
    line: 11,
    great: 422,
    grand: 1966,
    feature: 115,
  },
};

/** Whether a round shows what a picture is wanted of. */
export const shows = (game: SlotGame, state: State, outcome: SlotOutcome): boolean => {
  const { phases, units } = outcome;
  const [first] = phases;
  const tier = winTier(units, game.units);
  const isCascade = first?.type === 'fall';
  const isPlain = isCascade || (phases.length === 1 && !outcome.awaits);
  const waits = first?.type === 'spin' && first.waits.some(Boolean);
  switch (state) {
    case 'spin':
      return isPlain && tier === 'none' && !waits;
    case 'wait':
      return waits && isPlain && units === 0;
    case 'returned':
      return isPlain && tier === 'returned';
    case 'line':
      return isPlain && (tier === 'small' || tier === 'large') && hasLines(game, first);
    case 'great':
    case 'grand':
      return isPlain && tier === state;
    case 'feature':
      return isFeature(outcome) && !isAgain(outcome) && !isQuietReel(game, outcome);
    case 'retrigger':
      return isAgain(outcome);
  }
};

/** Two lines shown in turn, where the game has more than one. */
const hasLines = ({ lines }: SlotGame, phase: Phase | undefined): boolean =>
  phase !== undefined && phase.type !== 'pick' && phase.wins.length === (lines === 1 ? 1 : 2);

const isFeature = ({ phases, awaits }: SlotOutcome): boolean => {
  const [first] = phases;
  if (awaits) return true;
  if (first?.type === 'fall') return phases.length > 3;
  return first?.type === 'spin' && (first.read !== undefined || first.awards !== undefined);
};

/** A wild reel that pays no more than the stake is not celebrated. */
const isQuietReel = ({ units }: SlotGame, { phases, units: paid }: SlotOutcome): boolean =>
  phases[0]?.type === 'spin' && phases[0].read !== undefined && paid <= units;

const isAgain = ({ phases }: SlotOutcome): boolean =>
  phases.some((phase) => phase.type === 'spin' && phase.free && phase.awards);

/** The first nonce of a round of a kind, where there is one among the first `among`. */
export const findPictured = (game: SlotGame, state: State, among = 400_000): number | undefined => {
  for (let nonce = 1; nonce <= among; nonce++) {
    const { outcome } = slotRoundOf(game.rules, { ...picturedSeeds, nonce });
    if (shows(game, state, outcome)) return nonce;
  }
  return undefined;
};
