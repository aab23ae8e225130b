export type Strength = 'weak' | 'fair' | 'strong';

const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890'];

const step = (from: string, to: string): number =>
  (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0);

/** Does a character only continue the two before it: `aaa`, `456`, `wer`? */
const carriesOn = (signs: readonly string[], at: number): boolean => {
  const [first, second, third] = [signs[at - 2], signs[at - 1], signs[at]];
  if (!first || !second || !third) return false;
  const stride = step(first, second);
  if (Math.abs(stride) <= 1 && step(second, third) === stride) return true;
  const run = first + second + third;
  return keyboardRows.some(
    (row) => row.includes(run) || [...row].toReversed().join('').includes(run),
  );
};

/**
 * Did the pair of characters that ends here occur earlier already? A repeated piece costs a guesser
 * nothing.
 */
const isRepeated = (signs: readonly string[], at: number): boolean => {
  const pair = `${signs[at - 1] ?? ''}${signs[at] ?? ''}`;
  return (
    [...pair].length === 2 &&
    signs
      .slice(0, at - 1)
      .join('')
      .includes(pair)
  );
};

/**
 * How hard a password is to guess, by its characters that cannot be predicted from those before
 * them and from the name: length counts, not the kinds of characters.
 */
export const strengthOf = (password: string, username: string): Strength => {
  const folded = password.normalize('NFKC').toLowerCase();
  const name = username.normalize('NFKC').toLowerCase();
  const signs = [...(name ? folded.replaceAll(name, '') : folded)];
  const own = signs.filter((_, at) => !carriesOn(signs, at) && !isRepeated(signs, at)).length;
  if (own < 10) return 'weak';
  return own < 14 ? 'fair' : 'strong';
};
