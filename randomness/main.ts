import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { games } from '@parlour/games/games';
import { judgeDuplicates, refused } from './battery';
import { rawWords } from './drawn';
import { judgeGame, type Judged } from './judge-game';
import { judgeReturn } from './returned';

/**
 * `npm run randomness -- test [--game CODE] [--draws 1000000] [--rounds 100000] [--seed WORD]`: the
 * numbers that games draw, by a battery of statistical tests, and what their rounds return beside
 * what is published; at 1 % over all of it.
 * `npm run -s randomness -- raw [--words 1000000] [--seed WORD]`: the words before they are scaled,
 * as bytes, for tests by others (dieharder, ent, rngtest).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    draws: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '100000' },
    words: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
  },
});

const wholeOf = (name: 'draws' | 'rounds' | 'words'): number => {
  if (/^[1-9]\d{0,9}$/.test(values[name])) return Number(values[name]);
  throw new Error(`--${name} takes a whole number, not "${values[name]}".`);
};

const writeRaw = async (): Promise<void> => {
  let left = wholeOf('words');
  for (let part = 0; left > 0; part += 1) {
    const words = rawWords(`${values.seed}-${part}`, Math.min(left, 100_000));
    const bytes = Buffer.alloc(words.length * 4);
    for (const [at, word] of words.entries()) bytes.writeUInt32BE(word, at * 4);
    left -= words.length;
    if (!process.stdout.write(bytes)) await once(process.stdout, 'drain');
  }
};

const test = (): void => {
  const codes = games
    .map(({ code }) => code)
    .filter((code) => !values.game || code === values.game);
  if (codes.length === 0) throw new Error(`no game has the code ${values.game}`);
  const all: Judged[] = [];
  for (const code of codes) {
    const judged = judgeGame(code, `${values.seed} ${code}`, wholeOf('draws'));
    all.push(...judged.map((one) => ({ ...one, of: `${code}, ${one.of}` })));
    const { verdict, returned, published } = judgeReturn(code, values.seed, wholeOf('rounds'));
    all.push({ ...verdict, of: code });
    console.log(`${code}: returned ${returned.toFixed(2)} % where ${published} % is published`);
    const lowest = judged.reduce((low, { chance }) => Math.min(low, chance), 1);
    console.log(`${code}: ${judged.length} tests, lowest chance ${lowest.toPrecision(2)}`);
  }
  const words = rawWords(values.seed, 2 ** 18);
  all.push({ ...judgeDuplicates(words), of: 'words before they are scaled' });
  const bad = refused(all);
  for (const { of, test: name, chance } of bad) {
    console.log(`REFUSED ${of}: ${name}, chance ${chance.toExponential(1)}`);
  }
  console.log(`${all.length} tests, ${bad.length} refused (1 % over all of them).`);
  if (bad.length > 0) process.exitCode = 1;
};

try {
  if (positionals[0] === 'raw') await writeRaw();
  else if (positionals[0] === 'test') test();
  else throw new Error('npm run randomness -- test | raw');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
