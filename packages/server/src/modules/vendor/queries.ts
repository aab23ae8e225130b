import type { Sql } from '../../lib/db';
import type { Dialect } from './profile';

export type ProfileRow = {
  code: string;
  name: string;
  signature: 'rsa-sha256' | 'hmac-sha256';
  signatureHeader: string | null;
  house: boolean;
  baseUrl: string | null;
  operatorId: number;
  publicKey: string | null;
  ownKey: string | null;
  ownKeySealed: Buffer | null;
  currencies: string[];
  units: Record<string, string>;
  switches: Partial<Dialect> & { settlesOnce?: boolean };
  closeAfterHours: number;
  enabled: boolean;
  spec: Dialect;
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

export const sealOwnKey = (sql: Sql, code: string, sealed: Buffer): Promise<unknown> =>
  sql`update vendor.profile set own_key = null, own_key_sealed = ${sealed} where code = ${code}`;

export type PlayerFacts = { registeredAt: Date };

export const readPlayerFacts = async (
  sql: Sql,
  brand: string,
  playerId: string,
): Promise<PlayerFacts | undefined> => {
  const [row] = await sql<PlayerFacts>`
    select registered_at as "registeredAt"
    from player.player_view
    where id = ${playerId}::bigint and brand = ${brand}`;
  return row;
};
