import type { KeptPromises } from '@parlour/contract/report-console';
import type { Sql } from '@parlour/node-kit/database/database';

type Row = Omit<KeptPromises, 'medianSeconds'> & { medianSeconds: number | null };

const mostDays = 30;

/** What was promised in the queues of these brands and ended in the last days, by each number of days. */
export const countPromises = (
  sql: Sql,
  brands: readonly string[],
  days: readonly number[],
): Promise<Row[]> =>
  sql<Row>`
    select p.brand, b.name as "brandName", p.kind, q.names, d.days,
      count(*) filter (where p.is_answered)::integer as answered,
      count(*) filter (where p.is_answered and p.ended_at > p.due_at)::integer as late,
      count(*) filter (where not p.is_answered)::integer as missed,
      round(extract(epoch from percentile_disc(0.5) within group (
        order by p.ended_at - p.asked_at) filter (where p.is_answered)))::integer
        as "medianSeconds"
    from (
      select * from casework.promise_view
      union all
      select * from support.promise_view
    ) p
    join unnest(${[...days]}::integer[]) d(days)
      on p.ended_at > lib.now() - make_interval(days => d.days)
    join brand.brand_view b on b.code = p.brand
    join casework.queue_view q on q.kind = p.kind
    where p.brand = any(${[...brands]}::text[])
      and p.ended_at > lib.now() - make_interval(days => ${mostDays})
      and (p.is_answered or p.ended_at > p.due_at)
    group by p.brand, b.name, p.kind, q.names, q.position, d.days
    order by b.name, p.brand, q.position, d.days`;
