import { randomUUID } from 'node:crypto';
import { contract } from '@parlour/contract/contract';
import type { Endpoint } from '@parlour/contract/endpoint';
import { faultsOf } from '@parlour/contract/faults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deposit } from '@parlour/testkit/cashier/deposit';
import { registerPlayer } from '@parlour/testkit/people/players';
import { startSite, type RunningSite } from '@parlour/testkit/site/running-site';
import { isRead, type Visitor } from '@parlour/testkit/site/visitor';
import { expectSoundSite, withDatabase } from './books';
import { harmlessInputs, oddTexts, wrongValues } from './inputs';
import { expectRefusal, sayTo, type Received, type Sent } from './refusals';

type Fields = Record<string, unknown>;

const calls: { call: string; endpoint: Endpoint }[] = Object.entries(contract).flatMap(
  ([noun, table]) =>
    Object.values(table as Record<string, Endpoint>).map((endpoint) => ({
      call: `${noun}.${endpoint.name}`,
      endpoint,
    })),
);
// A picture is sent as it is: what is wrong with one is tried where pictures are taken.
const ofFields = calls.filter(({ endpoint }) => !endpoint.image);
const withBody = ofFields.filter(({ endpoint }) => !isRead(endpoint));
const withFields = ofFields.filter(({ endpoint }) => Object.keys(endpoint.input).length > 0);

let site: RunningSite;
let player: Visitor;
let say: ReturnType<typeof sayTo>;
let harmless: ReturnType<typeof harmlessInputs>;
/** Row counts of everything, before and after. */
let before: string;

const counted = (): Promise<string> =>
  withDatabase(site, async ({ sql }) => {
    const [row] = await sql<{ all: string }>`
      select concat_ws(' ',
        (select count(*) from ledger.transfer), (select count(*) from ledger.account),
        (select sum(balance) from ledger.account), (select count(*) from player.player),
        (select count(*) from cashier.deposit), (select count(*) from round.movement),
        (select count(*) from games.round)) as all`;
    return row!.all;
  });

beforeAll(async () => {
  site = await startSite();
  say = sayTo(site);
  const registered = await registerPlayer(site);
  player = registered;
  await deposit(player, '50000');
  const member = await player.get(contract.player.readMember, {});
  harmless = harmlessInputs(member.account);
  // Some calls ask for it before they look at their input.
  const { password } = registered;
  player.token = (await player.get(contract.session.stepUp, { password })).token;
  before = await counted();
});

afterAll(async () => {
  try {
    // No call in this file may move money.
    expect(await counted()).toBe(before);
    await expectSoundSite(site);
  } finally {
    await site?.stop();
  }
});

const inputOf = ({ noun, name }: Endpoint): Fields =>
  (harmless as unknown as Record<string, Record<string, Fields>>)[noun]![name]!;

/** Calls that begin or end a session are tried without one. */
const callerOf = ({ noun, caller }: Endpoint): Visitor =>
  noun === 'session' && caller === 'anyone' ? site.visitor() : player;

const headersBy = (caller: Visitor, { noun }: Pick<Endpoint, 'noun'>): Record<string, string> => ({
  ...caller.headers({ noun }),
  origin: site.url,
});

const headersOf = (endpoint: Endpoint): Record<string, string> => ({
  ...headersBy(callerOf(endpoint), endpoint),
  ...(endpoint.once && { 'idempotency-key': randomUUID() }),
  ...(!isRead(endpoint) && { 'content-type': typeOf(endpoint) }),
});

const typeOf = ({ form }: Endpoint): string =>
  form ? 'application/x-www-form-urlencoded' : 'application/json';

/** An address cannot carry an unpaired surrogate. */
const wellFormed = (value: unknown): string => Buffer.from(String(value)).toString();

const pathOf = (endpoint: Endpoint, fields: Fields): string =>
  endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(wellFormed(fields[name])),
  );

/** The call as the browser would send it, whatever its fields hold. */
const sentOf = async (endpoint: Endpoint, fields: Fields): Promise<Sent> => {
  const path = pathOf(endpoint, fields);
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.has(name)));
  const { method } = endpoint;
  const headers = headersOf(endpoint);
  if (isRead(endpoint)) {
    const query = Object.entries(rest).map(([name, value]) => `${name}=${encode(value)}`);
    return { method, path: query.length > 0 ? `${path}?${query.join('&')}` : path, headers };
  }
  if (endpoint.form) return { method, path, headers, body: formOf(rest) };
  const body = endpoint.sealed ? { sealed: await player.seal({ method, path, body: rest }) } : rest;
  return { method, path, headers, body: JSON.stringify(body) };
};

const formOf = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&');

const encode = (value: unknown): string => encodeURIComponent(wellFormed(value));

const sendFields = async (endpoint: Endpoint, fields: Fields): Promise<Received> =>
  say(await sentOf(endpoint, fields));

