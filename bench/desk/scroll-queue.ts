import { chromium, type Page } from '@playwright/test';
import { insertOperator } from '@parlour/testkit/people/operators';
import { type Frames, scrollFrames } from '../lobby/scroll-frames';
import { startFilled } from '../lobby/site';
import { openDatabase } from '../../packages/server/src/lib/database/open-database';
import { chromiumFlags, chromiumPath } from '../../scripts/test/chromium.mjs';
import { say } from '../ledger/rounds';

const port = 4390;
/** The console is the second port after the site's. */
const url = `http://localhost:${port + 2}`;

export type ScrolledQueue = Frames & {
  nodes: number;
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
  const scrolled = await page.evaluate<Frames>(
    scrollFrames('document.querySelector("[role=listbox]")'),
  );
  const nodes = await page.evaluate<number>('document.querySelectorAll("*").length');
  const from = performance.now();
  await page.goto(`${url}/queues/flag?reason=first&least=5000`);
  await row.waitFor();
  return { ...scrolled, nodes, filterMs: Math.round(performance.now() - from) };
};
