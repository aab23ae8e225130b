import { operator } from '@parlour/contract/operator';
import { consoleVisitor, openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { messagesTo } from '@parlour/testkit/people/messages';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
let admin: SomeOperator;
let lead: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  admin = await openOperator(site, { roles: ['admin'] });
  lead = await openOperator(site, { roles: ['lead'] });
});
afterAll(() => site.drop());

const reason = 'as agreed with the licence holder';

type Asked = { kind: 'invitation' | 'person' | 'role' | 'reset'; object: string };

const propose = async (who: SomeOperator, { kind, object }: Asked, patch: object = {}) => {
  const seen = await admin.call(operator.previewChange, { kind, object, patch: {} });
  const version = seen.refusal ? '0' : seen.body.value.version;
  return who.call(operator.proposeChange, {
    kind,
    object,
    patch: patch as Record<string, unknown>,
    version,
    reason,
  });
};

const reset = async (object: string) => {
  const asked = (await propose(admin, { kind: 'reset', object }, { reset: true })).body.value;
  const done = await lead.get(operator.approveChange, { id: asked.id, reason });
  return { asked, done };
};

test('[OPS-01] who never signed in is in the list, and not as signed in', async () => {
  const patch = { roles: ['support'] };
  const asked = await propose(admin, { kind: 'invitation', object: 'Never' }, patch);
  await lead.get(operator.approveChange, { id: asked.body.value.id, reason });
  const { list } = await admin.get(operator.listPeople, {});
  const signedIn = Object.fromEntries(list.map((one) => [one.name, one.signedIn]));
  expect(signedIn).toMatchObject({ Never: false });
  expect(list.find(({ id }) => id === admin.operatorId)?.signedIn).toBe(true);
});

describe('[OPS-01] a reset', () => {
  test('leaves no password, factor, recovery code or right of before', async () => {
    const someone = await openOperator(site, { roles: ['cashier'] });
    const { sql } = site.database;
    const id = someone.operatorId;
    await sql`
      insert into operator.factor (operator_id, kind, name, secret)
      values (${id}::bigint, 'totp', 'app', 'x')`;
    await sql`
      insert into operator.recovery_code (operator_id, digest) values (${id}::bigint, 'x')`;
    const { asked, done } = await reset(id);
    const [row] = await sql`
      select o.state, o.password_hash,
        (select count(*)::integer from operator.factor f where f.operator_id = o.id) as factors,
        (select count(*)::integer from operator.recovery_code c
          where c.operator_id = o.id) as codes,
        (select count(*)::integer from operator.right_of r where r.operator_id = o.id) as rights
      from operator.operator o where o.id = ${id}::bigint`;
    expect(row).toEqual({ state: 'invited', password_hash: null, factors: 0, codes: 0, rights: 0 });
    expect((await someone.call(operator.readMe, {})).status).toBe(401);
    // Who confirms cannot become the person.
    expect(done.result).toBeUndefined();
    const ticket = String(asked.result?.link).split('/').at(-1)!;
    const page = await consoleVisitor(site).get(operator.openInvitation, { ticket });
    expect(page.name).toBe(someone.name);
  });

  test('that was not confirmed or was not the last opens nothing', async () => {
    const object = (await openOperator(site, { roles: ['cashier'] })).operatorId;
    const { id, result } = (await propose(admin, { kind: 'reset', object }, { reset: true })).body
      .value;
    await lead.get(operator.rejectChange, { id, reason });
    const first = (await reset(object)).asked.result;
    const second = (await reset(object)).asked.result;
    const opens = async (link: unknown) => {
      const ticket = String(link).split('/').at(-1)!;
      return (await consoleVisitor(site).call(operator.openInvitation, { ticket })).status === 200;
    };
    const links = [result?.link, first?.link, second?.link];
    expect(new Set(links).size).toBe(3);
    expect(await Promise.all(links.map(opens))).toEqual([false, false, true]);
  });
});

