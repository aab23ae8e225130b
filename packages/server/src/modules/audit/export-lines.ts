import type { audit } from '@parlour/contract/audit';
import type { InputOf, TextFile } from '@parlour/contract/endpoint';
import type { OperatorContext } from '../../lib/context';
import { csvLine, csvMark } from '../../lib/csv';
import { Refusal } from '../../lib/refusal';
import { type AuditRow, countLines, findWholeLines } from './queries';
import { writeAudit } from './write-audit';

/** Fewer where they are long. */
const linesAPart = 500;
/** A file with more needs two persons, and there is no such export. */
const mostLines = 10_000;

const head = [
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
): Promise<TextFile> => {
  const { database, operator, address, requestId, clock } = context;
  const given = Object.fromEntries(
    Object.entries(wanted).filter((one): one is [string, string] => Boolean(one[1])),
  );
  const { brands } = operator;
  const top = await database.transaction(async (sql) => {
    const { count, newest } = await countLines(sql, given, { brands, most: mostLines + 1 });
    if (count > mostLines) throw new Refusal('audit.too_many', { most: mostLines });
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
    parts: partsOf(context, { given, brands, top }),
  };
};

type Exported = { given: Record<string, string>; brands: readonly string[]; top: bigint | null };

async function* partsOf(
  { sql }: OperatorContext,
  { given, brands, top }: Exported,
): AsyncGenerator<string> {
  yield csvMark + csvLine(head);
  for (let before = top === null ? undefined : top + 1n; before !== undefined;) {
    const wanted = { ...given, before: before.toString() };
    const rows = await findWholeLines(sql, wanted, { brands, most: linesAPart });
    yield rows.map((row) => csvLine(cellsOf(row))).join('');
    before = rows.at(-1)?.id;
  }
}

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
