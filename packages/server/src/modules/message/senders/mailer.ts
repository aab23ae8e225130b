import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { isMailAddress, type SmtpServer } from '../../../lib/delivery';
import type { Attempt } from './attempt';

export type Mail = {
  /** The same for each attempt, so that a mailbox may drop a second one. */
  id: string;
  to: string;
  /** The name that stands beside the sender's address. */
  sender: string;
  subject: string;
  text: string;
  html: string;
};

export type Mailer = (mail: Mail) => Promise<Attempt>;

/** `wholeMs` ends a message whose server answers without end, a little at a time. */
type Waits = { connectMs: number; answerMs: number; wholeMs: number };

const usualWaits: Waits = { connectMs: 5000, answerMs: 8000, wholeMs: 20_000 };

/** Sends by SMTP, with a connection for each message. */
export const openMailer = (
  { host, port, isTls, requiresTls, user, password, from }: SmtpServer,
  { connectMs, answerMs, wholeMs }: Waits = usualWaits,
): Mailer => {
  const transport = createTransport({
    host,
    port,
    secure: isTls,
    requireTLS: requiresTls && !isTls,
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Ids of messages whose text was begun: from then on the server may have taken it.
  const begun = new Set<unknown>();
  transport.use('stream', ({ message, data }, done) => {
    message.transform(() => {
      begun.add(data.messageId);
      return new PassThrough();
    });
    done();
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async ({ id, to, sender, subject, text, html }) => {
    if (!isMailAddress(to)) return { state: 'failed', reason: 'no address' };
    const messageId = `<${id}@${domain}>`;
    try {
      await transport.sendMail({
        messageId,
        from: { name: oneLine(sender), address: from },
        to: { name: '', address: to },
        subject: oneLine(subject),
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(wholeMs),
      });
      return { state: 'sent' };
    } catch (error) {
      return attemptOf(error as SmtpFailure, begun.has(messageId));
    } finally {
      begun.delete(messageId);
    }
  };
};

const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

type SmtpFailure = { code?: string; command?: string; responseCode?: number };

/** The failure's own message may repeat the recipient or the password: only its codes are kept. */
const attemptOf = (
  { code = 'SMTP', command = '', responseCode }: SmtpFailure,
  isBegun: boolean,
): Attempt => {
  // A server that offers no TLS may be a stranger's; its own may answer the next time.
  if (code === 'ETLS') return { state: 'retry', reason: code };
  if (responseCode !== undefined) {
    const reason = `SMTP ${responseCode}`;
    return { state: responseCode >= 500 ? 'failed' : 'retry', reason };
  }
  return { state: isBegun ? 'unknown' : 'retry', reason: `${code} ${command}`.trim() };
};
