import { lines, strip, type ReelRules } from '../rules/slot';

/** Ten lines from the left, three or more alike; wilds on the three middle reels. */
export const rules: ReelRules = {
  kind: 'lines',
  code: 'harvest-moon',
  version: '1.0.0',
  cols: 5,
  rows: 3,
  units: 10,
  symbols: strip('cup persimmon pomelo mooncake drum star carp wild'),
  pays: {
    carp: { 3: 50, 4: 300, 5: 5000 },
    star: { 3: 30, 4: 150, 5: 1000 },
    drum: { 3: 20, 4: 80, 5: 400 },
    mooncake: { 3: 12, 4: 50, 5: 200 },
    pomelo: { 3: 8, 4: 30, 5: 100 },
    persimmon: { 3: 6, 4: 20, 5: 60 },
    cup: { 3: 5, 4: 15, 5: 50 },
  },
  lines: lines('11111 00000 22222 01210 21012 10001 12221 00122 22100 10121'),
  wild: { symbol: 'wild' },
  strips: [
    strip(`
      carp mooncake drum persimmon pomelo star cup cup mooncake persimmon pomelo cup drum
      persimmon cup carp star mooncake pomelo persimmon cup cup drum mooncake pomelo star
      persimmon cup pomelo persimmon
    `),
    strip(`
      carp persimmon wild mooncake pomelo drum cup persimmon star cup mooncake pomelo cup
      persimmon cup carp drum wild star mooncake persimmon pomelo pomelo cup cup drum mooncake
      persimmon star pomelo
    `),
    strip(`
      carp persimmon wild mooncake pomelo drum cup persimmon star cup mooncake pomelo cup
      persimmon cup carp drum wild star mooncake persimmon pomelo pomelo cup cup drum mooncake
      persimmon star pomelo
    `),
    strip(`
      carp pomelo star mooncake cup wild cup pomelo drum persimmon mooncake cup persimmon pomelo
      persimmon carp cup star drum mooncake wild pomelo cup persimmon persimmon mooncake pomelo
      cup drum persimmon
    `),
    strip(`
      carp mooncake star persimmon pomelo drum persimmon cup mooncake pomelo persimmon cup cup
      pomelo cup carp drum star mooncake persimmon persimmon pomelo cup mooncake pomelo drum
      persimmon cup pomelo cup
    `),
  ],
};
