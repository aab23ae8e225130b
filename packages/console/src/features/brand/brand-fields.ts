import { settings } from '@parlour/contract/settings';
import type { Shape } from '@parlour/contract/endpoint';
import { flag, list, text } from '@parlour/contract/endpoint';

/** A field of a brand as its form draws it; `name` is that of the change. */
export type BrandField = {
  name: string;
  /** Its phrase; a flag has none and is shown by its code. */
  label: string;
  shape: Shape;
  /** What applies while it is not set. */
  initial?: unknown;
};

/** The parts of the page that have fields, in their order; flags are what the brand has. */
export const formParts = [
  'look',
  'registration',
  'security',
  'deposits',
  'withdrawals',
  'wallets',
  'play',
  'support',
  'hosts',
  'regions',
  'flags',
  'maintenance',
  'licence',
] as const;
type FormPart = (typeof formParts)[number];

export type Part = FormPart | 'versions';
export const parts: readonly Part[] = [...formParts, 'versions'];

const other = (shape: Shape, part: FormPart) => ({ shape, part });

/** Fields that are no settings; they stand first on their part. */
const others = {
  hosts: other(list(text({ max: 255 })), 'hosts'),
  languages: other(list(text({ max: 8 })), 'hosts'),
  countries: other(list(text({ pattern: '^[A-Z]{2}$' })), 'regions'),
  networks: other(list(text({ max: 64 })), 'regions'),
  closed: other(flag(), 'maintenance'),
  until: other(
    text({
      optional: true,
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z$',
    }),
    'maintenance',
  ),
  licences: other(list(text({ max: 400 })), 'licence'),
  alone: other(flag(), 'licence'),
} as const;

const placed: [string, { part: FormPart }][] = [
  ...Object.entries(others),
  ...Object.entries(settings),
];

const fieldOf = (label: string): BrandField => {
  if (Object.hasOwn(others, label)) {
    return { name: label, label, shape: others[label as keyof typeof others].shape };
  }
  const { shape, initial } = settings[label as keyof typeof settings];
  return { name: `settings.${label}`, label, shape, initial };
};

/** The fields of a part: a setting names its own in its shape, and flags are what the brand has. */
export const fieldsOf = (
  part: FormPart,
  values: Readonly<Record<string, unknown>>,
): readonly BrandField[] =>
  part === 'flags'
    ? Object.keys(values)
        .filter((name) => name.startsWith('flags.'))
        .toSorted()
        .map((name) => ({ name, label: name.replace('flags.', ''), shape: flag() }))
    : placed.filter(([, at]) => at.part === part).map(([label]) => fieldOf(label));
