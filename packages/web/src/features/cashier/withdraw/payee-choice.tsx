import type { OwnPayees, Payee } from '@parlour/contract/cashier/payees';
import { cashier } from '@parlour/contract/cashier';
import { fill } from '@parlour/locales/phrases';
import { Icon } from '@parlour/ui/components/art/icon';
import { Button } from '@parlour/ui/components/form/button';
import { OptionList, OptionRow } from '@parlour/ui/components/form/check-field';
import { dateTime } from '@parlour/ui/dates';
import { bank as bankIcon } from '@parlour/ui/icons/bank';
import { toast } from '@parlour/ui/toasts';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { call } from '../../../lib/api/api';
import { asRefused } from '../../../lib/api/refused';
import { useBrand } from '../../../lib/brand/brand';
import { useForget } from './withdrawal-queries';
import css from './withdraw.module.css';

type PayeeChoiceProps = {
  own: OwnPayees;
  chosen: Payee | undefined;
  onChoose: (id: string) => void;
  onAdd: () => void;
};

/** The player's own accounts, one chosen; the ways to add one and to remove the chosen one. */
export const PayeeChoice = ({ own, chosen, onChoose, onAdd }: PayeeChoiceProps) => {
  const { withdrawal: words } = usePhrases('withdrawal');
  return (
    <>
      <h4 className="t-h3">{words.payee}</h4>
      <OptionList label={words.payee}>
        {own.list.map((payee) => (
          <OptionRow
            checked={payee.id === chosen?.id}
            key={payee.id}
            name="payeeId"
            onChange={() => onChoose(payee.id)}
            value={payee.id}
          >
            <PayeeName payee={payee} />
          </OptionRow>
        ))}
      </OptionList>
      <div className={css.payeeActs}>
        <Button look="quiet" onClick={onAdd} small>
          {words.add}
        </Button>
        {chosen && <RemovePayee id={chosen.id} />}
      </div>
    </>
  );
};

const PayeeName = ({ payee: { bank, last4, holder, restsUntil } }: { payee: Payee }) => {
  const { withdrawal: words } = usePhrases('withdrawal');
  const { timeZone } = useBrand();
  const locale = useLocale();
  return (
    <>
      <Icon of={bankIcon} />
      <span className={css.payee}>
        <span className={css.payeeName}>
          {bank.name} <span className="t-fig">•••• {last4}</span>
        </span>
        <span className="t-small t-2">{holder}</span>
        {restsUntil && (
          <span className={`t-small ${css.resting}`}>
            {fill(words.resting, { time: dateTime(restsUntil, timeZone, locale) })}
          </span>
        )}
      </span>
    </>
  );
};

const RemovePayee = ({ id }: { id: string }) => {
  const { withdrawal: words, refusal } = usePhrases('withdrawal', 'refusal');
  const forget = useForget();
  const remove = async () => {
    try {
      await call(cashier.removePayee, { id }, { loader: true });
    } catch (thrown) {
      toast({ text: refusal[asRefused(thrown).code] });
    }
    await forget();
  };
  return (
    <Button look="quiet" onClick={() => void remove()} small>
      {words.remove}
    </Button>
  );
};
