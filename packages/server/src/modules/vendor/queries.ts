import type { WalletStatus } from '@parlour/contract/vendor-wallet';
import type { Sql } from '../../lib/db';
import type { Dialect } from './profile';

/** A dialect as it stands in its row. */
export type Spec = Omit<Dialect, 'statusWords'> & {
  statusWords: Dialect['statusWords'] | WalletStatus[];
};

type Overrides = Partial<Omit<Spec, 'gamePaths'>> & {
  gamePaths?: Partial<Dialect['gamePaths']>;
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
  spec: Spec;
};

export const readProfiles = (sql: Sql): Promise<ProfileRow[]> =>
  sql<ProfileRow>`
    select p.code, p.name, p.signature, p.signature_header as "signatureHeader", p.house,
      p.base_url as "baseUrl", p.operator_id as "operatorId", p.public_key as "publicKey",
      p.own_key as "ownKey", p.own_key_sealed as "ownKeySealed", p.currencies, p.units, p.switches,
      p.close_after_hours as "closeAfterHours", p.enabled, d.spec
    from vendor.profile p join vendor.dialect d on d.code = p.dialect
    order by p.code
    limit 1000`;

/** Puts a key's sealed form in its place, unless another key was given meanwhile. */
export const sealOwnKey = (
  sql: Sql,
  { code, ownKey, sealed }: { code: string; ownKey: string; sealed: Buffer },
): Promise<unknown> =>
  sql`
    update vendor.profile set own_key = null, own_key_sealed = ${sealed}
    where code = ${code} and own_key = ${ownKey}`;

/** Puts what the site's key of now sealed in the place of what a former one had. */
export const sealAnew = (
  sql: Sql,
  { code, former, sealed }: { code: string; former: Buffer; sealed: Buffer },
): Promise<unknown> =>
  sql`
    update vendor.profile set own_key_sealed = ${sealed}
    where code = ${code} and own_key_sealed = ${former}`;

export type PlayerFacts = { registeredAt: Date };

/** Of a player who has a play token of the supplier, or a round there. */
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

/**
 * Takes the turn to ask a supplier for something that it allows only now and then: 0 when we may,
 * else the milliseconds that are left until then.
 */
export const claimAsking = async (
  sql: Sql,
  vendor: string,
  call: 'list',
  pauseMs: number,
): Promise<number> => {
  const [row] = await sql<{ left: number }>`
    with claimed as (
      insert into vendor.asking as a (vendor_code, call, asked_at)
      values (${vendor}, ${call}, lib.now())
      on conflict (vendor_code, call) do update set asked_at = excluded.asked_at
      where a.asked_at <= lib.now() - make_interval(secs => ${pauseMs}::float8 / 1000)
      returning asked_at
    )
    select case when exists (select from claimed) then 0 else greatest(1, ceil(${pauseMs}::float8
      - 1000 * extract(epoch from lib.now() - a.asked_at)))::integer end as left
    from (select 1) one
    left join vendor.asking a on a.vendor_code = ${vendor} and a.call = ${call}`;
  return row?.left ?? pauseMs;
};

/** Gives a turn back that was not used. */
export const releaseAsking = (sql: Sql, vendor: string, call: 'list'): Promise<unknown> =>
  sql`delete from vendor.asking where vendor_code = ${vendor} and call = ${call}`;
