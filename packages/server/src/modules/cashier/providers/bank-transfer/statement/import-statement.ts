import { createHash } from 'node:crypto';
import type {
  ImportedLine,
  ImportedStatement,
  StatementRowState,
} from '@parlour/contract/cashier/desk';
import { moneyText } from '@parlour/contract/money';
import type { OperatorContext } from '../../../../../lib/context';
import { readCsv } from '../../../../../lib/read-csv';
import { Refusal } from '../../../../../lib/refusal';
import { writeAudit } from '../../../../audit';
import { brandByCode } from '../../../../brand';
import { actorOf } from '../../../../operator';
import { needsSecond } from '../../../withdrawals/review';
import { openProvider } from '../../providers';
import { ordersNamedIn } from '../name-order';
import { propose } from './propose-lines';
import { readImported, type ImportDay, type ImportLimit } from './import-day-queries';
import { linesIn, type BrokenRow, type StatementLine } from './statement-lines';
import {
  assertStill,
  takeLines,
  type ImportedRow,
  type Taken,
  type TakenLines,
} from './take-lines';
import {
  findImported,
  insertStatement,
  readTaken,
  type ImportedAccount,
} from './statement-queries';

/** Above this a file is refused. */
const mostBytes = 5 * 1024 * 1024;

/** So are more rows than a bank's day has. */
const mostLines = 10_000;

type Wanted = {
  brand: string;
  methodId: string;
  accountNumber: string;
  /** The bytes in base64. */
  file: string;
  /** Says what would happen, and changes nothing. */
  dry: boolean;
};

/**
 * Takes an operator's bank statement: each good line counts once, as the bank's own message would,
 * but for what two persons decide, since an operator can write the file; the broken ones are listed.
 */
export const importStatement = async (
  context: OperatorContext,
  wanted: Wanted,
): Promise<ImportedStatement> => {
  const account = await findImported(context.sql, wanted);
  if (!account) throw new Refusal('request.unknown');
  const provider = await openProvider(context, account.provider);
  if (!provider) throw new Refusal('cashier.method_closed');
  const bytes = Buffer.from(wanted.file, 'base64');
  if (bytes.length > mostBytes) throw new Refusal('request.too_large');
  const { timeZone, settings } = await brandByCode(context, account.brand);
  const { brand, currency } = account;
  const day: ImportDay = { operatorId: context.operator.id, brand, currency, timeZone };
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(context.clock.now());
  const rows = readCsv(bytes);
  // One more for the names of the columns.
  if (rows && rows.length > mostLines + 1) throw new Refusal('request.too_large');
  const found = rows && linesIn(rows, today);
  if (!found) throw new Refusal('cashier.csv_broken');
  const limit: ImportLimit = { twoPersonsAbove: settings.twoPersonsAbove, day };
  const taken = wanted.dry
    ? { rows: await foresee(context, account, found.lines, limit), rest: 0 }
    : await take(context, account, { provider, bytes, limit, lines: found.lines });
  const rowsTaken = [...taken.rows, ...found.broken.map(brokenOf)];
  const summary = summaryOf(rowsTaken, found.lines);
  const shown = wanted.dry ? { lines: await propose(context, account, summary.lines) } : {};
  return { ...summary, ...shown, rest: taken.rest };
};

const brokenOf = ({ n, why }: BrokenRow): ImportedRow => ({ n, state: 'broken', why });

/** What each line would be. */
const foresee = async (
  { sql }: OperatorContext,
  account: ImportedAccount,
  lines: readonly StatementLine[],
  { twoPersonsAbove, day }: ImportLimit,
): Promise<ImportedRow[]> => {
  let sum = await readImported(sql, day);
  const references = lines.map(({ reference }) => reference);
  const taken = await readTaken(sql, account, references);
  const texts = lines.map(({ content }) => content);
  const named = await ordersNamedIn(sql, account.provider, texts);
  return lines.map(({ n, reference, amount }, place): ImportedRow => {
    if (taken.has(reference)) return { n, state: 'repeated' };
    if (amount < 0n) return { n, state: 'out' };
    const needsPersons = needsSecond('credit', sum + amount, twoPersonsAbove);
    if (!needsPersons) sum += amount;
    return { n, state: needsPersons || !named[place]?.depositId ? 'suspense' : 'matched' };
  });
};

const take = async (
  context: OperatorContext,
  account: ImportedAccount,
  { lines, bytes, ...terms }: Omit<Taken, 'statementId'> & { bytes: Buffer },
): Promise<TakenLines> => {
  const digest = createHash('sha256').update(bytes).digest();
  const operatorId = context.operator.id;
  const statementId = await context.database.transaction(async (sql) => {
    await assertStill(sql, context, account);
    const id = await insertStatement(sql, account, { operatorId, digest });
    await writeAudit(sql, {
      actor: actorOf(context),
      brand: account.brand,
      act: 'statement.import',
      objectKind: 'statement',
      objectId: id.toString(),
      after: { method: account.methodCode, lines: lines.length, digest: digest.toString('hex') },
      requestId: context.requestId,
    });
    return id;
  });
  return takeLines(context, account, { ...terms, lines, statementId });
};

const summaryOf = (rows: ImportedRow[], read: StatementLine[]): Omit<ImportedStatement, 'rest'> => {
  const count = (state: StatementRowState) => rows.filter((row) => row.state === state).length;
  const lineAt = new Map(read.map((line) => [line.n, line]));
  return {
    counts: {
      matched: count('matched'),
      suspense: count('suspense'),
      repeated: count('repeated'),
      out: count('out'),
      broken: count('broken'),
    },
    lines: rows
      .toSorted((one, other) => one.n - other.n)
      .map((row) => ({ ...row, ...shownOf(lineAt.get(row.n)) })),
  };
};

const shownOf = (line: StatementLine | undefined): Pick<ImportedLine, 'line'> => {
  if (!line) return {};
  const { reference, bookedOn, amount, content } = line;
  return { line: { reference, bookedOn, amount: moneyText(amount), content } };
};
