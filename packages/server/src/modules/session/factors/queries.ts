import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type FactorRow = {
  id: bigint;
  playerId: bigint;
  kind: 'totp' | 'passkey';
  name: string;
  secret: Buffer | null;
  credentialId: string | null;
  publicKey: Buffer | null;
  signCount: bigint;
  addedAt: Date;
  usedAt: Date | null;
};

/** The factors that count, the oldest first. */
export const readFactors = (sql: Sql, playerId: string): Promise<FactorRow[]> => sql<FactorRow>`
  select id, player_id as "playerId", kind, name, secret, credential_id as "credentialId",
    public_key as "publicKey", sign_count as "signCount", added_at as "addedAt",
    used_at as "usedAt"
  from session.factor
  where player_id = ${playerId}::bigint and confirmed_at is not null
  order by id
  limit 50`;

export const countRecoveryCodes = async (sql: Sql, playerId: string): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count
    from session.recovery_code
    where player_id = ${playerId}::bigint and used_at is null`;
  return row?.count ?? 0;
};

/** One that was begun before and not confirmed is replaced. */
export const insertTotp = async (
  sql: Transaction,
  playerId: string,
  name: string,
  secret: Buffer,
): Promise<string> => {
  await sql`
    delete from session.factor
    where player_id = ${playerId}::bigint and kind = 'totp' and confirmed_at is null`;
  const [row] = await sql<{ id: bigint }>`
    insert into session.factor (player_id, kind, name, secret)
    values (${playerId}::bigint, 'totp', ${name}, ${secret})
    returning id`;
  return row!.id.toString();
};

/** The secret of one that was begun, or confirmed a moment ago and not used since. */
export const readBegunTotp = async (
  sql: Sql,
  playerId: string,
  id: string,
): Promise<Buffer | undefined> => {
  const [row] = await sql<{ secret: Buffer }>`
    select secret
    from session.factor
    where id = ${id}::bigint and player_id = ${playerId}::bigint and kind = 'totp'
      and (confirmed_at is null
        or used_at is null and confirmed_at > lib.now() - interval '2 minutes')`;
  return row?.secret;
};

/** True for the one call that confirmed it, by the code of this time step. */
export const confirmFactor = async (
  sql: Transaction,
  playerId: string,
  id: string,
  step: number,
): Promise<boolean> => {
  const rows = await sql`
    update session.factor
    set confirmed_at = lib.now(), last_step = ${step}
    where id = ${id}::bigint and player_id = ${playerId}::bigint and confirmed_at is null
    returning id`;
  return rows.length === 1;
};

/** Whether the code of this time step confirmed it, and none was used since. */
export const isConfirmedBy = async (
  sql: Sql,
  playerId: string,
  id: string,
  step: number,
): Promise<boolean> => {
  const rows = await sql`
    select id from session.factor
    where id = ${id}::bigint and player_id = ${playerId}::bigint and confirmed_at is not null
      and used_at is null and last_step = ${step}`;
  return rows.length === 1;
};

/** True for the one call that used the code of this time step, or none before it. */
export const takeTotpStep = async (sql: Sql, id: bigint, step: number): Promise<boolean> => {
  const rows = await sql`
    update session.factor
    set last_step = ${step}, used_at = lib.now()
    where id = ${id} and coalesce(last_step < ${step}, true)
    returning id`;
  return rows.length === 1;
};

/** True for the one call that used it. */
export const takeRecoveryCode = async (
  sql: Sql,
  playerId: string,
  digest: Buffer,
): Promise<boolean> => {
  const rows = await sql`
    update session.recovery_code
    set used_at = lib.now()
    where player_id = ${playerId}::bigint and digest = ${digest} and used_at is null
    returning player_id`;
  return rows.length === 1;
};

export const replaceRecoveryCodes = async (
  sql: Transaction,
  playerId: string,
  digests: Buffer[],
): Promise<void> => {
  await sql`delete from session.recovery_code where player_id = ${playerId}::bigint`;
  await sql`
    insert into session.recovery_code (player_id, digest)
    select ${playerId}::bigint, digest
    from unnest(${digests}::bytea[]) digest`;
};

/** Its kind if it was one of the player's. The last one takes the recovery codes with it. */
export const deleteFactor = async (
  sql: Transaction,
  playerId: string,
  id: string,
): Promise<FactorRow['kind'] | undefined> => {
  const [deleted] = await sql<Pick<FactorRow, 'kind'>>`
    delete from session.factor
    where id = ${id}::bigint and player_id = ${playerId}::bigint and confirmed_at is not null
    returning kind`;
  await sql`
    delete from session.recovery_code
    where player_id = ${playerId}::bigint and not exists (
      select from session.factor
      where player_id = ${playerId}::bigint and confirmed_at is not null)`;
  return deleted?.kind;
};

/** What takes money out waits after it. */
export const noteFactorChange = (sql: Transaction, playerId: string) => sql`
  update session.credential
  set factor_at = lib.now()
  where player_id = ${playerId}::bigint`;
