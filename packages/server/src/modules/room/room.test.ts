import { randomUUID } from 'node:crypto';
import { message } from '@parlour/contract/message';
import { room, type RoomMessage } from '@parlour/contract/room';
import { roomDesk } from '@parlour/contract/room-desk';
import { openOperator, shareAddress, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { whileRolesEnd } from '@parlour/testkit/people/right-ending';
import { openSecondProcess, type SecondProcess } from '@parlour/testkit/site/second-process';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setPlayState } from '../compliance';
import { jobs } from './jobs';
import { forgetPlayer } from '.';

let site: Site;
let second: SecondProcess;
beforeAll(async () => {
  site = await openSite();
  second = await openSecondProcess(site);
});
afterAll(async () => {
  await second.close();
  await site.drop();
});

const openRoom = async (isOpen = true): Promise<void> => {
  await site.database.sql`
    update brand.flag set enabled = ${isOpen} where brand = 'main' and flag = 'CHATROOM'`;
  site.forgetBrands();
};

const setRoom = async (settings: Parameters<Site['setBrand']>[1]): Promise<void> => {
  await site.setBrand('main', settings);
  second.forgetBrands();
};

/** Each test has an empty room, without slow mode. */
beforeEach(async () => {
  await site.database.sql`truncate room.room, room.message, room.report, room.mute, room.silence`;
  await openRoom();
  await setRoom({ roomSlowSeconds: 0, roomWords: [] });
});

const send = async (who: SomePlayer, text: string): Promise<number> =>
  (await who.get(room.sendMessage, { text })).n;

const refused = async (who: SomePlayer, text = 'hello'): Promise<string | undefined> =>
  (await who.call(room.sendMessage, { text })).refusal?.code;

const read = async (who: SomePlayer): Promise<RoomMessage[]> =>
  (await who.get(room.readRoom, {})).messages;

const moderator = (): Promise<SomeOperator> =>
  openOperator(site, { roles: ['support'], brands: ['main'] });

const lines = async (act: string): Promise<object[]> =>
  site.database.sql<object>`
    select player_id::text as "playerId", after::jsonb - 'playerId' as after, reason
    from audit.entry_view
    where act = ${act} order by id`;

const reason = 'against the rules';

