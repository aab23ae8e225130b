import type { Endpoint } from '@parlour/contract/endpoint';
import { operator } from '@parlour/contract/operator';
import { injected } from '@parlour/testkit/site/line';
import { consoleVisitor, openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { totpCodeOf, totpSecretOf } from '@parlour/testkit/people/totp';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invite } from './invite';

let site: Site;
let admin: SomeOperator;
let lead: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  admin = await openOperator(site, { roles: ['admin'] });
  lead = await openOperator(site, { roles: ['lead'] });
});
afterAll(() => site.drop());

beforeEach(async () => {
  await site.database.sql`delete from operator.access`;
  await site.database.sql`
    update operator.change set state = 'withdrawn' where state = 'proposed'`;
});

const reason = 'people work from the office';

/** The code of a call that comes from an address. */
const codeFrom = async (who: Visitor, address: string, endpoint: Endpoint, input: object = {}) => {
  const line = injected(await site.openConsole());
  const { text } = await line(await who.messageOf(endpoint, input), address);
  const body = JSON.parse(text) as { success: boolean; code?: string };
  return body.success ? 'served' : body.code;
};

const list = async (object: string, networks: unknown, who = admin) => {
  const seen = await who.call(operator.previewChange, { kind: 'access', object, patch: {} });
  const version = seen.refusal ? 'none' : seen.body.value.version;
  return who.call(operator.proposeChange, {
    kind: 'access',
    object,
    patch: { networks },
    version,
    reason,
  });
};

const person = (role = 'cashier', brands?: string[]) =>
  openOperator(site, { roles: [role], ...(brands && { brands }) });

const office = '203.0.113.7';
const home = '198.51.100.9';
const street = '198.51.100.44';

