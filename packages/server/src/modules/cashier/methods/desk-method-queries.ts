import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type MethodKind = 'deposit' | 'withdrawal';

export type DeskMethodRow = {
  brand: string;
  id: string;
  kind: MethodKind;
  names: Record<string, string>;
  provider: string;
  currency: string;
  min: bigint;
  max: bigint;
  feePermille: number;
  minutes: number;
  /** Of a way out: after so long without an answer a payment counts as received. */
  receiptMinutes: number;
  /** So long before that the player is reminded. */
  reminderMinutes: number;
  presets: bigint[];
  demo: boolean;
  enabled: boolean;
  /** Days of the week from Monday, and hours as `08:00`, by the brand's clock. */
  days: number[];
  opens: string;
  closes: string;
};

type Wanted = { brands: readonly string[]; kind?: MethodKind; id?: string };

export const readMethodsOf = (
  sql: Sql,
  { brands, kind, id }: Wanted,
): Promise<DeskMethodRow[]> => sql<DeskMethodRow>`
  select brand, code as id, kind, names, provider, currency, min_amount as min, max_amount as max,
    fee_permille as "feePermille", minutes,
    receipt_minutes as "receiptMinutes", reminder_minutes as "reminderMinutes", presets, demo,
    enabled, days, to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes
  from cashier.method
  where brand = any(${brands}::text[])
    and (${kind ?? null}::text is null or kind = ${kind ?? null})
    and (${id ?? null}::text is null or code = ${id ?? null})
  order by brand, kind, position, code
  limit 500`;

export type MethodPlace = { brand: string; kind: MethodKind; id: string };

/** False when it was closed already, or there is none. */
export const closeMethodRow = async (
  sql: Transaction,
  { brand, kind, id }: MethodPlace,
): Promise<boolean> => {
  const rows = await sql`
    update cashier.method set enabled = false
    where brand = ${brand} and kind = ${kind} and code = ${id} and enabled
    returning code`;
  return rows.length === 1;
};

/** The method, locked until the commit. */
export const lockMethod = async (
  sql: Transaction,
  { brand, kind, id }: MethodPlace,
): Promise<DeskMethodRow | undefined> => {
  await sql`
    select from cashier.method
    where brand = ${brand} and kind = ${kind} and code = ${id}
    for update`;
  const [row] = await readMethodsOf(sql, { brands: [brand], kind, id });
  return row;
};

export type MethodTerms = Pick<
  DeskMethodRow,
  | 'names'
  | 'min'
  | 'max'
  | 'feePermille'
  | 'minutes'
  | 'receiptMinutes'
  | 'reminderMinutes'
  | 'presets'
  | 'enabled'
  | 'days'
  | 'opens'
  | 'closes'
>;

export const writeMethod = (
  sql: Transaction,
  { brand, kind, id }: MethodPlace,
  terms: MethodTerms,
): Promise<unknown> => sql`
  update cashier.method
  set min_amount = ${terms.min}, max_amount = ${terms.max}, fee_permille = ${terms.feePermille},
    minutes = ${terms.minutes}, presets = ${terms.presets.map(String)}::bigint[],
    receipt_minutes = ${terms.receiptMinutes}, reminder_minutes = ${terms.reminderMinutes},
    names = ${JSON.stringify(terms.names)}::jsonb, enabled = ${terms.enabled},
    days = ${terms.days.map(String)}::smallint[], opens = ${terms.opens}::time, closes = ${terms.closes}::time
  where brand = ${brand} and kind = ${kind} and code = ${id}`;
