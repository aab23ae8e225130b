import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { LiveHello } from '@parlour/contract/live';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { plainAddress } from '../http/address';
import type { Platform } from '../context';
import { beat } from './beat';
import { closeInTurn } from './close-in-turn';
import { ConnectionRegistry } from './connection-registry';
import { guestCookie } from '../guest-cookie';
import { companionCookie, type HttpHooks } from '../http/http';
import { guestName } from './guest-name';
import { writeMessage, type WrittenMessage } from './frames';
import type { LiveEvent } from './live';
import type { OpenPage } from './open-page';
import { openSocketsAt } from './only-socket';
import { openPlaces } from './socket-places';
import { helloOf } from './hello';
import { none, openSender, type PageSender } from './sender';
import { type StatusHook, watchStatus } from './watch-status';

const helloMs = 10_000;
const longestMessage = 4096;
/** Each page is asked once in this time whether it is still there. */
const beatMs = 25_000;

/** The page comes again by itself. */
const renewedCode = 4409;

type SocketHooks = Pick<HttpHooks, 'brandOf' | 'authenticate'> & { statusAt: StatusHook };

/** The open pages of this process. */
export type Connections = {
  /** Whether the player has a page open here. */
  isHere: (playerId: string) => boolean;
  push: (playerId: string, message: LiveEvent) => void;
};

/** What every page of the process shares. */
type Serving = {
  platform: Platform;
  hooks: SocketHooks;
  pages: ConnectionRegistry<OpenPage>;
  sender: PageSender;
  /** How often a session ended or changed as far as is known here, or may have. */
  endings: number;
};

/**
 * `/socket`: what the site sends to open pages. The token comes in the first message, never in the
 * address.
 */
export const serveSocket = async (
  app: FastifyInstance,
  platform: Platform,
  hooks: SocketHooks,
): Promise<Connections> => {
  const pages = new ConnectionRegistry<OpenPage>();
  const sender = openSender();
  const serving: Serving = { platform, hooks, pages, sender, endings: 0 };
  const places = openPlaces(platform);
  const responses = new WeakMap<IncomingMessage, ServerResponse>();
  await openSocketsAt(app, '/socket', { maxPayload: longestMessage });

  app.get(
    '/socket',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!isOwnPage(request)) return reply.status(403).send();
        const brand = await hooks.brandOf(request.host);
        const { socket } = request.raw;
        const leave = places.claim(plainAddress(request.ip), brand);
        if (!leave) return reply.status(429).header('retry-after', 60).send();
        socket.once('close', leave);
        if (socket.destroyed) leave();
        responses.set(request.raw, reply.raw);
        return undefined;
      },
    },
    (socket, request) => {
      // Neither the answer nor the request stays in memory as long as the page is open.
      responses.get(request.raw)?.detachSocket(request.raw.socket);
      socket.removeAllListeners('error');
      socket.on('error', terminate);
      awaitHello(serving, socket, request);
    },
  );

  platform.live.listen((to, message) => {
    const written = writeMessage(message);
    if (written.type === 'signedOut' || written.type === 'renewed') serving.endings += 1;
    for (const page of pages.of(to)) deliver(serving, page, written);
  });
  // They connect again, which asks for their session, and they query again.
  platform.live.onGap(() => {
    serving.endings += 1;
    closeInTurn(pages.all);
  });
  const stopBeating = beat(pages.all, { roundMs: beatMs });
  const stopWatching = watchStatus({
    pages: pages.all,
    arrivals: () => pages.arrivals,
    statusAt: hooks.statusAt,
    onChanged: (page) => sender.push(page, writeMessage({ type: 'status', ...page.known })),
    log: platform.log,
  });
  app.addHook('preClose', async () => {
    stopBeating();
    stopWatching();
    sender.close();
    for (const { socket } of pages.all) socket.close(1001, 'restart');
  });
  return connectionsOf(serving);
};

const connectionsOf = ({ pages, sender }: Serving): Connections => ({
  isHere: (playerId) => pages.of(playerId).size > 0,
  push: (playerId, message) => {
    const written = writeMessage(message);
    for (const page of pages.of(playerId)) sender.push(page, written);
  },
});

const isOwnPage = ({ headers: { origin }, host }: FastifyRequest): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;

