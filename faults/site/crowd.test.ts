import { randomUUID } from 'node:crypto';
import { cashier } from '@parlour/contract/cashier';
import { micros } from '@parlour/contract/money';
import { session } from '@parlour/contract/session';
import type { WalletAnswer } from '@parlour/contract/vendor-wallet';
import { wallet } from '@parlour/contract/wallet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deposit, requestDeposit } from '@parlour/testkit/cashier/deposit';
import { openGame } from '@parlour/testkit/games/page';
import { noticeMessage, type PaymentNotice } from '@parlour/testkit/cashier/payment-notice';
import { registerPlayer, registrationForm, type SomePlayer } from '@parlour/testkit/people/players';
import { startSite, type RunningSite } from '@parlour/testkit/site/running-site';
import { signHmac } from '@parlour/testkit/vendors/vendor-keys';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { expectSoundSite, withDatabase } from './books';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});

afterAll(async () => {
  try {
    await expectSoundSite(site);
  } finally {
    await site?.stop();
  }
});

const many = <Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const balanceOf = async (player: Visitor): Promise<string> =>
  (await player.get(wallet.readBalance, {})).sumBalance;

describe('concurrent calls over HTTP', () => {
  test('[REG-07] of two hundred registrations of one name exactly one creates a player', async () => {
    const form = registrationForm();
    const answers = await many(200, () => site.visitor().call(session.register, form));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBe(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const codes = new Set(answers.flatMap(({ refusal }) => refusal?.code ?? []));
    expect([...codes]).toEqual(['session.username_taken']);
    const kept = await withDatabase(
      site,
      ({ sql }) => sql<{ count: bigint }>`
        select count(*) from player.player where username = ${form.username}`,
    );
    expect(Number(kept[0]?.count)).toBe(1);
  });

  test('[WALLET-03] [R-W3] fifty deliveries of one payment credit it once', async () => {
    const player = await registerPlayer(site);
    const depositId = await requestDeposit(player, '70000');
    const notice: PaymentNotice = {
      paymentId: randomUUID(),
      depositId,
      status: 'paid',
      amount: '70000',
      currency: 'VND',
    };
    const nonce = randomUUID();
    // Half of them repeat the same message, half are new messages about the same payment.
    const answers = await many(50, (index) => deliver(notice, index % 2 ? randomUUID() : nonce));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const results = answers.map(({ result }) => result);
    expect(results.filter((result) => result === 'credited').length).toBe(1);
    expect(results.filter((result) => result === 'repeat').length).toBe(49);
    expect(await balanceOf(player)).toBe('70000');
    expect((await player.get(cashier.readDeposit, { id: depositId })).status).toBe('credited');
  });

  test('[GAME-10] [R-I2] ten starts of a game by one player create one round', async () => {
    const player = await registerPlayer(site);
    await deposit(player, '500000');
    const game = await openGame(site, player, 'lotus-pond');
    const stake = (await game.boot()).body.stakes[0]!;
    const answers = await many(10, () => game.spin(undefined, stake));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    for (const { status, body } of answers) {
      if (status !== 200) expect(['round.open', 'round.too_soon']).toContain(body.code);
    }
    expect(await roundsOf(player)).toEqual({ games: 1, bets: 1, staked: micros(stake) });
  });

  test('[R-I10] ten repeats of one press are one round with the same answer', async () => {
    const player = await registerPlayer(site);
    await deposit(player, '500000');
    const game = await openGame(site, player, 'harvest-moon');
    const stake = (await game.boot()).body.stakes[0]!;
    const key = randomUUID();
    const answers = await many(10, () => game.spin(key, stake));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await roundsOf(player)).toEqual({ games: 1, bets: 1, staked: micros(stake) });
  });

  test('[WALLET-02] [R-W1] a balance for thirty bets accepts thirty of a hundred', async () => {
    const player = await registerPlayer(site);
    await deposit(player, '60000');
    const { session: page } = await openGame(site, player, 'red-seven');
    const [opened] = await withDatabase(
      site,
      ({ sql }) => sql<{ token: string }>`
        select play_token as token from games.session where id = ${page}`,
    );
    const bet = () => untilKnown({ user: `main-${player.playerId}`, token: opened!.token });
    const answers = await many(100, bet);
    const count = (status: string) => answers.filter((one) => one.status === status).length;
    expect(count('RS_OK')).toBe(30);
    expect(count('RS_ERROR_NOT_ENOUGH_MONEY')).toBe(70);
    expect(await balanceOf(player)).toBe('0');
    expect((await roundsOf(player)).bets).toBe(30);
  });
});

type Delivered = { status: number; result: string };

const deliver = async (notice: PaymentNotice, nonce: string): Promise<Delivered> => {
  const message = noticeMessage({ secretKey: site.secretKey, now: new Date() }, notice, nonce);
  const { status, text } = await site.visitor().send(message);
  return { status, ...(JSON.parse(text) as { result: string }) };
};

/** A bet of 2,000 as the games process sends it, repeated until the answer is certain. */
const untilKnown = async (who: { user: string; token: string }): Promise<WalletAnswer> => {
  const body = JSON.stringify({
    ...who,
    request_uuid: randomUUID(),
    game_code: 'red-seven',
    transaction_uuid: randomUUID(),
    supplier_transaction_id: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    currency: 'VND',
    amount: Number(micros('2000') / 10n),
    is_free: false,
    sub_partner_id: 'main',
  });
  const message = {
    method: 'POST',
    path: '/vendor/HOUSE/transaction/bet',
    headers: {
      'content-type': 'application/json',
      'x-parlour-signature': signHmac(site.houseSecret, body),
    },
    bytes: Buffer.from(body),
  };
  const vendor = site.visitor();
  for (;;) {
    const { status, text } = await vendor.send(message);
    expect(status).toBe(200);
    const answer = JSON.parse(text) as WalletAnswer;
    if (answer.status !== 'RS_ERROR_UNKNOWN') return answer;
  }
};

const roundsOf = ({ playerId }: SomePlayer) =>
  withDatabase(site, async ({ sql }) => {
    const [row] = await sql<{ games: bigint; bets: bigint; staked: bigint }>`
      select
        (select count(*) from games.round_view where user_ref = ${`main-${playerId}`}
          and status <> 'refused') as games,
        count(*) as bets, coalesce(sum(t.amount), 0)::bigint as staked
      from ledger.transfer t join ledger.account a on a.id = t.source_id
      where t.reason = 'bet' and a.player_id = ${playerId}::bigint`;
    return { games: Number(row!.games), bets: Number(row!.bets), staked: row!.staked };
  });
