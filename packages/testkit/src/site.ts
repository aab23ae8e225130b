import { randomUUID } from 'node:crypto';
import { brand } from '@parlour/contract/brand';
import type { Endpoint, InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { RefusalBody } from '@parlour/contract/errors';
import type { SealedText, SealKey } from '@parlour/contract/seal';
import type { BrandSettings } from '@parlour/contract/settings';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { CompactEncrypt, importJWK } from 'jose';
import { buildApp } from '@parlour/server/app';
import { movedClock } from '@parlour/node-kit/clock';
import { loadDemo } from '@parlour/server/demo';
import { readConfig } from '@parlour/server/lib/config';
import type { Platform } from '@parlour/server/lib/context';
import { openDatabase } from '@parlour/server/lib/database/open-database';
import { openLive } from '@parlour/server/lib/live/live';
import { createLog } from '@parlour/node-kit/log';
import { forgetBrands, saveSettings } from '@parlour/server/modules/brand/index';
import { testDatabase } from './database';

/** The site on a database of its own, with the demo brands, called without a network. */
export type Site = {
  app: FastifyInstance;
  platform: Platform;
  /** As the owner: by it a test arranges and looks. The site is served as another role. */
  database: Platform['database'];
  /** Of the application's role, and of the owner. */
  databaseUrl: string;
  ownerUrl: string;
  /** Every line of the log, from `debug` on. */
  logLines: string[];
  /** Moves the clock of code and database together, to this far from the real time. */
  shiftClock: (milliseconds: number) => Promise<void>;
  /** Makes the next call see what was just changed in the brands' rows. */
  forgetBrands: () => void;
  /** Sets what an operator sets of a brand, seen by the next call. */
  setBrand: (code: string, settings: Partial<BrandSettings>) => Promise<void>;
  visitor: (options?: VisitorOptions) => Visitor;
  drop: () => Promise<void>;
};

export type VisitorOptions = { host?: string; address?: string };

export type Answer<Value> = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** The whole body; `refusal` when it is one. */
  body: { success: boolean; value: Value };
  refusal: RefusalBody | undefined;
};

export type CallOptions = {
  headers?: Record<string, string | undefined>;
  /** Sent in place of what the client would make of the input. */
  payload?: string | Buffer | Record<string, unknown>;
  idempotencyKey?: string;
};

/** A browser: cookies, a token once signed in, and the contract's client. */
export type Visitor = {
  host: string;
  address: string;
  cookies: Map<string, string>;
  token: string | undefined;
  /** A second tab: the same cookies, no token of its own yet. */
  newTab: () => Visitor;
  call: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ) => Promise<Answer<OutputOf<E>>>;
  /** The value of a call that must succeed. */
  get: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>;
  /** What the client would send for a sealed call. */
  seal: (text: Partial<SealedText>, key?: SealKey) => Promise<string>;
};

const testEnv = {
  NODE_ENV: 'test',
  DATABASE_URL: 'postgresql://unused/unused',
  SECRET_KEY: 'a secret key of the tests, which is long enough',
  PARLOUR_HOUSE_SECRET: 'a house secret of the tests, long enough',
  LOG_LEVEL: 'debug',
};

// Visitors have these addresses unless a test gives them others: limits meet only its own.
const exempt = { LIMITS_EXEMPT: '10.0.0.0/8' };

export const openSite = async (env: Record<string, string> = {}): Promise<Site> => {
  const { database: owner, url: ownerUrl, appUrl, drop } = await testDatabase();
  const database = openDatabase(appUrl);
  let offsetMs = 0;
  const clock = movedClock(() => offsetMs);
  const logLines: string[] = [];
  const log = createLog('debug', clock.now, { write: (line) => logLines.push(line) });
  const config = readConfig({
    ...testEnv,
    ...(env.NODE_ENV !== 'production' && exempt),
    DATABASE_URL: appUrl,
    ...env,
  });
  const live = openLive(database, log, config);
  const platform: Platform = { config, database, clock, log, live };
  await database.transaction(loadDemo);
  const app = await buildApp(platform);
  return {
    app,
    platform,
    database: owner,
    databaseUrl: appUrl,
    ownerUrl,
    logLines,
    shiftClock: async (milliseconds) => {
      offsetMs = milliseconds;
      await database.shiftClock(`${milliseconds} milliseconds`);
      await owner.shiftClock(`${milliseconds} milliseconds`);
    },
    forgetBrands: () => forgetBrands(database),
    setBrand: async (code, settings) => {
      await saveSettings(platform, code, settings);
      forgetBrands(database);
    },
    visitor: (options) => newVisitor(app, platform, options),
    drop: async () => {
      await app.close();
      await live.close();
      await database.close();
      await drop();
    },
  };
};

