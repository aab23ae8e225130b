import http from 'node:http';
import { statusOf, type ErrorCode, type RefusalBody } from '@parlour/contract/errors';
import { expect } from 'vitest';
import type { RunningSite } from './site';

export type Sent = {
  method: string;
  /** As it is sent: nothing is made tidy. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

export type Received = {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  refusal: RefusalBody | undefined;
};

/** Says exactly these bytes to the site; `fetch` would mend some of them. */
export const say = (
  { url }: Pick<RunningSite, 'url'>,
  { method, path, headers = {}, body }: Sent,
): Promise<Received> =>
  new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(url);
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const request = http.request({
      hostname,
      port,
      method,
      path,
      headers: { host, ...length, ...headers },
      timeout: 20_000,
    });
    request.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        const { headers: given, statusCode: status = 0 } = response;
        resolve({ status, headers: given, text, refusal: refusalIn(text) });
      });
    });
    request.once('timeout', () => request.destroy(new Error('no answer')));
    // The site may answer and hang up before it has heard a body that is too large.
    request.once('error', reject);
    request.end(body);
  });

const refusalIn = (text: string): RefusalBody | undefined => {
  try {
    const body = JSON.parse(text) as RefusalBody;
    return (body.success as boolean) ? undefined : body;
  } catch {
    return undefined;
  }
};

/** A refusal as all must be: a known code, its status, a sentence, and the answer's id. */
export const expectRefusal = (
  received: Received,
  wanted: ErrorCode | undefined,
  what: string,
): void => {
  const { status, headers, refusal, text } = received;
  expect(refusal, `${what}: ${status} ${text.slice(0, 200)}`).toBeDefined();
  const { code, message, id } = refusal!;
  if (wanted) expect(code, `${what}: ${text}`).toBe(wanted);
  expect(Object.keys(statusOf), what).toContain(code);
  expect(status, `${what}: ${text}`).toBe(statusOf[code]);
  expect(status, what).toBeLessThan(500);
  expect(message.length, what).toBeGreaterThan(0);
  expect(id, what).toBe(headers['x-request-id']);
  expect(text, what).not.toMatch(/ at .+:\d+:\d+|node_modules|SELECT|ledger\./);
};
