import type {
  ListShape,
  MoneyShape,
  RecordShape,
  Shape,
  Shapes,
  TextShape,
  WholeShape,
} from './endpoint';
import type { FieldFault } from './errors';
import { micros, moneyPattern } from './money';

/** What is wrong with one value, or undefined. Texts count in Unicode code points. */
export const faultOf = (name: string, shape: Shape, value: unknown): FieldFault | undefined => {
  if (value === undefined || value === '') {
    return shape.optional ? undefined : { name, code: 'field.required' };
  }
  switch (shape.kind) {
    case 'text':
      return textFault(name, shape, value);
    case 'money':
      return moneyFault(name, shape, value);
    case 'whole':
      return wholeFault(name, shape, value);
    case 'flag':
      return typeof value === 'boolean' ? undefined : { name, code: 'field.pattern' };
    case 'choice':
      return shape.of.includes(value as string) ? undefined : { name, code: 'field.pattern' };
    case 'date':
      return isDate(value) ? undefined : { name, code: 'field.pattern' };
    case 'list':
      return listFault(name, shape, value);
    case 'record':
      return recordFault(name, shape, value);
  }
};

/** The faults of a whole input against its shapes, unknown fields among them. */
export const faultsOf = (shapes: Shapes, input: Record<string, unknown>): FieldFault[] => [
  ...Object.entries(shapes).flatMap(([name, shape]) => faultOf(name, shape, input[name]) ?? []),
  ...Object.keys(input)
    .filter((name) => !Object.hasOwn(shapes, name))
    .map((name): FieldFault => ({ name, code: 'field.unknown' })),
];

// Half a surrogate pair cannot be encoded, and the database stores no zero character.
const unkept = /[\0\p{Cs}]/u;

const textFault = (name: string, shape: TextShape, value: unknown): FieldFault | undefined => {
  if (typeof value !== 'string' || unkept.test(value)) return { name, code: 'field.pattern' };
  const length = [...value].length;
  const bounds = { min: shape.min, max: shape.max };
  if (shape.min !== undefined && length < shape.min) {
    return { name, code: 'field.too_short', ...bounds };
  }
  if (length > (shape.max ?? 255)) return { name, code: 'field.too_long', ...bounds };
  if (shape.pattern !== undefined && !new RegExp(shape.pattern, 'u').test(value)) {
    return { name, code: 'field.pattern' };
  }
  return undefined;
};

const moneyFault = (name: string, shape: MoneyShape, value: unknown): FieldFault | undefined => {
  if (typeof value !== 'string' || !moneyPattern.test(value)) {
    return { name, code: 'field.not_number' };
  }
  const amount = micros(value);
  if (shape.min !== undefined && amount < micros(shape.min)) {
    return { name, code: 'field.below', min: shape.min };
  }
  if (shape.max !== undefined && amount > micros(shape.max)) {
    return { name, code: 'field.above', max: shape.max };
  }
  return undefined;
};

const wholeFault = (name: string, shape: WholeShape, value: unknown): FieldFault | undefined => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    return { name, code: 'field.not_number' };
  }
  if (shape.min !== undefined && value < shape.min) {
    return { name, code: 'field.below', min: shape.min };
  }
  if (shape.max !== undefined && value > shape.max) {
    return { name, code: 'field.above', max: shape.max };
  }
  return undefined;
};

const listFault = (name: string, shape: ListShape, value: unknown): FieldFault | undefined => {
  if (!Array.isArray(value)) return { name, code: 'field.pattern' };
  const max = shape.max ?? 100;
  if (value.length > max) return { name, code: 'field.too_long', max };
  if (new Set(value).size < value.length) return { name, code: 'field.pattern' };
  for (const one of value) {
    const fault = faultOf(name, { ...shape.of, optional: false }, one);
    if (fault) return fault;
  }
  return undefined;
};

const recordFault = (name: string, shape: RecordShape, value: unknown): FieldFault | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { name, code: 'field.pattern' };
  }
  const max = shape.max ?? 20_000;
  const text = JSON.stringify(value);
  if (unkept.test(text) || text.includes('\\u0000')) return { name, code: 'field.pattern' };
  return text.length > max ? { name, code: 'field.too_long', max } : undefined;
};

const isDate = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) &&
  new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);
