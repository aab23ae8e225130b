import { readSession, writeSession } from '../session/storage';

// An idempotency key is made before the call and kept until a definite answer, so that a repeat
// after a lost answer, or after a reload of the tab, is the same call to the server.
type Pending = Record<string, string>;

const read = (): Pending => {
  try {
    const value: unknown = JSON.parse(readSession('pendingKeys') ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Pending) : {};
  } catch {
    return {};
  }
};

const nameOf = (call: string, content: string): string => `${call} ${content}`;

/** The key of this call with this content: the one kept, or a new one that is kept from now on. */
export const pendingKey = (call: string, content: string): string => {
  const pending = read();
  const name = nameOf(call, content);
  const key = pending[name] ?? crypto.randomUUID();
  writeSession('pendingKeys', JSON.stringify({ ...pending, [name]: key }));
  return key;
};

/** A definite answer came: the next call with the same content is another call. */
export const settleKey = (call: string, content: string): void => {
  const pending = read();
  delete pending[nameOf(call, content)];
  const isEmpty = Object.keys(pending).length === 0;
  writeSession('pendingKeys', isEmpty ? undefined : JSON.stringify(pending));
};
