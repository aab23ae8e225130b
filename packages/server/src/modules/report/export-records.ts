import type { InputOf, TextFile } from '@parlour/contract/endpoint';
import type { report, TransactionRow } from '@parlour/contract/report';
import { endingOf } from '@parlour/contract/report/rounds';
import { mainWallet } from '@parlour/contract/wallet';
import { phrasesOf } from '@parlour/locales/all';
import { localeOf } from '@parlour/locales/locales';
import type { PlayerContext } from '../../lib/context';
import { csvLine, csvMark } from '../../lib/csv';
import { Refusal } from '../../lib/refusal';
import { checkDays } from './check-days';
import { checkFilter, filterOf, rowOf } from './list-rounds';
import { rowOf as transactionOf } from './list-transactions';
import { readRounds } from './queries';
import { readEntries, readWalletPeriod, type WalletPeriod } from './transaction-queries';
import { type Reasons, reasonsFor } from './transaction-type';

/** Lines are read and sent so many at a time, each part by a statement of its own. */
export const linesAPart = 100;

export const phrasesFor = ({ language, brand }: PlayerContext) =>
  phrasesOf[localeOf(language, brand.defaultLang)];

/** The time as the brand's clocks show it: `2026-11-23 10:00:00`. */
export const clockOf = ({ brand }: PlayerContext): ((at: string) => string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: brand.timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (at) => format.format(Date.parse(at));
};

/** The rounds of a period, the latest first. */
export const exportRounds = async (
  context: PlayerContext,
  wanted: InputOf<typeof report.exportRounds>,
): Promise<TextFile> => {
  checkFilter(wanted);
  return {
    name: `rounds-${wanted.from}-${wanted.to}.csv`,
    parts: roundParts(context, wanted),
  };
};

async function* roundParts(
  context: PlayerContext,
  wanted: InputOf<typeof report.exportRounds>,
): AsyncGenerator<string> {
  const { sql, language, brand } = context;
  const { brand: types, report: words } = phrasesFor(context);
  const clock = clockOf(context);
  const head = [words.time, words.id, words.game, words.type, words.stake, words.payout, words.net];
  yield csvMark + csvLine([...head, words.status]);
  const filter = filterOf(context, wanted);
  for (let after = filter.after; ;) {
    const page = { limit: linesAPart, offset: 0 };
    const rows = await readRounds(sql, { ...filter, ...(after && { after }) }, page);
    if (rows.length === 0) return;
    yield rows
      .map((row) => rowOf(row, language, brand))
      .map((row) => {
        const { at, roundId, game, stake, payout, net } = row;
        const played = [clock(at), roundId, game.name, types[game.gameType]];
        return csvLine(
          played.concat(stake, payout, net, row.isVoided ? words.voided : words[endingOf(row)]),
        );
      })
      .join('');
    after = rows.at(-1);
  }
}

/** The entries that a wallet had in a period when the file began, the latest first. */
export const exportTransactions = async (
  context: PlayerContext,
  wanted: InputOf<typeof report.exportTransactions>,
): Promise<TextFile> => {
  checkDays(wanted);
  const wallet = wanted.wallet ?? mainWallet;
  const days = { ...wanted, timeZone: context.brand.timeZone };
  const period = await readWalletPeriod(context.sql, { ...context.signedIn, wallet }, days);
  if (!period) throw new Refusal('wallet.vendor_unknown');
  const type = wanted.type && reasonsFor(wanted.type);
  return {
    name: `transactions-${wallet}-${wanted.from}-${wanted.to}.csv`,
    parts: transactionParts(context, { period, wallet, wanted: type }),
  };
};

type WantedLines = { period: WalletPeriod; wallet: string; wanted: Reasons | undefined };

async function* transactionParts(
  context: PlayerContext,
  { period, wallet, wanted }: WantedLines,
): AsyncGenerator<string> {
  const { report: words } = phrasesFor(context);
  const clock = clockOf(context);
  const head = [words.time, words.transactionId, words.kind, words.amount, words.before];
  const rest = [words.after, words.reference, words.party, words.remark];
  yield csvMark + csvLine([...head, ...rest]);
  for await (const rows of entryParts(context, period, wanted, wallet)) {
    yield rows
      .map(({ at, id, type, amount, before, after, reference, party = '', remark = '' }) =>
        csvLine([clock(at), id, words[type], amount, before, after, reference, party, remark]),
      )
      .join('');
  }
}

/** The entries of a wallet in a period, the latest first, so many at a time. */
export async function* entryParts(
  { sql }: Pick<PlayerContext, 'sql'>,
  period: WalletPeriod,
  wanted: Reasons | undefined,
  wallet: string = mainWallet,
): AsyncGenerator<TransactionRow[]> {
  for (let { endSeq } = period; ;) {
    const page = { skip: 0, limit: linesAPart, wanted };
    const rows = await readEntries(sql, { ...period, endSeq }, page);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => transactionOf(row, wallet));
    endSeq = last.seq;
  }
}
