import type { OperatorMe } from '@parlour/contract/operator';
import type { OperatorContext } from '../../../lib/context';
import { consoleCookie } from '../../../lib/http/console';
import { writeAudit } from '../../audit';
import { actorOf } from '../actor';
import { authenticate, steppedUpUntil } from '../authenticate';
import { lockSession } from '../queries';
import { readMe } from '../read-me';
import { assertFactor, type GivenFactor } from './check-factor';
import { guarded } from './guard';
import { noteFactor } from './queries';

/** The person shows by a factor who they are; a locked page opens. */
const prove = async (context: OperatorContext, given: GivenFactor, act: string) => {
  const { database, operator, requestId } = context;
  const own = `id ${operator.id}`;
  await guarded(context, { own }, () => assertFactor(context, operator.id, given));
  await database.transaction(async (sql) => {
    await noteFactor(sql, operator.signInId);
    await writeAudit(sql, {
      actor: actorOf(context),
      act,
      objectKind: 'operator',
      objectId: operator.id,
      requestId,
    });
  });
  const cookie = context.cookies[consoleCookie];
  return authenticate(context, cookie, {
    background: true,
    address: context.address,
  });
};

export const stepUp = async (
  context: OperatorContext,
  given: GivenFactor,
): Promise<{ until: string }> => {
  const operator = await prove(context, given, 'session.step_up');
  return { until: steppedUpUntil(operator).toISOString() };
};

export const unlock = async (context: OperatorContext, given: GivenFactor): Promise<OperatorMe> => {
  const operator = await prove(context, given, 'session.unlock');
  const brands = [...new Set(Object.values(operator.rights).flat())];
  return readMe({ ...context, operator: { ...operator, brands } });
};

export const lock = async ({ sql, operator }: OperatorContext): Promise<Record<string, never>> => {
  await lockSession(sql, operator.signInId);
  return {};
};
