import type { Sql } from '@parlour/node-kit/database/database';

/** So far the time of a question may be from ours, both ways. */
const windowSeconds = 120;

/** Claims a question's number: true once, and only while its time is near. */
export const claimQuestion = async (
  sql: Sql,
  { id, time }: { id: string; time: Date },
): Promise<boolean> => {
  const claimed = await sql`
    insert into games.question (id, asked_at)
    select ${id}::uuid, t.at from (select ${time}::timestamptz as at) t
    where abs(extract(epoch from clock_timestamp() - t.at)) <= ${windowSeconds}::integer
    on conflict do nothing
    returning id`;
  return claimed.length === 1;
};

/** Those that are too old to be repeated. */
export const forgetQuestions = async (sql: Sql): Promise<void> => {
  await sql`
    delete from games.question
    where asked_at < clock_timestamp() - make_interval(secs => ${windowSeconds}::integer + 60)`;
};
