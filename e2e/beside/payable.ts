import { micros } from '@parlour/contract/money';
import { systemClock } from '@parlour/node-kit/clock';
import { createLog } from '@parlour/node-kit/log';
import { openLive } from '@parlour/server/lib/live/live';
import { readPayoutRow } from '@parlour/server/modules/cashier/withdrawals/payout-queries';
import { askPayout, begin } from '@parlour/server/modules/cashier/withdrawals/send-payout';
import { decideWithdrawal } from '@parlour/server/modules/cashier/withdrawals/decide-withdrawal';
import { endCase } from '@parlour/server/modules/casework/index';
import { credit } from '@parlour/server/modules/wallet/index';
import type { Beside } from './beside';

/**
 * USERNAME AMOUNT: gives a player this much cash, and has their payees rested; with `approve` or
 * `refuse` in the amount's place it decides the withdrawal that waits. `lose`: a payout by hand was
 * begun a day ago, and no one knows what became of it. `unpaid`: the bank says that nothing was
 * paid.
 */
export const run: Beside = async (platform, [username = '', amount = '']) => {
  const [player] = await platform.database.sql<{ playerId: string }>`
    select id::text as "playerId" from player.player
    where brand = 'main' and username = ${username}`;
  if (!player) throw new Error(`there is no player ${username}`);
  if (amount === 'lose') return lose(platform, player.playerId);
  if (amount === 'unpaid') return markUnpaid(platform, player.playerId);
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

/** The platform as a process of the site has it, while something is done with it. */
const withPlatform = async <T>(
  { config, database }: Platform,
  work: (platform: Parameters<typeof askPayout>[0]) => Promise<T>,
): Promise<T> => {
  const log = createLog('silent', systemClock.now, { write: () => undefined });
  const live = openLive(database, log, config);
  try {
    return await work({ config, database, clock: systemClock, log, live });
  } finally {
    await live.close();
  }
};

const lose = (platform: Platform, playerId: string): Promise<void> =>
  withPlatform(platform, async (whole) => {
    const { sql } = whole.database;
    const [found] = await sql<{ id: string }>`
      select o.id from cashier.payout o join cashier.withdrawal w on w.id = o.withdrawal_id
      where w.player_id = ${playerId}::bigint and o.status = 'requested'`;
    const payout = found && (await readPayoutRow(sql, found.id));
    if (!payout) throw new Error('no payout waits for a person');
    await begin(whole, payout, { claimedBy: 'story' });
    await sql`
      update cashier.payout set sent_at = sent_at - interval '25 hours'
      where id = ${payout.id}::uuid`;
    await askPayout(whole, payout.id);
  });

const markUnpaid = async ({ database }: Platform, playerId: string): Promise<void> => {
  await database.sql`
    update cashier.payout o set paid_amount = 0
    from cashier.withdrawal w
    where w.id = o.withdrawal_id and w.player_id = ${playerId}::bigint and o.status = 'paid'`;
};

const decide = (
  platform: Platform,
  playerId: string,
  verdict: 'approve' | 'refuse',
): Promise<string> =>
  withPlatform(platform, async (whole) => {
    const { database } = whole;
    const [row] = await database.sql<{ id: string }>`
      select id from cashier.withdrawal
      where player_id = ${playerId}::bigint and status = 'reviewing'`;
    const id = row?.id ?? '';
    const [reason] = await database.sql<{ code: string }>`
      select code from casework.reason_view
      where kind = 'withdrawal' and is_told
      order by code
      limit 1`;
    const refusal = verdict === 'refuse' && { reasonCode: reason?.code };
    await database.transaction(async (transaction) => {
      await decideWithdrawal(whole, transaction, { id, verdict, ...refusal });
      await endCase(transaction, { kind: 'withdrawal', subjectId: id, result: verdict });
    });
    return id;
  });
