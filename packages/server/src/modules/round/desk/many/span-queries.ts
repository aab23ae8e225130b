import { mostVoidedRounds } from '@parlour/contract/round-console';
import type { Sql } from '@parlour/node-kit/database/database';
import type { RoundSpan } from './span';

export type SpanRound = {
  id: string;
  playerId: string;
  currency: string;
  stake: bigint;
  payout: bigint;
  isOpen: boolean;
  /** Something of it can be reversed. */
  stands: boolean;
  /** Another voiding is at it. */
  waits: boolean;
  /** How many it ever had, also those that were rolled back. */
  bets: number;
  /** Another with every movement of the round. */
  version: string;
};

/** The game of a span, and whether the brand is there. */
export const readSpanGame = async (
  sql: Sql,
  { brand, vendor, game }: RoundSpan,
): Promise<string | undefined> => {
  const [row] = await sql<{ id: string }>`
    select g.id::text from catalogue.game_view g
    where g.vendor_code = ${vendor} and g.code = ${game}
      and exists (select from brand.brand_view b where b.code = ${brand})`;
  return row?.id;
};

/** Those of a span, one more than may be voided by one act, in the order in which they are. */
export const readSpanRounds = (
  sql: Sql,
  { brand, from, until }: RoundSpan,
  gameId: string,
): Promise<SpanRound[]> => sql<SpanRound>`
  select r.id::text, r.player_id::text as "playerId", r.currency, r.stake, r.payout,
    r.status = 'open' as "isOpen",
    r.voided_at is null and exists (select from round.standing(r)) as stands,
    exists (
      select from round.voiding_round v where v.round_id = r.id and v.state = 'waiting'
    ) as waits, round.bets_of(r) as bets,
    concat(r.id, ':', r.status, ':', (extract(epoch from r.last_at) * 1000000)::bigint) as version
  from round.round r
  where r.game_id = ${gameId}::integer and r.brand = ${brand}
    and r.opened_at >= ${from} and r.opened_at < ${until}
  order by r.opened_at, r.id
  limit ${mostVoidedRounds + 1}`;

export type OutlookRow = {
  roundId: string;
  playerId: string;
  currency: string;
  pocket: string;
  amount: bigint;
  balance: bigint;
  main: string;
  mainBalance: bigint;
};

/** What a void of each would move, in their order, and what the players have. */
export const readOutlook = (sql: Sql, ids: readonly string[]): Promise<OutlookRow[]> =>
  sql<OutlookRow>`
    select round_id::text as "roundId", player_id::text as "playerId", currency, pocket, amount,
      balance, main, main_balance as "mainBalance"
    from round.void_outlook(${[...ids]}::bigint[])`;
