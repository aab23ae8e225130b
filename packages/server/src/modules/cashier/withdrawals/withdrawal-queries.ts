import type { ReviewRule } from '@parlour/contract/cashier/evidence';
import type { ReceiptState, WithdrawalStatus } from '@parlour/contract/cashier/withdrawals';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { WithdrawalRow } from './withdrawal';

type WithdrawalNames = {
  ids?: readonly string[];
  number?: string;
  playerId?: string;
  idempotencyKey?: string;
};

/** Withdrawals by any of their three names; an absent name is null, and equals nothing. */
export const readWithdrawals = (
  sql: Sql,
  { ids, number, playerId, idempotencyKey }: WithdrawalNames,
): Promise<WithdrawalRow[]> => sql<WithdrawalRow>`
    select w.id, w.number, w.player_id as "playerId", w.brand, w.method_code as "methodCode",
      m.names as "methodNames", m.demo, m.minutes, w.payee_id as "payeeId", p.bank,
      p.encrypted, w.amount, w.fee, w.currency, w.status, w.created_at as "createdAt",
      w.review_due_at as "reviewDueAt", w.decided_at as "decidedAt",
      w.reason_code as "reasonCode", r.texts as "reasonTexts", w.sent_at as "sentAt",
      w.closed_at as "closedAt", o.bank_reference as "bankReference", w.receipt,
      w.receipt_due_at as "receiptDueAt", w.receipt_at as "receiptAt",
      w.receipt_amount as "receiptAmount", w.receipt_images as "receiptImages",
      w.proof_image::text as "proofImage", s.result as "settledBy", missing.amount as "missing",
      missing.status as "restStatus", asked.due_at as "answerDueAt"
    from cashier.withdrawal w
    join cashier.method m on m.brand = w.brand and m.code = w.method_code and m.kind = 'withdrawal'
    join cashier.payee p on p.id = w.payee_id
    left join cashier.payout o on o.withdrawal_id = w.id and o.part = 1
    left join casework.reason_view r on r.kind = 'withdrawal' and r.code = w.reason_code and r.is_told
    left join lateral (
      select c.result from casework.case_view c
      where c.kind = 'withdrawal' and c.subject_id = 'receipt:' || w.id and c.state = 'closed'
      order by c.id desc
      limit 1
    ) s on w.receipt = 'settled'
    left join lateral (
      select (array_agg(p.status order by p.part desc))[1] as status,
        case s.result
          when 'pay_rest' then (array_agg(p.amount order by p.part desc))[1]
          else (max(p.amount) filter (where p.part = 1) - coalesce(
            sum(coalesce(p.paid_amount, p.amount)) filter (where p.status = 'paid'), 0))::bigint
        end as amount
      from cashier.payout p
      where p.withdrawal_id = w.id
    ) missing on s.result in ('pay_rest', 'return')
    left join lateral (
      select c.due_at from casework.case_view c
      where c.kind = 'withdrawal' and c.subject_id = 'receipt:' || w.id and c.state <> 'closed'
      order by c.id desc
      limit 1
    ) asked on w.receipt in ('partly', 'none')
    where w.id = any(${ids ? [...ids] : null}::uuid[]) or w.number = ${number ?? null}::text
      or (w.player_id = ${playerId ?? null}::bigint
        and w.idempotency_key = ${idempotencyKey ?? null}::uuid)
    order by w.created_at desc, w.id desc`;

export const readWithdrawalById = async (sql: Sql, id: string) =>
  (await readWithdrawals(sql, { ids: [id] }))[0];

export const readWithdrawalByNumber = async (sql: Sql, number: string) =>
  (await readWithdrawals(sql, { number }))[0];

export const readWithdrawalByKey = async (sql: Sql, playerId: string, idempotencyKey: string) =>
  (await readWithdrawals(sql, { playerId, idempotencyKey }))[0];

/** One request of a player at a time, since those of the day are counted. */
export const lockRequests = (sql: Transaction, playerId: string): Promise<unknown> =>
  sql`select lib.one_at_a_time('cashier.withdrawal ' || ${playerId}::text)`;

/** The withdrawals of the brand's day that were not sent back. */
export const readToday = async (
  sql: Sql,
  playerId: string,
  timeZone: string,
): Promise<{ count: number; sum: bigint }> => {
  const [row] = await sql<{ count: number; sum: bigint }>`
    select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as sum
    from cashier.withdrawal
    where player_id = ${playerId}::bigint and status not in ('refused', 'failed')
      and created_at >= date_trunc('day', lib.now() at time zone ${timeZone})
        at time zone ${timeZone}`;
  return row ?? { count: 0, sum: 0n };
};

export type ReviewFacts = {
  isFirst: boolean;
  amountSoFar: bigint;
  withdrawalsOfDay: number;
  amountOfDay: bigint;
  hoursSinceDevice: number | null;
  hoursSincePayee: number;
};

