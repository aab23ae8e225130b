import { gatewayConsole } from '@parlour/contract/gateway-console';
import { operator } from '@parlour/contract/operator';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { takeSeat } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boundsMs, countCall, quantileOf, writeCounts } from './count-calls';

let site: Site;
let vendor: Vendor;
let games: SomeOperator;
let lead: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
  games = await openOperator(site, { roles: ['games'] });
  lead = await openOperator(site, { roles: ['lead'] });
});
afterAll(() => site.drop());

const reason = 'its answers are wrong';
const list = async (who = games) => (await who.get(gatewayConsole.listDeskVendors, {})).list;
const vendorOf = async (who = games) => (await list(who)).find(({ code }) => code === vendor.code)!;

describe('[OPS-02] the health of a vendor', () => {
  test('is the calls of the last hour: those to the wallet, and ours', async () => {
    const seat = await takeSeat(site, vendor, { cash: '1000' });
    const body = vendor.body('bet', seat, { amount: 100_000 });
    expect((await vendor.call('bet', body)).status).toBe('RS_OK');
    await vendor.call('bet', { ...body, amount: 200_000 });
    await writeCounts(site.platform);
    const { wallet } = await vendorOf();
    // The key that comes again with another amount is refused for what a person looks at.
    // A slow machine repeats a call whose answer was late.
    expect(wallet.calls).toBeGreaterThanOrEqual(2);
    expect(wallet.errors).toBeGreaterThanOrEqual(1);
    expect(wallet.errors).toBeLessThan(wallet.calls);
    expect(wallet.p50Ms).toBeGreaterThan(0);
    expect(wallet.p99Ms).toBeGreaterThanOrEqual(wallet.p50Ms!);
  });

  test('adds what several processes counted in one minute', async () => {
    const before = (await vendorOf()).asked;
    const facts = { vendor: vendor.code, direction: 'out', isError: false } as const;
    await Promise.all(
      [4, 4, 4, 700].map(async (ms) => {
        countCall(site.platform, { ...facts, ms });
        await writeCounts(site.platform);
      }),
    );
    const { asked } = await vendorOf();
    expect(asked.calls - before.calls).toBe(4);
    expect(asked.p99Ms).toBe(800);
  });

  test('its times are the bounds that so many calls kept', () => {
    const times = boundsMs.map((bound) => (bound === 5 ? 98 : bound === 300 ? 2 : 0));
    expect(quantileOf(times, 0.5)).toBe(5);
    expect(quantileOf(times, 0.98)).toBe(5);
    expect(quantileOf(times, 0.99)).toBe(300);
    expect(quantileOf([], 0.5)).toBeUndefined();
  });

  test('a key has a number and times, and is never shown', async () => {
    const answer = await games.call(gatewayConsole.listDeskVendors, {});
    const text = JSON.stringify(answer.body);
    expect(text).not.toMatch(/BEGIN|PUBLIC KEY|own_key|secret_sealed/);
    const keys = (await vendorOf()).keys.map(({ id }) => id);
    expect(keys).toContain('profile');
  });
});

