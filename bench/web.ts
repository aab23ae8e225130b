import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../scripts/test/chromium.mjs';
import { serveFloors } from './floor/serve';
import { startProduction } from './web/site';
import { visit, type Visit } from './web/visit';

const rounds = 9;
const floorPort = 4390;
const sitePort = 4380;

type Figures = Omit<Visit, 'strangers'>;

/**
 * `npm run bench -- web [--json FILE] [--url ADDRESS]`: the cost of the first pages on a slow
 * phone, compared with a page without script and the smallest page of React, all visited in turn;
 * medians of nine.
 */
export const benchWeb = async (options: Record<string, string | undefined>): Promise<void> => {
  const floors = await serveFloors(floorPort);
  const site = options.url
    ? { url: options.url, stop: async () => {} }
    : await startProduction(sitePort);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const floor = `http://127.0.0.1:${floorPort}`;
    const pages = {
      plain: `${floor}/plain`,
      react: `${floor}/react`,
      home: `${site.url}/`,
      rng: `${site.url}/rng`,
    };
    const visits = new Map<string, Visit[]>(Object.keys(pages).map((name) => [name, []]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, url] of Object.entries(pages)) {
        const seen = await visit(browser, url);
        // The first round warms the server's caches and is not counted.
        if (round > 0) visits.get(name)?.push(seen);
      }
    }
    await report(visits, pages, options.json);
  } finally {
    await browser.close();
    await site.stop();
    floors.close();
  }
};

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

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

const report = async (
  visits: Map<string, Visit[]>,
  pages: Record<string, string>,
  file: string | undefined,
) => {
  const medians = new Map(
    [...visits].map(([name, seen]) => [
      name,
      Object.fromEntries(keys.map((key) => [key, median(seen.map((one) => one[key]))])) as Figures,
    ]),
  );
  const shown = [...medians].map(([name, figures]) => ({
    page: name,
    ...Object.fromEntries(
      keys.map((key) => [key, key === 'cls' ? figures[key].toFixed(3) : Math.round(figures[key])]),
    ),
  }));
  console.table(shown);
  const ratios = ratiosOf(medians);
  const htmlWithoutCss = Object.fromEntries(
    await Promise.all(
      ['home', 'rng'].map(async (name) => [name, await plainHtmlBytes(pages[name] ?? '')]),
    ),
  );
  console.table(ratios);
  console.log('HTML without CSS (brotli):', htmlWithoutCss);
  const strangers = [...visits.values()].flat().flatMap((one) => one.strangers);
  console.log(`Requests to another origin: ${strangers.length}`);
  if (file) {
    const medianTable = Object.fromEntries(medians);
    writeFileSync(file, JSON.stringify({ medians: medianTable, ratios, htmlWithoutCss }, null, 2));
  }
};

/** LCP compared with the page without script, TBT with the smallest page of React. */
const ratiosOf = (medians: Map<string, Figures>) => {
  const plain = medians.get('plain');
  const react = medians.get('react');
  return Object.fromEntries(
    ['home', 'rng'].map((name) => {
      const page = medians.get(name);
      if (!page || !plain || !react) return [name, {}];
      return [
        name,
        {
          lcp_vs_plain: round(page.lcp / plain.lcp),
          lcp_vs_react: round(page.lcp / react.lcp),
          // A floor without any blocking counts as one millisecond.
          tbt_vs_react: round(page.tbt / Math.max(1, react.tbt)),
          js_vs_react: round(page.js / react.js),
        },
      ];
    }),
  );
};

const round = (value: number): number => Math.round(value * 100) / 100;

const plainHtmlBytes = async (url: string): Promise<number> => {
  const html = await (await fetch(url)).text();
  return brotliCompressSync(html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')).length;
};
