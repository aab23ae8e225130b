import { casework } from '@parlour/contract/casework';
import { openOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideCase, openCase } from '..';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

test('[OPS-01] a queue is a row: its cases are listed, worked and decided without code', async () => {
  const { sql } = site.database;
  await sql`
    insert into casework.queue (kind, position, right_noun, minutes, is_money, bulk, names)
    values ('application', 9, 'application', 90, false, '{push}', '{"EN": "Applications"}')`;
  await sql`
    insert into casework.verdict (kind, code, position, needs_reason, names)
    values ('application', 'accept', 1, false, '{"EN": "Accept"}')`;
  const { playerId } = await registerPlayer(site);
  const wanted = { brand: 'main', kind: 'application', subjectId: 'A1', playerId };
  const { transaction } = site.platform.database;
  const { id } = await transaction((tx) => openCase(tx, { ...wanted, reasons: ['new'] }));

  const operator = await openOperator(site, { roles: ['promo'] });
  const { list } = await operator.get(casework.countCases, {});
  expect(list).toMatchObject([{ kind: 'application', waiting: 1, names: { EN: 'Applications' } }]);
  const { case: found } = await operator.get(casework.nextCase, { kind: 'application' });
  expect(found).toMatchObject({ id, verdicts: [{ code: 'accept' }], may: { decide: true } });
  expect(Date.parse(found!.dueAt) - Date.parse(found!.openedAt)).toBe(90 * 60_000);

  const { operatorId } = operator;
  const verdict = { caseId: id, version: 1, operatorId, verdict: 'accept', needsSecond: false };
  expect(await transaction((tx) => decideCase(tx, verdict))).toMatchObject({ stage: 'closed' });
  const closed = await operator.get(casework.listCases, { kind: 'application', state: 'closed' });
  expect(closed.list).toMatchObject([{ id, result: 'accept' }]);
});
