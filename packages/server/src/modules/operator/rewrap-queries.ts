import type { Sql } from '@parlour/node-kit/database/database';

type Secret = { id: bigint; secret: Buffer };

// A site has some hundred operators.
export const listSecrets = (sql: Sql): Promise<Secret[]> => sql<Secret>`
  select id, secret from operator.factor where secret is not null order by id limit 100000`;

export const replaceSecret = (
  sql: Sql,
  { id, secret, next }: Secret & { next: Buffer },
): Promise<unknown> => sql`
  update operator.factor set secret = ${next} where id = ${id} and secret = ${secret}`;

type Mail = { id: bigint; encrypted: Buffer };

export const listMails = (sql: Sql): Promise<Mail[]> => sql<Mail>`
  select id, email_encrypted as encrypted
  from operator.operator
  where email_encrypted is not null
  order by id
  limit 100000`;

export const replaceMail = (
  sql: Sql,
  { id, encrypted, next, key }: Mail & { next: Buffer; key: Buffer },
): Promise<unknown> => sql`
  update operator.operator
  set email_encrypted = ${next}, email_key = ${key}
  where id = ${id} and email_encrypted = ${encrypted}`;
