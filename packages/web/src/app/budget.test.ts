import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Game, GameType } from '@parlour/contract/catalogue';
import type { Banner } from '@parlour/contract/content';
import type { FirstPage, RenderedPage, RenderPage } from '@parlour/contract/first-page';
import { type Page, pageOf, pages } from '@parlour/contract/pages';
import { criticalNouns } from '@parlour/locales/nouns';
import { listPictures } from '@parlour/testkit/games/pictures';
import { beforeAll, describe, expect, test } from 'vitest';
import { growth, requestsThen, scriptThen } from './first-page/budget-figures';
import { status } from './first-page/sample-status';
import { screenOf } from './screens';

/** In bytes, brotli 11, headers out. */
const budget = { script: 80_000, style: 14_000, html: 24_000, fonts: 42_000, all: 160_000 };
const mostRequests = 12;

/** Of a page that no one has touched. */
const atRest = { script: 88_000, requests: 16 };

const dist = resolve('node_modules/.cache/parlour-budget');

const games = ['Đầm Sen', 'Chợ Nổi', 'Trống Đồng', 'Mỏ Ngọc', 'Ngũ Quả', 'Bảy Đỏ', 'Trăng Rằm'];
const codes = [
  'lotus-pond',
  'floating-market',
  'harvest-moon',
  'gem-quarry',
  'five-fruits',
  'red-seven',
  'bronze-drum',
  'engravers-shop',
];

const { pictureByCode, drawings } = await listPictures('https://games.example');

const game = (code: string, index: number): Game => ({
  ...pictureByCode.get(code),
  nodeId: index + 1,
  gameCode: code,
  vassalage: 'HOUSE',
  gameType: 'RNG',
  gameClassify: index % 2 ? 'Video Slots' : 'Classic Slots',
  name: games[index] ?? 'Xưởng Khắc',
  isHot: index < 1 ? 1 : 0,
  isNew: false,
  minBet: '1000',
  lines: 20,
  demo: true,
  rtp: '96.50',
});

const artOf = (code: string) => ({
  code,
  category: 'RNG',
  vendor: 'HOUSE',
  ink: 'FISH',
  image: pictureByCode.get(code)!.background,
});

const banner = (index: number, groupName: string): Banner => ({
  bannerId: String(index),
  groupName,
  url: '',
  art: artOf(codes[index] ?? 'lotus-pond'),
  linkageType: 'path',
  link: '/rng',
  text: {
    eyebrow: 'Tự kiểm chứng',
    title: '8 game nổ hũ, vòng nào cũng kiểm chứng được',
    body: 'Mã băm hiện trước khi cược. Quay xong, bạn tự kiểm chứng kết quả.',
    action: 'Vào sảnh',
  },
});

const halls = Object.values<Page>(pages).flatMap(({ gameType }) => gameType ?? []);

const house = {
  accountTypeId: 1,
  vassalage: 'HOUSE',
  gameType: 'RNG',
  isHot: 0,
  title: 'Parlour',
  maintenance: false,
  games: 8,
} as const;

const announcements = Array.from({ length: 6 }, (_, index) => ({
  id: `item-${index}`,
  title: `Phiên đăng nhập tự kết thúc sau ${index} phút không hoạt động`,
}));

const origin = 'https://parlour.example';

const firstPage = (url: string): FirstPage => {
  const [path] = url.split('?');
  const all = codes.map(game);
  return {
    path: url,
    language: 'VI',
    status,
    categories: [
      {
        id: 1,
        gameType: 'RNG',
        title: 'Nổ hũ',
        vendors: [house],
        games: 8,
        rtp: { from: '94.03', to: '96.62' },
      },
    ],
    banners: path === '/' ? [0, 1, 2].map((at) => banner(at, 'home')) : [banner(3, 'rng')],
    announcements: {
      titles: path === '/' ? announcements : [],
      hasPopups: false,
    },
    offers: [],
    foot: {
      help: Array.from({ length: 8 }, (_, at) => ({
        id: `help-${at}`,
        title: `Câu hỏi thường gặp số ${at}`,
      })),
      isEncrypted: true,
    },
    hot: path === '/' ? all : all.slice(0, 2),
    ...(path === '/rng' && {
      hall: {
        gameType: 'RNG',
        vassalage: 'HOUSE',
        games: all,
        total: all.length,
        totalPages: 1,
        classes: [
          { gameClassify: 'Video Slots', name: 'Nhiều dòng', count: 4 },
          { gameClassify: 'Classic Slots', name: 'Cổ điển', count: 4 },
        ],
      },
    }),
  };
};

