import { describe, expect, test } from 'vitest';
import { repeated } from './transaction';

class Busy extends Error {}

/** Runs work that fails with this code so many times, and returns the result. */
const outcomeOf = async (code: string, failures: number, repeatsLockTimeouts: boolean) => {
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries <= failures) throw Object.assign(new Error(code), { code });
    return 'done';
  };
  const options = { repeatsLockTimeouts, whenBusy: () => new Busy('busy') };
  const result = await repeated(options, work).catch((failure: Error) => failure.message);
  return { result, tries };
};

describe('a transaction', () => {
  test.each([
    ['a serialization failure', '40001', true],
    ['a deadlock', '40P01', false],
    ['a lock time-out, where that is wanted,', '55P03', true],
  ])('is done again after %s, five times at most', async (_case, code, repeatsLockTimeouts) => {
    expect(await outcomeOf(code, 4, repeatsLockTimeouts)).toEqual({ result: 'done', tries: 5 });
    expect(await outcomeOf(code, 9, repeatsLockTimeouts)).toEqual({ result: 'busy', tries: 5 });
  });

  test.each([
    ['a lock time-out, where no one waits,', '55P03', false],
    ['a broken rule', '23505', true],
    ['a lost connection', 'ECONNRESET', true],
  ])('is not done again after %s', async (_case, code, repeatsLockTimeouts) => {
    expect(await outcomeOf(code, 1, repeatsLockTimeouts)).toEqual({ result: code, tries: 1 });
  });

  test("that stays busy fails with the database's error, where no other is given", async () => {
    const failure = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    const options = { repeatsLockTimeouts: false };
    await expect(repeated(options, () => Promise.reject(failure))).rejects.toBe(failure);
  });
});
