import type { Sql } from '@parlour/node-kit/database/database';

type OwnKey = { code: string; ownKey: string | null; sealed: Buffer | null };

export const listOwnKeys = (sql: Sql): Promise<OwnKey[]> => sql<OwnKey>`
  select code, own_key as "ownKey", own_key_sealed as sealed
  from gateway.profile
  where own_key is not null or own_key_sealed is not null
  order by code
  limit 1000`;

type FurtherSecret = { id: string; code: string; secret: string | null; sealed: Buffer | null };

/** Of every vendor, over or not. */
export const listFurtherSecrets = (sql: Sql): Promise<FurtherSecret[]> => sql<FurtherSecret>`
  select id::text, vendor_code as code, secret, secret_sealed as sealed
  from gateway.profile_key
  where secret is not null or secret_sealed is not null
  order by id
  limit 100000`;
