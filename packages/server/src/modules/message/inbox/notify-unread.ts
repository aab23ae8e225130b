import type { Platform } from '../../../lib/context';
import type { Live } from '../../../lib/live/live';
import type { Connections } from '../../../lib/live/socket';
import { countUnreadOf } from './queries';

/** What of the player changed, on the channel between processes. */
const subject = 'inbox';

/** Has each process that shows the player's pages count again. Call it after the commit. */
export const noteInboxChanged = (live: Live, playerId: string): void =>
  live.notifyChanged(playerId, subject);

/** Changes within this long are counted together. */
const gatherMs = 30;

/**
 * Sends the open pages of this process how many messages are unread. The count is read after the
 * change, one reading at a time, so that the last one sent is right. Returns a function that stops
 * it.
 */
export const notifyUnread = (
  { database, live, log }: Pick<Platform, 'database' | 'live' | 'log'>,
  { isHere, push }: Connections,
): (() => void) => {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;

  const plan = () => {
    if (isReading || changed.size === 0) return;
    timer ??= setTimeout(() => void notify(), gatherMs);
  };

  const notify = async () => {
    timer = undefined;
    isReading = true;
    const players = [...changed];
    changed = new Set();
    try {
      for (const { playerId, count } of await countUnreadOf(database.sql, players)) {
        push(playerId, { type: 'unread', count });
      }
    } catch (error) {
      log.warn('message.notify_failed', { error, players: players.length });
    }
    isReading = false;
    plan();
  };

  live.onPlayerChanged((playerId, what) => {
    if (what !== subject || !isHere(playerId)) return;
    changed.add(playerId);
    plan();
  });
  return () => clearTimeout(timer);
};
