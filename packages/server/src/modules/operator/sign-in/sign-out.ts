import type { OperatorContext } from '../../../lib/context';
import { consoleCookie } from '../../../lib/http/console';
import { writeAudit } from '../../audit';
import { actorOf } from '../actor';
import { endSession } from '../queries';

export const signOut = async (context: OperatorContext): Promise<Record<string, never>> => {
  const { database, operator, requestId } = context;
  await database.transaction(async (sql) => {
    await endSession(sql, operator.signInId, 'sign_out');
    await writeAudit(sql, {
      actor: actorOf(context),
      act: 'session.end',
      objectKind: 'operator',
      objectId: operator.id,
      requestId,
    });
  });
  context.clearCookie(consoleCookie);
  return {};
};
