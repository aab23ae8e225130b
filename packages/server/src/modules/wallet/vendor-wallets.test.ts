import { randomUUID } from 'node:crypto';
import type { InputOf } from '@parlour/contract/endpoint';
import { micros } from '@parlour/contract/money';
import { wallet as calls } from '@parlour/contract/wallet';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { fund } from '@parlour/testkit/ledger/world';
import { untilWaiting } from '@parlour/testkit/ledger/lock-player';
import { setPlayState } from '../compliance';
import { mostLegs, post, statement } from '../ledger';
import { credit, openVendorWallet, readPockets } from '.';

let site: Site;
let acme: Vendor;

const setSingle = (isSingleWallet: boolean) => site.setBrand('main', { isSingleWallet });

const setMaintenance = (vendor: string, maintenance: boolean) =>
  site.database.sql`
    update catalogue.vendor set maintenance = ${maintenance}
    where brand = 'main' and code = ${vendor}`;

beforeAll(async () => {
  site = await openSite();
  acme = await openVendor(site);
  await openVendor(site, { code: 'EURO', dialect: 'caleta' });
  await site.database.sql`update gateway.profile set currencies = '{EUR}' where code = 'EURO'`;
  await site.database.sql`
    insert into catalogue.vendor (brand, code, game_type, titles, position)
    values ('main', 'ACME', 'RNG', '{"VI": "Xưởng Acme", "EN": "Acme Works"}', 7),
      ('main', 'ACME', 'FISH', '{"EN": "Acme Fish"}', 8),
      ('main', 'EURO', 'RNG', '{"EN": "Euro"}', 9)`;
});

beforeEach(() => setSingle(false));

afterAll(() => dropSoundSite(site));

type Input = InputOf<typeof calls.transferBetweenWallets>;

const move = (player: SomePlayer, input: Input, idempotencyKey?: string) =>
  player.call(calls.transferBetweenWallets, input, idempotencyKey ? { idempotencyKey } : {});

const funded = async (cash: string): Promise<SomePlayer> => {
  const player = await registerPlayer(site);
  await fund(site, player, cash);
  return player;
};

/** With this much in the main wallet and at two vendors. */
const spread = async (main: string, house: string, atAcme: string): Promise<SomePlayer> => {
  const player = await funded(main);
  for (const [to, amount] of [['HOUSE', house] as const, ['ACME', atAcme] as const]) {
    if (amount === '0') continue;
    await fund(site, player, amount);
    expect((await move(player, { from: 'main', to, amount })).status).toBe(200);
  }
  return player;
};

const standing = async (player: SomePlayer) => {
  const { cash, sumBalance, wallets } = await player.get(calls.readBalance, {});
  const at = Object.fromEntries(wallets.map(({ vendor, balance }) => [vendor, balance]));
  return { cash, sumBalance, ...at };
};

const codeOf = ({ status, refusal }: Awaited<ReturnType<typeof move>>) => [status, refusal?.code];