describe('[MEMBER-12] the chat room of a brand', () => {
  test('is there only with its flag on, which no brand has at first', async () => {
    const someone = await registerPlayer(site);
    const [row] = await site.database.sql<{ on: number; all: number }>`
      select count(*) filter (where enabled and brand <> 'main')::integer as on,
        count(*)::integer as all
      from brand.flag where flag = 'CHATROOM'`;
    expect(row).toEqual({ on: 0, all: 2 });
    await openRoom(false);
    const asked = [
      await someone.call(room.readRoom, {}),
      await someone.call(room.sendMessage, { text: 'hello' }),
      await someone.call(room.reportMessage, { n: 1, reason: 'spam' }),
      await someone.call(room.muteWriter, { n: 1 }),
      await someone.call(room.unmuteWriter, { id: '1' }),
      await someone.call(room.listMuted, {}),
    ];
    expect(asked.map(({ refusal }) => refusal?.code)).toEqual(asked.map(() => 'brand.not_enabled'));
  });

  test('is neither read nor written by visitors and trial accounts', async () => {
    const [visitor, trial] = [site.visitor(), await registerPlayer(site)];
    await site.database.sql`
      update player.player set type = 4 where id = ${trial.playerId}::bigint`;
    for (const [who, code] of [
      [visitor, 'session.required'],
      [trial, 'session.trial_account'],
    ] as const) {
      expect((await who.call(room.readRoom, {})).refusal?.code).toBe(code);
      expect((await who.call(room.sendMessage, { text: 'x' })).refusal?.code).toBe(code);
    }
  });

  test('shows messages as text, under masked names, in the order of their numbers', async () => {
    const writer = await registerPlayer(site, { username: 'ngoclan23' });
    const reader = await registerPlayer(site);
    const text = '<b>Chào</b> & <script>alert(1)</script>';
    expect([await send(writer, text), await send(reader, 'hi')]).toEqual([1, 2]);
    const view = await reader.get(room.readRoom, {});
    expect(view).toMatchObject({ lastN: 2, hasOlder: false, slowSeconds: 0, isBarred: false });
    expect(view.messages).toEqual([
      { n: 1, at: expect.any(String), name: 'ng***23', text },
      {
        n: 2,
        at: expect.any(String),
        name: expect.stringContaining('***'),
        text: 'hi',
        isOwn: true,
      },
    ]);
    expect(JSON.stringify(view)).not.toContain('ngoclan23');
    expect(JSON.stringify(view)).not.toContain(writer.playerId);
  });

  test('is read in parts, back and forth, without a gap', async () => {
    const someone = await registerPlayer(site);
    await site.database.sql`insert into room.room (brand, last_n) values ('main', 120)`;
    await site.database.sql`
      insert into room.message (brand, n, player_id, key, text)
      select 'main', n, ${someone.playerId}::bigint, gen_random_uuid(), 'message ' || n
      from generate_series(1, 120) n`;
    const numbers = async (part: { from?: number; before?: number }) => {
      const { messages, hasOlder } = await someone.get(room.readRoom, part);
      return [messages[0]?.n, messages.at(-1)?.n, messages.length, hasOlder];
    };
    expect(await numbers({})).toEqual([71, 120, 50, true]);
    expect(await numbers({ before: 71 })).toEqual([21, 70, 50, true]);
    expect(await numbers({ before: 21 })).toEqual([1, 20, 20, false]);
    expect(await numbers({ from: 40 })).toEqual([41, 90, 50, true]);
    expect(await numbers({ from: 120 })).toEqual([undefined, undefined, 0, true]);
    expect(await numbers({ from: 9000 })).toEqual([undefined, undefined, 0, true]);
  });

  test('numbers what two processes write at once without a gap, each message once', async () => {
    const writers = await Promise.all(Array.from({ length: 8 }, () => registerPlayer(site)));
    const sent = await Promise.all(
      writers.flatMap((who) =>
        [who, second.there(who)].flatMap((at, process) =>
          [0, 1, 2].map((turn) => send(at, `${who.username} ${process} ${turn}`)),
        ),
      ),
    );
    expect(sent.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 48 }, (_, at) => at + 1),
    );
    const all = await read(writers[0]!);
    expect(new Set(all.map(({ text }) => text)).size).toBe(48);
  });

  test('takes a message once under its key, in two processes at once, and no other under it', async () => {
    const who = await registerPlayer(site);
    const idempotencyKey = randomUUID();
    const sendAgain = (at: SomePlayer, text: string) =>
      at.call(room.sendMessage, { text }, { idempotencyKey });
    const answers = await Promise.all(
      [who, second.there(who), who, second.there(who)].map((at) => sendAgain(at, 'once')),
    );
    expect(answers.map(({ body }) => body.value.n)).toEqual([1, 1, 1, 1]);
    expect((await sendAgain(who, 'other')).refusal?.code).toBe('request.repeat_conflict');
    expect(await read(who)).toHaveLength(1);
  });
});

