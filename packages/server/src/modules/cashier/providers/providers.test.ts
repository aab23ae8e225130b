import { randomUUID } from 'node:crypto';
import { cashier, type Deposit } from '@parlour/contract/cashier';
import { micros } from '@parlour/contract/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAcme, type Acme } from '@parlour/testkit/cashier/acme-payments';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { deliver, paid, signed } from '@parlour/testkit/cashier/notices';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import type { Payout } from './provider';
import { providers } from './providers';

let site: Site;
let acme: Acme;

beforeAll(async () => {
  acme = await openAcme();
  providers.set('acme', acme.provider);
  site = await openSite();
  await site.database.sql`
    insert into cashier.method (brand, code, kind, provider, names, currency, min_amount,
      max_amount, fee_permille, minutes, position, demo)
    values ('main', 'acme-bank', 'deposit', 'acme', '{"EN": "Bank"}', 'VND', 10000000000,
      90000000000000, 10, 5, 9, true)`;
});

afterAll(async () => {
  await dropSoundSite(site);
  await acme.close();
});

const ask = (owner: SomePlayer, methodId = 'acme-bank'): Promise<Deposit> =>
  owner.get(cashier.requestDeposit, { methodId, amount: '100000' });

type Said = {
  paymentId?: string;
  isPaid?: boolean;
  ageSeconds?: number;
  /** A repeated message has the time of the first. */
  at?: Date;
  change?: string;
};

const before = (seconds: number): Date =>
  new Date(site.platform.clock.now().getTime() - 1000 * seconds);

/** Acme's statement about a deposit, as the site receives it. */
const say = async (
  { id: order, amount, currency }: Deposit,
  {
    paymentId = randomUUID(),
    isPaid = true,
    ageSeconds = 0,
    at = before(ageSeconds),
    change = '',
  }: Said = {},
) => {
  const notice = { paymentId, order, paid: isPaid, amount: micros(amount), currency, at };
  const response = await site.app.inject({
    method: 'POST',
    url: '/webhooks/acme',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `${acme.formOf(notice)}${change}`,
  });
  return { status: response.statusCode, result: response.json<{ result: string }>().result };
};

const cashOf = async ({ playerId }: SomePlayer): Promise<bigint> => {
  const [row] = await site.database.sql<{ balance: bigint }>`
    select balance from ledger.account where path = ${`player:${playerId}:cash`}`;
  return row?.balance ?? 0n;
};

/** Whether the brand, and Acme's method in it, deal in play money. */
const setDemo = async (demo: boolean): Promise<void> => {
  await site.database.sql`update cashier.method set demo = ${demo} where provider = 'acme'`;
  await site.database.sql`
    update brand.brand set demo = ${demo}, mode = case when ${demo} then 'demonstration' else 'real' end
    where code = 'main'`;
  site.forgetBrands();
};

