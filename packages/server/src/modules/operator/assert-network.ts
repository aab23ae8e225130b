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

/** Refuses a sign-in from outside the networks that are listed for the person. */
export const assertNetwork = async (
  deps: { database: Database },
  caller: Caller,
): Promise<void> => {
  const { operatorId, address } = caller;
  if (await isOutside(deps.database.sql, operatorId, address)) await refuseNetwork(deps, caller);
};

/**
 * Refuses who calls from outside the networks that are listed for them, with a line. A session that
 * is used from there ends, so that its calls leave one line and not one each.
 */
export const refuseNetwork = async (
  { database }: { database: Database },
  { operatorId, address, signInId }: Caller,
): Promise<never> => {
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
