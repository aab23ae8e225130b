import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import type { CaseFile } from '../case-file';

type Rights = OperatorContext['operator']['rights'];

type WithNoun = { rightNoun: string };

/** `r` reads a case, `w` works it as the first person, `a` as the second. */
export type CaseRight = 'r' | 'w' | 'a';

/** The brands whose cases of a queue the operator may read, work or decide second. */
export const brandsOf = (
  rights: Rights,
  { rightNoun }: WithNoun,
  right: CaseRight,
): readonly string[] => rights[`${rightNoun}.${right}`] ?? [];

/**
 * The right that works the case as it is now: the second person needs another than the first, also
 * while the case is laid aside between them.
 */
export const workingRight = ({
  state,
  first,
}: Pick<CaseFile, 'state'> & { first: unknown }): CaseRight =>
  state !== 'closed' && first ? 'a' : 'w';

/** A case that one may not read does not exist; one that one may read, one may not yet work. */
export const assertRight = (
  rights: Rights,
  queue: WithNoun,
  { brand }: Pick<CaseFile, 'brand'>,
  right: CaseRight,
): void => {
  if (!brandsOf(rights, queue, 'r').includes(brand)) throw new Refusal('request.unknown');
  if (!brandsOf(rights, queue, right).includes(brand)) {
    throw new Refusal('operator.right_missing', { right: `${queue.rightNoun}.${right}` });
  }
};
