import type { WalletStatus } from '@parlour/contract/vendor-wallet';
import type { Fields } from './fields';
import type { Dialect, WalletPath } from '../profiles/profile';

const longestRequestId = 255;

/** A call of the wallet in our words: its kind, and the fields that it may have. */
export type HeardCall = { call: WalletPath; message: Fields };

/**
 * Translates a vendor's message into our words; undefined when the dialect has no such call. A
 * dialect without words of its own uses ours, and its messages stay unchanged.
 */
export const decodeCall = (
  dialect: Dialect,
  path: string,
  given: Fields,
): HeardCall | undefined => {
  const { words, actionField, calls } = dialect;
  const call = calls[actionField === undefined ? path : `${path} ${wordAt(given, actionField)}`];
  if (!call) return undefined;
  if (!words && !call.made) return { call, message: given };
  const message: Fields = {};
  for (const name of Object.keys(call.fields)) {
    const value = valueAt(given, words?.[name] ?? name);
    if (value !== undefined) message[name] = value;
  }
  for (const [name, made] of Object.entries(call.made ?? {})) {
    message[name] = typeof made === 'string' ? filled(made, message) : made;
  }
  return { call, message };
};

/**
 * Translates an answer of ours into the vendor's words, its status included. A status without a
 * word of the vendor is sent as "unknown".
 */
export const encodeAnswer = (
  { words, statusWords }: Dialect,
  answer: { status: WalletStatus } & Fields,
): Fields => {
  const status = statusWords[answer.status] ?? statusWords.RS_ERROR_UNKNOWN;
  if (!words) return { ...answer, status };
  const said: Fields = {};
  for (const [name, value] of Object.entries({ ...answer, status })) {
    putAt(said, words[name] ?? name, value);
  }
  return said;
};

/** The number of a call, under the dialect's name; only to be returned. */
export const decodeRequestId = (dialect: Dialect | undefined, given: Fields): string => {
  const id = valueAt(given, dialect?.words?.request_uuid ?? 'request_uuid');
  return typeof id === 'string' && id.length <= longestRequestId ? id : '';
};

/** Our call to a vendor, under the vendor's names of our fields. */
export const encodeQuestion = ({ words }: Dialect, question: Fields): Fields => {
  if (!words) return question;
  const said: Fields = {};
  for (const [name, value] of Object.entries(question)) {
    if (value !== undefined) putAt(said, words[name] ?? name, value);
  }
  return said;
};

/** The vendor's answer to a call of ours: its own fields, and ours found under its names. */
export const decodeFields = ({ words }: Dialect, given: unknown): Fields => {
  if (!isObject(given)) return {};
  if (!words) return given;
  const decoded = { ...given };
  for (const [name, word] of Object.entries(words)) {
    const value = valueAt(given, word);
    if (value !== undefined) decoded[name] = value;
  }
  return decoded;
};

/** A list that a vendor sends bare, or under a name of its own. */
export const decodeList = (
  { words }: Dialect,
  answer: unknown,
  name: 'games' | 'rounds',
): readonly unknown[] | undefined => {
  if (Array.isArray(answer)) return answer as unknown[];
  const word = words?.[name] ?? (name === 'rounds' ? name : undefined);
  if (word === undefined || !isObject(answer)) return undefined;
  const list = valueAt(answer, word);
  return Array.isArray(list) ? (list as unknown[]) : undefined;
};

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value under a name; a dot in it leads into an object. */
const valueAt = (given: Fields, name: string): unknown => {
  let value: unknown = given;
  for (const part of name.split('.')) {
    if (!isObject(value) || !Object.hasOwn(value, part)) return undefined;
    value = value[part];
  }
  return value;
};

const wordAt = (given: Fields, name: string): string => {
  const value = valueAt(given, name);
  return typeof value === 'string' ? value : '';
};

const putAt = (fields: Fields, name: string, value: unknown): void => {
  const parts = name.split('.');
  const last = parts.pop()!;
  let place = fields;
  for (const part of parts) place = (place[part] ??= {}) as Fields;
  place[last] = value;
};

/**
 * `back-{reference_transaction_uuid}` with the message's own values; undefined when one is missing.
 */
const filled = (text: string, message: Fields): string | undefined => {
  let isWhole = true;
  const made = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = message[name];
    if (typeof value !== 'string') isWhole = false;
    return String(value);
  });
  return isWhole ? made : undefined;
};
