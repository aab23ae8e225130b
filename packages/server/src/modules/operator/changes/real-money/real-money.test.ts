import { brand } from '@parlour/contract/brand';
import { operator } from '@parlour/contract/operator';
import { realChecks } from '@parlour/contract/operator/changes';
import { phrasesOf } from '@parlour/locales/all';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { fund } from '@parlour/testkit/ledger/world';
import { micros } from '@parlour/contract/money';
import { post } from '../../../ledger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
let author: SomeOperator;
let lead: SomeOperator;
beforeAll(async () => {
  site = await openSite({ SANDBOX: '0', SMTP_URL: 'smtp://mail.test:25?from=a@b.test' });
  await site.database.sql`
    update brand.brand set settings = settings - 'minAge' where code = 'second'`;
  author = await openOperator(site, { roles: ['brand'], brands: ['second'] });
  lead = await openOperator(site, { roles: ['lead'] });
  await openOperator(site, { roles: ['lead'] });
});
afterAll(() => site.drop());

const reason = 'the licence is in force';
const object = 'second';
const host = 'second.localhost';
const filipino = '112.198.0.1';
const currency = 'PHP';

const propose = async (patch: Record<string, unknown>) => {
  const kind = 'brand';
  const { version } = (await author.call(operator.previewChange, { kind, object, patch: {} })).body
    .value;
  return author.call(operator.proposeChange, { kind, object, patch, version, reason });
};

const approve = (id: string) => lead.call(operator.approveChange, { id, reason });

const confirmed = async (patch: Record<string, unknown>) => {
  const { id } = (await propose(patch)).body.value;
  return (await approve(id)).body.value;
};

const readiness = () => author.get(operator.readReadiness, { brand: object });

const missing = async () =>
  (await readiness()).checks.filter(({ isMet }) => !isMet).map(({ name }) => name);

const prove = () => site.database.sql`
  insert into operator.factor (operator_id, kind, name, secret)
  select id, 'totp', 'app', '\\x00' from operator.operator`;

const status = (address = '10.0.0.1') => {
  site.forgetBrands();
  return site.visitor({ host, address }).get(brand.readStatus, {});
};

const takeBack = ({ playerId }: { playerId: string }) =>
  site.database.transaction((sql) =>
    post(sql, [
      {
        namespace: 'testing',
        reference: `back-${playerId}`,
        source: `player:${playerId}:cash`,
        target: 'house:main:opening',
        currency,
        amount: micros('5'),
        reason: 'adjust',
      },
    ]),
  );

