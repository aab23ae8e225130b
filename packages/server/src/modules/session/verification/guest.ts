import type { Context } from '../../../lib/context';
import { guestCookie } from '../../../lib/guest-cookie';
import { digestOf, newSecret } from '../../../lib/secret';

const monthSeconds = 30 * 24 * 3600;

/** What a puzzle and a picture belong to: the browser at this brand. */
export type Guest = { brand: string; guestHash: Buffer };

/** The browser by its guest cookie. One without it owns nothing, so nothing fits it. */
export const guestOf = ({ brand, cookies }: Pick<Context, 'brand' | 'cookies'>): Guest => ({
  brand: brand.code,
  guestHash: digestOf(cookies[guestCookie] ?? newSecret()),
});

/** The same, and a browser without the cookie gets one. */
export const greetGuest = (context: Pick<Context, 'brand' | 'cookies' | 'setCookie'>): Guest => {
  const known = context.cookies[guestCookie];
  if (known !== undefined && /^[\w-]{43}$/.test(known)) return guestOf(context);
  const secret = newSecret();
  context.setCookie(guestCookie, secret, { maxAgeSeconds: monthSeconds });
  return { brand: context.brand.code, guestHash: digestOf(secret) };
};
