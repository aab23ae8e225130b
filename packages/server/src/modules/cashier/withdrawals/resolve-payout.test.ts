import { randomUUID } from 'node:crypto';
import { cashier } from '@parlour/contract/cashier';
import { cashierConsole } from '@parlour/contract/cashier/console';
import { casework } from '@parlour/contract/casework';
import { adjustmentCalls } from '@parlour/contract/report/adjustments';
import { micros } from '@parlour/contract/money';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import type { Site } from '@parlour/testkit/site/site';
import { nextPayer, openPayingSite, type Payer } from '@parlour/testkit/cashier/payer';
import { payablePlayer, withdrawalOf, type Payable } from '@parlour/testkit/cashier/withdrawals';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimCase } from '../../casework';
import { providers } from '../providers/providers';
import { decideWithdrawal } from './decide-withdrawal';
import { askPayout, begin, sendPayout } from './send-payout';
import { settlePayout } from './settle-payout';
import { readPayoutRow } from './payout-queries';

let site: Site;
let payer: Payer;
let [first, second]: SomeOperator[] = [];

beforeAll(async () => {
  site = await openPayingSite(providers);
  first = await openOperator(site, { roles: ['cashier'] });
  second = await openOperator(site, { roles: ['lead'] });
});

beforeEach(() => {
  payer = nextPayer(providers);
  payer.start = 'pending';
  payer.state = { state: 'pending' };
});

afterAll(async () => {
  await dropSoundSite(site);
  providers.delete('payer');
});

type Made = { player: Payable; id: string; payoutId: string };
type Resolution = { verdict: 'paid' | 'not_paid' | 'continue' | 'return'; proof?: string };

const approved = async (): Promise<Made> => {
  const player = await payablePlayer(site, { cash: '200000' });
  const { id } = await player.get(cashier.requestWithdrawal, withdrawalOf(player, '200000'));
  await site.database.transaction((sql) =>
    decideWithdrawal(site.platform, sql, { id, verdict: 'approve' }),
  );
  const [row] = await site.database.sql<{ id: string }>`
    select id from cashier.payout where withdrawal_id = ${id}::uuid`;
  return { player, id, payoutId: row!.id };
};

/** Sent, and without a final answer for a day. */
const unknown = async (payoutId: string): Promise<void> => {
  await sendPayout(site.platform, { payoutId });
  await site.database.sql`
    update cashier.payout set sent_at = sent_at - interval '25 hours'
    where id = ${payoutId}::uuid`;
  await askPayout(site.platform, payoutId);
};

const lost = async (): Promise<Made> => {
  const made = await approved();
  await unknown(made.payoutId);
  return made;
};

/** The vendor took winnings back. */
const owe = ({ id, player: { playerId } }: Made) => site.database.sql`
  select ledger.post_named(array['testing'], array[${id}::text], array['0'::"char"],
    array[${`player:${playerId}:debt`}], array['house:main:opening'], array['VND'],
    array[${micros('50000')}]::bigint[], array['adjust'], array[null]::bigint[])`;

/** Its player owes money since the approval. */
const stopped = async (): Promise<Made> => {
  const made = await approved();
  await owe(made);
  await sendPayout(site.platform, made);
  expect(payer.started.get(made.payoutId)).toBeUndefined();
  return made;
};

const caseOf = async (subjectId: string): Promise<string> => {
  const [row] = await site.database.sql<{ id: bigint }>`
    select id from casework.case_view where subject_id = ${subjectId} and state <> 'closed'`;
  return row!.id.toString();
};

const resolve = async (subjectId: string, by: SomeOperator, resolution: Resolution) => {
  const id = await caseOf(subjectId);
  const { operatorId } = by;
  const { version } = await site.database.transaction((sql) =>
    claimCase(sql, { caseId: id, operatorId }),
  );
  return by.call(cashierConsole.resolvePayout, { case: id, version, ...resolution });
};

const both = async (subjectId: string, resolution: Resolution) => {
  const { body } = await resolve(subjectId, first!, resolution);
  expect(body.value?.stage).toBe('second');
  return resolve(subjectId, second!, resolution);
};

const freed = (subjectId: string) => site.database.sql`
  update casework.case_file set claimed_by = null, claimed_at = null, claimed_until = null
  where subject_id = ${subjectId}`;

const read = ({ player, id }: Made) => player.get(cashier.readWithdrawal, { id });

