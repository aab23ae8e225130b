import { cashier } from '@parlour/contract/cashier';
import { identity } from '@parlour/contract/identity';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { untilWaiting, waiting } from '@parlour/testkit/ledger/lock-player';
import type { Site } from '@parlour/testkit/site/site';
import { openPayingSite } from '@parlour/testkit/cashier/payer';
import { payablePlayer, withdrawalOf, type Payable } from '@parlour/testkit/cashier/withdrawals';
import type { Transaction } from '@parlour/node-kit/database/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { providers } from '../providers/providers';
import { decideWithdrawal } from './decide-withdrawal';
import { lockRequests } from './withdrawal-queries';

let site: Site;

beforeAll(async () => {
  site = await openPayingSite(providers);
});

afterAll(async () => {
  await dropSoundSite(site);
  providers.delete('payer');
});

const askDocuments = (isEnabled: boolean) =>
  site.database.sql`
    update casework.rule set is_enabled = ${isEnabled}
    where brand = 'main' and kind = 'identity' and code = 'first_withdrawal'`;

const pass = ({ playerId }: Payable) =>
  site.database.sql`
    update identity.identity set state = 'passed', decided_at = lib.now()
    where player_id = ${playerId}::bigint`;

const ask = (player: Payable, amount = '200000') =>
  player.call(cashier.requestWithdrawal, withdrawalOf(player, amount));

test('[MEMBER-14] a withdrawal waits for the documents that a rule asks, and has them asked', async () => {
  await askDocuments(true);
  const player = await payablePlayer(site, { cash: '500000' });
  const refused = await ask(player);
  expect([refused.status, refused.refusal?.code]).toEqual([409, 'cashier.identity_needed']);
  expect((await player.get(identity.readIdentity, {})).state).toBe('asked');
  expect((await player.get(cashier.listWithdrawals, {})).list).toEqual([]);
  await pass(player);
  expect((await ask(player)).status).toBe(200);
});

test('[MEMBER-14] an approval asks again', async () => {
  await askDocuments(false);
  const player = await payablePlayer(site, { cash: '500000' });
  const { id } = (await ask(player)).body.value;
  await askDocuments(true);
  const approve = () =>
    site.database.transaction((sql) =>
      decideWithdrawal(site.platform, sql, { id, verdict: 'approve' }),
    );
  await expect(approve()).rejects.toThrow('cashier.identity_needed');
  expect((await player.get(cashier.readWithdrawal, { id })).status).toBe('reviewing');
  await askDocuments(false);
  expect((await approve())?.id).toBe(id);
});

test('[MEMBER-14] the demo brand asks for documents from a sum on, approved ones included', async () => {
  const player = await payablePlayer(site, { cash: '60000000' });
  const codeOf = async (amount: string) => (await ask(player, amount)).refusal?.code;
  expect(await codeOf('20000000')).toBe('cashier.identity_needed');
  expect((await player.get(identity.readIdentity, {})).state).toBe('asked');
  // What is less needs no documents, though they were asked for.
  const { id } = (await ask(player, '15000000')).body.value;
  await site.database.transaction((sql) =>
    decideWithdrawal(site.platform, sql, { id, verdict: 'approve' }),
  );
  expect(await codeOf('5000000')).toBe('cashier.identity_needed');
});

describe('[MEMBER-14] two withdrawals at once, of which each alone needs no documents', () => {
  const withMoney = () => payablePlayer(site, { cash: '60000000' });

  test('need them where small ones are approved by themselves: the second is refused', async () => {
    await site.setBrand('main', { autoApproveBelow: '16000000' });
    await site.database.sql`update casework.rule set is_enabled = false where kind = 'withdrawal'`;
    try {
      const player = await withMoney();
      let asked: ReturnType<typeof ask>[] = [];
      await site.database.transaction(async (sql) => {
        await lockRequests(sql, player.playerId);
        asked = [ask(player, '15000000'), ask(player, '15000000')];
        await expect.poll(() => waiting(site.database), { timeout: 10_000 }).toBe(2);
      });
      const answers = await Promise.all(asked);
      const refused = answers.flatMap(({ refusal }) => refusal?.code ?? []);
      expect(refused).toEqual(['cashier.identity_needed']);
      expect((await player.get(identity.readIdentity, {})).state).toBe('asked');
    } finally {
      await site.database.sql`update casework.rule set is_enabled = true where kind = 'withdrawal'`;
      await site.setBrand('main', { autoApproveBelow: '' });
    }
  });

  test('are not both approved by two operators', async () => {
    const player = await withMoney();
    const [one, other] = [await ask(player, '15000000'), await ask(player, '15000000')];
    const approve = (sql: Transaction, { body }: typeof one) =>
      decideWithdrawal(site.platform, sql, { id: body.value.id, verdict: 'approve' });
    let second: Promise<unknown> | undefined;
    await site.database.transaction(async (sql) => {
      await approve(sql, one);
      second = site.database
        .transaction((its) => approve(its, other))
        .then(
          () => 'approved',
          (error: Error) => error.message,
        );
      await Promise.race([second, untilWaiting(site.database)]);
    });
    expect(await second).toBe('cashier.identity_needed');
  });
});
