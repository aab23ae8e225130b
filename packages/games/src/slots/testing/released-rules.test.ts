import { expect, test } from 'vitest';
import { slots } from '../../games';
import { faultOfReleases, releasedRules } from './released-rules';

test('[R-C8] every game has its versions listed, and other rules raised the major version', () => {
  expect(Object.keys(releasedRules).toSorted()).toEqual(slots.map(({ code }) => code).toSorted());
  for (const { code, version } of slots) {
    const releases = releasedRules[code] ?? [];
    expect(releases.at(-1)?.[0], code).toBe(version);
    expect(faultOfReleases(releases), code).toBeUndefined();
  }
});

test('[R-C8] other rules under the same major version are refused', () => {
  const first = ['1.0.0', 'a'] as const;
  expect(faultOfReleases([first, ['2.0.0', 'b'], ['10.0.0', 'c']])).toBeUndefined();
  expect(faultOfReleases([first, ['1.1.0', 'b']])).toMatch(/^1\.1\.0 has other rules than 1\.0\.0/);
  expect(faultOfReleases([first, ['2.0.0', 'a']])).toBe('2.0.0 has the rules of 1.0.0');
});
