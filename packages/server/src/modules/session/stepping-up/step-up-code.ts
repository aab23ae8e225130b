import type { InputOf } from '@parlour/contract/endpoint';
import type { session } from '@parlour/contract/session';
import type { CodeSent } from '@parlour/contract/session/codes';
import type { StepChannel } from '@parlour/contract/session/factors';
import type { PlayerContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import type { CodeFor } from '../codes/code';
import { redeemCode } from '../codes/redeem-code';
import { sendProvedCode } from '../factors/step-code';
import { factorKindsOf, sendableTo } from '../factors/step-ways';
import { assertVerified } from '../verification/assert-verified';
import { readPasswordHash } from './queries';

/**
 * Sends a code by which a player without a factor confirms who they are: alone for an account
 * without a password, beside the password where a sign-in would ask for it.
 */
export const sendStepUpCode = async (
  context: PlayerContext,
  { kind, verification }: InputOf<typeof session.sendStepUpCode>,
): Promise<CodeSent> => {
  const { playerId, isLooking } = context.signedIn;
  const to = await addressee(context, kind);
  const mayHaveIt = isLooking || !(await readPasswordHash(context.sql, playerId));
  if (to === undefined || !mayHaveIt) throw new Refusal('brand.not_enabled');
  const verify = () => assertVerified(context, verification, 'sms');
  return sendProvedCode(context, { playerId, kind, codeFor: codeForOf(context, to), verify });
};

/** Uses the code of this session; without a password of the account it is enough. */
export const redeemStepUpCode = async (
  context: PlayerContext,
  kind: StepChannel,
  code: string | undefined,
): Promise<void> => {
  const to = await addressee(context, kind);
  // Nothing was sent to an account that has a factor.
  if (to === undefined) throw new Refusal('session.code_expired');
  await redeemCode(context.sql, context.config, codeForOf(context, to), code);
};

const addressee = async (
  context: PlayerContext,
  kind: StepChannel,
): Promise<string | undefined> => {
  const { playerId } = context.signedIn;
  if ((await factorKindsOf(context, playerId)).length > 0) return undefined;
  return (await sendableTo(context, playerId))[kind];
};

/** The code of one session: in another one of the player's it opens nothing. */
const codeForOf = ({ brand, signedIn: { signInId } }: PlayerContext, to: string): CodeFor => ({
  brand: brand.code,
  purpose: 'stepUp',
  to,
  asker: `session ${signInId}`,
});
