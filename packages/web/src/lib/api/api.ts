import type { Endpoint, InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { AnswerBody, RefusalBody, SiteCode } from '@parlour/contract/errors';
import { isFinal } from '@parlour/contract/final-refusal';
import { claimAhead } from '../session/ahead';
import { client } from './client';
import { whileLoading } from './loading';
import { pendingKey, settleKey } from './pending-keys';
import { asRefused, missingChunk, Refused } from './refused';
import { serverNow, setServerTime } from './server-time';
import { readSession } from '../session/storage';

export type CallOptions = {
  signal?: AbortSignal;
  /** Shows the global loader until there is an answer. */
  loader?: boolean;
  timeoutMs?: number;
};

const timeoutMs = 15_000;

/**
 * Calls an endpoint of the contract. A call that was not done throws `Refused`. One that needs the
 * player to sign in again, or to confirm who they are, is made again when they did.
 */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> => {
  const made = () => callOnce(endpoint, input, options);
  if (endpoint.background || !isOwn(endpoint)) return made();
  return setRight(made);
};

/** A token that the call carries must be valid. */
const isOwn = ({ caller, token }: Endpoint): boolean => caller !== 'anyone' || token === 'valid';

/** Makes what was refused again once the player signed in, or confirmed who they are. */
export const setRight = <Value>(make: () => Promise<Value>): Promise<Value> =>
  retried(() => retried(make, askedToSignIn), askedToStepUp);

/** Makes a call again when what it was refused for was set right. */
const retried = async <Value>(
  make: () => Promise<Value>,
  repair: (refused: Refused) => Promise<boolean>,
): Promise<Value> => {
  try {
    return await make();
  } catch (thrown) {
    if (!(thrown instanceof Refused) || !(await repair(thrown))) throw thrown;
    return make();
  }
};

const askedToSignIn = async ({ status }: Refused): Promise<boolean> => {
  if (status !== 401) return false;
  const { signInAgain } = await import('../session/sign-in-again');
  return signInAgain();
};

const askedToStepUp = async ({ code }: Refused): Promise<boolean> => {
  if (code !== 'session.step_up_required') return false;
  const { confirmIdentity } = await import('../session/confirm-identity');
  return confirmIdentity();
};

const closing = /^brand\.(maintenance|.*_blocked|unknown_host)$/;

const callOnce = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions,
): Promise<OutputOf<E>> =>
  whileLoading({ loader: options.loader, isQuiet: endpoint.background }, async () => {
    try {
      const answer = endpoint.once
        ? await sendOnce(endpoint, input, options)
        : await send(endpoint, input, options);
      // No read of the contract answers with nothing: a screen would wait for it for ever.
      if (answer === null && endpoint.method === 'GET') throw oddAnswer(endpoint);
      return answer as OutputOf<E>;
    } catch (thrown) {
      const refused = asRefused(thrown);
      const carriedToken = isOwn(endpoint) && readSession('token') !== undefined;
      if (refused.status === 401 && carriedToken) client.onSignedOut(refused);
      if (!endpoint.whileClosed && closing.test(refused.code)) client.onClosed();
      throw thrown;
    }
  });

/** Of an answer that has not the form of its call, which is logged. */
export const oddAnswer = ({ noun, name }: Endpoint): Refused => {
  import('./faults/report-fault')
    .then(({ reportAnswer }) => reportAnswer(`${noun}.${name}`))
    .catch(() => undefined);
  return new Refused('system.failed');
};

type Input = Readonly<Record<string, unknown>>;

const sendOnce = async (endpoint: Endpoint, input: Input, options: CallOptions) => {
  const name = `${endpoint.noun}.${endpoint.name}`;
  const content = JSON.stringify(input);
  const key = pendingKey(name, content);
  try {
    const value = await send(endpoint, input, options, { 'Idempotency-Key': key });
    settleKey(name, content);
    return value;
  } catch (thrown) {
    // No answer, or an indefinite one: the next try must be the same call.
    if (thrown instanceof Refused && isFinal(thrown.status, thrown.code)) settleKey(name, content);
    throw thrown;
  }
};

