import type { PlayerContext } from '../../../lib/context';
import { readSecondsLeft } from '../queries';

/** After how long the caller's session ends unless they do something; bets count, in any tab. */
export const readIdle = async ({
  sql,
  signedIn,
}: PlayerContext): Promise<{ secondsLeft: number }> => ({
  secondsLeft: await readSecondsLeft(sql, signedIn.signInId),
});
