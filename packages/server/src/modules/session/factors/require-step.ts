import { isIPv4 } from 'node:net';
import type { Step } from '@parlour/contract/session/factors';
import type { Context } from '../../../lib/context';
import { deviceCookie } from '../../../lib/http/http';
import { placeOf } from '../../../lib/place';
import { Refusal } from '../../../lib/refusal';
import { isKnownDevice } from '../devices/queries';
import type { MustChange } from '@parlour/contract/session/passwords';
import { digestOf, newSecret } from '../../../lib/secret';
import { failedLately, insertStep, readNetworks } from './step-queries';
import { factorKindsOf, maskedOf, type StepWays, stepWaysOf } from './step-ways';

type Way = {
  byPassword?: boolean;
  mustChange?: MustChange | undefined;
  remember?: boolean | undefined;
  /** On a known device too. */
  isAlways?: boolean;
};

/**
 * Refuses a sign-in that needs more first, and keeps what was right so far: `answerStep` goes on
 * from it. A player's own factor protects the account whatever the brand asks for.
 */
export const requireStep = async (
  context: Context,
  playerId: string,
  way: Way = {},
): Promise<void> => {
  const ways = await askedOf(context, playerId, way);
  if (ways) await begin(context, playerId, way, ways);
};

/** What a sign-in asks for here beside what was shown; undefined where that is enough. */
export const askedOf = async (
  context: Context,
  playerId: string,
  { byPassword = false, isAlways = false }: Pick<Way, 'byPassword' | 'isAlways'>,
): Promise<StepWays | undefined> => {
  const { newDevice } = context.brand.settings;
  if (newDevice === 'off' && !(await hasFactor(context, playerId))) return undefined;
  const ways = await stepWaysOf(context, playerId, { byPassword });
  if (ways.kinds.length === 0) return undefined;
  const isAsked = isAlways || newDevice === 'always' || (await isUnfamiliar(context, playerId));
  return isAsked ? ways : undefined;
};

/** Has the account a factor of its own? */
export const hasFactor = async (context: Context, playerId: string): Promise<boolean> =>
  (await factorKindsOf(context, playerId)).length > 0;

const begin = async (
  context: Context,
  playerId: string,
  { byPassword = false, mustChange, remember = false }: Way,
  { kinds, to }: StepWays,
): Promise<never> => {
  const id = newSecret();
  await insertStep(context.sql, digestOf(id), {
    playerId,
    byPassword,
    mustChange: mustChange ?? null,
    remember,
  });
  const step: Step = { id, kinds, masked: maskedOf(to) };
  throw new Refusal('session.step_required', { step });
};

/**
 * A browser without this account's cookie. A known one only from a new network, and then only from
 * a new country or after a failure within the last day: telephones change their networks all day.
 */
const isUnfamiliar = async (context: Context, playerId: string): Promise<boolean> => {
  const { sql, cookies, address } = context;
  const cookie = cookies[deviceCookie];
  if (cookie === undefined || !(await isKnownDevice(sql, digestOf(cookie), playerId))) return true;
  const seen = await readNetworks(sql, playerId, networkOf(address));
  if (seen.isKnownNetwork) return false;
  if (await failedLately(sql, playerId)) return true;
  const [place, ...places] = [address, ...seen.addresses].map(placeOf);
  return place !== undefined && !places.includes(place);
};

/** The network of an address: /24, or /48 of IPv6. */
const networkOf = (address: string): string => {
  if (isIPv4(address)) return `${address.replace(/\.\d+$/, '')}.0/24`;
  const [head = ''] = address.split('::');
  const groups = [...head.split(':').filter(Boolean), '0', '0', '0'].slice(0, 3);
  return `${groups.join(':')}::/48`;
};
