import type { Sql } from '@parlour/node-kit/database/database';
import type { CardRow } from './case-card';

export type CardFilter = {
  /** Each brand with its kind: the queues to read. */
  brands: string[];
  kinds: string[];
  state: string;
  operatorId: string;
  playerId?: string | undefined;
  reason?: string | undefined;
  /** Of the late ones: a bound of the index, so that no other is read. */
  dueBefore?: Date | undefined;
  /** In micros. */
  least?: bigint | undefined;
  after: { at: string; id: string } | undefined;
  most: number;
};

/** Cards of the queues by the hour that was promised; of closed cases the newest first. */
export const readCards = (sql: Sql, filter: CardFilter): Promise<CardRow[]> =>
  filter.state === 'closed' ? readClosed(sql, filter) : readOpen(sql, filter);

// Both find the page by its index first, and draw the cards of what they found: otherwise every
// case of a queue is joined and sorted for the fifty that are shown.
const readOpen = (
  sql: Sql,
  { brands, kinds, state, operatorId, playerId, reason, dueBefore, least, after, most }: CardFilter,
): Promise<CardRow[]> =>
  sql<CardRow>`
    with found as materialized (
      select page.*
      from unnest(${brands}::text[], ${kinds}::text[]) as queue (brand, kind)
      cross join lateral (
        select f.id, f.due_at
        from casework.case_file f
        where f.brand = queue.brand and f.kind = queue.kind and f.state <> 'closed'
          and (f.due_at, f.id) > (coalesce(${after?.at ?? null}::timestamptz, '-infinity'),
            coalesce(${after?.id ?? null}::bigint, 0))
          and f.due_at < ${dueBefore?.toISOString() ?? 'infinity'}::timestamptz
          and case ${state}::text
            when 'open' then true
            when 'late' then true
            when 'mine' then f.claimed_by = ${operatorId}::bigint and f.claimed_until > lib.now()
            else f.state = ${state} end
          and (${playerId ?? null}::bigint is null or f.player_id = ${playerId ?? null}::bigint)
          and (${reason ?? null}::text is null or ${reason ?? null} = any (f.reasons))
          and (${least ?? null}::bigint is null or f.amount >= ${least ?? null}::bigint)
        order by f.due_at, f.id
        limit ${most}
      ) page
      order by page.due_at, page.id
      limit ${most}
    )
    select c.*,
      to_char(found.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sortedAt"
    from found
    cross join lateral (select * from casework.card where "rowId" = found.id limit 1) c
    order by found.due_at, found.id`;

const readClosed = (
  sql: Sql,
  { brands, kinds, playerId, reason, least, after, most }: CardFilter,
): Promise<CardRow[]> =>
  sql<CardRow>`
    with found as materialized (
      select page.*
      from unnest(${brands}::text[], ${kinds}::text[]) as queue (brand, kind)
      cross join lateral (
        select f.id, f.closed_at
        from casework.case_file f
        where f.brand = queue.brand and f.kind = queue.kind and f.state = 'closed'
          and (f.closed_at, f.id) < (coalesce(${after?.at ?? null}::timestamptz, 'infinity'),
            coalesce(${after?.id ?? null}::bigint, 9223372036854775807))
          and (${playerId ?? null}::bigint is null or f.player_id = ${playerId ?? null}::bigint)
          and (${reason ?? null}::text is null or ${reason ?? null} = any (f.reasons))
          and (${least ?? null}::bigint is null or f.amount >= ${least ?? null}::bigint)
        order by f.closed_at desc, f.id desc
        limit ${most}
      ) page
      order by page.closed_at desc, page.id desc
      limit ${most}
    )
    select c.*,
      to_char(found.closed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sortedAt"
    from found
    cross join lateral (select * from casework.card where "rowId" = found.id limit 1) c
    order by found.closed_at desc, found.id desc`;
