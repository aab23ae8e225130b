import { channels } from '../contrast';

/** A colour between two, as `#rrggbb`: `share` 0 is the first, 1 the second. */
export const mix = (from: string, to: string, share: number): string => {
  const goal = channels(to);
  const mixed = channels(from).map((channel, index) =>
    Math.round(channel * (1 - share) + (goal[index] ?? 0) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
};
