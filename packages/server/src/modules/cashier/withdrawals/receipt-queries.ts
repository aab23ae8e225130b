import type { ReceiptState } from '@parlour/contract/cashier/withdrawals';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';

type Answer = { state: ReceiptState; amount: bigint | undefined };

export const setReceipt = (sql: Transaction, id: string, { state, amount }: Answer) => sql`
  update cashier.withdrawal
  set receipt = ${state}, receipt_at = lib.now(), receipt_amount = ${amount ?? null}::bigint
  where id = ${id}::uuid`;

/** Whether the player may still say that a payment did not arrive. */
export const mayComplain = async (sql: Sql, id: string, days: number): Promise<boolean> => {
  const rows = await sql`
    select from cashier.withdrawal
    where id = ${id}::uuid and closed_at > lib.now() - make_interval(days => ${days})`;
  return rows.length === 1;
};

/** Payments whose time for an answer is over count as received. */
export const closeReceipts = (sql: Sql): Promise<{ id: string; playerId: bigint }[]> =>
  sql<{ id: string; playerId: bigint }>`
    update cashier.withdrawal
    set receipt = 'automatic', receipt_at = lib.now()
    where id in (
      select id from cashier.withdrawal
      where receipt = 'waiting' and receipt_due_at <= lib.now()
      order by receipt_due_at
      limit 200
      for update skip locked
    )
    returning id, player_id as "playerId"`;

/** A complaint that was answered. False when it ended otherwise. */
export const markSettled = async (sql: Transaction, id: string): Promise<boolean> => {
  const rows = await sql`
    update cashier.withdrawal
    set receipt = 'settled', receipt_at = lib.now()
    where id = ${id}::uuid and receipt in ('partly', 'none')
    returning id`;
  return rows.length === 1;
};

type Images = { images: number; dropped: string[] };

/**
 * Adds a picture to a locked withdrawal; the newest three stay. Returns how many there are, and
 * those that are no more.
 */
export const addImage = async (sql: Transaction, id: string, imageId: string): Promise<Images> => {
  const [row] = await sql<Images>`
    update cashier.withdrawal w
    set receipt_images = (w.receipt_images || ${imageId}::text)[
      greatest(cardinality(w.receipt_images) - 1, 1):]
    from cashier.withdrawal before
    where w.id = ${id}::uuid and before.id = w.id
    returning cardinality(w.receipt_images) as images,
      before.receipt_images[:cardinality(before.receipt_images) - 2] as dropped`;
  return row ?? { images: 0, dropped: [] };
};

/** The bank's proof of a locked withdrawal; returns the picture that was it before. */
export const setProofImage = async (
  sql: Transaction,
  id: string,
  imageId: string | null,
): Promise<string[]> => {
  const rows = await sql<{ before: string | null }>`
    update cashier.withdrawal w set proof_image = ${imageId}::uuid
    from cashier.withdrawal before
    where w.id = ${id}::uuid and before.id = w.id
    returning before.proof_image::text as before`;
  return rows.flatMap(({ before }) => before ?? []);
};

export const clearReceiptImages = (sql: Transaction, playerId: string): Promise<unknown> => sql`
  update cashier.withdrawal set receipt_images = '{}', proof_image = null
  where player_id = ${playerId}::bigint
    and (receipt_images <> '{}' or proof_image is not null)`;