describe('[WALLET-01] wallets of vendors', () => {
  test('have names in the language of the page, one for each vendor with the currency', async () => {
    const player = await registerPlayer(site);
    const { isSingle, wallets } = await player.get(calls.readWallets, {});
    expect(isSingle).toBe(false);
    expect(wallets).toEqual([
      expect.objectContaining({ vendor: 'HOUSE', balance: '0', maintenance: false }),
      { vendor: 'ACME', name: 'Acme Works', balance: '0', maintenance: false },
    ]);
    const vi = await player.call(calls.readWallets, {}, { headers: { 'x-lang': 'VI' } });
    expect(vi.body.value.wallets[1]?.name).toBe('Xưởng Acme');
  });

  test('are filled from the main wallet and give back to it and to each other', async () => {
    const player = await funded('100.5');
    const first = await player.get(calls.readBalance, {});
    const moved = await move(player, { from: 'main', to: 'ACME', amount: '60.000001' });
    expect(moved.body.value).toMatchObject({
      sumBalance: '100.5',
      cash: '40.499999',
      wallets: [{ vendor: 'ACME', balance: '60.000001' }],
    });
    expect(moved.body.value.version).toBeGreaterThan(first.version);
    await move(player, { from: 'ACME', to: 'HOUSE', amount: '10' });
    await move(player, { from: 'ACME', to: 'main', amount: '0.000001' });
    expect(await standing(player)).toEqual({
      cash: '40.5',
      sumBalance: '100.5',
      ACME: '50',
      HOUSE: '10',
    });
    const { wallets } = await player.get(calls.readWallets, {});
    expect(wallets.map(({ balance }) => balance)).toEqual(['10', '50']);
  });

  test('are sent to open pages as one sum', async () => {
    const player = await funded('30');
    const balanceMessage = new Promise((resolve) => {
      site.platform.live.listen((to, message) => {
        if (to === player.playerId) resolve(message);
      });
    });
    await move(player, { from: 'main', to: 'ACME', amount: '20' });
    expect(await balanceMessage).toMatchObject({ type: 'balance', sumBalance: '30', cash: '10' });
  });

  test('a move is in the statement of the main wallet under its own key', async () => {
    const player = await funded('30');
    const key = randomUUID();
    await move(player, { from: 'main', to: 'ACME', amount: '20' }, key);
    const path = `player:${player.playerId}:cash`;
    const page = await statement(site.database.sql, path, 'VND', { after: 1, limit: 9 });
    expect(page?.entries).toMatchObject([
      { reason: 'transfer', amount: micros('-20'), reference: `${player.playerId}:${key}` },
    ]);
  });

  test.each<[string, Input, number, string]>([
    ['more than there is', { from: 'main', to: 'ACME', amount: '10.000001' }, 409, 'funds'],
    ['from a wallet never used', { from: 'ACME', to: 'main', amount: '1' }, 409, 'funds'],
    ['everything where nothing is', { all: true }, 409, 'funds'],
    ['everything of an empty one', { from: 'ACME', all: true }, 409, 'funds'],
    ['to the wallet it comes from', { from: 'main', to: 'main', amount: '1' }, 400, 'same'],
    ['between one vendor', { from: 'ACME', to: 'ACME', amount: '1' }, 400, 'same'],
    ['everything of the main wallet', { from: 'main', all: true }, 400, 'same'],
    ['to an unknown wallet', { from: 'main', to: 'UNKNOWN', amount: '1' }, 404, 'unknown'],
    ['from an unknown wallet', { from: 'UNKNOWN', to: 'main', amount: '1' }, 404, 'unknown'],
    ['everything of an unknown wallet', { from: 'UNKNOWN', all: true }, 404, 'unknown'],
    ['to another currency', { from: 'main', to: 'EURO', amount: '1' }, 404, 'unknown'],
    ['to a pocket by its name', { from: 'main', to: 'debt', amount: '1' }, 404, 'unknown'],
  ])('moving %s is refused, and nothing moves', async (_case, input, status, refusal) => {
    const codes: Record<string, string> = {
      funds: 'wallet.insufficient_funds',
      same: 'wallet.same_wallet',
      unknown: 'wallet.vendor_unknown',
    };
    const player = await funded('10');
    expect(codeOf(await move(player, input))).toEqual([status, codes[refusal]]);
    expect(await standing(player)).toEqual({ cash: '10', sumBalance: '10' });
  });

  test.each<[Input, string, string]>([
    [{ to: 'ACME', amount: '1' }, 'from', 'field.required'],
    [{ from: 'main', amount: '1' }, 'to', 'field.required'],
    [{ from: 'main', to: 'ACME' }, 'amount', 'field.required'],
    [{ from: 'main', to: 'ACME', amount: '0' }, 'amount', 'field.below'],
    [{ from: 'main', to: 'ACME', amount: '-1' }, 'amount', 'field.not_number'],
    [{ amount: '1', all: true }, 'amount', 'field.unknown'],
    [{ to: 'ACME', all: true }, 'to', 'field.pattern'],
  ])('%o is refused at the field', async (input, name, code) => {
    const { refusal } = await move(await funded('10'), input);
    expect(refusal?.value?.fields).toEqual([expect.objectContaining({ name, code })]);
  });

  test('are refused to visitors and to trial accounts', async () => {
    const input: Input = { from: 'main', to: 'ACME', amount: '1' };
    const stranger = await site.visitor().call(calls.transferBetweenWallets, input);
    expect([stranger.status, stranger.refusal?.code]).toEqual([401, 'session.required']);
    const trial = await funded('10');
    await site.database.sql`
      update player.player set type = 4 where id = ${trial.playerId}::bigint`;
    expect(codeOf(await move(trial, input))).toEqual([403, 'session.trial_account']);
  });
});