/** Waits for the first message, and admits the page as a player's or as a visitor's. */
const awaitHello = (serving: Serving, socket: WebSocket, request: FastifyRequest) => {
  const { host } = request;
  const wire = request.raw.socket;
  // Read at once: a connection that has ended in the meantime has no address any more.
  const address = plainAddress(request.ip);
  const cookie = request.cookies[companionCookie];
  const guest = guestName(request.cookies[guestCookie]);
  const tooLate = setTimeout(() => socket.close(1008, 'hello'), helloMs);
  const forget = () => clearTimeout(tooLate);
  socket.once('close', forget);
  socket.once('message', (bytes: Buffer) => {
    forget();
    socket.off('close', forget);
    // A page sends a hello and no more; further messages only cost work.
    socket.on('message', terminate);
    const hello = helloOf(bytes);
    if (!hello) return socket.close(1008, 'hello');
    void admit(serving, { socket, wire, host, address, cookie, guest, hello }).catch(
      (error: unknown) => {
        serving.platform.log.warn('live.hello_failed', { error });
        socket.close(1011, 'failed');
      },
    );
  });
};

// One function for all sockets: a closure for each would be memory for each.
function terminate(this: WebSocket): void {
  this.terminate();
}

const signedOut = writeMessage({ type: 'signedOut', code: 'session.expired' });

type Guest = {
  socket: WebSocket;
  wire: Socket;
  host: string;
  address: string;
  cookie: string | undefined;
  guest: string | undefined;
  hello: LiveHello;
};

const admit = async (serving: Serving, arrived: Guest) => {
  const { socket, wire, host, address, cookie, guest, hello } = arrived;
  const { hooks, pages, sender, platform } = serving;
  const brand = await hooks.brandOf(host);
  const secrets = hello.token === undefined ? undefined : { token: hello.token, cookie };
  const { endings } = serving;
  const signedIn = await signedInNow(serving, { host, secrets });
  // A socket is open for longer than a call is on its way.
  if (signedIn?.hasFormerCookie) return socket.close(renewedCode, 'renewed');
  const known = (await hooks.statusAt(host)).of(address);
  const page: OpenPage = {
    socket,
    wire,
    // A session that must change its password gets nothing of the player's.
    playerId: signedIn?.mustChangePassword ? undefined : signedIn?.playerId,
    guest,
    brand: brand.code,
    host,
    address,
    secrets,
    known,
    seq: 0,
    waiting: none,
    isQueued: false,
    sentAt: -Infinity,
    isAlive: true,
  };
  if (socket.readyState !== socket.OPEN) return undefined;
  pages.add(page);
  followSocket(pages, page);
  const serverTime = platform.clock.now().toISOString();
  sender.push(page, writeMessage({ type: 'hello', serverTime }));
  sender.push(page, writeMessage({ type: 'status', ...known }));
  if (secrets && !signedIn) {
    sender.push(page, signedOut);
  }
  // Its session may have ended while the page was not one of the player's yet.
  if (signedIn && serving.endings !== endings) {
    await endIfSignedOut(serving, page, signedOut);
    if (socket.readyState === socket.OPEN) await endIfFormer(serving, page);
  }
  return undefined;
};

// A scope of its own: what these functions keep alive is the page and nothing of its arrival.
const followSocket = (pages: ConnectionRegistry<OpenPage>, page: OpenPage) => {
  page.socket.on('close', () => pages.delete(page));
  page.socket.on('pong', () => {
    page.isAlive = true;
  });
};

/** The session of a page's secrets, while it is live. */
const signedInNow = async (
  { hooks }: Serving,
  { host, secrets }: Pick<OpenPage, 'host' | 'secrets'>,
) => {
  if (!secrets) return undefined;
  const brand = await hooks.brandOf(host);
  return hooks
    .authenticate(secrets.token, secrets.cookie, { background: true, brand })
    .catch((error: unknown) => {
      if ((error as { status?: number }).status === 401) return undefined;
      throw error;
    });
};

const deliver = (serving: Serving, page: OpenPage, written: WrittenMessage): void => {
  if (written.type === 'signedOut') void endIfSignedOut(serving, page, written);
  else if (written.type === 'renewed') void endIfFormer(serving, page);
  else serving.sender.push(page, written);
};

/** One of the player's sessions ended: perhaps not the one of this page. */
const endIfSignedOut = async (
  serving: Serving,
  page: OpenPage,
  written: WrittenMessage,
): Promise<void> => {
  const { platform, pages, sender } = serving;
  const isStill = await signedInNow(serving, page).catch((error: unknown) => {
    platform.log.warn('live.check_failed', { error });
    return undefined;
  });
  if (isStill) return;
  sender.push(page, written);
  sender.flush(page);
  pages.forgetPlayer(page);
  page.socket.close(4401, 'signed out');
};

/**
 * The player's session has another cookie. The player's own pages come again with it; a copy of the
 * former one does not.
 */
const endIfFormer = async (serving: Serving, page: OpenPage): Promise<void> => {
  const now = await signedInNow(serving, page).catch(() => undefined);
  if (now && !now.hasFormerCookie) return;
  serving.pages.forgetPlayer(page);
  page.socket.close(renewedCode, 'renewed');
};
