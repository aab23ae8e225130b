import { Socket } from 'node:net';
import { testDatabase } from '@parlour/testkit/site/database';
import { expect, test } from 'vitest';
import { openDatabase } from './open-database';

/** The same statement nine times at once, over three connections. */
const atOnce = 9;
const pipelines = 3;

type Write = (this: Socket, ...words: unknown[]) => void;

/** How many writes to the database are made while the work is done. */
const writesDuring = async (url: string, work: () => Promise<unknown>): Promise<number> => {
  const sockets = Socket.prototype as unknown as Record<'_write' | '_writev', Write>;
  const { _write: write, _writev: writeMany } = sockets;
  const port = Number(new URL(url).port);
  let writes = 0;
  const counting = (original: Write): Write =>
    function count(...words) {
      if (this.remotePort === port) writes += 1;
      original.apply(this, words);
    };
  Object.assign(sockets, { _write: counting(write), _writev: counting(writeMany) });
  try {
    await work();
  } finally {
    Object.assign(sockets, { _write: write, _writev: writeMany });
  }
  return writes;
};

test('[OPS-01] statements that are sent at once are one write of each connection', async () => {
  const { appUrl, drop } = await testDatabase();
  const database = openDatabase(appUrl, { pool: { connections: 1, pipelines } });
  const ask = () =>
    Promise.all(
      Array.from({ length: atOnce }, async (_, n) => {
        const [row] = await database.sql<{ n: number }>`select ${n}::integer as n`;
        return row!.n;
      }),
    );
  try {
    // Connected, and the statement planned.
    await ask();
    let answers: number[] = [];
    const writes = await writesDuring(appUrl, async () => {
      answers = await ask();
    });
    expect(answers).toEqual(Array.from({ length: atOnce }, (_, n) => n));
    expect(writes).toBe(pipelines);
  } finally {
    await database.close();
    await drop();
  }
});
