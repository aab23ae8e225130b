import {
  compliance,
  limitKinds,
  limitPeriods,
  mostSessionMinutes,
  type LimitKind,
  type LimitPeriod,
} from '@parlour/contract/compliance';
import { faultOf } from '@parlour/contract/faults';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { MoneyField } from '@parlour/ui/components/form/money-field';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { figure } from '@parlour/ui/format';
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
  const contradiction = useContradiction(form);
  return (
    <form {...form.formProps} className={css.form}>
      <SelectField
        label={words.what}
        name="what"
        onChange={({ target }) => {
          choose(target.value);
          form.clear();
        }}
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
        error={contradiction ?? field.error}
        label={isTime ? words.time : words.amount}
        symbol={isTime ? '' : currencySymbol}
      />
      {refused && refused.fields.length === 0 && (
        <FormAlert reference={refused.id}>{refusal[refused.code]}</FormAlert>
      )}
      <Button busy={form.isBusy && words.saving} look="accent" type="submit" wide>
        {words.save}
      </Button>
    </form>
  );
};

/** With which other limit of the player this one does not agree, and how far it may go. */
const useContradiction = ({ faults, refused }: ReturnType<typeof useLimitForm>) => {
  const { compliance: words } = usePhrases('compliance');
  const { currencySymbol } = useBrand();
  const fault = faults.find(({ name }) => name === 'amount');
  if (!fault || refused?.code !== 'compliance.limits_contradict') return undefined;
  const period = words[refused.value.period as LimitPeriod];
  const amount = `${currencySymbol}\u00a0${figure(String(fault.max ?? fault.min))}`;
  const text = fault.max === undefined ? words.belowOther : words.aboveOther;
  return fill(text, { amount, period });
};

const useLimitForm = ({ kind, period }: Choice) => {
  const { compliance: words } = usePhrases('compliance');
  const change = useChangeLimits();
  return useForm({
    check: ({ amount }) => {
      const typed = String(amount ?? '');
      if (kind === 'session' && typed !== '') {
        const isWhole = /^[1-9]\d*$/.test(typed) && Number(typed) <= mostSessionMinutes;
        return isWhole ? [] : [{ name: 'amount', code: 'field.pattern' }];
      }
      const fault = faultOf('amount', { kind: 'money', min: '0.01' }, typed);
      return fault ? [fault] : [];
    },
    textOf: ({ code }) =>
      code === 'field.pattern' ? fill(words.wholeMinutes, { max: mostSessionMinutes }) : undefined,
    send: async ({ amount }) => {
      await change(call(compliance.setLimit, { kind, period, amount: String(amount) }));
      toast({ text: words.changed, tone: 'pos' });
    },
  });
};
