import { cashierConsole } from '@parlour/contract/cashier/console';
import type { InputOf } from '@parlour/contract/endpoint';
import { call } from '../../lib/api/call';
import type { CaseKind } from '../../lib/case-kind';

const { decideWithdrawal } = cashierConsole;
type Verdict = InputOf<typeof decideWithdrawal>['verdict'];

/** A withdrawal that a rule called a person for, or whose player says that it did not arrive. */
export const withdrawalKind: CaseKind = {
  decide: ({ caseId, version, verdict, reasonCode, note }) =>
    call(decideWithdrawal, {
      case: caseId,
      version,
      verdict: verdict as Verdict,
      reasonCode,
      note,
    }),
};
