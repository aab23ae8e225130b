import type { LeftReason } from '@parlour/contract/round-console';
import type { VoidReason } from '@parlour/contract/round';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { RoundSpan } from './span';

export type NewVoiding = {
  changeId: string;
  span: RoundSpan;
  gameId: string;
  reason: VoidReason;
  proposer: string;
  decider: string;
};

export const insertVoiding = (
  sql: Transaction,
  { changeId, span, gameId, reason, proposer, decider }: NewVoiding,
): Promise<unknown> => sql`
  insert into round.voiding (change_id, brand, game_id, opened_from, opened_until, reason,
    proposer_id, decider_id)
  values (${changeId}::bigint, ${span.brand}, ${gameId}::integer, ${span.from}, ${span.until},
    ${reason}, ${proposer}::bigint, ${decider}::bigint)`;

export const insertVoidingRounds = (
  sql: Transaction,
  changeId: string,
  rounds: readonly { id: string; bets: number }[],
): Promise<unknown> => sql`
  insert into round.voiding_round (change_id, round_id, n, bets)
  select ${changeId}::bigint, id, n, bets
  from unnest(${rounds.map(({ id }) => id)}::bigint[], ${rounds.map(({ bets }) => bets)}::integer[])
    with ordinality given(id, bets, n)`;

/** Whose rounds a voiding that was proposed is about. */
export const insertVoidingPlayers = (
  sql: Transaction,
  changeId: string,
  playerIds: readonly string[],
): Promise<unknown> => sql`
  insert into round.voiding_player (change_id, player_id)
  select ${changeId}::bigint, unnest(${[...playerIds]}::bigint[])`;

export const readVoidingsPlayers = (
  sql: Sql,
  ids: readonly string[],
): Promise<{ id: string; playerIds: string[] }[]> => sql<{ id: string; playerIds: string[] }>`
  select change_id::text as id, array_agg(player_id::text) as "playerIds"
  from round.voiding_player
  where change_id = any (${[...ids]}::bigint[])
  group by change_id`;

export type NextRound = {
  changeId: string;
  roundId: string;
  playerId: string;
  reason: VoidReason;
  proposer: string;
  decider: string;
};

/** The next round that waits, of the oldest voiding; another process has another one. */
export const lockNextRound = async (sql: Transaction): Promise<NextRound | undefined> => {
  const [row] = await sql<NextRound>`
    select w.change_id::text as "changeId", w.round_id::text as "roundId",
      r.player_id::text as "playerId", v.reason, v.proposer_id::text as proposer,
      v.decider_id::text as decider
    from round.voiding_round w
    join round.voiding v on v.change_id = w.change_id
    join round.round r on r.id = w.round_id
    where w.state = 'waiting' and v.ended_at is null
    order by w.change_id, w.attempts, w.n
    limit 1
    for update of w skip locked`;
  return row;
};

type RoundOf = { changeId: string; roundId: string };

export const markVoided = (sql: Transaction, { changeId, roundId }: RoundOf): Promise<unknown> =>
  sql`
    update round.voiding_round set state = 'voided', done_at = lib.now()
    where change_id = ${changeId}::bigint and round_id = ${roundId}::bigint`;

export const markLeft = (
  sql: Transaction,
  { changeId, roundId }: RoundOf,
  { why, missing = null }: { why: LeftReason; missing?: bigint | null },
): Promise<unknown> => sql`
  update round.voiding_round
  set state = 'left', why = ${why}, missing = ${missing}, done_at = lib.now()
  where change_id = ${changeId}::bigint and round_id = ${roundId}::bigint`;

/** Whether a bet came after both persons saw the round; called under the lock of its player. */
export const hasLaterBet = async (
  sql: Transaction,
  { changeId, roundId }: RoundOf,
): Promise<boolean> => {
  const [row] = await sql<{ has: boolean }>`
    select round.bets_of(r) > w.bets as has
    from round.voiding_round w join round.round r on r.id = w.round_id
    where w.change_id = ${changeId}::bigint and w.round_id = ${roundId}::bigint`;
  return row!.has;
};

/** A round that fails is tried again after the others; the third time it is left. */
export const noteFailure = (sql: Sql, { changeId, roundId }: RoundOf): Promise<unknown> => sql`
  update round.voiding_round
  set attempts = attempts + 1,
    state = case when attempts >= 2 then 'left' else state end,
    why = case when attempts >= 2 then 'failed' end,
    done_at = case when attempts >= 2 then lib.now() end
  where change_id = ${changeId}::bigint and round_id = ${roundId}::bigint and state = 'waiting'`;

