import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import { Refusal } from '../../../lib/refusal';
import { replaceRecoveryCodes } from '../sign-in/queries';

type NewPerson = { name: string; nameKey: string; handle: Buffer };

/** The number of the new person; undefined when the name is taken. */
export const insertPerson = async (
  sql: Transaction,
  { name, nameKey, handle }: NewPerson,
): Promise<string | undefined> => {
  const [row] = await sql<{ id: bigint }>`
    insert into operator.operator (name, name_key, handle)
    values (${name}, ${nameKey}, ${handle})
    on conflict (name_key) do nothing
    returning id`;
  return row?.id.toString();
};

export type NewHolding = {
  operatorId: string;
  roleId: string;
  brands?: readonly string[] | undefined;
  until?: string | undefined;
  changeId?: string | undefined;
};

export const insertHolding = (
  sql: Transaction,
  { operatorId, roleId, brands, until, changeId }: NewHolding,
) => sql`
  insert into operator.holding (operator_id, role_id, brands, until, change_id)
  values (${operatorId}::bigint, ${roleId}, ${brands ? [...brands] : null}::text[],
    ${until ?? null}::timestamptz, ${changeId ?? null}::bigint)`;

/** False when the address is another person's. */
export const setMail = async (
  sql: Transaction,
  operatorId: string,
  { key, encrypted }: { key: Buffer; encrypted: Buffer },
): Promise<boolean> => {
  const rows = await sql`
    update operator.operator
    set email_key = ${key}, email_encrypted = ${encrypted}
    where id = ${operatorId}::bigint
      and not exists (select from operator.operator where email_key = ${key})
    returning id`;
  return rows.length === 1;
};

export const readMail = async (
  sql: Transaction,
  operatorId: string,
): Promise<{ language: 'VI' | 'EN'; encrypted: Buffer | null } | undefined> => {
  const [row] = await sql<{ language: 'VI' | 'EN'; encrypted: Buffer | null }>`
    select language, email_encrypted as encrypted
    from operator.operator where id = ${operatorId}::bigint`;
  return row;
};

export const endHoldings = (sql: Transaction, operatorId: string) => sql`
  update operator.holding
  set ended_at = lib.now()
  where operator_id = ${operatorId}::bigint and ended_at is null`;

/** A new link; the ones before are void. */
export const replaceInvitation = async (
  sql: Transaction,
  { operatorId, ticketHash, hours }: { operatorId: string; ticketHash: Buffer; hours: number },
) => {
  await sql`
    update operator.invitation
    set used_at = lib.now()
    where operator_id = ${operatorId}::bigint and used_at is null`;
  await sql`
    insert into operator.invitation (operator_id, ticket_hash, expires_at)
    values (${operatorId}::bigint, ${ticketHash}, lib.now() + make_interval(hours => ${hours}))`;
};

/** Whether anybody may sign in, or will be able to by an invitation that is still good. */
export const hasPeople = async (sql: Transaction): Promise<boolean> => {
  const [row] = await sql<{ any: boolean }>`
    select exists (
        select from operator.operator where state = 'active'
      ) or exists (
        select from operator.invitation where used_at is null and expires_at > lib.now()
      ) as any`;
  return row!.any;
};

export const findPersonByName = async (
  sql: Transaction,
  nameKey: string,
): Promise<string | undefined> => {
  const [row] = await sql<{ id: bigint }>`
    select id from operator.operator where name_key = ${nameKey} and state = 'invited'`;
  return row?.id.toString();
};

export type OpenTicket = {
  operatorId: bigint;
  name: string;
  handle: Buffer;
  secret: Buffer | null;
};

/** The invitation of a link that is still good. */
export const findInvitation = async (
  sql: Sql,
  ticketHash: Buffer,
): Promise<OpenTicket | undefined> => {
  const [row] = await sql<OpenTicket>`
    select i.operator_id as "operatorId", o.name, o.handle, i.secret
    from operator.invitation i
    join operator.operator o on o.id = i.operator_id
    where i.ticket_hash = ${ticketHash} and i.used_at is null and i.expires_at > lib.now()
      and o.state <> 'stopped'`;
  return row;
};

/** The secret of the invitation: the given one, unless it has one already. */
export const keepSecret = async (
  sql: Sql,
  ticketHash: Buffer,
  secret: Buffer,
): Promise<Buffer | undefined> => {
  const [row] = await sql<{ secret: Buffer }>`
    update operator.invitation
    set secret = coalesce(secret, ${secret})
    where ticket_hash = ${ticketHash} and used_at is null
    returning secret`;
  return row?.secret;
};

/** True for the one call that used it. */
export const spendInvitation = async (sql: Transaction, ticketHash: Buffer): Promise<boolean> => {
  const rows = await sql`
    update operator.invitation
    set used_at = lib.now(), secret = null
    where ticket_hash = ${ticketHash} and used_at is null and expires_at > lib.now()
    returning operator_id`;
  return rows.length === 1;
};

type Activated = { operatorId: string; passwordHash: string; digests: Buffer[] };

