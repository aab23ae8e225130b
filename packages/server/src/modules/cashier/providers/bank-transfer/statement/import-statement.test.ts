import { cashier, type Deposit } from '@parlour/contract/cashier';
import { cashierDesk } from '@parlour/contract/cashier/desk';
import { micros } from '@parlour/contract/money';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { addBank, bank, cashOf, sendWire } from '@parlour/testkit/cashier/payment-wire';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { claimCase } from '../../../../casework';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const { secret, accountNumber } = bank;
let site: Site;
let finance: SomeOperator;

beforeAll(async () => {
  site = await openSite();
  await addBank(site);
  await site.setBrand('main', { twoPersonsAbove: '1000000' });
});

// Each test has a day of its own: what one operator imports in a day is counted.
beforeEach(async () => {
  finance = await openOperator(site, { roles: ['finance'] });
});

afterAll(() => dropSoundSite(site));

const ask = (owner: SomePlayer, amount = '500000'): Promise<Deposit> =>
  owner.get(cashier.requestDeposit, { methodId: 'vcb', amount });

const today = (): string => site.platform.clock.now().toISOString().slice(0, 10);

const fileOf = (rows: string[]): string =>
  Buffer.from(['Date,Reference,Credit,Debit,Content', ...rows].join('\n')).toString('base64');

const importOf = (file: string, dry = false, by = finance) =>
  by.call(cashierDesk.importStatement, {
    brand: 'main',
    methodId: 'vcb',
    accountNumber,
    file,
    dry,
  });

const countsOf = async (file: string, dry = false) => {
  const { body } = await importOf(file, dry);
  return body.value;
};

let references = 0;
const newReference = (): string => `FT${(references += 1)}`;

