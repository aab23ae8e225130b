import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type OperatorFactor = {
  id: bigint;
  operatorId: bigint;
  kind: 'totp' | 'passkey';
  secret: Buffer | null;
  credentialId: string | null;
  publicKey: Buffer | null;
  signCount: bigint;
};

export type Account = { id: bigint; name: string; passwordHash: string | null };

/** An account that may sign in. */
export const findAccount = async (sql: Sql, nameKey: string): Promise<Account | undefined> => {
  const [row] = await sql<Account>`
    select id, name, password_hash as "passwordHash"
    from operator.operator
    where name_key = ${nameKey} and state = 'active'`;
  return row;
};

export const readFactors = (
  sql: Sql,
  operatorId: string,
): Promise<OperatorFactor[]> => sql<OperatorFactor>`
  select id, operator_id as "operatorId", kind, secret, credential_id as "credentialId",
    public_key as "publicKey", sign_count as "signCount"
  from operator.factor
  where operator_id = ${operatorId}::bigint
  order by id
  limit 50`;

/** True for the one call that used the code of this time step, or none before it. */
export const spendTotpStep = async (sql: Sql, id: bigint, step: number): Promise<boolean> => {
  const rows = await sql`
    update operator.factor
    set last_step = ${step}, used_at = lib.now()
    where id = ${id} and coalesce(last_step < ${step}, true)
    returning id`;
  return rows.length === 1;
};

/** True for the one call that used it. */
export const spendRecoveryCode = async (
  sql: Sql,
  operatorId: string,
  digest: Buffer,
): Promise<boolean> => {
  const rows = await sql`
    update operator.recovery_code
    set used_at = lib.now()
    where operator_id = ${operatorId}::bigint and digest = ${digest} and used_at is null
    returning operator_id`;
  return rows.length === 1;
};

/** The codes of before are void. */
export const replaceRecoveryCodes = async (
  sql: Transaction,
  operatorId: string,
  digests: Buffer[],
): Promise<void> => {
  await sql`delete from operator.recovery_code where operator_id = ${operatorId}::bigint`;
  await sql`
    insert into operator.recovery_code (operator_id, digest)
    select ${operatorId}::bigint, digest
    from unnest(${digests}::bytea[]) digest`;
};

export const countRecoveryCodes = async (sql: Sql, operatorId: string): Promise<number> => {
  const [row] = await sql<{ left: number }>`
    select count(*)::integer as left
    from operator.recovery_code
    where operator_id = ${operatorId}::bigint and used_at is null`;
  return row!.left;
};

export const findPasskey = async (
  sql: Sql,
  credentialId: string,
): Promise<(OperatorFactor & { handle: Buffer }) | undefined> => {
  const [row] = await sql<OperatorFactor & { handle: Buffer }>`
    select f.id, f.operator_id as "operatorId", f.kind, f.secret,
      f.credential_id as "credentialId", f.public_key as "publicKey",
      f.sign_count as "signCount", o.handle
    from operator.factor f
    join operator.operator o on o.id = f.operator_id
    where f.credential_id = ${credentialId} and o.state = 'active'`;
  return row;
};

/** False if a copy of the authenticator signed meanwhile: a count never goes back. */
export const notePasskeyUse = async (sql: Sql, id: bigint, count: number): Promise<boolean> => {
  const rows = await sql`
    update operator.factor
    set sign_count = ${count}, used_at = lib.now()
    where id = ${id} and (sign_count < ${count} or (sign_count = 0 and ${count} = 0))
    returning id`;
  return rows.length === 1;
};

export const insertCeremony = (
  sql: Sql,
  { id, operatorId, challenge }: { id: string; operatorId?: string; challenge: string },
) => sql`
  insert into operator.ceremony (id, operator_id, challenge, expires_at)
  values (${id}::uuid, ${operatorId ?? null}::bigint, ${challenge},
    lib.now() + interval '5 minutes')`;

/** The challenge, for the one call that takes it in time. */
export const spendCeremony = async (
  sql: Sql,
  id: string,
  operatorId?: string,
): Promise<string | undefined> => {
  const [row] = await sql<{ challenge: string; isAlive: boolean }>`
    delete from operator.ceremony
    where id = ${id}::uuid and operator_id is not distinct from ${operatorId ?? null}::bigint
    returning challenge, expires_at > lib.now() as "isAlive"`;
  return row?.isAlive ? row.challenge : undefined;
};

export const forgetCeremonies = (sql: Sql) => sql`
  delete from operator.ceremony
  where expires_at < lib.now()`;

type NewSession = { operatorId: string; cookieHash: Buffer; address: string; userAgent: string };

/** One live session a person: the one before ends. */
export const replaceSession = async (
  sql: Transaction,
  { operatorId, cookieHash, address, userAgent }: NewSession,
): Promise<string> => {
  await sql`select from operator.operator where id = ${operatorId}::bigint for update`;
  await sql`
    update operator.sign_in
    set ended_at = lib.now(), reason = 'elsewhere'
    where operator_id = ${operatorId}::bigint and ended_at is null`;
  const [row] = await sql<{ id: bigint }>`
    insert into operator.sign_in (operator_id, cookie_hash, address, user_agent)
    values (${operatorId}::bigint, ${cookieHash}, ${address}::inet, ${userAgent})
    returning id`;
  return row!.id.toString();
};

/** The person gave a factor: the page opens, and calls with a step-up pass. */
export const noteFactor = (sql: Sql, signInId: string) => sql`
  update operator.sign_in
  set stepped_up_at = lib.now(), locked_at = null, active_at = lib.now()
  where id = ${signInId}::bigint and ended_at is null`;
