import { describe, expect, test } from 'vitest';
import { atAnsweringHost } from './launch-host';

const address = 'https://one.test/play?ticket=once';
const hosts = ['one.test', 'https://two.test', 'three.test:8443'];

/** Picks in the order of the given numbers, each between 0 and 1. */
const browser = (alive: readonly string[], ...picks: number[]) => {
  const asked: string[] = [];
  return {
    asked,
    random: () => picks.shift() ?? 0,
    answers: async (origin: string) => {
      asked.push(origin);
      return alive.includes(origin);
    },
  };
};

const all = ['https://one.test', 'https://two.test', 'https://three.test:8443'];

describe('[GAME-05] a launch address that several hosts serve', () => {
  test.each([
    [0, 'https://one.test/play?ticket=once'],
    [0.5, 'https://two.test/play?ticket=once'],
    [0.99, 'https://three.test:8443/play?ticket=once'],
  ])('opens at a host picked at random (%f)', async (pick, moved) => {
    const picking = browser(all, pick);
    expect(await atAnsweringHost(address, hosts, picking)).toBe(moved);
    expect(picking.asked).toEqual([new URL(moved).origin]);
  });

  test('skips a host that does not answer, and asks each at most once', async () => {
    const picking = browser(['https://three.test:8443'], 0, 0, 0);
    expect(await atAnsweringHost(address, hosts, picking)).toBe(
      'https://three.test:8443/play?ticket=once',
    );
    expect(picking.asked).toEqual(all);
  });

  test('is nowhere to be opened where none answers', async () => {
    const picking = browser([]);
    expect(await atAnsweringHost(address, hosts, picking)).toBeUndefined();
    expect(picking.asked.toSorted()).toEqual(all.toSorted());
  });

  test('gives no host the secret of the address before it is opened', async () => {
    const picking = browser(all);
    await atAnsweringHost(address, hosts, picking);
    expect(picking.asked.join()).not.toContain('once');
  });
});
