import { randomUUID } from 'node:crypto';
import type { InputOf } from '@parlour/contract/endpoint';
import { compliance } from '@parlour/contract/compliance';
import { message } from '@parlour/contract/message';
import { messageConsole } from '@parlour/contract/message-console';
import { openOperator, shareAddress, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverSendings } from './deliver-sendings';

let site: Site;
let someone: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  someone = await openOperator(site, { roles: ['support'], brands: ['main'] });
});
afterAll(() => site.drop());
// Each test sends to its own players: those before it have another rank.
beforeEach(async () => {
  await site.database.sql`update player.player set rank_level = 0`;
});

const { previewSending, confirmSending, listSendings } = messageConsole;
const { saveTemplate, listTemplates, removeTemplate } = messageConsole;

type Asked = InputOf<typeof previewSending>;

const words = {
  titleVI: 'Bảo trì lúc 2 giờ',
  textVI: 'Sảnh nghỉ một giờ.\n<b>Không</b> mất vé.',
} as const;
const english = { titleEN: 'Maintenance at 2', textEN: 'The hall rests for an hour.' } as const;

const ranked = { brand: 'main', level: 7, ...words } as const;

/** So many players of rank 7, whom no other test finds. */
const players = async (count: number): Promise<SomePlayer[]> => {
  const made = await Promise.all(Array.from({ length: count }, () => registerPlayer(site)));
  await site.database.sql`
    update player.player set rank_level = 7
    where id = any (${made.map(({ playerId }) => playerId)}::bigint[])`;
  return made.toSorted((one, other) => Number(one.playerId) - Number(other.playerId));
};

const confirm = async (asked: Asked, by = someone) => {
  const { digest } = await by.get(previewSending, asked);
  return by.get(confirmSending, { ...asked, digest });
};

const deliver = (most?: number) => deliverSendings(site.platform, most);

const inboxOf = async (player: SomePlayer, lang = 'VI') => {
  const answer = await player.call(message.listMessages, {}, { headers: { 'x-lang': lang } });
  return answer.body.value.list;
};

const refusalOf = async (asked: object, by = someone) => {
  const { refusal } = await by.call(previewSending, asked as Asked);
  return refusal?.value?.fields ?? refusal?.code;
};

