import { randomUUID } from 'node:crypto';
import { cashier, type Deposit } from '@parlour/contract/cashier';
import { micros } from '@parlour/contract/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../lib/jobs/jobs';
import { setPlayState } from '../compliance';
import { houseBalance } from '../ledger';
import { expectSoundBooks } from '@parlour/testkit/ledger/books';
import {
  deliver as deliverNotice,
  paid,
  signed as signedNotice,
  type Message,
} from '@parlour/testkit/cashier/notices';
import type { Site } from '@parlour/testkit/site/site';
import { logInAs, registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { fund, world } from '@parlour/testkit/ledger/world';
import { jobs } from './jobs';

let site: Site;
let player: SomePlayer;

beforeAll(async () => {
  ({ site, player } = await world({ cash: '0' }));
});

afterAll(async () => {
  await site.drop();
});

const cashOf = async ({ playerId }: SomePlayer): Promise<bigint> => {
  const [row] = await site.database.sql<{ balance: bigint }>`
    select balance from ledger.account where path = ${`player:${playerId}:cash`}`;
  return row?.balance ?? 0n;
};

const transfersOf = async ({ playerId }: SomePlayer): Promise<bigint> => {
  const [row] = await site.database.sql<{ n: bigint }>`
    select count(*) as n from ledger.transfer t
    join ledger.account a on a.id in (t.source_id, t.target_id)
    where a.path = ${`player:${playerId}:cash`}`;
  return row?.n ?? 0n;
};

const suspense = async (): Promise<bigint> =>
  BigInt(await houseBalance(site.database.sql, 'house:main:suspense', 'VND'));

const paymentOf = (paymentId: string) => site.database.sql`
  select p.named_id::text as "namedId", p.amount, p.state, p.reasons, c.state as "case"
  from cashier.payment p
  left join casework.case_file c on c.kind = 'deposit' and c.subject_id = p.id::text
  where p.payment_id = ${paymentId}`;

/** A player may have three pending deposits: by default the deposit is a new player's. */
const ask = async (amount: string, who?: SomePlayer): Promise<Deposit> =>
  (who ?? (await registerPlayer(site))).get(cashier.requestDeposit, {
    methodId: 'sandbox',
    amount,
  });

const signed = (message: Message) => signedNotice(site, message);

const deliver = (message: ReturnType<typeof signed>) => deliverNotice(site, message);

describe('methods', () => {
  test('[WALLET-03] the sandbox method has limits, presets and a demo mark', async () => {
    const { list } = await player.get(cashier.listMethods, { kind: 'deposit' });
    expect(list).toEqual([
      expect.objectContaining({ id: 'sandbox', min: '50000', max: '100000000', demo: true }),
      expect.objectContaining({ id: 'bank', minutes: 10, decimals: 0, demo: true }),
    ]);
    expect(list[0]?.presets).toContain('500000');
    const out = await player.get(cashier.listMethods, { kind: 'withdrawal' });
    expect(out.list.map(({ id }) => id)).toEqual(['sandbox', 'bank']);
  });

  test('[API-02] a visitor gets no methods', async () => {
    const answer = await site.visitor().call(cashier.listMethods, { kind: 'deposit' });
    expect([answer.status, answer.refusal?.code]).toEqual([401, 'session.required']);
  });
});

describe('asking for a deposit', () => {
  test('[WALLET-03] opens it as pending, with a payment page and fifteen minutes', async () => {
    const deposit = await ask('500000', player);
    expect(deposit).toMatchObject({
      amount: '500000',
      currency: 'VND',
      status: 'pending',
      payUrl: `/sandbox/pay/${deposit.id}`,
    });
    const minutes = (Date.parse(deposit.expiresAt) - Date.parse(deposit.createdAt)) / 60_000;
    expect(minutes).toBeCloseTo(15, 1);
    expect(await cashOf(player)).toBe(0n);
  });

  test.each([
    ['-500000', 'request.invalid', 'field.not_number'],
    ['500000.0000001', 'request.invalid', 'field.not_number'],
    ['5e5', 'request.invalid', 'field.not_number'],
    ['0500000', 'request.invalid', 'field.not_number'],
    ['500,000', 'request.invalid', 'field.not_number'],
    ['', 'request.invalid', 'field.required'],
    ['0', 'request.invalid', 'field.below'],
    ['49999.999999', 'cashier.amount_below', 'field.below'],
    ['100000000.000001', 'cashier.amount_above', 'field.above'],
  ])('[ERR-04] an amount of %j is refused as %s, naming the field', async (amount, code, fault) => {
    const before = await site.database.sql`select id from cashier.deposit`;
    const answer = await player.call(cashier.requestDeposit, { methodId: 'sandbox', amount });
    expect(answer.status).toBe(400);
    expect(answer.refusal).toMatchObject({
      code,
      value: { fields: [expect.objectContaining({ name: 'amount', code: fault })] },
    });
    expect(await site.database.sql`select id from cashier.deposit`).toHaveLength(before.length);
  });

  test('[ERR-04] refuses an amount that is a JSON number, whatever its value', async () => {
    const payload = '{"methodId":"sandbox","amount":500000}';
    const answer = await player.call(
      cashier.requestDeposit,
      { methodId: 'sandbox', amount: '1' },
      { payload },
    );
    expect(answer.refusal?.value?.fields).toEqual([{ name: 'amount', code: 'field.not_number' }]);
  });

  test('[WALLET-03] refuses an unknown method and an unknown promotion', async () => {
    const input = { methodId: 'cash-by-post', amount: '500000' };
    const method = await player.call(cashier.requestDeposit, input);
    expect([method.status, method.refusal?.code]).toEqual([409, 'cashier.method_closed']);
    const promotion = await player.call(cashier.requestDeposit, {
      ...input,
      methodId: 'sandbox',
      promotionId: 'welcome',
    });
    expect(promotion.refusal?.value?.fields?.[0]?.name).toBe('promotionId');
  });

  test('[WALLET-03] twenty concurrent repeats of one key open one deposit', async () => {
    const idempotencyKey = randomUUID();
    const input = { methodId: 'sandbox', amount: '123456.5' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        player.call(cashier.requestDeposit, input, { idempotencyKey }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.value.id)).size).toBe(1);
    const rows = await site.database.sql`
      select id from cashier.deposit where idempotency_key = ${idempotencyKey}::uuid`;
    expect(rows).toHaveLength(1);
  });

  test('[WALLET-03] a player may have three unpaid deposits at a time, and no more, however fast', async () => {
    const owner = await registerPlayer(site);
    const input = { methodId: 'sandbox', amount: '200000' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => owner.call(cashier.requestDeposit, input)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ refusal }) => refusal?.code === 'cashier.too_many_waiting');
    expect(refused).toHaveLength(7);
    const wait = Number(refused[0]?.headers['retry-after']);
    expect(wait).toBeGreaterThan(14 * 60);
    expect(refused[0]?.refusal?.value?.retryAfterMs).toBe(wait * 1000);
    const open = answers.find(({ status }) => status === 200)?.body.value;
    if (open) await deliver(signed({ body: paid(open) }));
    expect((await owner.call(cashier.requestDeposit, input)).status).toBe(200);
  });

  test('[WALLET-03] the brand sets how many deposits may be pending', async () => {
    const owner = await registerPlayer(site);
    const input = { methodId: 'sandbox', amount: '200000' };
    const codeOf = async () => (await owner.call(cashier.requestDeposit, input)).refusal?.code;
    await site.setBrand('main', { mostWaitingDeposits: 1 });
    expect([await codeOf(), await codeOf()]).toEqual([undefined, 'cashier.too_many_waiting']);
    await site.setBrand('main', { mostWaitingDeposits: 2 });
    expect([await codeOf(), await codeOf()]).toEqual([undefined, 'cashier.too_many_waiting']);
    await site.setBrand('main', { mostWaitingDeposits: 3 });
  });

  test('[WALLET-03] the same key with other content is a conflict', async () => {
    const owner = await registerPlayer(site);
    const idempotencyKey = randomUUID();
    const input = { methodId: 'sandbox', amount: '200000' };
    await owner.call(cashier.requestDeposit, input, { idempotencyKey });
    const other = { ...input, amount: '300000' };
    const answer = await owner.call(cashier.requestDeposit, other, { idempotencyKey });
    expect([answer.status, answer.refusal?.code]).toEqual([409, 'request.repeat_conflict']);
  });

  test('[WALLET-03] a request without a key is refused', async () => {
    const input = { methodId: 'sandbox', amount: '200000' };
    const headers = { 'idempotency-key': undefined };
    const answer = await player.call(cashier.requestDeposit, input, { headers });
    expect(answer.refusal?.value?.fields).toEqual([
      { name: 'Idempotency-Key', code: 'field.required' },
    ]);
  });

  test('[WALLET-03] a deposit has one short number of the brand’s day, by which its owner finds it', async () => {
    const owner = await registerPlayer(site);
    const [one, other] = [await ask('500000', owner), await ask('500000', owner)];
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' })
      .format(new Date(one.createdAt))
      .slice(2)
      .replaceAll('-', '');
    expect(one.number).toMatch(new RegExp(`^DP${day}\\d{5}$`));
    expect(other.number).not.toBe(one.number);
    const found = await owner.get(cashier.readDeposit, { id: one.number });
    expect(found.id).toBe(one.id);
    const stranger = await registerPlayer(site);
    const answer = await stranger.call(cashier.readDeposit, { id: one.number });
    expect(answer.refusal?.code).toBe('request.unknown');
  });

  test('[WALLET-03] only its owner can read a deposit', async () => {
    const owner = await registerPlayer(site);
    const { id } = await ask('500000', owner);
    expect((await owner.get(cashier.readDeposit, { id })).id).toBe(id);
    const stranger = await registerPlayer(site);
    for (const [who, wanted] of [
      [stranger, id],
      [owner, randomUUID()],
      [owner, 'nonsense'],
    ] as const) {
      const answer = await who.call(cashier.readDeposit, { id: wanted });
      expect([answer.status, answer.refusal?.code]).toEqual([404, 'request.unknown']);
    }
  });
});

