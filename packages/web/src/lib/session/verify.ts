import type { VerificationPurpose } from '@parlour/contract/session/verification';
import { asRefused } from '../api/refused';
import { currentStatus } from '../brand/brand';
import { closeAbove, openAbove } from '../navigation/modal';

/** A solved verification that its call left unused, by purpose. */
const unused = new Map<VerificationPurpose, string>();

/**
 * Asks the visitor to solve a puzzle, above the dialog that needs it: the text for one call, or
 * undefined when the visitor gives up.
 */
export const verify = (
  purpose: VerificationPurpose,
  options: { isWork?: boolean; note?: 'expired' | 'newDevice' | undefined } = {},
): Promise<string | undefined> =>
  new Promise<string | undefined>((resolve) => {
    openAbove('verification', { purpose, ...options, onDone: resolve });
  }).finally(closeAbove);

/**
 * Sends what needs a verification: it is solved first where the brand always asks, else when the
 * server asks for it. Undefined when the visitor gives up; then nothing was done.
 */
export const withVerification = async <Value>(
  purpose: VerificationPurpose,
  send: (verification?: string) => Promise<Value>,
): Promise<Value | undefined> => {
  const isAlways = currentStatus().verification === 'always' && purpose !== 'sms';
  const kept = unused.get(purpose);
  unused.delete(purpose);
  const solved = kept ?? (isAlways ? await verify(purpose) : undefined);
  if (isAlways && solved === undefined) return undefined;
  try {
    return await send(solved);
  } catch (thrown) {
    const { code } = asRefused(thrown);
    if (solved && code.startsWith('session.captcha')) unused.set(purpose, solved);
    const isExpired = code === 'session.verification_failed';
    if (!isExpired && code !== 'session.verification_required') throw thrown;
    const again = await verify(purpose, { note: isExpired ? 'expired' : undefined });
    return again === undefined ? undefined : send(again);
  }
};
