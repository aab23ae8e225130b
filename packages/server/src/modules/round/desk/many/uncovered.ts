import type { OutlookRow } from './span-queries';

export type Uncovered = { roundId: string; playerId: string; missing: bigint; currency: string };

const debt = 'debt';

/**
 * The rounds whose payouts their players could not return, were they voided one after the other by
 * the balances of now. A wallet is followed by the main one; a debt that comes back is no lack, and
 * a round that is left moves nothing.
 */
export const uncoveredOf = (rows: readonly OutlookRow[]): Uncovered[] => {
  const balances = new Map<string, bigint>();
  const uncovered: Uncovered[] = [];
  for (const [roundId, moves] of byRound(rows)) {
    const { playerId, currency, main, mainBalance } = moves[0]!;
    const nameOf = (pocket: string) => `${playerId} ${currency} ${pocket}`;
    const balanceOf = (pocket: string, now: bigint) => balances.get(nameOf(pocket)) ?? now;
    const after = new Map([[main, balanceOf(main, mainBalance)]]);
    let lack = 0n;
    for (const { pocket, amount, balance } of moves) {
      if (pocket === debt) continue;
      after.set(pocket, balanceOf(pocket, balance) + amount);
    }
    for (const [pocket, left] of after) {
      if (pocket === main || left >= 0n) continue;
      lack -= left;
      after.set(pocket, 0n);
    }
    const inMain = after.get(main)! - lack;
    if (inMain < 0n) {
      uncovered.push({ roundId, playerId, missing: -inMain, currency });
      continue;
    }
    after.set(main, inMain);
    for (const [pocket, left] of after) balances.set(nameOf(pocket), left);
  }
  return uncovered;
};

const byRound = (rows: readonly OutlookRow[]): Map<string, OutlookRow[]> => {
  const rounds = new Map<string, OutlookRow[]>();
  for (const row of rows) rounds.set(row.roundId, [...(rounds.get(row.roundId) ?? []), row]);
  return rounds;
};
