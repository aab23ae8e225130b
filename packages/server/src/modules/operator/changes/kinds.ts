import { Refusal } from '../../../lib/refusal';
import { brandKind } from './brand-kind';
import type { ChangeKind } from './kind';
import { peopleKinds } from './people-kinds';

const kinds: Record<string, ChangeKind> = { brand: brandKind, ...peopleKinds };

/** What modules above can be changed of: the composition root adds it before the first call. */
export const addChangeKinds = (more: Readonly<Record<string, ChangeKind>>): void => {
  Object.assign(kinds, more);
};

export const kindOf = (name: string): ChangeKind => {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) throw new Refusal('request.unknown');
  return kind;
};
