import type { Sql } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { type CodeFor, codeHashOf, mostTries, recipientOf } from './code';
import { isCodeUsed, tryCode, untryCode } from './queries';

/**
 * Uses a code, once, or says what is wrong with it. Runs outside the caller's transaction: a wrong
 * try counts whatever becomes of the call.
 */
export const redeemCode = async (
  sql: Sql,
  { secretKey }: Pick<Platform['config'], 'secretKey'>,
  codeFor: CodeFor,
  code: string | undefined,
): Promise<void> => {
  const given = code?.trim() ?? '';
  if (given === '') throw new Refusal('session.code_missing');
  const recipient = recipientOf(secretKey, codeFor);
  const codeHash = codeHashOf(secretKey, recipient, given);
  const tried = await tryCode(sql, recipient, codeHash, mostTries);
  // One that was never sent is refused like one that was used: both need a new one.
  if (!tried || tried.isExpired) throw new Refusal('session.code_expired');
  if (!tried.isUsed) throw new Refusal('session.code_wrong');
};

/** Whether this very code was used for the same: the answer to that call may have been lost. */
export const wasRedeemed = (
  sql: Sql,
  { secretKey }: Pick<Platform['config'], 'secretKey'>,
  codeFor: CodeFor,
  code: string | undefined,
): Promise<boolean> => {
  const recipient = recipientOf(secretKey, codeFor);
  return isCodeUsed(sql, recipient, codeHashOf(secretKey, recipient, code?.trim() ?? ''));
};

/** Gives back a code that fitted, as something else in the form was refused. */
export const returnCode = (
  sql: Sql,
  { secretKey }: Pick<Platform['config'], 'secretKey'>,
  codeFor: CodeFor,
) => untryCode(sql, recipientOf(secretKey, codeFor));
