import { compose, someKind } from '../players/compose';
import type { CallKind } from '../vendors/dialects';
import type { Seat } from '../players/seat';
import { signed, type Mutation } from './attempt';

const elsewhere = ['RS_ERROR_WRONG_SYNTAX', 'RS_ERROR_INVALID_PARTNER', 400, 404];

const addressOf = ({ vendor }: Seat, kind: CallKind): string =>
  `/vendor/${vendor.code}${vendor.dialect.paths[kind]}`;

/** The address is written in another way: it means the same, or is not found. */
export const trickedAddress: Mutation = (seat) => {
  const { random, vendor } = seat;
  const { code } = vendor;
  const kind = someKind(seat);
  const path = vendor.dialect.paths[kind]!;
  const url = random.pick([
    `/vendor/${code}${path.replace('/', '%2f').replaceAll(/\/(?=\w)/g, '%2F')}`,
    `/vendor/${code}${path.replace(/\w$/, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
    `/vendor/${code}%2F..${path}`,
    `/vendor/${code}/${path}`,
    `/vendor//${code}${path}`,
    `//vendor/${code}${path}`,
    `/vendor/${code}/.${path}`,
    `/vendor/${code}/x/..${path}`,
    `/vendor/${code}/..//${code}${path}`,
    `/vendor/${code}${path}/`,
    `/vendor/${code}${path}/..`,
    `/vendor/${code}${path}.`,
    `/vendor/${code}${path};a=1`,
    `/vendor/${code}${path}?amount=1&user=main-1`,
    `/vendor/${code}${path}#bet`,
    `/vendor/${code}${path}%00`,
    `/vendor/${code}${path}%0d%0aX-A:1`,
    `/vendor/${code}${path}%`,
    `/vendor/${code}${path}%ff`,
    `/vendor/${code}${path.toUpperCase()}`,
    `/VENDOR/${code}${path}`,
    `/vendor/${code.toLowerCase()}${path}`,
    `/vendor/${code}%20${path}`,
    `/vendor/%00${path}`,
    `/vendor/${'A'.repeat(120)}${path}`,
    `/vendor/${'A'.repeat(400)}${path}`,
    `/vendor/__proto__${path}`,
    `/vendor/${code}/__proto__`,
    `/vendor/${code}/constructor`,
    `/vendor/${code}/`,
    `/vendor/${code}`,
    `/vendor/`,
    `/vendor/NO-VENDOR${path}`,
    `/vendor/*${path}`,
    `/vendor/:code${path}`,
    `/vendor/${code}${path}${'/x'.repeat(2000)}`,
  ]);
  const attempt = signed(seat, kind, compose(seat, kind));
  return { ...attempt, url, isRaw: true, orRefusedAs: elsewhere };
};

/** A message of one call under the path of another. */
export const otherCall: Mutation = (seat) => {
  const kind = someKind(seat);
  const other = someKind(seat);
  return signed(seat, other, compose(seat, kind));
};

/** The path of the other family, which this one does not have. */
export const otherFamily: Mutation = (seat) => {
  const { random, vendor } = seat;
  const kind = someKind(seat);
  const paths =
    vendor.family === 'hub88'
      ? ['/wallet/check', '/wallet/bet', '/wallet/win', '/wallet/rollback', '/wallet/balance']
      : ['/user/info', '/transaction/bet', '/transaction/win', '/transaction/rollback'];
  const attempt = signed(seat, kind, compose(seat, kind));
  const url = `/vendor/${vendor.code}${random.pick(paths)}`;
  return { ...attempt, url, refusedAs: ['RS_ERROR_WRONG_SYNTAX'] };
};

/** Any method but POST is not found there. */
export const otherMethod: Mutation = (seat) => {
  const { random } = seat;
  const kind = someKind(seat);
  const method = random.pick(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']);
  const attempt = signed(seat, kind, compose(seat, kind));
  return { ...attempt, method, url: addressOf(seat, kind), refusedAs: [], orRefusedAs: [404, 405] };
};

/** The content type is not JSON: the bytes are read as what they are, or refused. */
export const otherContentType: Mutation = (seat) => {
  const { random } = seat;
  const kind = someKind(seat);
  const named = random.pick([
    { 'content-type': undefined },
    { 'content-type': '' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/xml' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/json, text/html' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'application/' },
    { 'content-type': '/json' },
    { 'content-type': 'x'.repeat(2000) },
    { 'content-encoding': 'gzip' },
    { 'content-encoding': 'br, gzip' },
    { accept: 'text/xml' },
    { 'accept-encoding': 'gzip;q=1' },
    { 'x-forwarded-for': '127.0.0.1, ::1', forwarded: 'for=127.0.0.1' },
    { host: 'unknown.example' },
    { 'x-http-method-override': 'GET', 'x-original-url': '/healthz' },
    { cookie: '__Host-pl=x; lang=../..; =;;' },
    { authorization: 'Bearer xxxxxxxxxxxxxxxxxxxxxxxx' },
  ]);
  const attempt = signed(seat, kind, compose(seat, kind));
  return { ...attempt, headers: named, orRefusedAs: ['RS_ERROR_WRONG_SYNTAX'] };
};
