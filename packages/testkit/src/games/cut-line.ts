import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** ReadyForQuery, with which each answer ends, and the message of a server that shuts down. */
const ready = Buffer.from('Z\0\0\0\u0005I', 'latin1');
const farewell = 'SFATAL\0VFATAL\0C57P01\0Mgoing away\0\0';
const lastWords = Buffer.from(
  `E\0\0\0${String.fromCharCode(farewell.length + 4)}${farewell}`,
  'latin1',
);

/**
 * A connection to a database that can be cut and repaired: while it is cut, every connection
 * breaks. With `endNext` the database shuts down directly after its next answer, in the same
 * packet.
 */
export const cutLine = async (url: string) => {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isCut = false;
  let endsNext = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    near.pipe(far);
    far.on('data', (bytes) => {
      const isLast = endsNext && bytes.subarray(-ready.length).equals(ready);
      near.write(isLast ? Buffer.concat([bytes, lastWords]) : bytes);
      if (!isLast) return;
      endsNext = false;
      far.destroy();
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroySoon();
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
    repair: () => {
      isCut = false;
    },
    endNext: () => {
      endsNext = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
