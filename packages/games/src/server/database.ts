import { createHash } from 'node:crypto';
import pg from 'pg';

/** Runs one statement. Whole numbers of 64 bits are bigint; columns are named as in code. */
export type Sql = <Row>(strings: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>;

export type Database = {
  sql: Sql;
  /** One transaction; done again when the database asks for it (deadlock, serialization). */
  transaction: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8
      ? BigInt
      : pg.types.getTypeParser(oid as never, format as 'text'),
};

export const openDatabase = (url: string, onLost: (error: Error) => void): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    application_name: 'parlour games',
    max: 10,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 5000,
    statement_timeout: 5000,
    lock_timeout: 3000,
    idle_in_transaction_session_timeout: 10_000,
    query_timeout: 8000,
    keepAlive: true,
  });
  // Without a listener the loss of a connection would end the process: of an idle one, and of one
  // that breaks in the moment between being given out and being listened to.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    sql: runner(pool),
    transaction: async (work) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await inTransaction(pool, work);
        } catch (error) {
          if (attempt === 5 || !mayRepeat.has(codeOf(error))) throw error;
        }
      }
    },
    close: () => pool.end(),
  };
};

const awayWords =
  /connection terminated|connection timeout|timeout exceeded|query read timeout|not queryable/i;

/** True when the database could not be reached or is going away: nothing is known, ask again. */
export const isAway = (error: unknown): boolean => {
  const code = codeOf(error);
  if (/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|ENOENT)$/.test(code)) return true;
  if (/^(08|53|57P|57014|55P03)/.test(code)) return true;
  const message = error instanceof Error ? error.message : '';
  return awayWords.test(message);
};

// Serialization failure, deadlock: nothing was committed.
const mayRepeat = new Set(['40001', '40P01']);

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

const inTransaction = async <Result>(
  pool: pg.Pool,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that breaks between two statements says so here; unheard, it would end the
  // process.
  const noteBroken = (error: Error) => {
    broken = error;
  };
  client.on('error', noteBroken);
  try {
    await client.query('begin');
    const result = await work(runner(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.off('error', noteBroken);
    client.release(broken);
  }
};

const runner =
  (on: pg.Pool | pg.PoolClient): Sql =>
  async <Row>(strings: TemplateStringsArray, ...values: unknown[]) => {
    const { rows } = await on.query<Record<string, unknown>>({ ...statementOf(strings), values });
    return rows.map(named) as Row[];
  };

const statements = new WeakMap<TemplateStringsArray, { name: string; text: string }>();

const statementOf = (strings: TemplateStringsArray) => {
  const known = statements.get(strings);
  if (known) return known;
  const text = strings.reduce((head, part, index) => `${head}$${index}${part}`);
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  statements.set(strings, { name, text });
  return { name, text };
};

const named = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
