import { insertOperator } from '@parlour/testkit/people/operators';
import { openDatabase } from '../../packages/server/src/lib/database/open-database';

/** Waiting cases of withdrawals of many players, and operators by the cookies of their consoles. */
export const fillDesk = async (
  databaseUrl: string,
  { cases, operators }: { cases: number; operators: number },
): Promise<string[]> => {
  const database = openDatabase(databaseUrl, { mayTakeLong: true });
  const { sql } = database;
  try {
    await sql`
      insert into casework.case_file (brand, kind, subject_id, player_id, amount, currency, reasons,
        opened_at, due_at)
      select p.brand, 'withdrawal', gen_random_uuid()::text, p.id,
        (100 + n) * 1000000::bigint, p.currency,
        array[(array['amount', 'first', 'velocity'])[1 + n % 3]],
        lib.now() - make_interval(secs => n), lib.now() + make_interval(secs => ${cases} - n)
      from generate_series(1, ${cases}::integer) n
      join (
        select row_number() over (order by id) - 1 as place, id, brand, currency
        from player.player where brand = 'main'
        order by id limit 1000
      ) p on p.place = n % 1000`;
    const cookies: string[] = [];
    for (let made = 0; made < operators; made += 1) {
      cookies.push((await insertOperator(sql, { roles: ['cashier'], brands: ['main'] })).cookie);
    }
    await sql`analyze`;
    return cookies;
  } finally {
    await database.close();
  }
};
