/** WCAG 2 contrast of two colours written `#rrggbb` or `#rgb`. */
export const contrast = (one: string, other: string): number => {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
};

/** Relative luminance as WCAG 2 defines it. */
export const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Red, green and blue, 0 to 255. */
export const channels = (colour: string): number[] => {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1];
  if (!digits) throw new RangeError(`not a colour: ${colour}`);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
};

/** The least contrast of text, and of borders, focus and icons. */
export const READABLE = 4.5;
export const VISIBLE = 3;

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