describe('[OPS-01] a link', () => {
  const to = 'hoa.invited@example.com';
  const linkTo = async (): Promise<string> => {
    const [newest] = await messagesTo(site, to);
    return String((newest!.values as { link: string }).link);
  };
  const opens = (link: string) =>
    consoleVisitor(site).call(operator.openInvitation, { ticket: link.split('/').at(-1)! });

  /** What the database has of a change: its row, and its lines in the audit. */
  const keptOf = async (id: string): Promise<string> => {
    const rows = await site.database.sql<{ text: string }>`
      select row_to_json(c)::text as text from operator.change c where c.id = ${id}::bigint
      union all
      select row_to_json(e)::text from audit.entry_view e
      where e.after like ${`%"change":"${id}"%`}`;
    expect(rows.length).toBeGreaterThan(1);
    return rows.map(({ text }) => text).join('\n');
  };

  test('goes by mail to the person alone, once it is confirmed; a reset is sent in the same way', async () => {
    const patch = { roles: ['support'], email: to };
    const asked = await propose(admin, { kind: 'invitation', object: 'Hoa' }, patch);
    expect([asked.status, asked.body.value.result]).toEqual([200, undefined]);
    // Who confirms sees where it goes.
    expect(asked.body.value.patch).toMatchObject({ email: to });
    expect(await keptOf(asked.body.value.id)).not.toContain(to);
    expect(await messagesTo(site, to)).toEqual([]);
    const done = await lead.get(operator.approveChange, { id: asked.body.value.id, reason });
    expect(done.result).toBeUndefined();
    expect(done.patch).toMatchObject({ email: 'ho***@example.com' });
    expect(await keptOf(done.id)).not.toMatch(/hoa\.invited|sealed/);
    expect((await opens(await linkTo())).body.value.name).toBe('Hoa');
    const [row] = await site.database.sql<{ id: string; stored: string }>`
      select id::text, row_to_json(o)::text as stored from operator.operator o where name = 'Hoa'`;
    expect(row!.stored).not.toContain(to);
    const first = await linkTo();
    const again = await reset(row!.id);
    expect([again.asked.result, again.done.result]).toEqual([undefined, undefined]);
    const [newest] = await messagesTo(site, to);
    expect(newest).toMatchObject({ template: 'operator_reset', channel: 'mail', language: 'VI' });
    const second = await linkTo();
    expect([(await opens(first)).status === 200, (await opens(second)).status]).toEqual([
      false,
      200,
    ]);
  });

  test('of a reset is mailed to a person who has lost every role too, and shown to no one', async () => {
    const email = 'loan.invited@example.com';
    const patch = { roles: ['support'], email };
    const invited = await propose(admin, { kind: 'invitation', object: 'Loan' }, patch);
    await lead.get(operator.approveChange, { id: invited.body.value.id, reason });
    const [row] = await site.database.sql<{ id: string }>`
      select id::text from operator.operator where name = 'Loan'`;
    await propose(admin, { kind: 'person', object: row!.id }, { roles: [] });
    const { asked, done } = await reset(row!.id);
    expect([asked.result, done.result]).toEqual([undefined, undefined]);
    const [newest] = await messagesTo(site, email);
    expect(newest).toMatchObject({ template: 'operator_reset' });
  });

  test('goes to an address that is one, and is of no other person', async () => {
    for (const [email, code] of [
      ['no address', 'field.pattern'],
      ['a@b.example\r\nBcc: c@d.example', 'field.pattern'],
      [to.toUpperCase(), 'field.taken'],
    ]) {
      const patch = { roles: ['support'], email };
      const { refusal } = await propose(admin, { kind: 'invitation', object: 'Other' }, patch);
      expect(refusal?.value?.fields).toEqual([{ name: 'email', code }]);
    }
  });
});

