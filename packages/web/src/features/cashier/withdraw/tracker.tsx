import {
  withdrawalSteps,
  type Withdrawal,
  type WithdrawalStep,
} from '@parlour/contract/cashier/withdrawals';
import { fill } from '@parlour/locales/phrases';
import type { Phrases } from '@parlour/locales/nouns';
import { Icon } from '@parlour/ui/components/art/icon';
import { cx } from '@parlour/ui/class-names';
import { dateTime } from '@parlour/ui/dates';
import { figure } from '@parlour/ui/format';
import { check } from '@parlour/ui/icons/check';
import { xCircle } from '@parlour/ui/icons/x-circle';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { serverNow } from '../../../lib/api/server-time';
import { useBrand } from '../../../lib/brand/brand';
import css from './withdraw.module.css';

const nameOf = (step: WithdrawalStep, words: Phrases['withdrawal']): string =>
  ({
    requested: words.stepRequested,
    reviewing: words.stepReviewing,
    sending: words.stepSending,
    receipt: words.stepReceipt,
    done: words.stepDone,
  })[step];

/** Five steps: which are done, where the money is now, what comes next and by when. */
export const Tracker = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { withdrawal: words } = usePhrases('withdrawal');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const { steps, status } = withdrawal;
  const hasEnded = status === 'refused' || status === 'failed';
  const shown = hasEnded ? withdrawalSteps.slice(0, steps.length) : withdrawalSteps;
  const current = steps.at(-1)?.step;
  return (
    <ol aria-live="polite" className={css.steps}>
      {shown.map((step, place) => {
        const reached = steps.find((each) => each.step === step);
        const isNow = step === current;
        const isDone = reached && (!isNow || step === 'done');
        return (
          <li
            aria-current={isNow ? 'step' : undefined}
            className={cx(css.step, isDone && css.stepDone, isNow && css.stepNow)}
            key={step}
          >
            <span aria-hidden className={css.dot}>
              {isNow && hasEnded ? (
                <Icon of={xCircle} size={16} />
              ) : isDone ? (
                <Icon of={check} size={16} />
              ) : (
                place + 1
              )}
            </span>
            <span className={css.stepText}>
              <span className={css.stepName}>{nameOf(step, words)}</span>
              {isNow && <Now withdrawal={withdrawal} />}
              {step === 'sending' && reached && withdrawal.bankReference && (
                <span className="t-small t-2">
                  {fill(words.bankReference, { reference: withdrawal.bankReference })}
                </span>
              )}
            </span>
            {reached && (
              <time className="t-small t-fig t-2" dateTime={reached.at}>
                {dateTime(reached.at, timeZone, locale)}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
};

/** Where the money is, and by when the step ends. */
const Now = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { withdrawal: words } = usePhrases('withdrawal');
  const { currencySymbol: symbol, timeZone } = useBrand();
  const locale = useLocale();
  const { status, receipt, reason, dueAt, amount } = withdrawal;
  const whole = { amount: `${symbol}\u00a0${figure(amount)}` };
  const settled = receipt?.settled;
  const settledInfo =
    settled &&
    (settled.as === 'proved'
      ? words.provedInfo
      : fill(
          {
            returned: words.returnedInfo,
            sending: words.restSendingInfo,
            sent: words.restSentInfo,
          }[settled.as],
          { amount: `${symbol}\u00a0${figure(settled.amount)}` },
        ));
  const answered = {
    waiting: words.receiptInfo,
    received: words.doneInfo,
    automatic: words.automaticDone,
    partly: words.complaintInfo,
    none: words.complaintInfo,
    settled: settledInfo ?? words.doneInfo,
  }[receipt?.state ?? 'waiting'];
  const text = {
    reviewing: words.reviewingInfo,
    approved: words.sendingInfo,
    sending: words.sendingInfo,
    unknown: words.unknownInfo,
    paid: answered,
    refused: fill(words.refusedInfo, whole),
    failed: fill(words.failedInfo, whole),
  }[status];
  const said =
    receipt?.state === 'partly' && receipt.amount
      ? fill(words.saidPartly, { amount: `${symbol}\u00a0${figure(receipt.amount)}` })
      : receipt?.state === 'none' && words.saidNone;
  const isLate = dueAt !== undefined && new Date(dueAt).getTime() < serverNow();
  return (
    <>
      <span className="t-small t-2">{text}</span>
      {reason && <span className="t-small">{reason}</span>}
      {said && <span className="t-small">{said}</span>}
      {/* Until when an answer is waited for stands beside the question. */}
      {dueAt && receipt?.state !== 'waiting' && (
        <span className="t-small t-2">
          {isLate ? words.lateInfo : fill(words.dueAt, { time: dateTime(dueAt, timeZone, locale) })}
        </span>
      )}
    </>
  );
};
