import pg from 'pg';
import type { Statement } from './statement';

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
    onConnect: (client: pg.Client) => Promise<void>;
    onLost: (error: Error) => void;
  },
) => {
  const slots = Array.from({ length: count }, (): Promise<pg.Client> | undefined => undefined);
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
    await onConnect(client);
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
