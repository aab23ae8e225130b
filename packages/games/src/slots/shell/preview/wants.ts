import type { SlotGame } from '../../rules/game';
import type { SlotOutcome, PlateFace } from '../../rules/round';
import { winTier } from '../../stage/timeline/motion';

export const wants = [
  'any',
  'none',
  'returned',
  'small',
  'large',
  'great',
  'grand',
  'feature',
  'wait',
] as const;

export type Want = (typeof wants)[number];

/** Whether a drawn round is of the wanted kind. */
export const tiersWanted =
  (game: SlotGame, want: Want) =>
  (outcome: SlotOutcome, plates: PlateFace[] | null): boolean => {
    const first = outcome.phases[0];
    if (want === 'any') return true;
    if (want === 'feature') {
      const hasSun = first?.type === 'spin' && first.read !== undefined;
      return plates !== null || hasSun || outcome.phases.length > 2;
    }
    if (want === 'wait') return first?.type === 'spin' && first.waits.some(Boolean);
    const isPlain = game.rules.kind === 'anywhere' || outcome.phases.length === 1;
    return isPlain && winTier(outcome.units, game.units) === want;
  };
