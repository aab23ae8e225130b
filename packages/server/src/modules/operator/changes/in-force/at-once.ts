import type { OperatorContext } from '../../../../lib/context';
import { Refusal } from '../../../../lib/refusal';
import { actorOf } from '../../actor';
import type { ChangeValues } from '../kind';
import { kindOf } from '../kinds';
import { propose } from '../propose';
import { refusalOf } from '../refusal-of';

type Stop = { kind: string; object: string; patch: ChangeValues; reason: string };

/**
 * Stops something at once, by one person, on whatever version it has: a change that is applied with
 * its line. What is so already stays, without a line. A control is never loosened this way.
 */
export const changeAtOnce = async (
  context: OperatorContext,
  { kind: name, object, patch, reason }: Stop,
): Promise<void> => {
  const kind = kindOf(name);
  await context.database
    .transaction(async (sql) => {
      const now = await kind.lock(sql, object);
      if (!now) throw new Refusal('request.unknown');
      const isSo = Object.entries(patch).every(
        ([field, value]) => JSON.stringify(now.values[field]) === JSON.stringify(value),
      );
      if (isSo) return;
      if (kind.loosens(now.values, { ...now.values, ...patch })) {
        throw new Refusal('change.needs_second');
      }
      const { version } = now;
      const { operator: by, requestId } = context;
      const actor = actorOf(context);
      await propose(context, sql, {
        kind: name,
        object,
        version,
        patch,
        reason,
        by,
        actor,
        requestId,
      });
    })
    .catch((error: unknown) => {
      throw refusalOf(error);
    });
};
