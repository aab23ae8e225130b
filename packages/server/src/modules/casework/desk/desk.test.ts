import { randomUUID } from 'node:crypto';
import { casework, type CaseView } from '@parlour/contract/casework';
import { micros } from '@parlour/contract/money';
import { bindContact } from '@parlour/testkit/people/contacts';
import { messagesTo } from '@parlour/testkit/people/messages';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeEvidence, endCase, openCase } from '..';
import { someCase } from '../testing/some-case';

let site: Site;
let playerId: string;
let [ann, bob, lead] = [] as unknown as [SomeOperator, SomeOperator, SomeOperator];
const email = 'asked@example.com';

beforeAll(async () => {
  site = await openSite();
  ({ playerId } = await registerPlayer(site));
  await bindContact(site, playerId, 'email', email);
  [ann, bob, lead] = [
    await cashier(),
    await cashier(),
    await openOperator(site, { roles: ['lead'] }),
  ];
});
afterAll(() => site.drop());

const cashier = (brands?: string[]) =>
  openOperator(site, { roles: ['cashier', 'verifier'], ...(brands && { brands }) });

type Wanted = Partial<Parameters<typeof openCase>[1]>;

const open = (changes: Wanted = {}) =>
  site.platform.database.transaction((sql) => openCase(sql, someCase(playerId, changes)));

/** The cases of a queue that no other test works. */
const emptied = async (kind: string) => {
  await site.database.sql`
    update casework.case_file set state = 'closed', closed_at = lib.now(), result = 'test',
      until = null, claimed_by = null, claimed_at = null, claimed_until = null
    where kind = ${kind} and state <> 'closed'`;
};

const codeOf = async (
  who: SomeOperator,
  endpoint: Parameters<SomeOperator['call']>[0],
  input: Record<string, unknown>,
): Promise<string> => {
  const { status, refusal } = await who.call(endpoint, input as never);
  return status === 200 ? 'done' : String(refusal?.code);
};

const reason = 'the player waits at the counter';

test('[OPS-01] a queue is listed by a reason and from an amount on, page by page', async () => {
  await emptied('withdrawal');
  const [small, large] = [micros('100000'), micros('900000.5')];
  const cases = [
    await open({ reasons: ['first'], amount: small }),
    await open({ reasons: ['first', 'velocity'], amount: large }),
    await open({ reasons: ['velocity'], amount: large }),
    await open({ reasons: ['velocity'], amount: undefined, currency: undefined }),
  ];
  const listed = async (filter: object) => {
    const { list } = await ann.get(casework.listCases, { kind: 'withdrawal', ...filter });
    return list.map(({ id }) => cases.findIndex((one) => one.id === id)).toSorted((a, b) => a - b);
  };
  expect(await listed({ reason: 'first' })).toEqual([0, 1]);
  expect(await listed({ least: '900000.5' })).toEqual([1, 2]);
  expect(await listed({ least: '900000.6' })).toEqual([]);
  expect(await listed({ reason: 'first', least: '200000' })).toEqual([1]);
  expect(await codeOf(ann, casework.listCases, { least: '-1' })).toBe('request.invalid');
  await emptied('withdrawal');
  expect(await listed({ state: 'closed', reason: 'first', least: '200000' })).toEqual([1]);
});