describe('[WALLET-03] a second provider', () => {
  test('is offered, opens the payment at its own address and credits it once', async () => {
    const owner = await registerPlayer(site);
    const { list } = await owner.get(cashier.listMethods, { kind: 'deposit' });
    expect(list.map(({ id }) => id)).toEqual(['sandbox', 'bank', 'acme-bank']);
    const deposit = await ask(owner);
    expect(deposit.payUrl).toBe(`https://pay.acme.example/${deposit.id}`);
    expect(acme.orders.get(deposit.id)).toMatchObject({
      total: '10000000',
      returnUrl: `http://localhost:3000/?mc=depositv2&deposit=${deposit.id}`,
    });
    const [paymentId, at] = [randomUUID(), before(0)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => say(deposit, { paymentId, at })),
    );
    const results = answers.map(({ result }) => result).toSorted();
    expect(results).toEqual(['credited', ...Array.from({ length: 19 }, () => 'repeat')]);
    expect(await cashOf(owner)).toBe(micros('99000'));
    const legs = await site.database.sql`
      select a.path, t.amount from ledger.transfer t join ledger.account a on a.id = t.source_id
      where t.reference = ${`acme:${paymentId}`} order by t.leg`;
    expect(legs).toEqual([
      { path: 'house:main:bank:acme-bank', amount: micros('99000') },
      { path: 'house:main:bank:acme-bank', amount: micros('1000') },
    ]);
  });

  test('fails a deposit that it declines; an unsigned or an old message moves nothing', async () => {
    const owner = await registerPlayer(site);
    const deposit = await ask(owner);
    expect((await say(deposit, { change: '0' })).result).toBe('bad_signature');
    expect((await say(deposit, { ageSeconds: 700 })).result).toBe('stale');
    expect(await say(deposit, { isPaid: false })).toEqual({ status: 200, result: 'failed' });
    expect((await owner.get(cashier.readDeposit, { id: deposit.id })).status).toBe('failed');
    expect(await cashOf(owner)).toBe(0n);
  });

  test('is asked again with the same key after a failure, and the deposit is the same', async () => {
    const owner = await registerPlayer(site);
    const idempotencyKey = randomUUID();
    const request = () =>
      owner.call(
        cashier.requestDeposit,
        { methodId: 'acme-bank', amount: '100000' },
        { idempotencyKey },
      );
    acme.isAway = true;
    const refused = await request();
    acme.isAway = false;
    expect(refused.status).toBe(500);
    const answers = await Promise.all([request(), request(), request()]);
    const { body } = answers[0]!;
    expect(new Set(answers.map((each) => each.body.value.id)).size).toBe(1);
    expect(body.value.payUrl).toBe(`https://pay.acme.example/${body.value.id}`);
    expect((await say(body.value)).result).toBe('credited');
  });

  test('pays for a brand with real money, where the sandbox does not', async () => {
    await setDemo(false);
    try {
      const owner = await registerPlayer(site);
      const setMode = (mode: string) =>
        site.database.sql`update brand.brand set mode = ${mode} where code = 'main'`;
      await setMode('demonstration');
      expect(await owner.get(cashier.listMethods, { kind: 'deposit' })).toEqual({ list: [] });
      const early = { methodId: 'acme-bank', amount: '100000' };
      const refused = await owner.call(cashier.requestDeposit, early);
      expect(refused.refusal?.code).toBe('cashier.method_closed');
      await setMode('real');
      const { list } = await owner.get(cashier.listMethods, { kind: 'deposit' });
      expect(list.map(({ id }) => id)).toEqual(['acme-bank']);
      expect((await say(await ask(owner))).result).toBe('credited');
      expect(await cashOf(owner)).toBe(micros('99000'));
    } finally {
      await setDemo(true);
    }
  });

  test('cannot confirm a deposit of the first provider, nor the first one of its own', async () => {
    const owner = await registerPlayer(site);
    const [ofSandbox, ofAcme] = [await ask(owner, 'sandbox'), await ask(owner)];
    expect((await say(ofSandbox)).result).toBe('received');
    const message = signed(site, { body: paid(ofAcme) });
    expect((await deliver(site, message)).result).toBe('received');
    expect((await site.app.inject({ url: `/sandbox/pay/${ofAcme.id}` })).statusCode).toBe(404);
    expect(await cashOf(owner)).toBe(0n);
  });

  test('may use the same payment ids as the first', async () => {
    const [one, other] = [await registerPlayer(site), await registerPlayer(site)];
    const paymentId = randomUUID();
    const first = signed(site, { body: paid(await ask(one, 'sandbox'), { paymentId }) });
    expect((await deliver(site, first)).result).toBe('credited');
    expect((await say(await ask(other), { paymentId })).result).toBe('credited');
  });

  test('is no method any more when it is removed, and its open deposits can still be read', async () => {
    const owner = await registerPlayer(site);
    const deposit = await ask(owner);
    providers.delete('acme');
    try {
      const { list } = await owner.get(cashier.listMethods, { kind: 'deposit' });
      expect(list.map(({ id }) => id)).toEqual(['sandbox', 'bank']);
      expect(await say(deposit)).toEqual({ status: 404, result: 'unknown_provider' });
      expect((await owner.get(cashier.readDeposit, { id: deposit.id })).status).toBe('pending');
    } finally {
      providers.set('acme', acme.provider);
    }
    expect((await say(deposit)).result).toBe('credited');
  });
});

describe.each(['sandbox', 'acme'])('a payout by %s', (code) => {
  const provider = () => providers.get(code)!;
  const payout = (): Payout => ({
    id: randomUUID(),
    number: 'WD26112200042',
    brand: 'main',
    methodCode: 'bank',
    amount: micros('250000'),
    currency: 'VND',
    account: { bank: 'VCB', number: '0011223344' },
  });

  test('is unknown until it is started, and is started once', async () => {
    const wanted = payout();
    const { platform } = site;
    expect(await provider().askPayout(platform, wanted)).toEqual({ state: 'unknown' });
    const states = await Promise.all([
      provider().startPayout(platform, wanted),
      provider().startPayout(platform, wanted),
    ]);
    expect(states[1]).toEqual(states[0]);
    expect(await provider().askPayout(platform, wanted)).toEqual(states[0]);
    expect(states[0]).toEqual({ state: code === 'sandbox' ? 'paid' : 'pending' });
    if (code === 'sandbox') return;
    expect([...acme.payouts.keys()]).toEqual([wanted.id]);
    acme.payouts.get(wanted.id)!.state = 'paid';
    expect(await provider().askPayout(platform, wanted)).toEqual({ state: 'paid' });
  });
});
