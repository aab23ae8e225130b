import type { InputOf } from '@parlour/contract/endpoint';
import type { session } from '@parlour/contract/session';
import type { PasswordChanged } from '@parlour/contract/session/passwords';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { PlayerContext } from '../../../lib/context';
import { companionCookie } from '../../../lib/http/http';
import { invalid, Refusal } from '../../../lib/refusal';
import { assertStepUp } from '../../../lib/step-up';
import { loadedBrand } from '../../brand';
import { insertToken } from '../queries';
import { digestOf, newSecret } from '../../../lib/secret';
import { absoluteSeconds, publishEnded } from '../sign-in/authenticate';
import { countOrRefuse, forgive, publishRefused } from '../sign-in/guard';
import { expiryOf } from '../sign-in/open-sign-in';
import { assertNewPassword, refusedPassword } from './new-password';
import { notePasswordChanged } from './note-password-changed';
import { hashPassword, isPassword } from '../../../lib/factors/password';
import { dropTokens, endOthers, readPasswordProof, renewSignIn, replacePassword } from './queries';

/**
 * Changes the caller's password. All other sessions end; this one goes on under a new token and a
 * new cookie.
 */
export const changePassword = async (
  context: PlayerContext,
  { oldPassword, ...typed }: InputOf<typeof session.changePassword>,
): Promise<PasswordChanged> => {
  const { signedIn, database, sql } = context;
  const brand = await loadedBrand(context, context.brand.code);
  const proof = await readPasswordProof(sql, signedIn);
  if (proof.passwordHash === null) {
    // A first password: who signed in a moment ago, or has confirmed who they are.
    if (!proof.isFresh) assertStepUp(signedIn);
  } else if (!proof.isRecent && !oldPassword) {
    throw oldPasswordMissing();
  }
  await assertNewPassword(brand, { ...typed, username: signedIn.username });
  if (oldPassword && proof.passwordHash !== null) {
    await assertOldPassword(context, oldPassword, proof.passwordHash);
  }
  const { newPassword } = typed;
  if (proof.passwordHash !== null && (await isPassword(newPassword, proof.passwordHash))) {
    throw refusedPassword('session.password_reused');
  }
  const passwordHash = await hashPassword(newPassword);
  return database.transaction(async (tx) => {
    const change = { from: proof.passwordHash, to: passwordHash };
    if (!(await replacePassword(tx, signedIn.playerId, change))) throw oldPasswordMissing();
    await notePasswordChanged(tx, context, signedIn.playerId);
    return renewSession(tx, context);
  });
};

const oldPasswordMissing = () => invalid({ name: 'oldPassword', code: 'field.required' });

/** A wrong one counts as a failed sign-in, so that an open browser is no place to guess. */
const assertOldPassword = async (
  context: PlayerContext,
  oldPassword: string,
  passwordHash: string,
): Promise<void> => {
  const counted = await countOrRefuse(context, { playerId: context.signedIn.playerId });
  if (!(await isPassword(oldPassword, passwordHash))) {
    await publishRefused(context, counted, 'wrong_old_password');
    throw new Refusal('session.wrong_credentials');
  }
  await forgive(context, counted);
};

const renewSession = async (
  tx: Transaction,
  { signedIn, live, setCookie }: PlayerContext,
): Promise<PasswordChanged> => {
  const { playerId, signInId } = signedIn;
  const [token, cookie] = [newSecret(), newSecret()];
  for (const ended of await endOthers(tx, playerId, signInId)) {
    await publishEnded(tx, BigInt(playerId), ended, 'password', live);
  }
  const renewed = await renewSignIn(tx, signInId, digestOf(cookie));
  if (!renewed) throw new Refusal('session.expired');
  await dropTokens(tx, signInId);
  await insertToken(tx, digestOf(token), BigInt(signInId));
  tx.afterCommit(() => setCookie(companionCookie, cookie, { maxAgeSeconds: absoluteSeconds }));
  tx.afterCommit(() => live.notify(playerId, { type: 'renewed' }));
  return { token, expiresAt: expiryOf(renewed.createdAt, signedIn.type) };
};
