// tsx e2e/pages/payable.ts USERNAME AMOUNT: gives a player this much cash, and has their payees
// rested; with `approve` or `refuse` in the amount's place it decides the withdrawal that waits. A
// process of its own, as Playwright cannot load it.
import { micros } from '@parlour/contract/money';
import { systemClock } from '@parlour/node-kit/clock';
import { createLog } from '@parlour/node-kit/log';
import { openLive } from '@parlour/server/lib/live/live';
import { decideWithdrawal } from '@parlour/server/modules/cashier/withdrawals/decide-withdrawal';
import { endCase } from '@parlour/server/modules/casework/index';
import { credit } from '@parlour/server/modules/wallet/index';
import { openPlatform } from '../../scripts/start/open-platform';

const [username = '', amount = ''] = process.argv.slice(2);
const { config, database, close } = await openPlatform();
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

const decide = async (verdict: 'approve' | 'refuse'): Promise<string> => {
  const log = createLog('silent', systemClock.now, { write: () => undefined });
  const live = openLive(database, log, config);
  const [row] = await sql<{ id: string }>`
    select id from cashier.withdrawal
    where player_id = ${playerId}::bigint and status = 'reviewing'`;
  const id = row?.id ?? '';
  const [reason] = await sql<{ code: string }>`
    select code from casework.reason_view
    where kind = 'withdrawal' and is_told
    order by code
    limit 1`;
  const refusal = verdict === 'refuse' && { reasonCode: reason?.code };
  await database.transaction(async (transaction) => {
    await decideWithdrawal({ database, log, live }, transaction, { id, verdict, ...refusal });
    await endCase(transaction, { kind: 'withdrawal', subjectId: id, result: verdict });
  });
  await live.close();
  return id;
};

const isVerdict = amount === 'approve' || amount === 'refuse';
const answer = String(await (isVerdict ? decide(amount) : pay()));
await close();
console.log(answer);
process.exit();
