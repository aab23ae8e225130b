import { compliance } from '@parlour/contract/compliance';
import { faultOf } from '@parlour/contract/faults';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { MoneyField } from '@parlour/ui/components/form/money-field';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { call } from '../../lib/api/api';
import { useChangeLimits, useLimits } from '../../lib/api/use-limits';
import { useBrand } from '../../lib/brand/brand';
import { useForm } from '../../lib/form/use-form';
import css from './first-limit.module.css';

/** Before the first deposit: a limit a day, which may be skipped. */
export const FirstLimit = () => {
  const { data } = useLimits();
  const [isSkipped, skip] = useState(false);
  return data?.asksForLimit && !isSkipped ? <LimitForm onSkip={() => skip(true)} /> : null;
};

const LimitForm = ({ onSkip }: { onSkip: () => void }) => {
  const { compliance: words, refusal } = usePhrases('compliance', 'refusal');
  const { currencySymbol } = useBrand();
  const change = useChangeLimits();
  const form = useForm({
    check: ({ amount }) => {
      const fault = faultOf('amount', { kind: 'money', min: '0.01' }, String(amount ?? ''));
      return fault ? [fault] : [];
    },
    send: async ({ amount }) => {
      const limit = { kind: 'deposit', period: 'day', amount: String(amount) } as const;
      await change(call(compliance.setLimit, limit));
    },
  });
  const { refused } = form;
  return (
    <form {...form.formProps} aria-label={words.firstTitle} className={`panel ${css.form}`}>
      <p className="t-h3">{words.firstTitle}</p>
      <p className="t-small">{words.firstText}</p>
      <MoneyField {...form.amount('amount')} label={words.firstSet} symbol={currencySymbol} />
      {refused && <FormAlert reference={refused.id}>{refusal[refused.code]}</FormAlert>}
      <div className={css.buttons}>
        <Button onClick={onSkip} small>
          {words.skip}
        </Button>
        <Button busy={form.isBusy && words.saving} look="primary" small type="submit">
          {words.save}
        </Button>
      </div>
    </form>
  );
};
