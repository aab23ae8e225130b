import { fold } from '../../lib/fold';
import { asRead } from '../../lib/link-outside';

/** Written without spaces between words: a word is found anywhere in it. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Single letters in a row are read as one word: `b.a.d` as `bad`. */
const spelled = /(?<=^| )\p{L}(?: \p{L})+(?= |$)/gu;

/**
 * Whether a text has one of the words that a brand does not want in its room, whatever its marks,
 * its case, and what stands between its letters.
 */
export const hasWord = (text: string, words: readonly string[]): boolean => {
  const read = foldedText(text);
  const together = read.replaceAll(spelled, (letters) => letters.replaceAll(' ', ''));
  return words.some((word) => {
    const wanted = foldedText(word);
    if (wanted === '') return false;
    return [read, together].some((each) =>
      unspaced.test(wanted)
        ? each.replaceAll(' ', '').includes(wanted.replaceAll(' ', ''))
        : ` ${each} `.includes(` ${wanted} `),
    );
  });
};

/** Cyrillic letters are the Latin ones that they look like, full-width letters the plain ones. */
const foldedText = (text: string): string => fold(asRead(text));
