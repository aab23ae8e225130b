import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { betCommand } from '@parlour/testkit/ledger/command';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { betTimes, openRounds } from './index';
import { playBatch } from './play-queries';

let site: Site;
let vendor: Vendor;

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
});

afterAll(() => dropSoundSite(site));

const bet = (seat: Seated, amount: bigint) => betCommand(seat, vendor.game, amount);

const from = (ms: number): Date => new Date(Date.now() + ms);

test('[R-W6] a batch that is decided after its latest moment does nothing, and its keys stay free', async () => {
  const seats = [
    await takeSeat(site, vendor, { cash: '1' }),
    await takeSeat(site, vendor, { cash: '1' }),
  ];
  // Two of one player are decided one after the other.
  const batch = [bet(seats[0]!, 5n), bet(seats[0]!, 5n), bet(seats[1]!, 5n)];
  const client = await site.database.connect('a late statement');
  await expect(playBatch(client, batch, false, from(-1))).rejects.toMatchObject({
    constraint: 'in_time',
  });
  for (const seat of seats) expect(await seat.cash()).toBe(1_000_000n);
  const rows = await playBatch(client, batch, false, from(60_000));
  const byPlace = rows.sort((one, other) => one.place - other.place);
  expect(byPlace.map(({ answer }) => answer)).toMatchObject([
    { answer: 'ok', balance: 999_995n },
    { answer: 'ok', balance: 999_990n },
    { answer: 'ok', balance: 999_995n },
  ]);
  await client.end();
});

test('[R-W6] a bet that the database’s clock, set forward, makes too late is tried by the clock as it is', async () => {
  const seat = await takeSeat(site, vendor, { cash: '1' });
  let readings = 0;
  let isSetForward = false;
  const connect: Site['database']['connect'] = async (name) => {
    const client = await site.database.connect(name);
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    client.query = (async (given: string | { values: unknown[] }, ...others: unknown[]) => {
      if (typeof given === 'string') {
        if (!given.includes('clock_timestamp')) return query(given, ...others);
        readings += 1;
        isSetForward = false;
      } else if (isSetForward) {
        given.values.splice(-1, 1, from(-3_600_000));
      }
      return query(given, ...others);
    }) as never;
    return client;
  };
  const rounds = openRounds({ ...site.platform, database: { ...site.database, connect } });
  await rounds.open();
  expect(await rounds.play(bet(seat, 5n))).toMatchObject({ answer: 'ok', balance: 999_995n });
  isSetForward = true;
  const one = bet(seat, 7n);
  expect(await rounds.play(one)).toMatchObject({ answer: 'ok', balance: 999_988n });
  expect(await rounds.play(one)).toMatchObject({ answer: 'repeat', balance: 999_988n });
  expect(readings).toBe(2);
  await rounds.close();
});

test('[R-W6] a bet is decided before its vendor is answered "unknown", however long it waited', async () => {
  const seat = await takeSeat(site, vendor, { cash: '1' });
  const latest: number[] = [];
  const connect: Site['database']['connect'] = async (name) => {
    const client = await site.database.connect(name);
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    client.query = (async (given: { values?: unknown[] }, ...others: unknown[]) => {
      const last = given.values?.at(-1);
      if (last instanceof Date) latest.push(last.getTime());
      return query(given, ...others);
    }) as never;
    return client;
  };
  const rounds = openRounds({ ...site.platform, database: { ...site.database, connect } });
  await rounds.open();
  const leftMs = 400;
  const asked = Date.now();
  await rounds.play(bet(seat, 5n), performance.now() + leftMs).catch(() => undefined);
  const arrived = asked + leftMs - betTimes.queueMs;
  expect(latest.length).toBeGreaterThan(0);
  for (const moment of latest) expect(moment).toBeLessThan(arrived + betTimes.answerMs);
  await rounds.close();
});
