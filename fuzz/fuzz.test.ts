import { describe, expect, test } from 'vitest';
import type { Site } from '@parlour/testkit/site/site';
import { runFuzz } from './run';

describe('[ERR-04] mutated messages at the gateway', () => {
  test('move no money that is not acknowledged, and all get an answer of the status tables', async () => {
    const report = await runFuzz({ seed: 'short', count: 3000, players: 48 });
    expect(report.violations).toEqual([]);
    expect(report.mutations).toBeGreaterThanOrEqual(3000);
    // The run proves nothing if few messages reach the core or few are refused.
    expect(report.outcomes.get('RS_OK')).toBeGreaterThan(1000);
    expect(report.outcomes.get('RS_ERROR_WRONG_SYNTAX')).toBeGreaterThan(400);
    expect(report.outcomes.size).toBeGreaterThan(14);
  }, 120_000);

  test('are the same for the same seed, and different for another', async () => {
    const small = { seed: 'of the tests', count: 320, players: 16 };
    const one = await runFuzz(small);
    const two = await runFuzz(small);
    const other = await runFuzz({ ...small, seed: 'another' });
    expect(two.digest).toBe(one.digest);
    expect(two.outcomes).toEqual(one.outcomes);
    expect(other.digest).not.toBe(one.digest);
  }, 120_000);

  test('are compared with the books: money that moves without a message is found', async () => {
    const { violations } = await runFuzz({ seed: 'stolen', count: 64, players: 8, between: steal });
    expect(violations.map(({ what }) => what).join()).toMatch(/the ledger has .* acknowledged was/);
  }, 60_000);
});

/** A sound transfer takes seven micros from the pocket of a player who has them. */
const steal = ({ database }: Site) =>
  database.sql`
    select p.answer from (
      select path from ledger.account
      where path ~ '^player:.*:cash$' and currency = 'VND' and balance > 7 order by id desc limit 1
    ) a, ledger.post_named(array['fuzz'], array['stolen'], array['0']::"char"[], array[a.path],
      array['house:main:opening'], array['VND'], array[7]::bigint[], array['adjust'],
      array[null]::bigint[]) p`;
