import { randomBytes, randomUUID } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { mostPictures, support } from '@parlour/contract/support';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guestCookie } from '../../lib/guest-cookie';

let site: Site;
let picture: Buffer;

beforeAll(async () => {
  site = await openSite();
  await site.setBrand('main', { feedbackMinWords: 3, feedbackMaxWords: 20 });
  const canvas = createCanvas(400, 300);
  canvas.getContext('2d').fillRect(0, 0, 400, 300);
  picture = await canvas.encode('jpeg', 90);
});
afterAll(() => site.drop());

const sound = { questionType: 'deposit', description: 'Tiền nạp chưa vào ví của tôi' } as const;
const fromVisitor = { ...sound, contact: 'lan@example.com' };
const headersOf = (key: string) => ({ headers: { 'idempotency-key': key } });

/** A browser with a guest cookie, as a solved puzzle leaves it. */
const guest = (address?: string): Visitor => {
  const visitor = site.visitor(address ? { address } : {});
  visitor.cookies.set(guestCookie, randomBytes(32).toString('base64url'));
  return visitor;
};

const sendPicture = async (who: Visitor, payload: Buffer, ticketId?: string) => {
  const input = ticketId === undefined ? {} : { ticketId };
  const headers = { 'content-type': 'image/jpeg' };
  return who.call(support.addPicture, input, { payload, headers });
};

describe('[MEMBER-11] feedback of a player', () => {
  test('is a ticket with a case, by when it is answered, and stands in their own list alone', async () => {
    const [player, other] = [await registerPlayer(site), await registerPlayer(site)];
    const sent = await player.get(support.sendFeedback, { ...sound, remark: 'DP26112300042' });
    expect(sent.number).toMatch(/^TK\d{6,}$/);
    const { list } = await player.get(support.listTickets, {});
    expect(list).toMatchObject([
      { id: sent.id, state: 'open', type: 'deposit', dueAt: sent.dueAt },
    ]);
    const [row] = await site.database.sql<{ hours: number; playerId: string }>`
      select extract(epoch from due_at - opened_at)::integer / 3600 as hours,
        player_id::text as "playerId"
      from casework.case_file where kind = 'ticket' and subject_id = ${sent.id}`;
    expect(row).toEqual({ hours: 24, playerId: player.playerId });
    expect((await other.get(support.listTickets, {})).list).toEqual([]);
    const { refusal } = await other.call(support.readTicket, { id: sent.id });
    expect(refusal?.code).toBe('request.unknown');
  });

  test('[API-01] by POST and by PUT under one key is one ticket', async () => {
    const player = await registerPlayer(site);
    const key = headersOf(randomUUID());
    const all = await Promise.all([
      ...Array.from({ length: 5 }, () => player.call(support.sendFeedback, sound, key)),
      ...Array.from({ length: 5 }, () => player.call(support.putFeedback, sound, key)),
    ]);
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await player.get(support.listTickets, {})).list).toHaveLength(1);
    const changed = { ...sound, description: 'Một việc hoàn toàn khác' };
    const { refusal } = await player.call(support.putFeedback, changed, key);
    expect(refusal?.code).toBe('request.repeat_conflict');
  });

  test('[API-01] sent again with other pictures under its key is refused, with the same it is the same', async () => {
    const player = await registerPlayer(site);
    const key = headersOf(randomUUID());
    const [one, two, other] = [
      await sendPicture(player, picture),
      await sendPicture(player, picture),
      await sendPicture(player, picture),
    ].map(({ body }) => body.value.uploadId as string);
    const send = (images?: string[]) =>
      player.call(support.sendFeedback, { ...sound, ...(images && { images }) }, key);
    const first = await send([one!, two!]);
    const { id } = first.body.value;
    // A picture that is added later was not sent with the ticket.
    await sendPicture(player, picture, id);
    expect((await send([two!, one!])).body.value.id).toBe(id);
    for (const images of [undefined, [one!], [one!, other!]]) {
      expect((await send(images)).refusal?.code).toBe('request.repeat_conflict');
    }
  });

  test('is taken five times an hour, and the sixth is answered how long to wait', async () => {
    // Limits count no one at the addresses of the other tests.
    const player = await registerPlayer(site, { address: '203.0.113.5' });
    const send = () => player.call(support.sendFeedback, sound, headersOf(randomUUID()));
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ refusal }) => refusal?.code)).toEqual(
      Array.from({ length: 3 }, () => 'request.too_many'),
    );
  });

  const words = (count: number) => Array.from({ length: count }, () => 'từ').join(' ');
  test.each<[string, Record<string, unknown>, string]>([
    ['without a type', { questionType: undefined }, 'questionType field.required'],
    ['of an unknown type', { questionType: 'privacy' }, 'questionType field.pattern'],
    ['without a description', { description: '' }, 'description field.required'],
    ['of blanks', { description: '   \n ' }, 'description field.pattern'],
    ['of signs without a word', { description: '!!! ??? …' }, 'description field.few_words'],
    ['a word too short', { description: words(2) }, 'description field.few_words'],
    ['a word too long', { description: words(21) }, 'description field.many_words'],
    ['with a remark of 141 letters', { remark: 'ộ'.repeat(141) }, 'remark field.too_long'],
    [
      'with four pictures',
      { images: Array.from({ length: 4 }, randomUUID) },
      'images field.too_long',
    ],
    ['with a picture that no one sent', { images: [randomUUID()] }, 'images field.unknown'],
    ['with an unknown field', { isAdmin: true }, 'isAdmin field.unknown'],
  ])('[ERR-04] %s is refused by its field', async (_name, change, fault) => {
    const player = await registerPlayer(site);
    const input = { ...sound, ...change } as never;
    const { refusal } = await player.call(support.sendFeedback, input, headersOf(randomUUID()));
    expect(refusal?.value?.fields?.map(({ name, code }) => `${name} ${code}`)).toEqual([fault]);
    expect((await player.get(support.listTickets, {})).list).toEqual([]);
  });

  test.each([words(3), words(20), '我的存款没有到账'])('of “%s” has enough words', async (text) => {
    const player = await registerPlayer(site);
    const sent = await player.get(support.sendFeedback, { ...sound, description: text });
    expect(sent.number).toMatch(/^TK/);
  });

  test('keeps its text as it was typed, HTML too', async () => {
    const player = await registerPlayer(site);
    const description = '<script>alert(1)</script> xin hãy xem';
    const { id } = await player.get(support.sendFeedback, { ...sound, description });
    expect((await player.get(support.readTicket, { id })).description).toBe(description);
  });
});

