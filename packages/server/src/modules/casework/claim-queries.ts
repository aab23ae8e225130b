import type { Transaction } from '@parlour/node-kit/database/database';

/** A claim ends so long after its last renewal, and so long after it began whatever is renewed. */
export const claimMinutes = 10;
export const longestClaimMinutes = 30;

/** A parked or an asked case waits again when it is claimed. The version stays: nothing changed. */
export const claim = async (
  sql: Transaction,
  caseId: string,
  operatorId: string,
): Promise<Date> => {
  const [row] = await sql<{ claimedUntil: Date }>`
    update casework.case_file c
    set state = case when state = 'second' then state else 'waiting' end, until = null,
      claimed_by = ${operatorId}::bigint, claimed_at = lib.now(),
      claimed_until = lib.now() + make_interval(mins => ${claimMinutes}::integer)
    where id = ${caseId}::bigint
    returning claimed_until as "claimedUntil"`;
  return row!.claimedUntil;
};
