import { brand } from '@parlour/contract/brand';
import { cashier } from '@parlour/contract/cashier';
import { contract } from '@parlour/contract/contract';
import type { Endpoint } from '@parlour/contract/endpoint';
import { launch } from '@parlour/contract/launch';
import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';

let site: Site;
let someone: SomePlayer;
beforeAll(async () => {
  site = await openSite();
  someone = await registerPlayer(site);
});
afterAll(() => site.drop());

const endpoints = Object.values(contract).flatMap((table) =>
  Object.values(table as Record<string, Endpoint>),
);

const titles = endpoints.map((endpoint): [string, Endpoint] => [
  `${endpoint.method} ${endpoint.path}`,
  endpoint,
]);

const addressOf = ({ path }: Endpoint) => path.replaceAll(/\{\w+\}/g, '1');

test.each(titles)('[API-01] %s has a route', (_title, { method, path }) => {
  const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
  expect(site.app.hasRoute({ method, url })).toBe(true);
});

const withToken = titles.filter(([, { caller }]) => caller !== 'anyone');

test.each(withToken)('[API-02] %s answers 401 without a live token', async (_title, endpoint) => {
  const send = (headers: Record<string, string>) =>
    site.app.inject({
      method: endpoint.method,
      url: addressOf(endpoint),
      headers: {
        host: 'localhost',
        'x-module': endpoint.noun,
        'idempotency-key': '0b6f3b8e-7a8e-4c58-9c39-0d6a2d5bb111',
        ...headers,
      },
    });
  for (const headers of [
    {},
    { authorization: `Bearer ${'A'.repeat(43)}` },
    { authorization: 'x' },
  ]) {
    const answer = await send(headers as Record<string, string>);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ success: false, code: 'session.required' });
  }
});

test('each answer has an id, and a refusal repeats it', async () => {
  const good = await site.visitor().call(brand.readStatus, {});
  expect(good.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  const bad = await site.visitor().call(player.readMember, {});
  expect(bad.refusal?.id).toBe(bad.headers['x-request-id']);
  expect(bad.headers['cache-control']).toBe('no-store');
});

test.each(['/%', '/wps/%c0%ae', '/api/%E0%A4%A'])(
  '[ERR-04] the malformed address %s is refused like any call',
  async (url) => {
    const answer = await site.app.inject({ url, headers: { host: 'localhost', 'x-lang': 'EN' } });
    expect(answer.statusCode).toBe(400);
    const { id, ...refusal } = answer.json<{ id: string }>();
    expect(refusal).toMatchObject({ success: false, code: 'request.invalid' });
    expect(answer.headers['x-request-id']).toBe(id);
  },
);

test('[NAV-07] a malformed address that a browser opens leads to the page for unknown ones', async () => {
  const headers = { host: 'localhost', accept: 'text/html,application/xhtml+xml' };
  const { statusCode, headers: sent } = await site.app.inject({ url: '/%E0%A4', headers });
  expect([statusCode, sent.location]).toEqual([302, '/not-found']);
});

test('a site on https sends Strict-Transport-Security', async () => {
  const name = 'strict-transport-security';
  expect((await site.app.inject({ url: '/healthz' })).headers[name]).toBeUndefined();
  const secure = await openSite({ SITE_URL: 'https://play.example' });
  const { headers } = await secure.app.inject({ url: '/healthz' });
  expect(headers[name]).toBe('max-age=31536000; includeSubDomains');
  await secure.drop();
});

test('a call that never ends is dropped, its head sooner, and so is an idle connection', () => {
  const { requestTimeout, headersTimeout, timeout } = site.app.server;
  expect([requestTimeout, headersTimeout, timeout]).toEqual([30_000, 15_000, 60_000]);
});

test('a call without the module header is refused, except a visitor’s plain reading', async () => {
  const headers = { 'x-module': undefined };
  expect((await site.visitor().call(brand.readStatus, {}, { headers })).status).toBe(200);
  const writing = await someone.call(session.touch, {}, { headers });
  expect(writing.status).toBe(400);
  expect(writing.refusal?.value?.fields).toEqual([{ name: 'X-Module', code: 'field.required' }]);
  const reading = await someone.call(brand.readStatus, {}, { headers });
  expect(reading.status).toBe(400);
  const odd = await someone.call(session.touch, {}, { headers: { 'x-module': 'a b<script>' } });
  expect(odd.refusal?.value?.fields).toEqual([{ name: 'X-Module', code: 'field.pattern' }]);
});

test('a page of another site makes no launch and no picture of letters, as a picture of its own', async () => {
  const headers = { 'x-module': undefined };
  const asked = { language: 'VI', device: 'WEB' } as const;
  const answers = [
    await site.visitor().call(launch.launchFb, asked, { headers }),
    await site.visitor().call(session.drawCaptcha, {}, { headers }),
  ];
  for (const { refusal } of answers) {
    expect(refusal?.value?.fields).toEqual([{ name: 'X-Module', code: 'field.required' }]);
  }
});

test.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'http://localhost:1'])(
  'a change requested by a page of %s is refused',
  async (origin) => {
    const answer = await someone.call(session.touch, {}, { headers: { origin } });
    expect(answer.status).toBe(400);
    expect(answer.refusal?.value?.fields).toEqual([{ name: 'Origin', code: 'field.not_equal' }]);
  },
);