/** The person is as one who was invited: no password, factor or recovery code opens any more. */
export const forgetFactors = async (sql: Transaction, operatorId: string): Promise<void> => {
  await sql`delete from operator.factor where operator_id = ${operatorId}::bigint`;
  await sql`delete from operator.recovery_code where operator_id = ${operatorId}::bigint`;
  await sql`delete from operator.known_device where operator_id = ${operatorId}::bigint`;
  await sql`delete from operator.device_code where operator_id = ${operatorId}::bigint`;
  await sql`
    update operator.operator
    set state = 'invited', password_hash = null
    where id = ${operatorId}::bigint and state <> 'stopped'`;
};

/** The person has a password and new recovery codes; factors from before are gone. */
export const activate = async (
  sql: Transaction,
  { operatorId, passwordHash, digests }: Activated,
): Promise<void> => {
  await forgetFactors(sql, operatorId);
  const rows = await sql`
    update operator.operator
    set state = 'active', password_hash = ${passwordHash}
    where id = ${operatorId}::bigint and state <> 'stopped'
    returning id`;
  if (rows.length === 0) throw new Refusal('operator.invitation_over');
  await replaceRecoveryCodes(sql, operatorId, digests);
};

type NewFactor =
  | { kind: 'totp'; secret: Buffer; step: number }
  | { kind: 'passkey'; credentialId: string; publicKey: Buffer; count: number };

/** False if the authenticator's credential is registered already. */
export const insertFactor = async (
  sql: Transaction,
  operatorId: string,
  factor: NewFactor,
): Promise<boolean> => {
  const totp = factor.kind === 'totp' ? factor : undefined;
  const passkey = factor.kind === 'passkey' ? factor : undefined;
  const rows = await sql`
    insert into operator.factor
      (operator_id, kind, name, secret, last_step, credential_id, public_key, sign_count)
    values (${operatorId}::bigint, ${factor.kind}, ${factor.kind}, ${totp?.secret ?? null},
      ${totp?.step ?? null}, ${passkey?.credentialId ?? null}, ${passkey?.publicKey ?? null},
      ${passkey?.count ?? 0})
    on conflict (credential_id) do nothing
    returning id`;
  return rows.length === 1;
};

export type PersonRow = {
  id: bigint;
  name: string;
  state: 'invited' | 'active' | 'stopped';
  factors: ('totp' | 'passkey')[];
  activeAt: Date | null;
  signedIn: boolean;
};

export const readPeople = (sql: Sql): Promise<PersonRow[]> => sql<PersonRow>`
  select o.id, o.name, o.state,
    array(select distinct f.kind from operator.factor f where f.operator_id = o.id) as factors,
    s.active_at as "activeAt", s.id is not null and s.ended_at is null as "signedIn"
  from operator.operator o
  left join lateral (
    select id, active_at, ended_at from operator.sign_in
    where operator_id = o.id
    order by id desc
    limit 1
  ) s on true
  order by o.name_key
  limit 1000`;

export type HeldRow = {
  operatorId: bigint;
  roleId: string;
  name: string;
  brands: string[] | null;
  until: Date | null;
};

export const readAllHoldings = (sql: Sql): Promise<HeldRow[]> => sql<HeldRow>`
  select h.operator_id as "operatorId", h.role_id as "roleId", r.name, h.brands, h.until
  from operator.holding h
  join operator.role r on r.id = h.role_id
  where h.ended_at is null and (h.until is null or h.until > lib.now())
  order by r.position, h.id
  limit 10000`;

export type RoleRow = {
  id: string;
  name: string;
  rights: string[];
  seeded: boolean;
  version: number;
};

export const readRoles = (sql: Sql): Promise<RoleRow[]> => sql<RoleRow>`
  select id, name, rights, seeded, version
  from operator.role
  order by position, id
  limit 1000`;

/** The person’s row, locked: changes of one person follow each other. */
export const lockPerson = async (
  sql: Transaction,
  operatorId: string,
): Promise<{ name: string; state: PersonRow['state'] } | undefined> => {
  const [row] = await sql<{ name: string; state: PersonRow['state'] }>`
    select name, state from operator.operator where id = ${operatorId}::bigint for update`;
  return row;
};

/** The brands in which a person has a role, now or later. */
export const brandsOfPerson = async (sql: Sql, operatorId: string): Promise<string[]> => {
  const rows = await sql<{ code: string }>`
    select distinct b.code
    from operator.holding h
    join brand.brand_view b on h.brands is null or b.code = any (h.brands)
    where h.operator_id = ${operatorId}::bigint and h.ended_at is null
      and (h.until is null or h.until > lib.now())
    order by b.code
    limit 1000`;
  return rows.map(({ code }) => code);
};

export const stop = async (sql: Transaction, operatorId: string): Promise<void> => {
  await sql`
    update operator.operator
    set state = 'stopped', password_hash = null
    where id = ${operatorId}::bigint`;
};

/** True when the person had a live session. */
export const endSessionsOf = async (sql: Transaction, operatorId: string): Promise<boolean> => {
  await sql`delete from operator.device_code where operator_id = ${operatorId}::bigint`;
  const rows = await sql`
    update operator.sign_in
    set ended_at = lib.now(), reason = 'ended'
    where operator_id = ${operatorId}::bigint and ended_at is null
    returning id`;
  return rows.length > 0;
};
