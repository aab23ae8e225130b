import type pg from 'pg';
import type { Platform } from '../../lib/context';
import { BatchQueue } from '../../lib/database/batch-queue';
import { DatabaseTime } from '../../lib/database/database-time';
import { openRarely } from '../../lib/http/limiter';
import { betTimes } from './bet-times';
import type { Command, PlayResult } from './command';
import { planStatements, playBatch } from './play-queries';

/** The path of bets, wins and rollbacks into the ledger. */
export type Rounds = {
  /**
   * Done and committed when it resolves; when it rejects, the outcome is unknown. Not retried after
   * `latest`, milliseconds of `performance.now()`.
   */
  play: (command: Command, latest?: number) => Promise<PlayResult>;
  /**
   * Opens the connections in advance, so that the first bet of a process is as fast as the others.
   */
  open: () => Promise<void>;
  /** Finishes the queued commands. */
  close: () => Promise<void>;
};

/** It is closed where it cannot be made ready, as while a migration holds a table. */
const connectPlay = async (database: Platform['database']): Promise<pg.Client> => {
  const client = await database.connect('parlour queue');
  try {
    await client.query(`set statement_timeout = ${betTimes.statementMs}`);
    await client.query(`set lock_timeout = ${betTimes.lockMs}`);
    await planStatements(client);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
};

/**
 * Just under the time after which a vendor is answered "unknown". The vendor then asks another
 * process, and a late attempt of ours must not overtake that one's answer.
 */
export const openRounds = (platform: Platform): Rounds => {
  const { database, live } = platform;
  const logRarely = openRarely(platform);
  let offset = '0';
  const elapsed = () => performance.now();
  const time = new DatabaseTime(elapsed);
  const queue = new BatchQueue<Command, PlayResult>({
    connect: async () => {
      try {
        const client = await connectPlay(database);
        offset = '0';
        return client;
      } catch (error) {
        logRarely('round.not_connected', String((error as { code?: unknown }).code), { error });
        throw error;
      }
    },
    prepare: async (client) => {
      await time.read(client);
      const current = database.clockOffset();
      if (current === offset) return;
      await client.query(`select set_config('parlour.clock_offset', $1, false)`, [current]);
      offset = current;
    },
    send: async (client, batch, leavesBusy, until) => {
      const latest = time.at(until - betTimes.queueMs + betTimes.decideMs);
      try {
        return await playBatch(client, batch, leavesBusy, latest);
      } catch (error) {
        // If it came too late and is still awaited, the database's clock was set.
        time.forget();
        throw error;
      }
    },
    ownerOf: ({ playerId }) => playerId,
    elapsed,
    patienceMs: betTimes.queueMs,
    onAnswer: ({ playerId }, { answer, roundId }) => {
      if (answer === 'ok' && roundId !== null) live.notifyChanged(`${playerId}`, `${roundId}`);
    },
  });
  return {
    play: (command, latest) => queue.ask(command, latest),
    open: () => queue.open(),
    close: () => queue.close(),
  };
};