test.each([
  ['not JSON', '{"language":', 'body'],
  ['a list', '[]', 'body'],
  ['a key twice', '{"language":"EN","language":"VI"}', 'body'],
  ['an exponent', '{"language":1e3}', 'body'],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 'body'],
  ['nothing where something is needed', '{}', 'language'],
  ['a value that is not offered', '{"language":"XX"}', 'language'],
  ['a number for a text', '{"language":7}', 'language'],
  ['a list for a text', '{"language":["EN"]}', 'language'],
  ['an unknown field', '{"language":"EN","isAgent":1}', 'isAgent'],
  ['a field of the prototype', '{"language":"EN","__proto__":{"type":1}}', '__proto__'],
])('[ERR-04] %s is refused with the field’s name, and nothing is changed', async (...row) => {
  const [, payload, name] = row;
  const readLanguage = () => site.database.sql`
    select language from player.player where id = ${someone.playerId}::bigint`;
  const before = await readLanguage();
  const answer = await someone.call(player.setLanguage, { language: 'EN' }, { payload });
  expect(answer.status).toBe(400);
  expect(answer.refusal?.code).toBe('request.invalid');
  expect(answer.refusal?.value?.fields?.map((fault) => fault.name)).toEqual([name]);
  expect(await readLanguage()).toEqual(before);
});

test('[ERR-04] a body of another content type is refused', async () => {
  const answer = await someone.call(
    player.setLanguage,
    { language: 'EN' },
    { payload: 'language=EN', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  );
  expect(answer.refusal?.value?.fields).toEqual([{ name: 'Content-Type', code: 'field.pattern' }]);
});

test('[ERR-04] a body over 64 KB is refused', async () => {
  const payload = JSON.stringify({ language: 'x'.repeat(70_000) });
  const answer = await someone.call(player.setLanguage, { language: 'EN' }, { payload });
  expect(answer.status).toBe(413);
  expect(answer.refusal?.code).toBe('request.too_large');
});

test.each([[undefined], ['no uuid']])(
  '[ERR-04] a call that moves money is refused with %s as its key',
  async (key) => {
    const headers = { 'idempotency-key': key };
    const input = { methodId: 'sandbox', amount: '500000' };
    const answer = await someone.call(cashier.requestDeposit, input, { headers });
    expect(answer.status).toBe(400);
    expect(answer.refusal?.value?.fields?.[0]?.name).toBe('Idempotency-Key');
  },
);

test('[ERR-04] unknown query fields are ignored', async () => {
  const answer = await site.app.inject({
    url: `${brand.readStatus.path}?url=localhost&token=abc&isAgent=1`,
    headers: { host: 'localhost' },
  });
  expect(answer.statusCode).toBe(200);
});

test('an unknown path is refused in the requested language', async () => {
  const answer = async (language: string) =>
    (await site.app.inject({ url: '/api/nothing/here', headers: { 'x-lang': language } })).json();
  expect(await answer('EN')).toMatchObject({
    code: 'request.unknown',
    message: 'We couldn’t find that',
  });
  expect(await answer('VI')).toMatchObject({ message: 'Không tìm thấy nội dung này' });
});

test.each([
  ['an unknown path', '/api/nothing/here'],
  ['a malformed address', '/api/%E0%A4%A'],
  ['a call', player.readMember.path],
])(
  '[SITE-02] %s is refused in the language asked for, or else in the brand’s',
  async (_name, url) => {
    const message = async (headers: Record<string, string>): Promise<string> => {
      const answer = await site.app.inject({ url, headers: { 'x-module': 'player', ...headers } });
      return answer.json<{ message: string }>().message;
    };
    const [host, english] = ['second.localhost', await message({ 'x-lang': 'EN' })];
    expect(await message({ host })).toBe(english);
    // The second brand has no Vietnamese.
    expect(await message({ host, 'x-lang': 'VI' })).toBe(english);
    const vietnamese = await message({ 'x-lang': 'VI' });
    expect(vietnamese).not.toBe(english);
    expect(await message({ host: 'localhost' })).toBe(vietnamese);
    if (url.includes('%')) return;
    expect(await message({ host: 'localhost', cookie: 'lang=EN' })).toBe(english);
  },
);

test('[ERR-03] an internal error is answered with an id and without its cause, and is logged once', async () => {
  await site.database.sql`alter table session.token rename to token_away`;
  const answer = await someone.call(player.readMember, {});
  await site.database.sql`alter table session.token_away rename to token`;
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer.body)).not.toMatch(/token_away|relation|select|stack/i);
  const lines = site.logLines.filter((line) => line.includes(answer.refusal?.id ?? 'none'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"level":"error"');
});

test('[API-06] the OpenAPI document describes every call of the contract', async () => {
  const document = (await site.app.inject({ url: '/docs/api.json' })).json() as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; parameters: unknown[] }>>;
  };
  expect(document.openapi).toBe('3.1.0');
  const described = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(described.toSorted()).toEqual(
    endpoints.map(({ noun, name }) => `${noun}.${name}`).toSorted(),
  );
  expect(document.paths['/wps/member/language']?.put).toMatchObject({
    security: [{ token: [] }],
    requestBody: {
      content: {
        'application/json': {
          schema: { additionalProperties: false, required: ['language'] },
        },
      },
    },
  });
});

test('[API-06] the page of the OpenAPI document loads nothing from elsewhere and runs only its own script', async () => {
  const { headers, body } = await site.app.inject({ url: '/docs/api' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(body).not.toMatch(/https?:\/\//);
});

test('[API-06] in production the OpenAPI document is served only when the configuration asks for it', async () => {
  const closed = await openSite({ NODE_ENV: 'production', DEMO: '1' });
  expect((await closed.app.inject({ url: '/docs/api' })).statusCode).toBe(404);
  await closed.drop();
  const open = await openSite({ NODE_ENV: 'production', DEMO: '1', DOCS: '1' });
  expect((await open.app.inject({ url: '/docs/api' })).statusCode).toBe(200);
  await open.drop();
});
