import type { ChildProcess } from 'node:child_process';
import type { SocketsOrder, SocketsReport } from '../ledger/load/open-sockets';
import { end, forkOwn } from '../ledger/stage/processes';

/** Many open sockets, held by several processes. */
export type Sockets = {
  /** Resolves when the next message is at the last socket, with the milliseconds it took. */
  nextDelivered: () => Promise<number>;
  /** The frames that all of them have received. */
  frames: () => Promise<number>;
  close: () => Promise<void>;
};

const processes = 2;

export const openSockets = async (order: SocketsOrder): Promise<Sockets> => {
  const count = order.count / processes;
  const clients = Array.from({ length: processes }, () =>
    forkOwn(new URL('../ledger/load/open-sockets.ts', import.meta.url)),
  );
  const close = async () => {
    await Promise.all(clients.map(end));
  };
  try {
    for (const client of clients) client.send({ ...order, count } satisfies SocketsOrder);
    await Promise.all(clients.map((client) => next(client, 'open')));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    nextDelivered: async () => {
      const delivered = await Promise.all(clients.map((client) => next(client, 'delivered')));
      return Math.max(...delivered.map(({ ms }) => ms));
    },
    frames: async () => {
      const counted = clients.map((client) => next(client, 'frames'));
      for (const client of clients) client.send('frames');
      return (await Promise.all(counted)).reduce((sum, one) => sum + one.count, 0);
    },
    close,
  };
};

type Of<Kind> = Extract<SocketsReport, { kind: Kind }>;

const next = <Kind extends SocketsReport['kind']>(
  client: ChildProcess,
  kind: Kind,
): Promise<Of<Kind>> =>
  new Promise((resolve, reject) => {
    const onReport = (report: SocketsReport) => {
      if (report.kind === kind) finish(() => resolve(report as Of<Kind>));
    };
    const onExit = () => finish(() => reject(new Error('A client ended.')));
    const finish = (settle: () => void) => {
      client.off('message', onReport).off('exit', onExit);
      settle();
    };
    client.on('message', onReport).on('exit', onExit);
  });
