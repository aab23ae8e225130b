import type { ChangeEffect } from '@parlour/contract/operator/changes';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import type { Json } from '../../audit';

export type ChangeValues = Record<string, Json>;

/** An object as it is, locked until the end of the transaction. */
export type LockedObject = { version: string; values: ChangeValues; brand?: string | undefined };

export type ApplyDeps = Pick<Platform, 'config' | 'clock' | 'database' | 'log' | 'live'>;

/** Who proposed a change, null for a command, and who confirms it. */
export type Persons = { proposer: string | null; decider: string };

export type Applying = ApplyDeps & {
  sql: Transaction;
  object: string;
  changeId: string;
  /** Undefined while a change is tried, and where one person is enough. */
  persons?: Persons | undefined;
};

/** An object, as it was and as it will be. */
export type Moved = { object: string; before: ChangeValues; after: ChangeValues };

export type Effects = (
  deps: ApplyDeps & { sql: Transaction },
  moved: Moved,
) => Promise<ChangeEffect[] | undefined>;

/** A change by its number, and what it is of. */
export type ChangePlace = { id: string; object: string };

/** What can be changed: how it is read and written, and who may. */
export type ChangeKind = {
  rights: { write: string; approve: string };
  /** The one brand that an object's name says it is of: asked before anything is tried. */
  brandOf?: (object: string) => string | undefined;
  lock: (sql: Transaction, object: string) => Promise<LockedObject | undefined>;
  /** Writes the values; refuses what is wrong. What it returns is shown once and not kept. */
  apply: (
    applying: Applying,
    patch: ChangeValues,
    before: ChangeValues,
  ) => Promise<ChangeValues | undefined>;
  /** Whether a control becomes looser, so that a second person must confirm. */
  loosens: (before: ChangeValues, after: ChangeValues) => boolean;
  /** Never confirmed by one person, whatever the brand allows. */
  alwaysTwo?: (before: ChangeValues, after: ChangeValues) => boolean;
  /** The brands that it concerns: author and second person have the right in all of them. */
  brandsOf: (sql: Sql, moved: Moved) => Promise<string[]>;
  /** Whether it gives a right to the person themselves. */
  isOwn?: (sql: Transaction, operatorId: string, moved: Moved) => Promise<boolean>;
  /** How the object is, and what trying it refuses, is not for whom it is about: asked before. */
  concernFirst?: boolean;
  /**
   * The players whom each of these changes is about, for a page of them at once. Who is tied to one
   * of them reads no value of the change, and neither confirms nor refuses it.
   */
  playersOf?: (sql: Sql, changes: readonly ChangePlace[]) => Promise<(readonly string[])[]>;
  /** Keeps what it needs of a change that waits for its second person: trying it left nothing. */
  keep?: (sql: Transaction, change: ChangePlace) => Promise<void>;
  /** Whether it only closes or takes down: a second person may do so too, alone and at once. */
  isStop?: (patch: ChangeValues) => boolean;
  /** The other changes that would set the same again: a stop takes those that wait back too. */
  alsoSetBy?: (
    sql: Sql,
    stop: { object: string; patch: ChangeValues },
  ) => Promise<{ kind: string; object: string; fields: string[] } | undefined>;
  /** What it would have meant lately, for the preview. */
  effects?: Effects;
  undoable: boolean;
  /** What it does is more than what was asked: the diff says how the object is afterwards. */
  showsOutcome?: boolean;
  /** It is in force when it is confirmed, and never has a time. */
  isTimeless?: boolean;
  /**
   * Makes a process use what was applied, from its next call on; not needed where each call reads
   * the rows. Runs in every process, and what it returns is that it is done.
   */
  follow?: (deps: ApplyDeps, object: string) => Promise<void>;
  /** Values that are a person's, each with its mask: encrypted until decided, and in no audit. */
  personal?: Readonly<Record<string, (value: string) => string>>;
};

/**
 * The right that a person needs for a change, as its author. Who holds both in different brands
 * stops what is of one brand by that which they hold there.
 */
export const rightFor = (
  kind: Pick<ChangeKind, 'rights' | 'isStop' | 'brandOf'>,
  held: Readonly<Record<string, readonly string[]>>,
  { object, patch }: { object: string; patch: ChangeValues },
): string => {
  const { write, approve } = kind.rights;
  const brand = kind.brandOf?.(object);
  const brands = held[write];
  const writes = brand === undefined ? brands !== undefined : brands?.includes(brand);
  return !writes && kind.isStop?.(patch) ? approve : write;
};

/** The names whose values differ, each with both. */
export const diffOf = (before: ChangeValues, after: ChangeValues): [string, Json, Json][] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .toSorted((one, other) => (one < other ? -1 : 1))
    .flatMap((name): [string, Json, Json][] =>
      JSON.stringify(before[name]) === JSON.stringify(after[name])
        ? []
        : [[name, before[name] ?? null, after[name] ?? null]],
    );
