import type { InputOf } from '@parlour/contract/endpoint';
import type { session } from '@parlour/contract/session';
import type { SteppedUp } from '@parlour/contract/session/factors';
import type { PlayerContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { isPassword } from '../passwords/password';
import { insertToken } from '../queries';
import { digestOf, newSecret } from '../secret';
import { countOrRefuse, forgive, publishRefused } from '../sign-in/guard';
import { endToken, noteStepUp, readPasswordHash } from './queries';

/**
 * The player confirms who they are. The tab gets a new token; calls on their way with the old one
 * still arrive.
 */
export const stepUp = async (
  context: PlayerContext,
  { password }: InputOf<typeof session.stepUp>,
): Promise<SteppedUp> => {
  const { playerId, signInId, tokenHash } = context.signedIn;
  const counted = await countOrRefuse(context, { playerId });
  if (!(await isPassword(password, await readPasswordHash(context.sql, playerId)))) {
    await publishRefused(context, counted, 'step_up');
    throw new Refusal('session.wrong_credentials');
  }
  await forgive(context, counted);
  const token = newSecret();
  return context.database.transaction(async (sql) => {
    const until = await noteStepUp(sql, signInId);
    if (!until) throw new Refusal('session.expired');
    await insertToken(sql, digestOf(token), BigInt(signInId));
    await endToken(sql, tokenHash);
    return { until: until.toISOString(), token };
  });
};
