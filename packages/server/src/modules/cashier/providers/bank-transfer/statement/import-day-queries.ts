import type { Sql, Transaction } from '@parlour/node-kit/database/database';

/** Whose imports of today are counted: those of one operator, brand and currency. */
export type ImportDay = {
  operatorId: string;
  brand: string;
  currency: string;
  timeZone: string;
};

/** What one person may import in a day: as much as one person may approve. */
export type ImportLimit = { twoPersonsAbove: string | undefined; day: ImportDay };

/** What came of the day's imports without a second person. */
export const readImported = async (
  sql: Sql,
  { operatorId, brand, currency, timeZone }: ImportDay,
): Promise<bigint> => {
  const [row] = await sql<{ amount: bigint }>`
    select amount from cashier.import_day
    where operator_id = ${operatorId}::bigint and brand = ${brand} and currency = ${currency}
      and day = (lib.now() at time zone ${timeZone})::date`;
  return row?.amount ?? 0n;
};

/** The same, locked until the commit: imports of one operator are counted one after the other. */
export const lockImported = async (
  sql: Transaction,
  { operatorId, brand, currency, timeZone }: ImportDay,
): Promise<bigint> => {
  const [row] = await sql<{ amount: bigint }>`
    insert into cashier.import_day as d (operator_id, brand, currency, day)
    values (${operatorId}::bigint, ${brand}, ${currency},
      (lib.now() at time zone ${timeZone})::date)
    on conflict (operator_id, brand, currency, day) do update set amount = d.amount
    returning amount`;
  return row!.amount;
};

export const addImported = (
  sql: Transaction,
  { operatorId, brand, currency, timeZone }: ImportDay,
  amount: bigint,
): Promise<unknown> => sql`
  update cashier.import_day set amount = amount + ${amount}
  where operator_id = ${operatorId}::bigint and brand = ${brand} and currency = ${currency}
    and day = (lib.now() at time zone ${timeZone})::date`;
