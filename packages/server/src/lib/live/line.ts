import type { Database } from '@parlour/node-kit/database/database';
import { codeOf } from '@parlour/node-kit/database/failure';
import type { Log } from '@parlour/node-kit/log';
import type pg from 'pg';
import { type Parcel, parcelsOf } from './parcels';

/** So long is an answer waited for; a connection without one is given up. */
const answerMs = 3000;

/**
 * How often a listening connection is asked whether it still answers: one that fell silent says
 * nothing by itself.
 */
const checkMs = 5000;

export type Receive = (parcel: Parcel) => void;

/**
 * A connection of its own: made when it is needed, and made again when it broke or does not answer
 * while there are listeners.
 */
export const openLine = (
  database: Database,
  log: Log,
  { channel, listeners }: { channel: string; listeners: ReadonlySet<Receive> },
) => {
  let closed = false;
  let current: Promise<pg.Client> | undefined;
  const noteGap = gapsOf(listeners);
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
  const query = oneByOne(async (statement: pg.QueryConfig): Promise<void> => {
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
  });

  // A second LISTEN has no effect, and shows that the connection answers.
  const listen = async (): Promise<void> => {
    if (closed || listeners.size === 0) return;
    try {
      await query({ text: `listen ${channel}` });
      noteGap(current);
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

/** As the driver asks for: it queues nothing. */
const oneByOne = <Work>(run: (work: Work) => Promise<void>): ((work: Work) => Promise<void>) => {
  let last = Promise.resolve();
  return (work) => {
    const done = last.then(() => run(work));
    last = done.catch(() => undefined);
    return done;
  };
};

/** Between two connections nothing was received. */
const gapsOf = (listeners: ReadonlySet<Receive>) => {
  let before: unknown;
  return (connection: unknown): void => {
    if (before && before !== connection) for (const receive of listeners) receive({ gap: true });
    before = connection;
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
