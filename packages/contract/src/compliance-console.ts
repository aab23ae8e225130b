import type { PlayLimit, PlaySession } from './compliance';
import { endpoint, endpoints, output, text } from './endpoint';

/** A limit in force, in the unit of its own currency; in minutes for the kind session. */
export type PlayerLimit = PlayLimit & { currency: string; setAt: string };

/** What the player changed about their own play; `amount` as that of a limit. */
export type PlayerLimitChange = {
  id: string;
  at: string;
  act: string;
  kind?: string;
  period?: string;
  currency?: string;
  amount?: string;
};

/** A day of the brand (`2026-11-23`), and how long the player played on it. */
export type PlayedDay = { day: string; seconds: number; rounds: number };

/** What a player decided about their own play, what came of it, and how long they play. */
export type PlayerPlay = {
  currency: string;
  limits: PlayerLimit[];
  realityMinutes?: number;
  session?: PlaySession;
  /** Without an end: for ever; `isCarried`: longer than the player chose, from another account. */
  exclusion?: { until?: string; everywhere: boolean; isCarried?: true };
  coolingOff?: { until: string };
  /** The newest first; `hasOlder` when there are more than these. */
  changes: PlayerLimitChange[];
  hasOlder: boolean;
  /** The last seven days on which the player played, the newest first. */
  days: PlayedDay[];
};

/** What operators read of what players decide; they change none of it. */
export const complianceConsole = endpoints('compliance', {
  /** Leaves a line of who looked at it. */
  readPlayerPlay: endpoint({
    method: 'GET',
    path: '/console/players/{playerId}/play',
    caller: 'operator',
    right: 'exclusion.r',
    noStore: true,
    input: { playerId: text({ pattern: '^[1-9][0-9]{0,17}$' }) },
    output: output<PlayerPlay>(),
    refusals: ['request.unknown'],
  }),
});
