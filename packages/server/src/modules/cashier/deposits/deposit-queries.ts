import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { DepositRow } from './deposit';

type DepositTerms = {
  brand: string;
  methodCode: string;
  provider: string;
  amount: bigint;
  fee: bigint;
  currency: string;
};

export type NewDeposit = DepositTerms & {
  playerId: string;
  idempotencyKey: string;
  minutes: number;
  /** The brand whose day the number counts in. */
  timeZone: string;
  /** Of the address that asked; an order that an operator makes has none. */
  country?: string | undefined;
};

/** The new deposit's id; undefined when the player used the key before. */
export const insertDeposit = async (
  sql: Transaction,
  deposit: NewDeposit,
): Promise<string | undefined> => {
  const [row] = await sql<{ id: string }>`
    insert into cashier.deposit (day, player_id, brand, method_code, provider, amount, fee,
      currency, idempotency_key, expires_at, country)
    values (to_char(lib.now() at time zone ${deposit.timeZone}, 'YYMMDD'),
      ${deposit.playerId}::bigint, ${deposit.brand}, ${deposit.methodCode},
      ${deposit.provider}, ${deposit.amount}, ${deposit.fee}, ${deposit.currency},
      ${deposit.idempotencyKey}::uuid,
      lib.now() + make_interval(mins => ${deposit.minutes}), ${deposit.country ?? null})
    on conflict on constraint deposit_once do nothing
    returning id`;
  return row?.id;
};

export const readDepositByKey = async (sql: Sql, playerId: string, idempotencyKey: string) =>
  (await readDeposits(sql, { playerId, idempotencyKey }))[0];

export const readDepositById = async (sql: Sql, id: string) =>
  (await readDeposits(sql, { ids: [id] }))[0];

export const readDepositByNumber = async (sql: Sql, number: string) =>
  (await readDeposits(sql, { number }))[0];

type DepositNames = {
  ids?: readonly string[];
  number?: string;
  playerId?: string;
  idempotencyKey?: string;
};

/** Deposits by any of their three names; an absent name is null, and equals nothing. */
export const readDeposits = (
  sql: Sql,
  { ids, number, playerId, idempotencyKey }: DepositNames,
): Promise<DepositRow[]> => sql<DepositRow>`
    select d.id, d.number, d.serial, d.player_id as "playerId", d.brand, d.method_code as "methodCode",
      m.names as "methodNames", m.demo, d.provider, d.amount, d.asked_amount as "askedAmount", d.fee,
      d.currency, d.status, d.pay_url as "payUrl", d.payment_id as "paymentId", d.created_at as "createdAt",
      d.expires_at as "expiresAt", d.credited_at as "creditedAt", d.content, m.minutes,
      a.bank_bin as "bankBin", a.number as "accountNumber", a.holder as "accountName",
      case d.status
        when 'failed' then case when exists (
          select from cashier.payment p where p.named_id = d.id and p.state = 'returned'
        ) then 'returned' else 'declined' end
        when 'received' then coalesce((
          select case when p.reasons[1] in ('partly', 'more', 'other_currency', 'excluded',
            'over_limit') then p.reasons[1] else 'checked' end
          from cashier.payment p
          where p.named_id = d.id and p.state = 'suspense'
          order by p.id desc
          limit 1
        ), 'announced')
      end as reason,
      case when d.status = 'received' then (
        select c.due_at
        from cashier.payment p
        join casework.case_view c on c.kind = 'deposit' and c.subject_id = p.id::text
        where p.named_id = d.id and p.state = 'suspense'
        order by p.id desc
        limit 1
      ) end as "dueAt"
    from cashier.deposit d
    left join cashier.bank_account a on a.id = d.bank_account_id
    join cashier.method m on m.brand = d.brand and m.code = d.method_code and m.kind = 'deposit'
    where d.id = any(${ids ? [...ids] : null}::uuid[]) or d.number = ${number ?? null}::text
      or (d.player_id = ${playerId ?? null}::bigint
        and d.idempotency_key = ${idempotencyKey ?? null}::uuid)
    order by d.created_at desc, d.id desc`;

/** Stores the address of the payment; the first one stays. */
export const keepPayUrl = (sql: Sql, id: string, payUrl: string): Promise<unknown> => sql`
  update cashier.deposit set pay_url = ${payUrl} where id = ${id}::uuid and pay_url is null`;

/** Stores what a slip of a transfer says; the first one stays. */
export const keepTransfer = (
  sql: Sql,
  id: string,
  { bankAccountId, content }: { bankAccountId: bigint; content: string },
): Promise<unknown> => sql`
  update cashier.deposit set bank_account_id = ${bankAccountId}, content = ${content}
  where id = ${id}::uuid and content is null`;

export type LockedDeposit = DepositTerms & {
  id: string;
  number: string;
  playerId: bigint;
  status: string;
  paymentId: string | null;
  /** Of a brand with play money. */
  /** Of the amounts of its method. */
  decimals: number;
  /** Of its method now. */
  feePermille: number;
};

/** The deposit, locked until the commit: two messages about it run one after the other. */
export const lockDeposit = async (
  sql: Transaction,
  id: string,
): Promise<LockedDeposit | undefined> => (await lockOrders(sql, [id]))[0];

