import type { Endpoint } from '@parlour/contract/endpoint';
import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import { invalid, Refusal } from '../refusal';

/** The largest picture that is taken. */
export const imageBodyLimit = 5 * 1024 * 1024;

/** So many pictures are received at a time: what they take of memory has a bound. */
const mostAtOnce = 12;

/** What the route of a call takes as its body: a picture, or the few bytes of a form. */
export const bodyOptionsOf = ({ image }: Endpoint): RouteShorthandOptions =>
  image ? { bodyLimit: imageBodyLimit, onRequest: admitImage } : {};

let receiving = 0;

/** Before the first byte is read: a caller without a token, or beyond the bound, sends none. */
const admitImage: RouteShorthandOptions['onRequest'] = async (request, reply) => {
  if (request.headers.authorization === undefined) throw new Refusal('session.required');
  if (receiving >= mostAtOnce) throw new Refusal('system.busy', undefined, 2);
  receiving += 1;
  reply.raw.once('close', () => {
    receiving -= 1;
  });
};

/** The picture of a call whose body is one. */
export const imageOf = (
  { image }: Endpoint,
  { body, headers }: FastifyRequest,
): Buffer | undefined => {
  if (!image) return undefined;
  if (!/^image\/(png|jpeg|webp)$/i.test(headers['content-type'] ?? '')) {
    throw invalid({ name: 'Content-Type', code: 'field.pattern' });
  }
  if (!Buffer.isBuffer(body) || body.length === 0) {
    throw invalid({ name: 'image', code: 'field.required' });
  }
  return body;
};
