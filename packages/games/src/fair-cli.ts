import { computeFromWords } from './fair-words';

try {
  const computed = computeFromWords(process.argv.slice(2));
  process.stdout.write(`${JSON.stringify(computed, null, 2)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
