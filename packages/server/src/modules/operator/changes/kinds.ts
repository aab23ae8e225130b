import { Refusal } from '../../../lib/refusal';
import { brandKind } from './brand-kind';
import type { ChangeKind, Effects } from './kind';
import { networksKind } from './networks/networks-kind';
import { peopleKinds } from './people-kinds';

const kinds: Record<string, ChangeKind> = {
  brand: brandKind,
  networks: networksKind,
  ...peopleKinds,
};

/** What modules above can be changed of: the composition root adds it before the first call. */
export const addChangeKinds = (more: Readonly<Record<string, ChangeKind>>): void => {
  Object.assign(kinds, more);
};

/** What a change of a kind below would have meant, where only a module above can say it. */
export const addEffects = (name: string, effects: Effects): void => {
  kinds[name] = { ...kindOf(name), effects };
};

export const allKinds = (): string[] => Object.keys(kinds);

/** Undefined for a name of another release. */
export const findKind = (name: string): ChangeKind | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name] : undefined;

export const kindOf = (name: string): ChangeKind => {
  const kind = findKind(name);
  if (!kind) throw new Refusal('request.unknown');
  return kind;
};
