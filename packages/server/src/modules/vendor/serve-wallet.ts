import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { openRounds } from '../round';
import { answerCall, type Gateway, type SignedCall, type WireAnswer } from './answer-call';
import type { Profile } from './profile';
import { profileOf } from './profiles';
import { sayAnswer } from './wire-words';

/**
 * A supplier waits a second at least; after this we say that we do not know, and he takes the bet
 * back.
 */
const answerMs = 800;
/** Bodies over 64 KB are read as far as this, so that they too get a status of the dialect. */
const readBytes = 256 * 1024;

/** Refusals that a person should look at; the others are part of play. */
const odd = new Set([
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_DUPLICATE_TRANSACTION',
]);

/**
 * `/vendor/<code>/…`: the wallet that suppliers call. HTTP 200 with a status; 404 for an unknown
 * code.
 */
export const serveWallet = async (app: FastifyInstance, platform: Platform): Promise<void> => {
  const rounds = openRounds(platform);
  const gateway: Gateway = { platform, rounds };
  app.addHook('onListen', () => rounds.open());
  app.addHook('onClose', () => rounds.close());

  await app.register(async (scope) => {
    scope.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
      const isTheirs = (error.statusCode ?? 500) < 500;
      if (isTheirs)
        platform.log.warn('vendor.refused', { id: request.id, status: error.statusCode });
      else platform.log.error('vendor.failed', { id: request.id, error });
      const answer: WireAnswer = {
        status: isTheirs ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_UNKNOWN',
      };
      const { code } = request.params as { code: string };
      const profile = await profileOf(platform, code).catch(() => undefined);
      return reply.code(200).send(profile ? sayAnswer(profile.dialect, answer) : answer);
    });
    scope.post<{ Params: { code: string; '*': string } }>(
      '/vendor/:code/*',
      { bodyLimit: readBytes },
      async (request, reply) => {
        const { code } = request.params;
        const profile = await profileOf(platform, code).catch(() => 'unread' as const);
        if (profile === 'unread') return { status: 'RS_ERROR_UNKNOWN' };
        if (!profile) return reply.code(404).send({ status: 'RS_ERROR_INVALID_PARTNER' });
        const call: SignedCall = {
          path: `/${request.params['*']}`,
          bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          signature: request.headers[profile.dialect.signatureHeader],
          until: performance.now() + answerMs,
        };
        return sayAnswer(profile.dialect, await inTime(gateway, profile, call, request.id));
      },
    );
  });
};

/**
 * Never a known code for what may have happened: when time runs out or we fail, the answer is
 * "unknown".
 */
const inTime = async (
  gateway: Gateway,
  profile: Profile,
  call: SignedCall,
  id: string,
): Promise<WireAnswer> => {
  const { log } = gateway.platform;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<WireAnswer>((resolve) => {
    timer = setTimeout(() => {
      log.warn('vendor.out_of_time', { id, vendor: profile.code, path: call.path.slice(0, 100) });
      resolve({ status: 'RS_ERROR_UNKNOWN' });
    }, answerMs);
  });
  const answered = answerCall(gateway, profile, call).catch((error: unknown): WireAnswer => {
    if (!(error instanceof Refusal))
      log.error('vendor.failed', { id, vendor: profile.code, error });
    return { status: 'RS_ERROR_UNKNOWN' };
  });
  const answer = await Promise.race([answered, late]);
  clearTimeout(timer);
  if (odd.has(answer.status)) {
    log.warn('vendor.refused', {
      id,
      vendor: profile.code,
      path: call.path.slice(0, 100),
      status: answer.status,
      bytes: call.bytes.length,
    });
  }
  return answer;
};
