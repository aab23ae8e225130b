import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import type { PlayerFigures, reportConsole } from '@parlour/contract/report-console';
import type { OperatorContext } from '../../../lib/context';
import { isMoment } from '../../../lib/moment';
import { invalid } from '../../../lib/refusal';
import { shownUsername } from '../../player';
import {
  type ListedPlayer,
  listPlayerPage,
  type PlayerPlace,
  type PlayerPage,
} from './player-list-queries';

const pageSize = 50;

/** The operator's players, page by page, by when they registered or by a figure of thirty days. */
export const listPlayers = async (
  { sql, operator }: OperatorContext,
  { brand, sort = 'registered', order = 'desc', cursor }: InputOf<typeof reportConsole.listPlayers>,
): Promise<OutputOf<typeof reportConsole.listPlayers>> => {
  const rows = await listPlayerPage(sql, {
    brands: brand === undefined ? operator.brands : [brand],
    sort,
    isDown: order === 'desc',
    after: cursor === undefined ? undefined : readCursor(cursor, sort),
    limit: pageSize + 1,
  });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    list: shown.map(lineOf),
    ...(rows.length > pageSize && last && { next: writeCursor(last) }),
  };
};

const lineOf = (row: ListedPlayer): PlayerFigures => ({
  id: row.id.toString(),
  brand: row.brand,
  username: shownUsername(row.username),
  type: row.type,
  state: row.state,
  rankLabel: row.rankLabel,
  currency: row.currency,
  registeredAt: row.registeredAt.toISOString(),
  deposits: moneyText(BigInt(row.deposits)),
  withdrawals: moneyText(BigInt(row.withdrawals)),
  net: moneyText(BigInt(row.net)),
});

const writeCursor = ({ sortedBy, id }: ListedPlayer): string =>
  Buffer.from(`${id} ${sortedBy}`).toString('base64url');

const timePattern = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-](?:0\d|1[0-4])(:[0-5]\d)?$/;
const figurePattern = /^-?\d{1,40}$/;

/** A cursor that we did not write is refused, never searched for. */
const readCursor = (cursor: string, sort: PlayerPage['sort']): PlayerPlace => {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const [, id, value] = /^([1-9]\d{0,17}) (.+)$/.exec(text) ?? [];
  const isValue = (sort === 'registered' ? timePattern : figurePattern).test(value ?? '');
  if (!id || !value || !isValue || (sort === 'registered' && !isMoment(value))) {
    throw invalid({ name: 'cursor', code: 'field.pattern' });
  }
  return { id, value };
};
