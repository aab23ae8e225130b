import type { Sql } from '@parlour/node-kit/database/database';

/**
 * Why the games may not have this login, as a sentence: they are a vendor, who sees nothing of
 * the platform's tables. Undefined when it is good.
 */
export const roleProblem = async (
  sql: Sql,
  { production }: { production: boolean },
): Promise<string | undefined> => {
  const [role] = await sql<{ name: string; isSuper: boolean; sees: boolean }>`
    select r.rolname::text as name, r.rolsuper as "isSuper", exists (
        select from pg_namespace n
        where n.nspname in ('ledger', 'lib', 'player', 'session', 'wallet')
          and has_schema_privilege(n.oid, 'usage')
      ) as sees
    from pg_roles r where r.rolname = current_user`;
  const { name, isSuper, sees } = role!;
  if (!sees && !(isSuper && production)) return undefined;
  return (
    `The games may not log in as ${name}, who ` +
    `${isSuper ? 'is a superuser' : "reads the platform's tables"} of the database: give them ` +
    'a login of their own, in GAMES_DATABASE_URL of npm start.'
  );
};
