import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { slotByCode, slots } from './games';
import { answer, computeRound, fairDraw, scaled, webSeedHash, type RoundSeeds } from './fair/fair';
import { computeFromWords } from './fair-words';
import { nodeHmac, seedHash } from './fair/node-hmac';
import { slotRoundOf } from './slots/rules/slot-round';
import { withLifts } from './slots/rules/pick-bonus';
import { drawRound } from './slots/rules/play';
import type { SpinPhase } from './slots/rules/round';

/** Seeds of a test's own, all different, from a counter. */
const seedsOf = (index: number): RoundSeeds => ({
  serverSeed: createHmac('sha256', 'test seeds').update(String(index)).digest('hex'),
  clientSeed: index % 3 ? `sen-hong-${index}` : `hạt giống: ${index}`,
  nonce: 1 + (index % 977),
});

const wordsOf = (game: string, { serverSeed, clientSeed, nonce }: RoundSeeds): string[] => [
  `--game=${game}`,
  `--server-seed=${serverSeed}`,
  `--client=${clientSeed}`,
  `--nonce=${nonce}`,
];

/** The rule in one place and another hand: first 32 bits, rejected and k + 1, then modulo. */
const stopByTheRule = (
  { serverSeed, clientSeed, nonce }: RoundSeeds,
  r: number,
  length: number,
) => {
  for (let k = 0; ; k += 1) {
    const word = createHmac('sha256', Buffer.from(serverSeed, 'hex'))
      .update(`${clientSeed}:${nonce}:${r}:${k}`)
      .digest()
      .readUInt32BE(0);
    if (word < Math.floor(2 ** 32 / length) * length) return word % length;
  }
};

test('[GAME-10] [R-R9] 100,000 rounds of the server equal those of the command line and of the rule', () => {
  for (let index = 0; index < 100_000; index += 1) {
    const { code, rules } = slots[index % slots.length]!;
    const seeds = seedsOf(index);
    const computed = slotRoundOf(rules, seeds);
    const printed = computeFromWords(wordsOf(code, seeds)) as { units: number; stops: number[][] };
    if (printed.units !== computed.outcome.units) expect(printed).toEqual(computed);
    const [first] = computed.outcome.phases;
    if (rules.kind === 'anywhere' || first?.type !== 'spin') continue;
    const stops = rules.strips.map((strip, reel) => stopByTheRule(seeds, reel, strip.length));
    if (stops.join() !== first.stops.join() || printed.stops[0]!.join() !== stops.join()) {
      expect([first.stops, printed.stops[0]]).toEqual([stops, stops]);
    }
  }
}, 400_000);

test('[GAME-10] WebCrypto, as the verify page uses it, computes the server’s rounds', async () => {
  for (let index = 0; index < 800; index += 1) {
    const { rules } = slots[index % slots.length]!;
    const seeds = seedsOf(index);
    expect(await computeRound(drawRound(rules), seeds)).toEqual(slotRoundOf(rules, seeds));
  }
  const { serverSeed } = seedsOf(1);
  expect(await webSeedHash(serverSeed)).toBe(seedHash(serverSeed));
}, 240_000);

test('[GAME-10] [R-R4] a word at or above the largest multiple is drawn again, never folded', () => {
  const words = 2 ** 16;
  for (const below of [2, 3, 7, 12, 28, 30, 32, 90]) {
    const met = new Uint32Array(below);
    for (let word = 0; word < words; word += 1) {
      const drawn = scaled(word, below, words);
      if (drawn !== undefined) met[drawn]! += 1;
    }
    expect(new Set(met)).toEqual(new Set([Math.floor(words / below)]));
  }
});

test('[GAME-10] a rejected draw continues with k + 1', () => {
  const asked: string[] = [];
  const rejecting = (key: Uint8Array, message: string) => {
    asked.push(message);
    return message.endsWith(':0') ? new Uint8Array(32).fill(255) : nodeHmac(key, message);
  };
  const { rules } = slotByCode.get('harvest-moon')!;
  const seeds = seedsOf(3);
  const draw = fairDraw(seeds, rejecting);
  expect(answer(drawRound(rules), draw).outcome.phases).toHaveLength(1);
  expect(asked).toHaveLength(10);
});

test('[GAME-10] [R-R7] every seed and every nonce has a round of its own', () => {
  const { rules } = slotByCode.get('lotus-pond')!;
  const stopsOf = (seeds: RoundSeeds) =>
    (slotRoundOf(rules, seeds).outcome.phases[0] as SpinPhase).stops.join();
  const seeds = seedsOf(5);
  const rounds = new Set([
    stopsOf(seeds),
    stopsOf({ ...seeds, nonce: seeds.nonce + 1 }),
    stopsOf({ ...seeds, clientSeed: `${seeds.clientSeed}!` }),
    stopsOf({ ...seeds, serverSeed: seedsOf(6).serverSeed }),
  ]);
  expect(rounds.size).toBe(4);
  expect(stopsOf(seeds)).toBe(stopsOf({ ...seeds }));
});

test('[GAME-10] [R-R3] [R-R5] every stop of every reel is drawn, as often as the others: chi-square', () => {
  for (const { rules } of slots) {
    if (rules.kind === 'anywhere') continue;
    const met = rules.strips.map((strip) => new Uint32Array(strip.length));
    const rounds = 6_000;
    for (let index = 0; index < rounds; index += 1) {
      const [first] = slotRoundOf(rules, seedsOf(index)).outcome.phases;
      if (first?.type === 'spin') first.stops.forEach((stop, reel) => (met[reel]![stop]! += 1));
    }
    for (const counts of met) {
      const expected = rounds / counts.length;
      const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // 31 degrees of freedom at most; 0.01 over some 40 reels by Bonferroni: 0.00025 a reel.
      expect(chi).toBeLessThan(68);
      expect(Math.min(...counts)).toBeGreaterThan(0);
    }
  }
}, 240_000);

test('[GAME-10] the command line reports invalid arguments', () => {
  const good = wordsOf('lotus-pond', seedsOf(1));
  const [game, seed, client, nonce] = good as [string, string, string, string];
  expect(() => computeFromWords(['--game=zz', seed, client, nonce])).toThrow(/--game must be/);
  expect(() => computeFromWords([game, '--server-seed=12', client, nonce])).toThrow(/64 hex/);
  expect(() => computeFromWords([game, seed, client, '--nonce=0'])).toThrow(/--nonce/);
  expect(() => computeFromWords([game, seed, nonce])).toThrow(/--client/);
});

test('[GAME-10] picked plates are part of the computed round', () => {
  const { rules } = slotByCode.get('engravers-shop')!;
  const index = Array.from({ length: 4000 }, (_, at) => at).find(
    (at) => slotRoundOf(rules, seedsOf(at)).hidden !== null,
  )!;
  const seeds = seedsOf(index);
  const printed = computeFromWords([...wordsOf('engravers-shop', seeds), '--choices=0,5,11']) as {
    outcome: unknown;
  };
  expect(printed.outcome).toEqual(withLifts(rules, slotRoundOf(rules, seeds), [0, 5, 11]));
}, 240_000);
