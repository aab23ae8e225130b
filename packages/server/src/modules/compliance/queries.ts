import type { Sql } from '@parlour/node-kit/database/database';

export type PlayState = 'active' | 'blocked' | 'excluded';

/** With what the player decided. */
export type StateNow = PlayState | 'cooling_off';

export const readState = async (sql: Sql, playerId: string): Promise<StateNow> => {
  const [row] = await sql<{ state: StateNow }>`
    select compliance.state_of(${playerId}::bigint) as state`;
  return row?.state ?? 'active';
};

export type Blocked = { brand: string; isBlocked: boolean; version: string };

/** Whether the site blocks a player, whose account has not ended. */
export const readBlocked = async (sql: Sql, playerId: string): Promise<Blocked | undefined> => {
  const [row] = await sql<Blocked>`
    select p.brand, coalesce(s.version, 0)::text as version,
      coalesce(s.state = 'blocked' and (s.until is null or s.until > lib.now()), false)
        as "isBlocked"
    from player.listed_view p
    left join compliance.player_state s on s.player_id = p.id
    where p.id = ${playerId}::bigint and p.closed_at is null`;
  return row;
};

/** Returns the version of the player's row, which counts its changes. */
export const writeState = async (
  sql: Sql,
  playerId: string,
  state: PlayState,
  { until, reason }: { until: Date | null; reason: string },
): Promise<number> => {
  const [row] = await sql<{ version: number }>`
    insert into compliance.player_state as s (player_id, state, until, reason)
    values (${playerId}::bigint, ${state}, ${until}, ${reason})
    on conflict (player_id) do update
    set state = excluded.state, until = excluded.until, reason = excluded.reason,
      -- A block takes the place of no exclusion: that one stays when the block is lifted.
      excluded_until = greatest(s.excluded_until, case
        when s.state = 'excluded' and excluded.state = 'blocked'
        then coalesce(s.until, 'infinity') end),
      version = s.version + 1, changed_at = lib.now()
    returning version`;
  if (!row) throw new Error('the state of a player was not written');
  return row.version;
};

export type DepositAsked = {
  playerId: string;
  currency: string;
  amount: bigint;
  /** The order that is paid. */
  depositId?: string | undefined;
};

/** Whether a deposit fits into the player's limits. */
export const depositFits = async (
  sql: Sql,
  { playerId, currency, amount, depositId }: DepositAsked,
): Promise<boolean> => {
  const [row] = await sql<{ fits: boolean }>`
    select compliance.deposit_fits(${playerId}::bigint, ${currency}, ${amount},
      ${depositId ?? null}::uuid) as fits`;
  return row!.fits;
};

/** Whether each player may play, and the deposit fits the player's limits; in their order. */
export const readCreditFacts = (
  sql: Sql,
  asked: readonly DepositAsked[],
): Promise<{ state: StateNow; fits: boolean }[]> => sql<{ state: StateNow; fits: boolean }>`
  select compliance.state_of(a.player_id) as state,
    compliance.deposit_fits(a.player_id, a.currency, a.amount, a.deposit_id) as fits
  from unnest(${asked.map(({ playerId }) => playerId)}::bigint[],
    ${asked.map(({ currency }) => currency)}::text[],
    ${asked.map(({ amount }) => amount.toString())}::bigint[],
    ${asked.map(({ depositId }) => depositId ?? null)}::uuid[])
    with ordinality a(player_id, currency, amount, deposit_id, n)
  order by a.n`;