describe('[MEMBER-12] what the room refuses', () => {
  test('a second message before the seconds of slow mode, in two processes at once', async () => {
    await setRoom({ roomSlowSeconds: 30 });
    const who = await registerPlayer(site);
    const answers = await Promise.all(
      [who, second.there(who), who, second.there(who)].map((at, turn) =>
        at.call(room.sendMessage, { text: `message ${turn}` }),
      ),
    );
    const codes = answers.map(({ refusal }) => refusal?.code ?? 'sent');
    expect(codes.toSorted()).toEqual([...Array(3).fill('room.too_fast'), 'sent']);
    const late = answers.find(({ refusal }) => refusal)!;
    expect(late.refusal?.value?.retryAfterMs).toBeGreaterThan(20_000);
    await site.database.sql`update room.message set at = at - interval '31 seconds'`;
    expect(await refused(who)).toBeUndefined();
  });

  test.each([
    ['xấu xa', 'xau xa', 'room.word'],
    ['Đồ XẤU  XA!', 'xấu xa', 'room.word'],
    ['b.a.d', 'bad', 'room.word'],
    ['b\u200Bad', 'bad', 'room.word'],
    ['ｂａｄ', 'bad', 'room.word'],
    ['bаd', 'bad', 'room.word'],
    ['\u202Edab', 'bad', 'room.link'],
    ['他是坏人吗', '坏人', 'room.word'],
    ['badminton', 'bad', undefined],
    ['xau', 'xau xa', undefined],
    ['anything', '...', undefined],
  ])('%j with the word %j of the brand: %s', async (text, word, code) => {
    await site.setBrand('main', { roomWords: [word] });
    expect(await refused(await registerPlayer(site), text)).toBe(code);
  });

  test.each(['https://evil.example/x', 'go to bad-site.com now', 'bad site dot com', 'zalo://x'])(
    'a link: %s',
    async (text) => {
      expect(await refused(await registerPlayer(site), text)).toBe('room.link');
    },
  );

  test('an empty text and one of more than 200 letters, by its field', async () => {
    const who = await registerPlayer(site);
    for (const text of [' ', 'x'.repeat(201)]) {
      const { refusal } = await who.call(room.sendMessage, { text });
      expect(refusal?.value?.fields?.[0]?.name).toBe('text');
    }
    expect(await refused(who, 'ệ'.repeat(200))).toBeUndefined();
  });

  test.each(['blocked', 'excluded'] as const)('a player who is %s, who may read', async (state) => {
    const who = await registerPlayer(site);
    await site.platform.database.transaction((sql) =>
      setPlayState(sql, who.playerId, state, { until: null, reason: 'test' }),
    );
    expect(await refused(who)).toBe(`compliance.${state}`);
    expect(await who.get(room.readRoom, {})).toMatchObject({ isBarred: true, messages: [] });
  });

  test('more than twenty messages of a player in a minute, and 120 of an address', async () => {
    const who = await registerPlayer(site, { address: '203.0.113.90' });
    // One more is allowed each three seconds that the test itself takes.
    let sent = 0;
    let code: string | undefined;
    while (sent < 60 && !code) {
      code = await refused(who, `message ${sent}`);
      if (!code) sent += 1;
    }
    expect(code).toBe('request.too_many');
    expect(sent).toBeGreaterThanOrEqual(20);
    await site.setBrand('main', { limits: ['room.sendMessage:address 2/60'] });
    const address = '203.0.113.91';
    const others = await Promise.all([0, 1, 2].map(() => registerPlayer(site, { address })));
    const atOnce = [];
    for (const other of others) atOnce.push(await refused(other));
    expect(atOnce).toEqual([undefined, undefined, 'request.too_many']);
    await site.setBrand('main', { limits: [] });
  });
});

