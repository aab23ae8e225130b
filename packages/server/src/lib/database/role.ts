import type { Sql } from '@parlour/node-kit/database/database';

/** The role that gets the grants; it owns nothing. */
export const appRole = 'parlour_app';

/** Why this login must not serve a site, as a sentence; undefined when it may. */
export const roleProblem = async (sql: Sql): Promise<string | undefined> => {
  const [role] = await sql<{ name: string; isSuper: boolean; owns: boolean }>`
    select r.rolname::text as name, r.rolsuper as "isSuper", exists (
        select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname !~ '^pg_|^information_schema$' and pg_has_role(c.relowner, 'member')
      ) as owns
    from pg_roles r
    where r.rolname = current_user`;
  if (!role?.isSuper && !role?.owns) return undefined;
  return (
    `In production the site is not served by ${role.name}, who ` +
    `${role.isSuper ? 'is a superuser' : 'owns tables'} of the database and could switch off ` +
    `what guards the money: name that login in DATABASE_OWNER_URL and ${appRole} in DATABASE_URL.`
  );
};
