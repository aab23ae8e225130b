import { operator } from '@parlour/contract/operator';
import type { OperatorChange } from '@parlour/contract/operator/changes';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../../lib/database/open-database';
import type { Platform } from '../../../../lib/context';
import { openProcess, type SiteProcess } from '../../../../lib/processes/open-process';
import { brandByCode, readVersions } from '../../../brand';
import { followChanges } from './follow';
import { applyScheduled } from './scheduled';

let site: Site;
let author: SomeOperator;
let lead: SomeOperator;
let writer: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  author = await openOperator(site, { roles: ['brand'] });
  lead = await openOperator(site, { roles: ['lead'] });
  writer = await openOperator(site, { roles: ['content'] });
});
afterAll(() => site.drop());

const reason = 'as the two agreed';
const object = 'main';

const propose = async (
  patch: Record<string, unknown>,
  { at, who = author }: { at?: string; who?: SomeOperator } = {},
) => {
  const { version } = await who.get(operator.previewChange, { kind: 'brand', object, patch: {} });
  return who.call(operator.proposeChange, {
    kind: 'brand',
    object,
    patch,
    version,
    reason,
    ...(at && { at }),
  });
};

const soon = () => new Date(site.platform.clock.now().getTime() + 3_600_000).toISOString();

const changeOf = async (id: string, who = author): Promise<OperatorChange> =>
  (await who.get(operator.listChanges, {})).list.find((one) => one.id === id)!;

const minWords = async (): Promise<unknown> =>
  (await author.get(operator.previewChange, { kind: 'brand', object, patch: {} })).values[
    'settings.feedbackMinWords'
  ];

/** Its hour has come. */
const comeDue = (id: string) => site.database.sql`
  update operator.change set scheduled_at = lib.now() where id = ${id}::bigint`;

