import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSmsUrl } from '../../../lib/delivery';
import { openSmsSender, type SmsSender } from './sms-sender';

type Call = { method: string; url: string; authorization: string; form: Record<string, string> };

let calls: Call[] = [];
let reply: (response: ServerResponse) => void;

const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString('utf8')));
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    const form = Object.fromEntries(new URLSearchParams(text));
    calls.push({ method, url, authorization: headers.authorization ?? '', form });
    reply(response);
  });
});

let send: SmsSender;
let port: number;

const senderTo = (to: number, from = '+15550001111') =>
  openSmsSender(
    readSmsUrl({ SMS_URL: `twilio+http://AC123:tok%40en@127.0.0.1:${to}/?from=${from}` })!,
    300,
  );

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  send = senderTo(port);
});
beforeEach(() => {
  calls = [];
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const sms = { to: '84901234567', text: 'Lá Sen: 402817 là mã đăng nhập.' };

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end('{"message":"secret +84901234567"}');

describe('an SMS', () => {
  test('is sent as the gateway’s API asks', async () => {
    reply = status(201);
    expect(await send(sms)).toEqual({ state: 'sent' });
    expect(calls).toEqual([
      {
        method: 'POST',
        url: '/2010-04-01/Accounts/AC123/Messages.json',
        authorization: `Basic ${Buffer.from('AC123:tok@en').toString('base64')}`,
        form: { To: '+84901234567', From: '+15550001111', Body: sms.text },
      },
    ]);
    await senderTo(port, 'MGabc')(sms);
    expect(calls[1]?.form).toMatchObject({ MessagingServiceSid: 'MGabc' });
  });

  test.each([
    [400, { state: 'failed', reason: 'HTTP 400' }],
    [401, { state: 'failed', reason: 'HTTP 401' }],
    [302, { state: 'failed', reason: 'HTTP 302' }],
    [500, { state: 'retry', reason: 'HTTP 500' }],
    [503, { state: 'retry', reason: 'HTTP 503' }],
    [502, { state: 'unknown', reason: 'HTTP 502' }],
    [504, { state: 'unknown', reason: 'HTTP 504' }],
  ])('that is answered with %i: %j', async (code, attempt) => {
    reply = status(code);
    expect(await send(sms)).toEqual(attempt);
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['7', 7],
    ['99999', 300],
    ['soon', 1],
  ])('that the gateway puts off with Retry-After %s waits %i seconds', async (given, seconds) => {
    reply = status(429, { 'retry-after': given });
    expect(await send(sms)).toEqual({ state: 'retry', reason: 'HTTP 429', afterSeconds: seconds });
  });

  test('whose answer is late or breaks off is unknown, and was sent once', async () => {
    reply = () => {};
    expect(await send(sms)).toMatchObject({ state: 'unknown' });
    reply = (response) => void response.destroy();
    expect(await send(sms)).toMatchObject({ state: 'unknown' });
    expect(calls).toHaveLength(2);
  });

  test('that reaches no gateway is tried again', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port: free } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    expect(await senderTo(free)(sms)).toEqual({ state: 'retry', reason: 'ECONNREFUSED' });
  });

  test.each(['', '12', '0901234567', '+84901234567', '84901234567\r\n'])(
    'goes to no number as “%s”',
    async (to) => {
      expect(await send({ ...sms, to })).toEqual({ state: 'failed', reason: 'no number' });
      expect(calls).toEqual([]);
    },
  );
});
