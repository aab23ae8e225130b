import { compliance } from '@parlour/contract/compliance';
import { complianceConsole } from '@parlour/contract/compliance-console';
import { openOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor } from '@parlour/testkit/vendors/vendor';
import { fund } from '@parlour/testkit/ledger/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { excludeUntil } from '../exclusions/exclude-until';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const { readPlayerPlay } = complianceConsole;
const minute = 60_000;
const inspector = (brand = 'main') =>
  openOperator(site, { roles: ['compliance'], brands: [brand] });

const linesOf = async ({ playerId }: SomePlayer) =>
  site.database.sql<{ operator: string }>`
    select operator_id::text as operator from audit.entry_view
    where act = 'player.play' and player_id = ${playerId}::bigint`;

test('[MEMBER-10] [OPS-01] an operator reads limits, a raise that waits, breaks and their history, which leaves a line', async () => {
  const player = await registerPlayer(site);
  const [kind, period] = ['deposit', 'day'] as const;
  await player.get(compliance.setLimit, { kind, period, amount: '500' });
  await player.get(compliance.setLimit, { kind, period, amount: '900' });
  await player.get(compliance.setLimit, { kind: 'session', period: 'session', amount: '60' });
  await player.get(compliance.setReality, { minutes: 30 });
  await player.get(compliance.coolOff, { days: '7' });
  await player.get(compliance.exclude, { time: 'forever', everywhere: true });
  const someone = await inspector();
  const play = await someone.get(readPlayerPlay, { playerId: player.playerId });
  expect(play).toMatchObject({
    currency: 'VND',
    limits: [
      { kind, period, currency: 'VND', amount: '500', used: '0', raise: { amount: '900' } },
      { kind: 'session', amount: '60' },
    ],
    realityMinutes: 30,
    exclusion: { everywhere: true },
    coolingOff: { until: expect.any(String) },
    hasOlder: false,
    days: [],
  });
  expect(play.exclusion).not.toHaveProperty('until');
  expect(play.exclusion).not.toHaveProperty('isCarried');
  expect(play.limits[0]!.raise).toMatchObject({ isReady: false });
  expect(play.changes.map(({ act, amount = '' }) => `${act} ${amount}`.trim())).toEqual([
    'exclude_forever',
    'cool_off_7',
    'reality_30',
    'set 60',
    'raise_asked 900',
    'set 500',
  ]);
  expect(await linesOf(player)).toEqual([{ operator: someone.operatorId }]);
});

test('[R-L5] [OPS-01] an operator reads that an exclusion came from another account', async () => {
  const { playerId } = await registerPlayer(site);
  await site.platform.database.transaction((sql) => excludeUntil(sql, playerId, null));
  const { exclusion } = await (await inspector()).get(readPlayerPlay, { playerId });
  expect(exclusion).toMatchObject({ isCarried: true });
});

test('[MEMBER-10] [OPS-01] the time played is counted by stretches between rests, for money only', async () => {
  const vendor = await openVendor(site);
  const player = await registerPlayer(site);
  await fund(site, player, '5000');
  const seat = { playerId: player.playerId, token: await vendor.token(player) };
  for (const minutes of [0, 10, 70]) {
    await site.shiftClock(minutes * minute);
    await vendor.call('bet', vendor.body('bet', seat));
  }
  const { days } = await (await inspector()).get(readPlayerPlay, { playerId: player.playerId });
  await site.shiftClock(0);
  const sum = (of: (day: (typeof days)[number]) => number) =>
    days.reduce((total, day) => total + of(day), 0);
  expect(sum(({ rounds }) => rounds)).toBe(3);
  // Ten minutes, and not the hour of rest after them.
  expect(sum(({ seconds }) => seconds)).toBeGreaterThanOrEqual(600);
  expect(sum(({ seconds }) => seconds)).toBeLessThan(3600);
});

test('[OPS-01] neither without the right nor of another brand is anything read, and no line says so', async () => {
  const player = await registerPlayer(site);
  const input = { playerId: player.playerId };
  const support = await openOperator(site, { roles: ['support'] });
  expect((await support.call(readPlayerPlay, input)).refusal?.code).toBe('operator.right_missing');
  const other = await inspector('second');
  expect((await other.call(readPlayerPlay, input)).refusal?.code).toBe('request.unknown');
  expect(await linesOf(player)).toEqual([]);
});
