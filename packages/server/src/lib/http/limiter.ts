import type { Limit } from '@parlour/contract/endpoint';
import { countedNetworks } from './address';
import type { Platform } from '../context';

export type Bound = Pick<Limit, 'count' | 'seconds'>;

/** The most recent callers are remembered, so that made-up addresses cannot fill the memory. */
const mostSubjects = 100_000;

/**
 * Counts in the memory of this process: for shedding load, not for guarding a secret (those are
 * rows, `attempts.ts`). Each subject may call `count` times at once, and again as `seconds` pass.
 */
export class Counters {
  /** When each subject's whole allowance is back, in milliseconds of the clock. */
  private readonly wholeAt = new Map<string, number>();

  /** 0 when the call was counted; else how many milliseconds to wait, and nothing is counted. */
  count(subject: string, { count, seconds }: Bound, now: number): number {
    const windowMs = seconds * 1000;
    const known = this.wholeAt.get(subject) ?? now;
    // A clock that was set back must not block a caller for longer than the window.
    const wholeAt = Math.min(Math.max(known, now), now + windowMs);
    const waitMs = wholeAt + windowMs / count - now - windowMs;
    if (waitMs > 0.001) return Math.ceil(waitMs);
    this.wholeAt.delete(subject);
    this.wholeAt.set(subject, wholeAt + windowMs / count);
    const [oldest] = this.wholeAt.keys();
    if (this.wholeAt.size > mostSubjects && oldest !== undefined) this.wholeAt.delete(oldest);
    return 0;
  }
}

/**
 * A limit by network address for requests that are no call of the contract: `const limit =
 * openLimiter(platform, 'pages', { count: 120, seconds: 60 })` once, then `limit(address)` for each
 * request: 0 means go on, anything else is the seconds for Retry-After.
 */
export const openLimiter = (platform: Platform, name: string, bound: Bound) => {
  const counters = new Counters();
  const noteRefused = openTally(platform);
  return (address: string): number => {
    if (platform.config.limitsExempt.has(address)) return 0;
    const now = platform.clock.now().getTime();
    for (const { network, times } of countedNetworks(address)) {
      const waitMs = counters.count(network, { ...bound, count: bound.count * times }, now);
      if (waitMs === 0) continue;
      noteRefused(name, 'address', network);
      return Math.ceil(waitMs / 1000);
    }
    return 0;
  };
};

/** Logs the callers that reach a limit. */
export const openTally = (platform: Pick<Platform, 'log' | 'clock'>) => {
  const logRarely = openRarely(platform);
  return (limit: string, by: string, subject: string): void =>
    logRarely('limit.reached', `${limit} ${by} ${subject}`, { limit, by, subject });
};

const tallySeconds = 600;

/**
 * Logs what any caller can cause any number of times: the first time of a subject, the tenth, the
 * hundredth, each with the count, so that a flood of calls is no flood of lines.
 */
export const openRarely = ({ log, clock }: Pick<Platform, 'log' | 'clock'>) => {
  const tallies = new Map<string, { count: number; since: number }>();
  return (event: string, subject: string, facts: Record<string, unknown>): void => {
    const now = clock.now().getTime();
    const known = tallies.get(subject);
    const isOver = !known || Math.abs(now - known.since) > tallySeconds * 1000;
    const tally = isOver ? { count: 0, since: now } : known;
    tally.count += 1;
    tallies.delete(subject);
    tallies.set(subject, tally);
    const [oldest] = tallies.keys();
    if (tallies.size > mostSubjects && oldest !== undefined) tallies.delete(oldest);
    if (Number.isInteger(Math.log10(tally.count)))
      log.warn(event, { ...facts, count: tally.count });
  };
};
