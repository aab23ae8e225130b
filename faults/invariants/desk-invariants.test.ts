import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckContext, Violation } from '../harness/types';
import { openInvariants } from '.';
import { openDeskScene, type DeskScene } from './desk-scene';

let scene: DeskScene;
beforeAll(async () => {
  scene = await openDeskScene();
}, 60_000);
afterAll(() => scene.close());

const idsOf = async (context: CheckContext): Promise<string[]> => {
  const found: Violation[] = [];
  for (const { during, check, id } of openInvariants()) {
    // The sums of days are counted by a job that does not run here.
    if (id !== 'I21' && (during || context.isFinal)) found.push(...(await check(context)));
  }
  return [...new Set(found.map(({ invariant }) => invariant))];
};

test('[R-W6] a sound desk violates no invariant, neither during the run nor at the end', async () => {
  const refused = Object.entries(scene.operations).filter(([, { outcome }]) => outcome !== 'ok');
  expect(refused).toEqual([]);
  expect(scene.history.operations.filter(({ kind }) => kind === 'payout')).toHaveLength(3);
  await scene.spoiled(async () => {
    expect(await idsOf(scene.context())).toEqual([]);
    expect(await idsOf(scene.context({ isFinal: true }))).toEqual([]);
  });
});

/** A process that began before all changes, which are an hour old, and was seen at a time. */
const aProcess = (seenAt: string): string => `
  update operator.change set decided_at = lib.now() - interval '1 hour'
  where decided_at is not null;
  insert into lib.process (id, host, pid, roles, build, node_version, seen_at, started_at)
  values (gen_random_uuid(), 'kept', 9, '{web}', 'test', 'v22', ${seenAt},
    lib.now() - interval '2 hours')`;

