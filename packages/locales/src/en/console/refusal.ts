import type { Translated } from '../../phrases';
import type { refusal as vi } from '../../vi/console/refusal';

export const refusal = {
  'operator.session_required': 'Sign in first.',
  'operator.locked': 'The page is locked. Open it with a code.',
  'operator.right_missing': 'You don’t have this right. An administrator gives it.',
  'operator.step_up_required': 'Confirm it’s you to continue.',
  'operator.wrong_credentials': 'The name, the password or the code is wrong.',
  'operator.account_locked': 'Too many wrong tries. The account is locked for 30 minutes.',
  'operator.code_used': 'This code was used already. Wait for the next one.',
  'operator.invitation_over': 'The invitation is over or was used. Ask for a new one.',
  'operator.password_weak': 'That password is too easy to guess. Choose another.',
  'operator.name_taken': 'That name is taken.',
  'operator.role_conflict': 'One person may not hold both of these rights.',
  'operator.self': 'A person’s own rights are changed by somebody else.',
  'operator.last_of_kind': 'This is the last person with this role.',
  'operator.lookup_limit': 'Too many lookups within an hour.',
  'operator.reveal_limit': 'Too many personal values were opened within an hour.',
  'change.stale': 'This changed since you opened it. Look again before you save.',
  'change.open': 'Another proposal for this is open.',
  'change.needs_second': 'A second person must approve this change.',
  'change.same_person': 'The second person must be another one.',
  'change.reason_missing': 'Give a reason.',
  'change.not_undoable': 'This change cannot be undone.',
  'change.decided': 'This proposal was decided already.',
  'change.real_brand': 'This brand takes real money: it is changed in the console only.',
  'brand.not_ready': 'This brand is not ready for real money.',
} as const satisfies Translated<typeof vi>;
