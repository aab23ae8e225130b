import type { Sql } from '@parlour/node-kit/database/database';

export const readBrandCodes = async (sql: Sql): Promise<string[]> => {
  const rows = await sql<{ code: string }>`select code from brand.brand_view order by code`;
  return rows.map(({ code }) => code);
};

/** Counts the players of the day of a brand. */
export const foldDay = (sql: Sql, brand: string): Promise<unknown> =>
  sql`select report.fold_day(${brand})`;

/** Sums players of a share whose money was counted since; returns how many there were. */
export const moveThirtyDays = async (sql: Sql, share: number, most: number): Promise<number> => {
  const [row] = await sql<{ moved: number }>`
    select report.move_30d(${share}::integer, ${most}::integer) as moved`;
  return row?.moved ?? 0;
};

/** Sums players whose thirty days are those of an earlier day; returns how many there were. */
export const renewThirtyDays = async (sql: Sql, brand: string, most: number): Promise<number> => {
  const [row] = await sql<{ renewed: number }>`
    select report.renew_30d(${brand}, ${most}::integer) as renewed`;
  return row?.renewed ?? 0;
};
