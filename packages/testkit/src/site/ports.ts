import net from 'node:net';

/**
 * So many free adjacent ports. They lie below the range of outgoing connections, or one might be
 * taken when a killed process restarts on it.
 */
export const freePorts = async (count: number): Promise<number> => {
  for (;;) {
    const port = 20_000 + count * Math.floor(Math.random() * (10_000 / count));
    const places = Array.from({ length: count }, (_each, place) => isFree(port + place));
    if ((await Promise.all(places)).every(Boolean)) return port;
  }
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
