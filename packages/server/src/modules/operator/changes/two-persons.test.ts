import { operator } from '@parlour/contract/operator';
import { consoleVisitor, openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { totpCodeOf, totpSecretOf } from '@parlour/testkit/people/totp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
let admin: SomeOperator;
let lead: SomeOperator;
let adminOfMain: SomeOperator;
let leadOfMain: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  admin = await openOperator(site, { roles: ['admin'] });
  lead = await openOperator(site, { roles: ['lead'] });
  adminOfMain = await openOperator(site, { roles: ['admin'], brands: ['main'] });
  leadOfMain = await openOperator(site, { roles: ['lead'], brands: ['main'] });
});
afterAll(() => site.drop());

const reason = 'as the two agreed';
type Kind = 'brand' | 'invitation' | 'person' | 'role' | 'reset';

const propose = async (
  who: SomeOperator,
  kind: Kind,
  object: string,
  patch: Record<string, unknown>,
) => {
  const seen = await who.call(operator.previewChange, { kind, object, patch: {} });
  const version = seen.refusal ? '0' : seen.body.value.version;
  return who.call(operator.proposeChange, { kind, object, patch, version, reason });
};

const approve = (who: SomeOperator, id: string) => who.call(operator.approveChange, { id, reason });

const rightsOf = async (role: string): Promise<string[]> => {
  const { list } = await admin.get(operator.listRoles, {});
  return list.find(({ id }) => id === role)!.rights;
};

describe('[OPS-02] a brand in demonstration', () => {
  test('one person does not replace who proves identities, nor open a way to sign in', async () => {
    const author = await openOperator(site, { roles: ['brand'], brands: ['main'] });
    const made = await propose(author, 'brand', 'main', {
      'settings.firebaseProjectId': 'theirs-1234',
      'settings.firebaseApiKey': 'AIza00000000000000',
      'settings.firebaseAuthDomain': 'theirs.firebaseapp.com',
      'flags.MOBILEVERCODELOGIN3': true,
    });
    expect(made.body.value).toMatchObject({ state: 'proposed', needsSecond: true });
    await author.get(operator.withdrawChange, { id: made.body.value.id, reason });
  });

  test('one person does not take approval by two from withdrawals', async () => {
    const author = await openOperator(site, { roles: ['brand'], brands: ['main'] });
    const patch = { 'settings.twoPersonsAbove': '999999999999' };
    const made = await propose(author, 'brand', 'main', patch);
    expect(made.body.value).toMatchObject({ state: 'proposed', needsSecond: true });
    await author.get(operator.withdrawChange, { id: made.body.value.id, reason });
  });

  test('lets one person decide only once two have said so, never in the patch that says it', async () => {
    const author = await openOperator(site, { roles: ['brand'], brands: ['main'] });
    const patch = { alone: true, 'settings.minAge': 18, 'settings.autoApproveBelow': '1000000' };
    const made = await propose(author, 'brand', 'main', patch);
    expect(made.body.value).toMatchObject({ state: 'proposed', alone: false });
    await author.get(operator.withdrawChange, { id: made.body.value.id, reason });
  });

  test('that has one person only does not let that person decide alone for ever', async () => {
    const fresh = await openSite();
    const only = await openOperator(fresh, { roles: ['brand'] });
    const { body } = await propose(only, 'brand', 'main', { alone: true });
    expect(body.value).toMatchObject({ state: 'proposed', alone: false });
    await fresh.drop();
  });

  test('does not end `alone` while a person holds rights that exclude each other', async () => {
    const { sql } = site.database;
    await sql`update brand.brand set alone = true`;
    const both = await openOperator(site, { roles: ['admin', 'cashier'] });
    const author = await openOperator(site, { roles: ['brand'], brands: ['main'] });
    const { refusal } = await propose(author, 'brand', 'main', { alone: false });
    expect(refusal?.code).toBe('operator.role_conflict');
    await expect(
      sql`update brand.brand set alone = false where code = 'main'`,
    ).rejects.toMatchObject({ constraint: 'role_conflict' });
    await sql`
      update operator.holding set ended_at = lib.now()
      where operator_id = ${both.operatorId}::bigint and role_id = 'cashier'`;
    await sql`update brand.brand set alone = false`;
  });

  test('names rights that exclude each other among what real money lacks', async () => {
    const { sql } = site.database;
    await sql`alter table operator.holding disable trigger no_conflict`;
    const both = await openOperator(site, { roles: ['admin', 'cashier'], brands: ['main'] });
    await sql`alter table operator.holding enable always trigger no_conflict`;
    const missing = async () => {
      const author = await openOperator(site, { roles: ['brand'], brands: ['main'] });
      const patch = { mode: 'real' };
      const seen = await author.call(operator.previewChange, {
        kind: 'brand',
        object: 'main',
        patch,
      });
      return seen.refusal?.value?.missing;
    };
    expect(await missing()).toContain('conflicts');
    await sql`
      update operator.holding set ended_at = lib.now()
      where operator_id = ${both.operatorId}::bigint`;
    expect(await missing()).not.toContain('conflicts');
  });
});

