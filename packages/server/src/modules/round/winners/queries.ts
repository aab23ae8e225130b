import type { GameType } from '@parlour/contract/catalogue';
import type { WinnerPeriod } from '@parlour/contract/round';
import type { Sql } from '@parlour/node-kit/database/database';

export type WinnerRow = {
  brand: string;
  username: string;
  vendor: string;
  gameCode: string;
  gameType: GameType | null;
  names: Record<string, string>;
  payout: bigint;
  currency: string;
  at: Date;
};

/** How many lines a board has. */
const boardSize = 20;

export const readLatest = (sql: Sql, brand: string): Promise<WinnerRow[]> =>
  sql<WinnerRow>`
    select w.brand, p.username, g.vendor_code as vendor, g.code as "gameCode",
      g.game_type as "gameType", g.names, w.payout, w.currency, w.at
    from round.winner w
    join catalogue.game_view g on g.id = w.game_id
    join player.player_view p on p.id = w.player_id
    where w.brand = ${brand}
    order by w.at desc, w.round_id desc
    limit ${boardSize}`;

type BrandOfBoard = { code: string; currency: string; timeZone: string };

// The days of the brand's time zone, today's among them.
export const readBiggest = (
  sql: Sql,
  { code, currency, timeZone }: BrandOfBoard,
  days: number,
): Promise<WinnerRow[]> =>
  sql<WinnerRow>`
    select w.brand, p.username, g.vendor_code as vendor, g.code as "gameCode",
      g.game_type as "gameType", g.names, w.payout, w.currency, w.at
    from round.winner w
    join catalogue.game_view g on g.id = w.game_id
    join player.player_view p on p.id = w.player_id
    where w.brand = ${code} and w.currency = ${currency}
      and (w.at at time zone ${timeZone})::date
        > (lib.now() at time zone ${timeZone})::date - ${days}::integer
    order by w.payout desc, w.at
    limit ${boardSize}`;

export const readWinnersOf = (sql: Sql, rounds: string[]): Promise<WinnerRow[]> =>
  sql<WinnerRow>`
    select w.brand, p.username, g.vendor_code as vendor, g.code as "gameCode",
      g.game_type as "gameType", g.names, w.payout, w.currency, w.at
    from round.winner w
    join catalogue.game_view g on g.id = w.game_id
    join player.player_view p on p.id = w.player_id
    where w.round_id = any (${rounds}::bigint[])
    order by w.at desc, w.round_id desc
    limit 200`;

export type RankRow = { username: string; won: bigint; currency: string; at: Date };

export const readRanking = (sql: Sql, brand: string, period: WinnerPeriod): Promise<RankRow[]> =>
  sql<RankRow>`
    select p.username, r.won::bigint as won, r.currency, r.last_at as at
    from activity.ranking_view r join player.player_view p on p.id = r.player_id
    where r.brand = ${brand} and r.period = ${period}
    order by r.place
    limit ${boardSize}`;

/** Reads what settled since the last time; the rounds that are new on the boards. */
export const noteNewWinners = async (sql: Sql): Promise<string[]> => {
  const rows = await sql<{ id: string }>`select id::text from round.note_winners() as id`;
  return rows.map(({ id }) => id);
};
