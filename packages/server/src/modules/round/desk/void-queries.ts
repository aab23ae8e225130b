import type { RoundStatus, VoidReason } from '@parlour/contract/round';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type VoidableRound = {
  brand: string;
  playerId: string;
  currency: string;
  mode: 'real' | 'trial';
  vendor: string;
  game: string;
  externalId: string;
  openedAt: Date;
  status: RoundStatus;
  stake: bigint;
  payout: bigint;
  /** Null while it is not voided. */
  reason: VoidReason | null;
  /** Another with every movement of the round. */
  version: string;
};

export const readVoidable = async (sql: Sql, id: string): Promise<VoidableRound | undefined> => {
  const [row] = await sql<VoidableRound>`
    select r.brand, r.player_id::text as "playerId", r.currency, r.mode, r.status, r.stake,
      r.payout, r.vendor, g.code as game, r.external_id as "externalId", r.opened_at as "openedAt",
      v.reason, concat(r.status, ':', (extract(epoch from r.last_at) * 1000000)::bigint) as version
    from round.rounds_view r
    join catalogue.game_view g on g.id = r.game_id
    left join round.void_view v on v.round_id = r.id
    where r.id = ${id}::bigint`;
  return row;
};

export const readRoundPlayers = (
  sql: Sql,
  ids: readonly string[],
): Promise<{ id: string; playerId: string }[]> => sql<{ id: string; playerId: string }>`
  select id::text, player_id::text as "playerId"
  from round.rounds_view
  where id = any (${[...ids]}::bigint[])`;

/** What a void would move: a wallet by its name in the ledger, and its signed amount. */
export const readMoves = (
  sql: Sql,
  id: string,
): Promise<{ pocket: string; amount: bigint }[]> => sql<{ pocket: string; amount: bigint }>`
  select pocket, amount from round.void_moves(${id}::bigint)`;

/** The sum that the player cannot return; null when nothing of the round stands. */
export const reverseRound = async (sql: Transaction, id: string): Promise<bigint | null> => {
  const [row] = await sql<{ missing: bigint | null }>`
    select round.void_round(${id}::bigint) as missing`;
  return row!.missing;
};

export type NewVoid = {
  roundId: string;
  reason: string;
  changeId: string;
  proposer: string;
  decider: string;
  stake: bigint;
  payout: bigint;
};

export const insertVoid = (sql: Transaction, one: NewVoid): Promise<unknown> => sql`
  insert into round.void (round_id, reason, change_id, proposer_id, decider_id, stake, payout,
    voided_at)
  select r.id, ${one.reason}, ${one.changeId}::bigint, ${one.proposer}::bigint,
    ${one.decider}::bigint, ${one.stake}, ${one.payout}, r.voided_at
  from round.round r where r.id = ${one.roundId}::bigint`;