describe('the provider’s message', () => {
  test('[WALLET-03] two hundred concurrent deliveries of one webhook credit once', async () => {
    const owner = await registerPlayer(site);
    const deposit = await ask('500000', owner);
    const message = signed({ body: paid(deposit) });
    const answers = await Promise.all(Array.from({ length: 200 }, () => deliver(message)));
    expect(answers.filter(({ result }) => result === 'credited')).toHaveLength(1);
    // On a busy machine some are asked to come again, which changes nothing.
    const served = answers.filter(({ status }) => status < 500).map(({ result }) => result);
    expect(new Set(served)).toEqual(new Set(['credited', 'repeat']));
    expect((await deliver(message)).result).toBe('repeat');
    expect(await cashOf(owner)).toBe(micros('500000'));
    expect(await transfersOf(owner)).toBe(1n);
    const events = await site.database.sql`
      select id from lib.outbox
      where type = 'cashier.deposit_credited' and payload->>'depositId' = ${deposit.id}`;
    expect(events).toHaveLength(1);
  });

  test('[WALLET-03] fifty separately signed messages of one payment credit it once', async () => {
    const owner = await registerPlayer(site);
    const body = paid(await ask('70000', owner));
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(signed({ body }))));
    expect(answers.filter(({ result }) => result === 'credited')).toHaveLength(1);
    expect(answers.filter(({ result }) => result === 'repeat')).toHaveLength(49);
    expect(await cashOf(owner)).toBe(micros('70000'));
  });

  test('[WALLET-03] the deposit becomes credited, with its time', async () => {
    const owner = await registerPlayer(site);
    const deposit = await ask('50000', owner);
    await deliver(signed({ body: paid(deposit) }));
    const after = await owner.get(cashier.readDeposit, { id: deposit.id });
    expect(after).toMatchObject({ status: 'credited', creditedAt: expect.any(String) });
    expect(after.payUrl).toBeUndefined();
  });

  test('[WALLET-03] a second payment of a credited deposit goes to suspense, once, and is a case', async () => {
    const owner = await registerPlayer(site);
    const deposit = await ask('50000', owner);
    await deliver(signed({ body: paid(deposit) }));
    const before = await suspense();
    const second = paid(deposit);
    const results = [];
    for (const body of [second, second, { ...second, amount: '60000' }]) {
      results.push((await deliver(signed({ body }))).result);
    }
    expect(results).toEqual(['received', 'repeat', 'payment_used']);
    expect(await cashOf(owner)).toBe(micros('50000'));
    expect((await suspense()) - before).toBe(micros('50000'));
    const [namedId, amount] = [deposit.id, micros('50000')];
    expect(await paymentOf(second.paymentId)).toEqual([
      { namedId, amount, state: 'suspense', reasons: ['twice'], case: 'waiting' },
    ]);
    expect((await owner.get(cashier.readDeposit, { id: deposit.id })).status).toBe('credited');
    // A payment in suspense pays no other deposit by itself.
    const other = await ask('50000', owner);
    const again = { ...second, depositId: other.id };
    expect(await deliver(signed({ body: again }))).toEqual({ status: 409, result: 'payment_used' });
    expect(await cashOf(owner)).toBe(micros('50000'));
  });

  test.each(['75000', '120000'])(
    '[WALLET-03] another amount that the method takes is credited as it arrived: %s',
    async (amount) => {
      const owner = await registerPlayer(site);
      const deposit = await ask('100000', owner);
      const body = paid(deposit, { amount });
      const many = await Promise.all(Array.from({ length: 10 }, () => deliver(signed({ body }))));
      expect(many.filter(({ result }) => result === 'credited')).toHaveLength(1);
      expect(await cashOf(owner)).toBe(micros(amount));
      expect(await owner.get(cashier.readDeposit, { id: deposit.id })).toMatchObject({
        status: 'credited',
        amount,
        askedAmount: '100000',
        received: amount,
      });
    },
  );

  test.each([
    ['less than the method takes', ['partly'], { amount: '49999' }, '49999'],
    ['more than the method takes', ['more'], { amount: '100000001' }, '100000001'],
    ['no deposit of ours', ['wrong_content'], { depositId: randomUUID() }, '500000'],
  ])('[WALLET-03] a payment of %s is kept in suspense', async (_case, reasons, changes, amount) => {
    const owner = await registerPlayer(site);
    const deposit = await ask('500000', owner);
    const before = await suspense();
    const body = paid(deposit, changes);
    const many = await Promise.all(Array.from({ length: 10 }, () => deliver(signed({ body }))));
    const results = many.map(({ result }) => result).toSorted();
    expect(results).toEqual(['received', ...Array.from({ length: 9 }, () => 'repeat')].toSorted());
    expect((await suspense()) - before).toBe(micros(amount));
    expect(await paymentOf(body.paymentId)).toMatchObject([{ reasons, amount: micros(amount) }]);
    const { status } = await owner.get(cashier.readDeposit, { id: deposit.id });
    expect(status).toBe('depositId' in changes ? 'pending' : 'received');
    const lines = site.logLines.filter((line) => line.includes(body.paymentId));
    expect(lines.filter((line) => line.includes('cashier.payment_unmatched'))).toHaveLength(1);
  });

  test('[R-L4] a payment of an excluded player is kept in suspense, and a person returns it', async () => {
    const owner = await registerPlayer(site);
    const deposit = await ask('500000', owner);
    await site.database.transaction((sql) =>
      setPlayState(sql, owner.playerId, 'excluded', { until: null, reason: 'a test' }),
    );
    const body = paid(deposit);
    expect((await deliver(signed({ body }))).result).toBe('received');
    expect(await paymentOf(body.paymentId)).toMatchObject([{ reasons: ['excluded'] }]);
    expect(await cashOf(owner)).toBe(0n);
  });

  test('[ERR-04] a payment in another currency is not credited, and a person decides', async () => {
    const owner = await registerPlayer(site);
    const body = paid(await ask('500000', owner), { currency: 'PHP' });
    expect((await deliver(signed({ body }))).result).toBe('received');
    expect(await paymentOf(body.paymentId)).toMatchObject([{ reasons: ['other_currency'] }]);
    expect(await cashOf(owner)).toBe(0n);
  });

  test('[WALLET-03] a declined payment without a deposit moves nothing', async () => {
    const deposit = await ask('50000');
    const before = await suspense();
    const body = paid(deposit, { status: 'declined', amount: '60000' });
    expect((await deliver(signed({ body }))).result).toBe('unknown_deposit');
    expect(await suspense()).toBe(before);
    expect(await paymentOf(body.paymentId)).toEqual([]);
  });

  test('[WALLET-03] one payment pays one deposit', async () => {
    const owner = await registerPlayer(site);
    const [one, other] = [await ask('50000', owner), await ask('50000', owner)];
    const paymentId = randomUUID();
    await deliver(signed({ body: paid(one, { paymentId }) }));
    const answer = await deliver(signed({ body: paid(other, { paymentId }) }));
    expect(answer).toEqual({ status: 409, result: 'payment_used' });
    expect(await cashOf(owner)).toBe(micros('50000'));
  });

  test.each([
    ['another secret', 403, 'bad_signature', { secret: 'somebody else’s key' }],
    ['a signature cut short', 403, 'bad_signature', { signature: 'ab12' }],
    ['no signature', 403, 'bad_signature', { signature: '' }],
    ['a nonce of signs', 403, 'bad_signature', { nonce: 'a.b.c.d.e.f' }],
    ['an old timestamp', 400, 'stale', { ageSeconds: 301 }],
    ['a timestamp to come', 400, 'stale', { ageSeconds: -301 }],
  ])('[API-03] %s is refused and moves nothing', async (_case, status, result, changes) => {
    const owner = await registerPlayer(site);
    const deposit = await ask('500000', owner);
    expect(await deliver(signed({ body: paid(deposit), ...changes }))).toEqual({ status, result });
    expect(await cashOf(owner)).toBe(0n);
    expect((await owner.get(cashier.readDeposit, { id: deposit.id })).status).toBe('pending');
  });

  test.each([
    [
      'a declined unknown deposit',
      404,
      'unknown_deposit',
      { status: 'declined', depositId: randomUUID() },
    ],
    [
      'another currency of a declined one',
      404,
      'unknown_deposit',
      { status: 'declined', currency: 'PHP' },
    ],
    ['a negative amount', 400, 'malformed', { amount: '-500000' }],
    ['a numeric amount', 400, 'malformed', { amount: 500000 }],
    ['an amount beyond micros', 400, 'malformed', { amount: '500000.0000001' }],
    ['a word for a status', 400, 'malformed', { status: 'maybe' }],
    ['no payment', 400, 'malformed', { paymentId: undefined }],
  ])('[ERR-04] %s is refused and moves nothing', async (_case, status, result, changes) => {
    const owner = await registerPlayer(site);
    const deposit = await ask('500000', owner);
    const body = paid(deposit, changes);
    expect(await deliver(signed({ body }))).toEqual({ status, result });
    expect(await cashOf(owner)).toBe(0n);
  });

  test.each(['not JSON', '[]', 'null', '{"amount":"1","amount":"2"}', ''])(
    '[ERR-04] a signed body of %j is malformed',
    async (body) => {
      expect(await deliver(signed({ body }))).toEqual({ status: 400, result: 'malformed' });
    },
  );

  test('[API-03] a repeated nonce with another body is refused', async () => {
    const owner = await registerPlayer(site);
    const [one, other] = [await ask('50000', owner), await ask('60000', owner)];
    const nonce = randomUUID();
    await deliver(signed({ body: paid(one), nonce }));
    const answer = await deliver(signed({ body: paid(other), nonce }));
    expect(answer).toEqual({ status: 409, result: 'nonce_used' });
    expect(await cashOf(owner)).toBe(micros('50000'));
  });

  test('[API-03] an unknown provider gets a 404', async () => {
    const message = signed({ body: paid(await ask('50000')) });
    const response = await site.app.inject({ ...message, url: '/webhooks/unknown' });
    expect(response.statusCode).toBe(404);
  });

  test('[API-03] a flood of unsigned messages is logged in a few lines', async () => {
    const linesOf = (reason: string) =>
      site.logLines.filter(
        (line) => line.includes('cashier.webhook_refused') && line.includes(`"${reason}"`),
      ).length;
    const forged = { ...signed({ body: paid(await ask('50000')) }), payload: '{}' };
    const before = [linesOf('bad_signature'), linesOf('unknown_provider')] as const;
    for (let n = 0; n < 60; n += 1) {
      await site.app.inject(forged);
      await site.app.inject({ ...forged, url: `/webhooks/unknown${n}` });
    }
    expect(linesOf('bad_signature') - before[0]).toBeLessThanOrEqual(2);
    expect(linesOf('unknown_provider') - before[1]).toBeLessThanOrEqual(2);
    expect(Math.min(linesOf('bad_signature'), linesOf('unknown_provider'))).toBeGreaterThan(0);
  });

  test('[WALLET-03] a refused message is logged without its signature', () => {
    const lines = site.logLines.filter((line) => line.includes('cashier.webhook_refused'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toMatch(/[0-9a-f]{64}/);
  });
});

