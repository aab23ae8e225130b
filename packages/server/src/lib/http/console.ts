import '@fastify/cookie';
import type { Endpoint, InputOf, OutputOf, TextFile } from '@parlour/contract/endpoint';
import { faultsOf } from '@parlour/contract/faults';
import type { ConsoleCode } from '@parlour/contract/errors';
import { languages } from '@parlour/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ConsoleContext, Operator, OperatorContext, Platform } from '../context';
import { invalid, Refusal } from '../refusal';
import { plainAddress } from './address';
import { idempotencyKeyOf } from './idempotency-key';
import { bodyOptionsOf, imageOf } from './image-bodies';
import { inputOf } from './input';
import type { CallLimits, CountedCaller } from './limits';
import { sendFile } from './answers/send-file';
import { whileAllowed } from './answers/while-allowed';
import { headOf } from './http';

type ContextOf<E extends Endpoint> = E['caller'] extends 'operator'
  ? OperatorContext
  : ConsoleContext;

/** A module's answers to operators: one for each endpoint of its table. */
export type ConsoleHandlers<Table extends Record<string, Endpoint>> = {
  [Name in keyof Table]: (
    context: ContextOf<Table[Name]>,
    input: InputOf<Table[Name]>,
  ) => Promise<OutputOf<Table[Name]>>;
};

type AnyHandler = (context: never, input: never) => Promise<unknown>;

/** A call that an operator may not make. */
export type RefusedCall = {
  operator: Operator;
  endpoint: Pick<Endpoint, 'noun' | 'name' | 'right'>;
  code: ConsoleCode;
} & Pick<ConsoleContext, 'requestId' | 'address'> & { input: Record<string, unknown> };

/** What the composition root passes to the console's part of `lib`. */
export type ConsoleHooks = {
  /** The live session of the cookie with its rights as they are now, or a 401 refusal. */
  authenticate: (
    cookie: string | undefined,
    by: { background: boolean; address: string },
  ) => Promise<Operator>;
  /** Leaves a line of a refused call in the audit. */
  noteRefused: (call: RefusedCall) => Promise<void>;
  /** Counts that an operator looks at players. */
  noteSeen: (seen: { operatorId: string; playerIds: readonly string[] }) => Promise<void>;
  unseal: (sealed: string, method: string, path: string) => Promise<Record<string, unknown>>;
  limits: CallLimits;
};

/** The one cookie of the console; no token is known to its scripts. */
export const consoleCookie = '__Host-pc';

/** Serves the console's calls of a noun. */
export const serveConsole = <Table extends Record<string, Endpoint>>(
  app: FastifyInstance,
  platform: Platform,
  hooks: ConsoleHooks,
  table: Table,
  handlers: ConsoleHandlers<Table>,
): void => {
  for (const [name, endpoint] of Object.entries(table)) {
    const handler = handlers[name as keyof Table] as AnyHandler;
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...bodyOptionsOf(endpoint, assertCookie),
      ...headOf(endpoint),
      handler: (request, reply) => answer(platform, hooks, endpoint, handler, request, reply),
    });
  }
};

const assertCookie = ({ headers }: FastifyRequest): void => {
  if (!headers.cookie?.includes(`${consoleCookie}=`))
    throw new Refusal('operator.session_required');
};

const answer = async (
  platform: Platform,
  hooks: ConsoleHooks,
  endpoint: Endpoint,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  requireModule(request);
  const caller = callerOf(request);
  await hooks.limits.countCall(endpoint, caller);
  const background = endpoint.background ?? false;
  const operator =
    endpoint.caller === 'operator'
      ? await hooks.authenticate(request.cookies[consoleCookie], {
          background,
          address: plainAddress(request.ip),
        })
      : undefined;
  if (operator) await hooks.limits.countPlayer(endpoint, { ...caller, playerId: operator.id });
  const context = contextOf(platform, endpoint, request, reply, operator);
  if (operator) await assertMayCall(hooks, endpoint, { operator, context, request });
  const input = await inputOf(hooks, endpoint, request);
  const faults = faultsOf(endpoint.input, input);
  if (faults.length > 0) throw invalid(...faults);
  if (operator) assertOwnBrand(endpoint, context.operator?.brands ?? [], input);
  await hooks.limits.countInput(endpoint, input, caller);
  const image = imageOf(endpoint, request);
  const value = await handler({ ...context, image } as never, input as never).catch(
    async (error: unknown) => {
      if (operator) await noteConflict(hooks, endpoint, { error, operator, context, request });
      throw error;
    },
  );
  if (operator) await noteSeen(hooks, endpoint, operator, { input, value });
  await hooks.limits.uncount(endpoint, caller);
  if (endpoint.file) {
    const uncached = reply.header('cache-control', 'no-store');
    const { name, parts } = value as TextFile;
    const assertMay = () => assertStill(hooks, request, operator!);
    const allowed = whileAllowed(parts, { ...platform, assertMay });
    return sendFile(uncached, endpoint.file, { name, parts: allowed });
  }
  return reply.header('cache-control', 'no-store').send({ success: true, value });
};

/** Refuses who has no session any more, or less rights than when the call began. */
const assertStill = async (
  hooks: ConsoleHooks,
  request: FastifyRequest,
  { rights: before }: Operator,
): Promise<void> => {
  const { rights } = await hooks.authenticate(request.cookies[consoleCookie], {
    background: true,
    address: plainAddress(request.ip),
  });
  for (const [right, brands] of Object.entries(before)) {
    if (!brands.every((brand) => rights[right]?.includes(brand)))
      throw new Refusal('operator.right_missing', { right });
  }
};

