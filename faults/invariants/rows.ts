import type { CheckContext, Violation } from '../harness/types';

/** Runs one statement of a check in its snapshot. */
export const rowsOf = async <Row extends object>(
  { client }: CheckContext,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => (await client.query<Row>(text, values)).rows;

/** The result of a check's statement: a sentence for each violation. */
export type Wrong = { what: string; owner?: string | null; key?: string | null };

export const violationsOf = (invariant: string, wrongs: Wrong[]): Violation[] =>
  wrongs.map(({ what, owner, key }) => ({
    invariant,
    what,
    ...(owner && key ? { owner, key } : {}),
  }));

/**
 * No transaction lives as long as this: its statements are ended after five seconds, and a freeze
 * lasts six.
 */
export const longestTransaction = '15 seconds';

/** The moment from which a check has to look, as text for a `timestamptz`. */
export type Since = (context: CheckContext) => Promise<string>;

/**
 * Rows are only ever added, so each check reads what came since the previous check and what may
 * have been uncommitted then. The last check reads everything.
 */
export const openSince = (overlap = longestTransaction): Since => {
  let last = { snapshotAt: Number.NaN, since: '-infinity', next: '-infinity' };
  return async (context) => {
    if (context.isFinal) return '-infinity';
    if (last.snapshotAt !== context.snapshotAt) {
      const [row] = await rowsOf<{ next: string }>(
        context,
        `select (now() - $1::interval)::text as next`,
        [overlap],
      );
      const { snapshotAt } = context;
      last = { snapshotAt, since: last.next, next: row?.next ?? '-infinity' };
    }
    return last.since;
  };
};
