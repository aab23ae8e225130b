import type { Sql } from '@parlour/node-kit/database/database';

/** A further secret; times as ISO 8601 text, what is sealed in hex. */
export type StoredKey = {
  id: string;
  secret: string | null;
  sealed: string | null;
  from: string;
  until: string | null;
};

export type StoredProvider = {
  code: string;
  kind: 'signed-webhook' | 'bank-transfer';
  name: string;
  baseUrl: string | null;
  secret: string | null;
  sealed: string | null;
  allowPrivate: boolean;
  enabled: boolean;
  keys: StoredKey[];
};

export const readProviders = (sql: Sql): Promise<StoredProvider[]> =>
  sql<StoredProvider>`
    select p.code, p.kind, p.name, p.base_url as "baseUrl", p.secret,
      encode(p.secret_sealed, 'hex') as sealed, p.allow_private as "allowPrivate", p.enabled,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', k.id::text, 'secret', k.secret,
          'sealed', encode(k.secret_sealed, 'hex'), 'from', k.valid_from, 'until', k.valid_until)
          order by k.id)
        from cashier.provider_key k
        where k.provider = p.code and (k.valid_until is null or k.valid_until > lib.now())
      ), '[]') as keys
    from cashier.provider p
    order by p.code
    limit 200`;

type StoredSecret = Pick<StoredKey, 'secret' | 'sealed'>;

export const listProviderSecrets = (sql: Sql): Promise<(StoredSecret & { code: string })[]> =>
  sql<StoredSecret & { code: string }>`
    select code, secret, encode(secret_sealed, 'hex') as sealed
    from cashier.provider
    order by code
    limit 200`;

/** Of every provider, over or not. */
export const listProviderKeys = (
  sql: Sql,
): Promise<(StoredSecret & { id: string; provider: string })[]> =>
  sql<StoredSecret & { id: string; provider: string }>`
    select id::text, provider, secret, encode(secret_sealed, 'hex') as sealed
    from cashier.provider_key
    order by id
    limit 100000`;

type Sealing = { was: string; sealed: Buffer };

/** Replaces a secret by its sealed form, unless another was set meanwhile. */
export const sealSecret = (sql: Sql, code: string, { was, sealed }: Sealing) => sql`
  update cashier.provider set secret = null, secret_sealed = ${sealed}
  where code = ${code} and secret = ${was}`;

export const sealFurther = (sql: Sql, id: string, { was, sealed }: Sealing) => sql`
  update cashier.provider_key set secret = null, secret_sealed = ${sealed}
  where id = ${id}::bigint and secret = ${was}`;

/** Replaces what a former key of the site sealed by what the current one sealed. */
export const resealSecret = (sql: Sql, code: string, { was, sealed }: Sealing) => sql`
  update cashier.provider set secret_sealed = ${sealed}
  where code = ${code} and secret_sealed = decode(${was}, 'hex')`;

export const resealFurther = (sql: Sql, id: string, { was, sealed }: Sealing) => sql`
  update cashier.provider_key set secret_sealed = ${sealed}
  where id = ${id}::bigint and secret_sealed = decode(${was}, 'hex')`;
