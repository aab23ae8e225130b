import type { Sql, Transaction } from '@parlour/node-kit/database/database';

/** From here to the end of the transaction, no statement takes longer. */
export const limitStatements = async (sql: Transaction, ms: number): Promise<void> => {
  await sql`select set_config('statement_timeout', ${String(ms)}, true)`;
};

/** Rows in these brands. */
export type InBrands = { query: string; brands: readonly string[]; most: number };

/** Rows of these pairs of a kind and a brand. */
export type Readable = { query: string; rights: readonly string[]; most: number };

export type FoundCase = {
  id: bigint;
  number: string;
  kind: string;
  amount: bigint | null;
  currency: string | null;
  username: string | null;
  openedAt: Date;
};

/** Cases by their number. */
export const findCases = (
  sql: Sql,
  { query, rights, most }: Readable,
): Promise<FoundCase[]> => sql<FoundCase>`
  select c.id, c.number, c.kind, c.amount, c.currency, p.username, c.opened_at as "openedAt"
  from casework.case_view c
  left join player.player_view p on p.id = c.player_id
  where c.number = ${query} and c.kind || ' ' || c.brand = any(${[...rights]}::text[])
  order by c.id desc
  limit ${most}`;

export type FoundTicket = {
  number: string;
  caseId: bigint;
  state: string;
  username: string | null;
  openedAt: Date;
};

/** Tickets by their number, with the newest case of each. */
export const findTickets = (
  sql: Sql,
  { query, brands, most }: InBrands,
): Promise<FoundTicket[]> => sql<FoundTicket>`
  select t.number, t.case_id as "caseId", t.state, p.username, t.opened_at as "openedAt"
  from support.ticket_view t
  left join player.player_view p on p.id = t.player_id
  where t.number = ${query.toUpperCase()} and t.brand = any(${[...brands]}::text[])
    and t.case_id is not null
  limit ${most}`;

export type FoundStatementLine = {
  reference: string;
  method: string;
  amount: bigint;
  currency: string;
  /** The bank's day: `2026-11-23`. */
  day: string;
};

/** Lines of banks' statements by the bank's reference. */
export const findStatementLines = (
  sql: Sql,
  { query, brands, most }: InBrands,
): Promise<FoundStatementLine[]> => sql<FoundStatementLine>`
  select reference, method_code as method, amount, currency, booked_on::text as day
  from cashier.statement_line_view
  where reference in (${query}, ${query.toUpperCase()}) and brand = any(${[...brands]}::text[])
  order by booked_on desc
  limit ${most}`;

export type FoundOrder = {
  number: string;
  kind: string;
  playerId: bigint;
  username: string;
  amount: bigint;
  currency: string;
  at: Date;
};

/** Deposits and withdrawals by their number. */
export const findOrders = (
  sql: Sql,
  { query, rights, most }: Readable,
): Promise<FoundOrder[]> => sql<FoundOrder>`
  select o.number, o.kind, o.player_id as "playerId", p.username, o.amount, o.currency, o.at
  from cashier.order_view o
  join player.player_view p on p.id = o.player_id
  where o.number = ${query} and o.kind || ' ' || o.brand = any(${[...rights]}::text[])
  limit ${most}`;

export type FoundRound = {
  id: bigint;
  playerId: bigint;
  username: string;
  vendor: string;
  externalId: string;
  stake: bigint;
  currency: string;
  openedAt: Date;
};

export const findRounds = (
  sql: Sql,
  { query, brands, most }: InBrands,
): Promise<FoundRound[]> => sql<FoundRound>`
  select r.id, r.player_id as "playerId", p.username, r.vendor, r.external_id as "externalId",
    r.stake, r.currency, r.opened_at as "openedAt"
  from round.search_rounds(${[...brands]}::text[],
    ${/^[1-9]\d{0,17}$/.test(query) ? query : null}::bigint, ${query}, lib.now(), ${most}) r
  join player.player_view p on p.id = r.player_id
  order by r.opened_at desc`;

export type FoundEntry = {
  namespace: string;
  reference: string;
  reason: string;
  playerId: bigint;
  username: string;
  amount: bigint;
  currency: string;
  at: Date;
};

/** Entries of players by the ledger's reference. */
export const findEntries = (
  sql: Sql,
  { query, brands, most }: InBrands,
): Promise<FoundEntry[]> => sql<FoundEntry>`
  select e.namespace, e.reference, e.reason, e.player_id as "playerId", p.username, e.amount,
    e.currency, e.created_at as at
  from ledger.search_reference(${query}, round.keys_since(lib.now()), 50) e
  join player.player_view p on p.id = e.player_id
  where p.brand = any(${[...brands]}::text[])
  limit ${most}`;

export type FoundLine = {
  id: bigint;
  act: string;
  requestId: string;
  operator: string | null;
  at: Date;
};

/** Lines of the audit by the request that wrote them; those of no brand belong to all. */
export const findLines = (
  sql: Sql,
  { query, brands, most }: InBrands,
): Promise<FoundLine[]> => sql<FoundLine>`
  select e.id, e.act, e.request_id as "requestId", o.name as operator, e.at
  from audit.entry_view e
  left join operator.operator_view o on o.id = e.operator_id
  where e.request_id = ${query} and (e.brand is null or e.brand = any(${[...brands]}::text[]))
  order by e.id desc
  limit ${most}`;
