import { cashier } from '@parlour/contract/cashier';
import { cashierConsole } from '@parlour/contract/cashier/console';
import { casework } from '@parlour/contract/casework';
import { cashierDesk } from '@parlour/contract/cashier/desk';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { openOperator, shareAddress, type SomeOperator } from '@parlour/testkit/people/operators';
import { addProvider } from '@parlour/testkit/cashier/payment-wire';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openPayerMethod } from '@parlour/testkit/cashier/payer';
import { payablePlayer, withdrawalOf } from '@parlour/testkit/cashier/withdrawals';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideWithdrawal } from '../../withdrawals/decide-withdrawal';
import { isNumberIn } from './debit-of-payout';

const accountNumber = '0011002233445';
let site: Site;
let [clerk, finance, lead]: SomeOperator[] = [];

beforeAll(async () => {
  site = await openSite();
  await addProvider(site, { code: 'vcb', kind: 'bank-transfer', secret: 'a secret of the bank' });
  await openPayerMethod(site, 'vcb');
  await site.database.sql`
    insert into cashier.bank_account (brand, method_code, bank_bin, number, holder)
    values ('main', 'vcb', '970436', ${accountNumber}, 'CONG TY PARLOUR')`;
  clerk = await openOperator(site, { roles: ['cashier'] });
  finance = await openOperator(site, { roles: ['finance'] });
  lead = await openOperator(site, { roles: ['lead'] });
});

afterAll(() => dropSoundSite(site));

/** A payout of 198,000 that is to be paid. */
const requested = async () => {
  const player = await payablePlayer(site, { cash: '200000' });
  const wanted = withdrawalOf(player, '200000', 'vcb');
  const { id } = await player.get(cashier.requestWithdrawal, wanted);
  await site.database.transaction((sql) =>
    decideWithdrawal(site.platform, sql, { id, verdict: 'approve' }),
  );
  const [row] = await site.database.sql<{ id: string }>`
    select id from cashier.payout where withdrawal_id = ${id}::uuid`;
  return { player, id: row!.id };
};

/** One that the clerk has claimed. */
const claimed = async () => {
  const { id } = await requested();
  return clerk!.get(cashierConsole.claimPayout, { id });
};

let references = 0;
const newReference = (): string => `FT${(references += 1)}`;

const dayOf = async (daysAgo: number): Promise<string> => {
  const [row] = await site.database.sql<{ day: string }>`
    select ((lib.now() at time zone time_zone)::date - ${daysAgo}::integer)::text as day
    from brand.brand_view where code = 'main'`;
  return row!.day;
};

type Debit = { reference: string; amount: string; content: string; daysAgo?: number };

const debit = async ({ reference, amount, content, daysAgo = 0 }: Debit) => {
  const row = `${await dayOf(daysAgo)},${reference},,${amount},${content}`;
  const file = Buffer.from(`Date,Reference,Credit,Debit,Content\n${row}`).toString('base64');
  const wanted = { brand: 'main', methodId: 'vcb', accountNumber, file, dry: false };
  expect((await finance!.get(cashierDesk.importStatement, wanted)).counts.out).toBe(1);
};

const asked = async (id: string, reference: string) => {
  await clerk!.get(cashierConsole.setPayoutReference, { id, reference });
  return (await clerk!.get(cashierConsole.askPayout, { id })).status;
};

