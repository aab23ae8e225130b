import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { GamePictures, Games } from '../../rounds/game';

type Kind = keyof GamePictures;

const digestOf = (svg: string): string =>
  createHash('sha256').update(svg).digest('hex').slice(0, 12);

/** Another picture has another address, so each may be cached for ever. */
export const picturePath = (code: string, kind: Kind, svg: string): string =>
  `/pictures/${code}-${kind}-${digestOf(svg)}.svg`;

const pattern = /^([\w-]+)-(thumb|background)-([\da-f]{12})\.svg$/;
const pack = promisify(brotliCompress);

const forEver = 'public, max-age=31536000, immutable';
/** An address of another build, which runs beside this one for a moment. */
const forNow = 'public, max-age=60';

/**
 * The games' pictures, for the catalogue of the site and its pages. An SVG can be opened as a page:
 * its policy permits it nothing.
 */
export const pictureRoutes = (games: Games) => async (app: FastifyInstance) => {
  const packed = new Map<string, Promise<Buffer>>();
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const [, code = '', kind, digest] = pattern.exec(request.params.file) ?? [];
    const front = await games.get(code)?.front();
    const svg = front?.pictures?.[kind as Kind];
    if (!svg) return reply.callNotFound();
    reply.headers({
      'cache-control': digestOf(svg) === digest ? forEver : forNow,
      'content-security-policy': `default-src 'none'; sandbox`,
      'content-type': 'image/svg+xml; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'accept-encoding',
    });
    if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(svg);
    const key = `${code} ${kind}`;
    const body = packed.get(key) ?? pack(svg);
    packed.set(key, body);
    return reply.header('content-encoding', 'br').send(await body);
  });
};
