import { createHmac, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { cashier, type Deposit } from '@parlour/contract/cashier';
import { compliance } from '@parlour/contract/compliance';
import { micros } from '@parlour/contract/money';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { openOutside } from '@parlour/testkit/site/outside';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProvider, cashOf, sendWire } from '@parlour/testkit/cashier/payment-wire';
import { expireDeposits } from '../../deposits/expire-deposits';
import type { Payout } from '../provider';
import { openProvider } from '../providers';
import { forgetProviders } from '../rows/provider-rows';

const secret = 'the secret that the provider and we share';
const ajv = new Ajv({ strict: true });

/** Whether a message is what docs/payment-wire.schema.json says. */
const expectOfWire = (name: string, message: unknown): void => {
  const isSound = ajv.validate(`payment-wire#/definitions/${name}`, message);
  expect(isSound, `${name}: ${ajv.errorsText()}`).toBe(true);
};

let site: Site;
/** What the double of a provider received, by path, and its payouts. */
const asked: { path: string; fields: Record<string, unknown> }[] = [];
const payouts = new Map<string, Record<string, unknown>>();
let double: Awaited<ReturnType<typeof openOutside>>;
let isAway = false;

beforeAll(async () => {
  ajv.addSchema(JSON.parse(await readFile('docs/payment-wire.schema.json', 'utf8')) as object);
  double = await openOutside(({ path, bytes, headers }) => {
    if (isAway) return { status: 503, body: '' };
    const header = (name: string) => String(headers[`x-parlour-${name}`]);
    const signed = createHmac('sha256', secret)
      .update(`${header('timestamp')}.${header('nonce')}.`)
      .update(bytes)
      .digest('hex');
    if (signed !== header('signature')) return { status: 403, body: '' };
    const fields = JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
    asked.push({ path, fields });
    if (path === '/payments') return { body: { payUrl: `https://pay.example/${fields.order}` } };
    const key = String(fields.payout);
    if (path === '/payouts' && !payouts.has(key)) payouts.set(key, { state: 'pending' });
    return { body: payouts.get(key) ?? { state: 'unknown' } };
  });
  site = await openSite();
  const row = { code: 'wire', kind: 'signed-webhook' as const, secret };
  await addProvider(site, { ...row, baseUrl: double.url });
});

afterAll(async () => {
  await dropSoundSite(site);
  await double.close();
});

const ask = (owner: SomePlayer): Promise<Deposit> =>
  owner.get(cashier.requestDeposit, { methodId: 'wire', amount: '500000' });

const noticeOf = ({ id, amount, currency }: Deposit, changes: Record<string, unknown> = {}) => ({
  payment: randomUUID(),
  order: id,
  state: 'paid',
  amount,
  currency,
  ...changes,
});

const report = async (fields: Record<string, unknown>) => {
  const answer = await sendWire(site, 'wire', { fields, secret });
  expectOfWire('noticeAnswer', { result: answer.result });
  return answer;
};

const statusOf = async (owner: SomePlayer, { id }: Deposit) =>
  (await owner.get(cashier.readDeposit, { id })).status;

