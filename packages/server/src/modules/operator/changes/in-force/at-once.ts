import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../../lib/context';
import { Refusal } from '../../../../lib/refusal';
import { writeAudit } from '../../../audit';
import { actorOf } from '../../actor';
import { assertAllBrands, lockPerson } from '../assert-concern';
import { type ChangeKind, type ChangeValues, type LockedObject, rightFor } from '../kind';
import { kindOf } from '../kinds';
import { propose } from '../propose';
import { type Withdrawn, withdrawScheduled } from '../queries';
import { refusalOf } from '../refusal-of';

type Stop = { kind: string; object: string; patch: ChangeValues; reason: string };

/**
 * Stops something at once, by one person, on whatever version it has: a change that is applied with
 * its line. What is so already stays, without a line. A control is never loosened this way, and
 * what has a time and would set the same fields is taken back.
 */
export const changeAtOnce = async (context: OperatorContext, stop: Stop): Promise<void> => {
  const { kind: name, object, patch, reason } = stop;
  const kind = kindOf(name);
  await context.database
    .transaction(async (sql) => {
      // As a change whose time has come, its row is locked before the object.
      const fields = Object.keys(patch);
      const also = await kind.alsoSetBy?.(sql, { object, patch });
      const withdrawn = await withdrawScheduled(sql, { kind: name, object, fields });
      if (also) withdrawn.push(...(await withdrawScheduled(sql, also)));
      const now = await kind.lock(sql, object);
      if (!now) throw new Refusal('request.unknown');
      if (withdrawn.length > 0) await noteWithdrawn(context, sql, { kind, now, stop, withdrawn });
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

type Noted = {
  kind: ChangeKind;
  now: LockedObject;
  stop: Stop;
  withdrawn: readonly Withdrawn[];
};

/** Refuses who has the right in some of the brands only; writes the lines. */
const noteWithdrawn = async (
  context: OperatorContext,
  sql: Transaction,
  { kind, now, stop: { object, patch, reason }, withdrawn }: Noted,
): Promise<void> => {
  const by = await lockPerson(sql, context.operator);
  const moved = { object, before: now.values, after: { ...now.values, ...patch } };
  assertAllBrands(
    by,
    rightFor(kind, by.rights, { object, patch }),
    await kind.brandsOf(sql, moved),
  );
  for (const { id, brand, entryId } of withdrawn) {
    await writeAudit(sql, {
      actor: actorOf(context),
      brand: brand ?? undefined,
      act: 'change.withdraw',
      objectKind: 'change',
      objectId: id.toString(),
      reason,
      secondOf: entryId.toString(),
      requestId: context.requestId,
    });
  }
};
