import type { Person } from '@parlour/contract/operator';
import type { OperatorContext } from '../../../lib/context';
import { readAllHoldings, readPeople, readRoles, type RoleRow } from './queries';

/** The people who have a role in a brand of the caller's, with those roles, or none at all. */
export const listPeople = async ({
  sql,
  operator,
}: OperatorContext): Promise<{ list: Person[] }> => {
  const [people, all] = [await readPeople(sql), await readAllHoldings(sql)];
  const holdings = all.filter(
    ({ brands }) => brands?.some((brand) => operator.brands.includes(brand)) ?? true,
  );
  const held = new Set(all.map(({ operatorId }) => operatorId));
  const own = new Set(holdings.map(({ operatorId }) => operatorId));
  const visible = people.filter(({ id }) => own.has(id) || !held.has(id));
  return {
    list: visible.map(({ id, name, state, factors, activeAt, signedIn }) => ({
      id: id.toString(),
      name,
      state,
      factors,
      signedIn,
      ...(activeAt && { activeAt: activeAt.toISOString() }),
      roles: holdings
        .filter(({ operatorId }) => operatorId === id)
        .map((held) => ({
          id: held.roleId,
          name: held.name,
          ...(held.brands && { brands: held.brands }),
          ...(held.until && { until: held.until.toISOString() }),
        })),
    })),
  };
};

export const listRoles = async ({ sql }: OperatorContext): Promise<{ list: RoleRow[] }> => ({
  list: await readRoles(sql),
});