let addresses = 0;

/** Each visitor comes from an address of its own, unless the test says otherwise. */
const nextAddress = (): string => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

const newVisitor = (
  app: FastifyInstance,
  platform: Platform,
  { host = 'localhost', address = nextAddress() }: VisitorOptions = {},
  cookies = new Map<string, string>(),
): Visitor => {
  const visitor: Visitor = {
    host,
    address,
    cookies,
    token: undefined,
    newTab: () => newVisitor(app, platform, { host, address }, cookies),
    call: async (endpoint, input, options = {}) => {
      const request = await requestOf(visitor, endpoint, input, options);
      const response = await app.inject(request);
      keepCookies(cookies, response.headers['set-cookie']);
      const body = (response.body === '' ? {} : JSON.parse(response.body)) as {
        success: boolean;
        value: never;
      };
      return {
        status: response.statusCode,
        headers: response.headers,
        body,
        refusal: body.success ? undefined : (body as unknown as RefusalBody),
      };
    },
    get: async (endpoint, input) => {
      const answer = await visitor.call(endpoint, input);
      if (answer.refusal) {
        const { code, value } = answer.refusal;
        throw new Error(`${endpoint.name}: ${answer.status} ${code} ${JSON.stringify(value)}`);
      }
      return answer.body.value;
    },
    seal: async (text, key) => {
      const [known] = key ? [key] : (await visitor.get(brand.readStatus, {})).sealKeys;
      if (!known) throw new Error('the site gave no sealing key');
      const whole = {
        method: 'POST',
        path: '/',
        body: {},
        at: platform.clock.now().toISOString(),
        nonce: randomUUID(),
        ...text,
      };
      return sealFor(known, whole);
    },
  };
  return visitor;
};

/** Seals as a browser does. */
export const sealFor = async ({ kid, ...jwk }: SealKey, text: object): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(JSON.stringify(text)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
    .encrypt(await importJWK(jwk, 'ECDH-ES'));

const requestOf = async (
  visitor: Visitor,
  endpoint: Endpoint,
  input: object,
  { headers = {}, payload, idempotencyKey }: CallOptions,
): Promise<InjectOptions> => {
  const rest: Record<string, unknown> = { ...input };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const isRead = endpoint.method === 'GET';
  const body = isRead ? undefined : (payload ?? (await bodyOf(visitor, endpoint, path, rest)));
  const sent: Record<string, string | undefined> = {
    host: visitor.host,
    'x-module': endpoint.noun,
    'x-lang': 'EN',
    'idempotency-key': endpoint.once ? (idempotencyKey ?? randomUUID()) : undefined,
    authorization: visitor.token && `Bearer ${visitor.token}`,
    cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...(body !== undefined && {
      'content-type': 'application/json',
      origin: `http://${visitor.host}`,
    }),
    ...headers,
  };
  return {
    method: endpoint.method,
    url: path,
    remoteAddress: visitor.address,
    headers: Object.fromEntries(
      Object.entries(sent).filter((entry): entry is [string, string] => Boolean(entry[1])),
    ),
    ...(isRead
      ? { query: Object.fromEntries(Object.entries(rest).map(([k, v]) => [k, String(v)])) }
      : { payload: body }),
  };
};

const bodyOf = async (
  visitor: Visitor,
  endpoint: Endpoint,
  path: string,
  body: Record<string, unknown>,
) =>
  endpoint.sealed ? { sealed: await visitor.seal({ method: endpoint.method, path, body }) } : body;

const keepCookies = (cookies: Map<string, string>, given: string | string[] | undefined) => {
  for (const line of [given ?? []].flat()) {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (value === '' || attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, decodeURIComponent(value));
  }
};
