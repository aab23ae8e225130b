import '@fastify/cookie';
import { type AccountType, isAgent, isTrial } from '@parlour/contract/account-type';
import type { Endpoint, InputOf, OutputOf, TextFile } from '@parlour/contract/endpoint';
import { faultsOf } from '@parlour/contract/faults';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainAddress } from './address';
import type { Brand, Context, Platform, PlayerContext, SignedIn } from '../context';
import { idempotencyKeyOf, spendingKey, spendKey } from './idempotency-key';
import { bearerIn, bodyOptionsOf, imageOf } from './image-bodies';
import { inputOf } from './input';
import type { CountedCaller, CallLimits } from './limits';
import { invalid, Refusal } from '../refusal';
import { keepBrand, languageOf } from './request-language';
import { assertStepUp } from '../step-up';
import type { OpenFiles } from './answers/open-files';
import { sendFile } from './answers/send-file';
import { sendTagged } from './answers/tagged-answer';
import { whileAllowed } from './answers/while-allowed';

type ContextOf<E extends Endpoint> = E['caller'] extends 'anyone' | 'operator'
  ? Context
  : PlayerContext;

/**
 * A module's answers: one for each endpoint of its noun; a missing or misspelt one does not
 * compile.
 */
export type Handlers<Table extends Record<string, Endpoint>> = {
  [Name in keyof Table]: (
    context: ContextOf<Table[Name]>,
    input: InputOf<Table[Name]>,
  ) => Promise<OutputOf<Table[Name]>>;
};

type AnyHandler = (context: never, input: never) => Promise<unknown>;

/** What the composition root passes to `lib`, which imports no module. */
export type HttpHooks = {
  brandOf: (host: string) => Promise<Brand>;
  /** The origin of the site for a host, made of configured names only. */
  originOf: (host: string) => Promise<string>;
  /** All origins of the site of a host, the main one first. */
  originsOf: (host: string) => Promise<string[]>;
  /** Refuses a call while the site is closed, by status, region or address. */
  assertMayCall: (brand: Brand, endpoint: Endpoint, address: string) => Promise<void>;
  /** The live token with its companion cookie, or a 401 refusal; the address is noted. */
  authenticate: (
    token: string,
    cookie: string | undefined,
    options: { background: boolean; brand: Brand; address?: string },
  ) => Promise<SignedIn>;
  /** Refuses a session that has ended. */
  assertLive: (signInId: string) => Promise<void>;
  /** Opens a sealed body: its content, after the checks of time, nonce, method and path. */
  unseal: (sealed: string, method: string, path: string) => Promise<Record<string, unknown>>;
  limits: CallLimits;
  files: OpenFiles;
};

export const companionCookie = '__Host-pl';
/** A browser that signed in before; it grants nothing. */
export const deviceCookie = '__Host-pd';
/** Opens a session to look around when the one before has ended; each use replaces it. */
export const rememberCookie = '__Host-pr';

/** Reads bodies as raw bytes: signatures cover them, and JSON is parsed strictly. */
export const readRawBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
};

/** Serves every endpoint of a noun's table. */
export const serve = <Table extends Record<string, Endpoint>>(
  app: FastifyInstance,
  platform: Platform,
  hooks: HttpHooks,
  table: Table,
  handlers: Handlers<Table>,
): void => {
  for (const [name, endpoint] of Object.entries(table)) {
    const handler = handlers[name as keyof Table] as AnyHandler;
    app.route({
      ...bodyOptionsOf(endpoint),
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...headOf(endpoint),
      handler: (request, reply) => answer(platform, hooks, endpoint, handler, request, reply),
    });
  }
};

/** To answer HEAD would be to make all of a file for no one. */
export const headOf = ({ file }: Endpoint) => file && { exposeHeadRoute: false };

const answer = async (
  platform: Platform,
  hooks: HttpHooks,
  endpoint: Endpoint,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const context = await contextOf(platform, hooks, endpoint, request, reply);
  const input = await inputOf(hooks, endpoint, request);
  const faults = faultsOf(endpoint.input, input);
  if (faults.length > 0) throw invalid(...faults);
  await hooks.limits.countInput(endpoint, input, callerOf(context));
  if (endpoint.file) hooks.files.begin(reply, context.signedIn!.playerId);
  const value = await spendingKey(endpoint, context, () =>
    handler(context as never, input as never),
  );
  await hooks.limits.uncount(endpoint, callerOf(context));
  reply.header('cache-control', endpoint.noStore || context.signedIn ? 'no-store' : 'no-cache');
  if (endpoint.file) {
    const { name, parts } = value as TextFile;
    const { signInId } = context.signedIn!;
    const assertMay = () => hooks.assertLive(signInId);
    const allowed = whileAllowed(
      hooks.files.pace(parts, () => reply.raw.destroyed),
      { ...platform, assertMay },
    );
    return sendFile(reply, endpoint.file, { name, parts: allowed });
  }
  if (endpoint.tagged) return sendTagged(request, reply, value);
  return reply.send({ success: true, value });
};

