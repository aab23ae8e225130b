import { Figures } from '@parlour/ui/components/display/facts';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { Money } from '@parlour/ui/components/display/money';
import { TornTicket } from '@parlour/ui/components/display/ticket';
import { EngravedBackground } from '@parlour/ui/components/art/engraved-background';
import { signOf } from '@parlour/ui/format';
import { arrowsClockwise } from '@parlour/ui/icons/arrows-clockwise';
import { eye } from '@parlour/ui/icons/eye';
import { eyeSlash } from '@parlour/ui/icons/eye-slash';
import { usePhrases } from '@parlour/ui/use-phrases';
import { refreshBalance, toggleHiddenBalance, useBalance } from '../../lib/session/balance';
import { useBrand } from '../../lib/brand/brand';
import { vendorsPart } from '../../lib/brand/vendors-part';
import css from './balance-ticket.module.css';

/** What one has: the sum, and pocket by pocket. The eye masks all of it. */
export const BalanceTicket = () => {
  const { wallet } = usePhrases('wallet');
  const { balance, isHidden } = useBalance();
  const atVendors = vendorsPart(balance);
  const shown = (amount: string | undefined) => (
    <Money amount={amount} hidden={isHidden} size="m" />
  );
  return (
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
        <Figures
          facts={[
            { name: wallet.main, value: shown(balance?.cash) },
            ...(atVendors ? [{ name: wallet.atVendors, value: shown(atVendors) }] : []),
            { name: wallet.bonus, value: shown(balance?.bonus) },
            ...(signOf(balance?.held) > 0
              ? [{ name: wallet.locked, value: shown(balance?.held) }]
              : []),
          ]}
        />
      </TornTicket>
    </div>
  );
};

const Sum = () => {
  const { wallet, brand } = usePhrases('wallet', 'brand');
  const { currencySymbol: symbol } = useBrand();
  const { balance, isHidden } = useBalance();
  return (
    <div>
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
