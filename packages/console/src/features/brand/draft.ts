import type { Shape } from '@parlour/contract/endpoint';
import { faultsOf } from '@parlour/contract/faults';
import { settingFaults } from '@parlour/contract/settings';
import type { FieldFault } from '@parlour/contract/errors';
import type { BrandField } from './brand-fields';

/** What a person typed of each field, by the name of the change; nothing else is changed. */
export type Draft = Readonly<Record<string, string | boolean>>;

/** A value as a control shows it. */
export const textOf = (shape: Shape, value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (shape.kind === 'list') return (value as readonly unknown[]).join('\n');
  return String(value);
};

/** What was typed as the value of the field; null: not set. */
export const valueOf = (shape: Shape, typed: string | boolean): unknown => {
  if (typeof typed === 'boolean') return typed;
  const text = typed.trim();
  if (shape.kind === 'list') return text.split(/\s*\n\s*/).filter(Boolean);
  if (text === '') return null;
  return shape.kind === 'whole' && /^-?\d+$/.test(text) ? Number(text) : text;
};

/** What is wrong with a typed value; one that is not set is the server's to judge. */
export const faultOf = (
  { name, shape }: BrandField,
  typed: string | boolean,
): FieldFault | undefined => {
  const value = valueOf(shape, typed);
  if (value === null) return undefined;
  // The settings know more than their shapes: whether a colour can be read.
  const setting = name.replace(/^settings\./, '');
  const faults =
    setting === name
      ? faultsOf({ [name]: shape }, { [name]: value })
      : settingFaults({ [setting]: value });
  return faults[0] && { ...faults[0], name };
};
