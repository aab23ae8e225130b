import type { Sql, Transaction } from '@parlour/node-kit/database/database';

/**
 * Locks the payment: two messages about it run one after the other, whatever deposits they name.
 */
export const lockPayment = (sql: Transaction, provider: string, paymentId: string) => sql`
  select lib.one_at_a_time('cashier.payment ' || ${provider}::text || ':' || ${paymentId}::text)`;

/** The account that already has a payment's money. */
export const findPayment = async (
  sql: Sql,
  provider: string,
  paymentId: string,
): Promise<'credited' | 'suspended' | undefined> => {
  const [row] = await sql<{ place: 'credited' | 'suspended' }>`
    select 'credited' as place from cashier.deposit
    where provider = ${provider} and payment_id = ${paymentId} and status = 'credited'
    union all
    select 'suspended' from cashier.unmatched_payment
    where provider = ${provider} and payment_id = ${paymentId}`;
  return row?.place;
};

type UnmatchedPayment = {
  brand: string;
  provider: string;
  paymentId: string;
  depositId: string;
  amount: bigint;
  currency: string;
  why: string;
};

export const insertUnmatched = (sql: Transaction, payment: UnmatchedPayment): Promise<unknown> =>
  sql`
    insert into cashier.unmatched_payment (provider, payment_id, brand, deposit_id, amount,
      currency, why)
    values (${payment.provider}, ${payment.paymentId}, ${payment.brand},
      ${payment.depositId}::uuid, ${payment.amount}, ${payment.currency}, ${payment.why})`;

/** Seconds between a time of a provider and ours, by the database's clock. */
export const secondsAway = async (sql: Sql, unixSeconds: number): Promise<number> => {
  const [row] = await sql<{ seconds: number }>`
    select abs(extract(epoch from lib.now()) - ${unixSeconds}::bigint)::float8 as seconds`;
  return row?.seconds ?? Infinity;
};

/** Stores a message's nonce. False when it came before with another body. */
export const claimNonce = async (
  sql: Transaction,
  provider: string,
  nonce: string,
  bodyHash: Buffer,
): Promise<boolean> => {
  await sql`
    insert into cashier.webhook (provider, nonce, body_hash)
    values (${provider}, ${nonce}, ${bodyHash})
    on conflict do nothing`;
  const [row] = await sql<{ same: boolean }>`
    select body_hash = ${bodyHash} as same
    from cashier.webhook
    where provider = ${provider} and nonce = ${nonce}`;
  return row?.same ?? false;
};

// A nonce matters only while its timestamp would be accepted; a day is for people who investigate.
export const forgetNonces = (sql: Sql): Promise<unknown> =>
  sql`delete from cashier.webhook where taken_at < lib.now() - interval '1 day'`;
