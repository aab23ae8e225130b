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

/**
 * What a brand may change of the accent: the fill with its two states, the words on it, and the
 * accent as text.
 */
export interface AccentFamily {
  accent: string;
  accentHover: string;
  accentPress: string;
  onAccent: string;
  accentText: string;
}

/** Why a brand's accent cannot be read on the given surfaces; empty when it can. */
export const accentFaults = (family: AccentFamily, surfaces: readonly string[]): string[] => {
  const fills = [family.accent, family.accentHover, family.accentPress];
  const onFills = fills.map((fill) => ({ text: family.onAccent, ground: fill }));
  const onSurfaces = surfaces.map((ground) => ({ text: family.accentText, ground }));
  return [...onFills, ...onSurfaces]
    .filter(({ text, ground }) => contrast(text, ground) < READABLE)
    .map(
      ({ text, ground }) =>
        `${text} on ${ground} has ${contrast(text, ground).toFixed(2)}, under 4.5`,
    );
};

/** The least contrast of text, and of borders, focus and icons. */
export const READABLE = 4.5;
export const VISIBLE = 3;
