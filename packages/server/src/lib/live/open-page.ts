import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { WrittenMessage } from './frames';

export type SiteStatus = { systemStatus: 0 | 1 | 2; configVersion: number };

/** A page that is open in this process: one of ten thousand, so that every field counts. */
export type OpenPage = {
  readonly socket: WebSocket;
  /** What carries it: frames are written here whole. */
  readonly wire: Socket;
  playerId: string | undefined;
  /** What messages to the browser without a player are sent to (`guestName`). */
  readonly guest: string | undefined;
  readonly brand: string;
  readonly host: string;
  readonly address: string;
  /** What its session is asked for again by; a visitor has none. */
  readonly secrets: { token: string; cookie: string | undefined } | undefined;
  /** The site's status that this page has. */
  known: SiteStatus;
  /** The number of the last message. */
  seq: number;
  /** Messages that wait for the next frame; the list is shared and never changed. */
  waiting: readonly WrittenMessage[];
  /** It waits in the queue of the next frames. */
  isQueued: boolean;
  /** In milliseconds of the process. */
  sentAt: number;
  isAlive: boolean;
};
