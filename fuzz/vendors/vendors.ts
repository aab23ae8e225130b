import { admitVendor, grantFreeBets } from '@parlour/testkit/vendors/admit-vendor';
import type { Site } from '@parlour/testkit/site/site';
import { vendorKeys, type Signature } from '@parlour/testkit/vendors/vendor-keys';
import { dialects, type Dialect, type Family } from './dialects';

/** A vendor with keys of its own, which knows us by the wire only. */
export type Vendor = {
  code: string;
  family: Family;
  dialect: Dialect;
  /** The header that carries its signature. */
  header: string;
  sign: (bytes: Buffer) => string;
  /** A bet takes one win; another only after that one was reversed. */
  settlesOnce: boolean;
  enabled: boolean;
  /** Micros in one unit of its wire. */
  unit: bigint;
  games: { open: string; limited: string; off: string };
};

/** The grant to which every free bet must refer. */
export const grantedReward = 'granted to all';

/** The largest bet in the limited game, in micros. */
export const limitMicros = 5_000_000n;

type Plan = {
  code: string;
  family: Family;
  signature: Signature;
  header?: string;
  unit?: bigint;
  settlesOnce?: boolean;
  enabled?: boolean;
};

// An HMAC costs a twentieth of an RSA signature, so most players sit with vendors that use one.
const plans: Plan[] = [
  { code: 'ACME', family: 'hub88', signature: 'rsa-sha256' },
  { code: 'CALEB', family: 'caleta', signature: 'rsa-sha256' },
  { code: 'ORCA', family: 'hub88', signature: 'hmac-sha256', settlesOnce: true, unit: 1000n },
  { code: 'LYNX', family: 'caleta', signature: 'hmac-sha256', header: 'X-Lynx-Signature' },
  { code: 'GONE', family: 'hub88', signature: 'hmac-sha256', enabled: false },
];

/** Adds the vendors with three games each, by rows alone. */
export const openVendors = (site: Site): Promise<Vendor[]> =>
  Promise.all(plans.map((plan) => openVendor(site, plan)));

const currencies = ['VND', 'PHP', 'FUN'];
const inEach = <Value>(value: Value): Record<string, Value> =>
  Object.fromEntries(currencies.map((currency) => [currency, value]));

const openVendor = async (site: Site, plan: Plan): Promise<Vendor> => {
  const { code, family, header, unit = 10n, settlesOnce = false, enabled = true } = plan;
  const keys = vendorKeys(plan.signature, code);
  const name = code.toLowerCase();
  const games = { open: `${name}_open`, limited: `${name}_limited`, off: `${name}_off` };
  const { sql } = site.database;
  await admitVendor(sql, {
    code,
    dialect: family,
    keys,
    signatureHeader: header,
    enabled,
    switches: { settlesOnce },
    units: inEach(`${unit}`),
    freeBetMax: inEach('100000000000000000'),
    games: [
      { code: games.open },
      { code: games.limited, limits: inEach({ max: `${limitMicros}` }) },
      { code: games.off, enabled: false },
    ],
  });
  for (const brand of ['main', 'second']) {
    for (const currency of currencies) {
      await grantFreeBets(sql, { code, reference: grantedReward, brand, currency });
    }
  }
  const dialect = dialects[family];
  return {
    code,
    family,
    dialect,
    header: header ?? dialect.header,
    sign: keys.sign,
    settlesOnce,
    enabled,
    unit,
    games,
  };
};
