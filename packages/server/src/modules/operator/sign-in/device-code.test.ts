import { randomUUID } from 'node:crypto';
import { operator } from '@parlour/contract/operator';
import { messagesTo } from '@parlour/testkit/people/messages';
import { consoleVisitor, openOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { totpCodeOf, totpSecretOf } from '@parlour/testkit/people/totp';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invite } from '../people/invite';
import { keepMail } from '../people/mail-link';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const password = 'a kettle, two lanterns and rain';
let people = 0;
let movedMs = 0;
const later = (ms: number) => site.shiftClock((movedMs += ms));

/** Somebody who joined in a browser, with a mail address unless `isReachable` is false. */
const join = async ({ isReachable = true } = {}) => {
  const name = `An ${(people += 1)}`;
  const email = `an${people}@example.com`;
  const { ticket } = await site.platform.database.transaction(async (sql) => {
    const invited = await invite(sql, { name, roles: ['cashier'] });
    if (isReachable) await keepMail(sql, site.platform, invited.operatorId, email);
    return invited;
  });
  const known = consoleVisitor(site);
  const page = await known.get(operator.openInvitation, { ticket });
  const secret = totpSecretOf(page.secret);
  const code = totpCodeOf(site, secret);
  await known.get(operator.acceptInvitation, { ticket, password, code });
  const signIn = async (visitor: Visitor) => {
    await later(30_000);
    const given = { name, password, code: totpCodeOf(site, secret) };
    return visitor.call(operator.signIn, given);
  };
  return { known, email, signIn };
};

/** What the page got, and the code in the newest mail. */
const asked = async (visitor: Visitor, { signIn, email }: Awaited<ReturnType<typeof join>>) => {
  const { refusal } = await signIn(visitor);
  expect(refusal?.code).toBe('operator.device_unknown');
  const ticket = String(refusal!.value!.ticket);
  const [newest] = await messagesTo(site, email);
  return { ticket, code: String((newest!.values as { code: string }).code), newest };
};

const confirm = (visitor: Visitor, ticket: string, code: string) =>
  visitor.call(operator.confirmDevice, { ticket, code });

