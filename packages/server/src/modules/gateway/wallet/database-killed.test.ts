import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../../../../../../scripts/postgres.mjs';
import { expectSoundBooks } from '@parlour/testkit/ledger/books';
import { takeSeat } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';

let folder: string;
let server: PostgresServer;
let site: Site;
let vendor: Vendor;
const shared = process.env.PARLOUR_TEST_DATABASE;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlour-killed-'));
  server = await startPostgres({ dataDir: folder });
  process.env.PARLOUR_TEST_DATABASE = server.url;
  site = await openSite();
  vendor = await openVendor(site, { signature: 'hmac-sha256' });
});

afterAll(async () => {
  await site.drop();
  process.env.PARLOUR_TEST_DATABASE = shared;
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const unit = 100_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** As a vendor must: the same message until there is a definite answer. */
const untilKnown = async (kind: 'bet' | 'win', body: Record<string, unknown>): Promise<string> => {
  for (;;) {
    const { status } = await vendor.call(kind, body);
    if (status !== 'RS_ERROR_UNKNOWN') return status;
    await pause(100);
  }
};

test('[WALLET-02] a database killed in mid-round loses and doubles nothing', async () => {
  const seats = await Promise.all(
    Array.from({ length: 6 }, () => takeSeat(site, vendor, { cash: '1000' })),
  );
  let isOver = false;
  let finished = 0;
  /** Until another round of each has come to its end. */
  const untilPlayed = async (): Promise<void> => {
    const before = finished;
    await expect.poll(() => finished, { timeout: 30_000 }).toBeGreaterThan(before + seats.length);
  };
  const played = seats.map(async (seat) => {
    let rounds = 0n;
    while (!isOver) {
      const [bet, round] = [randomUUID(), randomUUID()];
      const staked = { transaction_uuid: bet, round, amount: 2 * unit };
      expect(await untilKnown('bet', vendor.body('bet', seat, staked))).toBe('RS_OK');
      const paid = { reference_transaction_uuid: bet, round, amount: unit, round_closed: true };
      expect(await untilKnown('win', vendor.body('win', seat, paid))).toBe('RS_OK');
      rounds += 1n;
      finished += 1;
    }
    return rounds;
  });
  for (let kills = 0; kills < 2; kills += 1) {
    await untilPlayed();
    process.kill(server.pid, 'SIGKILL');
    server = await startPostgres({ dataDir: folder, port: server.port });
  }
  await untilPlayed();
  isOver = true;
  for (const [at, seat] of seats.entries()) {
    const rounds = await played[at]!;
    expect(rounds).toBeGreaterThan(0n);
    expect(await seat.cash()).toBe(1_000_000_000n - rounds * 1_000_000n);
  }
  const open = await site.database.sql`select id from round.rounds_view where status = 'open'`;
  expect(open).toEqual([]);
  await expectSoundBooks(site.database);
}, 60_000);
