import { growthOf, ledgerSize, type Figures } from './figures/measure';
import { startPlainServer, startPlatform, type Running } from './stage/processes';
import { putLoad } from './load/put-load';
import type { RequestStore } from './load/requests';
import type { Signature, Stage } from './stage/stage';
import type { Pace, Variant } from './variant';

const connections = 128;
/** More than two cores process in a second; a turn ends early when they are used up. */
const aSecond: Record<Signature, number> = { rsa: 24_000, hmac: 40_000 };

/** The built platform in so many processes: signature, JSON, checks, ledger, answer. */
export const platformVariant = (
  signature: Signature,
  processes: number,
  requests: RequestStore,
): Variant => ({
  id: `http_${signature}_${processes}`,
  title: `HTTP, ${signature.toUpperCase()}, ${processes === 1 ? 'one process' : 'two processes'}`,
  inFlight: connections,
  run: async (stage, database, pace) => {
    const url = stage.cluster.urlOf(database);
    const servers = await Promise.all(
      Array.from({ length: processes }, () => startPlatform(url, 'vendor')),
    );
    return measureServers(stage, url, servers, { signature, requests }, pace);
  },
});

/** The usual design: a transaction a bet, a statement a check. */
export const plainVariant = (requests: RequestStore): Variant => ({
  id: 'http_plain',
  title: 'HTTP, RSA, a plain server with a pool of 16',
  inFlight: connections,
  run: async (stage, database, pace) => {
    const url = stage.cluster.urlOf(database);
    const key = stage.keys.publicKey.export({ type: 'spki', format: 'pem' }) as string;
    const server = await startPlainServer(url, stage.owner, key);
    return measureServers(stage, url, [server], { signature: 'rsa', requests }, pace);
  },
});

const measureServers = async (
  stage: Stage,
  url: string,
  servers: Running[],
  { signature, requests }: { signature: Signature; requests: RequestStore },
  { warmMs, measureMs }: Pace,
): Promise<Figures> => {
  const before = await ledgerSize(url);
  try {
    const ports = servers.map(({ port }) => port);
    // New processes first load the players' tokens and warm up their code.
    const count = Math.ceil(((2 * warmMs + measureMs) / 1000) * aSecond[signature]);
    const signed = await requests(signature, count);
    const order = { ...signed, ports, connections, warmMs: warmMs * 2, measureMs };
    const pids = servers.map(({ pid }) => pid);
    const figures = await putLoad(stage, order, pids);
    return { ...figures, ...growthOf(before, await ledgerSize(url)) };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
};
