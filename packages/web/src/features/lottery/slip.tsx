import { Money } from '@parlour/ui/components/display/money';
import { TornTicket } from '@parlour/ui/components/display/ticket';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useBrand } from '../../lib/brand/brand';
import css from './slip.module.css';

/** The slip before its first ticket. */
export const Slip = () => {
  const { lottery } = usePhrases('lottery');
  const { currencySymbol } = useBrand();
  return (
    <section aria-labelledby="slip">
      <TornTicket
        head={
          <h2 className={`t-h3 ${css.head}`} id="slip">
            {lottery.slip}
          </h2>
        }
      >
        <div className={css.empty}>
          <p className="t-label">{lottery.slipEmpty}</p>
          <p className="t-small t-2">{lottery.slipEmptyInfo}</p>
        </div>
        <div className={css.total}>
          <span className="t-label">{lottery.total}</span>
          <Money amount="0" size="l" symbol={currencySymbol} />
        </div>
      </TornTicket>
    </section>
  );
};
