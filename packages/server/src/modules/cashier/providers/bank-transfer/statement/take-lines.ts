import type { StatementRowState } from '@parlour/contract/cashier/desk';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../../../lib/context';
import { Refusal } from '../../../../../lib/refusal';
import { lockRights } from '../../../../operator';
import { takePayments } from '../../../payments/take-payments';
import { needsSecond } from '../../../withdrawals/review';
import type { Provider } from '../../provider';
import { paymentIdsOf } from '../account-queries';
import { ordersNamedIn } from '../name-order';
import { addImported, lockImported, type ImportLimit } from './import-day-queries';
import type { StatementLine } from './statement-lines';
import { dropLines, insertLines, type ImportedAccount } from './statement-queries';

export type ImportedRow = { n: number; state: StatementRowState; why?: string };

/** What became of the lines, and how many of them the call did not come to. */
export type TakenLines = { rows: ImportedRow[]; rest: number };

export type Taken = {
  provider: Provider;
  lines: readonly StatementLine[];
  limit: ImportLimit;
  statementId: bigint;
};

/** So many lines are one commit: players whose money is among them wait for no more than these. */
const linesACommit = 50;

/** Far below what a browser or a proxy waits for an answer. */
const mostMs = 8000;

/**
 * Takes the lines of a statement, some of them in each commit, and stops in time to answer. A line
 * and its payment are in the same commit, so the same file goes on where an import ended or was cut
 * off.
 */
export const takeLines = async (
  context: OperatorContext,
  account: ImportedAccount,
  { lines, ...taken }: Taken,
): Promise<TakenLines> => {
  const until = performance.now() + mostMs;
  const rows: ImportedRow[] = [];
  for (let from = 0; from < lines.length; from += linesACommit) {
    const some = lines.slice(from, from + linesACommit);
    rows.push(...(await takeSome(context, account, { ...taken, lines: some })));
    if (performance.now() > until) break;
  }
  return { rows, rest: lines.length - rows.length };
};

/** In one commit; if that fails, each line in its own, so that only a broken one is not taken. */
const takeSome = async (
  context: OperatorContext,
  account: ImportedAccount,
  taken: Taken,
): Promise<ImportedRow[]> => {
  const { lines } = taken;
  try {
    return await context.database.transaction((sql) => takeTogether(context, sql, account, taken));
  } catch (error) {
    if (error instanceof RightEnded) throw error;
    // Where the database does not answer, no line is to blame.
    await context.database.sql`select 1`;
    const [{ n, reference } = { n: 0, reference: '' }] = lines;
    if (lines.length <= 1) {
      const reason = (error as Error).message;
      context.log.error('cashier.line_failed', { brand: account.brand, reference, reason });
      return [{ n, state: 'broken', why: 'failed' }];
    }
    const rows: ImportedRow[] = [];
    for (const line of lines) {
      rows.push(...(await takeSome(context, account, { ...taken, lines: [line] })));
    }
    return rows;
  }
};

class RightEnded extends Refusal {}

/** Money is credited by this right: it is still in force when it is. */
export const assertStill = async (
  sql: Transaction,
  { operator }: OperatorContext,
  { brand }: ImportedAccount,
): Promise<void> => {
  const rights = await lockRights(sql, operator.id);
  if (!rights['statement.w']?.includes(brand)) throw new RightEnded('request.unknown');
};

const takeTogether = async (
  context: OperatorContext,
  sql: Transaction,
  account: ImportedAccount,
  { provider, lines, limit, statementId }: Taken,
): Promise<ImportedRow[]> => {
  await assertStill(sql, context, account);
  const isNew = await insertLines(sql, lines, { accountId: account.id, statementId });
  const credits = lines.filter(({ amount, reference }) => amount > 0n && isNew.has(reference));
  const states = await creditAll(context, sql, account, { provider, limit, lines: credits });
  const refused = credits.filter((_each, place) => states[place]!.why !== undefined);
  if (refused.length > 0) {
    await dropLines(
      sql,
      account.id,
      refused.map(({ reference }) => reference),
    );
  }
  const stateOf = new Map(credits.map(({ n }, place) => [n, states[place]!]));
  return lines.map(({ n, reference }) => ({
    n,
    ...(stateOf.get(n) ?? { state: isNew.has(reference) ? ('out' as const) : 'repeated' }),
  }));
};

const stateOfAnswer: Partial<Record<string, StatementRowState>> = {
  credited: 'matched',
  received: 'suspense',
  repeat: 'repeated',
};

const creditAll = async (
  context: OperatorContext,
  sql: Transaction,
  account: ImportedAccount,
  { provider, limit: { twoPersonsAbove, day }, lines }: Omit<Taken, 'statementId'>,
): Promise<Omit<ImportedRow, 'n'>[]> => {
  const { provider: code, currency, number: accountNumber } = account;
  const references = lines.map(({ reference }) => reference);
  const paymentIds = await paymentIdsOf(sql, code, { accountNumber, references });
  const texts = lines.map(({ content }) => content);
  const named = await ordersNamedIn(sql, code, texts);
  const before = await lockImported(sql, day);
  let sum = before;
  const answers = await takePayments(context, sql, {
    code,
    provider,
    notices: lines.map(({ amount, content }, place) => {
      const notice = { paymentId: paymentIds[place]!, outcome: 'paid' as const, amount, currency };
      return { ...notice, content, ...named[place], at: account };
    }),
    host: context.host,
    needsPersons: (amount) => {
      const needsPersons = needsSecond('credit', sum + amount, twoPersonsAbove);
      if (!needsPersons) sum += amount;
      return needsPersons;
    },
  });
  if (sum > before) await addImported(sql, day, sum - before);
  return answers.map((answer) => {
    const state = stateOfAnswer[answer];
    return state ? { state } : { state: 'broken', why: answer };
  });
};
