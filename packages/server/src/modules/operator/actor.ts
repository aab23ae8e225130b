import type { OperatorContext } from '../../lib/context';
import type { Actor } from '../audit';

/** The caller, as a line of the audit names them. */
export const actorOf = ({
  operator,
  address,
}: Pick<OperatorContext, 'operator' | 'address'>): Actor => ({
  operatorId: operator.id,
  signInId: operator.signInId,
  address,
});
