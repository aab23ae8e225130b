import type pg from 'pg';
import { Client, streamOf } from './client';
import { isReadOnly, readOnlyMs } from './failure';
import type { Statement } from './statement';

const madeAt = new WeakMap<pg.Client, number>();

/**
 * A few pipelined connections for single statements. The next statement opens a broken connection
 * again; the statement that broke fails, since its outcome is unknown.
 */
export const openPipelines = (
  options: pg.ClientConfig,
  {
    slots: count,
    onConnect,
    onLost,
  }: {
    slots: number;
    onConnect: OnConnect;
    onLost: (error: Error) => void;
  },
) => {
  const slots = Array.from({ length: count }, (): Promise<pg.Client> | undefined => undefined);
  let turn = 0;

  const open = (slot: number): Promise<pg.Client> => {
    const client = new Client({ ...options, pipeline: true } as pg.ClientConfig);
    // By its end, the place may have another connection already.
    const forget = () => {
      if (slots[slot] === opening) slots[slot] = undefined;
    };
    client.on('error', (error) => {
      forget();
      onLost(error);
      // A server that ended it in words may never end it in deed.
      client.end().catch(() => undefined);
    });
    client.on('end', forget);
    const opening = connected(client, onConnect);
    opening.catch(forget);
    return opening;
  };

  /** The statements that it was sent are answered; the next one is sent on another. */
  const giveUpReadOnly = (slot: number, opening: Promise<pg.Client>, client: pg.Client): void => {
    if (!isOld(client) || slots[slot] !== opening) return;
    slots[slot] = undefined;
    client.end().catch(() => undefined);
  };

  const clientOf = (slot: number): Promise<pg.Client> => (slots[slot] ??= open(slot));

  return {
    query: async <Row>(statement: Statement, values: unknown[]): Promise<Row[]> => {
      turn = (turn + 1) % slots.length;
      const slot = turn;
      const opening = clientOf(slot);
      const client = await opening;
      gatherWrites(client);
      try {
        return (await client.query({ ...statement, values })).rows as Row[];
      } catch (error) {
        if (isReadOnly(error)) giveUpReadOnly(slot, opening, client);
        throw error;
      }
    },
    each: async (work: (client: pg.Client) => Promise<unknown>) => {
      for (const slot of slots) if (slot) await work(await slot);
    },
    close: async () => {
      await Promise.all(slots.map(async (slot) => (await slot?.catch(() => undefined))?.end()));
    },
  };
};

/**
 * Holds back what is written until the end of this tick, so that statements which are sent at once
 * are one write: the system call costs the process more than most of them.
 */
const gatherWrites = (client: pg.Client): void => {
  const stream = streamOf(client);
  stream.cork();
  process.nextTick(() => stream.uncork());
};

type OnConnect = (client: pg.Client) => Promise<void>;

const connected = async (client: pg.Client, onConnect: OnConnect): Promise<pg.Client> => {
  await client.connect();
  await onConnect(client);
  madeAt.set(client, performance.now());
  return client;
};

const isOld = (client: pg.Client): boolean => performance.now() - madeAt.get(client)! >= readOnlyMs;
