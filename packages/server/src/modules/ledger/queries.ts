import type { Database, Sql } from '@parlour/node-kit/database/database';
import type { DailyBalance, Liability } from './daily-books';
import type { Hold } from './hold';
import type { Entry, StatementPeriod } from './statement';
import { legSign, legsOf, type Reference, type Transfer } from './transfer';

export type LedgerAnswer =
  | 'done'
  | 'repeat'
  | 'conflict'
  | 'insufficient'
  | 'again'
  | 'unknown_account'
  | 'currency_mismatch'
  | 'out_of_range';

export type PostedRow = {
  answer: LedgerAnswer;
  sourceBalance: bigint | null;
  targetBalance: bigint | null;
};

/** One row a transfer, in their order: the answer and the balances of its first leg. */
export const postTransfers = async (sql: Sql, transfers: Transfer[]): Promise<PostedRow[]> => {
  const legs = transfers.flatMap((transfer) =>
    legsOf(transfer).map((leg, place) => ({ ...transfer, ...leg, sign: legSign(place) })),
  );
  const rows = await sql<PostedRow>`
    select answer, source_balance as "sourceBalance", target_balance as "targetBalance"
    from ledger.post_once(
      ${legs.map(({ namespace }) => namespace)}::text[],
      ${legs.map(({ reference }) => reference)}::text[],
      ${legs.map(({ sign }) => sign)}::"char"[],
      ${legs.map(({ source }) => source)}::text[],
      ${legs.map(({ target }) => target)}::text[],
      ${legs.map(({ currency }) => currency)}::text[],
      ${legs.map(({ amount }) => amount)}::bigint[],
      ${legs.map(({ reason }) => reason)}::text[],
      ${legs.map(({ subjectId }) => subjectId ?? null)}::bigint[])
    order by n`;
  return rows.filter((_row, index) => legs[index]?.sign === legSign(0));
};

export const readBalance = async (
  sql: Sql,
  path: string,
  currency: string,
): Promise<bigint | null> => {
  const [row] = await sql<{ balance: bigint | null }>`
    select balance from ledger.account where path = ${path} and currency = ${currency}`;
  return row?.balance ?? null;
};

// Over all transfers since the last checkpoint: for reports, not for every call.
export const readHouseBalance = async (
  sql: Sql,
  path: string,
  currency: string,
): Promise<string> => {
  const [row] = await sql<{ balance: string | null }>`
    select ledger.house_balance(${path}, ${currency})::text as balance`;
  return row?.balance ?? '0';
};

export type ReservedRow = { answer: LedgerAnswer; balance: bigint };

export const reserveMoney = async (
  sql: Sql,
  hold: Omit<Hold, 'expiresAt' | 'subjectId'> & {
    expiresAt: Date | null;
    subjectId: bigint | null;
  },
): Promise<ReservedRow> => {
  const [row] = await sql<ReservedRow>`
    select answer, balance
    from ledger.reserve(${hold.namespace}, ${hold.reference}, ${hold.source}, ${hold.currency},
      ${hold.amount}::bigint, ${hold.reason}, ${hold.expiresAt}::timestamptz,
      ${hold.subjectId}::bigint)`;
  return row!;
};

export type HoldState = 'open' | 'posted' | 'voided' | 'expired';

export type ResolvedRow = { answer: LedgerAnswer; state: HoldState; balance: bigint };

export const resolveHold = async (
  sql: Sql,
  given: Reference & {
    state: HoldState;
    reason: string;
    target: string | null;
    amount: bigint | null;
  },
): Promise<ResolvedRow | undefined> => {
  const [row] = await sql<ResolvedRow>`
    select answer, state, balance
    from ledger.resolve(${given.namespace}, ${given.reference}, ${given.state}::ledger.hold_state,
      ${given.reason}, ${given.target}, ${given.amount}::bigint)`;
  return row;
};

export const expireHolds = async (sql: Sql, limit: number): Promise<number> => {
  const [row] = await sql<{ expired: number }>`
    select ledger.expire_holds(${limit}::integer) as expired`;
  return row?.expired ?? 0;
};

export const reverseCommand = async (
  sql: Sql,
  { namespace, reference, reason }: Reference & { reason: string },
  month: Date | null,
): Promise<string> => {
  const [row] = await sql<{ answer: string }>`
    select ledger.reverse(${namespace}, ${reference}, ${reason}, ${month}::timestamptz) as answer`;
  return row!.answer;
};

export type StatementRow = {
  opening: bigint;
  closing: bigint;
  firstSeq: number;
  lastSeq: number;
  /** Null in the one row of a page without entries. */
  seq: number | null;
} & Omit<Entry, 'seq'>;

