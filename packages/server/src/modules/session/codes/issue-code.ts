import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { type CodeFor, codeHashOf, newCode, recipientOf } from './code';
import { replaceCode } from './queries';

/** A code for one recipient and purpose, to be sent in the same transaction. */
export const issueCode = async (
  sql: Transaction,
  { secretKey }: Pick<Platform['config'], 'secretKey'>,
  codeFor: CodeFor,
  minutes: number,
): Promise<string> => {
  const code = newCode();
  const recipient = recipientOf(secretKey, codeFor);
  const codeHash = codeHashOf(secretKey, recipient, code);
  await replaceCode(sql, { recipient, codeHash, minutes });
  return code;
};
