import {
  type adjustmentCalls,
  type Adjustment,
  mostAdjustmentDays,
} from '@parlour/contract/report/adjustments';
import type { InputOf, OutputOf, TextFile } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import type { OperatorContext } from '../../../lib/context';
import { csvLine, csvMark } from '../../../lib/csv';
import { isMoment } from '../../../lib/moment';
import { invalid, Refusal } from '../../../lib/refusal';
import { withheldCell, writeAudit } from '../../audit';
import { tiedAmong } from '../../casework';
import { actorOf } from '../../operator';
import { shownUsername } from '../../player';
import { checkDays } from '../check-days';
import {
  type AdjustmentRow,
  type AdjustmentPlace,
  readAdjustments,
  type AdjustmentQuery,
} from './queries';

type Calls = typeof adjustmentCalls;

const pageSize = 100;
const mostLines = 10_000;

const wantedOf = (
  { operator }: OperatorContext,
  { brand, ...wanted }: InputOf<Calls['exportAdjustments']>,
): AdjustmentQuery => {
  checkDays(wanted, mostAdjustmentDays - 1);
  return { ...wanted, brands: brand === undefined ? operator.brands : [brand] };
};

/** What persons posted by hand, page by page: each with who confirmed it, and its entry. */
export const listAdjustments = async (
  context: OperatorContext,
  { cursor, ...wanted }: InputOf<Calls['listAdjustments']>,
): Promise<OutputOf<Calls['listAdjustments']>> => {
  const rows = await readAdjustments(context.sql, wantedOf(context, wanted), {
    after: cursor === undefined ? undefined : placeOf(cursor),
    most: pageSize + 1,
  });
  const shown = rows.slice(0, pageSize);
  const isTied = await tiesIn(context, shown);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    list: shown.map((row) => adjustmentOf(row, isTied(row))),
    ...(last && {
      next: Buffer.from(`${last.sortedAt} ${last.id}`).toString('base64url'),
    }),
  };
};

/** Why colleagues decided so is not for who is tied to the player. */
const tiesIn = async (
  { sql, operator }: OperatorContext,
  rows: readonly AdjustmentRow[],
): Promise<(row: AdjustmentRow) => boolean> => {
  const players = new Set(rows.flatMap(concernedBy));
  const tied = await tiedAmong(sql, operator.id, [...players]);
  return (row) => concernedBy(row).some((id) => tied.has(id));
};

const concernedBy = ({ playerId, ownerId }: AdjustmentRow): string[] =>
  [playerId, ownerId].flatMap((id) => id?.toString() ?? []);

const adjustmentOf = (row: AdjustmentRow, isWithheld: boolean): Adjustment => {
  const { number, brand, kind, verdict, currency, first, second, reasonCode, note } = row;
  const { playerId, username, namespace, reference, source, target, moved } = row;
  return {
    id: row.id.toString(),
    ...(number !== null && { number }),
    brand,
    kind,
    verdict,
    at: row.at.toISOString(),
    ...(playerId !== null && { playerId: playerId.toString() }),
    ...(username !== null && { player: shownUsername(username) }),
    amount: moneyText(row.amount),
    currency,
    first,
    ...(second !== null && { second }),
    ...(reasonCode !== null && !isWithheld && { reasonCode }),
    ...(note !== null && !isWithheld && { note }),
    ...(isWithheld && { isWithheld: true as const }),
    ...(namespace !== null &&
      reference !== null &&
      source !== null &&
      target !== null &&
      moved !== null && {
        entry: { namespace, reference, source, target, amount: moneyText(moved) },
      }),
  };
};

/** A cursor that we did not write is refused, never searched for. */
const placeOf = (cursor: string): AdjustmentPlace => {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([1-9]\d{0,17})$/.exec(text) ?? [];
  if (at === undefined || id === undefined || !isMoment(at)) {
    throw invalid({ name: 'cursor', code: 'field.pattern' });
  }
  return { at, id };
};

const head = [
  'at',
  'brand',
  'case',
  'kind',
  'verdict',
  'player_id',
  'player',
  'amount',
  'currency',
  'person',
  'second_person',
  'reason',
  'note',
  'entry',
  'from',
  'to',
  'moved',
];

/** The same lines as a file; it is itself a line of the audit. */
export const exportAdjustments = async (
  context: OperatorContext,
  input: InputOf<Calls['exportAdjustments']>,
): Promise<TextFile> => {
  const wanted = wantedOf(context, input);
  const rows = await context.database.transaction(async (sql) => {
    const found = await readAdjustments(sql, wanted, { most: mostLines + 1 });
    if (found.length > mostLines) throw new Refusal('report.export_too_many', { most: mostLines });
    await writeAudit(sql, {
      actor: actorOf(context),
      ...(input.brand !== undefined && { brand: input.brand }),
      act: 'adjustment.export',
      objectKind: 'adjustment',
      objectId: `${wanted.from} ${wanted.to}`,
      after: { ...wanted, brands: [...wanted.brands], lines: found.length },
      requestId: context.requestId,
    });
    return found;
  });
  const isTied = await tiesIn(context, rows);
  const lines = rows.map((row) => adjustmentOf(row, isTied(row)));
  return { name: `adjustments-${wanted.from}-${wanted.to}.csv`, parts: partsOf(lines) };
};

async function* partsOf(lines: Adjustment[]): AsyncGenerator<string> {
  yield csvMark + csvLine(head);
  for (const line of lines) yield csvLine(cellsOf(line));
}

const cellsOf = ({ entry, ...row }: Adjustment): string[] =>
  [
    row.at,
    row.brand,
    row.number ?? `round ${row.id}`,
    row.kind,
    row.verdict,
    row.playerId,
    row.player,
    row.amount,
    row.currency,
    row.first,
    row.second,
    row.isWithheld ? withheldCell : row.reasonCode,
    row.isWithheld ? withheldCell : row.note,
    entry && `${entry.namespace} ${entry.reference}`,
    entry?.source,
    entry?.target,
    entry?.amount,
  ].map((cell) => cell ?? '');
