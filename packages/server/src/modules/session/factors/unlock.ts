import type { InputOf } from '@parlour/contract/endpoint';
import type { session } from '@parlour/contract/session';
import { countAttempt, forgiveAttempts, waitOf } from '../../../lib/http/attempts';
import type { Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { findPlayerId, foldUsername } from '../../player';
import { digestOfName } from '../../../lib/secret';
import { forgivePlayer } from '../sign-in/guard';
import { clearHeld } from '../desk/queries';
import { isFactor } from './check-factor';

/** Apart from the passwords' count: who guessed those may not use up the owner's codes. */
const perAccount = { count: 5, seconds: 30 * 60 };

/** A code of the account lifts its lock at once. Unknown names get the same answers. */
export const unlock = async (
  context: Context,
  { username, code }: InputOf<typeof session.unlock>,
): Promise<Record<string, never>> => {
  const { sql, brand, config } = context;
  const usernameKey = foldUsername(username.trim());
  const digest = digestOfName(config.secretKey, `${brand.code}:${usernameKey}`);
  const subject = `unlock:${brand.code}:${digest}`;
  if ((await countAttempt(sql, subject, perAccount)) === 0) {
    const wait = await waitOf(sql, subject, perAccount.seconds);
    throw new Refusal('session.locked', undefined, wait);
  }
  const playerId = await findPlayerId(sql, brand.code, usernameKey);
  // No player has this number: the same statements run for a name that no one has.
  if (!(await isFactor(context, playerId ?? '0', { code })) || playerId === undefined) {
    throw new Refusal('session.code_wrong');
  }
  await forgiveAttempts(sql, subject);
  await forgivePlayer(context, playerId);
  await clearHeld(sql, playerId);
  return {};
};
