import { cashier } from '@parlour/contract/cashier';
import { operator } from '@parlour/contract/operator';
import { ruleDesk } from '@parlour/contract/rule-desk';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import type { Site } from '@parlour/testkit/site/site';
import { openPayingSite } from '@parlour/testkit/cashier/payer';
import { payablePlayer, withdrawalOf } from '@parlour/testkit/cashier/withdrawals';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { providers } from '../providers/providers';

let site: Site;
let author: SomeOperator;
let lead: SomeOperator;

beforeAll(async () => {
  site = await openPayingSite(providers);
  await site.setBrand('main', { autoApproveBelow: '5000000', twoPersonsAbove: '2000000' });
  author = await openOperator(site, { roles: ['brand'], brands: ['main'] });
  lead = await openOperator(site, { roles: ['lead'] });
});
afterAll(async () => {
  providers.delete('payer');
  await site.drop();
});

beforeEach(async () => {
  await site.database.sql`
    update operator.change set state = 'withdrawn' where state in ('proposed', 'scheduled')`;
});

const reason = 'as the risk officer asked';
const of = (code: string, kind = 'withdrawal') =>
  ({ kind: 'rule', object: `main:${kind}:${code}` }) as const;

const foresee = (code: string, patch: Record<string, unknown>, who = author) =>
  who.call(operator.previewChange, { ...of(code), patch });

const propose = async (code: string, patch: Record<string, unknown>, who = author) => {
  const { version } = (await foresee(code, {}, who)).body.value;
  return who.call(operator.proposeChange, { ...of(code), version, patch, reason });
};

const asked = async (amount: string): Promise<string> => {
  const player = await payablePlayer(site, { cash: amount });
  return (await player.get(cashier.requestWithdrawal, withdrawalOf(player, amount))).status;
};

const ruleOf = async (code: string) => {
  const { list } = await author.get(ruleDesk.listRules, { brand: 'main' });
  return list.find((rule) => rule.kind === 'withdrawal' && rule.code === code);
};

