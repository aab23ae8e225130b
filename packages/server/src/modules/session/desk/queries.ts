import type { Sql, Transaction } from '@parlour/node-kit/database/database';

/** How a player comes in, locked until the end of the transaction. */
export const lockHeld = async (
  sql: Transaction,
  playerId: string,
): Promise<{ brand: string; heldAt: string | null } | undefined> => {
  const [row] = await sql<{ brand: string; heldAt: string | null }>`
    select p.brand, c.held_at::text as "heldAt"
    from session.credential c
    join player.listed_view p on p.id = c.player_id
    where c.player_id = ${playerId}::bigint and p.closed_at is null
    for update of c`;
  return row;
};

/** The password signs no one in, and is changed by who comes in another way. */
export const setHeld = (sql: Transaction, playerId: string) => sql`
  update session.credential
  set held_at = lib.now(), must_change = password_hash is not null
  where player_id = ${playerId}::bigint`;

/** A factor or the link of a mail was shown, or two operators lifted it. */
export const clearHeld = (sql: Sql, playerId: string) => sql`
  update session.credential
  set held_at = null
  where player_id = ${playerId}::bigint and held_at is not null`;

export const isHeld = async (sql: Sql, playerId: string): Promise<boolean> => {
  const rows = await sql`
    select from session.credential
    where player_id = ${playerId}::bigint and held_at is not null`;
  return rows.length > 0;
};

export const deleteDevices = (sql: Transaction, playerId: string) => sql`
  delete from session.device where player_id = ${playerId}::bigint`;

/** A player of one of these brands whose account has not ended. */
export const readBrandOf = async (sql: Sql, playerId: string): Promise<string | undefined> => {
  const [row] = await sql<{ brand: string }>`
    select brand from player.listed_view
    where id = ${playerId}::bigint and closed_at is null`;
  return row?.brand;
};

export type OtherAccount = { deviceId: bigint; id: bigint; username: string };

/** Other accounts of these brands that signed in from the same browsers, some of each. */
export const readOthersOnDevices = (
  sql: Sql,
  { playerId, brands }: { playerId: string; brands: readonly string[] },
): Promise<OtherAccount[]> => sql<OtherAccount>`
  select d.id as "deviceId", o.id, o.username
  from session.device d
  cross join lateral (
    select p.id, p.username
    from session.device e
    join player.player_view p on p.id = e.player_id
    where e.device_hash = d.device_hash and e.player_id <> d.player_id
      and p.brand = any(${brands}::text[])
    order by e.seen_at desc
    limit 5
  ) o
  where d.player_id = ${playerId}::bigint
  limit 250`;

export const isOwnSignIn = async (
  sql: Sql,
  playerId: string,
  signInId: string,
): Promise<boolean> => {
  const rows = await sql`
    select from session.sign_in
    where id = ${signInId}::bigint and player_id = ${playerId}::bigint`;
  return rows.length > 0;
};
