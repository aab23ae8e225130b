import type { InputOf, OutputOf, TextFile } from '@parlour/contract/endpoint';
import type { report } from '@parlour/contract/report';
import type { PlayerContext } from '../../lib/context';
import { csvLine, csvMark } from '../../lib/csv';
import { phrasesFor } from './export-records';
import { readProfit } from './read-profit';

/** Profit and loss as its page shows it: by day, by category and by kind. */
export const exportProfit = async (
  context: PlayerContext,
  wanted: InputOf<typeof report.exportProfit>,
): Promise<TextFile> => ({
  name: `profit-${wanted.from}-${wanted.to}.csv`,
  parts: profitParts(context, await readProfit(context, wanted)),
});

async function* profitParts(
  context: PlayerContext,
  { days, categories, totals, netDeposits }: OutputOf<typeof report.readProfit>,
): AsyncGenerator<string> {
  const { brand: types, report: words } = phrasesFor(context);
  const play = [words.stake, words.payout, words.net];
  yield csvMark + csvLine([words.day, ...play, words.gifts, words.deposits, words.withdrawals]);
  yield days
    .map(({ day, stake, payout, net, gifts, deposits, withdrawals }) =>
      csvLine([day, stake, payout, net, gifts, deposits, withdrawals]),
    )
    .join('');
  yield csvLine([]) + csvLine([words.type, words.rounds, ...play]);
  yield categories
    .map(({ gameType, rounds, stake, payout, net }) =>
      csvLine([types[gameType], String(rounds), stake, payout, net]),
    )
    .join('');
  const kinds = [
    ['totalStake', totals.stake],
    ['totalPayout', totals.payout],
    ['totalNet', totals.net],
    ['gifts', totals.gifts],
    ['commissions', totals.commissions],
    ['profit', totals.profit],
    ['deposits', totals.deposits],
    ['withdrawals', totals.withdrawals],
    ['transfersIn', totals.transfersIn],
    ['transfersOut', totals.transfersOut],
    ['netDeposits', netDeposits],
  ] as const;
  yield csvLine([]) + csvLine([words.kind, words.amount]);
  yield kinds.map(([kind, amount]) => csvLine([words[kind], amount])).join('');
}
