import type { Outcome, PlateFace } from '../../lib/round';
import type { Sql } from '../database';

export type RoundStatus =
  | 'betting'
  | 'open'
  | 'settling'
  | 'cancelling'
  | 'settled'
  | 'refunded'
  | 'refused';

export type Round = {
  id: string;
  seatId: bigint;
  sessionId: string;
  seedsId: bigint;
  number: bigint;
  key: string;
  status: RoundStatus;
  version: string;
  clientSeed: string;
  nonce: bigint;
  stake: bigint;
  unitPrice: bigint;
  payout: bigint;
  outcome: Outcome;
  plates: PlateFace[] | null;
  betId: string;
  winId: string;
  rollbackId: string;
  betTries: number;
  tries: number;
  refusal: string | null;
  balanceBefore: bigint | null;
  balanceAfter: bigint | null;
  startedAt: Date;
  endedAt: Date | null;
  seen: boolean;
  playerId: bigint;
  game: string;
  brand: string;
  userRef: string;
  currency: string;
  isDemo: boolean;
  playToken: string | null;
  serverSeedHash: string;
  /** Only when its pair has been opened. */
  serverSeed: string | null;
};

export type NewRound = Pick<
  Round,
  | 'id'
  | 'seatId'
  | 'sessionId'
  | 'seedsId'
  | 'number'
  | 'key'
  | 'version'
  | 'clientSeed'
  | 'nonce'
  | 'stake'
  | 'unitPrice'
  | 'outcome'
  | 'plates'
  | 'betId'
  | 'winId'
  | 'rollbackId'
  | 'startedAt'
>;

/** Kept as `betting`, and left to this process for `leaseMs` before any other may finish it. */
export const insertRound = async (sql: Sql, round: NewRound, leaseMs: number): Promise<void> => {
  await sql`
    insert into games.round
      (id, seat_id, session_id, seeds_id, number, key, status, version, client_seed, nonce, stake,
       unit_price, outcome, plates, bet_id, win_id, rollback_id, started_at, touched_at,
       next_try_at)
    values
      (${round.id}, ${round.seatId}, ${round.sessionId}, ${round.seedsId}, ${round.number},
       ${round.key}, 'betting', ${round.version}, ${round.clientSeed}, ${round.nonce},
       ${round.stake}, ${round.unitPrice}, ${JSON.stringify(round.outcome)},
       ${round.plates && JSON.stringify(round.plates)}, ${round.betId}, ${round.winId},
       ${round.rollbackId}, ${round.startedAt}, ${round.startedAt},
       clock_timestamp() + ${leaseMs} * interval '1 ms')`;
};

export const roundById = async (sql: Sql, id: string): Promise<Round | undefined> => {
  const [round] = await sql<Round>`select * from games.round_story where id = ${id}`;
  return round;
};

export const roundByKey = async (
  sql: Sql,
  seatId: bigint,
  key: string,
): Promise<Round | undefined> => {
  const [round] = await sql<Round>`
    select * from games.round_story where seat_id = ${seatId} and key = ${key}`;
  return round;
};

/** A round of a brand's player by the supplier's round or one of its transactions. */
export const roundByReference = async (
  sql: Sql,
  of: { brand: string; user: string; reference: string },
): Promise<Round | undefined> => {
  const [round] = await sql<Round>`
    select *
    from games.round_story
    where brand = ${of.brand} and user_ref = ${of.user} and not is_demo
      and id = (select id from games.round
                where ${of.reference} in (id, bet_id, win_id, rollback_id) limit 1)`;
  return round;
};

export const lockRound = async (sql: Sql, id: string): Promise<Round | undefined> => {
  await sql`select id from games.round where id = ${id} for update`;
  return roundById(sql, id);
};

export const unfinishedRound = async (sql: Sql, seatId: bigint): Promise<Round | undefined> => {
  const [round] = await sql<Round>`
    select *
    from games.round_story
    where seat_id = ${seatId} and status in ('betting', 'open', 'settling', 'cancelling')`;
  return round;
};

/** The last round of a seat that took place or is being played. */
export const lastRound = async (sql: Sql, seatId: bigint): Promise<Round | undefined> => {
  const [round] = await sql<Round>`
    select *
    from games.round_story
    where seat_id = ${seatId} and status <> 'refused'
    order by started_at desc
    limit 1`;
  return round;
};

export const listRounds = (sql: Sql, seatId: bigint, limit: number): Promise<Round[]> =>
  sql<Round>`
    select *
    from games.round_story
    where seat_id = ${seatId} and status <> 'refused'
    order by started_at desc
    limit ${limit}`;

export const roundsOfSeeds = (sql: Sql, seedsId: bigint, limit: number): Promise<Round[]> =>
  sql<Round>`
    select *
    from games.round_story
    where seeds_id = ${seedsId} and status = 'settled'
    order by nonce
    limit ${limit}`;

export const markSeen = async (sql: Sql, id: string, seatId: bigint): Promise<void> => {
  await sql`update games.round set seen = true where id = ${id} and seat_id = ${seatId}`;
};
