import { brand } from '@parlour/contract/brand';
import { content } from '@parlour/contract/content';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveEvent } from '../../../lib/live/live';
import { post } from '../../ledger';
import { notifyJackpots } from './notify-jackpots';
import { poolOf } from './pool';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.drop());

const read = (host = 'localhost') => site.visitor({ host }).get(content.readJackpot, {});

/** What a brand puts aside for the winner. */
const pay = async (reference: string, amount: bigint): Promise<void> => {
  await site.database.transaction((sql) =>
    post(sql, [
      {
        namespace: 'tests',
        reference,
        reason: 'adjust',
        source: 'house:main:promotion',
        target: poolOf('main'),
        currency: 'VND',
        amount,
      },
    ]),
  );
};

test('[SHELL-14] no brand has a figure of its own accord, and an illustrative one is not the server’s', async () => {
  await pay('early', 5_000_000n);
  const shown = async () => (await site.visitor().get(brand.readStatus, {})).brand.jackpot;
  expect(await shown()).toBe('none');
  expect(await read()).toEqual({});
  await site.setBrand('main', { jackpot: 'illustrative' });
  expect(await shown()).toBe('illustrative');
  expect(await read()).toEqual({});
});

test('[SHELL-14] a real pool is what the ledger holds, of each brand its own', async () => {
  await site.setBrand('main', { jackpot: 'pool' });
  await site.setBrand('second', { jackpot: 'pool' });
  expect(await read()).toEqual({ amount: '5' });
  expect(await read('second.localhost')).toEqual({});
  await pay('more', 1_250_000n);
  await site.shiftClock(4000);
  expect(await read()).toEqual({ amount: '6.25' });
});

test('[SHELL-14] open pages are notified of a pool that has changed', async () => {
  const sent: [to: string, message: LiveEvent][] = [];
  const notify = (to: string, message: LiveEvent) => void sent.push([to, message]);
  const look = async () => {
    sent.length = 0;
    await notifyJackpots({ ...site.platform, live: { ...site.platform.live, notify } });
    return [...sent];
  };
  await look();
  expect(await look()).toEqual([]);
  await pay('third', 1_000_000n);
  expect(await look()).toEqual([['brand:main', { type: 'jackpot', amount: '7.25' }]]);
  await site.setBrand('main', { jackpot: 'none' });
  await pay('fourth', 1_000_000n);
  expect(await look()).toEqual([]);
});
