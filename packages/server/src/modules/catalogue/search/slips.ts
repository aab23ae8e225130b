/** The searched word is one slip away from the word or from a beginning of it. */
export const beginsNearly = (word: string, sought: string): boolean =>
  mayBeginNearly(word, sought) &&
  [sought.length - 1, sought.length, sought.length + 1].some(
    (length) => length <= word.length && isOneSlipAway(word.slice(0, length), sought),
  );

/** A cheap look at the first letters, of which one slip leaves one in its place or beside it. */
const mayBeginNearly = (word: string, sought: string): boolean =>
  word[0] === sought[0] || word[1] === sought[1] || word[0] === sought[1] || word[1] === sought[0];

/** At most one letter added, left out or changed, or two neighbours swapped. */
export const isOneSlipAway = (one: string, other: string): boolean => {
  if (one === other) return true;
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = one.slice(start);
  const otherRest = other.slice(start);
  if (rest.length > otherRest.length) return rest.slice(1) === otherRest;
  if (rest.length < otherRest.length) return rest === otherRest.slice(1);
  if (rest.slice(1) === otherRest.slice(1)) return true;
  return (
    rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2)
  );
};
