import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import type { wallet } from '@parlour/contract/wallet';
import type { PlayerContext } from '../../../lib/context';
import { isMoment } from '../../../lib/moment';
import { invalid } from '../../../lib/refusal';
import { readTransfers, readTransferSums } from './queries';
import { transferOf } from './transfer';

/** How many lines a page of the screen has; a file has larger parts. */
const linesAPage = 30;
const cursorPattern =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The player's transfers of a period, sent and received, the latest first. */
export const listTransfers = async (
  { sql, brand, signedIn }: PlayerContext,
  { from, to, cursor }: InputOf<typeof wallet.listTransfers>,
  lines: number = linesAPage,
): Promise<OutputOf<typeof wallet.listTransfers>> => {
  const [, at, id] = cursorPattern.exec(cursor ?? '') ?? [];
  if (cursor !== undefined && (id === undefined || !isMoment(at!))) {
    throw invalid({ name: 'cursor', code: 'field.pattern' });
  }
  const days = { from, to, timeZone: brand.timeZone };
  const after = id === undefined ? undefined : { at: at!, id };
  const [rows, sums] = await Promise.all([
    readTransfers(sql, signedIn, { ...days, after, limit: lines + 1 }),
    readTransferSums(sql, signedIn, days),
  ]);
  const list = rows.slice(0, lines).map(transferOf);
  const last = list.at(-1);
  return {
    list,
    totals: {
      count: sums.count,
      in: moneyText(BigInt(sums.moneyIn)),
      out: moneyText(BigInt(sums.moneyOut)),
    },
    ...(rows.length > lines && last && { next: `${last.at}_${last.id}` }),
  };
};
