import { micros } from '@parlour/contract/money';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askRules, rulesThatCall, seedMissingRules } from '..';
import type { Facts } from './condition';
import { insertRule } from './queries';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const calling = async (facts: Facts, brand = 'main') => {
  const rules = await rulesThatCall(site.database.sql, { brand, kind: 'withdrawal', facts });
  return rules.map(({ code }) => code);
};

describe('[OPS-01] rules as rows', () => {
  test('[SITE-16] are given to a brand that has none, however it was added, and once', async () => {
    await site.database.sql`
      insert into brand.brand (code, merchant_code, name, currency, currency_symbol, time_zone,
        default_language, languages, demo, settings, position)
      select 'third', 'third', 'Third', 'USD', '$', time_zone, default_language, languages, false,
        '{}', 3
      from brand.brand where code = 'main'`;
    expect(await calling({ isFirst: true, amount: micros('1000') }, 'third')).toEqual([]);
    const seed = () => site.database.transaction(seedMissingRules);
    await Promise.all([seed(), seed()]);
    const facts = { isFirst: true, amount: micros('1000') };
    expect(await calling(facts, 'third')).toEqual(['amount', 'first']);
    const versions = await site.database.sql`
      select brand, count(*)::integer as rules, max(version) as version from casework.rule
      group by brand order by brand`;
    expect(versions).toEqual(
      ['main', 'second', 'third'].map((brand) => ({ brand, rules: 7, version: 1 })),
    );
  });

  test.each<[string[], Facts]>([
    [[], { amount: micros('100000'), isFirst: false }],
    [['amount'], { amount: micros('20000000'), isFirst: false }],
    [['first'], { amount: micros('100000'), isFirst: true }],
    [['changed_device'], { amount: micros('100000'), hoursSinceDevice: 2 }],
    [['changed_payee', 'velocity'], { hoursSincePayee: 1, withdrawalsOfDay: 3 }],
    [['velocity'], { amountOfDay: micros('20000000') }],
  ])('call %j for a person', async (codes, facts) => {
    expect(await calling(facts)).toEqual(codes);
  });

  test('say with what value they were met, and in which version', async () => {
    const facts = { amount: micros('20000000') };
    const [rule] = await rulesThatCall(site.database.sql, {
      brand: 'main',
      kind: 'withdrawal',
      facts,
    });
    expect(rule).toEqual({
      code: 'amount',
      version: 1,
      because: [{ fact: 'amount', value: '20000000000000', is: '>=', than: '20000000' }],
    });
  });

  test('say also what did not call, and what a `not` compared', async () => {
    const not = { not: { fact: 'amount', is: '<', than: '5' } } as const;
    await site.database.transaction((sql) =>
      insertRule(sql, { brand: 'second', kind: 'deposit', code: 'large', condition: not }),
    );
    const asked = (facts: Facts) =>
      askRules(site.database.sql, { brand: 'second', kind: 'deposit', facts });
    const compared = { fact: 'amount', is: '>=', than: '5' };
    const rule = { code: 'large', version: 1 };
    expect(await asked({ amount: micros('2.5') })).toEqual([
      { ...rule, calls: false, compared: [{ ...compared, value: '2.5', isMet: false }] },
    ]);
    expect(await asked({})).toEqual([
      { ...rule, calls: false, compared: [{ ...compared, isMet: false }] },
    ]);
  });

  test('count in their newest version, which may be off, and belong to a brand', async () => {
    const rule = { brand: 'second', kind: 'withdrawal', code: 'first' } as const;
    const condition = { fact: 'isFirst', is: '=', than: true } as const;
    expect(await calling({ isFirst: true }, 'second')).toEqual(['first']);
    await site.database.transaction((sql) =>
      insertRule(sql, { ...rule, condition, isEnabled: false }),
    );
    expect(await calling({ isFirst: true }, 'second')).toEqual([]);
    expect(await calling({ isFirst: true })).toEqual(['first']);
  });

  test('that no one can read call: money does not pass because of a misspelt rule', async () => {
    await site.database.sql`
      insert into casework.rule (brand, kind, code, condition)
      values ('second', 'withdrawal', 'broken', '{"fact": "amount", "is": "about", "than": 1}')`;
    expect(await calling({}, 'second')).toEqual(['broken']);
  });
});
