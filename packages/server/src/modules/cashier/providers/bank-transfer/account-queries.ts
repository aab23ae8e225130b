import type { Sql } from '@parlour/node-kit/database/database';

export type BankAccountRow = { id: bigint; bankBin: string; number: string; holder: string };

/** The method's account for a deposit: the open ones take turns by its serial. */
export const chooseAccount = async (
  sql: Sql,
  { brand, methodCode, currency, serial }: Slot,
): Promise<BankAccountRow | undefined> => {
  const rows = await sql<BankAccountRow>`
    select id, bank_bin as "bankBin", number, holder
    from cashier.bank_account
    where brand = ${brand} and method_code = ${methodCode} and currency = ${currency} and enabled
    order by id
    limit 100`;
  return rows[Number(serial % BigInt(Math.max(rows.length, 1)))];
};

type Slot = { brand: string; methodCode: string; currency: string; serial: bigint };

export type AccountPlace = { id: bigint; brand: string; methodCode: string; currency: string };

/** Whose account it is, of the methods of this provider. */
export const findAccount = async (
  sql: Sql,
  provider: string,
  number: string,
): Promise<AccountPlace | undefined> => {
  const [row] = await sql<AccountPlace>`
    select a.id, a.brand, a.method_code as "methodCode", a.currency
    from cashier.bank_account a
    join cashier.method m on m.brand = a.brand and m.code = a.method_code and m.kind = 'deposit'
    where m.provider = ${provider} and a.number = ${number}
    order by a.enabled desc, a.id
    limit 1`;
  return row;
};

/**
 * A payment's id: banks number the transfers of each account. One that was kept before the number of
 * the account was part of it keeps its own.
 */
export const paymentIdOf = async (
  sql: Sql,
  provider: string,
  { accountNumber, reference }: { accountNumber: string; reference: string },
): Promise<string> => {
  const rows = await sql`
    select id from cashier.payment where provider = ${provider} and payment_id = ${reference}`;
  return rows.length > 0 ? reference : `${accountNumber}:${reference}`;
};

/** The deposit that one of the contents names. */
export const findNamed = async (
  sql: Sql,
  provider: string,
  contents: string[],
): Promise<string | undefined> => {
  const [row] = await sql<{ id: string }>`
    select id from cashier.deposit
    where provider = ${provider} and content = any(${contents}::text[])
    order by created_at desc
    limit 1`;
  return row?.id;
};
