import type { RenderedPage } from '@parlour/contract/first-page';

type Hashes = Pick<RenderedPage, 'scriptHashes' | 'styleHashes'>;

const quoted = (hashes: readonly string[]): string => hashes.map((hash) => ` '${hash}'`).join('');

/**
 * What a page may load: our own files, the inline parts by their hashes, the games' frames, our
 * socket.
 */
export const policyOf = (
  { scriptHashes, styleHashes }: Hashes,
  { gamesOrigin, socketOrigin }: { gamesOrigin: string; socketOrigin: string },
): string =>
  [
    `default-src 'self'`,
    `script-src 'self'${quoted(scriptHashes)}`,
    `style-src 'self'${quoted(styleHashes)}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self' ${socketOrigin}`,
    `frame-src ${gamesOrigin}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ].join('; ');

/** The same on every page. */
export const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;
