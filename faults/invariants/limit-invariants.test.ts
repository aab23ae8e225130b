import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cashier, type Deposit } from '@parlour/contract/cashier';
import { compliance, type LimitKind, type LimitPeriod } from '@parlour/contract/compliance';
import { micros } from '@parlour/contract/money';
import { deliver, paid, signed } from '@parlour/testkit/cashier/notices';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { fund } from '@parlour/testkit/ledger/world';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../harness/build';
import { openHistory } from '../harness/history';
import { applyPatch } from '../mutants/patch';
import { plantedBugs } from '../mutants/mutants';
import { contextOf } from './by-hand';
import { limitsHold } from './limits';

let site: Site;
let vendor: Vendor;
let client: pg.Client;
let one: Gambler;

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
  client = new pg.Client({ connectionString: site.ownerUrl });
  await client.connect();
  one = await gambler();
  await playOne();
  await pauseOne();
});
afterAll(async () => {
  await client.end();
  await site.drop();
});

type Gambler = SomePlayer & { token: string; playToken: string };

const gambler = async (): Promise<Gambler> => {
  const someone = await registerPlayer(site);
  await fund(site, someone, '1000');
  return Object.assign(someone, { playToken: await vendor.token(someone) }) as Gambler;
};

const call = async (
  kind: 'bet' | 'win' | 'rollback',
  { playerId, playToken }: Gambler,
  units: number,
  of?: string,
): Promise<{ key: string; status: string }> => {
  const key = randomUUID();
  const seat = { playerId, token: playToken };
  const { status } = await vendor.call(
    kind,
    vendor.body(kind, seat, {
      transaction_uuid: key,
      ...(kind !== 'rollback' && { amount: units * 100_000 }),
      ...(of && { reference_transaction_uuid: of }),
    }),
  );
  return { key, status };
};

const setLimit = (
  someone: Gambler,
  kind: LimitKind,
  period: LimitPeriod,
  amount: string,
): Promise<unknown> => someone.get(compliance.setLimit, { kind, period, amount });

const order = (someone: Gambler): Promise<Deposit> =>
  someone.get(cashier.requestDeposit, { methodId: 'sandbox', amount: '100000' });

const pay = async (deposit: Deposit): Promise<string> =>
  (await deliver(site, signed(site, { body: paid(deposit) }))).result;

/** Limits of each kind, play against them, a credit, and a raise that waited. */
const playOne = async (): Promise<void> => {
  const before = await call('bet', one, 20);
  await call('win', one, 5, before.key);
  await setLimit(one, 'stake', 'day', '200');
  await setLimit(one, 'loss', 'week', '150');
  await setLimit(one, 'deposit', 'month', '300000');
  const first = await call('bet', one, 60);
  await call('win', one, 10, first.key);
  const second = await call('bet', one, 70);
  await call('rollback', one, 0, second.key);
  const taken = await call('win', one, 30, (await call('bet', one, 40)).key);
  await call('rollback', one, 0, taken.key);
  expect((await call('bet', one, 90)).status).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await pay(await order(one))).toBe('credited');
  await setLimit(one, 'stake', 'day', '500');
  await site.database.sql`
    update compliance.play_limit set raise_asked_at = raise_asked_at - interval '24 hours',
      raise_ready_at = raise_ready_at - interval '24 hours' where raise_ready_at is not null`;
  await site.database.sql`
    update compliance.limit_change set at = at - interval '24 hours' where act = 'raise_asked'`;
  await one.get(compliance.confirmRaise, { kind: 'stake', period: 'day' });
  expect((await call('bet', one, 10)).status).toBe('RS_OK');
};

const pauseOne = async (): Promise<void> => {
  const other = await gambler();
  const deposit = await order(other);
  await call('bet', other, 1);
  await other.get(compliance.exclude, { time: '6m' });
  expect((await call('bet', other, 1)).status).not.toBe('RS_OK');
  expect(await pay(deposit)).toBe('received');
};

const history = openHistory(1);
const found = async (): Promise<string[]> =>
  (await limitsHold().check(contextOf(client, history))).map(({ what }) => what);

test('[R-L1] [R-L2] [R-L3] play and credits within limits violate nothing', async () => {
  expect(await found()).toEqual([]);
});

