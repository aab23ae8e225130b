import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import type { SmtpServer } from '../../../lib/delivery';
import { openMailer } from './mailer';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Received = { from: string; to: string[]; text: string; user: string | undefined };

const mailServer = async (options: SMTPServerOptions = {}) => {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      password === 'pa:ss@word'
        ? done(null, { user: username })
        : done(new Error('Invalid username or password')),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString('utf8'),
          user: session.user,
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(() => resolve(undefined))));
  return { received, port: (server.server.address() as AddressInfo).port };
};

const at = (port: number, changes: Partial<SmtpServer> = {}): SmtpServer => ({
  host: '127.0.0.1',
  port,
  isTls: false,
  requiresTls: false,
  from: 'care@example.com',
  ...changes,
});

const mail = {
  id: 'f00d',
  to: 'lan@example.net',
  sender: 'Lá Sen',
  subject: 'Mã đăng nhập',
  text: '402817\n',
  html: '<p>402817</p>',
};

const waits = { connectMs: 500, answerMs: 500, wholeMs: 5000 };

const failing = (responseCode: number) => ({
  onRcptTo: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error('no'), { responseCode })),
});

describe('a mail', () => {
  test('is sent with its plain and its HTML text, by the user of SMTP_URL', async () => {
    const { received, port } = await mailServer({ authOptional: false });
    const send = openMailer(at(port, { user: 'shop', password: 'pa:ss@word' }));
    expect(await send(mail)).toEqual({ state: 'sent' });
    const [first] = received;
    expect(first).toMatchObject({
      from: 'care@example.com',
      to: ['lan@example.net'],
      user: 'shop',
    });
    expect(first?.text).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
    expect(first?.text).toMatch(/^Message-ID: <f00d@example\.com>/m);
    expect(first?.text).toMatch(/^From: =\?UTF-8\?.*<care@example\.com>/m);
  });

  test('cannot add a header or a recipient', async () => {
    const { received, port } = await mailServer();
    const send = openMailer(at(port));
    const subject = 'Hello\r\nBcc: x@example.org';
    expect(await send({ ...mail, subject, sender: 'A\r\nBcc: y@example.org' })).toEqual({
      state: 'sent',
    });
    expect(received[0]?.to).toEqual(['lan@example.net']);
    expect(received[0]?.text).not.toMatch(/^Bcc:/m);
    for (const to of [
      'a@example.net, b@example.net',
      'A <a@example.net>',
      'a@b\r\nRCPT TO:<c@d>',
    ]) {
      expect(await send({ ...mail, to })).toEqual({ state: 'failed', reason: 'no address' });
    }
    expect(received).toHaveLength(1);
  });

  test.each([
    [451, 'retry'],
    [550, 'failed'],
  ] as const)('that the server refuses with %i is to %s', async (code, state) => {
    const { port } = await mailServer(failing(code));
    expect(await openMailer(at(port))(mail)).toEqual({ state, reason: `SMTP ${code}` });
  });

  test('fails with a wrong password, which the reason does not repeat', async () => {
    const { port } = await mailServer({ authOptional: false });
    const send = openMailer(at(port, { user: 'shop', password: 'wrong' }));
    expect(await send(mail)).toEqual({ state: 'failed', reason: 'SMTP 535' });
  });

  test('and the password are never sent to a server without TLS, or with a false certificate', async () => {
    const secrets = { user: 'shop', password: 'pa:ss@word', requiresTls: true };
    const plain = await mailServer();
    expect(await openMailer(at(plain.port, secrets), waits)(mail)).toEqual({
      state: 'retry',
      reason: 'ETLS',
    });
    const selfSigned = await mailServer({ disabledCommands: [] });
    expect(await openMailer(at(selfSigned.port, secrets), waits)(mail)).toMatchObject({
      state: 'retry',
    });
    expect(await openMailer(at(plain.port, { isTls: true }), waits)(mail)).toMatchObject({
      state: 'retry',
    });
    expect([...plain.received, ...selfSigned.received]).toEqual([]);
  });

  test('is tried again when no server answers', async () => {
    const silent: Server = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    expect(await openMailer(at(port), waits)(mail)).toMatchObject({ state: 'retry' });
    await new Promise((resolve) => silent.close(resolve));
    expect(await openMailer(at(port), waits)(mail)).toMatchObject({ state: 'retry' });
  });

  test('[R-W6] is tried again when the server answers one byte at a time, without end', async () => {
    const timers = new Set<NodeJS.Timeout>();
    const slow: Server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('220 mail.example.com ESMTP\r\n250-');
      const timer = setInterval(() => socket.write('x'), 50);
      timers.add(timer);
      socket.on('close', () => {
        clearInterval(timer);
        timers.delete(timer);
      });
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => slow.close(resolve)));
    const { port } = slow.address() as AddressInfo;
    const send = openMailer(at(port), { ...waits, wholeMs: 1000 });
    expect(await send(mail)).toMatchObject({ state: 'retry' });
    await expect.poll(() => timers.size, { timeout: 10_000 }).toBe(0);
  }, 20_000);

  test('whose answer is lost after its text is unknown', async () => {
    const { received, port } = await mailServer({
      onData: (stream) => void stream.resume(),
    });
    expect(await openMailer(at(port), waits)(mail)).toMatchObject({ state: 'unknown' });
    expect(received).toEqual([]);
  });
});
