import { Figures } from '@parlour/ui/components/facts';
import { IconButton } from '@parlour/ui/components/icon-button';
import { Money } from '@parlour/ui/components/money';
import { Button } from '@parlour/ui/components/button';
import { TornTicket } from '@parlour/ui/components/ticket';
import { arrowsClockwise } from '@parlour/ui/icons/arrows-clockwise';
import { eye } from '@parlour/ui/icons/eye';
import { eyeSlash } from '@parlour/ui/icons/eye-slash';
import { usePhrases } from '@parlour/ui/use-phrases';
import { refreshBalance, toggleHiddenBalance, useBalance } from '../../lib/balance';
import { useBrand } from '../../lib/brand';
import { goMember } from '../../lib/navigation';
import css from './wallet-page.module.css';

/** `transferFund`: what one has, pocket by pocket. */
export const WalletPage = () => {
  const { wallet, brand } = usePhrases('wallet', 'brand');
  const { currencySymbol: symbol } = useBrand();
  const { balance, isHidden, isRefreshing } = useBalance();
  const shown = (amount: string | undefined) => (
    <Money amount={amount} hidden={isHidden} size="m" />
  );
  return (
    <div className={css.wallet}>
      <TornTicket
        head={
          <div className={css.head}>
            <div>
              <p className="t-small t-2">{wallet.total}</p>
              {balance ? (
                <Money amount={balance.sumBalance} hidden={isHidden} size="xl" symbol={symbol} />
              ) : (
                <p className="t-2">{brand.balanceUpdating}</p>
              )}
            </div>
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
          </div>
        }
      >
        <div className={css.pockets}>
          <Figures
            facts={[
              { name: wallet.main, value: shown(balance?.cash) },
              { name: wallet.bonus, value: shown(balance?.bonus) },
              { name: wallet.locked, value: shown(balance?.held) },
            ]}
          />
        </div>
      </TornTicket>
      <div className={css.actions}>
        <Button look="accent" onClick={() => goMember('depositv2')}>
          {wallet.deposit}
        </Button>
        <Button onClick={() => goMember('personalHistoryCopy')}>{wallet.record}</Button>
      </div>
    </div>
  );
};
