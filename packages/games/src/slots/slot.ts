import type { Game, GameFront } from '../rounds/game';
import type { Outcome } from '../rounds/round';
import type { View } from './stage/board/view';
import type { SlotPicture } from './picture/pictures';
import type { SlotGame } from './rules/game';
import { liftedPlates, liftPlate, plateNumbersLeft } from './rules/pick-bonus';
import { drawRound } from './rules/play';
import type { PlateFace, SlotOutcome } from './rules/round';

/** A slot as the registry lists it: what any game gives, and its own facts and rules. */
export type Slot = Game & SlotGame & { view: () => Promise<View> };

type Load = {
  view: () => Promise<{ view: View }>;
  picture: () => Promise<{ picture: SlotPicture }>;
};

/** Its drawings and texts are loaded when its front is first asked for. */
export const slot = (game: SlotGame, load: Load): Slot => {
  let front: Promise<GameFront> | undefined;
  return {
    ...game,
    draw: () => drawRound(game.rules),
    choices: {
      take: ({ outcome, hidden }, plate) =>
        liftPlate(game.rules, asSlot(outcome), (hidden ?? []) as PlateFace[], plate),
      made: (outcome) => liftedPlates(asSlot(outcome)),
      left: (outcome) => plateNumbersLeft(game.rules, asSlot(outcome)),
    },
    recordOf: (outcome) => recordOf(asSlot(outcome)),
    view: async () => (await load.view()).view,
    front: () => {
      // What could not be read is read again: a moment without file handles is not for ever.
      front ??= frontFrom(load).catch((failure: unknown) => {
        front = undefined;
        throw failure;
      });
      return front;
    },
  };
};

const frontFrom = async (load: Load): Promise<GameFront> => {
  const [{ frontOf }, { view }, { picture }] = await Promise.all([
    import('./shell/page/front'),
    load.view(),
    load.picture(),
  ]);
  return frontOf(view, picture);
};

/** A slot is asked only of outcomes that its own rules have drawn. */
const asSlot = (outcome: Outcome): SlotOutcome => outcome as SlotOutcome;

const recordOf = ({ phases }: SlotOutcome) => ({
  stops: phases.flatMap((phase) => (phase.type === 'spin' ? [phase.stops] : [])),
  falls: phases.filter(({ type }) => type === 'fall').length,
  lifted: phases.flatMap((phase) => (phase.type === 'pick' ? phase.lifted : [])),
});
