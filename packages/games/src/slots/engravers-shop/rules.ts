import { lines, strip, type ReelRules } from '../rules/slot';

/** The first reel and the last. */
const outer = strip(`
  bonus roller press ink loupe number burin roller ink burin loupe roller number burin ink
  bonus loupe press burin roller number ink loupe burin roller roller ink number loupe burin
`);

/** The second reel and the fourth. */
const inner = strip(`
  press roller wild ink loupe number burin roller ink burin loupe roller number burin ink
  press loupe wild burin roller number ink loupe burin roller roller ink number loupe burin
`);

/** Ten lines; three bonuses open twelve plates, of which the player lifts three. */
export const rules: ReelRules = {
  kind: 'lines',
  code: 'engravers-shop',
  version: '1.0.0',
  cols: 5,
  rows: 3,
  units: 10,
  symbols: strip('burin roller loupe ink number press wild bonus'),
  pays: {
    press: { 3: 50, 4: 250, 5: 3000 },
    number: { 3: 20, 4: 100, 5: 500 },
    ink: { 3: 10, 4: 40, 5: 150 },
    loupe: { 3: 8, 4: 30, 5: 100 },
    roller: { 3: 5, 4: 15, 5: 50 },
    burin: { 3: 4, 4: 12, 5: 40 },
  },
  lines: lines('11111 00000 22222 01210 21012 10001 12221 00122 22100 10121'),
  wild: { symbol: 'wild' },
  pick: {
    symbol: 'bonus',
    reels: [0, 2, 4],
    plates: [3, 3, 4, 4, 5, 5, 6, 8, 10, 15, 25, 'x2'],
    lifts: 3,
  },
  strips: [
    outer,
    inner,
    strip(`
      wild loupe bonus burin ink press burin loupe number roller ink burin roller loupe roller
      roller ink bonus number loupe press burin ink burin roller loupe burin roller number ink
    `),
    inner,
    outer,
  ],
};
