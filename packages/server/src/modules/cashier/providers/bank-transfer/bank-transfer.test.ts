import { randomUUID } from 'node:crypto';
import { cashier, type Deposit } from '@parlour/contract/cashier';
import { micros } from '@parlour/contract/money';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { QRPay } from 'vietnam-qr-pay';
import { houseBalance } from '../../../ledger';
import { addBank, bank, cashOf, sendWire } from '@parlour/testkit/cashier/payment-wire';
import { decryptText } from '../../payments/payment-text';

const { secret, accountNumber } = bank;
let site: Site;

beforeAll(async () => {
  site = await openSite();
  await addBank(site);
  await site.database.sql`
    insert into cashier.bank_account (brand, method_code, bank_bin, number, holder)
    values ('main', 'vcb', '970418', '1200345678', 'CONG TY PARLOUR')`;
});

afterAll(() => dropSoundSite(site));

const ask = (owner: SomePlayer, amount = '500000'): Promise<Deposit> =>
  owner.get(cashier.requestDeposit, { methodId: 'vcb', amount });

const line = (fields: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  accountNumber,
  amount: '500000',
  currency: 'VND',
  ...fields,
});

const report = (fields: Record<string, unknown>) => sendWire(site, 'vcb', { fields, secret });

const paymentOf = async (id: unknown) => {
  const [row] = await site.database.sql<{
    state: string;
    reasons: string[];
    provider: string;
    paymentId: string;
    keyId: string | null;
    encrypted: Buffer | null;
  }>`
    select state, reasons, provider, payment_id as "paymentId", text_key_id as "keyId",
      text_encrypted as encrypted
    from cashier.payment where payment_id like ${`%:${String(id)}`}`;
  return row && { ...row, ...decryptText(site.platform.config, row, row) };
};

describe('[WALLET-03] a bank transfer', () => {
  test('has a slip with account, content and a VietQR of the same', async () => {
    const owner = await registerPlayer(site);
    const deposit = await ask(owner);
    expect(deposit.payUrl).toBeUndefined();
    const { transfer } = deposit;
    expect(transfer).toMatchObject({ accountName: 'CONG TY PARLOUR' });
    expect(transfer?.bank).toMatch(/^Ngân hàng TMCP /);
    const read = new QRPay(transfer?.qr ?? '');
    expect(read.isValid).toBe(true);
    expect(read.amount).toBe('500000');
    expect(read.consumer.bankNumber).toBe(transfer?.accountNumber);
    expect(read.additionalData.purpose).toBe(transfer?.content);
    // It stays, however often it is read.
    const { transfer: again } = await owner.get(cashier.readDeposit, { id: deposit.id });
    expect(again).toEqual(transfer);
  });

  test('takes turns among the open accounts of its method', async () => {
    const owners = await Promise.all([registerPlayer(site), registerPlayer(site)]);
    const deposits = await Promise.all(owners.map((owner) => ask(owner)));
    const numbers = deposits.map(({ transfer }) => transfer?.accountNumber);
    expect(new Set(numbers).size).toBe(2);
  });

  test('is the first method of a player who used it last', async () => {
    const owner = await registerPlayer(site);
    await ask(owner);
    const { list } = await owner.get(cashier.listMethods, { kind: 'deposit' });
    expect(list.map(({ id }) => id)).toEqual(['vcb', 'sandbox', 'bank']);
  });

  test('refuses a part of a đồng', async () => {
    const owner = await registerPlayer(site);
    const input = { methodId: 'vcb', amount: '500000.5' };
    const { status, refusal } = await owner.call(cashier.requestDeposit, input);
    expect([status, refusal?.value?.fields]).toEqual([
      400,
      [{ name: 'amount', code: 'field.not_number' }],
    ]);
  });

  test('is credited by the content of the bank’s line, once of two hundred deliveries', async () => {
    const owner = await registerPlayer(site);
    const { transfer, id } = await ask(owner);
    const content = `MBVCB.99.${transfer?.content.toLowerCase()}.CT tu 0123`;
    const fields = line({ content, payer: 'NGUYEN VAN A' });
    const answers = await Promise.all(Array.from({ length: 200 }, () => report(fields)));
    expect(answers.filter(({ result }) => result === 'credited')).toHaveLength(1);
    // On a busy machine some are asked to come again, which changes nothing.
    const served = answers.filter(({ status }) => status < 500).map(({ result }) => result);
    expect(new Set(served)).toEqual(new Set(['credited', 'repeat']));
    expect((await report(fields)).result).toBe('repeat');
    expect(await cashOf(site, owner)).toBe(micros('500000'));
    expect((await owner.get(cashier.readDeposit, { id })).transfer).toBeUndefined();
    expect(await paymentOf(fields.id)).toMatchObject({ state: 'matched', payer: 'NGUYEN VAN A' });
  });

  test('of another amount is credited as it arrived; one too small is a case', async () => {
    const owner = await registerPlayer(site);
    const [one, other] = [await ask(owner), await ask(owner)];
    const contents = [one, other].map(({ transfer }) => transfer?.content);
    expect((await report(line({ content: contents[0], amount: '480000' }))).result).toBe(
      'credited',
    );
    const small = line({ content: contents[1], amount: '1000' });
    expect((await report(small)).result).toBe('received');
    expect(await cashOf(site, owner)).toBe(micros('480000'));
    expect(await paymentOf(small.id)).toMatchObject({ state: 'suspense', reasons: ['partly'] });
  });

  test.each([
    ['a mistyped content', 'QPAAAAAAAA cam on', 'wrong_content'],
    ['no content of ours', 'chuyen tien', 'unknown_payer'],
    ['no text', undefined, 'unknown_payer'],
  ])(
    'with %s is in suspense of the brand whose account it reached',
    async (_what, content, why) => {
      const before = BigInt(await houseBalance(site.database.sql, 'house:main:suspense', 'VND'));
      const fields = line({ content, amount: '77000' });
      expect((await report(fields)).result).toBe('received');
      expect(await paymentOf(fields.id)).toMatchObject({ state: 'suspense', reasons: [why] });
      const after = BigInt(await houseBalance(site.database.sql, 'house:main:suspense', 'VND'));
      expect(after - before).toBe(micros('77000'));
    },
  );

  test.each([
    ['an account that is not ours', { accountNumber: '9999999999' }],
    ['a part of a micro', { amount: '1.0000001' }],
    ['a negative amount', { amount: '-5' }],
    ['no id', { id: undefined }],
    ['a currency of digits', { currency: '704' }],
  ])('[ERR-04] a line with %s is refused and moves nothing', async (_what, changes) => {
    const owner = await registerPlayer(site);
    const { transfer } = await ask(owner);
    const answer = await report(line({ content: transfer?.content, ...changes }));
    expect(answer).toEqual({ status: 400, result: 'malformed' });
    expect(await cashOf(site, owner)).toBe(0n);
  });

  test('[API-03] a forged, an old and a replayed message move nothing', async () => {
    const owner = await registerPlayer(site);
    const { transfer } = await ask(owner);
    const fields = line({ content: transfer?.content });
    const results = [];
    const nonce = randomUUID();
    for (const message of [
      { fields, secret: 'another secret' },
      { fields, secret, ageSeconds: 301 },
      { fields: line({ content: 'x' }), secret, nonce },
      { fields, secret, nonce },
    ]) {
      results.push((await sendWire(site, 'vcb', message)).result);
    }
    expect(results).toEqual(['bad_signature', 'stale', 'received', 'nonce_used']);
    expect(await cashOf(site, owner)).toBe(0n);
  });
});
