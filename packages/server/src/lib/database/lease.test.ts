import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from '@parlour/testkit/site/site';
import {
  claimLease,
  endLease,
  forgiveLease,
  holdLease,
  pauseLease,
  takenLeases,
  type Terms,
} from './lease';

let site: Site;
let laterMs = 0;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.drop());

const pass = async (seconds: number) => {
  laterMs += seconds * 1000;
  await site.shiftClock(laterMs);
};

const sql: Site['platform']['database']['sql'] = (...statement) =>
  site.platform.database.sql(...statement);
const claim = (name: string, terms: Terms = { seconds: 60 }) => claimLease(sql, name, terms);
const pauses = { firstSeconds: 10, mostSeconds: 30 };

describe('a lease', () => {
  test('is held by one process, and the others learn for how long', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim('many')));
    expect(answers.filter((leftMs) => leftMs === 0)).toHaveLength(1);
    const leftMs = await claim('many');
    expect(leftMs).toBeGreaterThan(50_000);
    expect(leftMs).toBeLessThanOrEqual(60_000);
    expect(await claim('another')).toBe(0);
    const taken = await takenLeases(sql);
    expect(taken.has('many') && taken.has('another')).toBe(true);
  });

  test('of a process that died is free when its time is over', async () => {
    expect(await claim('died')).toBe(0);
    await pass(59);
    expect(await claim('died')).toBeGreaterThan(0);
    await pass(2);
    expect(await claim('died')).toBe(0);
  });

  test('lasts while it is renewed, and ends when it is released', async () => {
    await claim('held');
    await pass(50);
    await holdLease(sql, 'held', 60);
    await pass(50);
    expect(await claim('held')).toBeGreaterThan(0);
    await endLease(sql, 'held');
    expect((await takenLeases(sql)).has('held')).toBe(false);
    expect(await claim('held')).toBe(0);
  });

  test('whose work failed is delayed twice as long each time, for all but a person', async () => {
    for (const [failures, seconds] of [
      [1, 10],
      [2, 20],
      [3, 30],
      [4, 30],
    ] as const) {
      expect(await claim('failing')).toBe(0);
      expect(await pauseLease(sql, 'failing', pauses)).toBe(failures);
      await pass(seconds - 1);
      expect(await claim('failing')).toBeGreaterThan(0);
      expect((await takenLeases(sql)).has('failing')).toBe(true);
      await pass(2);
    }
    expect(await claim('failing')).toBe(0);
    await pauseLease(sql, 'failing', pauses);
    expect(await claim('failing', { seconds: 60, evenPaused: true })).toBe(0);
    expect(await claim('failing', { seconds: 60, evenPaused: true })).toBeGreaterThan(0);
  });

  test.each([
    ['given back', endLease],
    ['forgiven', forgiveLease],
  ])('that was %s counts its failures from the beginning', async (name, succeed) => {
    await claim(name);
    await pauseLease(sql, name, pauses);
    await pass(11);
    expect(await claim(name)).toBe(0);
    await succeed(sql, name);
    expect(await pauseLease(sql, name, pauses)).toBe(1);
  });

  test('whose failures were cleared is kept to its end', async () => {
    await claim('kept');
    await forgiveLease(sql, 'kept');
    expect(await claim('kept')).toBeGreaterThan(0);
  });
});
