import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { KeptPage } from './page-cache';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * From here on brotli looks for the best parse: 12 % smaller than one step below, in the time of
 * one drawing.
 */
const brotliQuality = 10;

export const compressPage = async (html: string): Promise<Pick<KeptPage, 'bodies' | 'etag'>> => {
  const identity = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([toBrotli(identity, { params }), toGzip(identity)]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { bodies: { br, gzip: gz, identity }, etag };
};

/** The densest coding that the browser takes. */
export const codingOf = (accepted: string | undefined): keyof KeptPage['bodies'] => {
  const taken = (accepted ?? '').split(',').map((one) => one.trim().split(';')[0]);
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : 'identity';
};
