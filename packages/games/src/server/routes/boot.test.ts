import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { slotByCode } from '../../games';
import { seedHash } from '../../fair/node-hmac';
import { slotRoundOf } from '../../slots/rules/slot-round';
import { withLifts } from '../../slots/rules/pick-bonus';
import type { RoundList, SeedList, Seeds } from '../../rounds/wire';
import type { SlotVerifyList } from '../../slots/rules/round';
import { systemSource } from '../source';
import { createSeedSeal } from '../rounds/seed-seal';
import { gamesWorld, nextRoundIs, sitDown } from '@parlour/testkit/games/games-world';

const world = await gamesWorld();
world.wallet.setBalance(500_000_00000);
afterAll(() => world.close());

test('[GAME-10] [R-R9] the hash is published before the first bet, and a rotation reveals its seed', async () => {
  const player = await sitDown(world.app, { game: 'harvest-moon' });
  const { seeds } = (await player.boot()).body;
  expect(seeds).toMatchObject({ nonce: 1, previous: null });
  expect(seeds.serverSeedHash).toMatch(/^[0-9a-f]{64}$/);
  const rounds = [];
  for (let nonce = 1; nonce <= 3; nonce += 1) {
    const { body } = await player.spin();
    expect(body.fair).toEqual({
      serverSeedHash: seeds.serverSeedHash,
      clientSeed: seeds.clientSeed,
      nonce,
      serverSeed: null,
    });
    rounds.push(body);
    await world.pass('3 s');
  }
  const { body: rotated } = await player.call<Seeds>('POST', '/seeds/rotate');
  expect(rotated.serverSeedHash).not.toBe(seeds.serverSeedHash);
  expect(rotated).toMatchObject({ nonce: 1, previous: { rounds: 3 } });
  const { serverSeed, clientSeed, id } = rotated.previous!;
  expect(seedHash(serverSeed)).toBe(seeds.serverSeedHash);
  for (const round of rounds) {
    const computed = slotRoundOf(slotByCode.get('harvest-moon')!.rules, {
      serverSeed,
      clientSeed,
      nonce: round.fair.nonce,
    });
    expect(round.outcome).toEqual(computed.outcome);
    expect((await player.read(round.id)).body.fair.serverSeed).toBe(serverSeed);
  }
  const verify = (await player.call<SlotVerifyList>('GET', `/verify?seeds=${id}`)).body;
  expect(verify.rounds.map(({ nonce }) => nonce)).toEqual([1, 2, 3]);
  expect(verify.rounds.map(({ outcome }) => outcome)).toEqual(rounds.map(({ outcome }) => outcome));
});

