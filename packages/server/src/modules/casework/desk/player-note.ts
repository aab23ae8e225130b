import type { InputOf } from '@parlour/contract/endpoint';
import type { noteDesk } from '@parlour/contract/note-desk';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { actorOf, holdRight } from '../../operator';
import { findNoteByKey, holdPlayer, insertPlayerNote } from './player-note-queries';

/** A note about a player, with its line, which has no more of it than its number. */
export const writePlayerNote = async (
  context: OperatorContext,
  { playerId, note }: InputOf<typeof noteDesk.writePlayerNote>,
): Promise<{ id: string }> => {
  const { database, operator, idempotencyKey: key, requestId } = context;
  const text = note.trim();
  return database.transaction(async (sql) => {
    // Until the commit the account does not end, which deletes what was written about it.
    const brand = await holdPlayer(sql, playerId);
    if (brand === undefined) throw new Refusal('request.unknown');
    await holdRight(sql, operator, { right: 'note.w', brand });
    const id = await insertPlayerNote(sql, { playerId, operatorId: operator.id, text, key });
    if (id === undefined) {
      const known = await findNoteByKey(sql, { operatorId: operator.id, key });
      if (known?.playerId === playerId && known.text === text) return { id: known.id };
      throw new Refusal('request.repeat_conflict');
    }
    await writeAudit(sql, {
      actor: actorOf(context),
      brand,
      act: 'player.note',
      objectKind: 'player',
      objectId: playerId,
      playerId,
      after: { note: id },
      requestId,
    });
    return { id };
  });
};