/** What the report of adjustments says of a player's payout. */
const reported = async ({ player: { playerId } }: Made) => {
  const finance = await openOperator(site, { roles: ['finance'] });
  const today = site.platform.clock.now().toISOString().slice(0, 10);
  const until = new Date(site.platform.clock.now().getTime() + 86_400_000).toISOString();
  const days = { from: today, to: until.slice(0, 10) };
  const { list } = await finance.get(adjustmentCalls.listAdjustments, days);
  const lines = list.filter((one) => one.playerId === playerId);
  return lines.map(({ verdict, first: by, second: confirmedBy, entry }) => ({
    verdict,
    by,
    confirmedBy,
    moved: entry && [entry.source, entry.target, entry.amount],
  }));
};

const pocket = async ({ player }: Made, kind = 'cash'): Promise<string> => {
  const [row] = await site.database.sql<{ units: string }>`
    select trim_scale(balance / 1000000.0)::text as units from ledger.account
    where path = ${`player:${player.playerId}:${kind}`}`;
  return row?.units ?? '0';
};

describe('[WALLET-04] [OPS-02] a payout that stays unknown', () => {
  test('is paid by two persons with the bank’s proof: the hold goes to the bank', async () => {
    const made = await lost();
    const { status, body } = await both(`payout:${made.payoutId}`, {
      verdict: 'paid',
      proof: 'FT777',
    });
    expect([status, body.value]).toEqual([
      200,
      { stage: 'closed', payout: { id: made.payoutId, status: 'paid' } },
    ]);
    expect(await read(made)).toMatchObject({ status: 'paid', bankReference: 'FT777' });
    expect([await pocket(made), await pocket(made, 'held')]).toEqual(['0', '0']);
    expect(await reported(made)).toEqual([
      {
        verdict: 'paid',
        by: first!.name,
        confirmedBy: second!.name,
        moved: [`player:${made.player.playerId}:held`, 'house:main:bank:payer', '200000'],
      },
    ]);
    const lines = await site.database.sql<{ operatorId: string }>`
      select operator_id::text as "operatorId" from audit.entry_view
      where object_id = ${made.payoutId} and act = 'payout.paid'`;
    expect(lines).toHaveLength(2);
  });

  test('is not paid: the whole returns, and a later answer of the provider moves nothing', async () => {
    const made = await lost();
    const resolution = { verdict: 'not_paid' as const, proof: 'TRACE-12' };
    expect((await both(`payout:${made.payoutId}`, resolution)).status).toBe(200);
    expect((await read(made)).status).toBe('failed');
    expect([await pocket(made), await pocket(made, 'held')]).toEqual(['200000', '0']);
    const { playerId } = made.player;
    expect(await reported(made)).toMatchObject([
      {
        verdict: 'not_paid',
        moved: [`player:${playerId}:held`, `player:${playerId}:cash`, '200000'],
      },
    ]);
    payer.state = { state: 'paid' };
    await askPayout(site.platform, made.payoutId);
    expect([await pocket(made), payer.started.get(made.payoutId)]).toEqual(['200000', 1]);
  });

  test('needs the proof, the same of both, two persons, and the second’s step-up', async () => {
    const made = await lost();
    const subject = `payout:${made.payoutId}`;
    const without = await resolve(subject, first!, { verdict: 'paid' });
    expect(without.refusal?.value?.fields).toEqual([{ name: 'proof', code: 'field.required' }]);
    await resolve(subject, first!, { verdict: 'paid', proof: 'FT1' });
    const again = resolve(subject, first!, { verdict: 'paid', proof: 'FT1' });
    await expect(again).rejects.toThrow('operator.right_missing');
    await freed(subject);
    const tired = await openOperator(site, { roles: ['lead'], isSteppedUp: false });
    const unproved = await resolve(subject, tired, { verdict: 'paid', proof: 'FT1' });
    expect(unproved.refusal?.code).toBe('operator.step_up_required');
    await freed(subject);
    const other = await resolve(subject, second!, { verdict: 'paid', proof: 'FT2' });
    expect(other.body.value.stage).toBe('waiting');
    expect((await read(made)).status).toBe('unknown');
    const alone = site.database.sql`
      insert into cashier.payout_verdict (payout_id, case_id, verdict, proof, first_by, second_by)
      values (${made.payoutId}::uuid, 1, 'paid', 'FT1', 7, 7)`;
    await expect(alone).rejects.toThrow('verdict_of_two');
  });

  test('is worked by the right to resolve payouts, not by that to work withdrawals', async () => {
    const made = await lost();
    await site.database.sql`
      insert into operator.role (id, name, rights, position)
      values ('clerk', 'clerk', '{withdrawal.r,withdrawal.w}', 99) on conflict do nothing`;
    const clerk = await openOperator(site, { roles: ['clerk'] });
    const subject = `payout:${made.payoutId}`;
    const given = { verdict: 'paid' as const, proof: 'FT5' };
    await expect(resolve(subject, clerk, given)).rejects.toThrow('operator.right_missing');
    const next = await clerk.get(casework.nextCase, { kind: 'withdrawal' });
    expect(next.case?.subjectId).not.toBe(subject);
    // Who works no withdrawals may have it.
    const finance = await openOperator(site, { roles: ['finance'] });
    const seen = await finance.get(casework.readCase, { caseId: await caseOf(subject) });
    expect(seen).toMatchObject({
      orderNumber: expect.stringMatching(/^WD\d+$/),
      may: { claim: true },
    });
    expect((await resolve(subject, finance, given)).body.value.stage).toBe('second');
    const other = await openOperator(site, { roles: ['finance'] });
    expect((await resolve(subject, other, given)).body.value.payout.status).toBe('paid');
  });

  test('is not decided against a provider that knows by now', async () => {
    const made = await lost();
    payer.state = { state: 'paid', reference: 'FT900' };
    const late = { verdict: 'not_paid' as const, proof: 'TRACE-13' };
    expect((await resolve(`payout:${made.payoutId}`, first!, late)).refusal?.code).toBe(
      'desk.decided',
    );
    expect((await read(made)).status).toBe('paid');
    expect(await pocket(made)).toBe('0');
  });

  test('that is decided again by the same call gets the first answer, and no second line', async () => {
    const made = await lost();
    const subject = `payout:${made.payoutId}`;
    const id = await caseOf(subject);
    for (const [by, stage] of [
      [first!, 'second'],
      [second!, 'closed'],
    ] as const) {
      const { version } = await site.database.transaction((sql) =>
        claimCase(sql, { caseId: id, operatorId: by.operatorId }),
      );
      const given = { case: id, version, verdict: 'not_paid' as const, proof: 'TRACE-30' };
      const idempotencyKey = randomUUID();
      const send = (other: object = {}) =>
        by.call(cashierConsole.resolvePayout, { ...given, ...other }, { idempotencyKey });
      expect((await send()).body.value.stage).toBe(stage);
      expect((await send()).body.value?.stage).toBe(stage);
      for (const other of [{ proof: 'TRACE-31' }, { verdict: 'paid' as const }]) {
        expect((await send(other)).refusal?.code).toBe('request.repeat_conflict');
      }
    }
    const lines = await site.database.sql`
      select from audit.entry_view
      where object_id = ${made.payoutId} and act = 'payout.not_paid'`;
    expect([lines.length, await pocket(made)]).toEqual([2, '200000']);
  });

  test('offers its own verdicts, as each kind of subject does', async () => {
    const codes = async (subjectId: string) => {
      const view = await first!.get(casework.readCase, { caseId: await caseOf(subjectId) });
      return view.verdicts.map(({ code }) => code);
    };
    const [unsure, owing] = [await lost(), await stopped()];
    expect(await codes(`payout:${unsure.payoutId}`)).toEqual(['paid', 'not_paid']);
    expect(await codes(`stop:${owing.payoutId}`)).toEqual(['return', 'continue']);
    const player = await payablePlayer(site, { cash: '200000' });
    const { id } = await player.get(cashier.requestWithdrawal, withdrawalOf(player, '200000'));
    expect(await codes(id)).toEqual(['approve', 'refuse']);
    const wrong = await resolve(`stop:${owing.payoutId}`, first!, {
      verdict: 'paid',
      proof: 'FT9',
    });
    expect(wrong.status).toBe(404);
  });
});

