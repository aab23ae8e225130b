import type { WalletStatus } from '@parlour/contract/vendor-wallet';
import type { Sql } from '@parlour/node-kit/database/database';
import type { Dialect } from './profiles/profile';

/** A dialect as its row has it. */
export type Spec = Omit<Dialect, 'statusWords'> & {
  statusWords: Dialect['statusWords'] | WalletStatus[];
};

type Overrides = Partial<Omit<Spec, 'gamePaths'>> & {
  gamePaths?: Partial<Dialect['gamePaths']>;
};

/** A further key; times as ISO 8601 text, the sealed secret in hex. */
export type KeyRow = {
  id: string;
  publicKey: string | null;
  secret: string | null;
  sealed: string | null;
  from: string;
  until: string | null;
};

export type ProfileRow = {
  code: string;
  name: string;
  signature: 'rsa-sha256' | 'hmac-sha256';
  signatureHeader: string | null;
  house: boolean;
  baseUrl: string | null;
  operatorId: string;
  publicKey: string | null;
  ownKey: string | null;
  ownKeySealed: Buffer | null;
  currencies: string[];
  units: Record<string, string>;
  switches: Overrides & { settlesOnce?: boolean };
  closeAfterHours: number;
  enabled: boolean;
  freeBetMax: Record<string, string>;
  freeWins: 'cash' | 'bonus';
  allowPrivate: boolean;
  keys: KeyRow[];
  /** Networks, as `10.0.0.0/8`. */
  addresses: string[];
  spec: Spec;
};

export const readProfiles = (sql: Sql): Promise<ProfileRow[]> =>
  sql<ProfileRow>`
    select p.code, p.name, p.signature, p.signature_header as "signatureHeader", p.house,
      p.base_url as "baseUrl", p.operator_id as "operatorId", p.public_key as "publicKey",
      p.own_key as "ownKey", p.own_key_sealed as "ownKeySealed", p.currencies, p.units, p.switches,
      p.close_after_hours as "closeAfterHours", p.enabled, p.free_bet_max as "freeBetMax",
      p.free_wins as "freeWins", p.allow_private as "allowPrivate", d.spec,
      array(
        select a.network::text from gateway.profile_address a
        where a.vendor_code = p.code limit 1000
      ) as addresses,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', k.id::text, 'publicKey', k.public_key,
          'secret', k.secret, 'sealed', encode(k.secret_sealed, 'hex'), 'from', k.valid_from,
          'until', k.valid_until) order by k.id)
        from gateway.profile_key k
        where k.vendor_code = p.code and (k.valid_until is null or k.valid_until > lib.now())
      ), '[]') as keys
    from gateway.profile p join gateway.dialect d on d.code = p.dialect
    order by p.code
    limit 1000`;

/** Replaces a key by its sealed form, unless another key was set meanwhile. */
export const sealOwnKey = (
  sql: Sql,
  { code, ownKey, sealed }: { code: string; ownKey: string; sealed: Buffer },
): Promise<unknown> =>
  sql`
    update gateway.profile set own_key = null, own_key_sealed = ${sealed}
    where code = ${code} and own_key = ${ownKey}`;

/** Replaces what a former key of the site sealed by what the current one sealed. */
export const sealAnew = (
  sql: Sql,
  { code, former, sealed }: { code: string; former: Buffer; sealed: Buffer },
): Promise<unknown> =>
  sql`
    update gateway.profile set own_key_sealed = ${sealed}
    where code = ${code} and own_key_sealed = ${former}`;

/** The same for a further secret. */
export const resealFurther = (
  sql: Sql,
  { id, former, sealed }: { id: string; former: Buffer; sealed: Buffer },
): Promise<unknown> =>
  sql`
    update gateway.profile_key set secret_sealed = ${sealed}
    where id = ${id}::bigint and secret_sealed = ${former}`;

/** Replaces a further secret by its sealed form. */
export const sealFurtherKey = (
  sql: Sql,
  { id, secret, sealed }: { id: string; secret: string; sealed: Buffer },
): Promise<unknown> =>
  sql`
    update gateway.profile_key set secret = null, secret_sealed = ${sealed}
    where id = ${id}::bigint and secret = ${secret}`;

/** A key for trying a vendor, valid for some minutes. */
export const insertTestKey = (
  sql: Sql,
  { code, publicKey, minutes }: { code: string; publicKey: string; minutes: number },
): Promise<unknown> =>
  sql`
    insert into gateway.profile_key (vendor_code, public_key, valid_from, valid_until)
    select ${code}, ${publicKey}, n.now - interval '1 minute',
      n.now + make_interval(mins => ${minutes})
    from (select lib.now() as now) n`;

export type FreeBet = {
  vendor: string;
  key: string;
  reference: string | null;
  brand: string;
  playerId: bigint;
  currency: string;
  amount: bigint;
};

export type FreeAnswer = 'taken' | 'known' | 'not_granted' | 'used_up' | 'over_grant';

/** Takes a free bet from a grant, or returns why not. */
export const claimFreeBet = async (sql: Sql, bet: FreeBet): Promise<FreeAnswer> => {
  const [row] = await sql<{ answer: FreeAnswer }>`
    select gateway.take_free_bet(${bet.vendor}, ${bet.key}, ${bet.reference}, ${bet.brand},
      ${bet.playerId}::bigint, ${bet.currency}, ${bet.amount}::bigint) as answer`;
  return row?.answer ?? 'not_granted';
};

/** A free bet that was refused or rolled back is returned to its grant. */
export const giveFreeBetBack = (sql: Sql, vendor: string, key: string): Promise<unknown> =>
  sql`
    update gateway.free_bet set given_back_at = lib.now()
    where vendor_code = ${vendor} and external_id = ${key} and given_back_at is null`;

/** The free bets of a round that operators voided return to their grants. */
export const giveFreeBetsOfVoidBack = (sql: Sql, roundId: string): Promise<unknown> => sql`
  update gateway.free_bet f set given_back_at = lib.now()
  from round.rounds_view r
  join round.movement_view m on m.round_id = r.id
    and m.created_at >= r.opened_at - lib.clock_margin()
  where r.id = ${roundId}::bigint and r.voided_at is not null and m.kind = 'bet'
    and f.vendor_code = r.vendor and f.external_id = m.external_id and f.given_back_at is null`;

/** The round of a bet of this player, where two operators voided it. */
export const findVoidedRound = async (
  sql: Sql,
  { vendor, key, playerId }: { vendor: string; key: string; playerId: bigint },
): Promise<string | undefined> => {
  const [row] = await sql<{ id: string }>`
    select m.round_id::text as id
    from round.movement_view m join round.void_view v on v.round_id = m.round_id
    where m.vendor = ${vendor} and m.external_id = ${key} and m.player_id = ${playerId}
      and m.kind = 'bet'
    limit 1`;
  return row?.id;
};

export type PlayerFacts = { registeredAt: Date };

/** Of a player who has a play token of the vendor, or a round there. */
export const readPlayerFacts = async (
  sql: Sql,
  { vendor, brand, playerId }: { vendor: string; brand: string; playerId: string },
): Promise<PlayerFacts | undefined> => {
  const [row] = await sql<PlayerFacts>`
    select p.registered_at as "registeredAt"
    from player.player_view p
    where p.id = ${playerId}::bigint and p.brand = ${brand}
      and exists (select from round.player_vendor_view v
        where v.player_id = p.id and v.vendor = ${vendor})`;
  return row;
};
