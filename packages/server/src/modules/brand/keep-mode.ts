import type { Transaction } from '@parlour/node-kit/database/database';

/** Which of these brands are demonstrations; none of them is switched before the commit. */
export const keepMode = async (
  sql: Transaction,
  codes: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await sql<{ code: string; demo: boolean }>`
    select code, demo from brand.keep_mode(${[...new Set(codes)]}::text[])`;
  return new Set(rows.filter(({ demo }) => demo).map(({ code }) => code));
};
