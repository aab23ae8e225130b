import { audit } from '@parlour/contract/audit';
import { openOperator, type SomeOperator } from '@parlour/testkit/operators';
import { openSite, type Site } from '@parlour/testkit/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkAll, writeAudit } from '.';

let site: Site;
let someone: SomeOperator;
beforeAll(async () => {
  site = await openSite();
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
