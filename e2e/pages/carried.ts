// tsx e2e/pages/carried.ts USERNAME: the exclusion of another account counts for this player too. A
// process of its own, as Playwright cannot load it.
import { excludeUntil } from '@parlour/server/modules/compliance/index';
import { openPlatform } from '../../scripts/start/open-platform';

const [username = ''] = process.argv.slice(2);
const { database, close } = await openPlatform();
await database.transaction(async (sql) => {
  const [player] = await sql<{ id: string }>`
    select id::text from player.player where brand = 'main' and username = ${username}`;
  if (!player) throw new Error(`there is no player ${username}`);
  await excludeUntil(sql, player.id, null);
});
await close();
process.exit();
