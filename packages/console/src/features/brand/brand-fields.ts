import { settings } from '@parlour/contract/settings';
import type { Shape } from '@parlour/contract/endpoint';
import { flag, list, text } from '@parlour/contract/endpoint';

/** A field of a brand as its form draws it; `name` is that of the change. */
export type BrandField = {
  name: string;
  /** Its phrase; a flag has none and is shown by its code. */
  label: string;
  shape: Shape;
  /** A moment is typed where the operator is, a text on several lines. */
  control?: 'moment' | 'text';
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

type Other = { shape: Shape; part: FormPart; control?: 'moment' | 'text' };

const other = (shape: Shape, part: FormPart): Other => ({ shape, part });

const moment: Other = {
  shape: text({
    optional: true,
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z$',
  }),
  part: 'maintenance',
  control: 'moment',
};

/** As few and as short as the server takes them; a label in each language fits on a line. */
const lines = (pattern: string): Other =>
  other(list(text({ max: 2000, pattern }), { max: 50 }), 'support');

/** Fields that are no settings; they stand first on their part. */
const others = {
  hosts: other(list(text({ max: 255 })), 'hosts'),
  languages: other(list(text({ max: 8 })), 'hosts'),
  countries: other(list(text({ pattern: '^[A-Z]{2}$' })), 'regions'),
  networks: other(list(text({ max: 64 })), 'regions'),
  links: lines('^(VIP|LIVECHAT|POPUP) +https://\\S+$'),
  resources: lines('^[A-Z][A-Z0-9_]{1,31} *\\| *https://[^\\s|]+ *(\\|.*)?$'),
  closed: other(flag(), 'maintenance'),
  from: moment,
  until: moment,
  allowedNetworks: other(list(text({ max: 64 })), 'maintenance'),
  testers: other(list(text({ max: 64 })), 'maintenance'),
  licences: other(list(text({ max: 400 })), 'licence'),
  alone: other(flag(), 'licence'),
} as const satisfies Record<string, Other>;

const placed: [string, { part: FormPart }][] = [
  ...Object.entries(others),
  ...Object.entries(settings),
];

const fieldOf = (label: string): BrandField => {
  if (Object.hasOwn(others, label)) {
    const { shape, control }: Other = others[label as keyof typeof others];
    return { name: label, label, shape, ...(control && { control }) };
  }
  const { shape, initial } = settings[label as keyof typeof settings];
  return { name: `settings.${label}`, label, shape, initial };
};

/** The fields of a part: a setting names its own; flags and languages are what the brand has. */
export const fieldsOf = (
  part: FormPart,
  values: Readonly<Record<string, unknown>>,
): readonly BrandField[] => {
  const placedHere = placed.filter(([, at]) => at.part === part).map(([label]) => fieldOf(label));
  if (part === 'flags') return flagsOf(values);
  if (part !== 'maintenance') return placedHere;
  const isTime = ({ label }: BrandField) => ['closed', 'from', 'until'].includes(label);
  const letIn = placedHere.filter((field) => !isTime(field));
  return [...placedHere.filter(isTime), ...noticesOf(values), ...letIn];
};

const flagsOf = (values: Readonly<Record<string, unknown>>): BrandField[] =>
  Object.keys(values)
    .filter((name) => name.startsWith('flags.'))
    .toSorted()
    .map((name) => ({ name, label: name.replace('flags.', ''), shape: flag() }));

/** What the page of a maintenance says, in each language of the brand. */
const noticesOf = ({ languages }: Readonly<Record<string, unknown>>): BrandField[] =>
  ((languages ?? []) as string[]).map((language) => ({
    name: `notice.${language}`,
    label: `notice.${language}`,
    shape: text({ optional: true, max: 600 }),
    control: 'text',
  }));
