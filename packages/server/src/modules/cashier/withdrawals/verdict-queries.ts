import type { Sql, Transaction } from '@parlour/node-kit/database/database';

type PayoutVerdict = {
  payoutId: string;
  caseId: string;
  verdict: string;
  proof: string | undefined;
  firstBy: string;
  secondBy: string | undefined;
};

/** What was decided of a payout; a constraint asks for two persons, and for the bank's proof. */
export const insertVerdict = (sql: Transaction, v: PayoutVerdict): Promise<unknown> => sql`
  insert into cashier.payout_verdict (payout_id, case_id, verdict, proof, first_by, second_by)
  values (${v.payoutId}::uuid, ${v.caseId}::bigint, ${v.verdict}, ${v.proof ?? null},
    ${v.firstBy}::bigint, ${v.secondBy ?? null}::bigint)`;

/** Whether two persons decided that it is paid although its player owes money. */
export const isLifted = async (sql: Sql, payoutId: string): Promise<boolean> => {
  const rows = await sql`
    select from cashier.payout_verdict v
    join casework.case_view c on c.id = v.case_id
    where v.payout_id = ${payoutId}::uuid and v.verdict = 'continue' and 'debt' = any (c.reasons)
    limit 1`;
  return rows.length === 1;
};

/** The bank's reference by which two persons know how a payout ended, in place of one entered before. */
export const setProof = (
  sql: Transaction,
  payoutId: string,
  proof: string,
): Promise<unknown> => sql`
  update cashier.payout set bank_reference = ${proof} where id = ${payoutId}::uuid`;
