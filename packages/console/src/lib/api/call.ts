import type { Endpoint, InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { AnswerBody, RefusalBody } from '@parlour/contract/errors';
import { wireLanguage } from '../language';
import { askStepUp } from '../session/asked-step-up';
import { noteLocked, noteSignedOut } from '../session/me';
import { underKey } from './pending-keys';
import { ConsoleRefused } from './refused';

const timeoutMs = 20_000;
const pictureTimeoutMs = 60_000;

type Options = {
  signal?: AbortSignal;
  /** The body of a call that takes one; what else it takes is in its path. */
  picture?: Blob;
};

/**
 * Calls an endpoint of the console. A call that was not done throws `ConsoleRefused`; one that
 * needs a factor asks for it and is made again. One that is done once keeps its key until it has a
 * definite answer.
 */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: Options = {},
): Promise<OutputOf<E>> => {
  const send = (key?: string) =>
    withStepUp(
      async () => (await valueOf(await exchange(endpoint, input, options, key))) as OutputOf<E>,
    );
  return endpoint.once ? underKey(endpoint, input, send) : send();
};

/** Makes a call whose body is a picture; the same key makes a repeat the same call. */
export const sendPicture = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  picture: Blob,
  key?: string,
): Promise<OutputOf<E>> =>
  withStepUp(
    async () => (await valueOf(await exchange(endpoint, input, { picture }, key))) as OutputOf<E>,
  );

/** A call that answers with a file. */
export const fetchFile = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<{ name: string; blob: Blob }> =>
  withStepUp(async () => {
    const response = await exchange(endpoint, input, {}, undefined);
    if (!response.ok) await valueOf(response);
    const [, name = 'export.csv'] =
      /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { name, blob: await response.blob() };
  });

/** A call that needs a factor asks for it and is made again. */
const withStepUp = async <Value>(send: () => Promise<Value>): Promise<Value> => {
  try {
    return await send();
  } catch (thrown) {
    if (!(thrown instanceof ConsoleRefused)) throw thrown;
    if (thrown.code === 'operator.locked') noteLocked();
    else if (thrown.code === 'operator.session_required') noteSignedOut();
    if (thrown.code !== 'operator.step_up_required' || !(await askStepUp())) throw thrown;
    return send();
  }
};

const exchange = async (
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  { signal, picture }: Options,
  key: string | undefined,
): Promise<Response> => {
  const [path, plain] = addressOf(endpoint, input);
  const body = endpoint.sealed ? { sealed: await sealed(endpoint, path, plain) } : plain;
  const timeout = AbortSignal.timeout(picture ? pictureTimeoutMs : timeoutMs);
  const type = picture ? picture.type : body && 'application/json';
  return fetch(path, {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: {
      'X-Module': endpoint.noun,
      'X-Lang': wireLanguage(),
      ...(type && { 'Content-Type': type }),
      ...(key && { 'Idempotency-Key': key }),
    },
    body: picture ?? (body && JSON.stringify(body)),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((thrown: unknown) => {
    if (signal?.aborted) throw thrown;
    throw new ConsoleRefused(timeout.aborted ? 'network.slow' : 'network.failed');
  });
};

const sealed = async ({ method }: Endpoint, path: string, body: unknown): Promise<string> => {
  const { seal } = await import('./seal');
  return seal(method, path, body ?? {});
};

/** The path with its `{names}` filled, its query, and the body of a call that has one. */
const addressOf = (
  { method, path }: Endpoint,
  input: Readonly<Record<string, unknown>>,
): [path: string, body: Record<string, unknown> | undefined] => {
  const names = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input[name])),
  );
  const rest = Object.entries(input).filter(
    ([name, value]) => !names.has(name) && value !== undefined,
  );
  if (method !== 'GET' && method !== 'DELETE') return [filled, Object.fromEntries(rest)];
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString();
  return [query ? `${filled}?${query}` : filled, undefined];
};

const valueOf = async (response: Response): Promise<unknown> => {
  const body = (await response.json().catch(() => undefined)) as
    | AnswerBody<unknown>
    | RefusalBody
    | undefined;
  if (body?.success) return body.value;
  if (body && typeof body.code === 'string')
    throw new ConsoleRefused(body.code, response.status, body);
  throw new ConsoleRefused('network.failed', response.status);
};
