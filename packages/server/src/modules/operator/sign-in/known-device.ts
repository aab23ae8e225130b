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
  operatorId: string,
): Promise<void> => {
  const { [deviceCookie]: before } = context.cookies;
  if (before !== undefined) await dropDevice(sql, digestOf(before));
  const cookie = newSecret();
  await keepDevice(sql, operatorId, digestOf(cookie));
  sql.afterCommit(() => context.setCookie(deviceCookie, cookie, { maxAgeSeconds: deviceSeconds }));
};
