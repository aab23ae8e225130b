import { randomUUID } from 'node:crypto';
import type { Platform } from '../../../../lib/context';
import { post } from '../../../../lib/http/post';
import type { ProviderRow } from '../rows/provider-row';
import { signMessage } from '../signature';

const waitMs = 10_000;
const mostBytes = 64 * 1024;

/** Sends a signed call of our payment wire; anything but an object with status 200 throws. */
export const askProvider = async (
  { clock }: Pick<Platform, 'clock'>,
  { code, baseUrl, mustBePublic, secret }: ProviderRow,
  path: string,
  fields: Record<string, unknown>,
): Promise<Record<string, unknown>> => {
  const body = Buffer.from(JSON.stringify(fields));
  const timestamp = Math.floor(clock.now().getTime() / 1000).toString();
  const nonce = randomUUID();
  const { status, text } = await post(new URL(`${baseUrl}${path}`), body, {
    headers: {
      'content-type': 'application/json',
      'x-parlour-timestamp': timestamp,
      'x-parlour-nonce': nonce,
      'x-parlour-signature': signMessage(Buffer.from(secret), { timestamp, nonce, body }),
    },
    mustBePublic,
    mostBytes,
    waitMs,
  });
  if (status !== 200) throw new Error(`${code} answered ${path} with HTTP ${status}`);
  const answer = JSON.parse(text) as unknown;
  if (typeof answer !== 'object' || answer === null) {
    throw new Error(`${code} answered ${path} with no object`);
  }
  return answer as Record<string, unknown>;
};
