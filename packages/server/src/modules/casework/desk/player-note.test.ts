import { randomUUID } from 'node:crypto';
import { noteDesk } from '@parlour/contract/note-desk';
import { reportConsole } from '@parlour/contract/report-console';
import { openOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const { writePlayerNote } = noteDesk;
const support = (brand = 'main') => openOperator(site, { roles: ['support'], brands: [brand] });

test('[OPS-01] a note about a player is kept once for its key, with a line that has no text', async () => {
  const { playerId } = await registerPlayer(site);
  const someone = await support();
  const note = 'called back, the voice agrees';
  const headers = { 'idempotency-key': randomUUID() };
  const write = (given: string) =>
    someone.call(writePlayerNote, { playerId, note: given }, { headers });
  const [first, again] = [await write(note), await write(` ${note} `)];
  expect([first.status, again.body.value]).toEqual([200, first.body.value]);
  expect((await write('another')).refusal?.code).toBe('request.repeat_conflict');
  const { notes } = await someone.get(reportConsole.readPlayerFile, { playerId });
  expect(notes).toMatchObject([{ text: note, operator: someone.name }]);
  const lines = await site.database.sql<{ after: string }>`
    select after from audit.entry_view
    where act = 'player.note' and player_id = ${playerId}::bigint`;
  expect(lines.map(({ after }) => JSON.parse(after))).toEqual([{ note: notes[0]!.id, playerId }]);
});

test('[OPS-01] a note is not written without the right, in another brand, or after the account ended', async () => {
  const { playerId } = await registerPlayer(site);
  const given = { playerId, note: 'words' };
  const content = await openOperator(site, { roles: ['content'] });
  const other = await support('second');
  const codes = [
    (await content.call(writePlayerNote, given)).refusal?.code,
    (await other.call(writePlayerNote, given)).refusal?.code,
  ];
  expect(codes).toEqual(['operator.right_missing', 'request.unknown']);
  await site.database.sql`
    update player.player set closed_at = lib.now() where id = ${playerId}::bigint`;
  const answer = await (await support()).call(writePlayerNote, given);
  expect(answer.refusal?.code).toBe('request.unknown');
  const rows = await site.database.sql`
    select from casework.note where player_id = ${playerId}::bigint`;
  expect(rows).toEqual([]);
});
