import { randomUUID } from 'node:crypto';
import type { ListedRound, RoundListAnswer } from '@parlour/contract/vendor-games';
import { afterAll, expect, test } from 'vitest';
import { ask, gamesWorld, sitDown } from '@parlour/testkit/games/games-world';

const world = await gamesWorld({ paceMs: 0 });
world.wallet.setBalance(500_000_00000);
afterAll(() => world.close());

const hour = () => {
  const now = Date.now();
  return {
    operator_id: 1,
    from: new Date(now - 3_600_000).toISOString(),
    to: new Date(now + 60_000).toISOString(),
    limit: 2,
  };
};

const listAll = async (): Promise<{ rounds: ListedRound[]; pages: number }> => {
  const rounds: ListedRound[] = [];
  let cursor: string | undefined;
  for (let pages = 1; ; pages += 1) {
    const answer = await ask(world.app, '/round/list', { ...hour(), cursor });
    const page = answer.json<RoundListAnswer>();
    rounds.push(...page.rounds);
    if (!page.next) return { rounds, pages };
    cursor = page.next;
  }
};

test('[GAME-12] our own games list their rounds with exactly the wallet’s calls', async () => {
  const player = await sitDown(world.app, { user: 'main-501' });
  const played = [];
  for (let round = 0; round < 5; round += 1) played.push((await player.spin()).body);
  const { rounds, pages } = await listAll();
  expect(pages).toBe(3);
  expect(rounds.map(({ round }) => round)).toEqual(played.map(({ id }) => id));
  for (const [place, round] of rounds.entries()) {
    const { stake, payout, startedAt } = played[place]!;
    expect(round).toEqual({
      round: played[place]!.id,
      user: 'main-501',
      game_code: 'lotus-pond',
      currency: 'VND',
      status: 'closed',
      bet: Number(stake) * 100_000,
      win: Math.round(Number(payout) * 100_000),
      opened_at: startedAt,
    });
  }
});

test('[GAME-12] a round that was refused or is uncertain, or a demo, is not listed', async () => {
  const before = (await listAll()).rounds.length;
  const player = await sitDown(world.app, { user: 'main-502' });
  const { body } = await player.spin();
  for (const status of ['betting', 'refused']) {
    await world.query(
      `update games.round set status = $2, outcome = null,
         ended_at = case when $2 = 'refused' then now() end
       where id = $1`,
      [body.id, status],
    );
    expect((await listAll()).rounds).toHaveLength(before);
  }
  await world.query(
    `update games.round set status = 'refunded', payout = 0, ended_at = now() where id = $1`,
    [body.id],
  );
  const [last] = (await listAll()).rounds.slice(-1);
  expect(last).toMatchObject({ round: body.id, status: 'refunded', bet: 0, win: 0 });
  await sitDown(world.app, { demo: true }).then((visitor) => visitor.spin());
  expect((await listAll()).rounds).toHaveLength(before + 1);
});

test.each([
  ['no time', { from: 'yesterday' }],
  ['a time that is a number', { to: 7 }],
  ['too many at once', { limit: 1001 }],
  ['none at once', { limit: 0 }],
  ['a place that is none', { cursor: 'abc' }],
])('[ERR-04] %s is refused', async (_case, wrong) => {
  const answer = await ask(world.app, '/round/list', { ...hour(), ...wrong });
  expect(answer.statusCode).toBe(400);
});

test('[GAME-12] after an unknown round the list is empty', async () => {
  const answer = await ask(world.app, '/round/list', { ...hour(), cursor: randomUUID() });
  expect(answer.json()).toEqual({ rounds: [], next: null });
});
