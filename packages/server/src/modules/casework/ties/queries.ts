import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export const listBrandCodes = async (sql: Sql): Promise<string[]> => {
  const rows = await sql<{ code: string }>`select code from brand.brand_view order by code`;
  return rows.map(({ code }) => code);
};

/** A contact at a brand, by its keyed digest. */
export type OperatorContact = { brand: string; kind: string; digest: Buffer };

/** These are all that an operator is known by; what is there already stays as it is. */
export const replaceContacts = async (
  sql: Transaction,
  operatorId: string,
  contacts: readonly OperatorContact[],
): Promise<void> => {
  const brands = contacts.map(({ brand }) => brand);
  const kinds = contacts.map(({ kind }) => kind);
  const digests = contacts.map(({ digest }) => digest);
  await sql`
    delete from casework.operator_contact
    where operator_id = ${operatorId}::bigint and (brand, kind, digest) not in (
      select * from unnest(${brands}::text[], ${kinds}::text[], ${digests}::bytea[]))`;
  await sql`
    insert into casework.operator_contact (operator_id, brand, kind, digest)
    select ${operatorId}::bigint, *
    from unnest(${brands}::text[], ${kinds}::text[], ${digests}::bytea[])
    on conflict do nothing`;
};

/** Of people without an address nothing is known. */
export const forgetUnknown = (sql: Sql): Promise<unknown> => sql`
  delete from casework.operator_contact
  where operator_id not in (select operator_id from operator.mail_view)`;
