import type { CodePurpose } from '@parlour/contract/session/codes';
import { readLocal, writeLocal } from '../../../lib/session/storage';

/** What a code opens; each step of a sign-in has its own. */
export type CountdownKey = CodePurpose | `step.${string}`;

type Countdowns = Partial<Record<CountdownKey, number>>;

const read = (): Countdowns => {
  try {
    const value: unknown = JSON.parse(readLocal('codeCountdowns') ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Countdowns) : {};
  } catch {
    return {};
  }
};

/** Seconds until the next code of this purpose may be asked for; it survives a reload. */
export const secondsLeft = (purpose: CountdownKey, now = Date.now()): number => {
  const until = read()[purpose] ?? 0;
  const seconds = Math.ceil((until - now) / 1000);
  // A clock that was set back must not block anyone for longer than a code is valid.
  return seconds > 0 && seconds <= 600 ? seconds : 0;
};

type Sent = { expiredMinutes: number; sentAt?: number };

/**
 * Begins the countdown of a sent code: sixty seconds for each minute. With `sentAt` it counts from
 * the press, so that the time the answer took is not waited for again.
 */
export const startCountdown = (
  purpose: CountdownKey,
  { expiredMinutes, sentAt = Date.now() }: Sent,
): void => {
  const running = Object.entries(read()).filter(([, until = 0]) => until > Date.now());
  const all = { ...Object.fromEntries(running), [purpose]: sentAt + expiredMinutes * 60_000 };
  writeLocal('codeCountdowns', JSON.stringify(all));
};
