import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brand } from '@parlour/contract/brand';
import type { FirstPage } from '@parlour/contract/first-page';
import { type Page, pages } from '@parlour/contract/pages';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { syncGames } from '../modules/catalogue';

/** A site's build whose renderer only records its requests. */
const renderer = `
  export const drawn = [];
  let gate;
  export const shut = () => {
    let open;
    gate = new Promise((resolve) => (open = resolve));
    return open;
  };
  export const giveBuild = () => {};
  export const given = [];
  export const renderPage = async ({ url, firstPage, drawings }) => {
    given.push([...drawings]);
    const { systemStatus, location } = firstPage.status;
    drawn.push([firstPage.status.brand.code, systemStatus, url].join(' '));
    await gate;
    const html = '<p>' + url + ' from ' + location.ip + '</p>' + JSON.stringify(firstPage);
    const status = { 0: url === '/not-found' ? 404 : 200, 1: 503, 2: 451 }[systemStatus];
    return { status, html, scriptHashes: [], styleHashes: [] };
  };
`;

type Drawings = {
  drawn: string[];
  given: [address: string, drawing: string][][];
  shut: () => () => void;
};

let folder: string;
let site: Site;
let drawings: Drawings;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'parlour-pages-'));
  await mkdir(path.join(folder, 'web', '.vite'), { recursive: true });
  await mkdir(path.join(folder, 'web', 'assets'));
  await mkdir(path.join(folder, 'web-server'));
  await writeFile(path.join(folder, 'web', '.vite', 'manifest.json'), '{}');
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  const file = path.join(folder, 'web-server', 'server-render.js');
  await writeFile(file, renderer);
  drawings = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Drawings;
});
afterAll(() => rm(folder, { recursive: true }));

/** Each test has a site that has rendered nothing yet. */
const open = async (env: Record<string, string> = {}) => {
  site = await openSite({ DIST_DIR: folder, ...env });
  // The first call of a site makes its sealing keys, which changes the content of all pages.
  await site.visitor().get(brand.readStatus, {});
  site.forgetBrands();
  drawings.drawn.length = 0;
};
afterEach(() => site.drop());

const get = (url: string, { address = '10.1.1.1', headers = {} } = {}) =>
  site.app.inject({ url, remoteAddress: address, headers: { host: 'localhost', ...headers } });

/** The first answers, so many of them. */
const firstOf = <Answer>(asked: Promise<Answer>[], count: number): Promise<Answer[]> =>
  new Promise((resolve, reject) => {
    const came: Answer[] = [];
    for (const one of asked) {
      one.then((answer) => {
        came.push(answer);
        if (came.length === count) resolve(came);
      }, reject);
    }
  });

test('[R-S4] an address that requests page after page must wait, others need not', async () => {
  await open({ LIMITS_EXEMPT: '' });
  let refused = await get('/');
  let served = 0;
  for (; refused.statusCode === 200; served += 1) refused = await get(`/?${served}`);
  expect(served).toBeGreaterThanOrEqual(120);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain('Bạn mở trang quá nhanh');
  expect((await get('/', { address: '10.1.1.2' })).statusCode).toBe(200);
  await site.shiftClock(1000 * Number(refused.headers['retry-after']));
  expect((await get('/')).statusCode).toBe(200);
});

test('[R-S4] a thousand queries that the page does not read are one rendering', async () => {
  await open();
  for (let query = 0; query < 1000; query += 1) {
    const answer = await get(`/?q=new-${query}&mc=${query}&page=${query}`);
    expect(answer.statusCode).toBe(200);
  }
  expect(drawings.drawn).toEqual(['main 0 /']);
});

test('[R-S4] a hundred unknown paths are one rendering, answered as unknown', async () => {
  await open();
  for (let number = 0; number < 100; number += 1) {
    expect((await get(`/nowhere-${number}/at?all=${number}`)).statusCode).toBe(404);
  }
  expect(drawings.drawn).toEqual(['main 0 /not-found']);
});

