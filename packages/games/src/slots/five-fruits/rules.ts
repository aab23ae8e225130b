import { lines, strip, type ReelRules } from '../rules/slot';

/**
 * Three alike on a row or a diagonal; the wild stands for every fruit, three wilds pay on their
 * own.
 */
export const rules: ReelRules = {
  kind: 'lines',
  code: 'five-fruits',
  version: '1.0.0',
  cols: 3,
  rows: 3,
  units: 5,
  symbols: strip('fig mango papaya coconut custard melon wild'),
  pays: {
    wild: { 3: 1000 },
    melon: { 3: 140 },
    custard: { 3: 45 },
    coconut: { 3: 18 },
    papaya: { 3: 11 },
    mango: { 3: 7 },
    fig: { 3: 5 },
  },
  lines: lines('111 000 222 012 210'),
  wild: { symbol: 'wild' },
  strips: [
    strip(`
      wild coconut melon mango mango custard papaya fig coconut mango papaya fig fig mango
      custard coconut melon papaya mango fig fig fig coconut papaya custard mango fig papaya
    `),
    strip(`
      melon coconut wild fig fig custard papaya mango coconut fig papaya mango mango fig melon
      custard wild coconut papaya fig mango mango coconut papaya custard fig mango papaya
    `),
    strip(`
      wild coconut melon mango mango custard papaya fig coconut mango papaya fig fig mango
      custard coconut melon papaya mango fig fig fig coconut papaya custard mango fig papaya
    `),
  ],
};
