import { createHmac } from 'node:crypto';
import type { ConsoleMessage, LiveMessage } from '@parlour/contract/live';
import type pg from 'pg';
import type { Database } from '@parlour/node-kit/database/database';
import { codeOf } from '@parlour/node-kit/database/failure';
import type { Log } from '@parlour/node-kit/log';

type Unsequenced<Message> = Message extends unknown ? Omit<Message, 'seq'> : never;

/**
 * A live message before the socket numbers it. `renewed` is sent to no page: the player's session
 * goes on by another cookie, and a page with only the former one receives no more.
 */
export type LiveEvent = Unsequenced<LiveMessage> | { type: 'renewed' } | DeskEvent;

/** For the operators' console alone: to those of a brand with `desk:<code>`, or to one person. */
export type DeskEvent = {
  type: 'desk';
  /** Who has it no more hears nothing. */
  right: string;
  brand: string;
  message: ConsoleMessage;
};

type Parcel = { to: string; message: LiveEvent } | { to: string; changed: string };

/**
 * Fan-out between processes by LISTEN/NOTIFY, from a connection of its own and after the commit.
 * The browser's next query makes up for a lost message.
 */
export type Live = {
  /**
   * To one player's sockets, to those of a brand with `brand:<code>`, or to all with `'*'`. Call it
   * after the commit only.
   */
  notify: (to: string, message: LiveEvent) => void;
  /**
   * Notifies that something of a player's changed, without reading it: only a process that shows
   * the player's pages reads it.
   */
  notifyChanged: (to: string, subject: string) => void;
  /** Calls back for every message that any process sends, until `close`. */
  listen: (receive: (to: string, message: LiveEvent) => void) => void;
  /** Calls back when any process notifies that a player changed, until `close`. */
  onPlayerChanged: (onChanged: (to: string, subject: string) => void) => void;
  close: () => Promise<void>;
};

/** PostgreSQL takes payloads under 8,000 bytes. */
const payloadBytes = 7500;

/** While the database does not answer, so many messages wait; later ones are lost. */
const mostQueued = 10_000;

/** So long is an answer waited for; a connection without one is given up. */
const answerMs = 3000;

/**
 * How often a listening connection is asked whether it still answers: one that fell silent says
 * nothing by itself.
 */
const checkMs = 5000;

type Receive = (parcel: Parcel) => void;

/**
 * Anyone who may connect to the database may send on a channel whose name they know: ours has a
 * name that only holders of the secret know.
 */
export const channelOf = (secretKey: string): string => {
  const digest = createHmac('sha256', secretKey).update('parlour live channel').digest('hex');
  return `parlour_${digest.slice(0, 40)}`;
};

export const openLive = (
  database: Database,
  log: Log,
  { secretKey }: { secretKey: string },
): Live => {
  const channel = channelOf(secretKey);
  const listeners = new Set<Receive>();
  const line = openLine(database, log, { channel, listeners });
  let queue: Parcel[] = [];
  let sending = false;
  let tooMany = 0;

  const flush = async () => {
    while (queue.length > 0) {
      const parcels = firstPayload(queue);
      queue = queue.slice(parcels.length);
      const values = [channel, JSON.stringify(parcels)];
      try {
        await line.query({ text: 'select pg_notify($1, $2)', values });
      } catch (error) {
        log.warn('live.notice_lost', { error, count: parcels.length + tooMany });
        tooMany = 0;
      }
    }
    sending = false;
  };

  const send = (parcel: Parcel) => {
    if (line.isClosed()) return;
    if (queue.length < mostQueued) queue.push(parcel);
    else tooMany += 1;
    if (sending) return;
    sending = true;
    setImmediate(() => void flush());
  };

  const listen = (receive: Receive) => {
    listeners.add(receive);
    void line.listen();
  };

  return {
    notify: (to, message) => send({ to, message }),
    notifyChanged: (to, subject) => send({ to, changed: subject }),
    listen: (receive) =>
      listen((parcel) => {
        if ('message' in parcel) receive(parcel.to, parcel.message);
      }),
    onPlayerChanged: (onChanged) =>
      listen((parcel) => {
        if ('changed' in parcel) onChanged(parcel.to, parcel.changed);
      }),
    close: line.close,
  };
};

