import type { Sql } from '@parlour/node-kit/database/database';

export type CaseOfWithdrawal = {
  brand: string;
  subjectId: string;
  playerId: bigint;
  amount: bigint;
};

export const readCase = async (sql: Sql, caseId: string): Promise<CaseOfWithdrawal | undefined> => {
  const [row] = await sql<CaseOfWithdrawal>`
    select brand, subject_id as "subjectId", player_id as "playerId", amount
    from casework.case_view
    where id = ${caseId}::bigint and kind = 'withdrawal'`;
  return row;
};
