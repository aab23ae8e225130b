import type { Transaction } from '@parlour/node-kit/database/database';
import type { ConsoleContext } from '../../../lib/context';
import { digestOf, newSecret } from '../../../lib/secret';
import { dropDevice, isKnownDevice, keepDevice } from './device-queries';

export const deviceCookie = '__Host-pcd';
const deviceSeconds = 180 * 24 * 3600;

/** The digest of the browser's cookie, where the person of the name has signed in in it. */
export const knownDevice = async (
  { sql, cookies }: ConsoleContext,
  nameKey: string,
): Promise<string | undefined> => {
  const cookie = cookies[deviceCookie];
  if (cookie === undefined) return undefined;
  const digest = digestOf(cookie);
  return (await isKnownDevice(sql, nameKey, digest)) ? digest.toString('hex') : undefined;
};

/** The browser gets a new cookie at each sign-in; it grants nothing but a count of its own. */
export const rememberDevice = async (
  context: ConsoleContext,
  sql: Transaction,
  { operatorId, signInId }: { operatorId: string; signInId: string },
): Promise<void> => {
  const { [deviceCookie]: before } = context.cookies;
  const since = before && (await dropDevice(sql, operatorId, digestOf(before)));
  const cookie = newSecret();
  const digest = digestOf(cookie);
  await keepDevice(sql, { operatorId, digest, signInId, since: since || undefined });
  sql.afterCommit(() => context.setCookie(deviceCookie, cookie, { maxAgeSeconds: deviceSeconds }));
};
