import type { Sql } from '@parlour/node-kit/database/database';
import { brokenRule } from '@parlour/node-kit/database/failure';
import { Refusal } from '../../lib/refusal';
import { postTransfers, type PostedRow } from './queries';
import type { Posted, Transfer } from './transfer';

/**
 * Moves money inside the caller's transaction. A repeat gets the first answer; any other command
 * that was not done throws, so that the transaction is rolled back.
 */
export const post = async (sql: Sql, transfers: Transfer[]): Promise<Posted[]> => {
  const posted: Posted[] = [];
  let waiting = transfers.map((transfer, index) => ({ transfer, index }));
  while (waiting.length > 0) {
    const rows = await answers(
      sql,
      waiting.map(({ transfer }) => transfer),
    );
    const again = waiting.filter((_each, place) => rows[place]?.answer === 'again');
    for (const [place, { transfer, index }] of waiting.entries()) {
      const row = rows[place];
      if (row && row.answer !== 'again') posted[index] = sound(row, transfer);
    }
    if (again.length === waiting.length) throw new Error('the ledger put everything off');
    waiting = again;
  }
  return posted;
};

const answers = async (sql: Sql, transfers: Transfer[]): Promise<PostedRow[]> => {
  try {
    return await retried(() => postTransfers(sql, transfers));
  } catch (error) {
    if (brokenRule(error) === 'no_overdraft') throw new Refusal('wallet.insufficient_funds');
    throw error;
  }
};

const keys = /^(transfer_\d{4}_\d\d_key|hold_once|reversed_once)$/;

/**
 * Another process took the key concurrently: this transaction is rolled back, and a repeat finds
 * the other's result. The database object repeats a transaction that fails with this code.
 */
export const retried = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (!keys.test(brokenRule(error) ?? '')) throw error;
    throw Object.assign(new Error('a key was taken meanwhile', { cause: error }), {
      code: '40001',
    });
  }
};

const sound = (
  { answer, sourceBalance, targetBalance }: PostedRow,
  { namespace, reference }: Transfer,
): Posted => {
  switch (answer) {
    case 'done':
    case 'repeat':
      return { answer, sourceBalance, targetBalance };
    case 'insufficient':
      throw new Refusal('wallet.insufficient_funds');
    case 'conflict':
      throw new Refusal('request.repeat_conflict');
    case 'currency_mismatch':
      throw new Refusal('wallet.currency_mismatch');
    case 'out_of_range':
      throw new Refusal('request.invalid');
    case 'unknown_account':
    case 'again':
      throw new Error(`the ledger answered ${answer} to ${namespace} ${reference}`);
  }
};
