import { randomUUID } from 'node:crypto';
import { brand } from '@parlour/contract/brand';
import type { Endpoint, InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { RefusalBody } from '@parlour/contract/errors';
import type { SealedText, SealKey } from '@parlour/contract/seal';
import { cookieLine, keepCookies } from './cookies';
import type { Message, Reply } from './http-client';
import type { Line } from './line';
import { sealFor } from '../people/seal';

export type VisitorOptions = { host?: string; address?: string };

export type Answer<Value> = {
  status: number;
  headers: Reply['headers'];
  /** The whole body; `refusal` when it is one. */
  body: { success: boolean; value: Value };
  refusal: RefusalBody | undefined;
};

export type CallOptions = {
  headers?: Record<string, string | undefined>;
  /** Sent in place of the client's encoding of the input. */
  payload?: string | Buffer | Record<string, unknown>;
  idempotencyKey?: string;
};

/** A browser without a screen: cookies, a token once signed in, and the contract's client. */
export type Visitor = {
  host: string;
  /** May be changed: the browser moves. */
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
  /** Which session calls which endpoint. */
  headers: (endpoint: Pick<Endpoint, 'noun'>) => Record<string, string>;
  /** A call as it would be sent. */
  messageOf: (endpoint: Endpoint, input: object, options?: CallOptions) => Promise<Message>;
  send: (message: Message) => Promise<Reply>;
};

/** What a visitor needs of its site. */
export type Ground = {
  line: Line;
  host: string;
  now: () => Date;
  /** Given where they are not to be requested for each sealed call. */
  sealKeys?: () => Promise<SealKey[]>;
  /** What its browser sends with each call beside the client's own. */
  headers?: Record<string, string>;
};

let addresses = 0;

/** Each visitor comes from an address of its own, unless the test says otherwise. */
const nextAddress = (): string => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

export const newVisitor = (
  ground: Ground,
  { host = ground.host, address = nextAddress() }: VisitorOptions = {},
  cookies = new Map<string, string>(),
): Visitor => {
  const visitor: Visitor = {
    host,
    address,
    cookies,
    token: undefined,
    newTab: () => newVisitor(ground, { host, address }, cookies),
    call: async (endpoint, input, options = {}) => {
      const reply = await visitor.send(await visitor.messageOf(endpoint, input, options));
      const { status, headers, text } = reply;
      const body = (text === '' ? {} : JSON.parse(text)) as { success: boolean; value: never };
      const refusal = body.success ? undefined : (body as unknown as RefusalBody);
      return { status, headers, body, refusal };
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
      const [known] = key ? [key] : await (ground.sealKeys ?? readSealKeys(visitor))();
      if (!known) throw new Error('the site gave no sealing key');
      const at = ground.now().toISOString();
      const whole = { method: 'POST', path: '/', body: {}, at, nonce: randomUUID(), ...text };
      return sealFor(known, whole);
    },
    headers: ({ noun }) => ({
      ...ground.headers,
      host,
      'x-module': noun,
      'x-lang': 'EN',
      ...(visitor.token && { authorization: `Bearer ${visitor.token}` }),
      ...(cookies.size > 0 && { cookie: cookieLine(cookies) }),
    }),
    messageOf: (endpoint, input, options = {}) => messageOf(visitor, endpoint, input, options),
    send: async (message) => {
      const reply = await ground.line(message, visitor.address);
      keepCookies(cookies, reply);
      return reply;
    },
  };
  return visitor;
};

export const readSealKeys = (visitor: Visitor) => async (): Promise<SealKey[]> =>
  (await visitor.get(brand.readStatus, {})).sealKeys;

const messageOf = async (
  visitor: Visitor,
  { method, noun, path: pattern, once, sealed, form, image }: Endpoint,
  input: object,
  { headers = {}, payload, idempotencyKey }: CallOptions,
): Promise<Message> => {
  const rest: Record<string, unknown> = { ...input };
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const all: Record<string, string | undefined> = {
    ...visitor.headers({ noun }),
    ...(once && { 'idempotency-key': idempotencyKey ?? randomUUID() }),
    ...(method !== 'GET' && { origin: `http://${visitor.host}` }),
  };
  const address = () => {
    const query = new URLSearchParams(
      Object.entries(rest).map(([name, value]) => [name, String(value)]),
    ).toString();
    return query ? `${path}?${query}` : path;
  };
  if (image) {
    const bytes = bytesOf(payload ?? '');
    const own = { ...all, 'content-type': 'image/jpeg' };
    return { method, path: address(), headers: given(own, headers), bytes };
  }
  if (isRead({ method }) && payload === undefined) {
    return { method, path: address(), headers: given(all, headers) };
  }
  const body = async () =>
    sealed ? { sealed: await visitor.seal({ method, path, body: rest }) } : rest;
  all['content-type'] = form ? 'application/x-www-form-urlencoded' : 'application/json';
  if (form && payload === undefined) {
    const bytes = Buffer.from(new URLSearchParams(rest as Record<string, string>).toString());
    return { method, path, headers: given(all, headers), bytes };
  }
  return { method, path, headers: given(all, headers), bytes: bytesOf(payload ?? (await body())) };
};

/** Whether its input is in the address. */
export const isRead = ({ method }: Pick<Endpoint, 'method'>): boolean =>
  method === 'GET' || method === 'DELETE';

/** The headers with replacements; an empty one is not sent. */
const given = (
  all: Record<string, string | undefined>,
  changes: Record<string, string | undefined>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...all, ...changes }).filter((entry): entry is [string, string] =>
      Boolean(entry[1]),
    ),
  );

const bytesOf = (payload: string | Buffer | object): Buffer => {
  if (Buffer.isBuffer(payload)) return payload;
  return Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload));
};
