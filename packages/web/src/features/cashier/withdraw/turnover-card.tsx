import type { Withdrawable } from '@parlour/contract/cashier/withdrawals';
import { Figures } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { Ticket } from '@parlour/ui/components/display/ticket';
import { fill } from '@parlour/locales/phrases';
import { figure, signOf } from '@parlour/ui/format';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useBrand } from '../../../lib/brand/brand';
import { useBalance } from '../../../lib/session/balance';
import css from './withdraw.module.css';

/** What can be withdrawn, what cannot yet, and what must still be played for it. */
export const TurnoverCard = ({ money }: { money: Withdrawable }) => {
  const { withdrawal: words } = usePhrases('withdrawal');
  const { currencySymbol: symbol } = useBrand();
  const { isHidden: hidden } = useBalance();
  const { withdrawable, locked, turnover } = money;
  const shown = (amount: string) => (
    <Money amount={amount} hidden={hidden} size="m" symbol={symbol} />
  );
  return (
    <Ticket className={css.ticket} notch={signOf(locked) > 0 ? 'half' : 'twoThirds'}>
      <Figures
        facts={[
          { name: words.withdrawable, value: shown(withdrawable) },
          ...(signOf(locked) > 0 ? [{ name: words.locked, value: shown(locked) }] : []),
        ]}
      />
      {turnover && (
        <div className={css.turnover}>
          <p className={css.more}>
            {fill(words.playMore, { amount: `${symbol}\u00a0${figure(turnover.remaining)}` })}
          </p>
          <progress
            aria-label={words.locked}
            className={css.progress}
            max={Number(turnover.required)}
            value={Number(turnover.done)}
          />
          <p className="t-fig t-3">
            {fill(words.doneOf, {
              done: figure(turnover.done),
              required: figure(turnover.required),
            })}
          </p>
          <details className={css.why}>
            <summary>{words.whyTitle}</summary>
            <p className="t-2 t-prose">{words.why}</p>
          </details>
        </div>
      )}
    </Ticket>
  );
};
