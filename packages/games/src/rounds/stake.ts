/** Total stakes that may be chosen in a currency: decimal strings of its unit, lowest first. */
export type StakeLadder = { min: string; max: string; steps: string[] };

export type StakeLadders = Record<'VND' | 'PHP' | 'FUN', StakeLadder>;

const ladder = (text: string): StakeLadder => {
  const steps = text.split(' ');
  return { min: steps.at(0) ?? '', max: steps.at(-1) ?? '', steps };
};

/**
 * Every step divides by 1, 5, 10, 20 and 25 units into a whole price of a unit (a whole đồng or
 * centavo), so that one ladder serves all games.
 */
export const stakeLadders: StakeLadders = {
  VND: ladder('1000 2000 5000 10000 20000 50000 100000 200000 500000'),
  PHP: ladder('1 2 5 10 20 50 100 200 500 1000'),
  FUN: ladder('1000 2000 5000 10000 20000 50000 100000 200000 500000'),
};

export const currencySymbols: Record<string, string> = { VND: '₫', PHP: 'P', FUN: 'FUN' };
