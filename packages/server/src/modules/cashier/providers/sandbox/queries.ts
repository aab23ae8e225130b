import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { Payout } from '../provider';

/**
 * The sandbox's methods of real-money brands: they would credit real balances without a payment.
 */
export const readLiveSandboxes = async (sql: Sql): Promise<string[]> => {
  const rows = await sql<{ brand: string }>`
    select distinct m.brand
    from cashier.method m
    join brand.brand_view b on b.code = m.brand
    where m.provider = 'sandbox' and m.enabled and not b.demo
    order by m.brand
    limit 20`;
  return rows.map(({ brand }) => brand);
};

type SandboxPayment = { paymentId: string; paid: boolean };

/** The first press counts. */
export const decidePayment = async (
  sql: Transaction,
  depositId: string,
  paid: boolean,
): Promise<boolean> => {
  const rows = await sql`
    insert into cashier.sandbox_payment (deposit_id, paid)
    values (${depositId}::uuid, ${paid})
    on conflict do nothing
    returning deposit_id`;
  return rows.length === 1;
};

export const readPayment = async (
  sql: Sql,
  depositId: string,
): Promise<SandboxPayment | undefined> => {
  const [row] = await sql<SandboxPayment>`
    select payment_id as "paymentId", paid
    from cashier.sandbox_payment
    where deposit_id = ${depositId}::uuid`;
  return row;
};

export const insertPayout = (sql: Sql, { id, amount, currency }: Payout): Promise<unknown> => sql`
  insert into cashier.sandbox_payout (payout_id, amount, currency)
  values (${id}::uuid, ${amount}, ${currency})
  on conflict do nothing`;

export const readPayout = async (sql: Sql, payoutId: string): Promise<boolean> => {
  const rows = await sql`
    select payout_id from cashier.sandbox_payout where payout_id = ${payoutId}::uuid`;
  return rows.length === 1;
};
