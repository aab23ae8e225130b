import type { session, SignIn } from '@parlour/contract/session';
import type { InputOf } from '@parlour/contract/endpoint';
import { countAttempt, forgiveAttempts, waitOf } from '../../lib/attempts';
import type { Context } from '../../lib/context';
import { deviceCookie } from '../../lib/http';
import { tell } from '../../lib/outbox';
import { Refusal } from '../../lib/refusal';
import { findPlayerId, foldUsername } from '../player';
import { assertVerified } from './assert-verified';
import { openSignIn } from './open-sign-in';
import { hashPassword, isOutdated, isPassword } from './password';
import { isKnownDevice, readCredential, updatePasswordHash } from './queries';
import { digestOf } from './secret';

/** Three wrong passwords in a row within half an hour close an account's door for half an hour. */
const perAccount = { count: 3, seconds: 30 * 60 };

const agentTypes = [1, 2, 41, 42];

/** Signs in by name and password. Known and unknown names get the same answer in the same time. */
export const logIn = async (
  context: Context,
  { username, password, type, entrance }: InputOf<typeof session.logIn>,
): Promise<SignIn> => {
  if (type === 'sms') throw new Refusal('brand.not_enabled');
  await assertVerified(context);
  const usernameKey = foldUsername(username.trim());
  const playerId = await findPlayerId(context.sql, context.brand.code, usernameKey);
  const guard = await guardOf(context, usernameKey, playerId);
  await countOrRefuse(context, guard);

  const credential = await readCredential(context.sql, context.brand.code, playerId);
  if (!(await isPassword(password, credential?.passwordHash)) || !credential) {
    await tellRefused(context, username, 'wrong_credentials');
    throw new Refusal('session.wrong_credentials', { captcha: false });
  }
  if (credential.isStray) {
    // Its password is in our documents: a brand with real money does not know it.
    await tellRefused(context, username, 'demo_account');
    throw new Refusal('session.wrong_credentials', { captcha: false });
  }
  await forgiveAttempts(context.sql, guard);
  if (entrance === 'agent' && !agentTypes.includes(credential.type)) {
    throw new Refusal('session.not_agent');
  }
  const signIn = await context.database.transaction((sql) =>
    openSignIn(sql, context, credential.playerId.toString()),
  );
  await renewHash(context, credential.playerId, credential.passwordHash, password);
  return signIn;
};

/**
 * What is counted: the name for strangers, the browser itself when it signed in as this player
 * before.
 */
const guardOf = async (
  { sql, brand, cookies }: Context,
  usernameKey: string,
  playerId: string | undefined,
): Promise<string> => {
  const device = cookies[deviceCookie];
  const deviceHash = device === undefined ? undefined : digestOf(device);
  const isKnown =
    deviceHash !== undefined &&
    playerId !== undefined &&
    (await isKnownDevice(sql, deviceHash, playerId));
  return isKnown
    ? `device:${deviceHash.toString('base64url')}:${playerId}`
    : `name:${brand.code}:${usernameKey}`;
};

const countOrRefuse = async ({ sql }: Context, guard: string): Promise<void> => {
  if (await countAttempt(sql, guard, perAccount)) return;
  throw new Refusal('session.locked', undefined, await waitOf(sql, guard, perAccount.seconds));
};

const tellRefused = ({ database, address }: Context, username: string, reason: string) =>
  database.transaction((sql) => tell(sql, { type: 'session.refused', username, address, reason }));

const renewHash = async (
  { sql }: Context,
  playerId: bigint,
  passwordHash: string,
  password: string,
): Promise<void> => {
  if (!isOutdated(passwordHash)) return;
  await updatePasswordHash(sql, playerId, passwordHash, await hashPassword(password));
};
