import { cashier, type Deposit } from '@parlour/contract/cashier';
import { cashierBooks } from '@parlour/contract/cashier/books';
import { cashierDesk } from '@parlour/contract/cashier/desk';
import { operator } from '@parlour/contract/operator';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { addBank, bank, sendWire } from '@parlour/testkit/cashier/payment-wire';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const { secret, accountNumber } = bank;

let site: Site;
let finance: SomeOperator;
let lead: SomeOperator;

beforeAll(async () => {
  site = await openSite();
  await addBank(site);
  await site.setBrand('main', { twoPersonsAbove: '1000000' });
  finance = await openOperator(site, { roles: ['finance'] });
  lead = await openOperator(site, { roles: ['lead'] });
});

afterAll(() => site.drop());

let references = 0;
const newReference = (): string => `BK${(references += 1)}`;

const ordered = async (): Promise<Deposit> =>
  (await registerPlayer(site)).get(cashier.requestDeposit, { methodId: 'vcb', amount: '500000' });

const sendNotice = (id: string, amount: string, content: string) =>
  sendWire(site, 'vcb', {
    fields: { id, accountNumber, amount, currency: 'VND', content },
    secret,
  });

const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(
    site.platform.clock.now(),
  );

const importLines = async (lines: string[]) => {
  const csv = ['Date,Reference,Credit,Debit,Content', ...lines].join('\n');
  return finance.get(cashierDesk.importStatement, {
    brand: 'main',
    methodId: 'vcb',
    accountNumber,
    file: Buffer.from(csv).toString('base64'),
    dry: false,
  });
};

describe('[WALLET-03] money that belongs to no player yet', () => {
  test('is listed with its case, the oldest first, and summed by age', async () => {
    const reference = newReference();
    await sendNotice(reference, '70000', 'nothing that names an order');
    await site.database.sql`
      update cashier.payment set came_at = lib.now() - interval '3 days'
      where payment_id like ${`%${reference}`}`;
    await sendNotice(newReference(), '80000', 'nothing either');
    const { list, sums } = await finance.get(cashierBooks.listSuspense, { brand: 'main' });
    expect(list.map(({ amount }) => amount)).toEqual(['70000', '80000']);
    expect(list[0]).toMatchObject({ methodId: 'vcb', reasons: ['unknown_payer'] });
    expect(list[0]!.case).toMatchObject({
      number: expect.stringMatching(/^CS\d+$/),
      state: 'waiting',
    });
    expect(sums).toMatchObject([{ count: 2, amount: '150000', overADay: 1, overAWeek: 0 }]);
  });

  test('of another brand is not shown', async () => {
    const elsewhere = await openOperator(site, { roles: ['finance'], brands: ['second'] });
    expect((await elsewhere.get(cashierBooks.listSuspense, {})).list).toEqual([]);
    const { refusal } = await elsewhere.call(cashierBooks.listSuspense, { brand: 'main' });
    expect(refusal?.code).toBe('request.unknown');
  });

  test('is read on from where a page ends, and from no other place', async () => {
    await site.database.sql`
      insert into cashier.payment (provider, payment_id, brand, method_code, amount, currency,
        state, came_at)
      select 'vcb', 'X' || n, 'second', 'vcb', 1000000, 'VND', 'suspense',
        lib.now() - make_interval(hours => n)
      from generate_series(1, 101) n`;
    const first = await finance.get(cashierBooks.listSuspense, { brand: 'second' });
    expect([first.list.length, first.list[0]?.reference]).toEqual([100, 'X101']);
    const { next: cursor = '' } = first;
    const rest = await finance.get(cashierBooks.listSuspense, { brand: 'second', cursor });
    expect([rest.list.map(({ reference }) => reference), rest.next]).toEqual([['X1'], undefined]);
    const { refusal } = await finance.call(cashierBooks.listSuspense, { cursor: 'bm90aGluZw' });
    expect(refusal?.code).toBe('request.invalid');
  });
});

describe('[OPS-01] the books of a day', () => {
  test('have what the bank says beside what we booked, and both that the other side lacks', async () => {
    const [both, ours, bank] = [newReference(), newReference(), newReference()];
    const [one, other] = [await ordered(), await ordered()];
    await sendNotice(both, '500000', one.transfer!.content);
    await sendNotice(ours, '500000', other.transfer!.content);
    await site.database.sql`
      update cashier.payment set came_at = lib.now() where payment_id like any (
        array[${`%${both}`}, ${`%${ours}`}])`;
    await importLines([
      `${today()},${both},500000,,CT ${one.transfer!.content}`,
      `${today()},${bank},,90000,a fee of the bank`,
    ]);
    const days = { brand: 'main', from: today(), to: today() };
    const { list } = await finance.get(cashierBooks.readReconciliation, days);
    const [paidIn, out] = ['in', 'out'].map((each) =>
      list.find(({ direction }) => direction === each),
    );
    expect(paidIn).toMatchObject({ methodId: 'vcb', bank: { count: 1, amount: '500000' } });
    expect(out).toMatchObject({
      ours: { count: 0, amount: '0' },
      bank: { count: 1, amount: '90000' },
      difference: '90000',
      differing: 1,
    });
    const place = { brand: 'main', methodId: 'vcb', day: today() };
    const differing = await finance.get(cashierBooks.listDifferences, {
      ...place,
      direction: 'in',
    });
    const found = differing.list.find(({ reference }) => reference.endsWith(ours));
    expect(found).toMatchObject({ ours: '500000' });
    expect(found?.bank).toBeUndefined();
    expect(differing.list.some(({ reference }) => reference.endsWith(both))).toBe(false);
    expect(differing.list).toHaveLength(paidIn!.differing);
  });

  test('are asked for by no more than 92 days', async () => {
    const { refusal } = await finance.call(cashierBooks.readReconciliation, {
      from: '2026-01-01',
      to: '2026-11-01',
    });
    expect(refusal?.code).toBe('request.invalid');
  });

  test('name the accounts whose statements are imported', async () => {
    const { list } = await finance.get(cashierBooks.listStatementAccounts, { brand: 'main' });
    expect(list.find((each) => each.accountNumber === accountNumber)).toMatchObject({
      methodId: 'vcb',
      enabled: true,
      importedAt: expect.any(String),
    });
  });
});