describe('[WALLET-01] collecting', () => {
  test('moves everything of every vendor to the main wallet in one transfer', async () => {
    const player = await spread('5', '20.000001', '30');
    const answer = await move(player, { all: true });
    expect(answer.body.value).toMatchObject({ cash: '55.000001', sumBalance: '55.000001' });
    expect(await standing(player)).toMatchObject({ ACME: '0', HOUSE: '0' });
  });

  test('collects from more wallets than one transfer has legs', async () => {
    const player = await funded('100');
    const vendors = Array.from({ length: 90 }, (_each, n) => `OLD${n}`);
    await site.database.transaction(async (sql) => {
      for (const vendor of vendors) {
        await openVendorWallet(sql, { playerId: player.playerId, currency: 'VND', vendor });
      }
      await post(
        sql,
        vendors.map((vendor) => ({
          namespace: 'tests',
          reference: `${player.playerId} ${vendor}`,
          reason: 'adjust',
          source: `player:${player.playerId}:cash`,
          target: `player:${player.playerId}:vendor:${vendor}`,
          currency: 'VND',
          amount: 1_000_001n,
        })),
      );
    });
    const key = randomUUID();
    expect((await move(player, { all: true }, key)).body.value?.cash).toBe('100');
    expect((await move(player, { all: true }, key)).status).toBe(200);
    expect(await standing(player)).toMatchObject({ cash: '100', sumBalance: '100', OLD89: '0' });
  });

  test('moves everything of one vendor to the main wallet', async () => {
    const player = await spread('5', '20', '30');
    await move(player, { from: 'ACME', to: 'main', all: true });
    expect(await standing(player)).toEqual({
      cash: '35',
      sumBalance: '55',
      ACME: '0',
      HOUSE: '20',
    });
  });

  test('a repeat after new money came to the vendor moves nothing more', async () => {
    const player = await spread('50', '0', '30');
    const key = randomUUID();
    await move(player, { all: true }, key);
    await move(player, { from: 'main', to: 'ACME', amount: '7' });
    expect((await move(player, { all: true }, key)).status).toBe(200);
    expect(await standing(player)).toMatchObject({ cash: '73', ACME: '7' });
  });
});

describe('[WALLET-01] a vendor without play', () => {
  test('under maintenance gives back and takes nothing', async () => {
    const player = await spread('5', '0', '30');
    await setMaintenance('ACME', true);
    const { wallets } = await player.get(calls.readWallets, {});
    expect(wallets.find(({ vendor }) => vendor === 'ACME')?.maintenance).toBe(true);
    const into = await move(player, { from: 'main', to: 'ACME', amount: '1' });
    const out = await move(player, { from: 'ACME', to: 'main', amount: '1' });
    const rest = await move(player, { from: 'ACME', all: true });
    await setMaintenance('ACME', false);
    expect(codeOf(into)).toEqual([503, 'wallet.vendor_maintenance']);
    expect([out.status, rest.status]).toEqual([200, 200]);
    expect(await standing(player)).toMatchObject({ cash: '35', ACME: '0' });
  });

  test('that the brand dropped keeps its wallet until it is empty', async () => {
    const player = await spread('5', '0', '30');
    const setEnabled = (enabled: boolean) =>
      site.database.sql`update gateway.profile set enabled = ${enabled} where code = 'ACME'`;
    await setEnabled(false);
    const list = async () => (await player.get(calls.readWallets, {})).wallets;
    const full = await list();
    const into = await move(player, { from: 'main', to: 'ACME', amount: '1' });
    const collect = await move(player, { all: true });
    const empty = await list();
    await setEnabled(true);
    expect(full.find(({ vendor }) => vendor === 'ACME')).toEqual({
      vendor: 'ACME',
      name: 'ACME',
      balance: '30',
      maintenance: true,
    });
    expect(codeOf(into)).toEqual([404, 'wallet.vendor_unknown']);
    expect(collect.body.value.cash).toBe('35');
    expect(empty.map(({ vendor }) => vendor)).toEqual(['HOUSE']);
  });

  test('an excluded player can only collect money', async () => {
    const player = await spread('5', '0', '30');
    await site.database.transaction((sql) =>
      setPlayState(sql, player.playerId, 'excluded', { until: null, reason: 'wish' }),
    );
    const into = await move(player, { from: 'main', to: 'ACME', amount: '1' });
    expect(codeOf(into)).toEqual([403, 'compliance.excluded']);
    expect((await move(player, { all: true })).body.value.cash).toBe('35');
  });
});

