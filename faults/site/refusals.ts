import { statusOf, type ErrorCode, type RefusalBody } from '@parlour/contract/errors';
import { openClient, type Reply } from '@parlour/testkit/site/http-client';
import type { RunningSite } from '@parlour/testkit/site/running-site';
import { expect } from 'vitest';

export type Sent = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

export type Received = Reply & { refusal: RefusalBody | undefined };

/** Sends exactly these bytes to the site. */
export const sayTo = ({ url }: Pick<RunningSite, 'url'>) => {
  const client = openClient(url);
  return async ({ method, path, headers = {}, body }: Sent): Promise<Received> => {
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const reply = await client.send({ method, path, headers, bytes });
    if (reply.status === 0) throw new Error(`${method} ${path}: ${reply.text}`);
    return { ...reply, refusal: refusalIn(reply.text) };
  };
};

const refusalIn = (text: string): RefusalBody | undefined => {
  try {
    const body = JSON.parse(text) as RefusalBody;
    return (body.success as boolean) ? undefined : body;
  } catch {
    return undefined;
  }
};

/** Every refusal has a known code, its status, a sentence, and the answer's id. */
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