describe('[WALLET-03] a provider of rows', () => {
  test('opens the payment, announces it, confirms it, and it is credited once', async () => {
    const owner = await registerPlayer(site);
    const deposit = await ask(owner);
    expect(deposit.payUrl).toBe(`https://pay.example/${deposit.id}`);
    expectOfWire('payment', asked.at(-1)?.fields);
    expectOfWire('paymentAnswer', { payUrl: deposit.payUrl });
    const notice = noticeOf(deposit, { payer: 'NGUYEN VAN A' });
    expectOfWire('notice', notice);
    expect((await report({ ...notice, state: 'received' })).result).toBe('received');
    expect(await statusOf(owner, deposit)).toBe('received');
    expect(await cashOf(site, owner)).toBe(0n);
    const answers = await Promise.all(Array.from({ length: 20 }, () => report(notice)));
    expect(answers.filter(({ result }) => result === 'credited')).toHaveLength(1);
    expect(await cashOf(site, owner)).toBe(micros('500000'));
    expect(await statusOf(owner, deposit)).toBe('credited');
  });

  test('[R-L1] does not reserve room of a limit by announcing the money of an expired order', async () => {
    const owner = await registerPlayer(site);
    await owner.get(compliance.setLimit, { kind: 'deposit', period: 'day', amount: '900000' });
    const deposit = await ask(owner);
    await site.database.sql`
      update cashier.deposit set expires_at = lib.now() where id = ${deposit.id}::uuid`;
    const notice = noticeOf(deposit);
    expect((await report({ ...notice, state: 'received' })).result).toBe('received');
    expect(await statusOf(owner, deposit)).toBe('expired');
    expect((await report(notice)).result).toBe('received');
    expect(await cashOf(site, owner)).toBe(0n);
    expect(await statusOf(owner, deposit)).toBe('received');
  });

  test('[R-L1] gives back what an announced payment reserved that never came', async () => {
    const owner = await registerPlayer(site);
    await owner.get(compliance.setLimit, { kind: 'deposit', period: 'month', amount: '500000' });
    const deposit = await ask(owner);
    const notice = noticeOf(deposit);
    expect((await report({ ...notice, state: 'received' })).result).toBe('received');
    // Its time to pay is over, and it still waits for the money that was announced.
    await site.database.sql`
      update cashier.deposit set expires_at = lib.now() where id = ${deposit.id}::uuid`;
    await expireDeposits(site.platform);
    expect(await statusOf(owner, deposit)).toBe('received');
    const more = { methodId: 'wire', amount: '500000' };
    const refusal = async () => (await owner.call(cashier.requestDeposit, more)).refusal?.code;
    expect(await refusal()).toBe('compliance.limit_reached');

    await site.database.sql`
      update cashier.deposit set announced_until = lib.now() where id = ${deposit.id}::uuid`;
    // The room is there again before the job runs, and the job says it once.
    const second = await ask(owner);
    await Promise.all([expireDeposits(site.platform), expireDeposits(site.platform)]);
    expect(await statusOf(owner, deposit)).toBe('expired');
    const events = await site.database.sql`
      select id from lib.outbox
      where type = 'cashier.deposit_failed' and payload->>'depositId' = ${deposit.id}`;
    expect(events).toHaveLength(1);
    // Its money comes after all: it has no reservation, so a person returns it.
    expect((await report(notice)).result).toBe('received');
    expect((await report(noticeOf(second))).result).toBe('credited');
    expect(await cashOf(site, owner)).toBe(micros('500000'));
    // A person decides of it: its time is not over by itself.
    expect(await statusOf(owner, deposit)).toBe('received');
    const [row] = await site.database.sql<{ until: Date | null }>`
      select announced_until as until from cashier.deposit where id = ${deposit.id}::uuid`;
    expect(row!.until).toBeNull();
  });

  test('declines a payment', async () => {
    const owner = await registerPlayer(site);
    const deposit = await ask(owner);
    expect((await report(noticeOf(deposit, { state: 'declined' }))).result).toBe('failed');
    expect(await statusOf(owner, deposit)).toBe('failed');
  });

  test.each([
    ['another state', { state: 'done' }],
    ['an amount with too many decimals', { amount: '500000.0000001' }],
    ['an amount that is a number', { amount: 500_000 }],
    ['an order that is no id', { order: 'DP26112200042' }],
    ['a payment of signs', { payment: '../../x' }],
  ])('[ERR-04] a notice with %s is malformed, by the schema too', async (_what, changes) => {
    const owner = await registerPlayer(site);
    const notice = noticeOf(await ask(owner), changes);
    expect(ajv.validate('payment-wire#/definitions/notice', notice)).toBe(false);
    expect(await report(notice)).toEqual({ status: 400, result: 'malformed' });
    expect(await cashOf(site, owner)).toBe(0n);
  });

  test('is signed by any of its keys while that is valid, and by no other', async () => {
    const owner = await registerPlayer(site);
    const [one, other] = [await ask(owner), await ask(owner)];
    const next = 'the secret from tomorrow on';
    const say = (deposit: Deposit) =>
      sendWire(site, 'wire', { fields: noticeOf(deposit), secret: next });
    expect((await say(one)).result).toBe('bad_signature');
    await site.database.sql`
      insert into cashier.provider_key (provider, secret) values ('wire', ${next})`;
    forgetProviders(site.platform);
    expect((await say(one)).result).toBe('credited');
    await site.database.sql`
      update cashier.provider_key set valid_until = lib.now() + interval '1 microsecond'`;
    forgetProviders(site.platform);
    expect((await say(other)).result).toBe('bad_signature');
  });

  test('has its secrets encrypted by the first process that reads them', async () => {
    await ask(await registerPlayer(site));
    const rows = await site.database.sql`
      select secret, secret_sealed is not null as "isSealed" from cashier.provider
      where code = 'wire'`;
    expect(rows).toEqual([{ secret: null, isSealed: true }]);
  });

  test('that is switched off is no method, and its messages are of an unknown provider', async () => {
    const owner = await registerPlayer(site);
    const deposit = await ask(owner);
    const setEnabled = async (enabled: boolean) => {
      await site.database.sql`update cashier.provider set enabled = ${enabled}`;
      forgetProviders(site.platform);
    };
    await setEnabled(false);
    const { list } = await owner.get(cashier.listMethods, { kind: 'deposit' });
    expect(list.map(({ id }) => id)).toEqual(['sandbox']);
    expect((await report(noticeOf(deposit))).result).toBe('unknown_provider');
    await setEnabled(true);
    expect((await report(noticeOf(deposit))).result).toBe('credited');
  });
});

