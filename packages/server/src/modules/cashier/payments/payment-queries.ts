import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { SiteValue } from '../../../lib/personal/personal';

/**
 * Locks the payments: two messages about one run one after the other, whatever orders they name.
 */
export const lockPayments = (sql: Transaction, provider: string, paymentIds: readonly string[]) =>
  sql`
    select lib.one_at_a_time('cashier.payment ' || ${provider}::text || ':' || p.id)
    from (select id from unnest(${paymentIds}::text[]) p (id) order by id) p`;

export type PaymentState = 'matched' | 'suspense' | 'returned';

export type PaymentRow = {
  id: bigint;
  provider: string;
  paymentId: string;
  brand: string;
  methodCode: string;
  amount: bigint;
  currency: string;
  state: PaymentState;
  namedId: string | null;
  depositId: string | null;
  reasons: string[];
  cameAt: Date;
};

export const findPayments = (
  sql: Sql,
  provider: string,
  paymentIds: readonly string[],
): Promise<PaymentRow[]> => sql<PaymentRow>`
    select id, provider, payment_id as "paymentId", brand, method_code as "methodCode", amount,
      currency, state, named_id as "namedId", deposit_id as "depositId", reasons,
      came_at as "cameAt"
    from cashier.payment
    where provider = ${provider} and payment_id = any(${paymentIds}::text[])`;

/** The payment that a case is about, locked until the commit. */
export const lockPaymentOfCase = async (
  sql: Transaction,
  caseId: string,
): Promise<PaymentRow | undefined> => {
  const [row] = await sql<PaymentRow>`
    select p.id, p.provider, p.payment_id as "paymentId", p.brand, p.method_code as "methodCode",
      p.amount, p.currency, p.state, p.named_id as "namedId", p.deposit_id as "depositId",
      p.reasons, p.came_at as "cameAt"
    from casework.case_view c
    join cashier.payment p on p.id::text = c.subject_id
    where c.id = ${caseId}::bigint and c.kind = 'deposit'
    for update of p`;
  return row;
};

export const markMatched = (sql: Transaction, id: bigint, depositId: string): Promise<unknown> =>
  sql`
    update cashier.payment
    set state = 'matched', deposit_id = ${depositId}::uuid, settled_at = lib.now()
    where id = ${id}`;

export const markReturned = (sql: Transaction, id: bigint): Promise<unknown> => sql`
  update cashier.payment set state = 'returned', settled_at = lib.now() where id = ${id}`;

export type NewPayment = {
  provider: string;
  paymentId: string;
  brand: string;
  methodCode: string;
  amount: bigint;
  currency: string;
  namedId?: string | undefined;
  /** What the bank wrote about it, encrypted. */
  text?: SiteValue | undefined;
};

/** With the order that it is credited to in the same transaction, or why a person decides. */
type WrittenPayment = NewPayment & { depositId?: string; reasons: readonly string[] };

/** The numbers of the new payments, by the provider's. */
export const insertPayments = async (
  sql: Transaction,
  payments: readonly WrittenPayment[],
): Promise<Map<string, bigint>> => {
  const all = <Value>(of: (payment: WrittenPayment) => Value): Value[] => payments.map(of);
  const rows = await sql<{ id: bigint; paymentId: string }>`
    insert into cashier.payment (provider, payment_id, brand, method_code, amount, currency, state,
      named_id, deposit_id, reasons, text_key_id, text_encrypted, settled_at)
    select p.provider, p.payment_id, p.brand, p.method_code, p.amount, p.currency,
      case when p.deposit_id is null then 'suspense' else 'matched' end, p.named_id, p.deposit_id,
      array(select r #>> '{}' from jsonb_array_elements(p.reasons::jsonb) r), p.text_key_id,
      p.text_encrypted, case when p.deposit_id is null then null else lib.now() end
    from unnest(${all(({ provider }) => provider)}::text[],
      ${all(({ paymentId }) => paymentId)}::text[], ${all(({ brand }) => brand)}::text[],
      ${all(({ methodCode }) => methodCode)}::text[],
      ${all(({ amount }) => amount.toString())}::bigint[],
      ${all(({ currency }) => currency)}::text[],
      ${all(({ namedId }) => namedId ?? null)}::uuid[],
      ${all(({ depositId }) => depositId ?? null)}::uuid[],
      ${all(({ reasons }) => JSON.stringify(reasons))}::text[],
      ${all(({ text }) => text?.keyId ?? null)}::text[],
      ${all(({ text }) => text?.encrypted ?? null)}::bytea[]) with ordinality
      p(provider, payment_id, brand, method_code, amount, currency, named_id, deposit_id, reasons,
        text_key_id, text_encrypted, n)
    order by p.n
    returning id, payment_id as "paymentId"`;
  return new Map(rows.map(({ id, paymentId }) => [paymentId, id]));
};

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

/** What banks wrote about the payments of a player's orders. */
export const clearPayers = (sql: Transaction, playerId: string): Promise<unknown> => sql`
  update cashier.payment
  set content = null, payer = null, text_key_id = null, text_encrypted = null
  where deposit_id in (select id from cashier.deposit where player_id = ${playerId}::bigint)
    or named_id in (select id from cashier.deposit where player_id = ${playerId}::bigint)
      and state <> 'suspense'`;

export type OldText = {
  id: bigint;
  provider: string;
  paymentId: string;
  content: string | null;
  payer: string | null;
  keyId: string | null;
  encrypted: Buffer | null;
};

/** In clear text, or encrypted by another key than this one. */
export const listOldTexts = (sql: Sql, keyId: string, most: number): Promise<OldText[]> =>
  sql<OldText>`
    select id, provider, payment_id as "paymentId", content, payer, text_key_id as "keyId",
      text_encrypted as encrypted
    from cashier.payment
    where content is not null or payer is not null
      or text_key_id is not null and text_key_id <> ${keyId}
    order by id
    limit ${most}`;

export const replaceText = (
  sql: Sql,
  id: bigint,
  { keyId, encrypted }: SiteValue,
): Promise<unknown> => sql`
  update cashier.payment
  set text_key_id = ${keyId}, text_encrypted = ${encrypted}, content = null, payer = null
  where id = ${id}`;
