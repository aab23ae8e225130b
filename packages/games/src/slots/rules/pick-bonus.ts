import type { DrawnSlot, PickPhase, PlateFace, SlotOutcome } from './round';
import type { Rules } from './slot';

/** A drawn round with the player's choices in it. */
export const withLifts = (
  rules: Rules,
  { outcome, hidden }: DrawnSlot,
  lifted: readonly number[],
): SlotOutcome =>
  lifted.reduce((lifts, plate) => liftPlate(rules, lifts, hidden ?? [], plate), outcome);

/** The round after one more plate; a RangeError when there is nothing to lift there. */
export const liftPlate = (
  rules: Rules,
  outcome: SlotOutcome,
  plates: readonly PlateFace[],
  plate: number,
): SlotOutcome => {
  const open = outcome.phases.at(-1);
  const pick = rules.kind === 'anywhere' ? undefined : rules.pick;
  const shows = plates[plate];
  if (!pick || open?.type !== 'pick' || open.over || shows === undefined) {
    throw new RangeError('there is no plate to lift');
  }
  if (open.lifted.some((earlier) => earlier.plate === plate)) {
    throw new RangeError('this plate has been lifted');
  }
  const lifted = [...open.lifted, { plate, shows }];
  const over = lifted.length === pick.lifts;
  const units = over ? platesPay(lifted.map((one) => one.shows)) * rules.units : 0;
  const phase: PickPhase = over
    ? { type: 'pick', lifted, plates: [...plates], units, over }
    : { type: 'pick', lifted, units, over };
  const { awaits, ...rest } = outcome;
  return {
    ...rest,
    phases: [...outcome.phases.slice(0, -1), phase],
    units: outcome.units + units,
    ...(over ? {} : { awaits }),
  };
};

/** The plates a round waits for, lowest number first. */
export const plateNumbersLeft = (rules: Rules, outcome: SlotOutcome): number[] => {
  const open = outcome.phases.at(-1);
  if (rules.kind === 'anywhere' || !rules.pick || open?.type !== 'pick' || open.over) return [];
  return rules.pick.plates
    .map((_, plate) => plate)
    .filter((plate) => !open.lifted.some((earlier) => earlier.plate === plate));
};

/** The sum of the numbers, in multiples of the stake, doubled by the plate that doubles. */
export const platesPay = (shown: readonly PlateFace[]): number => {
  const sum = shown.reduce<number>((total, face) => total + (face === 'x2' ? 0 : face), 0);
  return shown.includes('x2') ? 2 * sum : sum;
};

/** Plates lifted so far, in order. */
export const liftedPlates = (outcome: SlotOutcome): number[] =>
  outcome.phases.flatMap((phase) =>
    phase.type === 'pick' ? phase.lifted.map(({ plate }) => plate) : [],
  );