describe('a payout by a provider of rows', () => {
  const payout = (): Payout => ({
    id: randomUUID(),
    number: 'WD26112200042',
    brand: 'main',
    methodCode: 'wire',
    amount: micros('250000'),
    currency: 'VND',
    account: { bank: '970436', number: '0011223344', holder: 'NGUYEN VAN A' },
  });

  test('is started once and asked for until its state is final', async () => {
    const provider = (await openProvider(site.platform, 'wire'))!;
    const wanted = payout();
    expect(await provider.askPayout(site.platform, wanted)).toEqual({ state: 'unknown' });
    expectOfWire('state', asked.at(-1)?.fields);
    for (const _time of [1, 2]) {
      expect(await provider.startPayout(site.platform, wanted)).toEqual({ state: 'pending' });
      expectOfWire('payout', asked.at(-1)?.fields);
    }
    const answer = { state: 'paid', reference: 'FT26327', paid: '200000' };
    expectOfWire('payoutAnswer', answer);
    payouts.set(wanted.id, answer);
    expect(await provider.askPayout(site.platform, wanted)).toEqual({
      ...answer,
      paid: micros('200000'),
    });
  });

  test.each([
    ['FT\0one', 'FT\uFFFDone'],
    ['\ud800', '\uFFFD'],
    [`${'F'.repeat(63)}😀T`, `${'F'.repeat(63)}😀`],
  ])(
    '[WALLET-04] whose reference is %j is paid under one that can be kept',
    async (given, kept) => {
      const provider = (await openProvider(site.platform, 'wire'))!;
      const wanted = payout();
      payouts.set(wanted.id, { state: 'paid', reference: given });
      const { reference } = await provider.askPayout(site.platform, wanted);
      expect(reference).toBe(kept);
      expect(await site.database.sql`select ${reference}::text as kept`).toEqual([{ kept }]);
    },
  );

  test('whose answer is lost, or is not of the wire, decides nothing: it throws', async () => {
    const provider = (await openProvider(site.platform, 'wire'))!;
    const wanted = payout();
    isAway = true;
    await expect(provider.startPayout(site.platform, wanted)).rejects.toThrow(/HTTP 503/);
    isAway = false;
    payouts.set(wanted.id, { state: 'done' });
    await expect(provider.askPayout(site.platform, wanted)).rejects.toThrow(/no state/);
  });
});