describe('[MEMBER-08] [OPS-03] a message from an operator', () => {
  test('to one player is previewed as the player reads it, and arrives once', async () => {
    const [player, other] = (await players(2)) as [SomePlayer, SomePlayer];
    const asked = { brand: 'main', playerId: player.playerId, ...words, ...english };
    const preview = await someone.get(previewSending, asked);
    expect(preview).toMatchObject({ count: 1, samples: [{ playerId: player.playerId }] });
    const sending = await someone.get(confirmSending, { ...asked, digest: preview.digest });
    expect(sending).toMatchObject({ wanted: 1, written: 0, operatorName: someone.name });
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(await inboxOf(player)).toMatchObject([
      { title: words.titleVI, text: words.textVI, isRead: false },
    ]);
    expect(await inboxOf(player, 'EN')).toMatchObject([{ title: english.titleEN }]);
    expect(await inboxOf(other)).toEqual([]);
    const { list } = await someone.get(listSendings, { brand: 'main' });
    expect(list[0]).toMatchObject({ id: sending.id, written: 1, doneAt: expect.any(String) });
  });

  test('in one language is read in it by everyone', async () => {
    const [player] = (await players(1)) as [SomePlayer];
    await confirm({ brand: 'main', playerId: player.playerId, ...english });
    await deliver();
    for (const lang of ['VI', 'EN', 'JA']) {
      expect(await inboxOf(player, lang)).toMatchObject([{ title: english.titleEN }]);
    }
  });

  test('to a filter goes to those whom it finds, and to none of the others', async () => {
    const [plain, blocked, trial, agent] = (await players(4)) as SomePlayer[];
    const change = async (player: SomePlayer | undefined, type: number) => {
      await site.database.sql`
        update player.player set type = ${type} where id = ${player!.playerId}::bigint`;
    };
    await change(trial, 4);
    await change(agent, 1);
    await site.database.sql`
      insert into compliance.player_state (player_id, state)
      values (${blocked!.playerId}::bigint, 'blocked')
      on conflict (player_id) do update set state = 'blocked'`;
    const found = async (more: Partial<Asked>) => {
      const asked = { ...ranked, ...more };
      const { count, samples } = await someone.get(previewSending, asked);
      expect(samples).toHaveLength(count);
      return samples.map(({ playerId }) => playerId);
    };
    const [one, two] = [plain!.playerId, agent!.playerId];
    expect(await found({})).toEqual([one, two]);
    expect(await found({ type: '1' })).toEqual([two]);
    expect(await found({ state: 'blocked' })).toEqual([blocked!.playerId]);
    expect(await found({ currency: 'VND', registeredFrom: '2020-01-01' })).toEqual([one, two]);
    expect(await found({ activeFrom: '2020-01-01', activeTo: '2999-01-01' })).toEqual([one, two]);
    for (const none of [
      { currency: 'USD' },
      { level: 8 },
      { registeredTo: '2020-01-01' },
      { activeTo: '2020-01-01' },
      { activeFrom: '2999-01-01' },
    ]) {
      expect(await refusalOf({ ...ranked, ...none })).toBe('message.no_players');
    }
    expect(await refusalOf({ ...words, brand: 'main', playerId: trial!.playerId })).toBe(
      'request.unknown',
    );
  });

  test('to a filter never reaches who is excluded or cools off; one to one player does', async () => {
    const [plain, excluded, cooling, both, later] = (await players(5)) as SomePlayer[];
    await excluded!.get(compliance.exclude, { time: '6m' });
    await cooling!.get(compliance.coolOff, { days: '1' });
    await both!.get(compliance.coolOff, { days: '7' });
    await site.database.sql`
      update compliance.player_state set state = 'blocked'
      where player_id = ${both!.playerId}::bigint`;
    for (const state of ['excluded', 'cooling_off']) {
      expect(await refusalOf({ ...ranked, state })).toMatchObject([{ name: 'state' }]);
    }
    expect(await refusalOf({ ...ranked, state: 'blocked' })).toBe('message.no_players');
    const { wanted } = await confirm(ranked);
    expect(wanted).toBe(2);
    // The pause begins after the sending was asked for, and before it is written.
    await later!.get(compliance.exclude, { time: '6m' });
    await deliver();
    const alone = { brand: 'main', playerId: excluded!.playerId, ...english };
    await confirm(alone);
    await deliver();
    const titles = async (player: SomePlayer | undefined) =>
      (await inboxOf(player!)).map(({ title }) => title);
    expect(await titles(plain)).toEqual([words.titleVI]);
    expect(await titles(excluded)).toEqual([english.titleEN]);
    for (const player of [cooling, both, later]) expect(await titles(player)).toEqual([]);
  });

  test('leaves a line with what was sent and to whom', async () => {
    const [player] = (await players(1)) as [SomePlayer];
    const { id } = await confirm({ brand: 'main', playerId: player.playerId, ...english });
    const lines = await site.database.sql<{ after: string }>`
      select after from audit.entry_view
      where act = 'message.send' and object_id = ${id}`;
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!.after)).toMatchObject({
      playerId: player.playerId,
      texts: { EN: { title: english.titleEN } },
      wanted: 1,
    });
  });

  test('finds no one whose account ended, by number or by state', async () => {
    const [player] = (await players(1)) as [SomePlayer];
    const { playerId } = player;
    await confirm({ ...ranked, ...english });
    await site.database.sql`
      update player.player set closed_at = lib.now() where id = ${playerId}::bigint`;
    await deliver();
    const [{ count }] = (await site.database.sql<{ count: number }>`
      select count(*)::integer as count from message.inbox where player_id = ${playerId}::bigint`) as [
      { count: number },
    ];
    expect(count).toBe(0);
    expect(await refusalOf(ranked)).toBe('message.no_players');
    expect(await refusalOf({ brand: 'main', playerId, ...words })).toBe('request.unknown');
  });
});

