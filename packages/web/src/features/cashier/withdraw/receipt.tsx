import { cashier } from '@parlour/contract/cashier';
import type { Withdrawal } from '@parlour/contract/cashier/withdrawals';
import { faultOf } from '@parlour/contract/faults';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { MoneyField } from '@parlour/ui/components/form/money-field';
import { dateTime } from '@parlour/ui/dates';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api';
import { serverNow } from '../../../lib/api/server-time';
import { useBrand } from '../../../lib/brand/brand';
import { useForm } from '../../../lib/form/use-form';
import { ProofPicture } from './proof-picture';
import { ReceiptPictures } from './receipt-pictures';
import css from './withdraw.module.css';
import { withdrawalKey } from './withdrawal-queries';

type ReceiptProps = { withdrawal: Withdrawal };

/** The question whether the money arrived; after the answer, for some days, the complaint. */
export const Receipt = ({ withdrawal }: ReceiptProps) => {
  const { withdrawal: words } = usePhrases('withdrawal');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const [isComplaining, setComplaining] = useState(false);
  const { receipt } = withdrawal;
  if (!receipt) return null;
  const { state, dueAt, complainUntil } = receipt;
  const isOpen =
    /^(received|automatic)$/.test(state) && new Date(complainUntil).getTime() > serverNow();
  if (state === 'waiting' || (isOpen && isComplaining)) {
    return (
      <section className={css.receipt}>
        <h4 className="t-h3">{words.receiptTitle}</h4>
        <Answers isComplaint={state !== 'waiting'} withdrawal={withdrawal} />
        {state === 'waiting' && (
          <p className="t-small t-2 t-prose">
            {fill(words.automaticInfo, { time: dateTime(dueAt, timeZone, locale) })}
          </p>
        )}
      </section>
    );
  }
  if (state === 'partly' || state === 'none') {
    return (
      <section className={css.receipt}>
        <ReceiptPictures withdrawal={withdrawal} />
      </section>
    );
  }
  if (receipt.proof) return <ProofPicture withdrawalId={withdrawal.id} />;
  if (!isOpen) return null;
  return (
    <section className={css.receipt}>
      <p className="t-small t-2">
        {fill(words.complainUntil, { time: dateTime(complainUntil, timeZone, locale) })}
      </p>
      <div>
        <Button onClick={() => setComplaining(true)}>{words.complain}</Button>
      </div>
    </section>
  );
};

type Input = { answer: 'received' | 'partly' | 'none'; amount?: string };

const useAnswer = (id: string) => {
  const client = useQueryClient();
  return async (input: Input) => {
    const answered = await call(cashier.confirmReceipt, { id, ...input }, { loader: true });
    client.setQueryData(withdrawalKey(id), answered);
  };
};

const Answers = ({ withdrawal, isComplaint }: ReceiptProps & { isComplaint: boolean }) => {
  const { withdrawal: words, refusal } = usePhrases('withdrawal', 'refusal');
  const [said, say] = useState<'partly' | 'none'>();
  const answer = useAnswer(withdrawal.id);
  const form = useForm({ check: () => [], send: () => answer({ answer: 'received' }) });
  const { refused } = form;
  if (said) {
    return <Complaint onBack={() => say(undefined)} said={said} withdrawal={withdrawal} />;
  }
  return (
    <form {...form.formProps} className={css.answers}>
      {refused && <FormAlert reference={refused.id}>{refusal[refused.code]}</FormAlert>}
      {!isComplaint && (
        <Button busy={form.isBusy && words.sending} look="accent" type="submit" wide>
          {words.receivedAll}
        </Button>
      )}
      <div className={css.two}>
        <Button onClick={() => say('partly')} wide>
          {words.partly}
        </Button>
        <Button onClick={() => say('none')} wide>
          {words.notReceived}
        </Button>
      </div>
    </form>
  );
};

type ComplaintProps = ReceiptProps & { said: 'partly' | 'none'; onBack: () => void };

/** That less or nothing arrived, with pictures. */
const Complaint = ({ withdrawal, said, onBack }: ComplaintProps) => {
  const { withdrawal: words, refusal, common } = usePhrases('withdrawal', 'refusal', 'common');
  const { currencySymbol: symbol } = useBrand();
  const answer = useAnswer(withdrawal.id);
  const isPartly = said === 'partly';
  const max = withdrawal.arrives;
  const form = useForm({
    check: ({ amount }) => {
      const fault = isPartly && faultOf('amount', { kind: 'money', max }, String(amount ?? ''));
      return fault ? [fault] : [];
    },
    send: ({ amount }) => answer({ answer: said, ...(isPartly && { amount: String(amount) }) }),
  });
  const { refused, faults } = form;
  return (
    <form {...form.formProps} className={css.answers}>
      {refused && faults.length === 0 && (
        <FormAlert reference={refused.id}>{refusal[refused.code]}</FormAlert>
      )}
      {isPartly && (
        <MoneyField {...form.amount('amount')} label={words.partlyAmount} symbol={symbol} />
      )}
      <ReceiptPictures withdrawal={withdrawal} />
      <Button busy={form.isBusy && words.sending} look="accent" type="submit" wide>
        {words.partlySend}
      </Button>
      <Button look="quiet" onClick={onBack} wide>
        {common.back}
      </Button>
    </form>
  );
};
