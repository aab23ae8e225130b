import type { InputOf } from '@parlour/contract/endpoint';
import type { playerConsole, PlayerLabels } from '@parlour/contract/player-console';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import type { LentToDesk } from './hold-right';
import { lockLabels, updateLabels } from './label-queries';

/** The label and the rank of a player, as an operator sets them; the line has both states. */
export const setLabels =
  ({ holdRight }: LentToDesk) =>
  (
    { database, operator, address, requestId }: OperatorContext,
    { playerId, reason, ...wanted }: InputOf<typeof playerConsole.setLabels>,
  ): Promise<PlayerLabels> => {
    const after: PlayerLabels = {
      memberLabel: (wanted.memberLabel ?? '').normalize('NFC').trim(),
      rankLevel: wanted.rankLevel,
      rankLabel: (wanted.rankLabel ?? '').normalize('NFC').trim(),
    };
    return database.transaction(async (sql) => {
      const found = await lockLabels(sql, { brands: operator.brands, playerId });
      if (!found) throw new Refusal('request.unknown');
      const { brand, ...before } = found;
      await holdRight(sql, operator, { right: 'player.w', brand });
      await updateLabels(sql, playerId, after);
      await writeAudit(sql, {
        actor: { operatorId: operator.id, signInId: operator.signInId, address },
        brand,
        act: 'player.label',
        objectKind: 'player',
        objectId: playerId,
        playerId,
        before,
        after,
        reason,
        requestId,
      });
      return after;
    });
  };
