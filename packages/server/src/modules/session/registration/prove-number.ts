import type { Transaction } from '@parlour/node-kit/database/database';
import type { Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { isFlagOn, type LoadedBrand } from '../../brand';
import type { PersonalValues } from '../../player';
import { typingBrowser } from '../codes/asker';
import { redeemCode } from '../codes/redeem-code';
import { claimIdToken } from '../identity/queries';
import { signedPartOf, verifyIdToken } from '../identity/verify-id-token';
import type { FormAnswers } from './open-account';

/** Uses a proof up, in the transaction of what it proves. */
export type ClaimProof = (sql: Transaction) => Promise<void>;

/**
 * Proves that the number is the person's: by the code that we sent, which is used up here, or by
 * the token of Firebase, if that sends the codes.
 */
export const proveNumber = async (
  context: Context,
  { flags }: LoadedBrand,
  { verificationCode, firebaseIdToken }: FormAnswers,
  { mobile = '' }: PersonalValues,
): Promise<ClaimProof> => {
  if (isFlagOn(flags, 'FIREBASE')) return proveByToken(context, firebaseIdToken, mobile);
  const { sql, config, brand } = context;
  const codeFor = { brand: brand.code, purpose: 'registration' as const, to: mobile };
  const asker = typingBrowser(context);
  await redeemCode(sql, config, { ...codeFor, asker }, verificationCode);
  return async () => {};
};

const proveByToken = async (
  context: Context,
  idToken: string | undefined,
  mobile: string,
): Promise<ClaimProof> => {
  if (!idToken) throw new Refusal('session.code_missing');
  const proof = await verifyIdToken(context, 'firebase', idToken).catch((thrown: unknown) => {
    const isRefused = thrown instanceof Refusal && thrown.code === 'session.external_failed';
    throw isRefused ? new Refusal('session.number_unproved') : thrown;
  });
  if (proof.mobile !== mobile) throw new Refusal('session.number_unproved');
  return async (sql) => {
    const isFirst = await claimIdToken(sql, signedPartOf(idToken), proof.expiresAt);
    if (!isFirst) throw new Refusal('session.number_unproved');
  };
};
