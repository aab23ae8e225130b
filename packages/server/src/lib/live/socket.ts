import websocket from '@fastify/websocket';
import type { LiveHello } from '@parlour/contract/live';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { plainAddress } from '../http/address';
import type { Platform } from '../context';
import { ConnectionRegistry } from './connection-registry';
import { companionCookie, type HttpHooks } from '../http/http';
import type { LiveEvent } from './live';
import { openPlaces } from './socket-places';
import { Refusal } from '../refusal';
import { helloOf } from './hello';

/** At most four frames a second: events in between go together in the next. */
const frameMs = 250;
const heartbeatMs = 25_000;
/** How soon an open page learns that its site was closed, opened or changed. */
const statusMs = 1000;
const helloMs = 10_000;
const longestMessage = 4096;
/**
 * Messages to all pages are sent in slices, not at once, so that bets on the same machine are
 * answered in between.
 */
const pagesPerMs = 20;
/**
 * A browser that does not read its socket is disconnected; it catches up by query when it
 * reconnects.
 */
const mostWaitingBytes = 256 * 1024;

type Listener = {
  socket: WebSocket;
  playerId: string | undefined;
  brand: string;
  host: string;
  address: string;
  /** The site's status that this page has. */
  known: SiteStatus;
  seq: number;
  waiting: LiveEvent[];
  timer: NodeJS.Timeout | undefined;
  sentAt: number;
  isAlive: boolean;
  /** Is its session still live? Asked when one of the player's sessions ended. */
  isSignedIn: () => Promise<boolean>;
};

type SiteStatus = { systemStatus: 0 | 1 | 2; configVersion: number };

type SocketHooks = Pick<HttpHooks, 'brandOf' | 'authenticate'> & {
  siteStatus: (host: string, address: string) => Promise<SiteStatus>;
};

/** The open pages of this process. */
export type Connections = {
  /** Whether the player has a page open here. */
  isHere: (playerId: string) => boolean;
  push: (playerId: string, message: LiveEvent) => void;
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
  const listeners = new ConnectionRegistry<Listener>();
  const places = openPlaces(platform);
  await app.register(websocket, { options: { maxPayload: longestMessage } });

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
        return undefined;
      },
    },
    (socket, request) => {
      socket.on('error', () => socket.terminate());
      awaitHello(platform, hooks, listeners, socket, request);
    },
  );

  platform.live.listen((to, message) => {
    let place = 0;
    for (const listener of listeners.of(to)) {
      void deliver(platform, listeners, listener, { message, laterMs: place / pagesPerMs });
      place += 1;
    }
  });
  const heartbeat = setInterval(() => beat(listeners), heartbeatMs);
  const watch = setInterval(() => void notifyStatus(platform, hooks, listeners), statusMs);
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    clearInterval(watch);
    for (const { socket } of listeners.all) socket.close(1001, 'restart');
  });
  return {
    isHere: (playerId) => listeners.of(playerId).size > 0,
    push: (playerId, message) => {
      for (const listener of listeners.of(playerId)) push(listener, message);
    },
  };
};

const isOwnPage = ({ headers: { origin }, host }: FastifyRequest): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;

/** Waits for the first message, and admits the page as a player's or as a visitor's. */
const awaitHello = (
  platform: Platform,
  hooks: SocketHooks,
  listeners: ConnectionRegistry<Listener>,
  socket: WebSocket,
  request: FastifyRequest,
) => {
  const tooLate = setTimeout(() => socket.close(1008, 'hello'), helloMs);
  socket.once('close', () => clearTimeout(tooLate));
  socket.once('message', (bytes: Buffer) => {
    clearTimeout(tooLate);
    // A page sends a hello and no more; further messages only cost work.
    socket.on('message', () => socket.terminate());
    void admit(platform, hooks, listeners, { socket, request, hello: helloOf(bytes) }).catch(
      (error: unknown) => {
        platform.log.warn('live.hello_failed', { error });
        socket.close(1011, 'failed');
      },
    );
  });
};

type Guest = { socket: WebSocket; request: FastifyRequest; hello: LiveHello | undefined };

