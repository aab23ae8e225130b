import { randomUUID } from 'node:crypto';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openOperator } from '@parlour/testkit/people/operators';
import { requestDeposit } from '@parlour/testkit/cashier/deposit';
import { deliver, paid, signed } from '@parlour/testkit/cashier/notices';
import { logInAs, registerPlayer } from '@parlour/testkit/people/players';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '../../lib/refusal';
import { jobs as cashierJobs } from '../cashier';
import { setPlayState } from '../compliance';
import { changeEvidence, claimCase, decideCase, endCase, jobs, openCase, type Verdict } from '.';
import { wait } from './claim-queries';
import { wake } from './promise/wake';
import { someCase } from './testing/some-case';

let site: Site;
let playerId: string;
beforeAll(async () => {
  site = await openSite();
  ({ playerId } = await registerPlayer(site));
  [ann, bob, eve] = await Promise.all([leadId(), leadId(), leadId()]);
});
afterAll(() => site.drop());

let [ann, bob, eve] = ['', '', ''];

const leadId = async () => (await openOperator(site, { roles: ['lead'] })).operatorId;

const inTransaction: Site['database']['transaction'] = (work) =>
  site.platform.database.transaction(work);

const open = (changes: Partial<Parameters<typeof openCase>[1]> = {}) =>
  inTransaction((sql) => openCase(sql, someCase(playerId, changes)));

const claim = (caseId: string, operatorId: string) =>
  inTransaction((sql) => claimCase(sql, { caseId, operatorId }));

type Wish = Partial<Verdict> & { caseId: string };

const decide = (wish: Wish) =>
  inTransaction((sql) =>
    decideCase(sql, {
      version: 1,
      operatorId: ann,
      verdict: 'approve',
      needsSecond: false,
      ...wish,
    }),
  );

/** What was refused, or the stage. */
const answerTo = (wish: Wish): Promise<string> =>
  decide(wish).then(
    ({ stage }) => stage,
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );

const rowOf = async (id: string) => {
  const [row] = await site.database.sql<Record<string, unknown>>`
    select state, round, version, reasons, result, claimed_by::text as "claimedBy",
      due_at as "dueAt", number
    from casework.case_file where id = ${id}::bigint`;
  return row!;
};

describe('[OPS-01] opening a case', () => {
  test('gives a number, and the hour that the queue promises', async () => {
    const { id, number } = await open();
    expect(number).toMatch(/^CS\d{6}$/);
    const [row] = await site.database.sql<{ minutes: number }>`
      select extract(epoch from due_at - opened_at)::float8 / 60 as minutes
      from casework.case_file where id = ${id}::bigint`;
    expect(row?.minutes).toBeCloseTo(30, 3);
  });

  test('of one subject gives one case, which has the reasons of both', async () => {
    const subjectId = randomUUID();
    const first = await open({ subjectId, reasons: ['amount', 'first'] });
    const again = await open({ subjectId, reasons: ['first', 'velocity'] });
    expect(again).toEqual(first);
    expect(await rowOf(first.id)).toMatchObject({
      reasons: ['amount', 'first', 'velocity'],
      version: 2,
    });
    await open({ subjectId, reasons: ['velocity'] });
    expect(await rowOf(first.id)).toMatchObject({ version: 2 });
  });

  test('twenty times at once gives one case and one event', async () => {
    const subjectId = randomUUID();
    const opened = await Promise.all(Array.from({ length: 20 }, () => open({ subjectId })));
    const ids = new Set(opened.map(({ id }) => id));
    expect(ids.size).toBe(1);
    const events = await site.database.sql`
      select id from lib.outbox
      where type = 'casework.opened' and payload->>'subjectId' = ${subjectId}`;
    expect(events).toHaveLength(1);
  });

  test('of an unknown kind is a bug, not a case', async () => {
    await expect(open({ kind: 'nonsense' })).rejects.toThrow('there is no queue nonsense');
  });
});

