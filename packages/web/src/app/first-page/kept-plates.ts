import type { plate } from '@parlour/ui/plates/plate';

type DrawPlate = typeof plate;

/** Some megabytes at most, and more than the first pages of a site with many games. */
const mostPlates = 1000;

/**
 * Plates take more than half of the time of rendering a page, and a game's is always the same: the
 * most recent ones are cached.
 */
export const keepDrawings = (draw: DrawPlate, most = mostPlates): DrawPlate => {
  const kept = new Map<string, string>();
  return (of, options) => {
    const key = JSON.stringify([of.vendor, of.category, of.code, options?.id, options?.crop]);
    const drawn = kept.get(key) ?? draw(of, options);
    kept.delete(key);
    kept.set(key, drawn);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };
};
