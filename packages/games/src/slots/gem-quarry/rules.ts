import { strip, type CascadeRules } from '../rules/slot';

/** Eight or more alike anywhere pay and fall out; six falls at most, the later ones multiplied. */
export const rules: CascadeRules = {
  kind: 'anywhere',
  code: 'gem-quarry',
  version: '1.0.0',
  cols: 6,
  rows: 5,
  units: 20,
  symbols: strip('hex drop tri marq emer oval star'),
  pays: {
    star: { 8: 50, 10: 200, 12: 1000 },
    oval: { 8: 20, 10: 80, 12: 400 },
    emer: { 8: 12, 10: 40, 12: 200 },
    marq: { 8: 8, 10: 24, 12: 100 },
    tri: { 8: 6, 10: 16, 12: 60 },
    drop: { 8: 4, 10: 12, 12: 40 },
    hex: { 8: 3, 10: 10, 12: 40 },
  },
  weights: { hex: 16, drop: 15, tri: 14, marq: 13, emer: 12, oval: 11, star: 9 },
  multipliers: [1, 1, 2, 2, 3, 5],
};
