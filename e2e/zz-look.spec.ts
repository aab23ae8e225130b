import { test } from '@playwright/test';
import { newPlayer } from './new-player';

test('look', async ({ page }) => {
  test.setTimeout(300_000);
  await newPlayer(page, { money: '500000' });
  const wd = (n: number, status: string) => ({
    id: `00000000-0000-4000-8000-00000000000${n}`,
    number: `WD2611230000${n}`,
    method: { id: 'bank', name: 'Chuyển khoản ngân hàng', demo: true },
    payee: { bank: { code: '1', name: 'Vietcombank' }, last4: '1234', holder: 'X' },
    amount: `${n}50000`,
    fee: '0',
    arrives: '1',
    currency: 'VND',
    status,
    createdAt: '2026-11-23T10:00:00.000Z',
    steps: [],
  });
  const list = ['reviewing', 'approved', 'unknown', 'paid', 'refused', 'failed'].map((s, n) =>
    wd(n + 1, s),
  );
  await page.route('**/api/cashier/withdrawals?*', (route) =>
    route.fulfill({
      json: {
        success: true,
        value: { list, totals: { count: 6, amount: '2100000', done: '450000' }, next: 'x' },
      },
    }),
  );
  const tr = (n: number, direction: string) => ({
    id: `00000000-0000-4000-8000-00000000000${n}`,
    direction,
    sender: 'agentwithaname',
    recipient: 'player01',
    other: 'upline',
    amount: '30000',
    currency: 'VND',
    note: 'for the weekend',
    state: 'done',
    at: '2026-11-23T10:00:00.000Z',
  });
  await page.route('**/api/wallet/transfers?*', (route) =>
    route.fulfill({
      json: {
        success: true,
        value: {
          list: [tr(1, 'in'), tr(2, 'out')],
          totals: { count: 2, in: '30000', out: '30000' },
        },
      },
    }),
  );
  const now = Date.now();
  const row = (n: number, status: string, stake: string, payout: string) => ({
    roundId: `10000${n}`,
    game: { gameCode: 'lotus-pond', vassalage: 'HOUSE', name: 'Lotus Pond', gameType: 'RNG' },
    stake,
    payout,
    net: String(Number(payout) - Number(stake)),
    status,
    at: new Date(now - n * 60000).toISOString(),
  });
  await page.route('**/api/report/rounds?*', (route) =>
    route.fulfill({
      json: {
        success: true,
        value: {
          list: [
            row(1, 'closed', '2000', '5000'),
            row(2, 'closed', '2000', '0'),
            row(3, 'open', '1000', '0'),
            row(4, 'refunded', '1000', '1000'),
          ],
          totals: { rounds: 4, stake: '6000', payout: '6000', net: '0' },
          total: 4,
          totalPages: 1,
          page: 1,
          games: [{ gameCode: 'lotus-pond', vassalage: 'HOUSE', name: 'Lotus Pond' }],
          vendors: ['HOUSE'],
        },
      },
    }),
  );
  const pages = {
    all: 'mc=transactionHistory',
    dep: 'mc=transactionHistory&recordView=deposits',
    wd: 'mc=transactionHistory&recordView=withdrawals',
    tr: 'mc=transactionHistory&recordView=transfers',
    rec: 'mc=personalHistoryCopy',
  };
  const looks = (process.env.LOOKS ?? 'all,dep,wd,tr,rec').split(',');
  for (const [width, theme, lang] of [
    [360, 'dark', 'vi'],
    [360, 'light', 'en'],
    [768, 'light', 'vi'],
    [1440, 'dark', 'vi'],
    [1440, 'light', 'en'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(`localStorage.setItem('theme', '${theme}')`);
    for (const [name, query] of Object.entries(pages)) {
      if (!looks.includes(name)) continue;
      await page.goto(`/?${query}&lang=${lang}`);
      await page.getByRole('dialog').first().waitFor();
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/rec-look/${name}-${width}-${theme}-${lang}.png` });
    }
  }
});
