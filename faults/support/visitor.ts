import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { brand } from '@parlour/contract/brand';
import { cashier } from '@parlour/contract/cashier';
import type { Endpoint, InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { RefusalBody } from '@parlour/contract/errors';
import type { SealKey } from '@parlour/contract/seal';
import { session } from '@parlour/contract/session';
import { seal } from '../../packages/web/src/lib/api/seal';
import type { RunningSite } from './site';

export const password = 'seven quiet lanterns';

export type Answer<Value> = {
  status: number;
  headers: Headers;
  body: { success: boolean; value: Value };
  refusal: RefusalBody | undefined;
};

/** Where the site and its games are reached. */
export type SiteAddress = Pick<RunningSite, 'url' | 'gamesUrl'>;

/** A browser without a screen: its cookies, its token, and calls over HTTP. */
export type Visitor = {
  site: SiteAddress;
  address: string;
  cookies: Map<string, string>;
  token: string | undefined;
  playerId: string;
  call: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: { idempotencyKey?: string },
  ) => Promise<Answer<OutputOf<E>>>;
  /** The value of a call that must succeed. */
  get: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>;
  headers: (endpoint: Pick<Endpoint, 'noun'>) => Record<string, string>;
};

let addresses = 0;

export const newVisitor = (site: SiteAddress): Visitor => {
  addresses += 1;
  const visitor: Visitor = {
    site,
    address: `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
    cookies: new Map(),
    token: undefined,
    playerId: '',
    headers: ({ noun }) => ({
      'x-module': noun,
      'x-lang': 'EN',
      'x-forwarded-for': visitor.address,
      origin: site.url,
      cookie: cookieLine(visitor.cookies),
      ...(visitor.token && { authorization: `Bearer ${visitor.token}` }),
    }),
    call: (endpoint, input, options = {}) => send(visitor, endpoint, input, options),
    get: async (endpoint, input) => {
      const { status, body, refusal } = await visitor.call(endpoint, input);
      if (refusal) throw new Error(`${endpoint.name}: ${status} ${JSON.stringify(refusal)}`);
      return body.value;
    },
  };
  return visitor;
};

export const cookieLine = (cookies: Map<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

export const keepCookies = (cookies: Map<string, string>, headers: Headers): void => {
  for (const line of headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (value === '' || attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, decodeURIComponent(value));
  }
};

const send = async <E extends Endpoint>(
  visitor: Visitor,
  endpoint: E,
  input: InputOf<E>,
  { idempotencyKey }: { idempotencyKey?: string },
): Promise<Answer<OutputOf<E>>> => {
  const rest: Record<string, unknown> = { ...input };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const query = new URLSearchParams(Object.entries(rest).map(([k, v]) => [k, String(v)]));
  const body = endpoint.sealed
    ? { sealed: await sealed(visitor.site, endpoint, path, rest) }
    : rest;
  const response = await fetch(visitor.site.url + path + (isRead ? `?${query.toString()}` : ''), {
    method: endpoint.method,
    headers: {
      ...visitor.headers(endpoint),
      ...(endpoint.once && { 'idempotency-key': idempotencyKey ?? randomUUID() }),
      ...(!isRead && { 'content-type': 'application/json' }),
    },
    ...(!isRead && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  keepCookies(visitor.cookies, response.headers);
  const told = (await response.json()) as Answer<OutputOf<E>>['body'];
  return {
    status: response.status,
    headers: response.headers,
    body: told,
    refusal: told.success ? undefined : (told as unknown as RefusalBody),
  };
};

const sealKeys = new WeakMap<SiteAddress, Promise<SealKey[]>>();

/** What the browser's own sealing makes of a body. */
export const sealed = async (
  site: SiteAddress,
  { method }: Pick<Endpoint, 'method'>,
  path: string,
  body: Record<string, unknown>,
): Promise<string> => {
  const known = sealKeys.get(site) ?? newVisitor(site).get(brand.readStatus, {}).then(keysOf);
  sealKeys.set(site, known);
  const [key] = await known;
  if (!key) throw new Error('the site gave no sealing key');
  return seal(key, { method, path, at: new Date().toISOString(), nonce: randomUUID(), body });
};

const keysOf = (status: { sealKeys: SealKey[] }): SealKey[] => status.sealKeys;

let names = 0;

export const newUsername = (): string => {
  names += 1;
  return `faulty${names}`;
};

export const registrationForm = (username: string): InputOf<typeof session.register> => ({
  username,
  password,
  confirmPassword: password,
  login: true,
  registerMethod: 'WEB',
  termsVersion: '2026-11',
  ofAge: true,
});

export const registerPlayer = async (site: SiteAddress): Promise<Visitor> => {
  const visitor = newVisitor(site);
  const { id, token } = await visitor.get(session.register, registrationForm(newUsername()));
  visitor.playerId = id;
  visitor.token = token;
  return visitor;
};

export const requestDeposit = async (visitor: Visitor, amount: string): Promise<string> =>
  (await visitor.get(cashier.requestDeposit, { methodId: 'sandbox', amount })).id;

/** Presses the button of the sandbox's payment page; answers the status. */
export const pressPay = async ({ site, address }: Visitor, deposit: string): Promise<number> => {
  const response = await fetch(`${site.url}/sandbox/pay/${deposit}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: site.url,
      'x-forwarded-for': address,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'decision=pay',
    signal: AbortSignal.timeout(10_000),
  });
  await response.arrayBuffer();
  return response.status;
};

export const untilCredited = async (visitor: Visitor, id: string): Promise<void> => {
  const giveUpAt = Date.now() + 30_000;
  for (;;) {
    const { body } = await visitor.call(cashier.readDeposit, { id });
    if (body.success && body.value.status === 'credited') return;
    if (Date.now() > giveUpAt) throw new Error(`deposit ${id} was never credited`);
    await pause(50);
  }
};

export const deposit = async (visitor: Visitor, amount: string): Promise<void> => {
  const id = await requestDeposit(visitor, amount);
  await pressPay(visitor, id);
  await untilCredited(visitor, id);
};
