import type { Sql } from '@parlour/node-kit/database/database';
import type { VendorKeys } from './vendor-keys';

export type AdmittedGame = {
  code: string;
  enabled?: boolean;
  /** By currency, in micros. */
  limits?: Record<string, { max: string }>;
};

export type Admission = {
  code: string;
  dialect: 'hub88' | 'caleta';
  keys: Pick<VendorKeys, 'signature' | 'publicKey'> & { ownKey: string | null };
  games: AdmittedGame[];
  /** The address of its own server; by default no server is there. */
  baseUrl?: string;
  signatureHeader?: string;
  enabled?: boolean;
  switches?: Record<string, unknown>;
  /** Micros in one unit of its wire, by currency. */
  units?: Record<string, string>;
  /** The largest free bet by currency, in micros. */
  freeBetMax?: Record<string, string>;
};

/** Registers a vendor and its games by rows alone, as an operator does. */
export const admitVendor = async (
  sql: Sql,
  {
    code,
    dialect,
    keys,
    games,
    baseUrl = 'http://127.0.0.1:9',
    signatureHeader,
    enabled = true,
    switches = {},
    units = {},
    freeBetMax = {},
  }: Admission,
): Promise<void> => {
  await sql`
    insert into gateway.profile (
      code, name, dialect, signature, signature_header, base_url, public_key, own_key, enabled,
      switches, units, free_bet_max)
    values (
      ${code}, ${code}, ${dialect}, ${keys.signature}, ${signatureHeader ?? null}, ${baseUrl},
      ${keys.publicKey}, ${keys.ownKey}, ${enabled}, ${JSON.stringify(switches)}::jsonb,
      ${JSON.stringify(units)}::jsonb, ${JSON.stringify(freeBetMax)}::jsonb)`;
  for (const game of games) {
    await sql`
      insert into catalogue.game (
        vendor_code, code, game_type, classify, names, version, demo, enabled, search_fold, limits)
      values (
        ${code}, ${game.code}, 'RNG', 'Video Slots', '{"EN": "One"}'::jsonb, '1.0', false,
        ${game.enabled ?? true}, 'one', ${JSON.stringify(game.limits ?? {})}::jsonb)`;
  }
};

/** Grants every player of a brand free bets under a reference, as often as a test needs. */
export const grantFreeBets = (
  sql: Sql,
  grant: { code: string; reference: string; brand: string; currency: string },
): Promise<unknown> => sql`
  insert into gateway.free_grant (vendor_code, reference, brand, currency, bets, max_bet)
  values (
    ${grant.code}, ${grant.reference}, ${grant.brand}, ${grant.currency}, 1000000000,
    100000000000000000)`;
