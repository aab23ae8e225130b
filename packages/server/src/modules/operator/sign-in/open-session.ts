import type { OperatorMe } from '@parlour/contract/operator';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { ConsoleContext } from '../../../lib/context';
import { consoleCookie } from '../../../lib/http/console';
import { Refusal } from '../../../lib/refusal';
import { digestOf, newSecret } from '../../../lib/secret';
import { writeAudit } from '../../audit';
import { authenticate, sessionHours } from '../authenticate';
import { readMe } from '../read-me';
import { rememberDevice } from './known-device';
import { replaceSession } from './queries';

/** Opens the one session of a person; the answer is the cookie. */
export const openSession = async (
  sql: Transaction,
  context: ConsoleContext,
  operatorId: string,
): Promise<string> => {
  const { address, userAgent, requestId } = context;
  const cookie = newSecret();
  const cookieHash = digestOf(cookie);
  const signInId = await replaceSession(sql, { operatorId, cookieHash, address, userAgent });
  await rememberDevice(context, sql, { operatorId, signInId });
  await writeAudit(sql, {
    actor: { operatorId, signInId, address },
    act: 'session.open',
    objectKind: 'operator',
    objectId: operatorId,
    requestId,
  });
  return cookie;
};

/** Gives the browser its cookie, and who it is now. */
export const enter = async (context: ConsoleContext, cookie: string): Promise<OperatorMe> => {
  context.setCookie(consoleCookie, cookie, { maxAgeSeconds: sessionHours * 3600 });
  const operator = await authenticate(context, cookie, {
    background: true,
    address: context.address,
  });
  if (operator.isLocked) throw new Refusal('operator.locked');
  const brands = [...new Set(Object.values(operator.rights).flat())];
  return readMe({ ...context, operator: { ...operator, brands } });
};