describe('[OPS-01] deciding a case', () => {
  test('needs a claim of one’s own', async () => {
    const { id: caseId } = await open();
    expect(await answerTo({ caseId })).toBe('desk.lease_over');
    await claim(caseId, ann);
    expect(await answerTo({ caseId, operatorId: bob })).toBe('desk.held');
    expect(await answerTo({ caseId })).toBe('closed');
    expect(await rowOf(caseId)).toMatchObject({
      state: 'closed',
      result: 'approve',
      claimedBy: null,
    });
    expect(await answerTo({ caseId, operatorId: bob })).toBe('desk.decided');
  });

  test('needs a claim that has not ended', async () => {
    const { id: caseId } = await open();
    await claim(caseId, ann);
    await site.database.sql`
      update casework.case_file set claimed_until = lib.now() where id = ${caseId}::bigint`;
    expect(await answerTo({ caseId })).toBe('desk.lease_over');
    await claim(caseId, bob);
    expect(await answerTo({ caseId })).toBe('desk.held');
  });

  test('is refused when what was read has changed', async () => {
    const subjectId = randomUUID();
    const { id: caseId } = await open({ subjectId });
    const { version } = await claim(caseId, ann);
    const evidence = { kind: 'withdrawal', subjectId, what: 'a deposit arrived' };
    await inTransaction((sql) => changeEvidence(sql, evidence));
    expect(await answerTo({ caseId, version })).toBe('desk.changed');
    expect(await answerTo({ caseId, version: version + 1 })).toBe('closed');
  });

  test('by twenty at once is one decision', async () => {
    const { id: caseId } = await open();
    const operators = await Promise.all(Array.from({ length: 20 }, leadId));
    const claims = await Promise.allSettled(operators.map((each) => claim(caseId, each)));
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const answers = await Promise.all(
      operators.map((operatorId) => answerTo({ caseId, operatorId })),
    );
    expect(answers.filter((each) => each === 'closed')).toHaveLength(1);
    expect(answers.filter((each) => each === 'closed' || /decided|held/.test(each))).toHaveLength(
      20,
    );
    const rows = await site.database.sql`
      select operator_id from casework.decision where case_id = ${caseId}::bigint`;
    expect(rows).toHaveLength(1);
  });

  test('by one person twenty times at once is one decision', async () => {
    const { id: caseId } = await open();
    await claim(caseId, ann);
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerTo({ caseId })));
    expect(answers.toSorted()).toEqual(['closed', ...Array(19).fill('desk.decided')]);
  });

  test('against the player needs a reason of the queue’s own', async () => {
    const { id: caseId } = await open();
    await claim(caseId, ann);
    const wish = { caseId, verdict: 'refuse' };
    expect(await answerTo(wish)).toBe('desk.reason_missing');
    expect(await answerTo({ ...wish, reasonCode: 'nonsense' })).toBe('desk.reason_missing');
    expect(await answerTo({ ...wish, reasonCode: 'payee_name', note: '   ' })).toBe(
      'desk.reason_missing',
    );
    expect(await answerTo({ ...wish, reasonCode: 'payee_name', note: 'x'.repeat(5000) })).toBe(
      'desk.reason_missing',
    );
    expect(await answerTo({ ...wish, reasonCode: 'payee_name' })).toBe('closed');
  });

  test('by somebody with the player’s own device or address is refused', async () => {
    const { id: caseId } = await open();
    await claim(caseId, eve);
    await site.database.sql`
      update casework.case_file set conflicts = array[${eve}::bigint] where id = ${caseId}::bigint`;
    expect(await answerTo({ caseId, operatorId: eve })).toBe('desk.conflict');
  });
});

