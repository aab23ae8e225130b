import { randomUUID } from 'node:crypto';
import { isAgent } from '@parlour/contract/account-type';
import type { session, SignIn } from '@parlour/contract/session';
import type { InputOf } from '@parlour/contract/endpoint';
import { countAttempt, forgiveAttempts, waitOf } from '../../../lib/http/attempts';
import type { Context } from '../../../lib/context';
import { deviceCookie } from '../../../lib/http/http';
import { openTally } from '../../../lib/http/limiter';
import { publish, type Event, type Named } from '../../../lib/jobs/outbox';
import { Refusal } from '../../../lib/refusal';
import { findPlayerId, foldUsername } from '../../player';
import { assertVerified } from '../verification/assert-verified';
import { openSignIn } from './open-sign-in';
import { hashPassword, isOutdated, isPassword } from '../passwords/password';
import { isKnownDevice, readCredential, updatePasswordHash } from '../queries';
import { digestOf, digestOfName } from '../secret';

/** Three wrong passwords in a row within half an hour lock an account for half an hour. */
const perAccount = { count: 3, seconds: 30 * 60 };

/** Signs in by name and password. Known and unknown names get the same answer in the same time. */
export const logIn = async (
  context: Context,
  { username, password, type, entrance }: InputOf<typeof session.logIn>,
): Promise<SignIn> => {
  if (type === 'sms') throw new Refusal('brand.not_enabled');
  assertVerified(context);
  const usernameKey = foldUsername(username.trim());
  const playerId = await findPlayerId(context.sql, context.brand.code, usernameKey);
  const named = playerId === undefined ? strangerOf(context, usernameKey) : { playerId };
  const guard = await guardOf(context, named);
  const attempt = await countOrRefuse(context, guard, named);

  const credential = await readCredential(context.sql, context.brand.code, playerId);
  if (!(await isPassword(password, credential?.passwordHash)) || !credential) {
    await publishRefused(context, named, { attempt, reason: 'wrong_credentials' });
    throw new Refusal('session.wrong_credentials', { captcha: false });
  }
  if (credential.isStray) {
    // Its password is in our documents: a brand with real money refuses it.
    await publishRefused(context, named, { attempt, reason: 'demo_account' });
    throw new Refusal('session.wrong_credentials', { captcha: false });
  }
  await forgiveAttempts(context.sql, guard);
  if (entrance === 'agent' && !isAgent(credential.type)) {
    throw new Refusal('session.not_agent');
  }
  const signIn = await context.database.transaction((sql) =>
    openSignIn(sql, context, credential.playerId.toString()),
  );
  await renewHash(context, credential.playerId, credential.passwordHash, password);
  return signIn;
};

/** An unknown name may be a password, typed into the wrong field: it is stored nowhere. */
const strangerOf = ({ config, brand }: Context, usernameKey: string): Named => ({
  nameDigest: digestOfName(config.secretKey, `${brand.code}:${usernameKey}`),
});

/**
 * The subject of the count: the name for strangers, the browser itself when it signed in as this
 * player before.
 */
const guardOf = async ({ sql, brand, cookies }: Context, named: Named): Promise<string> => {
  if (!('playerId' in named)) return `name:${brand.code}:${named.nameDigest}`;
  const { playerId } = named;
  const device = cookies[deviceCookie];
  const deviceHash = device === undefined ? undefined : digestOf(device);
  const isKnown = deviceHash !== undefined && (await isKnownDevice(sql, deviceHash, playerId));
  return isKnown ? `device:${deviceHash.toString('base64url')}:${playerId}` : `player:${playerId}`;
};

/**
 * The number of this attempt in a row; an attempt on a locked account is refused without a check.
 */
const countOrRefuse = async (context: Context, guard: string, named: Named): Promise<number> => {
  const attempt = await countAttempt(context.sql, guard, perAccount);
  if (attempt > 0) return attempt;
  tallyOf(context)('session.locked', 'account', Object.values(named)[0] ?? '');
  throw new Refusal(
    'session.locked',
    undefined,
    await waitOf(context.sql, guard, perAccount.seconds),
  );
};

const tallies = new WeakMap<object, ReturnType<typeof openTally>>();

/** One for each process: the log has how often a locked account was tried, not each time. */
const tallyOf = ({ database, log, clock }: Context) => {
  const tally = tallies.get(database) ?? openTally({ log, clock });
  tallies.set(database, tally);
  return tally;
};

const publishRefused = async (
  { database, log, address }: Context,
  named: Named,
  { attempt, reason }: { attempt: number; reason: string },
): Promise<void> => {
  const facts = { ...named, address };
  const key = randomUUID();
  const events: Event[] = [{ type: 'session.refused', key, reason, ...facts }];
  log.warn('session.refused', { ...facts, reason, attempt });
  if (attempt === perAccount.count) {
    events.push({ type: 'session.locked', key, ...facts });
    log.warn('session.locked', { ...facts, seconds: perAccount.seconds });
  }
  await database.transaction(async (sql) => {
    for (const event of events) await publish(sql, event);
  });
};

const renewHash = async (
  { sql }: Context,
  playerId: bigint,
  passwordHash: string,
  password: string,
): Promise<void> => {
  if (!isOutdated(passwordHash)) return;
  await updatePasswordHash(sql, playerId, passwordHash, await hashPassword(password));
};
