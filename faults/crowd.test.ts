import { createHmac, randomUUID } from 'node:crypto';
import { cashier } from '@parlour/contract/cashier';
import { micros } from '@parlour/contract/money';
import { session } from '@parlour/contract/session';
import type { WalletAnswer } from '@parlour/contract/vendor-wallet';
import { wallet } from '@parlour/contract/wallet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  sandboxSecret,
  signMessage,
} from '../packages/server/src/modules/cashier/providers/sandbox/signature';
import { expectSoundSite, withDatabase } from './support/books';
import { openGame, start } from './support/seat';
import { startSite, type RunningSite } from './support/site';
import {
  deposit,
  newUsername,
  newVisitor,
  registerPlayer,
  registrationForm,
  requestDeposit,
} from './support/visitor';
import type { Visitor } from './support/visitor';

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

describe('at the same moment, over HTTP', () => {
  test('[REG-07] of two hundred registrations of one name one is a player', async () => {
    const username = newUsername();
    const answers = await many(200, () =>
      newVisitor(site).call(session.register, registrationForm(username)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBe(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const codes = new Set(answers.flatMap(({ refusal }) => refusal?.code ?? []));
    expect([...codes]).toEqual(['session.username_taken']);
    const kept = await withDatabase(
      site,
      ({ sql }) => sql<{ count: bigint }>`
        select count(*) from player.player where username = ${username}`,
    );
    expect(Number(kept[0]?.count)).toBe(1);
  });

  test('[WALLET-03] [R-W3] fifty deliveries of one payment credit it once', async () => {
    const player = await registerPlayer(site);
    const depositId = await requestDeposit(player, '70000');
    const notice = {
      paymentId: randomUUID(),
      depositId,
      status: 'paid',
      amount: '70000',
      currency: 'VND',
    };
    const nonce = randomUUID();
    // Half of them the very same message, half the same news said anew.
    const answers = await many(50, (index) => deliver(notice, index % 2 ? randomUUID() : nonce));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const results = answers.map(({ result }) => result);
    expect(results.filter((result) => result === 'credited').length).toBe(1);
    expect(results.filter((result) => result === 'repeat').length).toBe(49);
    expect(await balanceOf(player)).toBe('70000');
    expect((await player.get(cashier.readDeposit, { id: depositId })).status).toBe('credited');
  });

  test('[GAME-10] [R-I2] ten starts of a game by one player are one round', async () => {
    const player = await registerPlayer(site);
    await deposit(player, '500000');
    const seat = await openGame(player, 'sn');
    const stake = seat.boot.stakes[0]!;
    const answers = await many(10, () => start(seat, stake));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    for (const { refusal } of answers) {
      if (refusal) expect(['round.open', 'round.too_soon']).toContain(refusal.code);
    }
    expect(await roundsOf(player)).toEqual({ games: 1, bets: 1, staked: micros(stake) });
  });

  test('[R-I10] ten times one press is one round, told alike', async () => {
    const player = await registerPlayer(site);
    await deposit(player, '500000');
    const seat = await openGame(player, 'tr');
    const stake = seat.boot.stakes[0]!;
    const key = randomUUID();
    const answers = await many(10, () => start(seat, stake, key));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ value }) => value.id)).size).toBe(1);
    expect(await roundsOf(player)).toEqual({ games: 1, bets: 1, staked: micros(stake) });
  });

  test('[WALLET-02] [R-W1] a balance for thirty takes thirty bets of a hundred', async () => {
    const player = await registerPlayer(site);
    await deposit(player, '60000');
    const { session: page } = await openGame(player, 'bd');
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

const deliver = async (notice: object, nonce: string): Promise<Delivered> => {
  const body = Buffer.from(JSON.stringify(notice));
  const timestamp = Math.floor(Date.now() / 1000).toString();
  const signature = signMessage(sandboxSecret(site.secretKey), { timestamp, nonce, body });
  const response = await fetch(`${site.url}/webhooks/sandbox`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-parlour-timestamp': timestamp,
      'x-parlour-nonce': nonce,
      'x-parlour-signature': signature,
    },
    body,
  });
  return { status: response.status, ...((await response.json()) as { result: string }) };
};

/** A bet of 2,000, as the games process would send it, and again until the answer is certain. */
const untilKnown = async (who: { user: string; token: string }): Promise<WalletAnswer> => {
  const body = JSON.stringify({
    ...who,
    request_uuid: randomUUID(),
    game_code: 'bd',
    transaction_uuid: randomUUID(),
    supplier_transaction_id: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    currency: 'VND',
    amount: Number(micros('2000') / 10n),
    is_free: false,
    sub_partner_id: 'main',
  });
  const signature = createHmac('sha256', site.houseSecret).update(body).digest('base64');
  for (;;) {
    const response = await fetch(`${site.url}/vendor/HOUSE/transaction/bet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-parlour-signature': signature },
      body,
    });
    expect(response.status).toBe(200);
    const answer = (await response.json()) as WalletAnswer;
    if (answer.status !== 'RS_ERROR_UNKNOWN') return answer;
  }
};

const roundsOf = ({ playerId }: Visitor) =>
  withDatabase(site, async ({ sql }) => {
    const [row] = await sql<{ games: bigint; bets: bigint; staked: bigint }>`
      select
        (select count(*) from games.round_story where user_ref = ${`main-${playerId}`}
          and status <> 'refused') as games,
        count(*) as bets, coalesce(sum(t.amount), 0)::bigint as staked
      from ledger.transfer t join ledger.account a on a.id = t.source_id
      where t.reason = 'bet' and a.player_id = ${playerId}::bigint`;
    return { games: Number(row!.games), bets: Number(row!.bets), staked: row!.staked };
  });
