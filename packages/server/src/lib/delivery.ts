import type { Env } from '@parlour/node-kit/environment';
import { Problem } from '@parlour/node-kit/problem';
import { isLoopbackHost } from './http/loopback';

/** The server that takes our e-mail. */
export type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise by STARTTLS. */
  isTls: boolean;
  /** Only a server on this machine may be used without TLS. */
  requiresTls: boolean;
  user?: string;
  password?: string;
  from: string;
};

/** A gateway with Twilio's API. */
export type SmsGateway = { url: URL; account: string; token: string; from: string };

const smtpForm = 'smtp(s)://user:password@host:port?from=name@example.com';
const smsForm = 'twilio+https://SID:TOKEN@host/?from=+15551234567';

/** The value is not repeated in a problem: it contains a password. */
const problemOf = (name: string, form: string) =>
  new Problem(`${name} must be an address of the form ${form}.`);

export const readSmtpUrl = (env: Env): SmtpServer | undefined => {
  if (!env.SMTP_URL) return undefined;
  const url = URL.parse(env.SMTP_URL);
  const from = url?.searchParams.get('from') ?? '';
  const isSound =
    url &&
    ['smtp:', 'smtps:'].includes(url.protocol) &&
    url.hostname !== '' &&
    [...url.searchParams.keys()].join() === 'from' &&
    isMailAddress(from);
  if (!isSound) throw problemOf('SMTP_URL', smtpForm);
  const isTls = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (isTls ? 465 : 587),
    isTls,
    requiresTls: !isLoopbackHost(url.hostname),
    ...(url.username && {
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
    }),
    from,
  };
};

export const readSmsUrl = (env: Env): SmsGateway | undefined => {
  if (!env.SMS_URL) return undefined;
  const url = URL.parse(env.SMS_URL.replace(/^twilio\+(https?:)/, '$1'));
  // A plus sign in a query means a space.
  const from = (url?.searchParams.get('from') ?? '').replace(/^ /, '+');
  const isSound =
    url &&
    /^twilio\+https?:/.test(env.SMS_URL) &&
    (url.protocol === 'https:' || isLoopbackHost(url.hostname)) &&
    /^\w+$/.test(url.username) &&
    url.password !== '' &&
    /^\+?[\w .-]{2,40}$/.test(from);
  if (!isSound) throw problemOf('SMS_URL', smsForm);
  const account = url.username;
  const path = `/2010-04-01/Accounts/${account}/Messages.json`;
  return {
    url: new URL(path, url.origin),
    account,
    token: decodeURIComponent(url.password),
    from,
  };
};

/** One address and nothing else: no name, no second address, no line break. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/u.test(text);
