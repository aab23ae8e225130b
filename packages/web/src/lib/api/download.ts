import type { Endpoint, InputOf } from '@parlour/contract/endpoint';
import type { RefusalBody, SiteCode } from '@parlour/contract/errors';
import { readSession } from '../session/storage';
import { addressOf, setRight } from './api';
import { client } from './client';
import { Refused } from './refused';

/** Asks for a file and gives it to the browser's downloads. */
export const download = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<void> =>
  setRight(() => fetchFile(endpoint, input));

const fetchFile = async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<void> => {
  const [path, body] = addressOf(endpoint, input);
  const token = readSession('token');
  const response = await fetch(path, {
    method: endpoint.method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    credentials: 'same-origin',
    headers: {
      'X-Module': endpoint.noun,
      'X-Lang': client.language,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  }).catch(() => {
    throw new Refused('network.failed');
  });
  if (!response.ok) {
    const body = (await response.json().catch(() => undefined)) as RefusalBody | undefined;
    throw new Refused((body?.code ?? 'system.failed') as SiteCode, response.status, body);
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name ?? 'records.csv';
  link.click();
  URL.revokeObjectURL(link.href);
};
