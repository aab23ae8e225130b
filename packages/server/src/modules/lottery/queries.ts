import type { Sql } from '@parlour/node-kit/database/database';

export type NextDrawRow = { game: string; issue: string; closesAt: Date; drawsAt: Date };

/** Of each game the draw that is on sale. */
export const readNextDraws = (sql: Sql, games: readonly string[]): Promise<NextDrawRow[]> =>
  sql<NextDrawRow>`
    select distinct on (game) game, issue, closes_at as "closesAt", draws_at as "drawsAt"
    from lottery.draw
    where game = any(${games}::text[]) and drawn_at is null
      and opens_at <= lib.now() and lib.now() < closes_at
    order by game, closes_at`;

export type DrawRow = { issue: string; drawnAt: Date; board: string[] };

/** The latest results of a game, the newest first. */
export const readResults = (sql: Sql, game: string, count: number): Promise<DrawRow[]> =>
  sql<DrawRow>`
    select issue, drawn_at as "drawnAt", board
    from lottery.draw
    where game = ${game} and drawn_at is not null
    order by drawn_at desc, id desc
    limit ${count}`;
