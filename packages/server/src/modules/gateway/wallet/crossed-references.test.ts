import { randomUUID } from 'node:crypto';
import { moneyText } from '@parlour/contract/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDialectSite, type DialectSite } from '@parlour/testkit/vendors/dialect-site';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import type { Site } from '@parlour/testkit/site/site';
import type { Dialect, Vendor } from '@parlour/testkit/vendors/vendor';

let site: Site;
let vendors: DialectSite['vendors'];
let close: DialectSite['close'];

beforeAll(async () => {
  ({ site, vendors, close } = await openDialectSite());
});

afterAll(async () => {
  // Whatever a vendor refers to, it is answered by a rule and never by an internal error.
  expect(site.logLines.filter((line) => line.includes('gateway.failed'))).toEqual([]);
  await close();
});

type Kind = 'bet' | 'win' | 'rollback';

/** Calls of a player with 10 at a game of the dialect; a wire unit is 0.00001. */
const scene = async (dialect: Dialect) => {
  const vendor = vendors.get(dialect)!;
  const sit = async () => {
    const seat = await takeSeat(site, vendor, { cash: '10' });
    return { seat, cash: async () => moneyText(await seat.cash()), call: callOf(vendor, seat) };
  };
  return { ...(await sit()), sit };
};

const callOf =
  (vendor: Vendor, seat: Seated) =>
  async (kind: Kind, key: string, of?: string, changes: object = {}): Promise<string> => {
    const fields = { transaction_uuid: key, ...(of && { reference_transaction_uuid: of }) };
    return (await vendor.call(kind, vendor.body(kind, seat, { ...fields, ...changes }))).status;
  };

const id = () => randomUUID();

describe.each<Dialect>(['hub88', 'caleta'])('[GAME-08] in the %s dialect', (dialect) => {
  test('a rollback that refers to itself is refused, and delays no other call', async () => {
    const { call, cash } = await scene(dialect);
    const key = id();
    expect(await call('rollback', key, key)).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    expect(await call('bet', key)).toBe('RS_OK');
    expect(await cash()).toBe('9');
  });

  test('a rollback of a win of zero is accepted and moves nothing', async () => {
    const { call, cash } = await scene(dialect);
    const [bet, win] = [id(), id()];
    expect(await call('bet', bet)).toBe('RS_OK');
    expect(await call('win', win, bet, { amount: 0 })).toBe('RS_OK');
    expect(await call('rollback', id(), win)).toBe('RS_OK');
    expect(await cash()).toBe('9');
  });

  test('a rollback of a bet of zero, and of a free one, is accepted and moves nothing', async () => {
    const { call, cash } = await scene(dialect);
    const [none, free] = [id(), id()];
    expect(await call('bet', none, undefined, { amount: 0 })).toBe('RS_OK');
    expect(await call('bet', free, undefined, { is_free: true })).toBe('RS_OK');
    expect(await call('rollback', id(), none)).toBe('RS_OK');
    expect(await call('rollback', id(), free)).toBe('RS_OK');
    expect(await cash()).toBe('10');
  });

  test('a win of a win, and a rollback of a rollback, are refused', async () => {
    const { call, cash } = await scene(dialect);
    const [bet, win, back] = [id(), id(), id()];
    await call('bet', bet);
    await call('win', win, bet, { amount: 300_000 });
    expect(await call('win', id(), win)).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    expect(await call('rollback', back, bet)).toBe('RS_OK');
    expect(await call('rollback', id(), back)).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    expect(await call('win', id(), back)).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    expect(await cash()).toBe('13');
  });

  test('a bet of another player accepts neither a win nor a rollback of mine', async () => {
    const { call, sit } = await scene(dialect);
    const other = await sit();
    const bet = id();
    await other.call('bet', bet);
    expect(await call('win', id(), bet)).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    expect(await call('rollback', id(), bet)).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    expect(await call('bet', bet)).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
    expect(await other.cash()).toBe('9');
  });

  test('two players who roll back one unknown key at once are both answered', async () => {
    const { call, sit, cash } = await scene(dialect);
    const others = await Promise.all([sit(), sit(), sit()]);
    const key = id();
    const answers = await Promise.all(
      [call, ...others.map((other) => other.call)].map((each) => each('rollback', id(), key)),
    );
    expect(answers).toEqual(Array.from({ length: 4 }, () => 'RS_OK'));
    expect(await call('bet', key)).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK');
    expect(await cash()).toBe('10');
  });
});
