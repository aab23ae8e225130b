import { cashier } from '@parlour/contract/cashier';
import { cashierConsole } from '@parlour/contract/cashier/console';
import { cashierDesk } from '@parlour/contract/cashier/desk';
import { adjustmentCalls, type Adjustment } from '@parlour/contract/report/adjustments';
import { deliver, paid, signed } from '@parlour/testkit/cashier/notices';
import { openOperator, shareAddress, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor } from '@parlour/testkit/vendors/vendor';
import { openPlay, openVoidScene } from '@parlour/testkit/ledger/void-scene';
import { payablePlayer, withdrawalOf } from '@parlour/testkit/cashier/withdrawals';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimCase } from '../../casework';

let site: Site;
let clerk: SomeOperator;
let lead: SomeOperator;
let finance: SomeOperator;

beforeAll(async () => {
  site = await openSite();
  await site.setBrand('main', { twoPersonsAbove: '1000000' });
  clerk = await openOperator(site, { roles: ['cashier'] });
  lead = await openOperator(site, { roles: ['lead'] });
  finance = await openOperator(site, { roles: ['finance'] });
  await credited();
  await returned();
  await refused();
  await approvedByTwo();
});
afterAll(() => site.drop());

const claimed = async (subject: string, by: SomeOperator) => {
  const [row] = await site.database.sql<{ id: string }>`
    select c.id::text from casework.case_view c
    left join cashier.payment p on c.kind = 'deposit' and p.id::text = c.subject_id
    where (p.payment_id = ${subject} or c.subject_id = ${subject}) and c.state <> 'closed'`;
  const caseId = row!.id;
  const { version } = await site.database.transaction((sql) =>
    claimCase(sql, { caseId, operatorId: by.operatorId }),
  );
  return { case: caseId, version };
};

/** Less arrived than was asked for, which a person must decide about. */
const partly = async () => {
  const player = await registerPlayer(site);
  const wanted = { methodId: 'sandbox', amount: '100000' };
  const deposit = await player.get(cashier.requestDeposit, wanted);
  const body = paid(deposit, { amount: '40000' });
  await deliver(site, signed(site, { body }));
  return { deposit, open: await claimed(body.paymentId, clerk) };
};

const credited = async () => {
  const { deposit, open } = await partly();
  const verdict = { ...open, verdict: 'credit' as const, orderId: deposit.number };
  await clerk.get(cashierDesk.decideDeposit, verdict as never);
};

const returned = async () => {
  const { open } = await partly();
  const verdict = { ...open, verdict: 'return', reasonCode: 'paid_twice', note: '=1+1' };
  await clerk.get(cashierDesk.decideDeposit, verdict as never);
};

const withdrawal = async (amount: string) => {
  const player = await payablePlayer(site, { cash: '5000000' });
  const wanted = withdrawalOf(player, amount, 'sandbox');
  return (await player.get(cashier.requestWithdrawal, wanted)).id;
};

const refused = async () => {
  const open = await claimed(await withdrawal('60000'), clerk);
  const verdict = { ...open, verdict: 'refuse' as const, reasonCode: 'payee_closed' };
  await clerk.get(cashierConsole.decideWithdrawal, verdict);
};

const approvedByTwo = async () => {
  const id = await withdrawal('1000001');
  for (const each of [clerk, lead]) {
    const open = await claimed(id, each);
    await each.get(cashierConsole.decideWithdrawal, { ...open, verdict: 'approve' });
  }
};

