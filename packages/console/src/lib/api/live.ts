import type { ConsoleMessage } from '@parlour/contract/live';
import { useSignedIn } from '../session/me';

type Listener = (message: ConsoleMessage) => void;

const listeners = new Set<Listener>();
let socket: WebSocket | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let attempt = 0;

const waitMs = () =>
  Math.min(30_000, 1000 * 2 ** Math.min(attempt, 5)) * (0.75 + Math.random() / 2);

/**
 * Calls back for every message of the console's socket until the returned function is called. A
 * `hello` comes with each connection: who receives it asks again for what may have been missed.
 */
export const onConsoleLive = (listener: Listener): (() => void) => {
  listeners.add(listener);
  if (!socket) connect();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) end();
  };
};

const end = (): void => {
  clearTimeout(timer);
  const open = socket;
  socket = undefined;
  open?.close();
};

const connect = (): void => {
  clearTimeout(timer);
  const opened = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/console/socket`);
  socket = opened;
  opened.addEventListener('message', ({ data: text }: MessageEvent<string>) => {
    if (socket !== opened) return;
    attempt = 0;
    for (const message of JSON.parse(text) as ConsoleMessage[]) {
      for (const listener of listeners) listener(message);
    }
  });
  opened.addEventListener('close', () => {
    if (socket !== opened) return;
    attempt += 1;
    timer = setTimeout(again, waitMs());
  });
};

/** A locked page and one without a session hear nothing: it is tried again when they do. */
const again = (): void => {
  if (listeners.size === 0) return;
  if (useSignedIn.getState().state === 'in') connect();
  else timer = setTimeout(again, waitMs());
};
