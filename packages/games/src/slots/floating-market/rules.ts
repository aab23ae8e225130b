import { strip, type ReelRules } from '../rules/slot';

/** 243 ways: alike on neighbouring reels from the left, in any rows; the ways multiply. */
export const rules: ReelRules = {
  kind: 'ways',
  code: 'floating-market',
  version: '1.0.0',
  cols: 5,
  rows: 3,
  units: 25,
  symbols: strip('chili pineapple pumpkin hat lamp phin boat wild'),
  pays: {
    boat: { 3: 30, 4: 150, 5: 1500 },
    phin: { 3: 18, 4: 60, 5: 300 },
    lamp: { 3: 9, 4: 25, 5: 125 },
    hat: { 3: 7, 4: 20, 5: 80 },
    pumpkin: { 3: 4, 4: 12, 5: 50 },
    pineapple: { 3: 3, 4: 8, 5: 30 },
    chili: { 3: 2, 4: 6, 5: 25 },
  },
  lines: [],
  wild: { symbol: 'wild' },
  strips: [
    strip(`
      boat pineapple phin lamp chili hat chili pineapple pumpkin chili lamp pineapple pineapple
      chili pineapple boat hat phin pumpkin lamp chili chili pineapple pineapple chili hat lamp
      pineapple pumpkin chili
    `),
    strip(`
      wild hat boat chili hat lamp pineapple pumpkin phin pumpkin chili hat pumpkin pineapple
      pumpkin pumpkin hat boat phin chili lamp pineapple hat pumpkin pumpkin chili pumpkin
      pumpkin phin pineapple
    `),
    strip(`
      boat chili hat pineapple lamp phin pumpkin chili wild chili pineapple lamp chili pumpkin
      chili boat lamp hat pineapple chili phin pumpkin lamp wild chili pineapple chili chili
      pumpkin lamp
    `),
    strip(`
      wild pumpkin boat hat chili lamp chili pumpkin phin pineapple hat chili pineapple pumpkin
      pineapple lamp chili boat phin hat pumpkin chili pineapple pineapple pineapple lamp hat
      pumpkin phin chili
    `),
    strip(`
      boat lamp phin chili pumpkin hat pineapple pineapple lamp chili pumpkin pineapple phin hat
      chili boat lamp pumpkin chili pineapple hat pineapple phin lamp pumpkin chili pineapple
      hat pumpkin chili
    `),
  ],
};
