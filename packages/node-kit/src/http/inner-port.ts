import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Problem } from '../problem';

export type InnerPortOptions = {
  port: number;
  host: string;
  /** Whether the process was asked to end: a proxy then sends it no more calls. */
  isEnding: () => boolean;
  /** Rejects while the process cannot do its work. */
  isReady: () => Promise<void>;
  /** The figures of the process in the text format of Prometheus. */
  readMetrics: () => Promise<string>;
  /** What the process runs: the version that the change log lists, and the build made of it. */
  release: { version: string; build: string };
};

/** A database that does not answer in this time is not ready, whatever its own limits are. */
const readyMs = 2000;

const plain = 'text/plain; charset=utf-8';

/**
 * What proxies, Prometheus and people ask of a process, on a port that the public does not reach.
 * `/livez` asks the process alone, so that a fail-over of the database takes no process out of the
 * proxy: calls then get the answers of their own protocol, not the proxy's.
 */
export const openInnerPort = async ({
  port,
  host,
  isEnding,
  isReady,
  readMetrics,
  release,
}: InnerPortOptions): Promise<{ port: number; close: () => Promise<void> }> => {
  const answers: Record<string, () => Promise<[status: number, text: string]>> = {
    '/livez': async () => (isEnding() ? [503, 'ending'] : [200, 'live']),
    '/readyz': async () => {
      try {
        await withinMs(readyMs, isReady());
        return isEnding() ? [503, 'ending'] : [200, 'ready'];
      } catch {
        return [503, 'no database'];
      }
    },
    '/metrics': async () => [200, await readMetrics()],
    '/version': async () => [200, JSON.stringify(release)],
  };
  const server = createServer((request, response) => {
    const answer = request.method === 'GET' ? answers[request.url ?? ''] : undefined;
    if (!answer) return send(response, 404, 'unknown');
    return void answer().then(
      ([status, text]) => send(response, status, text),
      () => send(response, 500, 'failed'),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      reject(new Problem(`METRICS_PORT ${port} cannot be listened on at ${host} (${code}).`));
    });
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const send = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': plain, 'cache-control': 'no-store' }).end(text);
};

const withinMs = async (ms: number, work: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
};
