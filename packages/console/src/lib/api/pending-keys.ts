import type { Endpoint } from '@parlour/contract/endpoint';
import { typedTexts } from '../session/typed';
import { ConsoleRefused } from './refused';

/** In memory: what a call says about a person is written nowhere. */
const keys = typedTexts();

/**
 * Works under the key of a call with this content. It is kept until a definite answer, so that the
 * same press after a lost answer is the same call. What is sealed is remembered in no form.
 */
export const underKey = async <Value>(
  { noun, name, sealed }: Endpoint,
  input: unknown,
  work: (key: string) => Promise<Value>,
): Promise<Value> => {
  if (sealed) return work(crypto.randomUUID());
  const content = JSON.stringify([noun, name, input]);
  const key = keys.get(content) ?? crypto.randomUUID();
  keys.set(content, key);
  try {
    const value = await work(key);
    keys.delete(content);
    return value;
  } catch (thrown) {
    if (isDefinite(thrown)) keys.delete(content);
    throw thrown;
  }
};

const isDefinite = (thrown: unknown): boolean => {
  const status = thrown instanceof ConsoleRefused ? thrown.status : 0;
  return status >= 400 && status < 500 && status !== 429;
};
