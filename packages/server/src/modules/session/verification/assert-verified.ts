import type { VerificationPurpose } from '@parlour/contract/session/verification';
import type { Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { isKnownBrowser } from './captcha-flag';
import { digestOf } from '../../../lib/secret';
import { guestOf } from './guest';
import { takeSolved } from './queries';

/**
 * Refuses a call without the text of a solved verification, and uses the text up. For `login` and
 * `register` the brand decides; codes by SMS and visitors' feedback always need it where they ask.
 */
export const assertVerified = async (
  context: Context,
  verification: string | undefined,
  purpose: VerificationPurpose,
): Promise<void> => {
  if (context.config.verification === 'off') return;
  if (!verification) {
    if (await isNeeded(context, purpose)) throw new Refusal('session.verification_required');
    return;
  }
  if (!(await spendVerification(context, verification, purpose))) {
    throw new Refusal('session.verification_failed');
  }
};

/** True once for a text that was solved in this browser for this purpose. */
export const spendVerification = (
  context: Context,
  verification: string,
  purpose: VerificationPurpose,
): Promise<boolean> => takeSolved(context.sql, digestOf(verification), purpose, guestOf(context));

const isNeeded = async (context: Context, purpose: VerificationPurpose): Promise<boolean> => {
  if (purpose === 'sms' || purpose === 'feedback') return true;
  const { verification } = context.brand.settings;
  if (verification === 'risk') return purpose === 'register' || !(await isKnownBrowser(context));
  return verification === 'always';
};
