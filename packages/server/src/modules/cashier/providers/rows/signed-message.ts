import { parseStrictJson } from '../../../../lib/http/strict-json';
import type { Platform } from '../../../../lib/context';
import { secondsAway } from '../../payments/payment-queries';
import type { Message } from '../provider';
import { isSigned, windowSeconds } from '../signature';
import type { ProviderRow } from './provider-row';

type Signed =
  | { fields: Record<string, unknown>; nonce: string }
  | { refused: 'bad_signature' | 'stale' | 'malformed' };

/**
 * A message on our payment wire: three headers and a JSON object. Each secret of the provider that
 * is valid now is accepted.
 */
export const readSigned = async (
  { clock, database }: Platform,
  { secrets }: ProviderRow,
  { headers, body }: Message,
): Promise<Signed> => {
  const header = (name: string): string => {
    const value = headers[`x-parlour-${name}`];
    return typeof value === 'string' ? value : '';
  };
  const [timestamp, nonce, signature] = ['timestamp', 'nonce', 'signature'].map(header) as [
    string,
    string,
    string,
  ];
  const now = clock.now().getTime();
  const valid = secrets.filter(({ from, until }) => from <= now && now < until);
  const message = { timestamp, nonce, signature, body };
  if (!valid.some(({ secret }) => isSigned(Buffer.from(secret), message))) {
    return { refused: 'bad_signature' };
  }
  if ((await secondsAway(database.sql, Number(timestamp))) > windowSeconds) {
    return { refused: 'stale' };
  }
  const parsed = parseStrictJson(body);
  const isObject = parsed.ok && typeof parsed.value === 'object' && parsed.value !== null;
  if (!isObject || Array.isArray(parsed.value)) return { refused: 'malformed' };
  return { fields: parsed.value as Record<string, unknown>, nonce };
};
