import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type Remembered = {
  id: bigint;
  playerId: bigint;
  deviceId: bigint;
  signInId: bigint;
  brand: string;
  isOver: boolean;
  isUsed: boolean;
  /** Used a moment ago: by another tab, or by a call whose answer was lost. */
  isUsedJustNow: boolean;
};

type Times = { restSeconds: number; longestSeconds: number };

/**
 * What a token remembers. Uses of all tokens of one browser run one after the other, until the
 * transaction ends.
 */
export const holdRemembered = async (
  sql: Transaction,
  tokenHash: Buffer,
  graceSeconds: number,
): Promise<Remembered | undefined> => {
  const [row] = await sql<Remembered>`
    select r.id, r.player_id as "playerId", r.device_id as "deviceId",
      r.sign_in_id as "signInId", p.brand, r.expires_at < lib.now() as "isOver",
      t.used_at is not null as "isUsed",
      coalesce(t.used_at > lib.now() - make_interval(secs => ${graceSeconds}), false)
        as "isUsedJustNow"
    from session.remember_token t
    join session.remembered r on r.id = t.remembered_id
    join player.player_view p on p.id = r.player_id
    where t.token_hash = ${tokenHash}
    for update of r, t`;
  return row;
};

export const insertRemembered = async (
  sql: Transaction,
  { playerId, deviceId, signInId }: { playerId: string; deviceId: bigint; signInId: bigint },
  { restSeconds }: Pick<Times, 'restSeconds'>,
): Promise<bigint> => {
  const [row] = await sql<{ id: bigint }>`
    insert into session.remembered (player_id, device_id, sign_in_id, expires_at)
    values (${playerId}::bigint, ${deviceId}, ${signInId},
      lib.now() + make_interval(secs => ${restSeconds}))
    returning id`;
  return row!.id;
};

export const insertRememberToken = (sql: Transaction, tokenHash: Buffer, id: bigint) => sql`
  insert into session.remember_token (token_hash, remembered_id)
  values (${tokenHash}, ${id})`;

export const noteUsed = (sql: Transaction, tokenHash: Buffer) => sql`
  update session.remember_token
  set used_at = lib.now()
  where token_hash = ${tokenHash}`;

/** Every token of the browser counts as used; undefined where it is not remembered. */
export const spendTokensOf = async (
  sql: Transaction,
  signInId: string,
): Promise<bigint | undefined> => {
  const [row] = await sql<{ id: bigint }>`
    select id
    from session.remembered
    where sign_in_id = ${signInId}::bigint
    for update`;
  if (!row) return undefined;
  await sql`
    update session.remember_token
    set used_at = lib.now()
    where remembered_id = ${row.id} and used_at is null`;
  return row.id;
};

export const renewRemembered = (
  sql: Transaction,
  id: bigint,
  signInId: bigint,
  { restSeconds, longestSeconds }: Times,
) => sql`
  update session.remembered
  set sign_in_id = ${signInId},
    expires_at = least(lib.now() + make_interval(secs => ${restSeconds}),
      proven_at + make_interval(secs => ${longestSeconds}))
  where id = ${id}`;

/** The player showed who they are in the session that this browser opened. */
export const noteProven = (sql: Transaction, signInId: string) => sql`
  update session.remembered
  set proven_at = lib.now()
  where sign_in_id = ${signInId}::bigint`;

export const deleteRemembered = (sql: Transaction, id: bigint) => sql`
  delete from session.remembered
  where id = ${id}`;

/** Of a browser, by any of its tokens. */
export const deleteByToken = (sql: Transaction, tokenHash: Buffer) => sql`
  delete from session.remembered
  where id = (select remembered_id from session.remember_token where token_hash = ${tokenHash})`;

type Whose = { deviceId?: string; signInId?: string };

/** Of a player: all, those of a device, or the one that opened a session. */
export const forgetRemembered = (
  sql: Transaction,
  playerId: string,
  { deviceId, signInId }: Whose = {},
) => sql`
  delete from session.remembered
  where player_id = ${playerId}::bigint
    and (${deviceId ?? null}::bigint is null or device_id = ${deviceId ?? null}::bigint)
    and (${signInId ?? null}::bigint is null or sign_in_id = ${signInId ?? null}::bigint)`;

export const forgetOldRemembered = (sql: Sql) => sql`
  delete from session.remembered
  where expires_at < lib.now()`;
