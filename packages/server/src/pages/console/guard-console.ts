import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../../lib/context';
import { invalid, Refusal } from '../../lib/refusal';

/** The console loads nothing from elsewhere and runs no script that is made from text. */
const policy = [
  `default-src 'none'`,
  ...['script', 'style', 'font', 'connect', 'frame'].map((kind) => `${kind}-src 'self'`),
  `img-src 'self' blob:`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `require-trusted-types-for 'script'`,
].join('; ');

const headers = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
} as const;

/** What every answer of the console carries, and what every call that writes must. */
export const guardConsole = (app: FastifyInstance, { config }: Platform): void => {
  const { hostname } = new URL(config.consoleUrl);
  const hosts = config.production ? [hostname] : [hostname, 'localhost', '127.0.0.1'];
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // A name of another's that leads to this machine is not the console.
    if (!hosts.includes(request.hostname)) throw new Refusal('request.unknown');
    if (!/^(?:GET|HEAD)$/.test(request.method)) requireOwnPage(request);
  });
};

/** A browser says of itself from where it calls; no page elsewhere can say otherwise. */
const requireOwnPage = ({ headers: sent, host }: FastifyRequest): void => {
  const { origin } = sent;
  const isOwn = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
  if (!isOwn) throw invalid({ name: 'Origin', code: 'field.not_equal' });
  if (sent['sec-fetch-site'] !== 'same-origin') {
    throw invalid({ name: 'Sec-Fetch-Site', code: 'field.not_equal' });
  }
};
