import type { InputOf } from '@parlour/contract/endpoint';
import type { session } from '@parlour/contract/session';
import type { SteppedUp } from '@parlour/contract/session/factors';
import type { PlayerContext } from '../../../lib/context';
import { invalid, Refusal } from '../../../lib/refusal';
import { isFactor } from '../factors/check-factor';
import { askedOf } from '../factors/require-step';
import { isPassword } from '../../../lib/factors/password';
import { insertToken } from '../queries';
import { digestOf, newSecret } from '../../../lib/secret';
import { countOrRefuse, forgive, publishRefused, uncount } from '../sign-in/guard';
import { assertOwnIdentity } from './own-identity';
import { endToken, noteStepUp, readPasswordHash } from './queries';
import { renewCookie } from './renew-cookie';
import { signInFully } from './sign-in-fully';
import { redeemStepUpCode } from './step-up-code';

type Given = InputOf<typeof session.stepUp>;

/**
 * The player confirms who they are. The browser gets a new cookie and the tab a new token; calls on
 * their way with the old ones still arrive. Who only looked around is signed in from then on.
 */
export const stepUp = async (context: PlayerContext, given: Given): Promise<SteppedUp> => {
  const { playerId, signInId, tokenHash, isLooking } = context.signedIn;
  const { password, code, kind, credential, idToken } = given;
  if (![password, code, kind, credential, idToken].some(Boolean)) {
    throw invalid({ name: 'password', code: 'field.required' });
  }
  const counted = await countOrRefuse(context, { playerId });
  try {
    await judge(context, given);
  } catch (thrown) {
    const isGuess = thrown instanceof Refusal && guesses.has(thrown.code);
    await (isGuess ? publishRefused(context, counted, 'step_up') : uncount(context, counted));
    throw thrown;
  }
  await forgive(context, counted);
  const token = newSecret();
  return context.database.transaction(async (sql) => {
    await (isLooking ? signInFully(sql, context) : renewCookie(sql, context));
    const until = await noteStepUp(sql, signInId);
    if (!until) throw new Refusal('session.expired');
    await insertToken(sql, digestOf(token), BigInt(signInId));
    await endToken(sql, tokenHash);
    return { until: until.toISOString(), token };
  });
};

/** What counts as a failed sign-in; everything else guessed nothing. */
const guesses: ReadonlySet<string> = new Set(['session.wrong_credentials', 'session.code_wrong']);

/** Refuses what does not show who the player is. */
const judge = async (
  context: PlayerContext,
  { password, kind, provider, idToken, ...given }: Given,
): Promise<void> => {
  const { sql, signedIn } = context;
  const { playerId, isLooking } = signedIn;
  if (password) {
    if (!(await isPassword(password, await readPasswordHash(sql, playerId)))) {
      throw new Refusal('session.wrong_credentials');
    }
    if (isLooking) await assertFamiliar(context, { kind, code: given.code });
  } else if (kind) {
    if (await readPasswordHash(sql, playerId)) {
      throw invalid({ name: 'password', code: 'field.required' });
    }
    await redeemStepUpCode(context, kind, given.code);
  } else if (provider && idToken) {
    await assertOwnIdentity(context, provider, idToken);
  } else if (!(await isFactor(context, playerId, given))) {
    throw new Refusal('session.code_wrong');
  }
};

/**
 * Looking around asked for no second factor: a password is not enough where a sign-in asks for one.
 * A puzzle shows no more of who it is.
 */
const assertFamiliar = async (
  context: PlayerContext,
  { kind, code }: Pick<Given, 'kind' | 'code'>,
): Promise<void> => {
  const ways = await askedOf(context, context.signedIn.playerId, { byPassword: true });
  if (!ways || ways.kinds.includes('slider')) return;
  if (!kind || !ways.kinds.includes(kind)) throw new Refusal('session.step_required');
  await redeemStepUpCode(context, kind, code);
};