const bytes = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const sizeByFile = new Map<string, number>();

const assetBytes = (file: string): number => {
  const known = sizeByFile.get(file);
  if (known !== undefined) return known;
  const body = readFileSync(join(dist, 'web', file));
  const size = file.endsWith('woff2') ? body.length : bytes(body);
  sizeByFile.set(file, size);
  return size;
};

let renderPage: RenderPage;

beforeAll(async () => {
  await promisify(execFile)('npx', ['tsx', 'scripts/build.ts', 'web', 'web-server'], {
    env: { ...process.env, DIST_DIR: dist, NODE_ENV: 'production' },
  });
  const renderer = (await import(
    /* @vite-ignore */ pathToFileURL(join(dist, 'web-server/server-render.js')).href
  )) as { renderPage: RenderPage; giveBuild: (built: object) => void };
  const assets = join(dist, 'web/assets');
  const styles = readdirSync(assets).filter((name) => name.endsWith('.css'));
  manifest = JSON.parse(
    readFileSync(join(dist, 'web/.vite/manifest.json'), 'utf8'),
  ) as typeof manifest;
  renderer.giveBuild({
    manifest,
    styles: Object.fromEntries(
      styles.map((name) => [`assets/${name}`, readFileSync(join(assets, name), 'utf8')]),
    ),
  });
  renderPage = renderer.renderPage;
}, 120_000);

const draw = (url: string): Promise<RenderedPage> =>
  renderPage({ url, firstPage: firstPage(url), origin, drawings, development: false });

const expectOwnParts = ({ html, scriptHashes, styleHashes }: RenderedPage): void => {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '');
  expect(inline.map(hash)).toEqual(scriptHashes);
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text ?? '');
  expect(styles.map(hash)).toEqual(styleHashes);
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
  expect(html).not.toMatch(/\son[a-z]+="/);
};

