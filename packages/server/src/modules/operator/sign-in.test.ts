import { operator } from '@parlour/contract/operator';
import { openAuthenticator } from '@parlour/testkit/people/authenticator';
import { consoleVisitor, openOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { totpCodeOf, totpSecretOf } from '@parlour/testkit/people/totp';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invite } from './people/invite';
import { inviteFirst } from './people/invite-first';
import { activate } from './people/queries';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const password = 'a kettle, two lanterns and rain';
let people = 0;

type Person = { name: string; visitor: Visitor; secret: Buffer; codes: string[]; id: string };

const ticketOf = async (name: string, roles: string[]): Promise<string> => {
  const { ticket } = await site.platform.database.transaction((sql) =>
    invite(sql, { name, roles }),
  );
  return ticket;
};

/** The time of the site moves on so that the next code is a new one. */
let movedMs = 0;
const nextStep = () => site.shiftClock((movedMs += 30_000));

const join = async (roles: string[] = ['cashier']): Promise<Person> => {
  const name = `Minh ${(people += 1)}`;
  const ticket = await ticketOf(name, roles);
  const visitor = consoleVisitor(site);
  const page = await visitor.get(operator.openInvitation, { ticket });
  const secret = totpSecretOf(page.secret);
  const code = totpCodeOf(site, secret);
  const joined = await visitor.get(operator.acceptInvitation, { ticket, password, code });
  await nextStep();
  return { name, visitor, secret, codes: joined.recoveryCodes, id: joined.me.id };
};

const codeOf = async (visitor: Visitor, given: object): Promise<string> =>
  (await visitor.call(operator.signIn, given as never)).refusal?.code ?? 'served';