describe('[OPS-01] people and roles of other brands', () => {
  test.each([[['cashier@second']], [['cashier@main,second']], [['cashier']]])(
    '%j is neither proposed nor approved by anyone who has the right in one brand',
    async (roles) => {
      const strange = await propose(adminOfMain, 'invitation', 'Thu', { roles });
      expect(strange.status).toBe(404);
      const made = await propose(admin, 'invitation', 'Thu', { roles });
      expect(made.body.value).toMatchObject({ state: 'proposed' });
      const { id } = made.body.value;
      expect((await approve(leadOfMain, id)).status).toBe(404);
      const refused = await leadOfMain.call(operator.rejectChange, { id, reason });
      expect(refused.status).toBe(404);
      await admin.get(operator.withdrawChange, { id, reason });
    },
  );

  test('in their own brand the two may', async () => {
    const made = await propose(adminOfMain, 'invitation', 'Mai', { roles: ['cashier@main'] });
    expect((await approve(leadOfMain, made.body.value.id)).status).toBe(200);
  });

  test('a person of another brand is not reset, stopped or signed out, and loses no role', async () => {
    const { operatorId: id } = await openOperator(site, { roles: ['support'], brands: ['second'] });
    const answers = [
      await propose(adminOfMain, 'reset', id, {}),
      await propose(adminOfMain, 'person', id, { roles: [] }),
      await propose(adminOfMain, 'person', id, { roles: ['support@main'] }),
      await adminOfMain.call(operator.stopPerson, { id, reason }),
      await adminOfMain.call(operator.endSessions, { id, reason }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await admin.call(operator.endSessions, { id, reason })).status).toBe(200);
    expect((await admin.call(operator.stopPerson, { id, reason })).status).toBe(200);
  });

  test('a role, which is of all brands, is changed by rights in all brands', async () => {
    const rights = [...(await rightsOf('content')), 'chat.w'];
    expect((await propose(adminOfMain, 'role', 'content', { rights })).status).toBe(404);
    const made = await propose(admin, 'role', 'content', { rights });
    const { id } = made.body.value;
    expect((await approve(leadOfMain, id)).status).toBe(404);
    expect((await approve(lead, id)).status).toBe(200);
  });
});