describe('[SITE-16] a brand goes from demonstration to real money', () => {
  test('each check is listed with whether it is met, for anyone who reads the brand', async () => {
    const { mode, checks, waiting } = await readiness();
    expect({ mode, waiting }).toEqual({ mode: 'demonstration', waiting: undefined });
    expect(checks.map(({ name }) => name)).toEqual(realChecks);
    expect(await missing()).toEqual(['licence', 'age', 'factors', 'methods']);
    const other = await author.call(operator.readReadiness, { brand: 'main' });
    expect(other.refusal?.code).toBe('request.unknown');
  });

  test('it needs its rules of withdrawals, and a way in and a way out of real money', async () => {
    const { sql } = site.database;
    const rename = (from: string, to: string) => sql`
      update casework.rule set code = ${to} where brand = ${object} and code = ${from}`;
    await rename('velocity', 'speed');
    expect(await missing()).toEqual(['licence', 'age', 'factors', 'rules', 'methods']);
    await rename('speed', 'velocity');
    const way = (kind: string, demo: boolean) => sql`
      insert into cashier.method (brand, code, kind, provider, names, currency, min_amount,
        max_amount, minutes, demo)
      values (${object}, 'lotuspay', ${kind}, 'lotuspay', '{"EN": "LotusPay"}', ${currency},
        1000000, 1000000000, 3, ${demo})`;
    await way('deposit', false);
    await way('withdrawal', true);
    expect(await missing()).toContain('methods');
    await sql`update cashier.method set demo = false where brand = ${object} and code = 'lotuspay'`;
    expect(await missing()).toEqual(['licence', 'age', 'factors']);
  });

  test('what is missing is refused by name, to the second person too', async () => {
    await prove();
    expect((await propose({ mode: 'real' })).refusal?.value?.missing).toEqual(['licence', 'age']);
    await confirmed({ licences: ['PAGCOR | 7 | | PH'], 'settings.minAge': 21 });
    expect(await missing()).toEqual([]);
    const { id, state } = (await propose({ mode: 'real' })).body.value;
    expect(state).toBe('proposed');
    expect((await readiness()).waiting).toEqual({ mode: 'real', author: author.name });
    const late = await openOperator(site, { roles: ['support'] });
    const { refusal } = await approve(id);
    expect(refusal).toMatchObject({ code: 'brand.not_ready', value: { missing: ['factors'] } });
    expect((await status()).brand.demo).toBe(true);
    await site.database.sql`
      update operator.operator set state = 'stopped' where id = ${late.operatorId}::bigint`;
    await author.get(operator.withdrawChange, { id, reason });
  });

  test('play money and the accounts of the demonstration keep it from real money', async () => {
    const player = await registerPlayer(site, { host });
    await fund(site, player, '5', currency);
    await site.database.sql`
      update session.credential set is_demo = true where player_id = ${player.playerId}::bigint`;
    expect(await missing()).toEqual(['demo_accounts', 'play_money']);
    await site.database.sql`
      update session.credential set is_demo = false where player_id = ${player.playerId}::bigint`;
    await takeBack(player);
    expect(await missing()).toEqual([]);
  });

  test('a stake of play money in a round that may still pay keeps it from real money', async () => {
    const { playerId } = await registerPlayer(site, { host });
    await site.database.sql`
      insert into round.round (player_id, game_id, stake, payout, balance_before, balance_after,
        opened_at, last_at, live_bets, vendor_id, status, mode, brand, currency, external_id)
      select ${playerId}::bigint, 1, 5000000, 0, 0, 0, lib.now(), lib.now(), 1, n.id, 'open', 'real',
        ${object}, ${currency}, 'long-' || n.id
      from ledger.namespace_view n where n.name = 'testing'`;
    expect(await missing()).toEqual(['play_money']);
    await site.database.sql`
      update round.round set status = 'closed', closed_at = lib.now()
      where player_id = ${playerId}::bigint`;
    expect(await missing()).toEqual([]);
  });

  test('a payment of play money in suspense, which could be credited later, keeps it too', async () => {
    await site.database.sql`
      insert into cashier.payment (provider, payment_id, brand, method_code, amount, currency, state,
        reasons)
      values ('sandbox', 'late', ${object}, 'sandbox', 5000000, ${currency}, 'suspense', '{late}')`;
    expect(await missing()).toEqual(['play_money']);
    await site.database.sql`
      update cashier.payment set state = 'returned', settled_at = lib.now()
      where payment_id = 'late'`;
    expect(await missing()).toEqual([]);
  });

  test('two persons switch it, and it serves its licence’s countries without play money', async () => {
    expect((await status('8.8.8.8')).systemStatus).toBe(0);
    const done = await confirmed({ mode: 'real' });
    expect(done).toMatchObject({ state: 'applied', second: lead.name, alone: false });
    expect(await status(filipino)).toMatchObject({ systemStatus: 0, brand: { demo: false } });
    expect((await status('8.8.8.8')).systemStatus).toBe(2);
    expect((await author.get(operator.readMe, {})).brands).toMatchObject([{ isDemo: false }]);
    const [line] = await site.database.sql`
      select act, reason, second_of is not null as two from audit.entry_view
      where object_id = ${object} and after like '%"mode":"real"%' order by id desc limit 1`;
    expect(line).toEqual({ act: 'brand.change', reason, two: true });
  });

  test('[SITE-02] a language that shows phrases about money in English is not one of a real brand', async () => {
    const words = phrasesOf.th.cashier as Record<string, string>;
    const { title } = words;
    words.title = phrasesOf.en.cashier.title;
    try {
      const { languages } = (
        await site.database.sql<{ languages: string[] }>`
        select languages from brand.brand where code = ${object}`
      )[0]!;
      const without = languages.filter((language) => language !== 'TH');
      // A language needs no second person.
      await propose({ languages: without });
      const { refusal } = await propose({ languages: [...without, 'TH'] });
      expect(refusal).toMatchObject({ code: 'brand.not_ready', value: { missing: ['languages'] } });
      await site.database.sql`
        update brand.brand set languages = languages || 'TH'::text where code = ${object}`;
      expect(await missing()).toEqual(['languages']);
    } finally {
      words.title = title!;
    }
    expect(await missing()).toEqual([]);
  });

  test('with real money it keeps its licence, and no money becomes play money', async () => {
    for (const [patch, lacks] of [
      [{ licences: [] }, ['licence']],
      [{ alone: true }, ['alone']],
    ] as const) {
      expect((await propose(patch)).refusal?.value?.missing).toEqual(lacks);
    }
    const player = await registerPlayer(site, { host, address: filipino });
    await fund(site, player, '5', currency);
    const back = await propose({ mode: 'demonstration' });
    expect(back.refusal?.code).toBe('brand.holds_money');
    await takeBack(player);
    expect(await confirmed({ mode: 'demonstration' })).toMatchObject({ state: 'applied' });
    expect((await status()).brand.demo).toBe(true);
  });
});