describe('[OPS-02] a change with a time', () => {
  beforeEach(async () => {
    await site.database.sql`
      update operator.change set state = 'withdrawn', decided_at = lib.now()
      where state in ('proposed', 'scheduled')`;
  });

  test('does nothing before its time, and is applied then, once, by several processes', async () => {
    const { body } = await propose({ 'settings.feedbackMinWords': 7 }, { at: soon() });
    expect(body.value).toMatchObject({ state: 'scheduled' });
    await applyScheduled(site.platform);
    expect(await minWords()).not.toBe(7);
    await comeDue(body.value.id);
    await Promise.all(Array.from({ length: 4 }, () => applyScheduled(site.platform)));
    expect(await minWords()).toBe(7);
    expect(await changeOf(body.value.id)).toMatchObject({ state: 'applied' });
    const [lines] = await site.database.sql<{ count: number }>`
      select count(*)::integer as count from audit.entry_view
      where act = 'brand.change' and after like ${`%"change":"${body.value.id}"%`}`;
    expect(lines?.count).toBe(1);
  });

  test('a process that is killed in the middle leaves it to the next one', async () => {
    const { body } = await propose({ 'settings.feedbackMinWords': 8 }, { at: soon() });
    await comeDue(body.value.id);
    const died = new Error('killed');
    const { database } = site.platform;
    const dying: Platform = {
      ...site.platform,
      database: {
        ...database,
        transaction: (work) =>
          database.transaction(async (sql) => {
            await work(sql);
            throw died;
          }),
      },
    };
    await expect(applyScheduled(dying)).rejects.toBe(died);
    expect(await changeOf(body.value.id)).toMatchObject({ state: 'scheduled' });
    await applyScheduled(site.platform);
    expect(await changeOf(body.value.id)).toMatchObject({ state: 'applied' });
    expect(await minWords()).toBe(8);
  });

  test('a base that moved: nothing happens, and its author reads why', async () => {
    const { body } = await propose({ 'settings.feedbackMinWords': 9 }, { at: soon() });
    await site.database.sql`
      update brand.brand set config_version = config_version + 1 where code = 'main'`;
    await comeDue(body.value.id);
    await applyScheduled(site.platform);
    expect(await changeOf(body.value.id)).toMatchObject({
      state: 'failed',
      failure: 'change.stale',
    });
    expect(await minWords()).not.toBe(9);
  });

  test('that the database refuses is failed with a code, and does not hold those behind it', async () => {
    const { sql } = site.database;
    const article = await writer.call(operator.proposeChange, {
      kind: 'article',
      object: 'main:ends-before-it-begins',
      patch: { until: soon() },
      version: '0',
      reason,
      at: soon(),
    });
    const broken = await propose({ 'settings.feedbackMinWords': 31 }, { at: soon() });
    const banner = await writer.call(operator.proposeChange, {
      kind: 'banner',
      object: 'main:behind-them',
      patch: { game: 'HOUSE/lotus-pond', category: 'RNG' },
      version: '0',
      reason,
      at: soon(),
    });
    const ids = [article, broken, banner].map(({ body }) => body.value.id);
    // Their time has come in this order, and the article's own end is over by then.
    await sql`
      alter table brand.brand add constraint not_31
      check (settings ->> 'feedbackMinWords' is distinct from '31')`;
    await sql`
      update operator.change
      set patch = case when kind = 'article'
          then patch || '{"until": "2020-01-01T00:00:00Z"}' else patch end,
        scheduled_at = lib.now() - make_interval(secs => 10 - array_position(${ids}::bigint[], id))
      where id = any (${ids}::bigint[])`;
    await applyScheduled(site.platform);
    const ends = await Promise.all(
      ids.map((id) => changeOf(id, id === broken.body.value.id ? author : writer)),
    );
    expect(ends.map(({ state, failure }) => [state, failure])).toEqual([
      ['failed', 'request.invalid'],
      ['failed', 'change.failed'],
      ['applied', undefined],
    ]);
    await sql`alter table brand.brand drop constraint not_31`;
  });

  test('that another transaction holds up is left for the next turn, and those behind it are applied', async () => {
    const held = await propose({ 'settings.feedbackMinWords': 32 }, { at: soon() });
    const banner = await writer.call(operator.proposeChange, {
      kind: 'banner',
      object: 'main:behind-one-that-waits',
      patch: { game: 'HOUSE/lotus-pond', category: 'RNG' },
      version: '0',
      reason,
      at: soon(),
    });
    const { sql } = site.database;
    await sql`
      create function brand.busy() returns trigger language plpgsql as $$
      begin raise exception 'busy' using errcode = 'lock_not_available'; end $$`;
    await sql`
      create trigger busy before update on brand.brand for each row execute function brand.busy()`;
    const [first, second] = [held, banner].map(({ body }) => body.value.id) as [string, string];
    await sql`
      update operator.change set scheduled_at = lib.now() - interval '2 seconds'
      where id = ${first}::bigint`;
    await comeDue(second);
    // The database repeats what waited for a lock: then it is the turn of those behind it.
    await applyScheduled(site.platform);
    expect(await changeOf(first)).toMatchObject({ state: 'scheduled' });
    expect(await changeOf(second, writer)).toMatchObject({ state: 'applied' });
    await sql`drop function brand.busy cascade`;
    await applyScheduled(site.platform);
    expect(await changeOf(first)).toMatchObject({ state: 'applied' });
  });

  test.each(['person', 'role'] as const)(
    'of a %s is refused: it is in force when it is confirmed',
    async (kind) => {
      const admin = await openOperator(site, { roles: ['admin'] });
      const someone = await openOperator(site, { roles: ['support'] });
      const asked = kind === 'person' ? someone.operatorId : 'content';
      const { version } = await admin.get(operator.previewChange, {
        kind,
        object: asked,
        patch: {},
      });
      const patch =
        kind === 'person' ? { roles: ['content'] } : { rights: ['content.w', 'chat.w'] };
      const given = { kind, object: asked, patch, version, reason, at: soon() };
      const { refusal } = await admin.call(operator.proposeChange, given);
      expect(refusal?.value?.fields).toEqual([{ name: 'at', code: 'field.unknown' }]);
    },
  );

  test('an author who came to hold what it widens meanwhile: nothing happens', async () => {
    const admin = await openOperator(site, { roles: ['admin'] });
    const { version, values } = await admin.get(operator.previewChange, {
      kind: 'role',
      object: 'content',
      patch: {},
    });
    const { body } = await admin.call(operator.proposeChange, {
      kind: 'role',
      object: 'content',
      patch: { rights: [...(values.rights as string[]), 'chat.w'] },
      version,
      reason,
    });
    const { id } = body.value;
    const { sql } = site.database;
    await sql`
      update operator.change
      set state = 'scheduled', second = ${lead.operatorId}::bigint, scheduled_at = lib.now()
      where id = ${id}::bigint`;
    await sql`
      insert into operator.holding (operator_id, role_id)
      values (${admin.operatorId}::bigint, 'content')`;
    await applyScheduled(site.platform);
    const { list } = await lead.get(operator.listChanges, { kind: 'role' });
    expect(list.find((one) => one.id === id)).toMatchObject({
      state: 'failed',
      failure: 'operator.self',
    });
  });

  test('an author who lost the right: nothing happens', async () => {
    const leaver = await openOperator(site, { roles: ['brand'] });
    const { body } = await propose(
      { 'settings.feedbackMinWords': 10 },
      { at: soon(), who: leaver },
    );
    await site.database.sql`
      update operator.holding set ended_at = lib.now()
      where operator_id = ${leaver.operatorId}::bigint`;
    await comeDue(body.value.id);
    await applyScheduled(site.platform);
    expect(await changeOf(body.value.id)).toMatchObject({ state: 'failed' });
    expect(await minWords()).not.toBe(10);
  });

  test('that loosens waits for its second person, then for its time', async () => {
    const { body } = await propose({ 'settings.mostSessions': 5 }, { at: soon() });
    const { id } = body.value;
    expect(body.value).toMatchObject({ state: 'proposed', needsSecond: true });
    const second = await lead.call(operator.approveChange, { id, reason });
    expect(second.body.value).toMatchObject({ state: 'scheduled', second: lead.name });
    await comeDue(id);
    await applyScheduled(site.platform);
    expect(await changeOf(id)).toMatchObject({ state: 'applied', second: lead.name });
  });

  test('whose second person lost the right is not applied; confirmed after its time is refused', async () => {
    const leaver = await openOperator(site, { roles: ['lead'] });
    const { body } = await propose({ 'settings.mostSessions': 6 }, { at: soon() });
    const { id } = body.value;
    await leaver.get(operator.approveChange, { id, reason });
    await site.database.sql`
      update operator.holding set ended_at = lib.now()
      where operator_id = ${leaver.operatorId}::bigint`;
    await comeDue(id);
    await applyScheduled(site.platform);
    expect(await changeOf(id)).toMatchObject({ state: 'failed' });
    const late = await propose({ 'settings.mostSessions': 7 }, { at: soon() });
    await comeDue(late.body.value.id);
    const answer = await lead.call(operator.approveChange, { id: late.body.value.id, reason });
    expect(answer.refusal?.code).toBe('change.time_past');
  });

  test('is taken back by its author, and holds its object meanwhile', async () => {
    const { body } = await propose({ 'settings.feedbackMinWords': 11 }, { at: soon() });
    const other = await propose({ 'settings.feedbackMinWords': 12 }, { at: soon() });
    expect(other.refusal?.code).toBe('change.open');
    await author.get(operator.withdrawChange, { id: body.value.id, reason });
    await comeDue(body.value.id);
    await applyScheduled(site.platform);
    expect(await minWords()).not.toBe(11);
  });

  test.each(['2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z'])('%s is refused', async (at) => {
    const { refusal } = await propose({ 'settings.feedbackMinWords': 13 }, { at });
    expect(refusal?.value?.fields?.map(({ name }) => name)).toEqual(['at']);
  });
});

