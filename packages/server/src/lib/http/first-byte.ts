import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** How often the event loop is sampled: an estimate is too early by twice this at most. */
const stepMs = 20;

/** Node names each connection here that it accepted, of all servers of the process. */
const accepted = 'net.server.socket';

/** Estimates when the first byte of the current read can have arrived. */
export type FirstByte = {
  /** By `performance.now()`; at or before the true time, never after it. */
  earliest: (socket: Socket) => number;
  stop: () => void;
};

/**
 * Data that arrives while the process is busy waits in the kernel, without a time stamp. But each
 * turn of the event loop reads everything that is there: what is read now arrived after the
 * previous read, and the start of that turn is recorded. New connections wait in the kernel too,
 * with their data, and a turn may accept only one: so what is read first of a connection arrived
 * after a turn that found none to accept.
 */
export const watchFirstBytes = (): FirstByte => {
  let read = performance.now();
  let noneWaited = read;
  let isAccepting = false;
  const watchTurn = () => {
    const begun = performance.now();
    isAccepting = false;
    // Runs after this turn's reads: later data arrived after its start.
    setImmediate(() => {
      read = begun;
      if (!isAccepting) noneWaited = begun;
    });
  };
  const unread = new WeakMap<object, number>();
  const onAccepted = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    isAccepting = true;
    unread.set(socket, noneWaited);
    // The next turn reads what has waited, and may be the first without a connection.
    setImmediate(() => {
      watchTurn();
      setImmediate(() => unread.delete(socket));
    });
  };
  subscribe(accepted, onAccepted);
  const timer = setInterval(watchTurn, stepMs);
  timer.unref();
  return {
    earliest: (socket) => unread.get(socket) ?? read,
    stop: () => {
      clearInterval(timer);
      unsubscribe(accepted, onAccepted);
    },
  };
};
