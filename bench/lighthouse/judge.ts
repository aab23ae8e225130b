import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumPath } from '../../scripts/test/chromium.mjs';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];

export type Report = {
  /** Of a hundred. */
  score: Record<Category, number>;
  /** The audits of the categories but performance that are not passed. */
  failed: string[];
};

type Audit = { id: string; score: number | null; details?: { items?: unknown[] } };

type Answer = {
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, Audit>;
};

/** The newest that runs on the oldest Node of the project. */
const version = '12.8.2';

/** Asks Lighthouse once, with its own slow phone. */
export const judge = async (url: string): Promise<Report> => {
  const words = [
    '--yes',
    `lighthouse@${version}`,
    url,
    '--quiet',
    '--output=json',
    '--chrome-flags=--headless=new --no-sandbox --disable-quic',
    `--only-categories=${categories.join(',')}`,
  ];
  const env = { ...process.env, CHROME_PATH: chromiumPath() };
  const { stdout } = await repeated(() =>
    promisify(execFile)('npx', words, { env, maxBuffer: 64 * 1024 * 1024 }),
  );
  return reportOf(JSON.parse(stdout) as Answer);
};

// Now and then Chromium's trace lacks the beginning of the page, and says nothing of the page.
const isLostTrace = /NO_NAVSTART|NO_TRACING_STARTED/;

const mostRuns = 3;

/** Runs it again where the browser's trace was lost; any other failure is the caller's. */
export const repeated = async <Value>(run: () => Promise<Value>, runs = 1): Promise<Value> => {
  try {
    return await run();
  } catch (thrown) {
    if (runs === mostRuns || !isLostTrace.test(String(thrown))) throw thrown;
    return repeated(run, runs + 1);
  }
};

const reportOf = ({ categories: all, audits }: Answer): Report => ({
  score: Object.fromEntries(
    categories.map((name) => [name, Math.round(100 * (all[name].score ?? 0))]),
  ) as Report['score'],
  failed: categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => all[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id),
});
