import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { gameTypes, type GameType } from '@parlour/contract/catalogue';
import { moneyText } from '@parlour/contract/money';
import type { report, RoundRow } from '@parlour/contract/report';
import { mostFilteredDays } from '@parlour/contract/report/rounds';
import { wordsIn } from '@parlour/locales/words-in';
import type { Brand } from '../../lib/context';
import type { RecordContext } from './record-context';
import { isMoment } from '../../lib/moment';
import { invalid } from '../../lib/refusal';
import { checkDays } from './check-days';
import { readRounds, readTotals, type RoundFilter, type RoundReportRow } from './queries';

type Wanted = InputOf<typeof report.listRounds>;

type Filter = Pick<
  Wanted,
  'from' | 'to' | 'before' | 'gameType' | 'vassalage' | 'gameCode' | 'ending'
>;

const usualPageSize = 30;

/** The player's betting record: a page of rounds, and totals over the whole filter. */
export const listRounds = async (
  { sql, brand, language, signedIn }: RecordContext,
  wanted: Wanted,
): Promise<OutputOf<typeof report.listRounds>> => {
  checkFilter(wanted);
  if (wanted.before && !isMoment(wanted.before)) {
    throw invalid({ name: 'before', code: 'field.pattern' });
  }
  const filter = filterOf({ brand, signedIn }, wanted);
  const page = wanted.page ?? 1;
  const pageSize = wanted.pageSize ?? usualPageSize;
  const offset = (page - 1) * pageSize;
  const counting = readTotals(sql, filter);
  // A page that a filter leaves short would look through all rounds for more that are not there.
  const most = isFiltered(wanted) ? Number((await counting).rounds) - offset : pageSize;
  const limit = Math.min(pageSize, most);
  const [rows, totals] = await Promise.all([
    limit > 0 ? readRounds(sql, filter, { limit, offset }) : [],
    counting,
  ]);
  const total = Number(totals.rounds);
  const stake = BigInt(totals.stake);
  const payout = BigInt(totals.payout);
  return {
    list: rows.map((row) => rowOf(row, language, brand)),
    totals: {
      rounds: total,
      stake: moneyText(stake),
      payout: moneyText(payout),
      net: moneyText(payout - stake),
    },
    total,
    totalPages: Math.ceil(total / pageSize),
    page,
    games: totals.games.map(({ vendor, code, names }) => ({
      gameCode: code,
      vassalage: vendor,
      name: wordsIn(names, language, brand) ?? code,
    })),
  };
};

/** The days, which are fewer where each round of them is compared with a filter. */
export const checkFilter = (wanted: Filter): void =>
  checkDays(wanted, isFiltered(wanted) ? mostFilteredDays - 1 : undefined);

const isFiltered = ({ gameType, vassalage, gameCode, ending }: Filter): boolean =>
  (gameType ?? vassalage ?? gameCode ?? ending) !== undefined;

/** The rounds that a player asks for. */
export const filterOf = (
  { brand, signedIn }: Pick<RecordContext, 'brand' | 'signedIn'>,
  wanted: Filter,
): RoundFilter => ({
  playerId: signedIn.playerId,
  currency: signedIn.currency,
  from: wanted.from,
  to: wanted.to,
  before: wanted.before ?? null,
  timeZone: brand.timeZone,
  gameType: wanted.gameType ?? null,
  vendorCode: wanted.vassalage ?? null,
  gameCode: wanted.gameCode ?? null,
  ending: wanted.ending ?? null,
});

export const rowOf = (row: RoundReportRow, language: string, brand: Brand): RoundRow => ({
  roundId: row.id.toString(),
  game: {
    gameCode: row.gameCode,
    vassalage: row.vendor,
    name: wordsIn(row.names, language, brand) ?? row.gameCode,
    gameType: gameTypeOf(row.gameType),
  },
  stake: moneyText(row.stake),
  payout: moneyText(row.payout),
  net: moneyText(row.payout - row.stake),
  status: row.status,
  at: row.openedAt.toISOString(),
  ...(row.isVoided && { isVoided: true }),
});

const gameTypeOf = (text: string): GameType => gameTypes.find((one) => one === text) ?? 'RNG';
