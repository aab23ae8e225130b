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
import { writeAudit } from '../../audit';
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
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    list: shown.map(adjustmentOf),
    ...(last && {
      next: Buffer.from(`${last.sortedAt} ${last.id}`).toString('base64url'),
    }),
  };
};

const adjustmentOf = (row: AdjustmentRow): Adjustment => {
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
    ...(reasonCode !== null && { reasonCode }),
    ...(note !== null && { note }),
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
  return { name: `adjustments-${wanted.from}-${wanted.to}.csv`, parts: partsOf(rows) };
};

async function* partsOf(rows: AdjustmentRow[]): AsyncGenerator<string> {
  yield csvMark + csvLine(head);
  for (const row of rows) yield csvLine(cellsOf(adjustmentOf(row)));
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
    row.reasonCode,
    row.note,
    entry && `${entry.namespace} ${entry.reference}`,
    entry?.source,
    entry?.target,
    entry?.amount,
  ].map((cell) => cell ?? '');
