import { contrast, mix, READABLE, VISIBLE } from './contrast';

export const themes = ['dark', 'light'] as const;
export type ThemeName = (typeof themes)[number];

/** What words and buttons lie on: the same for every brand (`theme.css`). */
export const surfacesOf: Record<ThemeName, readonly string[]> = {
  dark: ['#0b1416', '#101c1f', '#17272b', '#203439'],
  light: ['#e9f0ef', '#ffffff', '#f3f7f6', '#dde8e6'],
};

/**
 * The accent in a theme: the fill of its buttons with the two states, the words on it, and the
 * accent as text.
 */
export type AccentFamily = {
  accent: string;
  accentHover: string;
  accentPress: string;
  onAccent: string;
  accentText: string;
};

const [black, white] = ['#000000', '#ffffff'];

/** The family of a fill: its states move away from the words on it, so that they stay readable. */
export const accentFamilyOf = (theme: ThemeName, accent: string): AccentFamily => {
  const dark = mix(accent, black, 0.88);
  const isOnWhite = contrast(white, accent) >= contrast(dark, accent);
  const away = isOnWhite ? black : white;
  return {
    accent,
    accentHover: mix(accent, away, 0.14),
    accentPress: mix(accent, away, 0.26),
    onAccent: isOnWhite ? white : dark,
    accentText: readableOn(surfacesOf[theme], accent, theme === 'dark' ? white : black),
  };
};

/** The colour itself, or the nearest on the way to `end` that can be read on all surfaces. */
export const readableOn = (surfaces: readonly string[], colour: string, end: string): string => {
  const isRead = (one: string) => surfaces.every((ground) => contrast(one, ground) >= READABLE);
  const steps = Array.from({ length: 20 }, (_, step) => mix(colour, end, step / 20));
  return steps.find(isRead) ?? end;
};

/** Why an accent cannot be used on the given surfaces; empty when it can. */
export const accentFaults = (family: AccentFamily, surfaces: readonly string[]): string[] => {
  const fills = [family.accent, family.accentHover, family.accentPress];
  const pairs = [
    ...fills.map((fill) => ({ one: family.onAccent, ground: fill, least: READABLE })),
    ...surfaces.map((ground) => ({ one: family.accentText, ground, least: READABLE })),
    // A button must be seen as one.
    ...surfaces.map((ground) => ({ one: family.accent, ground, least: VISIBLE })),
  ];
  return pairs
    .filter(({ one, ground, least }) => contrast(one, ground) < least)
    .map(
      ({ one, ground, least }) =>
        `${one} on ${ground} has ${contrast(one, ground).toFixed(2)}, under ${least}`,
    );
};

/** May a brand fill its buttons with this colour in this theme? */
export const isAccentFit = (theme: ThemeName, accent: string): boolean =>
  accentFaults(accentFamilyOf(theme, accent), surfacesOf[theme]).length === 0;

/** The colour of a browser's bars around the site: the brand's accent, else the site's own bar. */
export const barColourOf = (
  theme: ThemeName,
  brand: { accentDark?: string; accentLight?: string },
): string => (theme === 'dark' ? brand.accentDark : brand.accentLight) || surfacesOf[theme][1]!;
