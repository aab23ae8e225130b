/**
 * A text from outside as the database keeps it, cut to so many characters and never within one: it
 * stores no zero character, and no half of a pair of surrogates.
 */
export const keptText = (text: string, most: number): string =>
  [...text]
    .slice(0, most)
    .join('')
    .replaceAll(/[\0\p{Cs}]/gu, '\uFFFD');
