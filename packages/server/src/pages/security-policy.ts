import type { FirebaseProject } from '@parlour/contract/brand';
import type { RenderedPage } from '@parlour/contract/first-page';

type Hashes = Pick<RenderedPage, 'scriptHashes' | 'styleHashes'>;

const quoted = (hashes: readonly string[]): string => hashes.map((hash) => ` '${hash}'`).join('');

type Origins = {
  gamesOrigin: string;
  /** Whose games open in the frame, when they answer. */
  launchHosts?: readonly string[];
  /** Those of the catalogue's pictures. */
  pictureOrigins: readonly string[];
  socketOrigin: string;
  /** Of the brand's other hosts, whose speed the browser measures. */
  siteOrigins?: readonly string[];
  firebase?: FirebaseProject;
  /** The brand measures visits of those who agree. */
  isMeasured?: boolean;
};

/**
 * What a page may load: our own files, the inline parts by their hashes, the games' frames and
 * pictures, our socket; and Firebase only while the brand has sign-in by others on.
 */
export const policyOf = ({ scriptHashes, styleHashes }: Hashes, origins: Origins): string => {
  const { gamesOrigin, pictureOrigins, socketOrigin, siteOrigins = [] } = origins;
  const { launchHosts = [], firebase, isMeasured = false } = origins;
  const outside = outsideOf(firebase);
  const tag = tagOrigins(isMeasured);
  const own = [`'self'`, socketOrigin, ...siteOrigins, ...launchHosts].join(' ');
  return [
    `default-src 'self'`,
    `script-src 'self'${quoted(scriptHashes)}${outside.script}${tag.script}`,
    `style-src 'self'${quoted(styleHashes)}`,
    `img-src ${[`'self'`, 'data:', ...pictureOrigins].join(' ')}${tag.image}`,
    `font-src 'self'`,
    `connect-src ${own}${outside.connect}${tag.connect}`,
    `frame-src ${[gamesOrigin, ...launchHosts].join(' ')}${outside.frame}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ].join('; ');
};

/** Google's tag and where it sends what it measures. */
const tagOrigins = (isMeasured: boolean) => {
  if (!isMeasured) return { script: '', image: '', connect: '' };
  const tag = ' https://www.googletagmanager.com';
  const measures = ' https://*.google-analytics.com https://*.analytics.google.com';
  return { script: tag, image: tag + measures, connect: tag + measures };
};

/** The popup of Google and Facebook, the puzzle before an SMS, and the calls of the SDK. */
const outsideOf = (firebase: FirebaseProject | undefined) => {
  if (!firebase) return { script: '', connect: '', frame: '' };
  const emulator = firebase.emulator ? ` ${firebase.emulator}` : '';
  const puzzle = 'https://www.google.com/recaptcha/';
  return {
    script: ` https://apis.google.com ${puzzle} https://www.gstatic.com/recaptcha/`,
    connect:
      ' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com' + emulator,
    frame:
      ` https://${firebase.authDomain} ${puzzle}` +
      ` https://recaptcha.google.com/recaptcha/${emulator}`,
  };
};

/** The page must keep its hold on the popup in which a person signs in elsewhere. */
export const popupHeaders = { 'cross-origin-opener-policy': 'same-origin-allow-popups' } as const;

/** For an address with the secret of a mailed link: the files of its page do not receive it. */
export const secretHeadersOf = (url: string) =>
  /[?&](reset|unlock)=/.test(url) && ({ 'referrer-policy': 'no-referrer' } as const);

/** The same on every page. */
export const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;
