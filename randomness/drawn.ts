import { createHmac } from 'node:crypto';
import { answer, fairDraw, type RoundSeeds } from '@parlour/games/fair/fair';
import { nodeHmac } from '@parlour/games/fair/node-hmac';
import { games } from '@parlour/games/games';
import type { Sequence } from './battery';

/** Seeds of a run, a new pair every thousand rounds, so that the run can be repeated. */
export const seedsOf = (word: string, round: number): RoundSeeds => {
  const pair = Math.floor(round / 1000);
  const key = createHmac('sha256', 'randomness').update(word);
  return {
    serverSeed: key.update(String(pair)).digest('hex'),
    clientSeed: `client-${pair}`,
    nonce: 1 + (round % 1000),
  };
};

export type Drawn = {
  /** All numbers with one bound, in the order of their use, by their bound. */
  byBound: Sequence[];
  /** What the first numbers of each round were, by their place in the round. */
  byPlace: Sequence[];
};

const places = 5;

/** The numbers that rounds of a game draw on their real way, until there are so many of them. */
export const drawnBy = (code: string, word: string, wanted: number): Drawn => {
  const game = games.find((one) => one.code === code);
  if (!game) throw new RangeError(`no game has the code ${code}`);
  const byBound = new Map<number, number[]>();
  const byPlace: { below: number; numbers: number[] }[] = [];
  let count = 0;
  for (let round = 0; count < wanted; round += 1) {
    const draw = fairDraw(seedsOf(word, round), nodeHmac);
    let place = 0;
    answer(game.draw(null), (ask) => {
      const drawn = draw(ask);
      const known = byBound.get(ask.below);
      if (known) known.push(drawn);
      else byBound.set(ask.below, [drawn]);
      if (place < places) {
        byPlace[place] ??= { below: ask.below, numbers: [] };
        byPlace[place]!.numbers.push(drawn);
      }
      place += 1;
      count += 1;
      return drawn;
    });
  }
  return {
    byBound: [...byBound].map(([below, numbers]) => ({ below, numbers })),
    byPlace,
  };
};

/** The words before they are scaled: 32 bits of each HMAC, as rounds would read them. */
export const rawWords = (word: string, count: number): Uint32Array => {
  const words = new Uint32Array(count);
  const size = 2 ** 32;
  for (let i = 0; i < count; i += 1) {
    const seeds = seedsOf(word, Math.floor(i / 10));
    words[i] = fairDraw(seeds, nodeHmac)({ stream: i % 10, below: size });
  }
  return words;
};
