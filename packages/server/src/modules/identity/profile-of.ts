import type { IdentityCase } from '@parlour/contract/identity-desk';
import type { OperatorContext } from '../../lib/context';
import { maskName, readPersonal, shownUsername } from '../player';
import { readDeclared } from './queries';

/** What a player entered about themselves, masked, and what of it the documents must show. */
export const profileOf = async (
  { sql, config }: Pick<OperatorContext, 'sql' | 'config'>,
  playerId: string,
): Promise<Pick<IdentityCase, 'profile' | 'checks'>> => {
  const { username, registeredAt, years, declaredAt } = await readDeclared(sql, playerId);
  const entered = await readPersonal(sql, config, playerId, ['payeeName', 'idNumber']);
  const { payeeName, idNumber } = entered;
  const resultOf = (isTold: boolean) => (isTold ? ('declared' as const) : ('missing' as const));
  return {
    profile: {
      username: shownUsername(username),
      registeredAt: registeredAt.toISOString(),
      ...(payeeName !== undefined && { name: maskName(payeeName) }),
      ...(idNumber !== undefined && { idNumber: `***${idNumber.slice(-2)}` }),
    },
    checks: [
      { code: 'name', result: resultOf(payeeName !== undefined) },
      { code: 'idNumber', result: resultOf(idNumber !== undefined) },
      {
        code: 'age',
        result: resultOf(years !== null),
        ...(years !== null && { years: Number(years) }),
        ...(declaredAt && { at: declaredAt.toISOString() }),
      },
    ],
  };
};
