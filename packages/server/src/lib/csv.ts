/** With it a spreadsheet reads UTF-8. */
export const csvMark = '\ufeff';

/**
 * A line of a CSV file (RFC 4180). A text that a spreadsheet would take for a formula begins with
 * an apostrophe; a plain number is none.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

const numberPattern = /^-?\d+(\.\d+)?$/;
const formulaPattern = /^\s*[=+\-@|\t\r\n＝＋－＠]/;

const cell = (text: string): string => {
  if (numberPattern.test(text)) return text;
  const safe = formulaPattern.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
