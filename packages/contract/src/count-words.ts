// The language changes nothing: words without blanks between them are found by their script.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * The words of a text in any language, the same in the browser and at the server: Vietnamese by its
 * blanks, Thai, Japanese and Chinese by a dictionary. Signs and blanks are none.
 */
export const countWords = (text: string): number => {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1;
  return count;
};
