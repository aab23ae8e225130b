import type pg from 'pg';

/** A bet as the ledger sees it: from one account to another under a reference. */
export type Post = { reference: string; source: number; target: bigint; amount: number };

type Waiting = { post: Post; resolve: (answer: string) => void; reject: (error: unknown) => void };

const fullBatch = 512;

/** Batches for `ledger.post` alone: what arrives while one is under way goes in the next. */
export class PostLane {
  private readonly client: pg.Client;
  private readonly namespace: number;
  private readonly since: string;
  private waiting: Waiting[] = [];
  private isBusy = false;

  constructor(client: pg.Client, namespace: number, since: string) {
    this.client = client;
    this.namespace = namespace;
    this.since = since;
  }

  post(post: Post): Promise<string> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ post, resolve, reject });
      if (this.isBusy) return;
      this.isBusy = true;
      setImmediate(() => void this.run());
    });
  }

  private async run() {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, fullBatch);
      try {
        const rows = await this.send(batch.map(({ post }) => post));
        for (const [place, answer] of rows) batch[place - 1]?.resolve(answer);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.isBusy = false;
  }

  private async send(posts: Post[]): Promise<[number, string][]> {
    const { rows } = await this.client.query<[number, string]>({
      name: 'ledger.post',
      text: `
        select n, answer from ledger.post(
          $1::smallint[], $2, $3::"char"[], $4::bigint[], $5::bigint[], $6::bigint[], $7,
          $8::bigint[], $9::timestamptz)`,
      rowMode: 'array',
      values: [
        posts.map(() => this.namespace),
        posts.map(({ reference }) => reference),
        posts.map(() => '0'),
        posts.map(({ source }) => source),
        posts.map(({ target }) => target),
        posts.map(({ amount }) => amount),
        posts.map(() => 'bet'),
        posts.map(() => null),
        this.since,
      ],
    });
    return rows;
  }
}
