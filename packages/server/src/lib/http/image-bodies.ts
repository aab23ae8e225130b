import type { Endpoint } from '@parlour/contract/endpoint';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { guestCookie } from '../guest-cookie';
import { invalid, Refusal } from '../refusal';
import { countedNetworks, plainAddress } from './address';
import { usualBodyLimit } from './bounds';

/** The largest picture that is taken. */
export const imageBodyLimit = 5 * 1024 * 1024;

/** So many large bodies are received at a time: what they take of memory has a bound. */
const mostAtOnce = 12;

/** So many of them from one address, so that no one address keeps the others out. */
const mostOfAddress = 2;

/** What the route of a call takes as its body: a picture, a file, or the few bytes of a form. */
export const bodyOptionsOf = (
  { image, mostBytes, caller }: Endpoint,
  assertSession: (request: FastifyRequest) => void = caller === 'anyone'
    ? assertTokenOrGuest
    : assertToken,
): RouteShorthandOptions => {
  const bodyLimit = image ? imageBodyLimit : mostBytes;
  if (bodyLimit === undefined) return {};
  // Before the first byte is read: a caller without a session, or beyond the bound, sends none.
  const onRequest: RouteShorthandOptions['onRequest'] = async (request, reply) => {
    assertSession(request);
    if (image || isLarge(request)) admit(request, reply);
  };
  return { bodyLimit, onRequest };
};

/** A body of unsaid length may be of any. */
const isLarge = ({ headers }: FastifyRequest): boolean =>
  !(Number(headers['content-length']) <= usualBodyLimit);

const assertToken = ({ headers }: FastifyRequest): void => {
  if (!bearerIn(headers.authorization)) throw new Refusal('session.required');
};

/** A browser without a cookie of ours has nothing to which a picture could belong. */
const assertTokenOrGuest = (request: FastifyRequest): void => {
  if (!request.headers.cookie?.includes(`${guestCookie}=`)) assertToken(request);
};

export const bearerIn = (authorization: string | undefined): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{20,128})$/.exec(authorization ?? '')?.[1];

let receiving = 0;
const ofAddress = new Map<string, number>();

/** Until the answer is sent, or its connection ends: an answer in line behind another never is. */
const admit = ({ ip, raw: { socket } }: FastifyRequest, { raw }: FastifyReply): void => {
  const { network } = countedNetworks(plainAddress(ip))[0]!;
  const own = ofAddress.get(network) ?? 0;
  if (receiving >= mostAtOnce || own >= mostOfAddress) {
    throw new Refusal('system.busy', undefined, 2);
  }
  receiving += 1;
  ofAddress.set(network, own + 1);
  let isTaken = true;
  const leave = () => {
    if (!isTaken) return;
    isTaken = false;
    socket.off('close', leave);
    receiving -= 1;
    const left = (ofAddress.get(network) ?? 1) - 1;
    if (left > 0) ofAddress.set(network, left);
    else ofAddress.delete(network);
  };
  raw.once('close', leave);
  socket.once('close', leave);
  if (socket.destroyed) leave();
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
