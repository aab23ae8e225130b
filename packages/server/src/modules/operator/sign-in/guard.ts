import type { ConsoleContext } from '../../../lib/context';
import { countAttempt, forgiveAttempts } from '../../../lib/http/attempts';
import { Refusal } from '../../../lib/refusal';

/** Three wrong answers within half an hour lock the account for as long. */
const bound = { count: 3, seconds: 1800 };

/**
 * Judges an answer that may be a guess: it is counted before, so that answers given at once cannot
 * all be judged, and forgiven when it was right.
 */
export const guarded = async <Result>(
  { sql, log }: Pick<ConsoleContext, 'sql' | 'log'>,
  account: string,
  judge: () => Promise<Result>,
): Promise<Result> => {
  const subject = `operator.account ${account}`;
  if ((await countAttempt(sql, subject, bound)) === 0) {
    log.warn('operator.account_locked', { account });
    throw new Refusal('operator.account_locked', undefined, bound.seconds);
  }
  const result = await judge();
  await forgiveAttempts(sql, subject);
  return result;
};