describe('[WALLET-04] [OPS-02] a payout that was stopped', () => {
  test('is sent all the same once two persons say so', async () => {
    const made = await stopped();
    payer.start = 'paid';
    expect((await both(`stop:${made.payoutId}`, { verdict: 'continue' })).status).toBe(200);
    await sendPayout(site.platform, made);
    expect(payer.started.get(made.payoutId)).toBe(1);
    expect((await read(made)).status).toBe('paid');
    expect(await pocket(made, 'debt')).toBe('-50000');
  });

  test('for another reason is stopped again by a debt that no one decided about', async () => {
    const made = await approved();
    const demo = async (isDemo: boolean) => {
      await site.database.sql`update brand.brand set demo = ${isDemo} where code = 'main'`;
    };
    const [{ demo: before }] = (await site.database.sql<{ demo: boolean }>`
      select demo from brand.brand where code = 'main'`) as [{ demo: boolean }];
    await demo(!before);
    await sendPayout(site.platform, made);
    expect((await both(`stop:${made.payoutId}`, { verdict: 'continue' })).status).toBe(200);
    await demo(before);
    await owe(made);
    await sendPayout(site.platform, made);
    expect(payer.started.get(made.payoutId)).toBeUndefined();
    expect((await both(`stop:${made.payoutId}`, { verdict: 'continue' })).status).toBe(200);
    await sendPayout(site.platform, made);
    expect(payer.started.get(made.payoutId)).toBe(1);
  });

  test('returns by one person with a reason, and pays the debt first', async () => {
    const made = await stopped();
    const subject = `stop:${made.payoutId}`;
    const bare = await resolve(subject, first!, { verdict: 'return' });
    expect(bare.refusal?.code).toBe('desk.reason_missing');
    const given = { verdict: 'return' as const, reasonCode: 'payee_closed' };
    expect((await resolve(subject, first!, given)).body.value.payout.status).toBe('failed');
    expect((await read(made)).status).toBe('failed');
    expect([await pocket(made), await pocket(made, 'debt')]).toEqual(['150000', '0']);
    expect(await reported(made)).toMatchObject([
      { verdict: 'return', by: first!.name, confirmedBy: undefined },
    ]);
    await sendPayout(site.platform, made);
    expect(payer.started.size).toBe(0);
  });
});

