import { micros, moneyPattern } from '@parlour/contract/money';
import type { Platform } from '../../../../lib/context';
import type { Message, Reading } from '../provider';
import type { ProviderRow } from '../rows/provider-row';
import { readSigned } from '../rows/signed-message';
import { findAccount, paymentIdOf } from './account-queries';
import { orderNamedIn } from './name-order';

/** A credit on an account of ours, as the bank (or the service that reads it) reports it. */
export const readBankNotice = async (
  platform: Platform,
  row: ProviderRow,
  message: Message,
): Promise<Reading> => {
  const signed = await readSigned(platform, row, message);
  if ('refused' in signed) return signed;
  const line = lineIn(signed.fields);
  if (!line) return { refused: 'malformed' };
  const { sql } = platform.database;
  const at = await findAccount(sql, row.code, line.accountNumber);
  if (!at) return { refused: 'malformed' };
  const { id: reference, accountNumber, amount, currency, content, payer } = line;
  const paymentId = await paymentIdOf(sql, row.code, { accountNumber, reference });
  const named = await orderNamedIn(sql, row.code, content);
  const notice = { paymentId, outcome: 'paid' as const, amount, currency, content, payer, at };
  return { notice: { ...notice, ...named }, nonce: signed.nonce };
};

const lineIn = (fields: Record<string, unknown>) => {
  const { id, accountNumber, amount, currency, content = '', payer } = fields;
  if (typeof id !== 'string' || !/^[\x21-\x7e]{1,64}$/.test(id)) return undefined;
  if (typeof accountNumber !== 'string' || !/^[0-9A-Z]{4,19}$/.test(accountNumber)) {
    return undefined;
  }
  if (typeof amount !== 'string' || !moneyPattern.test(amount) || micros(amount) <= 0n) {
    return undefined;
  }
  if (typeof currency !== 'string' || !/^[A-Z]{3,5}$/.test(currency)) return undefined;
  if (typeof content !== 'string' || content.length > 500) return undefined;
  if (payer !== undefined && (typeof payer !== 'string' || payer.length > 200)) return undefined;
  return { id, accountNumber, amount: micros(amount), currency, content, payer };
};