/**
 * A connection of its own: made when it is needed, and made again when it broke or does not answer
 * while there are listeners.
 */
const openLine = (
  database: Database,
  log: Log,
  { channel, listeners }: { channel: string; listeners: ReadonlySet<Receive> },
) => {
  let closed = false;
  let current: Promise<pg.Client> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const begin = (): Promise<pg.Client> => {
    const opening = openReceiving(database, log, listeners);
    opening.then(
      (client) => void client.on('end', () => forget(opening)),
      () => forget(opening),
    );
    return opening;
  };

  const forget = (opening: Promise<pg.Client>): void => {
    if (current !== opening) return;
    current = undefined;
    listenIn(500);
  };

  /** A connection without an answer is given up: the next one is another. */
  const query = async (statement: pg.QueryConfig): Promise<void> => {
    const opening = (current ??= begin());
    const client = await opening;
    try {
      await client.query({ ...statement, query_timeout: answerMs } as pg.QueryConfig);
    } catch (error) {
      if (isAnswer(error)) throw error;
      forget(opening);
      client.end().catch(() => undefined);
      throw error;
    }
  };

  // A second LISTEN has no effect, and shows that the connection answers.
  const listen = async (): Promise<void> => {
    if (closed || listeners.size === 0) return;
    try {
      await query({ text: `listen ${channel}` });
      listenIn(checkMs);
    } catch (error) {
      log.warn('live.connection_lost', { error });
      listenIn(1000);
    }
  };

  const listenIn = (ms: number): void => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void listen(), ms).unref();
  };

  return {
    query,
    listen,
    isClosed: () => closed,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await (await current?.catch(() => undefined))?.end();
    },
  };
};

const openReceiving = async (
  database: Database,
  log: Log,
  listeners: ReadonlySet<Receive>,
): Promise<pg.Client> => {
  const opened = await database.connect('parlour live');
  opened.on('notification', ({ payload }) => {
    const parcels = parcelsOf(payload);
    if (!parcels) return log.warn('live.notice_unread', { bytes: payload?.length ?? 0 });
    for (const parcel of parcels) for (const receive of listeners) receive(parcel);
    return undefined;
  });
  return opened;
};

/** The database answered: that it refuses. */
const isAnswer = (error: unknown): boolean => /^[0-9A-Z]{5}$/.test(codeOf(error));

/** A message on the channel, or undefined when it is not one of ours. */
const parcelsOf = (payload: string | undefined): Parcel[] | undefined => {
  try {
    const value = JSON.parse(payload ?? '') as unknown;
    return Array.isArray(value) && value.every(isParcel) ? value : undefined;
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isParcel = (value: unknown): value is Parcel => {
  if (!isObject(value) || typeof value.to !== 'string') return false;
  if (typeof value.changed === 'string') return value.message === undefined;
  const { message } = value;
  return isObject(message) && Object.hasOwn(eventTypes, String(message.type));
};

const eventTypes: Record<LiveEvent['type'], true> = {
  hello: true,
  balance: true,
  round: true,
  status: true,
  deposit: true,
  withdrawal: true,
  receipt: true,
  identity: true,
  ticket: true,
  transfer: true,
  winners: true,
  announcements: true,
  games: true,
  jackpot: true,
  unread: true,
  signedOut: true,
  renewed: true,
  chat: true,
  room: true,
  desk: true,
};

/** As many messages from the front as fit into one payload. */
const firstPayload = (queue: Parcel[]): Parcel[] => {
  let bytes = 2;
  const end = queue.findIndex((parcel) => {
    bytes += Buffer.byteLength(JSON.stringify(parcel)) + 1;
    return bytes > payloadBytes;
  });
  return end === -1 ? queue.slice() : queue.slice(0, Math.max(end, 1));
};
