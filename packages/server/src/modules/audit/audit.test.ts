import { testDatabase, type TestDatabase } from '@parlour/testkit/site/database';
import { openDatabase } from '@parlour/server/lib/database/open-database';
import type { Database } from '@parlour/node-kit/database/database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { linkAll, verifyChain, writeAudit } from '.';
import { findLines, findWholeLines, readChain } from './queries';

let db: TestDatabase;
let app: Database;
beforeEach(async () => {
  db = await testDatabase();
  app = openDatabase(db.appUrl);
});
afterEach(async () => {
  await app.close();
  await db.drop();
});

const write = (objectId: string) =>
  app.transaction((sql) =>
    writeAudit(sql, {
      actor: { operatorId: '7', signInId: '9', role: 'lead', address: '10.0.0.1' },
      brand: 'main',
      act: 'withdrawal.approve',
      objectKind: 'withdrawal',
      objectId,
      playerId: 12n,
      before: { state: 'waiting', amount: '10' },
      after: { state: 'paid', người: 'Ễ' },
      reason: 'paid by hand',
      requestId: 'r1',
    }),
  );

const chainOf = async (lines: number): Promise<void> => {
  for (let n = 1; n <= lines; n += 1) await write(String(n));
  await linkAll({ database: app });
};

/** As the owner, who alone can: the guards off, the text run, the guards on. */
const tamper = async (text: string): Promise<void> => {
  await db.database.transaction(async (sql) => {
    for (const table of ['entry', 'link', 'anchor']) {
      await sql([`alter table audit.${table} disable trigger all`] as never);
    }
    await sql([text] as never);
    for (const table of ['entry', 'link', 'anchor']) {
      await sql([`alter table audit.${table} enable always trigger append_only`] as never);
    }
  });
};

const anchor = (place = 'test') => app.sql`select audit.anchor_head(${place}, null)`;

