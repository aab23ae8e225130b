import { lines, strip, type ReelRules } from '../rules/slot';

/** Every reel but the middle one, which alone has the sun. */
const outer = strip(`
  lac deer boat dagger bell frog axe axe deer dagger bell axe boat dagger axe lac frog deer
  bell dagger axe axe boat deer bell frog dagger axe bell dagger
`);

/**
 * Twenty lines on four rows; a sun in view on the middle reel turns all of it wild before lines
 * are read.
 */
export const rules: ReelRules = {
  kind: 'lines',
  code: 'bronze-drum',
  version: '1.0.0',
  cols: 5,
  rows: 4,
  units: 20,
  symbols: strip('axe dagger bell deer frog boat lac wild'),
  pays: {
    lac: { 3: 40, 4: 250, 5: 5000 },
    boat: { 3: 25, 4: 120, 5: 1000 },
    frog: { 3: 20, 4: 60, 5: 250 },
    deer: { 3: 12, 4: 40, 5: 150 },
    bell: { 3: 8, 4: 25, 5: 80 },
    dagger: { 3: 6, 4: 15, 5: 60 },
    axe: { 3: 5, 4: 12, 5: 50 },
  },
  lines: lines(`
    11111 22222 00000 33333 12321 21012 01210 32123 11211 22122 00100 33233 12121 21212 01110
    32223 10001 23332 01012 32321
  `),
  wild: { symbol: 'wild', fillsReel: 2 },
  strips: [
    outer,
    outer,
    strip(`
      lac bell wild deer dagger boat axe bell frog axe deer dagger axe bell axe lac boat wild
      frog deer bell dagger dagger axe axe boat deer bell frog dagger
    `),
    outer,
    outer,
  ],
};
