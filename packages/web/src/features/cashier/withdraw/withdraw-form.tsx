import type { PaymentMethod } from '@parlour/contract/cashier';
import type { OwnPayees, Payee } from '@parlour/contract/cashier/payees';
import type { Withdrawable } from '@parlour/contract/cashier/withdrawals';
import { fill } from '@parlour/locales/phrases';
import { Chip, Chips } from '@parlour/ui/components/display/chips';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { Button, buttonClass } from '@parlour/ui/components/form/button';
import { OptionList, OptionRow } from '@parlour/ui/components/form/check-field';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { MoneyField } from '@parlour/ui/components/form/money-field';
import { PasswordField } from '@parlour/ui/components/form/password-field';
import { figure } from '@parlour/ui/format';
import { arrowCircleUp } from '@parlour/ui/icons/arrow-circle-up';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';
import { useBrand } from '../../../lib/brand/brand';
import { openModal } from '../../../lib/navigation/modal';
import { Link } from '../../../lib/navigation/navigation';
import { useSession } from '../../../lib/session/session';
import deposit from '../deposit.module.css';
import { OpensAt } from '../opens-at';
import { AddPayee } from './add-payee';
import { DocumentsFirst } from './documents-first';
import { PayeeChoice } from './payee-choice';
import { TurnoverCard } from './turnover-card';
import { amountFault, mostOf, useWithdrawForm } from './use-withdraw-form';
import css from './withdraw.module.css';
import { WithdrawSummary } from './withdraw-summary';
import { withdrawalsPath } from './withdrawal-path';
import { useMethods, usePayees, useWithdrawable } from './withdrawal-queries';

/** Chooses account and amount, and asks for the money: one page, one press. */
export const WithdrawForm = () => {
  const { withdrawal: words } = usePhrases('withdrawal');
  const [methods, payees, money] = [useMethods(), usePayees(), useWithdrawable()];
  const all = [methods, payees, money];
  const retry = () => void Promise.all(all.map((query) => query.refetch()));
  // What is typed stays when a later answer fails.
  const failed = all.find(({ data, isError }) => isError && !data);
  if (failed) return <QueryError onRetry={retry} refused={asRefused(failed.error)} />;
  if (!methods.data || !payees.data || !money.data)
    return <TableSkeleton onRetry={retry} rows={3} />;
  const [first] = methods.data.list;
  return (
    <div className={css.page}>
      <TurnoverCard money={money.data} />
      {first ? (
        <WithPayee first={first} methods={methods.data.list} money={money.data} own={payees.data} />
      ) : (
        <EmptyState icon={arrowCircleUp}>{words.noMethods}</EmptyState>
      )}
      <Link className={buttonClass({ look: 'quiet' })} href={withdrawalsPath()}>
        {words.list}
      </Link>
    </div>
  );
};

type WithPayeeProps = {
  own: OwnPayees;
  money: Withdrawable;
  methods: readonly PaymentMethod[];
  first: PaymentMethod;
};

/** Without an account the form for one stands in its place. */
const WithPayee = ({ own, ...rest }: WithPayeeProps) => {
  const [isAdding, setAdding] = useState(false);
  const [payeeId, setPayeeId] = useState<string>();
  const added = (id: string) => {
    setPayeeId(id);
    setAdding(false);
  };
  if (isAdding || own.list.length === 0) {
    const cancel = own.list.length > 0 ? { onCancel: () => setAdding(false) } : {};
    return <AddPayee {...cancel} onAdded={added} own={own} />;
  }
  const usable = own.list.find(({ restsUntil }) => !restsUntil);
  const payee = own.list.find(({ id }) => id === payeeId) ?? usable ?? own.list[0];
  return (
    <Form {...rest} onAdd={() => setAdding(true)} onChoose={setPayeeId} own={own} payee={payee} />
  );
};

type FormProps = WithPayeeProps & {
  payee: Payee | undefined;
  onChoose: (id: string) => void;
  onAdd: () => void;
};

