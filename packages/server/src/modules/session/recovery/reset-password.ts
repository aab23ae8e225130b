import type { InputOf } from '@parlour/contract/endpoint';
import type { session, SignIn } from '@parlour/contract/session';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { Context } from '../../../lib/context';
import { forgiveAttempts } from '../../../lib/http/attempts';
import { Refusal } from '../../../lib/refusal';
import { isFlagOn, loadedBrand } from '../../brand';
import { findPlayerByContact } from '../../player';
import { typingBrowser } from '../codes/asker';
import type { CodeFor } from '../codes/code';
import { assertMobile } from '../codes/mobile';
import { redeemCode, returnCode } from '../codes/redeem-code';
import { assertNewPassword, refusedPassword } from '../passwords/new-password';
import { notePasswordChanged } from '../passwords/note-password-changed';
import { hashPassword, isPassword } from '../../../lib/factors/password';
import { setPassword } from '../passwords/queries';
import { hasFactor, requireStep } from '../factors/require-step';
import { endAll } from '../end-queries';
import { type Credential, readCredential } from '../queries';
import { publishEnded } from '../sign-in/authenticate';
import { openSignIn } from '../sign-in/open-sign-in';
import { playerOfTicket, redeemTicket } from './tickets';

/** By the link of a mail. A refused password leaves the link as it was. */
export const resetPasswordByMail = async (
  context: Context,
  { ticket, newPassword }: InputOf<typeof session.resetPasswordByMail>,
): Promise<SignIn> => {
  const { sql, brand } = context;
  const opening = { brand: brand.code, purpose: 'password' as const };
  const playerId = await playerOfTicket(sql, ticket, opening);
  const credential = playerId && (await readCredential(sql, brand.code, playerId));
  if (!credential || credential.isStray) throw new Refusal('session.link_used');
  const passwordHash = await newHash(context, credential, newPassword);
  return signInWith(context, credential, passwordHash, async (tx) => {
    if (!(await redeemTicket(tx, ticket))) throw new Refusal('session.link_used');
  });
};

/** By a code to the account's number. A refused password leaves the code as it was. */
export const resetPasswordByMobile = async (
  context: Context,
  {
    mobileNum,
    countryDialingCode,
    verificationCode,
    newPassword,
  }: InputOf<typeof session.resetPasswordByMobile>,
): Promise<SignIn> => {
  const { sql, config, brand } = context;
  const loaded = await loadedBrand(context, brand.code);
  if (!isFlagOn(loaded.flags, 'CHNGPASSVERIF3')) throw new Refusal('brand.not_enabled');
  const to = assertMobile({ mobileNum, countryDialingCode });
  // What needs no account is checked before the code is.
  await assertNewPassword(loaded, { username: '', newPassword });
  const codeFor: CodeFor = {
    brand: brand.code,
    purpose: 'password',
    to,
    asker: typingBrowser(context),
  };
  await redeemCode(sql, config, codeFor, verificationCode);
  const owner = await findPlayerByContact(sql, config, brand.code, 'mobile', to);
  const found = owner?.isVerified ? owner.playerId : undefined;
  const credential = await readCredential(sql, brand.code, found);
  if (!credential || credential.isStray) throw new Refusal('session.code_wrong');
  const passwordHash = await newHash(context, credential, newPassword).catch(
    async (thrown: unknown) => {
      await returnCode(sql, config, codeFor);
      throw thrown;
    },
  );
  return signInWith(context, credential, passwordHash);
};

const newHash = async (
  context: Context,
  { username, passwordHash }: Credential,
  newPassword: string,
): Promise<string> => {
  const brand = await loadedBrand(context, context.brand.code);
  await assertNewPassword(brand, { username, newPassword });
  if (passwordHash !== null && (await isPassword(newPassword, passwordHash))) {
    throw refusedPassword('session.password_reused');
  }
  return hashPassword(newPassword);
};

/**
 * The new password opens the account at once, also one that guesses had locked. It takes the place
 * of the password only: an account with a second factor is asked for it.
 */
const signInWith = async (
  context: Context,
  credential: Credential,
  passwordHash: string,
  redeem: (tx: Transaction) => Promise<void> = async () => {},
): Promise<SignIn> => {
  const playerId = credential.playerId.toString();
  const needsStep = await hasFactor(context, playerId);
  const signIn = await context.database.transaction(async (tx) => {
    await redeem(tx);
    await setPassword(tx, playerId, passwordHash);
    await forgiveAttempts(tx, `player:${playerId}`);
    await notePasswordChanged(tx, context, playerId);
    if (needsStep) return endEverywhere(tx, context, playerId);
    return openSignIn(tx, context, playerId, { byPassword: true, othersEnd: 'password' });
  });
  if (signIn) return signIn;
  await requireStep(context, playerId, { byPassword: true, isAlways: true });
  throw new Refusal('session.wrong_credentials');
};

const endEverywhere = async (
  tx: Transaction,
  { live }: Context,
  playerId: string,
): Promise<undefined> => {
  for (const ended of await endAll(tx, playerId, 'password')) {
    await publishEnded(tx, BigInt(playerId), ended, 'password', live);
  }
};