describe('[WALLET-01] one wallet for all games', () => {
  test('has no moves', async () => {
    await setSingle(true);
    const player = await funded('10');
    const moves: Input[] = [
      { from: 'main', to: 'ACME', amount: '1' },
      { all: true },
      { from: 'ACME', all: true },
    ];
    for (const input of moves) {
      expect(codeOf(await move(player, input))).toEqual([409, 'wallet.single']);
    }
    expect(await player.get(calls.readWallets, {})).toEqual({ isSingle: true, wallets: [] });
  });

  test('gives back what an earlier rule left at vendors', async () => {
    const player = await spread('5', '0', '30');
    await setSingle(true);
    const { wallets } = await player.get(calls.readWallets, {});
    expect(wallets).toMatchObject([{ vendor: 'ACME', balance: '30' }]);
    const there = await move(player, { from: 'ACME', to: 'HOUSE', amount: '1' });
    expect(codeOf(there)).toEqual([409, 'wallet.single']);
    expect((await move(player, { all: true })).body.value.cash).toBe('35');
    expect(codeOf(await move(player, { all: true }))).toEqual([409, 'wallet.single']);
  });

  test('a bet spends no more pockets than a command of the ledger has legs', async () => {
    const { playerId } = await funded('1');
    await site.database.sql`
      select wallet.open_vendor(${playerId}::bigint, 'VND', 'LEFT' || i)
      from generate_series(1, 60) i`;
    const [order] = await site.database.sql<{ pockets: number }>`
      select cardinality(pockets) as pockets from wallet.spend_order_view
      where player_id = ${playerId}::bigint and wallet = ''`;
    expect(order).toEqual({ pockets: mostLegs });
  });

  test('a bet spends the money at two vendors whose wallets were opened at once', async () => {
    const player = await funded('10');
    const { playerId } = player;
    const [first, second] = [
      await site.database.connect('one process'),
      await site.database.connect('another'),
    ];
    await first.query('begin');
    await first.query("select wallet.open_vendor($1, 'VND', 'ACME')", [playerId]);
    const waiting = second.query("select wallet.open_vendor($1, 'VND', 'HOUSE')", [playerId]);
    await untilWaiting(site.database);
    await first.query('commit');
    await waiting;
    await Promise.all([first.end(), second.end()]);
    await move(player, { from: 'main', to: 'ACME', amount: '4' });
    await move(player, { from: 'main', to: 'HOUSE', amount: '6' });
    await setSingle(true);
    const seat = { playerId, token: await acme.token(player) };
    const answer = await acme.call('bet', acme.body('bet', seat, { amount: 900_000 }));
    expect(answer).toMatchObject({ status: 'RS_OK', balance: 100_000 });
  });

  test('a bet spends its pockets in the given order, under old tokens and new', async () => {
    const player = await funded('5');
    const { playerId } = player;
    await site.database.transaction((sql) =>
      credit(sql, {
        playerId,
        currency: 'VND',
        pocket: 'bonus',
        amount: micros('8'),
        namespace: 'tests',
        reference: `bonus-${playerId}`,
        source: 'house:main:bonus',
        reason: 'bonus',
      }),
    );
    await setSingle(true);
    const old = { playerId, token: await acme.token(player) };
    await site.database.sql`
      update wallet.pocket set spend_order = case kind when 'bonus' then 1 else 2 end
      where player_id = ${playerId}::bigint and kind in ('cash', 'bonus')`;
    const seats = [old, { playerId, token: await acme.token(player) }];
    for (const [n, left] of [
      ['5', '3'],
      ['3', '0'],
    ].entries()) {
      await acme.call('bet', acme.body('bet', seats[n]!, { amount: 500_000 }));
      const { cash, bonus } = await player.get(calls.readBalance, {});
      expect([cash, bonus]).toEqual([...left]);
    }
    const locked = await site.database.sql`
      select distinct a.path from round.play_token t join ledger.account a on a.id = t.main_id
      where t.player_id = ${playerId}::bigint`;
    expect(locked).toEqual([{ path: `player:${playerId}:cash` }]);
  });

  test('a bet spends cash first and then the money left at vendors', async () => {
    const player = await spread('5', '0', '30');
    await setSingle(true);
    const seat = { playerId: player.playerId, token: await acme.token(player) };
    const answer = await acme.call('bet', acme.body('bet', seat, { amount: 700_000 }));
    expect(answer).toMatchObject({ status: 'RS_OK', balance: 2_800_000 });
    expect(await standing(player)).toEqual({ cash: '0', sumBalance: '28', ACME: '28' });
  });
});

