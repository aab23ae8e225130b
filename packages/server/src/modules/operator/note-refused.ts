import type { Platform } from '../../lib/context';
import type { RefusedCall } from '../../lib/http/console';
import { writeAudit } from '../audit';

/** A call that was refused for a missing right leaves a line, in a transaction of its own. */
export const noteRefused = async (
  { database }: Pick<Platform, 'database'>,
  { operator, endpoint, code, input, requestId, address }: RefusedCall,
): Promise<void> => {
  await database.transaction((sql) =>
    writeAudit(sql, {
      actor: { operatorId: operator.id, signInId: operator.signInId, address },
      act: 'operator.refused',
      objectKind: 'call',
      objectId: `${endpoint.noun}.${endpoint.name}`,
      after: { code, right: endpoint.right, ...textsOf(input) },
      requestId,
    }),
  );
};

/** What the address of the call named. */
const textsOf = (input: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, String(value).slice(0, 100)]),
  );
