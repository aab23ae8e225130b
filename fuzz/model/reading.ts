import type { FieldKind, Rules } from '../vendors/dialects';

export type Fields = Record<string, unknown>;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** A body as a JSON parser reads it; undefined when it is no object. */
export const readBody = (bytes: Buffer): Fields | undefined => {
  try {
    const value = JSON.parse(decoder.decode(bytes)) as unknown;
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The statuses that fit the faults of a message's fields; none when there is no fault. */
export const faultsOfFields = (rules: Rules, fields: Fields): string[] => {
  const entries = Object.entries(rules).map(([name, rule]) => ({
    value: Object.hasOwn(fields, name) ? fields[name] : undefined,
    kind: rule.replace('?', '') as FieldKind,
    isOptional: rule.endsWith('?'),
  }));
  const isMissing = entries.some(({ value, isOptional }) => value === undefined && !isOptional);
  const isWrong = entries.some(({ value, kind, isOptional }) =>
    value === undefined || (value === null && isOptional) ? false : !holds(kind, value),
  );
  return [
    ...(isMissing || Object.values(fields).some(isBeyondJson) ? ['RS_ERROR_WRONG_SYNTAX'] : []),
    ...(isWrong || !isStorable(fields) ? ['RS_ERROR_WRONG_TYPES'] : []),
  ];
};

/** Parsers read such a number differently. */
const isBeyondJson = (value: unknown): boolean =>
  typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER;

const holds = (kind: FieldKind, value: unknown): boolean => {
  switch (kind) {
    case 'name':
      return isPrintable(value, 1);
    case 'token':
      return isPrintable(value, 10);
    case 'uuid':
      return isUuid(value);
    case 'flag':
      return value === true || value === false;
    case 'amount':
      return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
    case 'text':
      return typeof value === 'string' && value.length <= 4096;
    case 'object':
      return isObject(value);
  }
};

const isPrintable = (value: unknown, least: number): boolean =>
  typeof value === 'string' &&
  value.length >= least &&
  value.length <= 255 &&
  [...value].every((sign) => sign >= ' ' && sign <= '~');

const isUuid = (value: unknown): boolean => {
  if (typeof value !== 'string' || value.length !== 36) return false;
  const parts = value.split('-');
  return (
    parts.map(({ length }) => length).join() === '8,4,4,4,12' &&
    parts.every((part) => [...part].every((sign) => '0123456789abcdefABCDEF'.includes(sign)))
  );
};

// An unpaired surrogate comes back from UTF-8 as another character.
const isText = (value: string): boolean =>
  !/[\0\ud800-\udfff]/.test(value) ||
  (!value.includes('\0') && Buffer.from(value).toString() === value);

/** No column holds a zero character or an unpaired surrogate, wherever in the message it stands. */
const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return isText(value);
  if (Array.isArray(value)) return value.every(isStorable);
  if (!isObject(value)) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner));
};
