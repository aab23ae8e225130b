import { audit } from '@parlour/contract/audit';
import { exportCalls } from '@parlour/contract/report/exports';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeAudit } from '.';

let site: Site;
let auditor: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  auditor = await openOperator(site, { roles: ['auditor'] });
});
afterAll(() => site.drop());

const write = (brand: string, objectId: string, reason: string) =>
  site.database.transaction((sql) =>
    writeAudit(sql, {
      actor: { system: true },
      brand,
      act: 'test.act',
      objectKind: 'test',
      objectId,
      reason,
    }),
  );

const lots = (act: string, brand: string, count: number) => site.database.sql`
  select audit.write(jsonb_build_object('act', ${act}::text, 'object_kind', 'test',
    'object_id', n::text, 'brand', ${brand}::text))
  from generate_series(1, ${count}::integer) n`;

const fileOf = async (filter: Record<string, string>, who = auditor) => {
  const { status, text } = await who.send(await who.messageOf(audit.exportEntries, filter));
  return { status, text };
};

describe('[OPS-02] [R-C7] the audit as a file', () => {
  test('has the lines of the filter, formulas as text, and is a line itself', async () => {
    await write('main', 'one', '=cmd()');
    await write('main', 'two', 'paid, by hand');
    const { text } = await fileOf({ act: 'test.act' });
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toContain('object_kind');
    expect(lines).toHaveLength(3);
    expect(text).toContain(`'=cmd()`);
    expect(text).toContain('"paid, by hand"');
    const [row] = await site.database.sql<{ after: string }>`
      select after from audit.entry_view where act = 'audit.export'`;
    expect(JSON.parse(row!.after)).toEqual({ filter: { act: 'test.act' }, lines: 2 });
  });

  test('has those of the reader’s brands, in parts without a repeat', async () => {
    await lots('test.act', 'second', 1201);
    const all = (await fileOf({ act: 'test.act' })).text.trim().split('\r\n').slice(1);
    expect(all).toHaveLength(1203);
    expect(new Set(all).size).toBe(1203);
    const ofMain = await openOperator(site, { roles: ['auditor'], brands: ['main'] });
    const own = (await fileOf({ act: 'test.act' }, ofMain)).text.trim().split('\r\n').slice(1);
    expect(own).toHaveLength(2);
  }, 30_000);

  test('is refused without the right, and beyond ten thousand lines', async () => {
    const reader = await openOperator(site, { roles: ['admin'] });
    expect((await fileOf({}, reader)).status).toBe(403);
    await lots('test.lots', 'main', 10_001);
    const { status, text } = await fileOf({ act: 'test.lots' });
    expect(status).toBe(409);
    expect(text).not.toContain('test.lots');
  }, 60_000);

  test('is refused where it is a large one in pieces', async () => {
    const reader = await openOperator(site, { roles: ['auditor'] });
    await lots('test.one', 'main', 6000);
    await lots('test.other', 'main', 6000);
    const answers = await Promise.all([
      fileOf({ act: 'test.one' }, reader),
      fileOf({ act: 'test.other' }, reader),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect((await fileOf({ act: 'test.act' }, reader)).status).toBe(200);
  }, 60_000);

  test('counts together with the files that a job makes, in either order', async () => {
    await lots('test.first', 'main', 6000);
    await lots('test.second', 'main', 6000);
    const ask = (act: string, who: SomeOperator) =>
      who.get(exportCalls.askAuditExport, { act, reason: 'the yearly report' });
    const atOnceFirst = await openOperator(site, { roles: ['auditor'] });
    expect((await fileOf({ act: 'test.first' }, atOnceFirst)).status).toBe(200);
    expect(await ask('test.second', atOnceFirst)).toMatchObject({ state: 'second', lines: 6000 });
    const jobFirst = await openOperator(site, { roles: ['auditor'] });
    expect(await ask('test.first', jobFirst)).toMatchObject({ state: 'waiting', lines: 6000 });
    expect((await fileOf({ act: 'test.second' }, jobFirst)).status).toBe(409);
    // What a second person approves is not taken alone.
    const approved = await openOperator(site, { roles: ['auditor'] });
    expect((await ask('test.lots', approved)).state).toBe('second');
    expect((await fileOf({ act: 'test.second' }, approved)).status).toBe(200);
  }, 60_000);
});
