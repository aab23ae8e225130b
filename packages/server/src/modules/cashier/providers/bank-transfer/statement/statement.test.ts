import { expect, test } from 'vitest';
import { readCsv } from '../../../../../lib/read-csv';
import { linesIn } from './statement-lines';

const today = '2026-11-23';

const read = (file: Buffer | string) => {
  const rows = readCsv(Buffer.isBuffer(file) ? file : Buffer.from(file));
  return rows && linesIn(rows, today);
};

const head = 'Ngày GD,Số tham chiếu,Ghi có,Ghi nợ,Nội dung';
const one = '21/11/2026,FT1,500000,,QPK7Q2X917 nap tien';
const line = {
  n: 2,
  reference: 'FT1',
  bookedOn: '2026-11-21',
  amount: 500_000_000_000n,
  content: 'QPK7Q2X917 nap tien',
};

test.each([
  ['UTF-8', Buffer.from(`${head}\n${one}\n`)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${head}\r\n${one}`)],
  ['UTF-16', Buffer.from(`\uFEFF${head}\n${one}\n`, 'utf16le')],
  ['semicolons', Buffer.from(`${head}\n${one}`.replaceAll(',', ';'))],
  ['tabs', Buffer.from(`${head}\n${one}`.replaceAll(',', '\t'))],
  [
    'English names',
    Buffer.from(`Date,Reference,Amount,Description\n2026-11-21,FT1,500000,"${line.content}"`),
  ],
])('[WALLET-03] a statement in %s is read', (_what, file) => {
  expect(read(file)).toEqual({ lines: [line], broken: [] });
});

test('[WALLET-03] the columns are found below the bank’s own lines', () => {
  const found = read(`Sao kê tài khoản\nTừ ngày 01/11\n\n${head}\n${one}`);
  expect(found?.lines).toEqual([{ ...line, n: 5 }]);
});

test.each([
  ['1,000,000.50', 1_000_000_500_000n],
  ['1.000.000,50', 1_000_000_500_000n],
  ['1.000.000', 1_000_000_000_000n],
  ['500,000 VND', 500_000_000_000n],
  ['1000000', 1_000_000_000_000n],
  ['12.5', 12_500_000n],
  ['1,00,000.50', 100_000_500_000n],
  ['1000,5', 1_000_500_000n],
  ['0.500', 500_000n],
  ['0,125', 125_000n],
  ['00012.50', 12_500_000n],
  ['₫1.000', 1_000_000_000n],
  ['+1.000.000 đ', 1_000_000_000_000n],
  ['999,999,999,999.999999', 999_999_999_999_999_999n],
])('[WALLET-03] an amount of %j is %d micros', (text, amount) => {
  expect(read(`${head}\n21/11/2026,FT1,"${text}",,x`)?.lines[0]?.amount).toBe(amount);
});

test.each([
  '1,,000',
  '1.5,3.2',
  '1.000.50',
  '1,000,50',
  '12.34,5.67',
  '05.000',
  '1đ000',
  '+-5',
  '1000-',
  '(1000)',
  '\u22121000',
  '\uff11\uff10\uff10\uff10',
  '1e3',
  '0x10',
  '.5',
  '1.000.000.000.000',
  '0.0000001',
])('[ERR-04] the figure %j can be read in two ways or in none, and is no amount', (text) => {
  const { lines, broken } = read(`${head}\n21/11/2026,FT1,"${text}",,x`)!;
  expect([lines, broken]).toEqual([[], [{ n: 2, why: 'amount' }]]);
});

test('[WALLET-03] money that went out is below zero', () => {
  expect(read(`${head}\n21/11/2026,FT2,,250000,WD26112200042`)?.lines[0]?.amount).toBe(
    -250_000_000_000n,
  );
});

test('[WALLET-03] a debit that the bank writes with a minus went out', () => {
  const { lines } = read(`${head}\n21/11/2026,FT2,0,-250000,WD26112200042`)!;
  expect(lines[0]?.amount).toBe(-250_000_000_000n);
});

test.each([
  'Ngày GD,Số tham chiếu,Số tiền,Nội dung',
  'Date,Reference,Amount,Content',
  'Date,Reference,Credit,Content',
  'Ngày,Số GD,Có (VND),Nội dung',
])('[WALLET-03] a figure that the payer wrote is no amount below %s', (names) => {
  for (const content of ['-900000000', '900000000']) {
    const { lines } = read(`${names}\n21/11/2026,FT1,10000,${content}`)!;
    expect(lines).toEqual([expect.objectContaining({ amount: 10_000_000_000n, content })]);
  }
});

test('[ERR-04] an amount whose direction stands beside it in letters is not taken', () => {
  const rows = '21/11/2026,FT1,10000,D,x';
  for (const names of ['Debit/Credit', 'D/C', 'Có/Nợ']) {
    expect(read(`Date,Reference,Amount,${names},Content\n${rows}`)).toBeUndefined();
  }
  const { broken } = read(`Date,Reference,Amount,Debit,Content\n${rows}`)!;
  expect(broken).toEqual([{ n: 2, why: 'amount' }]);
});

test('[ERR-04] good rows are taken and broken ones listed, each with its reason', () => {
  const rows = [
    one,
    '21/11/2026,FT1,500000,,again',
    '21/11/2026,,500000,,no reference',
    '31/02/2026,FT3,500000,,no day',
    '01/01/2027,FT4,500000,,next year',
    '21/11/2026,FT5,abc,,no amount',
    '21/11/2026,FT6,0,0,nothing',
    '21/11/2026,FT7,5.0000001,,a part of a micro',
    '21/11/2026,FT8,70000,,=cmd()',
    '"21/11/2026","FT9","80000","","a ""quoted"" text, with a comma"',
  ];
  const { lines, broken } = read([head, ...rows].join('\n'))!;
  expect(broken).toEqual([
    { n: 3, why: 'twice' },
    { n: 4, why: 'reference' },
    { n: 5, why: 'date' },
    { n: 6, why: 'date_to_come' },
    { n: 7, why: 'amount' },
    { n: 8, why: 'amount' },
    { n: 9, why: 'amount' },
  ]);
  expect(lines.map(({ content }) => content)).toEqual([
    line.content,
    '=cmd()',
    'a "quoted" text, with a comma',
  ]);
});

test.each([
  ['nothing', ''],
  ['blanks', ' \n \n'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x00, 0xff])],
  ['no names of columns', '21/11/2026,FT1,500000\n'],
])('[ERR-04] a file of %s is none', (_what, file) => {
  expect(read(file)).toBeUndefined();
});

test('[WALLET-03] ten thousand lines are read', () => {
  const rows = Array.from({ length: 10_000 }, (_, n) => `21/11/2026,FT${n},50000,,x`);
  expect(read([head, ...rows].join('\n'))?.lines).toHaveLength(10_000);
});
