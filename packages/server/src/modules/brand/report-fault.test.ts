import { brandFaults } from '@parlour/contract/brand-faults';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const fault = {
  part: 'screen',
  name: 'TypeError',
  page: '/rng',
  build: 'a1b2c3',
  places: ['hall-DvCisG9.js:1:5582', 'first-FB2dFHK.js:9:37784'],
} as const;

const report = (more: object = {}) =>
  site.visitor().call(brandFaults.reportFault, { ...fault, ...more } as never);

const linesOf = (name: string) =>
  site.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line.event === 'browser.fault' && line.name === name);

describe('[ERR-03] a failure in a browser', () => {
  test('is a line of the log, with its places and nothing of the person', async () => {
    expect((await report()).status).toBe(200);
    const [{ at, id, ...line } = {}] = linesOf('TypeError');
    expect([at, id]).toEqual([expect.any(String), expect.any(String)]);
    expect(line).toEqual({
      level: 'warn',
      event: 'browser.fault',
      brand: 'main',
      where: 'screen',
      name: 'TypeError',
      page: '/rng',
      build: 'a1b2c3',
      places: fault.places,
      count: 1,
    });
  });

  test('is written the first time and the tenth, not each time', async () => {
    for (let times = 0; times < 12; times += 1) await report({ name: 'RangeError' });
    expect(linesOf('RangeError').map(({ count }) => count)).toEqual([1, 10]);
  });

  test.each([
    ['an error’s own words', { name: 'Cannot convert 1,200,000 to a BigInt' }],
    ['an address with a query', { page: '/login?reset=secret' }],
    ['a place that is no file of ours', { places: ['https://evil.example/x'] }],
    ['more than five places', { places: Array.from({ length: 6 }, (_, at) => `a.js:1:${at}`) }],
    ['what the call does not take', { message: 'typed by a person' }],
  ])('is refused with %s', async (_, more) => {
    expect((await report(more)).refusal?.code).toBe('request.invalid');
  });
});
