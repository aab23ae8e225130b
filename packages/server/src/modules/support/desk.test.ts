import { randomBytes, randomUUID } from 'node:crypto';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { casework } from '@parlour/contract/casework';
import { support } from '@parlour/contract/support';
import { supportDesk } from '@parlour/contract/support-desk';
import { requestDeposit } from '@parlour/testkit/cashier/deposit';
import { messagesTo } from '@parlour/testkit/people/messages';
import { openOperator, shareAddress, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobs as caseworkJobs, openCase } from '../casework';
import { guestCookie } from '../../lib/guest-cookie';
import { jobs } from '.';

let site: Site;
let [ann, bob] = [] as unknown as [SomeOperator, SomeOperator];

beforeAll(async () => {
  site = await openSite();
  await site.setBrand('main', { feedbackMinWords: 3 });
});
// A person has few cases at a time: each test has people of its own.
beforeEach(async () => {
  [ann, bob] = [
    await openOperator(site, { roles: ['support'] }),
    await openOperator(site, { roles: ['support'] }),
  ];
});
afterAll(() => site.drop());

const sound = { questionType: 'deposit', description: 'Tiền nạp chưa vào ví' } as const;
const withKey = () => ({ headers: { 'idempotency-key': randomUUID() } });

const guest = (): Visitor => {
  const visitor = site.visitor();
  visitor.cookies.set(guestCookie, randomBytes(32).toString('base64url'));
  return visitor;
};

const caseOf = async (ticketId: string): Promise<string> => {
  const [row] = await site.database.sql<{ id: string }>`
    select id::text from casework.case_file
    where kind = 'ticket' and subject_id = ${ticketId}
    order by id desc limit 1`;
  return row!.id;
};

/** Delivers the events of this type that wait, as the outbox's job does. */
const deliver = async (type: 'casework.asked' | 'casework.late'): Promise<void> => {
  const rows = await site.database.sql<{ key: string; payload: object }>`
    select key, payload from lib.outbox where type = ${type} order by id`;
  for (const { key, payload } of rows) {
    await jobs.on![type]!(site.platform, { type, key, ...payload } as never);
  }
};

const claimed = async (who: SomeOperator, ticketId: string) => {
  const caseId = await caseOf(ticketId);
  const { version } = await who.get(casework.claimCase, { caseId });
  return { caseId, version };
};

const answer = async (who: SomeOperator, ticketId: string, text = 'Ngân hàng đã trả.') =>
  who.call(supportDesk.decideTicket, {
    ...(await claimed(who, ticketId)),
    verdict: 'answer',
    text,
  });

test('[OPS-01] who has to do with its player reads no ticket, which leaves one line in an hour', async () => {
  const player = await registerPlayer(site);
  const { id } = await player.get(support.sendFeedback, sound);
  const caseId = await caseOf(id);
  expect((await ann.get(supportDesk.readTicketCase, { caseId })).description).toBe(
    sound.description,
  );
  await shareAddress(site, ann, player);
  for (const _ of [1, 2]) {
    const refused = await ann.call(supportDesk.readTicketCase, { caseId });
    expect([refused.status, refused.refusal?.code]).toEqual([403, 'desk.conflict']);
  }
  const lines = await site.database.sql`
    select object_id, after::jsonb ->> 'code' as code from audit.entry_view
    where operator_id = ${ann.operatorId}::bigint and act = 'operator.refused'`;
  expect(lines).toEqual([{ object_id: 'support.readTicketCase', code: 'desk.conflict' }]);
});

