import type { Transaction } from '@parlour/node-kit/database/database';

type LateCase = {
  caseId: string;
  brand: string;
  kind: string;
  subjectId: string;
  playerId: string | null;
};

/** Marks the open cases whose hour has passed, a batch at a time. */
export const markLate = (sql: Transaction): Promise<LateCase[]> =>
  sql<LateCase>`
    update casework.case_file
    set late_at = lib.now()
    where id in (
      select id from casework.case_file
      where state <> 'closed' and late_at is null and due_at < lib.now()
      order by due_at
      limit 200
      for update skip locked
    )
    returning id::text as "caseId", brand, kind, subject_id as "subjectId",
      player_id::text as "playerId"`;

/** Lets the parked and the asked cases wait again whose time has passed, a batch at a time. */
export const wakeCases = (sql: Transaction): Promise<{ caseId: string }[]> =>
  sql<{ caseId: string }>`
    update casework.case_file c
    set state = casework.stage_of(c), until = null, version = c.version + 1
    where id in (
      select id from casework.case_file
      where until <= lib.now()
      order by until
      limit 200
      for update skip locked
    )
    returning id::text as "caseId"`;
