import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { FakeServer } from './fake-server';
import { wants } from './wants';

type Seat = { server: FakeServer; delayMs: number };

/**
 * The shell with a fake server, for looking and for pictures:
 * `/play?game=lotus-pond&want=large&language=EN&theme=light&delay=300&nonce=12`. Development only.
 */
export class Preview {
  private readonly servers = new Map<string, Seat>();
  private readonly vite: ViteDevServer;
  private readonly server: Server;

  private constructor(vite: ViteDevServer) {
    this.vite = vite;
    this.server = createHttpServer((request, response) => {
      this.handle(request, response).catch((failure: unknown) => {
        response.statusCode = 500;
        response.end(String(failure));
      });
    });
  }

  /** Answers the address it listens on; port 0 takes any that is free. */
  static async open(port: number): Promise<{ preview: Preview; address: string }> {
    const vite = await createViteServer({
      configFile: false,
      appType: 'custom',
      logLevel: 'error',
      server: { middlewareMode: true, hmr: false, ws: false },
      cacheDir: join(tmpdir(), 'games-preview-vite'),
    });
    const preview = new Preview(vite);
    await new Promise<void>((resolve) => void preview.server.listen(port, '127.0.0.1', resolve));
    const { port: taken } = preview.server.address() as AddressInfo;
    return { preview, address: `http://127.0.0.1:${taken}` };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await this.vite.close();
  }

  private async pageOf(query: URLSearchParams): Promise<string> {
    const game = query.get('game') ?? 'lotus-pond';
    const language = query.get('language') ?? 'VI';
    const session = `${game}-${Date.now()}-${this.servers.size}`;
    const nonce = query.get('nonce');
    const server = new FakeServer(game, {
      want: wants.find((one) => one === query.get('want')) ?? 'any',
      language,
      balance: query.get('balance') ?? '12345678.90',
      open: query.get('open') === '1',
      nonce: nonce === null ? null : Number(nonce),
    });
    this.servers.set(session, { server, delayMs: Number(query.get('delay') ?? 120) });
    const { html } = await server.game.front();
    return html({
      game,
      session,
      language,
      mode: 'real',
      siteOrigin: query.get('framed') ?? '',
      lobbyUrl: '/',
      recall: null,
      nonce: 'preview',
      script: '/packages/games/src/slots/shell/page/main.tsx',
      preloads: [],
      styles: [],
      theme: query.get('theme') === 'light' ? 'light' : 'dark',
    });
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://preview');
    if (url.pathname === '/play') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(await this.pageOf(url.searchParams));
      return;
    }
    const seat = this.servers.get(String(request.headers['x-game-session']));
    const answer = seat ? await answerOf(seat, request, url) : undefined;
    if (answer === undefined) {
      this.vite.middlewares(request, response);
      return;
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  }
}

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
};

const answerOf = async (seat: Seat, request: IncomingMessage, url: URL): Promise<unknown> => {
  const { server } = seat;
  const [, noun, id, verb] = url.pathname.split('/');
  const body = request.method === 'GET' ? {} : await bodyOf(request);
  if (noun === 'boot') return server.boot('');
  if (noun === 'seeds') {
    if (request.method === 'GET') return { current: server.seeds(), opened: server.openedSeeds() };
    return server.rotate(typeof body.clientSeed === 'string' ? body.clientSeed : undefined);
  }
  if (noun === 'sound') return {};
  if (noun === 'verify') {
    const seeds = server.openedSeeds().find((pair) => pair.id === url.searchParams.get('seeds'));
    const hash = seeds?.serverSeedHash;
    const rounds = server.list().filter(({ fair }) => fair.serverSeedHash === hash);
    return { seeds, rounds: rounds.map((round) => provenOf(round)), unplaced: [], next: null };
  }
  if (noun !== 'rounds') return undefined;
  if (request.method === 'GET') {
    return id === 'current' || !id ? { list: server.list(), round: null } : server.round(id);
  }
  if (verb === 'seen') return {};
  await new Promise((resolve) => void setTimeout(resolve, seat.delayMs));
  return verb === 'choice' ? server.choose(Number(body.choice)) : server.start(String(body.stake));
};

const provenOf = ({ outcome, fair, ...round }: ReturnType<FakeServer['list']>[number]) => {
  const pick = outcome.phases.findLast((phase) => phase.type === 'pick');
  const choices = pick?.lifted.map(({ plate }) => plate) ?? [];
  const { game, version } = outcome;
  return { ...round, game, version, outcome, nonce: fair.nonce, bet: null, choices };
};
