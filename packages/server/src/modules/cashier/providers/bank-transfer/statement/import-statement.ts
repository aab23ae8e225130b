import { createHash } from 'node:crypto';
import type { ImportedStatement, StatementRowState } from '@parlour/contract/cashier/desk';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../../../lib/context';
import { Refusal } from '../../../../../lib/refusal';
import { writeAudit } from '../../../../audit';
import { brandByCode } from '../../../../brand';
import { actorOf, lockRights } from '../../../../operator';
import { takePayment } from '../../../payments/take-payment';
import { needsSecond } from '../../../withdrawals/review';
import type { Provider } from '../../provider';
import { openProvider } from '../../providers';
import { paymentIdOf } from '../account-queries';
import { orderNamedIn } from '../name-order';
import { mostBytes, mostLines, readCsv } from './read-csv';
import { linesIn, type BrokenRow, type StatementLine } from './statement-lines';
import {
  findImported,
  insertLine,
  insertStatement,
  readTaken,
  type ImportedAccount,
} from './statement-queries';

type Wanted = {
  brand: string;
  methodId: string;
  accountNumber: string;
  /** The bytes in base64. */
  file: string;
  /** Says what would happen, and changes nothing. */
  dry: boolean;
};

type Account = ImportedAccount & { currency: string };
type Row = { n: number; state: StatementRowState; why?: string };

/** So many rows are listed; the counts have all. */
const mostListed = 1000;

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
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(context.clock.now());
  const rows = readCsv(bytes);
  if (rows && rows.length > mostLines) throw new Refusal('request.too_large');
  const found = rows && linesIn(rows, today);
  if (!found) throw new Refusal('cashier.csv_broken');
  const { twoPersonsAbove } = settings;
  const taken = wanted.dry
    ? await foresee(context, account, { lines: found.lines, twoPersonsAbove })
    : await take(context, account, { provider, lines: found.lines, bytes });
  return summaryOf([...taken, ...found.broken.map(brokenOf)]);
};

const brokenOf = ({ n, why }: BrokenRow): Row => ({ n, state: 'broken', why });

/** What each line would be. */
const foresee = async (
  { sql }: OperatorContext,
  account: Account,
  { lines, twoPersonsAbove }: { lines: StatementLine[]; twoPersonsAbove: string | undefined },
): Promise<Row[]> => {
  const references = lines.map(({ reference }) => reference);
  const taken = await readTaken(sql, account, references);
  const rows: Row[] = [];
  for (const { n, reference, amount, content } of lines) {
    if (taken.has(reference)) rows.push({ n, state: 'repeated' });
    else if (amount < 0n) rows.push({ n, state: 'out' });
    else {
      const { depositId } = await orderNamedIn(sql, account.provider, content);
      const isKept = !depositId || needsSecond('credit', amount, twoPersonsAbove);
      rows.push({ n, state: isKept ? 'suspense' : 'matched' });
    }
  }
  return rows;
};

const take = async (
  context: OperatorContext,
  account: Account,
  { provider, lines, bytes }: { provider: Provider; lines: StatementLine[]; bytes: Buffer },
): Promise<Row[]> => {
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
  const rows: Row[] = [];
  for (const line of lines)
    rows.push(await takeLine(context, account, { provider, line, statementId }));
  return rows;
};

/** Money is credited by this right: it is still in force when it is. */
const assertStill = async (
  sql: Transaction,
  { operator }: OperatorContext,
  { brand }: Account,
): Promise<void> => {
  const rights = await lockRights(sql, operator.id);
  if (!rights['statement.w']?.includes(brand)) throw new Refusal('request.unknown');
};

const states: Partial<Record<string, StatementRowState>> = {
  credited: 'matched',
  received: 'suspense',
  repeat: 'repeated',
};

/** Its line is not kept: the same line may be imported again. */
class NotTaken extends Error {}

const takeLine = async (context: OperatorContext, account: Account, taken: Taken): Promise<Row> => {
  try {
    return await takeWhole(context, account, taken);
  } catch (error) {
    if (error instanceof NotTaken) return { n: taken.line.n, state: 'broken', why: error.message };
    throw error;
  }
};

type Taken = { provider: Provider; line: StatementLine; statementId: bigint };

/** A line and its payment are one commit. */
const takeWhole = (
  context: OperatorContext,
  account: Account,
  { provider, line, statementId }: Taken,
): Promise<Row> =>
  context.database.transaction(async (sql): Promise<Row> => {
    const { n, reference, amount, content } = line;
    const ids = { accountId: account.id, statementId };
    await assertStill(sql, context, account);
    if (!(await insertLine(sql, line, ids))) return { n, state: 'repeated' };
    if (amount < 0n) return { n, state: 'out' };
    const { provider: code, currency, number: accountNumber } = account;
    const paymentId = await paymentIdOf(sql, code, { accountNumber, reference });
    const named = await orderNamedIn(sql, code, content);
    const notice = { paymentId, outcome: 'paid' as const, amount, currency, content, ...named };
    const answer = await takePayment(context, sql, {
      code,
      provider,
      notice: { ...notice, at: account, isImported: true },
      host: context.host,
    });
    const state = states[answer];
    if (!state) throw new NotTaken(answer);
    return { n, state };
  });

const summaryOf = (rows: Row[]): ImportedStatement => {
  const count = (state: StatementRowState) => rows.filter((row) => row.state === state).length;
  const lines = rows.filter(({ state }) => state !== 'matched' && state !== 'out');
  return {
    counts: {
      matched: count('matched'),
      suspense: count('suspense'),
      repeated: count('repeated'),
      out: count('out'),
      broken: count('broken'),
    },
    lines: lines.toSorted((one, other) => one.n - other.n).slice(0, mostListed),
  };
};