describe('[MEMBER-12] a player who mutes another', () => {
  test('reads nothing of them, before or after, until the mute ends; others do', async () => {
    const [writer, reader, other] = await Promise.all([0, 1, 2].map(() => registerPlayer(site)));
    const n = await send(writer!, 'before');
    await reader!.get(room.muteWriter, { n });
    await send(second.there(writer!), 'after');
    expect((await read(reader!)).map(({ without, text }) => [without, text])).toEqual([
      ['muted', undefined],
      ['muted', undefined],
    ]);
    expect((await read(other!)).map(({ text }) => text)).toEqual(['before', 'after']);
    const { list } = await reader!.get(room.listMuted, {});
    expect(list).toEqual([
      { id: expect.any(String), name: expect.stringContaining('***'), at: expect.any(String) },
    ]);
    // Another's mute is not theirs to end.
    await other!.get(room.unmuteWriter, { id: list[0]!.id });
    expect((await read(reader!))[0]!.without).toBe('muted');
    await reader!.get(room.unmuteWriter, { id: list[0]!.id });
    expect((await read(reader!)).map(({ text }) => text)).toEqual(['before', 'after']);
  });

  test('mutes no one twice, not themselves, nothing that is not there, and 200 at most', async () => {
    const [writer, reader] = await Promise.all([0, 1].map(() => registerPlayer(site)));
    const n = await send(writer!, 'hello');
    await Promise.all([reader!, second.there(reader!)].map((at) => at.get(room.muteWriter, { n })));
    expect((await reader!.get(room.listMuted, {})).list).toHaveLength(1);
    for (const [who, at] of [
      [writer!, n],
      [reader!, 99],
    ] as const) {
      const { refusal } = await who.call(room.muteWriter, { n: at });
      expect(refusal?.code).toBe('request.unknown');
    }
    await site.database.sql`truncate room.mute`;
    await site.database.sql`
      insert into room.mute (player_id, muted_id)
      select ${reader!.playerId}::bigint, 1000000 + n from generate_series(1, 200) n`;
    const full = await reader!.call(room.muteWriter, { n });
    expect(full.refusal?.code).toBe('room.mutes_full');
  });
});