describe('[MEMBER-11] feedback of a visitor', () => {
  test('needs an address, which is stored encrypted, and is read by the same browser alone', async () => {
    const visitor = guest();
    const bare = await visitor.call(support.sendFeedback, sound, headersOf(randomUUID()));
    expect(bare.refusal?.value?.fields).toEqual([{ name: 'contact', code: 'field.required' }]);
    const { id } = await visitor.get(support.sendFeedback, fromVisitor);
    expect((await visitor.get(support.listTickets, {})).list.map((each) => each.id)).toEqual([id]);
    const foreign = await guest().call(support.readTicket, { id });
    expect(foreign.refusal?.code).toBe('request.unknown');
    const cookieless = await site.visitor().call(support.readTicket, { id });
    expect(cookieless.refusal?.code).toBe('request.unknown');
    const [row] = await site.database.sql<{ row: string; contact: Buffer }>`
      select to_jsonb(t)::text as row, contact from support.ticket t where id = ${id}::bigint`;
    expect(row!.row).not.toContain('example.com');
    expect(row!.contact.includes(Buffer.from('lan@'))).toBe(false);
  });

  test('without a solved puzzle is refused', async () => {
    const strict = await openSite({ VERIFICATION: 'on' });
    const visitor = strict.visitor();
    visitor.cookies.set(guestCookie, randomBytes(32).toString('base64url'));
    const codeOf = async (verification?: string) =>
      (
        await visitor.call(
          support.sendFeedback,
          { ...fromVisitor, description: words10, ...(verification && { verification }) },
          headersOf(randomUUID()),
        )
      ).refusal?.code;
    expect(await codeOf()).toBe('session.verification_required');
    expect(await codeOf('no-such-text')).toBe('session.verification_failed');
    await strict.drop();
  });

  test('is taken three times an hour from a browser', async () => {
    const visitor = guest('203.0.113.77');
    const codes = [];
    for (let time = 0; time < 4; time += 1) {
      const answer = await visitor.call(support.sendFeedback, fromVisitor, headersOf(randomUUID()));
      codes.push(answer.refusal?.code ?? 'taken');
    }
    expect(codes).toEqual(['taken', 'taken', 'taken', 'request.too_many']);
  });

  test('[SITE-06] [SITE-08] is taken while the site is closed, for all or for a region', async () => {
    for (const call of Object.values(support)) expect(call.whileClosed).toBe('always');
    const player = await registerPlayer(site);
    await site.database.sql`
      update brand.brand set maintenance = true where code = 'main'`;
    site.forgetBrands();
    try {
      const { status } = await player.call(support.sendFeedback, sound, headersOf(randomUUID()));
      expect(status).toBe(200);
    } finally {
      await site.database.sql`
        update brand.brand set maintenance = false where code = 'main'`;
      site.forgetBrands();
    }
  });
});

