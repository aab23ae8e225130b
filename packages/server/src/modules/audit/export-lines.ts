import type { audit } from '@parlour/contract/audit';
import type { InputOf, TextFile } from '@parlour/contract/endpoint';
import type { Sql } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../lib/context';
import { csvLine, csvMark } from '../../lib/csv';
import { Refusal } from '../../lib/refusal';
import { type AuditRow, countLines, countTaken, findWholeLines } from './queries';
import { type WithheldLines, withheldCell } from './withheld';
import { writeAudit } from './write-audit';

/** Fewer where they are long. */
const linesAPart = 500;
/** More, in all files of a day, needs two persons: `report` has such exports. */
const mostLines = 10_000;

export const entryHead = [
  'n',
  'at',
  'brand',
  'person',
  'role',
  'act',
  'object_kind',
  'object_id',
  'player_id',
  'before',
  'after',
  'reason',
  'second_of',
  'request_id',
];

/** The lines that fit, the newest first. The export's own line is written before the first. */
export const exportEntries = async (
  context: OperatorContext,
  wanted: InputOf<typeof audit.exportEntries>,
  withheldLines: WithheldLines,
): Promise<TextFile> => {
  const { database, operator, address, requestId, clock } = context;
  const given = Object.fromEntries(
    Object.entries(wanted).filter((one): one is [string, string] => Boolean(one[1])),
  );
  const { brands } = operator;
  const top = await database.transaction(async (sql) => {
    const taken = await countTaken(sql, operator.id);
    const { count, newest } = await countLines(sql, given, { brands, most: mostLines + 1 });
    if (taken + count > mostLines) throw new Refusal('audit.too_many', { most: mostLines });
    await writeAudit(sql, {
      actor: { operatorId: operator.id, signInId: operator.signInId, address },
      act: 'audit.export',
      objectKind: 'audit',
      objectId: String(newest ?? 0),
      after: { filter: given, lines: count },
      requestId,
    });
    return newest;
  });
  const day = clock.now().toISOString().slice(0, 10);
  return {
    name: `audit-${day}.csv`,
    parts: partsOf(context, { given, brands, top, withheldLines }),
  };
};

type Exported = {
  given: Record<string, string>;
  brands: readonly string[];
  top: bigint | null;
  withheldLines: WithheldLines;
};

async function* partsOf(
  { sql, operator }: OperatorContext,
  { given, brands, top, withheldLines }: Exported,
): AsyncGenerator<string> {
  yield csvMark + csvLine(entryHead);
  const before = String((top ?? -1n) + 1n);
  const wanted = { given: { ...given, before }, brands, readerId: operator.id, withheldLines };
  for await (const rows of entryRows(sql, wanted)) {
    yield rows.map(csvLine).join('');
  }
}

type WantedRows = Omit<Exported, 'top'> & { readerId: string };

/**
 * The cells of the lines that fit, below a number that is given as `before`, as one person may read
 * them; the newest first.
 */
export async function* entryRows(
  sql: Sql,
  { given, brands, readerId, withheldLines }: WantedRows,
): AsyncGenerator<string[][]> {
  for (let before = given['before']; before !== undefined;) {
    const rows = await findWholeLines(sql, { ...given, before }, { brands, most: linesAPart });
    const withheld = await withheldLines(sql, readerId, rows);
    if (rows.length > 0) yield rows.map((row) => cellsOf(withheld.has(row.id) ? blank(row) : row));
    before = rows.at(-1)?.id.toString();
  }
}

/** Where a cell has something, that it is withheld. */
const blank = (row: AuditRow): AuditRow => ({
  ...row,
  before: row.before && withheldCell,
  after: row.after && withheldCell,
  reason: row.reason && withheldCell,
  requestId: row.requestId && withheldCell,
});

const cellsOf = (row: AuditRow): string[] =>
  [
    row.n?.toString(),
    row.at.toISOString(),
    row.brand,
    row.operatorName,
    row.role,
    row.act,
    row.objectKind,
    row.objectId,
    row.playerId?.toString(),
    row.before,
    row.after,
    row.reason,
    row.secondOf?.toString(),
    row.requestId,
  ].map((cell) => cell ?? '');
