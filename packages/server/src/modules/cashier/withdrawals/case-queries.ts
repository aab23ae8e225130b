import type { Sql } from '@parlour/node-kit/database/database';

export type CaseOfWithdrawal = {
  brand: string;
  subjectId: string;
  playerId: bigint;
  amount: bigint;
};

/** `receipt:<id>`, `payout:<id>` and `stop:<id>` say what a case is about; an id alone is a request. */
export const subjectOf = (subjectId: string): [about: string, id: string] => {
  const [first = '', second] = subjectId.split(':');
  return second === undefined ? ['request', first] : [first, second];
};

export const readCase = async (sql: Sql, caseId: string): Promise<CaseOfWithdrawal | undefined> => {
  const [row] = await sql<CaseOfWithdrawal>`
    select brand, subject_id as "subjectId", player_id as "playerId", amount
    from casework.case_view
    where id = ${caseId}::bigint and kind = 'withdrawal'`;
  return row;
};