const contextOf = async (
  platform: Platform,
  hooks: HttpHooks,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> => {
  const brand = await hooks.brandOf(request.host);
  keepBrand(request, brand);
  const { cookies } = request;
  const address = plainAddress(request.ip);
  const caller = callerOf({ address, brand, cookies });
  const token = bearerIn(request.headers.authorization);
  const secrets = { token, cookie: cookies[companionCookie] };
  await hooks.assertMayCall(brand, endpoint, address).catch(async (error: unknown) => {
    if (isOutside(error) && token) {
      await hooks.limits.countCall(endpoint, caller);
      await notePlace(hooks, { brand, address }, { ...secrets, token });
    }
    throw error;
  });
  requireModule(endpoint, request, token);
  requireOwnOrigin(request);
  await hooks.limits.countCall(endpoint, caller);
  const signedIn = await signedInOf(hooks, endpoint, { brand, address }, secrets);
  if (signedIn) await hooks.limits.countPlayer(endpoint, { ...caller, ...signedIn, brand });
  return {
    ...platform,
    sql: platform.database.sql,
    brand,
    language: languageOf(request, brand),
    requestId: request.id,
    address: caller.address,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    host: request.host,
    cookies,
    setCookie: (name, value, options = {}) => {
      reply.setCookie(name, value, {
        path: '/',
        secure: true,
        sameSite: 'lax',
        httpOnly: options.httpOnly ?? true,
        maxAge: options.maxAgeSeconds,
      });
    },
    clearCookie: (name) => {
      reply.setCookie(name, '', {
        path: '/',
        secure: true,
        sameSite: 'lax',
        httpOnly: true,
        maxAge: 0,
      });
    },
    image: imageOf(endpoint, request),
    idempotencyKey: idempotencyKeyOf(endpoint, request),
    spendKey: spendKey(request),
    signedIn,
  };
};

const callerOf = ({
  address,
  brand,
  cookies,
}: Pick<Context, 'address' | 'brand' | 'cookies'>): CountedCaller => ({
  address,
  brand,
  device: cookies[deviceCookie],
});

/**
 * The custom header that a forged form cannot send; only a visitor's plain reading goes without.
 * What no cache may keep is none: the answer is made for this call, a vendor's launch or a picture.
 */
const requireModule = (endpoint: Endpoint, request: FastifyRequest, token: string | undefined) => {
  const noun = request.headers['x-module'];
  if (typeof noun === 'string' && /^[a-z]{2,24}$/.test(noun)) return;
  const { method, caller, noStore } = endpoint;
  const plainReading = method === 'GET' && caller === 'anyone' && !noStore && !token;
  if (!plainReading || noun !== undefined) {
    throw invalid({
      name: 'X-Module',
      code: noun === undefined ? 'field.required' : 'field.pattern',
    });
  }
};

const requireOwnOrigin = (request: FastifyRequest) => {
  const { origin } = request.headers;
  if (request.method === 'GET' || origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== request.host) {
    throw invalid({ name: 'Origin', code: 'field.not_equal' });
  }
};

const isOutside = (error: unknown): boolean => error instanceof Refusal && error.status === 451;

/** A session that is used from where the site is not served: its play is ended by that. */
const notePlace = async (
  hooks: HttpHooks,
  { brand, address }: Pick<Context, 'brand' | 'address'>,
  { token, cookie }: Secrets & { token: string },
): Promise<void> => {
  await hooks.authenticate(token, cookie, { background: true, brand, address }).catch(() => {
    // Without a live session there is nothing to note.
  });
};

type Secrets = { token: string | undefined; cookie: string | undefined };

const signedInOf = async (
  hooks: HttpHooks,
  endpoint: Endpoint,
  { brand, address }: Pick<Context, 'brand' | 'address'>,
  { token, cookie }: Secrets,
): Promise<SignedIn | undefined> => {
  const options = { background: endpoint.background ?? false, brand, address };
  if (endpoint.caller === 'anyone') {
    if (endpoint.token === undefined || !token) return undefined;
    if (endpoint.token === 'valid') return signedInBy(hooks, endpoint, options, token, cookie);
    const found = await hooks.authenticate(token, cookie, options).catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 401) return undefined;
      throw error;
    });
    return found && mayAct(endpoint, found) && mayLook(endpoint, found) ? found : undefined;
  }
  // An operator signs in at the console: no player's token opens operators' calls.
  if (!token || endpoint.caller === 'operator') throw new Refusal('session.required');
  return signedInBy(hooks, endpoint, options, token, cookie);
};

/** The session of a token that must be one that may make the call. */
const signedInBy = async (
  hooks: HttpHooks,
  endpoint: Endpoint,
  options: Parameters<HttpHooks['authenticate']>[2],
  token: string,
  cookie: string | undefined,
): Promise<SignedIn> => {
  const signedIn = await hooks.authenticate(token, cookie, options);
  assertCaller(endpoint.caller, signedIn.type);
  if (!mayAct(endpoint, signedIn)) throw new Refusal('session.password_change_required');
  if (!mayLook(endpoint, signedIn)) throw new Refusal('session.step_up_required');
  if (endpoint.stepUp) assertStepUp(signedIn);
  return signedIn;
};

const mayAct = (
  { whilePasswordMustChange = false }: Endpoint,
  { mustChangePassword }: SignedIn,
): boolean => whilePasswordMustChange || !mustChangePassword;

/** A session that only looks around gets what the contract names. */
const mayLook = ({ whileLooking = false }: Endpoint, { isLooking }: SignedIn): boolean =>
  whileLooking || !isLooking;

/** Refuses an account of a type that may not call. */
const assertCaller = (caller: Endpoint['caller'], type: AccountType): void => {
  if (caller === 'player+trial' || caller === 'anyone') return;
  if (isTrial(type)) throw new Refusal('session.trial_account');
  if (caller === 'agent' && !isAgent(type)) throw new Refusal('session.not_agent');
};
