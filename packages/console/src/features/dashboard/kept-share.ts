import type { KeptPromises } from '@parlour/contract/report-console';

/** The kept promises of all that came due, rounded down: only all of them are 100 %. */
export const keptShare = ({
  answered,
  late,
  missed,
}: Pick<KeptPromises, 'answered' | 'late' | 'missed'>): string => {
  const tenths = Math.floor((1000 * (answered - late)) / (answered + missed));
  return `${(tenths / 10).toFixed(1)} %`;
};
