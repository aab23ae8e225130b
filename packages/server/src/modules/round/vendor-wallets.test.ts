import { randomUUID } from 'node:crypto';
import { wallet } from '@parlour/contract/wallet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { fund } from '@parlour/testkit/ledger/world';
import { credit } from '../wallet';

let site: Site;
let acme: Vendor;
let caleta: Vendor;

beforeAll(async () => {
  site = await openSite();
  acme = await openVendor(site);
  caleta = await openVendor(site, { code: 'CAL', dialect: 'caleta' });
  await site.database.sql`
    insert into catalogue.vendor (brand, code, game_type, titles)
    values ('main', 'ACME', 'RNG', '{"EN": "Acme"}'), ('main', 'CAL', 'RNG', '{"EN": "Cal"}')`;
  await site.setBrand('main', { isSingleWallet: false });
});

afterAll(() => dropSoundSite(site));

const unit = 100_000;

type Seat = { player: SomePlayer; playerId: string; token: string };

/** At a vendor that has a wallet of its own, with money in it and in the main wallet. */
const seated = async (
  vendor: Vendor,
  { cash, bonus = 0n, own }: { cash: string; bonus?: bigint; own: string },
): Promise<Seat> => {
  const player = await registerPlayer(site);
  const { playerId } = player;
  await fund(site, player, cash);
  if (own !== '0') {
    await fund(site, player, own);
    const input = { from: 'main', to: vendor.code, amount: own };
    await player.get(wallet.transferBetweenWallets, input);
  }
  if (bonus > 0n) {
    await site.database.transaction((sql) =>
      credit(sql, {
        playerId,
        currency: 'VND',
        pocket: 'bonus',
        amount: bonus,
        namespace: 'tests',
        reference: randomUUID(),
        source: 'house:main:bonus',
        reason: 'bonus',
      }),
    );
  }
  return { player, playerId, token: await vendor.token(player, { ownWallet: true }) };
};

const standing = async ({ player }: Seat) => {
  const { cash, bonus, wallets } = await player.get(wallet.readBalance, {});
  return { cash, bonus, own: wallets[0]?.balance };
};

describe('[WALLET-01] a vendor with a wallet of its own', () => {
  test('a win that was paid to the main wallet is reversed from there', async () => {
    const seat = await seated(acme, { cash: '50', own: '7' });
    const before = { ...seat, token: await acme.token(seat.player) };
    const [bet, win] = [randomUUID(), randomUUID()];
    const staked = { transaction_uuid: bet, amount: 10 * unit };
    expect(await acme.call('bet', acme.body('bet', before, staked))).toMatchObject({
      status: 'RS_OK',
    });
    const paid = { transaction_uuid: win, reference_transaction_uuid: bet, amount: 30 * unit };
    await acme.call('win', acme.body('win', before, paid));
    expect(await standing(seat)).toEqual({ cash: '70', bonus: '0', own: '7' });
    const back = { reference_transaction_uuid: win };
    expect(await acme.call('rollback', acme.body('rollback', seat, back))).toMatchObject({
      status: 'RS_OK',
      balance: 7 * unit,
    });
    expect(await standing(seat)).toEqual({ cash: '40', bonus: '0', own: '7' });
  });

  test('sees that wallet and the bonus, and never the main wallet', async () => {
    const seat = await seated(acme, { cash: '50', bonus: 2_000_000n, own: '7' });
    expect(await acme.call('balance', acme.body('balance', seat))).toMatchObject({
      status: 'RS_OK',
      balance: 9 * unit,
    });
    const tooMuch = await acme.call('bet', acme.body('bet', seat, { amount: 9 * unit + 1 }));
    expect(tooMuch).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 9 * unit });
    expect(await standing(seat)).toEqual({ cash: '50', bonus: '2', own: '7' });
  });

  test('spends it, then the bonus; a win and a rollback return to where the stake came from', async () => {
    const seat = await seated(acme, { cash: '50', bonus: 3_000_000n, own: '6' });
    const [first, second] = [randomUUID(), randomUUID()];
    const bet = (changes: Record<string, unknown>) =>
      acme.call('bet', acme.body('bet', seat, changes));
    expect(await bet({ transaction_uuid: first, amount: 8 * unit })).toMatchObject({
      balance: unit,
    });
    expect(await standing(seat)).toEqual({ cash: '50', bonus: '1', own: '0' });
    const won = acme.body('win', seat, {
      reference_transaction_uuid: first,
      amount: 4 * unit + 1,
    });
    expect(await acme.call('win', won)).toMatchObject({ balance: 5 * unit + 1 });
    // Six parts of eight, cut to the micro, and the rest.
    expect(await standing(seat)).toEqual({ cash: '50', bonus: '2.000003', own: '3.000007' });
    await bet({ transaction_uuid: second, amount: 2 * unit });
    const back = acme.body('rollback', seat, { reference_transaction_uuid: second });
    expect(await acme.call('rollback', back)).toMatchObject({ balance: 5 * unit + 1 });
    expect(await standing(seat)).toEqual({ cash: '50', bonus: '2.000003', own: '3.000007' });
  });

  test('refuses a bet when it is empty, whatever the main wallet holds', async () => {
    const seat = await seated(acme, { cash: '50', own: '0' });
    const answer = await acme.call('bet', acme.body('bet', seat));
    expect(answer).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 0 });
  });

  test('is also spent under a swapped token', async () => {
    const seat = await seated(caleta, { cash: '50', own: '7' });
    const checked: object = await caleta.call('check', caleta.body('check', seat));
    const swapped = { ...seat, token: String('token' in checked && checked.token) };
    expect(swapped.token).not.toBe(seat.token);
    const answer = await caleta.call('bet', caleta.body('bet', swapped, { amount: 3 * unit }));
    expect(answer).toMatchObject({ status: 'RS_OK', balance: 4 * unit });
    expect(await standing(seat)).toEqual({ cash: '50', bonus: '0', own: '4' });
  });

  test('is spent once by concurrent bets and moves', async () => {
    const seat = await seated(acme, { cash: '20', own: '20' });
    const { player } = seat;
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_each, n) => {
        if (n % 2) {
          const answer = await acme.call('bet', acme.body('bet', seat, { amount: 3 * unit }));
          return answer.status;
        }
        const input =
          n % 4
            ? { from: 'ACME', to: 'main', amount: '4' }
            : { from: 'main', to: 'ACME', amount: '4' };
        const { status, refusal } = await player.call(wallet.transferBetweenWallets, input);
        return refusal?.code ?? status;
      }),
    );
    const bets = answers.filter((answer) => answer === 'RS_OK').length;
    const moves = answers.filter((answer) => answer === 200).length;
    expect(bets).toBeGreaterThan(0);
    expect(moves).toBeGreaterThan(0);
    const known = ['RS_OK', 'RS_ERROR_NOT_ENOUGH_MONEY', 200, 'wallet.insufficient_funds'];
    expect(answers.filter((answer) => !known.includes(answer as never))).toEqual([]);
    const { sumBalance } = await player.get(wallet.readBalance, {});
    expect(Number(sumBalance)).toBe(40 - 3 * bets);
  });
});
