import { moneyText } from '@parlour/contract/money';
import type { ExportKind } from '@parlour/contract/report/exports';
import type { Transaction } from '@parlour/node-kit/database/database';
import { countEntries, entryHead, entryRows } from '../../audit';
import { withheldLines } from '../../operator';
import { shownUsername } from '../../player';
import {
  type BrandDays,
  closeLines,
  countMoney,
  countPlayers,
  fetchLines,
  openMoney,
  openPlayers,
} from './line-queries';

export type AskedLines = { brands: readonly string[]; filter: Record<string, string> };

/** What can be exported: its columns, and its lines part by part. */
type Exported = {
  head: readonly string[];
  /** How many lines there are, at most so many; with what bounds the file to them, if anything. */
  count: (
    sql: Transaction,
    wanted: AskedLines,
    most: number,
  ) => Promise<{ count: number; bound?: Record<string, string> }>;
  rows: (
    sql: Transaction,
    wanted: AskedLines & { operatorId: string },
  ) => AsyncIterable<string[][]>;
};

const daysOf = ({ filter: { from, to }, brands }: AskedLines): BrandDays => ({
  brand: brands[0]!,
  from,
  to,
});

/** The lines of the open cursor, whose statement sees the database as it was at its beginning. */
async function* linesOf(
  sql: Transaction,
  shown: (cells: string[]) => string[],
): AsyncGenerator<string[][]> {
  for (;;) {
    const rows = await fetchLines(sql);
    if (rows.length === 0) break;
    yield rows.map(({ cells }) => shown(cells.map((each) => each ?? '')));
  }
  await closeLines(sql);
}

/** Cells at these places as what they show. */
const changed =
  (shown: Record<number, (text: string) => string>) =>
  (cells: string[]): string[] =>
    cells.map((cell, place) => shown[place]?.(cell) ?? cell);

const micros = (text: string): string => moneyText(BigInt(text));

async function* playerRows(sql: Transaction, wanted: AskedLines): AsyncGenerator<string[][]> {
  await openPlayers(sql, daysOf(wanted));
  yield* linesOf(sql, changed({ 1: shownUsername, 7: micros, 8: micros, 9: micros }));
}

async function* moneyRows(sql: Transaction, wanted: AskedLines): AsyncGenerator<string[][]> {
  await openMoney(sql, daysOf(wanted));
  yield* linesOf(sql, changed({ 4: shownUsername, 6: micros, 7: micros }));
}

export const exported: Record<ExportKind, Exported> = {
  players: {
    head: [
      'id',
      'account',
      'type',
      'state',
      'level',
      'currency',
      'registered',
      'deposits_30d',
      'withdrawals_30d',
      'net_30d',
    ],
    count: async (sql, wanted, most) => ({ count: await countPlayers(sql, daysOf(wanted), most) }),
    rows: playerRows,
  },
  money: {
    head: [
      'at',
      'kind',
      'number',
      'player_id',
      'account',
      'method',
      'amount',
      'fee',
      'currency',
      'status',
    ],
    count: async (sql, wanted, most) => ({ count: await countMoney(sql, daysOf(wanted), most) }),
    rows: moneyRows,
  },
  audit: {
    head: entryHead,
    count: async (sql, { filter, brands }, most) => {
      const { count, newest } = await countEntries(sql, filter, { brands, most });
      // The line of the asking itself, and what comes later, is not in the file.
      return { count, bound: { before: String((newest ?? -1n) + 1n) } };
    },
    rows: (sql, { filter, brands, operatorId }) =>
      entryRows(sql, { given: filter, brands, readerId: operatorId, withheldLines }),
  },
};
