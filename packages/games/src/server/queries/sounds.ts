import type { SoundChoice } from '../../rounds/wire';
import type { Sql } from '@parlour/node-kit/database/database';

/** What the account chose last; null when it never did. */
export const soundOf = async (sql: Sql, playerId: bigint): Promise<SoundChoice | null> => {
  const [sound] = await sql<SoundChoice>`
    select sound_on as on, sound_volume as volume
    from games.player
    where id = ${playerId} and sound_on is not null`;
  return sound ?? null;
};

export const keepSound = async (
  sql: Sql,
  playerId: bigint,
  { on, volume }: SoundChoice,
): Promise<void> => {
  await sql`
    update games.player set sound_on = ${on}, sound_volume = ${volume} where id = ${playerId}`;
};
