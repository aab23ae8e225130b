import { Button } from '@parlour/ui/components/button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { goMember } from '../../lib/navigation';
import { QueryScope } from '../../lib/queries';
import { BalanceTicket } from './balance-ticket';
import { VendorWallets } from './vendor-wallets';
import css from './wallet-page.module.css';

/** `transferFund`: what one has and where, and what one does with it. */
export const WalletPage = () => {
  const { wallet } = usePhrases('wallet');
  return (
    <div className={css.wallet}>
      <BalanceTicket />
      <div className={css.actions}>
        <Button look="accent" onClick={() => goMember('depositv2')}>
          {wallet.deposit}
        </Button>
        <Button onClick={() => goMember('personalHistoryCopy')}>{wallet.record}</Button>
      </div>
      <QueryScope>
        <VendorWallets />
      </QueryScope>
    </div>
  );
};