describe('[OPS-01] a list of networks', () => {
  test.each([
    ['203.0.113.0/24', office, '203.0.114.7'],
    ['203.0.113.7', office, '203.0.113.8'],
    ['2001:db8:1::/48', '2001:db8:1:2::3', '2001:db8:2::3'],
    ['203.0.113.9/24', office, '2001:db8::1'],
    ['::/0', '2001:db8::1', office],
  ])('%s lets %s in and not %s, whose session ends with a line', async (network, from, other) => {
    const who = await person();
    const { body } = await list(`person:${who.operatorId}`, [network]);
    expect(body.value).toMatchObject({ state: 'applied', needsSecond: false, person: who.name });
    expect(await codeFrom(who, from, operator.readMe)).toBe('served');
    expect(await codeFrom(who, other, operator.readMe)).toBe('operator.network_refused');
    expect(await codeFrom(who, from, operator.readMe)).toBe('operator.session_required');
    const lines = await site.database.sql`
      select from audit.entry_view
      where object_id = ${who.operatorId} and act = 'session.network_refused'`;
    expect(lines).toHaveLength(1);
  });

  test('is of a person, of who holds a role and of who works for a brand', async () => {
    const [cashier, support, elsewhere] = await Promise.all([
      person('cashier'),
      person('support', ['main']),
      person('support', ['second']),
    ]);
    await list('role:cashier', ['203.0.113.0/24']);
    await list('brand:main', ['192.0.2.0/24', '10.0.0.0/8']);
    expect(await codeFrom(cashier, home, operator.readMe)).toBe('operator.network_refused');
    expect(await codeFrom(support, home, operator.readMe)).toBe('operator.network_refused');
    expect(await codeFrom(elsewhere, home, operator.readMe)).toBe('served');
    // Of two lists each counts.
    const both = await person('cashier');
    expect(await codeFrom(both, office, operator.readMe)).toBe('operator.network_refused');
    const inMain = await person('support', ['main']);
    expect(await codeFrom(inMain, '192.0.2.4', operator.readMe)).toBe('served');
  });

  test('is asked at the sign-in, after the password and the factor, with a line', async () => {
    const password = 'a kettle, two lanterns and rain';
    const { operatorId, ticket } = await site.platform.database.transaction((sql) =>
      invite(sql, { name: 'Thu', roles: ['cashier'] }),
    );
    const visitor = consoleVisitor(site);
    const page = await visitor.get(operator.openInvitation, { ticket });
    const secret = totpSecretOf(page.secret);
    const code = totpCodeOf(site, secret);
    await visitor.get(operator.acceptInvitation, { ticket, password, code });
    await list(`person:${operatorId}`, ['203.0.113.0/24']);
    const at = async (seconds: number) => {
      await site.shiftClock(seconds * 1000);
      return { name: 'Thu', password, code: totpCodeOf(site, secret) };
    };
    const stranger = consoleVisitor(site);
    const wrong = { ...(await at(60)), password: 'another one, not this' };
    expect(await codeFrom(stranger, home, operator.signIn, wrong)).toBe(
      'operator.wrong_credentials',
    );
    expect(await codeFrom(stranger, home, operator.signIn, await at(120))).toBe(
      'operator.network_refused',
    );
    expect(await codeFrom(stranger, office, operator.signIn, await at(180))).toBe('served');
    const lines = await site.database.sql`
      select from audit.entry_view
      where object_id = ${operatorId} and act = 'session.network_refused'`;
    expect(lines).toHaveLength(1);
    await site.shiftClock(0);
  });

  test('of one’s own that would lock oneself out is refused in the preview and the change', async () => {
    const object = `person:${admin.operatorId}`;
    for (const networks of [['203.0.113.0/24'], ['2001:db8::/32']]) {
      for (const one of [object, 'role:admin', 'brand:main']) {
        const preview = await admin.call(operator.previewChange, {
          kind: 'access',
          object: one,
          patch: { networks },
        });
        expect(preview.refusal?.code).toBe('operator.locks_out');
        expect((await list(one, networks)).refusal?.code).toBe('operator.locks_out');
      }
    }
    const { body } = await list(object, ['10.0.0.0/8']);
    expect(body.value.state).toBe('applied');
    expect((await admin.call(operator.readMe, {})).status).toBe(200);
  });

  test('is tightened by one person and loosened by two', async () => {
    const object = 'role:cashier';
    await list(object, ['203.0.113.0/24', '192.0.2.0/24']);
    expect((await list(object, ['203.0.113.0/24'])).body.value.state).toBe('applied');
    const wider = (await list(object, ['203.0.113.0/24', '198.51.100.0/24'])).body.value;
    expect(wider).toMatchObject({ state: 'proposed', needsSecond: true });
    const who = await person();
    expect(await codeFrom(who, street, operator.readMe)).toBe('operator.network_refused');
    await lead.get(operator.approveChange, { id: wider.id, reason });
    const other = await person();
    expect(await codeFrom(other, street, operator.readMe)).toBe('served');
    expect((await list(object, [])).body.value.needsSecond).toBe(true);
  });

  test('of one person alone keeps no brand without others who could check', async () => {
    // All who check came from 10.0.0.1, and the author goes to the office.
    const author = await openOperator(site, { roles: ['admin'] });
    const asked = { kind: 'access', object: 'brand:main' } as const;
    const { version } = await author.get(operator.previewChange, { ...asked, patch: {} });
    const patch = { networks: ['203.0.113.0/24'] };
    const line = injected(await site.openConsole());
    const { text } = await line(
      await author.messageOf(operator.proposeChange, { ...asked, patch, version, reason }),
      '203.0.113.77',
    );
    expect(JSON.parse(text)).toMatchObject({ code: 'operator.last_of_kind' });
    const checks = await site.database.sql<{ id: bigint }>`
      select distinct operator_id as id from operator.right_of where "right" = 'operator.a'`;
    const answers = [];
    for (const { id } of checks) answers.push(await list(`person:${id}`, ['203.0.113.0/24']));
    expect(answers.some(({ refusal }) => refusal?.code === 'operator.last_of_kind')).toBe(true);
  });

  test.each([
    ['a word', ['office']],
    ['too long a prefix', ['203.0.113.0/33']],
    ['half an address', ['203.0.113/24']],
    ['a version 4 in a version 6', ['::ffff:203.0.113.0/120']],
    ['a zone', ['fe80::1%eth0']],
    ['SQL', ["10.0.0.0/8'); drop table operator.access; --"]],
    ['no list', '203.0.113.0/24'],
    ['51 of them', Array.from({ length: 51 }, (_, n) => `10.0.${n}.0/24`)],
  ])('with %s is refused', async (_, networks) => {
    expect((await list('role:cashier', networks)).refusal?.code).toBe('request.invalid');
  });

  test.each(['person:999999', 'role:unknown', 'brand:nowhere', 'cashier'])(
    'of %s, which is not there, is unknown',
    async (object) => {
      expect((await list(object, ['10.0.0.0/8'])).status).toBe(404);
    },
  );
});
