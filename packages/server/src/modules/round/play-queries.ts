import type pg from 'pg';
import type { BatchRow } from '../../lib/database/batch-queue';
import { betTimes } from './bet-times';
import { requestHash, type answers, type Command, type PlayResult } from './command';

type Row = [
  n: number,
  answer: (typeof answers)[number],
  balance: bigint | null,
  roundId: bigint | null,
  isOfOtherGame: boolean | null,
];

const statement = {
  name: 'round.play_2',
  text: `
    select n, answer, balance, round_id, other_game
    from round.play_2($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
      $18)`,
  rowMode: 'array' as const,
  query_timeout: betTimes.driverMs,
};

/**
 * Warms a new connection up: PostgreSQL plans the functions' statements, which takes as long as a
 * hundred bets. The accounts numbered 0 do not exist, so the ledger refuses.
 */
export const planStatements = async (client: pg.ClientBase): Promise<void> => {
  await playBatch(client, [], false, null);
  await client.query(`
    select ledger.post(array[0]::smallint[], array[''], array['0']::"char"[], array[0]::bigint[],
      array[0]::bigint[], array[1]::bigint[], array[''], array[0]::bigint[])`);
};

/** The movement that a command refers to is hardly older than its token. */
const earliest = (batch: Command[]): Date | undefined => {
  let first: Date | undefined;
  for (const { token } of batch) if (!first || token.startedAt < first) first = token.startedAt;
  return first;
};

/**
 * Sends a batch as one statement and one commit; parallel arrays ordered by player. If it is
 * decided after `latest`, by the database's clock, nothing is done and the queue's `in_time` is
 * raised.
 */
export const playBatch = async (
  client: pg.ClientBase,
  batch: Command[],
  leavesBusy: boolean,
  latest: Date | null,
): Promise<BatchRow<PlayResult>[]> => {
  const { rows } = await client.query<Row>({
    ...statement,
    values: [
      batch.map(({ playerId }) => playerId),
      batch.map(({ token }) => token.mainId),
      batch.map(({ token }) => token.hash),
      batch.map(({ kind }) => kind),
      batch.map(({ externalId }) => externalId),
      batch.map(({ ofExternalId }) => ofExternalId),
      batch.map(({ round }) => round),
      batch.map(({ closesRound }) => closesRound),
      batch.map(({ game }) => game),
      batch.map(({ currency }) => currency),
      batch.map(({ amount }) => amount),
      batch.map(({ isFree }) => isFree),
      batch.map(({ isPromo }) => isPromo),
      batch.map(requestHash),
      batch.map(({ outcome }) => outcome),
      earliest(batch),
      leavesBusy,
      latest,
    ],
  });
  return rows.map(([n, answer, balance, roundId, isOfOtherGame]) => ({
    place: n - 1,
    answer:
      answer === 'again'
        ? answer
        : { answer, balance, roundId, isOfOtherGame: isOfOtherGame === true },
  }));
};