describe('[OPS-01] what happens to a player under an open case', () => {
  const versionOf = async (id: string) => Number((await rowOf(id)).version);
  const evidenceOf = async (id: string) =>
    (
      await site.database.sql<{ what: string }>`
        select about->>'what' as what from casework.line
        where case_id = ${id}::bigint and what = 'evidence' order by id`
    ).map(({ what }) => what);
  /** What the jobs received from the outbox, once more from the beginning each time. */
  const happened = async (of: string) => {
    const events = await site.database.sql<{ type: string; key: string; payload: object }>`
      select type, key, payload from lib.outbox
      where payload->>'playerId' = ${of} and type in ('compliance.state_changed', 'session.opened',
        'cashier.deposit_credited')
      order by id`;
    for (const { type, key, payload } of events) {
      for (const { on } of [jobs, cashierJobs]) {
        await on?.[type as 'session.opened']?.(site.platform, { key, ...payload } as never);
      }
    }
  };

  test('a block raises the version, once for each block', async () => {
    const someone = await registerPlayer(site);
    const { id: caseId } = await open({ playerId: someone.playerId });
    const { version } = await claim(caseId, ann);
    for (const state of ['blocked', 'active'] as const) {
      await inTransaction((sql) =>
        setPlayState(sql, someone.playerId, state, { until: null, reason: 'a test' }),
      );
    }
    await happened(someone.playerId);
    await happened(someone.playerId);
    expect(await evidenceOf(caseId)).toEqual(['block', 'block']);
    expect(await answerTo({ caseId, version })).toBe('desk.changed');
    expect(await answerTo({ caseId, version: await versionOf(caseId) })).toBe('closed');
  });

  test('a deposit raises the version of a withdrawal’s case, and of no later one', async () => {
    const someone = await registerPlayer(site);
    const { id: caseId } = await open({ playerId: someone.playerId });
    const other = await open({ playerId: someone.playerId, kind: 'deposit' });
    const depositId = await requestDeposit(someone, '60000');
    const body = paid({ id: depositId, amount: '60000', currency: 'VND' });
    expect((await deliver(site, signed(site, { body }))).result).toBe('credited');
    const later = await open({ playerId: someone.playerId });
    await happened(someone.playerId);
    expect(await evidenceOf(caseId)).toEqual(['deposit']);
    expect(await evidenceOf(other.id)).toEqual([]);
    expect(await versionOf(later.id)).toBe(1);
  });

  test('a sign-in on a new device raises the version, one on a known device does not', async () => {
    const someone = await registerPlayer(site);
    const { id: caseId } = await open({ playerId: someone.playerId });
    const elsewhere = await logInAs(site, someone);
    await happened(someone.playerId);
    expect(await evidenceOf(caseId)).toEqual(['device']);
    expect(elsewhere.playerId).toBe(someone.playerId);
  });
});

