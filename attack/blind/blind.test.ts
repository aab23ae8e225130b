import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SlotOutcome } from '../../packages/games/src/slots/rules/round';
import { loadGames, loadOldGames, type Games } from './games';

type World = Awaited<ReturnType<Games['gamesWorld']>>;
type Player = Awaited<ReturnType<Games['sitDown']>>;

const repeats = 500;
/** Leaves time for over a thousand presses on a machine that does other work as well. */
const patienceMs = 180_000;
const isRich = ({ phases }: SlotOutcome) => phases.length > 10;
const isPoor = ({ phases, units }: SlotOutcome) => phases.length === 1 && units === 0;

/** Opens a world that counts its draws. */
const countedWorld = async (games: Games) => {
  const world = await games.gamesWorld(
    { paceMs: 0, repeatMs: 0 },
    { start: { count: 10_000, seconds: 60 } },
  );
  // This test needs no durability, so its thousand commits do not wait for the disk.
  const [{ name } = {}] = await world.query('select current_database() as name');
  await world.query(`alter database ${String(name)} set synchronous_commit = off`);
  const { draw } = world.deps;
  let draws = 0;
  world.deps.draw = (...of) => {
    draws += 1;
    return draw(...of);
  };
  return { world, draws: () => draws };
};

/** An answer with all that a browser can read of it, except the id and the time. */
const press = async ({ app }: World, games: Games, player: Player, key: string) => {
  const { statusCode, headers, body } = await app.inject({
    method: 'POST',
    url: '/rounds',
    headers: {
      origin: games.gamesOrigin,
      cookie: `__Host-pgm=${player.cookie}`,
      'x-game-session': player.session,
      'idempotency-key': key,
    },
    payload: { stake: '20000' },
  });
  const { 'x-request-id': id, date: _date, 'content-length': _length, ...seen } = headers;
  return JSON.stringify([statusCode, seen, body.replace(String(id), '')]);
};

/** What a player without money can learn about the round that a press would have started. */
const pressWithoutMoney = async (
  games: Games,
  { world, draws }: Awaited<ReturnType<typeof countedWorld>>,
  wanted: (outcome: SlotOutcome) => boolean,
) => {
  const player = await games.sitDown(world.app, { game: 'lotus-pond' });
  const hidden = await games.nextRoundIs(world, player, 'lotus-pond', wanted);
  const before = draws();
  const key = randomUUID();
  world.wallet.setBalance(0);
  const answers = [await press(world, games, player, key)];
  for (let n = 0; n < repeats; n += 1) answers.push(await press(world, games, player, key));
  const drawnUnpaid = draws() - before;
  const kept = await world.query(
    'select outcome, hidden from games.round where key = $1 and outcome is not null',
    [key],
  );
  world.wallet.setBalance(500_000_00000);
  const { body: next } = await player.spin();
  return {
    answers: new Set(answers),
    drawnUnpaid,
    drawnPaid: draws() - before - drawnUnpaid,
    kept: kept.length,
    isNextTheHidden: isDeepStrictEqual(next.outcome, hidden),
    nonce: next.fair.nonce,
  };
};

type Found = Awaited<ReturnType<typeof pressWithoutMoney>>;

describe('a press whose bet is refused', () => {
  let rich: Found;
  let poor: Found;
  beforeAll(async () => {
    const games = await loadGames();
    const counted = await countedWorld(games);
    rich = await pressWithoutMoney(games, counted, isRich);
    poor = await pressWithoutMoney(games, counted, isPoor);
    await counted.world.close();
  }, patienceMs);

  test('[GAME-10] draws nothing, stores nothing, and its nonce is never played', () => {
    for (const found of [rich, poor]) {
      expect(found).toMatchObject({ drawnUnpaid: 0, drawnPaid: 1, kept: 0, nonce: 2 });
    }
    expect(rich.isNextTheHidden).toBe(false);
  });

  test('[GAME-10] gets the same answer 500 times, whatever its round would have been', () => {
    expect([...rich.answers]).toEqual([...poor.answers]);
    expect(rich.answers.size).toBe(1);
  });
});

test(
  '[GAME-10] the same measurement detects the old rule when it is planted',
  async () => {
    const games = await loadOldGames();
    const counted = await countedWorld(games);
    const found = await pressWithoutMoney(games, counted, isRich);
    await counted.world.close();
    expect(found.drawnUnpaid).toBeGreaterThan(0);
    expect(found).toMatchObject({ kept: 1, nonce: 1, isNextTheHidden: true });
  },
  patienceMs,
);