/** Who is refused since they have to do with the player leaves a line: the call wrote nothing. */
const noteConflict = async (
  hooks: ConsoleHooks,
  endpoint: Endpoint,
  call: { error: unknown; operator: Operator; context: ConsoleContext; request: FastifyRequest },
): Promise<void> => {
  const { error, operator, context, request } = call;
  if (!(error instanceof Refusal) || error.code !== 'desk.conflict') return;
  const input = request.params as Record<string, unknown>;
  await hooks.noteRefused({ ...context, operator, endpoint, code: error.code, input });
};

/** Whose address names a player shows that player; so do some answers. */
const noteSeen = async (
  hooks: ConsoleHooks,
  { path, showsPlayer }: Endpoint,
  { id: operatorId }: Operator,
  { input, value }: { input: Record<string, unknown>; value: unknown },
): Promise<void> => {
  const playerIds = path.includes('{playerId}')
    ? [String(input['playerId'])]
    : shownIn(value as Record<string, unknown>, showsPlayer);
  if (playerIds.length > 0) await hooks.noteSeen({ operatorId, playerIds });
};

/** The players whom an answer shows, each once. */
const shownIn = (
  value: Record<string, unknown>,
  shows: Endpoint['showsPlayer'],
): readonly string[] => {
  if (shows === undefined) return [];
  const ids =
    shows === true
      ? [value['playerId']]
      : (value[shows.list] as Record<string, unknown>[]).map((each) => each[shows.id]);
  return [...new Set(ids)].flatMap((id) => (id === undefined ? [] : [String(id)]));
};

/** Limits of the console count by address and by operator; it has no brand. */
const callerOf = (request: FastifyRequest): CountedCaller => ({
  address: plainAddress(request.ip),
  brand: { code: 'console', limits: {} },
  device: undefined,
});

/** Refuses the session's lock, a missing right and a missing step-up; the last two leave a line. */
const assertMayCall = async (
  hooks: ConsoleHooks,
  endpoint: Endpoint,
  call: { operator: Operator; context: ConsoleContext; request: FastifyRequest },
): Promise<void> => {
  const { operator, context, request } = call;
  if (operator.isLocked && !endpoint.whileLocked) throw new Refusal('operator.locked');
  const code = missingOf(endpoint, operator);
  if (!code) return;
  if (code === 'operator.right_missing') {
    const input = request.params as Record<string, unknown>;
    await hooks.noteRefused({ ...context, operator, endpoint, code, input });
  }
  throw new Refusal(code, endpoint.right === undefined ? undefined : { right: endpoint.right });
};

const missingOf = (
  { stepUp, ...endpoint }: Endpoint,
  { rights, isSteppedUp }: Operator,
): ConsoleCode | undefined => {
  const opening = openingOf(endpoint);
  if (opening.length > 0 && !opening.some((right) => rights[right]))
    return 'operator.right_missing';
  return stepUp && !isSteppedUp ? 'operator.step_up_required' : undefined;
};

/** A brand that is not the caller's does not exist. */
const assertOwnBrand = (
  { input: shapes }: Endpoint,
  brands: readonly string[],
  { brand }: Record<string, unknown>,
): void => {
  if (!('brand' in shapes) || brand === undefined) return;
  if (!brands.includes(String(brand))) throw new Refusal('request.unknown');
};

const contextOf = (
  platform: Platform,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  operator: Operator | undefined,
): ConsoleContext => {
  const setCookie: ConsoleContext['setCookie'] = (name, value, options = {}) => {
    reply.setCookie(name, value, {
      path: '/',
      secure: true,
      sameSite: 'strict',
      httpOnly: true,
      maxAge: options.maxAgeSeconds,
    });
  };
  return {
    ...platform,
    sql: platform.database.sql,
    language: languageOf(request, operator),
    requestId: request.id,
    address: plainAddress(request.ip),
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    host: request.host,
    cookies: request.cookies,
    setCookie,
    clearCookie: (name) => setCookie(name, '', { maxAgeSeconds: 0 }),
    idempotencyKey: idempotencyKeyOf(endpoint, request),
    operator: operator && { ...operator, brands: brandsOf(endpoint, operator) },
  };
};

/** The rights of which any opens the call. */
const openingOf = ({ right, stops }: Pick<Endpoint, 'right' | 'stops'>): readonly string[] => {
  if (right === undefined) return [];
  return stops ? [right, right.replace(/\.w$/, '.a')] : [right];
};

/** The brands of the call's right; of a call without one, those of any right. */
const brandsOf = (endpoint: Endpoint, { rights }: Operator): readonly string[] => {
  const opening = endpoint.right === undefined ? Object.keys(rights) : openingOf(endpoint);
  return [...new Set(opening.flatMap((right) => rights[right] ?? []))];
};

const languageOf = (request: FastifyRequest, operator: Operator | undefined) => {
  const code = String(request.headers['x-lang'] ?? '').toUpperCase();
  const asked = languages.find((language) => language === code);
  return asked ?? operator?.language ?? 'VI';
};

/** The custom header that a forged form cannot send. */
const requireModule = ({ headers }: FastifyRequest): void => {
  const noun = headers['x-module'];
  if (typeof noun === 'string' && /^[a-z]{2,24}$/.test(noun)) return;
  const code = noun === undefined ? 'field.required' : 'field.pattern';
  throw invalid({ name: 'X-Module', code });
};
