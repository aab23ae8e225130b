import { cashier, type Deposit } from '@parlour/contract/cashier';
import { cashierDesk } from '@parlour/contract/cashier/desk';
import { casework } from '@parlour/contract/casework';
import { compliance } from '@parlour/contract/compliance';
import { micros } from '@parlour/contract/money';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { areUnlocked, untilWaiting } from '@parlour/testkit/ledger/lock-player';
import { deliver, paid, signed } from '@parlour/testkit/cashier/notices';
import { openOperator, shareAddress, type SomeOperator } from '@parlour/testkit/people/operators';
import { cashOf } from '@parlour/testkit/cashier/payment-wire';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimCase } from '../../casework';
import { setPlayState } from '../../compliance';
import { houseBalance } from '../../ledger';
import { lockTurnover } from '../turnover/turnover-queries';

let site: Site;
let clerk: SomeOperator;

beforeAll(async () => {
  site = await openSite();
  await site.setBrand('main', { twoPersonsAbove: '1000000' });
  clerk = await openOperator(site, { roles: ['cashier'] });
});

afterAll(() => dropSoundSite(site));

const suspense = async (): Promise<bigint> =>
  BigInt(await houseBalance(site.database.sql, 'house:main:suspense', 'VND'));

const ask = (owner: SomePlayer, amount: string): Promise<Deposit> =>
  owner.get(cashier.requestDeposit, { methodId: 'sandbox', amount });

type OpenCase = { caseId: string; version: number };

/** The open case of a payment, claimed by the operator. */
const claimed = async (paymentId: string, by: SomeOperator = clerk): Promise<OpenCase> => {
  const [row] = await site.database.sql<{ id: bigint }>`
    select c.id from casework.case_view c
    join cashier.payment p on p.id::text = c.subject_id
    where p.payment_id = ${paymentId} and c.kind = 'deposit' and c.state <> 'closed'`;
  const caseId = row!.id.toString();
  const { version } = await site.database.transaction((sql) =>
    claimCase(sql, { caseId, operatorId: by.operatorId }),
  );
  return { caseId, version };
};

/** A payment that a person must decide about: less than the method takes, unless said otherwise. */
const partly = async (amount = '40000', asked = '100000') => {
  const owner = await registerPlayer(site);
  const deposit = await ask(owner, asked);
  const body = paid(deposit, { amount });
  expect((await deliver(site, signed(site, { body }))).result).toBe('received');
  return { owner, deposit, ...(await claimed(body.paymentId)), paymentId: body.paymentId };
};

const decide = (
  { caseId, version }: OpenCase,
  verdict: 'credit' | 'return' | 'wait',
  rest: Record<string, unknown> = {},
  by: SomeOperator = clerk,
) => by.call(cashierDesk.decideDeposit, { case: caseId, version, verdict, ...rest } as never);

const stateOf = async (paymentId: string): Promise<string | undefined> => {
  const [row] = await site.database.sql<{ state: string }>`
    select state from cashier.payment where payment_id = ${paymentId}`;
  return row?.state;
};

