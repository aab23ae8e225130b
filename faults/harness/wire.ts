import net from 'node:net';
import type { Random } from '@parlour/testkit/random';
import type { Harm, Wire } from './types';

type Line = { near: net.Socket; far: net.Socket; isSwallowed: boolean };

/**
 * Stands between two parts, passes on their bytes, and on command does harm to what comes back:
 * that is how an answer is lost after its commit.
 */
export const openWire = async (targetPort: number, random: Random): Promise<Wire> => {
  const lines = new Set<Line>();
  let harm: Harm | undefined;

  const server = net.createServer({ noDelay: true }, (near) => {
    const far = net.connect({ host: '127.0.0.1', port: targetPort, noDelay: true });
    const line: Line = { near, far, isSwallowed: false };
    lines.add(line);
    const end = () => {
      lines.delete(line);
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    near.on('data', (bytes) => pass(bytes, near, far));
    far.on('data', (bytes) => {
      if (line.isSwallowed) return;
      if (!harm || random.share() >= harm.share) pass(bytes, far, near);
      else if (harm.kind === 'cut') end();
      else if (harm.kind === 'swallow') line.isSwallowed = true;
      else delay(bytes, line, harm.delayMs ?? 500);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const repair = () => {
    harm = undefined;
    for (const { near, far, isSwallowed } of lines) {
      if (isSwallowed) for (const socket of [near, far]) socket.destroy();
    }
  };
  return {
    port: (server.address() as net.AddressInfo).port,
    harm: (given) => {
      harm = given;
    },
    repair,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const { near, far } of lines) for (const socket of [near, far]) socket.destroy();
      await closed;
    },
  };
};

/** Passes bytes on no faster than the receiver takes them. */
const pass = (bytes: Buffer, from: net.Socket, to: net.Socket): void => {
  if (to.write(bytes)) return;
  from.pause();
  to.once('drain', () => from.resume());
};

/** Later bytes wait as well, or answers would change their order. */
const delay = (bytes: Buffer, { near, far }: Line, ms: number): void => {
  far.pause();
  setTimeout(() => {
    if (!near.destroyed) near.write(bytes);
    far.resume();
  }, ms);
};
