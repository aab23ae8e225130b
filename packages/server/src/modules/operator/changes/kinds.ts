import { Refusal } from '../../../lib/refusal';
import { brandKind } from './brand-kind';
import type { ChangeKind } from './kind';
import { peopleKinds } from './people-kinds';

const kinds: Readonly<Record<string, ChangeKind>> = { brand: brandKind, ...peopleKinds };

export const kindOf = (name: string): ChangeKind => {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) throw new Refusal('request.unknown');
  return kind;
};
