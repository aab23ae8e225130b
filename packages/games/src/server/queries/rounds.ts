import type { Outcome } from '../../rounds/round';
import type { Sql } from '@parlour/node-kit/database/database';

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
  /** What was staked on, where a game asks. */
  bet: string | null;
  unitPrice: bigint;
  payout: bigint;
  /** Null until the bet was accepted; for ever where it was refused or taken back before that. */
  outcome: Outcome | null;
  /** What the draw decided and the player has not been shown. */
  hidden: unknown;
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

/** The outcome of a round whose bet was accepted; anything else is a fault of ours. */
export const drawnOutcome = ({ id, outcome }: Pick<Round, 'id' | 'outcome'>): Outcome => {
  if (!outcome) throw new RangeError(`round ${id} was not drawn`);
  return outcome;
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
  | 'bet'
  | 'unitPrice'
  | 'betId'
  | 'winId'
  | 'rollbackId'
  | 'startedAt'
>;

/**
 * Kept as `betting`, without an outcome, and left to this process for `leaseMs` before any other
 * may finish it.
 */
export const insertRound = async (sql: Sql, round: NewRound, leaseMs: number): Promise<void> => {
  await sql`
    insert into games.round
      (id, seat_id, session_id, seeds_id, number, key, status, version, client_seed, nonce, stake,
       bet, unit_price, bet_id, win_id, rollback_id, started_at, touched_at, next_try_at)
    values
      (${round.id}, ${round.seatId}, ${round.sessionId}, ${round.seedsId}, ${round.number},
       ${round.key}, 'betting', ${round.version}, ${round.clientSeed}, ${round.nonce},
       ${round.stake}, ${round.bet}, ${round.unitPrice}, ${round.betId}, ${round.winId},
       ${round.rollbackId}, ${round.startedAt}, ${round.startedAt},
       clock_timestamp() + ${leaseMs} * interval '1 ms')`;
};

export const roundById = async (sql: Sql, id: string): Promise<Round | undefined> => {
  const [round] = await sql<Round>`select * from games.round_view where id = ${id}`;
  return round;
};

export type Press = Pick<Round, 'id' | 'status' | 'stake' | 'bet' | 'refusal'>;

/** The status of an earlier press with this key, without any outcome. */
export const pressByKey = async (
  sql: Sql,
  seatId: bigint,
  key: string,
): Promise<Press | undefined> => {
  const [press] = await sql<Press>`
    select id, status, stake, bet, refusal
    from games.round
    where seat_id = ${seatId} and key = ${key}`;
  return press;
};

/** A round of a brand's player by the vendor's round or one of its transactions. */
export const roundByReference = async (
  sql: Sql,
  of: { brand: string; user: string; reference: string },
): Promise<Round | undefined> => {
  const [round] = await sql<Round>`
    select *
    from games.round_view
    where brand = ${of.brand} and user_ref = ${of.user} and not is_demo
      and id = (select id from games.round
                where ${of.reference} in (id, bet_id, win_id, rollback_id) limit 1)`;
  return round;
};

export const lockRound = async (sql: Sql, id: string): Promise<Round | undefined> => {
  await sql`select id from games.round where id = ${id} for update`;
  return roundById(sql, id);
};

export const hasUnfinishedRound = async (sql: Sql, seatId: bigint): Promise<boolean> => {
  const found = await sql`
    select id
    from games.round
    where seat_id = ${seatId} and status in ('betting', 'open', 'settling', 'cancelling')`;
  return found.length > 0;
};

/** The last round of a seat that took place or is being played. */
export const lastRound = async (sql: Sql, seatId: bigint): Promise<Round | undefined> => {
  const [round] = await sql<Round>`
    select *
    from games.round_view
    where seat_id = ${seatId} and status <> 'refused'
    order by started_at desc
    limit 1`;
  return round;
};

/** The last rounds of a seat that took place, and the presses refused since the first of them. */
export const listRounds = (sql: Sql, seatId: bigint, limit: number): Promise<Round[]> =>
  sql<Round>`
    with placed as (
      select started_at
      from games.round
      where seat_id = ${seatId} and status <> 'refused'
      order by started_at desc
      limit ${limit})
    select *
    from games.round_view
    where seat_id = ${seatId}
      and started_at >= coalesce((select min(started_at) from placed), '-infinity')
    order by started_at desc
    limit 2 * ${limit}::int`;

/** A page of all presses of a pair, by nonce, from behind `after`. */
export const roundsOfSeeds = (
  sql: Sql,
  seedsId: bigint,
  { after, limit }: { after: bigint; limit: number },
): Promise<Round[]> =>
  sql<Round>`
    select *
    from games.round_view
    where seeds_id = ${seedsId} and nonce > ${after}
      and status in ('settled', 'refunded', 'refused')
    order by nonce
    limit ${limit}`;

export const markSeen = async (sql: Sql, id: string, seatId: bigint): Promise<void> => {
  await sql`update games.round set seen = true where id = ${id} and seat_id = ${seatId}`;
};
