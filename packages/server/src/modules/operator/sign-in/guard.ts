import type { ConsoleContext } from '../../../lib/context';
import { countAttempt, forgiveAttempts } from '../../../lib/http/attempts';
import { Refusal } from '../../../lib/refusal';

/** Wrong answers within half an hour that lock for as long, and for whom. */
const seconds = 1800;
const bounds = { own: { count: 3, seconds }, all: { count: 30, seconds } };

/**
 * Who answers: a person from an address is locked long before the person is; a browser in which the
 * person signed in before has a count of its own, whatever strangers do.
 */
export type Guarded = { own: string; all?: string };

/**
 * Judges an answer that may be a guess: it is counted before, so that answers given at once cannot
 * all be judged, and forgiven when it was right.
 */
export const guarded = async <Result>(
  { sql, log }: Pick<ConsoleContext, 'sql' | 'log'>,
  { own, all }: Guarded,
  judge: () => Promise<Result>,
): Promise<Result> => {
  const subjects = [
    { account: own, bound: bounds.own },
    ...(all === undefined ? [] : [{ account: all, bound: bounds.all }]),
  ].map((one) => ({ ...one, subject: `operator.account ${one.account}` }));
  for (const { account, bound, subject } of subjects) {
    if ((await countAttempt(sql, subject, bound)) > 0) continue;
    log.warn('operator.account_locked', { account });
    throw new Refusal('operator.account_locked', undefined, seconds);
  }
  const result = await judge();
  for (const { subject } of subjects) await forgiveAttempts(sql, subject);
  return result;
};