describe('[OPS-01] a case of a player who shares an address with an operator', () => {
  const sharedBy = async (address: string) => {
    const [someone, operator] = [
      await registerPlayer(site),
      await openOperator(site, { roles: ['lead'] }),
    ];
    await site.database.sql`
      update session.sign_in set address = ${address}::inet
      where player_id = ${someone.playerId}::bigint`;
    await site.database.sql`
      update operator.sign_in set address = ${address}::inet
      where operator_id = ${operator.operatorId}::bigint`;
    return { playerId: someone.playerId, operatorId: operator.operatorId };
  };

  test('is not given to that operator, nor claimed nor decided by them, and says so', async () => {
    const { playerId: of, operatorId } = await sharedBy('203.0.113.9');
    const { id: caseId } = await open({ playerId: of });
    const [row] = await site.database.sql<{ conflicts: bigint[] }>`
      select conflicts from casework.case_file where id = ${caseId}::bigint`;
    expect(row!.conflicts).toEqual([BigInt(operatorId)]);
    await expect(claim(caseId, operatorId)).rejects.toMatchObject({ code: 'desk.conflict' });
    const next = await site.database.sql<{ id: string | null }>`
      select casework.next_case(${operatorId}::bigint, 'withdrawal', '{main}', '{main}',
        interval '10 minutes')::text as id`;
    expect(next[0]!.id).not.toBe(caseId);
    await claim(caseId, ann);
  });

  test('is refused also when the address was shared after the case was opened', async () => {
    const { id: caseId } = await open({ playerId });
    const lead = await openOperator(site, { roles: ['lead'] });
    await claim(caseId, lead.operatorId);
    await site.database.sql`
      update operator.sign_in set address = '203.0.113.10'
      where operator_id = ${lead.operatorId}::bigint`;
    await site.database.sql`
      update session.sign_in set address = '203.0.113.10' where player_id = ${playerId}::bigint`;
    expect(await answerTo({ caseId, operatorId: lead.operatorId })).toBe('desk.conflict');
    await site.database.sql`
      update session.sign_in set address = '10.9.9.9' where player_id = ${playerId}::bigint`;
  });

  test.each([
    ['2001:db8:7:1::1', '2001:db8:7:1:9::2', 'desk.conflict'],
    ['2001:db8:7:2::1', '2001:db8:7:3::1', 'closed'],
  ])('counts %s and %s by their /64: %s', async (own, theirs, result) => {
    const { playerId: of, operatorId } = await sharedBy(own);
    const { id: caseId } = await open({ playerId: of });
    await claim(caseId, ann);
    await site.database.sql`
      update casework.case_file set conflicts = '{}', claimed_by = ${operatorId}::bigint
      where id = ${caseId}::bigint`;
    await site.database.sql`
      update session.sign_in set address = ${theirs}::inet where player_id = ${of}::bigint`;
    expect(await answerTo({ caseId, operatorId })).toBe(result);
  });

  test('is worked by all where three operators used the address: it is where they work', async () => {
    const office = '203.0.113.77';
    const { playerId: of, operatorId } = await sharedBy(office);
    await sharedBy(office);
    const { id: before } = await open({ playerId: of });
    await expect(claim(before, operatorId)).rejects.toMatchObject({ code: 'desk.conflict' });
    await sharedBy(office);
    const { id: caseId } = await open({ playerId: of });
    await claim(caseId, operatorId);
    expect(await answerTo({ caseId, operatorId })).toBe('closed');
  });

  test('is worked by all where the address is of a private network', async () => {
    const { playerId: of, operatorId } = await sharedBy('192.168.1.7');
    const { id: caseId } = await open({ playerId: of });
    await claim(caseId, operatorId);
    expect(await answerTo({ caseId, operatorId })).toBe('closed');
  });
});

describe('[OPS-01] two persons', () => {
  const first = async () => {
    const { id: caseId } = await open();
    await claim(caseId, ann);
    expect(await answerTo({ caseId, needsSecond: true })).toBe('second');
    return { caseId, version: 2 };
  };

  test('close a case when they decide the same', async () => {
    const waiting = await first();
    await claim(waiting.caseId, bob);
    expect(await answerTo({ ...waiting, operatorId: bob, needsSecond: true })).toBe('closed');
  });

  test('are two: the first is refused as the second, by the code and by the table', async () => {
    const { caseId, version } = await first();
    expect(await answerTo({ caseId, version, needsSecond: true })).toBe('desk.same_person');
    const again = site.database.sql`
      insert into casework.decision (case_id, round, stage, operator_id, verdict)
      values (${caseId}::bigint, 1, 2, ${ann}::bigint, 'approve')`;
    await expect(again).rejects.toMatchObject({ constraint: 'two_persons' });
  });

  test('are two: the first cannot keep the case from the second by claiming it again', async () => {
    const { caseId } = await first();
    await expect(claim(caseId, ann)).rejects.toMatchObject({ code: 'desk.same_person' });
    await claim(caseId, bob);
  });

  test('who disagree begin again', async () => {
    const waiting = await first();
    await claim(waiting.caseId, bob);
    const wish = { ...waiting, operatorId: bob, verdict: 'refuse', reasonCode: 'suspicion' };
    expect(await answerTo({ ...wish, needsSecond: false })).toBe('waiting');
    expect(await rowOf(waiting.caseId)).toMatchObject({ state: 'waiting', round: 2 });
  });

  test.each(['claimed', 'woken'])(
    'still decide a case that was laid aside before the second decided, and then %s',
    async (how) => {
      const { caseId } = await first();
      await inTransaction((sql) => wait(sql, caseId, { state: 'parked', minutes: 5 }));
      if (how === 'woken') {
        await site.shiftClock(6 * 60_000);
        await wake(site.platform);
        expect((await rowOf(caseId)).state).toBe('second');
        await site.shiftClock(0);
      }
      const { version } = await claim(caseId, bob);
      expect((await rowOf(caseId)).state).toBe('second');
      expect(await answerTo({ caseId, version, needsSecond: true })).toBe('desk.same_person');
      expect(await answerTo({ caseId, version, operatorId: bob, needsSecond: true })).toBe(
        'closed',
      );
    },
  );

  test('may be one where a brand in demonstration allows it, and the row says so', async () => {
    const waiting = await first();
    await site.database.sql`update brand.brand set alone = true where code = 'main'`;
    await claim(waiting.caseId, ann);
    expect(await answerTo({ ...waiting, needsSecond: true, mayBeAlone: true })).toBe('closed');
    await site.database.sql`update brand.brand set alone = false where code = 'main'`;
    const rows = await site.database.sql`
      select is_alone as "isAlone" from casework.decision
      where case_id = ${waiting.caseId}::bigint order by stage`;
    expect(rows).toEqual([{ isAlone: false }, { isAlone: true }]);
  });
});

