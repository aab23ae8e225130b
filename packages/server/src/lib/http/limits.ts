import { createHash } from 'node:crypto';
import type { Endpoint, Limit } from '@parlour/contract/endpoint';
import { countedNetworks } from './address';
import { countAttempt, uncountAttempt, waitOf } from './attempts';
import type { Brand, Platform } from '../context';
import { Counters, openTally } from './limiter';
import { Refusal } from '../refusal';

/** Over all calls of one address in one process: many people behind one address do not reach it. */
const allCalls = { by: 'address', count: 3000, seconds: 60 } as const satisfies Limit;

/** The caller, as far as known yet. */
export type CountedCaller = {
  address: string;
  brand: Pick<Brand, 'code' | 'limits'>;
  /** The cookie of a browser that signed in before. */
  device: string | undefined;
  playerId?: string;
};

/** The limits of the contract's endpoints, enforced here and nowhere else. */
export type CallLimits = {
  /** Counts the call by what is known before authentication, and refuses an excess. */
  countCall: (endpoint: Endpoint, caller: CountedCaller) => Promise<void>;
  /** Counts it by what it gives, which has been checked. */
  countInput: (
    endpoint: Endpoint,
    input: Record<string, unknown>,
    caller: CountedCaller,
  ) => Promise<void>;
  /** Counts it by the player, who is known now. */
  countPlayer: (endpoint: Endpoint, caller: CountedCaller) => Promise<void>;
  /** The call succeeded: limits that count only refused calls are taken back. */
  uncount: (endpoint: Endpoint, caller: CountedCaller) => Promise<void>;
};

export const openLimits = (platform: Platform): CallLimits => {
  const { config, clock, database } = platform;
  const counters = new Counters();
  const noteRefused = openTally(platform);

  const countCall = async (name: string, limit: Limit, caller: CountedCaller): Promise<void> => {
    const bound = { ...limit, ...caller.brand.limits[`${name}:${limit.by}`] };
    for (const { subject, times } of subjectsOf(limit, caller)) {
      const key = `${name} ${limit.by} ${subject}`;
      const scaled = { count: bound.count * times, seconds: bound.seconds };
      const waitSeconds = limit.exact
        ? await waitInRows(key, scaled)
        : Math.ceil(counters.count(key, scaled, clock.now().getTime()) / 1000);
      if (waitSeconds === 0) continue;
      noteRefused(name, limit.by, subject);
      // The sum of a whole brand is no single caller's fault.
      if (limit.by !== 'brand') throw new Refusal('request.too_many', undefined, waitSeconds);
    }
  };

  const waitInRows = async (key: string, bound: { count: number; seconds: number }) =>
    (await countAttempt(database.sql, key, bound)) > 0
      ? 0
      : waitOf(database.sql, key, bound.seconds);

  const limitsOf = (endpoint: Endpoint, caller: CountedCaller): readonly Limit[] =>
    config.limitsExempt.has(caller.address) ? [] : [endpoint.limit ?? []].flat();

  return {
    countCall: async (endpoint, caller) => {
      if (config.limitsExempt.has(caller.address)) return;
      await countCall('calls', allCalls, caller);
      for (const limit of limitsOf(endpoint, caller)) {
        if (limit.by === 'player' || limit.ofInput !== undefined) continue;
        await countCall(nameOf(endpoint), limit, caller);
      }
    },
    countInput: async (endpoint, input, caller) => {
      for (const limit of limitsOf(endpoint, caller)) {
        if (limit.ofInput === undefined || !input[limit.ofInput]) continue;
        await countCall(`${nameOf(endpoint)}.${limit.ofInput}`, limit, caller);
      }
    },
    countPlayer: async (endpoint, caller) => {
      for (const limit of limitsOf(endpoint, caller)) {
        if (limit.by === 'player') await countCall(nameOf(endpoint), limit, caller);
      }
    },
    uncount: async (endpoint, caller) => {
      for (const limit of limitsOf(endpoint, caller)) {
        if (!limit.refusedOnly) continue;
        for (const { subject } of subjectsOf(limit, caller)) {
          await uncountAttempt(database.sql, `${nameOf(endpoint)} ${limit.by} ${subject}`);
        }
      }
    },
  };
};

const nameOf = ({ noun, name }: Endpoint): string => `${noun}.${name}`;

const subjectsOf = (
  { by }: Limit,
  { address, brand, device, playerId }: CountedCaller,
): { subject: string; times: number }[] => {
  if (by === 'address') {
    return countedNetworks(address).map(({ network, times }) => ({ subject: network, times }));
  }
  if (by === 'brand') return [{ subject: brand.code, times: 1 }];
  if (by === 'player') return playerId === undefined ? [] : [{ subject: playerId, times: 1 }];
  if (device === undefined) return [];
  // Never the cookie itself: this goes into rows and into the log.
  const digest = createHash('sha256').update(device).digest('base64url').slice(0, 22);
  return [{ subject: digest, times: 1 }];
};