export type EndedVoiding = { id: string; brand: string; voided: number; left: number };

/** Ends those of which no round waits; one process does. */
export const endVoidings = (sql: Transaction): Promise<EndedVoiding[]> => sql<EndedVoiding>`
  with ended as (
    update round.voiding v set ended_at = lib.now()
    where v.ended_at is null and not exists (
      select from round.voiding_round w where w.change_id = v.change_id and w.state = 'waiting')
    returning v.change_id, v.brand
  )
  select e.change_id::text as id, e.brand,
    (count(*) filter (where w.state = 'voided'))::integer as voided,
    (count(*) filter (where w.state = 'left'))::integer as left
  from ended e
  join round.voiding_round w on w.change_id = e.change_id
  group by e.change_id, e.brand
  order by e.change_id`;

export type VoidingRow = {
  id: string;
  brand: string;
  vendor: string;
  game: string;
  from: Date;
  until: Date;
  reason: VoidReason;
  proposer: string;
  decider: string;
  at: Date;
  stoppedBy: string | null;
  endedAt: Date | null;
  rounds: number;
  voided: number;
  left: number;
};

/** The newest first, of these brands; or the one. */
export const readVoidings = (
  sql: Sql,
  brands: readonly string[],
  id: string | null = null,
): Promise<VoidingRow[]> => sql<VoidingRow>`
  select v.change_id::text as id, v.brand, g.vendor_code as vendor, g.code as game,
    v.opened_from as from, v.opened_until as until, v.reason, p.name as proposer,
    d.name as decider, v.at, s.name as "stoppedBy", v.ended_at as "endedAt", v.rounds, v.voided,
    v.left_over as left
  from round.voiding_view v
  join catalogue.game_view g on g.id = v.game_id
  join operator.operator_view p on p.id = v.proposer_id
  join operator.operator_view d on d.id = v.decider_id
  left join operator.operator_view s on s.id = v.stopped_by
  where v.brand = any (${[...brands]}::text[])
    and (${id}::bigint is null or v.change_id = ${id}::bigint)
  order by v.change_id desc
  limit 100`;

export type LeftRow = {
  /** Its place in the voiding. */
  n: number;
  roundId: string;
  playerId: string;
  why: LeftReason;
  missing: bigint | null;
  currency: string;
};

export const readLeft = (
  sql: Sql,
  { id, after, limit }: { id: string; after: number; limit: number },
): Promise<LeftRow[]> => sql<LeftRow>`
  select w.n, w.round_id::text as "roundId", r.player_id::text as "playerId", w.why, w.missing,
    r.currency
  from round.voiding_round w join round.round r on r.id = w.round_id
  where w.change_id = ${id}::bigint and w.state = 'left' and w.n > ${after}::integer
  order by w.n
  limit ${limit}`;

/** Its brand, locked until the commit, and whether it goes on. */
export const lockVoiding = async (
  sql: Transaction,
  id: string,
): Promise<{ brand: string; isOver: boolean } | undefined> => {
  const [row] = await sql<{ brand: string; isOver: boolean }>`
    select brand, ended_at is not null as "isOver" from round.voiding
    where change_id = ${id}::bigint
    for update`;
  return row;
};

export const readVoidingPlayers = async (sql: Sql, id: string): Promise<string[]> => {
  const rows = await sql<{ playerId: string }>`
    select distinct r.player_id::text as "playerId"
    from round.voiding_round w join round.round r on r.id = w.round_id
    where w.change_id = ${id}::bigint`;
  return rows.map(({ playerId }) => playerId);
};

/** Leaves all that waits. One that is being voided now is waited for, and is voided. */
export const stopRounds = async (
  sql: Transaction,
  { id, operatorId }: { id: string; operatorId: string },
): Promise<number> => {
  const rows = await sql`
    update round.voiding_round set state = 'left', why = 'stopped', done_at = lib.now()
    where change_id = ${id}::bigint and state = 'waiting'
    returning 1`;
  if (rows.length > 0) {
    await sql`
      update round.voiding set stopped_at = lib.now(), stopped_by = ${operatorId}::bigint
      where change_id = ${id}::bigint`;
  }
  return rows.length;
};
