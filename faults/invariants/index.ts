import type { CheckContext, Invariant, Violation } from '../harness/types';
import { activityIsCounted } from './activity';
import { balancesFollow, nobodyBelowZero, sumIsZero, transfersBalance } from './books';
import { depositsAreCredited } from './deposits';
import { siteComesBack } from './liveness';
import { openSince } from './rows';
import { betsAreSettled, keysAreUnique, stakesAreBooked, winsGoHome } from './rounds';
import { playersSeeTheBooks } from './shown';
import { betsAreAsTold, cancelledStaysCancelled, movementsAreAsTold } from './told';

/**
 * What must be true at every moment, and once more of everything at the end. Made anew for each
 * run: between two checks they remember how far they have looked.
 */
export const openInvariants = (): Invariant[] => {
  const since = openSince();
  return [
    sumIsZero(),
    transfersBalance(since),
    balancesFollow(),
    nobodyBelowZero(since),
    betsAreAsTold(),
    movementsAreAsTold(),
    betsAreSettled(since),
    winsGoHome(since),
    cancelledStaysCancelled(),
    keysAreUnique(since),
    stakesAreBooked(since),
    depositsAreCredited(since),
    playersSeeTheBooks(),
    siteComesBack(),
    activityIsCounted(),
  ].map(tellOnce);
};

/** The windows of two checks overlap: what was found is told once. */
const tellOnce = (invariant: Invariant): Invariant => {
  const told = new Set<string>();
  return {
    ...invariant,
    check: async (context: CheckContext): Promise<Violation[]> =>
      (await invariant.check(context)).filter(({ what, key }) => {
        const sign = `${key} ${what}`;
        if (told.has(sign)) return false;
        told.add(sign);
        return true;
      }),
  };
};
