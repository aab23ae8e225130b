import { randomUUID } from 'node:crypto';
import { cashier } from '@parlour/contract/cashier';
import { cashierConsole } from '@parlour/contract/cashier/console';
import { reportConsole } from '@parlour/contract/report-console';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { nextPayer, openPayingSite, type Payer } from '@parlour/testkit/cashier/payer';
import { payablePlayer, withdrawalOf, type Payable } from '@parlour/testkit/cashier/withdrawals';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimCase } from '../../casework';
import { providers } from '../providers/providers';
import { sendPayout } from './send-payout';
import { settlePayout } from './settle-payout';

let site: Site;
let payer: Payer;
let [cashierOne, cashierTwo, lead, otherLead]: SomeOperator[] = [];

beforeAll(async () => {
  site = await openPayingSite(providers);
  await site.setBrand('main', { twoPersonsAbove: '1000000' });
  cashierOne = await openOperator(site, { roles: ['cashier'] });
  cashierTwo = await openOperator(site, { roles: ['cashier'] });
  lead = await openOperator(site, { roles: ['lead'] });
  otherLead = await openOperator(site, { roles: ['lead'], brands: ['second'] });
});

beforeEach(() => {
  payer = nextPayer(providers);
});

afterAll(async () => {
  await dropSoundSite(site);
  providers.delete('payer');
});

type Made = { player: Payable; id: string };

const requested = async (amount = '200000'): Promise<Made> => {
  const player = await payablePlayer(site, { cash: amount });
  const { id } = await player.get(cashier.requestWithdrawal, withdrawalOf(player, amount));
  return { player, id };
};

const caseOf = async (subjectId: string): Promise<string> => {
  const [row] = await site.database.sql<{ id: bigint }>`
    select id from casework.case_view where subject_id = ${subjectId} order by id desc limit 1`;
  return row!.id.toString();
};

const claim = (caseId: string, { operatorId }: SomeOperator) =>
  site.database.transaction((sql) => claimCase(sql, { caseId, operatorId }));

type Verdict = {
  verdict: 'approve' | 'refuse' | 'proof' | 'pay_rest' | 'return';
  reasonCode?: string;
};

/** Claims the case and decides on what was read then. */
const decide = async (subjectId: string, by: SomeOperator, verdict: Verdict) => {
  const id = await caseOf(subjectId);
  const { version } = await claim(id, by);
  return by.call(cashierConsole.decideWithdrawal, { case: id, version, ...verdict });
};

const freed = (subjectId: string) => site.database.sql`
  update casework.case_file set claimed_by = null, claimed_at = null, claimed_until = null
  where subject_id = ${subjectId}`;

const read = ({ player, id }: Made) => player.get(cashier.readWithdrawal, { id });

const payoutsOf = (id: string) => site.database.sql<{ id: string; part: number; amount: bigint }>`
  select id, part, amount from cashier.payout where withdrawal_id = ${id}::uuid order by part`;

const cash = async ({ playerId }: Payable): Promise<bigint> => {
  const [row] = await site.database.sql<{ units: bigint }>`
    select balance / 1000000 as units from ledger.account
    where path = ${`player:${playerId}:cash`}`;
  return row?.units ?? 0n;
};

