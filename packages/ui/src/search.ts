/** A text as it is searched: without marks, đ as d, in small letters. `Nổ hũ` is `no hu`. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase().trim();
