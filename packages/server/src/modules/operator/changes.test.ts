import { randomUUID } from 'node:crypto';
import { brand } from '@parlour/contract/brand';
import { operator } from '@parlour/contract/operator';
import { playerConsole } from '@parlour/contract/player-console';
import { consoleVisitor, openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkAll, verifyChain } from '../audit';

let site: Site;
let author: SomeOperator;
let lead: SomeOperator;
let admin: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  author = await openOperator(site, { roles: ['brand'], brands: ['main'] });
  lead = await openOperator(site, { roles: ['lead'] });
  admin = await openOperator(site, { roles: ['admin'] });
});
afterAll(() => site.drop());

const reason = 'as agreed with the licence holder';
type Patch = Record<string, unknown>;

const preview = (who: SomeOperator, patch: Patch, object = 'main', kind = 'brand' as const) =>
  who.call(operator.previewChange, { kind, object, patch });

const propose = async (
  who: SomeOperator,
  patch: Patch,
  given: { kind?: 'brand' | 'invitation' | 'person' | 'role' | 'reset'; object?: string } = {},
) => {
  const { kind = 'brand', object = 'main' } = given;
  const seen = await who.call(operator.previewChange, { kind, object, patch: {} });
  const version = seen.refusal ? '0' : seen.body.value.version;
  return who.call(operator.proposeChange, { kind, object, patch, version, reason });
};

const status = async () => {
  site.forgetBrands();
  return site.visitor().get(brand.readStatus, {});
};

const isAge = (value: unknown): boolean => value === null || value === 18;

const linesOf = (object: string) => site.database.sql<{ act: string; operator_id: bigint }>`
  select act, operator_id from audit.entry_view
  where object_id = ${object} and act like '%change%' order by id`;

