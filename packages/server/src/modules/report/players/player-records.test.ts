import { cashier } from '@parlour/contract/cashier';
import { report } from '@parlour/contract/report';
import { reportConsole } from '@parlour/contract/report-console';
import { openOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { fund } from '@parlour/testkit/ledger/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
let player: SomePlayer;
const dayOf = (after: number) =>
  new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
const now = () => new Date(Date.now() + 60_000).toISOString();

beforeAll(async () => {
  site = await openSite();
  player = await registerPlayer(site);
  await fund(site, player, '250');
  await player.get(cashier.requestDeposit, { methodId: 'sandbox', amount: '500000' });
});
afterAll(() => site.drop());

const {
  listPlayerTransactions,
  listPlayerRounds,
  readPlayerBalanceAt,
  listPlayerMoney,
  readPlayerFile,
} = reportConsole;

describe('[OPS-01] the records of a player', () => {
  test('are read by an operator as the player has them', async () => {
    const { playerId } = player;
    const someone = await openOperator(site, { roles: ['support'], brands: ['main'] });
    const month = { from: dayOf(-7), to: dayOf(1) };
    const own = await player.get(report.listTransactions, month);
    const theirs = await someone.get(listPlayerTransactions, { playerId, ...month });
    expect(theirs).toEqual(own);
    expect(theirs.totals).toMatchObject({ in: '250', closing: '250' });
    const { list, totals } = await someone.get(listPlayerRounds, { playerId, ...month });
    expect([list, totals.rounds]).toEqual([[], 0]);
    const then = await someone.get(readPlayerBalanceAt, { playerId, at: now() });
    expect(then.sum).toBe('250');
    const money = await someone.get(listPlayerMoney, { playerId });
    expect(money.list).toMatchObject([{ kind: 'deposit', amount: '500000', status: 'pending' }]);
    const file = await someone.get(readPlayerFile, { playerId });
    expect(file).toEqual({ identity: { state: 'none' }, notes: [] });
  });

  test('have no note that was taken back, and no player of another brand', async () => {
    const { playerId } = player;
    const someone = await openOperator(site, { roles: ['support'], brands: ['main'] });
    await site.database.sql`
      insert into casework.note (player_id, operator_id, text, retracted_at)
      values (${playerId}::bigint, ${someone.operatorId}::bigint, 'called, the voice agrees', null),
        (${playerId}::bigint, ${someone.operatorId}::bigint, 'wrong player', lib.now())`;
    const file = await someone.get(readPlayerFile, { playerId });
    expect(file.notes).toMatchObject([
      { operator: someone.name, text: 'called, the voice agrees' },
    ]);
    const other = await openOperator(site, { roles: ['support'], brands: ['second'] });
    for (const [endpoint, input] of [
      [listPlayerTransactions, { from: dayOf(-7), to: dayOf(1) }],
      [listPlayerRounds, { from: dayOf(-7), to: dayOf(1) }],
      [readPlayerBalanceAt, { at: now() }],
      [listPlayerMoney, {}],
      [readPlayerFile, {}],
    ] as const) {
      const { status } = await other.call(endpoint as typeof readPlayerFile, {
        playerId,
        ...input,
      });
      expect([endpoint.path, status]).toEqual([endpoint.path, 404]);
    }
    const without = await openOperator(site, { roles: ['content'] });
    const refused = await without.call(listPlayerMoney, { playerId });
    expect(refused.refusal?.code).toBe('operator.right_missing');
  });
});
