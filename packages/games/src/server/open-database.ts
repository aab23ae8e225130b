import {
  openDatabase as open,
  type Database as Kit,
  type Sql,
} from '@parlour/node-kit/database/database';
import { codeOf } from '@parlour/node-kit/database/failure';

/** The games' database: columns are named as in code. */
export type GamesDatabase = Pick<Kit, 'sql' | 'connect' | 'connections' | 'close'> & {
  /** One transaction; repeated when the database requests it (deadlock, serialization). */
  transaction: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;
};

export const openDatabase = (
  url: string,
  onLost: (error: Error) => void,
  pool = { connections: 10, pipelines: 3 },
): GamesDatabase => {
  const database = open(url, {
    applicationName: 'parlour games',
    ...pool,
    // A press that waited too long is refused and may be repeated.
    repeatsLockTimeouts: false,
    onLost,
  });
  return {
    ...database,
    sql: named(database.sql),
    transaction: (work) => database.transaction((sql) => work(named(sql))),
  };
};

/** Names the columns of every row as in code. */
const named =
  (sql: Sql): Sql =>
  async <Row>(strings: TemplateStringsArray, ...values: unknown[]) =>
    (await sql(strings, ...values)).map(rowOf) as Row[];

const rowOf = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

const awayWords =
  /connection terminated|connection timeout|timeout exceeded|query read timeout|not queryable/i;

/**
 * True when the database was unreachable or is shutting down: the outcome is unknown, ask again.
 */
export const isAway = (error: unknown): boolean => {
  const code = codeOf(error);
  if (/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|ENOENT)$/.test(code)) return true;
  if (/^(08|53|57P|57014|55P03)/.test(code)) return true;
  const message = error instanceof Error ? error.message : '';
  return awayWords.test(message);
};
