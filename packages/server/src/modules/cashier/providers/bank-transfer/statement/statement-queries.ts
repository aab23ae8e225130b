import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { StatementLine } from './statement-lines';

export type ImportedAccount = {
  id: bigint;
  number: string;
  brand: string;
  methodCode: string;
  provider: string;
  currency: string;
};

/** An account of the brand's method, and the provider of the method. */
export const findImported = async (
  sql: Sql,
  { brand, methodId, accountNumber }: { brand: string; methodId: string; accountNumber: string },
): Promise<ImportedAccount | undefined> => {
  const [row] = await sql<ImportedAccount>`
    select a.id, a.number, a.brand, a.method_code as "methodCode", a.currency, m.provider
    from cashier.bank_account a
    join cashier.method m on m.brand = a.brand and m.code = a.method_code and m.kind = 'deposit'
    where a.brand = ${brand} and a.method_code = ${methodId} and a.number = ${accountNumber}
    limit 1`;
  return row;
};

export const insertStatement = async (
  sql: Sql,
  { brand, methodCode }: ImportedAccount,
  { operatorId, digest }: { operatorId: string; digest: Buffer },
): Promise<bigint> => {
  const [row] = await sql<{ id: bigint }>`
    insert into cashier.bank_statement (brand, method_code, operator_id, file_digest)
    values (${brand}, ${methodCode}, ${operatorId}::bigint, ${digest})
    returning id`;
  if (!row) throw new Error('a statement was not written');
  return row.id;
};

/** The references of those that were not taken before, in their order everywhere. */
export const insertLines = async (
  sql: Transaction,
  lines: readonly StatementLine[],
  { accountId, statementId }: { accountId: bigint; statementId: bigint },
): Promise<Set<string>> => {
  const rows = await sql<{ reference: string }>`
    insert into cashier.bank_statement_line (bank_account_id, reference, statement_id, booked_on,
      amount, content)
    select ${accountId}::bigint, l.reference, ${statementId}::bigint, l.booked_on, l.amount, l.content
    from unnest(${lines.map(({ reference }) => reference)}::text[],
      ${lines.map(({ bookedOn }) => bookedOn)}::date[],
      ${lines.map(({ amount }) => amount.toString())}::bigint[],
      ${lines.map(({ content }) => content)}::text[]) l (reference, booked_on, amount, content)
    order by l.reference
    on conflict do nothing
    returning reference`;
  return new Set(rows.map(({ reference }) => reference));
};

/** Lines whose money was not taken are not kept: they may be imported again. */
export const dropLines = (
  sql: Transaction,
  accountId: bigint,
  references: readonly string[],
): Promise<unknown> => sql`
  delete from cashier.bank_statement_line
  where bank_account_id = ${accountId} and reference = any(${references}::text[])`;

/** Those of the references that were taken before, as lines or as payments that a bank reported. */
export const readTaken = async (
  sql: Sql,
  { id, number, provider }: ImportedAccount,
  references: string[],
): Promise<Set<string>> => {
  const rows = await sql<{ reference: string }>`
    select reference from cashier.bank_statement_line
    where bank_account_id = ${id} and reference = any(${references}::text[])
    union
    select r.reference from unnest(${references}::text[]) r (reference)
    join cashier.payment p on p.provider = ${provider}
      and p.payment_id in (r.reference, ${number}::text || ':' || r.reference)`;
  return new Set(rows.map(({ reference }) => reference));
};

export type Debit = {
  accountId: bigint;
  reference: string;
  amount: bigint;
  /** The bank's day, `2026-11-21`. */
  bookedOn: string;
  content: string;
  /** What it paid. */
  payoutId: string | null;
};

/** What left the accounts of the provider under a bank's reference. */
export const readDebits = (
  sql: Sql,
  { provider, brand, reference }: { provider: string; brand: string; reference: string },
): Promise<Debit[]> => sql<Debit>`
  select l.bank_account_id as "accountId", l.reference, -l.amount as amount,
    l.booked_on::text as "bookedOn", l.content, l.payout_id as "payoutId"
  from cashier.bank_statement_line l
  join cashier.bank_account a on a.id = l.bank_account_id
  where a.brand = ${brand} and l.reference = ${reference} and l.amount < 0 and exists (
    select from cashier.method m
    where m.brand = a.brand and m.code = a.method_code and m.provider = ${provider}
  )
  order by l.bank_account_id
  limit 100`;

type FreeDebits = { provider: string; brand: string; number: string };

/** What left the accounts of the provider, paid nothing yet, and may have a number. */
export const readFreeDebits = (
  sql: Sql,
  { provider, brand, number }: FreeDebits,
): Promise<Debit[]> => sql<Debit>`
  select l.bank_account_id as "accountId", l.reference, -l.amount as amount,
    l.booked_on::text as "bookedOn", l.content, l.payout_id as "payoutId"
  from cashier.bank_statement_line l
  join cashier.bank_account a on a.id = l.bank_account_id
  where a.brand = ${brand} and l.amount < 0 and l.payout_id is null
    and strpos(upper(regexp_replace(l.content, '[^0-9A-Za-z]', '', 'g')),
      ${number.replaceAll('/', '')}) > 0
    and exists (
      select from cashier.method m
      where m.brand = a.brand and m.code = a.method_code and m.provider = ${provider}
    )
  order by l.booked_on, l.reference
  limit 100`;

/** The debit is that payout's from now on. False when it is another's. */
export const takeDebit = async (
  sql: Transaction,
  { accountId, reference }: Debit,
  payoutId: string,
): Promise<boolean> => {
  const rows = await sql`
    update cashier.bank_statement_line set payout_id = ${payoutId}::uuid
    where bank_account_id = ${accountId} and reference = ${reference} and payout_id is null
    returning reference`;
  return rows.length === 1;
};
