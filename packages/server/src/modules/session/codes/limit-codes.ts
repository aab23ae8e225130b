import { createHash } from 'node:crypto';
import type { Context } from '../../../lib/context';
import { countedNetworks } from '../../../lib/http/address';
import { countAttempt, uncountAttempt, waitOf } from '../../../lib/http/attempts';
import { isKnownDevice } from '../devices/queries';
import { digestOf } from '../../../lib/secret';
import { dialingCodeOf } from '../../brand';
import { findPlayerByContact } from '../../player';
import { guestCookie } from '../../../lib/guest-cookie';
import { deviceCookie } from '../../../lib/http/http';
import { type Bound, openTally } from '../../../lib/http/limiter';
import { Refusal } from '../../../lib/refusal';
import { recipientOf } from './code';

type Counted = { subject: string; by: string; count: number; seconds: number };

type Asked = {
  /** Asked from the second code of a day on. */
  verify: () => Promise<void>;
  /** The player who has proved the number and has shown more than that it is known. */
  ownerId?: string;
};

const [hour, day] = [3600, 24 * 3600];

/**
 * A code costs money and reaches a stranger's telephone. A short bound is refused with the wait, a
 * day's bound with the way to customer service.
 */
const bounds = {
  /** A number, for one who asks. */
  asker: [
    { count: 3, seconds: 300 },
    { count: 10, seconds: day },
  ],
  /** A number, for all strangers together. */
  number: [
    { count: 10, seconds: 300 },
    { count: 20, seconds: day },
  ],
  device: [
    { count: 10, seconds: hour },
    { count: 20, seconds: day },
  ],
  address: [
    { count: 30, seconds: hour },
    { count: 100, seconds: day },
  ],
  /**
   * All numbers outside the brand's country, for all strangers together: a code there may cost a
   * hundred times as much, and the owner of the number may have a share of it.
   */
  abroad: [{ count: 500, seconds: day }],
} as const;

type By = keyof typeof bounds;

/** A brand may have a bound of its own. */
const boundsBy = ({ brand }: Context, by: By): readonly Bound[] => {
  const own = brand.limits[`session.codes:${by}`];
  return own ? [own] : bounds[by];
};

/**
 * Counts a code before it is sent, for its number and who asks, the browser and the address. From
 * the second one of a day on `verify` must pass first, and abroad from the first on. What is
 * refused is not counted: nothing is sent.
 */
export const limitCodes = async (
  context: Context,
  to: string,
  { verify, ownerId }: Asked,
): Promise<void> => {
  const counted: Counted[] = [];
  try {
    let most = 0;
    for (const bound of await boundsOf(context, to, ownerId)) {
      const number = await countAttempt(context.sql, bound.subject, bound);
      if (number === 0) throw await tooMany(context, bound);
      counted.push(bound);
      most = Math.max(most, number);
    }
    if (most > 1 || counted.some(({ by }) => by === 'abroad')) await verify();
  } catch (thrown) {
    for (const { subject } of counted) await uncountAttempt(context.sql, subject);
    throw thrown;
  }
};

const boundsOf = async (
  context: Context,
  to: string,
  ownerId: string | undefined,
): Promise<Counted[]> => {
  const { config, cookies, address } = context;
  const { asker, isOwner } = ownerId
    ? { asker: `player ${ownerId}`, isOwner: true }
    : await askerOf(context, to);
  const device = cookies[deviceCookie] ?? cookies[guestCookie];
  const subjects: [By, string, number][] = [['asker', subjectOf(context, to, asker), 1]];
  // What strangers ask for, from anywhere, uses up nothing of the owner's.
  if (!isOwner) subjects.push(['number', subjectOf(context, to), 1]);
  if (!isOwner && isAbroad(context, to)) subjects.push(['abroad', context.brand.code, 1]);
  if (device !== undefined) {
    subjects.push(['device', createHash('sha256').update(device).digest('base64url'), 1]);
  }
  if (!config.limitsExempt.has(address)) {
    for (const { network, times } of countedNetworks(address)) {
      subjects.push(['address', network, times]);
    }
  }
  return subjects.flatMap(([by, subject, times]) =>
    boundsBy(context, by).map(({ count, seconds }) => ({
      by,
      subject: `session.code ${by} ${seconds} ${subject}`,
      count: count * times,
      seconds,
    })),
  );
};

/** No country's code begins like another's. */
const isAbroad = ({ brand }: Context, to: string): boolean =>
  !to.includes('@') && !to.startsWith(dialingCodeOf(brand.settings.country));

/** Without our key no one can test numbers against it. */
const subjectOf = ({ config, brand }: Context, to: string, asker = ''): string =>
  recipientOf(config.secretKey, {
    brand: brand.code,
    purpose: 'contact',
    to,
    asker: `limit ${asker}`,
  }).toString('base64url');

/** A player, the browser that signed in as the number's owner before, or else a network. */
const askerOf = async (
  { sql, config, brand, cookies, address, signedIn }: Context,
  to: string,
): Promise<{ asker: string; isOwner: boolean }> => {
  if (signedIn) return { asker: `player ${signedIn.playerId}`, isOwner: false };
  const device = cookies[deviceCookie];
  if (device !== undefined) {
    const kind = to.includes('@') ? 'email' : 'mobile';
    const owner = await findPlayerByContact(sql, config, brand.code, kind, to);
    // Asked for a number of no one too: the work must not say who has an account.
    const playerId = owner?.isVerified ? owner.playerId : '0';
    if (await isKnownDevice(sql, digestOf(device), playerId)) {
      return { asker: `device ${playerId}`, isOwner: true };
    }
  }
  return { asker: `network ${countedNetworks(address).at(-1)?.network}`, isOwner: false };
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