describe('[OPS-01] a method', () => {
  const wanted = { brand: 'main', id: 'vcb', kind: 'deposit' as const };

  const rowOf = async () => {
    const { list } = await finance.get(cashierBooks.listAllMethods, { brand: 'main' });
    return list.find(({ id, kind }) => id === 'vcb' && kind === 'deposit');
  };

  test('is closed at once by one person, with one line, and players have it no more', async () => {
    const reason = 'the bank is closed today';
    for (const _time of [1, 2]) await finance.get(cashierBooks.closeMethod, { ...wanted, reason });
    expect(await rowOf()).toMatchObject({ enabled: false });
    const lines = await site.database.sql`
      select act from audit.entry_view where act = 'method.close'`;
    expect(lines).toHaveLength(1);
    const someone = await registerPlayer(site);
    const { refusal } = await someone.call(cashier.requestDeposit, {
      methodId: 'vcb',
      amount: '500000',
    });
    expect(refusal?.code).toBe('cashier.method_closed');
    const unknown = await finance.call(cashierBooks.closeMethod, { ...wanted, id: 'no', reason });
    expect(unknown.refusal?.code).toBe('request.unknown');
  });

  test('opens again by two, as every change that loosens a control', async () => {
    const object = 'main:deposit:vcb';
    const of = { kind: 'method' as const, object };
    const { version } = await finance.get(operator.previewChange, { ...of, patch: {} });
    const given = { ...of, version, patch: { enabled: true }, reason: 'the bank is open again' };
    const { id, state } = await finance.get(operator.proposeChange, given);
    expect([state, (await rowOf())?.enabled]).toEqual(['proposed', false]);
    const own = await finance.call(operator.approveChange, { id, reason: 'I say so' });
    expect(own.refusal).toBeDefined();
    await lead.get(operator.approveChange, { id, reason: 'I have seen it' });
    expect(await rowOf()).toMatchObject({ enabled: true });
  });

  test.each([
    [{ max: '1000000' }, false],
    [{ max: '900000000' }, true],
    [{ min: '1' }, true],
    [{ feePermille: 20 }, true],
    [{ minutes: 30, presets: ['100000'] }, false],
    [{ 'name.VI': 'Chuyển khoản', 'name.EN': 'Bank transfer' }, false],
  ])('%o needs a second person: %s', async (patch, needsSecond) => {
    const of = { kind: 'method' as const, object: 'main:deposit:vcb' };
    const preview = await finance.get(operator.previewChange, { ...of, patch });
    expect(preview.needsSecond).toBe(needsSecond);
  });

  test('a way out has the times of its receipt, and less time for the answer needs a second person', async () => {
    const object = 'main:withdrawal:sandbox';
    const of = { kind: 'method' as const, object };
    const shorter = { ...of, patch: { receiptMinutes: 60 } };
    expect(await finance.get(operator.previewChange, shorter)).toMatchObject({ needsSecond: true });
    const { version } = await finance.get(operator.previewChange, { ...of, patch: {} });
    const patch = { receiptMinutes: 2880, reminderMinutes: 240, 'name.EN': 'Sandbox, out' };
    const given = { ...of, version, patch, reason: 'more time on holidays' };
    const { state, id } = await finance.get(operator.proposeChange, given);
    expect(state).toBe('applied');
    const rows = await site.database.sql`
      select receipt_minutes as receipt, reminder_minutes as reminder, names ->> 'EN' as name
      from cashier.method where brand = 'main' and kind = 'withdrawal' and code = 'sandbox'`;
    expect(rows).toEqual([{ receipt: 2880, reminder: 240, name: 'Sandbox, out' }]);
    // Back shortens the time.
    const back = await finance.get(operator.undoChange, { id, reason: 'the holidays are over' });
    expect(back.state).toBe('proposed');
    await finance.get(operator.withdrawChange, { id: back.id, reason: 'not yet' });
  });

  test.each([
    { min: 'x' },
    { min: '900000000' },
    { feePermille: 1000 },
    { names: {} },
    { receiptMinutes: 60 },
  ])('[ERR-04] %o is refused', async (patch) => {
    const of = { kind: 'method' as const, object: 'main:deposit:vcb' };
    const { refusal } = await finance.call(operator.previewChange, { ...of, patch });
    expect(refusal?.code).toBe('request.invalid');
  });
});
