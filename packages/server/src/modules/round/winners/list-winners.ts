import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import type { round, Winner, WinnerPeriod } from '@parlour/contract/round';
import { wordsIn } from '@parlour/locales/words-in';
import type { Context } from '../../../lib/context';
import { openMemory, perDatabase } from '../../../lib/memory';
import { categoryOf } from '../../catalogue';
import { maskUsername } from '../../player';
import { type RankRow, readBiggest, readLatest, readRanking, type WinnerRow } from './queries';

const daysOf: Record<WinnerPeriod, number> = { day: 1, week: 7, month: 30 };

type Line = { kind: 'round'; row: WinnerRow } | { kind: 'rank'; row: RankRow };

// Every first page shows the boards: the tables are read once in two seconds, not for each visitor.
const memoryOf = perDatabase(() => openMemory<Line[]>({ freshMs: 2000, most: 1000 }));

/** A board of winners: the newest, the largest of a period, or who won most in it. */
export const listWinners = async (
  { sql, database, brand, language, clock }: Context,
  { board, period = 'week' }: InputOf<typeof round.listWinners>,
): Promise<OutputOf<typeof round.listWinners>> => {
  const load = async (): Promise<Line[]> => {
    if (board === 'ranking') {
      const rows = await readRanking(sql, brand.code, period);
      return rows.map((row) => ({ kind: 'rank', row }));
    }
    const rows =
      board === 'latest'
        ? await readLatest(sql, brand.code)
        : await readBiggest(sql, brand, daysOf[period]);
    return rows.map((row) => ({ kind: 'round', row }));
  };
  const name = board === 'latest' ? board : `${board} ${period}`;
  const lines = await memoryOf(database).get(`${brand.code} ${name}`, { now: clock.now(), load });
  return {
    list: lines.map(({ kind, row }): Winner => {
      const of = { account: maskUsername(row.username), currency: row.currency };
      const at = row.at.toISOString();
      if (kind === 'rank') return { ...of, amount: moneyText(row.won), at };
      const { names, ...game } = gameOfWinner(row);
      const shown = { ...game, name: wordsIn(names, language, brand) ?? game.gameCode };
      return { ...of, game: shown, amount: moneyText(row.payout), at };
    }),
  };
};

/** The game of a won round as its category shows it. */
export const gameOfWinner = ({ vendor, gameCode, gameType, names }: WinnerRow) => ({
  gameCode,
  vassalage: vendor,
  gameType: categoryOf(vendor, gameType ?? 'RNG'),
  names,
});
