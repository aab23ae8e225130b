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
  const [id] = await paymentIdsOf(sql, provider, { accountNumber, references: [reference] });
  return id!;
};

/** Those of many references, in their order. */
export const paymentIdsOf = async (
  sql: Sql,
  provider: string,
  { accountNumber, references }: { accountNumber: string; references: readonly string[] },
): Promise<string[]> => {
  const rows = await sql<{ reference: string }>`
    select payment_id as reference from cashier.payment
    where provider = ${provider} and payment_id = any(${references}::text[])`;
  const bare = new Set(rows.map(({ reference }) => reference));
  return references.map((each) => (bare.has(each) ? each : `${accountNumber}:${each}`));
};

/** The deposits that the contents name, the newest first. */
export const findNamed = (
  sql: Sql,
  provider: string,
  contents: readonly string[],
): Promise<{ id: string; content: string }[]> => sql<{ id: string; content: string }>`
  select id, content from cashier.deposit
  where provider = ${provider} and content = any(${contents}::text[])
  order by created_at desc`;
