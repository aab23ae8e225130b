import type { DepositStatus } from '@parlour/contract/cashier';
import type { Sql } from '@parlour/node-kit/database/database';
import type { PaymentState } from '../payments/payment-queries';

export type PaymentOfCase = {
  id: bigint;
  provider: string;
  paymentId: string;
  brand: string;
  methodNames: Record<string, string> | null;
  methodCode: string;
  amount: bigint;
  currency: string;
  state: PaymentState;
  reasons: string[];
  namedId: string | null;
  orderNumber: string | null;
  cameAt: Date;
  keyId: string | null;
  encrypted: Buffer | null;
};

export const readPayment = async (sql: Sql, id: string): Promise<PaymentOfCase | undefined> => {
  const [row] = await sql<PaymentOfCase>`
    select p.id, p.provider, p.payment_id as "paymentId", p.brand, m.names as "methodNames",
      p.method_code as "methodCode", p.amount, p.currency, p.state, p.reasons,
      p.named_id as "namedId", d.number as "orderNumber", p.came_at as "cameAt",
      p.text_key_id as "keyId", p.text_encrypted as encrypted
    from cashier.payment p
    left join cashier.deposit d on d.id = p.named_id
    left join cashier.method m
      on m.brand = p.brand and m.code = p.method_code and m.kind = 'deposit'
    where p.id = ${id}::bigint`;
  return row;
};

export type NearOrder = {
  id: string;
  number: string;
  playerId: string;
  username: string;
  amount: bigint;
  status: DepositStatus;
  content: string | null;
  createdAt: Date;
};

type Near = { brand: string; currency: string; amount: bigint; at: Date; namedId: string | null };

/**
 * The orders of a brand that a payment may be of: the one that it names, those of the same amount in
 * the month before, and those that wait in the days around it, the nearest first.
 */
export const listNearOrders = (sql: Sql, near: Near): Promise<NearOrder[]> => sql<NearOrder>`
  with near as (
    (select id from cashier.deposit where id = ${near.namedId}::uuid)
    union
    (select id from cashier.deposit
      where brand = ${near.brand} and currency = ${near.currency} and status <> 'credited'
        and amount = ${near.amount}
        and created_at between ${near.at}::timestamptz - interval '31 days'
          and ${near.at}::timestamptz + interval '2 days'
      order by created_at desc
      limit 60)
    union
    (select id from cashier.deposit
      where brand = ${near.brand} and currency = ${near.currency} and status <> 'credited'
        and created_at between ${near.at}::timestamptz - interval '3 days'
          and ${near.at}::timestamptz + interval '2 days'
      order by created_at desc
      limit 200)
  )
  select d.id, d.number, d.player_id::text as "playerId", p.username, d.amount, d.status, d.content,
    d.created_at as "createdAt"
  from near
  join cashier.deposit d on d.id = near.id and d.brand = ${near.brand}
  join player.player_view p on p.id = d.player_id`;

type NamedPlayer = { id: string; username: string; currency: string };

export const readNamedPlayers = (sql: Sql, ids: readonly string[]): Promise<NamedPlayer[]> =>
  sql<NamedPlayer>`
    select id::text, username, currency from player.player_view
    where id = any(${ids}::bigint[])`;
