import type { Endpoint, InputOf, OutputOf } from '@parlour/contract/endpoint';
import { readSession } from '../session/storage';
import { addressOf, valueOf } from './api';
import { client } from './client';
import { Refused } from './refused';

const timeoutMs = 60_000;

/** Makes a call whose body is a picture (`image` in the contract). */
export const sendImage = async <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  picture: Blob,
  /** Of a call that takes one (`once`). */
  idempotencyKey?: string,
): Promise<OutputOf<E>> => {
  // The body is the picture: the rest of the input is in the address, as of a GET.
  const [address] = addressOf({ method: 'GET', path: endpoint.path }, input);
  const response = await fetch(address, {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: {
      'X-Module': endpoint.noun,
      'X-Lang': client.language,
      Authorization: `Bearer ${readSession('token') ?? ''}`,
      'Content-Type': picture.type,
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    body: picture,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new Refused('network.failed');
  });
  return (await valueOf(response)) as OutputOf<E>;
};
