import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page, type WebSocketRoute } from '@playwright/test';
import pg from 'pg';
import { newPlayer } from '../e2e/new-player';
import { openGameOf } from '../e2e/pages/game';
import { slots } from '../packages/games/src/games';
import { systemSource } from '../packages/games/src/server/source';
import { createSeedSeal } from '../packages/games/src/server/rounds/seed-seal';
import type { SlotGame } from '../packages/games/src/slots/rules/game';
import { faultsOf, type FilmedRound } from './judge';
import { dataDir, seedKey } from './playwright.config';
import { recordRounds, playFilmed } from './play';
import { clientSeedFor } from './seeds';
import { filmOf, startFilm } from './watch';

const rounds = Number(process.env.FILM_ROUNDS ?? 25);

for (const game of slots) {
  test(`[GAME-10] ${game.code}: the bar never shows an amount before the stage does`, async ({
    page,
  }) => {
    await startFilm(page);
    const cut = await cuttable(page);
    const playedRounds = recordRounds(page);
    await newPlayer(page, { money: '5000000' });
    const frame = await openGameOf(page, game.code);
    await plant(game);
    const filmed: FilmedRound[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const inRound = round === Math.floor(rounds / 2) ? cut : undefined;
      filmed.push(await playFilmed(page, frame, playedRounds, inRound));
    }
    expect(faultsOf({ ...(await filmOf(page, frame)), rounds: filmed })).toEqual([]);
  });
}

/** Returns a function that closes the page's live socket; the page opens another by itself. */
const cuttable = async (page: Page): Promise<() => Promise<void>> => {
  let open: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/socket$/, (socket) => {
    socket.connectToServer();
    open = socket;
  });
  return async () => open?.close();
};

/**
 * Sets the client seed of the newest player of a game, with which the recorded rounds show
 * everything.
 */
const plant = async ({ code, rules }: SlotGame): Promise<void> => {
  const connectionString = readFileSync(path.join(dataDir, 'film-games-database'), 'utf8');
  const database = new pg.Client({ connectionString });
  await database.connect();
  try {
    const { rows } = await database.query<{ id: string; sealed: string; hash: string }>(
      `select d.id, d.sealed_seed as sealed, d.server_seed_hash as hash
       from games.seeds d join games.seat s on s.id = d.seat_id
       where s.game = $1 and d.started_at is not null and d.opened_at is null and d.rounds = 0
       order by d.id desc limit 1`,
      [code],
    );
    const { id, sealed, hash } = rows[0]!;
    const seal = createSeedSeal([seedKey], systemSource);
    const serverSeed = seal.open({ sealedSeed: sealed, serverSeedHash: hash });
    const clientSeed = clientSeedFor(rules, serverSeed, rounds);
    await database.query('update games.seeds set client_seed = $1 where id = $2', [clientSeed, id]);
  } finally {
    await database.end();
  }
};