const admit = async (
  platform: Platform,
  hooks: SocketHooks,
  listeners: ConnectionRegistry<Listener>,
  { socket, request, hello }: Guest,
) => {
  if (!hello) return socket.close(1008, 'hello');
  // Read at once: a connection that has ended in the meantime has no address any more.
  const address = plainAddress(request.ip);
  const brand = await hooks.brandOf(request.host);
  const signedInNow = async () => {
    if (!hello.token) return undefined;
    return hooks
      .authenticate(hello.token, request.cookies[companionCookie], { background: true, brand })
      .catch((error: unknown) => {
        if ((error as { status?: number }).status === 401) return undefined;
        throw error;
      });
  };
  const signedIn = await signedInNow();
  // A session that must change its password gets nothing of the player's.
  const playerId = signedIn?.mustChangePassword ? undefined : signedIn?.playerId;
  const known = await hooks.siteStatus(request.host, address);
  const listener: Listener = {
    socket,
    playerId,
    brand: brand.code,
    host: request.host,
    address,
    known,
    seq: 0,
    waiting: [],
    timer: undefined,
    sentAt: 0,
    isAlive: true,
    isSignedIn: async () => (await signedInNow()) !== undefined,
  };
  if (socket.readyState !== socket.OPEN) return;
  listeners.add(listener);
  socket.on('close', () => {
    clearTimeout(listener.timer);
    listeners.delete(listener);
  });
  socket.on('pong', () => {
    listener.isAlive = true;
  });
  const now = platform.clock.now();
  push(listener, { type: 'hello', serverTime: now.toISOString() });
  push(listener, { type: 'status', ...known });
  if (hello.token && !signedIn) push(listener, { type: 'signedOut', code: 'session.expired' });
};

const deliver = async (
  { log }: Platform,
  listeners: ConnectionRegistry<Listener>,
  listener: Listener,
  { message, laterMs }: { message: LiveEvent; laterMs: number },
) => {
  if (message.type !== 'signedOut') return push(listener, message, laterMs);
  // One of the player's sessions ended: perhaps not the one of this page.
  const isStill = await listener.isSignedIn().catch((error: unknown) => {
    log.warn('live.check_failed', { error });
    return false;
  });
  if (isStill) return;
  push(listener, message);
  flush(listener);
  listeners.forgetPlayer(listener);
  listener.socket.close(4401, 'signed out');
};

/**
 * Each page is notified about its own site: brands open and close separately, and so do regions.
 */
const notifyStatus = async (
  { log }: Platform,
  { siteStatus }: SocketHooks,
  listeners: ConnectionRegistry<Listener>,
) => {
  for (const listener of listeners.all) {
    try {
      const { known } = listener;
      const now = await siteStatus(listener.host, listener.address).catch(ofNoBrand);
      if (now.systemStatus === known.systemStatus && now.configVersion === known.configVersion) {
        continue;
      }
      listener.known = now;
      push(listener, { type: 'status', ...now });
    } catch (error) {
      log.debug('live.status_unknown', { error });
    }
  }
};

/** A host that was taken from its brand has no version: its pages ask, and are refused. */
const ofNoBrand = (error: unknown): SiteStatus => {
  if (error instanceof Refusal && error.code === 'brand.unknown_host') {
    return { systemStatus: 0, configVersion: 0 };
  }
  throw error;
};

/** The pages of a closed site are told no more than that; they catch up when it opens. */
const isTold = ({ known }: Listener, { type }: LiveEvent): boolean =>
  known.systemStatus === 0 || type === 'hello' || type === 'status' || type === 'signedOut';

const replacing: ReadonlySet<string> = new Set(['balance', 'status', 'announcements']);

/** A newer message about the same thing replaces one that still waits. */
const push = (listener: Listener, message: LiveEvent, laterMs = 0) => {
  if (!isTold(listener, message)) return;
  const isReplaced = replacing.has(message.type);
  if (isReplaced) {
    listener.waiting = listener.waiting.filter(({ type }) => type !== message.type);
  }
  listener.waiting.push(message);
  listener.timer ??= setTimeout(() => flush(listener), waitOf(listener) + laterMs);
};

const waitOf = ({ sentAt }: Listener): number => {
  const sinceMs = Number(process.hrtime.bigint() / 1_000_000n) - sentAt;
  return Math.max(0, frameMs - sinceMs);
};

const flush = (listener: Listener) => {
  clearTimeout(listener.timer);
  listener.timer = undefined;
  const { socket, waiting } = listener;
  if (waiting.length === 0 || socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > mostWaitingBytes) return socket.terminate();
  listener.waiting = [];
  listener.sentAt = Number(process.hrtime.bigint() / 1_000_000n);
  socket.send(
    JSON.stringify(
      waiting.map((message) => {
        listener.seq += 1;
        return { ...message, seq: listener.seq };
      }),
    ),
  );
};

/** Ends sockets whose other side has disappeared. */
const beat = (listeners: ConnectionRegistry<Listener>) => {
  for (const listener of listeners.all) {
    if (!listener.isAlive) {
      listener.socket.terminate();
      continue;
    }
    listener.isAlive = false;
    listener.socket.ping();
  }
};
