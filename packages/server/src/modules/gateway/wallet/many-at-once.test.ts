import { randomUUID } from 'node:crypto';
import type { WalletAnswer } from '@parlour/contract/vendor-wallet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { takeSeat } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';

let site: Site;
let vendor: Vendor;

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site, { signature: 'hmac-sha256' });
});

afterAll(() => dropSoundSite(site));

const unit = 100_000;
const count = (answers: WalletAnswer[], status: string): number =>
  answers.filter((each) => each.status === status).length;

/** A vendor repeats a call without an answer until it has one. */
const untilKnown = async (kind: 'bet' | 'win' | 'rollback', body: Record<string, unknown>) => {
  for (;;) {
    const answer = await vendor.call(kind, body);
    if (answer.status !== 'RS_ERROR_UNKNOWN') return answer;
  }
};

describe('[GAME-08] concurrent calls', () => {
  test('of a hundred bets over a balance for thirty exactly thirty are accepted', async () => {
    const seat = await takeSeat(site, vendor, { cash: '30' });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => untilKnown('bet', vendor.body('bet', seat))),
    );
    expect(count(answers, 'RS_OK')).toBe(30);
    expect(count(answers, 'RS_ERROR_NOT_ENOUGH_MONEY')).toBe(70);
    expect(await seat.cash()).toBe(0n);
  });

  test('fifty deliveries of one bet are one bet, all with the same answer', async () => {
    const seat = await takeSeat(site, vendor, { cash: '10' });
    const body = vendor.body('bet', seat);
    const answers = await Promise.all(Array.from({ length: 50 }, () => untilKnown('bet', body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(count(answers, 'RS_OK')).toBe(50);
    expect(await seat.cash()).toBe(9_000_000n);
  });

  test('a bet, its win and its rollback in any order have the right result', async () => {
    const seats = await Promise.all(
      Array.from({ length: 6 }, () => takeSeat(site, vendor, { cash: '100' })),
    );
    await Promise.all(
      seats.flatMap((seat) =>
        Array.from({ length: 6 }, async () => {
          const [bet, round] = [randomUUID(), randomUUID()];
          const staked = vendor.body('bet', seat, { transaction_uuid: bet, round });
          const paid = vendor.body('win', seat, {
            reference_transaction_uuid: bet,
            round,
            amount: 2 * unit,
          });
          const back = vendor.body('rollback', seat, { reference_transaction_uuid: bet, round });
          await Promise.all([
            untilKnown('win', paid),
            untilKnown('rollback', back),
            untilKnown('bet', staked),
          ]);
          // A vendor repeats its win until it is accepted or finally refused.
          const late = await untilKnown('win', paid);
          expect(['RS_OK', 'RS_ERROR_TRANSACTION_ROLLED_BACK']).toContain(late.status);
        }),
      ),
    );
    // Every stake was returned; what was paid before the rollback stays paid.
    const wins = await site.database.sql<{ playerId: string; paid: bigint }>`
      select player_id::text as "playerId", sum(amount)::bigint as paid from round.movement
      where kind = 'win' and player_id = any (${seats.map(({ playerId }) => playerId)}::bigint[])
      group by player_id`;
    const paidTo = new Map(wins.map(({ playerId, paid }) => [playerId, paid]));
    for (const seat of seats) {
      expect(await seat.cash()).toBe(100_000_000n + (paidTo.get(seat.playerId) ?? 0n));
    }
  });
});

describe('[GAME-08] an answer that is late', () => {
  test('is "unknown", never a known code, and the repeat is done once', async () => {
    const seat = await takeSeat(site, vendor, { cash: '10' });
    const holder = await site.database.connect('a long transaction');
    await holder.query('begin');
    await holder.query('select ledger.lock_player($1)', [seat.playerId]);
    const body = vendor.body('bet', seat);
    const late = await vendor.send('/transaction/bet', JSON.stringify(body));
    expect(late.status).toBe('RS_ERROR_UNKNOWN');
    // The lock is still held: we did not wait for it.
    await holder.end();
    expect((await untilKnown('bet', body)).status).toBe('RS_OK');
    expect(await seat.cash()).toBe(9_000_000n);
  });

  test('leaves nothing behind when the vendor rolls the bet back after "unknown"', async () => {
    const seat = await takeSeat(site, vendor, { cash: '10' });
    const holder = await site.database.connect('a long transaction');
    await holder.query('begin');
    await holder.query('select ledger.lock_player($1)', [seat.playerId]);
    const bet = vendor.body('bet', seat);
    const answer = await vendor.send('/transaction/bet', JSON.stringify(bet));
    await holder.end();
    expect(answer.status).toBe('RS_ERROR_UNKNOWN');
    const back = vendor.body('rollback', seat, {
      reference_transaction_uuid: bet.transaction_uuid,
      round: bet.round,
    });
    expect((await untilKnown('rollback', back)).status).toBe('RS_OK');
    expect((await untilKnown('bet', bet)).status).toMatch(/ROLLED_BACK|RS_OK/);
    expect(await seat.cash()).toBe(10_000_000n);
  });
});
