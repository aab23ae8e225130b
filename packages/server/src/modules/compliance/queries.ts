import type { Sql } from '@parlour/node-kit/database/database';

export type PlayState = 'active' | 'blocked' | 'excluded';

export const readState = async (sql: Sql, playerId: string): Promise<PlayState> => {
  const [row] = await sql<{ state: PlayState }>`
    select compliance.state_of(${playerId}::bigint) as state`;
  return row?.state ?? 'active';
};

export const writeState = (
  sql: Sql,
  playerId: string,
  state: PlayState,
  { until, reason }: { until: Date | null; reason: string },
) => sql`
  insert into compliance.player_state (player_id, state, until, reason)
  values (${playerId}::bigint, ${state}, ${until}, ${reason})
  on conflict (player_id) do update
  set state = excluded.state, until = excluded.until, reason = excluded.reason,
    changed_at = lib.now()`;
