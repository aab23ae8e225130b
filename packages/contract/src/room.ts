import { choice, endpoint, endpoints, output, text, whole } from './endpoint';

/** A line of the room, numbered without a gap: a message, or that an earlier one was hidden. */
export type RoomMessage = {
  n: number;
  at: string;
  /** Masked (`ng***23`); of an account that ended there is none. */
  name?: string;
  /** Absent where the reader may not see it. */
  text?: string;
  isOwn?: true;
  /** Why there is no text: it was hidden, the reader muted its writer, or the writer has left. */
  without?: 'hidden' | 'muted' | 'gone';
  /** A line of the room itself: the message of this number was hidden. */
  hides?: number;
};

/** Whom operators do not let write: until an instant, or for ever. */
export type Silenced = { until?: string };

/** A part of the room, as its reader may see it now. */
export type RoomView = {
  lastN: number;
  messages: RoomMessage[];
  /** There are older messages than the first of these. */
  hasOlder: boolean;
  /** Between two messages of a player. */
  slowSeconds: number;
  silenced?: Silenced;
  /** The reader is blocked, excluded or pauses, and may not write. */
  isBarred: boolean;
};

/** Someone whom the reader muted. */
export type MutedWriter = { id: string; name?: string; at: string };

/** Letters of a message. */
export const roomTextLength = 200;

export const reportReasons = ['abuse', 'spam', 'private', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const roomText = text({ min: 1, max: roomTextLength, pattern: '\\S' });
export const roomN = whole({ min: 1, max: 2_000_000_000 });

/** The flag of a brand that has its room open. */
export const roomFlag = 'CHATROOM';

/** The calls of a brand's chat room, for players who are no trial. */
export const room = endpoints('room', {
  /** The newest messages; those after `from`, the oldest first; or those before `before`. */
  readRoom: endpoint({
    method: 'GET',
    path: '/api/room/lines',
    caller: 'player',
    background: true,
    noStore: true,
    whileLooking: true,
    input: {
      from: whole({ min: 0, max: 2_000_000_000, optional: true }),
      before: whole({ min: 1, max: 2_000_000_000, optional: true }),
    },
    output: output<RoomView>(),
    refusals: ['brand.not_enabled'],
  }),
  /** Sent again under its key, a message is the same message. */
  sendMessage: endpoint({
    method: 'POST',
    path: '/api/room/send',
    caller: 'player',
    once: true,
    limit: [
      { by: 'player', count: 20, seconds: 60 },
      { by: 'address', count: 120, seconds: 60 },
    ],
    input: { text: roomText },
    output: output<{ n: number; at: string }>(),
    refusals: [
      'brand.not_enabled',
      'compliance.excluded',
      'compliance.blocked',
      'compliance.cooling_off',
      'room.silenced',
      'room.too_fast',
      'room.word',
      'room.link',
      'request.repeat_conflict',
    ],
  }),
  /** Reported again, it is the same report. */
  reportMessage: endpoint({
    method: 'POST',
    path: '/api/room/report',
    caller: 'player',
    limit: { by: 'player', count: 20, seconds: 86_400, exact: true },
    input: { n: roomN, reason: choice(reportReasons) },
    output: output<Record<string, never>>(),
    refusals: ['brand.not_enabled', 'request.unknown'],
  }),
  /** Mutes who wrote a message, for the caller alone. */
  muteWriter: endpoint({
    method: 'POST',
    path: '/api/room/mute',
    caller: 'player',
    limit: { by: 'player', count: 60, seconds: 3600 },
    input: { n: roomN },
    output: output<Record<string, never>>(),
    refusals: ['brand.not_enabled', 'request.unknown', 'room.mutes_full'],
  }),
  unmuteWriter: endpoint({
    method: 'POST',
    path: '/api/room/unmute',
    caller: 'player',
    input: { id: text({ pattern: '^[1-9]\\d{0,17}$' }) },
    output: output<Record<string, never>>(),
    refusals: ['brand.not_enabled'],
  }),
  listMuted: endpoint({
    method: 'GET',
    path: '/api/room/muted',
    caller: 'player',
    background: true,
    noStore: true,
    whileLooking: true,
    input: {},
    output: output<{ list: MutedWriter[] }>(),
    refusals: ['brand.not_enabled'],
  }),
});
