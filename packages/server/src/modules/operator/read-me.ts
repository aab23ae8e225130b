import type { OperatorMe } from '@parlour/contract/operator';
import type { OperatorContext } from '../../lib/context';
import { steppedUpUntil } from './authenticate';
import { readBrands, readHoldings } from './queries';

/** Who is signed in; of a locked page only the name. */
export const readMe = async ({ sql, operator }: OperatorContext): Promise<OperatorMe> => {
  const { id, name, language, expiresAt, isLocked } = operator;
  const until = steppedUpUntil(operator);
  const holdings = isLocked ? [] : await readHoldings(sql, id);
  return {
    id,
    name,
    language: language === 'EN' ? 'EN' : 'VI',
    rights: isLocked
      ? {}
      : Object.fromEntries(Object.entries(operator.rights).map(([right, to]) => [right, [...to]])),
    roles: holdings.map((held) => ({
      id: held.roleId,
      name: held.name,
      ...(held.brands && { brands: held.brands }),
      ...(held.until && { until: held.until.toISOString() }),
    })),
    brands: isLocked ? [] : await readBrands(sql, operator.brands),
    locked: isLocked,
    ...(operator.isSteppedUp && { steppedUpUntil: until.toISOString() }),
    expiresAt: expiresAt.toISOString(),
  };
};