describe('[OPS-01] a rule of withdrawals', () => {
  test('is previewed by what it would have meant, waits for two where it calls less, and goes back', async () => {
    const off = await propose('first', { enabled: false });
    expect(off.body.value).toMatchObject({ state: 'proposed', needsSecond: true });
    await lead.get(operator.approveChange, { id: off.body.value.id, reason });
    const device = await propose('changed_device', { enabled: false });
    await lead.get(operator.approveChange, { id: device.body.value.id, reason });
    for (const amount of ['100000', '300000', '900000', '3000000']) {
      expect(await asked(amount)).not.toBe('reviewing');
    }
    // As each request was: an amount that changes afterwards is another request.
    const patch = { join: 'any', comparisons: ['amount >= 300000'] };
    const { body } = await foresee('amount', patch);
    expect(body.value).toMatchObject({
      needsSecond: false,
      effects: [
        { name: 'rule', before: 0, after: 3, of: 4 },
        { name: 'person', before: 0, after: 3, of: 4 },
        { name: 'two', before: 0, after: 1, of: 4 },
      ],
    });
    expect(await asked('400000')).not.toBe('reviewing');
    const made = await propose('amount', patch);
    expect(made.body.value).toMatchObject({ state: 'applied', kind: 'rule' });
    expect(await asked('400000')).toBe('reviewing');
    const undone = await author.get(operator.undoChange, { id: made.body.value.id, reason });
    expect(undone).toMatchObject({ state: 'proposed', needsSecond: true });
    expect(await asked('400000')).toBe('reviewing');
    await lead.get(operator.approveChange, { id: undone.id, reason });
    expect(await asked('400000')).not.toBe('reviewing');
    expect(await ruleOf('amount')).toMatchObject({
      version: 3,
      comparisons: ['amount >= 20000000'],
    });
  });

  test('is made new, and calls in cases by its own code', async () => {
    const patch = {
      enabled: true,
      join: 'all',
      comparisons: ['amount >= 150000', 'withdrawalsOfDay < 9'],
    };
    expect((await propose('night_sum', patch)).body.value.state).toBe('applied');
    expect(await asked('150000')).toBe('reviewing');
    expect(await asked('149999')).not.toBe('reviewing');
    const [row] = await site.database.sql<{ reasons: string[] }>`
      select reasons from casework.case_view where kind = 'withdrawal' order by id desc limit 1`;
    expect(row!.reasons).toEqual(['night_sum']);
  });

  test('of documents says how many would have had to send some', async () => {
    const object = 'main:identity:amount';
    const patch = { join: 'any', comparisons: ['amount >= 3000000'] };
    const { body } = await author.call(operator.previewChange, { kind: 'rule', object, patch });
    const [rule, documents] = body.value.effects!;
    expect(rule).toMatchObject({ name: 'rule', before: 0, after: 1 });
    expect(documents).toMatchObject({ name: 'documents', before: 0, after: 1 });
  });

  test('[OPS-02] another amount for two persons is previewed the same way', async () => {
    const { body } = await author.call(operator.previewChange, {
      kind: 'brand',
      object: 'main',
      patch: { 'settings.twoPersonsAbove': '4000000' },
    });
    const [person, two, ...more] = body.value.effects!;
    expect([person!.name, two!.name, more]).toEqual(['person', 'two', []]);
    expect(person!.after).toBe(person!.before);
    expect(two).toMatchObject({ before: 1, after: 0 });
    const other = await author.call(operator.previewChange, {
      kind: 'brand',
      object: 'main',
      patch: { 'settings.minAge': 21 },
    });
    expect(other.body.value.effects).toBeUndefined();
  });

  test.each<[string, string, Record<string, unknown>, string, string]>([
    [
      'a fact that is unknown',
      'amount',
      { comparisons: ['age >= 3'] },
      'comparisons',
      'field.pattern',
    ],
    [
      'an amount that is none',
      'amount',
      { comparisons: ['amount >= x'] },
      'comparisons',
      'field.pattern',
    ],
    ['no comparison', 'amount', { comparisons: [] }, 'comparisons', 'field.required'],
    ['a field that is none', 'amount', { version: 9 }, 'version', 'field.unknown'],
    ['a hand-written form', 'amount', { join: 'written' }, 'join', 'field.pattern'],
    ['a code of the site', 'not_small', { enabled: true }, 'object', 'field.pattern'],
  ])('with %s is refused', async (_name, code, patch, field, fault) => {
    const { refusal } = await foresee(code, patch);
    expect(refusal).toMatchObject({
      code: 'request.invalid',
      value: { fields: [{ name: field, code: fault }] },
    });
  });

  test('that was written by hand is switched off and on again, and keeps its condition', async () => {
    const condition = { not: { fact: 'amount', is: '<', than: '77000' } };
    await site.database.sql`
      insert into casework.rule (brand, kind, code, condition)
      values ('main', 'withdrawal', 'by_hand', ${JSON.stringify(condition)}::jsonb)`;
    const before = await ruleOf('by_hand');
    expect(before).toMatchObject({ join: 'written', enabled: true });
    expect(JSON.parse(before!.comparisons[0]!)).toEqual(condition);
    const off = await propose('by_hand', { enabled: false });
    await lead.get(operator.approveChange, { id: off.body.value.id, reason });
    const after = { ...before, version: 2, enabled: false };
    expect(await ruleOf('by_hand')).toEqual(after);
  });

  test('of another brand is unknown, and is not changed without the right', async () => {
    const elsewhere = await openOperator(site, { roles: ['brand'], brands: ['second'] });
    expect((await foresee('amount', { enabled: false }, elsewhere)).status).toBe(404);
    const support = await openOperator(site, { roles: ['support'] });
    const { refusal } = await foresee('amount', { enabled: false }, support);
    expect(refusal?.code).toBe('operator.right_missing');
    const { list } = await elsewhere.get(ruleDesk.listRules, {});
    expect(new Set(list.map(({ brand }) => brand))).toEqual(new Set(['second']));
  });
});
