import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type FoundSession = {
  id: bigint;
  signInId: bigint;
  name: string;
  language: 'VI' | 'EN';
  createdAt: Date;
  activeAt: Date;
  steppedUpAt: Date;
  isLocked: boolean;
  /** From where the person called last. */
  lastAddress: string | null;
  isOver: boolean;
  /** A list of networks leaves the caller's address outside. */
  isOutside: boolean;
  rights: Record<string, string[]>;
  now: Date;
};

type CallOfSession = {
  address: string;
  /** After so many hours a session is over, after so long without an act it locks. */
  hours: number;
  idleMs: number;
  /** An act of the person is noted when the last one is so long ago; undefined: it is none. */
  noteAfterMs: number | undefined;
};

/**
 * The live session of a cookie with its rights, as it was before this call; each call and each
 * frame asks it. In the same turn an act is noted: its commit does not wait for the disk, a crash
 * loses half a second of it (decision 0107).
 */
export const findSession = async (
  sql: Sql,
  cookieHash: Buffer,
  { hours, address, idleMs, noteAfterMs }: CallOfSession,
): Promise<FoundSession | undefined> => {
  const [row] = await sql<FoundSession>`
    with found as materialized (
      select o.id, s.id as "signInId", o.name, o.language, s.created_at as "createdAt",
        s.active_at as "activeAt", s.stepped_up_at as "steppedUpAt",
        s.locked_at is not null as "isLocked", host(s.last_address) as "lastAddress",
        s.created_at < lib.now() - make_interval(hours => ${hours}) as "isOver",
        operator.is_outside(o.id, ${address}::inet) as "isOutside",
        operator.rights_of(o.id) as rights, lib.now() as now
      from operator.sign_in s
      join operator.operator o on o.id = s.operator_id
      where s.cookie_hash = ${cookieHash} and s.ended_at is null and o.state = 'active'
    ), noted as (
      update operator.sign_in s set active_at = lib.now()
      from found f
      where s.id = f."signInId" and s.ended_at is null and s.locked_at is null
        and not f."isOver" and not f."isOutside"
        and s.active_at < lib.now() - make_interval(secs => ${noteAfterMs ?? null}::float8 / 1000)
        and s.active_at >= lib.now() - make_interval(secs => ${idleMs}::float8 / 1000)
        and set_config('synchronous_commit', 'off', true) = 'off'
    )
    select * from found`;
  return row;
};

/** The rights of a person that are in force now, each with its brands. */
export const readRights = async (
  sql: Sql,
  operatorId: bigint | string,
): Promise<Record<string, string[]>> => {
  const [row] = await sql<{ rights: Record<string, string[]> }>`
    select operator.rights_of(${operatorId}::bigint) as rights`;
  return row!.rights;
};

/** Everyone who has a right in a brand now. */
export const whoMay = async (
  sql: Sql,
  { right, brand }: { right: string; brand: string },
): Promise<ReadonlySet<string>> => {
  const rows = await sql<{ id: string }>`
    select operator_id::text as id from operator.right_of
    where "right" = ${right} and brand = ${brand}
    limit 10000`;
  return new Set(rows.map(({ id }) => id));
};

/**
 * A person's rights, which stay so until the commit: what is done by a right never commits after
 * the end of the right has.
 */
export const lockRights = async (
  sql: Transaction,
  operatorId: string,
): Promise<Record<string, string[]>> => {
  const [row] = await sql<{ rights: Record<string, string[]> }>`
    select operator.held_rights(${operatorId}::bigint) as rights`;
  return row!.rights;
};

/** The brands of one right, kept until the commit; null without the right. */
export const lockRight = async (
  sql: Transaction,
  operatorId: string,
  right: string,
): Promise<string[] | null> => {
  const [row] = await sql<{ brands: string[] | null }>`
    select operator.hold_right(${operatorId}::bigint, ${right}) as brands`;
  return row!.brands;
};

export type HoldingRow = {
  roleId: string;
  name: string;
  brands: string[] | null;
  until: Date | null;
};

export const readHoldings = (sql: Sql, operatorId: string): Promise<HoldingRow[]> =>
  sql<HoldingRow>`
    select h.role_id as "roleId", r.name, h.brands, h.until
    from operator.holding h
    join operator.role r on r.id = h.role_id
    where h.operator_id = ${operatorId}::bigint and h.ended_at is null
      and (h.until is null or h.until > lib.now())
    order by r.position, h.id
    limit 100`;

export const readBrands = (
  sql: Sql,
  codes: readonly string[],
): Promise<{ code: string; name: string; isDemo: boolean }[]> =>
  sql<{ code: string; name: string; isDemo: boolean }>`
    select code, name, mode = 'demonstration' as "isDemo"
    from brand.brand_view
    where code = any (${[...codes]}::text[])
    order by code
    limit 1000`;

export const noteAddress = (sql: Sql, signInId: bigint, address: string) => sql`
  with moved as (
    update operator.sign_in
    set last_address = ${address}::inet
    where id = ${signInId} and ended_at is null
    returning operator_id
  )
  insert into operator.seen_address (operator_id, address)
  select operator_id, ${address}::inet from moved
  on conflict (operator_id, address) do update set seen_at = excluded.seen_at`;

export const forgetAddresses = (sql: Sql, days: number) => sql`
  delete from operator.seen_address
  where seen_at < lib.now() - make_interval(days => ${days})`;

export const lockSession = (sql: Sql, signInId: bigint | string) => sql`
  update operator.sign_in
  set locked_at = lib.now()
  where id = ${signInId}::bigint and ended_at is null and locked_at is null`;

export const endSession = (sql: Sql, signInId: bigint | string, reason: string) => sql`
  update operator.sign_in
  set ended_at = lib.now(), reason = ${reason}
  where id = ${signInId}::bigint and ended_at is null`;
