import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Tagged = { etag: string; plain: string; brotli: Buffer };

// Answers that are tagged are few: a list in each language.
const mostKept = 32;
const kept = new Map<string, Tagged>();

/** Sends an answer that changes rarely: compressed, and without a body to whom has it already. */
export const sendTagged = (
  request: FastifyRequest,
  reply: FastifyReply,
  value: unknown,
): FastifyReply => {
  const { etag, plain, brotli } = tagged(JSON.stringify({ success: true, value }));
  reply.headers({ etag, vary: 'x-lang, accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(plain);
  return reply.header('content-encoding', 'br').send(brotli);
};

const tagged = (plain: string): Tagged => {
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const known = kept.get(etag);
  if (known) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const made = { etag, plain, brotli: brotliCompressSync(plain, { params }) };
  if (kept.size >= mostKept) kept.clear();
  kept.set(etag, made);
  return made;
};