describe('[MEMBER-12] an operator in the room', () => {
  test('hides a message for everyone under the next number, once, with a line', async () => {
    const [writer, reader, by] = [
      await registerPlayer(site),
      await registerPlayer(site),
      await moderator(),
    ];
    const n = await send(writer, 'nasty');
    const hide = () => by.get(roomDesk.hideMessage, { brand: 'main', n, reason });
    await Promise.all([hide(), hide()]);
    for (const who of [writer, reader]) {
      const all = await read(who);
      expect(all).toHaveLength(2);
      expect(all[0]).toMatchObject({ n: 1, without: 'hidden' });
      expect(all[0]).not.toHaveProperty('text');
      expect(all[1]).toEqual({ n: 2, at: expect.any(String), hides: 1 });
    }
    expect(await lines('room.hide_message')).toEqual([
      { playerId: writer.playerId, after: { n: 1 }, reason },
    ]);
    const desk = await by.get(roomDesk.readDeskRoom, { brand: 'main' });
    expect(desk.messages[0]).toMatchObject({ text: 'nasty', username: writer.username });
    expect(desk.messages[0]).toHaveProperty('hiddenAt');
  });

  test('silences a writer until a time: they read it in their language, and a line says why', async () => {
    const [writer, by] = [await registerPlayer(site), await moderator()];
    const n = await send(writer, 'spam');
    const given = await by.get(roomDesk.silenceWriter, { brand: 'main', n, hours: 2, reason });
    expect(given).toMatchObject({ playerId: writer.playerId, reason, by: by.name });
    const { status, refusal } = await writer.call(room.sendMessage, { text: 'more' });
    expect([status, refusal?.code, refusal?.value?.until]).toEqual([
      403,
      'room.silenced',
      given.until,
    ]);
    expect(await writer.get(room.readRoom, {})).toMatchObject({
      silenced: { until: given.until },
    });
    const notices = await inboxOf(writer);
    expect(notices[0]!.title).toBe('Bạn bị tạm cấm viết trong phòng trò chuyện');
    expect(notices[0]!.text).toMatch(/đến lúc \d{2}:\d{2}/);
    expect(await lines('room.silence')).toEqual([
      { playerId: writer.playerId, after: { until: given.until }, reason },
    ]);
    await site.database.sql`
      update room.silence set at = at - interval '3 hours', until = until - interval '3 hours'`;
    expect(await refused(writer)).toBeUndefined();
  });

  test('silences for ever, in place of what was before, and lets write again', async () => {
    const [writer, by] = [await registerPlayer(site), await moderator()];
    const n = await send(writer, 'spam');
    await by.get(roomDesk.silenceWriter, { brand: 'main', n, hours: 1, reason });
    const { id, until } = await by.get(roomDesk.silenceWriter, { brand: 'main', n, reason });
    expect(until).toBeUndefined();
    expect(await writer.get(room.readRoom, {})).toMatchObject({ silenced: {} });
    const { list } = await by.get(roomDesk.listSilences, { brand: 'main' });
    expect(list.map((each) => each.id)).toEqual([id]);
    await by.get(roomDesk.liftSilence, { brand: 'main', id, reason });
    const again = await by.call(roomDesk.liftSilence, { brand: 'main', id, reason });
    expect(again.refusal?.code).toBe('request.unknown');
    expect(await refused(writer)).toBeUndefined();
    expect((await inboxOf(writer)).map(({ title }) => title)).toEqual([
      'Bạn lại được viết trong phòng trò chuyện',
      'Bạn bị cấm viết trong phòng trò chuyện',
      'Bạn bị tạm cấm viết trong phòng trò chuyện',
    ]);
  });

  test('has the last word: nothing of a writer comes after they were silenced', async () => {
    const [writer, by] = [await registerPlayer(site), await moderator()];
    const n = await send(writer, 'spam');
    const storm = Array.from({ length: 12 }, (_, turn) =>
      refused(turn % 2 ? writer : second.there(writer), `message ${turn}`),
    );
    await by.get(roomDesk.silenceWriter, { brand: 'main', n, reason });
    const { lastN } = await by.get(roomDesk.readDeskRoom, { brand: 'main' });
    const codes = await Promise.all(storm);
    const sent = codes.filter((code) => code === undefined).length;
    expect((await by.get(roomDesk.readDeskRoom, { brand: 'main' })).lastN).toBe(lastN);
    expect(lastN).toBe(1 + sent);
  });

  test('reads who may not write by fifty, the latest first, down to the oldest', async () => {
    const by = await moderator();
    const { sql } = site.database;
    await sql`
      insert into player.player (brand, username, username_key, nickname, currency, language,
        registered_from, registered_host)
      select 'main', 'silent' || n, 'silent' || n, 's', 'VND', 'VI', '10.0.0.1', 'localhost'
      from generate_series(1, 101) n`;
    await sql`
      insert into room.silence (brand, player_id, until, reason, operator_id)
      select 'main', id, 'infinity', 'spam', ${by.operatorId}::bigint from player.player
      where username like 'silent%' order by id`;
    const counts: [number, boolean][] = [];
    const names: string[] = [];
    for (let before: string | undefined; counts.length < 3;) {
      const part = await by.get(roomDesk.listSilences, {
        brand: 'main',
        ...(before && { before }),
      });
      counts.push([part.list.length, part.hasOlder]);
      names.push(...part.list.map(({ username }) => username));
      before = part.list.at(-1)?.id;
    }
    expect(counts).toEqual([
      [50, true],
      [50, true],
      [1, false],
    ]);
    expect(names).toEqual(Array.from({ length: 101 }, (_, at) => `silent${101 - at}`));
  });

  test('decides nothing of a writer with whom they have to do', async () => {
    const [writer, by, other] = [await registerPlayer(site), await moderator(), await moderator()];
    const n = await send(writer, 'nasty');
    const { id } = await other.get(roomDesk.silenceWriter, { brand: 'main', n, reason });
    await shareAddress(site, by, writer);
    const answers = [
      await by.call(roomDesk.hideMessage, { brand: 'main', n, reason }),
      await by.call(roomDesk.silenceWriter, { brand: 'main', n, reason }),
      await by.call(roomDesk.liftSilence, { brand: 'main', id, reason }),
    ];
    expect(answers.map(({ refusal }) => refusal?.code)).toEqual(answers.map(() => 'desk.conflict'));
    expect((await other.get(roomDesk.listSilences, { brand: 'main' })).list).toMatchObject([
      { id, reason },
    ]);
    const [seen] = (await by.get(roomDesk.listSilences, { brand: 'main' })).list;
    expect(seen).toMatchObject({ id, isWithheld: true });
    expect(seen).not.toHaveProperty('reason');
    expect((await read(writer))[0]).toMatchObject({ text: 'nasty' });
  });

  test('acts by a right that is in force until the act is written', async () => {
    const [writer, by] = [await registerPlayer(site), await moderator()];
    const n = await send(writer, 'hello');
    const codes = await whileRolesEnd(site, by, () =>
      [roomDesk.hideMessage, roomDesk.silenceWriter].map(
        async (act) => (await by.call(act, { brand: 'main', n, reason })).refusal?.code,
      ),
    );
    expect(codes).toEqual(['operator.right_missing', 'operator.right_missing']);
    expect((await read(writer))[0]).toMatchObject({ n, text: 'hello' });
    expect(await refused(writer)).toBeUndefined();
  });

  test('acts only in brands of theirs', async () => {
    const n = await send(await registerPlayer(site), 'hello');
    const by = await openOperator(site, { roles: ['support'], brands: ['second'] });
    const answers = [
      await by.call(roomDesk.readDeskRoom, { brand: 'main' }),
      await by.call(roomDesk.listSilences, { brand: 'main' }),
      await by.call(roomDesk.hideMessage, { brand: 'main', n, reason }),
      await by.call(roomDesk.silenceWriter, { brand: 'main', n, reason }),
      await by.call(roomDesk.liftSilence, { brand: 'main', id: '1', reason }),
    ];
    expect(answers.map(({ refusal }) => refusal?.code)).toEqual(
      answers.map(() => 'request.unknown'),
    );
  });
});

