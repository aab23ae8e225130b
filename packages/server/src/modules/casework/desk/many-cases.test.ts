import { casework } from '@parlour/contract/casework';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import type { Database, Sql } from '@parlour/node-kit/database/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperatorContext } from '../../../lib/context';
import { readRights } from '../../operator';
import { type CardFilter, readCards } from './card-queries';
import { nextCase } from './claims';
import { readCase } from './read-case';

const waiting = 10_000;
const late = 20;
const pageSize = 50;

let site: Site;
let ann: SomeOperator;

beforeAll(async () => {
  site = await openSite();
  ann = await openOperator(site, { roles: ['cashier'] });
  // One case a second; every third has the reason `first`, every thousandth a large amount.
  await site.database.sql`
    insert into casework.case_file (brand, kind, subject_id, amount, currency, reasons, opened_at, due_at)
    select 'main', 'deposit', 'many-' || n, case when n % 1000 = 0 then 90000000000 else 1000000 end,
      'VND', array[case n % 3 when 0 then 'late' else 'more' end], lib.now() - interval '1 day',
      lib.now() + make_interval(secs => n * 10 - ${late * 10}::integer)
    from generate_series(1, ${waiting}::integer) n`;
  await site.database.sql`analyze casework.case_file`;
});
afterAll(() => site.drop());

type Node = Record<string, unknown> & { Plans?: Node[] };

/** How many rows of the cases a plan looked at, those that it left out too. */
const casesRead = (node: Node): number => {
  const of = (name: string) => Number(node[name] ?? 0);
  const own =
    node['Relation Name'] === 'case_file'
      ? (of('Actual Rows') + of('Rows Removed by Filter')) * of('Actual Loops')
      : 0;
  return (node.Plans ?? []).reduce((sum, one) => sum + casesRead(one), own);
};

/** The statement of the list is executed, and says how many cases it read. */
const readsOf = async (changes: Partial<CardFilter>): Promise<number> => {
  let plan: Node | undefined;
  const explained: Sql = async (strings, ...values) => {
    const [first = '', ...rest] = strings;
    const text = [`explain (analyze, timing off, format json) ${first}`, ...rest];
    const asked = Object.assign(text, { raw: text });
    const [row] = await site.database.sql<{ 'QUERY PLAN': [{ Plan: Node }] }>(asked, ...values);
    plan = row!['QUERY PLAN'][0].Plan;
    return [];
  };
  await readCards(explained, {
    brands: ['main'],
    kinds: ['deposit'],
    state: 'open',
    operatorId: ann.operatorId,
    after: undefined,
    most: pageSize + 1,
    ...changes,
  });
  return casesRead(plan!);
};

const list = (changes: Record<string, unknown> = {}) =>
  ann.get(casework.listCases, { kind: 'deposit', ...changes });

describe('[OPS-01] of ten thousand waiting cases', () => {
  test('pages follow each other by their last case, none twice and none left out', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 4; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
      const { list: cards, next } = await list(cursor === undefined ? {} : { cursor });
      expect(cards).toHaveLength(pageSize);
      seen.push(...cards.map(({ subjectId }) => subjectId));
      cursor = next;
    }
    expect(seen).toEqual(Array.from({ length: 4 * pageSize }, (_, n) => `many-${n + 1}`));
  });

  // Fifty of the page and one more, each found by the index and drawn once.
  test.each([
    ['the first page', {}],
    ['a page in the middle', { at: 5000 }],
    ['the late ones', { state: 'late', dueBefore: new Date() }],
  ])(
    '%s reads its own cases and no others',
    async (_what, { at, ...filter }: { at?: number } & Partial<CardFilter>) => {
      const [row] = await site.database.sql<{ at: string; id: string }>`
      select to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, id::text
      from casework.case_file where subject_id = ${`many-${at ?? 0}`}`;
      expect(await readsOf({ ...filter, after: at ? row : undefined })).toBeLessThanOrEqual(
        2 * (pageSize + 1),
      );
    },
  );

  test('a filter reads no further than its page is full, and a rare one each case once', async () => {
    expect(await readsOf({ reason: 'late' })).toBeLessThanOrEqual(4 * (pageSize + 1));
    expect(await readsOf({ least: 90_000_000_000n })).toBeLessThanOrEqual(waiting + 10);
    const { list: large, next } = await list({ least: '90000' });
    expect([large.length, next]).toEqual([waiting / 1000, undefined]);
    const { list: few } = await list({ reason: 'late', state: 'late' });
    expect(few.map(({ subjectId }) => subjectId)).toEqual(
      ['3', '6', '9', '12', '15', '18'].map((n) => `many-${n}`),
    );
  });

  // An operator waits for each turn to the database, whatever the statement reads.
  test('the next one is claimed by one statement, and a case is read by statements of one turn', async () => {
    const { database } = site;
    const asked: string[] = [];
    const noted =
      (what: string, sql: Sql): Sql =>
      (strings, ...values) => {
        asked.push(what);
        return sql(strings, ...values);
      };
    const { operatorId: id, name } = ann;
    const context = {
      sql: noted('read', database.sql),
      database: { single: noted('take', database.single) } as Database,
      operator: { id, name, rights: await readRights(database.sql, id) },
    } as unknown as OperatorContext;
    const { case: taken } = await nextCase(context, { kind: 'deposit' });
    expect([taken?.subjectId, taken?.claimedBy?.id]).toEqual(['many-1', id]);
    expect(asked).toEqual(['take', ...Array.from({ length: 9 }, () => 'read')]);
    asked.length = 0;
    const reading = readCase(context, { caseId: taken!.id });
    expect(asked).toHaveLength(9);
    await reading;
    expect(asked).toHaveLength(9);
    await ann.get(casework.freeCase, { caseId: taken!.id });
  });

  test('the next one is found by its index, with the first of its queue', async () => {
    await site.database.transaction(async (sql) => {
      const next = () => sql<{ 'QUERY PLAN': [{ Plan: Node }] }>`
        explain (analyze, buffers, timing off, format json)
        select casework.next_case(${ann.operatorId}::bigint, 'deposit', '{main}', '{}', '10 minutes')`;
      // The first call of a connection plans.
      await next();
      const [row] = await next();
      expect(Number(row!['QUERY PLAN'][0].Plan['Shared Hit Blocks'])).toBeLessThan(60);
    });
  });
});