/** What the rules of the review ask about, before this withdrawal. */
export const readFacts = async (
  sql: Sql,
  { playerId, signInId, payeeId }: { playerId: string; signInId: string; payeeId: string },
): Promise<ReviewFacts> => {
  const [row] = await sql<ReviewFacts>`
    select w.paid = 0 as "isFirst", w.approved::bigint as "amountSoFar",
      w.day_count::integer as "withdrawalsOfDay", w.day_sum::bigint as "amountOfDay",
      (select extract(epoch from lib.now() - d.known_since) / 3600
        from session.known_device_view d where d.sign_in_id = ${signInId}::bigint
      )::float8 as "hoursSinceDevice",
      (select extract(epoch from lib.now() - p.added_at) / 3600
        from cashier.payee p where p.id = ${payeeId}::uuid)::float8 as "hoursSincePayee"
    from (
      select coalesce(sum(amount) filter (where status = 'paid'), 0) as paid,
        coalesce(sum(amount) filter (
          where status in ('approved', 'sending', 'unknown', 'paid')), 0) as approved,
        count(*) filter (where is_recent) as day_count,
        coalesce(sum(amount) filter (where is_recent), 0) as day_sum
      from (
        select amount, status,
          created_at > lib.now() - interval '1 day' and status not in ('refused', 'failed') as is_recent
        from cashier.withdrawal
        where player_id = ${playerId}::bigint
      ) each
    ) w`;
  if (!row) throw new Error('the facts of a withdrawal were not read');
  return row;
};

export type NewWithdrawal = {
  playerId: string;
  brand: string;
  methodCode: string;
  payeeId: string;
  amount: bigint;
  fee: bigint;
  currency: string;
  idempotencyKey: string;
  reasons: string[];
  /** What was compared, rule by rule. */
  rules: readonly ReviewRule[];
  /** What the rules could ask: amounts as decimal texts. */
  facts: Readonly<Record<string, unknown>>;
  signInId: string;
  country: string | undefined;
  reviewMinutes: number;
  timeZone: string;
};

/** The new withdrawal's id; without reasons it is approved already. */
export const insertWithdrawal = async (sql: Transaction, w: NewWithdrawal): Promise<string> => {
  const status = w.reasons.length === 0 ? 'approved' : 'reviewing';
  const [row] = await sql<{ id: string }>`
    insert into cashier.withdrawal (day, player_id, brand, method_code, payee_id, amount, fee,
      currency, status, idempotency_key, reasons, review, facts, sign_in_id, country,
      review_due_at, decided_at)
    values (to_char(lib.now() at time zone ${w.timeZone}, 'YYMMDD'), ${w.playerId}::bigint,
      ${w.brand}, ${w.methodCode}, ${w.payeeId}::uuid, ${w.amount}, ${w.fee}, ${w.currency},
      ${status}, ${w.idempotencyKey}::uuid, ${w.reasons}::text[],
      ${JSON.stringify(w.rules)}::jsonb, ${JSON.stringify(w.facts)}::jsonb,
      ${w.signInId}::bigint, ${w.country ?? null},
      lib.now() + make_interval(mins => ${w.reviewMinutes}),
      case when ${status} = 'approved' then lib.now() end)
    returning id`;
  if (!row) throw new Error('a withdrawal was not written');
  return row.id;
};

export type LockedWithdrawal = {
  id: string;
  number: string;
  playerId: bigint;
  brand: string;
  methodCode: string;
  provider: string;
  receiptMinutes: number;
  payeeId: string;
  amount: bigint;
  fee: bigint;
  currency: string;
  status: WithdrawalStatus;
  receipt: ReceiptState | null;
  closedAt: Date | null;
};

/** Locked until the commit: whatever is decided about it happens one after the other. */
export const lockWithdrawal = async (
  sql: Transaction,
  id: string,
): Promise<LockedWithdrawal | undefined> => {
  const [row] = await sql<LockedWithdrawal>`
    select w.id, w.number, w.player_id as "playerId", w.brand, w.method_code as "methodCode",
      m.provider, m.receipt_minutes as "receiptMinutes", w.payee_id as "payeeId", w.amount, w.fee,
      w.currency, w.status, w.receipt, w.closed_at as "closedAt"
    from cashier.withdrawal w
    join cashier.method m on m.brand = w.brand and m.code = w.method_code and m.kind = 'withdrawal'
    where w.id = ${id}::uuid
    for update of w`;
  return row;
};

export const markDecided = (
  sql: Transaction,
  id: string,
  status: 'approved' | 'refused',
  reasonCode: string | undefined,
) => sql`
  update cashier.withdrawal
  set status = ${status}, decided_at = lib.now(), reason_code = ${reasonCode ?? null},
    closed_at = case when ${status} = 'refused' then lib.now() end
  where id = ${id}::uuid`;

export const markSending = (sql: Transaction, id: string) => sql`
  update cashier.withdrawal
  set status = 'sending', sent_at = lib.now()
  where id = ${id}::uuid`;

export const markUnknown = (sql: Transaction, id: string) => sql`
  update cashier.withdrawal
  set status = 'unknown'
  where id = ${id}::uuid and status = 'sending'`;

export const markFailed = (sql: Transaction, id: string) => sql`
  update cashier.withdrawal
  set status = 'failed', closed_at = lib.now()
  where id = ${id}::uuid`;

export const markPaid = (sql: Transaction, id: string, receiptMinutes: number) => sql`
  update cashier.withdrawal
  set status = 'paid', closed_at = lib.now(), receipt = 'waiting',
    receipt_due_at = lib.now() + make_interval(mins => ${receiptMinutes})
  where id = ${id}::uuid`;