test('[R-S4] all spellings of a page are one rendering, and so are all unknown paths', async () => {
  await open();
  const spellings = {
    '/rng': ['/rng', '/RNG', '/rng/', '/Rng//?q=x'],
    '/': ['/', '/index', '/index.html', '/HOME', '/?page=HOUSE'],
    '/help': ['/help', '/HELP/?page=HOUSE'],
    '/game': ['/game', '/game?mc=depositv2', '/game?vassalage='],
    '/game?vassalage=': ['/game?vassalage=HOUSE&gameCode=a', '/GAME?vassalage=ELSE&gameCode=b'],
    '/helpmc': ['/helpmc?mc=depositv2'],
    '/not-found': ['/nowhere', '/else/where?', '/not-found', '/nowhere?mc=depositv2'],
  };
  for (const url of Object.values(spellings).flat()) await get(url);
  expect(drawings.drawn).toEqual(Object.keys(spellings).map((path) => `main 0 ${path}`));
});

test.each(['//elsewhere.example', '//elsewhere.example/?mc=depositv2', '//'])(
  '[NAV-07] %s, which a link would take for another site, leads to the page for unknown paths',
  async (url) => {
    await open();
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, '/not-found']);
    expect(drawings.drawn).toEqual([]);
  },
);

test('[ERR-03] every path of ours is a page, and an unknown path below a call is refused as a call', async () => {
  await open();
  const paths = Object.values<Page>(pages).flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  for (const path of paths) {
    const { headers } = await get(path);
    expect([path, headers['content-type']]).toEqual([path, 'text/html; charset=utf-8']);
  }
  const names = ['api', 'wps', 'vendor', 'webhooks', 'sandbox', 'docs', 'socket', 'assets'];
  for (const name of names) {
    const { statusCode, headers } = await get(`/${name}/nothing`);
    expect([name, statusCode]).toEqual([name, 404]);
    expect(headers['content-type']).toContain('application/json');
  }
});

test('[R-S4] a query value that the page reads is rendered separately if it is a known value', async () => {
  await open();
  const plain = await get('/rng');
  const house = await get('/rng?page=HOUSE&q=anything');
  expect(house.headers['etag']).not.toBe(plain.headers['etag']);
  for (let made = 0; made < 50; made += 1) await get(`/rng?page=UNKNOWN${made}`);
  expect(drawings.drawn).toEqual(['main 0 /rng', 'main 0 /rng?page=HOUSE']);
});

test('[R-S4] a page of the member centre is rendered over its page, an invented one is not', async () => {
  await open();
  const { body } = await get('/?mc=depositv2&deposit=7');
  expect(body).toContain('<p>/?mc=depositv2 from');
  const factsOf = (html: string) => JSON.parse(html.slice(html.indexOf('</p>') + 4)) as FirstPage;
  const under = factsOf(body);
  const home = factsOf((await get('/')).body);
  expect(under.path).toBe('/?mc=depositv2');
  expect(home.banners.length).toBeGreaterThan(0);
  expect([under.banners, under.hot]).toEqual([home.banners, home.hot]);
  for (let made = 0; made < 50; made += 1) await get(`/?mc=page${made}`);
  await get('/rng?mc=depositv2&page=HOUSE');
  // Only the first page of the centre has a part, and no other one than its own.
  for (const part of ['own', 'other']) await get(`/?mc=depositv2&part=${part}`);
  await get('/?mc=securityCenter&part=own');
  expect(drawings.drawn).toEqual([
    'main 0 /?mc=depositv2',
    'main 0 /',
    'main 0 /rng?page=HOUSE&mc=depositv2',
    'main 0 /?mc=securityCenter&part=own',
  ]);
});

test('[R-S4] a page is rendered once, and again only when its facts change', async () => {
  await open();
  const first = await get('/');
  await site.shiftClock(10_000);
  await get('/');
  await site.shiftClock(90_000);
  const later = await get('/');
  expect(drawings.drawn).toEqual(['main 0 /']);
  expect(later.headers['etag']).toBe(first.headers['etag']);
  const same = await get('/', { headers: { 'if-none-match': String(later.headers['etag']) } });
  expect(same.statusCode).toBe(304);
  await site.database.sql`update brand.brand set name = 'Other' where code = 'main'`;
  site.forgetBrands();
  expect((await get('/')).body).toContain('"name":"Other"');
  expect(drawings.drawn).toHaveLength(2);
});

