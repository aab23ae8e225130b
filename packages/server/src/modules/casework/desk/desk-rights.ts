import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import type { CaseFile } from '../case-file';

type Rights = OperatorContext['operator']['rights'];

type WithNoun = { rightNoun: string };

/** A case whose subject may have a right of its own. */
type WithSubject = Pick<CaseFile, 'brand'> & { subjectNoun: string | null };

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
  found: WithSubject,
  right: CaseRight,
): void => {
  const { brand } = found;
  if (!brandsOf(rights, queue, 'r').includes(brand)) throw new Refusal('request.unknown');
  const noun = right === 'r' ? queue : workedBy(queue, found);
  if (!brandsOf(rights, noun, right).includes(brand)) {
    throw new Refusal('operator.right_missing', { right: `${noun.rightNoun}.${right}` });
  }
};

/** All cases of a queue are read by its right; those of some subjects are worked by another. */
export const workedBy = (
  { rightNoun }: WithNoun,
  { subjectNoun }: Pick<WithSubject, 'subjectNoun'>,
): WithNoun => ({ rightNoun: subjectNoun ?? rightNoun });
