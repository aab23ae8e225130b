import type pg from 'pg';
import type { RoundStatus, VoidReason } from '@parlour/contract/round';
import type { Sql } from '@parlour/node-kit/database/database';

export type TokenRow = {
  /** SHA-256 of the token. */
  hash: Buffer;
  playerId: bigint;
  /** The player's first pocket. */
  mainId: bigint;
  /** When the first token of its line was given. */
  startedAt: Date;
  brand: string;
  vendor: string;
  currency: string;
  mode: 'real' | 'trial';
};

export type NewToken = {
  hash: Buffer;
  playerId: string;
  signInId: string | null;
  brand: string;
  vendor: string;
  currency: string;
  mode: 'real' | 'trial';
  settlesOnce: boolean;
  /** Where the win of a free bet goes. */
  freeWins?: 'cash' | 'bonus';
  /** The vendor whose own wallet its bets spend; without one they spend all pockets. */
  wallet?: string;
  /** Of the player's address. */
  country?: string | undefined;
};

// A player without a pocket in this currency gets no token: then no row comes back. All of them
// lock the pocket that was opened first, whatever order bets spend them in. From here on the
// vendor's namespace is claimed by round: no other module books or reverses under its name.
export const insertToken = async (sql: Sql, token: NewToken): Promise<boolean> => {
  const rows = await sql`
    insert into round.play_token (
      hash, player_id, sign_in_id, brand, vendor_id, currency, mode, wallet, main_id, wagers_id,
      settle_id, settles_once, free_id, root_created_at, created_at, last_bet_at, country,
      placed_at)
    select ${token.hash}, p.player_id, ${token.signInId}::bigint, ${token.brand},
      ledger.claim_namespace(${token.vendor}, 'round'), p.currency, ${token.mode}::round.mode,
      ${token.wallet ?? null}, p.account_id,
      ledger.open_account(${`house:${token.brand}:wagers:${token.vendor}`}, p.currency),
      ledger.open_account(${`vendor:${token.vendor}:settle`}, p.currency),
      ${token.settlesOnce}, (
        select b.account_id from wallet.pocket_view b
        where ${token.freeWins ?? 'cash'} = 'bonus' and b.player_id = p.player_id
          and b.currency = p.currency and b.kind = 'bonus' and b.grant_id is null
      ), n.now, n.now, n.now, ${token.country ?? null}, n.now
    from wallet.pocket_view p cross join (select lib.now() as now) n
    where p.player_id = ${token.playerId}::bigint and p.currency = ${token.currency}
      and p.kind in ('cash', 'trial') and p.grant_id is null
    returning hash`;
  return rows.length === 1;
};

export const readTokens = (sql: Sql, hashes: Buffer[]): Promise<TokenRow[]> =>
  sql<TokenRow>`
    select t.hash, t.player_id as "playerId", t.main_id as "mainId",
      t.root_created_at as "startedAt", t.brand, n.name as vendor, t.currency, t.mode
    from round.play_token t join ledger.namespace_view n on n.id = t.vendor_id
    where t.hash = any (${hashes}::bytea[])`;

export type Funds = { live: boolean; balance: bigint };

// Live as long as new bets would be accepted under it. The balance is what such a bet may spend.
export const readFunds = async (sql: Sql, hash: Buffer): Promise<Funds | undefined> => {
  const [row] = await sql<Funds>`
    select case when t.wallet is null then coalesce(b.total, 0)
        else coalesce(v.balance, 0) + coalesce(b.bonus, 0) end::bigint as balance,
      t.ended_at is null and t.last_bet_at >= lib.now() - round.token_rest() and not exists (
        select from session.sign_in_view s where s.id = t.sign_in_id and s.ended_at is not null
      ) as live
    from round.play_token t
    -- For the player alone: joined, the view would add up the money of all players first.
    left join lateral (
      select * from wallet.balance_view b
      where b.player_id = t.player_id and b.currency = t.currency
      offset 0
    ) b on true
    left join wallet.vendor_pocket_view v
      on v.player_id = t.player_id and v.currency = t.currency and v.vendor = t.wallet
    where t.hash = ${hash}`;
  return row;
};

export type Swap = { from: Buffer; to: Buffer; successor: Buffer };

// The first of several swaps wins; the new token keeps the first one's start.
export const swapTokens = async (sql: Sql, { from, to, successor }: Swap): Promise<boolean> => {
  const rows = await sql`
    with old as (
      update round.play_token set ended_at = lib.now(), successor = ${successor}
      where hash = ${from} and ended_at is null
      returning *
    )
    insert into round.play_token (
      hash, player_id, sign_in_id, brand, vendor_id, currency, mode, wallet, main_id, wagers_id,
      settle_id, settles_once, free_id, root_created_at, created_at, last_bet_at, country,
      placed_at)
    select ${to}, player_id, sign_in_id, brand, vendor_id, currency, mode, wallet, main_id,
      wagers_id, settle_id, settles_once, free_id, root_created_at, lib.now(), last_bet_at,
      country, placed_at
    from old
    returning hash`;
  return rows.length === 1;
};

/** The successor of a token that was swapped within so many seconds, as it is stored. */
export const readSuccessor = async (
  sql: Sql,
  from: Buffer,
  seconds: number,
): Promise<Buffer | undefined> => {
  const [row] = await sql<{ successor: Buffer }>`
    select successor from round.play_token
    where hash = ${from} and successor is not null
      and ended_at > lib.now() - make_interval(secs => ${seconds})`;
  return row?.successor;
};

