import { writeFileSync } from 'node:fs';
import { median } from './ledger/figures/statistics';
import { say } from './ledger/rounds';
import { categories, judge, type Report } from './lighthouse/judge';
import { startProduction } from './web/site';
import { wholeOf, type Words } from './words';

const sitePort = 4350;
const paths = ['/', '/rng', '/promotions', '/help', '/login'];

const marks = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/**
 * `npm run bench -- lighthouse [--rounds 5] [--only /,/rng] [--url ADDRESS] [--json FILE]`: what
 * Lighthouse says of the site on a phone; medians of five, and each audit that is not passed.
 * Lighthouse is no part of the project: npx fetches it.
 */
export const benchLighthouse = async (words: Words): Promise<void> => {
  const rounds = wholeOf(words, 'rounds', 5);
  const asked = words.only ? words.only.split(',') : paths;
  const site = words.url
    ? { url: words.url, stop: async () => {} }
    : await startProduction(sitePort);
  const reports = new Map<string, Report[]>(asked.map((path) => [path, []]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [path, of] of reports) {
        say(`Round ${round + 1}: ${path} …`);
        of.push(await judge(`${site.url}${path}`));
      }
    }
  } finally {
    await site.stop();
  }
  const scores = Object.fromEntries(
    Array.from(reports, ([path, of]) => [
      path,
      Object.fromEntries(
        categories.map((name) => [name, median(of.map(({ score }) => score[name]))]),
      ),
    ]),
  );
  console.table(scores);
  const failed = Array.from(reports, ([path, of]) => [
    path,
    [...new Set(of.flatMap(({ failed: audits }) => audits))],
  ]);
  for (const [path, audits] of failed) console.log(`${String(path)}: ${String(audits) || 'none'}`);
  const missed = Object.entries(scores).flatMap(([path, of]) =>
    categories
      .filter((name) => (of[name] ?? 0) < marks[name])
      .map((name) => `${path} ${name} ${of[name]}`),
  );
  console.log(missed.length === 0 ? 'All marks are reached.' : `Missed: ${missed.join('; ')}`);
  if (words.json) {
    writeFileSync(words.json, `${JSON.stringify({ scores, failed, missed }, null, 2)}\n`);
  }
};
