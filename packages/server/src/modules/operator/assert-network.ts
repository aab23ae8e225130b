import type { Database } from '@parlour/node-kit/database/database';
import { Refusal } from '../../lib/refusal';
import { writeAudit } from '../audit';
import { isOutside } from './people/access-queries';
import { endSession } from './queries';

type Caller = {
  operatorId: string;
  address: string;
  /** The session that ends; without one the person is signing in. */
  signInId?: string | undefined;
};

/**
 * Refuses who calls from outside the networks that are listed for them, with a line. A session that
 * is used from there ends, so that its calls leave one line and not one each.
 */
export const assertNetwork = async (
  { database }: { database: Database },
  { operatorId, address, signInId }: Caller,
): Promise<void> => {
  if (!(await isOutside(database.sql, operatorId, address))) return;
  await database.transaction(async (sql) => {
    if (signInId !== undefined) await endSession(sql, signInId, 'network');
    await writeAudit(sql, {
      actor: { operatorId, ...(signInId !== undefined && { signInId }), address },
      act: 'session.network_refused',
      objectKind: 'operator',
      objectId: operatorId,
    });
  });
  throw new Refusal('operator.network_refused');
};