describe('[OPS-02] the chain of the audit', () => {
  test('is whole when nothing was changed, and the head and the count are named', async () => {
    await chainOf(5);
    const { count, head, first } = await verifyChain(app.sql);
    expect([count, head?.n, first]).toEqual([5, '5', undefined]);
    expect((await verifyChain(app.sql, { from: 3n })).count).toBe(3);
  });

  test('has a line only with its act, and finds it by the player', async () => {
    await app
      .transaction(async (sql) => {
        await writeAudit(sql, {
          actor: { cli: 'root' },
          act: 'brand.change',
          objectKind: 'brand',
          objectId: 'main',
        });
        throw new Error('the act failed');
      })
      .catch(() => undefined);
    await chainOf(1);
    const rows = await app.sql`select act, player_id from audit.entry_view`;
    expect(rows).toEqual([{ act: 'withdrawal.approve', player_id: 12n }]);
  });

  test('links lines that are written at the same time by many, each once', async () => {
    const linking = Array.from({ length: 4 }, () => linkAll({ database: app }));
    await Promise.all([...Array.from({ length: 20 }, (_, n) => write(String(n))), ...linking]);
    await Promise.all(Array.from({ length: 4 }, () => linkAll({ database: app })));
    expect(await verifyChain(app.sql)).toMatchObject({ count: 20, first: undefined });
  });

  test.each([
    ['update audit.entry set reason = null'],
    ['delete from audit.entry'],
    ['truncate audit.link'],
    ['update audit.link set n = 9'],
    ['delete from audit.anchor'],
  ])('refuses “%s”, of its owner too', async (text) => {
    await chainOf(1);
    await anchor();
    const run = (database: Database) => database.sql([text] as never);
    await expect(run(db.database)).rejects.toMatchObject({ constraint: 'append_only' });
    await expect(run(app)).rejects.toMatchObject({ code: '42501' });
    await expect(app.sql`insert into audit.unlinked (entry_id) values (1)`).rejects.toMatchObject({
      code: '42501',
    });
  });

  test.each([
    ['a gap', 'delete from audit.link where n = 3', { kind: 'gap', n: '3' }],
    [
      'a changed line',
      `update audit.entry set reason = 'not by me' where object_id = '2'`,
      { kind: 'changed', n: '2' },
    ],
    [
      'a changed line with its digest',
      `update audit.entry e set reason = null where object_id = '2';
       update audit.entry e set digest = sha256(audit.bytes_of(e)) where object_id = '2'`,
      { kind: 'swapped', n: '2' },
    ],
    [
      'a dropped line',
      `delete from audit.entry where object_id = '4'`,
      { kind: 'dropped', n: '4' },
    ],
    [
      'a dropped link at the end, of a line that stayed',
      'delete from audit.link where n = 5',
      { kind: 'dropped', entryId: '5' },
    ],
  ])('names %s', async (_name, text, fault) => {
    await chainOf(5);
    for (const part of text.split(';')) await tamper(part);
    expect((await verifyChain(app.sql)).first).toMatchObject(fault);
  });

  test('names two swapped lines', async () => {
    await chainOf(5);
    await tamper(`update audit.link l set digest = o.digest, entry_id = -o.entry_id
      from audit.link o where l.n in (2, 3) and o.n in (2, 3) and o.n <> l.n`);
    await tamper('update audit.link set entry_id = -entry_id where entry_id < 0');
    expect((await verifyChain(app.sql)).first).toMatchObject({ kind: 'swapped', n: '2' });
  });

  test('names an end that was cut off, and one that was written again', async () => {
    await chainOf(5);
    await anchor();
    const { head } = await verifyChain(app.sql);
    await tamper('delete from audit.link where n = 5');
    await tamper('delete from audit.entry where id = 5');
    expect((await verifyChain(app.sql)).first).toEqual({ kind: 'cut_off', n: '5' });
    await write('other');
    await linkAll({ database: app });
    expect((await verifyChain(app.sql)).first).toMatchObject({ kind: 'rewritten', n: '5' });
    await tamper('delete from audit.anchor');
    expect((await verifyChain(app.sql)).first).toBeUndefined();
    const kept = { n: 5n, hash: Buffer.from(head!.hash, 'hex') };
    expect((await verifyChain(app.sql, { anchors: [kept] })).first).toMatchObject({
      kind: 'rewritten',
    });
  });

  test('has the digest of a long text, and lines of before are read by their bytes', async () => {
    const long = 'ờ'.repeat(280_000);
    await app.transaction((sql) =>
      writeAudit(sql, {
        actor: { system: true },
        act: 'article.change',
        objectKind: 'article',
        objectId: 'main:long',
        before: { enabled: true, 'texts.VI.html': long },
        after: { 'texts.VI.html': 'short' },
      }),
    );
    const [line] = await app.sql<{ before: string; after: string }>`
      select before, after from audit.entry_view where object_id = 'main:long'`;
    expect(JSON.parse(line!.before)).toEqual({
      enabled: true,
      'texts.VI.html': { letters: 280_000, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(line!.after).toBe('{"texts.VI.html":"short"}');
    // As a release of before wrote them: 600 KB each.
    await app.sql`
      select audit.write(jsonb_build_object('role', 'system', 'act', 'article.change',
        'object_kind', 'article', 'object_id', 'main:' || n,
        'before', to_json(repeat('a', 600000))::text))
      from generate_series(1, 30) n`;
    await linkAll({ database: app });
    const first = await readChain(app.sql, 1n, 5000);
    expect(first.length).toBeGreaterThan(10);
    expect(JSON.stringify(first.map(({ fields }) => fields)).length).toBeLessThan(9_000_000);
    const wanted = { act: 'article.change' };
    const whole = await findWholeLines(app.sql, wanted, { brands: [], most: 500 });
    expect(JSON.stringify(whole.map(({ before }) => before)).length).toBeLessThan(9_000_000);
    const lines = await findLines(app.sql, wanted, { brands: [], most: 500 });
    expect(lines).toHaveLength(31);
    expect(Object.keys(lines[0]!)).not.toContain('before');
    expect(await verifyChain(app.sql)).toMatchObject({ count: 31, first: undefined });
  });

  test('names a change whose line is gone with its link, and one that is there is whole', async () => {
    await chainOf(2);
    const { id, digest } = await app.transaction((sql) =>
      writeAudit(sql, {
        actor: { cli: 'root' },
        act: 'brand.change',
        objectKind: 'brand',
        objectId: 'main',
      }),
    );
    await db.database.sql`
      insert into operator.change (kind, object, brand, base_version, patch, before, cli,
        needs_second, alone, state, reason, entry_id, digest, decided_at)
      values ('brand', 'main', 'main', '1', '{}', '{}', 'root', false, true, 'applied', 'test',
        ${id}::bigint, ${digest}, lib.now())`;
    await linkAll({ database: app });
    expect((await verifyChain(app.sql)).first).toBeUndefined();
    await tamper('delete from audit.entry where id = 3');
    await tamper('delete from audit.link where n = 3');
    const lost = { kind: 'lost', objectKind: 'brand', objectId: 'main' };
    expect((await verifyChain(app.sql)).first).toEqual(lost);
    expect((await verifyChain(app.sql, { from: 2n })).first).toEqual(lost);
  });

  test('names a line that waits too long for its link', async () => {
    await chainOf(1);
    await write('late');
    expect((await verifyChain(app.sql)).first).toBeUndefined();
    await app.shiftClock('11 seconds');
    expect((await verifyChain(app.sql)).first).toEqual({ kind: 'unlinked', entryId: '2' });
  });
});