describe('[WALLET-04] the rest of a payment', () => {
  /** A provider that paid 100,000 of 198,000 said so. */
  const short = async (): Promise<Made> => {
    const made = await approved();
    const row = await readPayoutRow(site.database.sql, made.payoutId);
    expect(await begin(site.platform, row!)).toBe(true);
    await settlePayout(site.platform, made.payoutId, { state: 'paid', paid: 100_000_000_000n });
    return made;
  };

  const decideRest = async ({ id }: Made, verdict: 'pay_rest' | 'return', reasonCode?: string) => {
    for (const by of [first!, second!]) {
      const caseId = await caseOf(`receipt:${id}`);
      const { operatorId } = by;
      const { version } = await site.database.transaction((sql) =>
        claimCase(sql, { caseId, operatorId }),
      );
      const given = { case: caseId, version, verdict, ...(reasonCode && { reasonCode }) };
      expect((await by.call(cashierConsole.decideWithdrawal, given)).status).toBe(200);
    }
  };

  const openOf = ({ id }: Made) => site.database.sql`
    select reasons, amount from casework.case_view
    where subject_id = ${`receipt:${id}`} and state <> 'closed'`;

  const partOf = async ({ id }: Made, part: number): Promise<string> => {
    const [row] = await site.database.sql<{ id: string }>`
      select id from cashier.payout where withdrawal_id = ${id}::uuid and part = ${part}`;
    return row!.id;
  };

  test('is a case as soon as the provider says that it paid less', async () => {
    const made = await short();
    expect((await read(made)).receipt).toMatchObject({ state: 'partly', amount: '100000' });
    expect(await openOf(made)).toEqual([{ reasons: ['payout_short'], amount: 98_000_000_000n }]);
  });

  test.each([
    ['failed', undefined, '98000', '100000'],
    ['paid', 60_000_000_000n, '38000', '160000'],
  ] as const)('that %s has a case again, and returns once', async (state, paid, rest, arrived) => {
    const made = await short();
    await decideRest(made, 'pay_rest');
    const payoutId = await partOf(made, 2);
    await sendPayout(site.platform, { payoutId });
    await settlePayout(site.platform, payoutId, { state, ...(paid && { paid }) });
    expect((await read(made)).receipt).toMatchObject({ state: 'partly', amount: arrived });
    expect(await openOf(made)).toHaveLength(1);
    await decideRest(made, 'return', 'payee_closed');
    expect([await pocket(made), await openOf(made)]).toEqual([rest, []]);
    expect((await read(made)).receipt?.state).toBe('settled');
  });

  test('that stays unknown is resolved too, and its money is not lost', async () => {
    const made = await short();
    await decideRest(made, 'pay_rest');
    const payoutId = await partOf(made, 2);
    await unknown(payoutId);
    await both(`payout:${payoutId}`, { verdict: 'not_paid', proof: 'TRACE-20' });
    expect(await openOf(made)).toEqual([{ reasons: ['payout_short'], amount: 98_000_000_000n }]);
  });
});
