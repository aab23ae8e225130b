import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { EndReason } from '../queries';

export type SignInRow = {
  id: bigint;
  userAgent: string;
  address: string;
  createdAt: Date;
  activeAt: Date;
  endedAt: Date | null;
  reason: EndReason | null;
};

/** The sessions that live, the newest first. */
export const readLiveSignIns = (sql: Sql, playerId: string): Promise<SignInRow[]> =>
  sql<SignInRow>`
    select id, user_agent as "userAgent", host(address) as address, created_at as "createdAt",
      active_at as "activeAt", ended_at as "endedAt", reason
    from session.sign_in
    where player_id = ${playerId}::bigint and ended_at is null
      and active_at > lib.now() - make_interval(secs => idle_seconds)
    order by id desc
    limit 20`;

/** All sessions of the last 180 days, the newest first, and their number. */
export const readSignIns = (
  sql: Sql,
  playerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<(SignInRow & { total: number })[]> => sql<SignInRow & { total: number }>`
  select id, user_agent as "userAgent", host(address) as address, created_at as "createdAt",
    active_at as "activeAt", ended_at as "endedAt", reason, (count(*) over ())::integer as total
  from session.sign_in
  where player_id = ${playerId}::bigint and created_at > lib.now() - interval '180 days'
  order by id desc
  limit ${limit} offset ${offset}`;

/** True if it is the player's own and was alive. */
export const endOwnSignIn = async (
  sql: Transaction,
  playerId: string,
  signInId: string,
): Promise<boolean> => {
  const rows = await sql`
    update session.sign_in
    set ended_at = lib.now(), reason = 'logout'
    where id = ${signInId}::bigint and player_id = ${playerId}::bigint and ended_at is null
    returning id`;
  return rows.length === 1;
};

export type DeviceRow = {
  id: bigint;
  hash: Buffer;
  userAgent: string;
  address: string | null;
  addedAt: Date;
  seenAt: Date;
};

export const readDevices = (sql: Sql, playerId: string): Promise<DeviceRow[]> => sql<DeviceRow>`
  select id, device_hash as hash, user_agent as "userAgent", host(address) as address,
    added_at as "addedAt", seen_at as "seenAt"
  from session.device
  where player_id = ${playerId}::bigint
  order by seen_at desc, id desc
  limit 50`;

/** True if it was one of the player's. */
export const deleteDevice = async (
  sql: Transaction,
  playerId: string,
  deviceId: string,
): Promise<boolean> => {
  const rows = await sql`
    delete from session.device
    where id = ${deviceId}::bigint and player_id = ${playerId}::bigint
    returning id`;
  return rows.length === 1;
};

/** The live sessions that began on a device. */
export const endSignInsOfDevice = async (
  sql: Transaction,
  playerId: string,
  deviceId: string,
): Promise<bigint[]> => {
  const rows = await sql<{ id: bigint }>`
    update session.sign_in
    set ended_at = lib.now(), reason = 'logout'
    where device_id = ${deviceId}::bigint and player_id = ${playerId}::bigint and ended_at is null
    returning id`;
  return rows.map(({ id }) => id);
};

export const isKnownDevice = async (
  sql: Sql,
  deviceHash: Buffer,
  playerId: string,
): Promise<boolean> => {
  const rows = await sql`
    select from session.device
    where device_hash = ${deviceHash} and player_id = ${playerId}::bigint`;
  return rows.length > 0;
};

/** Someone signed in from this browser before. */
export const isBrowserKnown = async (sql: Sql, deviceHash: Buffer): Promise<boolean> => {
  const rows = await sql`
    select from session.device
    where device_hash = ${deviceHash}
    limit 1`;
  return rows.length > 0;
};

export type Browser = { userAgent: string; address: string };

export const rememberDevice = async (
  sql: Sql,
  deviceHash: Buffer,
  playerId: string,
  { userAgent, address }: Browser,
): Promise<bigint> => {
  const [row] = await sql<{ id: bigint }>`
    insert into session.device (device_hash, player_id, user_agent, address)
    values (${deviceHash}, ${playerId}::bigint, ${userAgent}, ${address})
    on conflict (device_hash, player_id) do update
    set seen_at = lib.now(), user_agent = excluded.user_agent, address = excluded.address
    returning id`;
  return row!.id;
};

/** The browser came back; its secret stays. */
export const noteDeviceSeen = (sql: Sql, deviceId: bigint, { userAgent, address }: Browser) => sql`
  update session.device
  set seen_at = lib.now(), user_agent = ${userAgent}, address = ${address}
  where id = ${deviceId}`;

/** A browser gets a new secret: all players who signed in from it are known under that one only. */
export const renameDevice = (sql: Sql, from: Buffer, to: Buffer) => sql`
  update session.device
  set device_hash = ${to}
  where device_hash = ${from}`;

export const forgetOldDevices = (sql: Sql) => sql`
  delete from session.device
  where seen_at < lib.now() - interval '1 year'`;
