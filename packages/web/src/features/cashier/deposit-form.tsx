import { cashier, type PaymentMethod } from '@parlour/contract/cashier';
import { Button } from '@parlour/ui/components/form/button';
import { OptionList, OptionRow } from '@parlour/ui/components/form/check-field';
import { Chip, Chips } from '@parlour/ui/components/display/chips';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { Icon } from '@parlour/ui/components/art/icon';
import { MoneyField } from '@parlour/ui/components/form/money-field';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { Tag } from '@parlour/ui/components/display/tag';
import { figure } from '@parlour/ui/format';
import { creditCard, creditCardFill } from '@parlour/ui/icons/credit-card';
import { wallet as walletIcon } from '@parlour/ui/icons/wallet';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api';
import { asRefused } from '../../lib/api/refused';
import { useBrand } from '../../lib/brand/brand';
import { shortAmount } from './amounts';
import css from './deposit.module.css';
import { DepositSummary } from './deposit-summary';
import { OpensAt } from './opens-at';
import { Pockets } from './pockets';
import { QueryError } from '../../lib/api/query-error';
import { amountFault, useDepositForm } from './use-deposit-form';

/** Chooses method and amount, then opens the payment. */
export const DepositForm = () => {
  const { cashier: words } = usePhrases('cashier');
  const methods = useQuery({
    queryKey: ['cashier', 'methods'],
    queryFn: ({ signal }) => call(cashier.listMethods, { kind: 'deposit' }, { signal }),
  });
  if (methods.isPending) return <TableSkeleton onRetry={() => void methods.refetch()} rows={3} />;
  // What is typed stays when a later answer fails.
  if (!methods.data) {
    return <QueryError onRetry={() => void methods.refetch()} refused={asRefused(methods.error)} />;
  }
  const [first] = methods.data.list;
  if (!first) return <EmptyState icon={walletIcon}>{words.noMethods}</EmptyState>;
  return <Form first={first} methods={methods.data.list} />;
};

const Form = ({ methods, first }: { methods: readonly PaymentMethod[]; first: PaymentMethod }) => {
  const { cashier: words, form: formWords, refusal } = usePhrases('cashier', 'form', 'refusal');
  const { form, method, choose } = useDepositForm(methods, first);
  const { refused } = form;
  const { value: amount, error } = form.amount('amount');
  return (
    <form {...form.formProps} className={css.form}>
      <div className={css.choices}>
        <Pockets />
        <h4 className="t-h3">{words.method}</h4>
        <OptionList label={words.method}>
          {methods.map((one) => (
            <MethodRow
              isChosen={one.id === method.id && !one.opensAt}
              key={one.id}
              method={one}
              onChoose={() => choose(one.id)}
            />
          ))}
        </OptionList>
        {method.opensAt && (
          <p className="t-2" role="status">
            <OpensAt at={method.opensAt} text={words.noneOpen} />
          </p>
        )}
        <Amount form={form} method={method} />
        {refused && !error && <FormAlert reference={refused.id}>{refusal[refused.code]}</FormAlert>}
      </div>
      <DepositSummary amount={amountFault(amount, method) ? undefined : amount} method={method}>
        <Button
          busy={form.isBusy && formWords.checking}
          disabled={method.opensAt !== undefined}
          look="accent"
          type="submit"
          wide
        >
          {words.nextEmpty}
        </Button>
      </DepositSummary>
    </form>
  );
};

type AmountProps = Pick<ReturnType<typeof useDepositForm>, 'form' | 'method'>;

const Amount = ({ form, method }: AmountProps) => {
  const { cashier: words } = usePhrases('cashier');
  const { currencySymbol: symbol } = useBrand();
  const field = form.amount('amount');
  return (
    <>
      <MoneyField
        {...field}
        hint={fill(words.range, { min: figure(method.min), max: figure(method.max) })}
        label={words.amount}
        symbol={symbol}
      />
      <div className={css.presets}>
        <Chips label={words.presets} wrap>
          {method.presets.map((preset) => (
            <Chip
              key={preset}
              on={preset === field.value}
              onClick={() => form.changeAmount('amount', preset)}
            >
              {shortAmount(preset)}
            </Chip>
          ))}
        </Chips>
      </div>
    </>
  );
};

type MethodRowProps = { method: PaymentMethod; isChosen: boolean; onChoose: () => void };

const MethodRow = ({ method, isChosen, onChoose }: MethodRowProps) => {
  const { cashier: words } = usePhrases('cashier');
  return (
    <OptionRow
      checked={isChosen}
      disabled={method.opensAt !== undefined}
      name="methodId"
      onChange={onChoose}
      value={method.id}
    >
      <span className={css.methodIcon}>
        <Icon of={isChosen ? creditCardFill : creditCard} />
      </span>
      <span className={css.method}>
        <span className={css.methodParts}>
          <span className={css.methodMain}>
            <span className={css.methodName}>
              {method.name} {method.demo && <Tag>{words.testMark}</Tag>}
            </span>
            <span className={`t-fig t-3 ${css.limits}`}>
              {figure(method.min)}&thinsp;– {figure(method.max)}
            </span>
          </span>
          <span className={css.methodAside}>
            <span>
              {method.opensAt ? (
                <OpensAt at={method.opensAt} text={words.opensAt} />
              ) : method.minutes === 0 ? (
                words.atOnce
              ) : (
                fill(words.minutes, { minutes: method.minutes })
              )}
            </span>
            <span className="t-3">
              {method.feePermille === 0
                ? words.noFee
                : fill(words.fee, { fee: `${(method.feePermille / 10).toFixed(1)}%` })}
            </span>
          </span>
        </span>
      </span>
    </OptionRow>
  );
};