test('[LOBBY-14] the policy permits pictures of the catalogue’s own origins', async () => {
  await open();
  const imagesOf = async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    return /img-src ([^;]*)/.exec(policy)?.[1];
  };
  expect(await imagesOf()).toBe("'self' data:");
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
  await syncGames(site.platform, 'HOUSE', [
    {
      game_code: 'lotus-pond',
      category: 'Video Slots',
      url_thumb: 'https://one.example/a.svg',
      url_background: 'https://two.example/b.svg',
      drawings: { thumb: drawing, background: drawing },
    },
  ]);
  await site.shiftClock(60_000);
  await expect.poll(imagesOf).toBe("'self' data: https://one.example https://two.example");
  expect(drawings.given.at(-1)).toEqual([
    ['https://one.example/a.svg', drawing],
    ['https://two.example/b.svg', drawing],
  ]);
});

test('[R-S4] a brand in maintenance has one page, rendered once', async () => {
  await open();
  await site.database.sql`update brand.brand set maintenance = true where code = 'main'`;
  site.forgetBrands();
  for (let path = 0; path < 100; path += 1) {
    const answer = await get(`/p${path}?q=${path}`, { address: `10.1.2.${path}` });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).not.toContain('10.1.2.');
  }
  expect(drawings.drawn).toEqual(['main 1 /']);
  expect((await get('/', { headers: { host: 'second.localhost' } })).statusCode).toBe(200);
});

test('[R-S4] a region that is not served has one page, which shows each visitor their own address', async () => {
  await open();
  await site.database.sql`
    insert into brand.blocked_network (brand, network, reason, country)
    values ('main', '198.51.100.0/24', 'region', 'XX')`;
  site.forgetBrands();
  for (let last = 1; last <= 100; last += 1) {
    const address = `198.51.100.${last}`;
    const answer = await get(`/p${last}`, { address });
    expect(answer.statusCode).toBe(451);
    expect(answer.body).toContain(`<p>/ from ${address}</p>`);
    expect(answer.body).toContain(`"location":{"ip":"${address}"}`);
  }
  expect(drawings.drawn).toEqual(['main 2 /']);
  expect((await get('/', { address: '203.0.113.4' })).body).toContain('<p>/ from </p>');
});

test('[SITE-03] an address with ?lang=en is the page in English, and one rendering', async () => {
  await open();
  const languageAt = async (url: string, cookie = '') =>
    (await get(url, { headers: { cookie } })).headers['content-language'];
  expect(await languageAt('/rng?lang=en&page=x')).toBe('en');
  expect(await languageAt('/rng?lang=EN', 'lang=VI')).toBe('en');
  expect(await languageAt('/rng?lang=qq', 'lang=EN')).toBe('en');
  expect(await languageAt('/rng?lang=<b>')).toBe('vi');
  expect(await languageAt('/rng?lang=ja', 'lang=EN')).toBe('ja');
  expect(drawings.drawn).toEqual(['main 0 /rng', 'main 0 /rng', 'main 0 /rng']);
});

test('[SITE-09] a host of no brand gets a page that names none, in the visitor’s language', async () => {
  await open({
    NODE_ENV: 'production',
    DEMO: '1',
    SUPPORT_URL: 'https://help.example/new?a=1&b=2',
  });
  const strange = { host: 'old.example', 'accept-language': 'en-GB,vi;q=0.5' };
  const page = await get('/rng?page=HOUSE', { headers: strange });
  expect(page.statusCode).toBe(404);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<html lang="en">');
  expect(page.body).toContain('old.example');
  expect(page.body).toContain('href="https://help.example/new?a=1&#38;b=2"');
  expect(page.body).not.toMatch(/Parlour|HOUSE|second/);
  const call = await get('/wps/system/status', { headers: strange });
  expect([call.statusCode, JSON.parse(call.body).code]).toEqual([404, 'brand.unknown_host']);
  expect((await get('/')).statusCode).toBe(200);
  expect(drawings.drawn).toEqual(['main 0 /']);
});

