export type CsvRow = { n: number; cells: string[] };

/** The rows of a CSV file, numbered from one; undefined when it is no text. */
export const readCsv = (bytes: Buffer): CsvRow[] | undefined => {
  const text = textOf(bytes);
  if (text === undefined || text.trim() === '') return undefined;
  const separator = separatorOf(text);
  return cellsOf(text, separator)
    .map((cells, place) => ({ n: place + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
};

/** UTF-8, or UTF-16 by its mark. */
const textOf = (bytes: Buffer): string | undefined => {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
};

const separatorOf = (text: string): string => {
  const counts = [',', ';', '\t'].map((each) => [text.split(each).length, each] as const);
  return counts.toSorted(([one], [other]) => other - one)[0]![1];
};

/** By RFC 4180: a quoted cell may hold separators, line breaks and doubled quotes. */
const cellsOf = (text: string, separator: string): string[][] => {
  const rows: string[][] = [[]];
  let cell = '';
  // Known without reading the cell again at each quote: a cell may be the whole file.
  let isBlank = true;
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)!.push(cell);
    cell = '';
    isBlank = true;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && isBlank) {
      cell = '';
      isQuoted = true;
      isBlank = false;
    } else if (sign === separator) endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else if (sign !== '\r') {
      cell += sign;
      isBlank &&= sign.trim() === '';
    }
  }
  endCell();
  return rows;
};
