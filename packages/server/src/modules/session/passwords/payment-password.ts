import type { InputOf } from '@parlour/contract/endpoint';
import type { session } from '@parlour/contract/session';
import type { Context, PlayerContext } from '../../../lib/context';
import { countAttempt, forgiveAttempts, waitOf } from '../../../lib/http/attempts';
import { invalid, Refusal } from '../../../lib/refusal';
import { hashPassword, isPassword } from '../../../lib/factors/password';
import { readPaymentPasswordHash, setPaymentPasswordHash } from './queries';
import { isWeakPassword } from '../../../lib/factors/weak-password';

/** Five wrong payment passwords in a row lock it for half an hour. */
const perPlayer = { count: 5, seconds: 30 * 60 };

const subjectOf = (playerId: string) => `session.payment_password ${playerId}`;

/** Six digits or more, not a run and not one digit again and again. */
export const setPaymentPassword = async (
  { database, signedIn: { playerId, username } }: PlayerContext,
  { newPassword, confirmNewPassword }: InputOf<typeof session.setPaymentPassword>,
): Promise<Record<string, never>> => {
  const name = 'newPassword';
  if (newPassword.length < 6) throw invalid({ name, code: 'field.too_short', min: 6 });
  if (!/^\d+$/.test(newPassword)) throw invalid({ name, code: 'field.not_number' });
  if (newPassword !== confirmNewPassword) {
    throw invalid({ name: 'confirmNewPassword', code: 'field.not_equal' });
  }
  if (await isWeakPassword(newPassword, [username])) {
    throw new Refusal('session.password_weak', { fields: [{ name, code: 'field.pattern' }] });
  }
  const hash = await hashPassword(newPassword);
  await database.transaction(async (sql) => {
    await setPaymentPasswordHash(sql, playerId, hash);
    await forgiveAttempts(sql, subjectOf(playerId));
  });
  return {};
};

/** For what takes money out: refuses a wrong payment password, and counts it. */
export const assertPaymentPassword = async (
  { sql, signedIn }: Pick<Context, 'sql'> & Pick<PlayerContext, 'signedIn'>,
  given: string,
): Promise<void> => {
  const { playerId } = signedIn;
  const known = await readPaymentPasswordHash(sql, playerId);
  if (known === undefined) throw new Refusal('wallet.payment_password_missing');
  const subject = subjectOf(playerId);
  if ((await countAttempt(sql, subject, perPlayer)) === 0) {
    const wait = await waitOf(sql, subject, perPlayer.seconds);
    throw new Refusal('wallet.payment_password_locked', { retryAfterMs: wait * 1000 }, wait);
  }
  if (!(await isPassword(given, known))) throw new Refusal('wallet.payment_password_wrong');
  await forgiveAttempts(sql, subject);
};