describe('[OPS-01] who changes people in some brands only', () => {
  let own: SomeOperator;
  let ownLead: SomeOperator;
  beforeAll(async () => {
    own = await openOperator(site, { roles: ['admin'], brands: ['second'] });
    ownLead = await openOperator(site, { roles: ['lead'], brands: ['second'] });
  });

  test('invites into those, and into no other and not into all', async () => {
    for (const roles of [['lead'], ['cashier@main'], ['support@second', 'cashier@main']]) {
      const object = 'Sock.Puppet';
      const { status } = await propose(own, { kind: 'invitation', object }, { roles });
      expect([roles, status]).toEqual([roles, 404]);
    }
    const object = 'Own.Support';
    const roles = ['support@second'];
    const asked = (await propose(own, { kind: 'invitation', object }, { roles })).body.value;
    const done = await ownLead.get(operator.approveChange, { id: asked.id, reason });
    expect(done.state).toBe('applied');
  });

  test('confirms and refuses nothing about another brand', async () => {
    const object = 'Elsewhere';
    const roles = ['cashier@main'];
    const { id } = (await propose(admin, { kind: 'invitation', object }, { roles })).body.value;
    expect((await ownLead.call(operator.approveChange, { id, reason })).status).toBe(404);
    expect((await ownLead.call(operator.rejectChange, { id, reason })).status).toBe(404);
    await admin.get(operator.withdrawChange, { id, reason });
  });

  test('sees no person and no change of another brand', async () => {
    const someone = await openOperator(site, { roles: ['support'], brands: ['main'] });
    const both = await openOperator(site, { roles: ['support', 'cashier'] });
    await site.database.sql`
      update operator.holding set brands = '{main}'
      where operator_id = ${both.operatorId}::bigint and role_id = 'cashier'`;
    const object = 'Far.Away';
    const roles = ['cashier@main'];
    const { id } = (await propose(admin, { kind: 'invitation', object }, { roles })).body.value;
    const people = (await own.get(operator.listPeople, {})).list;
    expect(people.find(({ name }) => name === someone.name)).toBeUndefined();
    expect(people.find(({ name }) => name === both.name)?.roles).toMatchObject([{ id: 'support' }]);
    const seen = { kind: 'person', object: someone.operatorId, patch: {} } as const;
    expect((await own.call(operator.previewChange, seen)).status).toBe(404);
    const ids = async (who: SomeOperator) =>
      (await who.get(operator.listChanges, { kind: 'invitation' })).list.map((one) => one.id);
    expect([(await ids(own)).includes(id), (await ids(admin)).includes(id)]).toEqual([false, true]);
    await admin.get(operator.withdrawChange, { id, reason });
  });

  test('touches no person who holds a role elsewhere, and no role', async () => {
    const someone = await openOperator(site, { roles: ['support'], brands: ['main'] });
    const object = someone.operatorId;
    const codes = await Promise.all([
      propose(own, { kind: 'person', object }, { roles: [] }),
      propose(own, { kind: 'person', object }, { roles: ['support@second'] }),
      propose(own, { kind: 'reset', object }, { reset: true }),
      propose(own, { kind: 'role', object: 'support' }, { rights: ['player.r'] }),
      own.call(operator.stopPerson, { id: object, reason }),
      own.call(operator.endSessions, { id: object, reason }),
    ]);
    expect(codes.map(({ status }) => status)).toEqual(Array(6).fill(404));
    expect((await someone.call(operator.readMe, {})).status).toBe(200);
    const near = await openOperator(site, { roles: ['support'], brands: ['second'] });
    const id = near.operatorId;
    expect((await own.call(operator.stopPerson, { id, reason })).status).toBe(200);
  });
});

test('[OPS-01] a name of an operator is letters, digits, dots, dashes and lines below', async () => {
  for (const object of ['id 1', 'name lan', 'Lan\u200b', '-lan', 'Lan Anh', 'a/b']) {
    const { refusal } = await propose(
      admin,
      { kind: 'invitation', object },
      { roles: ['support'] },
    );
    expect([object, refusal?.value?.fields?.[0]]).toMatchObject([object, { name: 'object' }]);
  }
});
