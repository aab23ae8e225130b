import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

type Pair = { near: Socket; far: Socket; name: string; isSilent: boolean };

/** The message of a server that ends a connection. */
const fields = 'SFATAL\0VFATAL\0C57P01\0Mterminated\0\0';
const farewell = Buffer.from(`E\0\0\0${String.fromCharCode(fields.length + 4)}${fields}`, 'latin1');

/**
 * A line to a database whose connections can fall silent, as behind a broken network: nothing comes
 * back, and no end either. New ones are made and work.
 */
export const openSilentLine = async (url: string) => {
  const target = new URL(url);
  const pairs = new Set<Pair>();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: Number(target.port), host: target.hostname, allowHalfOpen: true });
    const pair: Pair = { near, far, name: '', isSilent: false };
    pairs.add(pair);
    near.on('data', (bytes: Buffer) => {
      pair.name ||= /application_name\0([^\0]*)/.exec(bytes.toString('latin1'))?.[1] ?? '';
      if (!pair.isSilent) far.write(bytes);
    });
    far.on('data', (bytes: Buffer) => void (pair.isSilent || near.write(bytes)));
    near.on('end', () => void (pair.isSilent ? near.destroy() : far.end()));
    far.on('end', () => void (pair.isSilent || near.end()));
    near.on('error', () => undefined);
    far.on('error', () => void (pair.isSilent || near.destroy()));
    near.on('close', () => {
      pairs.delete(pair);
      far.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const named = (name?: string) =>
    [...pairs].filter((pair) => name === undefined || pair.name === name);
  const line = new URL(url);
  line.hostname = '127.0.0.1';
  line.port = String((server.address() as AddressInfo).port);
  return {
    url: line.href,
    /** How many connections of this name the process holds, silent ones too. */
    count: (name?: string) => named(name).length,
    /** The connections that are there, or those of a name, fall silent for ever. */
    silence: (name?: string) => {
      for (const pair of named(name)) pair.isSilent = true;
    },
    /** The server ends the connections in words, and the end itself comes when it is called. */
    sayFarewell: (name?: string) => {
      const some = named(name);
      for (const pair of some) {
        pair.isSilent = true;
        pair.near.write(farewell);
      }
      return () => some.forEach(({ near }) => near.destroy());
    },
    close: () => {
      for (const { near } of pairs) near.destroy();
      server.close();
    },
  };
};