const partsOf = ({ html }: RenderedPage) => {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const scripts = [...html.matchAll(/(?:src|modulepreload" href)="\/(assets\/[^"]+\.js)"/g)];
  const fonts = new Set([...style.matchAll(/\/(assets\/[^)"']+\.woff2)/g)].map(([, file]) => file));
  return {
    style,
    bare: html.replace(style, ''),
    scripts: scripts.map(([, file = '']) => file),
    fonts: [...fonts] as string[],
  };
};

const sum = (files: string[]): number => files.reduce((total, file) => total + assetBytes(file), 0);

describe.each(['/', '/rng'] as const)('the first page %s', (path) => {
  test('has no style attribute, and no inline script but its own', async () => {
    expectOwnParts(await draw(path));
  });

  test('requests nothing from another origin, and contains its games and their pictures', async () => {
    const { html } = await draw(path);
    // The page's own addresses, which only search engines follow, name the site itself.
    const requested = html.replaceAll(/<link rel="(?:canonical|alternate)"[^>]*>/g, '');
    expect(requested).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(html).toContain('Đầm Sen');
    const pictures = html.match(/<img [^>]*src="data:image\/svg\+xml,<svg /g)?.length ?? 0;
    // Its banners and eight games.
    expect(pictures).toBe(path === '/' ? 11 : 9);
  });

  test('is painted before its scripts are asked for, with one picture in its first frame', async () => {
    const { html } = await draw(path);
    const [first = ''] = /<script type="module"|<link rel="modulepreload"/.exec(html) ?? [];
    expect(html.indexOf(first)).toBeGreaterThan(html.indexOf('id="first-page"'));
    expect(html.match(/<img (?![^>]*loading="lazy")[^>]*src="data:/g)).toHaveLength(1);
  });

  test('asks for its letters before its scripts', async () => {
    const { html } = await draw(path);
    const tags = html.match(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(2);
    expect(tags.filter((tag) => !tag.includes(' fetchpriority="low"'))).toEqual([]);
  });
});

/** Every page that search engines may open, by its path. */
const publicPaths = Object.values<Page>(pages)
  .filter(({ visibility }) => visibility !== 'private')
  .map(({ path }) => path);

test.each(publicPaths)('%s keeps to its budget of bytes and requests', async (path) => {
  const { style, bare, scripts, fonts } = partsOf(await draw(path));
  const weight = {
    script: sum(scripts),
    style: bytes(style),
    html: bytes(bare),
    fonts: sum(fonts),
  };
  expect(scripts.length).toBeGreaterThan(2);
  expect(fonts.length).toBeGreaterThan(3);
  expect(weight.script).toBeLessThanOrEqual(budget.script);
  expect(weight.style).toBeLessThanOrEqual(budget.style);
  expect(weight.html).toBeLessThanOrEqual(budget.html);
  expect(weight.fonts).toBeLessThanOrEqual(budget.fonts);
  const all = weight.script + weight.style + weight.html + weight.fonts;
  expect(all).toBeLessThanOrEqual(budget.all);
  // The page itself beside its files.
  expect(1 + scripts.length + fonts.length).toBeLessThanOrEqual(mostRequests);
});

/** A part whose style comes after its HTML is drawn twice, and moves what is under it. */
test.each(publicPaths)('%s has the style of all that it shows', async (path) => {
  const { style, bare } = partsOf(await draw(path));
  const classes = [...bare.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const sheets = readdirSync(join(dist, 'web/assets')).filter((name) => name.endsWith('.css'));
  const built = sheets.map((name) => readFileSync(join(dist, 'web/assets', name), 'utf8'));
  const unstyled = [...new Set(classes)].filter(
    (name) =>
      /^p\w{5,6}$/.test(name) &&
      !style.includes(`.${name}`) &&
      built.some((text) => text.includes(`.${name}`)),
  );
  expect(unstyled).toEqual([]);
});

test('a visitor’s page at rest has nothing of what only a player needs', async () => {
  const players = ['player', 'reads', 'chat-bubble', 'chat-panel'].flatMap(filesOf);
  expect(players.length).toBeGreaterThan(3);
  // A game is a player's.
  for (const path of publicPaths.filter((one) => !pageOf(one).hasGameBar)) {
    const { scripts } = partsOf(await draw(path));
    const { pieces } = screenOf(status.whitelabel, pageOf(path).name);
    // With what the first touch brings.
    const rest = [...scripts, ...scriptsOf([...pieces, 'focus', 'calls'], new Set())];
    expect(
      rest.filter((file) => players.includes(file)),
      path,
    ).toEqual([]);
  }
});

test('the script of no page has grown by 3 % since its review', async () => {
  const sizes = await Promise.all(
    publicPaths.map(async (path) => {
      const { scripts } = partsOf(await draw(path));
      return [path, sum(scripts), sum([...filesAtRest(path, scripts)])] as const;
    }),
  );
  const grown = sizes.filter(([path, shown, followed]) => {
    const [shownThen, followedThen] = scriptThen[path] ?? [0, 0];
    return shown > shownThen * growth || followed > followedThen * growth;
  });
  expect(grown).toEqual([]);
});

/** What a page fetches inside of its screen, untouched. */
const inside: Partial<Record<string, string[]>> = {
  '/': ['moving', 'category'],
  '/rng': ['hall-menus'],
};

/** The script of a page, and what follows it untouched: its screen, its words, the idle parts. */
const filesAtRest = (path: string, scripts: readonly string[]): Set<string> => {
  const { nouns, pieces, isLate, isWhole } = screenOf(status.whitelabel, pageOf(path).name);
  // On the site of this test every such page is whole for a visitor.
  const isFetched = isLate && !isWhole;
  const critical: readonly string[] = criticalNouns;
  const words = nouns.filter((noun) => isFetched && !critical.includes(noun)).map(wordsOf);
  const parts = [...(isFetched ? pieces : []), ...(inside[path] ?? []), 'focus'];
  return new Set([...scripts, ...scriptsOf(parts, new Set()), ...words]);
};

test('no public page at rest has more than 88 kB of script in more than 16 requests', async () => {
  const counts = await Promise.all(
    publicPaths.map(async (path) => {
      const { scripts } = partsOf(await draw(path));
      const script = sum([...filesAtRest(path, scripts)]);
      return [path, script, await requestsAtRest(path)] as const;
    }),
  );
  const isOver = ([, script, requests]: (typeof counts)[number]) =>
    script > atRest.script || requests > atRest.requests;
  expect(counts.filter(isOver)).toEqual([]);
});

/** With the page itself, its sign in the tab and its fonts. */
const requestsAtRest = async (path: string): Promise<number> => {
  const { scripts, fonts } = partsOf(await draw(path));
  return 2 + fonts.length + filesAtRest(path, scripts).size;
};

test('no page at rest asks for more files than at its review', async () => {
  const counts = await Promise.all(
    publicPaths.map(async (path) => [path, await requestsAtRest(path)] as const),
  );
  expect(counts.filter(([path, count]) => count > (requestsThen[path] ?? 0))).toEqual([]);
});

test('no page fetches a style sheet whose text it has', async () => {
  for (const path of publicPaths) {
    const { html } = await draw(path);
    const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets.length).toBeGreaterThan(1);
    // A browser that reads ahead passes over a sheet of another medium only.
    expect(sheets.filter((one) => !one.includes('media="not all" disabled'))).toEqual([]);
  }
});

/** Forty vendors in nine categories, and the hot games of each: a site of 10,000 games. */
const bigPage = (path: string): FirstPage => {
  const vendor = (code: string, gameType: GameType) => ({
    ...house,
    gameType,
    vassalage: code,
    title: `Nhà cung cấp ${code}`,
  });
  const categories = halls.map((gameType, at) => ({
    id: at + 1,
    gameType,
    title: gameType,
    vendors: Array.from({ length: at === 0 ? 15 : 4 }, (_, one) =>
      vendor(`${gameType}${one}`, gameType),
    ),
    games: 1100,
  }));
  const hot = categories.flatMap(({ gameType, vendors }) =>
    Array.from({ length: gameType === 'RNG' ? 24 : 2 }, (_, at) => ({
      nodeId: at + 1,
      gameCode: `${gameType.toLowerCase()}-${at}`,
      vassalage: vendors[at % vendors.length]!.vassalage,
      gameType,
      name: `${games[at % games.length]} ${at}`,
      isHot: 0 as const,
      isNew: false,
      gameClassify: '',
      minBet: '1000',
      demo: false,
    })),
  );
  return { ...firstPage(path), categories, hot: path === '/' ? hot : hot.slice(0, 18) };
};

test.each(['/', '/rng', '/live', '/help'])(
  'the HTML of %s stays within its budget with 10,000 games of forty vendors',
  async (path) => {
    const page = { url: path, firstPage: bigPage(path), origin, drawings, development: false };
    const { bare } = partsOf(await renderPage(page));
    expect(bare).toContain('Nhà cung cấp');
    expect(bytes(bare)).toBeLessThanOrEqual(budget.html);
  },
);

/**
 * In bytes of script that a way in adds to the home page before a field of it is touched.
 */
const waysIn = {
  'login-dialog': 8000,
  'login-page': 8000,
  'register-dialog': 12_000,
  'register-page': 12_000,
};

/** What comes with the first touch of a field: sealing, rules, puzzle, captcha, countries, keys. */
const touched = [
  'log-in',
  'send-registration',
  'registration-values',
  'verification-dialog',
  'captcha-field',
  'sms-login-form',
  'mobile-field',
  'country-list',
  'read-countries',
  'passkey-button',
  'passkeys',
  'strength-meter',
];

describe('a way in, over the home page', () => {
  test.each(Object.entries(waysIn))('%s keeps to its budget', async (name, most) => {
    const own = scriptsOf([name], await shell());
    expect(own.length).toBeGreaterThan(2);
    expect(sum(own)).toBeLessThanOrEqual(most);
    const late = touched.map((part) => manifest[keyOf(part)]!.file);
    expect(own.filter((file) => late.includes(file))).toEqual([]);
  });

  test('both dialogs with all that a touch, the first call and a player bring weigh at most 42 kB, Firebase apart', async () => {
    const all = scriptsOf(['login-dialog', 'register-dialog', ...touched], await shell());
    expect(sum(all)).toBeLessThanOrEqual(42_000);
  });
});

/**
 * The scripts of the home page at rest, with what they import: `focus` and the frame of all dialogs
 * are fetched when idle.
 */
const shell = async (): Promise<Set<string>> => {
  const { scripts } = partsOf(await draw('/'));
  const keys = Object.keys(manifest).filter((key) => scripts.includes(manifest[key]!.file));
  return new Set(
    [...keys, keyOf('focus'), keyOf('dialog')].flatMap((key) => [...withImports(key)]),
  );
};

type Piece = { file: string; name: string; imports?: string[] };
let manifest: Record<string, Piece>;

const keyOf = (name: string): string => {
  const key = Object.keys(manifest).find((one) => manifest[one]!.name === name);
  if (key === undefined) throw new Error(`${name} is no piece of the build`);
  return key;
};

/** The file of the words of a noun. */
const wordsOf = (noun: string): string =>
  manifest[`packages/locales/src/vi/site/${noun}.ts`]?.file ?? noun;

/** All pieces of a name: the words of a noun may have it too. */
const filesOf = (name: string): string[] =>
  Object.entries(manifest)
    .filter(([key, piece]) => piece.name === name && !key.includes('locales/'))
    .map(([, { file }]) => file);

/** A piece and all that it cannot be run without. */
const withImports = (key: string, found = new Set<string>()): Set<string> => {
  if (found.has(key)) return found;
  found.add(key);
  for (const other of manifest[key]?.imports ?? []) withImports(other, found);
  return found;
};

const scriptsOf = (parts: readonly string[], without: Set<string>): string[] => {
  const keys = new Set(parts.flatMap((part) => [...withImports(keyOf(part))]));
  return [...keys].filter((key) => !without.has(key)).map((key) => manifest[key]!.file);
};

test.each([
  ['securityCenter', ['account-page', 'balance-ticket', 'player']],
  ['transferFund', ['wallet-page', 'wallet', 'player']],
  ['depositv2', ['deposit-page', 'cashier', 'form']],
  ['personalHistoryCopy', ['record-page', 'report', 'refusal']],
] as const)(
  '[NAV-07] a direct address of %s has its frame in the HTML, and its parts in the head',
  async (name, own) => {
    const page = await draw(`/?mc=${name}`);
    expect(page.html).toMatch(/<dialog [^>]*open=""/);
    expect(page.html).toContain('Đang tải nội dung');
    expectOwnParts(page);
    const names = partsOf(page).scripts.map((file) => /assets\/(.*)-[\w-]{7}\.js/.exec(file)?.[1]);
    expect(names).toEqual(expect.arrayContaining(['member-centre', 'calls', ...own]));
    // A page without the centre loads none of it.
    const plain = await draw('/');
    expect(plain.html).not.toContain('<dialog');
    expect(plain.scriptHashes).toHaveLength(1);
  },
);

test('[NAV-07] an unknown path is rendered in the layout with status 404', async () => {
  const page = await renderPage({
    origin,
    url: '/nowhere',
    firstPage: { ...firstPage('/'), path: '/nowhere' },
    development: false,
  });
  expect(page.status).toBe(404);
  expect(page.html).toContain('Không tìm thấy trang');
  expect(page.html).toContain('name="robots" content="noindex"');
});

test.each([
  [1, 503, 'Hệ thống đang nâng cấp'],
  [2, 451, 'Không thể truy cập từ mạng của bạn'],
] as const)(
  '[ERR-01] [ERR-04] a site with status %i is closed, without header or games',
  async (systemStatus, code, title) => {
    const open = firstPage('/');
    const page = await renderPage({
      origin,
      url: '/',
      firstPage: {
        ...open,
        hot: [],
        categories: [],
        banners: [],
        announcements: { titles: [], hasPopups: false },
        offers: [],
        status: { ...status, systemStatus },
      },
      development: false,
    });
    expect(page.status).toBe(code);
    expect(page.html).toContain(title);
    expect(page.html).not.toContain('<header');
  },
);
