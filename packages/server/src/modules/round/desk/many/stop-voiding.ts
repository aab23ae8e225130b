import type { InputOf } from '@parlour/contract/endpoint';
import type { roundConsole, Voiding } from '@parlour/contract/round-console';
import type { OperatorContext } from '../../../../lib/context';
import { Refusal } from '../../../../lib/refusal';
import { writeAudit } from '../../../audit';
import { assertUntied } from '../../../casework';
import { actorOf, lockRights } from '../../../operator';
import { readVoiding } from './show-voidings';
import { lockVoiding, readVoidingPlayers, stopRounds } from './voiding-queries';

/**
 * One person stops it, the author's or the second's right being enough. Who is tied to one of the
 * players would leave that one the payout.
 */
export const stopVoiding = async (
  context: OperatorContext,
  { id, reason }: InputOf<typeof roundConsole.stopVoiding>,
): Promise<Voiding> => {
  const { operator, database, requestId } = context;
  await database.transaction(async (sql) => {
    const found = await lockVoiding(sql, id);
    const rights = await lockRights(sql, operator.id);
    const held = [...(rights['round.w'] ?? []), ...(rights['round.a'] ?? [])];
    if (held.length === 0) throw new Refusal('operator.right_missing', { right: 'round.w' });
    if (!found || !held.includes(found.brand)) throw new Refusal('request.unknown');
    await assertUntied(sql, operator.id, await readVoidingPlayers(sql, id));
    if (found.isOver) return;
    const left = await stopRounds(sql, { id, operatorId: operator.id });
    if (left === 0) return;
    await writeAudit(sql, {
      actor: actorOf(context),
      brand: found.brand,
      act: 'voids.stop',
      objectKind: 'voids',
      objectId: id,
      after: { left },
      reason,
      requestId,
    });
  });
  return readVoiding(context, id);
};
