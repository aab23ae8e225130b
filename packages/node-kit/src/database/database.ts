import pg from 'pg';
import { Client } from './client';
import { openClockShift } from './clock-shift';
import { openPipelines } from './pipelines';
import { statementOf, typeParsers } from './statement';
import { asTransaction, inTransaction, repeated, type Repeats } from './transaction';

/** Runs one statement; whole numbers of 64 bits come back as bigint, numerics as text. */
export type Sql = <Row = Record<string, unknown>>(
  strings: TemplateStringsArray,
  ...values: unknown[]
) => Promise<Row[]>;

/** A statement runner inside one database transaction. */
export type Transaction = Sql & {
  /** Runs after the commit. It may be lost if the process dies before it. */
  afterCommit: (work: () => void) => void;
};

export type Database = {
  /** Single statements, each its own transaction, pipelined over a few shared connections. */
  sql: Sql;
  /** One transaction on its own connection; repeated if the database reports a conflict. */
  transaction: <Result>(work: (sql: Transaction) => Promise<Result>) => Promise<Result>;
  /**
   * One statement that may wait for a lock: a transaction by itself, on a connection of its own and
   * repeated as one, in a single turn to the database.
   */
  single: Sql;
  /** A separate connection, for a queue of batches or for LISTEN. The caller ends it. */
  connect: (applicationName: string) => Promise<pg.Client>;
  /** Moves `lib.now()` for every connection of this database object; tests only. */
  shiftClock: (offset: string) => Promise<void>;
  clockOffset: () => string;
  /** The transactions' connections now: in use, idle, and how many transactions wait for one. */
  connections: () => { busy: number; idle: number; waiting: number };
  close: () => Promise<void>;
};

export type DatabaseOptions = Repeats & {
  /** The name of our connections in the database. */
  applicationName: string;
  /** How many transactions run at a time; the others wait. */
  connections: number;
  /** Over how many connections single statements are pipelined. */
  pipelines?: number;
  /** Whether a statement may take as long as it takes: for commands, never for a site. */
  mayTakeLong?: boolean;
  /** Is called for connections that broke, for the log. */
  onLost?: (error: Error) => void;
};

const settings = {
  statement_timeout: 5000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 8000,
  keepAlive: true,
  connectionTimeoutMillis: 5000,
};

/** Connects to PostgreSQL with the first statement. */
export const openDatabase = (
  url: string,
  {
    applicationName,
    connections,
    pipelines: slots = 3,
    mayTakeLong = false,
    onLost = () => {},
    ...repeats
  }: DatabaseOptions,
): Database => {
  const base = {
    connectionString: url,
    types: typeParsers,
    application_name: applicationName,
    ...settings,
    ...(mayTakeLong && { statement_timeout: 0, query_timeout: 0 }),
  };
  const pool = new pg.Pool({ ...base, max: connections, idleTimeoutMillis: 60_000 });
  pool.on('error', onLost);
  // A connection may break before its user adds an error handler. Without this handler that would
  // end the process; the next statement then fails and finds the connection broken.
  pool.on('connect', (client) => client.on('error', () => {}));
  const shift = openClockShift();
  const pipelines = openPipelines(base, { slots, onConnect: shift.apply, onLost });

  return {
    sql: (<Row>(strings: TemplateStringsArray, ...values: unknown[]) =>
      pipelines.query<Row>(statementOf(strings), values)) as Sql,
    transaction: (work) => repeated(repeats, () => inTransaction(pool, shift.apply, work)),
    single: (<Row>(strings: TemplateStringsArray, ...values: unknown[]) => {
      const query = { ...statementOf(strings), values };
      return repeated(repeats, () => asTransaction(pool, shift.apply, query)) as Promise<Row[]>;
    }) as Sql,
    connect: async (name) => {
      const client = new Client({ ...base, application_name: name });
      client.on('error', onLost);
      await client.connect();
      await shift.apply(client);
      return client;
    },
    shiftClock: async (offset) => {
      shift.moveTo(offset);
      await pipelines.each(shift.apply);
    },
    clockOffset: shift.offset,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await Promise.all([pipelines.close(), pool.end()]);
    },
  };
};