const words10 = Array.from({ length: 12 }, () => 'từ').join(' ');

test('[MEMBER-11] a visitor’s feedback with another address under its key is refused', async () => {
  const visitor = guest();
  const key = headersOf(randomUUID());
  const first = await visitor.call(support.sendFeedback, fromVisitor, key);
  const again = await visitor.call(support.sendFeedback, fromVisitor, key);
  expect(again.body.value.id).toBe(first.body.value.id);
  const other = { ...fromVisitor, contact: 'another@example.com' };
  const { refusal } = await visitor.call(support.sendFeedback, other, key);
  expect(refusal?.code).toBe('request.repeat_conflict');
});

describe('[MEMBER-11] a picture', () => {
  test('of a player waits for the ticket, and is in no other', async () => {
    const player = await registerPlayer(site);
    const { body } = await sendPicture(player, picture);
    const images = [body.value.uploadId];
    const { id } = await player.get(support.sendFeedback, { ...sound, images });
    expect((await player.get(support.readTicket, { id })).pictures).toBe(1);
    const again = { ...sound, images };
    const { refusal } = await player.call(support.sendFeedback, again, headersOf(randomUUID()));
    expect(refusal?.value?.fields).toEqual([{ name: 'images', code: 'field.unknown' }]);
  });

  test('of another player is taken by none', async () => {
    const [one, other] = [await registerPlayer(site), await registerPlayer(site)];
    const { body } = await sendPicture(one, picture);
    const stolen = { ...sound, images: [body.value.uploadId] };
    const { refusal } = await other.call(support.sendFeedback, stolen, headersOf(randomUUID()));
    expect(refusal?.value?.fields).toEqual([{ name: 'images', code: 'field.unknown' }]);
  });

  test('is the fourth of a ticket only by being refused, also when many come at once', async () => {
    const visitor = guest();
    const { id } = await visitor.get(support.sendFeedback, fromVisitor);
    const answers = [];
    for (let time = 0; time < 3; time += 1) {
      answers.push(...(await Promise.all([0, 1].map(() => sendPicture(visitor, picture, id)))));
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostPictures);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { refusal } of refused) expect(refusal?.code).toBe('support.pictures_full');
    const foreign = await sendPicture(guest(), picture, id);
    expect(foreign.refusal?.code).toBe('request.unknown');
    const loose = await sendPicture(visitor, picture);
    expect(loose.refusal?.code).toBe('session.required');
    const cookieless = await sendPicture(site.visitor(), picture, id);
    expect(cookieless.refusal?.code).toBe('session.required');
  });

  test.each<[string, () => Buffer]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a truncated file', () => picture.subarray(0, picture.length >> 1)],
    ['bytes that are no picture', () => randomBytes(2048)],
  ])('that is %s is refused and nothing is stored', async (_name, bytes) => {
    const player = await registerPlayer(site);
    const { refusal } = await sendPicture(player, bytes());
    expect(refusal?.code).toBe('request.invalid');
    const rows = await site.database.sql`
      select from support.picture where player_id = ${player.playerId}::bigint`;
    expect(rows).toEqual([]);
  });
});

describe('[MEMBER-11] what is written to a ticket', () => {
  test('under a used key with another text is refused, never dropped', async () => {
    const player = await registerPlayer(site);
    const { id } = await player.get(support.sendFeedback, sound);
    const key = headersOf(randomUUID());
    const write = (text: string) => player.call(support.writeMessage, { id, text }, key);
    expect((await write('Còn nữa')).refusal).toBeUndefined();
    expect((await write(' Còn nữa ')).refusal).toBeUndefined();
    expect((await write('Khác')).refusal?.code).toBe('request.repeat_conflict');
    const { messages } = await player.get(support.readTicket, { id });
    expect(messages.map(({ text }) => text)).toEqual(['Còn nữa']);
  });

  test('is read though 500 messages came before it', async () => {
    const player = await registerPlayer(site);
    const { id } = await player.get(support.sendFeedback, sound);
    await site.database.sql`
      insert into support.ticket_message (ticket_id, text, key)
      select ${id}::bigint, 'message ' || n, 'many ' || n from generate_series(1, 500) n`;
    const { messages } = await player.get(support.writeMessage, { id, text: 'the last' });
    expect(messages).toHaveLength(500);
    expect([messages[0]?.text, messages.at(-1)?.text]).toEqual(['message 2', 'the last']);
  });
});
