import { cashier } from '@parlour/contract/cashier';
import type { OwnPayees, PayeeBank } from '@parlour/contract/cashier/payees';
import type { FieldFault } from '@parlour/contract/errors';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { ComboBox } from '@parlour/ui/components/form/search/combo-box';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { call } from '../../../lib/api/api';
import type { FormValues } from '../../../lib/form/form-values';
import { useForm } from '../../../lib/form/use-form';
import { useForget } from './withdrawal-queries';
import css from './withdraw.module.css';

type AddPayeeProps = {
  own: OwnPayees;
  onAdded: (id: string) => void;
  /** Undefined where there is none to choose instead. */
  onCancel?: () => void;
};

/** Adds an account in place; the name is asked for once. */
export const AddPayee = ({ own, onAdded, onCancel }: AddPayeeProps) => {
  const { withdrawal: words, refusal } = usePhrases('withdrawal', 'refusal');
  const { form, bank, chooseBank } = useAddPayee(own, onAdded);
  const { refused } = form;
  return (
    <form {...form.formProps} className={css.addForm}>
      <h4 className="t-h3">{own.list.length === 0 ? words.payee : words.add}</h4>
      <p className="t-2">
        {words.addHint} {own.restHours > 0 && fill(words.restHint, { hours: own.restHours })}
      </p>
      {refused && form.faults.length === 0 && (
        <FormAlert reference={refused.id}>{refusal[refused.code]}</FormAlert>
      )}
      <ComboBox
        error={form.errorOf('bank')}
        label={words.bank}
        name="bank"
        onChange={chooseBank}
        options={own.banks.map(({ code, name }) => ({ value: code, label: name }))}
        value={bank?.code ?? ''}
      />
      <TextField
        {...form.field('number')}
        autoComplete="off"
        inputMode="numeric"
        label={words.number}
      />
      {own.holder === undefined ? (
        <TextField
          {...form.field('holder')}
          autoCapitalize="characters"
          autoComplete="name"
          hint={words.holderHint}
          label={words.holder}
        />
      ) : (
        <p className="t-2">
          {words.holder}: <b>{own.holder}</b>
        </p>
      )}
      <div className={css.addActs}>
        <Button busy={form.isBusy && words.saving} look="accent" type="submit">
          {words.save}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {words.cancelAdd}
          </Button>
        )}
      </div>
    </form>
  );
};

const useAddPayee = (own: OwnPayees, onAdded: (id: string) => void) => {
  const [code, setCode] = useState(own.banks[0]?.code ?? '');
  const bank = own.banks.find((each) => each.code === code);
  const forget = useForget();
  const form = useForm({
    check: (values) => faultsOf(values, bank, own.holder === undefined),
    send: async ({ number, holder }) => {
      const input = {
        bank: code,
        number: String(number),
        ...(holder && { holder: String(holder) }),
      };
      const { id } = await call(cashier.addPayee, input, { loader: true });
      await forget();
      onAdded(id);
    },
  });
  return { form, bank, chooseBank: setCode };
};

const faultsOf = (
  { number, holder }: FormValues,
  bank: PayeeBank | undefined,
  asksHolder: boolean,
): FieldFault[] => {
  const faults: FieldFault[] = [];
  const digits = String(number ?? '').replaceAll(/[\s.-]/g, '');
  if (!bank) faults.push({ name: 'bank', code: 'field.required' });
  if (digits === '') faults.push({ name: 'number', code: 'field.required' });
  else if (!/^\d+$/.test(digits)) faults.push({ name: 'number', code: 'field.not_number' });
  else if (bank && digits.length < bank.minDigits) {
    faults.push({ name: 'number', code: 'field.too_short', min: bank.minDigits });
  } else if (bank && digits.length > bank.maxDigits) {
    faults.push({ name: 'number', code: 'field.too_long', max: bank.maxDigits });
  }
  if (asksHolder && !holder) faults.push({ name: 'holder', code: 'field.required' });
  return faults;
};
