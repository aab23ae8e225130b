/**
 * A real name as banks write it: without diacritics, in capitals, one space between words. Only
 * Latin letters lose their marks: in Thai a mark is a vowel.
 */
export const payeeNameOf = (typed: string): string =>
  typed
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .replaceAll(/Đ/g, 'D')
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim();
