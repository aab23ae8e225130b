import { lines, strip, type ReelRules } from '../rules/slot';

/** One line: three alike, the wild doubles; mixed bars and two cherries pay a little. */
export const rules: ReelRules = {
  kind: 'lines',
  code: 'red-seven',
  version: '1.0.0',
  cols: 3,
  rows: 1,
  units: 1,
  symbols: strip('cherry bar1 bar2 bar3 bell seven wild blank'),
  pays: {
    wild: { 3: 1000 },
    seven: { 3: 100 },
    bell: { 3: 45 },
    bar3: { 3: 25 },
    bar2: { 3: 15 },
    bar1: { 3: 9 },
    cherry: { 3: 10 },
  },
  lines: lines('000'),
  wild: { symbol: 'wild', doubles: true },
  mixed: { symbols: ['bar1', 'bar2', 'bar3'], units: 3 },
  some: { symbol: 'cherry', count: 2, units: 4 },
  strips: [
    strip(`
      wild blank bell bar2 bar1 seven cherry blank bar3 bar1 bar2 blank blank cherry blank blank
      bar1 blank bell bar3 bar2 seven cherry bar1 blank blank bar2 blank blank bar3 cherry bar1
    `),
    strip(`
      wild cherry seven bar1 blank bar3 bar2 blank bell bar1 cherry blank blank bar2 blank blank
      bar3 bar1 seven bell blank cherry bar2 bar1 blank blank bar3 blank blank bell bar2 bar1
    `),
    strip(`
      wild blank bell bar2 bar1 seven cherry blank bar3 bar1 bar2 blank blank cherry blank blank
      bar1 blank bell bar3 bar2 seven cherry bar1 blank blank bar2 blank blank bar3 cherry bar1
    `),
  ],
};
