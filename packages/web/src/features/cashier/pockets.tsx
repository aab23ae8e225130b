import { Figures } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { Ticket } from '@parlour/ui/components/display/ticket';
import { signOf } from '@parlour/ui/format';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useBalance } from '../../lib/session/balance';
import { useBrand } from '../../lib/brand/brand';
import css from './deposit.module.css';

/** The current balance, over the form on a phone; on a desktop the header shows it. */
export const Pockets = () => {
  const { wallet } = usePhrases('wallet');
  const { currencySymbol: symbol } = useBrand();
  const { balance, isHidden: hidden } = useBalance();
  const isHolding = signOf(balance?.held) > 0;
  const shown = (amount: string | undefined) => (
    <Money amount={amount} hidden={hidden} size="m" symbol={symbol} />
  );
  return (
    <Ticket className={css.pockets} notch={isHolding ? 'half' : 'twoThirds'}>
      <Figures
        facts={[
          { name: wallet.main, value: shown(balance?.cash) },
          ...(isHolding ? [{ name: wallet.locked, value: shown(balance?.held) }] : []),
        ]}
      />
    </Ticket>
  );
};
