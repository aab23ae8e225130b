import type { artwork } from '@parlour/ui/artwork/artwork';

type DrawArtwork = typeof artwork;

/** Some megabytes at most, and more than the first pages of a site with many games. */
const mostKept = 1000;

/**
 * Artwork takes more than half of the time of rendering a page, and a game's is always the same:
 * the most recent ones are cached.
 */
export const keepDrawings = (draw: DrawArtwork, most = mostKept): DrawArtwork => {
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
