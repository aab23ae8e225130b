import type { Member } from '@parlour/contract/player';
import type { Sql } from '@parlour/node-kit/database/database';
import { Refusal } from '../../lib/refusal';
import type { SiteKeys } from '../../lib/seal';
import { readPersonal } from './contacts/personal-values';
import { asMember } from './player';
import { readPaymentPasswordSet, readPlayer, readUsername } from './queries';

export const readMember = async (sql: Sql, keys: SiteKeys, playerId: string): Promise<Member> => {
  const player = await readPlayer(sql, playerId);
  if (!player) throw new Refusal('session.required');
  const upline = player.uplineId === null ? undefined : await readUsername(sql, player.uplineId);
  return asMember(player, {
    ...(await readPersonal(sql, keys, playerId, ['email', 'mobile'])),
    upline,
    hasPaymentPassword: await readPaymentPasswordSet(sql, playerId),
  });
};
