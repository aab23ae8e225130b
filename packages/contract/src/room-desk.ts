import { caseId, caseRead, type DecidedCase, verdictReason, verdictRefusals } from './case-verdict';
import { choice, endpoint, endpoints, output, text, whole } from './endpoint';
import { roomN } from './room';

/** A line of the room as operators read it: what is hidden too. */
export type DeskRoomMessage = {
  n: number;
  at: string;
  playerId?: string;
  username?: string;
  text?: string;
  hiddenAt?: string;
  /** A line of the room itself: the message of this number was hidden. */
  hides?: number;
  /** Players who reported it. */
  reports: number;
};

/** A player who may not write in the room. */
export type Silence = {
  id: string;
  playerId: string;
  username: string;
  at: string;
  /** Absent: for ever. */
  until?: string;
  reason?: string;
  by: string;
  /** The reader has to do with the player: without why. */
  isWithheld?: true;
};

export type DeskRoom = {
  isOpen: boolean;
  lastN: number;
  messages: DeskRoomMessage[];
  hasOlder: boolean;
};

/** What a case of a reported message is about. */
export type RoomCase = {
  caseId: string;
  version: number;
  brand: string;
  message: DeskRoomMessage;
  /** The lines around it. */
  around: DeskRoomMessage[];
  reports: { reason: string; at: string }[];
  /** Messages of its writer that were hidden in the last thirty days. */
  hiddenBefore: number;
  silence?: Silence;
};

const brand = text({ max: 32 });
const reason = text({ min: 3, max: 500, pattern: '\\S' });
/** Up to a year; without it for ever. */
const hours = whole({ min: 1, max: 8760, optional: true });

/** The operators' calls of `room`. */
export const roomDesk = endpoints('room', {
  readDeskRoom: endpoint({
    method: 'GET',
    path: '/console/room',
    caller: 'operator',
    right: 'room.r',
    background: true,
    noStore: true,
    input: { brand, before: whole({ min: 1, max: 2_000_000_000, optional: true }) },
    output: output<DeskRoom>(),
    refusals: ['request.unknown'],
  }),
  /** Who may not write in a room, the latest first, by fifty. */
  listSilences: endpoint({
    method: 'GET',
    path: '/console/room/silences',
    caller: 'operator',
    right: 'room.r',
    background: true,
    noStore: true,
    input: { brand, before: text({ optional: true, pattern: '^[1-9]\\d{0,17}$' }) },
    output: output<{ list: Silence[]; hasOlder: boolean }>(),
    refusals: ['request.unknown'],
  }),
  /** Hidden again, it is hidden already. */
  hideMessage: endpoint({
    method: 'POST',
    path: '/console/room/hide',
    caller: 'operator',
    right: 'room.w',
    input: { brand, n: roomN, reason },
    output: output<Record<string, never>>(),
    refusals: ['request.unknown', 'desk.conflict'],
  }),
  /** The writer of a message may not write; in place of what was decided of them before. */
  silenceWriter: endpoint({
    method: 'POST',
    path: '/console/room/silence',
    caller: 'operator',
    right: 'room.w',
    input: { brand, n: roomN, hours, reason },
    output: output<Silence>(),
    refusals: ['request.unknown', 'desk.conflict'],
  }),
  /** The same of a player, whatever they wrote. */
  silencePlayer: endpoint({
    method: 'POST',
    path: '/console/room/silence-player',
    caller: 'operator',
    right: 'room.w',
    input: { brand, playerId: text({ pattern: '^[1-9]\\d{0,17}$' }), hours, reason },
    output: output<Silence>(),
    refusals: ['request.unknown', 'desk.conflict'],
  }),
  liftSilence: endpoint({
    method: 'POST',
    path: '/console/room/lift',
    caller: 'operator',
    right: 'room.w',
    input: { brand, id: text({ pattern: '^[1-9]\\d{0,17}$' }), reason },
    output: output<Record<string, never>>(),
    refusals: ['request.unknown', 'desk.conflict'],
  }),
  readRoomCase: endpoint({
    method: 'GET',
    path: '/console/room/cases/{caseId}',
    caller: 'operator',
    right: 'room.r',
    noStore: true,
    input: { caseId },
    output: output<RoomCase>(),
    refusals: ['request.unknown'],
  }),
  /** `silence` hides the message too, for so many hours or for ever. */
  decideRoomCase: endpoint({
    method: 'POST',
    path: '/console/room/cases/{caseId}/decide',
    caller: 'operator',
    right: 'room.w',
    once: true,
    input: {
      ...caseRead,
      verdict: choice(['hide', 'silence', 'keep']),
      hours,
      ...verdictReason,
    },
    output: output<DecidedCase>(),
    refusals: verdictRefusals,
  }),
});
