import { invalid } from '../../../lib/refusal';

/** Labels in every language fit, and nothing that takes long to read. */
const mostLetters = 2000;
const mostLines = 50;

/** Before they are taken apart: a field of lines has few of them, and none is long. */
export const assertLines = (name: string, lines: readonly string[]): void => {
  if (lines.length > mostLines) throw invalid({ name, code: 'field.above', max: mostLines });
  if (lines.some((line) => line.length > mostLetters)) {
    throw invalid({ name, code: 'field.too_long', max: mostLetters });
  }
};
