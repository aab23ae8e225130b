import type { AccountType } from '@parlour/contract/account-type';
import type { Language } from '@parlour/contract/languages';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type PlayerRow = {
  id: bigint;
  brand: string;
  username: string;
  nickname: string;
  type: AccountType;
  uplineId: bigint | null;
  hasDownlines: boolean;
  currency: string;
  language: Language;
  rankLevel: number;
  rankLabel: string;
  memberLabel: string;
  avatar: string | null;
  /** Excluded or on a break. */
  isPausing: boolean;
  registeredAt: Date;
};

export type NewPlayer = {
  brand: string;
  username: string;
  usernameKey: string;
  type: AccountType;
  currency: string;
  language: Language;
  address: string;
  host: string;
};

/**
 * The new player's id, or undefined when the name is taken: of many at once exactly one gets it.
 */
export const insertPlayer = async (
  sql: Transaction,
  { brand, username, usernameKey, type, currency, language, address, host }: NewPlayer,
): Promise<string | undefined> => {
  const [row] = await sql<{ id: bigint }>`
    insert into player.player (brand, username, username_key, nickname, type, currency, language,
      registered_from, registered_host)
    values (${brand}, ${username}, ${usernameKey}, ${username}, ${type}, ${currency}, ${language},
      ${address}, ${host})
    on conflict on constraint username_taken do nothing
    returning id`;
  return row?.id.toString();
};

export const isUsernameTaken = async (
  sql: Sql,
  brand: string,
  usernameKey: string,
): Promise<boolean> => {
  const rows = await sql`
    select from player.player
    where brand = ${brand} and username_key = ${usernameKey}`;
  return rows.length > 0;
};

export const insertConsents = (
  sql: Transaction,
  playerId: string,
  { termsVersion, minAge, address }: { termsVersion: string; minAge: number; address: string },
) => sql`
  insert into player.consent (player_id, kind, version, address)
  values (${playerId}::bigint, 'terms', ${termsVersion}, ${address}),
    (${playerId}::bigint, 'age', ${String(minAge)}, ${address})`;

export const findPlayerId = async (
  sql: Sql,
  brand: string,
  usernameKey: string,
): Promise<string | undefined> => {
  const [row] = await sql<{ id: bigint }>`
    select id
    from player.player
    where brand = ${brand} and username_key = ${usernameKey}`;
  return row?.id.toString();
};

export const readPlayer = async (sql: Sql, playerId: string): Promise<PlayerRow | undefined> => {
  const [row] = await sql<PlayerRow>`
    select p.id, p.brand, p.username, p.nickname, p.type,
      (select upline_id from agent.node_view where player_id = p.id) as "uplineId",
      exists (select from agent.node_view where upline_id = p.id) as "hasDownlines", p.currency,
      p.language, p.rank_level as "rankLevel", p.rank_label as "rankLabel",
      p.member_label as "memberLabel", p.avatar, p.registered_at as "registeredAt",
      exists (
        select from compliance.pausing_view v where v.player_id = p.id
      ) as "isPausing"
    from player.player p
    where p.id = ${playerId}::bigint`;
  return row;
};

export const readUsername = async (sql: Sql, playerId: bigint): Promise<string | undefined> => {
  const [row] = await sql<{ username: string }>`
    select username
    from player.player
    where id = ${playerId}`;
  return row?.username;
};

export const updateLanguage = (sql: Sql, playerId: string, language: Language) => sql`
  update player.player
  set language = ${language}
  where id = ${playerId}::bigint`;

/** What is not given stays. */
export const updateProfile = (
  sql: Sql,
  playerId: string,
  { nickname, avatar }: { nickname?: string; avatar?: string },
) => sql`
  update player.player
  set nickname = coalesce(${nickname ?? null}, nickname),
    avatar = coalesce(${avatar ?? null}, avatar)
  where id = ${playerId}::bigint`;

/** Read by a higher module through a view: passwords belong to the session. */
export const readPaymentPasswordSet = async (sql: Sql, playerId: string): Promise<boolean> => {
  const [row] = await sql<{ isSet: boolean }>`
    select has_payment_password as "isSet"
    from session.credential_view
    where player_id = ${playerId}::bigint`;
  return row?.isSet ?? false;
};

/** What was agreed to stays, without where it was. */
export const clearConsents = (sql: Transaction, playerId: string): Promise<unknown> => sql`
  update player.consent set address = '0.0.0.0' where player_id = ${playerId}::bigint`;

export const clearPlayer = (
  sql: Transaction,
  playerId: string,
  name: string,
): Promise<unknown> => sql`
  update player.player
  set username = ${name}, username_key = ${name}, nickname = ${name}, avatar = null,
    rank_label = '', member_label = '',
    registered_from = '0.0.0.0', closed_at = coalesce(closed_at, lib.now())
  where id = ${playerId}::bigint`;
