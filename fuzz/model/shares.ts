/** Which pocket gets which part: the rules of pockets once more, in the plainest form. */

/** A pocket by its place in the order of spending, or the player's debt. */
export type Place = number | 'debt';
export type Part = { place: Place; amount: bigint };

const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);

export const totalOf = (parts: readonly Part[]): bigint =>
  parts.reduce((sum, { amount }) => sum + amount, 0n);

/** A bet empties the pockets in their order. */
export const spend = (pockets: readonly bigint[], amount: bigint): Part[] => {
  let left = amount;
  return kept(
    pockets.map((balance, place) => {
      const part = lesser(balance, left);
      left -= part;
      return { place, amount: part };
    }),
  );
};

/**
 * A win pays a debt first; the rest goes where the bet came from, in proportion, and the remainder
 * to the last pocket. A bet that took nothing is paid to the first pocket.
 */
export const credit = (bet: readonly Part[], amount: bigint, debt: bigint): Part[] => {
  const paid = lesser(debt, amount);
  const left = amount - paid;
  const staked = totalOf(bet);
  const shares = bet.length > 0 ? bet : [{ place: 0, amount: 1n }];
  let rest = left;
  const parts = shares.map(({ place, amount: stake }, index) => {
    const part = index === shares.length - 1 ? rest : (left * stake) / staked;
    rest -= part;
    return { place, amount: part };
  });
  return kept([{ place: 'debt', amount: paid }, ...parts]);
};

/** A reversed win leaves the pockets it went to, then the first pocket; the rest becomes a debt. */
export const takeBack = (win: readonly Part[], pockets: readonly bigint[]): Part[] => {
  const taken = pockets.map((balance, place) =>
    lesser(balance, totalOf(win.filter((part) => part.place === place))),
  );
  let short = totalOf(win) - taken.reduce((sum, part) => sum + part, 0n);
  const more = lesser((pockets[0] ?? 0n) - (taken[0] ?? 0n), short);
  taken[0] = (taken[0] ?? 0n) + more;
  short -= more;
  return kept([
    ...taken.map((amount, place) => ({ place, amount })),
    { place: 'debt' as const, amount: short },
  ]);
};

const kept = (parts: Part[]): Part[] => parts.filter(({ amount }) => amount > 0n);
