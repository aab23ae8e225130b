import type { Neighbour, TransferState } from '@parlour/contract/wallet';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';

/** One side's row of a transfer, with both names. */
export type TransferRow = {
  id: string;
  side: 'in' | 'out';
  name: string;
  otherName: string;
  otherId: bigint;
  otherIs: Neighbour;
  amount: bigint;
  currency: string;
  note: string;
  state: TransferState;
  createdAt: Date;
};

export type NewTransfer = {
  id: string;
  brand: string;
  fromId: string;
  toId: string;
  /** Where the receiver stands. */
  toIs: Neighbour;
  currency: string;
  amount: bigint;
  note: string;
  idempotencyKey: string;
};

/** Both sides at once, the money being in the same commit. */
export const insertTransfer = (
  sql: Transaction,
  { id, brand, fromId, toId, toIs, currency, amount, note, idempotencyKey }: NewTransfer,
): Promise<unknown> => sql`
  insert into wallet.transfer (id, side, brand, player_id, other_id, other_is, currency, amount,
    note, state, idempotency_key, created_at, ended_at)
  select ${id}::uuid, s.side, ${brand}, s.player_id, s.other_id, s.other_is, ${currency},
    ${amount}::bigint, ${note}, s.state, s.key, t.at, t.at
  from (select lib.now() as at) t
  cross join (
    values
      ('out', ${fromId}::bigint, ${toId}::bigint, ${toIs}, 'done', ${idempotencyKey}::uuid),
      ('in', ${toId}::bigint, ${fromId}::bigint, ${toIs === 'upline' ? 'downline' : 'upline'},
        'received', null)
  ) s(side, player_id, other_id, other_is, state, key)`;

export const readTransferByKey = async (
  sql: Sql,
  playerId: string,
  idempotencyKey: string,
): Promise<TransferRow | undefined> => {
  const [row] = await sql<TransferRow>`
    select t.id, t.side, p.username as name, o.username as "otherName", t.other_id as "otherId",
      t.other_is as "otherIs", t.amount, t.currency, t.note, t.state,
      t.created_at as "createdAt"
    from wallet.transfer t
    join player.player_view p on p.id = t.player_id
    join player.player_view o on o.id = t.other_id
    where t.player_id = ${playerId}::bigint and t.idempotency_key = ${idempotencyKey}::uuid`;
  return row;
};

export type TransferPage = {
  from: string;
  to: string;
  timeZone: string;
  /** The time and the id of the last one of the page before. */
  after: { at: string; id: string } | undefined;
  limit: number;
};

export const readTransfers = (
  sql: Sql,
  { playerId, currency }: { playerId: string; currency: string },
  { from, to, timeZone, after, limit }: TransferPage,
): Promise<TransferRow[]> => sql<TransferRow>`
  select t.id, t.side, p.username as name, o.username as "otherName", t.other_id as "otherId",
    t.other_is as "otherIs", t.amount, t.currency, t.note, t.state, t.created_at as "createdAt"
  from wallet.transfer t
  join player.player_view p on p.id = t.player_id
  join player.player_view o on o.id = t.other_id
  where t.player_id = ${playerId}::bigint and t.currency = ${currency}
    and t.created_at >= ${from}::date::timestamp at time zone ${timeZone}
    and t.created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
    and (${after?.at ?? null}::timestamptz is null
      or (date_trunc('milliseconds', t.created_at), t.id)
        < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
  order by date_trunc('milliseconds', t.created_at) desc, t.id desc
  limit ${limit}`;

export type TransferSums = { count: number; moneyIn: string; moneyOut: string };

/** What all transfers of the days come to. */
export const readTransferSums = async (
  sql: Sql,
  { playerId, currency }: { playerId: string; currency: string },
  { from, to, timeZone }: Pick<TransferPage, 'from' | 'to' | 'timeZone'>,
): Promise<TransferSums> => {
  const [row] = await sql<TransferSums>`
    select count(*)::integer as count,
      coalesce(sum(t.amount) filter (where t.side = 'in'), 0)::text as "moneyIn",
      coalesce(sum(t.amount) filter (where t.side = 'out'), 0)::text as "moneyOut"
    from wallet.transfer t
    where t.player_id = ${playerId}::bigint and t.currency = ${currency}
      and t.created_at >= ${from}::date::timestamp at time zone ${timeZone}
      and t.created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`;
  return row!;
};

/** Of calls under one key at once, one runs; the others find what it did. */
export const lockKey = (sql: Transaction, playerId: string, key: string): Promise<unknown> =>
  sql`select lib.one_at_a_time('wallet.transfer ' || ${playerId}::text || ' ' || ${key}::text)`;

export const lockTwo = (sql: Transaction, one: string, other: string): Promise<unknown> =>
  sql`select wallet.lock_two(${one}::bigint, ${other}::bigint)`;

export const payPlayer = async (
  sql: Transaction,
  { id, fromId, toId, currency, amount }: NewTransfer,
): Promise<string> => {
  const [row] = await sql<{ answer: string }>`
    select wallet.pay_player(${id}::uuid, ${fromId}::bigint, ${toId}::bigint, ${currency},
      ${amount}::bigint) as answer`;
  return row!.answer;
};

export const readReceiver = async (
  sql: Sql,
  playerId: string,
): Promise<{ username: string; brand: string; currency: string } | undefined> => {
  const [row] = await sql<{ username: string; brand: string; currency: string }>`
    select username, brand, currency from player.player_view where id = ${playerId}::bigint`;
  return row;
};

/** What was written with a transfer, on both of its sides. */
export const forgetPlayer = (sql: Transaction, playerId: string): Promise<unknown> => sql`
  update wallet.transfer set note = ''
  where id in (select id from wallet.transfer where player_id = ${playerId}::bigint)
    and note <> ''`;
