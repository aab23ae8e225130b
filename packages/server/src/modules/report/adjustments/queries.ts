import type { Adjustment } from '@parlour/contract/report/adjustments';
import type { Sql } from '@parlour/node-kit/database/database';

export type AdjustmentRow = {
  id: bigint;
  number: string | null;
  brand: string;
  kind: Adjustment['kind'];
  verdict: string;
  at: Date;
  /** To the microsecond, as it is sorted. */
  sortedAt: string;
  playerId: bigint | null;
  /** Who got the money of a payment, where its case is of another player, or of none. */
  ownerId: bigint | null;
  username: string | null;
  amount: bigint;
  currency: string;
  first: string;
  second: string | null;
  reasonCode: string | null;
  note: string | null;
  namespace: string | null;
  reference: string | null;
  source: string | null;
  target: string | null;
  moved: bigint | null;
};

export type AdjustmentQuery = {
  brands: readonly string[];
  from: string;
  to: string;
  kind?: string | undefined;
  operatorId?: string | undefined;
};

export type AdjustmentPlace = { at: string; id: string };

/**
 * The newest first: verdicts of cases, and voids. What only looked at a case, or put it off, moved
 * no one's money; a void of play money moved none.
 */
export const readAdjustments = (
  sql: Sql,
  { brands, from, to, kind, operatorId }: AdjustmentQuery,
  { after, most }: { after?: AdjustmentPlace | undefined; most: number },
): Promise<AdjustmentRow[]> => sql<AdjustmentRow>`
  with decided as (
    select s.id, s.number, s.brand, s.kind, s.verdict, s.subject_id as subject,
      s.closed_at as at, s.player_id, coalesce(s.amount, 0) as amount,
      coalesce(s.currency, '') as currency, s.first_id, s.second_id, s.reason_code, s.note
    from casework.settled_view s
    where s.kind in ('deposit', 'withdrawal') and s.verdict = any(${moving}::text[])
      and (s.second_id is not null or s.subject_id not like 'payout:%')
    union all
    select v.round_id, null, r.brand, 'void', 'void', r.vendor, v.voided_at, r.player_id,
      v.stake - v.payout, r.currency, v.proposer_id, v.decider_id, v.reason, null
    from round.void_view v join round.rounds_view r on r.id = v.round_id
    where r.mode = 'real'
  )
  select s.*, e.namespace, e.reference, m.source, m.target, m.amount as moved
  from (
    select d.id, d.number, d.brand, d.kind, d.verdict, d.subject, d.at,
      to_char(d.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sortedAt",
      d.player_id as "playerId", p.username, d.amount, d.currency, f.name as first,
      o.name as second, d.reason_code as "reasonCode", d.note,
      y.player_id as "ownerId"
    from decided d
    join brand.brand_view b on b.code = d.brand
    join operator.operator_view f on f.id = d.first_id
    left join operator.operator_view o on o.id = d.second_id
    left join player.player_view p on p.id = d.player_id
    left join cashier.payment_owner_view y on y.id = case
      when d.kind = 'deposit' and d.subject ~ '^[0-9]{1,18}$' then d.subject::bigint end
    where d.brand = any(${brands}::text[])
      and d.at >= ${from}::date::timestamp at time zone b.time_zone
      and d.at < (${to}::date + 1)::timestamp at time zone b.time_zone
      and (${kind ?? null}::text is null or d.kind = ${kind ?? null})
      and (${operatorId ?? null}::bigint is null
        or ${operatorId ?? null}::bigint in (d.first_id, d.second_id))
      and (${after?.id ?? null}::bigint is null
        or (d.at, d.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::bigint))
    order by d.at desc, d.id desc
    limit ${most}
  ) s
  left join lateral (
    select * from cashier.entry_of(s.kind, s.subject, s.verdict)
    union all
    select s.subject, format('void:%s:1', s.id) where s.kind = 'void'
  ) e on true
  left join lateral ledger.moved(e.namespace, e.reference, s.at - interval '10 minutes',
    s.at + interval '10 minutes') m on true
  order by s.at desc, s.id desc`;

/** Verdicts that move money, or by which it is sent. */
const moving = [
  'credit',
  'return',
  'approve',
  'refuse',
  'paid',
  'not_paid',
  'pay_rest',
  'continue',
];