describe('[OPS-02] a change of a brand', () => {
  test('is previewed without an effect, confirmed, live at once, in the audit, and undone', async () => {
    const seen = (await preview(author, { closed: true, 'settings.minAge': 21 })).body.value;
    expect(seen.diff).toEqual([
      { field: 'closed', before: false, after: true },
      { field: 'settings.minAge', before: expect.toSatisfy(isAge), after: 21 },
    ]);
    expect(seen.needsSecond).toBe(false);
    expect((await status()).systemStatus).toBe(0);
    const done = (await propose(author, { closed: true, 'settings.minAge': 21 })).body.value;
    expect(done).toMatchObject({ state: 'applied', author: author.name, alone: false });
    expect((await status()).systemStatus).toBe(1);
    const [line] = await site.database.sql<{ before: string; after: string; reason: string }>`
      select before, after, reason from audit.entry_view
      where act = 'brand.change' and operator_id = ${author.operatorId}::bigint`;
    expect(line).toEqual({
      before: expect.stringMatching(/^{"closed":false,"settings.minAge":(null|18)}$/),
      after: `{"change":"${done.id}","closed":true,"settings.minAge":21}`,
      reason,
    });
    const events = await site.database.sql`
      select payload from lib.outbox where type = 'change.applied' and key = ${done.id}`;
    expect(events).toHaveLength(1);
    // Back to a lower age loosens a control.
    const undone = await author.call(operator.undoChange, { id: done.id, reason });
    expect(undone.body.value).toMatchObject({ state: 'proposed', needsSecond: true });
    const back = await lead.get(operator.approveChange, { id: undone.body.value.id, reason });
    expect(back).toMatchObject({ state: 'applied', second: lead.name, undoes: done.id });
    expect((await status()).systemStatus).toBe(0);
  });

  test('that loosens a control waits for another person, who is never the first', async () => {
    await propose(author, { countries: ['US', 'FR'] });
    const { body } = await propose(author, { countries: ['FR'] });
    expect(body.value).toMatchObject({ state: 'proposed', needsSecond: true });
    const { id } = body.value;
    const again = await propose(author, { countries: [] });
    expect(again.refusal?.code).toBe('change.open');
    const self = await author.call(operator.approveChange, { id, reason });
    expect(self.refusal?.code).toBe('operator.right_missing');
    const both = await Promise.all([
      lead.call(operator.approveChange, { id, reason }),
      lead.call(operator.approveChange, { id, reason }),
    ]);
    expect(both.map(({ refusal }) => refusal?.code ?? 'done').toSorted()).toEqual([
      'change.decided',
      'done',
    ]);
    const rows = await site.database.sql`
      select country from brand.blocked_country where brand = 'main'`;
    expect(rows).toEqual([{ country: 'FR' }]);
    await expect(
      site.database.sql`
        update operator.change set second = author where id = ${id}::bigint`,
    ).rejects.toMatchObject({ constraint: 'second_is_another' });
    await expect(
      site.database.sql`update operator.change set second = null where id = ${id}::bigint`,
    ).rejects.toMatchObject({ constraint: 'second_is_there' });
  });

  test('is taken back by its author, refused by the second, and decided once', async () => {
    const mine = (await propose(author, { 'settings.turnoverTimes': 0 })).body.value;
    expect((await lead.call(operator.withdrawChange, { id: mine.id, reason })).status).toBe(404);
    expect(await author.get(operator.withdrawChange, { id: mine.id, reason })).toMatchObject({
      state: 'withdrawn',
    });
    const other = (await propose(author, { 'settings.turnoverTimes': 0 })).body.value;
    expect(await lead.get(operator.rejectChange, { id: other.id, reason })).toMatchObject({
      state: 'rejected',
    });
    const late = await lead.call(operator.approveChange, { id: other.id, reason });
    expect(late.refusal?.code).toBe('change.decided');
  });

  test('on a version that moved on is refused with what is there now', async () => {
    const seen = (await preview(author, {})).body.value;
    await propose(author, { 'settings.idleMinutes': 11 });
    const patch = { 'settings.idleMinutes': 12 };
    const given = { kind: 'brand', object: 'main', patch, version: seen.version, reason } as const;
    const { refusal } = await author.call(operator.proposeChange, given);
    expect(refusal).toMatchObject({
      code: 'change.stale',
      value: { now: { 'settings.idleMinutes': 11 } },
    });
    const waiting = (await propose(author, { 'settings.minAge': 25 })).body.value;
    expect(waiting.state).toBe('applied');
    const looser = (await propose(author, { 'settings.minAge': 20 })).body.value;
    await propose(author, { 'settings.idleMinutes': 10 });
    const late = await lead.call(operator.approveChange, { id: looser.id, reason });
    expect(late.refusal?.code).toBe('change.stale');
    await author.get(operator.withdrawChange, { id: looser.id, reason });
  });

  test('names a wrong value, an unknown name and nothing changed', async () => {
    const codes = async (patch: Patch) =>
      (await preview(author, patch)).refusal?.value?.fields?.map(({ name, code }) => [name, code]);
    expect(await codes({ 'settings.minAge': 12 })).toEqual([['minAge', 'field.below']]);
    expect(await codes({ balance: 5 })).toEqual([['balance', 'field.unknown']]);
    expect(await codes({ hosts: 'a' })).toEqual([['hosts', 'field.pattern']]);
    expect(await codes({ closed: false })).toEqual([['patch', 'field.required']]);
  });

  test('is sent twice with one key and is one change', async () => {
    const { version } = (await preview(author, {})).body.value;
    const patch = { 'settings.idleMinutes': 9 };
    const given = { kind: 'brand', object: 'main', patch, version, reason } as const;
    const idempotencyKey = randomUUID();
    const first = await author.call(operator.proposeChange, given, { idempotencyKey });
    const second = await author.call(operator.proposeChange, given, { idempotencyKey });
    expect(second.body.value.id).toBe(first.body.value.id);
  });

  test('another body under the key of the first is refused; two at once are one change', async () => {
    const { version } = (await preview(author, {})).body.value;
    const given = (words: number) =>
      ({
        kind: 'brand',
        object: 'main',
        patch: { 'settings.feedbackMinWords': words },
        version,
        reason,
      }) as const;
    const idempotencyKey = randomUUID();
    const both = await Promise.all([
      author.call(operator.proposeChange, given(15), { idempotencyKey }),
      author.call(operator.proposeChange, given(15), { idempotencyKey }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const ids = new Set(both.map(({ body }) => body.value.id));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const other = await author.call(operator.proposeChange, given(16), { idempotencyKey });
    expect(other.refusal?.code).toBe('request.repeat_conflict');
    const asUndo = await author.call(operator.undoChange, { id, reason }, { idempotencyKey });
    expect(asUndo.refusal?.code).toBe('request.repeat_conflict');
    const key = { idempotencyKey: randomUUID() };
    const undone = await Promise.all([
      author.call(operator.undoChange, { id, reason }, key),
      author.call(operator.undoChange, { id, reason }, key),
    ]);
    expect(new Set(undone.map(({ body }) => body.value.id)).size).toBe(1);
    const differs = await author.call(operator.undoChange, { id, reason: 'another one' }, key);
    expect(differs.refusal?.code).toBe('request.repeat_conflict');
  });

  test('[OPS-02] long values are listed by their first letters, a page at a time, whole by the id', async () => {
    const writer = await openOperator(site, { roles: ['content'], brands: ['main'] });
    const html = `<p>${'a'.repeat(39_000)}</p>`;
    const made: string[] = [];
    for (let n = 1; n <= 52; n += 1) {
      const { body } = await writer.call(operator.proposeChange, {
        kind: 'article',
        object: `main:long${n}`,
        patch: { 'texts.VI.title': `Tin ${n}`, 'texts.VI.html': html },
        version: '0',
        reason,
      });
      made.push(body.value.id);
    }
    const first = await writer.get(operator.listChanges, {});
    expect(first.list).toHaveLength(50);
    expect(JSON.stringify(first).length).toBeLessThan(100_000);
    expect(first.list[0]).toMatchObject({ isShort: true, patch: { 'texts.VI.title': 'Tin 52' } });
    const rest = await writer.get(operator.listChanges, { before: first.next! });
    expect(rest.list.map(({ id }) => id)).toEqual([made[1], made[0]]);
    const whole = await writer.get(operator.listChanges, { id: made[0]! });
    expect(whole.list[0]?.patch['texts.VI.html']).toBe(html);
    expect((await admin.get(operator.listChanges, { id: made[0]! })).list).toEqual([]);
    const strange = await openOperator(site, { roles: ['content'], brands: ['second'] });
    expect((await strange.get(operator.listChanges, {})).list).toEqual([]);
  });

  test('[OPS-02] a change of thousands of fields is listed by its first forty, whole by the id', async () => {
    const writer = await openOperator(site, { roles: ['content'], brands: ['main'] });
    const banner = { game: 'HOUSE/lotus-pond', category: 'RNG', 'texts.VI.title': 'Hoa sen' };
    const patch = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) =>
        Object.entries(banner).map(([name, value]) => [`many-${n + 10}.${name}`, value]),
      ).flat(),
    );
    const { version } = await writer.get(operator.previewChange, {
      kind: 'banners',
      object: 'main',
      patch: {},
    });
    const { body } = await writer.call(operator.proposeChange, {
      kind: 'banners',
      object: 'main',
      patch,
      version,
      reason,
    });
    const { id } = body.value;
    const { list } = await writer.get(operator.listChanges, { kind: 'banners' });
    const listed = list.find((one) => one.id === id)!;
    expect(listed.isShort).toBe(true);
    expect(Object.keys(listed.patch)).toHaveLength(40);
    expect(Object.keys(listed.before)).toEqual(Object.keys(listed.patch));
    const [whole] = (await writer.get(operator.listChanges, { id })).list;
    expect(Object.keys(whole!.patch)).toHaveLength(180);
  });

  test('[OPS-02] a person has three previews at once, however long they wait, and others have theirs', async () => {
    const writer = await openOperator(site, { roles: ['content'], brands: ['main'] });
    const other = await openOperator(site, { roles: ['content'], brands: ['main'] });
    const ask = (who: SomeOperator, kind: 'banners' | 'article', object: string) =>
      who.call(operator.previewChange, { kind, object, patch: {} });
    let release = () => {};
    const done = new Promise<void>((resolve) => (release = resolve));
    const statuses: number[] = [];
    let asked: Promise<unknown> = Promise.resolve();
    await site.database.transaction(async (sql) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('content banners main', 0))`;
      asked = Promise.all(
        Array.from({ length: 8 }, async () => {
          statuses.push((await ask(writer, 'banners', 'main')).status);
          if (statuses.length === 5) release();
        }),
      );
      await done;
      expect(statuses).toEqual(Array.from({ length: 5 }, () => 503));
      expect((await ask(other, 'article', 'main:any')).status).toBe(200);
    });
    await asked;
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect((await ask(writer, 'banners', 'main')).status).toBe(200);
  });

  test('[OPS-02] a person proposes, undoes and keeps drafts so many times a minute, and a hundred drafts', async () => {
    const limited = await openSite({ LIMITS_EXEMPT: '' });
    const eager = await openOperator(limited, { roles: ['content'], brands: ['main'] });
    const codesOf = async (
      ask: (n: number) => Promise<{ refusal?: { code: string } | undefined }>,
    ) => {
      const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => ask(n)));
      return new Set(answers.map(({ refusal }) => refusal?.code));
    };
    const place = { kind: 'article', object: 'nowhere:a', patch: { a: 1 }, version: '0' } as const;
    expect([
      await codesOf(() => eager.call(operator.proposeChange, { ...place, reason })),
      await codesOf(() => eager.call(operator.undoChange, { id: '999999', reason })),
      await codesOf(() => eager.call(operator.saveDraft, place)),
    ]).toEqual(Array.from({ length: 3 }, () => new Set(['request.unknown', 'request.too_many'])));
    await limited.drop();
    const full = await openOperator(site, { roles: ['content'], brands: ['main'] });
    await site.database.sql`
      insert into operator.draft (operator_id, kind, object, base_version, patch)
      select ${full.operatorId}::bigint, 'article', 'main:draft' || n, '0', '{"enabled": true}'
      from generate_series(1, 100) n`;
    const draft = { ...place, patch: { enabled: false } };
    const more = await full.call(operator.saveDraft, { ...draft, object: 'main:draft101' });
    expect(more.refusal?.code).toBe('change.drafts_full');
    expect((await full.call(operator.saveDraft, { ...draft, object: 'main:draft1' })).status).toBe(
      200,
    );
  });

  test('is read by anyone who reads the brand, and tried by anyone who changes it', async () => {
    const reader = await openOperator(site, { roles: ['compliance'], brands: ['main'] });
    expect((await preview(reader, {})).body.value.values).toHaveProperty('hosts');
    expect((await preview(reader, {}, 'second')).status).toBe(404);
    const { refusal } = await preview(reader, { closed: true });
    expect(refusal?.code).toBe('operator.right_missing');
  });

  test('of a brand that is not one’s own does not exist, and without the right leaves a line', async () => {
    expect((await preview(author, {}, 'second')).status).toBe(404);
    const support = await openOperator(site, { roles: ['support'] });
    expect((await preview(support, {})).refusal?.code).toBe('operator.right_missing');
    const lines = await site.database.sql`
      select act from audit.entry_view where operator_id = ${support.operatorId}::bigint`;
    expect(lines).toEqual([{ act: 'operator.refused' }]);
  });
});

test.each(['a\0b', `${'x'.repeat(99)}😀`, '\u202e', '__proto__'])(
  '[OPS-01] a refused call leaves its line when its address names %j',
  async (named) => {
    const someone = await openOperator(site, { roles: [] });
    const { refusal } = await someone.call(playerConsole.readPlayer, { playerId: named });
    expect(refusal?.code).toBe('operator.right_missing');
    const lines = await site.database.sql`
      select act from audit.entry_view where operator_id = ${someone.operatorId}::bigint`;
    expect(lines).toEqual([{ act: 'operator.refused' }]);
  },
);

describe('[OPS-01] people and roles', () => {
  test('an invitation needs two; its link is shown once, to its author, and makes the person after', async () => {
    const made = await propose(
      admin,
      { roles: ['support@main'] },
      { kind: 'invitation', object: 'Hoa' },
    );
    expect(made.body.value).toMatchObject({ state: 'proposed' });
    const ticket = String(made.body.value.result?.link).split('/').at(-1)!;
    const early = await consoleVisitor(site).call(operator.openInvitation, { ticket });
    expect(early.refusal?.code).toBe('operator.invitation_over');
    const done = await lead.get(operator.approveChange, { id: made.body.value.id, reason });
    expect(done.result).toBeUndefined();
    const page = await consoleVisitor(site).get(operator.openInvitation, { ticket });
    expect(page.name).toBe('Hoa');
    const stored = await site.database.sql<{ row: string }>`
      select row_to_json(c)::text as row from operator.change c
      union all select row_to_json(e)::text from audit.entry e`;
    expect(stored.map(({ row }) => row).join()).not.toContain(ticket);
    const { list } = await admin.get(operator.listPeople, {});
    expect(list.find(({ name }) => name === 'Hoa')).toMatchObject({
      state: 'invited',
      roles: [{ id: 'support', brands: ['main'] }],
    });
  });

  test('a role is given by two and taken by one, at once', async () => {
    const someone = await openOperator(site, { roles: ['support'] });
    const object = someone.operatorId;
    const given = await propose(
      admin,
      { roles: ['support', 'verifier'] },
      { kind: 'person', object },
    );
    await lead.get(operator.approveChange, { id: given.body.value.id, reason });
    expect((await someone.get(operator.readMe, {})).rights['identity.w']).toBeDefined();
    const taken = await propose(admin, { roles: ['support'] }, { kind: 'person', object });
    expect(taken.body.value.state).toBe('applied');
    expect((await someone.get(operator.readMe, {})).rights['identity.w']).toBeUndefined();
  });

  test('that exclude each other, unknown ones and one’s own are refused', async () => {
    const someone = await openOperator(site, { roles: ['cashier'] });
    const object = someone.operatorId;
    const conflict = await propose(
      admin,
      { roles: ['cashier', 'brand'] },
      { kind: 'person', object },
    );
    expect(conflict.refusal).toMatchObject({
      code: 'operator.role_conflict',
      value: { rights: ['method.w', 'withdrawal.w'] },
    });
    const unknown = await propose(admin, { roles: ['king'] }, { kind: 'person', object });
    expect(unknown.status).toBe(404);
    const own = await propose(
      admin,
      { roles: ['lead'] },
      { kind: 'person', object: admin.operatorId },
    );
    expect(own.refusal?.code).toBe('operator.self');
    const last = await propose(admin, { roles: [] }, { kind: 'person', object: lead.operatorId });
    expect(last.refusal?.code).toBe('operator.last_of_kind');
  });

  test('the first administrator alone invites the first lead, as the line says', async () => {
    const fresh = await openSite();
    const first = await openOperator(fresh, { roles: ['admin'] });
    const made = await propose(first, { roles: ['lead'] }, { kind: 'invitation', object: 'Lead' });
    expect(made.body.value).toMatchObject({ state: 'applied', alone: true });
    await fresh.drop();
  });
});

describe('[SITE-16] demonstration and real mode', () => {
  test('a brand begins in demonstration, and real money is refused with what is missing', async () => {
    const { values } = (await preview(author, {})).body.value;
    expect(values.mode).toBe('demonstration');
    const { refusal } = await preview(author, { mode: 'real' });
    expect(refusal).toMatchObject({ code: 'brand.not_ready' });
    expect(refusal?.value?.missing).toEqual(
      expect.arrayContaining(['licence', 'smtp', 'sandbox', 'second_person']),
    );
    const [row] = await site.database.sql`select mode from brand.brand where code = 'main'`;
    expect(row).toEqual({ mode: 'demonstration' });
  });

  test('a licence has its number and its countries, and two persons enter it', async () => {
    for (const line of ['MGA', 'MGA | 1', 'MGA | 1 | http://a.test | VN', 'MGA | 1 | | XX']) {
      const { refusal } = await preview(author, { licences: [line] });
      expect([line, refusal?.value?.fields]).toEqual([
        line,
        [{ name: 'licences', code: 'field.pattern' }],
      ]);
    }
    const made = (await propose(author, { licences: ['MGA | B2C/1 | https://mga.test | vn PH'] }))
      .body.value;
    expect(made).toMatchObject({ state: 'proposed', needsSecond: true });
    await lead.get(operator.approveChange, { id: made.id, reason });
    const { values } = (await preview(author, {})).body.value;
    expect(values.licences).toEqual(['MGA | B2C/1 | https://mga.test | PH VN']);
    const licence = { authority: 'MGA', number: 'B2C/1', registerUrl: 'https://mga.test' };
    expect((await status()).brand.licences).toEqual([{ ...licence, demo: false }]);
  });

  test('real mode and one person alone exclude each other, by constraint', async () => {
    await expect(
      site.database.sql`update brand.brand set mode = 'real', alone = true where code = 'second'`,
    ).rejects.toMatchObject({ constraint: 'real_has_two' });
  });
});

test('[OPS-02] the chain has all of this and is whole', async () => {
  await linkAll(site.platform);
  expect((await verifyChain(site.database.sql)).first).toBeUndefined();
  const orphans = await site.database.sql`
    select c.id from operator.change c
    where c.state = 'applied' and not exists (
      select from audit.link l where l.digest = c.digest)`;
  expect(orphans).toEqual([]);
  expect((await linesOf('main')).length).toBeGreaterThan(5);
});
