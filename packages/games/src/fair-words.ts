import { parseArgs } from 'node:util';
import { gameByCode } from './games';
import { seedHash } from './fair/node-hmac';
import { withChoices } from './rounds/game';
import { roundOf } from './rounds/round-of';

/**
 * The independent check of a round, one file, no network: `node fair.mjs --game lotus-pond
 * --server-seed <64 hex> --client <text> --nonce <n> [--bet <text>] [--choices 0,5,11]`.
 */
export const computeFromWords = (words: string[]): unknown => {
  const { values } = parseArgs({
    args: words,
    options: {
      game: { type: 'string' },
      'server-seed': { type: 'string' },
      client: { type: 'string' },
      nonce: { type: 'string' },
      bet: { type: 'string' },
      choices: { type: 'string' },
    },
  });
  const game = gameByCode.get(values.game ?? '');
  if (!game) throw new RangeError(`--game must be one of ${[...gameByCode.keys()].join(', ')}`);
  const serverSeed = values['server-seed'] ?? '';
  if (!/^[0-9a-f]{64}$/i.test(serverSeed)) {
    throw new RangeError('--server-seed must be 64 hexadecimal digits');
  }
  const nonce = Number(values.nonce);
  if (!Number.isSafeInteger(nonce) || nonce < 1) {
    throw new RangeError('--nonce must be a whole number from 1');
  }
  if (values.client === undefined) throw new RangeError('--client is missing');
  const seeds = { serverSeed, clientSeed: values.client, nonce };
  const bet = values.bet ?? null;
  if (game.isBet ? bet === null || !game.isBet(bet) : bet !== null) {
    throw new RangeError(`--bet is not a bet of ${game.code}`);
  }
  const drawn = roundOf(game, seeds, bet);
  const choices = values.choices ? values.choices.split(',').map(Number) : [];
  const outcome = withChoices(game, drawn, choices);
  return {
    game: game.code,
    version: game.version,
    serverSeedHash: seedHash(serverSeed),
    clientSeed: seeds.clientSeed,
    nonce,
    ...game.recordOf(outcome),
    outcome,
    hidden: drawn.hidden,
    /** Units paid, and the same in multiples of the stake. */
    units: outcome.units,
    times: outcome.units / game.units,
  };
};
