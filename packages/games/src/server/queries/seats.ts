import type { Sql } from '@parlour/node-kit/database/database';

export type Seat = {
  id: bigint;
  rounds: bigint;
  lastStake: bigint | null;
  lastStartedAt: Date | null;
  /** Milliseconds since the last start, by the database's clock. */
  sinceStartMs: number | null;
};

type Pair = {
  id: bigint;
  serverSeedHash: string;
  clientSeed: string;
  rounds: bigint;
  startedAt: Date;
};

/** A pair in use: its server seed is only here in the sealed form. */
export type SeatSeeds = Pair & { sealedSeed: string };
export type OpenedPair = Pair & { serverSeed: string; openedAt: Date };

/** A server seed that waits for its turn. */
export type NextSeed = { sealedSeed: string; serverSeedHash: string };

/** The player by the brand's name for them, created on their first visit. */
export const playerOf = async (
  sql: Sql,
  player: { brand: string; user: string; currency: string; demoBalance: bigint | null },
): Promise<bigint> => {
  const isDemo = player.demoBalance !== null;
  await sql`
    insert into games.player (brand, user_ref, currency, is_demo, demo_balance)
    values (${player.brand}, ${player.user}, ${player.currency}, ${isDemo}, ${player.demoBalance})
    on conflict do nothing`;
  const [row] = await sql<{ id: bigint }>`
    select id
    from games.player
    where brand = ${player.brand} and user_ref = ${player.user}
      and currency = ${player.currency} and is_demo = ${isDemo}`;
  return row!.id;
};

/** Makes the seat, its first pair and the next, so that hashes stand before the first bet. */
export const ensureSeat = async (
  sql: Sql,
  { playerId, game }: { playerId: bigint; game: string },
  { first, clientSeed, next }: { first: NextSeed; clientSeed: string; next: NextSeed },
): Promise<void> => {
  await sql`
    insert into games.seat (player_id, game) values (${playerId}, ${game}) on conflict do nothing`;
  await sql`
    insert into games.seeds (seat_id, sealed_seed, server_seed_hash, client_seed, started_at)
    select id, ${first.sealedSeed}, ${first.serverSeedHash}, ${clientSeed}, clock_timestamp()
    from games.seat
    where player_id = ${playerId} and game = ${game}
    on conflict do nothing`;
  await sql`
    insert into games.seeds (seat_id, sealed_seed, server_seed_hash)
    select id, ${next.sealedSeed}, ${next.serverSeedHash}
    from games.seat
    where player_id = ${playerId} and game = ${game}
    on conflict do nothing`;
};

export const readSeat = async (sql: Sql, playerId: bigint, game: string): Promise<Seat> => {
  const [seat] = await sql<Seat>`
    select id, rounds, last_stake, last_started_at, null::float8 as since_start_ms
    from games.seat
    where player_id = ${playerId} and game = ${game}`;
  return seat!;
};

/** The seat, locked: nothing else starts a round or opens seeds until the commit. */
export const lockSeat = async (sql: Sql, playerId: bigint, game: string): Promise<Seat> => {
  await sql`
    select id from games.seat where player_id = ${playerId} and game = ${game} for update`;
  // Read again after the wait, so that the time is that of the lock and not of the asking.
  const [seat] = await sql<Seat>`
    select id, rounds, last_stake, last_started_at,
           extract(epoch from clock_timestamp() - last_started_at)::float8 * 1000 as since_start_ms
    from games.seat
    where player_id = ${playerId} and game = ${game}`;
  return seat!;
};

export type Turn = { number: bigint; nonce: bigint; startedAt: Date };

/** Uses up the next number of the seat and the next nonce of its pair, whatever comes of it. */
export const claimTurn = async (
  sql: Sql,
  { seatId, seedsId, stake }: { seatId: bigint; seedsId: bigint; stake: bigint },
): Promise<Turn> => {
  const [seat] = await sql<Pick<Turn, 'number' | 'startedAt'>>`
    update games.seat
    set rounds = rounds + 1, last_started_at = clock_timestamp(), last_stake = ${stake}
    where id = ${seatId}
    returning rounds as number, last_started_at as started_at`;
  const [seeds] = await sql<Pick<Turn, 'nonce'>>`
    update games.seeds set rounds = rounds + 1 where id = ${seedsId} returning rounds as nonce`;
  return { ...seat!, ...seeds! };
};

/**
 * Milliseconds until a repeat of a refused press of the seat may be answered; 0 when it may be now,
 * and then this time is stored as the last one.
 */
