import { cashierDesk } from '@parlour/contract/cashier/desk';
import type { InputOf } from '@parlour/contract/endpoint';
import { TextField } from '@parlour/ui/components/form/field';
import { call } from '../../lib/api/call';
import type { CaseKind } from '../../lib/case-kind';
import { useWords } from '../../lib/language';
import css from './cashier.module.css';

const { decideDeposit } = cashierDesk;
type Given = InputOf<typeof decideDeposit>;

/** Whose money it is: an order, or a player without one. */
const Owner = ({ disabled }: { disabled: boolean }) => {
  const { cashier } = useWords();
  return (
    <div className={css.owner}>
      <TextField autoComplete="off" disabled={disabled} label={cashier.order} name="orderId" />
      <TextField
        autoComplete="off"
        disabled={disabled}
        inputMode="numeric"
        label={cashier.orPlayer}
        name="playerId"
      />
    </div>
  );
};

/** Money that arrived and fits no order as it is. */
export const depositKind: CaseKind = {
  subject: ({ cashier }) => cashier.payment,
  Fields: Owner,
  decide: ({ caseId, version, verdict, reasonCode, note, fields }) =>
    call(decideDeposit, {
      case: caseId,
      version,
      verdict: verdict as Given['verdict'],
      reasonCode,
      note,
      orderId: fields.orderId || undefined,
      playerId: fields.playerId || undefined,
    }),
};