/** The valid call with one thing changed. */
const sendChanged = async (endpoint: Endpoint, changes: Partial<Sent>): Promise<Received> => {
  const sent = await sentOf(endpoint, inputOf(endpoint));
  return say({ ...sent, ...changes, headers: { ...sent.headers, ...changes.headers } });
};

/** The lines of a record as a file for a table, which begins with the mark of its encoding. */
const isFile = (text: string): boolean => text.startsWith('\uFEFF');

/** Neither an internal error nor an answer without its envelope. */
const expectSane = ({ status, text, ...rest }: Received, what: string): void => {
  expect(status, `${what}: ${text.slice(0, 300)}`).toBeLessThan(500);
  if (status >= 400) expectRefusal({ status, text, ...rest }, undefined, what);
  else if (!isFile(text)) expect(JSON.parse(text), what).toHaveProperty('success', true);
};

const brief = (value: unknown): string => JSON.stringify(value).slice(0, 60);

describe.each(withFields)('[ERR-04] $call', ({ endpoint }) => {
  const sendWith = (name: string, value: unknown) =>
    sendFields(endpoint, { ...inputOf(endpoint), [name]: value });

  test.each(Object.entries(endpoint.input))(
    'refuses an invalid %s and names the field',
    async (name, shape) => {
      const { body, query } = wrongValues[shape.kind];
      const inPath = endpoint.path.includes(`{${name}}`);
      const refuse = async (value: unknown) => {
        const received = await sendWith(name, value);
        const what = `${name} = ${brief(value)}`;
        // An id in the address that is too long for any route is an unknown address.
        if (inPath && received.status === 404) {
          expectRefusal(received, 'request.unknown', what);
          return;
        }
        expectRefusal(received, 'request.invalid', what);
        // A malformed address is refused as a whole, before any field is read.
        if (inPath && !received.refusal?.value?.fields) return;
        expect(received.refusal?.value?.fields?.map((fault) => fault.name)).toContain(name);
      };
      const isText = isRead(endpoint) || inPath || endpoint.form;
      await Promise.all((isText ? query : body).map(refuse));
    },
  );

  test('answers unusual texts without an internal error', async () => {
    for (const [name, { kind }] of Object.entries(endpoint.input)) {
      const received = await Promise.all(oddTexts.map((value) => sendWith(name, value)));
      for (const [turn, one] of received.entries()) {
        const what = `${name} = ${brief(oddTexts[turn])}`;
        expectSane(one, what);
        if (kind === 'choice' || kind === 'flag') expect(one.status, what).toBe(400);
      }
    }
  });
});

describe.each(withBody)('[ERR-04] [API-04] $call', ({ endpoint }) => {
  test('refuses an unknown field', async () => {
    const received = await sendFields(endpoint, { ...inputOf(endpoint), stranger: 'x' });
    expectRefusal(received, 'request.invalid', 'stranger');
    expect(received.refusal?.value?.fields).toContainEqual({
      name: 'stranger',
      code: 'field.unknown',
    });
  });

  test('refuses a body that is no valid JSON object', async () => {
    const bodies = [
      '{',
      '[]',
      'null',
      '"x"',
      '1',
      '{"a":1,"a":2}',
      '{"a":1e3}',
      '{"a":9007199254740993}',
    ];
    const deep = `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`;
    const bytes = [Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), Buffer.alloc(100)];
    for (const body of [...bodies, deep, ...bytes]) {
      expectRefusal(
        await sendChanged(endpoint, { body }),
        'request.invalid',
        brief(body.toString('latin1')),
      );
    }
  });

  test('refuses any content type but JSON, and a body of excessive size', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data', 'garbage', ';;']) {
      expectRefusal(
        await sendChanged(endpoint, { headers: { 'content-type': type }, body: '{"a":"b"}' }),
        'request.invalid',
        type,
      );
    }
    const body = JSON.stringify({ a: 'x'.repeat(70_000) });
    expectRefusal(await sendChanged(endpoint, { body }), 'request.too_large', '70 kB');
  });

  test('refuses a page of another origin, and a form that cannot send the module header', async () => {
    expectRefusal(
      await sendChanged(endpoint, { headers: { origin: 'https://evil.example' } }),
      'request.invalid',
      'origin',
    );
    expectRefusal(
      await sendChanged(endpoint, { headers: { origin: 'null' } }),
      'request.invalid',
      'no origin',
    );
    expectRefusal(
      await sendChanged(endpoint, { headers: { 'x-module': '../x' } }),
      'request.invalid',
      'module',
    );
  });
});

describe.each(withBody.filter(({ endpoint }) => endpoint.once))(
  '[ERR-04] $call',
  ({ endpoint }) => {
    test('refuses a missing or an invalid Idempotency-Key', async () => {
      for (const key of ['', 'abc', '1', `${randomUUID()}0`, "' or 1=1 --"]) {
        expectRefusal(
          await sendChanged(endpoint, { headers: { 'idempotency-key': key } }),
          'request.invalid',
          key,
        );
      }
    });
  },
);