describe('the states of a deposit', () => {
  test('[WALLET-03] a declined payment fails it and moves nothing', async () => {
    const owner = await registerPlayer(site);
    const deposit = await ask('50000', owner);
    const message = signed({ body: paid(deposit, { status: 'declined' }) });
    expect(await deliver(message)).toEqual({ status: 200, result: 'failed' });
    expect(await deliver(message)).toEqual({ status: 200, result: 'repeat' });
    expect((await owner.get(cashier.readDeposit, { id: deposit.id })).status).toBe('failed');
    expect(await cashOf(owner)).toBe(0n);
  });

  test('[WALLET-03] a payment after a decline is credited, once', async () => {
    const owner = await registerPlayer(site);
    const deposit = await ask('50000', owner);
    const declined = paid(deposit, { status: 'declined' });
    await deliver(signed({ body: declined }));
    const body = { ...declined, status: 'paid' };
    const results = [];
    for (const each of [body, body, declined]) {
      results.push((await deliver(signed({ body: each }))).result);
    }
    expect(results).toEqual(['credited', 'repeat', 'already_settled']);
    expect(await cashOf(owner)).toBe(micros('50000'));
    expect((await owner.get(cashier.readDeposit, { id: deposit.id })).status).toBe('credited');
  });

  test('[WALLET-03] a deposit expires, and a late payment still counts', async () => {
    const owner = await registerPlayer(site);
    const deposit = await ask('80000', owner);
    await site.shiftClock(16 * 60_000);
    try {
      // By then the session is idle; the same player signs in again.
      const back = await logInAs(site, owner);
      expect((await back.get(cashier.readDeposit, { id: deposit.id })).status).toBe('expired');
      const clockwork = runJobs(site.platform, [jobs], { idleMs: 20 });
      await expect.poll(() => statusInTable(deposit.id)).toBe('expired');
      await clockwork.stop();
      expect(await deliver(signed({ body: paid(deposit) }))).toEqual({
        status: 200,
        result: 'credited',
      });
      expect((await back.get(cashier.readDeposit, { id: deposit.id })).status).toBe('credited');
      expect(await cashOf(owner)).toBe(micros('80000'));
    } finally {
      await site.shiftClock(0);
    }
  });

  test('[R-C2] a deposit above the brand’s amount for large deposits is logged, once', async () => {
    const owner = await registerPlayer(site);
    for (const amount of ['49999999', '50000000']) {
      const message = signed({ body: paid(await ask(amount, owner)) });
      await deliver(message);
      await deliver(message);
    }
    const entries = () => site.logLines.filter((line) => line.includes('brand.large_deposit'));
    await expect.poll(() => entries().length).toBe(1);
    expect(JSON.parse(entries()[0] ?? '')).toMatchObject({
      brand: 'main',
      playerId: owner.playerId,
      currency: 'VND',
      amount: '50000000',
      from: '50000000',
    });
  });

  test('[R-W3] the ledger has the provider’s reference', async () => {
    const owner = await registerPlayer(site);
    const body = paid(await ask('50000', owner));
    await fund(site, owner, '1');
    await deliver(signed({ body }));
    const rows = await site.database.sql<{ reference: string; reason: string; path: string }>`
      select t.reference, t.reason, a.path from ledger.transfer t
      join ledger.account a on a.id = t.source_id
      where t.reference = ${`sandbox:${body.paymentId}`}`;
    expect(rows).toEqual([
      {
        reference: `sandbox:${body.paymentId}`,
        reason: 'deposit',
        path: 'house:main:bank:sandbox',
      },
    ]);
  });
});

const statusInTable = async (id: string): Promise<string | undefined> => {
  const [row] = await site.database.sql<{ status: string }>`
    select status from cashier.deposit where id = ${id}::uuid`;
  return row?.status;
};

test('the books are sound at the end', () => expectSoundBooks(site.database));
