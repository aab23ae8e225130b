import type { Database } from '@parlour/node-kit/database/database';

const wanted: Record<string, string> = {
  fsync: 'on',
  full_page_writes: 'on',
  data_checksums: 'on',
};

/** The setting by which this database may lose committed money; undefined when there is none. */
export const durabilityProblem = async ({ sql }: Database): Promise<string | undefined> => {
  const rows = await sql<{ name: string; setting: string }>`
    select name, setting
    from pg_settings
    where name in ('fsync', 'full_page_writes', 'data_checksums', 'synchronous_commit')`;
  const wrong = rows.find(({ name, setting }) =>
    name === 'synchronous_commit'
      ? setting === 'off' || setting === 'local'
      : setting !== wanted[name],
  );
  return (
    wrong &&
    `The database runs with ${wrong.name} = ${wrong.setting}, which can lose confirmed money.`
  );
};
