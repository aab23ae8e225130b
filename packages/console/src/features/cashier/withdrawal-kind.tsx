import { cashierConsole } from '@parlour/contract/cashier/console';
import type { CaseView } from '@parlour/contract/casework';
import type { InputOf } from '@parlour/contract/endpoint';
import { TextField } from '@parlour/ui/components/form/field';
import { call } from '../../lib/api/call';
import type { CaseKind } from '../../lib/case-kind';
import { useWords } from '../../lib/language';
import css from './cashier.module.css';
import { ShownWithdrawal } from './evidence/withdrawal-evidence';
import { WithdrawalEffects } from './evidence/withdrawal-effects';

const { decideWithdrawal, resolvePayout } = cashierConsole;
type Verdict = InputOf<typeof decideWithdrawal>['verdict'];
type PayoutVerdict = InputOf<typeof resolvePayout>['verdict'];

/** What the bank says of a payout that stays unknown. */
const Proof = ({ of, disabled }: { of: CaseView; disabled: boolean }) => {
  const { cashier } = useWords();
  if (!of.subjectId.startsWith('payout:')) return null;
  return (
    <div className={css.owner}>
      <TextField
        autoComplete="off"
        disabled={disabled}
        hint={cashier.proofHint}
        label={cashier.reference}
        maxLength={64}
        name="proof"
      />
    </div>
  );
};

const isOfPayout = (subjectId: string): boolean => /^(?:payout|stop):/.test(subjectId);

/**
 * A withdrawal that a rule called a person for, or whose player says that it did not arrive; and
 * its payout, where no provider knows what became of it.
 */
export const withdrawalKind: CaseKind = {
  Evidence: ShownWithdrawal,
  Effects: WithdrawalEffects,
  Fields: Proof,
  decide: ({ caseId, subjectId, version, verdict, reasonCode, note, fields }) => {
    const given = { case: caseId, version, reasonCode, note };
    if (!isOfPayout(subjectId)) {
      return call(decideWithdrawal, { ...given, verdict: verdict as Verdict });
    }
    const proof = fields.proof || undefined;
    return call(resolvePayout, { ...given, verdict: verdict as PayoutVerdict, proof });
  },
};
