import type { Platform } from '../../lib/context';
import { BatchQueue } from '../../lib/database/batch-queue';
import { betTimes } from './bet-times';
import type { Command, PlayResult } from './command';
import { planStatements, playBatch } from './play-queries';

/** The way of bets, wins and rollbacks into the ledger. */
export type Rounds = {
  /**
   * Done and committed when it answers; a refusal by throwing means that nobody knows. Not tried
   * any more after `latest`, milliseconds of `performance.now()`.
   */
  play: (command: Command, latest?: number) => Promise<PlayResult>;
  /** Makes the connections ready, so that the first bet of a process is as fast as the others. */
  open: () => Promise<void>;
  /** Finishes what is queued. */
  close: () => Promise<void>;
};

/**
 * Opens the queue of this process: one, since more make smaller batches, and HTTP wants its share
 * of the cores. A player's commands stay in order in it. Several processes are safe together: the
 * database keeps the promises.
 */
export const openRounds = ({ database, live }: Platform): Rounds => {
  let offset = '0';
  const queue = new BatchQueue<Command, PlayResult>({
    connect: async () => {
      const client = await database.connect('parlour queue');
      await client.query(`set statement_timeout = ${betTimes.statementMs}`);
      await client.query(`set lock_timeout = ${betTimes.lockMs}`);
      offset = '0';
      await planStatements(client);
      return client;
    },
    prepare: async (client) => {
      const wanted = database.clockOffset();
      if (wanted === offset) return;
      await client.query(`select set_config('parlour.clock_offset', $1, false)`, [wanted]);
      offset = wanted;
    },
    send: playBatch,
    ownerOf: ({ playerId }) => playerId,
    elapsed: () => performance.now(),
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