describe('[MEMBER-08] [OPS-03] a sending', () => {
  test('is written in batches; ended in the middle it goes on, with neither a gap nor a second one', async () => {
    const made = await players(7);
    const { id } = await confirm(ranked);
    const broken = made[4]!.playerId;
    await site.database.sql`create table message.broken as select ${broken}::bigint as player_id`;
    await site.database.sql`
      create function message.break_off() returns trigger language plpgsql security definer as $$
      begin
        if new.player_id = (select player_id from message.broken) then
          raise exception 'the process ends here';
        end if;
        return new;
      end $$`;
    await site.database.sql`
      create trigger break_off before insert on message.inbox
      for each row execute function message.break_off()`;
    await expect(deliver(2)).rejects.toThrow('the process ends here');
    const progress = async () => {
      const [row] = await site.database.sql<{ written: number; rows: number }>`
        select written, (
          select count(*)::integer from message.inbox where sending_id = s.id
        ) as rows
        from message.sending s where id = ${id}::bigint`;
      return row;
    };
    expect(await progress()).toEqual({ written: 4, rows: 4 });
    await site.database.sql`drop trigger break_off on message.inbox`;
    await Promise.all([deliver(2), deliver(2), deliver(2)]);
    await deliver(2);
    expect(await progress()).toEqual({ written: 7, rows: 7 });
    for (const player of made) expect(await inboxOf(player)).toHaveLength(1);
  });

  test('does not hold up one that came later', async () => {
    const many = await players(6);
    await confirm(ranked);
    const [last] = many.slice(-1) as [SomePlayer];
    await confirm({ brand: 'main', playerId: last.playerId, ...english });
    await site.database.sql`
      update message.sending set worked_at = lib.now() where done_at is null and wanted > 1`;
    const order = await site.database.sql<{ wanted: number }>`
      select wanted from message.sending where done_at is null
      order by worked_at nulls first, id`;
    expect(order.map(({ wanted }) => wanted)).toEqual([1, 6]);
    await deliver(2);
    expect((await inboxOf(last)).map(({ title }) => title)).toEqual([
      words.titleVI,
      english.titleEN,
    ]);
  });

  test('that is confirmed again under its key is the same one', async () => {
    const [player] = (await players(1)) as [SomePlayer];
    const asked = { ...ranked, playerId: player.playerId };
    const { digest } = await someone.get(previewSending, asked);
    const headers = { 'idempotency-key': randomUUID() };
    const again = (more: object = {}) =>
      someone.call(confirmSending, { ...asked, digest, ...more }, { headers });
    const answers = await Promise.all([again(), again(), again()]);
    const ids = answers.map(({ body }) => body.value.id);
    expect(new Set(ids).size).toBe(1);
    const other = await again({ titleVI: 'Khác' });
    expect(other.refusal?.code).toBe('request.repeat_conflict');
    await deliver();
    expect(await inboxOf(player)).toHaveLength(1);
  });

  test('whose preview is confirmed again under another key is the same one', async () => {
    const [player] = (await players(1)) as [SomePlayer];
    const { digest } = await someone.get(previewSending, ranked);
    const again = () => someone.get(confirmSending, { ...ranked, digest });
    const ids = (await Promise.all([again(), again(), again()])).map(({ id }) => id);
    await site.shiftClock(121_000);
    ids.push((await again()).id);
    await site.shiftClock(0);
    expect(new Set(ids).size).toBe(1);
    await deliver();
    expect(await inboxOf(player)).toHaveLength(1);
  });

  test('needs the preview of the same message by the same person, two minutes old at most', async () => {
    await players(1);
    const { digest } = await someone.get(previewSending, ranked);
    const codeOf = async (more: object, by = someone) =>
      (await by.call(confirmSending, { ...ranked, digest, ...more })).refusal?.code;
    const colleague = await openOperator(site, { roles: ['support'], brands: ['main'] });
    expect(await codeOf({}, colleague)).toBe('message.preview_over');
    expect(await codeOf({ textVI: 'Khác' })).toBe('message.preview_over');
    expect(await codeOf({ level: 6 })).toBe('message.preview_over');
    expect(await codeOf({ digest: 'x' })).toBe('message.preview_over');
    expect(await codeOf({ digest: digest.replace(/^\d/, '9') })).toBe('message.preview_over');
    await site.shiftClock(121_000);
    expect(await codeOf({})).toBe('message.preview_over');
    await site.shiftClock(0);
    expect(await codeOf({})).toBeUndefined();
    await deliver();
  });
});