export const isTokenOpen = async (sql: Sql, hash: Buffer): Promise<boolean> => {
  const rows = await sql`
    select hash from round.play_token where hash = ${hash} and ended_at is null`;
  return rows.length === 1;
};

export type PlayedRoundRow = {
  roundId: bigint;
  playerId: string;
  currency: string;
  game: string;
  stake: bigint;
  payout: bigint;
  status: RoundStatus;
};

export const readPlayedRounds = (sql: Sql, ids: string[]): Promise<PlayedRoundRow[]> =>
  sql<PlayedRoundRow>`
    select r.id as "roundId", r.player_id::text as "playerId", r.currency, g.code as game, r.stake,
      r.payout, r.status
    from round.round r join catalogue.game_view g on g.id = r.game_id
    where r.id = any (${ids}::bigint[])`;

export type RoundDetailRow = {
  id: bigint;
  externalId: string;
  vendor: string;
  gameCode: string;
  names: Record<string, string>;
  version: string | null;
  currency: string;
  status: RoundStatus;
  stake: bigint;
  payout: bigint;
  balanceBefore: bigint;
  balanceAfter: bigint;
  openedAt: Date;
  closedAt: Date | null;
  voidedAt: Date | null;
  voidReason: VoidReason | null;
};

// Another player's round is treated as unknown.
export const readRoundRow = async (
  sql: Sql,
  playerId: string,
  id: string,
): Promise<RoundDetailRow | undefined> => {
  const [row] = await sql<RoundDetailRow>`
    select r.id, r.external_id as "externalId", r.vendor, g.code as "gameCode", g.names,
      r.game_version as version, r.currency, r.status, r.stake, r.payout,
      r.balance_before as "balanceBefore", r.balance_after as "balanceAfter",
      r.opened_at as "openedAt", r.closed_at as "closedAt", r.voided_at as "voidedAt",
      v.reason as "voidReason"
    from round.rounds_view r join catalogue.game_view g on g.id = r.game_id
    left join round.void_view v on v.round_id = r.id
    where r.id = ${id}::bigint and r.player_id = ${playerId}::bigint`;
  return row;
};

export type MovementRow = {
  kind: 'bet' | 'win' | 'rollback';
  reference: string;
  amount: bigint;
  balanceAfter: bigint;
  at: Date;
};

// Movements are not older than their round, which bounds the months that are searched.
export const readMovements = (sql: Sql, roundId: bigint, openedAt: Date): Promise<MovementRow[]> =>
  sql<MovementRow>`
    select kind, external_id as reference, amount, balance_after as "balanceAfter", created_at as at
    from round.movement_view
    where round_id = ${roundId} and created_at >= ${openedAt}::timestamptz - interval '1 second'
    order by created_at
    limit 1000`;

export type OpenRoundRow = {
  id: bigint;
  vendor: string;
  gameCode: string;
  names: Record<string, string>;
  stake: bigint;
  openedAt: Date;
};

export const readOpenRounds = (
  sql: Sql,
  playerId: string,
  currency: string,
): Promise<OpenRoundRow[]> =>
  sql<OpenRoundRow>`
    select r.id, r.vendor, g.code as "gameCode", g.names, r.stake, r.opened_at as "openedAt"
    from round.rounds_view r join catalogue.game_view g on g.id = r.game_id
    where r.player_id = ${playerId}::bigint and r.currency = ${currency} and r.status = 'open'
    order by r.opened_at desc
    limit 200`;

/** All of a player's rounds that are not over. */
export const readOpenStake = async (
  sql: Sql,
  playerId: string,
  currency: string,
): Promise<{ count: number; stake: string }> => {
  const [row] = await sql<{ count: number; stake: string }>`
    select count(*)::integer as count, coalesce(sum(stake), 0)::text as stake
    from round.rounds_view
    where player_id = ${playerId}::bigint and currency = ${currency} and status = 'open'`;
  return row!;
};

/** A closing of a round; its key tells it from another closing of the same round. */
export type ClosedRound = { key: string; roundId: bigint; playerId: bigint };

export const closeSilentRounds = (
  sql: Sql,
  vendor: string,
  hours: number,
): Promise<ClosedRound[]> =>
  sql<ClosedRound>`
    select concat(round_id, ':', (extract(epoch from closed_at) * 1000000)::bigint) as key,
      round_id as "roundId", player_id as "playerId"
    from round.close_silent_2(ledger.namespace_id(${vendor}), make_interval(hours => ${hours}))`;

export const makePartitions = (sql: Sql): Promise<unknown> => sql`select round.ensure_partitions()`;

/** How many keys the new filter has; null when the old one is of this month. */
export const renewFilter = async (client: pg.ClientBase): Promise<bigint | null> => {
  const { rows } = await client.query<{ keys: bigint | null }>({
    text: 'select round.renew_key_filter() as keys',
    query_timeout: 0,
  } as pg.QueryConfig);
  return rows[0]?.keys ?? null;
};

/** The first missing or broken key of play, as a sentence; null when all exist. */
export const readSchemaProblem = async (sql: Sql): Promise<string | null> => {
  const [row] = await sql<{ problem: string | null }>`select round.schema_problem() as problem`;
  return row?.problem ?? null;
};
