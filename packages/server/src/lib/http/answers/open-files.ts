import type { FastifyReply } from 'fastify';
import type { Platform } from '../../context';
import { Refusal } from '../../refusal';
import { openTally } from '../limiter';
import { openPace, type Pace } from './pace';

/** Files that a player may have under way at a time in one process. */
export const mostFiles = 3;

/** Long enough for a usual file. */
const waitSeconds = 10;

/** The files of players that a process sends. */
export type OpenFiles = {
  /** Counts the answer as a file of the player until it has left or broken off. */
  begin: (reply: FastifyReply, playerId: string) => void;
  pace: Pace;
};

export const openFiles = (platform: Pick<Platform, 'log' | 'clock'>): OpenFiles => {
  const noteRefused = openTally(platform);
  const counts = new Map<string, number>();

  const add = (playerId: string, more: 1 | -1): void => {
    const count = (counts.get(playerId) ?? 0) + more;
    if (count === 0) counts.delete(playerId);
    else counts.set(playerId, count);
  };

  return {
    begin: ({ raw }, playerId) => {
      // Who is gone already will not be gone again.
      if (raw.destroyed) throw new Refusal('system.busy');
      if ((counts.get(playerId) ?? 0) >= mostFiles) {
        noteRefused('files', 'player', playerId);
        throw new Refusal('request.too_many', undefined, waitSeconds);
      }
      add(playerId, 1);
      raw.once('close', () => add(playerId, -1));
    },
    pace: openPace(),
  };
};
