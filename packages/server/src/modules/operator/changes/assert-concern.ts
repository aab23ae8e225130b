import type { OperatorContext } from '../../../lib/context';
import type { Transaction } from '@parlour/node-kit/database/database';
import { Refusal } from '../../../lib/refusal';
import { lockRights } from '../queries';
import type { ChangeKind, LockedObject, Moved } from './kind';
import { hasRightIn } from './people-queries';

/**
 * The person with their rights as they are now and stay until the commit. Called when the object is
 * locked, as rows of people come after all others.
 */
export const lockPerson = async <By extends Pick<OperatorContext['operator'], 'id' | 'rights'>>(
  sql: Transaction,
  by: By,
): Promise<By> => ({ ...by, rights: await lockRights(sql, by.id) });

type Concern = { kind: ChangeKind; by: OperatorContext['operator']; right: string };

/**
 * Refuses who has the right in some of the brands only that a change concerns, and who would give
 * themselves a right. Says which brands these are.
 */
export const assertConcern = async (
  sql: Transaction,
  { kind, by, right }: Concern,
  moved: Moved,
): Promise<string[]> => {
  const brands = await kind.brandsOf(sql, moved);
  assertAllBrands(by, right, brands);
  if (await kind.isOwn?.(sql, by.id, moved)) throw new Refusal('operator.self');
  return brands;
};

/** The same before a change is tried, where what trying refuses says how the object is. */
export const assertMayTry = async (
  sql: Transaction,
  concern: Concern,
  { object, locked: { values } }: { object: string; locked: LockedObject },
): Promise<void> => {
  if (!concern.kind.concernFirst) return;
  await assertConcern(sql, concern, { object, before: values, after: values });
};

/** Before it is said how the object is. */
export const assertMaySee = async (
  sql: Transaction,
  kind: ChangeKind,
  operatorId: string,
  { object, locked: { values } }: { object: string; locked: LockedObject },
): Promise<void> => {
  if (!kind.concernFirst) return;
  const moved = { object, before: values, after: values };
  if (await kind.isOwn?.(sql, operatorId, moved)) throw new Refusal('operator.self');
};

/** Refuses a right that is not in force in each of the brands; elsewhere the object does not exist. */
export const assertAllBrands = (
  { rights }: Pick<OperatorContext['operator'], 'rights'>,
  right: string,
  brands: readonly string[],
): void => {
  const held = rights[right] ?? [];
  if (!brands.every((brand) => held.includes(brand))) throw new Refusal('request.unknown');
};

/** A proposal is worth what its author may do now, not when it was made. */
export const assertAuthor = async (
  sql: Transaction,
  author: bigint | null,
  { right, brands }: { right: string; brands: readonly string[] },
): Promise<void> => {
  if (author === null) return;
  if (await hasRightIn(sql, { operatorId: author.toString(), right, brands })) return;
  throw new Refusal('operator.right_missing', { right });
};
