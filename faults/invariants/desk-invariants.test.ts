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
      where c.state <> 'closed' limit 2`,
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

  test('I12: the provider was told twice to send a payout', async () => {
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
    const begun = { kind, owner: 'nobody', key: `${kind} ${who}`, playerId: who, currency: 'VND' };
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