describe('[OPS-02] [O7] a change that is applied', () => {
  const processes: SiteProcess[] = [];
  const closing: (() => Promise<void>)[] = [];
  let other: Platform;

  const follow = (platform: Platform) =>
    openProcess(platform, {
      follow: ({ id }) => followChanges(platform, id),
      readVersions: () => readVersions(platform),
    });

  beforeAll(async () => {
    const database = openDatabase(site.databaseUrl, { pool: site.platform.config.pool });
    other = { ...site.platform, database };
    processes.push(await follow(site.platform), await follow(other));
    closing.push(database.close);
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.close()));
    for (const close of closing) await close();
  });

  test('is in force in two processes, which say so', async () => {
    const before = await brandByCode(other, 'main');
    const { body } = await propose({ 'settings.feedbackMinWords': 21 });
    expect(body.value).toMatchObject({ state: 'applied' });
    await expect
      .poll(async () => (await changeOf(body.value.id)).acks, { timeout: 10_000 })
      .toMatchObject({ count: 2, of: 2, missing: [] });
    // What the other one holds in memory is of the new version.
    const after = await brandByCode(other, 'main');
    expect(after.configVersion).toBeGreaterThan(before.configVersion);
    expect(after.settings.feedbackMinWords).toBe(21);
  });

  test('a process that does not follow is named', async () => {
    await site.database.sql`
      insert into lib.process (id, host, pid, roles, build, node_version, seen_at, started_at)
      values (gen_random_uuid(), 'lost', 99, '{web}', 'test', 'v22', lib.now(), lib.now())`;
    const { body } = await propose({ 'settings.feedbackMinWords': 22 });
    await expect
      .poll(async () => (await changeOf(body.value.id)).acks, { timeout: 10_000 })
      .toMatchObject({ count: 2, of: 3, missing: ['lost:99'] });
  });

  test('is followed by a process that began between its hour and its commit', async () => {
    const { body } = await propose({ 'settings.feedbackMinWords': 23 });
    const [started] = await site.database.sql<{ id: string }>`
      insert into lib.process (id, host, pid, roles, build, node_version, seen_at, started_at)
      select gen_random_uuid(), 'young', 98, '{web}', 'test', 'v22', lib.now(),
        decided_at + interval '1 second'
      from operator.change where id = ${body.value.id}::bigint
      returning id`;
    await followChanges(site.platform, started!.id);
    const rows = await site.database.sql`
      select from operator.acknowledgement
      where change_id = ${body.value.id}::bigint and process_id = ${started!.id}::uuid`;
    expect(rows).toHaveLength(1);
  });

  test('a proposal that is refused is followed by no process', async () => {
    const { body } = await propose({ 'settings.mostSessions': 8 });
    await lead.get(operator.rejectChange, { id: body.value.id, reason });
    expect((await changeOf(body.value.id)).acks).toBeUndefined();
    await followChanges(site.platform, processes[0]!.id);
    const [row] = await site.database.sql<{ count: number }>`
      select count(*)::integer as count from operator.acknowledgement
      where change_id = ${body.value.id}::bigint`;
    expect(row?.count).toBe(0);
  });
});
