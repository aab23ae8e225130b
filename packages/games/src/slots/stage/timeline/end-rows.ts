import type { SlotOutcome, PickPhase, SpinPhase, Win } from '../../rules/round';

/** A line of the ticket or the certificate at the end of a round; amounts are units. */
export type EndRow =
  | { type: 'lines'; multiplier: number; units: number }
  | { type: 'scatter'; times: number; units: number }
  | { type: 'base'; units: number }
  | { type: 'best'; spin: number; units: number }
  | { type: 'plate'; plate: number; shows: PickPhase['lifted'][number]['shows'] }
  | { type: 'win'; win: Win }
  | { type: 'fall'; fall: number; units: number }
  | { type: 'stake' };

const sumOf = (wins: readonly Win[]): number => wins.reduce((sum, { units }) => sum + units, 0);

/** What a feature paid, part by part. */
export const endRows = (outcome: SlotOutcome): EndRow[] => {
  const pick = outcome.phases.findLast((phase) => phase.type === 'pick');
  const spins = outcome.phases.filter((phase): phase is SpinPhase => phase.type === 'spin');
  const isScatter = ({ kind }: Win) => kind === 'scatter';
  const ofScatters = spins.flatMap(({ wins }) => wins.filter(isScatter));
  const base = spins[0]?.wins.filter((win) => !isScatter(win)) ?? [];
  const free = spins.slice(1);
  const baseRows: EndRow[] = base.length ? [{ type: 'base', units: sumOf(base) }] : [];
  if (pick) {
    return [...pick.lifted.map((lifted): EndRow => ({ type: 'plate', ...lifted })), ...baseRows];
  }
  const lines = free.flatMap(({ wins }) => wins.filter((win) => !isScatter(win)));
  const best = free.reduce<SpinPhase | undefined>(
    (top, spin) => (spin.units > (top?.units ?? 0) ? spin : top),
    undefined,
  );
  const bestRows: EndRow[] = best?.free
    ? [{ type: 'best', spin: best.free.index, units: best.units }]
    : [];
  return [
    { type: 'lines', multiplier: free[0]?.free?.multiplier ?? 1, units: sumOf(lines) },
    { type: 'scatter', times: ofScatters.length, units: sumOf(ofScatters) },
    ...baseRows,
    ...bestRows,
  ];
};

/** The certificate shows the two highest parts, and the stake. */
export const certificateRows = (outcome: SlotOutcome): EndRow[] => {
  const isFeature = outcome.phases.some(
    (phase) => phase.type === 'pick' || (phase.type === 'spin' && phase.free),
  );
  return [...(isFeature ? endRows(outcome).slice(0, 2) : bestRows(outcome)), { type: 'stake' }];
};

const bestRows = (outcome: SlotOutcome): EndRow[] => {
  const falls = outcome.phases.flatMap((phase): { fall: number; units: number }[] =>
    phase.type === 'fall' && phase.units ? [phase] : [],
  );
  if (falls.length) {
    return falls
      .sort((one, other) => other.units - one.units)
      .slice(0, 2)
      .map(({ fall, units }) => ({ type: 'fall', fall, units }));
  }
  return outcome.phases
    .flatMap((phase) => (phase.type === 'spin' ? phase.wins : []))
    .sort((one, other) => other.units - one.units)
    .slice(0, 2)
    .map((win) => ({ type: 'win', win }));
};
