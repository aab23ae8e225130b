/** A version of a game's rules, and the mark of its strips, lines and pays (proof-mark.ts). */
export type ReleasedRules = readonly [version: string, mark: string];

/**
 * Every version of a game's rules that players have played, the oldest first. Other rules are
 * another game to those who play it: they get a line here and a higher major version.
 */
export const releasedRules: Readonly<Record<string, readonly ReleasedRules[]>> = {
  'lotus-pond': [['1.0.0', 'e36b7d3f2229035a']],
  'bronze-drum': [['1.0.0', 'e555db4632065ede']],
  'harvest-moon': [['1.0.0', '9c72217f89452602']],
  'floating-market': [['1.0.0', '2b1dfefceef8e54f']],
  'gem-quarry': [['1.0.0', '202f7b52391187b2']],
  'five-fruits': [['1.0.0', 'e7e2c6b64624f996']],
  'engravers-shop': [['1.0.0', 'd712678c8cb8b5db']],
  'red-seven': [['1.0.0', 'b0b14fffe308e40c']],
};

/** What is wrong with the versions of a game: other rules need a higher major version. */
export const faultOfReleases = (releases: readonly ReleasedRules[]): string | undefined => {
  for (const [at, [version, mark]] of releases.entries()) {
    const [beforeVersion, beforeMark] = releases[at - 1] ?? [];
    if (beforeVersion === undefined) continue;
    if (mark === beforeMark) return `${version} has the rules of ${beforeVersion}`;
    if (majorOf(version) <= majorOf(beforeVersion))
      return `${version} has other rules than ${beforeVersion} under the same major version`;
  }
  return undefined;
};

const majorOf = (version: string): number => Number(version.split('.')[0]);