type Notice = { title: string; text: string };

/** In Vietnamese. */
const inboxOf = async (who: SomePlayer): Promise<Notice[]> => {
  const { body } = await who.call(message.listMessages, {}, { headers: { 'x-lang': 'VI' } });
  return body.value.list;
};

describe('[MEMBER-12] [MEMBER-15] what was written', () => {
  const deleteOld = () => jobs.every!['room.delete_old']!.work(site.platform);

  test('is deleted after the brand’s days, the oldest first, and the numbers go on', async () => {
    await site.setBrand('main', { roomKeepDays: 7 });
    const who = await registerPlayer(site);
    for (const text of ['old', 'older', 'new']) await send(who, text);
    await site.database.sql`
      update room.message set at = at - interval '8 days' where brand = 'main' and n < 3`;
    await deleteOld();
    const view = await who.get(room.readRoom, {});
    expect(view.messages.map(({ n }) => n)).toEqual([3]);
    expect(view.hasOlder).toBe(false);
    const since = await who.get(room.readRoom, { from: 0 });
    expect(since.messages.map(({ n }) => n)).toEqual([3]);
    expect(await send(who, 'next')).toBe(4);
    await deleteOld();
    expect(await read(who)).toHaveLength(2);
    await site.setBrand('main', { roomKeepDays: 30 });
  });

  test('has no one’s name or words after the end of the account, and no gap', async () => {
    const [writer, reader] = [await registerPlayer(site), await registerPlayer(site)];
    const n = await send(writer, 'my street is canary street');
    await send(reader, 'hello');
    await reader.get(room.muteWriter, { n });
    await reader.get(room.reportMessage, { n, reason: 'private' });
    await site.platform.database.transaction((sql) => forgetPlayer(sql, writer.playerId));
    expect((await read(reader)).map(({ n: at, name, without }) => [at, name, without])).toEqual([
      [1, undefined, 'gone'],
      [2, expect.any(String), undefined],
    ]);
    const rows = await site.database.sql<{ row: string }>`
      select m::text as row from room.message m union all select m::text from room.mute m`;
    expect(rows.filter(({ row }) => row.includes('canary'))).toEqual([]);
    expect(rows).toHaveLength(2);
    const [open] = await site.database.sql<{ count: number }>`
      select count(*)::integer as count from casework.case_file
      where kind = 'room' and state <> 'closed'`;
    expect(open!.count).toBe(0);
  });
});
