import { createHash } from 'node:crypto';
import pg from 'pg';
import { Refusal } from '../refusal';

/** Runs one statement; whole numbers of 64 bits come back as bigint, numerics as text. */
export type Sql = <Row = Record<string, unknown>>(
  strings: TemplateStringsArray,
  ...values: unknown[]
) => Promise<Row[]>;

/** A statement runner inside one database transaction. */
export type Transaction = Sql & {
  /** Runs after the commit; what it does must not matter if the process dies before it. */
  afterCommit: (work: () => void) => void;
};

export type Database = {
  /** Single statements, each its own transaction, pipelined over a few shared connections. */
  sql: Sql;
  /** One transaction on a connection of its own; repeated when the database asks for it. */
  transaction: <Result>(work: (sql: Transaction) => Promise<Result>) => Promise<Result>;
  /** A connection of one's own, for a queue of batches or for LISTEN. The caller ends it. */
  connect: (applicationName: string) => Promise<pg.Client>;
  /** Moves `lib.now()` for every connection of this database object; tests only. */
  shiftClock: (offset: string) => Promise<void>;
  clockOffset: () => string;
  close: () => Promise<void>;
};

type Statement = { name: string; text: string };

const typeParsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.INT8) return BigInt;
    if (oid === 1016)
      return (list: string) => list.slice(1, -1).split(',').filter(Boolean).map(BigInt);
    return pg.types.getTypeParser(oid as never, format as 'text');
  },
};

const statements = new WeakMap<TemplateStringsArray, Statement>();

/** The prepared form of a template: its text with numbered places, named by the digest of it. */
const statementOf = (strings: TemplateStringsArray): Statement => {
  let statement = statements.get(strings);
  if (!statement) {
    const text = strings.reduce((head, part, index) => `${head}$${index}${part}`);
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
    statement = { name, text };
    statements.set(strings, statement);
  }
  return statement;
};

const settings = {
  statement_timeout: 5000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 8000,
  keepAlive: true,
  connectionTimeoutMillis: 5000,
};

// Serialization failure, deadlock, lock time-out: nothing was committed, so the work may be done
// again.
const retryable = new Set(['40001', '40P01', '55P03']);

/** Connects to PostgreSQL. `onLost` hears of connections that broke, for the log. */
export const openDatabase = (
  url: string,
  { onLost = () => {} }: { onLost?: (error: Error) => void } = {},
): Database => {
  let offset = '0';
  const base = { connectionString: url, types: typeParsers, application_name: 'parlour' };
  const pool = new pg.Pool({ ...base, ...settings, max: 12, idleTimeoutMillis: 60_000 });
  pool.on('error', onLost);
  // One that breaks in the moment between being given out and being listened to is found broken by
  // the next statement; without an ear it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const shared = sharedClients({ ...base, ...settings }, () => offset, onLost);

  const sql = (<Row>(strings: TemplateStringsArray, ...values: unknown[]) =>
    shared.query<Row>(statementOf(strings), values)) as Sql;

  const transaction: Database['transaction'] = async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(pool, offset, work);
      } catch (error) {
        if (!retryable.has(codeOf(error))) throw error;
        if (attempt === 5) throw new Refusal('system.busy');
        await new Promise((resolve) =>
          setTimeout(resolve, attempt * 15 + (process.hrtime()[1] % 20)),
        );
      }
    }
  };

  return {
    sql,
    transaction,
    connect: async (applicationName) => {
      const client = new pg.Client({ ...base, ...settings, application_name: applicationName });
      client.on('error', onLost);
      await client.connect();
      if (offset !== '0') await setOffset(client, offset);
      return client;
    },
    shiftClock: async (next) => {
      offset = next;
      await shared.each((client) => setOffset(client, next));
    },
    clockOffset: () => offset,
    close: async () => {
      await Promise.all([shared.close(), pool.end()]);
    },
  };
};

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');

const setOffset = (client: pg.ClientBase, offset: string) =>
  client.query(`select set_config('parlour.clock_offset', $1, false)`, [offset]);

/** The offset a pooled connection was last given; one that goes back must be told so too. */
const shifted = new WeakMap<pg.PoolClient, string>();

const once = async <Result>(
  pool: pg.Pool,
  offset: string,
  work: (sql: Transaction) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  const after: (() => void)[] = [];
  const sql = Object.assign(
    async (strings: TemplateStringsArray, ...values: unknown[]) =>
      (await client.query({ ...statementOf(strings), values })).rows,
    { afterCommit: (hook: () => void) => after.push(hook) },
  ) as unknown as Transaction;
  let broken: Error | undefined;
  // A connection that breaks between two statements says so here; without an ear the process would
  // end.
  const noteBroken = (error: Error) => {
    broken = error;
  };
  client.on('error', noteBroken);
  try {
    if ((shifted.get(client) ?? '0') !== offset) {
      await setOffset(client, offset);
      shifted.set(client, offset);
    }
    await client.query('begin');
    const result = await work(sql);
    await client.query('commit');
    for (const hook of after) hook();
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

/**
 * Three pipelined connections for single statements. A connection that broke is made anew by the
 * next statement that needs it; the statement that broke fails, since nobody knows whether it was
 * done.
 */
const sharedClients = (
  options: pg.ClientConfig,
  offset: () => string,
  onLost: (error: Error) => void,
) => {
  const slots: (Promise<pg.Client> | undefined)[] = [undefined, undefined, undefined];
  let turn = 0;

  const open = async (slot: number): Promise<pg.Client> => {
    const client = new pg.Client({ ...options, pipeline: true } as pg.ClientConfig);
    const forget = () => {
      slots[slot] = undefined;
    };
    client.on('error', (error) => {
      forget();
      onLost(error);
    });
    client.on('end', forget);
    await client.connect();
    if (offset() !== '0') await setOffset(client, offset());
    return client;
  };

  const clientOf = (slot: number): Promise<pg.Client> => {
    const opening = (slots[slot] ??= open(slot));
    opening.catch(() => {
      if (slots[slot] === opening) slots[slot] = undefined;
    });
    return opening;
  };

  return {
    query: async <Row>(statement: Statement, values: unknown[]): Promise<Row[]> => {
      turn = (turn + 1) % slots.length;
      const client = await clientOf(turn);
      return (await client.query({ ...statement, values })).rows as Row[];
    },
    each: async (work: (client: pg.Client) => Promise<unknown>) => {
      for (const slot of slots) if (slot) await work(await slot);
    },
    close: async () => {
      await Promise.all(slots.map(async (slot) => (await slot?.catch(() => undefined))?.end()));
    },
  };
};

/** The name of the broken constraint, when that is what the error says. */
export const brokenRule = (error: unknown): string | undefined => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code?.startsWith('23') ? constraint : undefined;
};