describe('[R-L1] [R-L2] [R-L3] [R-L4] the invariant of limits fires when', () => {
  test.each([
    [
      'a bet was accepted above a limit of stakes',
      `update compliance.limit_change set amount = 100 * 1000000
        where kind = 'stake' and act = 'set'`,
      /^a bet came to \d+ micros of stake in a day, above the limit of 100000000$/,
    ],
    [
      'a bet was accepted above a limit of losses',
      `update compliance.limit_change set amount = 80 * 1000000 where kind = 'loss'`,
      /^a bet came to \d+ micros of loss in a week, above the limit of 80000000$/,
    ],
    [
      'a counter is not the sum of the movements',
      `update compliance.play_sum set week_loss = week_loss - 1`,
      /counted as \d+ and -?\d+$/,
    ],
    [
      'a credit exceeds a limit of deposits',
      `update compliance.limit_change set amount = 99999 * 1000000::bigint where kind = 'deposit'`,
      /^a credit came to 100000000000 micros in a month, above the limit of 99999000000$/,
    ],
    [
      'an order is credited whose time was over',
      `update cashier.deposit set expires_at = credited_at - interval '1 second'
        where credited_at is not null`,
      /^an order was credited that reserved nothing any more$/,
    ],
    [
      'a raise did not wait',
      `update compliance.limit_change set at = at + interval '1 minute' where act = 'raise_asked'`,
      /^the stake of a day of player \d+ was raised to 500000000 micros/,
    ],
    [
      'a higher limit is set at once',
      `insert into compliance.limit_change (player_id, act, kind, period, currency, amount)
        select player_id, 'set', kind, period, currency, amount + 1 from compliance.limit_change
        where kind = 'loss'`,
      /^the loss of a week of player \d+ was set to 150000001 micros from 150000000$/,
    ],
    [
      'a bet is accepted during an exclusion',
      `update compliance.limit_change set at = at - interval '1 minute' where act like 'exclude%'`,
      /^player \d+ made a bet .* after a pause began$/,
    ],
    [
      'a deposit is credited during a cooling-off',
      `insert into compliance.limit_change (player_id, act, at)
        select player_id, 'cool_off_7', credited_at - interval '1 second' from cashier.deposit
        where credited_at is not null`,
      /^player \d+ was credited .* after a pause began$/,
    ],
  ])('%s', async (_name, by, what) => {
    await client.query('begin');
    await client.query(by);
    const sentences = await found();
    await client.query('rollback');
    expect(sentences).toContainEqual(expect.stringMatching(what));
  });

  test('a second yes to a raise was accepted too early', async () => {
    const early = history.begin({
      kind: 'limit',
      owner: 'limit',
      key: 'early',
      playerId: one.playerId,
      currency: 'VND',
      isForged: true,
    });
    early.outcome = 'refused';
    expect(await found()).toEqual([]);
    early.outcome = 'ok';
    expect(await found()).toEqual(['a raise was confirmed before it had waited']);
    history.operations.pop();
  });

  test('a change that was acknowledged is not there', async () => {
    const { playerId } = one;
    const given = { kind: 'limit' as const, owner: 'limit', playerId, currency: 'VND' };
    const amount = micros('150');
    const kept = history.begin({ ...given, key: 'kept', amount, verdict: 'set loss week' });
    kept.outcome = 'ok';
    expect(await found()).toEqual([]);
    kept.amount += 1n;
    expect(await found()).toEqual([
      'a change of a limit that was acknowledged is not there: set loss week',
    ]);
    history.operations.pop();
  });

  test('money is credited after an exclusion was acknowledged', async () => {
    history.ban('excluded', one.playerId);
    const given = { kind: 'deposit' as const, owner: 'cashier', key: 'late' };
    const startedAt = history.now() + 1;
    const { playerId } = one;
    const credit = history.begin({ ...given, playerId, currency: 'VND', startedAt });
    Object.assign(credit, { outcome: 'ok', endedAt: startedAt + 1 });
    expect(await found()).toEqual([]);
    credit.verdict = 'credited';
    expect(await found()).toEqual([
      expect.stringMatching(/^a deposit was accepted \d+ ms after excluded$/),
    ]);
    history.operations.pop();
    history.bans.pop();
  });
});

describe('[R-L1] [R-L2] a planted bug of the database is found at once', () => {
  /** Puts the bug's functions in, plays, and restores them. */
  const planted = async (name: string, play: () => Promise<unknown>): Promise<string[]> => {
    const { patches } = plantedBugs.find((bug) => bug.name === name)!;
    const files = patches.filter(({ file }) => file.endsWith('.sql'));
    for (const patch of files) await client.query(applyPatch(read(patch.file), patch));
    await play();
    const sentences = await found();
    for (const { file } of files) await client.query(read(file));
    return sentences;
  };
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

  test('limit-before-lock: bets at once exceed the limit that each of them was below', async () => {
    const someone = await gambler();
    await setLimit(someone, 'stake', 'day', '100');
    const sentences = await planted('limit-before-lock', () =>
      Promise.all(Array.from({ length: 4 }, () => call('bet', someone, 40))),
    );
    expect(sentences).toContainEqual(expect.stringMatching(/above the limit of 100000000$/));
  });

  test('credit-unreserved: an order whose time was over takes room that it gave back', async () => {
    const someone = await gambler();
    await setLimit(someone, 'deposit', 'day', '900000');
    const late = await order(someone);
    await site.database.sql`
      update cashier.deposit set expires_at = lib.now() where id = ${late.id}::uuid`;
    const sentences = await planted('credit-unreserved', () => pay(late));
    expect(sentences).toContain('an order was credited that reserved nothing any more');
  });
});