describe('[OPS-01] the next case', () => {
  test('twenty who ask at once get twenty different ones, the most urgent first', async () => {
    await emptied('withdrawal');
    const wanted: string[] = [];
    for (let at = 0; at < 25; at += 1) wanted.push((await open({ minutes: 30 + at })).id);
    const people = await Promise.all(Array.from({ length: 20 }, () => cashier()));
    const given = await Promise.all(
      people.map((each) => each.get(casework.nextCase, { kind: 'withdrawal' })),
    );
    const ids = given.map(({ case: found }) => found!.id);
    expect(new Set(ids).size).toBe(20);
    expect(ids.toSorted()).toEqual(wanted.slice(0, 20).toSorted());
    const owners = given.map(({ case: found }) => found!.claimedBy?.id);
    expect(owners).toEqual(people.map(({ operatorId }) => operatorId));
  });

  test('is none of another brand, another’s, put back by me, or decided by me', async () => {
    await emptied('deposit');
    const next = async (who: SomeOperator) =>
      (await who.get(casework.nextCase, { kind: 'deposit' })).case?.id;
    const { id } = await open({ kind: 'deposit' });
    expect(await next(await cashier(['second']))).toBeUndefined();
    expect(await next(ann)).toBe(id);
    expect(await next(bob)).toBeUndefined();
    await ann.get(casework.freeCase, { caseId: id });
    expect(await next(ann)).toBeUndefined();
    expect(await next(bob)).toBe(id);
  });

  test('is the pushed one before more urgent ones; five pushes an hour', async () => {
    await emptied('deposit');
    const pusher = await cashier();
    await open({ kind: 'deposit', minutes: 5 });
    const { id: caseId } = await open({ kind: 'deposit', minutes: 500 });
    expect(await codeOf(pusher, casework.pushCase, { caseId, version: 1, reason })).toBe('done');
    const { case: found } = await ann.get(casework.nextCase, { kind: 'deposit' });
    expect(found).toMatchObject({ id: caseId, isPushed: true });
    const others = await Promise.all(Array.from({ length: 7 }, () => open({ kind: 'deposit' })));
    const answers = await Promise.all(
      others.map(({ id }) => codeOf(pusher, casework.pushCase, { caseId: id, version: 1, reason })),
    );
    expect(answers.filter((each) => each === 'done')).toHaveLength(4);
    expect(answers.filter((each) => each === 'desk.push_limit')).toHaveLength(3);
  });
});

