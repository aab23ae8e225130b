import { growthOf, ledgerSize, type Figures } from './measure';
import { startPlainServer, startPlatform, type Running } from './processes';
import { putLoad } from './put-load';
import type { Requests } from './requests';
import type { Signature, Stage } from './stage';
import type { Pace, Variant } from './variant';

const connections = 128;

/** The built platform in so many processes: signature, JSON, checks, ledger, answer. */
export const platformVariant = (
  signature: Signature,
  processes: number,
  requests: Requests,
): Variant => ({
  id: `http_${signature}_${processes}`,
  title: `HTTP, ${signature.toUpperCase()}, ${processes === 1 ? 'one process' : 'two processes'}`,
  inFlight: connections,
  run: async (stage, database, pace) => {
    const url = stage.cluster.urlOf(database);
    const servers = await Promise.all(
      Array.from({ length: processes }, () => startPlatform(url, 'vendor')),
    );
    return measureServers(stage, url, servers, requests, pace);
  },
});

/** What most would write: a transaction a bet, a statement a check. */
export const plainVariant = (requests: Requests): Variant => ({
  id: 'http_plain',
  title: 'HTTP, RSA, a plain server with a pool of 16',
  inFlight: connections,
  run: async (stage, database, pace) => {
    const url = stage.cluster.urlOf(database);
    const key = stage.keys.publicKey.export({ type: 'spki', format: 'pem' }) as string;
    return measureServers(
      stage,
      url,
      [await startPlainServer(url, stage.owner, key)],
      requests,
      pace,
    );
  },
});

const measureServers = async (
  stage: Stage,
  url: string,
  servers: Running[],
  requests: Requests,
  { warmMs, measureMs }: Pace,
): Promise<Figures> => {
  const before = await ledgerSize(url);
  try {
    const ports = servers.map(({ port }) => port);
    // Processes are young: each learns the players' tokens and warms its code.
    const order = { ...requests, ports, connections, warmMs: warmMs * 2, measureMs };
    const pids = servers.map(({ pid }) => pid);
    const figures = await putLoad(stage, order, pids);
    return { ...figures, ...growthOf(before, await ledgerSize(url)) };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
};
