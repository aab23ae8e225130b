import { cashierDesk } from '@parlour/contract/cashier/desk';
import type { CaseView } from '@parlour/contract/casework';
import type { InputOf } from '@parlour/contract/endpoint';
import { TextField } from '@parlour/ui/components/form/field';
import { call } from '../../lib/api/call';
import type { CaseKind } from '../../lib/case-kind';
import { useWords } from '../../lib/language';
import css from './cashier.module.css';
import { ShownPayment } from './evidence/deposit-evidence';
import { nameOwner, useOwner } from './evidence/owner';

const { decideDeposit } = cashierDesk;
type Given = InputOf<typeof decideDeposit>;

/** Whose money it is: an order, or a player without one. A press on a proposal fills it too. */
const Owner = ({ of: { id }, disabled }: { of: CaseView; disabled: boolean }) => {
  const { cashier } = useWords();
  const { orderId, playerId } = useOwner(id);
  return (
    <div className={css.owner}>
      <TextField
        autoComplete="off"
        disabled={disabled}
        label={cashier.order}
        name="orderId"
        onChange={({ target }) => nameOwner(id, { orderId: target.value, playerId })}
        value={orderId}
      />
      <TextField
        autoComplete="off"
        disabled={disabled}
        inputMode="numeric"
        label={cashier.orPlayer}
        name="playerId"
        onChange={({ target }) => nameOwner(id, { orderId, playerId: target.value })}
        value={playerId}
      />
    </div>
  );
};

/** Money that arrived and fits no order as it is. */
export const depositKind: CaseKind = {
  subject: ({ cashier }) => cashier.payment,
  Evidence: ShownPayment,
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
