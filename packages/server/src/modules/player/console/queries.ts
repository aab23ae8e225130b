import type { PlayerEntry, PlayerSession } from '@parlour/contract/player-console';
import type { AccountType } from '@parlour/contract/account-type';
import type { Sql } from '@parlour/node-kit/database/database';
import type { KeyedDigest } from '../../../lib/personal/personal';

export type FoundPlayer = {
  id: bigint;
  brand: string;
  username: string;
  nickname: string;
  type: AccountType;
  rankLabel: string;
  rankLevel: number;
  memberLabel: string;
  avatar: string | null;
  currency: string;
  registeredAt: Date;
  state: string;
  stateUntil: Date | null;
};

const patternOf = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Accounts that begin with a text or contain it (from three letters), or are it, the shortest
 * first, and the one whose id it is. A middle is found where the database has trigrams.
 */
export const findPlayers = (
  sql: Sql,
  {
    brands,
    usernameKey,
    isWhole,
    playerId,
  }: {
    brands: readonly string[];
    usernameKey: string;
    isWhole: boolean;
    playerId: string | null;
  },
): Promise<FoundPlayer[]> => {
  const pattern = patternOf(usernameKey);
  const middle = isWhole || [...usernameKey].length < 3 ? null : `%${pattern}%`;
  return sql<FoundPlayer>`
    select p.id, p.brand, p.username, p.nickname, p.type, p.rank_label as "rankLabel",
      p.rank_level as "rankLevel", p.member_label as "memberLabel", p.avatar, p.currency,
      p.registered_at as "registeredAt", coalesce(s.state, 'active') as state,
      s.until as "stateUntil"
    from (
      select id from player.player where id = ${playerId}::bigint
      union
      (select id from player.player
        where brand = any(${brands}::text[]) and username_key like ${pattern + (isWhole ? '' : '%')}
        limit 200)
      union
      (select id from player.player
        where ${middle}::text is not null and username_key like ${middle}
          and brand = any(${brands}::text[])
          and to_regclass('player.player_username_middle') is not null
          -- An account of digits is a number, which is found by all of it.
          and username_key !~ '^\\+?\\d{6,}$'
        limit 200)
    ) found
    join player.player p on p.id = found.id
    left join compliance.player_state_view s
      on s.player_id = p.id and (s.until is null or s.until > lib.now())
    where p.brand = any(${brands}::text[])
    order by p.id = ${playerId}::bigint desc nulls last,
      p.username_key like ${`${pattern}%`} desc, length(p.username_key), p.username_key
    limit 20`;
};

/** Those of a brand with a payee whose end has one of these digests, the newest payee first. */
export const listByPayeeTail = async (
  sql: Sql,
  { brand, digests, most }: { brand: string; digests: KeyedDigest[]; most: number },
): Promise<string[]> => {
  const rows = await sql<{ playerId: string }>`
    select player_id::text as "playerId"
    from cashier.payee_tail_digest_view
    where brand = ${brand} and digest = any(${digests.map(({ digest }) => digest)}::bytea[])
    group by player_id
    order by max(added_at) desc, player_id
    limit ${most}`;
  return rows.map(({ playerId }) => playerId);
};

export const readOne = async (
  sql: Sql,
  { brands, playerId }: { brands: readonly string[]; playerId: string },
): Promise<FoundPlayer | undefined> => {
  const [row] = await sql<FoundPlayer>`
    select p.id, p.brand, p.username, p.nickname, p.type, p.rank_label as "rankLabel",
      p.rank_level as "rankLevel", p.member_label as "memberLabel", p.avatar, p.currency,
      p.registered_at as "registeredAt", coalesce(s.state, 'active') as state,
      s.until as "stateUntil"
    from player.player p
    left join compliance.player_state_view s
      on s.player_id = p.id and (s.until is null or s.until > lib.now())
    where p.id = ${playerId}::bigint and p.brand = any(${brands}::text[])`;
  return row;
};

type Money = { total: bigint; cash: bigint; bonus: bigint; held: bigint; debt: bigint };

export const readMoney = async (
  sql: Sql,
  { id, currency }: FoundPlayer,
): Promise<Money | undefined> => {
  const [row] = await sql<Money>`
    select total::bigint, cash::bigint, bonus::bigint, held::bigint, debt::bigint
    from wallet.balance_view
    where player_id = ${id} and currency = ${currency}`;
  return row;
};

/** The last entries of each wallet, the newest first. */
export const listEntries = (
  sql: Sql,
  { id, currency }: FoundPlayer,
): Promise<
  (Omit<PlayerEntry, 'at' | 'amount' | 'balance'> & { at: Date; amount: bigint; balance: bigint })[]
> =>
  sql`
    select s.created_at as at, coalesce(p.vendor, p.kind::text) as wallet, s.reason, s.reference,
      s.amount, s.balance_after as balance
    from wallet.pocket_view p
    cross join lateral ledger.edge(p.account_id, lib.now() + interval '1 day') e
    join ledger.statement_view s
      on s.account_id = p.account_id and s.seq > e.seq - 13 and s.seq <= e.seq
    where p.player_id = ${id} and p.currency = ${currency}
    order by s.created_at desc, s.seq desc
    limit 12`;

export const listSessions = (
  sql: Sql,
  { id }: FoundPlayer,
): Promise<
  (Pick<PlayerSession, 'address'> & {
    id: bigint;
    createdAt: Date;
    activeAt: Date;
    endedAt: Date | null;
    reason: string | null;
  })[]
> =>
  sql`
    select id, created_at as "createdAt", active_at as "activeAt", ended_at as "endedAt", reason,
      host(address) as address
    from session.sign_in_view
    where player_id = ${id}
    order by id desc
    limit 10`;
