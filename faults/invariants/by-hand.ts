import type pg from 'pg';
import type { OpenHistory } from '../harness/history';
import type { CheckContext } from '../harness/types';

/** What an invariant is checked with, after a history without a fault. */
export const contextOf = (
  client: pg.Client,
  history: OpenHistory,
  changes: Partial<CheckContext> = {},
): CheckContext => ({
  client,
  history,
  snapshotAt: history.now(),
  isFinal: false,
  shownBalance: undefined,
  recoveries: [],
  memory: [],
  ...changes,
});

/** Rows are written by hand in a transaction that `opening` lets write them; it is rolled back. */
export const spoil = async (
  client: pg.Client,
  opening: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> => {
  await client.query('begin');
  try {
    await client.query(opening);
    await work(client);
  } finally {
    await client.query('rollback');
  }
};
