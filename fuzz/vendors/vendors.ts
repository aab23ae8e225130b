import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { Site } from '@parlour/testkit/site';
import { dialects, type Dialect, type Family } from './dialects';

/** A vendor with keys of its own, who knows us by the wire only. */
export type Vendor = {
  code: string;
  family: Family;
  dialect: Dialect;
  /** The header that carries its signature. */
  header: string;
  sign: (bytes: Buffer) => string;
  /** A bet of it takes one win; another only after that one was reversed. */
  settlesOnce: boolean;
  enabled: boolean;
  /** Micros in one unit of its wire. */
  unit: bigint;
  games: { open: string; limited: string; off: string };
};

/** What every free bet must refer to. */
export const grantedReward = 'granted to all';

/** The most that a bet may be in the limited game, in micros. */
export const limitMicros = 5_000_000n;

type Plan = {
  code: string;
  family: Family;
  signing: 'rsa' | 'hmac';
  header?: string;
  unit?: bigint;
  settlesOnce?: boolean;
  enabled?: boolean;
};

// An HMAC costs a twentieth of an RSA signature, so most players sit with those who use one.
const plans: Plan[] = [
  { code: 'ACME', family: 'hub88', signing: 'rsa' },
  { code: 'CALEB', family: 'caleta', signing: 'rsa' },
  { code: 'ORCA', family: 'hub88', signing: 'hmac', settlesOnce: true, unit: 1000n },
  { code: 'LYNX', family: 'caleta', signing: 'hmac', header: 'X-Lynx-Signature' },
  { code: 'GONE', family: 'hub88', signing: 'hmac', enabled: false },
];

/** Adds the vendors with three games each, by rows alone. */
export const openVendors = (site: Site): Promise<Vendor[]> =>
  Promise.all(plans.map((plan) => openVendor(site, plan)));

const openVendor = async (site: Site, plan: Plan): Promise<Vendor> => {
  const { code, family, header, unit = 10n, settlesOnce = false, enabled = true } = plan;
  const keys = keysOf(plan);
  await site.database.sql`
    insert into gateway.profile (
      code, name, dialect, signature, signature_header, base_url, public_key, own_key, units,
      switches, enabled, free_bet_max)
    values (
      ${code}, ${code}, ${family}, ${keys.signature}, ${header ?? null}, 'http://127.0.0.1:9',
      ${keys.publicKey}, ${keys.ownKey},
      ${JSON.stringify({ VND: `${unit}`, PHP: `${unit}`, FUN: `${unit}` })}::jsonb,
      ${JSON.stringify({ settlesOnce })}::jsonb, ${enabled},
      '{"VND": "100000000000000000", "PHP": "100000000000000000", "FUN": "100000000000000000"}')`;
  await site.database.sql`
    insert into gateway.free_grant (vendor_code, reference, brand, currency, bets, max_bet)
    select ${code}, ${grantedReward}, brand, currency, 1000000000, 100000000000000000
    from unnest('{main,second}'::text[]) brand, unnest('{VND,PHP,FUN}'::text[]) currency`;
  const name = code.toLowerCase();
  const games = { open: `${name}_open`, limited: `${name}_limited`, off: `${name}_off` };
  const limits = Object.fromEntries(
    ['VND', 'PHP', 'FUN'].map((currency) => [currency, { max: `${limitMicros}` }]),
  );
  for (const game of Object.values(games)) {
    await site.database.sql`
      insert into catalogue.game (
        vendor_code, code, game_type, classify, names, version, demo, enabled, search_fold, limits)
      values (
        ${code}, ${game}, 'RNG', 'Video Slots', '{}'::jsonb, '1.0', false, ${game !== games.off},
        '', ${JSON.stringify(game === games.limited ? limits : {})}::jsonb)`;
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

const keysOf = ({ code, signing }: Plan) => {
  if (signing === 'hmac') {
    const secret = `the secret that only ${code} and we know, long enough`;
    return {
      signature: 'hmac-sha256',
      publicKey: null,
      ownKey: secret,
      sign: (bytes: Buffer) => createHmac('sha256', secret).update(bytes).digest('base64'),
    };
  }
  // Nothing is asked of these vendors, so there is no key of ours.
  const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    signature: 'rsa-sha256',
    publicKey: theirs.publicKey.export({ type: 'spki', format: 'pem' }),
    ownKey: null,
    sign: (bytes: Buffer) => sign('sha256', bytes, theirs.privateKey).toString('base64'),
  };
};