describe('[OPS-01] a claim', () => {
  test('belongs to one of twenty; the others read who has it', async () => {
    const { id: caseId } = await open();
    const people = await Promise.all(Array.from({ length: 20 }, () => cashier()));
    const answers = await Promise.all(
      people.map((each) => each.call(casework.claimCase, { caseId })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal?.code === 'desk.held')).toHaveLength(19);
    const owner = people[answers.findIndex(({ status }) => status === 200)]!;
    const seen = await ann.get(casework.readCase, { caseId });
    expect(seen.claimedBy).toEqual({ id: owner.operatorId, name: owner.name });
    expect(seen.may).toEqual({ claim: false, decide: false, reassign: false, reopen: false });
  });

  test('lasts ten minutes, with renewals thirty, and then it is free', async () => {
    const { id: caseId } = await open();
    await ann.get(casework.claimCase, { caseId });
    /** As if the claim had begun, and been renewed, so many minutes ago. */
    const begun = (minutes: number, renewed: number) => site.database.sql`
      update casework.case_file
      set claimed_at = lib.now() - make_interval(mins => ${minutes}),
        claimed_until = lib.now() + make_interval(mins => 10 - ${renewed}::integer)
      where id = ${caseId}::bigint`;
    const renewed = async () => {
      const { claimedUntil } = await ann.get(casework.renewClaim, { caseId });
      return Math.round((Date.parse(claimedUntil) - site.platform.clock.now().getTime()) / 60_000);
    };
    await begun(8, 8);
    expect(await renewed()).toBe(10);
    await begun(25, 5);
    expect(await renewed()).toBe(5);
    await begun(30, 10);
    expect(await codeOf(ann, casework.renewClaim, { caseId })).toBe('desk.lease_over');
    expect(await codeOf(bob, casework.claimCase, { caseId })).toBe('done');
  });

  test('is one of ten at most, however one asks, until one is put back', async () => {
    await emptied('deposit');
    const ids: string[] = [];
    for (let at = 0; at < 14; at += 1) ids.push((await open({ kind: 'deposit' })).id);
    const eager = await cashier();
    const ask = () => codeOf(eager, casework.nextCase, { kind: 'deposit' });
    const asked = await Promise.all(Array.from({ length: 12 }, ask));
    expect(asked.filter((each) => each === 'done')).toHaveLength(10);
    expect(asked.filter((each) => each === 'desk.claim_limit')).toHaveLength(2);
    const mine = await eager.get(casework.listCases, { kind: 'deposit', state: 'mine' });
    const [own] = mine.list.map(({ id }) => id);
    const free = ids.find((id) => mine.list.every((each) => each.id !== id))!;
    expect(await codeOf(eager, casework.claimCase, { caseId: free })).toBe('desk.claim_limit');
    expect(await codeOf(eager, casework.claimCase, { caseId: own! })).toBe('done');
    await eager.get(casework.freeCase, { caseId: own! });
    expect(await codeOf(eager, casework.claimCase, { caseId: free })).toBe('done');
  });

  test('is one of ten at most too when it is given by a colleague or taken from one', async () => {
    await emptied('deposit');
    const [full, other, boss] = [
      await cashier(),
      await cashier(),
      await openOperator(site, { roles: ['lead'] }),
    ];
    const given: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      const { id: caseId } = await open({ kind: 'deposit' });
      await other.get(casework.claimCase, { caseId });
      const to = full.operatorId;
      given.push(
        await codeOf(other, casework.handOverCase, { caseId, version: 1, note: reason, to }),
      );
      if (given.at(-1) !== 'done') await other.get(casework.freeCase, { caseId });
    }
    expect(given).toEqual([...Array(10).fill('done'), ...Array(2).fill('desk.claim_limit')]);
    const mine = await full.get(casework.listCases, { kind: 'deposit', state: 'mine' });
    for (const { id: caseId } of mine.list) {
      expect(await codeOf(boss, casework.reassignCase, { caseId, version: 1, reason })).toBe(
        'done',
      );
    }
    const { id: caseId } = await open({ kind: 'deposit' });
    await full.get(casework.claimCase, { caseId });
    expect(await codeOf(boss, casework.reassignCase, { caseId, version: 1, reason })).toBe(
      'desk.claim_limit',
    );
  });

  test('is given to a colleague who may work the case, and to no other', async () => {
    const { id: caseId } = await open();
    await ann.get(casework.claimCase, { caseId });
    const give = (to: SomeOperator) =>
      codeOf(ann, casework.handOverCase, { caseId, version: 1, note: reason, to: to.operatorId });
    expect(await give(await openOperator(site, { roles: ['support'] }))).toBe(
      'operator.right_missing',
    );
    expect(await give(await cashier(['second']))).toBe('request.unknown');
    expect(await give(ann)).toBe('request.invalid');
    expect(await give(bob)).toBe('done');
    expect((await bob.get(casework.readCase, { caseId })).may.decide).toBe(true);
    expect(await give(bob)).toBe('desk.held');
  });

  test('is taken over by a lead with a reason, and the line says so', async () => {
    const { id: caseId } = await open();
    await ann.get(casework.claimCase, { caseId });
    expect(await codeOf(bob, casework.reassignCase, { caseId, version: 1, reason })).toBe(
      'operator.right_missing',
    );
    const view = await lead.get(casework.reassignCase, { caseId, version: 1, reason });
    expect(view.claimedBy?.id).toBe(lead.operatorId);
    expect(view.lines[0]).toMatchObject({ what: 'reassigned', reason });
  });
});