const send = async (
  endpoint: Endpoint,
  input: Input,
  options: CallOptions,
  headers: Record<string, string> = {},
): Promise<unknown> => {
  if (!endpoint.sealed) return exchange(endpoint, ...addressOf(endpoint, input), options, headers);
  try {
    return await sendSealed(endpoint, input, options, headers);
  } catch (thrown) {
    const serverTime =
      thrown instanceof Refused && thrown.code === 'request.stale' && thrown.value.serverTime;
    if (!serverTime) throw thrown;
    setServerTime(serverTime);
    return sendSealed(endpoint, input, options, headers);
  }
};

const sendSealed = async (
  endpoint: Endpoint,
  input: Input,
  options: CallOptions,
  headers: Record<string, string>,
): Promise<unknown> => {
  const [path, body = {}] = addressOf(endpoint, input);
  const key = client.sealKeys[0];
  if (!key) throw new Refused('request.sealed_required');
  const { seal } = await import('./seal').catch(() => {
    throw missingChunk();
  });
  const sealed = await seal(key, {
    method: endpoint.method,
    path,
    at: new Date(serverNow()).toISOString(),
    nonce: crypto.randomUUID(),
    body,
  });
  return exchange(endpoint, path, { sealed }, options, headers);
};

/**
 * The path with its `{names}` filled and, for a GET or DELETE, the query; and the body of the
 * others.
 */
export const addressOf = (
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  input: Input,
): [path: string, body: Record<string, unknown> | undefined] => {
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) rest[name] = value;
  }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (endpoint.method !== 'GET' && endpoint.method !== 'DELETE') return [path, rest];
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]) => [name, String(value)]),
  ).toString();
  return [query ? `${path}?${query}` : path, undefined];
};

const exchange = async (
  endpoint: Endpoint,
  path: string,
  body: Record<string, unknown> | undefined,
  options: CallOptions,
  headers: Record<string, string>,
): Promise<unknown> => {
  const token = readSession('token');
  const usesToken = endpoint.caller !== 'anyone' || endpoint.token !== undefined;
  const timeout = AbortSignal.timeout(options.timeoutMs ?? timeoutMs);
  const ask = (): Promise<Response> =>
    fetch(path, {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: {
        'X-Module': endpoint.noun,
        'X-Lang': client.language,
        ...(token && usesToken ? { Authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'Content-Type': endpoint.form ? formType : 'application/json' } : {}),
        ...headers,
      },
      body: body && encoded(endpoint, body),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    });
  const response = await (claimAhead(path)?.catch(ask) ?? ask()).catch((thrown: unknown) => {
    if (options.signal?.aborted) throw thrown;
    throw new Refused(timeout.aborted ? 'network.slow' : 'network.failed');
  });
  return valueOf(response);
};

const formType = 'application/x-www-form-urlencoded';

const encoded = ({ form }: Endpoint, body: Record<string, unknown>): string =>
  form ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body);

/** The answer of our server, or its refusal as an exception. */
export const valueOf = async (response: Response): Promise<unknown> => {
  const body: unknown = await response.json().catch(() => undefined);
  if (isAnswer(body)) return body.value;
  if (isRefusal(body)) throw new Refused(body.code as SiteCode, response.status, body);
  // Not our server's format: a proxy or a broken answer. The outcome is unknown.
  const id = response.headers.get('x-request-id') ?? undefined;
  throw new Refused('network.failed', response.status, id === undefined ? undefined : { id });
};

const isAnswer = (body: unknown): body is AnswerBody<unknown> =>
  typeof body === 'object' && body !== null && (body as { success?: unknown }).success === true;

// The server answers with codes of the contract only; the browser need not load their table.
const isRefusal = (body: unknown): body is RefusalBody =>
  typeof body === 'object' &&
  body !== null &&
  /^[a-z]+\.[a-z_]+$/.test(String((body as { code?: unknown }).code));
