import { cashier } from '@parlour/contract/cashier';
import { player } from '@parlour/contract/player';
import { report } from '@parlour/contract/report';
import { session } from '@parlour/contract/session';
import { own } from '@parlour/contract/session/own';
import { wallet } from '@parlour/contract/wallet';
import { logInAs, registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sessionConsole } from '@parlour/contract/session-console';
import { openOperator } from '@parlour/testkit/people/operators';
import { digestOf } from '../../../lib/secret';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const minute = 60_000;
const hour = 60 * minute;
const cookie = '__Host-pr';

let passed = 0;
const wait = async (milliseconds: number) => {
  passed += milliseconds;
  await site.shiftClock(passed);
};
afterEach(async () => {
  passed = 0;
  await site.shiftClock(0);
});

/** A browser that was asked to remember its player. */
const remembered = async (): Promise<SomePlayer> => {
  const someone = await registerPlayer(site);
  const { username, password } = someone;
  const input = { username, password, type: 'username', remember: true } as const;
  someone.token = (await someone.get(session.logIn, input)).token;
  return someone;
};

/** The browser is opened again: its cookies, and no token. */
const comeBack = async (browser: Visitor) => {
  const tab = browser.newTab();
  const signIn = await tab.get(session.resume, {});
  tab.token = signIn?.token;
  return { tab, signIn };
};

const codeOf = async (visitor: Visitor) =>
  (await visitor.call(player.readMember, {})).refusal?.code ?? 'served';

/** Another browser with these cookies. */
const copyOf = ({ cookies }: Visitor): Visitor => {
  const copy = site.visitor();
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
};

const rowsOf = ({ playerId }: SomePlayer) => site.database.sql<{ id: bigint }>`
  select id from session.remembered where player_id = ${playerId}::bigint`;

const liveOf = ({ playerId }: SomePlayer) => site.database.sql<{ strength: string }>`
  select strength from session.sign_in
  where player_id = ${playerId}::bigint and ended_at is null
  order by id`;

