import { gameTypes, type GameType } from '@parlour/contract/catalogue';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import type { CategoryProfit, ProfitDay, ProfitTotals, report } from '@parlour/contract/report';
import type { PlayerContext } from '../../lib/context';
import { checkDays } from './check-days';
import { readProfitSums, type CashSums, type PlaySums } from './profit-queries';

/** The player's profit and loss, by day, category and kind, and the moment it is counted to. */
export const readProfit = async (
  { sql, signedIn }: PlayerContext,
  period: InputOf<typeof report.readProfit>,
): Promise<OutputOf<typeof report.readProfit>> => {
  checkDays(period);
  const { plays, cash, netDeposits, asOf } = await readProfitSums(sql, signedIn, period);
  return {
    days: daysOf(plays, cash),
    categories: categoriesOf(plays),
    totals: totalsOf(plays, cash),
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

const daysOf = (plays: PlaySums[], cash: CashSums[]): ProfitDay[] => {
  const days = [...new Set([...plays, ...cash].map(({ day }) => day))].toSorted();
  return days.map((day) => {
    const money = cash.filter((row) => row.day === day);
    return {
      day,
      ...playOf(plays.filter((row) => row.day === day)),
      gifts: moneyText(sumOf(money, (row) => row.gifts)),
      deposits: moneyText(sumOf(money, (row) => row.deposits)),
      withdrawals: moneyText(sumOf(money, (row) => row.withdrawals)),
    };
  });
};

const isGameType = (text: string): text is GameType => gameTypes.some((one) => one === text);

const categoriesOf = (plays: PlaySums[]): CategoryProfit[] =>
  [...new Set(plays.map(({ category }) => category))].filter(isGameType).map((gameType) => {
    const rows = plays.filter(({ category }) => category === gameType);
    return { gameType, rounds: Number(sumOf(rows, (row) => row.rounds)), ...playOf(rows) };
  });

const totalsOf = (plays: PlaySums[], cash: CashSums[]): ProfitTotals => {
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
