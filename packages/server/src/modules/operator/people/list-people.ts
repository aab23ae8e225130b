import type { Person } from '@parlour/contract/operator';
import type { OperatorContext } from '../../../lib/context';
import { readAllHoldings, readPeople, readRoles, type RoleRow } from './queries';

export const listPeople = async ({ sql }: OperatorContext): Promise<{ list: Person[] }> => {
  const [people, holdings] = [await readPeople(sql), await readAllHoldings(sql)];
  return {
    list: people.map(({ id, name, state, factors, activeAt, signedIn }) => ({
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
