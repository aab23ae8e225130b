import {
  compliance,
  limitKinds,
  limitPeriods,
  type LimitKind,
  type LimitPeriod,
} from '@parlour/contract/compliance';
import { faultOf } from '@parlour/contract/faults';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { MoneyField } from '@parlour/ui/components/form/money-field';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { toast } from '@parlour/ui/toasts';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { call } from '../../lib/api/api';
import { useChangeLimits } from '../../lib/api/use-limits';
import { useBrand } from '../../lib/brand/brand';
import { useForm } from '../../lib/form/use-form';
import css from './limits-page.module.css';

const choices = limitKinds.flatMap((kind) =>
  limitPeriods
    .filter((period) => (kind === 'session') === (period === 'session'))
    .map((period) => ({ kind, period, value: `${kind}:${period}` })),
);

type Choice = { kind: LimitKind; period: LimitPeriod };

/** Sets one limit: the first and a lower one at once, a higher one after its wait. */
export const LimitForm = () => {
  const { compliance: words, refusal } = usePhrases('compliance', 'refusal');
  const { currencySymbol } = useBrand();
  const [value, choose] = useState(choices[0]!.value);
  const { kind, period } = choices.find((one) => one.value === value) ?? choices[0]!;
  const form = useLimitForm({ kind, period });
  const { refused } = form;
  const isTime = kind === 'session';
  const field = form.amount('amount');
  return (
    <form {...form.formProps} className={css.form}>
      <SelectField
        label={words.what}
        name="what"
        onChange={({ target }) => choose(target.value)}
        options={choices.map((one) => ({
          value: one.value,
          label:
            one.kind === 'session'
              ? words.session
              : fill(words.perPeriod, { kind: words[one.kind], period: words[one.period] }),
        }))}
        value={value}
      />
      <MoneyField
        {...field}
        label={isTime ? words.time : words.amount}
        symbol={isTime ? '' : currencySymbol}
      />
      {refused && <FormAlert reference={refused.id}>{refusal[refused.code]}</FormAlert>}
      <Button busy={form.isBusy && words.saving} look="accent" type="submit" wide>
        {words.save}
      </Button>
    </form>
  );
};

const useLimitForm = ({ kind, period }: Choice) => {
  const { compliance: words } = usePhrases('compliance');
  const change = useChangeLimits();
  return useForm({
    check: ({ amount }) => {
      const fault = faultOf('amount', { kind: 'money', min: '0.01' }, String(amount ?? ''));
      return fault ? [fault] : [];
    },
    send: async ({ amount }) => {
      await change(call(compliance.setLimit, { kind, period, amount: String(amount) }));
      toast({ text: words.changed, tone: 'pos' });
    },
  });
};
