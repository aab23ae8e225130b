import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '@parlour/testkit/site/database';

let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
});

afterAll(() => db.drop());

type Legs = bigint[];
const sum = (legs: Legs, of: (account: bigint) => boolean = () => true): bigint =>
  legs.reduce((total, each, at) => (at % 2 && of(legs[at - 1]!) ? total + each : total), 0n);

const debt = 99n;
const pocketIds = [1n, 2n, 3n];
const balances = fc.tuple(...pocketIds.map(() => fc.bigInt({ min: 0n, max: 10n ** 15n })));

const ask = async (text: TemplateStringsArray, ...values: unknown[]): Promise<Legs> => {
  const [row] = await db.database.sql<{ legs: Legs }>(text, ...values);
  return row!.legs;
};

/** Checks many cases at once: the statements share a few connections. */
const all = async <Case>(cases: fc.Arbitrary<Case>, check: (given: Case) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(fc.array(cases, { minLength: 1, maxLength: 40 }), async (given) => {
      await Promise.all(given.map(check));
    }),
    { numRuns: 5 },
  );

/** The least win with `win * stake = -short (mod staked)`; none where both share a factor. */
const winOf = (stake: bigint, staked: bigint, short: bigint): bigint | undefined => {
  let [a, b, x, y] = [stake % staked, staked, 1n, 0n];
  while (b) [a, b, x, y] = [b, a % b, y, x - (a / b) * y];
  const win = (((-short * x) % staked) + staked) % staked;
  return a === 1n && win > 0n ? win : undefined;
};

test('[WALLET-02] a bet takes its pockets in their order, each down to zero at most', async () => {
  await all(fc.tuple(balances, fc.nat(1000)), async ([have, permille]) => {
    const stake = (have.reduce((a, b) => a + b, 0n) * BigInt(permille)) / 1000n;
    const legs = await ask`
      select round.spend(${pocketIds}::bigint[], ${have}::bigint[], ${stake}::bigint) as legs`;
    expect(sum(legs)).toBe(stake);
    let left = stake;
    for (const [at, id] of pocketIds.entries()) {
      const part = left < have[at]! ? left : have[at]!;
      expect(sum(legs, (account) => account === id)).toBe(part);
      left -= part;
    }
  });
});

test('[WALLET-02] a win goes to the pockets of its bet, to the last micro', async () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 15n });
  const owing = fc.bigInt({ min: 0n, max: 10n ** 6n });
  await all(fc.tuple(amount, amount, amount, owing), async ([x, y, paid, owed]) => {
    const legs = await ask`
      select round.credit(${[1n, x, 2n, y]}::bigint[], 1, ${paid}::bigint, ${debt}::bigint,
        ${owed}::bigint) as legs`;
    const toDebt = owed < paid ? owed : paid;
    const rest = paid - toDebt;
    expect(sum(legs)).toBe(paid);
    expect(sum(legs, (account) => account === debt)).toBe(toDebt);
    expect(sum(legs, (account) => account === 1n)).toBe((rest * x) / (x + y));
    expect(legs.every((each, at) => at % 2 === 0 || each > 0n)).toBe(true);
  });
});

test('[WALLET-02] the part of a win is exact where its remainder is just under one micro', async () => {
  const large = fc.bigInt({ min: 10n ** 13n, max: 10n ** 15n });
  const pockets = fc.array(large, { minLength: 2, maxLength: 6 });
  await all(fc.tuple(pockets, large, fc.nat(4)), async ([stakes, near, below]) => {
    const staked = stakes.reduce((a, b) => a + b, 0n);
    // Of this win the first pocket's part is a whole number less `below + 1` parts of the stake.
    const paid = winOf(stakes[0]!, staked, BigInt(below + 1)) ?? near;
    const given = stakes.flatMap((stake, at) => [BigInt(at + 1), stake]);
    const legs = await ask`
      select round.credit(${given}::bigint[], 1, ${paid}::bigint, ${debt}::bigint, 0) as legs`;
    expect(sum(legs)).toBe(paid);
    for (const [at, stake] of stakes.slice(0, -1).entries()) {
      expect(sum(legs, (account) => account === BigInt(at + 1))).toBe((paid * stake) / staked);
    }
  });
});

test('[WALLET-02] a reversed win takes the balance, and the rest becomes a debt', async () => {
  const part = fc.bigInt({ min: 1n, max: 1000n });
  const held = fc.bigInt({ min: 0n, max: 1500n });
  await all(fc.tuple(part, part, held, held), async ([x, y, cash, bonus]) => {
    const legs = await ask`
      select round.take_back(${[1n, x, 2n, y]}::bigint[], array[1, 2]::bigint[],
        ${[cash, bonus]}::bigint[], ${debt}::bigint) as legs`;
    expect(sum(legs)).toBe(x + y);
    const fromBonus = y < bonus ? y : bonus;
    const wanted = x + (y - fromBonus);
    const fromCash = wanted < cash ? wanted : cash;
    expect(sum(legs, (account) => account === 2n)).toBe(fromBonus);
    expect(sum(legs, (account) => account === 1n)).toBe(fromCash);
    expect(sum(legs, (account) => account === debt)).toBe(wanted - fromCash);
  });
});