const spoils: { id: string; wrong: string; by: string; onlyAtEnd?: true }[] = [
  {
    id: 'I12',
    wrong: 'a withdrawal holds another amount',
    by: `update cashier.withdrawal set amount = amount + 1, fee = fee + 1 where status = 'paid'`,
  },
  {
    id: 'I12',
    wrong: 'the hold of a refused one is open again',
    by: `update ledger.hold set state = 'open', resolved_at = null where state = 'voided'`,
  },
  {
    id: 'I12',
    wrong: 'a held account has more than its holds',
    by: `update ledger.account set balance = balance + 1 where path like '%:held'`,
  },
  {
    id: 'I12',
    wrong: 'a fee was not booked',
    by: `delete from ledger.transfer t using ledger.namespace n
      where n.id = t.namespace_id and n.name = 'cashier:withdrawal:fee'`,
  },
  {
    id: 'I12',
    wrong: 'an approved one has no payout',
    by: 'delete from cashier.payout',
  },
  {
    id: 'I12',
    wrong: 'a payout has another amount than the provider paid',
    by: 'update cashier.payout set amount = amount - 1',
  },
  {
    id: 'I12',
    wrong: 'a payout failed that the provider paid',
    by: `update cashier.payout set status = 'failed'`,
  },
  {
    id: 'I12',
    wrong: 'a withdrawal never ends',
    onlyAtEnd: true,
    by: `update cashier.withdrawal
      set status = 'unknown', closed_at = null, receipt = null, receipt_due_at = null
      where status = 'paid'`,
  },
  {
    id: 'I6',
    wrong: 'a withdrawal that was acknowledged is gone',
    onlyAtEnd: true,
    by: `delete from cashier.withdrawal where status = 'refused'`,
  },
  {
    id: 'I18',
    wrong: 'one person approved above the amount of two',
    by: 'delete from casework.decision where stage = 2',
  },
  {
    id: 'I18',
    wrong: 'money moved by no decision at all',
    by: 'delete from casework.decision',
  },
  {
    id: 'O1',
    wrong: 'a line of the audit was edited',
    by: `update audit.entry set reason = 'another one'`,
  },
  {
    id: 'O1',
    wrong: 'a line is gone',
    by: 'delete from audit.entry where id = (select min(id) from audit.entry)',
  },
  {
    id: 'O1',
    wrong: 'a link is gone',
    by: 'delete from audit.link where n = 2',
  },
  {
    id: 'O1',
    wrong: 'two lines were swapped',
    by: `update audit.link l set digest = o.digest, entry_id = -o.entry_id
      from audit.link o where l.n in (1, 2) and o.n = 3 - l.n`,
  },
  {
    id: 'O1',
    wrong: 'a line waits for its link for too long',
    onlyAtEnd: true,
    by: `insert into audit.unlinked select max(id) from audit.entry;
      update audit.entry set at = at - interval '1 minute'
      where id = (select max(id) from audit.entry)`,
  },
  {
    id: 'O2',
    wrong: 'a decision has no line',
    by: `update casework.decision set digest = sha256('another')`,
  },
  {
    id: 'O2',
    wrong: 'a change has no line',
    by: `update operator.change set digest = sha256('another')`,
  },
  {
    id: 'O2',
    wrong: 'a line tells of no change',
    by: 'delete from operator.change',
  },
  {
    id: 'O2',
    wrong: 'a value was opened without a line',
    by: `delete from audit.entry where act = 'player.reveal'`,
  },
  {
    id: 'O2',
    wrong: 'a line tells of a value that was not opened',
    onlyAtEnd: true,
    by: `insert into audit.entry (at, operator_id, act, object_kind, object_id, request_id, digest)
      select at, operator_id, act, object_kind, object_id, 'another', sha256('another')
      from audit.entry where act = 'player.reveal'`,
  },
  {
    id: 'O2',
    wrong: 'a file was fetched without a line',
    by: `delete from audit.entry where act = 'export.fetch'`,
  },
  {
    id: 'O2',
    wrong: 'a file was fetched twice',
    by: `insert into audit.entry (at, operator_id, act, object_kind, object_id, after, digest)
      select at, operator_id, act, object_kind, object_id, after, sha256('another')
      from audit.entry where act = 'export.fetch'`,
  },
  {
    id: 'O2',
    wrong: 'a file was fetched by another than who asked for it',
    by: `update audit.entry set operator_id = operator_id - 1 where act = 'export.fetch'`,
  },
  {
    id: 'O2',
    wrong: 'a file is not the one of its lines',
    by: `update report.export set digest = sha256('another')`,
  },
  {
    id: 'O2',
    wrong: 'a line tells of a file that was not asked for',
    by: 'delete from report.export_part; delete from report.export',
  },
  {
    id: 'O2',
    wrong: 'a line tells of no decision',
    by: `delete from casework.decision where verdict = 'refuse'`,
  },
  {
    id: 'O3',
    wrong: 'one person decided both',
    by: `update casework.decision d set operator_id = f.operator_id from casework.decision f
      where d.stage = 2 and f.case_id = d.case_id and f.stage = 1`,
  },
  {
    id: 'O3',
    wrong: 'one person both proposed and confirmed',
    by: `alter table operator.change drop constraint second_is_another;
      update operator.change set needs_second = true, second = author`,
  },
  {
    id: 'O4',
    wrong: 'what waits for a person has no open case',
    by: `update casework.case_file
      set state = 'closed', closed_at = now(), result = 'return', claimed_by = null,
        claimed_at = null, claimed_until = null
      where state <> 'closed'`,
  },
  {
    id: 'O4',
    wrong: 'a complaint about a payment has no case',
    by: `update casework.case_file set subject_id = 'receipt:none'
      where subject_id like 'receipt:%'`,
  },
  {
    id: 'O4',
    wrong: 'documents that were sent have no case',
    by: `update casework.case_file set subject_id = '0' where kind = 'identity'`,
  },
  {
    id: 'O4',
    wrong: 'documents that passed have an open case',
    by: `update identity.identity set state = 'passed', decided_at = lib.now()`,
  },
  {
    id: 'O4',
    wrong: 'what has its end has an open case',
    by: `update casework.case_file set state = 'waiting', closed_at = null, result = null
      where state = 'closed'`,
  },
  {
    id: 'O5',
    wrong: 'a case was decided that no one had claimed',
    by: `delete from casework.line where what = 'claimed'`,
  },
  {
    id: 'O5',
    wrong: 'a case was decided by another than who had claimed it',
    by: `update casework.line set operator_id = operator_id + 1 where what = 'claimed'`,
  },
  {
    id: 'O5',
    wrong: 'a case was given to two',
    by: `insert into casework.line (case_id, what, operator_id)
      select c.id, 'claimed', o.id from casework.case_file c, operator.operator o
      where c.kind = 'deposit' and c.state <> 'closed' limit 2`,
  },
  {
    id: 'O7',
    wrong: 'a process that lives does not follow a change',
    by: aProcess(`lib.now()`),
  },
  {
    id: 'O7',
    wrong: 'a process followed a change too late',
    by: `${aProcess('lib.now()')};
      insert into operator.acknowledgement (change_id, process_id, at)
      select c.id, p.id, c.decided_at + interval '6 seconds'
      from operator.change c, lib.process p where c.state = 'applied'`,
  },
  {
    id: 'O7',
    wrong: 'a process follows a change that was refused',
    by: `insert into operator.acknowledgement (change_id, process_id)
        select id, gen_random_uuid() from operator.change;
      update operator.change set state = 'rejected', digest = null`,
  },
  {
    id: 'O9',
    wrong: 'an export that was acknowledged is not there',
    onlyAtEnd: true,
    by: `update report.export set key = 'another'`,
  },
  {
    id: 'O9',
    wrong: 'a decision that was acknowledged is not there',
    onlyAtEnd: true,
    by: `delete from casework.act where name = 'decided'`,
  },
];

