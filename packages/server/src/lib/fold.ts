/** Diacritics that a person leaves out when searching; đ is a letter of its own and has none. */
const marks = /\p{M}+/gu;

/**
 * Text as it is searched: `Đầm Sen – 3` → `dam sen 3`. Folded here and not by the database, whose
 * locale folds neither diacritics nor đ.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
