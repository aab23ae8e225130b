import { cashier, type Deposit } from '@parlour/contract/cashier';
import { micros, moneyText } from '@parlour/contract/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiveEvent } from '../../lib/live/live';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { deliver, paid, signed } from '@parlour/testkit/cashier/notices';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { houseBalance, post } from '../ledger';

let site: Site;
const sent: { to: string; message: LiveEvent }[] = [];

beforeAll(async () => {
  site = await openSite();
  await setFee(25);
  site.platform.live.listen((to, message) => sent.push({ to, message }));
});

afterAll(() => dropSoundSite(site));

const setFee = (permille: number) => site.database.sql`
  update cashier.method set fee_permille = ${permille} where brand = 'main' and code = 'sandbox'`;

const ask = (owner: SomePlayer, amount: string): Promise<Deposit> =>
  owner.get(cashier.requestDeposit, { methodId: 'sandbox', amount });

const say = (body: Record<string, unknown>) => deliver(site, signed(site, { body }));

const cashOf = async ({ playerId }: SomePlayer): Promise<string> => {
  const [row] = await site.database.sql<{ balance: bigint }>`
    select balance from ledger.account where path = ${`player:${playerId}:cash`}`;
  return moneyText(row?.balance ?? 0n);
};

const fees = async (): Promise<bigint> =>
  BigInt(await houseBalance(site.database.sql, 'house:main:fees:deposit', 'VND'));

const suspense = async (): Promise<bigint> =>
  BigInt(await houseBalance(site.database.sql, 'house:main:suspense', 'VND'));

/** The legs of a payment: source, target, amount. */
const legsOf = async (paymentId: string): Promise<[string, string, string][]> => {
  const rows = await site.database.sql<{ source: string; target: string; amount: bigint }>`
    select s.path as source, t.path as target, l.amount
    from ledger.transfer l
    join ledger.account s on s.id = l.source_id
    join ledger.account t on t.id = l.target_id
    where l.reference = ${`sandbox:${paymentId}`} order by l.leg`;
  return rows.map(({ source, target, amount }) => [source, target, moneyText(amount)]);
};

const bank = 'house:main:bank:sandbox';

describe('[WALLET-03] the fee of a deposit', () => {
  test('is kept by the house from the payment, under the same reference', async () => {
    const owner = await registerPlayer(site);
    const deposit = await ask(owner, '500000.000001');
    expect(deposit).toMatchObject({ fee: '12500', received: '487500.000001' });
    const body = paid(deposit);
    expect(await say(body)).toEqual({ status: 200, result: 'credited' });
    expect(await cashOf(owner)).toBe('487500.000001');
    expect(await legsOf(body.paymentId)).toEqual([
      [bank, `player:${owner.playerId}:cash`, '487500.000001'],
      [bank, 'house:main:fees:deposit', '12500'],
    ]);
    expect(await owner.get(cashier.readDeposit, { id: deposit.id })).toMatchObject({
      status: 'credited',
      amount: '500000.000001',
      fee: '12500',
      received: '487500.000001',
    });
  });

  test('is taken once, however often the payment is reported', async () => {
    const owner = await registerPlayer(site);
    const body = paid(await ask(owner, '200000'));
    const before = await fees();
    const answers = await Promise.all(Array.from({ length: 20 }, () => say(body)));
    expect(answers.filter(({ result }) => result === 'credited')).toHaveLength(1);
    expect((await fees()) - before).toBe(micros('5000'));
    expect(await cashOf(owner)).toBe('195000');
  });

  test('has the rate of the moment of the request', async () => {
    const owner = await registerPlayer(site);
    const deposit = await ask(owner, '100000');
    await setFee(100);
    const body = paid(deposit);
    await say(body);
    await setFee(25);
    expect(await legsOf(body.paymentId)).toEqual([
      [bank, `player:${owner.playerId}:cash`, '97500'],
      [bank, 'house:main:fees:deposit', '2500'],
    ]);
  });

  test('of zero makes no leg', async () => {
    const owner = await registerPlayer(site);
    await setFee(0);
    const body = paid(await ask(owner, '100000'));
    await setFee(25);
    await say(body);
    expect(await legsOf(body.paymentId)).toEqual([
      [bank, `player:${owner.playerId}:cash`, '100000'],
    ]);
  });

  test('of another amount than asked for has the rate of the order', async () => {
    const owner = await registerPlayer(site);
    const body = paid(await ask(owner, '100000'), { amount: '97500' });
    expect((await say(body)).result).toBe('credited');
    expect(await legsOf(body.paymentId)).toEqual([
      [bank, `player:${owner.playerId}:cash`, '95062.5'],
      [bank, 'house:main:fees:deposit', '2437.5'],
    ]);
  });

  test('that a small order rounds away is taken of the large payment that follows', async () => {
    const owner = await registerPlayer(site);
    const { sql } = site.database;
    const [before] = await sql<{ min: bigint; decimals: number }>`
      select min_amount as min, decimals from cashier.method
      where brand = 'main' and code = 'sandbox' and kind = 'deposit'`;
    const set = (min: bigint, decimals: number) => sql`
      update cashier.method set min_amount = ${min}, decimals = ${decimals}
      where brand = 'main' and code = 'sandbox' and kind = 'deposit'`;
    await set(micros('10'), 0);
    const deposit = await ask(owner, '39');
    expect(deposit.fee).toBe('0');
    const body = paid(deposit, { amount: '100000' });
    expect((await say(body)).result).toBe('credited');
    await set(before!.min, before!.decimals);
    expect(await legsOf(body.paymentId)).toEqual([
      [bank, `player:${owner.playerId}:cash`, '97500'],
      [bank, 'house:main:fees:deposit', '2500'],
    ]);
  });

  test('is not taken from a payment that the method does not take: all goes to suspense', async () => {
    const owner = await registerPlayer(site);
    const before = [await fees(), await suspense()] as const;
    const body = paid(await ask(owner, '100000'), { amount: '40000' });
    expect((await say(body)).result).toBe('received');
    expect((await suspense()) - before[1]).toBe(micros('40000'));
    expect(await fees()).toBe(before[0]);
    expect(await legsOf(body.paymentId)).toEqual([[bank, 'house:main:suspense', '40000']]);
  });

  test('is taken before the received amount pays a debt', async () => {
    const owner = await registerPlayer(site);
    const debt = `player:${owner.playerId}:debt`;
    await site.database.transaction((sql) =>
      post(sql, [
        {
          namespace: 'testing',
          reference: debt,
          reason: 'adjust',
          source: debt,
          target: 'house:main:opening',
          currency: 'VND',
          amount: micros('40000'),
        },
      ]),
    );
    const body = paid(await ask(owner, '100000'));
    await say(body);
    expect(await legsOf(body.paymentId)).toEqual([
      [bank, debt, '40000'],
      [bank, `player:${owner.playerId}:cash`, '57500'],
      [bank, 'house:main:fees:deposit', '2500'],
    ]);
  });

  test('is not in the deposit’s message to open pages', async () => {
    const owner = await registerPlayer(site);
    const deposit = await ask(owner, '100000');
    await say(paid(deposit));
    const depositMessage = () => sent.find(({ to }) => to === owner.playerId)?.message;
    await expect
      .poll(depositMessage)
      .toEqual({ type: 'deposit', id: deposit.id, status: 'credited', amount: '97500' });
  });

  test('is never all of the amount, nor below zero', async () => {
    for (const permille of [1000, -1]) {
      await expect(setFee(permille)).rejects.toMatchObject({ constraint: 'method_fee' });
    }
  });
});