describe('[R-W6] an invariant of the desk fires when', () => {
  test.each(spoils)('$id: $wrong', async ({ id, by, onlyAtEnd }) => {
    await scene.spoiled(async (client) => {
      await client.query(by);
      expect(await idsOf(scene.context({ isFinal: true }))).toContain(id);
      if (!onlyAtEnd) expect(await idsOf(scene.context())).toContain(id);
    });
  });

  test('O7 not: the process was not seen since, or a fault struck', async () => {
    const inForce = openInvariants().find(({ id }) => id === 'O7')!;
    const { history } = scene;
    await scene.spoiled(async (client) => {
      await client.query(aProcess(`lib.now() - interval '1 hour'`));
      expect(await inForce.check(scene.context())).toEqual([]);
    });
    await scene.spoiled(async (client) => {
      await client.query(aProcess('lib.now()'));
      const struck = { ...history, faults: [{ from: -3_700_000, upto: history.now() - 1000 }] };
      expect(await inForce.check(scene.context({ history: struck }))).toEqual([]);
      const long = { ...history, faults: [{ from: -3_700_000, upto: -10_000 }] };
      expect(await inForce.check(scene.context({ history: long }))).toHaveLength(1);
    });
  });

  test('O7: a process shows what a setting was before', async () => {
    const inForce = openInvariants().find(({ id }) => id === 'O7')!;
    const asked = { process: 1, setting: 'feedbackMinWords', wanted: 4, found: 3, since: 0 };
    const seen = async (shown: object, faults: { from: number; upto: number }[] = []) => {
      const history = { ...scene.history, faults, shown: [{ ...asked, sentAt: 6000, ...shown }] };
      return (await inForce.check(scene.context({ history }))).length;
    };
    expect(await seen({})).toBe(1);
    expect(await seen({ found: 4 })).toBe(0);
    expect(await seen({ sentAt: 3000 })).toBe(0);
    expect(await seen({}, [{ from: 2000, upto: 5000 }])).toBe(0);
  });

  test.each([
    ['the same file is given twice', {}],
    ['another person gets a file', { isForged: true }],
  ])('O9: %s', async (_wrong, changes) => {
    const acts = openInvariants().find(({ id }) => id === 'O9')!;
    const { history, operations } = scene;
    const again = { ...operations.file!, ...changes };
    const given = { ...history, operations: [...history.operations, again] };
    expect(await acts.check(scene.context())).toEqual([]);
    expect(await acts.check(scene.context({ history: given }))).toHaveLength(1);
  });

  test('O1: the newest links are gone that were once seen', async () => {
    await scene.spoiled(async (client) => {
      const chain = openInvariants().find(({ id }) => id === 'O1')!;
      expect(await chain.check(scene.context())).toEqual([]);
      await client.query(`delete from audit.entry e using audit.link l
        where l.entry_id = e.id and l.n = (select max(n) from audit.link)`);
      await client.query('delete from audit.link where n = (select max(n) from audit.link)');
      expect((await chain.check(scene.context())).map(({ what }) => what)).toEqual([
        expect.stringMatching(/^link \d+ of the audit is not what it was$/),
      ]);
    });
  });

  test('I12: the provider was asked twice to send a payout', async () => {
    const payout = scene.history.operations.find(({ kind }) => kind === 'payout')!;
    payout.attempts.push(payout.attempts[0]!);
    expect(await idsOf(scene.context())).toEqual(['I12']);
    payout.attempts.pop();
  });

  test.each([
    ['I17', 'blocked', 'bet', '42'],
    ['I17', 'blocked', 'transfer', '42'],
    ['O6', 'stripped', 'decision', '7'],
  ] as const)('%s: who is %s does a %s', async (id, what, kind, who) => {
    const { history } = scene;
    const lift = history.ban(what, who);
    const begun = { kind, owner: 'unknown', key: `${kind} ${who}`, playerId: who, currency: 'VND' };
    const operation = history.begin({ ...begun, startedAt: history.now() + 1 });
    operation.endedAt = operation.startedAt + 1;
    const invariant = () =>
      openInvariants()
        .find((one) => one.id === id)!
        .check(scene.context());
    operation.outcome = 'refused';
    expect(await invariant()).toEqual([]);
    operation.outcome = 'ok';
    expect(await invariant()).toMatchObject([{ invariant: id, key: begun.key }]);
    operation.endedAt = Infinity;
    lift();
    expect(await invariant()).toEqual([]);
    history.bans.pop();
    history.operations.pop();
  });

  test('I17: who is blocked is sent a transfer', async () => {
    const { history } = scene;
    const lift = history.ban('excluded', '43');
    const between = { playerId: '42', toPlayerId: '43', currency: 'VND' };
    const begun = {
      kind: 'transfer',
      owner: 'unknown',
      key: 'transfer to 43',
      ...between,
    } as const;
    const operation = history.begin({ ...begun, startedAt: history.now() + 1 });
    operation.endedAt = operation.startedAt + 1;
    operation.outcome = 'ok';
    const bans = openInvariants().find(({ id }) => id === 'I17')!;
    expect(await bans.check(scene.context())).toMatchObject([{ invariant: 'I17', key: begun.key }]);
    lift();
    history.bans.pop();
    history.operations.pop();
  });

  test('O5: a decision counted that had to be refused', async () => {
    const decision = scene.operations['approved, approve by one']!;
    decision.isForged = true;
    const found = await idsOf(scene.context());
    decision.isForged = false;
    expect(found).toEqual(['I10', 'O5']);
  });

  test('O9: a refused decision counts', async () => {
    const decision = scene.operations['approved, approve by one']!;
    decision.outcome = 'refused';
    const found = await idsOf(scene.context({ isFinal: true }));
    decision.outcome = 'ok';
    expect(found).toEqual(['O9']);
  });

  test('O9: a decision got no answer; not, where its person has lost the right meanwhile', async () => {
    const decision = scene.operations['approved, approve by one']!;
    const attempt = decision.attempts[0]!;
    const answersOf = async (answer: string) => {
      decision.outcome = 'unknown';
      decision.attempts.push({ ...attempt, outcome: 'unknown', answer });
      const found = await idsOf(scene.context({ isFinal: true }));
      decision.attempts.pop();
      decision.outcome = 'ok';
      return found;
    };
    const busy = await answersOf('HTTP 503 {"success":false,"code":"system.busy"');
    const barred = await answersOf('HTTP 403 {"success":false,"code":"operator.right_missing"');
    expect([busy, barred]).toEqual([['O9'], []]);
  });

  test('O9: a decision that counted was refused when it was sent again', async () => {
    const decision = scene.operations['approved, approve by one']!;
    const attempt = decision.attempts[0]!;
    const answer = 'HTTP 409 {"success":false,"code":"desk.decided"';
    decision.attempts.push({ ...attempt, outcome: 'refused', answer });
    const found = await idsOf(scene.context());
    decision.attempts.pop();
    expect(found).toEqual(['O9']);
  });
});
