import { isAgent } from '@parlour/contract/account-type';
import type { session, SignIn } from '@parlour/contract/session';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Context } from '../../../lib/context';
import type { Named } from '../../../lib/jobs/outbox';
import { Refusal } from '../../../lib/refusal';
import { findPlayerId, foldUsername } from '../../player';
import { assertVerified } from '../verification/assert-verified';
import { assertCaptcha } from '../verification/captcha';
import { flagCaptcha, isCaptchaFlagged, unflagCaptcha } from '../verification/captcha-flag';
import { requireStep } from '../factors/require-step';
import { countOrRefuse, forgive, guardOf, publishRefused, uncount } from './guard';
import { logInBySms } from './log-in-by-sms';
import { openSignIn } from './open-sign-in';
import { hashPassword, isOutdated, isPassword } from '../../../lib/factors/password';
import { mustChangeOf } from '../passwords/must-change';
import { holdPassword } from '../passwords/queries';
import { type Credential, readCredential, updatePasswordHash } from '../queries';
import { digestOfName } from '../../../lib/secret';

type Form = InputOf<typeof session.logIn>;

/** Signs in by name and password, or by a number and the code that was sent to it. */
export const logIn = (context: Context, form: Form): Promise<SignIn> =>
  form.type === 'sms' ? logInBySms(context, form) : logInByPassword(context, form);

/** Known and unknown names get the same answer in the same time. */
const logInByPassword = async (
  context: Context,
  { username, password, entrance, captcha, verification, remember }: Form,
): Promise<SignIn> => {
  const usernameKey = foldUsername(username.trim());
  const playerId = await findPlayerId(context.sql, context.brand.code, usernameKey);
  const named = playerId === undefined ? strangerOf(context, usernameKey) : { playerId };
  const guard = await guardOf(context, named);
  // A wrong code leaves the verification unused: it goes with the next code.
  if (await isCaptchaFlagged(context, guard)) await assertCaptcha(context, captcha);
  await assertVerified(context, verification, 'login');
  const counted = await countOrRefuse(context, named);

  const credential = await readCredential(context.sql, context.brand.code, playerId);
  if (!(await isPassword(password, credential?.passwordHash)) || !credential) {
    await publishRefused(context, counted, 'wrong_credentials');
    throw await wrongCredentials(context, guard);
  }
  if (credential.isStray) {
    // Its password is in our documents: a brand with real money refuses it.
    await publishRefused(context, counted, 'demo_account');
    throw await wrongCredentials(context, guard);
  }
  if (credential.isHeld) {
    await uncount(context, counted);
    throw new Refusal('session.held');
  }
  const mustChange = await mustChangeOf(context, credential);
  const id = credential.playerId.toString();
  try {
    if (entrance === 'agent' && !isAgent(credential.type)) {
      throw new Refusal('session.not_agent');
    }
    await requireStep(context, id, { byPassword: true, mustChange, remember });
  } catch (thrown) {
    await uncount(context, counted);
    throw thrown;
  }
  await forgive(context, counted);
  await unflagCaptcha(context, guard);
  const signIn = await context.database.transaction(async (sql) => {
    const isStill = await holdPassword(sql, credential.playerId, credential.passwordHash);
    if (!isStill) throw await wrongCredentials(context, guard);
    return openSignIn(sql, context, id, { byPassword: true, mustChange, remember });
  });
  await renewHash(context, credential, password);
  return signIn;
};

/** An unknown name may be a password, typed into the wrong field: it is stored nowhere. */
const strangerOf = ({ config, brand }: Context, usernameKey: string): Named => ({
  nameDigest: digestOfName(config.secretKey, `${brand.code}:${usernameKey}`),
});

/** The answer to a wrong name and to a wrong password; the next try needs a captcha. */
const wrongCredentials = async (context: Context, guard: string): Promise<Refusal> => {
  await flagCaptcha(context, guard);
  const captcha = context.config.verification === 'on';
  return new Refusal('session.wrong_credentials', { captcha });
};

const renewHash = async (
  { sql }: Context,
  { playerId, passwordHash }: Credential,
  password: string,
): Promise<void> => {
  if (passwordHash === null || !isOutdated(passwordHash)) return;
  await updatePasswordHash(sql, playerId, passwordHash, await hashPassword(password));
};