describe('[OPS-01] the second person', () => {
  test('is not taken out of a role by one', async () => {
    const rights = (await rightsOf('lead')).filter((one) => one !== 'brand.a');
    const made = await propose(admin, 'role', 'lead', { rights });
    expect(made.body.value).toMatchObject({ state: 'proposed', needsSecond: true });
    await admin.get(operator.withdrawChange, { id: made.body.value.id, reason });
  });

  test.each(['operator.a', 'role.a'])('%s stays with somebody', async (right) => {
    const rights = (await rightsOf('lead')).filter((one) => one !== right);
    const { refusal } = await propose(admin, 'role', 'lead', { rights });
    expect(refusal?.code).toBe('operator.last_of_kind');
  });

  test('the last one of a brand is not stopped, nor the last other than who proposes', async () => {
    const fresh = await openSite();
    await fresh.database.sql`
      insert into operator.role (id, name, rights, position)
      values ('checks', 'Checks', '{operator.w,operator.a,role.a}', 100)`;
    const first = await openOperator(fresh, { roles: ['admin'] });
    const checker = await openOperator(fresh, { roles: ['checks'] });
    const ofMain = await openOperator(fresh, { roles: ['lead'], brands: ['main'] });
    const stop = (id: string) => first.call(operator.stopPerson, { id, reason });
    // In the other brand no one else approves.
    expect((await stop(checker.operatorId)).refusal?.code).toBe('operator.last_of_kind');
    expect((await stop(ofMain.operatorId)).status).toBe(200);
    await fresh.database.sql`
      insert into operator.holding (operator_id, role_id)
      values (${first.operatorId}::bigint, 'checks')`;
    // Who stops them approves too, but not what they propose themselves.
    expect((await stop(checker.operatorId)).refusal?.code).toBe('operator.last_of_kind');
    await fresh.drop();
  });

  test('no one widens a role that they hold, as the first or as the second', async () => {
    const mine = await propose(admin, 'role', 'admin', {
      rights: [...(await rightsOf('admin')), 'brand.r'],
    });
    expect(mine.refusal?.code).toBe('operator.self');
    const made = await propose(admin, 'role', 'lead', {
      rights: [...(await rightsOf('lead')), 'report.x'],
    });
    const { id } = made.body.value;
    expect((await approve(lead, id)).refusal?.code).toBe('operator.self');
    await admin.get(operator.withdrawChange, { id, reason });
  });

  test('confirms nothing of an author who has lost the right', async () => {
    const former = await openOperator(site, { roles: ['admin'] });
    const made = await propose(former, 'invitation', 'Vinh', { roles: ['cashier'] });
    await site.database.sql`
      update operator.holding set ended_at = lib.now()
      where operator_id = ${former.operatorId}::bigint`;
    const { refusal } = await approve(lead, made.body.value.id);
    expect(refusal?.code).toBe('operator.right_missing');
    await lead.get(operator.rejectChange, { id: made.body.value.id, reason });
  });

  test('finds no proposal of a person who was stopped', async () => {
    const former = await openOperator(site, { roles: ['admin'] });
    const made = await propose(former, 'invitation', 'Vinh', { roles: ['cashier'] });
    const { id } = made.body.value;
    await admin.get(operator.stopPerson, { id: former.operatorId, reason });
    const { list } = await lead.get(operator.listChanges, { object: 'Vinh', kind: 'invitation' });
    expect(list.find((one) => one.id === id)).toMatchObject({ state: 'withdrawn' });
    const lines = await site.database.sql`
      select act from audit.entry_view where object_kind = 'change' and object_id = ${id}`;
    expect(lines).toEqual([{ act: 'change.withdraw' }]);
    expect((await approve(lead, id)).refusal?.code).toBe('change.decided');
  });

  test('is refused by name where the roles exclude each other by then', async () => {
    const someone = await openOperator(site, { roles: ['support'] });
    const object = someone.operatorId;
    const made = await propose(admin, 'person', object, { roles: ['support', 'cashier'] });
    await site.database.sql`
      update operator.role set rights = rights || array['method.w'] where id = 'support'`;
    const { refusal } = await approve(lead, made.body.value.id);
    expect(refusal?.code).toBe('operator.role_conflict');
    await site.database.sql`
      update operator.role set rights = array_remove(rights, 'method.w') where id = 'support'`;
    await admin.get(operator.withdrawChange, { id: made.body.value.id, reason });
  });
});

test('[OPS-01] a reset closes what was there before', async () => {
  const { sql } = site.database;
  const invited = await propose(admin, 'invitation', 'Khanh', { roles: ['support'] });
  await lead.get(operator.approveChange, { id: invited.body.value.id, reason });
  const ticket = String(invited.body.value.result?.link).split('/').at(-1)!;
  const visitor = consoleVisitor(site);
  const page = await visitor.get(operator.openInvitation, { ticket });
  const password = 'a kettle, two lanterns and rain';
  const code = totpCodeOf(site, totpSecretOf(page.secret));
  const joined = await visitor.get(operator.acceptInvitation, { ticket, password, code });
  const { id } = joined.me;
  const reset = await propose(admin, 'reset', id, {});
  await lead.get(operator.approveChange, { id: reset.body.value.id, reason });
  const rows = await sql`
    select state, password_hash as password,
      (select count(*)::integer from operator.factor where operator_id = o.id) as factors,
      (select count(*)::integer from operator.recovery_code where operator_id = o.id) as codes
    from operator.operator o where id = ${id}::bigint`;
  expect(rows).toEqual([{ state: 'invited', password: null, factors: 0, codes: 0 }]);
  const [recovery] = joined.recoveryCodes;
  const again = await consoleVisitor(site).call(operator.signIn, {
    name: 'Khanh',
    password,
    code: recovery!,
  });
  expect(again.refusal?.code).toBe('operator.wrong_credentials');
});

describe('[OPS-01] [ERR-04] a change of brands that are not all one’s own', () => {
  test('is unknown to who approves or rejects, before and after it was decided', async () => {
    const made = await propose(admin, 'role', 'auditor', { name: 'Reader' });
    const rename = made.body.value;
    const given = { id: rename.id, reason };
    const codes = async () => {
      const approved = await leadOfMain.call(operator.approveChange, given);
      const rejected = await leadOfMain.call(operator.rejectChange, given);
      return [approved.refusal?.code, rejected.refusal?.code];
    };
    expect(await codes()).toEqual(['request.unknown', 'request.unknown']);
    // What does not exist answers the same.
    const none = await leadOfMain.call(operator.approveChange, { id: '999999999', reason });
    expect(none.refusal?.code).toBe('request.unknown');
  });
});
