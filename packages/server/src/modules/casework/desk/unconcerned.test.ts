import { randomUUID } from 'node:crypto';
import { casework } from '@parlour/contract/casework';
import { noteDesk } from '@parlour/contract/note-desk';
import { reportConsole } from '@parlour/contract/report-console';
import { openOperator, shareAddress, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endCase, openCase } from '..';

let site: Site;
let playerId: string;
let tied: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  ({ playerId } = await registerPlayer(site));
  tied = await openOperator(site, { roles: ['lead'] });
  await shareAddress(site, tied, { playerId });
});
afterAll(() => site.drop());

const reason = 'the player waits at the counter';

const open = (changes: Partial<Parameters<typeof openCase>[1]> = {}) => {
  const wanted = { brand: 'main', kind: 'ticket', subjectId: randomUUID(), reasons: ['service'] };
  return site.database.transaction((sql) => openCase(sql, { ...wanted, playerId, ...changes }));
};

const stateOf = async (caseId: string) => {
  const [row] = await site.database.sql<{ state: string; isPushed: boolean }>`
    select state, pushed_at is not null as "isPushed" from casework.case_file
    where id = ${caseId}::bigint`;
  return row;
};

const runBulk = async (who: SomeOperator, act: 'push' | 'park' | 'free', id: string) => {
  const { digest } = await who.get(casework.previewBulk, { act, ids: [id] });
  const { lines } = await who.get(casework.runBulk, { act, ids: [id], digest, reason });
  return lines[0]!.will ? 'done' : lines[0]!.why;
};

describe('[OPS-01] who has to do with the player of a case', () => {
  test.each(['push', 'park'] as const)('does not %s it among many either', async (act) => {
    const { id } = await open();
    expect(await runBulk(tied, act, id)).toBe('desk.conflict');
    expect(await stateOf(id)).toEqual({ state: 'waiting', isPushed: false });
    const other = await openOperator(site, { roles: ['lead'] });
    expect(await runBulk(other, act, id)).toBe('done');
  });

  test('does not open it again, and puts it back where the tie came after the claim', async () => {
    const subjectId = randomUUID();
    const { id } = await open({ subjectId });
    const late = await openOperator(site, { roles: ['lead'] });
    await late.get(casework.claimCase, { caseId: id });
    await site.database.sql`
      update casework.case_file set conflicts = array[${late.operatorId}::bigint]
      where id = ${id}::bigint`;
    expect(await runBulk(late, 'free', id)).toBe('done');
    await site.database.transaction((sql) =>
      endCase(sql, { kind: 'ticket', subjectId, result: 'closed' }),
    );
    const { version } = await tied.get(casework.readCase, { caseId: id });
    for (const who of [tied, late]) {
      const answer = await who.call(casework.reopenCase, { caseId: id, version, reason });
      expect(answer.refusal?.code).toBe('desk.conflict');
    }
    expect((await stateOf(id))?.state).toBe('closed');
  });

  test('is also whom a flag is about: they do not lay it aside', async () => {
    const who = await openOperator(site, { roles: ['compliance'] });
    const { operatorId } = who;
    const { id } = await site.database.transaction((sql) =>
      openCase(sql, {
        brand: 'main',
        kind: 'flag',
        subjectId: `operator:${operatorId}`,
        operatorId,
        reasons: ['saw_many'],
      }),
    );
    const { lines } = await who.get(casework.previewBulk, { act: 'park', ids: [id] });
    expect(lines).toMatchObject([{ will: false, why: 'desk.conflict' }]);
    expect(await runBulk(who, 'park', id)).toBe('desk.conflict');
    expect((await stateOf(id))?.state).toBe('waiting');
  });

  test('reads that there is a case, not why colleagues acted, decided, or what they noted', async () => {
    const { id } = await open();
    const other = await openOperator(site, { roles: ['lead'] });
    await runBulk(other, 'push', id);
    await other.get(noteDesk.writePlayerNote, { playerId, note: 'the player is impatient' });
    await site.database.sql`
      insert into casework.decision (case_id, round, stage, operator_id, verdict, reason_code, note)
      values (${id}::bigint, 1, 1, ${other.operatorId}::bigint, 'answer', 'impatient', 'impatient')`;
    const whole = await other.get(casework.readCase, { caseId: id });
    expect(JSON.stringify(whole)).toMatch(/counter.*impatient/);
    expect(whole.isWithheld).toBeUndefined();
    const seen = await tied.get(casework.readCase, { caseId: id });
    expect(JSON.stringify(seen)).not.toMatch(/counter|impatient/);
    expect(seen).toMatchObject({ isWithheld: true, number: whole.number, notes: [] });
    expect(seen.decisions).toMatchObject([{ verdict: 'answer' }]);
    expect(seen.lines.map(({ what }) => what)).toEqual(whole.lines.map(({ what }) => what));
    const file = await tied.get(reportConsole.readPlayerFile, { playerId });
    expect(file).toMatchObject({ notes: [], isWithheld: true });
    const own = await other.get(reportConsole.readPlayerFile, { playerId });
    expect(own.notes).toMatchObject([{ text: 'the player is impatient' }]);
  });
});