const Form = ({ own, money, methods, first, payee, onChoose, onAdd }: FormProps) => {
  const { withdrawal: words, refusal } = usePhrases('withdrawal', 'refusal');
  const { form, method, choose } = useWithdrawForm(methods, first, payee, money);
  const { refused } = form;
  const { value: amount, error } = form.amount('amount');
  const hasPassword = useSession(({ member }) => member?.hasPaymentPassword) ?? false;
  const isPasswordRefused = refused?.code.startsWith('wallet.payment_password') ?? false;
  const needsDocuments = refused?.code === 'cashier.identity_needed';
  const isResting = method.opensAt !== undefined;
  const cannot =
    isResting || !hasPassword || payee?.restsUntil !== undefined || money.left.count === 0;
  return (
    <form {...form.formProps} className={deposit.form}>
      <div className={deposit.choices}>
        <DocumentsFirst refusedId={needsDocuments ? (refused?.id ?? '') : undefined} />
        <PayeeChoice chosen={payee} onAdd={onAdd} onChoose={onChoose} own={own} />
        {methods.length > 1 && <MethodChoice chosen={method} methods={methods} onChoose={choose} />}
        {method.opensAt && (
          <p className="t-2" role="status">
            <OpensAt at={method.opensAt} text={words.noneOpen} />
          </p>
        )}
        <Amount form={form} method={method} money={money} />
        {hasPassword ? (
          <PasswordField
            {...form.field('paymentPassword')}
            autoComplete="current-password"
            error={
              isPasswordRefused && refused ? refusal[refused.code] : form.errorOf('paymentPassword')
            }
            inputMode="numeric"
            label={words.password}
          />
        ) : (
          <div className={css.noPassword}>
            <p className="t-2">{words.passwordFirst}</p>
            <Button onClick={() => openModal('paymentPassword', {})}>{words.setPassword}</Button>
          </div>
        )}
        {refused && !error && !isPasswordRefused && !needsDocuments && (
          <FormAlert reference={refused.id}>{refusal[refused.code]}</FormAlert>
        )}
      </div>
      <WithdrawSummary
        amount={amountFault(amount, method, money) ? undefined : amount}
        method={method}
      >
        <Button
          busy={form.isBusy && words.sending}
          disabled={cannot}
          look="accent"
          type="submit"
          wide
        >
          {words.send}
        </Button>
      </WithdrawSummary>
    </form>
  );
};

type MethodChoiceProps = {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  onChoose: (id: string) => void;
};

const MethodChoice = ({ methods, chosen, onChoose }: MethodChoiceProps) => {
  const { withdrawal: words } = usePhrases('withdrawal');
  return (
    <>
      <h4 className="t-h3">{words.method}</h4>
      <OptionList label={words.method}>
        {methods.map(({ id, name, opensAt }) => (
          <OptionRow
            checked={id === chosen.id && !opensAt}
            disabled={opensAt !== undefined}
            key={id}
            name="methodId"
            onChange={() => onChoose(id)}
            value={id}
          >
            {name}
            {opensAt && <OpensAt at={opensAt} text={words.opensAt} />}
          </OptionRow>
        ))}
      </OptionList>
    </>
  );
};

type AmountProps = Pick<ReturnType<typeof useWithdrawForm>, 'form' | 'method'> & {
  money: Withdrawable;
};

const Amount = ({ form, method, money }: AmountProps) => {
  const { withdrawal: words } = usePhrases('withdrawal');
  const { currencySymbol: symbol } = useBrand();
  const field = form.amount('amount');
  const max = mostOf(method, money);
  const { count } = money.left;
  const range = fill(words.range, { min: figure(method.min), max: figure(max) });
  const left = count === 0 ? words.noneLeft : fill(words.leftToday, { count });
  return (
    <>
      <MoneyField {...field} hint={`${range}. ${left}`} label={words.amount} symbol={symbol} />
      <Chips label={words.amount} wrap>
        <Chip on={field.value === max} onClick={() => form.changeAmount('amount', max)}>
          {words.all}
        </Chip>
      </Chips>
    </>
  );
};
