import { excludeUntil } from '@parlour/server/modules/compliance/index';
import type { Beside } from './beside';

/** USERNAME: the exclusion of another account counts for this player too. */
export const run: Beside = async ({ database }, [username = '']) => {
  await database.transaction(async (sql) => {
    const [player] = await sql<{ id: string }>`
      select id::text from player.player where brand = 'main' and username = ${username}`;
    if (!player) throw new Error(`there is no player ${username}`);
    await excludeUntil(sql, player.id, null);
  });
};
