import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type Carried = { version: string; until: Date | null };

/**
 * An exclusion in force that lasts longer than the player's own choice, since it was carried over.
 * A choice and its line in the history are written one after the other, hence the minute.
 */
export const readCarried = async (sql: Sql, playerId: string): Promise<Carried | undefined> => {
  const [row] = await sql<Carried>`
    select s.version::text, nullif(s.excluded_until, 'infinity') as until
    from compliance.player_state s
    where s.player_id = ${playerId}::bigint and s.excluded_until > lib.now()
      and s.excluded_until > coalesce(
        compliance.own_exclusion_until(s.player_id) + interval '1 minute', '-infinity')
      and exists (
        select from compliance.limit_change c
        where c.player_id = s.player_id and c.act = 'exclude_carried'
      )`;
  return row;
};

export type Lift = {
  playerId: string;
  /** The players whose marks were taken for this one's. */
  ofPlayers: string[];
  changeId: string;
  /** Two operators. */
  proposer: string;
  decider: string;
};

export const insertLifts = (
  sql: Transaction,
  { playerId, ofPlayers, changeId, proposer, decider }: Lift,
): Promise<unknown> => sql`
  insert into compliance.exclusion_lift (player_id, of_player, until, change_id, proposer, decider)
  select s.player_id, o.id, s.excluded_until, ${changeId}::bigint, ${proposer}::bigint,
    ${decider}::bigint
  from compliance.player_state s
  left join unnest(${ofPlayers}::bigint[]) as o (id) on true
  where s.player_id = ${playerId}::bigint`;

/** What the player chose stays in force. Returns the version of the row. */
export const endCarried = async (sql: Transaction, playerId: string): Promise<number> => {
  const [row] = await sql<{ version: number }>`
    update compliance.player_state
    set excluded_until = compliance.own_exclusion_until(player_id), version = version + 1,
      changed_at = lib.now()
    where player_id = ${playerId}::bigint
    returning version`;
  if (!row) throw new Error('the state of a player was not written');
  return row.version;
};
