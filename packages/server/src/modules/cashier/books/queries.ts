import type { SuspenseSum } from '@parlour/contract/cashier/books';
import type { Sql } from '@parlour/node-kit/database/database';

export type SuspendedRow = {
  id: bigint;
  brand: string;
  methodId: string;
  reference: string;
  amount: bigint;
  currency: string;
  reasons: string[];
  provider: string;
  keyId: string | null;
  encrypted: Buffer | null;
  orderNumber: string | null;
  cameAt: Date;
  sortedAt: string;
  case: { id: string; number: string; state: string; dueAt: string } | null;
};

type Place = { at: string; id: string };

/** What is in suspense, the oldest first. */
export const readSuspense = (
  sql: Sql,
  { brands, after, most }: { brands: readonly string[]; after: Place | undefined; most: number },
): Promise<SuspendedRow[]> => sql<SuspendedRow>`
  select p.id, p.brand, p.method_code as "methodId", p.payment_id as reference, p.amount,
    p.currency, p.reasons, p.provider, p.text_key_id as "keyId",
    p.text_encrypted as encrypted, d.number as "orderNumber", p.came_at as "cameAt",
    to_char(p.came_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
      as "sortedAt",
    (
      select jsonb_build_object('id', c.id::text, 'number', c.number, 'state', c.state,
        'dueAt', to_char(c.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from casework.case_view c
      where c.kind = 'deposit' and c.subject_id = p.id::text and c.state <> 'closed'
    ) as "case"
  from cashier.payment p
  left join cashier.deposit d on d.id = p.named_id
  where p.state = 'suspense' and p.brand = any(${brands}::text[])
    and (p.came_at, p.id) > (coalesce(${after?.at ?? null}::timestamptz, '-infinity'),
      coalesce(${after?.id ?? null}::bigint, 0))
  order by p.came_at, p.id
  limit ${most}`;

export type SuspenseSumRow = Omit<SuspenseSum, 'oldestAt'> & { oldestAt: Date };

export const sumSuspense = (sql: Sql, brands: readonly string[]): Promise<SuspenseSumRow[]> =>
  sql<SuspenseSumRow>`
    select brand, currency, count(*)::integer as count, sum(amount)::text as amount,
      count(*) filter (where came_at < lib.now() - interval '1 day')::integer as "overADay",
      count(*) filter (where came_at < lib.now() - interval '7 days')::integer as "overAWeek",
      min(came_at) as "oldestAt"
    from cashier.payment
    where state = 'suspense' and brand = any(${brands}::text[])
    group by brand, currency
    order by brand, currency
    limit 1000`;

export type ReconciledRow = {
  day: string;
  brand: string;
  methodId: string;
  currency: string;
  direction: 'in' | 'out';
  ourCount: number;
  ourAmount: string;
  bankCount: number;
  bankAmount: string;
  differing: number;
};

type Days = { brands: readonly string[]; from: string; to: string };

/** The two sides of each method and day, the newest day first. */
export const readDays = (sql: Sql, { brands, from, to }: Days): Promise<ReconciledRow[]> =>
  sql<ReconciledRow>`
    select day::text, brand, method_code as "methodId", currency, direction,
      count(ours)::integer as "ourCount", coalesce(sum(ours), 0)::text as "ourAmount",
      count(bank)::integer as "bankCount", coalesce(sum(bank), 0)::text as "bankAmount",
      count(*) filter (where ours is distinct from bank)::integer as differing
    from cashier.reconciliation
    where brand = any(${brands}::text[]) and day between ${from}::date and ${to}::date
    group by day, brand, method_code, currency, direction
    order by reconciliation.day desc, brand, method_code, direction
    limit 5000`;

export type DifferingRow = {
  reference: string | null;
  content: string | null;
  ours: bigint | null;
  bank: bigint | null;
  subjectId: string | null;
  provider: string | null;
  paymentId: string | null;
  keyId: string | null;
  encrypted: Buffer | null;
};

export const readDifferences = (
  sql: Sql,
  {
    brand,
    methodId,
    direction,
    day,
  }: { brand: string; methodId: string; direction: string; day: string },
): Promise<DifferingRow[]> => sql<DifferingRow>`
  select r.reference, r.content, r.ours, r.bank, r.subject_id as "subjectId", p.provider,
    p.payment_id as "paymentId", p.text_key_id as "keyId", p.text_encrypted as encrypted
  from cashier.reconciliation r
  left join cashier.payment p on r.direction = 'in' and p.id::text = r.subject_id
  where r.brand = ${brand} and r.method_code = ${methodId} and r.direction = ${direction}
    and r.day = ${day}::date and r.ours is distinct from r.bank
  order by r.reference
  limit 500`;

export type StatementAccountRow = {
  brand: string;
  methodId: string;
  names: Record<string, string>;
  accountNumber: string;
  bankBin: string;
  holder: string;
  currency: string;
  enabled: boolean;
  importedAt: Date | null;
};

/** The accounts of the brands, also those that are closed: their last statements come later. */
export const readAccounts = (
  sql: Sql,
  brands: readonly string[],
): Promise<StatementAccountRow[]> => sql<StatementAccountRow>`
  select a.brand, a.method_code as "methodId", m.names, a.number as "accountNumber",
    a.bank_bin as "bankBin", a.holder, a.currency, a.enabled,
    (
      select max(s.imported_at) from cashier.bank_statement s
      where s.brand = a.brand and s.method_code = a.method_code
    ) as "importedAt"
  from cashier.bank_account a
  join cashier.method m on m.brand = a.brand and m.code = a.method_code and m.kind = 'deposit'
  where a.brand = any(${brands}::text[])
  order by a.brand, a.enabled desc, a.id
  limit 500`;
