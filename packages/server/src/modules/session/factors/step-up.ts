import type { InputOf } from '@parlour/contract/endpoint';
import type { session } from '@parlour/contract/session';
import type { SteppedUp } from '@parlour/contract/session/factors';
import type { PlayerContext } from '../../../lib/context';
import { invalid, Refusal } from '../../../lib/refusal';
import { isPassword } from '../passwords/password';
import { insertToken } from '../queries';
import { digestOf, newSecret } from '../secret';
import { type Counted, countOrRefuse, forgive, publishRefused, uncount } from '../sign-in/guard';
import { isFactor } from './check-factor';
import { endToken, noteStepUp, readPasswordHash } from './queries';
import { requireStep } from './require-step';
import { signInFully } from './sign-in-fully';

type Given = InputOf<typeof session.stepUp>;

/**
 * The player confirms who they are. The tab gets a new token; calls on their way with the old one
 * still arrive. Who only looked around is signed in from then on.
 */
export const stepUp = async (context: PlayerContext, given: Given): Promise<SteppedUp> => {
  const { playerId, signInId, tokenHash, isLooking } = context.signedIn;
  const { password, code, credential } = given;
  if (![password, code, credential].some(Boolean)) {
    throw invalid({ name: 'password', code: 'field.required' });
  }
  const counted = await countOrRefuse(context, { playerId });
  if (!(await isConfirmed(context, given))) {
    await publishRefused(context, counted, 'step_up');
    throw new Refusal(password ? 'session.wrong_credentials' : 'session.code_wrong');
  }
  await assertFamiliar(context, given, counted);
  await forgive(context, counted);
  const token = newSecret();
  return context.database.transaction(async (sql) => {
    if (isLooking) await signInFully(sql, context);
    const until = await noteStepUp(sql, signInId);
    if (!until) throw new Refusal('session.expired');
    await insertToken(sql, digestOf(token), BigInt(signInId));
    await endToken(sql, tokenHash);
    return { until: until.toISOString(), token };
  });
};

/** Looking around asked for no second factor: a password is not enough where a sign-in asks. */
const assertFamiliar = async (
  context: PlayerContext,
  { password }: Given,
  counted: Counted,
): Promise<void> => {
  const { isLooking, playerId } = context.signedIn;
  if (!isLooking || !password) return;
  try {
    await requireStep(context, playerId, { byPassword: true });
  } catch (thrown) {
    await uncount(context, counted);
    throw thrown;
  }
};

const isConfirmed = async (
  context: PlayerContext,
  { password, ...given }: Given,
): Promise<boolean> => {
  const { playerId } = context.signedIn;
  if (!password) return isFactor(context, playerId, given);
  return isPassword(password, await readPasswordHash(context.sql, playerId));
};
