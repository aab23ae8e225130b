import { micros } from '@parlour/contract/money';
import { systemClock } from '@parlour/node-kit/clock';
import { createLog } from '@parlour/node-kit/log';
import { openLive } from '@parlour/server/lib/live/live';
import { decideWithdrawal } from '@parlour/server/modules/cashier/withdrawals/decide-withdrawal';
import { endCase } from '@parlour/server/modules/casework/index';
import { credit } from '@parlour/server/modules/wallet/index';
import type { Beside } from './beside';

/**
 * USERNAME AMOUNT: gives a player this much cash, and has their payees rested; with `approve` or
 * `refuse` in the amount's place it decides the withdrawal that waits.
 */
export const run: Beside = async (platform, [username = '', amount = '']) => {
  const [player] = await platform.database.sql<{ playerId: string }>`
    select id::text as "playerId" from player.player
    where brand = 'main' and username = ${username}`;
  if (!player) throw new Error(`there is no player ${username}`);
  const isVerdict = amount === 'approve' || amount === 'refuse';
  if (isVerdict) return decide(platform, player.playerId, amount);
  return pay(platform, player.playerId, { amount, reference: `story-${username}` });
};

type Platform = Parameters<Beside>[0];

const pay = async (
  { database }: Platform,
  playerId: string,
  { amount, reference }: { amount: string; reference: string },
): Promise<void> => {
  await database.sql`
    update cashier.payee set added_at = added_at - interval '10 days'
    where player_id = ${playerId}::bigint`;
  await database.transaction((transaction) =>
    credit(transaction, {
      playerId,
      currency: 'VND',
      pocket: 'cash',
      amount: micros(amount),
      namespace: 'testing',
      reference,
      source: 'house:main:opening',
      reason: 'adjust',
    }),
  );
};

const decide = async (
  { config, database }: Platform,
  playerId: string,
  verdict: 'approve' | 'refuse',
): Promise<string> => {
  const { sql } = database;
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