/** Several deposits, locked in one order everywhere. */
export const lockOrders = (sql: Transaction, ids: readonly string[]): Promise<LockedDeposit[]> =>
  sql<LockedDeposit>`
    select d.id, d.number, d.player_id as "playerId", d.brand, d.method_code as "methodCode",
      d.provider, d.amount, d.fee, d.currency, d.status, d.payment_id as "paymentId",
      coalesce(m.decimals, 6) as decimals, coalesce(m.fee_permille, 0) as "feePermille"
    from cashier.deposit d
    left join cashier.method m
      on m.brand = d.brand and m.code = d.method_code and m.kind = 'deposit'
    where d.id = any(${ids}::uuid[])
    order by d.id
    for update of d`;

/** The brands of deposits; they never change. */
export const readBrandsOf = async (sql: Sql, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await sql<{ brand: string }>`
    select distinct brand from cashier.deposit where id = any(${ids}::uuid[])`;
  return rows.map(({ brand }) => brand);
};

/** Brand and currency of a player. */
export const readPlayerTerms = async (
  sql: Sql,
  playerId: string,
): Promise<{ brand: string; currency: string } | undefined> => {
  const [row] = await sql<{ brand: string; currency: string }>`
    select brand, currency from player.player_view where id = ${playerId}::bigint`;
  return row;
};

/** Locks the player's deposits for one request at a time, since pending ones are counted. */
export const lockDeposits = (sql: Transaction, playerId: string): Promise<unknown> =>
  sql`select lib.one_at_a_time('cashier.deposit ' || ${playerId}::text)`;

/** Deposits that may still be paid, and seconds until the first of them is over. */
export const readWaiting = async (
  sql: Sql,
  playerId: string,
): Promise<{ count: number; seconds: number }> => {
  const [row] = await sql<{ count: number; seconds: number }>`
    select count(*)::integer as count,
      coalesce(ceil(extract(epoch from min(expires_at) - lib.now())), 0)::integer as seconds
    from cashier.deposit
    where player_id = ${playerId}::bigint and status = 'pending' and expires_at > lib.now()`;
  return row ?? { count: 0, seconds: 0 };
};

type CreditedDeposit = { id: string; paymentId: string; amount: bigint; fee: bigint };

/** What was paid becomes the order's amount; what it asked for is kept beside it. */
export const markCredited = (
  sql: Transaction,
  deposits: readonly CreditedDeposit[],
): Promise<unknown> => sql`
  update cashier.deposit d
  set status = 'credited', payment_id = c.payment_id, credited_at = lib.now(), failure = null,
    asked_amount = nullif(d.amount, c.amount), amount = c.amount, fee = c.fee
  from unnest(${deposits.map(({ id }) => id)}::uuid[],
    ${deposits.map(({ paymentId }) => paymentId)}::text[],
    ${deposits.map(({ amount }) => amount.toString())}::bigint[],
    ${deposits.map(({ fee }) => fee.toString())}::bigint[]) c(id, payment_id, amount, fee)
  where d.id = c.id`;

/** The money of the orders, which are locked, is here, and a person decides. */
export const markReceived = (sql: Transaction, ids: readonly string[]): Promise<unknown> => sql`
  update cashier.deposit set status = 'received', failure = null, announced_until = null
  where id = any(${ids}::uuid[]) and status in ('pending', 'expired', 'failed', 'received')`;

/** The provider has the money, for which the order waits so long. False when it did before. */
export const markAnnounced = async (
  sql: Transaction,
  id: string,
  hours: number,
): Promise<boolean> => {
  const rows = await sql`
    update cashier.deposit
    set status = 'received', failure = null,
      announced_until = lib.now() + make_interval(hours => ${hours})
    where id = ${id}::uuid and status in ('pending', 'expired', 'failed')
    returning id`;
  return rows.length === 1;
};

/**
 * The money that was thought to be the order's was credited by another one: it reserves nothing of a
 * limit any more. False while another payment of it is in suspense.
 */
export const markUnpaid = async (sql: Transaction, id: string): Promise<boolean> => {
  const rows = await sql`
    update cashier.deposit d set status = 'expired'
    where d.id = ${id}::uuid and d.status = 'received' and not exists (
      select from cashier.payment p where p.named_id = d.id and p.state = 'suspense')
    returning d.id`;
  return rows.length === 1;
};

export const markFailed = (
  sql: Transaction,
  id: string,
  paymentId: string,
  failure: string,
): Promise<unknown> =>
  sql`
    update cashier.deposit
    set status = 'failed', payment_id = ${paymentId}, failure = ${failure}
    where id = ${id}::uuid`;

/** The announcement that was not followed by its money; null: the order was not announced. */
type ExpiredDeposit = { id: string; playerId: bigint; announcedUntil: Date | null };

/**
 * Expires unpaid deposits, and announced ones whose money did not come, a batch at a time; returns
 * their owners.
 */
export const expireDeposits = (sql: Transaction): Promise<ExpiredDeposit[]> =>
  sql<ExpiredDeposit>`
    with unpaid as (
      select id from cashier.deposit
      where status = 'pending' and expires_at <= lib.now()
      order by expires_at
      limit 200
      for update skip locked
    ), announced as (
      select id from cashier.deposit
      where status = 'received' and announced_until <= lib.now()
      order by announced_until
      limit 200
      for update skip locked
    )
    update cashier.deposit
    set status = 'expired'
    where id in (select id from unpaid union all select id from announced)
    returning id, player_id as "playerId", announced_until as "announcedUntil"`;