describe('[OPS-01] a payment in suspense', () => {
  test('is a case that says the number of the order which its payment names', async () => {
    const { deposit, ...open } = await partly();
    const seen = await clerk.get(casework.readCase, { caseId: open.caseId });
    expect(seen.orderNumber).toBe(deposit.number);
    await decide(open, 'credit', { orderId: deposit.number });
    const body = paid({ ...deposit, id: randomUUID() }, { amount: '40000' });
    await deliver(site, signed(site, { body }));
    const other = await claimed(body.paymentId);
    const unnamed = await clerk.get(casework.readCase, { caseId: other.caseId });
    expect(unnamed.orderNumber).toBeUndefined();
  });

  test('is credited to the order that it names, with what arrived, once', async () => {
    const { owner, deposit, paymentId, ...open } = await partly();
    const before = await suspense();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => decide(open, 'credit', { orderId: deposit.number })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.flatMap(({ refusal }) => refusal?.code ?? []);
    expect(new Set(refused)).toEqual(new Set(['desk.decided']));
    expect(await cashOf(site, owner)).toBe(micros('40000'));
    expect(before - (await suspense())).toBe(micros('40000'));
    expect(await stateOf(paymentId)).toBe('matched');
    expect(await owner.get(cashier.readDeposit, { id: deposit.id })).toMatchObject({
      status: 'credited',
      amount: '40000',
      askedAmount: '100000',
    });
    const lines = await site.database.sql`
      select act from audit.entry_view
      where object_kind = 'payment' and case_id = ${open.caseId}::bigint`;
    expect(lines).toEqual([{ act: 'deposit.credit' }]);
  });

  test('is credited to a player without an order, by an order that is made for it', async () => {
    const owner = await registerPlayer(site);
    const body = { ...paid(await ask(owner, '500000')), depositId: randomUUID() };
    await deliver(site, signed(site, { body }));
    const open = await claimed(body.paymentId);
    const { status, body: answer } = await decide(open, 'credit', { playerId: owner.playerId });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ value: { stage: 'closed', deposit: { status: 'credited' } } });
    expect(await cashOf(site, owner)).toBe(micros('500000'));
  });

  test('is not credited by an operator who shares an address with who gets it, also as the first of two', async () => {
    for (const amount of ['500000', '200000000']) {
      const accomplice = await registerPlayer(site);
      const order = await ask(accomplice, '500000');
      const body = { ...paid(order, { amount }), depositId: randomUUID() };
      await deliver(site, signed(site, { body }));
      const tied = await openOperator(site, { roles: ['cashier'] });
      const open = await claimed(body.paymentId, tied);
      await shareAddress(site, tied, accomplice);
      for (const to of [{ playerId: accomplice.playerId }, { orderId: order.id }]) {
        expect((await decide(open, 'credit', to, tied)).refusal?.code).toBe('desk.conflict');
      }
      expect(await cashOf(site, accomplice)).toBe(0n);
      expect(await stateOf(body.paymentId)).toBe('suspense');
    }
  });

  test('is credited in the order of locks of a withdrawal: neither waits in a circle', async () => {
    const { owner, deposit, ...open } = await partly();
    let credited: ReturnType<typeof decide> | undefined;
    await site.database.transaction(async (sql) => {
      await lockTurnover(sql, owner.playerId);
      credited = decide(open, 'credit', { orderId: deposit.number });
      await untilWaiting(site.database);
      expect(await areUnlocked(sql, owner.playerId)).toBe(true);
    });
    expect((await credited)?.status).toBe(200);
  });

  test('is returned with a reason, and its order has failed', async () => {
    const { owner, deposit, paymentId, ...open } = await partly();
    const reasonNow = async () => (await owner.get(cashier.readDeposit, { id: deposit.id })).reason;
    expect(await reasonNow()).toBe('partly');
    expect((await decide(open, 'return')).refusal?.code).toBe('desk.reason_missing');
    const before = await suspense();
    const { status } = await decide(open, 'return', { reasonCode: 'wrong_content' });
    expect(status).toBe(200);
    expect(before - (await suspense())).toBe(micros('40000'));
    expect(await stateOf(paymentId)).toBe('returned');
    expect((await owner.get(cashier.readDeposit, { id: deposit.id })).status).toBe('failed');
    expect(await cashOf(site, owner)).toBe(0n);
    expect(await reasonNow()).toBe('returned');
  });

  test('waits for the bank as a case of a day, which is of the same player', async () => {
    const { owner, paymentId, ...open } = await partly();
    expect((await decide(open, 'wait', { reasonCode: 'not_arrived' })).status).toBe(200);
    expect(await stateOf(paymentId)).toBe('suspense');
    const next = await claimed(paymentId);
    expect(next.caseId).not.toBe(open.caseId);
    const [found] = await site.database.sql`
      select player_id::text as player from casework.case_view where id = ${next.caseId}::bigint`;
    expect(found).toEqual({ player: owner.playerId });
    expect((await decide(next, 'return', { reasonCode: 'wrong_content' })).status).toBe(200);
  });

  test('above the brand’s amount takes two persons, the second with the right and a step-up', async () => {
    const { owner, deposit, paymentId, ...open } = await partly('200000000', '100000');
    const order = { orderId: deposit.id };
    const first = await decide(open, 'credit', order);
    expect(first.body).toMatchObject({ value: { stage: 'second' } });
    expect(await cashOf(site, owner)).toBe(0n);
    const colleague = await openOperator(site, { roles: ['cashier'] });
    const tired = await openOperator(site, { roles: ['lead'], isSteppedUp: false });
    const lead = await openOperator(site, { roles: ['lead'] });
    const codes = [];
    for (const by of [colleague, tired]) {
      codes.push((await decide(open, 'credit', order, by)).refusal?.code);
    }
    expect(codes).toEqual(['operator.right_missing', 'operator.step_up_required']);
    const second = await claimed(paymentId, lead);
    expect((await decide(second, 'credit', order, lead)).body).toMatchObject({
      value: { stage: 'closed', deposit: { status: 'credited' } },
    });
    expect(await cashOf(site, owner)).toBe(micros('200000000'));
  });

  test('[OPS-02] two persons who choose different owners have not decided the same', async () => {
    const { owner, deposit, paymentId, ...open } = await partly('200000000', '100000');
    const accomplice = await registerPlayer(site);
    const lead = await openOperator(site, { roles: ['lead'] });
    await decide(open, 'credit', { orderId: deposit.number });
    const other = await claimed(paymentId, lead);
    const differs = await decide(other, 'credit', { playerId: accomplice.playerId }, lead);
    expect(differs.body).toMatchObject({ value: { stage: 'waiting' } });
    expect([await cashOf(site, accomplice), await cashOf(site, owner)]).toEqual([0n, 0n]);
    const lines = await site.database.sql`
      select after::jsonb ->> 'object' as object from audit.entry_view
      where object_kind = 'case' and case_id = ${open.caseId}::bigint order by id`;
    expect(lines).toEqual([{ object: deposit.number }, { object: `#${accomplice.playerId}` }]);
    const { decisions } = await lead.get(casework.readCase, { caseId: open.caseId });
    expect(decisions.map(({ object }) => object)).toEqual([
      deposit.number,
      `#${accomplice.playerId}`,
    ]);
    await decide(await claimed(paymentId), 'credit', { orderId: deposit.number });
    const same = await claimed(paymentId, lead);
    expect((await decide(same, 'credit', { orderId: deposit.id }, lead)).body).toMatchObject({
      value: { stage: 'closed', deposit: { id: deposit.id } },
    });
    expect(await cashOf(site, owner)).toBe(micros('200000000'));
  });

  test.each([
    ['no owner', () => ({}), 'request.invalid'],
    ['two owners', () => ({ orderId: randomUUID(), playerId: '1' }), 'request.invalid'],
    ['an order that is not there', () => ({ orderId: randomUUID() }), 'request.unknown'],
    ['a player who is not there', () => ({ playerId: '999999999' }), 'request.unknown'],
  ])('[ERR-04] with %s is not credited', async (_what, owners, code) => {
    const { paymentId, ...open } = await partly();
    expect((await decide(open, 'credit', owners())).refusal?.code).toBe(code);
    expect(await stateOf(paymentId)).toBe('suspense');
  });

  test('is not credited to an order that is paid, or that asks for another amount', async () => {
    const { paymentId, ...open } = await partly();
    const other = await registerPlayer(site);
    const [credited, pending] = [await ask(other, '50000'), await ask(other, '70000')];
    await deliver(site, signed(site, { body: paid(credited) }));
    const codes = [];
    for (const { id } of [credited, pending]) {
      codes.push((await decide(open, 'credit', { orderId: id })).refusal?.code);
    }
    expect(codes).toEqual(['cashier.order_taken', 'cashier.amount_differs']);
    expect(await stateOf(paymentId)).toBe('suspense');
  });

  test('[R-L4] is not credited to an excluded player: it is returned', async () => {
    const { owner, deposit, paymentId, ...open } = await partly();
    await site.database.transaction((sql) =>
      setPlayState(sql, owner.playerId, 'excluded', { until: null, reason: 'a test' }),
    );
    const { refusal } = await decide(open, 'credit', { orderId: deposit.id });
    expect(refusal?.code).toBe('compliance.excluded');
    expect(await stateOf(paymentId)).toBe('suspense');
  });

  test('[R-L1] that exceeded a limit of its player goes back to its payer, also when it fits later', async () => {
    const owner = await registerPlayer(site);
    await owner.get(compliance.setLimit, { kind: 'deposit', period: 'day', amount: '500000' });
    const deposit = await ask(owner, '100000');
    await owner.get(compliance.setLimit, { kind: 'deposit', period: 'day', amount: '90000' });
    const body = paid(deposit);
    expect((await deliver(site, signed(site, { body }))).result).toBe('received');
    const open = await claimed(body.paymentId);
    await site.database.sql`
      delete from compliance.play_limit where player_id = ${owner.playerId}::bigint`;
    for (const to of [{ orderId: deposit.id }, { playerId: owner.playerId }]) {
      const { refusal } = await decide(open, 'credit', to);
      expect(refusal?.code).toBe('compliance.limit_reached');
    }
    expect(await cashOf(site, owner)).toBe(0n);
    const { body: answer } = await decide(open, 'return', { reasonCode: 'wrong_content' });
    expect(answer.value?.deposit?.status).toBe('failed');
    expect(await stateOf(body.paymentId)).toBe('returned');
  });

  test('[R-L1] that was credited by another order leaves no reservation behind', async () => {
    const owner = await registerPlayer(site);
    await owner.get(compliance.setLimit, { kind: 'deposit', period: 'day', amount: '150000' });
    const body = paid(await ask(owner, '100000'), { amount: '40000' });
    expect((await deliver(site, signed(site, { body }))).result).toBe('received');
    const open = await claimed(body.paymentId);
    expect((await decide(open, 'credit', { playerId: owner.playerId })).status).toBe(200);
    const { limits } = await owner.get(compliance.readLimits, {});
    expect(limits[0]?.used).toBe('40000');
    expect((await ask(owner, '110000')).status).toBe('pending');
  });

  test('[R-L1] is not credited to a player by room that their own orders reserve', async () => {
    const owner = await registerPlayer(site);
    await owner.get(compliance.setLimit, { kind: 'deposit', period: 'day', amount: '150000' });
    const body = { ...paid(await ask(owner, '100000')), depositId: randomUUID() };
    await deliver(site, signed(site, { body }));
    const open = await claimed(body.paymentId);
    const { refusal } = await decide(open, 'credit', { playerId: owner.playerId });
    expect(refusal?.code).toBe('compliance.limit_reached');
    expect(await stateOf(body.paymentId)).toBe('suspense');
  });

  test('of another brand does not exist, and without the right it is refused', async () => {
    const { paymentId, ...open } = await partly();
    const abroad = await openOperator(site, { roles: ['cashier'], brands: ['second'] });
    const support = await openOperator(site, { roles: ['support'] });
    const codes = [];
    for (const by of [abroad, support]) {
      codes.push((await decide(open, 'return', { reasonCode: 'wrong_content' }, by)).refusal?.code);
    }
    expect(codes).toEqual(['request.unknown', 'operator.right_missing']);
    expect(await stateOf(paymentId)).toBe('suspense');
  });
});
