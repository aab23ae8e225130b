import { countAttempt } from '../../../lib/http/attempts';
import type { Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { spendVerification } from './assert-verified';
import { drawInTurn } from './drawing/turns';
import { drawCode, someCode } from './drawing/code';
import { greetGuest, guestOf } from './guest';
import { saveCaptcha, takeCaptcha } from './queries';

/** A new picture for this browser, at most once a second; the one before is void. */
export const drawCaptcha = async (context: Context): Promise<{ image: string }> => {
  const guest = greetGuest(context);
  const key = `captcha.drawn ${guest.brand} ${guest.guestHash.toString('base64url')}`;
  if ((await countAttempt(context.sql, key, { count: 1, seconds: 1 })) === 0) {
    throw new Refusal('request.too_many', undefined, 1);
  }
  const code = someCode();
  const image = await drawInTurn(context, 'code', () => drawCode(code));
  if (image === undefined) throw new Refusal('system.busy', undefined, 2);
  await saveCaptcha(context.sql, guest, code);
  return { image };
};

/** The text of a solved verification, which who cannot read the picture gives in its place. */
const isVerification = (captcha: string): boolean => /^[\w-]{43}$/.test(captcha);

/** Refuses a missing and a wrong code; either way the picture is used up. */
export const assertCaptcha = async (
  context: Context,
  captcha: string | undefined,
  purpose: 'login' | 'register' = 'login',
): Promise<void> => {
  const given = captcha?.trim().toUpperCase();
  if (!captcha || !given) throw new Refusal('session.captcha_required', { captcha: true });
  const isRight = isVerification(captcha)
    ? await spendVerification(context, captcha, purpose)
    : (await takeCaptcha(context.sql, guestOf(context))) === given;
  if (!isRight) throw new Refusal('session.captcha_wrong', { captcha: true });
};
