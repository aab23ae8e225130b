import net from 'node:net';
import type { Cluster, Nemesis } from '../harness/types';
import { missingOf, run } from './commands';

/** Connections break although neither side has closed them. */
export const cutSockets: Nemesis = {
  id: 'N9',
  name: 'the kernel cuts connections to PostgreSQL or to the platform',
  holdMs: 0,
  missing: async () => {
    const what = 'Cutting sockets';
    const why = await missingOf(what, ['ss', 'which']);
    if (why) return why;
    return (await isCutting()) ? undefined : `${what} needs a kernel with INET_DIAG_DESTROY.`;
  },
  strike: async (cluster, random) => {
    const ports = random.pick([databasePorts(cluster), clientPorts(cluster)]);
    await Promise.all(ports.map(cut));
  },
  heal: async () => {},
};

const databasePorts = ({ database }: Cluster): number[] => [database.port];
const clientPorts = ({ platforms }: Cluster): number[] =>
  platforms.flatMap(({ toClients, toConsole }) => [toClients.port, toConsole.port]);

/** Of the two ends of a connection, the calling one; the other is notified. */
const cut = (port: number): Promise<string> =>
  run('ss', '-K', 'dst', '127.0.0.1', 'dport', '=', `:${port}`);

/** Tries it on a connection of our own. */
const isCutting = async (): Promise<boolean> => {
  // The called end breaks as well, and must not break this process.
  const server = net.createServer((called) => called.on('error', () => {}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  const caller = net.connect(port, '127.0.0.1');
  try {
    await new Promise((resolve) => server.once('connection', resolve));
    const closed = new Promise<boolean>((resolve) => {
      caller.once('error', () => resolve(true));
      setTimeout(resolve, 1000, false).unref();
    });
    await cut(port).catch(() => undefined);
    return await closed;
  } finally {
    caller.destroy();
    server.close();
  }
};