describe.each(withBody.filter(({ endpoint }) => endpoint.sealed))(
  '[API-04] $call',
  ({ endpoint }) => {
    test('refuses a plain, a forged, a redirected and a replayed payload', async () => {
      const { method, path } = endpoint;
      const fields = inputOf(endpoint);
      const plain = await sendChanged(endpoint, { body: JSON.stringify(fields) });
      expectRefusal(plain, 'request.sealed_required', 'plain');
      const both = await sendChanged(endpoint, {
        body: JSON.stringify({ ...fields, sealed: 'x' }),
      });
      expectRefusal(both, 'request.sealed_required', 'both');
      const good = await player.seal({ method, path, body: { ...fields, stranger: 1 } });
      const elsewhere = await player.seal({ method, path: '/wps/elsewhere', body: fields });
      const otherwise = await player.seal({ method: 'GET', path, body: fields });
      const forged = [
        `${good.slice(0, -4)}AAAA`,
        '',
        'a.b.c.d.e',
        '....',
        'x'.repeat(3000),
        elsewhere,
        otherwise,
      ];
      for (const text of forged) {
        const received = await sendChanged(endpoint, { body: JSON.stringify({ sealed: text }) });
        expectRefusal(received, text === '' ? undefined : 'request.stale', brief(text));
      }
      expectRefusal(
        await sendChanged(endpoint, { body: JSON.stringify({ sealed: good }) }),
        'request.invalid',
        'first',
      );
      expectRefusal(
        await sendChanged(endpoint, { body: JSON.stringify({ sealed: good }) }),
        'request.stale',
        'replayed',
      );
    });
  },
);

describe.each(calls.filter(({ endpoint }) => endpoint.caller !== 'anyone'))(
  '[ERR-04] [API-03] $call',
  ({ endpoint }) => {
    test('requires a live token and its cookie', async () => {
      const sent = await sentOf(endpoint, inputOf(endpoint));
      const { authorization: _, cookie: __, ...bare } = sent.headers!;
      const { authorization = '', cookie = '' } = sent.headers!;
      const strangers = [
        bare,
        { ...bare, authorization },
        { ...bare, cookie },
        { ...bare, authorization: `Bearer ${'A'.repeat(43)}`, cookie },
        { ...bare, authorization: 'Bearer ../../x', cookie },
        { ...bare, authorization: `Basic ${'A'.repeat(40)}`, cookie },
        { ...bare, authorization, cookie: '__Host-pl=%E0%A4%A; =;;' },
      ];
      for (const headers of strangers) {
        const received = await say({ ...sent, headers });
        expectRefusal(received, undefined, JSON.stringify(headers));
        expect(received.status).toBe(401);
      }
    });
  },
);

describe('[ERR-04] an address', () => {
  const places = [
    '/api/cashier/deposits/..%2f..%2f..%2fetc%2fpasswd',
    '/api/cashier/deposits/../../../etc/passwd',
    '/api/cashier/deposits/%00',
    '/api/cashier/deposits/%E0%A4%A',
    '/api/cashier/deposits/%',
    `/api/cashier/deposits/${'9'.repeat(4000)}`,
    '/api/round/rounds/99999999999999999999999',
    '/api/round/rounds/-1',
    '/api/round/rounds/1%20or%201=1',
    '/api/catalogue/games/0x10?language=VI',
    '/wps/nothing',
    '/wps/member/info/',
    '/wps/member%2finfo',
    '/wps/%c0%ae%c0%ae/member',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
  ];

  test.each(places)('%s is a refusal in its envelope', async (path) => {
    const headers = headersBy(player, { noun: 'round' });
    const received = await say({ method: 'GET', path, headers });
    expect([400, 404]).toContain(received.status);
    expectRefusal(received, undefined, path);
  });

  test.each(calls)('$call is unknown under another method', async ({ endpoint }) => {
    const path = pathOf(endpoint, inputOf(endpoint));
    // A name in one address may be the id in another.
    const known = new Set(
      calls.flatMap(({ endpoint: one }) => {
        const pattern = one.path.replaceAll(/\{\w+\}/g, '[^/]+');
        return new RegExp(`^${pattern}$`).test(path) ? [one.method] : [];
      }),
    );
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      if (known.has(method as never)) continue;
      const headers = headersBy(player, endpoint);
      expectRefusal(await say({ method, path, headers }), 'request.unknown', method);
    }
  });
});

test.each(calls)('[ERR-04] the input for $call is valid except for one value', ({ endpoint }) => {
  expect(faultsOf(endpoint.input, inputOf(endpoint))).toEqual([]);
});