const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('[OPS-01] a sign-in in an unknown browser', () => {
  test('asks a mailed code too, once: then the browser is known', async () => {
    const someone = await join();
    const browser = consoleVisitor(site);
    const { ticket, code, newest } = await asked(browser, someone);
    expect(newest).toMatchObject({ template: 'operator_device', channel: 'mail' });
    expect(code).toMatch(/^\d{6}$/);
    expect((await browser.call(operator.readMe, {})).refusal?.code).toBe(
      'operator.session_required',
    );
    expect((await confirm(browser, ticket, code)).status).toBe(200);
    expect((await browser.call(operator.readMe, {})).status).toBe(200);
    expect((await confirm(browser, ticket, code)).refusal?.code).toBe('operator.device_code_over');
    expect((await someone.signIn(browser)).status).toBe(200);
  });

  test('is not asked in the browser where the person joined, nor of who has no address', async () => {
    const someone = await join();
    expect((await someone.signIn(someone.known)).status).toBe(200);
    const unreachable = await join({ isReachable: false });
    expect((await unreachable.signIn(consoleVisitor(site))).status).toBe(200);
  });

  test('takes five tries of a code, and one of many at once', async () => {
    const someone = await join();
    const browser = consoleVisitor(site);
    const first = await asked(browser, someone);
    for (let tries = 0; tries < 5; tries += 1) {
      const { refusal } = await confirm(browser, first.ticket, other(first.code));
      expect(refusal?.code).toBe('operator.device_code_wrong');
    }
    const late = await confirm(browser, first.ticket, first.code);
    expect(late.refusal?.code).toBe('operator.device_code_over');
    const second = await asked(browser, someone);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => confirm(browser, second.ticket, second.code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('whose answer was lost is repeated by its key, for two minutes, and opens one session', async () => {
    const someone = await join();
    const browser = consoleVisitor(site);
    const { ticket, code } = await asked(browser, someone);
    const idempotencyKey = randomUUID();
    const given = { ticket, code };
    const lost = await browser.call(operator.confirmDevice, given, { idempotencyKey });
    expect(lost.status).toBe(200);
    browser.cookies.clear();
    expect((await confirm(browser, ticket, code)).refusal?.code).toBe('operator.device_code_over');
    const again = await browser.call(operator.confirmDevice, given, { idempotencyKey });
    expect(again.status).toBe(200);
    expect((await browser.call(operator.readMe, {})).status).toBe(200);
    const live = await site.database.sql`
      select from operator.sign_in s join operator.operator o on o.id = s.operator_id
      where o.name = ${`An ${people}`} and s.ended_at is null`;
    expect(live).toHaveLength(1);
    await later(2 * 60_000 + 1000);
    const late = await browser.call(operator.confirmDevice, given, { idempotencyKey });
    expect(late.refusal?.code).toBe('operator.device_code_over');
  });

  test('ends after ten minutes, and with the next one', async () => {
    const someone = await join();
    const browser = consoleVisitor(site);
    const first = await asked(browser, someone);
    const second = await asked(browser, someone);
    expect((await confirm(browser, first.ticket, first.code)).refusal?.code).toBe(
      'operator.device_code_over',
    );
    // The code is of its ticket alone.
    expect((await confirm(browser, second.ticket, first.code)).status).not.toBe(200);
    await later(10 * 60_000 + 1000);
    expect((await confirm(browser, second.ticket, second.code)).refusal?.code).toBe(
      'operator.device_code_over',
    );
  });

  test('is mailed ten times a day and no more, until one is used', async () => {
    const someone = await join();
    const browser = consoleVisitor(site);
    for (let mails = 0; mails < 9; mails += 1) await asked(browser, someone);
    const tenth = await asked(browser, someone);
    expect((await someone.signIn(browser)).refusal?.code).toBe('operator.account_locked');
    // In a known browser nothing is asked, and nothing counted.
    expect((await someone.signIn(someone.known)).status).toBe(200);
    expect((await confirm(browser, tenth.ticket, tenth.code)).status).toBe(200);
    await asked(consoleVisitor(site), someone);
  });

  test('of someone whose sessions were ended meanwhile opens nothing', async () => {
    const admin = await openOperator(site, { roles: ['admin'] });
    const someone = await join();
    const browser = consoleVisitor(site);
    const { ticket, code } = await asked(browser, someone);
    const [row] = await site.database.sql<{ id: bigint }>`
      select id from operator.operator where name = ${`An ${people}`}`;
    await admin.get(operator.endSessions, { id: row!.id.toString(), reason: 'a lost machine' });
    expect((await confirm(browser, ticket, code)).refusal?.code).toBe('operator.device_code_over');
  });

  test('of someone who was stopped meanwhile opens nothing', async () => {
    const someone = await join();
    const browser = consoleVisitor(site);
    const { ticket, code } = await asked(browser, someone);
    await site.database
      .sql`update operator.operator set state = 'stopped' where name = ${`An ${people}`}`;
    expect((await confirm(browser, ticket, code)).refusal?.code).toBe('operator.device_code_over');
  });
});

describe('[OPS-01] the browsers in which a person is known', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36';

  test('are listed by name, country, since and last use; a forgotten one asks the code again', async () => {
    const someone = await join();
    await site.database.sql`
      update operator.sign_in set user_agent = ${windows}, last_address = '203.113.131.1'
      where operator_id = (select id from operator.operator where name = ${`An ${people}`})`;
    const browser = consoleVisitor(site);
    const { ticket, code } = await asked(browser, someone);
    await confirm(browser, ticket, code);
    const { list } = await browser.get(operator.listDevices, {});
    expect(list.map(({ isOwn }) => isOwn)).toEqual([true, false]);
    expect(list[1]).toMatchObject({ device: 'Chrome · Windows', country: 'VN' });

    // It is known since then, however often the person signs in there.
    await someone.signIn(browser);
    const again = await browser.get(operator.listDevices, {});
    expect(again.list).toHaveLength(2);
    expect(again.list[0]).toMatchObject({ since: list[0]!.since, isOwn: true });
    expect(Date.parse(again.list[0]!.seenAt)).toBeGreaterThan(Date.parse(list[0]!.seenAt));

    const { id } = list[1]!;
    await browser.get(operator.forgetDevice, { id });
    expect((await browser.get(operator.listDevices, {})).list.map(({ isOwn }) => isOwn)).toEqual([
      true,
    ]);
    expect((await browser.call(operator.forgetDevice, { id })).status).toBe(404);
    const [line] = await site.database.sql<{ count: bigint }>`
      select count(*) as count from audit.entry_view
      where act = 'device.forget' and object_id = (
        select id::text from operator.operator where name = ${`An ${people}`})`;
    expect(line!.count).toBe(1n);
    expect((await someone.signIn(someone.known)).refusal?.code).toBe('operator.device_unknown');
  });

  test('are no one else’s to see or to forget', async () => {
    const someone = await join();
    const { list } = await someone.known.get(operator.listDevices, {});
    const another = await openOperator(site, { roles: ['admin'] });
    expect((await another.get(operator.listDevices, {})).list).toEqual([]);
    const { status } = await another.call(operator.forgetDevice, { id: list[0]!.id });
    expect(status).toBe(404);
    expect((await someone.known.get(operator.listDevices, {})).list).toEqual(list);
  });
});