test('[R-S4] when too many pages are requested at once the next request must retry later', async () => {
  await open();
  const letGo = drawings.shut();
  const [last = '', ...others] = Object.values<Page>(pages)
    .filter(({ frame, name }) => frame === 'full' && name !== 'notFound')
    .flatMap(({ path }) => [path, `${path}?mc=depositv2`])
    .toReversed();
  const asked = others.slice(0, 30).map((url) => get(url));
  expect(asked).toHaveLength(30);
  // Two are rendered, sixteen wait, twelve are refused at once.
  const refused = await firstOf(asked, 12);
  for (const answer of refused) {
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('Trang đang quá tải');
  }
  const english = await get(last, { headers: { cookie: 'lang=EN' } });
  expect(english.body).toContain('The site is busy');
  await expect.poll(() => drawings.drawn.length).toBe(2);
  letGo();
  const all = await Promise.all(asked);
  expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(18);
});

/** A vendor of sports with one game. */
const openSports = async (code: string) => {
  await site.database.sql`
    insert into catalogue.vendor (brand, code, game_type, titles)
    values ('main', ${code}, 'SPORTS', '{}')`;
  await site.database.sql`
    insert into catalogue.game (vendor_code, code, game_type, classify, names, demo, enabled,
      search_fold)
    values (${code}, ${code}, 'SPORTS', 'Sportsbook', '{}', false, true, '')`;
};

test('[NAV-10] /sports comes with the games of all its vendors, a chosen vendor with its own', async () => {
  await open();
  for (const code of ['AA', 'BB']) await openSports(code);
  const hallOf = async (url: string) => {
    const { hall } = JSON.parse((await get(url)).body.replace(/^.*?<\/p>/, '')) as FirstPage;
    return [hall?.vassalage, hall?.games.map(({ gameCode }) => gameCode).toSorted()];
  };
  expect(await hallOf('/sports')).toEqual(['all', ['AA', 'BB']]);
  expect(await hallOf('/sports?page=BB')).toEqual(['BB', ['BB']]);
  expect(await hallOf('/sports?page=CC')).toEqual(['all', ['AA', 'BB']]);
});

test('[CONTENT-01] an item is in the page of its own address, and an invented one in no page', async () => {
  await open();
  const help = await get('/help?item=deposit');
  expect(help.body).toContain('"item":{"id":"deposit","title":"');
  expect((await get('/helpmc?item=no-such')).body).not.toContain('"item":');
  const notices = await get('/noticePage?item=no-such&x=1');
  expect(notices.body).not.toContain('"item":');
  expect(drawings.drawn.map((line) => line.split(' ').at(-1))).toEqual([
    '/help?item=deposit',
    '/helpmc',
    '/noticePage',
  ]);
});

test('[MEMBER-12] an article is in the page of its own address and in the sitemap, with its summary', async () => {
  await open();
  expect((await get('/sitemap.xml')).body).not.toContain('/news');
  await site.database.sql`
    insert into content.article (brand, code, section, texts)
    values ('main', 'open', 'news',
      '{"VI": {"title": "Tin mở", "summary": "Một dòng", "html": "<p>a</p>"}}')`;
  site.platform.live.notify('brand:main', { type: 'announcements' });
  await expect.poll(async () => (await get('/sitemap.xml')).body).toContain('/news</loc>');
  const { body } = await get('/news?item=open');
  expect(body).toContain('"item":{"id":"open","title":"Tin mở","summary":"Một dòng"}');
  const { offers } = JSON.parse(body.replace(/^.*?<\/p>/, '')) as FirstPage;
  expect(offers).toContain('news');
  expect((await get('/blog?item=open')).body).not.toContain('"item":');
  const map = (await get('/sitemap.xml')).body;
  expect(map).toContain('/news</loc>');
  expect(map).toContain('/news?item=open</loc>');
  expect(map).toContain('/news?item=open&amp;lang=en</loc>');
  expect(map).not.toContain('/blog');
});

