import type { Sql } from '@parlour/node-kit/database/database';
import type { Reasons } from './transaction-type';

export type Owner = { playerId: string; currency: string };

/** Days of a time zone, both included. */
export type Days = { from: string; to: string; timeZone: string };

/** A wallet of a player in a period: its account, its numbers and its balances at both ends. */
export type WalletPeriod = {
  accountId: bigint;
  firstSeq: number;
  endSeq: number;
  opening: bigint;
  closing: bigint;
  begins: Date;
  ends: Date;
};

export const readWalletPeriod = async (
  sql: Sql,
  { playerId, currency, wallet }: Owner & { wallet: string },
  { from, to, timeZone }: Days,
): Promise<WalletPeriod | undefined> => {
  const [row] = await sql<WalletPeriod>`
    select b.account_id as "accountId", b.first_seq as "firstSeq", b.end_seq as "endSeq",
      b.opening, b.closing, d.begins, d.ends
    from (
      select ${from}::date::timestamp at time zone ${timeZone} as begins,
        (${to}::date + 1)::timestamp at time zone ${timeZone} as ends
    ) d
    cross join lateral report.bounds(${playerId}::bigint, ${currency}, ${wallet}, d.begins,
      d.ends) b`;
  return row;
};

/** What a period's entries come to, by the ledger's reason. */
export type ReasonSums = { reason: string; entries: string; moneyIn: string; moneyOut: string };

/** A wallet in a period: what it comes to, a page of its entries, and the names of all wallets. */
export type WalletStatement = WalletPeriod & {
  sums: ReasonSums[];
  wallets: string[];
  page: EntryRow[];
};

type JsonEntry = Omit<EntryRow, 'at' | 'amount' | 'balanceAfter' | 'subjectId'> & {
  at: string;
  amount: string;
  balanceAfter: string;
  subjectId: string | null;
};

export type StatementFilter = EntryPage & { wallet: string; before: number | null };

/** One statement, so that all of it is of one moment and costs one turn. */
export const readStatement = async (
  sql: Sql,
  { playerId, currency }: Owner,
  { from, to, timeZone }: Days,
  { wallet, before, skip, limit, wanted }: StatementFilter,
): Promise<WalletStatement | undefined> => {
  const [row] = await sql<Omit<WalletStatement, 'page'> & { page: JsonEntry[] }>`
    select account_id as "accountId", first_seq as "firstSeq", end_seq as "endSeq", opening,
      closing, begins, ends, sums, wallets, page
    from report.wallet_statement_2(${playerId}::bigint, ${currency}, ${wallet}, ${from}::date,
      ${to}::date, ${timeZone}, ${before}::integer,
      ${wanted ? [...wanted.reasons] : null}::text[], ${wanted?.isWithout ?? false},
      ${skip}::integer, ${limit}::integer)`;
  return row && { ...row, page: row.page.map(entryOf) };
};

const entryOf = ({ at, amount, balanceAfter, subjectId, ...entry }: JsonEntry): EntryRow => ({
  ...entry,
  at: new Date(at),
  amount: BigInt(amount),
  balanceAfter: BigInt(balanceAfter),
  subjectId: subjectId === null ? null : BigInt(subjectId),
});

export type EntryRow = {
  seq: number;
  at: Date;
  namespace: string;
  isOfRound: boolean;
  reference: string;
  reason: string;
  amount: bigint;
  balanceAfter: bigint;
  subjectId: bigint | null;
  party: string | null;
  remark: string | null;
};

export type EntryPage = { skip: number; limit: number; wanted: Reasons | undefined };

/** A page of a period's entries, the latest first. */
export const readEntries = (
  sql: Sql,
  { accountId, firstSeq, endSeq, begins, ends }: WalletPeriod,
  { skip, limit, wanted }: EntryPage,
): Promise<EntryRow[]> =>
  sql<EntryRow>`
    select e.seq, e.created_at as at, n.name as namespace, n.is_of_round as "isOfRound",
      e.reference, e.reason, e.amount, e.balance_after as "balanceAfter",
      e.subject_id as "subjectId", r.party, r.remark
    from report.entry_page(${accountId}, ${firstSeq}::integer, ${endSeq}::integer, ${begins},
      ${ends}, ${wanted ? [...wanted.reasons] : null}::text[], ${wanted?.isWithout ?? false},
      ${skip}::integer, ${limit}::integer) e
    join report.namespace_view n on n.id = e.namespace_id
    left join lateral report.remark(n.name, e.reference, e.amount) r on true
    order by e.seq desc`;

export type CommandEntry = Omit<EntryRow, 'seq'> & {
  wallet: string;
  seq: number;
  /** The entry that was asked for. */
  isAsked: boolean;
};

/** The player's entries of the command that one of them belongs to; none for an unknown one. */
export const readCommand = (
  sql: Sql,
  { playerId, currency }: Owner,
  { wallet, seq }: { wallet: string; seq: number },
): Promise<CommandEntry[]> =>
  sql<CommandEntry>`
    select e.wallet, e.seq, e.created_at as at, e.namespace, e.is_of_round as "isOfRound",
      e.reference, e.reason, e.amount, e.balance_after as "balanceAfter",
      e.subject_id as "subjectId", e.is_asked as "isAsked", r.party, r.remark
    from report.command_entries(${playerId}::bigint, ${currency}, ${wallet}, ${seq}::integer) e
    left join lateral report.remark(e.namespace, e.reference, e.amount) r on true
    limit 200`;

/** The entry that a deposit's or a withdrawal's number, or a transfer's id stands for. */
export const readNamedEntry = async (
  sql: Sql,
  { playerId, currency }: Owner,
  name: string,
): Promise<{ wallet: string; seq: number } | undefined> => {
  const [row] = await sql<{ wallet: string; seq: number }>`
    select wallet, seq from report.named_entry(${playerId}::bigint, ${currency}, ${name})`;
  return row;
};

export type WalletThen = {
  wallet: string;
  kind: string;
  balance: bigint;
  /** The number of the entry that left it so; null: there was none. */
  lastSeq: number | null;
};

export const readBalancesAt = (
  sql: Sql,
  { playerId, currency }: Owner,
  at: string,
): Promise<WalletThen[]> =>
  sql<WalletThen>`
    select wallet, kind, balance, last_seq as "lastSeq"
    from report.wallets_at(${playerId}::bigint, ${currency}, ${at}::timestamptz)
    order by wallet <> 'main', kind = 'vendor', wallet`;

/** The next accounts after one that have entries to be added up. */
export const readAccountsToCount = async (
  sql: Sql,
  after: bigint,
  limit: number,
): Promise<bigint[]> => {
  const rows = await sql<{ id: bigint }>`
    select account_id as id from report.accounts_to_count(${after}, ${limit}::integer)`;
  return rows.map(({ id }) => id);
};

/** Adds up so many blocks of entries at most, and returns how many there were. */
export const makeBlocks = async (sql: Sql, accountId: bigint, most: number): Promise<number> => {
  const [row] = await sql<{ made: number }>`
    select report.make_blocks(${accountId}, ${most}::integer) as made`;
  return row?.made ?? 0;
};
