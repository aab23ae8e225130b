import { randomUUID } from 'node:crypto';
import { bindContact } from '@parlour/testkit/people/contacts';
import { messagesTo } from '@parlour/testkit/people/messages';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCase } from '..';
import { tellLate } from './tell-late';
import { wake } from './wake';

let site: Site;
let playerId: string;
const email = 'late@example.com';

beforeAll(async () => {
  site = await openSite();
  ({ playerId } = await registerPlayer(site));
  await bindContact(site, playerId, 'email', email);
});
afterAll(() => site.drop());

const minute = 60_000;

const rowOf = async (id: string) => {
  const [row] = await site.database.sql<{ state: string; lateAt: Date | null; dueAt: Date }>`
    select state, late_at as "lateAt", due_at as "dueAt" from casework.case_file
    where id = ${id}::bigint`;
  return row!;
};

test('[OPS-01] a player whose case is late is notified once, and the promised hour stays', async () => {
  const subjectId = randomUUID();
  const { id } = await site.platform.database.transaction((sql) =>
    openCase(sql, { brand: 'main', kind: 'deposit', subjectId, playerId, reasons: ['late'] }),
  );
  const { dueAt } = await rowOf(id);
  await tellLate(site.platform);
  expect((await rowOf(id)).lateAt).toBeNull();
  await site.shiftClock(21 * minute);
  await Promise.all([tellLate(site.platform), tellLate(site.platform), tellLate(site.platform)]);
  const late = await rowOf(id);
  expect(late.lateAt).toBeInstanceOf(Date);
  expect(late.dueAt).toEqual(dueAt);
  const templates = (await messagesTo(site, email)).map(({ template }) => template);
  expect(templates).toEqual(['case_late']);
  const events = await site.database.sql`
    select id from lib.outbox where type = 'casework.late' and payload->>'caseId' = ${id}`;
  expect(events).toHaveLength(1);
  await site.shiftClock(0);
});

test('[OPS-01] that a case is late is sent to no address that was only typed', async () => {
  const other = await registerPlayer(site);
  const typed = 'typed-late@example.com';
  await bindContact(site, other.playerId, 'email', typed, false);
  const facts = { brand: 'main', kind: 'deposit', subjectId: randomUUID(), reasons: ['late'] };
  const { id } = await site.platform.database.transaction((sql) =>
    openCase(sql, { ...facts, kind: 'deposit', playerId: other.playerId }),
  );
  await site.shiftClock(21 * minute);
  await tellLate(site.platform);
  expect((await rowOf(id)).lateAt).toBeInstanceOf(Date);
  expect(await messagesTo(site, typed)).toEqual([]);
  await site.shiftClock(0);
});

test('[OPS-01] a parked case waits again when its time has passed', async () => {
  const { id } = await site.platform.database.transaction((sql) =>
    openCase(sql, { brand: 'main', kind: 'deposit', subjectId: randomUUID(), reasons: ['late'] }),
  );
  await site.database.sql`
    update casework.case_file set state = 'parked', until = lib.now() + interval '1 hour'
    where id = ${id}::bigint`;
  await wake(site.platform);
  expect((await rowOf(id)).state).toBe('parked');
  await site.shiftClock(61 * minute);
  await wake(site.platform);
  expect((await rowOf(id)).state).toBe('waiting');
  await site.shiftClock(0);
});
