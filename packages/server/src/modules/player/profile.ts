import { avatarIds, avatarPath } from '@parlour/contract/avatars';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { Member, player } from '@parlour/contract/player';
import type { Sql } from '@parlour/node-kit/database/database';
import type { PlayerContext } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { avatarOf, iconOf } from './player';
import { type PlayerRow, readPlayer, updateProfile } from './queries';
import { readMember } from './read-member';

/** How the player is called and shown; what is not given stays. */
export const updateOwn = async (
  { sql, config, signedIn: { playerId } }: PlayerContext,
  { nickname, ...rest }: InputOf<typeof player.updateProfile>,
): Promise<Member> => {
  await updateProfile(sql, playerId, {
    ...rest,
    ...(nickname && { nickname: nickname.normalize('NFC') }),
  });
  return readMember(sql, config, playerId);
};

export const readIcon = async ({
  sql,
  signedIn,
}: PlayerContext): Promise<OutputOf<typeof player.readIcon>> => ({
  icon: iconOf(await rowOf(sql, signedIn.playerId)),
  choices: avatarIds.map((id) => ({ id, url: avatarPath(id) })),
});

export const readAvatar = async ({
  sql,
  signedIn,
}: PlayerContext): Promise<OutputOf<typeof player.readAvatar>> =>
  avatarOf(await rowOf(sql, signedIn.playerId));

const rowOf = async (sql: Sql, playerId: string): Promise<PlayerRow> => {
  const row = await readPlayer(sql, playerId);
  if (!row) throw new Refusal('session.required');
  return row;
};
