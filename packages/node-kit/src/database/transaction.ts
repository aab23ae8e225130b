import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Transaction } from './database';
import { codeOf, isReadOnly, readOnlyMs } from './failure';
import { statementOf } from './statement';

export type Repeats = {
  /** Whether work that waited too long for a lock is repeated too. */
  repeatsLockTimeouts: boolean;
  /** The error that replaces the database's own after too many repeats. */
  whenBusy?: () => Error;
};

// Nothing was committed, so the work may be repeated.
const serializationFailure = '40001';
const deadlock = '40P01';
const lockTimeout = '55P03';

/** Repeats the work a few times if the database reports a conflict. */
export const repeated = async <Result>(
  { repeatsLockTimeouts, whenBusy }: Repeats,
  work: () => Promise<Result>,
): Promise<Result> => {
  const conflicts = [serializationFailure, deadlock, ...(repeatsLockTimeouts ? [lockTimeout] : [])];
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!conflicts.includes(codeOf(error))) throw error;
      if (attempt === 5) throw whenBusy?.() ?? error;
      await pause(attempt * 15 + (process.hrtime()[1] % 20));
    }
  }
};

/** Statements on a connection whose transaction the caller begins and commits. */
export const statementsOn = (
  client: pg.ClientBase,
  afterCommit: Transaction['afterCommit'],
): Transaction =>
  Object.assign(
    async (strings: TemplateStringsArray, ...values: unknown[]) =>
      (await client.query({ ...statementOf(strings), values })).rows,
    { afterCommit },
  ) as unknown as Transaction;

const firstUsedAt = new WeakMap<pg.PoolClient, number>();

const isOld = (client: pg.PoolClient): boolean =>
  performance.now() - firstUsedAt.get(client)! >= readOnlyMs;

type OnConnect = (client: pg.PoolClient) => Promise<void>;

/** Begins, works and commits on a connection of the pool. */
export const inTransaction = <Result>(
  pool: pg.Pool,
  onConnect: OnConnect,
  work: (sql: Transaction) => Promise<Result>,
): Promise<Result> =>
  onConnectionOf(pool, onConnect, async (client) => {
    const after: (() => void)[] = [];
    await client.query('begin');
    const result = await work(statementsOn(client, (hook) => void after.push(hook)));
    await client.query('commit');
    for (const hook of after) hook();
    return result;
  });

/** Runs one statement, which is a transaction by itself, on a connection of the pool. */
export const asTransaction = (
  pool: pg.Pool,
  onConnect: OnConnect,
  query: pg.QueryConfig,
): Promise<unknown[]> =>
  onConnectionOf(pool, onConnect, async (client) => (await client.query(query)).rows);

/** What fails is rolled back, and a connection that broke is not used again. */
const onConnectionOf = async <Result>(
  pool: pg.Pool,
  onConnect: OnConnect,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  if (!firstUsedAt.has(client)) firstUsedAt.set(client, performance.now());
  let broken: Error | undefined;
  // A connection that breaks between two statements emits an error; without a handler it would end
  // the process.
  const noteBroken = (error: Error) => {
    broken = error;
  };
  client.on('error', noteBroken);
  try {
    await onConnect(client);
    return await work(client);
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    if (isReadOnly(error) && isOld(client)) broken = error as Error;
    throw error;
  } finally {
    client.off('error', noteBroken);
    client.release(broken);
  }
};
