import type { AccountType } from '@parlour/contract/account-type';
import type { MustChange } from '@parlour/contract/session/passwords';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';

/** `look`: opened by a remembered browser; it reads, until the player shows who they are. */
export type SignInStrength = 'full' | 'look';

export type EndReason =
  | 'logout'
  | 'elsewhere'
  | 'idle'
  | 'expired'
  | 'blocked'
  | 'password'
  | 'revoked';

export type Credential = {
  playerId: bigint;
  username: string;
  type: AccountType;
  /** Null: the account has no password. */
  passwordHash: string | null;
  passwordAt: Date;
  mustChange: boolean;
  /** An operator holds the account against a take-over. */
  isHeld: boolean;
  /** A demo account at a brand that is no demo. */
  isStray: boolean;
};

export const readCredential = async (
  sql: Sql,
  brand: string,
  playerId: string | undefined,
): Promise<Credential | undefined> => {
  const [row] = await sql<Credential>`
    select p.id as "playerId", p.username, p.type, c.password_hash as "passwordHash",
      c.password_at as "passwordAt", c.must_change as "mustChange",
      c.held_at is not null as "isHeld", c.is_demo and not b.demo as "isStray"
    from player.player_view p
    join session.credential c on c.player_id = p.id
    join brand.brand_view b on b.code = p.brand
    where p.brand = ${brand} and p.id = ${playerId ?? null}::bigint`;
  return row;
};

export const insertCredential = (
  sql: Transaction,
  playerId: string,
  passwordHash: string | undefined,
  paymentPasswordHash: string | undefined,
) => sql`
  insert into session.credential (player_id, password_hash, payment_password_hash)
  values (${playerId}::bigint, ${passwordHash ?? null}, ${paymentPasswordHash ?? null})`;

/** Whose password is printed by the start. */
export const markDemo = (sql: Transaction, playerId: string) => sql`
  update session.credential
  set is_demo = true
  where player_id = ${playerId}::bigint`;

/** The accounts of the demo that still have the printed password. */
export const readDemoNames = async (sql: Sql): Promise<string[]> => {
  const rows = await sql<{ username: string }>`
    select p.username
    from session.credential c
    join player.player_view p on p.id = c.player_id
    where c.is_demo
    order by c.player_id
    limit 20`;
  return rows.map(({ username }) => username);
};

export const updatePasswordHash = (sql: Sql, playerId: bigint, from: string, to: string) => sql`
  update session.credential
  set password_hash = ${to}
  where player_id = ${playerId} and password_hash = ${from}`;

export type LastSignIn = {
  lastAt: Date | null;
  lastAddress: string | null;
  lastUserAgent: string | null;
};

/** The same; whether someone else chose the password; whether a puzzle alone let it in. */
export type SignInBefore = LastSignIn & { mustChange: boolean; isUnproved: boolean };

type Signing = { address: string; userAgent: string; isUnproved?: boolean };

/**
 * Locks the player's credential, so that concurrent sign-ins run one after the other, and records
 * this one.
 */
export const noteSignIn = async (
  sql: Transaction,
  playerId: string,
  { address, userAgent, isUnproved = false }: Signing,
): Promise<SignInBefore> => {
  const [before] = await sql<SignInBefore>`
    select last_at as "lastAt", host(last_address) as "lastAddress",
      last_user_agent as "lastUserAgent", must_change as "mustChange",
      last_is_unproved as "isUnproved"
    from session.credential
    where player_id = ${playerId}::bigint
    for update`;
  await sql`
    update session.credential
    set last_at = lib.now(), last_address = ${address}, last_user_agent = ${userAgent},
      last_is_unproved = ${isUnproved}
    where player_id = ${playerId}::bigint`;
  return before ?? { ...never, mustChange: false, isUnproved: false };
};

const never: LastSignIn = { lastAt: null, lastAddress: null, lastUserAgent: null };

/** The previous sign-in, by what is stored of older ones; looking around is none. */
export const readLastSignIn = async (
  sql: Sql,
  playerId: string,
  signInId: bigint,
): Promise<LastSignIn> => {
  const [row] = await sql<LastSignIn>`
    select s.created_at as "lastAt", host(s.address) as "lastAddress",
      s.user_agent as "lastUserAgent"
    from session.credential c
    left join lateral (
      select created_at, address, user_agent from session.sign_in
      where player_id = c.player_id and id < ${signInId} and strength = 'full'
      order by id desc
      limit 1
    ) s on true
    where c.player_id = ${playerId}::bigint`;
  return row ?? never;
};

export type NewSignIn = {
  playerId: string;
  cookieHash: Buffer;
  address: string;
  userAgent: string;
  strength?: SignInStrength;
  /** The player typed the password. */
  byPassword: boolean;
  mustChange: MustChange | undefined;
  deviceId: bigint;
  idleSeconds: number;
};

export const insertSignIn = async (
  sql: Transaction,
  {
    playerId,
    cookieHash,
    address,
    userAgent,
    strength = 'full',
    byPassword,
    mustChange,
    deviceId,
    idleSeconds,
  }: NewSignIn,
): Promise<{ id: bigint; createdAt: Date }> => {
  const [row] = await sql<{ id: bigint; createdAt: Date }>`
    insert into session.sign_in (player_id, cookie_hash, address, user_agent, strength,
      password_at, must_change, device_id, idle_seconds)
    values (${playerId}::bigint, ${cookieHash}, ${address}, ${userAgent}, ${strength},
      case when ${byPassword} then lib.now() end, ${mustChange ?? null}, ${deviceId},
      ${idleSeconds})
    returning id, created_at as "createdAt"`;
  return row as { id: bigint; createdAt: Date };
};

