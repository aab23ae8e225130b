import { chromium, type Page } from '@playwright/test';
import { insertOperator } from '@parlour/testkit/people/operators';
import { startFilled } from '../lobby/site';
import { openDatabase } from '../../packages/server/src/lib/database/open-database';
import { chromiumFlags, chromiumPath } from '../../scripts/test/chromium.mjs';
import { say } from '../ledger/rounds';

const port = 4390;
/** The console is the second port after the site's. */
const url = `http://localhost:${port + 2}`;
const scrollMs = 4000;
const pixelsAFrame = 60;

export type ScrolledQueue = {
  /** How many of the cases came while it was scrolled. */
  rows: number;
  nodes: number;
  frames: number;
  p95Ms: number;
  slowPercent: number;
  /** From a filter's address until its first case is drawn. */
  filterMs: number;
};

/** A queue of so many waiting cases in an operator's browser: it is scrolled, then filtered. */
export const scrollQueue = async (cases: number): Promise<ScrolledQueue> => {
  const site = await startFilled(port, 0);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    say('Filling …');
    const cookie = await fillQueue(site.databaseUrl, cases);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const secure = { secure: true, httpOnly: true, url: url.replace('http:', 'https:') };
    await page.context().addCookies([{ name: '__Host-pc', value: cookie, ...secure }]);
    say('Scrolling …');
    return await measure(page);
  } finally {
    await browser.close();
    await site.stop();
  }
};

const fillQueue = async (databaseUrl: string, cases: number): Promise<string> => {
  const database = openDatabase(databaseUrl, { mayTakeLong: true });
  try {
    await database.sql`
      insert into casework.case_file (brand, kind, subject_id, amount, currency, reasons, opened_at,
        due_at)
      select 'main', 'flag', gen_random_uuid()::text, (100 + n) * 1000000::bigint, 'VND',
        array[(array['amount', 'first', 'velocity'])[1 + n % 3]],
        lib.now() - make_interval(secs => n), lib.now() + make_interval(secs => ${cases} - n)
      from generate_series(1, ${cases}::integer) n`;
    await database.sql`analyze`;
    return (await insertOperator(database.sql, { roles: ['lead'] })).cookie;
  } finally {
    await database.close();
  }
};

const measure = async (page: Page): Promise<ScrolledQueue> => {
  await page.goto(`${url}/queues/flag`);
  const row = page.locator('[role=option]').first();
  await row.waitFor();
  const scrolled = await page.evaluate<Omit<ScrolledQueue, 'filterMs'>>(scroll);
  const from = performance.now();
  await page.goto(`${url}/queues/flag?reason=first&least=5000`);
  await row.waitFor();
  return { ...scrolled, filterMs: Math.round(performance.now() - from) };
};

// As text: the page knows none of our helpers.
const scroll = `new Promise((done) => {
  const list = document.querySelector('[role=listbox]');
  const times = [];
  const from = performance.now();
  const step = (now) => {
    times.push(now);
    list.scrollTop += ${pixelsAFrame};
    if (now - from < ${scrollMs}) return requestAnimationFrame(step);
    const took = times.slice(1).map((time, index) => time - times[index]);
    const inOrder = [...took].sort((one, other) => one - other);
    done({
      rows: Math.round(list.scrollHeight / document.querySelector('[role=option]').offsetHeight),
      nodes: document.querySelectorAll('*').length,
      frames: took.length,
      p95Ms: Math.round(inOrder[Math.floor(took.length * 0.95)]),
      slowPercent: Math.round((1000 * took.filter((ms) => ms > 50).length) / took.length) / 10,
    });
  };
  requestAnimationFrame(step);
})`;
