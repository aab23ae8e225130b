import { audit } from '@parlour/contract/audit';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkAll, writeAudit } from '.';

let site: Site;
let someone: SomeOperator;
beforeAll(async () => {
  // No address is exempt from limits here.
  site = await openSite({ LIMITS_EXEMPT: '' });
  someone = await openOperator(site, { roles: ['lead'], brands: ['main'] });
});
afterAll(() => site.drop());

const write = (brand: string | undefined, objectId: string, act = 'withdrawal.approve') =>
  site.platform.database.transaction((sql) =>
    writeAudit(sql, {
      actor: { operatorId: someone.operatorId },
      brand,
      act,
      objectKind: 'withdrawal',
      objectId,
      playerId: objectId,
      after: { amount: '10' },
      requestId: `request ${objectId}`,
    }),
  );

test('[OPS-02] lines are found by person, act, object, player and request, in one’s own brands only', async () => {
  for (let n = 1; n <= 60; n += 1) await write('main', String(n));
  await write('second', '99');
  await write(undefined, '98', 'session.open');
  const find = async (wanted: object) => (await someone.get(audit.listEntries, wanted)).list;
  expect((await find({ playerId: '7' })).map(({ objectId }) => objectId)).toEqual(['7']);
  expect(await find({ requestId: 'request 8' })).toHaveLength(1);
  expect(await find({ objectKind: 'withdrawal', objectId: '9' })).toMatchObject([
    { operator: someone.name, act: 'withdrawal.approve', brand: 'main' },
  ]);
  expect(await find({ objectId: '99' })).toEqual([]);
  expect(await find({ objectId: '98', act: 'session.open' })).toHaveLength(1);
  expect(await find({ act: "x' or true --" })).toEqual([]);
  const first = await someone.get(audit.listEntries, { act: 'withdrawal.approve' });
  const rest = await someone.get(audit.listEntries, {
    act: 'withdrawal.approve',
    before: first.next!,
  });
  expect([first.list.length, rest.list.length, rest.next]).toEqual([50, 10, undefined]);
});

test('[OPS-02] a line is computed again when it is opened, and so is the chain', async () => {
  await write('main', '500');
  await write('second', '501');
  await linkAll(site.platform);
  const [line] = (await someone.get(audit.listEntries, { objectId: '500' })).list;
  const entry = await someone.get(audit.readEntry, { n: line!.n! });
  expect(entry).toMatchObject({ isWhole: true, after: { amount: '10', playerId: '500' } });
  const foreign = await someone.call(audit.readEntry, { n: String(Number(line!.n) + 1) });
  const missing = await someone.call(audit.readEntry, { n: '999999' });
  expect([foreign.status, missing.status]).toEqual([404, 404]);
  const verdict = await someone.get(audit.verifyChain, {});
  expect([verdict.head?.n, verdict.first]).toEqual([String(Number(line!.n) + 1), undefined]);
});

/** How many blocks a search reads. */
const blocksOf = (wanted: object): Promise<number> =>
  site.database.transaction(async (sql) => {
    const [row] = await sql<Record<string, { Plan: Record<string, number> }[]>>`
      explain (analyze, buffers, format json)
      select audit.find_entries(${JSON.stringify(wanted)}::jsonb, '{main}', 51)`;
    const { Plan: plan } = Object.values(row!)[0]![0]!;
    return plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!;
  });

test('[OPS-02] a list reads the lines of its own brand, not everyone’s', async () => {
  const { sql } = site.database;
  await sql`
    insert into audit.entry (brand, act, object_kind, object_id, digest)
    select 'second', 'bet.place', 'bet', n::text, sha256('')
    from generate_series(1, 30000) n`;
  await sql`analyze audit.entry`;
  for (const wanted of [{}, { objectId: 'none' }, { act: 'none.such' }]) {
    // The first call reads the catalogue too.
    expect(await blocksOf(wanted)).toBeGreaterThan(0);
    expect(await blocksOf(wanted)).toBeLessThan(200);
  }
});

test('[OPS-02] a person may ask for lines sixty times a minute', async () => {
  const eager = await openOperator(site, { roles: ['auditor'], brands: ['main'] });
  const answers = await Promise.all(
    Array.from({ length: 150 }, () => eager.call(audit.listEntries, {})),
  );
  const passed = answers.filter(({ status }) => status === 200).length;
  expect(passed).toBeGreaterThanOrEqual(60);
  expect(passed).toBeLessThan(150);
  const codes = new Set(answers.flatMap(({ refusal }) => refusal?.code ?? []));
  expect(codes).toEqual(new Set(['request.too_many']));
});
