import type { InputOf } from '@parlour/contract/endpoint';
import type { Member } from '@parlour/contract/player';
import type { session } from '@parlour/contract/session';
import type { PlayerContext } from '../../../lib/context';
import { readMember, updateNickname } from '../../player';

/** The player says how they want to be called, or leaves it as it is. */
export const finishFirstLogin = async (
  { sql, config, signedIn: { playerId } }: PlayerContext,
  { nickname }: InputOf<typeof session.finishFirstLogin>,
): Promise<Member> => {
  if (nickname) await updateNickname(sql, playerId, nickname.normalize('NFC'));
  return readMember(sql, config, playerId);
};
