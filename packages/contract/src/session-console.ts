import { endpoint, endpoints, output, text } from './endpoint';

/** A sign-in of a player; without an end it lives. */
export type DeskSignIn = {
  id: string;
  /** `Chrome · Android`; empty where the browser did not say. */
  device: string;
  address: string;
  place?: string;
  createdAt: string;
  activeAt: string;
  endedAt?: string;
  reason?: string;
};

/** A browser that a player signed in from, and the other accounts that did. */
export type DeskDevice = {
  id: string;
  device: string;
  address?: string;
  place?: string;
  addedAt: string;
  seenAt: string;
  others: { id: string; username: string }[];
};

/** `isHeld`: the password alone opens the account no more. */
export type PlayerAccess = { isHeld: boolean; sessions: DeskSignIn[]; devices: DeskDevice[] };

const playerId = text({ pattern: '^[1-9][0-9]{0,17}$' });
const reason = text({ min: 3, max: 500 });
const id = { pattern: '^[1-9][0-9]{0,17}$' };

/** What operators see and do of how players come in, and whether they play. */
export const sessionConsole = endpoints('session', {
  /** The newest sign-ins, every known browser, and whether the account is held. */
  readAccess: endpoint({
    method: 'GET',
    path: '/console/players/{playerId}/access',
    caller: 'operator',
    right: 'session.r',
    noStore: true,
    input: { playerId },
    output: output<PlayerAccess>(),
    refusals: ['request.unknown'],
  }),
  /** Refuses bets, launches, transfers in and deposits from this commit on; sessions end. */
  blockPlayer: endpoint({
    method: 'POST',
    path: '/console/players/{playerId}/block',
    caller: 'operator',
    right: 'block.w',
    input: { playerId, reason },
    output: output<Record<string, never>>(),
    refusals: ['request.unknown'],
  }),
  /** One session, or all of them, with their open pages. */
  endPlayerSessions: endpoint({
    method: 'POST',
    path: '/console/players/{playerId}/end-sessions',
    caller: 'operator',
    right: 'session.w',
    input: { playerId, reason, signInId: text({ ...id, optional: true }) },
    output: output<{ ended: number }>(),
    refusals: ['request.unknown'],
  }),
  /** The browser is a stranger's again, and its sessions end. */
  forgetPlayerDevice: endpoint({
    method: 'POST',
    path: '/console/players/{playerId}/forget-device',
    caller: 'operator',
    right: 'session.w',
    input: { playerId, reason, deviceId: text(id) },
    output: output<{ ended: number }>(),
    refusals: ['request.unknown'],
  }),
  /**
   * Against a take-over: sessions end, browsers are forgotten, and the password signs in only after
   * a factor or the link of a mail lifted this, to be changed then. The player is notified.
   */
  holdAccount: endpoint({
    method: 'POST',
    path: '/console/players/{playerId}/hold',
    caller: 'operator',
    right: 'session.w',
    input: { playerId, reason },
    output: output<Record<string, never>>(),
    refusals: ['request.unknown'],
  }),
});
