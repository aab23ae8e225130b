import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../lib/database/open-database';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { swapPlayToken } from '../../round';

let site: Site;
let caleta: Vendor;
let seat: Seated;

beforeAll(async () => {
  site = await openSite();
  caleta = await openVendor(site, { code: 'CAL', dialect: 'caleta' });
});

beforeEach(async () => {
  await site.shiftClock(0);
  seat = await takeSeat(site, caleta, { cash: '10' });
});

afterAll(() => dropSoundSite(site));

const minuteMs = 60_000;

const check = async (token: string): Promise<{ status: string; token?: string }> => {
  const answer = await caleta.call('check', caleta.body('check', { ...seat, token }));
  return { status: answer.status, token: (answer as unknown as { token?: string }).token };
};
const swapped = async (token: string): Promise<string> => {
  const answer = await check(token);
  expect(answer.status).toBe('RS_OK');
  return answer.token!;
};
const expired = { status: 'RS_ERROR_TOKEN_EXPIRED', token: undefined };
const play = async (kind: 'bet' | 'win' | 'rollback', token: string, changes: object) =>
  (await caleta.call(kind, caleta.body(kind, { ...seat, token }, { ...changes }))).status;

describe('[GAME-08] a token swap whose answer was lost', () => {
  test('returns the same token when it is repeated', async () => {
    const next = await swapped(seat.token);
    expect(next).not.toBe(seat.token);
    expect(await swapped(seat.token)).toBe(next);
    expect(await play('bet', next, {})).toBe('RS_OK');
    expect(await swapped(seat.token)).toBe(next);
    const [row] = await site.database.sql<{ tokens: number }>`
      select count(*)::integer as tokens from round.play_token
      where player_id = ${seat.playerId}::bigint`;
    expect(row).toEqual({ tokens: 2 });
  });

  test('returns it to twenty concurrent repeats, half of them in another process', async () => {
    const other = openDatabase(site.databaseUrl);
    try {
      const tokens = await Promise.all(
        Array.from({ length: 20 }, (_each, place) =>
          place % 2 === 0 ? swapped(seat.token) : swapPlayToken(other.sql, seat.token),
        ),
      );
      expect(tokens).toHaveLength(20);
      expect(new Set(tokens).size).toBe(1);
      expect(await play('bet', tokens[1]!, {})).toBe('RS_OK');
    } finally {
      await other.close();
    }
  });

  test('returns it for five minutes and no longer', async () => {
    const next = await swapped(seat.token);
    await site.shiftClock(5 * minuteMs - 10_000);
    expect(await swapped(seat.token)).toBe(next);
    await site.shiftClock(5 * minuteMs + 1000);
    expect(await check(seat.token)).toEqual(expired);
    expect(await play('bet', next, {})).toBe('RS_OK');
  });

  test('returns nothing once the new token was swapped itself', async () => {
    const next = await swapped(seat.token);
    const last = await swapped(next);
    expect(await check(seat.token)).toEqual(expired);
    expect(await swapped(next)).toBe(last);
  });

  test.each(['the old', 'the new'])('returns nothing once %s token was ended', async (which) => {
    const next = which === 'the new' ? await swapped(seat.token) : undefined;
    await site.database.sql`
      update round.play_token set ended_at = lib.now()
      where player_id = ${seat.playerId}::bigint and ended_at is null`;
    expect(await check(seat.token)).toEqual(expired);
    if (next !== undefined) expect(await check(next)).toEqual(expired);
  });

  test('leaves the old token its wins and rollbacks, and no bet', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    for (const transaction_uuid of [first, second]) {
      expect(await play('bet', seat.token, { transaction_uuid })).toBe('RS_OK');
    }
    await swapped(seat.token);
    await swapped(seat.token);
    expect(await play('bet', seat.token, {})).toBe('RS_ERROR_TOKEN_EXPIRED');
    expect(await play('win', seat.token, { reference_transaction_uuid: first })).toBe('RS_OK');
    const back = { reference_transaction_uuid: second };
    expect(await play('rollback', seat.token, back)).toBe('RS_OK');
    expect(await seat.cash()).toBe(10_000_000n);
  });

  test('stores neither token in the database', async () => {
    const next = await swapped(seat.token);
    const rows = await site.database.sql<Record<string, unknown>>`
      select * from round.play_token where player_id = ${seat.playerId}::bigint`;
    const kept = rows.flatMap((row) =>
      Object.values(row).map((value) => (Buffer.isBuffer(value) ? value : Buffer.from(`${value}`))),
    );
    expect(rows).toHaveLength(2);
    for (const token of [seat.token, next]) {
      const spellings = [Buffer.from(token), Buffer.from(token, 'base64url')];
      expect(kept.some((value) => spellings.some((each) => value.includes(each)))).toBe(false);
    }
  });
});
