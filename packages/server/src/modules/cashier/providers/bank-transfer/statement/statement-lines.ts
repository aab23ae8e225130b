import { micros } from '@parlour/contract/money';
import type { CsvRow } from '../../../../../lib/read-csv';

/** A line of a bank's statement; above zero money came in. */
export type StatementLine = {
  n: number;
  reference: string;
  bookedOn: string;
  amount: bigint;
  content: string;
};

/** Why a row is not taken. */
export type BrokenRow = {
  n: number;
  why: 'reference' | 'date' | 'date_to_come' | 'amount' | 'content' | 'twice';
};

type Column = 'date' | 'reference' | 'credit' | 'debit' | 'amount' | 'content';

/**
 * What banks call their columns, folded. A short name stands alone or with its currency, since
 * `noi dung`, what the payer wrote, begins like `no`, and `content` like `co`.
 */
const names: Record<Column, RegExp> = {
  date: /^(ngay|date|ngay gd|ngay giao dich|transaction date|posting date|booked)/,
  reference:
    /^(so gd|ma gd|ma giao dich|so tham chieu|so but toan|reference|ref|transaction (id|no))/,
  credit: /^(ghi co|so tien ghi co|credit|(co|thu) ?(\(.*)?$)/,
  debit: /^(ghi no|so tien ghi no|debit|(no|chi) ?(\(.*)?$)/,
  amount: /^(so tien|amount)/,
  content: /^(noi dung|dien giai|mo ta|description|content|details|remark)/,
};

/** Says in letters whether an amount came or went, which is not read: no such file is. */
const direction = /^(cr|dr|c|d|credit|debit|co|no) ?\/ ?(cr|dr|c|d|credit|debit|co|no)$/;

/** Lines and broken rows; undefined when no row names the columns. */
export const linesIn = (
  rows: readonly CsvRow[],
  today: string,
): { lines: StatementLine[]; broken: BrokenRow[] } | undefined => {
  const head = rows.findIndex(({ cells }) => columnsOf(cells) !== undefined);
  const columns = columnsOf(rows[head]?.cells ?? []);
  if (!columns) return undefined;
  const lines: StatementLine[] = [];
  const broken: BrokenRow[] = [];
  const references = new Set<string>();
  for (const row of rows.slice(head + 1)) {
    const line = lineOf(row, columns, today);
    if ('why' in line) broken.push(line);
    else if (references.has(line.reference)) broken.push({ n: line.n, why: 'twice' });
    else {
      references.add(line.reference);
      lines.push(line);
    }
  }
  return { lines, broken };
};

type Columns = Partial<Record<Column, number>>;

const columnsOf = (cells: readonly string[]): Columns | undefined => {
  const folded = cells.map(fold);
  const found: Columns = {};
  for (const [column, pattern] of Object.entries(names) as [Column, RegExp][]) {
    const at = folded.findIndex((cell) => pattern.test(cell));
    if (at >= 0) found[column] = at;
  }
  const hasAmount = found.credit !== undefined || found.amount !== undefined;
  if (folded.some((cell) => direction.test(cell))) return undefined;
  const isHead = found.date !== undefined && found.reference !== undefined && hasAmount;
  return isHead ? found : undefined;
};

/** Small letters without marks. */
const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').trim();

const lineOf = (
  { n, cells }: CsvRow,
  columns: Columns,
  today: string,
): StatementLine | BrokenRow => {
  const cell = (column: Column): string => cells[columns[column] ?? -1] ?? '';
  const reference = cell('reference');
  if (!/^[\x21-\x7e]{1,64}$/.test(reference)) return { n, why: 'reference' };
  const bookedOn = dayOf(cell('date'));
  if (bookedOn === undefined) return { n, why: 'date' };
  if (bookedOn > today) return { n, why: 'date_to_come' };
  const hasSides = columns.credit !== undefined || columns.debit !== undefined;
  const amount = hasSides ? ofSides(cell('credit'), cell('debit')) : figureOf(cell('amount'));
  if (amount === undefined || amount === 0n) return { n, why: 'amount' };
  const content = cell('content');
  if (content.length > 500) return { n, why: 'content' };
  return { n, reference, bookedOn, amount, content };
};

/** `21/11/2026`, `21-11-2026` or `2026-11-21`, with or without a time. */
const dayOf = (text: string): string | undefined => {
  const [day = ''] = text.split(/[ T]/);
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(day);
  const iso = parts
    ? `${parts[3]}-${parts[2]!.padStart(2, '0')}-${parts[1]!.padStart(2, '0')}`
    : day;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso) || Number.isNaN(Date.parse(iso))) return undefined;
  return new Date(iso).toISOString().startsWith(iso) ? iso : undefined;
};

/** What went is below zero, also where the bank writes its column of debits with a minus. */
const ofSides = (credit: string, debit: string): bigint | undefined => {
  const [came, went] = [sideOf(credit), sideOf(debit)];
  if (came === undefined || went === undefined || (came !== 0n && went !== 0n)) return undefined;
  if (went !== 0n) return went < 0n ? went : -went;
  return came;
};

const sideOf = (cell: string): bigint | undefined => (/^[\s-]*$/.test(cell) ? 0n : figureOf(cell));

/** Groups with one sign, the first without a zero before it; another sign begins the fraction. */
const grouped = /^([1-9]\d{0,2}([.,])(?:\d{2,3}\2)*\d{3})(?:(?!\2)[.,](\d{0,6}))?$/;
/** `05.000` may be either, and is neither. */
const ungrouped = /^(?!0\d{1,2}[.,]\d{3}$)(\d+)()(?:[.,](\d{0,6}))?$/;

/**
 * `1,000,000.50`, `1.000.000,50`, `1,00,000.50`, `1000000`, `-5.000`: of signs of one kind alone,
 * groups of three are thousands, but `0.500` is a half. What is written otherwise is no amount.
 */
const figureOf = (text: string): bigint | undefined => {
  const plain = text.replaceAll(/\s/g, '').replaceAll(/^(VND|đ|₫)|(VND|đ|₫)$/gi, '');
  const [, minus = '', digits = ''] = /^(-|\+|)([\d.,]+)$/.exec(plain) ?? [];
  const [, given = '', , fraction = ''] = grouped.exec(digits) ?? ungrouped.exec(digits) ?? [];
  const whole = given.replaceAll(/[.,]/g, '');
  if (whole === '' || whole.length > 12) return undefined;
  const value = micros(`${BigInt(whole)}${fraction && `.${fraction}`}`);
  return minus === '-' ? -value : value;
};
