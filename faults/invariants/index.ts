import type { CheckContext, Invariant, Violation } from '../harness/types';
import { activityIsCounted } from './activity';
import { actsMatchAnswers } from './acts';
import { balancesFollow, nobodyBelowZero, sumIsZero, transfersBalance } from './books';
import { endedRightsDecideNothing } from './bans';
import { chainIsWhole } from './chain';
import { depositsAreCredited } from './deposits';
import { claimsHold, handsLeaveLines, openSubjectsHaveACase, secondIsAnother } from './desk';
import { changesAreInForce } from './in-force';
import { limitsHold } from './limits';
import { actsAndLinesAgree } from './lines';
import { siteComesBack } from './liveness';
import { openSince } from './rows';
import { betsAreSettled, keysAreUnique, stakesAreBooked, winsGoHome } from './rounds';
import { playersSeeTheBooks } from './shown';
import { voidsMoveNothing } from './voids';
import { withdrawalsAreHeldAndPaidOnce } from './withdrawals';
import { betsMatchAnswers, cancelledStaysCancelled, movementsMatchAnswers } from './acknowledged';

/**
 * What must be true at every moment, and once more of everything at the end. Each run makes new
 * invariants: between two checks they remember how far they have looked. `overlap`: how long before
 * the last check what is looked at again begins.
 */
export const openInvariants = (overlap?: string): Invariant[] => {
  const since = openSince(overlap);
  return [
    sumIsZero(),
    transfersBalance(since),
    balancesFollow(),
    nobodyBelowZero(since),
    betsMatchAnswers(),
    movementsMatchAnswers(),
    betsAreSettled(since),
    winsGoHome(since),
    cancelledStaysCancelled(),
    keysAreUnique(since),
    stakesAreBooked(since),
    withdrawalsAreHeldAndPaidOnce(),
    depositsAreCredited(since),
    limitsHold(),
    handsLeaveLines(),
    playersSeeTheBooks(),
    siteComesBack(),
    activityIsCounted(),
    voidsMoveNothing(since),
    chainIsWhole(),
    actsAndLinesAgree(),
    secondIsAnother(),
    openSubjectsHaveACase(),
    claimsHold(),
    endedRightsDecideNothing(),
    changesAreInForce(),
    actsMatchAnswers(),
  ].map(reportOnce);
};

/** The windows of two checks overlap: each violation is reported once. */
const reportOnce = (invariant: Invariant): Invariant => {
  const reported = new Set<string>();
  return {
    ...invariant,
    check: async (context: CheckContext): Promise<Violation[]> =>
      (await invariant.check(context)).filter(({ what, key }) => {
        const sign = `${key} ${what}`;
        if (reported.has(sign)) return false;
        reported.add(sign);
        return true;
      }),
  };
};
