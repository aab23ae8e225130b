import type { ConsoleMessage } from '@parlour/contract/live';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Operator, Platform } from '../context';
import { consoleCookie, type ConsoleHooks } from '../http/console';
import { plainAddress } from '../http/address';
import { beat } from './beat';
import { closeInTurn } from './close-in-turn';
import { Refusal } from '../refusal';
import type { DeskEvent } from './live';
import { openSocketsAt } from './only-socket';

/**
 * A message goes at once; those that come within this time after it go together, and the operator
 * is asked for once for all of them.
 */
const frameMs = 50;
/** So often a silent socket's operator is asked for too. */
const checkMs = 15_000;
const mostOfOperator = 20;
const mostWaiting = 500;

type Hooks = Pick<ConsoleHooks, 'authenticate'>;

/** A page of the console that is open in this process. */
type Desk = {
  address: string;
  socket: WebSocket;
  cookie: string | undefined;
  operatorId: string;
  /** With these rights it was opened: with others it is opened again. */
  rights: string;
  brands: readonly string[];
  waiting: DeskEvent[];
  isQueued: boolean;
  /** In milliseconds of the process. */
  sentAt: number;
  isAlive: boolean;
};

type Serving = { platform: Platform; hooks: Hooks; desks: Set<Desk> };

/**
 * `/console/socket`: what changes while an operator's page is open, as ids and counts. Before each
 * frame the session and its rights are read again; when they have ended or changed, it closes.
 */
export const serveConsoleSocket = async (
  app: FastifyInstance,
  platform: Platform,
  hooks: Hooks,
): Promise<void> => {
  const serving: Serving = { platform, hooks, desks: new Set() };
  const { desks } = serving;
  await openSocketsAt(app, '/console/socket', { maxPayload: 1024 });
  app.get(
    '/console/socket',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!isOwnPage(request)) return reply.status(403).send();
        const operator = await hooks.authenticate(request.cookies[consoleCookie], {
          background: true,
          address: plainAddress(request.ip),
        });
        if (operator.isLocked) throw new Refusal('operator.locked');
        const own = [...desks].filter(({ operatorId }) => operatorId === operator.id).length;
        if (own >= mostOfOperator) return reply.status(429).send();
        opening.set(request.raw, operator);
        return undefined;
      },
    },
    (socket, request) => {
      const operator = opening.get(request.raw);
      if (operator)
        open(serving, socket, {
          cookie: request.cookies[consoleCookie],
          address: plainAddress(request.ip),
          operator,
        });
      else socket.terminate();
    },
  );
  platform.live.listen((to, message) => {
    if (message.type !== 'desk') return;
    for (const desk of desks) if (isFor(desk, to)) push(serving, desk, message);
  });
  platform.live.onGap(() => closeInTurn(desks));
  const stopBeating = beat(desks, {
    roundMs: checkMs,
    also: (desk) => void operatorNow(serving, desk),
  });
  app.addHook('preClose', async () => {
    stopBeating();
    for (const { socket } of desks) socket.close(1001, 'restart');
  });
};

const opening = new WeakMap<FastifyRequest['raw'], Operator>();

const isOwnPage = ({ headers: { origin }, host }: FastifyRequest): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;

/** `operator:<id>` is one person; `desk:<code>` everyone with a right in the brand. */
const isFor = ({ operatorId, brands }: Desk, to: string): boolean =>
  to === `operator:${operatorId}` || brands.some((brand) => to === `desk:${brand}`);

const markOf = ({ rights }: Operator): string =>
  JSON.stringify(Object.entries(rights).toSorted(([one], [other]) => one.localeCompare(other)));

type Opened = { cookie: string | undefined; address: string; operator: Operator };

const open = (
  { desks }: Serving,
  socket: WebSocket,
  { cookie, address, operator }: Opened,
): void => {
  const desk: Desk = {
    socket,
    cookie,
    address,
    operatorId: operator.id,
    rights: markOf(operator),
    brands: [...new Set(Object.values(operator.rights).flat())],
    waiting: [],
    isQueued: false,
    sentAt: -Infinity,
    isAlive: true,
  };
  desks.add(desk);
  socket.on('close', () => desks.delete(desk));
  socket.on('error', () => socket.terminate());
  socket.on('pong', () => {
    desk.isAlive = true;
  });
  // A page of the console sends nothing here.
  socket.on('message', () => socket.terminate());
  sendTo(desk, [{ type: 'hello' }]);
};

const sendTo = ({ socket }: Desk, messages: readonly ConsoleMessage[]): void => {
  if (messages.length > 0 && socket.readyState === socket.OPEN) {
    socket.send(JSON.stringify(messages));
  }
};

const push = (serving: Serving, desk: Desk, event: DeskEvent): void => {
  // Who does not read is disconnected, and catches up by query.
  if (desk.waiting.length >= mostWaiting) return desk.socket.terminate();
  desk.waiting.push(event);
  if (desk.isQueued) return undefined;
  desk.isQueued = true;
  const waitMs = desk.sentAt + frameMs - performance.now();
  if (waitMs > 0) setTimeout(() => void flush(serving, desk), waitMs);
  else setImmediate(() => void flush(serving, desk));
  return undefined;
};

/** Sends what waits to an operator who still has the right to it. */
const flush = async (serving: Serving, desk: Desk): Promise<void> => {
  const operator = await operatorNow(serving, desk);
  const { waiting } = desk;
  desk.waiting = [];
  desk.isQueued = false;
  desk.sentAt = performance.now();
  if (!operator) return;
  const due = waiting.filter(({ right, brand }) => operator.rights[right]?.includes(brand));
  sendTo(
    desk,
    due.map(({ message }) => message),
  );
};

/** The operator of a page, or undefined: then its socket has been closed. */
const operatorNow = async (
  { hooks, platform }: Serving,
  { socket, cookie, rights, address }: Desk,
): Promise<Operator | undefined> => {
  try {
    const operator = await hooks.authenticate(cookie, { background: true, address });
    if (!operator.isLocked && markOf(operator) === rights) return operator;
    socket.close(4403, operator.isLocked ? 'locked' : 'rights changed');
  } catch (error) {
    if (error instanceof Refusal && isOver(error)) socket.close(4401, 'signed out');
    else {
      platform.log.warn('live.check_failed', { error });
      socket.close(1011, 'failed');
    }
  }
  return undefined;
};

/** The session has ended, or ends where it is used from. */
const isOver = ({ status, code }: Refusal): boolean =>
  status === 401 || code === 'operator.network_refused';
