import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type PayoutStatus = 'requested' | 'sending' | 'unknown' | 'paid' | 'failed';

export type PayoutRow = {
  id: string;
  withdrawalId: string;
  part: number;
  number: string;
  playerId: bigint;
  payeeId: string;
  brand: string;
  methodCode: string;
  provider: string;
  amount: bigint;
  currency: string;
  status: PayoutStatus;
  claimedBy: string | null;
  claimedByName: string | null;
  bankReference: string | null;
  createdAt: Date;
  sentAt: Date | null;
  asks: number;
};

type NewPayout = {
  withdrawalId: string;
  part: number;
  brand: string;
  methodCode: string;
  provider: string;
  amount: bigint;
  currency: string;
};

export const insertPayout = async (sql: Transaction, payout: NewPayout): Promise<string> => {
  const [row] = await sql<{ id: string }>`
    insert into cashier.payout (withdrawal_id, part, brand, method_code, provider, amount, currency)
    values (${payout.withdrawalId}::uuid, ${payout.part}, ${payout.brand}, ${payout.methodCode},
      ${payout.provider}, ${payout.amount}, ${payout.currency})
    returning id`;
  if (!row) throw new Error('a payout was not written');
  return row.id;
};

type Asked = { id: string } | { brands: readonly string[] };

const readRows = (sql: Sql, asked: Asked): Promise<PayoutRow[]> => {
  const { id = null, brands = null } = asked as Partial<{ id: string; brands: readonly string[] }>;
  return sql<PayoutRow>`
    select o.id, o.withdrawal_id as "withdrawalId", o.part,
      w.number || case when o.part > 1 then '/' || o.part else '' end as number,
      w.player_id as "playerId", w.payee_id as "payeeId", o.brand,
      o.method_code as "methodCode", o.provider, o.amount, o.currency, o.status,
      o.claimed_by as "claimedBy",
      (select v.name from operator.operator_view v where v.id::text = o.claimed_by)
        as "claimedByName", o.bank_reference as "bankReference",
      o.created_at as "createdAt", o.sent_at as "sentAt", o.asks
    from cashier.payout o
    join cashier.withdrawal w on w.id = o.withdrawal_id
    where (${id}::uuid is null or o.id = ${id}::uuid)
      and (${brands}::text[] is null or o.brand = any(${brands}::text[]) and o.closed_at is null)
    order by o.created_at
    limit 100`;
};

export const readPayoutRow = async (sql: Sql, id: string): Promise<PayoutRow | undefined> =>
  (await readRows(sql, { id }))[0];

export const listOpenPayouts = (sql: Sql, brands: readonly string[]): Promise<PayoutRow[]> =>
  readRows(sql, { brands });

export type LockedPayout = { id: string; status: PayoutStatus; part: number };

/** Locks the payout after its withdrawal, as everywhere. */
export const lockPayout = async (
  sql: Transaction,
  id: string,
): Promise<LockedPayout | undefined> => {
  const [row] = await sql<LockedPayout>`
    select id, status, part
    from cashier.payout where id = ${id}::uuid
    for update`;
  return row;
};

/** True for the one caller that may start it. */
export const beginPayout = async (
  sql: Transaction,
  id: string,
  { claimedBy, askSeconds }: { claimedBy?: string; askSeconds: number },
): Promise<boolean> => {
  const rows = await sql`
    update cashier.payout
    set status = 'sending', sent_at = lib.now(), claimed_by = ${claimedBy ?? null},
      ask_at = lib.now() + make_interval(secs => ${askSeconds})
    where id = ${id}::uuid and status = 'requested'
    returning id`;
  return rows.length === 1;
};

export const closePayout = (
  sql: Transaction,
  id: string,
  status: 'paid' | 'failed',
  { reference, paid }: { reference?: string; paid?: bigint },
) => sql`
  update cashier.payout
  set status = ${status}, closed_at = lib.now(), paid_amount = ${paid ?? null}::bigint,
    bank_reference = coalesce(bank_reference, ${reference ?? null})
  where id = ${id}::uuid`;

/**
 * Those whose state is to be asked now, so many of each company; each is asked by one process, and
 * less often with time.
 */
export const claimAsks = (sql: Sql): Promise<{ id: string }[]> => sql<{ id: string }>`
  update cashier.payout
  set asks = asks + 1,
    ask_at = lib.now() + make_interval(secs => least(30 * power(2, least(asks, 7)), 1800))
  where id in (
    select due.id
    from (
      select distinct provider from cashier.payout
      where status in ('sending', 'unknown') and ask_at <= lib.now()
    ) company
    cross join lateral (
      select o.id from cashier.payout o
      where o.provider = company.provider and o.status in ('sending', 'unknown')
        and o.ask_at <= lib.now()
      order by o.ask_at
      limit 20
      for update skip locked
    ) due
  )
  returning id`;

/** Whether a payout is due to be asked; it is then asked by this caller. */
export const claimAsk = async (sql: Sql, id: string): Promise<boolean> => {
  const rows = await sql`
    update cashier.payout
    set asks = asks + 1, ask_at = lib.now() + interval '30 seconds'
    where id = ${id}::uuid and status in ('sending', 'unknown') and ask_at <= lib.now()
    returning id`;
  return rows.length === 1;
};

/** Whether so long has passed without an answer that a person must know; once for each payout. */
export const markPayoutUnknown = async (
  sql: Transaction,
  id: string,
  hours: number,
): Promise<boolean> => {
  const rows = await sql`
    update cashier.payout
    set status = 'unknown'
    where id = ${id}::uuid and status = 'sending'
      and sent_at <= lib.now() - make_interval(hours => ${hours})
    returning id`;
  return rows.length === 1;
};

/** The reference that the bank gave to who paid it by hand. */
export const setBankReference = async (
  sql: Transaction,
  id: string,
  { reference, operatorId }: { reference: string; operatorId: string },
): Promise<boolean> => {
  const rows = await sql`
    update cashier.payout
    set bank_reference = ${reference}, ask_at = lib.now()
    where id = ${id}::uuid and status in ('sending', 'unknown') and claimed_by = ${operatorId}
    returning id`;
  return rows.length === 1;
};

type Short = { missing: bigint; arrived: bigint; parts: number };

/** What the bank or the provider says is missing of a withdrawal's payouts, and what arrived. */
export const readShort = async (sql: Sql, withdrawalId: string): Promise<Short | undefined> => {
  const [row] = await sql<Short>`
    select (max(amount) filter (where part = 1)
        - sum(case when status = 'paid' then coalesce(paid_amount, amount)
            when status = 'failed' then 0 else amount end))::bigint as missing,
      coalesce(sum(coalesce(paid_amount, amount)) filter (where status = 'paid'), 0)::bigint
        as arrived,
      max(part) as parts
    from cashier.payout
    where withdrawal_id = ${withdrawalId}::uuid`;
  return row;
};