describe('[MEMBER-11] [OPS-01] a ticket is answered', () => {
  test('and its player reads the answer, writes again for 30 days, and not after', async () => {
    const player = await registerPlayer(site);
    const { id } = await player.get(support.sendFeedback, sound);
    const firstCase = await caseOf(id);
    expect((await answer(ann, id)).status).toBe(200);
    const view = await player.get(support.readTicket, { id });
    expect(view).toMatchObject({
      state: 'answered',
      messages: [{ by: 'operator', text: 'Ngân hàng đã trả.' }],
    });
    const late = await player.call(support.writeMessage, { id, text: 'còn nữa' }, withKey());
    expect(late.refusal?.code).toBe('support.ticket_closed');
    const again = await player.get(support.reopenTicket, { id, text: 'vẫn chưa thấy' });
    expect(again).toMatchObject({ state: 'open', dueAt: expect.any(String) });
    expect(await caseOf(id)).not.toBe(firstCase);
    await answer(bob, id);
    await site.database.sql`
      update casework.case_file set closed_at = lib.now() - interval '31 days'
      where id = ${await caseOf(id)}::bigint`;
    const over = await player.call(support.reopenTicket, { id, text: 'lần nữa' }, withKey());
    expect(over.refusal?.code).toBe('support.ticket_closed');
  });

  test('by one of two who decide at once; a repeat is the same answer', async () => {
    const player = await registerPlayer(site);
    const { id } = await player.get(support.sendFeedback, sound);
    const { caseId, version } = await claimed(ann, id);
    const input = { caseId, version, verdict: 'answer' as const, text: 'Đã xong.' };
    const key = withKey();
    const all = await Promise.all([
      ann.call(supportDesk.decideTicket, input, key),
      ann.call(supportDesk.decideTicket, input, key),
      bob.call(supportDesk.decideTicket, input, withKey()),
      bob.call(supportDesk.decideTicket, input, withKey()),
    ]);
    expect(all.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
    for (const { refusal } of all.slice(2)) {
      expect(['desk.held', 'desk.decided']).toContain(refusal?.code);
    }
    const { messages } = await player.get(support.readTicket, { id });
    expect(messages).toHaveLength(1);
  });

  test('not on what was read before its player wrote more, however they meet', async () => {
    const player = await registerPlayer(site);
    for (let time = 0; time < 5; time += 1) {
      const sent = await player.call(support.sendFeedback, sound, withKey());
      const id = sent.body.value.id;
      const { caseId, version } = await claimed(ann, id);
      const [closed, written] = await Promise.all([
        ann.call(
          supportDesk.decideTicket,
          { caseId, version, verdict: 'close', reasonCode: 'done' },
          withKey(),
        ),
        player.call(support.writeMessage, { id, text: 'thêm một điều' }, withKey()),
      ]);
      const { state, messages } = await player.get(support.readTicket, { id });
      const own = messages.filter(({ by }) => by === 'player');
      if (closed.status === 200) {
        expect([state, written.refusal?.code, own.length]).toEqual([
          'closed',
          'support.ticket_closed',
          0,
        ]);
      } else {
        expect([closed.refusal?.code, state, written.status, own.length]).toEqual([
          'desk.changed',
          'open',
          200,
          1,
        ]);
      }
    }
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['without a text', { verdict: 'answer' }, 'desk.reason_missing'],
    ['with blanks', { verdict: 'answer', text: '   ' }, 'request.invalid'],
    [
      'with a link to outside',
      { verdict: 'answer', text: 'xem https://evil.example' },
      'desk.link_outside',
    ],
    ['by closing without a reason', { verdict: 'close' }, 'desk.reason_missing'],
    [
      'by closing for an unknown reason',
      { verdict: 'close', reasonCode: 'x' },
      'desk.reason_missing',
    ],
    ['of an earlier version', { verdict: 'answer', text: 'được rồi', version: 99 }, 'desk.changed'],
  ])('never %s', async (_name, change, code) => {
    const player = await registerPlayer(site);
    const { id } = await player.get(support.sendFeedback, sound);
    const input = { ...(await claimed(ann, id)), ...change } as never;
    const { refusal } = await ann.call(supportDesk.decideTicket, input, withKey());
    expect(refusal?.code).toBe(code);
    expect((await player.get(support.readTicket, { id })).messages).toEqual([]);
  });
});

describe('[MEMBER-11] an operator asks', () => {
  test('the player reads the question in the ticket, and their answer brings it back', async () => {
    const player = await registerPlayer(site);
    const { id } = await player.get(support.sendFeedback, sound);
    const input = { ...(await claimed(ann, id)), message: 'Bạn gửi ảnh biên lai nhé' };
    await ann.get(casework.askPlayer, input);
    await deliver('casework.asked');
    await deliver('casework.asked');
    expect(await player.get(support.readTicket, { id })).toMatchObject({
      state: 'asked',
      messages: [{ by: 'operator', text: input.message }],
    });
    const view = await player.get(support.writeMessage, { id, text: 'Đây ạ' });
    expect(view).toMatchObject({ state: 'open' });
    expect(view.messages).toHaveLength(2);
  });

  test('a visitor at the address that they left', async () => {
    const visitor = guest();
    const contact = 'hoa@example.com';
    const { id } = await visitor.get(support.sendFeedback, { ...sound, contact });
    await ann.get(casework.askPlayer, { ...(await claimed(ann, id)), message: 'Số lệnh nào ạ?' });
    await deliver('casework.asked');
    expect(await messagesTo(site, contact)).toMatchObject([
      { template: 'ticket_asked', values: { message: 'Số lệnh nào ạ?' } },
    ]);
    await visitor.get(support.writeMessage, { id, text: 'Lệnh hôm qua' });
    expect((await answer(bob, id, 'Đã vào ví.')).status).toBe(200);
    expect((await messagesTo(site, contact)).map(({ template }) => template)).toContain(
      'ticket_answered',
    );
  });
});

describe('[MEMBER-11] [OPS-01] the case of a ticket', () => {
  test('shows what the text names of the player, their hour, and earlier tickets', async () => {
    const player = await registerPlayer(site);
    const first = await player.get(support.sendFeedback, sound);
    const depositId = await requestDeposit(player, '500000');
    const [order] = await site.database.sql<{ number: string }>`
      select number from cashier.deposit where id = ${depositId}::uuid`;
    const description = `Lệnh ${order!.number} chưa vào, xin xem`;
    const { id } = await player.get(support.sendFeedback, { ...sound, description });
    const caseId = await caseOf(id);
    const view = await ann.get(supportDesk.readTicketCase, { caseId });
    expect(view).toMatchObject({
      playerId: player.playerId,
      description,
      earlier: [{ id: first.id }],
    });
    expect(view.lastHour.map(({ kind }) => kind)).toContain('signIn');
    expect(view.named).toMatchObject([{ kind: 'deposit', number: order!.number }]);
    const { sql } = site.database;
    await sql`
      update operator.role set rights = array_remove(rights, 'ledger.r') where id = 'support'`;
    const less = await ann.get(supportDesk.readTicketCase, { caseId });
    await sql`update operator.role set rights = rights || '{ledger.r}' where id = 'support'`;
    expect([less.named, less.lastHour.map(({ kind }) => kind)]).toEqual([[], ['signIn']]);
  });

  test('does not exist in another brand, and its pictures need the claim', async () => {
    const player = await registerPlayer(site);
    const canvas = createCanvas(40, 30);
    const payload = await canvas.encode('png');
    const sent = await player.call(
      support.addPicture,
      {},
      { payload, headers: { 'content-type': 'image/png' } },
    );
    const images = [sent.body.value.uploadId];
    const { id } = await player.get(support.sendFeedback, { ...sound, images });
    const caseId = await caseOf(id);
    const elsewhere = await openOperator(site, { roles: ['support'], brands: ['second'] });
    const foreign = await elsewhere.call(supportDesk.readTicketCase, { caseId });
    expect(foreign.refusal?.code).toBe('request.unknown');
    const input = { caseId, pictureId: images[0]! };
    const early = await ann.call(supportDesk.readTicketPicture, input);
    expect(early.refusal?.code).toBe('desk.lease_over');
    await ann.get(casework.claimCase, { caseId });
    const { base64 } = await ann.get(supportDesk.readTicketPicture, input);
    expect(await loadImage(Buffer.from(base64, 'base64'))).toMatchObject({ width: 40 });
    const lines = await site.database.sql`
      select from audit.entry where act = 'ticket.view' and case_id = ${caseId}::bigint`;
    expect(lines).toHaveLength(1);
  });

  test('of another module’s subject in this queue is none of these', async () => {
    const { playerId } = await registerPlayer(site);
    const player = await registerPlayer(site);
    const { id } = await player.get(support.sendFeedback, sound);
    const opened = await site.platform.database.transaction((sql) =>
      openCase(sql, {
        brand: 'main',
        kind: 'ticket',
        subjectId: `privacy:${id}`,
        playerId,
        reasons: ['deletion'],
      }),
    );
    const { refusal } = await ann.call(supportDesk.readTicketCase, { caseId: opened.id });
    expect(refusal?.code).toBe('request.unknown');
    const { version } = await ann.get(casework.claimCase, { caseId: opened.id });
    await ann.get(casework.askPlayer, { caseId: opened.id, version, message: 'Ai hỏi ạ?' });
    await deliver('casework.asked');
    expect((await player.get(support.readTicket, { id })).messages).toEqual([]);
  });

  test('that is late is notified once, to a visitor by mail', async () => {
    const visitor = guest();
    const contact = 'late@example.com';
    await visitor.get(support.sendFeedback, { ...sound, contact });
    await site.shiftClock(25 * 3_600_000);
    const tellLate = caseworkJobs.every!['casework.tell_late']!.work;
    await tellLate(site.platform);
    await tellLate(site.platform);
    await deliver('casework.late');
    await deliver('casework.late');
    await site.shiftClock(0);
    expect((await messagesTo(site, contact)).map(({ template }) => template)).toEqual([
      'case_late',
    ]);
  });
});

test('[OPS-01] many are closed by one template, each in its language; what moved is not', async () => {
  const player = await registerPlayer(site);
  const ids: string[] = [];
  for (let time = 0; time < 3; time += 1) {
    ids.push((await player.get(support.sendFeedback, sound)).id);
  }
  const cases = await Promise.all(ids.map(async (id) => `${await caseOf(id)}:1`));
  await player.get(support.writeMessage, { id: ids[2]!, text: 'khoan đã' });
  const input = { cases, template: 'no_answer', reasonCode: 'no_answer' };
  const key = withKey();
  const { body } = await ann.call(supportDesk.closeTickets, input, key);
  expect(body.value.lines).toMatchObject([
    { will: true },
    { will: true },
    { will: false, why: 'desk.changed' },
  ]);
  const again = await ann.call(supportDesk.closeTickets, input, key);
  expect(again.body.value.lines.slice(0, 2)).toMatchObject([{ will: true }, { will: true }]);
  const view = await player.get(support.readTicket, { id: ids[0]! });
  expect(view.state).toBe('closed');
  expect(view.messages).toHaveLength(1);
  const { list } = await ann.get(supportDesk.listAnswerTemplates, {
    brand: 'main',
    language: 'EN',
  });
  expect(view.messages[0]!.text).toBe(list.find(({ code }) => code === 'no_answer')!.text);
});
