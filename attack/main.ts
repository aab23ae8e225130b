import { parseArgs } from 'node:util';
import { setup } from '../scripts/test/database';
import { loadGames, loadOldGames } from './blind/games';
import { guess, type Guess } from './blind/guess';
import { pressBlind, type Wanted } from './blind/run';

/**
 * `npm run attack -- blind [--build new|old|both] [--seed WORD] [--seats 12] [--presses 600]
 * [--repeats 500]`: can a player without money learn from time or size what a refused press would
 * have won? The attack must succeed on the planted old build and fail on the new one.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'string', default: 'both' },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string', default: '12' },
    presses: { type: 'string', default: '600' },
    repeats: { type: 'string', default: '500' },
  },
});

const show = (build: string, { seed }: Wanted, guesses: Guess[]): void => {
  for (const { by, rich, of, chance, isFound } of guesses) {
    const verdict = isFound ? 'FOUND' : 'nothing';
    const odds = `${rich} of ${of} rich, chance ${chance.toExponential(1)}`;
    console.log(`${build} build, seed ${seed}, by ${by}: ${odds}: ${verdict}`);
  }
};

/** A finding counts only if another seed confirms it in the same way. */
const isOpen = async (build: 'new' | 'old'): Promise<boolean> => {
  const games = build === 'old' ? await loadOldGames() : await loadGames();
  let found: string[] | undefined;
  for (const seed of [values.seed, `${values.seed}-again`]) {
    const [seats, presses, repeats] = [values.seats, values.presses, values.repeats].map(Number);
    const onPress = (count: number) => {
      if (count % 50 === 0) console.error(`${build} build, seed ${seed}: ${count} of ${presses}`);
    };
    const wanted = { seed, seats: seats!, presses: presses!, repeats: repeats!, onPress };
    const guesses = guess(await pressBlind(games, wanted));
    show(build, wanted, guesses);
    const now = guesses.filter(({ isFound }) => isFound).map(({ by }) => by);
    found = found ? found.filter((by) => now.includes(by)) : now;
    if (found.length === 0) return false;
  }
  return true;
};

const main = async (): Promise<void> => {
  if (positionals[0] !== 'blind') throw new Error('npm run attack -- blind');
  const stop = await setup();
  try {
    const builds = (['new', 'old'] as const).filter((one) => ['both', one].includes(values.build));
    for (const build of builds) {
      const open = await isOpen(build);
      const isRight = open === (build === 'old');
      console.log(`${build} build: ${open ? 'open' : 'tight'}${isRight ? '' : ', WRONG'}`);
      if (!isRight) process.exitCode = 1;
    }
  } finally {
    await stop?.();
  }
};

await main();
process.exit();
