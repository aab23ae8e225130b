import type { Platform } from '../../lib/context';
import { Lane } from '../../lib/lane';
import type { Command, Played } from './command';
import { planStatements, playBatch } from './play-queries';

/** The way of bets, wins and rollbacks into the ledger. */
export type Rounds = {
  /** Done and committed when it answers; a refusal by throwing means that nobody knows. */
  play: (command: Command) => Promise<Played>;
  /** Makes the connections ready, so that the first bet of a process is as fast as the others. */
  open: () => Promise<void>;
  /** Finishes what is queued. */
  close: () => Promise<void>;
};

/** More lanes make smaller batches: two were best on two cores. */
const laneCount = 2;
/** After this a supplier has been told that we do not know. */
const patienceMs = 5000;
const statementMs = 900;
const lockMs = 400;

/**
 * Opens the lanes of this process. Several processes are safe together: the database keeps the
 * promises.
 */
export const openRounds = (platform: Platform): Rounds => {
  const { database, live } = platform;

  const openLane = (place: number) => {
    let offset = '0';
    return new Lane<Command, Played>({
      connect: async () => {
        const client = await database.connect(`parlour lane ${place}`);
        await client.query(`set statement_timeout = ${statementMs}`);
        await client.query(`set lock_timeout = ${lockMs}`);
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
      patienceMs,
      onAnswer: ({ playerId }, { answer, roundId }) => {
        if (answer === 'ok' && roundId !== null) live.hint(`${playerId}`, `${roundId}`);
      },
    });
  };

  const lanes = Array.from({ length: laneCount }, (_each, place) => openLane(place));
  return {
    // A player is always in the same lane, so that his commands stay in order.
    play: (command) => lanes[Number(command.playerId % BigInt(laneCount))]!.ask(command),
    open: async () => {
      await Promise.all(lanes.map((lane) => lane.open()));
    },
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
};
