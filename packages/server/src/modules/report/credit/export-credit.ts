import type { InputOf, TextFile } from '@parlour/contract/endpoint';
import { micros, moneyText } from '@parlour/contract/money';
import type { report } from '@parlour/contract/report';
import type { CreditLine, CreditReport } from '@parlour/contract/report/credit';
import { mainWallet } from '@parlour/contract/wallet';
import type { PlayerContext } from '../../../lib/context';
import { csvLine, csvMark } from '../../../lib/csv';
import { Refusal } from '../../../lib/refusal';
import { clockOf, entryParts, phrasesFor } from '../export-records';
import { totalsOf } from '../list-transactions';
import { checkDays } from '../check-days';
import { readStatement, type WalletStatement } from '../transaction-queries';
import { reasonsForAll } from '../transaction-type';
import { linesOf, listedTypes, readObligations } from './read-credit';

type Period = InputOf<typeof report.exportCredit>;

/**
 * From the closing balance back to the opening one: every deposit, withdrawal and transfer, and a
 * line for each other kind. Below stands what is open now.
 */
export const exportCredit = async (context: PlayerContext, period: Period): Promise<TextFile> => {
  checkDays(period);
  const days = { ...period, timeZone: context.brand.timeZone };
  const none = { before: null, skip: 0, limit: 0, wanted: undefined };
  const filter = { wallet: mainWallet, ...none };
  const statement = await readStatement(context.sql, context.signedIn, days, filter);
  if (!statement) throw new Refusal('wallet.vendor_unknown');
  return {
    name: `credit-${period.from}-${period.to}.csv`,
    parts: creditParts(context, statement, await readObligations(context)),
  };
};

async function* creditParts(
  context: PlayerContext,
  statement: WalletStatement,
  obligations: CreditReport['obligations'],
): AsyncGenerator<string> {
  const { report: words } = phrasesFor(context);
  const clock = clockOf(context);
  const totals = totalsOf(statement, statement.sums);
  const row = (name: string, amount: string, after = '', at = '', id = '', more = '') =>
    csvLine([at, name, id, amount, after, more]);
  yield (
    csvMark +
      csvLine([
        words.time,
        words.kind,
        words.transactionId,
        words.amount,
        words.after,
        words.remark,
      ])
  );
  yield row(words.closing, '', totals.closing);
  for await (const entries of entryParts(context, statement, reasonsForAll(listedTypes))) {
    yield entries
      .map(({ type, amount, after, at, id, party = '', remark = '' }) =>
        row(words[type], amount, after, clock(at), id, [party, remark].filter(Boolean).join(' ')),
      )
      .join('');
  }
  const summed = linesOf(totals).filter(({ kind }) => !listedTypes.some((type) => type === kind));
  yield summed.map((line) => row(words[nameOf[line.kind]], netOf(line))).join('');
  yield row(words.opening, '', totals.opening) + csvLine([]);
  const open = (name: string, { count, amount }: { count: number; amount: string }) =>
    row(name, amount, '', clock(obligations.at), '', String(count));
  yield (
    open(words.openRounds, obligations.openRounds) +
      open(words.heldWithdrawals, obligations.withdrawals) +
      open(words.announcedDeposits, obligations.deposits) +
      row(words.turnoverLeft, obligations.turnoverLeft, '', clock(obligations.at))
  );
}

const nameOf = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  transfer: 'transfer',
  play: 'play',
  gift: 'gifts',
  adjust: 'adjust',
} as const;

const netOf = (line: CreditLine): string => moneyText(micros(line.in) - micros(line.out));
