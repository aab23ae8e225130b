import type { RecordTotals } from '@parlour/contract/cashier/records';
import { moneyText } from '@parlour/contract/money';
import type { PlayerContext } from '../../../lib/context';
import { invalid } from '../../../lib/refusal';
import { isDepositId as isUuid } from '../deposits/deposit';
import type { RecordFilter, RecordPage } from './record-queries';

/** How many lines a page of the screen has; a file has larger parts. */
export const linesAPage = 30;

type Wanted = { from?: string; to?: string; state?: string; cursor?: string };

/** A page and one more, to learn whether there is a next one. */
export const filterOf = (
  { brand, signedIn }: Pick<PlayerContext, 'brand' | 'signedIn'>,
  { from, to, state, cursor }: Wanted,
  lines: number,
): RecordFilter => {
  if (cursor !== undefined && !isUuid(cursor)) {
    throw invalid({ name: 'cursor', code: 'field.pattern' });
  }
  return {
    playerId: signedIn.playerId,
    from: from ?? null,
    to: to ?? null,
    timeZone: brand.timeZone,
    state: state ?? null,
    after: cursor ?? null,
    limit: lines + 1,
  };
};

type Page = { ids: string[]; totals: RecordTotals; next?: string };

export const pageOf = ({ ids, count, amount, done }: RecordPage, lines: number): Page => ({
  ids: ids.slice(0, lines),
  totals: { count, amount: moneyText(BigInt(amount)), done: moneyText(BigInt(done)) },
  ...(ids.length > lines && { next: ids[lines - 1]! }),
});
