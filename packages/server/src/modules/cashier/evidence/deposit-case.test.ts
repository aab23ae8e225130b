import { cashier } from '@parlour/contract/cashier';
import { cashierDesk } from '@parlour/contract/cashier/desk';
import { cashierEvidence } from '@parlour/contract/cashier/evidence';
import { casework } from '@parlour/contract/casework';
import { deliver, paid, signed } from '@parlour/testkit/cashier/notices';
import { openOperator, shareAddress, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savePersonal } from '../../player';
import { encryptText, type PaymentText } from '../payments/payment-text';

let site: Site;
let clerk: SomeOperator;

beforeAll(async () => {
  site = await openSite();
  await site.setBrand('main', { twoPersonsAbove: '1000000' });
  clerk = await openOperator(site, { roles: ['cashier'], brands: ['main'] });
});

afterAll(() => site.drop());

const { readDepositCase } = cashierEvidence;

const ask = (owner: SomePlayer, amount: string) =>
  owner.get(cashier.requestDeposit, { methodId: 'sandbox', amount });

/** A payment of no order, with what the bank wrote about it; its case. */
const arrived = async (amount: string, text: PaymentText): Promise<string> => {
  const order = await ask(await registerPlayer(site), '777000');
  const body = paid({ ...order, id: randomUUID() }, { amount });
  await deliver(site, signed(site, { body }));
  const payment = { provider: 'sandbox', paymentId: body.paymentId };
  const sealed = encryptText(site.platform.config, payment, text);
  const [row] = await site.database.sql<{ id: bigint }>`
    update cashier.payment set text_key_id = ${sealed?.keyId ?? null},
      text_encrypted = ${sealed?.encrypted ?? null}
    where payment_id = ${body.paymentId}
    returning (select c.id from casework.case_view c
      where c.kind = 'deposit' and c.subject_id = payment.id::text) as id`;
  return row!.id.toString();
};

const read = (caseId: string, by = clerk) => by.get(readDepositCase, { case: caseId });

describe('[OPS-02] [WALLET-03] the evidence of a payment in suspense', () => {
  test('proposes the order whose content is one character away, before those of other amounts', async () => {
    const [owner, other] = [await registerPlayer(site), await registerPlayer(site)];
    const order = await ask(owner, '432000');
    await ask(other, '433000');
    const content = 'QPABCDEFG7';
    await site.database.sql`
      update cashier.deposit set content = ${content},
        bank_account_id = (select min(id) from cashier.bank_account)
      where id = ${order.id}::uuid`;
    const caseId = await arrived('432000', { content: 'CHUYEN TIEN QPABCDEFH7 NHE' });
    const { candidates, payment } = await read(caseId);
    expect(candidates[0]).toEqual({
      orderNumber: order.number,
      playerId: owner.playerId,
      username: expect.any(String),
      order: expect.objectContaining({ number: order.number, amount: '432000' }),
      score: 70,
      reasons: ['content_near', 'amount_same', 'time_near'],
    });
    expect(candidates.length).toBeLessThanOrEqual(5);
    expect(payment.reasons).toEqual(['wrong_content']);
  });

  test('proposes the player of an order of another amount, by the payer’s name, and masks that name', async () => {
    const owner = await registerPlayer(site);
    await site.database.transaction((sql) =>
      savePersonal(sql, site.platform.config, owner.playerId, { payeeName: 'Trần Thị Hồng Thắm' }),
    );
    const order = await ask(owner, '611000');
    const content = 'TRAN THI HONG THAM nap tien';
    const caseId = await arrived('600000', { content, payer: 'TRAN THI HONG THAM' });
    const evidence = await read(caseId);
    expect(evidence.candidates[0]).toMatchObject({
      playerId: owner.playerId,
      order: { number: order.number },
      reasons: ['amount_near', 'time_near', 'payer_same'],
    });
    expect(evidence.candidates[0]!.orderNumber).toBeUndefined();
    expect(evidence.payment.payer).toBe('T*** T*** H*** T***');
    expect(evidence.payment.content).toBe('T*** T*** H*** T*** nap tien');
    expect(JSON.stringify(evidence)).not.toMatch(/tham|hong/i);
  });

  test('proposes who wrote their account into the text', async () => {
    const owner = await registerPlayer(site);
    const caseId = await arrived('55000', { content: `nap cho ${owner.username} voi` });
    const { candidates } = await read(caseId);
    const own = candidates.find(({ playerId }) => playerId === owner.playerId);
    expect(own?.reasons).toEqual(['account_named']);
  });

  test('decides nothing: who decides names the order, and the second person sees what the first chose', async () => {
    const owner = await registerPlayer(site);
    const order = await ask(owner, '1500000');
    const caseId = await arrived('1500000', { content: 'x' });
    const { candidates, needsSecond } = await read(caseId);
    expect([candidates[0]?.orderNumber, needsSecond]).toEqual([order.number, true]);
    const { version } = await clerk.get(casework.claimCase, { caseId });
    const given = { case: caseId, version, verdict: 'credit' as const };
    expect((await clerk.call(cashierDesk.decideDeposit, given)).refusal?.code).toBe(
      'request.invalid',
    );
    await clerk.get(cashierDesk.decideDeposit, { ...given, orderId: order.number });
    const lead = await openOperator(site, { roles: ['lead'] });
    const { decisions } = await lead.get(casework.readCase, { caseId });
    expect(decisions).toMatchObject([{ stage: 1, verdict: 'credit', object: order.number }]);
    expect((await read(caseId, lead)).payment.state).toBe('suspense');
  });

  test('is for who may read deposits of the brand, and for no one who is tied to the player', async () => {
    const owner = await registerPlayer(site);
    const order = await ask(owner, '100000');
    const body = paid(order, { amount: '40000' });
    await deliver(site, signed(site, { body }));
    const [row] = await site.database.sql<{ id: bigint }>`
      select c.id from casework.case_view c join cashier.payment p on p.id::text = c.subject_id
      where p.payment_id = ${body.paymentId} and c.kind = 'deposit'`;
    const input = { case: row!.id.toString() };
    const [named] = (await read(input.case)).candidates;
    expect(named).toMatchObject({ orderNumber: order.number, reasons: ['named', 'time_near'] });
    const elsewhere = await openOperator(site, { roles: ['cashier'], brands: ['second'] });
    expect((await elsewhere.call(readDepositCase, input)).status).toBe(404);
    const without = await openOperator(site, { roles: ['content'] });
    expect((await without.call(readDepositCase, input)).refusal?.code).toBe(
      'operator.right_missing',
    );
    const tied = await openOperator(site, { roles: ['cashier'] });
    await shareAddress(site, tied, owner);
    expect((await tied.call(readDepositCase, input)).refusal?.code).toBe('desk.conflict');
  });
});
