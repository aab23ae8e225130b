import { createHmac } from 'node:crypto';
import type { ConsoleMessage, LiveMessage } from '@parlour/contract/live';
import type { Database } from '@parlour/node-kit/database/database';
import { codeOf } from '@parlour/node-kit/database/failure';
import type { Log } from '@parlour/node-kit/log';
import { openLine, type Receive } from './line';
import { firstPayload, type Parcel } from './parcels';

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
  /** Calls back when messages may have been lost: who depends on them reads again. */
  onGap: (onGap: () => void) => void;
  close: () => Promise<void>;
};

/** While the database does not answer, so many messages wait; later ones are lost. */
const mostQueued = 10_000;

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
  const send = openSender(line, log, channel);

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
    onGap: (onGap) =>
      listen((parcel) => {
        if ('gap' in parcel) onGap();
      }),
    close: line.close,
  };
};

/** The fault of one message: the others were sent, and no page needs to query for it. */
const isTooLong = (error: unknown): boolean => codeOf(error) === '22023';

/** What waits goes together, in the order in which it came. */
const openSender = (
  line: ReturnType<typeof openLine>,
  log: Log,
  channel: string,
): ((parcel: Parcel) => void) => {
  let queue: Parcel[] = [];
  let sending = false;
  let tooMany = 0;
  let isGap = false;

  const post = (parcels: Parcel[]) => {
    const values = [channel, JSON.stringify(parcels)];
    return line.query({ text: 'select pg_notify($1, $2)', values });
  };

  const flush = async () => {
    while (queue.length > 0) {
      const parcels = firstPayload(queue);
      queue = queue.slice(parcels.length);
      try {
        // Alone: an earlier build reads nothing of a payload in which it does not know a parcel.
        if (isGap) await post([{ gap: true }]);
        isGap = false;
        await post(parcels);
      } catch (error) {
        log.warn('live.notice_lost', { error, count: parcels.length + tooMany });
        tooMany = 0;
        isGap ||= !isTooLong(error);
      }
    }
    sending = false;
  };

  return (parcel) => {
    if (line.isClosed()) return;
    if (queue.length < mostQueued) queue.push(parcel);
    else tooMany += 1;
    if (sending) return;
    sending = true;
    setImmediate(() => void flush());
  };
};
