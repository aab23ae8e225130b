import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from './harness/build';
import { chooseNemeses } from './harness/plan';
import { acknowledged, describeViolation, tallyOf, type Tally } from './harness/report';
import { runUnderFaults, type RunResult } from './harness/run';
import { openInvariants } from './invariants';
import { allNemeses } from './nemesis';

// Other faults each time; a violation is reported with the seed of its run.
const seed = randomBytes(4).toString('hex');
const struck = ['N1', 'N2', 'N7'];

let result: RunResult;
let tally: Tally;

beforeAll(async () => {
  const nemeses = chooseNemeses(struck.join(','), allNemeses());
  result = await runUnderFaults({
    build: await buildServer(),
    seed,
    phases: nemeses.map((nemesis) => ({ nemeses: [nemesis], seconds: 11 })),
    invariants: openInvariants(),
    players: 24,
    workers: 16,
    storiesASecond: 150,
  });
  tally = tallyOf(result.history);
}, 300_000);

const foundBy = (...ids: string[]): string[] =>
  result.violations
    .filter(({ invariant }) => ids.length === 0 || ids.includes(invariant))
    .map((violation) => `${describeViolation(violation, result.history)}\n(seed ${seed})`);

const countOf = (holds: (attempts: string[]) => boolean): number =>
  result.history.operations.filter(({ attempts }) => holds(attempts.map((one) => one.outcome)))
    .length;

describe('a minute of faults under load', () => {
  test('every fault strikes, and each kind of operation is asked for meanwhile', () => {
    expect([...new Set(result.faults.map(({ nemesis }) => nemesis))]).toEqual(struck);
    expect(acknowledged(tally)).toBeGreaterThan(1000);
    for (const kind of ['bet', 'win', 'rollback', 'deposit'] as const) {
      expect(tally[kind].done, kind).toBeGreaterThan(10);
    }
    for (const kind of [
      'withdrawal',
      'transfer',
      'decision',
      'payout',
      'limit',
      'change',
      'reveal',
    ] as const) {
      expect(tally[kind].done, kind).toBeGreaterThan(3);
    }
    const banned = new Set(result.history.bans.map(({ what }) => what));
    expect([...banned].toSorted()).toEqual(['blocked', 'excluded', 'stripped']);
    expect(tally.file.done).toBeGreaterThan(0);
    expect(result.history.shown.length).toBeGreaterThan(3);
    expect(result.passes).toBeGreaterThan(2);
  });

  test('[R-W6] [WALLET-02] no acknowledged operation is lost, and none is booked twice', () => {
    expect(foundBy('I1', 'I2', 'I3', 'I5', 'I6', 'I10')).toEqual([]);
  });

  test('[R-I10] [WALLET-02] a repeated message is the same operation', () => {
    const acknowledgedCount = (attempts: string[]) => attempts.filter((one) => one === 'ok').length;
    expect(countOf((attempts) => acknowledgedCount(attempts) > 1)).toBeGreaterThan(50);
    const inDoubt = countOf(
      (attempts) => attempts.includes('unknown') && acknowledgedCount(attempts) > 0,
    );
    expect(inDoubt).toBeGreaterThan(10);
  });

  test('[R-W1] no player spends more than they have, and a refused player has lost nothing', () => {
    expect(tally.bet.refused).toBeGreaterThan(10);
    expect(foundBy('I4', 'I5')).toEqual([]);
  });

  test('[GAME-10] [R-I1] [R-I3] no round is left open, and none is paid without its bet', () => {
    expect(foundBy('I7', 'I8', 'I9', 'I11')).toEqual([]);
  });

  test('[R-W3] [WALLET-03] every payment is credited once', () => {
    expect(foundBy('I13')).toEqual([]);
  });

  test('[WALLET-04] [R-W6] each withdrawal is held and ends once, and no payout is sent twice', () => {
    expect(foundBy('I12')).toEqual([]);
  });

  test('[R-L1] [R-L2] [R-L3] [R-L4] no limit, block or exclusion lets more through', () => {
    expect(foundBy('I17')).toEqual([]);
  });

  test('[OPS-01] [R-W5] decisions keep their claims, their second persons and their rights', () => {
    expect(foundBy('I18', 'O3', 'O4', 'O5', 'O6', 'O9')).toEqual([]);
  });

  test('[OPS-02] an applied change is in force in both processes, a refused one in none', () => {
    expect(foundBy('O7')).toEqual([]);
  });

  test('[R-C3] each act has its line, and the chain of lines is whole', () => {
    expect(foundBy('O1', 'O2')).toEqual([]);
  });

  test('[R-H1] [WALLET-02] players are shown the balances of the ledger', () => {
    expect(foundBy('I19')).toEqual([]);
  });

  test('[ERR-03] [R-W6] every process is back within ten seconds, and nothing stays stuck', () => {
    for (const { nemesis, recoveryMs } of result.faults) {
      expect(recoveryMs, `${nemesis}, seed ${seed}`).toBeLessThan(10_000);
    }
    expect(foundBy('I20')).toEqual([]);
  });

  test('no other invariant is violated', () => {
    expect(foundBy()).toEqual([]);
  });
});
