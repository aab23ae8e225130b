import type { Platform } from '../../lib/context';
import type { RefusedCall } from '../../lib/http/console';
import { keptText } from '../../lib/kept-text';
import { canonicalJson, hasRecentLine, writeAudit } from '../audit';

/**
 * A call that was refused for a missing right, or since the person has to do with the player,
 * leaves a line in a transaction of its own; a page that asks again by itself, one in an hour.
 */
export const noteRefused = async (
  { database }: Pick<Platform, 'database'>,
  { operator, endpoint, code, input, requestId, address }: RefusedCall,
): Promise<void> => {
  const act = 'operator.refused';
  const objectId = `${endpoint.noun}.${endpoint.name}`;
  const after = { code, right: endpoint.right, ...textsOf(input) };
  const line = { operatorId: operator.id, act, objectId, after: canonicalJson(after) };
  if (code === 'desk.conflict' && (await hasRecentLine(database.sql, line))) return;
  await database.transaction((sql) =>
    writeAudit(sql, {
      actor: { operatorId: operator.id, signInId: operator.signInId, address },
      act,
      objectKind: 'call',
      objectId,
      after,
      requestId,
    }),
  );
};

/** What the address of the call named: anything, since the input is not checked before. */
const textsOf = (input: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, keptText(String(value), 100)]),
  );