const today = () => new Date(site.platform.clock.now().getTime()).toISOString().slice(0, 10);
const dayAfter = () =>
  new Date(site.platform.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
const days = () => ({ from: today(), to: dayAfter() });

const listed = async (changes = {}, who = finance): Promise<Adjustment[]> =>
  (await who.get(adjustmentCalls.listAdjustments, { ...days(), ...changes })).list;

describe('[R-W5] the report of what persons posted', () => {
  test('has each verdict on money with who decided, who confirmed, why, and its entry', async () => {
    const lines = await listed();
    expect(lines.map(({ verdict }) => verdict)).toEqual(['approve', 'refuse', 'return', 'credit']);
    const [approve, refuse, back, credit] = lines as [
      Adjustment,
      Adjustment,
      Adjustment,
      Adjustment,
    ];
    expect(approve).toMatchObject({
      kind: 'withdrawal',
      amount: '1000001',
      first: clerk.name,
      second: lead.name,
    });
    // The payout moves it.
    expect(approve.entry).toBeUndefined();
    expect(refuse).toMatchObject({
      amount: '60000',
      first: clerk.name,
      reasonCode: 'payee_closed',
      entry: {
        namespace: 'ledger:hold',
        source: `player:${refuse.playerId}:held`,
        target: `player:${refuse.playerId}:cash`,
        amount: '60000',
      },
    });
    expect(refuse.second).toBeUndefined();
    expect(back).toMatchObject({
      note: '=1+1',
      entry: {
        namespace: 'cashier:return',
        source: 'house:main:suspense',
        target: 'house:main:bank:sandbox',
        amount: '40000',
      },
    });
    expect(credit).toMatchObject({
      kind: 'deposit',
      entry: { namespace: 'cashier', source: 'house:main:suspense', amount: '40000' },
    });
  });

  test('is of a brand, a kind, a person and days, page by page', async () => {
    expect(await listed({ kind: 'deposit' })).toHaveLength(2);
    const ofLead = await listed({ operatorId: lead.operatorId });
    expect(ofLead.map(({ verdict }) => verdict)).toEqual(['approve']);
    expect(await listed({ from: '2020-01-01', to: '2020-01-02' })).toEqual([]);
    expect(await listed({ brand: 'second' })).toEqual([]);
    const elsewhere = await openOperator(site, { roles: ['finance'], brands: ['second'] });
    expect(await listed({}, elsewhere)).toEqual([]);
    const foreign = { ...days(), brand: 'main' };
    const { status } = await elsewhere.call(adjustmentCalls.listAdjustments, foreign);
    expect(status).toBe(404);
    const { body } = await finance.call(adjustmentCalls.listAdjustments, {
      ...days(),
      cursor: Buffer.from('2026-01-01 1').toString('base64url'),
    });
    expect(body.success).toBe(false);
    const long = await finance.call(adjustmentCalls.listAdjustments, {
      from: '2020-01-01',
      to: '2026-01-02',
    });
    expect(long.status).toBe(400);
  });

  test('is a file, formulas as text, for who may export, and a line of the audit', async () => {
    const { text } = await finance.send(
      await finance.messageOf(adjustmentCalls.exportAdjustments, days()),
    );
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(text).toContain(`'=1+1`);
    expect(text).toContain('house:main:suspense');
    const audited = await site.database.sql<{ after: string }>`
      select after from audit.entry_view where act = 'adjustment.export'`;
    expect(audited.map(({ after }) => JSON.parse(after).lines)).toEqual([4]);
    const reader = await openOperator(site, { roles: ['brand'] });
    expect(await listed({}, reader)).toHaveLength(4);
    const denied = await reader.call(adjustmentCalls.exportAdjustments, days());
    expect(denied.status).toBe(403);
    const stranger = await openOperator(site, { roles: ['content'] });
    const refusal = await stranger.call(adjustmentCalls.listAdjustments, days());
    expect(refusal.status).toBe(403);
  });
});

describe('[R-I7] the report of what persons posted', () => {
  test('has each voided round, with both persons, why, and its first entry', async () => {
    const vendor = await openVendor(site);
    const scene = await openVoidScene(site);
    const player = await payablePlayer(site, { cash: '100' });
    const seat = { playerId: player.playerId, token: await vendor.token(player) };
    const play = openPlay(site, vendor, seat);
    await play.win(await play.bet(10), 30);
    const id = await play.id();
    await scene.voidRound(id);
    const [line, ...others] = await listed({ kind: 'void' });
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      id,
      kind: 'void',
      verdict: 'void',
      playerId: player.playerId,
      amount: '-20',
      currency: 'VND',
      first: scene.author.name,
      second: scene.second.name,
      reasonCode: 'malfunction',
      entry: { namespace: 'ACME', reference: `void:${id}:1`, amount: '10' },
    });
    expect(await listed({ kind: 'void', operatorId: clerk.operatorId })).toEqual([]);
  });

  test('[OPS-01] says to who is tied to the player neither why nor what colleagues noted', async () => {
    const back = (await listed()).find(({ note }) => note === '=1+1')!;
    const tied = await openOperator(site, { roles: ['finance'] });
    await shareAddress(site, tied, { playerId: back.playerId! });
    const { reasonCode: _code, note: _note, ...rest } = back;
    const lines = await listed({}, tied);
    expect(lines.find(({ id }) => id === back.id)).toEqual({ ...rest, isWithheld: true });
    expect(lines.filter(({ isWithheld }) => isWithheld)).toHaveLength(1);
    const { text } = await tied.send(
      await tied.messageOf(adjustmentCalls.exportAdjustments, days()),
    );
    expect(text).toContain('withheld,withheld');
    expect(text).not.toMatch(/=1\+1|paid_twice/);
  });
});