test('[CONTENT-01] the sitemap has what is open for the brand, and each help item', async () => {
  await open();
  const map = (await get('/sitemap.xml')).body;
  for (const path of ['/join', '/down', '/help?item=responsible', '/help?item=terms&amp;lang=ja']) {
    expect(map).toContain(`${path}</loc>`);
  }
  // No vendor of these, and no promotion.
  for (const path of ['/fish', '/lott', '/promotions']) expect(map).not.toContain(path);
  expect(map.match(/\/rng<\/loc>/g)).toHaveLength(1);
});

test('[CONTENT-01] the sitemap is read once a minute, without HTML, so many times from an address', async () => {
  await open({ LIMITS_EXEMPT: '' });
  const { sql } = site.database;
  await sql`
    insert into content.article (brand, code, section, texts)
    values ('main', 'long', 'news',
      jsonb_build_object('VI', jsonb_build_object('title', 'Tin', 'html', repeat('a', 30000))))`;
  const first = await get('/sitemap.xml');
  expect(first.body).toContain('/news?item=long</loc>');
  await sql`delete from content.article where code = 'long'`;
  const bodies = new Set<string>();
  let answer = first;
  for (let count = 0; answer.statusCode === 200 && count < 1000; count += 1) {
    bodies.add(answer.body);
    answer = await get('/sitemap.xml');
  }
  expect(bodies.size).toBe(1);
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('[OPS-02] a page is drawn again as soon as a process says that the brand’s content changed', async () => {
  await open();
  const before = (await get('/help')).body;
  await site.database.sql`
    update content.help_item
    set texts = jsonb_set(texts, '{VI,title}', '"Liên lạc"')
    where brand = 'main' and code = 'contact'`;
  expect((await get('/help')).body).toBe(before);
  site.platform.live.notify('brand:main', { type: 'announcements' });
  await expect.poll(async () => (await get('/help')).body).toContain('Liên lạc');
});

test('[CONTENT-01] [NAV-03] a page has in it what its own call would answer a visitor', async () => {
  await open();
  const answersOf = async (url: string) => {
    const { body } = await get(url);
    const { answers } = JSON.parse(body.slice(body.indexOf('{'))) as FirstPage;
    return answers;
  };
  expect((await answersOf('/help'))?.help?.length).toBeGreaterThan(5);
  for (const url of ['/promotions', '/promoDetail', '/noticePage'])
    expect((await answersOf(url))?.notices?.player.length, url).toBeGreaterThan(0);
  expect((await answersOf('/news'))?.articles).toEqual({ list: [], total: 0 });
  for (const url of ['/lottery', '/seaLottery', '/vnlottery'])
    expect(await answersOf(url), url).toEqual({ language: 'VI', hasNoLottery: true });
  // What other pages ask for is not theirs, and an item asks for its own.
  for (const url of ['/', '/rng', '/help?item=deposit'])
    expect(await answersOf(url), url).toBeUndefined();
});

test('[LOBBY-02] home knows that its boards of winners are full, so that their place is as high', async () => {
  await open();
  await openSports('AA');
  const { playerId } = await registerPlayer(site);
  const win = (from: number, to: number) => site.database.sql`
    insert into round.winner (round_id, brand, player_id, game_id, currency, stake, payout, at)
    select n, 'main', ${playerId}, (select min(id) from catalogue.game), 'VND', 1, 2, lib.now()
    from generate_series(${from}::bigint, ${to}::bigint) n`;
  let shiftMs = 0;
  const isFull = async () => {
    shiftMs += 20_000;
    await site.shiftClock(shiftMs);
    return (await get('/')).body.includes('"hasFullBoards":true');
  };
  await win(1, 7);
  expect(await isFull()).toBe(false);
  await win(8, 8);
  await expect.poll(isFull).toBe(true);
  expect((await get('/help')).body).not.toContain('hasFullBoards');
});
