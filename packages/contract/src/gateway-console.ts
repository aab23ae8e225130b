import type { GameType } from './catalogue';
import { choice, endpoint, endpoints, output, text } from './endpoint';

/** Calls of the last hour; the times are the bounds of what so many of them took. */
export type VendorHealth = {
  calls: number;
  errors: number;
  p50Ms?: number;
  p99Ms?: number;
};

/** A key by its number and its times; the key itself never leaves the server. */
export type VendorKey = {
  id: string;
  kind: 'public' | 'secret';
  from?: string;
  until?: string;
};

export type DeskVendor = {
  code: string;
  name: string;
  dialect: string;
  /** Our own games. */
  isHouse: boolean;
  isEnabled: boolean;
  currencies: string[];
  /** Those of the reader's brands that list it, with their categories. */
  brands: { brand: string; gameTypes: GameType[] }[];
  /** Who may switch it has the right in each of these. */
  allBrands: string[];
  /** The vendor's calls to the wallet, and ours to the vendor. */
  wallet: VendorHealth;
  asked: VendorHealth;
  /** Calls that the vendor did not sign. */
  unsigned: number;
  games: number;
  syncedAt?: string;
  syncFailures: number;
  keys: VendorKey[];
  differences: { open: number; explained: number };
};

/** Open rounds of a brand at a vendor, by age. */
export type OpenRoundsByAge = {
  brand: string;
  currency: string;
  age: 'hour' | 'day' | 'older';
  rounds: number;
  stake: string;
};

export type OpenVendorRound = {
  id: string;
  brand: string;
  playerId: string;
  externalId: string;
  game: string;
  stake: string;
  payout: string;
  currency: string;
  openedAt: string;
  lastAt: string;
};

export type VendorDifference = {
  id: string;
  brand: string;
  what: string;
  round: string;
  player: string;
  hour: string;
  ours?: unknown;
  theirs?: unknown;
  foundAt: string;
  seenAt: string;
  resolvedAt?: string;
  explanation?: string;
  explainedBy?: string;
  explainedAt?: string;
};

const code = text({ pattern: '^[A-Za-z0-9_-]{2,32}$' });
const id = text({ pattern: '^[1-9][0-9]{0,17}$' });
const someBrand = text({ optional: true, max: 32 });
const reason = text({ min: 3, max: 500 });

/** What operators see of the vendors, and what they switch. */
export const gatewayConsole = endpoints('gateway', {
  listDeskVendors: endpoint({
    method: 'GET',
    path: '/console/vendors',
    caller: 'operator',
    right: 'vendor.r',
    background: true,
    noStore: true,
    input: { brand: someBrand },
    output: output<{ list: DeskVendor[]; asOf: string }>(),
    refusals: [],
  }),
  /** At once, by one person: no launch and no bet from then on. It comes back by a change. */
  switchVendorOff: endpoint({
    method: 'POST',
    path: '/console/vendors/{code}/off',
    caller: 'operator',
    right: 'vendor.w',
    stops: true,
    input: { code, reason },
    output: output<Record<string, never>>(),
    refusals: ['request.unknown', 'operator.right_missing'],
  }),
  /** The sums of all, and the hundred that are open for longest. */
  listOpenRoundsOf: endpoint({
    method: 'GET',
    path: '/console/vendors/{code}/rounds',
    caller: 'operator',
    right: 'vendor.r',
    noStore: true,
    input: { code, brand: someBrand },
    output: output<{ sums: OpenRoundsByAge[]; list: OpenVendorRound[] }>(),
    refusals: ['request.unknown'],
  }),
  /** Those of the reader's brands, the newest first. */
  listVendorDifferences: endpoint({
    method: 'GET',
    path: '/console/vendors/{code}/differences',
    caller: 'operator',
    right: 'vendor.r',
    noStore: true,
    input: {
      code,
      brand: someBrand,
      all: choice(['yes'], { optional: true }),
      before: text({ pattern: '^[1-9][0-9]{0,17}$', optional: true }),
    },
    output: output<{ list: VendorDifference[]; next?: string }>(),
    refusals: ['request.unknown'],
  }),
  /** What a person found out. The books are as they were. */
  explainDifference: endpoint({
    method: 'POST',
    path: '/console/differences/{id}/explain',
    caller: 'operator',
    right: 'vendor.w',
    input: { id, explanation: text({ min: 3, max: 500 }) },
    output: output<VendorDifference>(),
    refusals: ['request.unknown'],
  }),
  /** The vendor is asked for that hour again, within a minute. */
  askAboutDifference: endpoint({
    method: 'POST',
    path: '/console/differences/{id}/ask',
    caller: 'operator',
    right: 'vendor.w',
    input: { id, reason },
    output: output<Record<string, never>>(),
    refusals: ['request.unknown', 'gateway.lists_no_rounds'],
  }),
  /** The vendor's own page of a round; its address works once. */
  openRoundReplay: endpoint({
    method: 'POST',
    path: '/console/rounds/{id}/replay',
    caller: 'operator',
    right: 'round.r',
    noStore: true,
    input: { id },
    output: output<{ url: string }>(),
    refusals: ['request.unknown', 'gateway.vendor_failed'],
  }),
});
