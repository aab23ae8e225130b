import { countAttempt, forgiveAttempts, readAttempts } from '../../../lib/http/attempts';
import { countedNetworks } from '../../../lib/http/address';
import type { Context } from '../../../lib/context';
import { guestCookie } from '../../../lib/guest-cookie';
import { deviceCookie } from '../../../lib/http/http';
import { isOfDevice } from '../sign-in/guard';
import { isBrowserKnown } from '../devices/queries';
import { greetGuest } from './guest';
import { digestOf } from '../../../lib/secret';

/** As long as the count of wrong passwords of an account. */
const flagSeconds = 30 * 60;

/** True after a failure of the account, the address or the browser; `guard` counts the account. */
export const isCaptchaFlagged = async (context: Context, guard: string): Promise<boolean> =>
  context.config.verification === 'on' &&
  (await readAttempts(context.sql, subjectsOf(context, guard), flagSeconds)) > 0;

/** A browser without a cookie gets one, so that its next try is known as its own. */
export const flagCaptcha = async (context: Context, guard: string): Promise<void> => {
  const browser = browserOf(context) ?? shortOf(greetGuest(context).guestHash);
  for (const subject of subjectsOf(context, guard, browser)) {
    await countAttempt(context.sql, subject, { count: 1_000_000, seconds: flagSeconds });
  }
};

/** A right password clears the account and the browser; the address has other people too. */
export const unflagCaptcha = async (context: Context, guard: string): Promise<void> => {
  const [account, browser] = subjectsOf(context, guard);
  for (const subject of [account, browser]) {
    if (subject) await forgiveAttempts(context.sql, subject);
  }
};

/**
 * A browser that signed in to this account before is counted apart: what strangers do, from
 * anywhere, asks nothing of the owner.
 */
const subjectsOf = (
  context: Context,
  guard: string,
  browser: string | undefined = browserOf(context),
): string[] => {
  const account = `captcha ${guard}`;
  if (isOfDevice(guard)) return [account];
  const { limitsExempt } = context.config;
  const networks = limitsExempt.has(context.address) ? [] : countedNetworks(context.address);
  return [
    account,
    browser === undefined ? '' : `captcha browser:${browser}`,
    ...networks.map(({ network }) => `captcha address:${network}`),
  ].filter(Boolean);
};

const browserOf = ({ cookies }: Context): string | undefined => {
  const cookie = cookies[deviceCookie] ?? cookies[guestCookie];
  return cookie === undefined ? undefined : shortOf(digestOf(cookie));
};

const shortOf = (hash: Buffer): string => hash.toString('base64url').slice(0, 22);

/** Someone signed in from this browser before, and no wrong password came from it since. */
export const isKnownBrowser = async (context: Context): Promise<boolean> => {
  const device = context.cookies[deviceCookie];
  if (device === undefined || !(await isBrowserKnown(context.sql, digestOf(device)))) return false;
  const subject = `captcha browser:${browserOf(context)}`;
  return (await readAttempts(context.sql, [subject], flagSeconds)) === 0;
};
