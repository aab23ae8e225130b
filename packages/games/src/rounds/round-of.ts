import { answer, fairDraw, type RoundSeeds } from '../fair/fair';
import { nodeHmac } from '../fair/node-hmac';
import type { Game } from './game';
import type { DrawnRound } from './round';

/** The round of a game, a pair of seeds, a nonce and a bet: the server's own function. */
export const roundOf = (
  game: Pick<Game, 'draw'>,
  seeds: RoundSeeds,
  bet: string | null = null,
): DrawnRound => answer(game.draw(bet), fairDraw(seeds, nodeHmac));
