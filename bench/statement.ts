import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { cashierDesk } from '@parlour/contract/cashier/desk';
import { micros } from '@parlour/contract/money';
import { contentOf } from '@parlour/server/modules/cashier/providers/bank-transfer/transfer-content';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { addProvider } from '@parlour/testkit/cashier/payment-wire';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { startPostgres } from '../scripts/postgres.mjs';
import { say } from './ledger/rounds';
import { wholeOf, type Words } from './words';

const accountNumber = '0011002233445';

/**
 * `npm run bench -- statement [--bets 10000] [--players 500] [--json FILE]`: imports a bank's
 * statement with so many lines, each of which credits an order of one of the players.
 */
export const benchStatement = async (words: Words): Promise<void> => {
  const lines = wholeOf(words, 'bets', 10_000);
  const players = wholeOf(words, 'players', 500);
  const dataDir = await mkdtemp(join(os.tmpdir(), 'parlour-statement-'));
  const server = await startPostgres({ dataDir });
  process.env.PARLOUR_TEST_DATABASE = server.url;
  const site = await openSite();
  try {
    say('Filling …');
    await addProvider(site, { code: 'vcb', kind: 'bank-transfer', secret: 'a secret of ours' });
    await site.database.sql`
      insert into cashier.bank_account (brand, method_code, bank_bin, number, holder)
      values ('main', 'vcb', '970436', ${accountNumber}, 'CONG TY PARLOUR')`;
    await site.setBrand('main', { twoPersonsAbove: '1000000000' });
    const finance = await openOperator(site, { roles: ['finance'] });
    const rows = await makeOrders(site, { lines, players });
    await site.database.sql`analyze`;
    say('Importing …');
    const begin = performance.now();
    const calls = await importAll(finance, rows);
    const ms = performance.now() - begin;
    const figures = { lines, players, calls, ms: Math.round(ms), msALine: ms / lines };
    console.table([figures]);
    if (words.json) writeFileSync(words.json, `${JSON.stringify(figures, null, 2)}\n`);
  } finally {
    await site.drop();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** Orders of the players in turn; returns the lines that pay them. */
const makeOrders = async (
  site: Site,
  { lines, players }: { lines: number; players: number },
): Promise<string[]> => {
  const ids: string[] = [];
  while (ids.length < players) ids.push((await registerPlayer(site)).playerId);
  const orders = await site.database.sql<{ id: string; serial: bigint }>`
    insert into cashier.deposit (day, player_id, brand, method_code, provider, amount, fee,
      currency, idempotency_key, expires_at)
    select '261121', (${ids}::bigint[])[1 + n % ${players}], 'main', 'vcb', 'vcb',
      ${micros('50000')}, 0, 'VND', gen_random_uuid(), lib.now() + interval '1 day'
    from generate_series(0, ${lines - 1}) n
    returning id, serial`;
  const contents = orders.map(({ serial }) => contentOf(serial));
  await site.database.sql`
    update cashier.deposit d
    set content = c.content, bank_account_id = (select min(id) from cashier.bank_account)
    from unnest(${orders.map(({ id }) => id)}::uuid[], ${contents}::text[]) c (id, content)
    where d.id = c.id`;
  return contents.map((content, n) => `2026-11-21,KC${n},50000,,CT ${content}`);
};

/** Sends the file until no line is left, as the console does; returns how often. */
const importAll = async (finance: SomeOperator, rows: string[]): Promise<number> => {
  const csv = ['Date,Reference,Credit,Debit,Content', ...rows].join('\n');
  const file = Buffer.from(csv).toString('base64');
  const account = { brand: 'main', methodId: 'vcb', accountNumber };
  for (let calls = 1, taken = 0; ; calls += 1) {
    const { body } = await finance.call(cashierDesk.importStatement, {
      ...account,
      file,
      dry: false,
    });
    taken += body.value.counts.matched;
    if (body.value.rest > 0) continue;
    if (taken !== rows.length) throw new Error(`only ${taken} lines were credited`);
    return calls;
  }
};
