import { cashier } from '@parlour/contract/cashier';
import { cashierEvidence, type WithdrawalEvidence } from '@parlour/contract/cashier/evidence';
import { micros } from '@parlour/contract/money';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { openOperator, shareAddress, type SomeOperator } from '@parlour/testkit/people/operators';
import type { Site } from '@parlour/testkit/site/site';
import { openPayingSite } from '@parlour/testkit/cashier/payer';
import { payablePlayer, withdrawalOf, type Payable } from '@parlour/testkit/cashier/withdrawals';
import { fund } from '@parlour/testkit/ledger/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimCase } from '../../casework';
import { providers } from '../providers/providers';

let site: Site;
let clerk: SomeOperator;

beforeAll(async () => {
  site = await openPayingSite(providers);
  await site.setBrand('main', { twoPersonsAbove: '1000000', autoApproveBelow: '100000' });
  clerk = await openOperator(site, { roles: ['cashier'], brands: ['main'] });
});

afterAll(async () => {
  await dropSoundSite(site);
  providers.delete('payer');
});

const caseOf = async (subjectId: string): Promise<string> => {
  const [row] = await site.database.sql<{ id: bigint }>`
    select id from casework.case_view where subject_id = ${subjectId} order by id desc limit 1`;
  return row!.id.toString();
};

const ask = async (player: Payable, amount: string): Promise<string> =>
  (await player.get(cashier.requestWithdrawal, withdrawalOf(player, amount))).id;

const { readWithdrawalCase } = cashierEvidence;

const read = async (withdrawalId: string, by = clerk): Promise<WithdrawalEvidence> =>
  by.get(readWithdrawalCase, { case: await caseOf(withdrawalId) });

describe('[OPS-02] [WALLET-04] the evidence of a withdrawal', () => {
  test('adds up from the ledger: what was there, what came since the last one, what is left', async () => {
    const player = await payablePlayer(site, { cash: '300000' });
    const first = await read(await ask(player, '200000'));
    expect(first.money).toMatchObject({ opening: '0', closing: '300000', left: '100000' });
    expect(first.money.since).toBeUndefined();
    await fund(site, player, '550000');
    const { money, curve, earlier, now } = await read(await ask(player, '600000'));
    expect(money).toMatchObject({ opening: '100000', closing: '650000', left: '50000' });
    expect(money.since?.number).toBe(first.withdrawal.number);
    const sum = money.lines.reduce((total, { amount }) => total + micros(amount), 0n);
    expect(micros(money.opening) + sum).toBe(micros(money.closing));
    expect(curve.points.map(({ balance }) => balance)).toEqual(['650000', '50000']);
    expect(earlier).toMatchObject([{ number: first.withdrawal.number, status: 'reviewing' }]);
    expect([now.cash, now.held]).toEqual(['50000', '800000']);
  });

  test('has each rule with its version, value and threshold, as they were when it was asked for', async () => {
    const player = await payablePlayer(site, { cash: '3000000' });
    const id = await ask(player, '2000000');
    await site.setBrand('main', { autoApproveBelow: '5000000' });
    const evidence = await read(id);
    await site.setBrand('main', { autoApproveBelow: '100000' });
    const rule = (code: string) => evidence.rules?.find((each) => each.code === code);
    expect(rule('first')).toEqual({
      code: 'first',
      version: 1,
      calls: true,
      compared: [{ fact: 'isFirst', is: '=', than: 'true', value: 'true', isMet: true }],
    });
    expect(rule('not_small')?.compared).toEqual([
      { fact: 'amount', is: '>=', than: '100000', value: '2000000', isMet: true },
    ]);
    expect(rule('velocity')).toMatchObject({ calls: false, compared: [{ value: '1' }, {}] });
    expect([evidence.needsSecond, evidence.twoPersonsAbove]).toEqual([true, '1000000']);
  });

  test('masks the payee, with its history, and says by which device and whether it is new', async () => {
    const player = await payablePlayer(site, { cash: '500000' });
    const id = await ask(player, '200000');
    const evidence = await read(id);
    expect(evidence.payee).toMatchObject({ holder: 'N*** M*** K***', paid: { count: 0 } });
    expect(evidence.payee.last4).toMatch(/^\d{4}$/);
    expect(evidence.device).toMatchObject({ isNew: true });
    expect(JSON.stringify(evidence)).not.toMatch(/khoa|minh/i);
    const lines = await site.database.sql`
      select act from audit.entry_view where operator_id = ${clerk.operatorId}::bigint
        and act like 'player.%'`;
    expect(lines).toEqual([]);
  });

  test('lacks what was not kept of a request of before: its rules and its device', async () => {
    const player = await payablePlayer(site, { cash: '500000' });
    const id = await ask(player, '200000');
    await site.database.sql`
      update cashier.withdrawal set review = null, sign_in_id = null where id = ${id}::uuid`;
    const evidence = await read(id);
    expect([evidence.rules, evidence.device]).toEqual([undefined, undefined]);
  });

  test('is for who may read withdrawals of the brand, and for no one who is tied to the player', async () => {
    const player = await payablePlayer(site, { cash: '500000' });
    const id = await ask(player, '200000');
    const input = { case: await caseOf(id) };
    const elsewhere = await openOperator(site, { roles: ['cashier'], brands: ['second'] });
    expect((await elsewhere.call(readWithdrawalCase, input)).status).toBe(404);
    const without = await openOperator(site, { roles: ['content'] });
    expect((await without.call(readWithdrawalCase, input)).refusal?.code).toBe(
      'operator.right_missing',
    );
    const tied = await openOperator(site, { roles: ['cashier'] });
    await shareAddress(site, tied, player);
    expect((await tied.call(readWithdrawalCase, input)).refusal?.code).toBe('desk.conflict');
    expect((await clerk.call(readWithdrawalCase, { case: '999999999' })).status).toBe(404);
    // Reading claims nothing: a colleague may.
    await clerk.get(readWithdrawalCase, input);
    const other = await openOperator(site, { roles: ['cashier'] });
    const claim = { caseId: input.case, operatorId: other.operatorId };
    await site.database.transaction((sql) => claimCase(sql, claim));
  });
});
