import { Socket } from 'node:net';
import type { WalletStatus } from '@parlour/contract/vendor-wallet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { plainAddress } from '../../../lib/http/address';
import { watchFirstBytes } from '../../../lib/http/first-byte';
import type { Platform } from '../../../lib/context';
import { openRarely } from '../../../lib/http/limiter';
import { Refusal } from '../../../lib/refusal';
import { betTimes, openRounds } from '../../round';
import {
  answerCall,
  readCall,
  requestIdOf,
  type WalletDeps,
  type ReadCall,
  type WireAnswer,
} from './answer-call';
import type { Profile } from '../profiles/profile';
import { countCall, writeCounts } from '../desk/count-calls';
import { profileOf } from '../profiles/profiles';
import { encodeAnswer } from './field-mapping';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the vendor stops waiting, by `performance.now()`. */
    until: number;
  }
}

/** A command sent to the database later than this before the end is not answered in time. */
const marginMs = betTimes.answerMs - betTimes.queueMs;
/** Bodies over 64 KB are read up to this size, so that they too get a status of the dialect. */
const readBytes = 256 * 1024;

/** Refusals that a person should look at; the others are part of play. */
const odd = new Set<WalletStatus>([
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_DUPLICATE_TRANSACTION',
]);

/** The outcome is unknown to the vendor. */
const unsure = new Set<WalletStatus>(['RS_ERROR_UNKNOWN', 'RS_ERROR_TIMEOUT']);

/**
 * `/vendor/<code>/…`: the wallet that vendors call. HTTP 200 with a status; 404 for an unknown
 * code.
 */
export const serveWallet = async (app: FastifyInstance, platform: Platform): Promise<void> => {
  const rounds = openRounds(platform);
  const deps: WalletDeps = { platform, rounds };
  const firstByte = watchFirstBytes();
  const logRarely = openRarely(platform);
  const note = refusalsNoted(platform, logRarely);
  app.addHook('onListen', () => rounds.open());
  app.addHook('onClose', async () => {
    firstByte.stop();
    await writeCounts(platform);
    return rounds.close();
  });

  await app.register(async (scope) => {
    scope.decorateRequest('until', 0);
    scope.addHook('onRequest', async (request) => {
      // A call that came over no network has not waited.
      const { socket } = request.raw;
      const from = socket instanceof Socket ? firstByte.earliest(socket) : performance.now();
      request.until = from + betTimes.answerMs;
    });
    scope.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
      const isTheirs = (error.statusCode ?? 500) < 500;
      const facts = { id: request.id, status: error.statusCode };
      if (isTheirs) logRarely('gateway.refused', `${error.statusCode}`, facts);
      else platform.log.error('gateway.failed', { id: request.id, error });
      const { code } = request.params as { code: string };
      const profile = await profileOf(platform, code).catch(() => undefined);
      const status = isTheirs ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_UNKNOWN';
      return reply.code(200).send(replyOf(profile, { status }, requestIdIn(profile, request)));
    });
    scope.post<{ Params: { code: string; '*': string } }>(
      '/vendor/:code/*',
      { bodyLimit: readBytes },
      async (request, reply) => {
        const { code } = request.params;
        const began = performance.now();
        const profile = await profileOf(platform, code).catch(() => 'unread' as const);
        if (profile === 'unread' || !profile) {
          const status = profile ? 'RS_ERROR_UNKNOWN' : 'RS_ERROR_INVALID_PARTNER';
          const answer = replyOf(undefined, { status }, requestIdIn(undefined, request));
          return reply.code(profile ? 200 : 404).send(answer);
        }
        const call = readCall(profile, {
          path: `/${request.params['*']}`,
          bytes: bytesOf(request),
          signature: request.headers[profile.dialect.signatureHeader],
          from: plainAddress(request.ip),
          now: platform.clock.now().getTime(),
        });
        const answer = await inTime(deps, profile, call, request);
        note(profile, request, { ...answer, isSigned: call.decoded !== undefined });
        count(platform, profile, { call, answer, ms: performance.now() - began });
        return replyOf(profile, answer, call.requestId);
      },
    );
  });
};

type Answered = { call: ReadCall; answer: WireAnswer; ms: number };

/** For the health of the vendor; a call that it did not sign is counted apart. */
const count = (platform: Platform, { code }: Profile, { call, answer, ms }: Answered): void => {
  const { status } = answer;
  const isStranger = !call.decoded && call.refused === 'RS_ERROR_INVALID_SIGNATURE';
  const direction = isStranger ? 'unsigned' : 'in';
  const isError = odd.has(status) || unsure.has(status);
  countCall(platform, { vendor: code, direction, ms, isError });
};

/** Anyone can send an unsigned call: it is logged rarely. */
const refusalsNoted =
  ({ log }: Platform, logRarely: ReturnType<typeof openRarely>) =>
  (
    profile: Profile,
    request: FastifyRequest,
    { status, isSigned }: { status: WalletStatus; isSigned: boolean },
  ): void => {
    if (!odd.has(status)) return;
    const address = plainAddress(request.ip);
    const bytes = bytesOf(request).length;
    const facts = { ...about(profile, request), status, address, bytes };
    if (isSigned) log.warn('gateway.refused', facts);
    else logRarely('gateway.refused', `${profile.code} ${status} ${address}`, facts);
  };

const bytesOf = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

const requestIdIn = (profile: Profile | undefined, request: FastifyRequest): string =>
  requestIdOf(profile?.dialect, bytesOf(request));

/** Every answer returns the number of its call. */
const replyOf = (profile: Profile | undefined, answer: WireAnswer, requestId: string): object => {
  const whole = { ...answer, request_uuid: requestId };
  return profile ? encodeAnswer(profile.dialect, whole) : whole;
};

const about = ({ code }: Profile, { id, params }: FastifyRequest) => ({
  id,
  vendor: code,
  path: `/${(params as { '*': string })['*']}`.slice(0, 100),
});

/**
 * Never a definite code while the outcome is uncertain: when time runs out or we fail, the answer
 * is "unknown". A call that waited too long before it was read is not begun.
 */
const inTime = async (
  deps: WalletDeps,
  profile: Profile,
  call: ReadCall,
  request: FastifyRequest,
): Promise<WireAnswer> => {
  if (!call.decoded) return { status: call.refused };
  const { log } = deps.platform;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<WireAnswer>((resolve) => {
    const answerUnknown = () => {
      log.warn('gateway.out_of_time', about(profile, request));
      resolve({ status: 'RS_ERROR_UNKNOWN' });
    };
    const leftMs = request.until - performance.now();
    if (leftMs <= marginMs) answerUnknown();
    else timer = setTimeout(answerUnknown, leftMs);
  });
  if (!timer) return late;
  const until = request.until - marginMs;
  const answered = answerCall(deps, profile, call.decoded, until).catch(
    (error: unknown): WireAnswer => {
      if (!(error instanceof Refusal)) {
        log.error('gateway.failed', { ...about(profile, request), error });
      }
      return { status: 'RS_ERROR_UNKNOWN' };
    },
  );
  const answer = await Promise.race([answered, late]);
  clearTimeout(timer);
  return answer;
};
