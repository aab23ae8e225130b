import type { LiveEvent } from './live';

/**
 * What processes send each other: a message, that something of a player's changed, or that messages
 * were lost.
 */
export type Parcel =
  | { to: string; message: LiveEvent }
  | { to: string; changed: string }
  | { gap: true };

/** PostgreSQL takes payloads under 8,000 bytes. */
const payloadBytes = 7500;

/** A message on the channel, or undefined when it is not one of ours. */
export const parcelsOf = (payload: string | undefined): Parcel[] | undefined => {
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
  if (!isObject(value)) return false;
  if (value.gap === true) return true;
  if (typeof value.to !== 'string') return false;
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
export const firstPayload = (queue: Parcel[]): Parcel[] => {
  let bytes = 2;
  const end = queue.findIndex((parcel) => {
    bytes += Buffer.byteLength(JSON.stringify(parcel)) + 1;
    return bytes > payloadBytes;
  });
  return end === -1 ? queue.slice() : queue.slice(0, Math.max(end, 1));
};