describe('[OPS-01] a decision', () => {
  test('needs the right in the case’s brand, asked in the decision’s own transaction', async () => {
    const { id: caseId } = await open();
    const { operatorId } = await openOperator(site, { roles: ['cashier'] });
    await claim(caseId, operatorId);
    await site.database.sql`
      update operator.holding set ended_at = lib.now() where operator_id = ${operatorId}::bigint`;
    expect(await answerTo({ caseId, operatorId })).toBe('request.unknown');
    const elsewhere = await openOperator(site, { roles: ['cashier'], brands: ['second'] });
    expect(await answerTo({ caseId, operatorId: elsewhere.operatorId })).toBe('request.unknown');
    const support = await openOperator(site, { roles: ['support'] });
    expect(await answerTo({ caseId, operatorId: support.operatorId })).toBe(
      'operator.right_missing',
    );
  });

  test('has one line in the audit, whose digest it keeps', async () => {
    const { id: caseId } = await open();
    await claim(caseId, ann);
    await decide({ caseId, note: 'he called us' });
    const rows = await site.database.sql<Record<string, unknown>>`
      select e.act, e.reason, e.operator_id::text as "operatorId", e.digest = d.digest as same
      from casework.decision d
      join audit.entry e on e.case_id = d.case_id
      where d.case_id = ${caseId}::bigint`;
    expect(rows).toEqual([
      { act: 'withdrawal.approve', reason: 'he called us', operatorId: ann, same: true },
    ]);
  });
});

describe('[OPS-01] what never changes', () => {
  test('a decision, a line and the promised hour, even for the owner of the tables', async () => {
    const { id: caseId } = await open();
    await claim(caseId, ann);
    await decide({ caseId });
    const { sql } = site.database;
    await expect(sql`update casework.decision set verdict = 'refuse'`).rejects.toMatchObject({
      constraint: 'append_only',
    });
    await expect(sql`delete from casework.line`).rejects.toMatchObject({
      constraint: 'append_only',
    });
    await expect(
      sql`update casework.case_file set due_at = lib.now() where id = ${caseId}::bigint`,
    ).rejects.toMatchObject({ constraint: 'promise_kept' });
    await expect(sql`delete from casework.case_file`).rejects.toMatchObject({
      constraint: 'append_only',
    });
  });
});

test('[OPS-01] a subject that ends by itself closes its case, once', async () => {
  const subjectId = randomUUID();
  const { id: caseId } = await open({ subjectId });
  await claim(caseId, ann);
  const end = () =>
    inTransaction((sql) => endCase(sql, { kind: 'withdrawal', subjectId, result: 'cancelled' }));
  await Promise.all([end(), end(), end()]);
  expect(await answerTo({ caseId })).toBe('desk.decided');
  expect(await rowOf(caseId)).toMatchObject({ state: 'closed', result: 'cancelled', version: 2 });
  const next = await open({ subjectId });
  expect(next.id).not.toBe(caseId);
});
