import type { AuditLine } from '@parlour/contract/audit';
import type { ConsolePhrases } from '@parlour/locales/console-phrases';

/** Who acted: an operator by name, the player, the machine, or a command by its login. */
export const whoActed = (
  { machine, player }: ConsolePhrases['audit'],
  { operator, role }: Pick<AuditLine, 'operator' | 'role'>,
): string | undefined => {
  if (operator !== undefined) return operator;
  if (role === 'system') return machine;
  return role === 'player' ? player : role;
};
