import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../scripts/test/chromium.mjs';
import { serveFloors } from './floor/serve';
import { median } from './ledger/figures/statistics';
import { plainHtmlBytes } from './web/html-bytes';
import { marksOf, missedIn, type Ratios } from './web/marks';
import { startProduction } from './web/site';
import { visit, type Visit } from './web/visit';
import { wholeOf, type Words } from './words';

const floorPort = 4390;
const sitePort = 4380;

/** The pages of which every visitor meets one first, and the longest of the others. */
const routes = [
  '/',
  '/rng',
  '/fish',
  '/live',
  '/sports',
  '/promotions',
  '/help',
  '/login',
  '/register',
  '/down',
];

type Figures = Omit<Visit, 'strangers'>;

/**
 * `npm run bench -- web [--rounds 9] [--only /,/rng] [--json FILE] [--url ADDRESS]`: the cost of
 * ten routes on a slow phone, compared with a page without script and the smallest page of React,
 * all visited in turn; medians of nine.
 */
export const benchWeb = async (words: Words): Promise<void> => {
  const rounds = wholeOf(words, 'rounds', 9);
  const paths = words.only ? words.only.split(',') : routes;
  const floors = await serveFloors(floorPort);
  const site = words.url
    ? { url: words.url, stop: async () => {} }
    : await startProduction(sitePort);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const floor = `http://127.0.0.1:${floorPort}`;
    const pages = new Map([
      ['plain', `${floor}/plain`],
      ['react', `${floor}/react`],
      ...paths.map((path) => [path, `${site.url}${path}`] as const),
    ]);
    const visits = new Map<string, Visit[]>(Array.from(pages.keys(), (name) => [name, []]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, url] of pages) {
        const seen = await visit(browser, url);
        // The first round warms the server's caches and is not counted.
        if (round > 0) visits.get(name)?.push(seen);
      }
    }
    const medians = mediansOf(visits);
    const ratios = ratiosOf(medians, paths);
    const htmlWithoutCss: Record<string, number> = {};
    for (const path of paths) htmlWithoutCss[path] = await plainHtmlBytes(pages.get(path)!);
    show(medians, ratios);
    console.log('HTML without CSS (brotli):', htmlWithoutCss);
    const strangers = [...visits.values()].flat().flatMap((one) => one.strangers);
    console.log(`Requests to another origin: ${strangers.length}`);
    const missed = missedIn(ratios);
    console.log(missed.length === 0 ? 'All marks are reached.' : `Missed: ${missed.join('; ')}`);
    if (words.json) {
      const figures = { medians: Object.fromEntries(medians), ratios, htmlWithoutCss, missed };
      writeFileSync(words.json, `${JSON.stringify(figures, null, 2)}\n`);
    }
  } finally {
    await browser.close();
    await site.stop();
    floors.close();
  }
};

const keys = [
  'js',
  'css',
  'html',
  'font',
  'total',
  'requests',
  'fcp',
  'lcp',
  'cls',
  'tbt',
] as const satisfies (keyof Figures)[];

const mediansOf = (visits: Map<string, Visit[]>): Map<string, Figures> =>
  new Map(
    Array.from(visits, ([name, seen]) => [
      name,
      Object.fromEntries(keys.map((key) => [key, median(seen.map((one) => one[key]))])) as Figures,
    ]),
  );

const show = (medians: Map<string, Figures>, ratios: Record<string, Ratios>): void => {
  console.table(
    Array.from(medians, ([name, figures]) => ({
      page: name,
      ...Object.fromEntries(
        keys.map((key) => [
          key,
          key === 'cls' ? figures[key].toFixed(3) : Math.round(figures[key]),
        ]),
      ),
    })),
  );
  console.table(
    Object.fromEntries(
      Object.entries(ratios).map(([path, of]) => [path, { ...of, ...marksOf(path) }]),
    ),
  );
};

/** LCP compared with the page without script, TBT with the smallest page of React. */
const ratiosOf = (medians: Map<string, Figures>, paths: string[]): Record<string, Ratios> => {
  const [plain, react] = [medians.get('plain')!, medians.get('react')!];
  return Object.fromEntries(
    paths.map((path) => {
      const page = medians.get(path)!;
      return [
        path,
        {
          lcp_vs_plain: round(page.lcp / plain.lcp),
          lcp_vs_react: round(page.lcp / react.lcp),
          // A floor without any blocking counts as one millisecond.
          tbt_vs_react: round(page.tbt / Math.max(1, react.tbt)),
          js_vs_react: round(page.js / react.js),
          cls: Math.round(page.cls * 1000) / 1000,
        },
      ];
    }),
  );
};

const round = (value: number): number => Math.round(value * 100) / 100;
