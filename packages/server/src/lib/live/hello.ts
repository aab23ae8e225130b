import type { LiveHello } from '@parlour/contract/live';
import { parseStrictJson } from '../http/strict-json';

/** The first message of a page, or undefined when it is not one. */
export const helloOf = (bytes: Buffer): LiveHello | undefined => {
  const parsed = parseStrictJson(bytes);
  if (!parsed.ok || typeof parsed.value !== 'object' || parsed.value === null) return undefined;
  const { type, token, lang } = parsed.value as Record<string, unknown>;
  if (type !== 'hello' || typeof lang !== 'string') return undefined;
  if (token !== undefined && typeof token !== 'string') return undefined;
  return { type, token, lang };
};
