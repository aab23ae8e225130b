import { randomUUID } from 'node:crypto';
import { casework } from '@parlour/contract/casework';
import { shiftDesk } from '@parlour/contract/shift-desk';
import { openOperator, shareAddress, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCase } from '..';
import { jobs } from '../jobs';

let site: Site;
let playerId: string;
beforeAll(async () => {
  site = await openSite();
  ({ playerId } = await registerPlayer(site));
});
afterAll(() => site.drop());

const cashier = (brands?: string[]) =>
  openOperator(site, { roles: ['cashier'], ...(brands && { brands }) });

const { readShift, setShift } = shiftDesk;

const onShift = async (brands?: string[]): Promise<SomeOperator> => {
  const who = await cashier(brands);
  expect((await who.get(setShift, { state: 'on' })).since).toBeDefined();
  return who;
};

/** A case that the person has. */
const claimed = async (who: SomeOperator): Promise<{ caseId: string; number: string }> => {
  const { id, number } = await site.platform.database.transaction((sql) =>
    openCase(sql, {
      brand: 'main',
      kind: 'withdrawal',
      subjectId: randomUUID(),
      playerId,
      reasons: ['amount'],
    }),
  );
  await who.call(
    casework.claimCase,
    { caseId: id },
    { headers: { 'idempotency-key': randomUUID() } },
  );
  return { caseId: id, number };
};

const readCase = (who: SomeOperator, caseId: string) => who.get(casework.readCase, { caseId });

const actsOf = async ({ operatorId }: SomeOperator): Promise<string[]> => {
  const rows = await site.database.sql<{ act: string }>`
    select act from audit.entry_view where operator_id = ${operatorId}::bigint
      and act like any (array['shift.%', 'case.handed_over'])
    order by id`;
  return rows.map(({ act }) => act);
};

const note = 'the bank calls back at nine';

describe('[OPS-02] the shift of an operator', () => {
  test('begins and ends once, each with its line, however often it is sent', async () => {
    const who = await cashier();
    expect((await who.get(readShift, {})).since).toBeUndefined();
    await Promise.all([1, 2, 3].map(() => who.get(setShift, { state: 'on' })));
    const { since } = await who.get(readShift, {});
    expect((await who.get(setShift, { state: 'on' })).since).toBe(since);
    await Promise.all([1, 2, 3].map(() => who.get(setShift, { state: 'off' })));
    expect((await who.get(readShift, {})).since).toBeUndefined();
    expect(await actsOf(who)).toEqual(['shift.begin', 'shift.end']);
  });

  test('does not end while its person has cases without a note for the next', async () => {
    const who = await onShift();
    const { caseId, number } = await claimed(who);
    const answer = await who.call(setShift, { state: 'off' });
    expect(answer.refusal).toMatchObject({ code: 'desk.shift_holds' });
    const shift = await who.get(readShift, {});
    expect(shift.since).toBeDefined();
    expect(shift.claimed.map((card) => card.number)).toEqual([number]);
    await who.get(setShift, { state: 'off', note });
    const view = await readCase(who, caseId);
    expect(view.claimedBy).toBeUndefined();
    expect(view.lines[0]).toMatchObject({ what: 'handed_over', reason: note });
    expect(await actsOf(who)).toEqual(['shift.begin', 'case.handed_over', 'shift.end']);
  });

  test('ends with its cases in the hands of a colleague on shift, all or none', async () => {
    const [who, other] = [await onShift(), await onShift()];
    const cases = [await claimed(who), await claimed(who)];
    const { colleagues } = await who.get(readShift, {});
    expect(colleagues.map(({ id }) => id)).toContain(other.operatorId);
    await who.get(setShift, { state: 'off', note, to: other.operatorId });
    for (const { caseId } of cases) {
      expect((await readCase(other, caseId)).claimedBy).toMatchObject({ id: other.operatorId });
    }
    const tied = await onShift();
    await shareAddress(site, tied, { playerId });
    const mine = await claimed(other);
    const refused = await other.call(setShift, { state: 'off', note, to: tied.operatorId });
    expect(refused.refusal?.code).toBe('desk.conflict');
    expect((await readCase(other, mine.caseId)).claimedBy).toMatchObject({ id: other.operatorId });
    expect((await other.get(readShift, {})).since).toBeDefined();
  });

  test.each([
    ['who is not on shift', () => cashier()],
    ['of another brand', () => onShift(['second'])],
  ])('is not handed over to a colleague %s', async (_name, open) => {
    const who = await onShift(['main']);
    await claimed(who);
    const to = (await open()).operatorId;
    const answer = await who.call(setShift, { state: 'off', note, to });
    expect(answer.refusal?.code).toBe('desk.not_on_shift');
  });

  test('is over by itself when its person is signed in no more', async () => {
    const [who, other] = [await onShift(), await onShift()];
    await site.database.sql`
      update operator.sign_in set ended_at = lib.now(), reason = 'sign_out'
      where operator_id = ${who.operatorId}::bigint`;
    await jobs.every!['casework.end_shifts']!.work(site.platform);
    const { colleagues, since } = await other.get(readShift, {});
    expect(colleagues.map(({ id }) => id)).not.toContain(who.operatorId);
    expect(since).toBeDefined();
  });
});