describe('[MEMBER-08] bad input: a message', () => {
  test.each([
    [{}, [{ name: 'titleVI', code: 'field.required' }]],
    [{ titleVI: 'Có' }, [{ name: 'textVI', code: 'field.required' }]],
    [{ titleEN: '  ', textEN: 'x' }, [{ name: 'titleEN', code: 'field.required' }]],
    [
      { ...words, titleVI: 'a'.repeat(121) },
      [{ name: 'titleVI', code: 'field.too_long', max: 120 }],
    ],
    [
      { ...words, textVI: 'a'.repeat(2001) },
      [{ name: 'textVI', code: 'field.too_long', max: 2000 }],
    ],
    [{ ...words, textVI: 'Vào example.vip nhận quà' }, 'message.link_outside'],
    [{ ...words, ...english, titleEN: 'http://x' }, 'message.link_outside'],
    [
      { ...words, registeredFrom: '2026-02-30' },
      [{ name: 'registeredFrom', code: 'field.pattern' }],
    ],
    [{ ...words, playerId: '999999999' }, 'request.unknown'],
    [{ ...words, brand: 'second' }, 'request.unknown'],
  ])('%o is refused', async (given, refused) => {
    expect(await refusalOf({ brand: 'main', ...given })).toEqual(refused);
  });

  test('needs the right in the brand', async () => {
    const without = await openOperator(site, { roles: ['content'] });
    expect(await refusalOf(ranked, without)).toBe('operator.right_missing');
    const elsewhere = await openOperator(site, { roles: ['support'], brands: ['second'] });
    expect(await refusalOf(ranked, elsewhere)).toBe('request.unknown');
    expect((await elsewhere.get(listSendings, {})).list).toEqual([]);
  });
});

describe('[MEMBER-08] a template of operators', () => {
  test('is made, changed by its version, and removed, each with a line', async () => {
    const made = await someone.get(saveTemplate, { brand: 'main', name: ' Bảo trì ', ...words });
    expect(made).toMatchObject({ name: 'Bảo trì', version: 1, changedByName: someone.name });
    const taken = await someone.call(saveTemplate, { brand: 'main', name: 'Bảo trì', ...english });
    expect(taken.refusal?.value?.fields).toEqual([{ name: 'name', code: 'field.taken' }]);
    const { id } = made;
    const change = { brand: 'main', id, version: 1, name: 'Bảo trì', ...words, ...english };
    expect(await someone.get(saveTemplate, change)).toMatchObject({ version: 2 });
    const stale = await someone.call(saveTemplate, change);
    expect(stale.refusal?.code).toBe('message.template_changed');
    const { list } = await someone.get(listTemplates, { brand: 'main' });
    expect(list).toMatchObject([{ id, texts: { EN: { title: english.titleEN } } }]);
    const early = await someone.call(removeTemplate, { id, version: 1 });
    expect(early.refusal?.code).toBe('message.template_changed');
    const elsewhere = await openOperator(site, { roles: ['support'], brands: ['second'] });
    const foreign = await elsewhere.call(removeTemplate, { id, version: 2 });
    expect(foreign.refusal?.code).toBe('request.unknown');
    await someone.get(removeTemplate, { id, version: 2 });
    expect((await someone.get(listTemplates, {})).list).toEqual([]);
    const lines = await site.database.sql<{ act: string }>`
      select act from audit.entry_view
      where object_kind = 'template' and object_id = ${id} order by id`;
    expect(lines.map(({ act }) => act)).toEqual([
      'template.save',
      'template.save',
      'template.remove',
    ]);
  });

  test('leads nowhere outside', async () => {
    const answer = await someone.call(saveTemplate, {
      brand: 'main',
      name: 'Quà',
      titleVI: 'Quà',
      textVI: 'www.example.com',
    });
    expect(answer.refusal?.code).toBe('message.link_outside');
  });
});

describe('[OPS-01] what was sent to one player', () => {
  test('is not read by who is tied to that player, who reads that something was', async () => {
    const [{ playerId }] = (await players(1)) as [SomePlayer];
    const { id } = await confirm({ brand: 'main', playerId, ...words });
    const tied = await openOperator(site, { roles: ['support'], brands: ['main'] });
    await shareAddress(site, tied, { playerId });
    const seenBy = async (who: SomeOperator) => {
      const { list } = await who.get(listSendings, { brand: 'main' });
      return list.find((sending) => sending.id === id);
    };
    const { texts, ...rest } = (await seenBy(someone))!;
    expect(texts.VI?.title).toBe(words.titleVI);
    expect(await seenBy(tied)).toEqual({ ...rest, texts: {}, isWithheld: true });
  });
});
