import { IconButton } from '@parlour/ui/components/form/icon-button';
import { Money } from '@parlour/ui/components/display/money';
import { TornTicket } from '@parlour/ui/components/display/ticket';
import { EngravedBackground } from '@parlour/ui/components/art/engraved-background';
import { arrowsClockwise } from '@parlour/ui/icons/arrows-clockwise';
import { eye } from '@parlour/ui/icons/eye';
import { eyeSlash } from '@parlour/ui/icons/eye-slash';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { refreshBalance, toggleHiddenBalance, useBalance } from '../../lib/session/balance';
import { useBrand } from '../../lib/brand/brand';
import css from './balance-ticket.module.css';

/** What one has: the sum, and of what it is made (the children). The eye masks all of it. */
export const BalanceTicket = ({ children }: { children: ReactNode }) => (
  <div className={css.ticket}>
    <TornTicket
      head={
        <EngravedBackground name="wallet">
          <div className={css.head}>
            <Sum />
            <Tools />
          </div>
        </EngravedBackground>
      }
    >
      {children}
    </TornTicket>
  </div>
);

const Sum = () => {
  const { wallet, brand } = usePhrases('wallet', 'brand');
  const { currencySymbol: symbol } = useBrand();
  const { balance, isHidden } = useBalance();
  return (
    <div className={css.sum}>
      <p className="t-small t-2">{wallet.total}</p>
      {balance ? (
        <Money amount={balance.sumBalance} hidden={isHidden} size="xl" symbol={symbol} />
      ) : (
        <p className="t-2">{brand.balanceUpdating}</p>
      )}
    </div>
  );
};

const Tools = () => {
  const { wallet } = usePhrases('wallet');
  const { isHidden, isRefreshing } = useBalance();
  return (
    <span className={css.tools}>
      <IconButton
        aria-pressed={isHidden}
        icon={isHidden ? eyeSlash : eye}
        label={isHidden ? wallet.show : wallet.hide}
        onClick={toggleHiddenBalance}
      />
      <IconButton
        aria-busy={isRefreshing}
        icon={arrowsClockwise}
        label={wallet.refresh}
        onClick={() => void refreshBalance().catch(() => undefined)}
      />
    </span>
  );
};
