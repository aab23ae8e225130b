import type { Transaction } from '@parlour/node-kit/database/database';
import { Refusal } from '../../../lib/refusal';

type Held = { right: string; brand: string };

/**
 * One change of people and roles at a time, until the end of its transaction: taken before rows of
 * people and after rows of changes.
 */
export const lockPeople = (sql: Transaction) => sql`
  select lib.one_at_a_time('operator.last_of_kind')`;

/**
 * Refuses work after which a brand has no one who gives rights, no one who checks that, or only one
 * person for both, where it had them before.
 */
export const keepingSecond = async (sql: Transaction, work: () => Promise<unknown>) => {
  await lockPeople(sql);
  const before = await readKept(sql);
  await work();
  const after = new Set((await readKept(sql)).map(nameOf));
  const lost = before.find((one) => !after.has(nameOf(one)));
  if (lost) throw new Refusal('operator.last_of_kind', lost);
};

const nameOf = ({ right, brand }: Held): string => `${right} ${brand}`;

/**
 * What each brand has: someone with the right, and another person beside one who proposes. Who is
 * outside the networks that concern them can do nothing.
 */
const readKept = (sql: Transaction): Promise<Held[]> => sql<Held>`
  with inside as materialized (
    select operator_id, "right", brand
    from operator.right_of
    where "right" in ('operator.w', 'operator.a', 'role.w', 'role.a')
      and operator_id not in (
        select id from operator.operator where state = 'active' and operator.is_kept_out(id)))
  select distinct "right", brand
  from inside
  where "right" <> 'role.w'
  union
  select distinct a."right" || ' of another', a.brand
  from inside w
  join inside a on a.brand = w.brand and a.operator_id <> w.operator_id
    and (w."right", a."right") in (('operator.w', 'operator.a'), ('role.w', 'role.a'))
  order by 1, 2
  limit 10000`;