describe('[OPS-01] an invitation', () => {
  test('opens with a password and a factor, gives ten recovery codes, and is used once', async () => {
    const ticket = await ticketOf('Lan', ['cashier', 'support']);
    const visitor = consoleVisitor(site);
    const page = await visitor.get(operator.openInvitation, { ticket });
    expect(page).toMatchObject({ name: 'Lan', uri: expect.stringContaining('otpauth://totp/') });
    const again = await visitor.get(operator.openInvitation, { ticket });
    expect(again.secret).toBe(page.secret);
    const code = totpCodeOf(site, totpSecretOf(page.secret));
    const tries: [string, string | undefined, string][] = [
      ['password1234', code, 'operator.password_weak'],
      ['Lan Lan Lan Lan', code, 'operator.password_weak'],
      [password, '000000', 'operator.wrong_credentials'],
      [password, undefined, 'operator.wrong_credentials'],
    ];
    for (const [given, factor, refused] of tries) {
      const { refusal } = await visitor.call(operator.acceptInvitation, {
        ticket,
        password: given,
        ...(factor && { code: factor }),
      });
      expect(refusal?.code).toBe(refused);
    }
    const short = await visitor.call(operator.acceptInvitation, {
      ticket,
      password: 'short',
      code,
    });
    expect(short.refusal?.value?.fields).toMatchObject([{ name: 'password' }]);
    const accept = () => visitor.call(operator.acceptInvitation, { ticket, password, code });
    const both = await Promise.all([accept(), accept()]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const won = both.find(({ status }) => status === 200)!.body.value;
    expect(new Set(won.recoveryCodes).size).toBe(10);
    expect(won.me.roles.map(({ id }) => id)).toEqual(['cashier', 'support']);
    const over = await visitor.call(operator.openInvitation, { ticket });
    expect(over.refusal?.code).toBe('operator.invitation_over');
  });

  test('is over after 48 hours', async () => {
    const ticket = await ticketOf('Late', ['cashier']);
    await site.shiftClock(movedMs + 49 * 3_600_000);
    const { refusal } = await consoleVisitor(site).call(operator.openInvitation, { ticket });
    expect(refusal?.code).toBe('operator.invitation_over');
    await site.shiftClock(movedMs);
  });

  test('opens by a passkey too, which then signs in alone', async () => {
    const ticket = await ticketOf('Passkey', ['cashier']);
    const visitor = consoleVisitor(site);
    const authenticator = openAuthenticator(site.platform.config.consoleUrl);
    const { passkey } = await visitor.get(operator.openInvitation, { ticket });
    const credential = authenticator.make(passkey.options);
    const given = { ticket, password, ceremonyId: passkey.id, credential };
    await visitor.get(operator.acceptInvitation, given);
    const other = consoleVisitor(site);
    const ceremony = await other.get(operator.startPasskey, {});
    const signed = { ceremonyId: ceremony.id, credential: authenticator.sign(ceremony.options) };
    expect(await other.get(operator.signIn, signed)).toMatchObject({ name: 'Passkey' });
    expect(await codeOf(consoleVisitor(site), signed)).toBe('operator.wrong_credentials');
  });

  test('of a person who was stopped meanwhile makes no one active', async () => {
    const { operatorId } = await site.platform.database.transaction((sql) =>
      invite(sql, { name: 'Gone', roles: ['cashier'] }),
    );
    const activated = site.platform.database.transaction(async (sql) => {
      await sql`update operator.operator set state = 'stopped' where id = ${operatorId}::bigint`;
      return activate(sql, { operatorId, passwordHash: 'none', digests: [] });
    });
    await expect(activated).rejects.toMatchObject({ code: 'operator.invitation_over' });
  });

  test('is given to the first people once, each in their role', async () => {
    const fresh = await openSite();
    const first = () =>
      fresh.platform.database.transaction((sql) => inviteFirst(sql, fresh.platform.config));
    const [one, other] = await Promise.all([first(), first()]);
    const links = [...one, ...other];
    expect(links.map(({ name }) => name)).toEqual(['admin', 'lead', 'cashier']);
    expect(links[0]!.link.startsWith(`${fresh.platform.config.consoleUrl}/invitation/`)).toBe(true);
    expect(await first()).toEqual([]);
    await fresh.shiftClock(49 * 3_600_000);
    expect(await first()).toHaveLength(3);
    await fresh.drop();
  });
});

describe('[OPS-01] a sign-in', () => {
  test('needs the name, the password and a code of the app, each once', async () => {
    const { name, secret, codes } = await join();
    const visitor = consoleVisitor(site);
    const code = totpCodeOf(site, secret);
    expect(await codeOf(visitor, { name, password })).toBe('operator.wrong_credentials');
    const me = await visitor.get(operator.signIn, {
      name: ` ${name.toUpperCase()} `,
      password,
      code,
    });
    expect(me).toMatchObject({ name, locked: false });
    expect(await codeOf(consoleVisitor(site), { name, password, code })).toBe('operator.code_used');
    const recovery = codes[0]!.toLowerCase();
    expect(await codeOf(consoleVisitor(site), { name, password, code: recovery })).toBe('served');
    expect(await codeOf(consoleVisitor(site), { name, password, code: recovery })).toBe(
      'operator.wrong_credentials',
    );
  });

  test('ends the session before: a person has one', async () => {
    const { name, secret, visitor } = await join();
    const other = consoleVisitor(site);
    await other.get(operator.signIn, { name, password, code: totpCodeOf(site, secret) });
    expect((await visitor.call(operator.readMe, {})).status).toBe(401);
    expect((await other.call(operator.readMe, {})).status).toBe(200);
  });

  test('is locked for half an hour after three wrong answers, also given at once', async () => {
    const { name, secret } = await join();
    const stranger = consoleVisitor(site);
    const guess = () => codeOf(stranger, { name, password: 'not the password', code: '1' });
    const answers = await Promise.all(Array.from({ length: 6 }, guess));
    expect(answers.toSorted()).toEqual([
      ...Array<string>(3).fill('operator.account_locked'),
      ...Array<string>(3).fill('operator.wrong_credentials'),
    ]);
    const right = { name, password, code: totpCodeOf(site, secret) };
    expect(await codeOf(stranger, right)).toBe('operator.account_locked');
    movedMs += 31 * 60_000;
    await site.shiftClock(movedMs);
    const later = { name, password, code: totpCodeOf(site, secret) };
    expect(await codeOf(stranger, later)).toBe('served');
  });

  test('from elsewhere is served while a stranger’s is locked, up to thirty wrong answers of all', async () => {
    const { name, secret, visitor } = await join();
    const guess = async (who: Visitor) => {
      for (let at = 0; at < 3; at += 1) await codeOf(who, { name, password: 'no', code: '1' });
    };
    await guess(consoleVisitor(site));
    expect(await codeOf(visitor, { name, password, code: totpCodeOf(site, secret) })).toBe(
      'served',
    );
    await nextStep();
    for (let at = 0; at < 10; at += 1) await guess(consoleVisitor(site));
    const right = { name, password, code: totpCodeOf(site, secret) };
    expect(await codeOf(consoleVisitor(site), right)).toBe('operator.account_locked');
  });

  test('in a browser that signed in before is served while strangers from everywhere have locked the name', async () => {
    const { name, secret, visitor } = await join();
    const wrong = { name, password: 'no', code: '1' };
    for (let at = 0; at < 10; at += 1) {
      const stranger = consoleVisitor(site);
      for (let again = 0; again < 3; again += 1) await codeOf(stranger, wrong);
    }
    const right = () => ({ name, password, code: totpCodeOf(site, secret) });
    expect(await codeOf(consoleVisitor(site), right())).toBe('operator.account_locked');
    expect(await codeOf(visitor, right())).toBe('served');
    await nextStep();
    // The cookie gives no more guesses than an address has, and those of one person only.
    for (let again = 0; again < 3; again += 1) await codeOf(visitor, wrong);
    expect(await codeOf(visitor, right())).toBe('operator.account_locked');
    const other = await join();
    other.visitor.cookies.delete('__Host-pcd');
    for (let at = 0; at < 11; at += 1) {
      const stranger = consoleVisitor(site);
      for (let again = 0; again < 3; again += 1) {
        await codeOf(stranger, { ...wrong, name: other.name });
      }
    }
    const forgot = { name: other.name, password, code: totpCodeOf(site, other.secret) };
    expect(await codeOf(other.visitor, forgot)).toBe('operator.account_locked');
  });

  test('with the name “id 1” locks the step-up of no person', async () => {
    const { visitor, secret, id } = await join();
    const stranger = consoleVisitor(site);
    for (let at = 0; at < 4; at += 1) {
      await codeOf(stranger, { name: `id ${id}`, password: 'no', code: '1' });
    }
    const { status } = await visitor.call(operator.stepUp, { code: totpCodeOf(site, secret) });
    expect(status).toBe(200);
  });

  test('leaves no password, code or secret in the database or the log', async () => {
    const { secret, codes } = await join();
    const rows = await site.database.sql<{ row: string }>`
      select row_to_json(f)::text as row from operator.factor f
      union all select row_to_json(o)::text from operator.operator o
      union all select row_to_json(c)::text from operator.recovery_code c
      union all select row_to_json(e)::text from audit.entry e`;
    const stored = rows.map(({ row }) => row).join() + site.logLines.join();
    for (const clear of [secret.toString('base64'), secret.toString('hex'), codes[0]!, password]) {
      expect(stored).not.toContain(clear);
    }
  });
});

describe('[OPS-01] a locked page', () => {
  test('answers no call but its unlock by a factor, which is a step-up too', async () => {
    const { visitor, secret } = await join(['admin']);
    await visitor.get(operator.lock, {});
    expect((await visitor.call(operator.listPeople, {})).refusal?.code).toBe('operator.locked');
    const wrong = await visitor.call(operator.unlock, { code: '000000' });
    expect(wrong.refusal?.code).toBe('operator.wrong_credentials');
    const me = await visitor.get(operator.unlock, { code: totpCodeOf(site, secret) });
    expect([me.locked, Boolean(me.steppedUpUntil)]).toEqual([false, true]);
    expect((await visitor.call(operator.listPeople, {})).status).toBe(200);
  });

  test('a step-up is good for five minutes', async () => {
    const { visitor, secret, id } = await join(['admin']);
    const someone = await openOperator(site, { roles: ['support'] });
    const stop = () =>
      visitor.call(operator.stopPerson, { id: someone.operatorId, reason: 'left the company' });
    movedMs += 6 * 60_000;
    await site.shiftClock(movedMs);
    expect((await stop()).refusal?.code).toBe('operator.step_up_required');
    await visitor.get(operator.stepUp, { code: totpCodeOf(site, secret) });
    expect((await stop()).status).toBe(200);
    expect((await someone.call(operator.readMe, {})).status).toBe(401);
    const self = await visitor.call(operator.stopPerson, { id, reason: 'left the company' });
    expect(self.refusal?.code).toBe('operator.self');
  });
});

test('[OPS-01] the last administrator and the last lead stay, also when two stop each other', async () => {
  const fresh = await openSite();
  const [one, two] = [
    await openOperator(fresh, { roles: ['admin'] }),
    await openOperator(fresh, { roles: ['admin'] }),
  ];
  const stop = (who: typeof one, whom: typeof one) =>
    who.call(operator.stopPerson, { id: whom.operatorId, reason: 'left the company' });
  const both = await Promise.all([stop(one, two), stop(two, one)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  const [left] = await fresh.database.sql<{ count: number }>`
    select count(*)::integer as count from operator.operator where state = 'active'`;
  expect(left!.count).toBe(1);
  await fresh.drop();
});
