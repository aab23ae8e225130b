import { currentStatus } from '../brand/brand';

// What the login form shows when one comes back: a name or a number, never a password. What signs a
// remembered browser in is a cookie that no script can read.

const daySeconds = 24 * 3600;

/** A cookie of the site that scripts may read; none of them grants anything. */
const readCookie = (name: string): string | undefined => {
  try {
    const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
};

/** For a day. */
const writeCookie = (name: string, value: string | undefined): void => {
  const secure = globalThis.location?.protocol === 'https:' ? '; secure' : '';
  const age = value === undefined ? 0 : daySeconds;
  const text = encodeURIComponent(value ?? '');
  document.cookie = `${name}=${text}; path=/; max-age=${age}; samesite=lax${secure}`;
};

/** The number that was typed for a login by SMS. */
export type RememberedNumber = { mobileNum: string; countryDialingCode: string };

const nameKey = (): string => `${currentStatus().brand.merchantCode}_username`;

export const rememberedName = (): string | undefined => readCookie(nameKey());

export const rememberedNumber = (): RememberedNumber | undefined => {
  try {
    const kept: unknown = JSON.parse(readCookie('loginTypeSms') ?? 'null');
    const { mobileNum, countryDialingCode } = kept as Record<string, unknown>;
    if (typeof mobileNum !== 'string' || typeof countryDialingCode !== 'string') return undefined;
    return /^\d{0,20}$/.test(mobileNum) ? { mobileNum, countryDialingCode } : undefined;
  } catch {
    return undefined;
  }
};

/** After a login: what its form shows the next time; nothing if that was not wished. */
export const rememberLogin = (
  isWished: boolean,
  typed: { username: string } | RememberedNumber | Record<string, never>,
): void => {
  const isNumber = 'mobileNum' in typed;
  writeCookie('loginRemember', isWished ? 'true' : undefined);
  writeCookie(nameKey(), isWished && !isNumber ? typed.username : undefined);
  writeCookie('loginTypeSms', isWished && isNumber ? JSON.stringify(typed) : undefined);
};