export const insertToken = (sql: Sql, tokenHash: Buffer, signInId: bigint) => sql`
  insert into session.token (token_hash, sign_in_id)
  values (${tokenHash}, ${signInId})`;

/** A closed tab leaves its token behind; the oldest beyond a fixed number are deleted. */
export const dropOldTokens = (sql: Sql, signInId: bigint, kept: number) => sql`
  delete from session.token
  where sign_in_id = ${signInId}
    and token_hash not in (
      select token_hash from session.token
      where sign_in_id = ${signInId}
      order by created_at desc
      limit ${kept})`;

export type FoundSignIn = {
  signInId: bigint;
  playerId: bigint;
  username: string;
  type: AccountType;
  currency: string;
  brand: string;
  cookieHash: Buffer;
  /** The companion cookie before a step-up, while calls may be on their way with it. */
  formerCookieHash?: Buffer | null;
  createdAt: Date;
  activeAt: Date;
  strength: SignInStrength;
  /** Confirmed within the last minutes who they are. */
  isSteppedUp: boolean;
  mustChange: MustChange | null;
  /** The address that it was used from last, and when that was written. */
  address: string;
  seenAt: Date | null;
  /** Without an act of the player for too long. */
  isIdle: boolean;
  endedAt: Date | null;
  reason: EndReason | null;
  now: Date;
};

export const findByToken = async (
  sql: Sql,
  tokenHash: Buffer,
): Promise<FoundSignIn | undefined> => {
  const [row] = await sql<FoundSignIn>`
    select s.id as "signInId", s.player_id as "playerId", p.username, p.type, p.currency, p.brand,
      s.cookie_hash as "cookieHash",
      case when s.former_cookie_until > lib.now() then s.former_cookie_hash end
        as "formerCookieHash",
      s.created_at as "createdAt", s.active_at as "activeAt", s.strength,
      coalesce(s.stepped_up_at > lib.now() - session.step_up_time(), false) as "isSteppedUp",
      s.must_change as "mustChange",
      s.active_at < lib.now() - make_interval(secs => s.idle_seconds) as "isIdle",
      s.ended_at as "endedAt", s.reason,
      host(coalesce(s.seen_address, s.address)) as address, s.seen_at as "seenAt",
      lib.now() as now
    from session.token t
    join session.sign_in s on s.id = t.sign_in_id
    join player.player_view p on p.id = s.player_id
    where t.token_hash = ${tokenHash} and coalesce(t.ends_at > lib.now(), true)`;
  return row;
};

export const findByCookie = async (
  sql: Sql,
  cookieHash: Buffer,
): Promise<FoundSignIn | undefined> => {
  const [row] = await sql<FoundSignIn>`
    select s.id as "signInId", s.player_id as "playerId", p.username, p.type, p.currency, p.brand,
      s.cookie_hash as "cookieHash", s.created_at as "createdAt", s.active_at as "activeAt",
      s.strength,
      coalesce(s.stepped_up_at > lib.now() - session.step_up_time(), false) as "isSteppedUp",
      s.must_change as "mustChange",
      s.active_at < lib.now() - make_interval(secs => s.idle_seconds) as "isIdle",
      s.ended_at as "endedAt", s.reason,
      host(coalesce(s.seen_address, s.address)) as address, s.seen_at as "seenAt",
      lib.now() as now
    from session.sign_in s
    join player.player_view p on p.id = s.player_id
    where s.cookie_hash = ${cookieHash}`;
  return row;
};

/** Whether the session goes on: neither ended nor idle for too long. */
export const isLive = async (sql: Sql, signInId: string): Promise<boolean> => {
  const rows = await sql`
    select from session.sign_in
    where id = ${signInId}::bigint and ended_at is null
      and active_at >= lib.now() - make_interval(secs => idle_seconds)`;
  return rows.length === 1;
};

/** After how long the session ends unless its player does something before. */
export const readSecondsLeft = async (sql: Sql, signInId: string): Promise<number> => {
  const [row] = await sql<{ secondsLeft: number }>`
    select greatest(0, idle_seconds - floor(extract(epoch from lib.now() - active_at)))::integer
      as "secondsLeft"
    from session.sign_in
    where id = ${signInId}::bigint`;
  return row!.secondsLeft;
};

export const noteActivity = (sql: Sql, signInId: bigint) => sql`
  update session.sign_in
  set active_at = lib.now()
  where id = ${signInId} and ended_at is null`;

export const noteAddress = (sql: Sql, signInId: bigint, address: string) => sql`
  update session.sign_in
  set seen_address = ${address}::inet, seen_at = lib.now()
  where id = ${signInId} and ended_at is null`;

export const forgetOldTokens = (sql: Sql) => sql`
  delete from session.token t
  using session.sign_in s
  where s.id = t.sign_in_id
    and (s.ended_at < lib.now() - interval '1 day' or t.ends_at < lib.now())`;
