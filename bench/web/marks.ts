/** A route's medians against the floors'. */
export type Ratios = {
  lcp_vs_plain: number;
  lcp_vs_react: number;
  tbt_vs_react: number;
  js_vs_react: number;
  cls: number;
};

type Marks = { most_lcp: number; most_tbt: number; most_cls: number };

/** The first pages have to be faster than the others. */
const first = new Set(['/', '/rng']);

export const marksOf = (path: string): Marks => ({
  most_lcp: first.has(path) ? 1.6 : 2,
  most_tbt: 3,
  most_cls: 0.02,
});

/** What is over its mark, in words. */
export const missedIn = (ratios: Record<string, Ratios>): string[] =>
  Object.entries(ratios).flatMap(([path, { lcp_vs_plain: lcp, tbt_vs_react: tbt, cls }]) => {
    const marks = marksOf(path);
    return [
      ...(lcp > marks.most_lcp ? [`${path} LCP ${lcp}x the plain floor`] : []),
      ...(tbt > marks.most_tbt ? [`${path} TBT ${tbt}x the React floor`] : []),
      ...(cls > marks.most_cls ? [`${path} CLS ${cls}`] : []),
    ];
  });
