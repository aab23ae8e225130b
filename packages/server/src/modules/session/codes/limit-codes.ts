import { createHash } from 'node:crypto';
import type { Context } from '../../../lib/context';
import { countedNetworks } from '../../../lib/http/address';
import { countAttempt, uncountAttempt, waitOf } from '../../../lib/http/attempts';
import { deviceCookie, guestCookie } from '../../../lib/http/http';
import { openTally } from '../../../lib/http/limiter';
import { Refusal } from '../../../lib/refusal';
import { recipientOf } from './code';

type Counted = { subject: string; by: string; count: number; seconds: number };

const [hour, day] = [3600, 24 * 3600];

/**
 * A code costs money and reaches a stranger's telephone. A short bound is refused with the wait, a
 * day's bound with the way to customer service.
 */
const bounds = {
  number: [
    { count: 3, seconds: 300 },
    { count: 10, seconds: day },
  ],
  device: [
    { count: 10, seconds: hour },
    { count: 20, seconds: day },
  ],
  address: [
    { count: 30, seconds: hour },
    { count: 100, seconds: day },
  ],
} as const;

/**
 * Counts a code before it is sent, for its number, the browser and the address. From the second one
 * of a day on `verify` must pass first. What is refused is not counted, since nothing is sent.
 */
export const limitCodes = async (
  context: Context,
  to: string,
  verify: () => Promise<void>,
): Promise<void> => {
  const counted: Counted[] = [];
  try {
    let most = 0;
    for (const bound of boundsOf(context, to)) {
      const number = await countAttempt(context.sql, bound.subject, bound);
      if (number === 0) throw await tooMany(context, bound);
      counted.push(bound);
      most = Math.max(most, number);
    }
    if (most > 1) await verify();
  } catch (thrown) {
    for (const { subject } of counted) await uncountAttempt(context.sql, subject);
    throw thrown;
  }
};

const boundsOf = ({ brand, config, cookies, address }: Context, to: string): Counted[] => {
  const purpose = 'contact' as const;
  const number = recipientOf(config.secretKey, { brand: brand.code, purpose, to });
  const device = cookies[deviceCookie] ?? cookies[guestCookie];
  const subjects: [keyof typeof bounds, string, number][] = [
    ['number', number.toString('base64url'), 1],
  ];
  if (device !== undefined) {
    subjects.push(['device', createHash('sha256').update(device).digest('base64url'), 1]);
  }
  if (!config.limitsExempt.has(address)) {
    for (const { network, times } of countedNetworks(address)) {
      subjects.push(['address', network, times]);
    }
  }
  return subjects.flatMap(([by, subject, times]) =>
    bounds[by].map(({ count, seconds }) => ({
      by,
      subject: `session.code ${by} ${seconds} ${subject}`,
      count: count * times,
      seconds,
    })),
  );
};

const tooMany = async (context: Context, { subject, by, seconds }: Counted): Promise<Refusal> => {
  tallyOf(context)('session.code', by, subject);
  const wait = await waitOf(context.sql, subject, seconds);
  const code = seconds === day ? 'session.code_quota' : 'session.code_too_soon';
  return new Refusal(code, { retryAfterMs: wait * 1000 }, wait);
};

const tallies = new WeakMap<object, ReturnType<typeof openTally>>();

const tallyOf = ({ database, log, clock }: Context) => {
  const tally = tallies.get(database) ?? openTally({ log, clock });
  tallies.set(database, tally);
  return tally;
};