export const readStatementRows = (
  sql: Sql,
  path: string,
  currency: string,
  { from, to, after = 0, limit }: StatementPeriod,
): Promise<StatementRow[]> =>
  sql<StatementRow>`
    select opening, closing, first_seq as "firstSeq", last_seq as "lastSeq", seq,
      created_at as at, namespace, reference, reason, amount, balance_before as "balanceBefore",
      balance_after as "balanceAfter", subject_id as "subjectId"
    from ledger.statement(${path}, ${currency},
      coalesce(${from ?? null}::timestamptz, '-infinity'),
      coalesce(${to ?? null}::timestamptz, 'infinity'), ${after}::integer, ${limit}::integer)`;

/**
 * Per currency, the sums of all accounts from all entries: `total` is always zero. For tests; a
 * site reads its daily books.
 */
export const readTrialBalance = (
  sql: Sql,
): Promise<{ currency: string; players: string; debts: string; house: string; total: string }[]> =>
  sql`
    select currency, players::text, debts::text, house::text, total::text
    from ledger.trial_balance_view
    order by currency`;

// A day has at most some hundred classes and currencies; a year is read in parts.
export const readDailyBalances = (
  sql: Sql,
  { from, to }: { from: string; to: string },
): Promise<DailyBalance[]> =>
  sql<DailyBalance>`
    select day::text, currency, class, opening::text, money_in::text as "moneyIn",
      money_out::text as "moneyOut", closing::text
    from ledger.daily_balance_view
    where day between ${from}::date and ${to}::date
    order by day, currency, class
    limit 10000`;

export const readLiabilities = (
  sql: Sql,
  { from, to }: { from: string; to: string },
): Promise<Liability[]> =>
  sql<Liability>`
    select day::text, currency, balances::text, on_games::text as "onGames", held::text,
      total::text, debts::text
    from ledger.liability_view
    where day between ${from}::date and ${to}::date
    order by day, currency
    limit 10000`;

export const readViolations = (sql: Sql): Promise<{ what: string; which: string }[]> =>
  sql<{ what: string; which: string }>`select what, which from ledger.violation_view limit 100`;

export const lockPlayerAccounts = (sql: Sql, playerId: string): Promise<unknown> =>
  sql`select ledger.lock_player(${playerId}::bigint)`;

/** Those of many, in one order everywhere. */
export const lockPlayersAccounts = (sql: Sql, playerIds: readonly string[]): Promise<unknown> =>
  sql`select ledger.lock_players(${playerIds}::bigint[])`;

export const openAccountRow = async (sql: Sql, path: string, currency: string): Promise<bigint> => {
  const [row] = await sql<{ id: bigint }>`select ledger.open_account(${path}, ${currency}) as id`;
  if (!row) throw new Error(`account ${path} was not opened`);
  return row.id;
};

export const makePartitions = (sql: Sql): Promise<unknown> =>
  sql`select ledger.ensure_partitions()`;

/** Closes the next finished day and returns it; null when there is none. */
export const closeNextDay = async (database: Database): Promise<string | null> => {
  const [row] = await atLength<{ day: string | null }>(
    database,
    'select ledger.close_next_day()::text as day',
  );
  return row?.day ?? null;
};

export type PutOffDay = { day: string; pid: number; application: string; since: Date };

/** The day that an open writer keeps from being closed, and since when the writer has been open. */
export const readPutOffDay = async (sql: Sql): Promise<PutOffDay | undefined> => {
  const [row] = await sql<PutOffDay>`
    select day::text, pid, application, since from ledger.put_off_day()`;
  return row;
};

export const makeDailyCheckpoint = (database: Database): Promise<unknown> =>
  atLength(
    database,
    `select ledger.make_checkpoint(d.upto)
     from (
       select date_trunc('day', lib.now() at time zone 'UTC') at time zone 'UTC' as upto
     ) d
     where not exists (select from ledger.checkpoint c where c.upto = d.upto)
       and ledger.is_over(d.upto)`,
  );

const patienceMs = 15 * 60_000;

/** One statement that counts a whole day and may take minutes, on a connection of its own. */
const atLength = async <Row>(database: Database, text: string): Promise<Row[]> => {
  const client = await database.connect('parlour books');
  try {
    await client.query(`set statement_timeout = ${patienceMs}`);
    const statement = { text, query_timeout: patienceMs + 1000 };
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
};

/** The missing guards of the money, in one sentence; null when all exist. */
export const readSchemaProblem = async (sql: Sql): Promise<string | null> => {
  const [row] = await sql<{ problem: string | null }>`select ledger.schema_problem() as problem`;
  return row!.problem;
};
