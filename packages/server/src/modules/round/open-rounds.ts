import type { Platform } from '../../lib/context';
import { BatchQueue } from '../../lib/database/batch-queue';
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

/**
 * Just under the time after which a vendor is answered "unknown". The vendor then asks another
 * process, and a late attempt of ours must not overtake that one's answer.
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
      const current = database.clockOffset();
      if (current === offset) return;
      await client.query(`select set_config('parlour.clock_offset', $1, false)`, [current]);
      offset = current;
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
