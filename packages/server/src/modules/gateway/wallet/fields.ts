import type { FieldKind, WireFieldRule, WalletPath } from '../profiles/profile';

export type Fields = Record<string, unknown>;

/** Printable ASCII: a text that a database or a person could read in two ways is no key. */
const printable = /^[\x20-\x7e]+$/;
/** A text, since a JSON number may be no whole number of micros. */
const decimal = /^(0|[1-9]\d{0,11})(\.\d{1,6})?$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (value: string): boolean => uuid.test(value);

const isNamed = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'string' && value.length >= min && value.length <= max && printable.test(value);

const fits: Record<FieldKind, (value: unknown) => boolean> = {
  name: (value) => isNamed(value, 1, 255),
  token: (value) => isNamed(value, 10, 255),
  uuid: (value) => typeof value === 'string' && isUuid(value),
  flag: (value) => typeof value === 'boolean',
  amount: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  decimal: (value) => typeof value === 'string' && decimal.test(value),
  text: (value) => typeof value === 'string' && value.length <= 4096,
  object: (value) => typeof value === 'object' && !Array.isArray(value),
};

/**
 * Checks a message against its path: `syntax` when a field is missing, `types` when one is invalid.
 * Unknown fields are ignored, since vendors add some without notice.
 */
export const faultOf = (path: WalletPath, message: Fields): 'syntax' | 'types' | undefined => {
  let fault: 'types' | undefined;
  for (const [name, rule] of Object.entries(path.fields)) {
    const value = message[name];
    if (value === undefined || value === null) {
      if (rule.endsWith('?')) continue;
      if (value === undefined) return 'syntax';
      fault = 'types';
    } else if (!fits[kindOf(rule)](value)) {
      fault = 'types';
    }
  }
  return fault;
};

const kindOf = (rule: WireFieldRule): FieldKind => rule.replace('?', '') as FieldKind;
