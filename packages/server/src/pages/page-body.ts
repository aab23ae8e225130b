import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Coding = 'br' | 'gzip' | 'identity';

/** The compression level of brotli for a body. */
const qualities = {
  /** For one answer only. */
  once: 1,
  /** A twentieth of the work of the best level, and an eighth larger. */
  rare: 5,
  /**
   * From this level on brotli searches for the best parse, which takes as long as many renderings.
   */
  dense: 10,
} as const;

const compress = (html: Buffer, coding: Coding, quality: number): Promise<Buffer> => {
  if (coding === 'identity') return Promise.resolve(html);
  if (coding === 'gzip') return toGzip(html, { level: quality === qualities.once ? 1 : 6 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  return toBrotli(html, { params });
};

/** A body that is sent once, as quickly as it can be made. */
export const compressOnce = (html: string, coding: Coding): Promise<Buffer> =>
  compress(Buffer.from(html), coding, qualities.once);

/**
 * The body of a cached page in each requested coding, compressed on other threads than the one that
 * answers.
 */
export class PageBody {
  readonly etag: string;
  readonly html: Buffer;
  private readonly made = new Map<Coding, Promise<Buffer>>();
  private density: 'rare' | 'dense' = 'rare';

  constructor(html: string) {
    this.html = Buffer.from(html);
    this.etag = `"${createHash('sha256').update(this.html).digest('base64url').slice(0, 22)}"`;
  }

  /** Its memory at most: each compressed form is less than half of the whole. */
  get bytes(): number {
    return 2 * this.html.length;
  }

  get isDense(): boolean {
    return this.density === 'dense';
  }

  as(coding: Coding): Promise<Buffer> {
    const made = this.made.get(coding) ?? compress(this.html, coding, qualities.rare);
    this.made.set(coding, made);
    return made;
  }

  /** Compresses the body of a popular page as far as possible. */
  async pack(): Promise<void> {
    if (this.isDense) return;
    const dense = await compress(this.html, 'br', qualities.dense);
    this.made.set('br', Promise.resolve(dense));
    this.density = 'dense';
  }
}

/** The densest coding that the browser accepts. */
export const codingOf = (accepted: string | undefined): Coding => {
  const taken = (accepted ?? '').split(',').map((one) => one.trim().split(';')[0]);
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : 'identity';
};
