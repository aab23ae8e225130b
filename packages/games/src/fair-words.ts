import { parseArgs } from 'node:util';
import { gameByCode } from './games';
import { roundOf, seedHash } from './fair/node-hmac';
import { withLifts } from './slots/rules/play';
import type { Outcome } from './rounds/round';

/**
 * The independent check of a round, one file, no network: `node fair.mjs --game lotus-pond
 * --server-seed <64 hex> --client <text> --nonce <n> [--lift 0,5,11]`.
 */
export const computeFromWords = (words: string[]): unknown => {
  const { values } = parseArgs({
    args: words,
    options: {
      game: { type: 'string' },
      'server-seed': { type: 'string' },
      client: { type: 'string' },
      nonce: { type: 'string' },
      lift: { type: 'string' },
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
  const computed = roundOf(game.rules, seeds);
  const lifted = values.lift ? values.lift.split(',').map(Number) : [];
  const outcome = withLifts(game.rules, computed, lifted);
  return {
    game: game.code,
    version: game.version,
    serverSeedHash: seedHash(serverSeed),
    clientSeed: seeds.clientSeed,
    nonce,
    stops: stopsOf(outcome),
    outcome,
    plates: computed.plates,
    /** Units paid, and the same in multiples of the stake. */
    units: outcome.units,
    times: outcome.units / game.units,
  };
};

const stopsOf = (outcome: Outcome): number[][] =>
  outcome.phases.flatMap((phase) => (phase.type === 'spin' ? [phase.stops] : []));
