import { moneyText } from '@parlour/contract/money';
import { wallet as calls } from '@parlour/contract/wallet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { fund } from '@parlour/testkit/ledger/world';
import { balanceOf, houseBalance, post } from '../ledger';
import { credit, readPockets, notifyBalance, type Credit } from '.';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => dropSoundSite(site));

const pocketsOf = async ({ playerId }: SomePlayer) =>
  (await readPockets(site.database.sql, [{ playerId, currency: 'VND' }]))[0]!;

let references = 0;

const crediting = (player: SomePlayer, amount: bigint, changes: Partial<Credit> = {}): Credit => {
  references += 1;
  return {
    playerId: player.playerId,
    currency: 'VND',
    pocket: 'cash',
    amount,
    namespace: 'tests',
    reference: `c${references}`,
    source: 'house:main:bank',
    reason: 'deposit',
    ...changes,
  };
};

const give = (given: Credit) => site.database.transaction((sql) => credit(sql, given));

/** A reversal of more than the balance: the player has a debt. */
const indebt = (player: SomePlayer, amount: bigint) => {
  references += 1;
  return site.database.transaction((sql) =>
    post(sql, [
      {
        namespace: 'tests',
        reference: `d${references}`,
        reason: 'adjust',
        source: `player:${player.playerId}:debt`,
        target: 'house:main:bank',
        currency: 'VND',
        amount,
      },
    ]),
  );
};

describe('[WALLET-01] the balance', () => {
  test('of a new player is zero, in the currency of the brand', async () => {
    const player = await registerPlayer(site);
    expect(await player.get(calls.readBalance, {})).toEqual({
      sumBalance: '0',
      currency: 'VND',
      symbol: '₫',
      cash: '0',
      bonus: '0',
      held: '0',
      wallets: [],
      version: 0,
    });
  });

  test('is cash and bonus without held money, and its version grows with each change', async () => {
    const player = await registerPlayer(site);
    await fund(site, player, '100.5');
    const first = await player.get(calls.readBalance, {});
    await give(crediting(player, 2_000_001n, { pocket: 'bonus' }));
    await site.database.transaction((sql) =>
      post(sql, [
        {
          namespace: 'tests',
          reference: `hold-${player.playerId}`,
          reason: 'hold',
          source: `player:${player.playerId}:cash`,
          target: `player:${player.playerId}:held`,
          currency: 'VND',
          amount: 500_000n,
        },
      ]),
    );
    const second = await player.get(calls.readBalance, {});
    expect(second).toMatchObject({
      sumBalance: '102.000001',
      cash: '100',
      bonus: '2.000001',
      held: '0.5',
    });
    expect(second.version).toBeGreaterThan(first.version);
  });

  test('is the same in the consolidated funds, and the wallet is single', async () => {
    const player = await registerPlayer(site);
    await fund(site, player, '7');
    const { funds } = await player.get(calls.readConsolidated, {});
    expect(funds).toEqual(await player.get(calls.readBalance, {}));
    expect(await player.get(calls.readWallets, {})).toEqual({ isSingle: true, wallets: [] });
  });

  test('is refused to a visitor', async () => {
    const { status, refusal } = await site.visitor().call(calls.readBalance, {});
    expect([status, refusal?.code]).toEqual([401, 'session.required']);
  });

  test('is sent to open pages after a change', async () => {
    const player = await registerPlayer(site);
    await fund(site, player, '3');
    const balanceMessage = new Promise((resolve) => {
      site.platform.live.listen((to, message) => {
        if (to === player.playerId) resolve(message);
      });
    });
    await notifyBalance(site.platform, player.playerId, 'VND');
    expect(await balanceMessage).toMatchObject({
      type: 'balance',
      sumBalance: '3',
      cash: '3',
      bonus: '0',
    });
  });
});

describe('[WALLET-02] a credit', () => {
  test('pays a debt first, and the rest goes to the pocket', async () => {
    const player = await registerPlayer(site);
    await indebt(player, 300n);
    await give(crediting(player, 1000n));
    expect(await pocketsOf(player)).toMatchObject({ cash: 700n, debt: 0n });
  });

  test('smaller than the debt reduces the debt only', async () => {
    const player = await registerPlayer(site);
    await indebt(player, 300n);
    await give(crediting(player, 100n));
    expect(await pocketsOf(player)).toMatchObject({ cash: 0n, debt: -200n });
  });

  test('that is repeated after the debt was paid is the same credit', async () => {
    const player = await registerPlayer(site);
    await indebt(player, 300n);
    const once = crediting(player, 1000n);
    expect([await give(once), await give(once)]).toEqual(['done', 'repeat']);
    expect(await pocketsOf(player)).toMatchObject({ cash: 700n, debt: 0n });
  });

  test('of another amount, or to another player, under one reference is refused', async () => {
    const [player, other] = [await registerPlayer(site), await registerPlayer(site)];
    const once = crediting(player, 1000n);
    await give(once);
    for (const changed of [{ amount: 999n }, { playerId: other.playerId }]) {
      await expect(give({ ...once, ...changed })).rejects.toMatchObject({
        code: 'request.repeat_conflict',
      });
    }
    expect(moneyText((await pocketsOf(other)).total)).toBe('0');
  });

  test('with a fee pays the house once, and is another credit with another fee', async () => {
    const player = await registerPlayer(site);
    const fee = { amount: 30n, target: 'house:main:fees:tests' };
    const once = crediting(player, 970n, { fee });
    const feesBefore = BigInt(await houseBalance(site.database.sql, fee.target, 'VND'));
    expect([await give(once), await give(once)]).toEqual(['done', 'repeat']);
    expect(await pocketsOf(player)).toMatchObject({ cash: 970n });
    const fees = BigInt(await houseBalance(site.database.sql, fee.target, 'VND'));
    expect(fees - feesBefore).toBe(30n);
    const { fee: _fee, ...without } = once;
    const others: Credit[] = [
      without,
      { ...without, amount: 1000n },
      { ...once, amount: 971n, fee: { ...fee, amount: 29n } },
      { ...once, fee: { ...fee, target: 'house:main:fees:others' } },
    ];
    for (const other of others) {
      await expect(give(other)).rejects.toMatchObject({ code: 'request.repeat_conflict' });
    }
  });

  test('beyond what an account can hold is refused, and every balance is unchanged', async () => {
    const player = await registerPlayer(site);
    const most = 2n ** 63n - 1n;
    await give(crediting(player, most));
    await expect(give(crediting(player, 1n))).rejects.toMatchObject({ code: 'request.invalid' });
    expect(await pocketsOf(player)).toMatchObject({ cash: most });
  });

  test('delivered fifty times at once is paid once', async () => {
    const player = await registerPlayer(site);
    const once = crediting(player, 1000n);
    const answers = await Promise.all(Array.from({ length: 50 }, () => give(once)));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(await balanceOf(site.database.sql, `player:${player.playerId}:cash`, 'VND')).toBe(1000n);
  });
});
