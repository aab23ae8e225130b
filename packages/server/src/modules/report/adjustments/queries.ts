import type { Adjustment } from '@parlour/contract/report/adjustments';
import type { Sql } from '@parlour/node-kit/database/database';

export type AdjustmentRow = {
  caseId: bigint;
  caseNumber: string;
  brand: string;
  kind: Adjustment['kind'];
  verdict: string;
  at: Date;
  /** To the microsecond, as it is sorted. */
  sortedAt: string;
  playerId: bigint | null;
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

/** The newest first. What only looked at a case, or put it off, moved no one's money. */
export const readAdjustments = (
  sql: Sql,
  { brands, from, to, kind, operatorId }: AdjustmentQuery,
  { after, most }: { after?: AdjustmentPlace | undefined; most: number },
): Promise<AdjustmentRow[]> => sql<AdjustmentRow>`
  select s.*, e.namespace, e.reference, m.source, m.target, m.amount as moved
  from (
    select s.id as "caseId", s.number as "caseNumber", s.brand, s.kind, s.verdict,
      s.subject_id, s.closed_at as at,
      to_char(s.closed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sortedAt",
      s.player_id as "playerId", p.username, coalesce(s.amount, 0) as amount,
      coalesce(s.currency, '') as currency, f.name as first, o.name as second,
      s.reason_code as "reasonCode", s.note
    from casework.settled_view s
    join brand.brand_view b on b.code = s.brand
    join operator.operator_view f on f.id = s.first_id
    left join operator.operator_view o on o.id = s.second_id
    left join player.player_view p on p.id = s.player_id
    where s.brand = any(${brands}::text[]) and s.kind = any(${['deposit', 'withdrawal']}::text[])
      and s.verdict = any(${moving}::text[])
      and (s.second_id is not null or s.subject_id not like 'payout:%')
      and s.closed_at >= ${from}::date::timestamp at time zone b.time_zone
      and s.closed_at < (${to}::date + 1)::timestamp at time zone b.time_zone
      and (${kind ?? null}::text is null or s.kind = ${kind ?? null})
      and (${operatorId ?? null}::bigint is null
        or ${operatorId ?? null}::bigint in (s.first_id, s.second_id))
      and (${after?.id ?? null}::bigint is null
        or (s.closed_at, s.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::bigint))
    order by s.closed_at desc, s.id desc
    limit ${most}
  ) s
  left join lateral cashier.entry_of(s.kind, s.subject_id, s.verdict) e on true
  left join lateral ledger.moved(e.namespace, e.reference, s.at - interval '10 minutes',
    s.at + interval '10 minutes') m on true
  order by s.at desc, s."caseId" desc`;

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
