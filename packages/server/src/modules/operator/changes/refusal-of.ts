import { codeOf } from '@parlour/node-kit/database/failure';
import { Refusal } from '../../../lib/refusal';

const uniqueViolation = '23505';

/** What the database's constraints say of a change. */
export const refusalOf = (error: unknown): unknown => {
  const { constraint, detail } = error as { constraint?: string; detail?: string };
  if (constraint === 'role_conflict') {
    return new Refusal('operator.role_conflict', { rights: detail?.split(' ') });
  }
  if (codeOf(error) === uniqueViolation && constraint === 'change_open') {
    return new Refusal('change.open');
  }
  if (constraint === 'change_undone') return new Refusal('change.decided');
  if (constraint === 'holding_role_id_fkey') return new Refusal('request.unknown');
  return error;
};