describe('the desk', () => {
  test('[WALLET-04] [OPS-02] approves a withdrawal, which is paid, with a line in the audit', async () => {
    const made = await requested();
    const { body } = await decide(made.id, cashierOne!, { verdict: 'approve' });
    expect(body.value).toEqual({
      stage: 'closed',
      withdrawal: { id: made.id, status: 'approved' },
    });
    const [payout] = await payoutsOf(made.id);
    await sendPayout(site.platform, { payoutId: payout!.id });
    expect((await read(made)).status).toBe('paid');
    const lines = await site.database.sql`
      select act from audit.entry_view where object_id = ${made.id}`;
    expect(lines).toEqual([{ act: 'withdrawal.approve' }]);
  });

  test('[WALLET-04] [OPS-02] refuses by one person, with a reason that the player reads', async () => {
    const made = await requested('5000000');
    const without = await decide(made.id, cashierOne!, { verdict: 'refuse' });
    expect(without.refusal?.code).toBe('desk.reason_missing');
    const reasonCode = 'payee_closed';
    const { body } = await decide(made.id, cashierOne!, { verdict: 'refuse', reasonCode });
    expect([body.value.stage, body.value.withdrawal.status]).toEqual(['closed', 'refused']);
    expect((await read(made)).reason).toContain('bank');
    expect(await cash(made.player)).toBe(5_000_000n);
  });

  test('[WALLET-04] [OPS-02] above the limit two persons approve, the second with the right to', async () => {
    const made = await requested('1000001');
    const first = await decide(made.id, cashierOne!, { verdict: 'approve' });
    expect(first.body.value).toMatchObject({
      stage: 'second',
      withdrawal: { status: 'reviewing' },
    });
    expect(await payoutsOf(made.id)).toEqual([]);
    const [line] = await site.database.sql<{ signInId: bigint; requestId: string }>`
      select sign_in_id as "signInId", request_id as "requestId" from audit.entry_view
      where object_kind = 'case' and object_id = ${await caseOf(made.id)}`;
    expect(line).toEqual({ signInId: expect.any(BigInt), requestId: expect.any(String) });
    const again = decide(made.id, cashierTwo!, { verdict: 'approve' });
    await expect(again).rejects.toMatchObject({ code: 'operator.right_missing' });
    const tired = await openOperator(site, { roles: ['lead'], isSteppedUp: false });
    const unproved = await decide(made.id, tired, { verdict: 'approve' });
    expect(unproved.refusal?.code).toBe('operator.step_up_required');
    await freed(made.id);
    const second = await decide(made.id, lead!, { verdict: 'approve' });
    expect(second.body.value.stage).toBe('closed');
    expect(await payoutsOf(made.id)).toHaveLength(1);
  });

  test('[WALLET-04] [OPS-02] one call ten times at once is one decision with one answer', async () => {
    const made = await requested('1000002');
    const id = await caseOf(made.id);
    const call = async (by: SomeOperator, idempotencyKey: string, version: number) => {
      const given = { case: id, version, verdict: 'approve' as const };
      const once = () => by.call(cashierConsole.decideWithdrawal, given, { idempotencyKey });
      const answers = [...(await Promise.all(Array.from({ length: 9 }, once))), await once()];
      return [...new Set(answers.map(({ body }) => body.value?.stage))];
    };
    const key = randomUUID();
    const { version } = await claim(id, cashierOne!);
    expect(await call(cashierOne!, key, version)).toEqual(['second']);
    const next = await claim(id, lead!);
    expect(await call(lead!, randomUUID(), next.version)).toEqual(['closed']);
    expect(await call(cashierOne!, key, version)).toEqual(['second']);
    expect(await payoutsOf(made.id)).toHaveLength(1);
    const lines = await site.database.sql`
      select act from audit.entry_view where object_id in (${made.id}, ${id})`;
    expect(lines).toHaveLength(4);
    const other = await requested('1000003');
    const elsewhere = { case: await caseOf(other.id), version: 1, verdict: 'approve' as const };
    const { refusal } = await cashierOne!.call(cashierConsole.decideWithdrawal, elsewhere, {
      idempotencyKey: key,
    });
    expect(refusal?.code).toBe('request.repeat_conflict');
  });

  test('[WALLET-04] [OPS-02] two operators on one case: one decision', async () => {
    const made = await requested();
    const id = await caseOf(made.id);
    const { version } = await claim(id, cashierOne!);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_each, n) =>
        (n % 2 ? cashierOne! : cashierTwo!).call(cashierConsole.decideWithdrawal, {
          case: id,
          version,
          ...(n % 3 ? { verdict: 'approve' } : { verdict: 'refuse', reasonCode: 'payee_name' }),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = answers.flatMap(({ refusal }) => (refusal ? [refusal.code] : []));
    expect(codes.filter((code) => code !== 'desk.decided' && code !== 'desk.held')).toEqual([]);
  });

  test("[WALLET-04] [OPS-01] another brand's case does not exist, nor a verdict of another kind", async () => {
    const made = await requested();
    const id = await caseOf(made.id);
    const { version } = await claim(id, lead!);
    const foreign = { case: id, version, verdict: 'approve' as const };
    expect((await otherLead!.call(cashierConsole.decideWithdrawal, foreign)).status).toBe(404);
    const wrong = { ...foreign, verdict: 'pay_rest' as const };
    expect((await lead!.call(cashierConsole.decideWithdrawal, wrong)).status).toBe(404);
  });
});

describe('what the player says of a payment', () => {
  const complained = async (paidAmount?: bigint) => {
    const made = await requested();
    await decide(made.id, cashierOne!, { verdict: 'approve' });
    const [payout] = await payoutsOf(made.id);
    await sendPayout(site.platform, { payoutId: payout!.id });
    if (paidAmount !== undefined) {
      await site.database.sql`
        update cashier.payout set paid_amount = ${paidAmount} where id = ${payout!.id}::uuid`;
    }
    const input = { id: made.id, answer: 'partly' as const, amount: '100000' };
    await made.player.get(cashier.confirmReceipt, input);
    return made;
  };

  /** Both persons. */
  const both = async ({ id }: Made, verdict: Verdict) => {
    await decide(`receipt:${id}`, cashierOne!, verdict);
    return decide(`receipt:${id}`, lead!, verdict);
  };

  test('[WALLET-04] is answered with the bank’s proof by one person', async () => {
    const made = await complained();
    const { body } = await decide(`receipt:${made.id}`, cashierOne!, { verdict: 'proof' });
    expect(body.value.stage).toBe('closed');
    expect((await read(made)).receipt).toMatchObject({
      state: 'settled',
      settled: { as: 'proved' },
    });
  });

  test('[WALLET-04] the rest is paid again only if the bank says that it paid less', async () => {
    const without = await complained();
    expect((await both(without, { verdict: 'pay_rest' })).refusal?.code).toBe(
      'cashier.payout_not_short',
    );
    const made = await complained(100_000_000_000n);
    expect((await both(made, { verdict: 'pay_rest' })).body.value.stage).toBe('closed');
    const payouts = await payoutsOf(made.id);
    expect(payouts.map(({ part, amount }) => [part, amount])).toEqual([
      [1, 198_000_000_000n],
      [2, 98_000_000_000n],
    ]);
    await sendPayout(site.platform, { payoutId: payouts[1]!.id });
    expect(payer.payouts.get(payouts[1]!.id)?.number).toMatch(/^WD\d+\/2$/);
    expect(payer.started.get(payouts[1]!.id)).toBe(1);
  });

  test('[WALLET-04] a verdict of a complaint that ended otherwise pays nothing', async () => {
    const made = await complained(100_000_000_000n);
    await site.database.sql`
      update cashier.withdrawal set receipt = 'settled' where id = ${made.id}::uuid`;
    const { refusal } = await both(made, { verdict: 'return', reasonCode: 'payee_closed' });
    expect(refusal?.code).toBe('desk.decided');
    expect(await cash(made.player)).toBe(0n);
  });

  test('[WALLET-04] or it returns to the wallet, once', async () => {
    const made = await complained(100_000_000_000n);
    expect((await both(made, { verdict: 'return', reasonCode: 'payee_closed' })).status).toBe(200);
    expect(await cash(made.player)).toBe(98_000n);
  });

  test('[WALLET-04] where what did not arrive is now, the player reads at each step', async () => {
    const settled = async (made: Made) => (await read(made)).receipt?.settled;
    const returned = await complained(100_000_000_000n);
    expect(await settled(returned)).toBeUndefined();
    await both(returned, { verdict: 'return', reasonCode: 'payee_closed' });
    expect(await settled(returned)).toEqual({ as: 'returned', amount: '98000' });
    const paidAgain = await complained(100_000_000_000n);
    payer.start = 'pending';
    await both(paidAgain, { verdict: 'pay_rest' });
    expect(await settled(paidAgain)).toEqual({ as: 'sending', amount: '98000' });
    const { dueAt, steps } = await read(paidAgain);
    expect(Date.parse(dueAt!)).toBeGreaterThan(Date.parse(steps.at(-1)!.at));
    const payoutId = (await payoutsOf(paidAgain.id))[1]!.id;
    await sendPayout(site.platform, { payoutId });
    await settlePayout(site.platform, payoutId, { state: 'paid' });
    expect(await settled(paidAgain)).toEqual({ as: 'sent', amount: '98000' });
    expect((await read(paidAgain)).dueAt).toBeUndefined();
    const { list } = await paidAgain.player.get(cashier.listWithdrawals, {});
    expect(list.map(({ receipt }) => receipt?.settled)).toEqual([{ as: 'sent', amount: '98000' }]);
  });
});

test('[R-W6] a payout whose start is under way is not started again by who asks for it', async () => {
  const made = await requested();
  await decide(made.id, cashierOne!, { verdict: 'approve' });
  const [payout] = await payoutsOf(made.id);
  const id = payout!.id;
  let arrive = (): void => undefined;
  const started: string[] = [];
  payer.provider.startPayout = async () => {
    if (started.push(id) === 1) {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
    }
    return { state: 'paid' };
  };
  const sending = sendPayout(site.platform, { payoutId: id });
  await expect.poll(() => started.length).toBe(1);
  const answer = await cashierOne!.get(cashierConsole.askPayout, { id });
  arrive();
  await sending;
  expect([started.length, answer]).toEqual([1, { status: 'sending' }]);
});

describe('a payout by hand', () => {
  const approvedByHand = async () => {
    payer.provider.paysByHand = true;
    payer.state = { state: 'pending' };
    const made = await requested();
    await decide(made.id, cashierOne!, { verdict: 'approve' });
    const [payout] = await payoutsOf(made.id);
    await sendPayout(site.platform, { payoutId: payout!.id });
    return { ...made, payoutId: payout!.id };
  };

  test('[WALLET-04] is being sent from the moment a person claims it, and one has it', async () => {
    const made = await approvedByHand();
    expect((await read(made)).status).toBe('approved');
    const id = made.payoutId;
    const answers = await Promise.all(
      [cashierOne!, cashierTwo!].map((by) => by.call(cashierConsole.claimPayout, { id })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 423]));
    const claimed = answers.find(({ status }) => status === 200)!;
    expect(claimed.body.value).toMatchObject({
      status: 'sending',
      account: { bank: 'Vietcombank', holder: 'NGUYEN MINH KHOA' },
      claimedByName: [cashierOne!, cashierTwo!][answers.indexOf(claimed)]!.name,
    });
    expect((await read(made)).status).toBe('sending');
    expect(payer.started.size).toBe(0);
    const { list } = await lead!.get(cashierConsole.listPayouts, {});
    expect(list.map((each) => each.id)).toContain(id);
    expect(JSON.stringify(list)).not.toContain(claimed.body.value.account.number);
  });

  test('[WALLET-04] is paid only when the bank says so, by the reference that was entered', async () => {
    const made = await approvedByHand();
    const id = made.payoutId;
    await cashierOne!.get(cashierConsole.claimPayout, { id });
    const foreign = { id, reference: 'FT123456' };
    expect((await cashierTwo!.call(cashierConsole.setPayoutReference, foreign)).refusal?.code).toBe(
      'desk.held',
    );
    const entered = await cashierOne!.get(cashierConsole.setPayoutReference, foreign);
    expect(entered.bankReference).toBe('FT123456');
    await cashierOne!.get(cashierConsole.askPayout, { id });
    expect((await read(made)).status).toBe('sending');
    const asked: unknown[] = [];
    payer.provider.askPayout = async (_platform, payout) => {
      asked.push(payout.reference);
      return { state: 'paid' };
    };
    expect(await cashierOne!.get(cashierConsole.askPayout, { id })).toEqual({ status: 'paid' });
    expect(asked).toEqual(['FT123456']);
    expect(await read(made)).toMatchObject({ status: 'paid', bankReference: 'FT123456' });
  });

  test('[OPS-02] is shown whole only until it is paid, and each time leaves a line', async () => {
    const { payoutId: id } = await approvedByHand();
    const show = () => cashierOne!.call(cashierConsole.claimPayout, { id });
    const [first, second] = [await show(), await show()];
    expect([first.status, second.status]).toEqual([200, 200]);
    payer.provider.askPayout = async () => ({ state: 'paid' });
    await cashierOne!.get(cashierConsole.askPayout, { id });
    const late = await show();
    expect(late.refusal?.code).toBe('desk.decided');
    expect(JSON.stringify(late.body)).not.toContain('NGUYEN MINH KHOA');
    const lines = await site.database.sql`
      select id from audit.entry_view where object_id = ${id} and act = 'payout.claim'`;
    expect(lines).toHaveLength(2);
  });
});

test('[OPS-02] a person asks providers, resolves payouts and reads the dashboard so many times a minute', async () => {
  const limited = await openSite({ LIMITS_EXEMPT: '' });
  const eager = await openOperator(limited, { roles: ['cashier'] });
  const resolving = { case: '1', version: 1, verdict: 'return' as const };
  const codesOf = async (ask: () => Promise<{ refusal?: { code: string } | undefined }>) => {
    const answers = await Promise.all(Array.from({ length: 200 }, ask));
    return new Set(answers.map(({ refusal }) => refusal?.code));
  };
  expect([
    await codesOf(() => eager.call(cashierConsole.askPayout, { id: randomUUID() })),
    await codesOf(() => eager.call(cashierConsole.resolvePayout, resolving)),
    await codesOf(() => eager.call(reportConsole.readDashboard, {})),
  ]).toEqual([
    new Set(['request.unknown', 'request.too_many']),
    new Set(['request.unknown', 'request.too_many']),
    new Set(['operator.right_missing', 'request.too_many']),
  ]);
  await limited.drop();
});
