import { cashier, type Deposit } from '@parlour/contract/cashier';
import { cashierBooks } from '@parlour/contract/cashier/books';
import { operator } from '@parlour/contract/operator';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { addProvider } from '@parlour/testkit/cashier/payment-wire';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let site: Site;
let finance: SomeOperator;
let lead: SomeOperator;

beforeAll(async () => {
  site = await openSite();
  await addProvider(site, {
    code: 'vcb',
    kind: 'bank-transfer',
    secret: 'the secret of two sides',
  });
  finance = await openOperator(site, { roles: ['finance'] });
  lead = await openOperator(site, { roles: ['lead'] });
});
afterAll(() => site.drop());

beforeEach(async () => {
  await site.database.sql`
    update operator.change set state = 'withdrawn' where state in ('proposed', 'scheduled')`;
});

const reason = 'the contract with the bank';
const of = (number: string, bank = '970436', place = 'main:vcb') =>
  ({ kind: 'account', object: `${place}:${bank}:${number}` }) as const;

const propose = async (number: string, patch: Record<string, unknown>) => {
  const { version } = await finance.get(operator.previewChange, { ...of(number), patch: {} });
  return finance.call(operator.proposeChange, { ...of(number), version, patch, reason });
};

const approved = async (number: string, patch: Record<string, unknown>) => {
  const { id, state } = (await propose(number, patch)).body.value;
  if (state === 'proposed') await lead.get(operator.approveChange, { id, reason });
  return { id, state };
};

const slip = async (): Promise<Deposit> =>
  (await registerPlayer(site)).get(cashier.requestDeposit, { methodId: 'vcb', amount: '500000' });

const offered = async (): Promise<string[]> => {
  const { list } = await (await registerPlayer(site)).get(cashier.listMethods, { kind: 'deposit' });
  return list.map(({ id }) => id);
};

describe('[WALLET-03] an account that receives transfers', () => {
  test('is opened and renamed by two, closed by one at once, and players read it on their slip', async () => {
    // Without an account a transfer has nowhere to go: no player is offered it.
    expect(await offered()).not.toContain('vcb');
    const made = await approved('0011002233445', { holder: 'CONG TY PARLOUR', enabled: true });
    expect(made.state).toBe('proposed');
    expect(await offered()).toContain('vcb');
    const before = await slip();
    expect(before.transfer).toMatchObject({
      accountNumber: '0011002233445',
      accountName: 'CONG TY PARLOUR',
    });
    expect((await approved('0011002233445', { holder: 'CTY TNHH PARLOUR' })).state).toBe(
      'proposed',
    );
    expect((await slip()).transfer).toMatchObject({ accountName: 'CTY TNHH PARLOUR' });
    const { list, methods } = await finance.get(cashierBooks.listHouseAccounts, { brand: 'main' });
    expect(list.find(({ methodId }) => methodId === 'vcb')).toEqual({
      brand: 'main',
      methodId: 'vcb',
      accountNumber: '0011002233445',
      bankBin: '970436',
      holder: 'CTY TNHH PARLOUR',
      currency: 'VND',
      enabled: true,
    });
    expect(methods.map(({ methodId }) => methodId)).toContain('vcb');
    const closed = await propose('0011002233445', { enabled: false });
    expect(closed.body.value.state).toBe('applied');
    expect(await offered()).not.toContain('vcb');
    const back = await finance.get(operator.undoChange, { id: closed.body.value.id, reason });
    expect(back).toMatchObject({ state: 'proposed', needsSecond: true });
    await lead.get(operator.approveChange, { id: back.id, reason });
    expect(await offered()).toContain('vcb');
  });

  test('is closed by who approves such changes, alone', async () => {
    await approved('7788990011', { holder: 'CONG TY PARLOUR', enabled: true });
    const { version } = await finance.get(operator.previewChange, {
      ...of('7788990011'),
      patch: {},
    });
    const patch = { enabled: false };
    const closed = await lead.get(operator.proposeChange, {
      ...of('7788990011'),
      version,
      patch,
      reason,
    });
    expect(closed.state).toBe('applied');
  });

  test.each<[string, ReturnType<typeof of>, Record<string, unknown>, string, string]>([
    ['a bank that is none', of('123456789', '000001'), { holder: 'A' }, 'bank', 'field.unknown'],
    ['a number that is none', of('12-34'), { holder: 'A' }, 'number', 'field.pattern'],
    ['markup as its holder', of('123456789'), { holder: '<b>' }, 'holder', 'field.pattern'],
    ['no holder', of('123456789'), { enabled: true }, 'holder', 'field.pattern'],
    ['another field', of('123456789'), { currency: 'PHP' }, 'currency', 'field.unknown'],
  ])('is refused with %s', async (_name, object, patch, name, code) => {
    const { refusal } = await finance.call(operator.previewChange, { ...object, patch });
    expect(refusal?.value).toMatchObject({ fields: [{ name, code }] });
  });

  test('has a number that no other brand of the provider has: a payment is found by it', async () => {
    await site.database.sql`
      insert into cashier.method (brand, code, kind, provider, names, currency, min_amount,
        max_amount, minutes)
      values ('second', 'vcb', 'deposit', 'vcb', '{"VI": "VCB"}', 'VND', 1, 2, 10)`;
    await approved('5566778899', { holder: 'CONG TY PARLOUR', enabled: true });
    const { refusal } = await finance.call(operator.previewChange, {
      ...of('5566778899', '970436', 'second:vcb'),
      patch: { holder: 'ANOTHER', enabled: true },
    });
    expect(refusal?.value).toMatchObject({ fields: [{ name: 'number', code: 'field.taken' }] });
  });

  test('of another brand is unknown, and of a method without transfers there is none', async () => {
    const elsewhere = await openOperator(site, { roles: ['finance'], brands: ['second'] });
    const foreign = await elsewhere.call(operator.previewChange, { ...of('123456789'), patch: {} });
    expect(foreign.status).toBe(404);
    const sandbox = of('123456789', '970436', 'main:sandbox');
    expect((await finance.call(operator.previewChange, { ...sandbox, patch: {} })).status).toBe(
      404,
    );
  });
});

test('[WALLET-03] one person alone does not rename the account on a slip that waits', async () => {
  const number = '0077002233445';
  await approved(number, { holder: 'CONG TY PARLOUR', enabled: true });
  const player = await registerPlayer(site);
  const wanted = { methodId: 'vcb', amount: '500000' };
  const { id } = await player.get(cashier.requestDeposit, wanted);
  const slip = async () => (await player.get(cashier.readDeposit, { id })).transfer!;
  const { accountName, accountNumber } = await slip();
  expect((await propose(accountNumber, { enabled: false })).body.value.state).toBe('applied');
  const renamed = await propose(accountNumber, { holder: 'DA DOI SO, VCB 0123456789' });
  expect(renamed.body.value.state).toBe('proposed');
  expect((await slip()).accountName).toBe(accountName);
});