export const noteRepeat = async (sql: Sql, seatId: bigint, everyMs: number): Promise<number> => {
  const taken = await sql`
    update games.seat
    set last_repeated_at = clock_timestamp()
    where id = ${seatId} and (last_repeated_at is null
      or last_repeated_at <= clock_timestamp() - ${everyMs} * interval '1 ms')
    returning id`;
  if (taken.length > 0) return 0;
  const [row] = await sql<{ waitMs: number }>`
    select extract(epoch from last_repeated_at - clock_timestamp())::float8 * 1000 + ${everyMs}
             as wait_ms
    from games.seat
    where id = ${seatId}`;
  return Math.max(1, Math.ceil(row!.waitMs));
};

/** Counts a refused press of the seat; answers how many there were within the hour. */
export const countRefusal = async (sql: Sql, seatId: bigint): Promise<number> => {
  const [row] = await sql<{ refused: number }>`
    update games.seat
    set refused = case when refused_since > clock_timestamp() - interval '1 hour'
                       then refused + 1 else 1 end,
        refused_since = case when refused_since > clock_timestamp() - interval '1 hour'
                             then refused_since else clock_timestamp() end
    where id = ${seatId}
    returning refused`;
  return row!.refused;
};

export const seedsInUse = async (sql: Sql, seatId: bigint): Promise<SeatSeeds> => {
  const [seeds] = await sql<SeatSeeds>`
    select id, sealed_seed, server_seed_hash, client_seed, rounds, started_at
    from games.seeds
    where seat_id = ${seatId} and started_at is not null and opened_at is null`;
  return seeds!;
};

/** The hash of the server seed that the next pair will have. */
export const nextSeedHash = async (sql: Sql, seatId: bigint): Promise<string> => {
  const [next] = await sql<NextSeed>`
    select server_seed_hash from games.seeds where seat_id = ${seatId} and started_at is null`;
  return next!.serverSeedHash;
};

/** A pair by its id, to draw a round whose bet was accepted. */
export const seedsOf = async (sql: Sql, id: bigint): Promise<SeatSeeds> => {
  const [seeds] = await sql<SeatSeeds>`
    select id, sealed_seed, server_seed_hash, client_seed, rounds, started_at
    from games.seeds
    where id = ${id}`;
  return seeds!;
};

/** Opens the pair in use, begins the next with a client seed, and puts another behind it. */
export const changePair = async (
  sql: Sql,
  seatId: bigint,
  to: { opened: { id: bigint; serverSeed: string }; clientSeed: string; next: NextSeed },
): Promise<void> => {
  await sql`
    update games.seeds
    set opened_at = clock_timestamp(), server_seed = ${to.opened.serverSeed}
    where id = ${to.opened.id}`;
  await sql`
    update games.seeds set started_at = clock_timestamp(), client_seed = ${to.clientSeed}
    where seat_id = ${seatId} and started_at is null`;
  await sql`
    insert into games.seeds (seat_id, sealed_seed, server_seed_hash)
    values (${seatId}, ${to.next.sealedSeed}, ${to.next.serverSeedHash})`;
};

export const openedSeeds = (sql: Sql, seatId: bigint, limit: number): Promise<OpenedPair[]> =>
  sql<OpenedPair>`
    select id, server_seed, server_seed_hash, client_seed, rounds, started_at, opened_at
    from games.seeds
    where seat_id = ${seatId} and opened_at is not null
    order by id desc
    limit ${limit}`;

export const openedSeedsById = async (
  sql: Sql,
  seatId: bigint,
  id: bigint,
): Promise<OpenedPair | undefined> => {
  const [seeds] = await sql<OpenedPair>`
    select id, server_seed, server_seed_hash, client_seed, rounds, started_at, opened_at
    from games.seeds
    where seat_id = ${seatId} and id = ${id} and opened_at is not null`;
  return seeds;
};

/** The demo money of a visitor, locked; null for a player with a wallet. */
export const demoBalance = async (sql: Sql, playerId: bigint): Promise<bigint | null> => {
  const [row] = await sql<{ demoBalance: bigint | null }>`
    select demo_balance from games.player where id = ${playerId} for update`;
  return row?.demoBalance ?? null;
};

export const setDemoBalance = async (
  sql: Sql,
  playerId: bigint,
  balance: bigint,
): Promise<void> => {
  await sql`update games.player set demo_balance = ${balance} where id = ${playerId}`;
};
