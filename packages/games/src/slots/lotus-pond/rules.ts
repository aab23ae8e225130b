import { lines, strip, type ReelRules } from '../rules/slot';

/** The first reel and the last. */
const outer = strip(`
  scatter bud lotus turtle leaf dragonfly leaf bud heron pod turtle leaf pod bud pod
  dragonfly leaf lotus heron turtle bud leaf pod pod pod dragonfly turtle bud heron leaf
`);

/** The second reel and the fourth. */
const inner = strip(`
  scatter heron wild bud bud lotus turtle pod dragonfly pod heron bud pod turtle leaf leaf
  bud leaf dragonfly pod lotus heron turtle bud pod leaf leaf leaf dragonfly turtle
`);

/** Twenty lines; three scatters open free spins at three times, forty in one round at most. */
export const rules: ReelRules = {
  kind: 'lines',
  code: 'lotus-pond',
  version: '1.0.0',
  cols: 5,
  rows: 3,
  units: 20,
  symbols: strip('leaf pod bud turtle dragonfly heron lotus wild scatter'),
  pays: {
    lotus: { 3: 50, 4: 250, 5: 2000 },
    heron: { 3: 30, 4: 120, 5: 600 },
    dragonfly: { 3: 20, 4: 80, 5: 300 },
    turtle: { 3: 18, 4: 60, 5: 200 },
    bud: { 3: 10, 4: 30, 5: 100 },
    pod: { 3: 7, 4: 25, 5: 80 },
    leaf: { 3: 6, 4: 18, 5: 60 },
  },
  lines: lines(`
    11111 00000 22222 01210 21012 10001 12221 00122 22100 10121 12101 01110 21112 01010 21212
    11011 11211 00200 22022 02020
  `),
  wild: { symbol: 'wild' },
  scatter: {
    symbol: 'scatter',
    pays: { 3: 2, 4: 10, 5: 50 },
    spins: { 3: 10, 4: 15, 5: 20 },
    multiplier: 3,
    most: 40,
  },
  strips: [
    outer,
    inner,
    strip(`
      wild heron lotus bud bud scatter turtle leaf dragonfly leaf heron bud leaf turtle pod pod
      bud lotus dragonfly leaf scatter heron turtle bud leaf pod pod pod dragonfly turtle
    `),
    inner,
    outer,
  ],
};