describe('[WALLET-02] a move', () => {
  test('is no credit: it leaves a debt unchanged', async () => {
    const player = await spread('5', '0', '30');
    await site.database.transaction((sql) =>
      post(sql, [
        {
          namespace: 'tests',
          reference: `debt-${player.playerId}`,
          reason: 'adjust',
          source: `player:${player.playerId}:debt`,
          target: 'house:main:bank',
          currency: 'VND',
          amount: 3_000_000n,
        },
      ]),
    );
    await move(player, { all: true });
    const [pockets] = await readPockets(site.database.sql, [
      { playerId: player.playerId, currency: 'VND' },
    ]);
    expect(pockets).toMatchObject({ cash: micros('35'), debt: -3_000_000n });
  });

  test('under a known key is the same move, whatever was changed since', async () => {
    const player = await funded('10');
    const key = randomUUID();
    const input: Input = { from: 'main', to: 'ACME', amount: '4' };
    await move(player, input, key);
    await setMaintenance('ACME', true);
    const closed = await move(player, input, key);
    await setMaintenance('ACME', false);
    await setSingle(true);
    const single = await move(player, { ...input, amount: '4.00' }, key);
    expect([closed.status, single.status]).toEqual([200, 200]);
    for (const other of [{ amount: '5' }, { from: 'HOUSE' }, { to: 'HOUSE' }]) {
      expect(codeOf(await move(player, { ...input, ...other }, key))).toEqual([
        409,
        'request.repeat_conflict',
      ]);
    }
    expect(codeOf(await move(player, { all: true }, key))).toEqual([
      409,
      'request.repeat_conflict',
    ]);
    expect(await standing(player)).toMatchObject({ cash: '6', ACME: '4' });
  });

  test('that was refused stays refused under its key, and is done under another', async () => {
    const player = await funded('10');
    const key = randomUUID();
    const input: Input = { from: 'main', to: 'ACME', amount: '14' };
    const refused = codeOf(await move(player, input, key));
    expect(refused[0]).toBe(409);
    await fund(site, player, '5');
    expect(codeOf(await move(player, input, key))).toEqual(refused);
    expect(await standing(player)).toMatchObject({ cash: '15' });
    expect((await move(player, input, randomUUID())).body.value.cash).toBe('1');
  });

  test('two players may use the same key', async () => {
    const [one, other] = [await funded('10'), await funded('20')];
    const key = randomUUID();
    await move(one, { from: 'main', to: 'ACME', amount: '4' }, key);
    await move(other, { from: 'main', to: 'HOUSE', amount: '5' }, key);
    expect(await standing(one)).toMatchObject({ cash: '6', ACME: '4' });
    expect(await standing(other)).toMatchObject({ cash: '15', HOUSE: '5' });
  });

  test('sent fifty times at once under one key is done once', async () => {
    const player = await funded('100');
    const key = randomUUID();
    const input: Input = { from: 'main', to: 'ACME', amount: '2' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => move(player, input, key)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(await standing(player)).toMatchObject({ cash: '98', ACME: '2' });
  });

  test('fifty concurrent moves of the same money: one is done', async () => {
    const player = await funded('100');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_each, n) =>
        move(player, { from: 'main', to: n % 2 ? 'ACME' : 'HOUSE', amount: '51' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ refusal }) => refusal?.code))).toEqual(
      new Set([undefined, 'wallet.insufficient_funds']),
    );
    expect(await standing(player)).toMatchObject({ cash: '49', sumBalance: '100' });
  });

  test('fifty concurrent collections: one is done', async () => {
    const player = await spread('1', '20', '30');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => move(player, { all: true })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await standing(player)).toMatchObject({ cash: '51', ACME: '0', HOUSE: '0' });
  });
});
