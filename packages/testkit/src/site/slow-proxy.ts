import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type SlowProxy = {
  port: number;
  /** How many connections have sent something that is held. */
  held: () => number;
  /** Passes on what is held; what the site answers, though no one waits for it any more. */
  letGo: () => Promise<string[]>;
  close: () => void;
};

/**
 * A proxy that holds what it is sent, and keeps its own connection to the site when the caller's
 * has ended: the site cannot see that no one waits.
 */
export const openSlowProxy = async (target: number): Promise<SlowProxy> => {
  const callers: { socket: Socket; sent: Buffer[] }[] = [];
  const server = createServer((socket) => {
    const caller = { socket, sent: [] as Buffer[] };
    callers.push(caller);
    socket.on('data', (bytes: Buffer) => caller.sent.push(bytes));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const passOn = (bytes: Buffer) =>
    new Promise<string>((resolve, reject) => {
      const site = connect(target, '127.0.0.1', () => site.write(bytes));
      let text = '';
      site.on('data', (part: Buffer) => {
        text += part.toString('utf8');
        if (/"success":(true|false).*\}\s*/.test(text)) site.end();
      });
      site.on('error', reject);
      site.on('close', () => resolve(text));
    });
  return {
    port: (server.address() as AddressInfo).port,
    held: () => callers.filter(({ sent }) => sent.length > 0).length,
    letGo: () => Promise.all(callers.splice(0).map(({ sent }) => passOn(Buffer.concat(sent)))),
    close: () => {
      for (const { socket } of callers) socket.destroy();
      server.close();
    },
  };
};