describe('[OPS-01] working a case', () => {
  const claimed = async (who: SomeOperator, changes: Wanted = {}) => {
    const subjectId = randomUUID();
    const { id: caseId } = await open({ subjectId, ...changes });
    await who.get(casework.claimCase, { caseId });
    return { caseId, subjectId };
  };

  test('parked and asked, its player reads what is missing, once for one key', async () => {
    const { caseId } = await claimed(ann);
    const idempotencyKey = randomUUID();
    const ask = () =>
      ann.call(
        casework.askPlayer,
        { caseId, version: 1, message: 'A picture of the receipt, please.' },
        { idempotencyKey },
      );
    const answers = [await ask(), await ask(), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const messages = await messagesTo(site, email);
    expect(messages.filter(({ template }) => template === 'case_asked')).toHaveLength(1);
    const view = await ann.get(casework.readCase, { caseId });
    expect(view).toMatchObject({ state: 'asked', version: 2 });
    expect(view.claimedBy).toBeUndefined();
    await bob.get(casework.claimCase, { caseId });
    const parked = { caseId, version: 2, reason: 'The bank is closed.', minutes: 60 };
    expect(await codeOf(bob, casework.parkCase, parked)).toBe('done');
    const after = await messagesTo(site, email);
    expect(after.filter(({ template }) => template === 'case_parked')).toHaveLength(1);
  });

  test('on evidence that moved is refused, and the lines say what moved', async () => {
    const { caseId, subjectId } = await claimed(ann);
    await site.platform.database.transaction((sql) =>
      changeEvidence(sql, { kind: 'withdrawal', subjectId, what: 'deposit' }),
    );
    const park = { caseId, version: 1, reason: 'The bank is closed.', minutes: 60 };
    expect(await codeOf(ann, casework.parkCase, park)).toBe('desk.changed');
    const { lines } = await ann.get(casework.readCase, { caseId });
    expect(lines[0]).toMatchObject({ what: 'evidence', about: { what: 'deposit' } });
  });

  test('with a link in the message to its player is refused', async () => {
    const { caseId } = await claimed(ann);
    for (const message of ['look at https://evil.example', 'go to bank-help.vip now']) {
      expect(await codeOf(ann, casework.askPlayer, { caseId, version: 1, message })).toBe(
        'desk.link_outside',
      );
    }
  });

  test.each(['', '   ', 'ab', 'x'.repeat(501)])('for the reason %j is refused', async (wrong) => {
    const { caseId } = await claimed(ann);
    const input = { caseId, version: 1, reason: wrong, minutes: 60 };
    expect(await codeOf(ann, casework.parkCase, input)).toBe('request.invalid');
  });

  test('that ended by itself is refused, and is opened again only by a lead, never of money', async () => {
    const end = (kind: string, subjectId: string) =>
      site.platform.database.transaction((sql) =>
        endCase(sql, { kind, subjectId, result: 'cancelled' }),
      );
    const money = await claimed(ann);
    await end('withdrawal', money.subjectId);
    const { caseId } = money;
    expect(await codeOf(ann, casework.claimCase, { caseId })).toBe('desk.decided');
    expect(await codeOf(lead, casework.reopenCase, { caseId, version: 2, reason })).toBe(
      'desk.not_reopened',
    );
    const flag = await claimed(lead, { kind: 'flag' });
    await end('flag', flag.subjectId);
    const again = { caseId: flag.caseId, version: 2, reason };
    const view: CaseView = await lead.get(casework.reopenCase, again);
    expect(view).toMatchObject({ state: 'waiting', round: 2 });
    expect(view.result).toBeUndefined();
  });

  test('leaves one line of the audit for each act', async () => {
    const { caseId } = await claimed(ann);
    await ann.get(casework.writeNote, { caseId, note: '<b>he is a regular</b>' });
    await ann.get(casework.freeCase, { caseId });
    const rows = await site.database.sql<{ act: string }>`
      select act from audit.entry where case_id = ${caseId}::bigint order by id`;
    expect(rows.map(({ act }) => act)).toEqual(['case.noted', 'case.freed']);
    const { notes } = await ann.get(casework.readCase, { caseId });
    expect(notes).toMatchObject([{ text: '<b>he is a regular</b>' }]);
  });

  test('gets a note only of a person with the right to write notes', async () => {
    const { caseId } = await claimed(ann);
    const auditor = await openOperator(site, { roles: ['auditor'] });
    const support = await openOperator(site, { roles: ['support'] });
    const write = { caseId, note: 'I was here' };
    expect(await codeOf(auditor, casework.writeNote, write)).toBe('operator.right_missing');
    expect(await codeOf(support, casework.writeNote, write)).toBe('done');
    expect((await ann.get(casework.readCase, { caseId })).notes).toHaveLength(1);
  });
});

describe('[OPS-01] lists and counts', () => {
  test('page by the promised hour, each case once, while others are opened', async () => {
    await emptied('identity');
    for (let at = 0; at < 120; at += 1) await open({ kind: 'identity', minutes: 1000 - at });
    const seen: string[] = [];
    const dueAts: string[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await ann.get(casework.listCases, {
        kind: 'identity',
        ...(cursor && { cursor }),
      });
      seen.push(...page.list.map(({ id }) => id));
      dueAts.push(...page.list.map(({ dueAt }) => dueAt));
      if (seen.length === 50) await open({ kind: 'identity', minutes: 1 });
      if (page.next === undefined) break;
      cursor = page.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    expect(dueAts).toEqual(dueAts.toSorted());
    const { list } = await ann.get(casework.countCases, {});
    expect(list.find(({ kind }) => kind === 'identity')).toMatchObject({ waiting: 121, late: 0 });
  });

  test('show only queues and brands that the person may read', async () => {
    const { id: caseId } = await open({ brand: 'second', kind: 'deposit' });
    const [here, there] = [await cashier(['main']), await cashier(['second'])];
    expect(await codeOf(here, casework.readCase, { caseId })).toBe('request.unknown');
    expect(await codeOf(there, casework.readCase, { caseId })).toBe('done');
    const { list } = await here.get(casework.listCases, {});
    expect(new Set(list.map(({ brand }) => brand))).toEqual(new Set(['main']));
    const content = await openOperator(site, { roles: ['content'] });
    expect(await content.get(casework.listCases, {})).toEqual({ list: [] });
    expect(await content.get(casework.countCases, {})).toEqual({ list: [] });
    expect(await codeOf(content, casework.claimCase, { caseId })).toBe('request.unknown');
    const support = await openOperator(site, { roles: ['support'] });
    expect(await codeOf(support, casework.claimCase, { caseId })).toBe('operator.right_missing');
  });

  test.each(['%', 'abc', Buffer.from('2026-11-23T00:00:00.000000Z 1; drop').toString('base64url')])(
    'refuse the foreign cursor %j',
    async (cursor) => {
      expect(await codeOf(ann, casework.listCases, { cursor })).toBe('request.invalid');
    },
  );
});

describe('[OPS-01] many at once', () => {
  test('are previewed, and done only as they were previewed', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 4; at += 1) ids.push((await open()).id);
    await bob.get(casework.claimCase, { caseId: ids[3]! });
    const { lines, digest } = await ann.get(casework.previewBulk, { act: 'park', ids });
    expect(lines.map(({ will, why }) => will || why)).toEqual([true, true, true, 'desk.held']);
    await ann.get(casework.writeNote, { caseId: ids[0]!, note: 'changes nothing' });
    await bob.get(casework.claimCase, { caseId: ids[0]! });
    const run = { act: 'park' as const, ids, reason, minutes: 60 };
    expect(await codeOf(ann, casework.runBulk, { ...run, digest })).toBe('desk.bulk_changed');
    await bob.get(casework.freeCase, { caseId: ids[0]! });
    const again = await ann.get(casework.previewBulk, { act: 'park', ids });
    const done = await ann.get(casework.runBulk, { ...run, digest: again.digest });
    expect(done.lines.filter(({ will }) => will)).toHaveLength(3);
    const { list } = await ann.get(casework.listCases, { kind: 'withdrawal', state: 'parked' });
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining(ids.slice(0, 3)));
  });

  test('are at most a hundred, each once', async () => {
    const ids = Array.from({ length: 101 }, (_, at) => String(at + 1));
    const preview = (of: string[]) => codeOf(ann, casework.previewBulk, { act: 'park', ids: of });
    expect(await preview(ids)).toBe('request.invalid');
    expect(await preview(['1', '1'])).toBe('request.invalid');
  });
});
