/** Colours are `#RRGGBB`. */

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Relative luminance as WCAG 2 defines it. */
export const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex)
    .map((channel) => channel / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export const contrast = (one: string, other: string): number => {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** `share` 0 is the first colour, 1 the second. */
export const mix = (from: string, to: string, share: number): string => {
  const goal = channels(to);
  const mixed = channels(from).map((channel, index) =>
    Math.round(channel * (1 - share) + (goal[index] ?? 0) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
};
