import type { Sql } from '@parlour/node-kit/database/database';

type Passwords = { hasPassword: boolean; hasPaymentPassword: boolean; passwordAt: Date };

export const readPasswords = async (sql: Sql, playerId: string): Promise<Passwords | undefined> => {
  const [row] = await sql<Passwords>`
    select password_hash is not null as "hasPassword",
      payment_password_hash is not null as "hasPaymentPassword", password_at as "passwordAt"
    from session.credential
    where player_id = ${playerId}::bigint`;
  return row;
};