describe('[WALLET-04] a payout by hand', () => {
  test.each([
    ['a smaller amount', { amount: '11000' }],
    ['a larger amount', { amount: '198001' }],
    ['a day before it was claimed', { daysAgo: 1 }],
    ['another text', { content: 'PHI DICH VU' }],
  ])('is not paid by a debit of %s: a person looks', async (_what, other) => {
    const { id, number } = await claimed();
    const reference = newReference();
    await debit({ reference, amount: '198000', content: `CT ${number} tra`, ...other });
    expect(await asked(id, reference)).toBe('unknown');
    const cases = await site.database.sql`
      select reasons from casework.case_view
      where subject_id = ${`payout:${id}`} and state <> 'closed'`;
    expect(cases).toEqual([{ reasons: ['payout_unknown', 'debit_differs'] }]);
    const right = newReference();
    await debit({ reference: right, amount: '198000', content: number });
    expect(await asked(id, right)).toBe('paid');
  });

  test('[OPS-01] is not claimed by an operator who shares an address with its player', async () => {
    const { player, id } = await requested();
    const tied = await openOperator(site, { roles: ['cashier'] });
    await shareAddress(site, tied, player);
    const { refusal, body } = await tied.call(cashierConsole.claimPayout, { id });
    expect(refusal?.code).toBe('desk.conflict');
    expect(JSON.stringify(body)).not.toContain('account');
    expect((await clerk!.get(cashierConsole.claimPayout, { id })).status).toBe('sending');
  });

  test('[OPS-01] gets no reference from who shares an address with its player, though they claimed it', async () => {
    const { player, id } = await requested();
    const tied = await openOperator(site, { roles: ['cashier'] });
    await tied.get(cashierConsole.claimPayout, { id });
    await shareAddress(site, tied, player);
    const reference = newReference();
    const entered = await tied.call(cashierConsole.setPayoutReference, { id, reference });
    expect(entered.refusal?.code).toBe('desk.conflict');
    const [row] = await site.database.sql<{ reference: string | null }>`
      select bank_reference as reference from cashier.payout where id = ${id}::uuid`;
    expect(row).toEqual({ reference: null });
  });

  test('has its debit for itself, and its reference', async () => {
    const [one, other] = [await claimed(), await claimed()];
    const reference = newReference();
    await debit({ reference, amount: '198000', content: `${one.number} ${other.number}` });
    expect(await asked(one.id, reference)).toBe('paid');
    const again = { id: other.id, reference };
    const { refusal } = await clerk!.call(cashierConsole.setPayoutReference, again);
    expect(refusal?.value?.fields).toEqual([{ name: 'reference', code: 'field.taken' }]);
    await site.database.sql`
      update cashier.payout set bank_reference = null where id = ${one.id}::uuid`;
    expect(await asked(other.id, reference)).toBe('unknown');
    const lines = await site.database.sql`
      select payout_id from cashier.bank_statement_line where reference = ${reference}`;
    expect(lines).toEqual([{ payout_id: one.id }]);
  });

  /** Two persons with the bank's reference, of a payout without an answer for a day. */
  const resolved = async (payoutId: string, verdict: 'paid' | 'not_paid', proof: string) => {
    await site.database.sql`
      update cashier.payout set sent_at = sent_at - interval '25 hours', ask_at = lib.now()
      where id = ${payoutId}::uuid and status = 'sending'`;
    await clerk!.get(cashierConsole.askPayout, { id: payoutId });
    const [found] = await site.database.sql<{ id: bigint }>`
      select id from casework.case_view
      where subject_id = ${`payout:${payoutId}`} and state <> 'closed'`;
    const caseId = found!.id.toString();
    let answer;
    for (const by of [clerk!, lead!]) {
      await site.database.sql`
        update casework.case_file set claimed_by = null, claimed_at = null, claimed_until = null
        where id = ${caseId}::bigint`;
      const { version } = await by.get(casework.claimCase, { caseId });
      const given = { case: caseId, version, verdict, proof };
      answer = await by.call(cashierConsole.resolvePayout, given);
      if (answer.refusal) break;
    }
    return answer!;
  };

  test.each([
    ['of the day', 0],
    ['that the bank booked on the day before', 1],
  ])(
    'that is said not to be paid stays open while a debit %s has its number',
    async (_what, daysAgo) => {
      const { id, number } = await claimed();
      const reference = newReference();
      // Its reference was mistyped, so that it was not found.
      await debit({ reference, amount: '198000', content: `CT ${number} tra`, daysAgo });
      const { refusal } = await resolved(id, 'not_paid', 'TRACE-1');
      expect(refusal).toMatchObject({ code: 'cashier.debit_found', value: { reference } });
      expect((await resolved(id, 'paid', reference)).body.value.payout.status).toBe('paid');
    },
  );

  test.each([
    ['of another debit', true],
    ['that no statement has', false],
  ])('is not paid under a reference %s while a debit has its number', async (_what, isImported) => {
    const { id, number } = await claimed();
    const [named, other] = [newReference(), newReference()];
    await debit({ reference: named, amount: '198000', content: `CT ${number} tra` });
    if (isImported) await debit({ reference: other, amount: '198000', content: 'rut tien' });
    const { refusal } = await resolved(id, 'paid', other);
    expect(refusal).toMatchObject({ code: 'cashier.debit_found', value: { reference: named } });
  });

  test('is paid in part by a smaller debit that has its number: the rest is a case', async () => {
    const { id, number } = await claimed();
    const reference = newReference();
    await debit({ reference, amount: '150000', content: `CT ${number} tra` });
    expect((await resolved(id, 'paid', reference)).body.value.payout.status).toBe('paid');
    const [receipt] = await site.database.sql`
      select receipt, receipt_amount as amount from cashier.withdrawal w
      where exists (select from cashier.payout p where p.id = ${id}::uuid and p.withdrawal_id = w.id)`;
    expect(receipt).toEqual({ receipt: 'partly', amount: 150_000_000_000n });
  });

  test.each([
    ['of another payout', { content: 'CT WD26010100042 tra' }],
    ['larger than it', { amount: '198001' }],
    ['smaller than it, without its number', { amount: '11000' }],
    ['of a day before it was sent', { daysAgo: 3 }],
  ])('is not paid by a debit %s, no matter who says so', async (_what, other) => {
    const { id } = await claimed();
    const reference = newReference();
    await debit({ reference, amount: '198000', content: 'rut tien', ...other });
    const { refusal } = await resolved(id, 'paid', reference);
    expect(refusal?.value?.fields).toEqual([{ name: 'proof', code: 'field.taken' }]);
    const [line] = await site.database.sql`
      select payout_id from cashier.bank_statement_line where reference = ${reference}`;
    expect(line).toEqual({ payout_id: null });
  });

  test.each([
    ['WD26112200042', 'CT DEN:wd 2611 2200042 rut tien', true],
    ['WD26112200042', 'WD26112200042', true],
    ['WD26112200042', 'WD261122000421', false],
    ['WD26112200042', 'WD26112200042/2', false],
    ['WD26112200042/2', 'WD26112200042/2 tra not', true],
    ['WD26112200042/2', 'WD26112200042 2', true],
    ['WD26112200042/2', 'WD26112200042', false],
  ])('%s in the text “%s”: %s', (number, content, isIn) => {
    expect(isNumberIn(content, number)).toBe(isIn);
  });
});
