import { casework } from '@parlour/contract/casework';
import { room } from '@parlour/contract/room';
import { roomDesk } from '@parlour/contract/room-desk';
import { openOperator, shareAddress, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobs } from './jobs';

let site: Site;
let writer: SomePlayer;
let reader: SomePlayer;
let by: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  await site.database.sql`
    update brand.flag set enabled = true where brand = 'main' and flag = 'CHATROOM'`;
  site.forgetBrands();
  await site.setBrand('main', { roomSlowSeconds: 0 });
});
beforeEach(async () => {
  [writer, reader, by] = [
    await registerPlayer(site),
    await registerPlayer(site),
    await openOperator(site, { roles: ['support'], brands: ['main'] }),
  ];
});
afterAll(() => site.drop());

const send = async (text: string): Promise<number> =>
  (await writer.get(room.sendMessage, { text })).n;

const report = async (who: SomePlayer, n: number): Promise<string | undefined> =>
  (await who.call(room.reportMessage, { n, reason: 'abuse' })).refusal?.code;

const cases = async (): Promise<{ id: string; state: string; result: string | null }[]> =>
  site.database.sql`
    select c.id::text, c.state, c.result from casework.case_file c
    join room.message m on m.id::text = c.subject_id
    where c.kind = 'room' and m.player_id = ${writer.playerId}::bigint order by c.id`;

const claimed = async () => {
  const { id: caseId } = (await cases()).at(-1)!;
  const { version } = await by.get(casework.claimCase, { caseId });
  return { caseId, version };
};

describe('[MEMBER-12] [OPS-01] a reported message', () => {
  test('is one case for all who report it, whose evidence has the lines around it', async () => {
    await send('before');
    const n = await send('nasty');
    await send('after');
    const other = await registerPlayer(site);
    await Promise.all([report(reader, n), report(reader, n), report(other, n)]);
    const all = await cases();
    expect(all).toMatchObject([{ state: 'waiting' }]);
    const evidence = await by.get(roomDesk.readRoomCase, { caseId: all[0]!.id });
    expect(evidence).toMatchObject({
      brand: 'main',
      message: { n, text: 'nasty', username: writer.username, reports: 2 },
      reports: [{ reason: 'abuse' }, { reason: 'abuse' }],
      hiddenBefore: 0,
    });
    expect(evidence.around.slice(-3).map(({ text }) => text)).toEqual(['before', 'nasty', 'after']);
  });

  test('is not the reporter’s own, and is there', async () => {
    const n = await send('mine');
    expect(await report(writer, n)).toBe('request.unknown');
    expect(await report(reader, 1_000_000)).toBe('request.unknown');
    expect(await cases()).toEqual([]);
  });

  test('is hidden by the verdict, once', async () => {
    const n = await send('nasty');
    await report(reader, n);
    const given = { ...(await claimed()), verdict: 'hide', reasonCode: 'abuse' } as const;
    expect(await by.get(roomDesk.decideRoomCase, given)).toMatchObject({ stage: 'closed' });
    const again = await by.call(roomDesk.decideRoomCase, given);
    expect(again.refusal?.code).toBe('desk.decided');
    const { messages } = await reader.get(room.readRoom, { from: n - 1 });
    expect(messages).toMatchObject([{ n, without: 'hidden' }, { hides: n }]);
    expect(await cases()).toMatchObject([{ state: 'closed', result: 'hide' }]);
  });

  test('silences its writer by the verdict, for the hours that it gives, with a reason', async () => {
    const n = await send('nasty');
    await report(reader, n);
    const given = { ...(await claimed()), verdict: 'silence', hours: 24 } as const;
    const without = await by.call(roomDesk.decideRoomCase, given);
    expect(without.refusal?.code).toBe('desk.reason_missing');
    expect((await writer.get(room.readRoom, {})).silenced).toBeUndefined();
    await by.get(roomDesk.decideRoomCase, { ...given, reasonCode: 'abuse' });
    const { silenced, messages } = await writer.get(room.readRoom, { from: n - 1 });
    expect(Date.parse(silenced!.until!)).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect(messages[0]).toMatchObject({ without: 'hidden' });
  });

  test('that may stay calls no one again, no matter who reports it', async () => {
    const n = await send('harmless');
    await report(reader, n);
    await by.get(roomDesk.decideRoomCase, { ...(await claimed()), verdict: 'keep' });
    expect(await report(await registerPlayer(site), n)).toBeUndefined();
    expect(await cases()).toMatchObject([{ state: 'closed', result: 'keep' }]);
    const { messages } = await reader.get(room.readRoom, { from: n - 1 });
    expect(messages).toMatchObject([{ text: 'harmless' }]);
  });

  test('that is hidden or deleted meanwhile is no case any more', async () => {
    const [one, two] = [await send('one'), await send('two')];
    await report(reader, one);
    await report(reader, two);
    await by.get(roomDesk.hideMessage, { brand: 'main', n: one, reason: 'seen by chance' });
    expect((await cases()).map(({ state }) => state)).toEqual(['closed', 'waiting']);
    const open = (await cases())[1]!.id;
    await site.database.sql`update room.message set at = at - interval '31 days'`;
    await jobs.every!['room.delete_old']!.work(site.platform);
    const [row] = await site.database.sql<{ state: string }>`
      select state from casework.case_file where id = ${open}::bigint`;
    expect(row!.state).toBe('closed');
  });

  test.each(['writer', 'reporter'])(
    'is decided by no one who has to do with its %s',
    async (which) => {
      const n = await send('nasty');
      await report(reader, n);
      const given = { ...(await claimed()), verdict: 'keep' } as const;
      await shareAddress(site, by, which === 'writer' ? writer : reader);
      const decided = await by.call(roomDesk.decideRoomCase, given);
      expect(decided.refusal?.code).toBe('desk.conflict');
      expect(await cases()).toMatchObject([{ state: 'waiting', result: null }]);
    },
  );

  test('is given to no one who has to do with its writer or with one who reported it', async () => {
    const [other, stranger] = [
      await registerPlayer(site),
      await openOperator(site, { roles: ['support'], brands: ['main'] }),
    ];
    await shareAddress(site, by, other);
    await report(reader, await send('nasty'));
    const { id: caseId } = (await cases())[0]!;
    expect(await by.get(casework.claimCase, { caseId })).toMatchObject({ isAskable: false });
    await by.get(casework.freeCase, { caseId });
    await report(other, (await writer.get(room.readRoom, {})).lastN);
    expect((await by.call(casework.claimCase, { caseId })).refusal?.code).toBe('desk.conflict');
    expect((await stranger.call(casework.claimCase, { caseId })).status).toBe(200);
  });

  test('is decided by who has the right in its brand, and by no one else', async () => {
    const n = await send('nasty');
    await report(reader, n);
    const { id: caseId } = (await cases())[0]!;
    const [elsewhere, onlyReads] = [
      await openOperator(site, { roles: ['support'], brands: ['second'] }),
      await openOperator(site, { roles: ['compliance'], brands: ['main'] }),
    ];
    const asked = await elsewhere.call(roomDesk.readRoomCase, { caseId });
    expect(asked.refusal?.code).toBe('request.unknown');
    const decided = await onlyReads.call(roomDesk.decideRoomCase, {
      caseId,
      version: 1,
      verdict: 'keep',
    });
    expect(decided.refusal?.code).toBe('operator.right_missing');
    expect((await onlyReads.call(roomDesk.readRoomCase, { caseId })).status).toBe(200);
  });
});
