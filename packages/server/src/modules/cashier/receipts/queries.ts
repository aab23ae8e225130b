import type { Sql, Transaction } from '@parlour/node-kit/database/database';

type Due = { id: string; number: string; playerId: string; dueAt: Date };

/** Marks the payments that soon count as received without an answer, a batch at a time. */
export const markReminded = (sql: Transaction): Promise<Due[]> =>
  sql<Due>`
    update cashier.withdrawal
    set reminded_at = lib.now()
    where id in (
      select w.id
      from cashier.withdrawal w
      join cashier.method m
        on m.brand = w.brand and m.code = w.method_code and m.kind = 'withdrawal'
      where w.receipt = 'waiting' and w.reminded_at is null and w.receipt_due_at > lib.now()
        and w.receipt_due_at <= lib.now()
          + make_interval(mins => least(m.reminder_minutes, m.receipt_minutes / 2))
      order by w.receipt_due_at
      limit 200
      for update of w skip locked
    )
    returning id, number, player_id::text as "playerId", receipt_due_at as "dueAt"`;

type Claimed = { brand: string; subjectId: string; playerId: string; claimedBy: string | null };

/** The case of a withdrawal, as its reader has it now. */
export const readClaim = async (sql: Sql, caseId: string): Promise<Claimed | undefined> => {
  const [row] = await sql<Claimed>`
    select brand, subject_id as "subjectId", player_id::text as "playerId",
      claimed_by::text as "claimedBy"
    from casework.claim_view
    where id = ${caseId}::bigint and kind = 'withdrawal'`;
  return row;
};

export type ReceiptPicture = { id: string; width: number; height: number; at: Date };

export const readReceiptImages = (sql: Sql, ids: readonly string[]): Promise<ReceiptPicture[]> =>
  sql<ReceiptPicture>`
    select id::text, width, height, created_at as at
    from upload.image_view
    where id = any(${ids}::uuid[])
    order by created_at desc`;