describe('[AUTH-08] a browser that remembers its player', () => {
  test('has one cookie for it, of a day, whose secret is not in the database', async () => {
    const someone = await registerPlayer(site);
    expect(someone.cookies.has(cookie)).toBe(false);
    const { username, password } = someone;
    const input = { username, password, type: 'username', remember: true } as const;
    const { headers } = await someone.call(session.logIn, input);
    const line = [headers['set-cookie'] ?? []].flat().find((one) => one.startsWith(`${cookie}=`));
    expect(line?.split('; ')).toEqual(
      expect.arrayContaining(['Max-Age=86400', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']),
    );
    const secret = someone.cookies.get(cookie)!;
    const [row] = await site.database.sql<{ count: number }>`
      select count(*)::integer as count from session.remember_token
      where token_hash = ${digestOf(secret)}`;
    expect(row?.count).toBe(1);
    expect(site.logLines.join('\n')).not.toContain(secret);
  });

  test('comes back to look: it reads, and everything else asks who is there', async () => {
    const someone = await remembered();
    await wait(16 * minute);
    const { tab, signIn } = await comeBack(someone);
    expect(signIn).toMatchObject({ account: someone.username, strength: 'look' });
    await tab.get(wallet.readBalance, {});
    await tab.get(report.listRounds, { from: '2026-01-01', to: '2026-01-02' });
    const answers = [
      await tab.call(cashier.requestDeposit, { methodId: 'sandbox', amount: '500000' }),
      await tab.call(session.listSessions, {}),
      await tab.call(own.finishFirstLogin, { nickname: 'Thief' }),
    ];
    for (const { status, refusal } of answers) {
      expect([status, refusal?.code]).toEqual([403, 'session.step_up_required']);
    }
  });

  test('is signed in fully by a step-up, and other sessions end as the brand says', async () => {
    const someone = await remembered();
    await wait(16 * minute);
    const elsewhere = await logInAs(site, someone);
    const { tab } = await comeBack(someone);
    expect(await codeOf(elsewhere)).toBe('served');
    tab.token = (await tab.get(session.stepUp, { password: someone.password })).token;
    await tab.get(cashier.requestDeposit, { methodId: 'sandbox', amount: '500000' });
    expect(await codeOf(elsewhere)).toBe('session.elsewhere');
    expect(await liveOf(someone)).toEqual([{ strength: 'full' }]);
  });

  test('with a second factor a password alone is not enough on another device', async () => {
    const someone = await remembered();
    await site.database.sql`
      insert into session.factor (player_id, kind, name, secret, confirmed_at)
      values (${someone.playerId}::bigint, 'totp', 'test', '\\x00', lib.now())`;
    await wait(16 * minute);
    someone.cookies.delete('__Host-pd');
    const { tab } = await comeBack(someone);
    const answer = await tab.call(session.stepUp, { password: someone.password });
    expect(answer.refusal?.code).toBe('session.step_required');
    expect(await liveOf(someone)).toEqual([{ strength: 'look' }]);
  });

  test('a wrong password opens nothing and counts', async () => {
    const someone = await remembered();
    await wait(16 * minute);
    const { tab } = await comeBack(someone);
    const wrong = await tab.call(session.stepUp, { password: 'not the password' });
    expect(wrong.refusal?.code).toBe('session.wrong_credentials');
    expect(await liveOf(someone)).toEqual([{ strength: 'look' }]);
  });

  test('a session that still lives is taken up as it is', async () => {
    const someone = await remembered();
    const before = someone.cookies.get(cookie);
    const { signIn } = await comeBack(someone);
    expect(signIn?.strength).toBe('full');
    expect(someone.cookies.get(cookie)).toBe(before);
  });

  test('is forgotten after a day away, and 29 days after the last full sign-in', async () => {
    const away = await remembered();
    await wait(25 * hour);
    expect((await comeBack(away)).signIn).toBeNull();
    await site.shiftClock((passed = 0));

    const daily = await remembered();
    for (let day = 1; day <= 29; day += 1) {
      await wait(23 * hour + 50 * minute);
      expect((await comeBack(daily)).signIn?.strength).toBe('look');
    }
    await wait(10 * hour);
    expect((await comeBack(daily)).signIn).toBeNull();
  });

  test('a player who must change the password first signs in with it', async () => {
    const someone = await remembered();
    await site.database.sql`
      update session.credential set must_change = true
      where player_id = ${someone.playerId}::bigint`;
    await wait(16 * minute);
    expect((await comeBack(someone)).signIn).toBeNull();
    expect(await rowsOf(someone)).toEqual([]);
  });
});

describe('[AUTH-08] each use replaces the token:', () => {
  test('20 tabs that open at once share one session and one next token', async () => {
    const someone = await remembered();
    await wait(16 * minute);
    const tabs = Array.from({ length: 20 }, () => copyOf(someone));
    const answers = await Promise.all(tabs.map((tab) => tab.get(session.resume, {})));
    expect(answers.every((answer) => answer?.strength === 'look')).toBe(true);
    expect(new Set(tabs.map(({ cookies }) => cookies.get(cookie))).size).toBe(1);
    expect(new Set(tabs.map(({ cookies }) => cookies.get('__Host-pl'))).size).toBe(1);
    expect(await liveOf(someone)).toHaveLength(1);
    for (const [index, tab] of tabs.entries()) {
      tab.token = answers[index]?.token;
      expect(await codeOf(tab)).toBe('served');
    }
  });

  test('a lost answer is given again for a moment', async () => {
    const someone = await remembered();
    await wait(16 * minute);
    const before = copyOf(someone);
    await comeBack(someone);
    await wait(30_000);
    const { tab, signIn } = await comeBack(before);
    expect(signIn?.strength).toBe('look');
    expect(await codeOf(tab)).toBe('served');
    expect(before.cookies.get(cookie)).toBe(someone.cookies.get(cookie));
  });

  test('a use that ends before its commit leaves the token as it was', async () => {
    const someone = await remembered();
    await wait(16 * minute);
    const lost = copyOf(someone);
    await site.database.sql`
      create or replace function session.fail_once() returns trigger language plpgsql
      as $$ begin raise exception 'planted'; end $$`;
    await site.database.sql`
      create trigger fail_once before insert on session.token
      for each statement execute function session.fail_once()`;
    expect((await lost.call(session.resume, {})).status).toBe(500);
    await site.database.sql`drop trigger fail_once on session.token`;
    await site.database.sql`drop function session.fail_once()`;
    await wait(10 * minute);
    expect((await comeBack(someone)).signIn?.strength).toBe('look');
  });

  test('a copy that is used later ends what the browser opened, and the log has it', async () => {
    const someone = await remembered();
    await wait(16 * minute);
    const thief = copyOf(someone);
    const { tab } = await comeBack(someone);
    await wait(2 * minute);
    expect((await comeBack(thief)).signIn).toBeNull();
    expect(await codeOf(tab)).toBe('session.expired');
    expect(await rowsOf(someone)).toEqual([]);
    expect((await comeBack(someone)).signIn).toBeNull();
    expect(someone.cookies.has(cookie)).toBe(false);
    expect(site.logLines.join('\n')).toContain('session.remembered_copy');
    const [event] = await site.database.sql<{ payload: object }>`
      select payload from lib.outbox where type = 'session.remembered_copy'`;
    expect(event?.payload).toMatchObject({ playerId: someone.playerId });
  });

  test('a thief who comes first is found when the owner comes back', async () => {
    const someone = await remembered();
    await wait(16 * minute);
    const thief = (await comeBack(copyOf(someone))).tab;
    expect(await codeOf(thief)).toBe('served');
    await wait(2 * minute);
    expect((await comeBack(someone)).signIn).toBeNull();
    expect(await codeOf(thief)).toBe('session.expired');
  });

  test('a copy that shares the session does not share the step-up, before it or after', async () => {
    const someone = await remembered();
    await wait(16 * minute);
    const [early, late] = [copyOf(someone), copyOf(someone)];
    const { tab: thief } = await comeBack(early);
    const { tab } = await comeBack(someone);
    tab.token = (await tab.get(session.stepUp, { password: someone.password })).token;
    expect(await codeOf(tab)).toBe('served');
    await wait(11_000);
    expect(await codeOf(thief)).toBe('session.required');
    expect((await comeBack(early)).signIn).toBeNull();
    expect((await comeBack(late)).signIn).toBeNull();
    expect(await codeOf(tab)).toBe('served');
    await wait(16 * minute);
    expect((await comeBack(someone)).signIn?.strength).toBe('look');
  });

  test('a call on its way through the step-up still reads, by the former cookie, and no more', async () => {
    const someone = await remembered();
    await wait(16 * minute);
    const { tab } = await comeBack(someone);
    const late = copyOf(tab);
    late.token = (await tab.newTab().get(session.resume, {}))?.token;
    tab.token = (await tab.get(session.stepUp, { password: someone.password })).token;
    expect(await codeOf(late)).toBe('served');
    const refused = [
      await late.call(cashier.requestDeposit, { methodId: 'sandbox', amount: '500000' }),
      await late.call(session.enrolTotp, {}),
    ];
    for (const { refusal } of refused) expect(refusal?.code).toBe('session.step_up_required');
    expect((await copyOf(late).call(session.resume, {})).body.value).toBeNull();
    await wait(11_000);
    expect(await codeOf(late)).toBe('session.required');
    expect(await codeOf(tab)).toBe('served');
  });

  test('two tabs that step up at once share one cookie', async () => {
    const someone = await remembered();
    await wait(16 * minute);
    const { tab } = await comeBack(someone);
    const second = tab.newTab();
    second.token = (await second.get(session.resume, {}))?.token;
    const { password } = someone;
    for (const { token } of await Promise.all(
      [tab, second].map((one) => one.get(session.stepUp, { password })),
    )) {
      tab.token = token;
      expect(await codeOf(tab)).toBe('served');
    }
    await wait(11_000);
    expect(await codeOf(tab)).toBe('served');
  });

  test('a token of one brand is none at another', async () => {
    const someone = await remembered();
    await wait(16 * minute);
    const second = site.visitor({ host: 'second.localhost' });
    second.cookies.set(cookie, someone.cookies.get(cookie)!);
    expect(await second.get(session.resume, {})).toBeNull();
  });
});

describe('[AUTH-08] a browser forgets its player', () => {
  const isForgotten = async (browser: SomePlayer) => {
    await wait(16 * minute);
    expect((await comeBack(browser)).signIn).toBeNull();
    expect(await rowsOf(browser)).toEqual([]);
  };

  test('at the log-out, also of a session that has ended', async () => {
    const someone = await remembered();
    await someone.get(session.logOut, {});
    expect(someone.cookies.has(cookie)).toBe(false);
    await isForgotten(someone);
    const late = await remembered();
    await wait(16 * minute);
    await late.get(session.logOut, {});
    await isForgotten(late);
  });

  test('when the password changes', async () => {
    const someone = await remembered();
    const newPassword = 'eleven loud lanterns';
    const { token } = await someone.get(session.changePassword, {
      newPassword,
      confirmNewPassword: newPassword,
    });
    someone.token = token;
    await isForgotten(someone);
  });

  test('when its device is forgotten', async () => {
    const someone = await remembered();
    const { list } = await someone.get(session.listDevices, {});
    await someone.get(session.forgetDevice, { id: list[0]!.id });
    await isForgotten(someone);
  });

  test('when its session is ended from another one', async () => {
    await site.setBrand('main', { mostSessions: 2 });
    const someone = await remembered();
    const other = await logInAs(site, someone);
    const { list } = await other.get(session.listSessions, {});
    const id = list.find(({ current }) => !current)!.id;
    await other.get(session.endSession, { id });
    await site.setBrand('main', { mostSessions: 1 });
    await isForgotten(someone);
  });

  test('when an operator blocks the account', async () => {
    const someone = await remembered();
    const lead = await openOperator(site, { roles: ['lead'] });
    const { playerId } = someone;
    await lead.get(sessionConsole.blockPlayer, { playerId, reason: 'a complaint' });
    await isForgotten(someone);
  });

  test('when someone signs in without asking for it', async () => {
    const someone = await remembered();
    const { username, password } = someone;
    await someone.get(session.logIn, { username, password, type: 'username' });
    expect(someone.cookies.has(cookie)).toBe(false);
    await isForgotten(someone);
  });
});

test('[R-S1] the time that is left is read without prolonging it', async () => {
  const someone = await registerPlayer(site);
  await wait(10 * minute);
  expect((await someone.get(session.readIdle, {})).secondsLeft).toBeLessThanOrEqual(300);
  await wait(4 * minute);
  const { secondsLeft } = await someone.get(session.readIdle, {});
  expect(secondsLeft).toBeLessThanOrEqual(60);
  await someone.get(session.touch, {});
  expect((await someone.get(session.readIdle, {})).secondsLeft).toBeGreaterThan(890);
});

test('[AUTH-06] the first sign-in asks for a name to be called by', async () => {
  const someone = await registerPlayer(site);
  const member = await someone.get(own.finishFirstLogin, { nickname: 'Trần Bảo' });
  expect(member.nickname).toBe('Trần Bảo');
  expect((await someone.get(own.finishFirstLogin, {})).nickname).toBe('Trần Bảo');
  for (const nickname of ['x', ' ab', 'ab ', 'a\nb', 'a\u202Eb', 'x'.repeat(25)]) {
    const { refusal } = await someone.call(own.finishFirstLogin, { nickname });
    expect(refusal?.code).toBe('request.invalid');
  }
});