describe('[OPS-02] the switch of a vendor', () => {
  test('off, by one and at once: no bet more, but what was begun ends; on again by two', async () => {
    const seat = await takeSeat(site, vendor, { cash: '1000' });
    const bet = vendor.body('bet', seat, { amount: 100_000 });
    expect((await vendor.call('bet', bet)).status).toBe('RS_OK');
    const off = await games.call(gatewayConsole.switchVendorOff, { code: vendor.code, reason });
    expect(off.status).toBe(200);
    const { changeKinds } = await import('..');
    await changeKinds.vendor.follow?.(site.platform, vendor.code);
    const refused = await vendor.call('bet', vendor.body('bet', seat, { amount: 100_000 }));
    expect(refused.status).toBe('RS_ERROR_INVALID_PARTNER');
    const win = vendor.body('win', seat, {
      round: bet.round,
      amount: 200_000,
      round_closed: true,
      reference_transaction_uuid: bet.transaction_uuid,
    });
    expect((await vendor.call('win', win)).status).toBe('RS_OK');

    const { version } = await games.get(operator.previewChange, {
      kind: 'vendor',
      object: vendor.code,
      patch: {},
    });
    const on = await games.call(operator.proposeChange, {
      kind: 'vendor',
      object: vendor.code,
      version,
      patch: { enabled: true },
      reason,
    });
    expect(on.body.value).toMatchObject({ state: 'proposed', needsSecond: true });
    expect((await vendorOf()).isEnabled).toBe(false);
    await lead.get(operator.approveChange, { id: on.body.value.id, reason });
    expect((await vendorOf()).isEnabled).toBe(true);
    await changeKinds.vendor.follow?.(site.platform, vendor.code);
    const again = await vendor.call('bet', vendor.body('bet', seat, { amount: 100_000 }));
    expect(again.status).toBe('RS_OK');
  });

  test('off, by who only approves, and on again not by them alone', async () => {
    const off = await lead.call(gatewayConsole.switchVendorOff, { code: vendor.code, reason });
    expect(off.status).toBe(200);
    expect((await vendorOf()).isEnabled).toBe(false);
    const what = { kind: 'vendor', object: vendor.code } as const;
    const { version } = await lead.get(operator.previewChange, { ...what, patch: {} });
    const patch = { enabled: true };
    const on = await lead.call(operator.proposeChange, { ...what, version, patch, reason });
    expect(on.refusal?.code).toBe('operator.right_missing');
    const asked = await games.get(operator.proposeChange, { ...what, version, patch, reason });
    await lead.get(operator.approveChange, { id: asked.id, reason });
    expect((await vendorOf()).isEnabled).toBe(true);
  });

  test('is for who works in all brands that list it', async () => {
    await site.database.sql`
      insert into catalogue.vendor (brand, code, game_type, titles)
      values ('main', ${vendor.code}, 'RNG', '{"VI":"A"}'),
        ('second', ${vendor.code}, 'RNG', '{"VI":"A"}')
      on conflict do nothing`;
    const ofMain = await openOperator(site, { roles: ['games'], brands: ['main'] });
    const off = await ofMain.call(gatewayConsole.switchVendorOff, { code: vendor.code, reason });
    expect(off.status).toBe(404);
    expect((await vendorOf()).isEnabled).toBe(true);
  });
});

describe('[OPS-02] the differences with a vendor', () => {
  const insert = async (player: string): Promise<string> => {
    const [row] = await site.database.sql<{ id: bigint }>`
      insert into gateway.difference (vendor_code, what, round, player, starts_at, found_at,
        seen_at)
      values (${vendor.code}, 'missing_here', gen_random_uuid()::text, ${player},
        date_trunc('hour', lib.now()) - interval '3 hours', lib.now(), lib.now())
      returning id`;
    return row!.id.toString();
  };
  const differences = async (who: SomeOperator) =>
    (await who.get(gatewayConsole.listVendorDifferences, { code: vendor.code })).list;

  test('are those of the reader’s brands; one is explained, which moves no money', async () => {
    const mine = await insert('main-7');
    const other = await insert('second-7');
    const ofMain = await openOperator(site, { roles: ['games'], brands: ['main'] });
    expect((await differences(ofMain)).map(({ id }) => id)).toEqual([mine]);
    const explanation = 'their list had it twice';
    const strange = await ofMain.call(gatewayConsole.explainDifference, { id: other, explanation });
    expect(strange.status).toBe(404);
    const explained = await ofMain.call(gatewayConsole.explainDifference, {
      id: mine,
      explanation,
    });
    expect(explained.body.value).toMatchObject({ explanation, explainedBy: ofMain.name });
    expect((await vendorOf(ofMain)).differences).toEqual({ open: 0, explained: 1 });
    expect((await vendorOf()).differences).toEqual({ open: 1, explained: 1 });
  });

  test('a vendor without a list of rounds cannot be asked again', async () => {
    const id = await insert('main-8');
    const { refusal } = await games.call(gatewayConsole.askAboutDifference, { id, reason });
    expect(refusal?.code).toBe('gateway.lists_no_rounds');
    await site.database.sql`
      update gateway.profile
      set switches = switches || '{"gamePaths": {"rounds": "/rounds"}}'
      where code = ${vendor.code}`;
    const { changeKinds } = await import('..');
    await changeKinds.vendor.follow?.(site.platform, vendor.code);
    expect((await games.call(gatewayConsole.askAboutDifference, { id, reason })).status).toBe(200);
    const [hour] = await site.database.sql<{ due: boolean }>`
      select due_at <= lib.now() and done_at is null as due from gateway.reconciliation
      where vendor_code = ${vendor.code}`;
    expect(hour?.due).toBe(true);
  });
});

test('[OPS-02] open rounds are listed by age with their money, and the oldest ones', async () => {
  const seat = await takeSeat(site, vendor, { cash: '1000' });
  await vendor.call('bet', vendor.body('bet', seat, { amount: 500_000 }));
  const { sums, list: open } = await games.get(gatewayConsole.listOpenRoundsOf, {
    code: vendor.code,
  });
  const hour = sums.find(({ age }) => age === 'hour');
  expect(hour?.rounds).toBe(open.length);
  expect(open.at(-1)).toMatchObject({ brand: 'main', stake: '5' });
});