describe('[WALLET-03] a statement that an operator imports', () => {
  test('says first what would happen, then credits each line once, however often it is imported', async () => {
    const owner = await registerPlayer(site);
    const { transfer } = await ask(owner);
    const day = site.platform.clock.now().toISOString().slice(0, 10);
    const file = fileOf([
      `${day},${newReference()},500000,,CT ${transfer?.content}`,
      `${day},${newReference()},70000,,=cmd()`,
      `${day},${newReference()},,250000,WD26112200042`,
      'tomorrow,X,1,,broken',
    ]);
    const expected = { matched: 1, suspense: 1, repeated: 0, out: 1, broken: 1 };
    expect((await countsOf(file, true)).counts).toEqual(expected);
    expect(await cashOf(site, owner)).toBe(0n);
    const imports = await Promise.all([importOf(file), importOf(file), importOf(file)]);
    // Of one address two are read at a time; the others are asked to come back.
    const matched = imports.map(({ body, refusal }) => (refusal ? 0 : body.value.counts.matched));
    expect(matched.reduce((sum, each) => sum + each)).toBe(1);
    expect(await cashOf(site, owner)).toBe(micros('500000'));
    const again = await countsOf(file);
    expect(again.counts).toEqual({ matched: 0, suspense: 0, repeated: 3, out: 0, broken: 1 });
    expect(again.lines.at(-1)).toEqual({ n: 5, state: 'broken', why: 'date' });
  });

  test('[OPS-01] above the amount of two persons is kept for them, whatever the file says', async () => {
    const owner = await registerPlayer(site);
    const { transfer } = await ask(owner, '100000000');
    const reference = newReference();
    const file = fileOf([`${today()},${reference},100000000,,${transfer!.content}`]);
    const counts = { matched: 0, suspense: 1 };
    expect((await countsOf(file, true)).counts).toMatchObject(counts);
    expect((await countsOf(file)).counts).toMatchObject(counts);
    expect(await cashOf(site, owner)).toBe(0n);
    const [open] = await site.database.sql`
      select c.reasons from casework.case_view c
      join cashier.payment p on p.id::text = c.subject_id
      where c.kind = 'deposit' and p.payment_id like ${`%${reference}`}`;
    expect(open).toEqual({ reasons: ['imported'] });
    await site.setBrand('main', { twoPersonsAbove: '' });
    const other = await ask(await registerPlayer(site), '50000');
    const small = fileOf([`${today()},${newReference()},50000,,${other.transfer!.content}`]);
    expect((await countsOf(small)).counts).toMatchObject(counts);
    await site.setBrand('main', { twoPersonsAbove: '1000000' });
  });

  test('[OPS-01] is kept for two persons once the day’s lines of one operator are above the amount', async () => {
    const lineOf = async (amount: string, content?: string) => {
      const { transfer } = await ask(await registerPlayer(site), amount);
      return `${today()},${newReference()},${amount},,${content ?? transfer!.content}`;
    };
    // What no one is named in may be given to an accomplice later, and counts too.
    const unnamed = await lineOf('300000', 'for my friend');
    const file = fileOf([unnamed, await lineOf('600000'), await lineOf('300000')]);
    const counts = { matched: 1, suspense: 2 };
    expect((await countsOf(file, true)).counts).toMatchObject(counts);
    expect((await countsOf(file)).counts).toMatchObject(counts);
    const next = fileOf([await lineOf('200000'), await lineOf('90000')]);
    expect((await countsOf(next)).counts).toMatchObject({ matched: 1, suspense: 1 });
    const other = await openOperator(site, { roles: ['finance'] });
    const { body } = await importOf(fileOf([await lineOf('900000')]), false, other);
    expect(body.value.counts).toMatchObject({ matched: 1 });
  });

  test('[OPS-01] at the same time by one operator is counted one after the other', async () => {
    const owners: SomePlayer[] = [];
    const files: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      owners.push(await registerPlayer(site));
      const { transfer } = await ask(owners[n]!, '900000');
      files.push(fileOf([`${today()},${newReference()},900000,,${transfer!.content}`]));
    }
    await Promise.all(files.map((file) => importOf(file)));
    const cash = await Promise.all(owners.map((owner) => cashOf(site, owner)));
    expect(cash.reduce((sum, each) => sum + each)).toBe(micros('900000'));
  });

  test('[OPS-01] is credited by two persons then, the second with the right to statements', async () => {
    const { transfer, id } = await ask(await registerPlayer(site), '600000');
    const reference = newReference();
    const { transfer: used } = await ask(await registerPlayer(site), '600000');
    const rows = [
      `${newReference()},600000,,${used!.content}`,
      `${reference},600000,,${transfer!.content}`,
    ];
    await importOf(fileOf(rows.map((row) => `${today()},${row}`)));
    const [open] = await site.database.sql<{ id: string }>`
      select c.id::text from casework.case_view c
      join cashier.payment p on p.id::text = c.subject_id
      where c.kind = 'deposit' and p.payment_id like ${`%${reference}`}`;
    const decide = async (roles: string[]) => {
      const { operatorId, call } = await openOperator(site, { roles });
      await site.database.sql`
        update casework.case_file set claimed_by = null, claimed_at = null, claimed_until = null
        where id = ${open!.id}::bigint`;
      const { version } = await site.database.transaction((sql) =>
        claimCase(sql, { caseId: open!.id, operatorId }),
      );
      const given = { case: open!.id, version, verdict: 'credit' as const, orderId: id };
      return call(cashierDesk.decideDeposit, given);
    };
    expect((await decide(['cashier'])).body.value.stage).toBe('second');
    await site.database.sql`
      insert into operator.role (id, name, rights, position)
      values ('approver', 'approver', '{deposit.r,deposit.w,deposit.a}', 99)`;
    expect((await decide(['approver'])).refusal?.value).toMatchObject({ right: 'statement.a' });
    expect((await decide(['lead'])).body.value).toMatchObject({
      stage: 'closed',
      deposit: { status: 'credited' },
    });
  });

  test('[OPS-01] is taken from an operator who has just shown who they are', async () => {
    const tired = await openOperator(site, { roles: ['finance'], isSteppedUp: false });
    const { refusal } = await importOf(fileOf([]), false, tired);
    expect(refusal?.code).toBe('operator.step_up_required');
  });

  test('of two accounts counts each reference for its own account', async () => {
    const second = '0011002233446';
    await site.database.sql`
      insert into cashier.bank_account (brand, method_code, bank_bin, number, holder, enabled)
      values ('main', 'vcb', '970436', ${second}, 'CONG TY PARLOUR', false)`;
    const [one, other] = [await registerPlayer(site), await registerPlayer(site)];
    const [first, next] = [await ask(one), await ask(other)];
    const reference = newReference();
    const row = ({ transfer }: Deposit) =>
      fileOf([`${today()},${reference},500000,,${transfer!.content}`]);
    expect((await countsOf(row(first))).counts).toMatchObject({ matched: 1 });
    const { body } = await finance.call(cashierDesk.importStatement, {
      brand: 'main',
      methodId: 'vcb',
      accountNumber: second,
      file: row(next),
      dry: false,
    });
    expect(body.value.counts).toMatchObject({ matched: 1, broken: 0 });
    expect(await cashOf(site, other)).toBe(micros('500000'));
  });

  test('keeps no line whose money was not taken: it may be imported again', async () => {
    const owner = await registerPlayer(site);
    const { transfer } = await ask(owner);
    const id = newReference();
    const fields = { id, accountNumber, amount: '60000', currency: 'VND', content: 'x' };
    expect((await sendWire(site, 'vcb', { fields, secret })).result).toBe('received');
    const file = fileOf([`${today()},${id},500000,,${transfer!.content}`]);
    const refused = { n: 2, state: 'broken', why: 'payment_used', line: { reference: id } };
    expect((await countsOf(file)).lines).toMatchObject([refused]);
    const kept = await site.database.sql`
      select reference from cashier.bank_statement_line where reference = ${id}`;
    expect(kept).toEqual([]);
  });

  test('and the bank’s own message of the same transfer are one payment', async () => {
    const owner = await registerPlayer(site);
    const { transfer } = await ask(owner);
    const [id, day] = [newReference(), site.platform.clock.now().toISOString().slice(0, 10)];
    const { content } = transfer!;
    const fields = { id, accountNumber, amount: '500000', currency: 'VND', content };
    expect((await sendWire(site, 'vcb', { fields, secret })).result).toBe('credited');
    const file = fileOf([`${day},${id},500000,,${content}`]);
    expect((await countsOf(file)).counts).toMatchObject({ matched: 0, repeated: 1 });
    expect(await cashOf(site, owner)).toBe(micros('500000'));
  });

  test('[ERR-04] that is none, or too large, or of another account is refused', async () => {
    const codes = [];
    const large = Buffer.alloc(5 * 1024 * 1024 + 3, 0x61).toString('base64');
    for (const file of [Buffer.from('no statement').toString('base64'), large]) {
      codes.push((await importOf(file)).refusal?.code);
    }
    expect(codes).toEqual(['cashier.csv_broken', 'request.too_large']);
    const many = fileOf(Array.from({ length: 10_001 }, (_each, n) => `${today()},M${n},,1000,x`));
    expect((await importOf(many, true)).refusal?.code).toBe('request.too_large');
    const { refusal } = await finance.call(cashierDesk.importStatement, {
      brand: 'main',
      methodId: 'vcb',
      accountNumber: '9999999999',
      file: fileOf([]),
      dry: true,
    });
    expect(refusal?.code).toBe('request.unknown');
    const support = await openOperator(site, { roles: ['support'] });
    expect((await importOf(fileOf([]), true, support)).refusal?.code).toBe(
      'operator.right_missing',
    );
  });
});
