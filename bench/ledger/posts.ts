import type pg from 'pg';
import { BatchQueue, type BatchRow } from '../../packages/server/src/lib/database/batch-queue';
import type { Database } from '../../packages/node-kit/src/database/database';

/** A bet for the ledger: from one account to another under a reference. */
export type Post = {
  /** The player's index, by which a queue is chosen. */
  place: number;
  reference: string;
  source: number;
  target: bigint;
  amount: number;
};

type Row = [n: number, answer: string];

export type PostQueues = { post: (post: Post) => Promise<string>; close: () => Promise<void> };

const queueCount = 2;

/** The queues of bets with only `ledger.post` behind them. */
export const openPostQueues = async (
  database: Database,
  namespace: number,
  since: string,
): Promise<PostQueues> => {
  const queues = Array.from(
    { length: queueCount },
    (_each, place) =>
      new BatchQueue<Post, string>({
        connect: () => database.connect(`queue ${place}`),
        send: (client, batch) => postBatch(client, batch, { namespace, since }),
        ownerOf: ({ source }) => source,
        elapsed: () => performance.now(),
        patienceMs: 5000,
      }),
  );
  await Promise.all(queues.map((queue) => queue.open()));
  return {
    post: (post) => queues[post.place % queueCount]!.ask(post),
    close: async () => {
      await Promise.all(queues.map((queue) => queue.close()));
    },
  };
};

const postBatch = async (
  client: pg.ClientBase,
  posts: Post[],
  { namespace, since }: { namespace: number; since: string },
): Promise<BatchRow<string>[]> => {
  const { rows } = await client.query<Row>({
    name: 'ledger.post',
    text: `
      select n, answer from ledger.post(
        $1::smallint[], $2, $3::"char"[], $4::bigint[], $5::bigint[], $6::bigint[], $7,
        $8::bigint[], $9::timestamptz)`,
    rowMode: 'array',
    values: [
      posts.map(() => namespace),
      posts.map(({ reference }) => reference),
      posts.map(() => '0'),
      posts.map(({ source }) => source),
      posts.map(({ target }) => target),
      posts.map(({ amount }) => amount),
      posts.map(() => 'bet'),
      posts.map(() => null),
      since,
    ],
  });
  return rows.map(([n, answer]) => ({ place: n - 1, answer }));
};
