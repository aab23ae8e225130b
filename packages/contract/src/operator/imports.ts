import { output, text } from '../endpoint';
import { languages } from '../languages';

/** What a file of many may have; above it the whole file is refused. */
export const importBounds = { bytes: 1_000_000, rows: 2000, columns: 120 } as const;

/**
 * The columns of a file of games. The first two name the game; of the others a column that is not
 * there leaves its values as they are, and an empty cell clears them.
 */
export const gameColumns: readonly string[] = [
  'vendor',
  'code',
  'off',
  'hot',
  'place',
  ...languages.map((language) => `name.${language}`),
];

/** A row of a file: what it would do, or why it is left out. */
export type ImportLine = {
  /** Its number in the file; the head is the first. */
  n: number;
  /** What it is about, as far as the row says it. */
  key: string;
  state: 'new' | 'changed' | 'same' | 'bad';
  diff?: { field: string; before: unknown; after: unknown }[];
  /** Why it is bad: the code of a field's fault, `unknown_game`, `no_picture` or `repeated`. */
  faults?: { column: string; why: string }[];
};

/** What a file would change: its good rows are one change, to be proposed as any other. */
export type ImportPreview = {
  kind: 'games' | 'banners';
  object: string;
  version: string;
  /** Empty when nothing would change. */
  patch: Record<string, unknown>;
  needsSecond: boolean;
  lines: ImportLine[];
};

/** What a file of a brand would change; with the right to change it. */
export const importPreviewCall = {
  method: 'POST',
  caller: 'operator',
  limit: { by: 'player', count: 60, seconds: 600 },
  mostBytes: 1_400_000,
  input: {
    brand: text({ max: 32 }),
    /** In base64. */
    file: text({ max: 1_350_000, pattern: '^[A-Za-z0-9+/]*={0,2}$' }),
  },
  output: output<ImportPreview>(),
  refusals: [
    'request.unknown',
    'request.too_large',
    'change.csv_broken',
    'change.csv_columns',
    'system.busy',
  ],
} as const;
