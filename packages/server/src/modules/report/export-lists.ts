import { withdrawalStateNames } from '@parlour/contract/cashier/withdrawals';
import type { InputOf, TextFile } from '@parlour/contract/endpoint';
import type { report } from '@parlour/contract/report';
import { fill } from '@parlour/locales/phrases';
import type { PlayerContext } from '../../lib/context';
import { csvLine, csvMark } from '../../lib/csv';
import { listDeposits, listWithdrawals } from '../cashier';
import { listTransfers } from '../wallet';
import { checkDays } from './check-days';
import { clockOf, linesAPart, phrasesFor } from './export-records';

/** The deposits of a period in every state, the latest first. */
export const exportDeposits = (
  context: PlayerContext,
  wanted: InputOf<typeof report.exportDeposits>,
): TextFile => {
  const { cashier: names, report: words } = phrasesFor(context);
  const clock = clockOf(context);
  return fileOf('deposits', wanted, {
    head: [
      words.time,
      words.depositId,
      names.method,
      words.amount,
      names.feeName,
      names.youReceive,
      words.status,
      names.creditedAt,
      names.reason,
    ],
    load: (cursor) => listDeposits(context, { ...wanted, ...cursor }, linesAPart),
    cells: ({ createdAt, number, method, amount, fee, received, status, creditedAt, reason }) => [
      clock(createdAt),
      number,
      method.name,
      amount,
      fee,
      received,
      names[status],
      creditedAt ? clock(creditedAt) : '',
      reason ? names[`reason_${reason}`] : '',
    ],
  });
};

/** The withdrawals of a period in every state, the latest first. */
export const exportWithdrawals = (
  context: PlayerContext,
  wanted: InputOf<typeof report.exportWithdrawals>,
): TextFile => {
  const { report: words, withdrawal: names } = phrasesFor(context);
  const clock = clockOf(context);
  return fileOf('withdrawals', wanted, {
    head: [
      words.time,
      words.withdrawalId,
      names.method,
      names.payeeName,
      words.amount,
      names.fee,
      names.arrives,
      words.status,
      words.reference,
      words.remark,
    ],
    load: (cursor) => listWithdrawals(context, { ...wanted, ...cursor }, linesAPart),
    cells: ({ payee: { bank, last4 }, ...row }) => [
      clock(row.createdAt),
      row.number,
      row.method.name,
      `${bank.name} •••• ${last4}`,
      row.amount,
      row.fee,
      row.arrives,
      names[withdrawalStateNames[row.status]],
      row.bankReference ?? '',
      row.reason ?? '',
    ],
  });
};

/** What was sent to and received from neighbours in a period, the latest first. */
export const exportTransfers = (
  context: PlayerContext,
  wanted: InputOf<typeof report.exportTransfers>,
): TextFile => {
  const { report: words } = phrasesFor(context);
  const clock = clockOf(context);
  return fileOf('transfers', wanted, {
    head: [words.time, words.transactionId, words.party, words.amount, words.remark],
    load: (cursor) => listTransfers(context, { ...wanted, ...cursor }, linesAPart),
    cells: ({ at, id, direction, sender, recipient, amount, note }) => [
      clock(at),
      id,
      direction === 'in'
        ? fill(words.transferFrom, { name: sender })
        : fill(words.transferTo, { name: recipient }),
      direction === 'in' ? amount : `-${amount}`,
      note ?? '',
    ],
  });
};

type Listed<Row> = {
  head: string[];
  load: (cursor: { cursor?: string }) => Promise<{ list: Row[]; next?: string }>;
  cells: (row: Row) => string[];
};

/** A list that is read page by page, each by a statement of its own, as its file is sent. */
const fileOf = <Row>(
  name: string,
  wanted: { from: string; to: string },
  listed: Listed<Row>,
): TextFile => {
  checkDays(wanted);
  return { name: `${name}-${wanted.from}-${wanted.to}.csv`, parts: partsOf(listed) };
};

async function* partsOf<Row>({ head, load, cells }: Listed<Row>): AsyncGenerator<string> {
  yield csvMark + csvLine(head);
  for (let cursor: { cursor?: string } | undefined = {}; cursor;) {
    const { list, next }: { list: Row[]; next?: string } = await load(cursor);
    yield list.map((row) => csvLine(cells(row))).join('');
    cursor = next === undefined ? undefined : { cursor: next };
  }
}
