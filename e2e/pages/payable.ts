// tsx e2e/pages/payable.ts USERNAME AMOUNT: gives a player this much cash, and has their payees
// rested. With `case` in the amount's place it prints the open case of the player's documents. A
// process of its own, as Playwright cannot load it.
import { micros } from '@parlour/contract/money';
import { credit } from '@parlour/server/modules/wallet/index';
import { openPlatform } from '../../scripts/start/open-platform';

const [username = '', amount = ''] = process.argv.slice(2);
const { database, close } = await openPlatform();
const { sql } = database;
const [player] = await sql<{ playerId: string }>`
  select id::text as "playerId" from player.player
  where brand = 'main' and username = ${username}`;
if (!player) throw new Error(`there is no player ${username}`);
const { playerId } = player;

const pay = async (): Promise<void> => {
  await sql`
    update cashier.payee set added_at = added_at - interval '10 days'
    where player_id = ${playerId}::bigint`;
  await database.transaction((transaction) =>
    credit(transaction, {
      playerId,
      currency: 'VND',
      pocket: 'cash',
      amount: micros(amount),
      namespace: 'testing',
      reference: `story-${username}`,
      source: 'house:main:opening',
      reason: 'adjust',
    }),
  );
};

const caseOf = async (): Promise<string> => {
  const [row] = await sql<{ id: string }>`
    select id::text from casework.case_file
    where kind = 'identity' and subject_id = ${playerId} and state <> 'closed'`;
  return row?.id ?? '';
};

const answer = amount === 'case' ? await caseOf() : String(await pay());
await close();
console.log(answer);
process.exit();
