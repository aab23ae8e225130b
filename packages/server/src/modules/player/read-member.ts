import type { Member } from '@parlour/contract/player';
import type { Sql } from '@parlour/node-kit/database/database';
import { Refusal } from '../../lib/refusal';
import { asMember } from './player';
import { readPaymentPasswordSet, readPlayer, readUsername } from './queries';

export const readMember = async (sql: Sql, playerId: string): Promise<Member> => {
  const player = await readPlayer(sql, playerId);
  if (!player) throw new Refusal('session.required');
  const upline = player.uplineId === null ? undefined : await readUsername(sql, player.uplineId);
  return asMember(player, {
    upline,
    hasPaymentPassword: await readPaymentPasswordSet(sql, playerId),
  });
};
