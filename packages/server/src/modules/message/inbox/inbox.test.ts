import { message, mostUnread } from '@parlour/contract/message';
import { runJobs } from '@parlour/server/lib/jobs/jobs';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { jobs, notifyPlayer, notifyUnread, type PlayerNotice } from '..';

// Jobs and what they send take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

let keys = 0;

const notify = ({ playerId }: SomePlayer, notice: Partial<PlayerNotice> = {}) => {
  keys += 1;
  const key = `key ${keys}`;
  return site.platform.database.transaction((sql) =>
    notifyPlayer(sql, {
      playerId,
      template: 'transfer_received',
      values: { sender: 'lan', amount: '1234567.5', currency: 'VND' },
      key,
      ...notice,
    }),
  );
};

const inboxOf = (player: SomePlayer) => player.get(message.listMessages, {});

const inboxIn = async (player: SomePlayer, lang: string) => {
  const answer = await player.call(message.listMessages, {}, { headers: { 'x-lang': lang } });
  return answer.body.value.list;
};

const unreadOf = (player: SomePlayer) => player.get(message.countUnread, {});

/** Many at once, as the owner of the tables writes them. */
const fill = async ({ playerId }: SomePlayer, count: number) => {
  for (let from = 0; from < count; from += 10_000) {
    // oxlint-disable-next-line no-await-in-loop -- each within the time of a statement
    await site.database.sql`
      insert into message.inbox (player_id, key, template)
      select ${playerId}::bigint, 'many ' || n, 'case_late'
      from generate_series(${from + 1}::integer, ${Math.min(from + 10_000, count)}) as n`;
  }
};

describe('[MEMBER-08] [API-01] a message of the inbox', () => {
  test('is there unread, is read, and deleted; the count follows', async () => {
    const player = await registerPlayer(site);
    expect(await inboxOf(player)).toEqual({ list: [], unread: 0 });
    await notify(player);
    await notify(player);
    const { list, unread } = await inboxOf(player);
    expect(unread).toBe(2);
    expect(list.map(({ isRead }) => isRead)).toEqual([false, false]);
    const [newest, older] = list as [(typeof list)[0], (typeof list)[0]];
    expect(BigInt(newest.id)).toBeGreaterThan(BigInt(older.id));
    expect(await player.get(message.markRead, { ids: [older.id] })).toEqual({ unread: 1 });
    expect(await player.get(message.markRead, { ids: [older.id] })).toEqual({ unread: 1 });
    expect(await unreadOf(player)).toBe(1);
    expect(await player.get(message.deleteMessage, { id: newest.id })).toEqual({ unread: 0 });
    expect(await player.get(message.deleteMessage, { id: newest.id })).toEqual({ unread: 0 });
    expect((await inboxOf(player)).list).toMatchObject([{ id: older.id, isRead: true }]);
  });

  test('that is written twice at once is one, and one that was deleted does not come again', async () => {
    const player = await registerPlayer(site);
    const again = () => notify(player, { key: 'withdrawal:1:paid' });
    await Promise.all([again(), again(), again(), again()]);
    const { list } = await inboxOf(player);
    expect(list).toHaveLength(1);
    await player.get(message.deleteMessage, { id: list[0]!.id });
    await again();
    expect(await inboxOf(player)).toEqual({ list: [], unread: 0 });
    const [row] = await site.database.sql<{ facts: object }>`
      select facts from message.inbox where id = ${list[0]!.id}::bigint`;
    expect(row!.facts).toEqual({});
  });

  test('is not there when what it is about is undone', async () => {
    const player = await registerPlayer(site);
    const undone = site.platform.database.transaction(async (sql) => {
      const { playerId } = player;
      await notifyPlayer(sql, { playerId, template: 'case_late', key: 'undone' });
      throw new Error('undo it');
    });
    await expect(undone).rejects.toThrow('undo it');
    expect(await unreadOf(player)).toBe(0);
  });

  test('is neither seen, read nor deleted by another player', async () => {
    const owner = await registerPlayer(site);
    const other = await registerPlayer(site);
    await notify(owner);
    const [{ id } = { id: '' }] = (await inboxOf(owner)).list;
    expect(await inboxOf(other)).toEqual({ list: [], unread: 0 });
    expect(await other.get(message.markRead, { ids: [id] })).toEqual({ unread: 0 });
    expect(await other.get(message.markRead, { upTo: id })).toEqual({ unread: 0 });
    const deletion = await other.call(message.deleteMessage, { id });
    expect(deletion.refusal?.code).toBe('request.unknown');
    expect(await inboxOf(owner)).toMatchObject({ list: [{ id, isRead: false }], unread: 1 });
  });

  test('that comes while all others are marked as read stays unread', async () => {
    const player = await registerPlayer(site);
    for (let round = 0; round < 5; round += 1) {
      await notify(player);
      const [{ id } = { id: '' }] = (await inboxOf(player)).list;
      await Promise.all([player.get(message.markRead, { upTo: id }), notify(player)]);
      expect(await unreadOf(player)).toBe(1);
      const { list } = await inboxOf(player);
      expect(list.map(({ isRead }) => isRead)).toEqual([false, ...list.slice(1).map(() => true)]);
      await player.get(message.markRead, { upTo: list[0]!.id });
    }
  });

  test('needs a name for what to mark: ids, or the newest of all', async () => {
    const player = await registerPlayer(site);
    const nothing = await player.call(message.markRead, {});
    expect(nothing.refusal).toMatchObject({
      code: 'request.invalid',
      value: { fields: [{ name: 'ids', code: 'field.required' }] },
    });
    const wrong = await player.call(message.markRead, { ids: ['1; drop table'] });
    expect(wrong.refusal?.code).toBe('request.invalid');
  });
});

