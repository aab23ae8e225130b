import type { Sql } from '@parlour/node-kit/database/database';

/** The vendor calls the wallet; we call the vendor; a call that the vendor did not sign. */
export type Direction = 'in' | 'out' | 'unsigned';

/** The calls of a minute in one direction; `times` has how many were as fast as each bound. */
export type CallCount = {
  vendor: string;
  direction: Direction;
  at: string;
  calls: number;
  errors: number;
  times: number[];
};

/** Adds what a process counted to what the others did. */
export const addCounts = (sql: Sql, counts: readonly CallCount[]): Promise<unknown> => sql`
  insert into gateway.call_minute as m (vendor_code, direction, at, calls, errors, times)
  select vendor, direction, at, calls, errors,
    array(select jsonb_array_elements_text(times)::integer)
  from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as given(vendor text, direction text,
    at timestamptz, calls integer, errors integer, times jsonb)
  order by vendor, direction, at
  on conflict (vendor_code, direction, at) do update
  set calls = m.calls + excluded.calls, errors = m.errors + excluded.errors,
    times = array(
      select coalesce(a, 0) + coalesce(b, 0)
      from unnest(m.times, excluded.times) with ordinality as both_times (a, b, n) order by n
    )`;
