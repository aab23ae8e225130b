/**
 * The shell without a server, for looking:
 * `npx tsx packages/games/src/shell/preview/serve.ts [port]`, then
 * `/play?game=sn&want=large&language=EN&theme=light&delay=300`. Development only.
 */
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer as createViteServer } from 'vite';
import { shellHtml } from '../html';
import { House } from './house';
import { wants } from './wants';

const port = Number(process.argv[2] ?? 4173);
const houses = new Map<string, { house: House; delayMs: number }>();

const vite = await createViteServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
  cacheDir: '/tmp/games-preview-vite',
});

const pageOf = (query: URLSearchParams): string => {
  const game = query.get('game') ?? 'sn';
  const want = wants.find((one) => one === query.get('want')) ?? 'any';
  const language = query.get('language') ?? 'VI';
  const session = `${game}-${Date.now()}-${houses.size}`;
  const balance = query.get('balance') ?? '12345678.90';
  const open = query.get('open') === '1';
  houses.set(session, {
    house: new House(game, { want, language, balance, open }),
    delayMs: Number(query.get('delay') ?? 120),
  });
  return shellHtml({
    game,
    session,
    names: {},
    language,
    mode: 'real',
    siteOrigin: query.get('framed') ?? '',
    lobbyUrl: '/',
    recall: null,
    nonce: 'preview',
    script: '/packages/games/src/shell/main.tsx',
    preloads: [],
    styles: [],
    theme: query.get('theme') === 'light' ? 'light' : 'dark',
  });
};

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
};

const answerOf = async (request: IncomingMessage, url: URL): Promise<unknown> => {
  const seat = houses.get(String(request.headers['x-game-session']));
  if (!seat) return undefined;
  const { house } = seat;
  const [, noun, id, verb] = url.pathname.split('/');
  const body = request.method === 'GET' ? {} : await bodyOf(request);
  if (noun === 'boot') return house.boot('');
  if (noun === 'seeds') {
    if (request.method === 'GET') return { current: house.seeds(), opened: house.openedSeeds() };
    return house.rotate(typeof body.clientSeed === 'string' ? body.clientSeed : undefined);
  }
  if (noun === 'verify') {
    const seeds = house.openedSeeds().find((pair) => pair.id === url.searchParams.get('seeds'));
    const hash = seeds?.serverSeedHash;
    const rounds = house.list().filter(({ fair }) => fair.serverSeedHash === hash);
    return { seeds, rounds: rounds.map((round) => provenOf(round)) };
  }
  if (noun !== 'rounds') return undefined;
  if (request.method === 'GET') {
    return id === 'current' || !id ? { list: house.list(), round: null } : house.round(id);
  }
  if (verb === 'seen') return {};
  await new Promise((resolve) => void setTimeout(resolve, seat.delayMs));
  return verb === 'choice' ? house.choose(Number(body.plate)) : house.start(String(body.stake));
};

const provenOf = ({ outcome, fair, ...round }: ReturnType<House['list']>[number]) => {
  const pick = outcome.phases.findLast((phase) => phase.type === 'pick');
  const lifted = pick?.lifted.map(({ plate }) => plate) ?? [];
  const { game, version } = outcome;
  return { ...round, game, version, outcome, nonce: fair.nonce, lifted };
};

const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const url = new URL(request.url ?? '/', 'http://preview');
  if (url.pathname === '/play') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(pageOf(url.searchParams));
    return;
  }
  const answer = request.headers['x-game-session'] ? await answerOf(request, url) : undefined;
  if (answer === undefined) {
    vite.middlewares(request, response);
    return;
  }
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answer));
};

createHttpServer((request, response) => {
  handle(request, response).catch((failure: unknown) => {
    response.statusCode = 500;
    response.end(String(failure));
  });
}).listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}/play?game=sn`));
