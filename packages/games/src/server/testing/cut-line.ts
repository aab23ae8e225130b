import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a database that can be cut and mended: while it is cut, every connection breaks. */
export const cutLine = async (url: string) => {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line = new URL(url);
  line.hostname = '127.0.0.1';
  line.port = String((server.address() as AddressInfo).port);
  return {
    url: line.href,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
