import type { SmsGateway } from '../../../lib/delivery';
import { unreached } from '../../../lib/unreached';
import type { Attempt } from './attempt';

export type SmsSender = (sms: { to: string; text: string }) => Promise<Attempt>;

const usualWaitMs = 8000;

/** Sends by a gateway with Twilio's API. It repeats nothing by itself. */
export const openSmsSender =
  ({ url, account, token, from }: SmsGateway, waitMs = usualWaitMs): SmsSender =>
  async ({ to, text }) => {
    if (!/^[1-9]\d{5,14}$/.test(to)) return { state: 'failed', reason: 'no number' };
    const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(waitMs),
        headers: {
          authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
        },
        body: new URLSearchParams({ To: `+${to}`, [sender]: from, Body: text }),
      });
      await answer.body?.cancel();
      return attemptOf(answer);
    } catch (error) {
      const code = codeIn(error);
      const reason = code ?? 'no answer';
      return { state: isUnreached(code) ? 'retry' : 'unknown', reason };
    }
  };

// Of a proxy that lost the gateway's answer.
const lostBehind = new Set([502, 504]);
const longestSeconds = 300;

const attemptOf = ({ status, headers }: Response): Attempt => {
  const reason = `HTTP ${status}`;
  if (status >= 200 && status < 300) return { state: 'sent' };
  if (status === 429) {
    const given = Number(headers.get('retry-after') ?? '');
    const afterSeconds = Math.min(Math.max(Math.trunc(given) || 1, 1), longestSeconds);
    return { state: 'retry', reason, afterSeconds };
  }
  if (lostBehind.has(status)) return { state: 'unknown', reason };
  return { state: status >= 500 ? 'retry' : 'failed', reason };
};

const codeIn = (error: unknown): string | undefined => {
  const { cause, code } = error as { cause?: { code?: string }; code?: unknown };
  return cause?.code ?? (typeof code === 'string' ? code : undefined);
};

// No connection was made, so nothing can have been taken.
const isUnreached = (code = ''): boolean =>
  code === 'UND_ERR_CONNECT_TIMEOUT' || unreached.includes(code);