test('[GAME-10] the player’s own client seed begins a new pair', async () => {
  const player = await sitDown(world.app, { game: 'harvest-moon' });
  const put = (clientSeed: unknown) =>
    player.call<Seeds>('PUT', '/seeds/client', { body: { clientSeed } });
  for (const wrong of ['', 'x'.repeat(65), 'a\nb', '\ud800', 7, null]) {
    expect(await put(wrong)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  }
  const { body } = await put('hạt giống 🌱');
  expect(body).toMatchObject({ clientSeed: 'hạt giống 🌱', nonce: 1, previous: { rounds: 0 } });
  expect((await player.spin()).body.fair.clientSeed).toBe('hạt giống 🌱');
  const { body: list } = await player.call<SeedList>('GET', '/seeds');
  expect(list.opened).toHaveLength(1);
  expect(Object.keys(list.current)).not.toContain('serverSeed');
});

test('[GAME-10] the next server seed is fixed, by its hash, before a client seed is chosen', async () => {
  const player = await sitDown(world.app, { game: 'harvest-moon' });
  const { seeds } = (await player.boot()).body;
  expect(seeds.nextServerSeedHash).toMatch(/^[0-9a-f]{64}$/);
  expect(seeds.nextServerSeedHash).not.toBe(seeds.serverSeedHash);
  const { body } = await player.call<Seeds>('PUT', '/seeds/client', {
    body: { clientSeed: 'sen' },
  });
  expect(body.serverSeedHash).toBe(seeds.nextServerSeedHash);
  const { body: rotated } = await player.call<Seeds>('POST', '/seeds/rotate');
  expect(rotated.serverSeedHash).toBe(body.nextServerSeedHash);
});

test('[GAME-10] the database stores no server seed in clear before its pair is opened', async () => {
  const player = await sitDown(world.app, { game: 'harvest-moon' });
  await player.call('POST', '/seeds/rotate');
  const pairs = await world.query(
    `select d.* from games.seeds d join games.seat s on s.id = d.seat_id
     join games.session e on e.player_id = s.player_id where e.id = $1 order by d.id`,
    [player.session],
  );
  expect(pairs.map(({ server_seed: seed }) => typeof seed)).toEqual(['string', 'object', 'object']);
  for (const pair of pairs) {
    const kept = {
      sealedSeed: String(pair.sealed_seed),
      serverSeedHash: String(pair.server_seed_hash),
    };
    const serverSeed = world.deps.seal.open(kept);
    expect(seedHash(serverSeed)).toBe(kept.serverSeedHash);
    expect(kept.sealedSeed).not.toContain(serverSeed);
    // A sealed seed belongs to its row, and opens with no other key.
    expect(() => world.deps.seal.open({ ...kept, serverSeedHash: '0'.repeat(64) })).toThrow(
      /authenticate/,
    );
    const stranger = createSeedSeal(['another secret of thirty-two letters'], systemSource);
    expect(() => stranger.open(kept)).toThrow(/not configured/);
  }
});

test('[GAME-10] a seed sealed by a former key still opens', () => {
  const old = createSeedSeal(['the former secret of the seeds, long'], systemSource).make();
  const both = createSeedSeal(
    ['the present secret of the seeds, long', 'the former secret of the seeds, long'],
    systemSource,
  );
  expect(seedHash(both.open(old))).toBe(old.serverSeedHash);
  expect(both.make().sealedSeed.split('.')[0]).not.toBe(old.sealedSeed.split('.')[0]);
});

test('[GAME-10] [R-R9] no answer contains the seed of the pair in use, or closed plates', async () => {
  const player = await sitDown(world.app, { game: 'engravers-shop' });
  await nextRoundIs(world, player, 'engravers-shop', ({ awaits }) => awaits === 'pick');
  const { body: open } = await player.spin();
  const [pair] = await world.query(
    `select d.sealed_seed, d.server_seed_hash from games.seeds d
     join games.round r on r.seeds_id = d.id
     where r.id = $1`,
    [open.id],
  );
  const serverSeed = world.deps.seal.open({
    sealedSeed: String(pair!.sealed_seed),
    serverSeedHash: String(pair!.server_seed_hash),
  });
  const paths = ['/boot', '/rounds', '/rounds/current', `/rounds/${open.id}`, '/seeds'];
  for (const path of paths) {
    const text = JSON.stringify((await player.call('GET', path)).body);
    expect(text).not.toContain(serverSeed);
    expect(text).not.toMatch(/"(plates|hidden)"/);
  }
  const opened = (await player.call<SeedList>('GET', '/seeds')).body.opened[0]!;
  const theirs = await sitDown(world.app, { game: 'engravers-shop' });
  expect((await theirs.call('GET', `/verify?seeds=${opened.id}`)).status).toBe(404);
});

test('[GAME-10] picked plates are verified with the round', async () => {
  const player = await sitDown(world.app, { game: 'engravers-shop' });
  await nextRoundIs(world, player, 'engravers-shop', ({ awaits }) => awaits === 'pick');
  const { body: open } = await player.spin();
  for (const plate of [7, 2, 9]) await player.lift(open.id, plate);
  const { body: rotated } = await player.call<Seeds>('POST', '/seeds/rotate');
  const { serverSeed, clientSeed, id } = rotated.previous!;
  const { body } = await player.call<SlotVerifyList>('GET', `/verify?seeds=${id}`);
  const [round] = body.rounds;
  const { rules } = slotByCode.get('engravers-shop')!;
  const computed = slotRoundOf(rules, { serverSeed, clientSeed, nonce: round!.nonce });
  expect(round!.choices).toEqual([7, 2, 9]);
  expect(round!.outcome).toEqual(withLifts(rules, computed, round!.choices));
});

test('[GAME-10] a finished round stays unseen until the page reports that it was shown', async () => {
  const player = await sitDown(world.app, { game: 'bronze-drum' });
  const { body: round } = await player.spin();
  expect((await player.boot()).body.current?.id).toBe(round.id);
  await player.call('POST', `/rounds/${round.id}/seen`);
  expect((await player.boot()).body.current).toBeNull();
  expect((await player.current()).body.round).toBeNull();
  expect((await player.read(round.id)).body.unseen).toBe(false);
});

test('[GAME-10] history lists the rounds newest first, the session its result', async () => {
  const player = await sitDown(world.app, { game: 'five-fruits' });
  const played = [];
  for (let n = 0; n < 3; n += 1) {
    played.push((await player.spin(randomUUID(), n ? '5000' : '1000')).body);
    await world.pass('3 s');
  }
  const { body } = await player.call<RoundList>('GET', '/rounds?limit=2');
  expect(body.list.map(({ number }) => number)).toEqual([3, 2]);
  const { body: boot } = await player.boot();
  const net = played.reduce((sum, { payout, stake }) => sum + Number(payout) - Number(stake), 0);
  expect(Number(boot.sessionNet)).toBe(net);
  expect(boot).toMatchObject({
    lastStake: '5000',
    paceMs: 2500,
    siteOrigin: 'http://localhost:3000',
  });
  expect(boot.stakes.at(0)).toBe('1000');
});

test('[GAME-09] a visitor plays with play money, and no wallet is called', async () => {
  const bets = world.wallet.calls('bet') + world.wallet.calls('balance');
  const visitor = await sitDown(world.app, { game: 'five-fruits', demo: true });
  const { body: boot } = await visitor.boot();
  expect(boot).toMatchObject({ mode: 'demo', currency: 'FUN', balance: '5000000' });
  const outcome = await nextRoundIs(world, visitor, 'five-fruits', ({ units }) => units === 18);
  const { body } = await visitor.spin();
  expect(body).toMatchObject({
    status: 'settled',
    payout: '72000',
    balanceBefore: '5000000',
    balanceAfter: '5052000',
    outcome,
  });
  expect((await visitor.boot()).body.balance).toBe('5052000');
  expect(world.wallet.calls('bet') + world.wallet.calls('balance')).toBe(bets);
});

test('[GAME-09] play money cannot be overdrawn, and starts again when it is gone', async () => {
  const visitor = await sitDown(world.app, { game: 'red-seven', demo: true });
  await world.query(
    `update games.player set demo_balance = 19999000000
     where id = (select player_id from games.session where id = $1)`,
    [visitor.session],
  );
  expect(await visitor.spin()).toMatchObject({
    status: 409,
    body: { code: 'wallet.insufficient_funds' },
  });
  expect((await visitor.current()).body.round).toBeNull();
  await world.query(
    `update games.player set demo_balance = 999000000
     where id = (select player_id from games.session where id = $1)`,
    [visitor.session],
  );
  expect((await visitor.boot()).body.balance).toBe('5000000');
});

test('[GAME-09] a visitor’s pick is paid by the last plate', async () => {
  const visitor = await sitDown(world.app, { game: 'engravers-shop', demo: true });
  await nextRoundIs(world, visitor, 'engravers-shop', ({ awaits }) => awaits === 'pick');
  const { body: open } = await visitor.spin();
  expect(open).toMatchObject({ status: 'open', balanceBefore: '5000000' });
  await visitor.lift(open.id, 0);
  await visitor.lift(open.id, 1);
  const { body } = await visitor.lift(open.id, 2);
  expect(body.status).toBe('settled');
  expect(Number(body.balanceAfter)).toBe(4_980_000 + Number(body.payout));
});

test('[GAME-08] a trial account with a token plays at the wallet', async () => {
  const trial = await sitDown(world.app, { game: 'red-seven', currency: 'FUN' });
  const bets = world.wallet.calls('bet');
  expect((await trial.boot()).body).toMatchObject({ mode: 'real', currency: 'FUN' });
  await trial.spin();
  expect(world.wallet.calls('bet') - bets).toBe(1);
});

test('[GAME-08] a boot reports that the wallet is unavailable, and that the token has ended', async () => {
  const player = await sitDown(world.app);
  world.wallet.disturb('balance', 'lost before', 'RS_ERROR_TOKEN_EXPIRED');
  expect(await player.boot()).toMatchObject({
    status: 503,
    body: { code: 'wallet.unreachable', retryAfterMs: 2000 },
  });
  expect(await player.boot()).toMatchObject({ status: 401, body: { code: 'session.expired' } });
});

test('invalid bodies and unknown rounds are refused with a code', async () => {
  const player = await sitDown(world.app, { game: 'engravers-shop' });
  const key = { 'idempotency-key': randomUUID() };
  const post = (url: string, body: object, headers: Record<string, string> = key) =>
    player.call('POST', url, { body, headers });
  expect((await post('/rounds', { stake: 20_000 })).body.code).toBe('request.invalid');
  expect((await post('/rounds', { stake: '20000', lines: 3 })).body.code).toBe('request.invalid');
  expect((await post('/rounds', { stake: '20000' }, {})).body.code).toBe('request.invalid');
  expect((await post('/rounds', [])).body.code).toBe('request.invalid');
  expect((await post(`/rounds/${randomUUID()}/choice`, { choice: 1 })).body.code).toBe(
    'round.unknown',
  );
  expect((await post('/rounds/1/choice', { choice: 1 })).body.code).toBe('round.unknown');
  expect((await player.call('GET', '/verify?seeds=1%27')).status).toBe(404);
  expect((await player.call('GET', '/nowhere')).status).toBe(404);
});