describe('[MEMBER-08] the list', () => {
  test('comes in pages, each message once, also while new ones come', async () => {
    const player = await registerPlayer(site);
    await fill(player, 70);
    const first = await inboxOf(player);
    expect(first.list).toHaveLength(30);
    await notify(player);
    const second = await player.get(message.listMessages, { cursor: first.next! });
    const third = await player.get(message.listMessages, { cursor: second.next! });
    expect(third.next).toBeUndefined();
    const ids = [first, second, third].flatMap(({ list }) => list.map(({ id }) => id));
    expect(new Set(ids).size).toBe(70);
    expect(ids).toEqual(ids.toSorted((one, other) => Number(BigInt(other) - BigInt(one))));
    const foreign = await player.call(message.listMessages, { cursor: 'abc' });
    expect(foreign.refusal?.code).toBe('request.invalid');
  });

  test('of many thousands is counted up to a bound and read by its indexes', async () => {
    const player = await registerPlayer(site);
    await fill(player, 12_000);
    await site.database.sql`analyze message.inbox`;
    expect(await unreadOf(player)).toBe(mostUnread);
    const { list } = await inboxOf(player);
    expect(list).toHaveLength(30);
    await player.get(message.markRead, { upTo: list[29]!.id });
    expect(await unreadOf(player)).toBe(29);
    const indexes = await site.database.sql<{ name: string; definition: string }>`
      select indexname as name, indexdef as definition from pg_indexes
      where schemaname = 'message' and indexname in ('inbox_listed', 'inbox_unread')
      order by indexname`;
    expect(indexes.map(({ definition }) => definition)).toEqual([
      expect.stringContaining('(player_id, id DESC) WHERE (deleted_at IS NULL)'),
      expect.stringContaining('(player_id, id) WHERE ((read_at IS NULL) AND (deleted_at IS NULL))'),
    ]);
  });
});

describe('[MEMBER-08] [SITE-02] the text of a message', () => {
  test('is in the language of the reader, also one that is chosen later', async () => {
    const player = await registerPlayer(site);
    await notify(player);
    const titles: string[] = [];
    for (const lang of ['VI', 'EN', 'JA']) {
      titles.push((await inboxIn(player, lang))[0]!.title);
    }
    expect(titles).toEqual([
      'Bạn nhận được 1,234,567.50 VND',
      'You received 1,234,567.50 VND',
      '1,234,567.50 VND を受け取りました',
    ]);
  });

  test('has instants in the brand’s time zone, and the page that it is about', async () => {
    const player = await registerPlayer(site);
    await notify(player, {
      template: 'password_changed',
      values: { at: '2026-11-22T18:00:00Z' },
    });
    const list = await inboxIn(player, 'EN');
    expect(list[0]).toMatchObject({
      text: expect.stringContaining('November 23, 2026 at 1:00'),
      page: 'securityCenter',
    });
  });

  test('of a template that this version does not have says so', async () => {
    const player = await registerPlayer(site);
    await site.database.sql`
      insert into message.inbox (player_id, key, template)
      values (${player.playerId}::bigint, 'later', 'of_a_later_version'),
        (${player.playerId}::bigint, 'inherited', 'constructor')`;
    const { list } = await inboxOf(player);
    expect(list.map(({ title }) => title)).toEqual([
      'You have a new message',
      'You have a new message',
    ]);
  });
});

test('[SHELL-20] [MEMBER-08] open pages get the count after each change, the last one right', async () => {
  const player = await registerPlayer(site);
  const other = await registerPlayer(site);
  const pushed: [string, object][] = [];
  const stop = notifyUnread(site.platform, {
    isHere: (playerId) => playerId === player.playerId,
    push: (playerId, event) => void pushed.push([playerId, event]),
  } as Parameters<typeof notifyUnread>[1]);
  const clockwork = runJobs(site.platform, [jobs], { idleMs: 10 });
  await Promise.all([notify(player), notify(player), notify(other), notify(player)]);
  await expect
    .poll(() => pushed.at(-1), { timeout: 20_000 })
    .toEqual([player.playerId, { type: 'unread', count: 3 }]);
  const { list } = await inboxOf(player);
  await Promise.all([
    ...list.map(({ id }) => player.get(message.markRead, { ids: [id] })),
    notify(player),
    player.get(message.deleteMessage, { id: list[0]!.id }),
  ]);
  await expect
    .poll(() => pushed.at(-1), { timeout: 20_000 })
    .toEqual([player.playerId, { type: 'unread', count: 1 }]);
  expect(pushed.every(([to]) => to === player.playerId)).toBe(true);
  await clockwork.stop();
  stop();
});
