import { gameTypes, type GameType } from '@parlour/contract/catalogue';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import type { CategoryProfit, ProfitDay, ProfitTotals, report } from '@parlour/contract/report';
import type { PlayerContext } from '../../lib/context';
import { checkDays } from './check-days';
import {
  readProfitSums,
  type CashSums,
  type CategoryPlay,
  type DayPlay,
  type PlaySums,
} from './profit-queries';

/** The player's profit and loss, by day, category and kind, and the moment it is counted to. */
export const readProfit = async (
  { sql, signedIn }: PlayerContext,
  period: InputOf<typeof report.readProfit>,
): Promise<OutputOf<typeof report.readProfit>> => {
  checkDays(period);
  const { plays, categories, cash, netDeposits, asOf } = await readProfitSums(
    sql,
    signedIn,
    period,
  );
  return {
    days: daysOf(plays, cash),
    categories: categoriesOf(categories),
    totals: totalsOf(categories, cash),
    netDeposits: moneyText(BigInt(netDeposits)),
    asOf: asOf.toISOString(),
  };
};

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => string): bigint =>
  rows.reduce((total, row) => total + BigInt(of(row)), 0n);

const playOf = (plays: readonly PlaySums[]) => {
  const stake = sumOf(plays, (row) => row.stake);
  const payout = sumOf(plays, (row) => row.payout);
  return {
    stake: moneyText(stake),
    payout: moneyText(payout),
    net: moneyText(payout - stake),
  };
};

const daysOf = (plays: DayPlay[], cash: CashSums[]): ProfitDay[] => {
  const playOn = new Map(plays.map((row) => [row.day, row]));
  const cashOn = new Map(cash.map((row) => [row.day, row]));
  return [...new Set([...playOn.keys(), ...cashOn.keys()])].toSorted().map((day) => {
    const play = playOn.get(day);
    const money = cashOn.get(day);
    const text = (figure: string | undefined) => moneyText(BigInt(figure ?? 0));
    return {
      day,
      ...playOf(play ? [play] : []),
      gifts: text(money?.gifts),
      deposits: text(money?.deposits),
      withdrawals: text(money?.withdrawals),
    };
  });
};

const isGameType = (text: string): text is GameType => gameTypes.some((one) => one === text);

const categoriesOf = (categories: CategoryPlay[]): CategoryProfit[] =>
  categories.flatMap(({ category, rounds, ...play }) =>
    isGameType(category) ? [{ gameType: category, rounds: Number(rounds), ...playOf([play]) }] : [],
  );

const totalsOf = (plays: CategoryPlay[], cash: CashSums[]): ProfitTotals => {
  const of = (figure: Exclude<keyof CashSums, 'day'>) => sumOf(cash, (row) => row[figure]);
  const net = sumOf(plays, (row) => row.payout) - sumOf(plays, (row) => row.stake);
  return {
    rounds: Number(sumOf(plays, (row) => row.rounds)),
    ...playOf(plays),
    gifts: moneyText(of('gifts')),
    commissions: moneyText(of('commissions')),
    profit: moneyText(net + of('gifts') + of('commissions')),
    deposits: moneyText(of('deposits')),
    withdrawals: moneyText(of('withdrawals')),
    transfersIn: moneyText(of('transfersIn')),
    transfersOut: moneyText(of('transfersOut')),
  };
};
