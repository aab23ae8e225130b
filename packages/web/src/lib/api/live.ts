import type { LiveHello, LiveMessage } from '@parlour/contract/live';
import { client } from './client';
import { setServerTime } from './server-time';
import { readSession } from '../session/storage';

type Listener = (message: LiveMessage) => void;
/** Afresh: what is not on the screen is forgotten too, and not shown until it is asked again. */
type How = { isAfresh?: boolean };
type CatchUp = (how: How) => void;

const listeners = new Set<Listener>();
const catchUps = new Set<CatchUp>();

let socket: WebSocket | undefined;
let lastSeq = 0;
let attempt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let wasConnected = false;

/** Calls back for every live message until the returned function is called. */
export const onLive = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Queries again after a gap: a lost message is never guessed. */
export const onCatchUp = (ask: CatchUp): (() => void) => {
  catchUps.add(ask);
  return () => catchUps.delete(ask);
};

/** Asks again for whatever may have changed in the meantime. */
export const catchUp = (how: How = {}): void => {
  for (const ask of catchUps) ask(how);
};

const dispatch = (message: LiveMessage): void => {
  if (message.type === 'hello') {
    setServerTime(message.serverTime);
    lastSeq = message.seq;
  } else {
    if (message.seq > lastSeq + 1) catchUp();
    lastSeq = Math.max(lastSeq, message.seq);
  }
  for (const listener of listeners) listener(message);
};

const retryAfterMs = (tries: number): number =>
  Math.min(30_000, 1000 * 2 ** Math.min(tries, 5)) * (0.75 + Math.random() / 2);

/** Opens the one socket, or reopens it as another player after a login or logout. */
export const connectLive = (): void => {
  clearTimeout(timer);
  socket?.close();
  const opened = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`);
  socket = opened;
  opened.addEventListener('open', () => {
    attempt = 0;
    const hello: LiveHello = { type: 'hello', token: readSession('token'), lang: client.language };
    opened.send(JSON.stringify(hello));
    if (wasConnected) catchUp();
    wasConnected = true;
  });
  opened.addEventListener('message', ({ data: text }: MessageEvent<string>) => {
    // What is still under way on a socket that was replaced is of another session.
    if (socket !== opened) return;
    const messages = JSON.parse(text) as LiveMessage[];
    for (const message of messages) dispatch(message);
  });
  opened.addEventListener('close', () => {
    if (socket !== opened) return;
    attempt += 1;
    timer = setTimeout(connectLive, retryAfterMs(attempt));
  });
};

/** Tries at once instead of waiting: the network came back, or the tab became visible. */
export const wakeLive = (): void => {
  if (socket?.readyState === WebSocket.CLOSED) connectLive();
};
